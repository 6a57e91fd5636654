"""Taking hoplites back from the Underworld: by the die or a card, by a sacrifice, at the River Styx."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import steps
from theomachy.games.deukalion.pursuits import CheckPursuits
from theomachy.games.deukalion.state import State, below, chests_aboard, room_aboard
from theomachy.games.deukalion.vocabulary import CHEST, FOR_STYX, HOPLITES, NUMBER, PASS
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Step
from theomachy.kernel.seats import NOBODY

SACRIFICED: Final = 2  # DK-OTHERS-04


def can_dump(s: State, seat: i64, most: i64) -> bool:
    """DK-HOPLITE-04, DK-CHEST-08: only to make room, never at will."""
    return chests_aboard(s, seat) > 0 and room_aboard(s, seat) < steps.wanted(s, seat, most)


def can_reclaim(s: State, seat: i64, most: i64) -> bool:
    return steps.reclaimable(s, seat, most) > 0 or can_dump(s, seat, most)


class Reclaim(Step[State]):
    """DK-HOPLITE-01 to -05, DK-ACTION-09: any number up to the frame's place; chests may be dumped first."""

    def question(self) -> str:
        return "reclaim"

    def about(self, s: State, f: Frame) -> steps.Asking:
        return steps.about_picking("off")

    def asks(self, s: State, f: Frame) -> i64:
        if can_reclaim(s, f.seat, f.place):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        most = steps.reclaimable(s, f.seat, f.place)
        count: i64 = 0
        while count <= most:
            found.offer(NUMBER + count)
            count += 1
        if can_dump(s, f.seat, f.place):
            steps.offer_chests(s, f.seat, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act >= CHEST:
            steps.put_chest(s, f.seat, act - CHEST, steps.DUMPED)
        else:
            steps.come_aboard(s, f.seat, act - NUMBER)
            f.next()


class MakeSpace(Step[State]):
    """DK-HOPLITE-04, DK-STYX-03: chests may be dumped as long as more hoplites could come."""

    def question(self) -> str:
        return "space"

    def about(self, s: State, f: Frame) -> steps.Asking:
        return steps.about_picking("off")

    def asks(self, s: State, f: Frame) -> i64:
        if f.count == 0 and can_dump(s, f.seat, f.place):
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        steps.offer_chests(s, f.seat, found)
        found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == PASS:
            f.count = 1
        else:
            steps.put_chest(s, f.seat, act - CHEST, steps.DUMPED)


class TakeBack(Step[State]):
    """DK-OTHERS-04, DK-HOPLITE-05: as many as are allowed and fit."""

    def do(self, s: State, f: Frame) -> None:
        steps.come_aboard(s, f.seat, f.place)
        f.next()


class BatheInStyx(Step[State]):
    """DK-STYX-02, -04 to -07: all come back that fit; who had more below than each other takes Honour."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        most: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if seat != f.seat and below(s, seat) > most:
                most = below(s, seat)
            seat += 1
        majority = below(s, f.seat) > most
        count = steps.come_aboard(s, f.seat, HOPLITES)
        if majority and (count > 0 or s.options.bonus_by_majority):
            cards: i64 = 2
            if s.seats == 2:
                cards = 1
            steps.take_honour(s, f.seat, cards, FOR_STYX)


def visit_styx(s: State, seat: i64) -> None:
    s.push(STYX_VISIT, seat, 0, HOPLITES)


RECLAIM: Final = steps.script(Reclaim(), CheckPursuits())
SACRIFICE_MOVE: Final = steps.script(MakeSpace(), TakeBack(), CheckPursuits())
STYX_VISIT: Final = steps.script(MakeSpace(), BatheInStyx())
