"""Preparing to set sail: chests, open cards, hands and secret cards, whirlpools, anchors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import doors, pursuits, state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import Asking, offer_draws
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.seats import CHANCE, NOBODY

OPENING_HAND: Final = 3


# --- setting up ---------------------------------------------------------------------------------------------------


class DrawFirstPlayer(ChanceStep[State]):
    """DK-SETUP-11, -13: drawn, as nobody here is the youngest."""

    def question(self) -> str:
        return "first-player"

    def asks(self, s: State, f: Frame) -> i64:
        if s.options.seat0_begins:
            return NOBODY
        return CHANCE

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, v.STARTS)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat: i64 = 0
        while seat < s.seats:
            found.weigh(v.STARTS + seat, 1)
            seat += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        s.first = act - v.STARTS
        s.active = s.first
        tell.starts(s, s.first)
        if s.options.later_hoplite:  # DK-SETUP-15
            doors.go_below(s, s.first, 1)
        f.next()


class LayChests(ChanceStep[State]):
    """DK-SETUP-02, DK-CHEST-02: one on each chest space, city by city."""

    def question(self) -> str:
        return "laid"

    def next_city(self, s: State) -> i64:
        city: i64 = 0
        while city < v.CITIES and state.free_spaces(s, city) == 0:
            city += 1
        return city

    def asks(self, s: State, f: Frame) -> i64:
        if self.next_city(s) < v.CITIES:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour: i64 = 0
        while colour < v.CHEST_COLOURS:
            left: i64 = v.CHESTS_OF_COLOUR
            city: i64 = 0
            while city < v.CITIES:
                left -= s.table[state.CHEST_IN + v.CHEST_COLOURS * city + colour]
                city += 1
            if left > 0:
                found.weigh(v.LAID + colour, left)
            colour += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        city = self.next_city(s)
        doors.lay_chest(s, city, act - v.LAID)


class TurnUpFirst(ChanceStep[State]):
    """DK-SETUP-05: two, before any card is dealt, so that each of the sixteen can be among them."""

    def question(self) -> str:
        return "turned-up"

    def asks(self, s: State, f: Frame) -> i64:
        if s.table[state.OPEN_CARD + 1] == v.NO_CARD:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        pursuits.offer_pursuits(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        slot: i64 = 0
        if s.table[state.OPEN_CARD] != v.NO_CARD:
            slot = v.SLOTS - 1
        doors.take_from_pursuit_pile(s, act - v.TURNED)
        doors.open_pursuit(s, slot, act - v.TURNED)


class DealToEach(ChanceStep[State]):
    """One player after the other; the frame counts those who have theirs."""

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.count = 0
        f.next()


class DealActionCards(DealToEach):
    """DK-SETUP-09: three to each, hidden from the others; DK-SETUP-15: perhaps one more to all but the first."""

    def question(self) -> str:
        return "dealt"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_draws(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        doors.take_from_pile(s, act - v.DRAWN)
        state.add_to_hand(s, f.count, act - v.DRAWN)
        tell.dealt(s, f.count, act - v.DRAWN)
        if state.cards_in_hand(s, f.count) == opening_hand(s, f.count):
            f.count += 1


def opening_hand(s: State, seat: i64) -> i64:
    if s.options.later_card and seat != s.first:
        return OPENING_HAND + 1
    return OPENING_HAND


class DealSecrets(DealToEach):
    """DK-SETUP-10: after the open cards, so that these are no secret."""

    def question(self) -> str:
        return "secret"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        pursuits.offer_pursuits(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        doors.take_from_pursuit_pile(s, act - v.TURNED)
        doors.give_secret(s, f.count, act - v.TURNED)
        f.count += 1


class PlaceWhirlpools(Step[State]):
    """DK-CHARY-01, -02: where the map has them, or where the players want them."""

    def question(self) -> str:
        return "whirl-place"

    def about(self, s: State, f: Frame) -> Asking:
        it = Asking()
        it.number = f.count + 1
        return it

    def asks(self, s: State, f: Frame) -> i64:
        if s.options.free_whirlpools and f.count < v.WHIRLPOOLS:
            return state.seat_after(s, s.first, f.count)
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if s.options.whirlpools:
            number: i64 = 0
            while number < v.WHIRLPOOLS and not s.options.free_whirlpools:
                doors.put_whirlpool(s, number, s.options.map.whirlpools[number])
                number += 1
            s.chart = state.chart_of(s.options, s.table)
        f.count = 0
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        square: i64 = 0
        while square < v.SQUARES:
            if (s.options.map.edge >> square) & 1 == 1 and not self.is_taken(s, square):
                found.offer(v.SQ + square)
            square += 1

    def is_taken(self, s: State, square: i64) -> bool:
        return s.table[state.WHIRLPOOL] == square or s.table[state.WHIRLPOOL + 1] == square

    def take(self, s: State, f: Frame, act: i64) -> None:
        doors.put_whirlpool(s, f.count, act - v.SQ)
        tell.whirlpool(s, state.seat_after(s, s.first, f.count), f.count, act - v.SQ)
        f.count += 1


class ChooseAnchor(Step[State]):
    """DK-SETUP-12, DK-ANCHOR-01: each where no ship stands yet."""

    def question(self) -> str:
        return "start-anchor"

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            return state.seat_after(s, s.first, f.count)
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.count = 0
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        square: i64 = 0
        while square < v.SQUARES:
            if (s.options.map.anchors >> square) & 1 == 1 and state.ship_at(s, square, NOBODY) == NOBODY:
                found.offer(v.SQ + square)
            square += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        seat = state.seat_after(s, s.first, f.count)
        doors.put_ship(s, seat, act - v.SQ)
        tell.anchored(s, seat, act - v.SQ)
        f.count += 1
