"""Games played for tests, whichever game it is: at random, and in all ways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.table.dealer import Dealer


def shorter(key: str) -> dict[str, Value]:
    """Options with which no game takes long."""
    return {"goal_override": 8, "round_limit": 30} if key == "deukalion" else {}


def at_random(game: Any, options: Any, seed: int, seats: int = 2) -> Iterator[tuple[Any, list[LogEntry]]]:
    """A random game, state by state, with what happened since the one before."""
    rng = Rng(seed)
    s = game.new(seats, options)
    log = s.log = Log()
    while True:
        yield s, log.drain()
        if game.to_move(s) == NOBODY:
            return
        legal = game.legal(s)
        if game.to_move(s) == CHANCE:
            game.apply(s, Dealer(rng.below(1 << 30)).draw(legal, game.weights(s)))
        else:
            game.apply(s, legal[rng.below(len(legal))])


def perft(game: Any, s: Any, depth: int) -> int:
    """Sequences of exactly so many decisions; a game that is over has none."""
    if depth == 0:
        return 1
    if game.to_move(s) == NOBODY:
        return 0
    legal = game.legal(s)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = s.copy()
        game.take(after, action)
        total += perft(game, after, depth - 1)
    return total
