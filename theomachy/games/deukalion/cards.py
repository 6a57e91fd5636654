"""The Action cards, each an entry of its own: when it may be played, and what it does; its steps stand above it.

What is printed on a card, and how many there are of it, is in `data.toml`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion import doors, state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.hoplites import RECLAIM, can_reclaim
from theomachy.games.deukalion.pursuits import CheckPursuits, turn_up
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import (
    DUMPED,
    STEAL,
    Asking,
    PickChest,
    about_chest,
    about_picking,
    discard_card,
    is_sailing,
    script,
    show_card,
)
from theomachy.games.deukalion.tasks import begin_event, open_card
from theomachy.games.deukalion.throws import THROW_AGAIN
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


def plays_cards(s: State, seat: i64) -> bool:
    """DK-ACTION-06, -07, DK-OTHERS-08: the active player in MAIN; by option also others in their own ship move."""
    if s.phase == v.MAIN:
        return seat == s.active
    return s.phase == v.OTHERS and s.options.cards_in_own_move and is_sailing(s, seat)


def may_be_asked(s: State, seat: i64) -> bool:
    """DK-ACTION-21: whoever may play cards now and has one, whatever it is; else the question itself would tell the
    others what is in the hand."""
    return state.cards_in_hand(s, seat) > 0 and plays_cards(s, seat)


class ActionCard:
    """One kind of card.  `f` is the frame of the step at which it is played."""

    def kind(self) -> i64:
        raise TypeError("every card says which it is")

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        """Is it the moment, and can the card change something now?"""
        return moment == IN_MAIN

    def leave_hand(self, s: State, seat: i64) -> None:
        """DK-ACTION-02: it is discarded, before it does anything."""
        discard_card(s, seat, self.kind())

    def play(self, s: State, f: Frame) -> None:
        """Carry it out, or begin to."""


# --- cards for ship moves, hoplites and the Hydra -----------------------------------------------------------------

WIND: Final = 2  # steps by a Zephyr card
DEBT: Final = 2  # hoplites by Charon's debt
TIDE: Final = 2  # steps of the Hydra by a Trident card


class Zephyr(ActionCard):
    """DK-ACTION-08: more steps for the ship move that is going on, or with the Move die that is still to be used: the
    frames of the ship move and of the turn both count them."""

    def kind(self) -> i64:
        return v.ZEPHYR

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == IN_SHIP_MOVE or (moment == IN_MAIN and (s.used >> v.MOVE_DIE) & 1 == 0)

    def play(self, s: State, f: Frame) -> None:
        f.count += WIND


class Charon(ActionCard):
    """DK-ACTION-09: hoplites come back as with the Hoplite die, also in the middle of a ship move."""

    def kind(self) -> i64:
        return v.CHARON

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment <= IN_SHIP_MOVE and can_reclaim(s, seat, DEBT)

    def play(self, s: State, f: Frame) -> None:
        begin_event(s)
        s.push(RECLAIM, f.seat, 0, DEBT)


class Trident(ActionCard):
    """DK-ACTION-10: as Zephyr, for the Hydra; in the place of the frame."""

    def kind(self) -> i64:
        return v.TRIDENT

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == IN_HYDRA_MOVE or (moment == IN_MAIN and (s.used >> v.HYDRA_DIE) & 1 == 0)

    def play(self, s: State, f: Frame) -> None:
        f.place += TIDE


# --- cards for challenges -----------------------------------------------------------------------------------------


class Athena(ActionCard):
    """DK-ACTION-11: a point more for the throw that follows; several cards add up."""

    def kind(self) -> i64:
        return v.ATHENA

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == BEFORE_THROW

    def play(self, s: State, f: Frame) -> None:
        doors.add_counsel(s)


class Tyche(ActionCard):
    """DK-ACTION-12: all hoplites again, those that were lost as well, as no loss has been moved yet."""

    def kind(self) -> i64:
        return v.TYCHE

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == AFTER_THROW

    def play(self, s: State, f: Frame) -> None:
        s.push(THROW_AGAIN, f.seat, f.card, f.place)


class Ajax(ActionCard):
    """DK-ACTION-13: those that fell stay aboard; so it is of use only if some did."""

    def kind(self) -> i64:
        return v.AJAX

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == AFTER_THROW and s.table[state.SPARED] == 0 and v.LOST_IN[s.table[state.THROW]] > 0

    def play(self, s: State, f: Frame) -> None:
        doors.spare_losses(s)


class Ares(ActionCard):
    """DK-ACTION-14: the place that withstood, the frame's card, is challenged again, from the beginning."""

    def kind(self) -> i64:
        return v.ARES

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == AFTER_FAIL and state.aboard(s, seat) > 0

    def play(self, s: State, f: Frame) -> None:
        tell.challenged_place(s, f.seat, f.card)
        f.at = 0


