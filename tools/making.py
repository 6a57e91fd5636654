"""What is made once, and again when what it is made from has changed."""

from __future__ import annotations

import fcntl
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tools.console import CONSOLE

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
BUNDLE = ROOT / "theomachy" / "server" / "web"  # made, not an input
SET_UP, COMPILE = "dev", "hatch_build.py"  # what one of us does at a time, by the file that is locked meanwhile


def is_made(thing: str, source: str) -> bool:
    """Was it made, and from the same inputs as now?"""
    stamp = VENV / f"{thing}.made"
    return stamp.exists() and stamp.read_text() == source


def half_made(thing: str) -> bool:
    """Was it begun, and not finished?  What is there then must not be believed."""
    return (VENV / f"{thing}.begun").exists()


@contextmanager
def made(thing: str, source: str) -> Iterator[None]:
    """Whoever is interrupted here has made nothing, but perhaps left something."""
    stamp = VENV / f"{thing}.made"
    stamp.unlink(missing_ok=True)
    VENV.mkdir(exist_ok=True)
    begun = stamp.with_suffix(".begun")
    begun.touch()
    yield
    passing = stamp.with_suffix(".passing")
    passing.write_text(source)
    passing.replace(stamp)
    begun.unlink(missing_ok=True)


@cache
def digest(*patterns: str) -> str:
    files = sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()})
    sha = hashlib.sha256()
    for path in files:
        if "__pycache__" not in path.parts and BUNDLE not in path.parents:
            sha.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return sha.hexdigest()


@contextmanager
def one_at_a_time(what: str = SET_UP) -> Iterator[None]:
    with (ROOT / what).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            CONSOLE.say("Waiting for another ./dev that is setting up.")
            fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        except KeyboardInterrupt:
            CONSOLE.say("Interrupted; the next ./dev goes on from here.")
            raise
