"""Delivering chests to Athens: for Pursuit cards in groups, or one by one for Honour cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.map import ANCHOR
from theomachy.games.deukalion.pursuits import begin_claim
from theomachy.games.deukalion.state import State, chests_aboard, chests_of, has_secret, ship_of
from theomachy.games.deukalion.steps import DELIVERED, NO_CITY, Delivery, PlaceChest, script, take_honour
from theomachy.games.deukalion.tasks import GROUP_BITS, card_in, fits, fulfils_delivery, open_card
from theomachy.games.deukalion.vocabulary import CHEST_COLOURS, CLAIM, DELIVER, FOR_CHEST, NO_CARD, PASS
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Step
from theomachy.kernel.seats import NOBODY


def lies_at_anchor(s: State, seat: i64) -> bool:
    ship = ship_of(s, seat)
    return ship >= 0 and s.options.map.ground[ship] == ANCHOR


def can_claim_delivery(s: State, seat: i64, claim: i64) -> bool:
    """DK-DELIVER-03: an open card or the own secret one."""
    card = card_in(s, seat, claim >> 1)
    return card != NO_CARD and fulfils_delivery(s, seat, card, claim & 1)


def can_deliver_alone(s: State, seat: i64, colour: i64) -> bool:
    """DK-DELIVER-05, -07: for an Honour card, unless it alone fulfils a task of an open card."""
    if chests_of(s, seat, colour) == 0:
        return False
    group: i64 = 1
    group <<= GROUP_BITS * colour
    claim: i64 = 0
    while claim < 4:
        card = open_card(s, claim >> 1)
        if card != NO_CARD and fits(group, card, claim & 1):
            return False
        claim += 1
    return True


def offer_deliveries(s: State, seat: i64, found: Choices) -> None:
    claim: i64 = 0
    while claim < 6:
        if can_claim_delivery(s, seat, claim):
            found.offer(CLAIM + claim)
        claim += 1
    colour: i64 = 0
    while colour < CHEST_COLOURS:
        if can_deliver_alone(s, seat, colour):
            found.offer(DELIVER + colour)
        colour += 1


def may_deliver_now(s: State, seat: i64) -> bool:
    """DK-DELIVER-11: lying at anchor with chests, if delivering is voluntary."""
    return s.options.voluntary and chests_aboard(s, seat) > 0 and lies_at_anchor(s, seat)


def take_delivery(s: State, seat: i64, act: i64) -> None:
    if DELIVER <= act < DELIVER + CHEST_COLOURS:
        s.push(LONE_CHEST, seat, act - DELIVER, NO_CITY)
        f = s.frame
        assert f is not None
        f.count = DELIVERED
    else:
        begin_claim(s, seat, act - CLAIM)


NOTHING: Final = -1
SEVERAL: Final = -2


class Deliver(Delivery):
    """DK-DELIVER-01 to -08, -11, DK-MOVE-14: group by group, until no chest is left; or, if that is voluntary, until he
    passes."""

    def question(self) -> str:
        return "deliver"

    def only_answer(self, s: State, f: Frame) -> i64:
        """What alone can be answered, for all to see."""
        if has_secret(s, f.seat) or s.options.voluntary:
            return SEVERAL
        only: i64 = NOTHING
        act: i64 = DELIVER
        while act < DELIVER + CHEST_COLOURS:
            if can_deliver_alone(s, f.seat, act - DELIVER):
                if only != NOTHING:
                    return SEVERAL
                only = act
            act += 1
        act = CLAIM
        while act < CLAIM + 4:
            if can_claim_delivery(s, f.seat, act - CLAIM):
                if only != NOTHING:
                    return SEVERAL
                only = act
            act += 1
        return only

    def asks(self, s: State, f: Frame) -> i64:
        if chests_aboard(s, f.seat) == 0 or f.count == 1 or self.only_answer(s, f) != SEVERAL:
            return NOBODY
        return f.seat

    def do(self, s: State, f: Frame) -> None:
        if chests_aboard(s, f.seat) == 0 or f.count == 1:
            f.next()
        else:
            take_delivery(s, f.seat, self.only_answer(s, f))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_deliveries(s, f.seat, found)
        if s.options.voluntary:
            found.offer(PASS)

    def take(self, s: State, f: Frame, act: i64) -> None:
        if act == PASS:
            f.count = 1
        else:
            take_delivery(s, f.seat, act)


class HonourForChest(Step[State]):
    """DK-DELIVER-05, -06: only for a chest that earned no Pursuit card."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        take_honour(s, f.seat, 1, FOR_CHEST)


LONE_CHEST: Final = script(PlaceChest(), HonourForChest())
DELIVERY: Final = script(Deliver())
