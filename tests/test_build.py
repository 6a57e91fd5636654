"""Compiled and interpreted, the rules are the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from tests.laws.play import played
from theomachy.build import compiled
from theomachy.games.registry import OURS
from theomachy.kernel.rng import Rng


def game_hash(key: str) -> str:
    """Of everything that happens in some games: states, views, guesses."""
    of, game = played(key), played(key).game
    digest = hashlib.sha256()
    for number in range(8):
        rng = Rng(number)
        edition = game.editions[number % len(game.editions)]
        play = hashlib.sha512(edition.encode() * (number + 1)).digest()
        for at, s in enumerate(of.positions(game.options(edition), play)):
            digest.update(repr(s.save()).encode())
            if at % 10 == 0 and game.to_move(s) >= 0:
                digest.update(repr(game.view(s, at // 10 % of.seats(play))).encode())
                game.resample(copy := s.copy(), 0, rng)
                digest.update(repr(copy.save()).encode())
                game.playout(copy, rng)
                digest.update(repr(copy.save()).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("key", OURS)
def test_interpreted_and_compiled_play_the_same_game(key: str) -> None:
    """The other way of running, in a process of its own, comes to the same hash."""
    other = {**os.environ, "THEOMACHY_PURE": "1" if compiled() else "0"}
    other.pop("PYTHONPATH", None)  # it would bring the sources here before what is installed
    program = "import theomachy.build, tests.test_build as t; print(theomachy.build.compiled(), t.game_hash('KEY'))"
    call = [sys.executable, "-P", "-c", program.replace("KEY", key)]
    done = subprocess.run(call, env=other, capture_output=True, text=True)
    assert done.stdout.split() == [str(not compiled()), game_hash(key)], done.stderr
