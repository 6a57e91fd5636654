"""What a net sees, compared with what the seats see: the same things are there, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from theomachy.kernel.net import ALWAYS, MOST, Features
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY

# The features that a game has by what its views show: one's own, and the other's laid open.
Seen = Callable[[Any, Any], Iterator[int]]


def positions(game: Any, options: Any, seed: int, likes: Callable[[int], bool] = lambda action: True) -> Iterator[Any]:
    """Of a game of two in which everything is chosen at random, rather what makes interesting positions."""
    s = game.new(2, options)
    rng = Rng(seed)
    while game.to_move(s) != NOBODY:
        yield s
        legal = game.legal(s)
        if game.to_move(s) >= 0 and rng.below(3):
            legal = [action for action in legal if likes(action)] or legal
        game.apply(s, legal[rng.below(len(legal))])


def features_of(game: Any, s: Any) -> tuple[Counter[int], int]:
    found = Features()
    side = game.features(s, found)
    return Counter(found.numbers()), side


def check_features(game: Any, s: Any, seen: Seen, untold: Iterable[int] = ()) -> None:
    """`untold` are those that no view shows, though nothing of it is hidden."""
    found, side = features_of(game, s)
    assert side == (s.asked if s.asked >= 0 else s.active)
    views = game.view(s, side), game.view(s, 1 - side, True)
    assert found == Counter([ALWAYS, *seen(*views), *untold])
    assert found.total() < MOST, "some were left out"
    assert max(found) < game.layout.features
    again = game.load(s.save(), s.options)
    assert features_of(game, again) == features_of(game, s.copy()) == (found, side)