# --- Hermes -------------------------------------------------------------------------------------------------------


def has_victim(s: State, seat: i64) -> bool:
    other: i64 = 0
    while other < s.seats:
        if other != seat and state.cards_in_hand(s, other) > 0:
            return True
        other += 1
    return False


class ChooseVictim(Step[State]):
    """DK-ACTION-15: whoever alone has cards needs no question."""

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


class Hermes(ActionCard):
    """DK-ACTION-15: a card out of another hand, drawn unseen."""

    def kind(self) -> i64:
        return v.HERMES

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == IN_MAIN and has_victim(s, seat)

    def play(self, s: State, f: Frame) -> None:
        begin_event(s)
        s.push(STEAL_WITH_HERMES, f.seat, 0, 0)


STEAL_WITH_HERMES: Final = script(ChooseVictim(), CheckPursuits())


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
        doors.swap_dice(s, v.PAIR_FIRST[act - v.SWAP], v.PAIR_SECOND[act - v.SWAP])
        tell.swapped(s, f.seat, act - v.SWAP)


class Hephaistos(ActionCard):
    """DK-ACTION-16: two dice change places, before any of them is used."""

    def kind(self) -> i64:
        return v.HEPHAISTOS

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == IN_MAIN and s.used == 0 and has_different_dice(s)

    def play(self, s: State, f: Frame) -> None:
        s.push(SWAP_DICE, f.seat, 0, 0)


SWAP_DICE: Final = script(SwapDice())


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
        card = doors.take_open(s, slot)
        doors.put_under_pursuits(s, card)
        tell.put_under(s, f.seat, card, slot)
        turn_up(s, slot)


class Pythia(ActionCard):
    """DK-ACTION-17: an open Pursuit card makes way for another, as long as there is another."""

    def kind(self) -> i64:
        return v.PYTHIA

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        if moment != IN_MAIN or state.pursuit_pile_size(s) == 0:
            return False
        return open_card(s, 0) != v.NO_CARD or open_card(s, 1) != v.NO_CARD

    def play(self, s: State, f: Frame) -> None:
        s.push(REPLACE_OPEN, f.seat, 0, 0)


REPLACE_OPEN: Final = script(PickOpenCard())


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
        doors.unload_chest(s, f.seat, f.card, f.place, DUMPED)
        doors.load_chest(s, f.seat, act - v.CHEST, f.place)
        f.next()


class Trader(ActionCard):
    """DK-ACTION-18: a chest aboard for one of another colour in any city."""

    def kind(self) -> i64:
        return v.TRADER

    def can_be_played(self, s: State, seat: i64, moment: i64) -> bool:
        return moment == IN_MAIN and can_trade(s, seat)

    def play(self, s: State, f: Frame) -> None:
        s.push(TRADE, f.seat, 0, 0)


TRADE: Final = script(PickOwnChest(), PickTradingCity(), PickTradedChest())


# --- cards that stay ----------------------------------------------------------------------------------------------


class Permanent(ActionCard):
    """DK-ACTION-03, -19: it lies before its player and adds to a die or a score from then on."""

    def leave_hand(self, s: State, seat: i64) -> None:
        show_card(s, seat, self.kind())
        doors.lay_out(s, seat, self.kind())


class Argo(Permanent):
    def kind(self) -> i64:
        return v.ARGO


class Asklepios(Permanent):
    def kind(self) -> i64:
        return v.ASKLEPIOS


class Aegis(Permanent):
    def kind(self) -> i64:
        return v.AEGIS


# --- all of them --------------------------------------------------------------------------------------------------

IN_ORDER: Final[list[ActionCard]] = [
    *(Zephyr(), Charon(), Trident(), Athena(), Tyche(), Ajax(), Hermes()),
    *(Hephaistos(), Pythia(), Ares(), Trader(), Argo(), Asklepios(), Aegis()),
]
assert [card.kind() for card in IN_ORDER] == list(range(v.KINDS))
CARDS: Final = vec[ActionCard](IN_ORDER)  # by kind


def offer_cards(s: State, seat: i64, moment: i64, found: Choices) -> None:
    """DK-ACTION-08 to -20: each card says itself at which moments it can be played."""
    if plays_cards(s, seat):
        kind: i64 = 0
        while kind < v.KINDS:
            if state.in_hand(s, seat, kind) > 0 and CARDS[kind].can_be_played(s, seat, moment):
                found.offer(v.CARD + kind)
            kind += 1


def play_card(s: State, f: Frame, kind: i64) -> None:
    """DK-ACTION-02 to -05: the card leaves the hand, and what it says begins."""
    tell.played(s, f.seat, kind)
    card = CARDS[kind]
    card.leave_hand(s, f.seat)
    card.play(s, f)
