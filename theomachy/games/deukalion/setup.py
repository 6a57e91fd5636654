"""Preparing to set sail: chests, open cards, hands and secret cards, whirlpools, anchors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.pursuits import (
    offer_pursuits,
    take_from_pursuit_pile,
)
from theomachy.games.deukalion.state import (
    CHEST_IN,
    HAS_SECRET,
    OPEN_CARD,
    PLAYER_CELLS,
    SECRET,
    SHIP,
    WHIRLPOOL,
    State,
    add_to_hand,
    cards_in_hand,
    chart_of,
    free_spaces,
    seat_after,
    ship_at,
)
from theomachy.games.deukalion.steps import offer_draws, take_from_pile
from theomachy.games.deukalion.vocabulary import (
    CHEST_COLOURS,
    CHESTS_OF_COLOUR,
    CITIES,
    DRAWN,
    EV_ANCHORED,
    EV_DEALT,
    EV_LAID,
    EV_SECRET,
    EV_STARTS,
    EV_TURNED,
    EV_WHIRLPOOL,
    LAID,
    NO_CARD,
    SLOTS,
    SQ,
    SQUARES,
    STARTS,
    TURNED,
    WHIRLPOOLS,
)
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Step
from theomachy.kernel.seats import CHANCE, NOBODY

OPENING_HAND: Final = 3


# --- setting up ---------------------------------------------------------------------------------------------------


class DrawFirstPlayer(ChanceStep[State]):
    """DK-SETUP-11, -13."""

    def question(self) -> str:
        return "first-player"

    def asks(self, s: State, f: Frame) -> i64:
        if s.options.seat0_begins:
            return NOBODY
        return CHANCE

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, STARTS)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        seat: i64 = 0
        while seat < s.seats:
            found.weigh(STARTS + seat, 1)
            seat += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        s.first = act - STARTS
        s.active = s.first
        s.tell(EV_STARTS, s.first, NO_CARD, 0, 0, 0)
        f.next()


class LayChests(ChanceStep[State]):
    """DK-SETUP-02, DK-CHEST-02: one on each chest space, city by city."""

    def question(self) -> str:
        return "laid"

    def next_city(self, s: State) -> i64:
        city: i64 = 0
        while city < CITIES and free_spaces(s, city) == 0:
            city += 1
        return city

    def asks(self, s: State, f: Frame) -> i64:
        if self.next_city(s) < CITIES:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour: i64 = 0
        while colour < CHEST_COLOURS:
            left: i64 = CHESTS_OF_COLOUR
            city: i64 = 0
            while city < CITIES:
                left -= s.table[CHEST_IN + CHEST_COLOURS * city + colour]
                city += 1
            if left > 0:
                found.weigh(LAID + colour, left)
            colour += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        city = self.next_city(s)
        s.table[CHEST_IN + CHEST_COLOURS * city + act - LAID] += 1
        s.tell(EV_LAID, NOBODY, NO_CARD, 0, city, act - LAID)


class TurnUpFirst(ChanceStep[State]):
    """DK-SETUP-05: two, before any card is dealt."""

    def question(self) -> str:
        return "turned-up"

    def asks(self, s: State, f: Frame) -> i64:
        if s.table[OPEN_CARD + 1] == NO_CARD:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_pursuits(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        slot: i64 = 0
        if s.table[OPEN_CARD] != NO_CARD:
            slot = SLOTS - 1
        take_from_pursuit_pile(s, act - TURNED)
        s.table[OPEN_CARD + slot] = act - TURNED
        s.tell(EV_TURNED, NOBODY, act - TURNED, 0, slot, 0)


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
    """DK-SETUP-09: three to each, hidden from the others."""

    def question(self) -> str:
        return "dealt"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_draws(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        one: i64 = 1
        take_from_pile(s, act - DRAWN)
        add_to_hand(s, f.count, act - DRAWN)
        s.tell(EV_DEALT, f.count, act - DRAWN, 0, 0, 0, one << f.count)
        if cards_in_hand(s, f.count) == OPENING_HAND:
            f.count += 1


class DealSecrets(DealToEach):
    """DK-SETUP-10."""

    def question(self) -> str:
        return "secret"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_pursuits(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        one: i64 = 1
        take_from_pursuit_pile(s, act - TURNED)
        s.hidden[SECRET + f.count] = act - TURNED
        s.table[PLAYER_CELLS * f.count + HAS_SECRET] = 1
        s.tell(EV_SECRET, f.count, act - TURNED, 0, 0, 0, one << f.count)
        f.count += 1


class PlaceWhirlpools(Step[State]):
    """DK-CHARY-01, -02: where the map has them, or where the players want them."""

    def question(self) -> str:
        return "whirl-place"

    def asks(self, s: State, f: Frame) -> i64:
        if s.options.free_whirlpools and f.count < WHIRLPOOLS:
            return seat_after(s, s.first, f.count)
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if s.options.whirlpools:
            number: i64 = 0
            while number < WHIRLPOOLS and not s.options.free_whirlpools:
                s.table[WHIRLPOOL + number] = s.options.map.whirlpools[number]
                number += 1
            s.chart = chart_of(s.options, s.table)
        f.count = 0
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        square: i64 = 0
        while square < SQUARES:
            if (s.options.map.edge >> square) & 1 == 1 and not self.is_taken(s, square):
                found.offer(SQ + square)
            square += 1

    def is_taken(self, s: State, square: i64) -> bool:
        return s.table[WHIRLPOOL] == square or s.table[WHIRLPOOL + 1] == square

    def take(self, s: State, f: Frame, act: i64) -> None:
        s.table[WHIRLPOOL + f.count] = act - SQ
        s.tell(EV_WHIRLPOOL, seat_after(s, s.first, f.count), NO_CARD, 0, act - SQ, f.count)
        f.count += 1


class ChooseAnchor(Step[State]):
    """DK-SETUP-12, DK-ANCHOR-01: each where no ship stands yet."""

    def question(self) -> str:
        return "start-anchor"

    def asks(self, s: State, f: Frame) -> i64:
        if f.count < s.seats:
            return seat_after(s, s.first, f.count)
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.count = 0
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        square: i64 = 0
        while square < SQUARES:
            if (s.options.map.anchors >> square) & 1 == 1 and ship_at(s, square, NOBODY) == NOBODY:
                found.offer(SQ + square)
            square += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        seat = seat_after(s, s.first, f.count)
        s.table[PLAYER_CELLS * seat + SHIP] = act - SQ
        s.tell(EV_ANCHORED, seat, NO_CARD, 0, act - SQ, 0)
        f.count += 1
