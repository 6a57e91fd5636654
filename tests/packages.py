"""`./dev check-packages`: the pure wheel installed in environments of their own, with the lowest versions of other
packages that are allowed, with the newest, without what Windows lacks; and the sources where there is neither Node nor
a C compiler."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOOLS = Path(sys.executable).parent
NOTHING = Path("no-such-folder")
PURE = {**os.environ, "THEOMACHY_PURE": "1"}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        wheel, sources = packed("wheel", Path(folder, "dist")), packed("sdist", Path(folder, "dist"))
        check(Path(folder, "lowest"), wheel, "--resolution", "lowest-direct")
        check(Path(folder, "highest"), wheel, "--resolution", "highest")
        check(Path(folder, "elsewhere"), wheel, python_path=ROOT / "tests" / "elsewhere")
        check(Path(folder, "sources"), sources)


def packed(kind: str, folder: Path) -> Path:
    command: list[str | Path] = [TOOLS / "hatchling", "build", "-t", kind, "-d", folder]
    subprocess.run(command, cwd=ROOT, env=PURE, check=True, capture_output=True)
    return max(folder.iterdir(), key=os.path.getmtime)


def check(environment: Path, package: Path, *options: str, python_path: Path = NOTHING) -> None:
    python = environment / "bin" / "python"
    uv, bare = str(TOOLS / "uv"), {**os.environ, "PATH": ""}  # without Node, without a compiler
    print(environment.name, end=": ", flush=True)
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, environment], check=True)
    install: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python, *options, package]
    subprocess.run(install, check=True, env=bare)
    subprocess.run([python, ROOT / "tests" / "installed.py"], check=True, env=PURE | {"PYTHONPATH": str(python_path)})


if __name__ == "__main__":
    main()
