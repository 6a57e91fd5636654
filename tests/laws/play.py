"""Games played by bytes: hypothesis chooses them, and shrinks them when a law is broken."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from theomachy.build import compiled
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.options import OPTIONS, Options
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.vocabulary import TAKE, TARGET_HAND, USE
from theomachy.kernel.options import Range, Value
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import State as KernelState

GAME = game_named("hera-zeus")
EXAMPLES = 150 if compiled() else 25


def some_options() -> st.SearchStrategy[Options]:
    """Every edition, with anything changed in it."""
    changes: dict[str, st.SearchStrategy[Value]] = {
        name: st.sampled_from((0, 0, 7) if isinstance(values, Range) else values)
        for name, (values, _) in OPTIONS.items()
    }
    return st.builds(Options, st.sampled_from(GAME.editions), st.fixed_dictionaries({}, optional=changes))


def some_play() -> st.SearchStrategy[bytes]:
    return st.binary(min_size=1, max_size=400)


def chosen(s: KernelState, play: bytes, at: int) -> int:
    """A legal action; every third time rather a mythology card, for they make the interesting positions."""
    legal = GAME.legal(s)
    byte = play[at % len(play)] + at // len(play)
    if byte % 3 == 0 and s.asked >= 0:
        special = [a for a in legal if USE <= a < USE + 8 or a == TARGET_HAND or TAKE <= a < TAKE + 21]
        legal = special or legal
    return legal[(byte // 3 + at) % len(legal)]


def positions(options: Options, play: bytes) -> Iterator[State]:
    """The same state again and again, one choice further each time, to the end of the game."""
    s = GAME.new(2, options)
    at = 0
    while GAME.to_move(s) != NOBODY:
        yield s
        GAME.apply(s, chosen(s, play, at))
        at += 1
    yield s
