"""Two engines that share no line agree on every choice, every chance and every table."""

import pytest

from tests.hera_zeus.lockstep import Pair, seen_in
from theomachy.build import compiled

GAMES = 480 if compiled() else 240
LOOKED_AT = 60 if compiled() else 40


@pytest.mark.parametrize("part", range(8))
def test_both_engines_play_the_same_games(part: int) -> None:
    for seed in range(part, GAMES, 8):
        for _ in Pair(seed).moments():
            pass


@pytest.mark.parametrize("part", range(4))
def test_both_engines_show_each_seat_the_same_table(part: int) -> None:
    for seed in range(part, LOOKED_AT, 4):
        pair = Pair(100_000 + seed)
        for question in pair.moments():
            for name in ("hera", "zeus", "watcher"):
                if question.open:
                    assert seen_in(pair.view(name)) == pair.second.seen_by(name), f"{name}, {pair.where}"
