"""However long a chain of frames, states or nodes is, and whatever lets go of it, it is freed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fourth.installed import environment
from tests.laws.chains import WAYS
from tests.laws.play import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_chains_of_any_length_are_freed(game: str) -> None:
    """In a process of its own, for compiled code that frees wrongly does not fail but dies; with an allocator that
    looks at what lies before and behind each block.  `-P`: the same build as here."""
    command = [sys.executable, "-P", str(Path(__file__).with_name("chains.py")), game]
    careful = {**environment(), "PYTHONMALLOC": "debug"}
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=careful)
    assert run.stdout.split("\n")[-2:] == ["all is well", ""], (run.returncode, run.stdout, run.stderr[-2000:])
    assert run.stdout.count("\n") == len(WAYS) + 1
