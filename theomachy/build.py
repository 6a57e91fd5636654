"""How this copy of Theomachy was built."""

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from theomachy.kernel import rng

SOURCES: Final = Path(__file__).parent
DECIDE: Final = ("kernel/*.py", "games/**/*.py", "games/**/*.toml", "games/**/*.txt")  # what numbers in a state mean


def compiled() -> bool:
    """True when the rules run as machine code, False when they run from their sources."""
    return not rng.__file__.endswith(".py")


@cache
def mark(package: str = "") -> str:
    """Stands for the rules as they are in this build: what is recalled in numbers holds where the mark is the same.
    A game of somebody else names its package, which then counts, too."""
    sha = hashlib.sha256()
    for path in sorted(path for pattern in DECIDE for path in SOURCES.glob(pattern)):
        sha.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    if package:
        folder = Path(str(import_module(package).__file__)).parent
        for path in sorted(folder.rglob("*.py")):
            sha.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return sha.hexdigest()[:16]
