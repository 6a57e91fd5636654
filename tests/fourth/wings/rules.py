"""The rules: each step is a rule, a script is steps in their order."""

from __future__ import annotations

from typing import Final

from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Script, Step, position_of
from theomachy.kernel.seats import NOBODY
from wings import tell
from wings.state import State, falls, height, left, left_in_all
from wings.vocabulary import DRAWN, GLIDE, HEIGHTS, RISE


def fasten(s: State, seat: int, feather: int) -> None:
    """The only door through which a feather comes to a pair of wings."""
    s.wings[seat] = sorted([*s.wings[seat], feather])


def end_turn(s: State, f: Frame) -> None:
    """WI-TURN-03: whoever glides has no more turns; the other goes on."""
    s.turns += 1
    if all(s.glides):
        f.next()
        return
    if not s.glides[1 - s.active]:
        s.active = 1 - s.active
    tell.turn(s)


class DrawFeather(ChanceStep[State]):
    """WI-TURN-01: from the pile, in which every feather is as likely as another."""

    def options(self, s: State, f: Frame, found: Choices) -> None:
        for feather in HEIGHTS:
            if left(s, feather) > 0:
                found.weigh(DRAWN + feather, left(s, feather))


class DealFeathers(DrawFeather):
    """WI-SETUP-01: one to each."""

    def take(self, s: State, f: Frame, act: int) -> None:
        fasten(s, f.count, act - DRAWN)
        tell.dealt(s, f.count, act - DRAWN)
        f.count += 1
        if f.count == 2:
            f.next()
            tell.turn(s)


class RiseOrGlide(Step[State]):
    """WI-TURN-01, -02."""

    def question(self) -> str:
        return "turn"

    def asks(self, s: State, f: Frame) -> int:
        return s.active

    def options(self, s: State, f: Frame, found: Choices) -> None:
        if left_in_all(s) > 0:  # WI-TURN-04
            found.offer(RISE)
        found.offer(GLIDE)

    def take(self, s: State, f: Frame, act: int) -> None:
        if act == RISE:
            s.push(FLIGHT, s.active, 0, 0)
            return
        s.glides[s.active] = True
        tell.glided(s, s.active)
        end_turn(s, f)


class Rise(DrawFeather):
    """WI-TURN-01: only its owner looks at the feather."""

    def take(self, s: State, f: Frame, act: int) -> None:
        fasten(s, s.active, act - DRAWN)
        tell.rose(s, s.active, act - DRAWN)
        s.pop()
        assert s.frame is not None
        end_turn(s, s.frame)


class Land(Step[State]):
    """WI-END-01 to -03: all feathers are shown; the higher one wins, of those who do not fall."""

    def do(self, s: State, f: Frame) -> None:
        reached = [-1 if falls(s, seat) else height(s, seat) for seat in (0, 1)]
        for seat in (0, 1):
            tell.landed(s, seat)
        if reached[0] == reached[1]:
            tell.level(s)
        else:
            s.winner = 0 if reached[0] > reached[1] else 1
            tell.won(s, s.winner)
        s.end()


GAME: Final = Script(0, (DealFeathers(), RiseOrGlide(), Land()))
FLIGHT: Final = Script(1, (Rise(),))
SCRIPTS: Final = [GAME, FLIGHT]
TURNS: Final = position_of(GAME, RiseOrGlide)


def is_over(s: State) -> bool:
    return s.asked == NOBODY
