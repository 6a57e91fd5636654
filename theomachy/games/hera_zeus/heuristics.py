"""How good a state is for a seat, what an action promises, and what comes to mind first: for bots."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.hera_zeus.state import State, cards_in_hand, cards_on_field
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import settle


def value(s: State, seat: i64) -> float:
    if s.asked == NOBODY:
        return 0.0 if s.winner == NOBODY else 1.0 if s.winner == seat else -1.0
    return 0.02 * float(
        cards_in_hand(s, seat) + cards_on_field(s, seat) - cards_in_hand(s, 1 - seat) - cards_on_field(s, 1 - seat)
    )


def prospect(s: State, seat: i64, act: i64) -> float:
    t = s.copy()
    f = t.frame
    assert f is not None
    t.found = None
    f.script.steps[f.at].take(t, f, act)
    settle(t)
    return value(t, seat)


def urge(s: State, seat: i64, act: i64) -> i64:
    return 1
