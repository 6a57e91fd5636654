"""How good a state looks, for bots: points, and a little for what may become points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.state import State, aboard, cards_in_hand, chests_aboard, total_of
from theomachy.games.deukalion.steps import goal_of
from theomachy.kernel.seats import NOBODY

PER_HOPLITE: Final = 0.1
PER_CHEST: Final = 0.5
PER_CARD: Final = 0.2
NEVER_SURE: Final = 0.95  # as long as the game is not over


def share_of(s: State, seat: i64) -> float:
    """1 for the winner, -1 for the others; who shares a victory has his share of it (DK-END-06)."""
    if s.asked != NOBODY or (s.winners >> seat) & 1 == 0:
        return -1.0
    winners: i64 = 0
    other: i64 = 0
    while other < s.seats:
        winners += (s.winners >> other) & 1
        other += 1
    return 2.0 / float(winners) - 1.0


def standing(s: State, seat: i64) -> float:
    points = float(total_of(s, seat)) + PER_HOPLITE * float(aboard(s, seat))
    return points + PER_CHEST * float(chests_aboard(s, seat)) + PER_CARD * float(cards_in_hand(s, seat))


def value(s: State, seat: i64) -> float:
    """Ahead of the best of the others, measured by the goal."""
    if s.asked == NOBODY:
        return share_of(s, seat)
    best = 0.0
    other: i64 = 0
    while other < s.seats:
        if other != seat and standing(s, other) > best:
            best = standing(s, other)
        other += 1
    ahead = (standing(s, seat) - best) / float(goal_of(s))
    return max(-NEVER_SURE, min(NEVER_SURE, ahead))
