"""How this copy of Theomachy was built."""

import hashlib
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from theomachy.kernel import rng

SOURCES: Final = Path(__file__).parent
DECIDE: Final = ("kernel/*.py", "games/**/*.py", "games/**/*.toml", "games/**/*.txt")  # what numbers in a state mean
# What a game of a contest depends on.
PLAYS: Final = (*DECIDE, "bots/*.py", "arena/duplicate.py", "games/*/weights.bin")


def compiled() -> bool:
    """True when the rules run as machine code, False when they run from their sources."""
    return not rng.__file__.endswith(".py")


def compiler() -> str:
    """That made the machine code, such as `gcc 12.2.0`."""
    return str(built().get("compiler", "?"))


def profile_guided() -> bool:
    """True when the compiler had seen games played, and knew which code is hot."""
    return bool(built().get("profile_guided", False))


@cache
def built() -> dict[str, object]:
    """What the build has written down; nothing if the rules run from their sources."""
    file = SOURCES / "built.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if compiled() and file.exists() else {}


def docs() -> Path:
    """Documents and examples: they are installed, or lie beside the sources."""
    installed = SOURCES / "docs"
    return installed if installed.is_dir() else SOURCES.parent / "docs"


@cache
def mark(package: str = "", sources: tuple[str, ...] = DECIDE) -> str:
    """Stands for the rules as they are in this build: what is recalled in numbers holds where the mark is the same.
    A game of somebody else names its package, which then counts, too."""
    sha = hashlib.sha256()
    for path in sorted(path for pattern in sources for path in SOURCES.glob(pattern)):
        sha.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    if package:
        folder = Path(str(import_module(package).__file__)).parent
        for path in sorted(folder.rglob("*.py")):
            sha.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return sha.hexdigest()[:16]
