"""Throwing hoplites: how they fall, and what that scores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import doors, state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import script
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame
from theomachy.kernel.seats import CHANCE, NOBODY

CHALLENGER: Final = 0
CHALLENGED: Final = 1
ATHENA_HALVES: Final = 2  # DK-ACTION-11


def score_of(s: State, seat: i64, side: i64) -> i64:
    """DK-HOPLITE-10 to -14: in halves.  Who threw nobody has no bonus either."""
    throw = s.table[state.THROW + side]
    if throw <= 0:
        return 0
    score = 2 * v.ONE_IN[throw] + v.HALF_IN[throw]
    if side == CHALLENGER:
        score += ATHENA_HALVES * s.table[state.ATHENAS]
    if state.has_permanent(s, seat, v.AEGIS):
        score += 1
    return score


class ThrowHoplites(ChanceStep[State]):
    """DK-HOPLITE-07 to -09: all hoplites aboard, in one throw.  The challenged player is the frame's card."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def question(self) -> str:
        return "thrown"

    def seat(self, f: Frame) -> i64:
        if self.side == CHALLENGER:
            return f.seat
        return f.card

    def asks(self, s: State, f: Frame) -> i64:
        if state.aboard(s, self.seat(f)) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, v.THROWN)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        hoplites = state.aboard(s, self.seat(f))
        throw = v.FIRST_THROW[hoplites]
        end = v.FIRST_THROW[hoplites + 1]
        weights = s.options.throws
        while throw < end:
            if weights[throw] > 0:
                found.weigh(v.THROWN + throw, weights[throw])
            throw += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        seat = self.seat(f)
        doors.set_throw(s, self.side, act - v.THROWN)
        tell.threw(s, seat, act - v.THROWN, score_of(s, seat, self.side))


THROW_AGAIN: Final = script(ThrowHoplites(CHALLENGER))
