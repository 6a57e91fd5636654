"""The set-up: .venv, the packages in it, the web client, and Theomachy itself, compiled."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from tools.commands import GENTLY, NO_NETWORK, PROGRAMS, Failed, install_on_debian, quietly, side_by_side, work
from tools.console import CONSOLE
from tools.making import BIN, COMPILE, ROOT, VENV, digest, half_made, is_made, made, one_at_a_time

PURE = os.environ.get("THEOMACHY_PURE") == "1"
TO_PLAY, TO_COMPILE = "requirements.lock", "requirements-compile.lock"
TO_TEST, TO_MEASURE = "requirements-dev.lock", "requirements-bench.lock"
TO_PUBLISH, TO_LEARN = "requirements-wheels.lock", "requirements-learn.lock"
NODE, UV = "requirements-node.lock", "requirements-uv.lock"
TO_DOCUMENT = "requirements-docs.lock"
CLIENT = ("web/*", "web/src/**/*", "web/public/**/*")
INPUTS_OF_THE_WHEEL = ("theomachy/**/*", "docs/**/*", "pyproject.toml", "hatch_build.py", "freeing.h", *CLIENT)
BUILDS = ("pure", "compiled", "guided")  # the last is the best
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # with it the tests take half the time
PROGRESS = "THEOMACHY_PROGRESS"  # names a file in which the build says how far it is
NO_COMPILER, NO_HEADERS = "There is no C compiler here", "The C headers of Python are missing"
TO_HAVE_BOTH = ("gcc", "python3-dev")


def set_up(*more_packages: str) -> None:
    prepare(TO_COMPILE, *more_packages)
    with one_at_a_time(COMPILE):
        if not theomachy_is_current():
            look_for_compiler()
            with CONSOLE.step("Packing the sources, not compiled" if PURE else "Compiling the rules"):
                install_theomachy()


def prepare(*more_packages: str) -> None:
    """All but Theomachy itself."""
    with one_at_a_time():
        make_environment()
        packages = (TO_PLAY, *more_packages)
        if (theomachy_is_current() and not PURE) or client_is_current():
            if not all(map(is_installed, packages)):
                with CONSOLE.step("Installing packages"):
                    install(*packages)
        else:
            with CONSOLE.step("Installing packages, building the web client"):
                if not has_node():
                    install(NODE)
                side_by_side(lambda: install(*packages), build_client)


# --- .venv and its packages -------------------------------------------------------------------------------------------


def make_environment() -> None:
    maker = f"{sys.version} {sys.base_prefix} {ROOT}"
    if is_made("environment", maker):
        return
    if importlib.util.find_spec("ensurepip") is None:
        install_on_debian("Python cannot make environments here", "python3-venv")
    with made("environment", maker):
        work("Making .venv", sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
        # tests and benchmarks are imported from here; at the end of the path, after the installed theomachy
        next(VENV.glob("lib/python*/site-packages")).joinpath("checkout.pth").write_text(f"{ROOT}\n")


def is_installed(packages: str) -> bool:
    return is_made(packages, digest(packages))


def install(*packages: str) -> None:
    for name in packages:
        if is_installed(name):
            continue
        again = anew(name)
        with made(name, digest(name)):
            fetch(f"Installing {name}", *again, "--require-hashes", "-r", name)


def anew(packages: str) -> tuple[str, ...]:
    """Half a package, left when somebody was interrupted, looks to uv and pip like a whole one."""
    return ("--force-reinstall",) if half_made(packages) else ()


def fetch(doing: str, *what: str | Path) -> None:
    """With uv, which takes a fraction of the time; with pip where uv does not run, or finds less: an index or a
    certificate may be known to pip alone."""
    if has_uv():
        try:
            quietly(doing, BIN / "uv", "pip", "install", "--quiet", "--python", BIN / "python", *what)
            return
        except Failed as failure:
            if failure.known not in (None, NO_NETWORK):
                raise
    quietly(doing, *pip(), "install", "--no-compile", *what)


def has_uv() -> bool:
    if not is_installed(UV):
        get = ("install", *anew(UV), "--no-compile", "--no-deps", "--only-binary", ":all:", "--require-hashes")
        try:
            with made(UV, digest(UV)):
                quietly("Fetching uv", *pip(), *get, "-r", UV)
        except Failed as failure:
            if failure.known:
                raise
            return False  # there is none for this system
    return True


def pip() -> tuple[str | Path, ...]:
    """The one that Python brings along for new environments: to install it there first would take five seconds."""
    beside = Path(str(importlib.util.find_spec("ensurepip").origin)).parent / "_bundled"  # type: ignore[union-attr]
    wheels = [*Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or beside).glob("pip-*.whl"), *beside.glob("pip-*.whl")]
    return BIN / "python", wheels[0] / "pip", "--quiet", "--disable-pip-version-check", "--no-input"


# --- the web client ---------------------------------------------------------------------------------------------------


def client_is_current() -> bool:
    return PROGRAMS.run(BIN / "python", "web/build.py", "current")[0] == 0


def has_node() -> bool:
    return PROGRAMS.run(BIN / "python", "web/build.py", "node")[0] == 0


def build_client() -> None:
    quietly("Building the web client", BIN / "python", "web/build.py", "build")


# --- Theomachy --------------------------------------------------------------------------------------------------------


def theomachy_is_current() -> bool:
    sources = digest(*INPUTS_OF_THE_WHEEL)
    return any(is_made("theomachy", f"{kind} {sources}") for kind in BUILDS[BUILDS.index(build_wanted()) :])


def build_wanted() -> str:
    return "pure" if PURE else "guided" if os.environ.get("THEOMACHY_PROFILE") == "1" else "compiled"


def install_theomachy(*before: str, **environment: str) -> None:
    """`before` the command that builds may stand another, such as `nice`.  Its own files go with ours, also if it is
    killed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        wheel = build(Path(folder), *before, **environment)
        with made("theomachy", f"{build_wanted()} {digest(*INPUTS_OF_THE_WHEEL)}"):
            fetch("Installing Theomachy", "--no-deps", "--force-reinstall", wheel)


def build(folder: Path, *before: str, **environment: str) -> Path:
    if build_wanted() == "compiled":
        environment["THEOMACHY_CACHE"] = str(VENV / "compiled")
    environment["TMPDIR"] = str(folder)
    quietly("Compiling the rules", *before, BIN / "hatchling", "build", "-t", "wheel", "-d", folder, **environment)
    return max(folder.glob("*.whl"), key=os.path.getmtime)


def compile_beside(progress: Path) -> None:
    """At low priority, for who plays meanwhile."""
    with one_at_a_time():
        install(TO_COMPILE)
    with one_at_a_time(COMPILE):
        if not theomachy_is_current():
            install_theomachy(*GENTLY, **{PROGRESS: str(progress)})


def compiler() -> Path | None:
    found = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
    return Path(found) if found else None


def compiler_trouble() -> str:
    if PURE:
        return ""
    if compiler() is None:
        return NO_COMPILER
    return "" if Path(sysconfig.get_path("include"), "Python.h").exists() else NO_HEADERS


def look_for_compiler() -> None:
    if trouble := compiler_trouble():
        install_on_debian(trouble, *TO_HAVE_BOTH)


def look_for_browser() -> None:
    if not any(map(shutil.which, BROWSERS)):
        install_on_debian("There is no Chromium here", "--no-install-recommends", "chromium", SHELL)
