"""The Action cards: when each may be played, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.hoplites import RECLAIM, can_reclaim
from theomachy.games.deukalion.pursuits import CheckPursuits, turn_up
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import (
    STEAL,
    Asking,
    PickChest,
    about_chest,
    about_picking,
    discard_card,
    script,
    show_card,
)
from theomachy.games.deukalion.tasks import begin_event, open_card
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import Frame, Step
from theomachy.kernel.seats import NOBODY

# --- moments ------------------------------------------------------------------------------------------------------

IN_MAIN: Final = 0
IN_SHIP_MOVE: Final = 1
IN_HYDRA_MOVE: Final = 2
BEFORE_THROW: Final = 3
AFTER_THROW: Final = 4
AFTER_FAIL: Final = 5

WIND: Final = 2  # steps by a Zephyr card
TIDE: Final = 2  # steps of the Hydra by a Trident card
DEBT: Final = 2  # hoplites by Charon's debt
ATHENA_HALVES: Final = 2


def plays_cards(s: State, seat: i64) -> bool:
    """DK-ACTION-06, -07, DK-OTHERS-08: the active player in MAIN; by option also others in their own ship move."""
    if s.phase == v.MAIN:
        return seat == s.active
    return s.phase == v.OTHERS and s.options.cards_in_own_move and s.mover == seat


def may_be_asked(s: State, seat: i64) -> bool:
    """DK-ACTION-21: whoever may play cards now and has one, whatever it is."""
    return state.cards_in_hand(s, seat) > 0 and plays_cards(s, seat)


def can_play(s: State, seat: i64, kind: i64, moment: i64) -> bool:
    """DK-ACTION-08 to -20: is it the moment, and can the card change something now?"""
    if state.in_hand(s, seat, kind) == 0:
        return False
    if kind == v.ZEPHYR:
        return moment == IN_SHIP_MOVE or (moment == IN_MAIN and (s.used >> v.MOVE_DIE) & 1 == 0)
    if kind == v.CHARON:
        return moment <= IN_SHIP_MOVE and can_reclaim(s, seat, DEBT)
    if kind == v.TRIDENT:
        return moment == IN_HYDRA_MOVE or (moment == IN_MAIN and (s.used >> v.HYDRA_DIE) & 1 == 0)
    if kind == v.ATHENA:
        return moment == BEFORE_THROW
    if kind == v.TYCHE:
        return moment == AFTER_THROW
    if kind == v.AJAX:
        return moment == AFTER_THROW and s.table[state.SPARED] == 0 and v.LOST_IN[s.table[state.THROW]] > 0
    if kind == v.ARES:
        return moment == AFTER_FAIL and state.aboard(s, seat) > 0
    if moment != IN_MAIN:
        return False
    if kind == v.HERMES:
        return has_victim(s, seat)
    if kind == v.HEPHAISTOS:
        return s.used == 0 and has_different_dice(s)
    if kind == v.PYTHIA:
        return state.pursuit_pile_size(s) > 0 and (open_card(s, 0) != v.NO_CARD or open_card(s, 1) != v.NO_CARD)
    if kind == v.TRADER:
        return can_trade(s, seat)
    return kind >= v.ARGO


def offer_cards(s: State, seat: i64, moment: i64, found: Choices) -> None:
    if plays_cards(s, seat):
        kind: i64 = 0
        while kind < v.KINDS:
            if can_play(s, seat, kind, moment):
                found.offer(v.CARD + kind)
            kind += 1


def play_card(s: State, seat: i64, kind: i64) -> None:
    """DK-ACTION-02 to -05: the card leaves the hand, and what it says begins.  Tyche and Ares are carried on by the
    challenge."""
    tell.played(s, seat, kind)
    if kind >= v.ARGO:
        one: i64 = 1
        show_card(s, seat, kind)
        s.table[state.PLAYER_CELLS * seat + state.PERMANENT] |= one << kind
        return
    discard_card(s, seat, kind)
    if kind == v.ZEPHYR:
        if s.mover == seat:
            s.steps_left += WIND
        else:
            s.winds += WIND
    elif kind == v.CHARON:
        begin_event(s)
        s.push(RECLAIM, seat, 0, DEBT)
    elif kind == v.TRIDENT:
        if (s.used >> v.HYDRA_DIE) & 1 == 1:
            s.hydra_steps += TIDE
        else:
            s.tides += TIDE
    elif kind == v.ATHENA:
        s.table[state.ATHENAS] += 1
    elif kind == v.AJAX:
        s.table[state.SPARED] = 1
    elif kind == v.HERMES:
        begin_event(s)
        s.push(STEAL_WITH_HERMES, seat, 0, 0)
    elif kind == v.HEPHAISTOS:
        s.push(SWAP_DICE, seat, 0, 0)
    elif kind == v.PYTHIA:
        s.push(REPLACE_OPEN, seat, 0, 0)
    elif kind == v.TRADER:
        s.push(TRADE, seat, 0, 0)


# --- Hermes -------------------------------------------------------------------------------------------------------


def has_victim(s: State, seat: i64) -> bool:
    other: i64 = 0
    while other < s.seats:
        if other != seat and state.cards_in_hand(s, other) > 0:
            return True
        other += 1
    return False


class ChooseVictim(Step[State]):
    """DK-ACTION-15."""

    def question(self) -> str:
        return "target-player"

    def only_one(self, s: State, f: Frame) -> i64:
        only: i64 = NOBODY
        other: i64 = 0
        while other < s.seats:
            if other != f.seat and state.cards_in_hand(s, other) > 0:
                if only != NOBODY:
                    return NOBODY
                only = other
            other += 1
        return only

    def asks(self, s: State, f: Frame) -> i64:
        if self.only_one(s, f) == NOBODY:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, v.PLAYER + self.only_one(s, f))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        other: i64 = 0
        while other < s.seats:
            if other != f.seat and state.cards_in_hand(s, other) > 0:
                found.offer(v.PLAYER + other)
            other += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        s.push(STEAL, f.seat, act - v.PLAYER, 0)


# --- Hephaistos ---------------------------------------------------------------------------------------------------


def differ(s: State, pair: i64) -> bool:
    return s.table[state.DIE_ON + v.PAIR_FIRST[pair]] != s.table[state.DIE_ON + v.PAIR_SECOND[pair]]


def has_different_dice(s: State) -> bool:
    pair: i64 = 0
    while pair < 6:
        if differ(s, pair):
            return True
        pair += 1
    return False


class SwapDice(Step[State]):
    """DK-ACTION-16, DK-KYLIX-08.  At least three pairs differ if any does."""

    def question(self) -> str:
        return "swap-dice"

    def asks(self, s: State, f: Frame) -> i64:
        return f.seat

    def options(self, s: State, f: Frame, found: Choices) -> None:
        pair: i64 = 0
        while pair < 6:
            if differ(s, pair):
                found.offer(v.SWAP + pair)
            pair += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        first = state.DIE_ON + v.PAIR_FIRST[act - v.SWAP]
        second = state.DIE_ON + v.PAIR_SECOND[act - v.SWAP]
        die = s.table[first]
        s.table[first] = s.table[second]
        s.table[second] = die
        tell.swapped(s, f.seat, act - v.SWAP)


# --- Pythia -------------------------------------------------------------------------------------------------------


class PickOpenCard(Step[State]):
    """DK-ACTION-17: under the pile, for all to see; the next is turned up in its slot."""

    def question(self) -> str:
        return "pick-open"

    def asks(self, s: State, f: Frame) -> i64:
        if open_card(s, 0) != v.NO_CARD and open_card(s, 1) != v.NO_CARD:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        if open_card(s, 0) != v.NO_CARD:
            self.take(s, f, v.OPEN)
        else:
            self.take(s, f, v.OPEN + 1)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        slot: i64 = 0
        while slot < v.SLOTS:
            found.offer(v.OPEN + slot)
            slot += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        slot = act - v.OPEN
        card = open_card(s, slot)
        s.table[state.OPEN_CARD + slot] = v.NO_CARD
        s.table[state.UNDER_PURSUITS] += 1
        s.table[state.UNDER_PURSUITS + s.table[state.UNDER_PURSUITS]] = card
        tell.put_under(s, f.seat, card, slot)
        turn_up(s, slot)


# --- the Phoenician trader ----------------------------------------------------------------------------------------


def has_other_colour(s: State, city: i64, colour: i64) -> bool:
    return state.chests_in_city(s, city) > state.chests_in(s, city, colour)


def can_be_traded(s: State, colour: i64) -> bool:
    city: i64 = 0
    while city < v.CITIES:
        if has_other_colour(s, city, colour):
            return True
        city += 1
    return False


def can_trade(s: State, seat: i64) -> bool:
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        if state.chests_of(s, seat, colour) > 0 and can_be_traded(s, colour):
            return True
        colour += 1
    return False


class PickOwnChest(PickChest):
    """DK-ACTION-18: one's own chest; the frame keeps its colour."""

    def about(self, s: State, f: Frame) -> Asking:
        return about_picking("give")

    def fits(self, s: State, f: Frame, colour: i64) -> bool:
        return state.chests_of(s, f.seat, colour) > 0 and can_be_traded(s, colour)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.card = act - v.CHEST
        f.next()


