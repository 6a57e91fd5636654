"""Guesses fit all that a seat was ever told, and are uniform; what is believed fits as well: counted out on small
positions of our games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from tests.laws.play import played
from tests.laws.small import SAMPLES, Small, too_far
from theomachy.games.registry import OURS
from theomachy.kernel.rng import Rng


def module_of(key: str) -> Any:
    return import_module(f"tests.laws.small_{key.replace('-', '_')}")


@cache
def positions(key: str) -> list[Small]:
    found: list[Small] = module_of(key).small_positions()
    assert len(found) == module_of(key).POSITIONS
    return found


def numbers(of: str) -> list[tuple[str, int]]:
    return [(key, number) for key in OURS for number in range(getattr(module_of(key), of))]


@pytest.mark.parametrize(("key", "number"), numbers("POSITIONS"))
def test_what_is_resampled_is_uniform(key: str, number: int) -> None:
    """From the same state again and again."""
    small, game, rng = positions(key)[number], played(key).game, Rng(number)
    assert small.hidden(small.s) in small.parts, small.name
    drawn: Counter[Any] = Counter()
    for _ in range(SAMPLES):
        other = small.s.copy()
        game.resample(other, small.seat, rng)
        drawn[small.hidden(other)] += 1
    assert set(drawn) <= set(small.parts), small.name
    assert not too_far(drawn, small.parts), small.name


@pytest.mark.parametrize(("key", "number"), numbers("WITH_ALL_CARDS"))
def test_guesses_are_uniform(key: str, number: int) -> None:
    """From a view and what is recalled with it; in the other positions cards of the box are missing."""
    small, game, rng = positions(key)[number], played(key).game, Rng(number)
    view, recall = game.view(small.s, small.seat), game.recall(small.s, small.seat)
    drawn = Counter(small.hidden(game.guess(view, recall, rng)) for _ in range(SAMPLES))
    assert set(drawn) <= set(small.parts), small.name
    assert not too_far(drawn, small.parts), small.name


@pytest.mark.parametrize(("key", "number"), numbers("POSITIONS"))
def test_what_is_believed_could_be(key: str, number: int) -> None:
    """Some of it sooner than the rest, but nothing that is ruled out."""
    small, game, rng = positions(key)[number], played(key).game, Rng(number)
    believer, drawn = game.believer(small.s.copy(), small.seat), set()
    for _ in range(SAMPLES // 4):
        world = small.s.copy()
        believer.redraw(world, rng)
        drawn.add(small.hidden(world))
    assert drawn <= set(small.parts), small.name
