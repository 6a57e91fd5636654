"""Relocation: where a ship or the Hydra goes after a challenge, and what happens there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import doors, tell
from theomachy.games.deukalion.deliveries import DELIVERY
from theomachy.games.deukalion.hoplites import visit_styx
from theomachy.games.deukalion.map import ANCHOR, FARTHEST, STYX
from theomachy.games.deukalion.state import State, chests_aboard, ship_of
from theomachy.games.deukalion.steps import Asking, script
from theomachy.games.deukalion.vocabulary import BIT, HYDRA, SQ, SQUARES
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Step
from theomachy.kernel.seats import NOBODY


def free_squares(s: State, whom: i64) -> i64:
    """DK-RELOCATE-04, -05: where it may end, as bits."""
    map = s.options.map
    squares = map.sea
    if whom != HYDRA and s.options.any_free:
        squares |= map.anchors | map.styx
    seat: i64 = 0
    while seat < s.seats:
        squares &= ~BIT[ship_of(s, seat)]
        seat += 1
    return squares & ~BIT[s.hydra]


def destinations(s: State, whom: i64) -> i64:
    """DK-RELOCATE-01 to -03, -08: by 3 steps; else by 2, by 1, then by more."""
    free = free_squares(s, whom)
    square = s.hydra
    if whom != HYDRA:
        square = ship_of(s, whom)
    steps: i64 = 3
    while steps > 0:
        found = s.chart.reach(square, steps, whom == HYDRA) & free
        if found != 0:
            return found
        steps -= 1
    steps = 4
    while steps <= FARTHEST:
        found = s.chart.reach(square, steps, whom == HYDRA) & free
        if found != 0:
            return found
        steps += 1
    return 0


class Relocate(Step[State]):
    """DK-RELOCATE-07, -09: the frame's player chooses where the ship of its card, or the Hydra, ends."""

    def asks(self, s: State, f: Frame) -> i64:
        found = destinations(s, f.card)
        if found & (found - 1) != 0:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        found = destinations(s, f.card)
        square: i64 = 0
        while square < SQUARES:
            if (found >> square) & 1 == 1:
                self.take(s, f, SQ + square)
                return
            square += 1
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        squares = destinations(s, f.card)
        square: i64 = 0
        while square < SQUARES:
            if (squares >> square) & 1 == 1:
                found.offer(SQ + square)
            square += 1


class RelocateShip(Relocate):
    """DK-RELOCATE-02, -04, -05: over any water; what happens where it ends comes later."""

    def question(self) -> str:
        return "relocate-ship"

    def about(self, s: State, f: Frame) -> Asking:
        it = Asking()
        it.other = f.card
        return it

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        doors.put_ship(s, f.card, act - SQ)
        tell.relocated(s, f.card, f.seat, act - SQ)


class RelocateHydra(Relocate):
    """DK-RELOCATE-03, -04: over the sea only, and without a challenge where it ends."""

    def question(self) -> str:
        return "relocate-hydra"

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        s.hydra = act - SQ
        tell.hydra_relocated(s, f.seat, act - SQ)


def land(s: State, seat: i64) -> None:
    """DK-RELOCATE-10: a relocated ship on an anchor or Styx square."""
    ground = s.options.map.ground[ship_of(s, seat)]
    if ground == ANCHOR and chests_aboard(s, seat) > 0:
        s.push(DELIVERY, seat, 0, 0)
    elif ground == STYX:
        visit_styx(s, seat)


RELOCATE_SHIP: Final = script(RelocateShip())
RELOCATE_HYDRA: Final = script(RelocateHydra())