class PickTradingCity(Step[State]):
    """DK-ACTION-18: a city with a chest of another colour."""

    def question(self) -> str:
        return "trade-city"

    def about(self, s: State, f: Frame) -> Asking:
        return about_chest(f.card, "")

    def asks(self, s: State, f: Frame) -> i64:
        cities: i64 = 0
        city: i64 = 0
        while city < v.CITIES:
            if has_other_colour(s, city, f.card):
                cities += 1
            city += 1
        if cities > 1:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        city: i64 = 0
        while not has_other_colour(s, city, f.card):
            city += 1
        self.take(s, f, v.CITY + city)

    def options(self, s: State, f: Frame, found: Choices) -> None:
        city: i64 = 0
        while city < v.CITIES:
            if has_other_colour(s, city, f.card):
                found.offer(v.CITY + city)
            city += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.place = act - v.CITY
        f.next()


class PickTradedChest(PickChest):
    """DK-ACTION-18: of another colour; then the two change places."""

    def about(self, s: State, f: Frame) -> Asking:
        it = about_picking("take")
        it.place = f.place
        return it

    def fits(self, s: State, f: Frame, colour: i64) -> bool:
        return colour != f.card and state.chests_in(s, f.place, colour) > 0

    def take(self, s: State, f: Frame, act: i64) -> None:
        colour = act - v.CHEST
        ship = state.PLAYER_CELLS * f.seat + state.CHEST_ABOARD
        city = state.CHEST_IN + v.CHEST_COLOURS * f.place
        s.table[ship + f.card] -= 1
        s.table[city + colour] -= 1
        s.table[ship + colour] += 1
        s.table[city + f.card] += 1
        tell.put_chest(s, f.seat, f.card, f.place, 0)
        tell.took_chest(s, f.seat, colour, f.place)
        f.next()


# --- the scripts --------------------------------------------------------------------------------------------------

STEAL_WITH_HERMES: Final = script(ChooseVictim(), CheckPursuits())
SWAP_DICE: Final = script(SwapDice())
REPLACE_OPEN: Final = script(PickOpenCard())
TRADE: Final = script(PickOwnChest(), PickTradingCity(), PickTradedChest())
