"""Questions and doors the rules share: points and victory, hoplites, chests, hands and draws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.box import COPIES
from theomachy.games.deukalion.memory import card_came, card_drawn, card_shown, card_stolen, pile_used_up
from theomachy.games.deukalion.state import (
    ABOARD,
    BELOW,
    CHEST_ABOARD,
    CHEST_IN,
    DISCARDED,
    HAND,
    HONOUR,
    PILE,
    PILE_SIZE,
    PLAYER_CELLS,
    UNDER,
    State,
    aboard,
    add_to_hand,
    below,
    chests_aboard,
    chests_of,
    free_spaces,
    in_hand,
    pile_size,
    room_aboard,
    seat_after,
    take_from_hand,
    total_of,
)
from theomachy.games.deukalion.vocabulary import (
    CHEST,
    CHEST_COLOURS,
    CITIES,
    CITY,
    DRAWN,
    EV_DREW,
    EV_HONOUR,
    EV_PUT_CHEST,
    EV_RECLAIMED,
    EV_RESHUFFLED,
    EV_STOLE,
    EV_TOOK_CHEST,
    EV_WENT_BELOW,
    EV_WON,
    GOAL_REACHED,
    KINDS,
    NO_CARD,
    SEND_BELOW,
)
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import ChanceStep, Frame, Script, Step
from theomachy.kernel.seats import CHANCE, EVERYBODY, NOBODY

SCRIPTS: Final[list[Script]] = []


def script(*steps: Step[State]) -> Script:
    """A script with the next number; the numbers stand in saved games."""
    made = Script(len(SCRIPTS), steps)
    SCRIPTS.append(made)
    return made


# --- points and victory -------------------------------------------------------------------------------------------


def goal_of(s: State) -> i64:
    """DK-SETUP-01."""
    if s.options.goal > 0:
        return s.options.goal
    return 20 - 2 * s.seats


def check_totals(s: State) -> None:
    """DK-END-01 to -05: the standing rule after every event that changes a total.  Whatever was still to be done is
    dropped, so a step that changes a total does so last."""
    goal = goal_of(s)
    best: i64 = NOBODY
    most = goal - 1
    i: i64 = 0
    while i < s.seats:
        seat = seat_after(s, s.active, i)
        total = total_of(s, seat)
        if total > most:
            most = total
            best = seat
        i += 1
    if best != NOBODY:
        one: i64 = 1
        s.winner = best
        s.winners = one << best
        s.ending = GOAL_REACHED
        s.tell(EV_WON, best, NO_CARD, 0, 0, GOAL_REACHED)
        s.end()


def add_honour(s: State, seat: i64, cards: i64, why: i64) -> None:
    """DK-HONOUR-02, -03, -06: without check, for events that give Honour to several."""
    s.table[PLAYER_CELLS * seat + HONOUR] += cards
    s.tell(EV_HONOUR, seat, NO_CARD, why, 0, cards)


def take_honour(s: State, seat: i64, cards: i64, why: i64) -> None:
    add_honour(s, seat, cards, why)
    check_totals(s)


# --- hoplites -----------------------------------------------------------------------------------------------------


def go_below(s: State, seat: i64, count: i64) -> None:
    """Hoplites leave the ship for the Underworld."""
    if count > 0:
        s.table[PLAYER_CELLS * seat + ABOARD] -= count
        s.table[PLAYER_CELLS * seat + BELOW] += count
        s.tell(EV_WENT_BELOW, seat, NO_CARD, 0, 0, count)


def come_aboard(s: State, seat: i64, most: i64) -> i64:
    """DK-HOPLITE-03, -06: as many as are allowed, are below, and fit; says how many that were."""
    count = reclaimable(s, seat, most)
    if count > 0:
        s.table[PLAYER_CELLS * seat + ABOARD] += count
        s.table[PLAYER_CELLS * seat + BELOW] -= count
        s.tell(EV_RECLAIMED, seat, NO_CARD, 0, 0, count)
    return count


def wanted(s: State, seat: i64, most: i64) -> i64:
    """How many could come back if there were room."""
    count = below(s, seat)
    if count > most:
        return most
    return count


def reclaimable(s: State, seat: i64, most: i64) -> i64:
    count = wanted(s, seat, most)
    room = room_aboard(s, seat)
    if count > room:
        return room
    return count


# --- chests -------------------------------------------------------------------------------------------------------

DUMPED: Final = 0
DELIVERED: Final = 1


def offer_chests(s: State, seat: i64, found: Choices) -> None:
    """Of every colour aboard."""
    colour: i64 = 0
    while colour < CHEST_COLOURS:
        if chests_of(s, seat, colour) > 0:
            found.offer(CHEST + colour)
        colour += 1


NO_CITY: Final = -1
SEVERAL: Final = -2


class PlaceChest(Step[State]):
    """DK-CHEST-02, -03, -07, -09, DK-DELIVER-09: a chest leaves the ship for any free space.  The frame holds the
    colour and, for DK-CHEST-06, the city whose chest was just won; its count says whether the chest is delivered."""

    def question(self) -> str:
        return "place-chest"

    def is_free(self, s: State, f: Frame, city: i64) -> bool:
        return free_spaces(s, city) > 0 or city == f.place

    def only_city(self, s: State, f: Frame) -> i64:
        only: i64 = NO_CITY
        city: i64 = 0
        while city < CITIES:
            if self.is_free(s, f, city):
                if only != NO_CITY:
                    return SEVERAL
                only = city
            city += 1
        return only

    def asks(self, s: State, f: Frame) -> i64:
        if self.only_city(s, f) == SEVERAL:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, CITY + self.only_city(s, f))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        city: i64 = 0
        while city < CITIES:
            if self.is_free(s, f, city):
                found.offer(CITY + city)
            city += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        city = act - CITY
        s.table[PLAYER_CELLS * f.seat + CHEST_ABOARD + f.card] -= 1
        s.table[CHEST_IN + CHEST_COLOURS * city + f.card] += 1
        s.tell(EV_PUT_CHEST, f.seat, NO_CARD, f.count, city, f.card)
        f.next()


def put_chest(s: State, seat: i64, colour: i64, how: i64, won_from: i64 = NO_CITY) -> None:
    """Ask where a chest goes; it leaves the ship with the answer."""
    s.push(PLACE_CHEST, seat, colour, won_from)
    f = s.frame
    assert f is not None
    f.count = how


def can_make_room(s: State, seat: i64) -> bool:
    """DK-CHEST-05."""
    if room_aboard(s, seat) > 0 or aboard(s, seat) > 0:
        return True
    return not s.options.only_hoplites and chests_aboard(s, seat) > 0


class MakeRoom(Step[State]):
    """DK-CHEST-01, -05, -06, -08, DK-CITY-07, DK-DUEL-08: a hoplite goes below or another chest is dumped."""

    def question(self) -> str:
        return "make-room"

    def asks(self, s: State, f: Frame) -> i64:
        if room_aboard(s, f.seat) > 0 or self.only_hoplites(s, f.seat):
            return NOBODY
        return f.seat

    def only_hoplites(self, s: State, seat: i64) -> bool:
        return s.options.only_hoplites or chests_aboard(s, seat) == 0

    def do(self, s: State, f: Frame) -> None:
        if room_aboard(s, f.seat) == 0:
            go_below(s, f.seat, 1)
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        if aboard(s, f.seat) > 0:
            found.offer(SEND_BELOW)
        offer_chests(s, f.seat, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        if act == SEND_BELOW:
            go_below(s, f.seat, 1)
        else:
            put_chest(s, f.seat, act - CHEST, DUMPED, f.place)


class PickChest(Step[State]):
    """DK-CHEST-04: one of the colours that fit; who can take only one is not asked."""

    def question(self) -> str:
        return "pick-chest"

    def fits(self, s: State, f: Frame, colour: i64) -> bool:
        raise TypeError("every pick says which chests fit")

    def only_colour(self, s: State, f: Frame) -> i64:
        only: i64 = -1
        colour: i64 = 0
        while colour < CHEST_COLOURS:
            if self.fits(s, f, colour):
                if only >= 0:
                    return -1
                only = colour
            colour += 1
        return only

    def asks(self, s: State, f: Frame) -> i64:
        if self.only_colour(s, f) < 0:
            return f.seat
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        self.take(s, f, CHEST + self.only_colour(s, f))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour: i64 = 0
        while colour < CHEST_COLOURS:
            if self.fits(s, f, colour):
                found.offer(CHEST + colour)
            colour += 1


class TakeChest(Step[State]):
    """DK-CITY-06, DK-DUEL-06: from a city, or from the loser's ship, whose seat the frame counts."""

    def do(self, s: State, f: Frame) -> None:
        loser: i64 = -1
        if f.place >= 0:
            s.table[CHEST_IN + CHEST_COLOURS * f.place + f.card] -= 1
        else:
            loser = f.count
            s.table[PLAYER_CELLS * loser + CHEST_ABOARD + f.card] -= 1
        s.table[PLAYER_CELLS * f.seat + CHEST_ABOARD + f.card] += 1
        s.tell(EV_TOOK_CHEST, f.seat, NO_CARD, loser, f.place, f.card)
        f.next()


PLACE_CHEST: Final = script(PlaceChest())
WIN_CHEST: Final = script(MakeRoom(), TakeChest())


# --- hands --------------------------------------------------------------------------------------------------------


def show_card(s: State, seat: i64, kind: i64) -> None:
    """A card leaves a hand before everybody's eyes."""
    if s.remembers:
        card_shown(s, seat, kind)
    take_from_hand(s, seat, kind)


def discard_card(s: State, seat: i64, kind: i64) -> None:
    """DK-ACTION-02."""
    show_card(s, seat, kind)
    s.table[DISCARDED + kind] += 1


class ShuffleIfEmpty(Step[State]):
    """DK-CARDDIE-04: the discard becomes the pile; without order, as long as nobody draws."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if pile_size(s) > 0:
            return
        if s.remembers:
            pile_used_up(s)
        size: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            size += s.table[DISCARDED + kind]
            s.hidden[PILE + kind] += s.table[DISCARDED + kind]
            s.table[DISCARDED + kind] = 0
            kind += 1
        s.hidden[PILE_SIZE] += size
        if size > 0:
            s.tell(EV_RESHUFFLED, s.active, NO_CARD, 0, 0, size)


class DrawCard(ChanceStep[State]):
    """DK-CARDDIE-01, -03 to -05, DK-ACTION-01: the frame's player draws; from the cards in no order, and when these are
    gone, those laid under the pile, which everybody knows."""

    def question(self) -> str:
        return "drawn"

    def asks(self, s: State, f: Frame) -> i64:
        if pile_size(s) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_draws(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        draw_card(s, f.seat, act - DRAWN)


def offer_draws(s: State, found: Choices) -> None:
    if s.hidden[PILE_SIZE] == 0:
        found.weigh(DRAWN + s.table[UNDER + 1], 1)
        return
    kind: i64 = 0
    while kind < KINDS:
        copies = s.hidden[PILE + kind]
        if copies > 0:
            found.weigh(DRAWN + kind, copies)
        kind += 1


def draw_card(s: State, seat: i64, kind: i64) -> None:
    one: i64 = 1
    audience = one << seat
    if s.hidden[PILE_SIZE] > 0:
        if s.remembers:
            card_drawn(s, seat, kind)
        take_from_pile(s, kind)
    else:
        audience = EVERYBODY
        take_from_under(s)
        if s.remembers:
            card_came(s, seat, kind)
    add_to_hand(s, seat, kind)
    s.tell(EV_DREW, seat, kind, 0, 0, 0, audience)


def take_from_pile(s: State, kind: i64) -> None:
    s.hidden[PILE + kind] -= 1
    s.hidden[PILE_SIZE] -= 1


def take_from_under(s: State) -> None:
    size = s.table[UNDER]
    i: i64 = 1
    while i < size:
        s.table[UNDER + i] = s.table[UNDER + i + 1]
        i += 1
    s.table[UNDER + size] = 0
    s.table[UNDER] = size - 1


def put_under(s: State, kind: i64) -> None:
    """DK-PURSUIT-21: to the very bottom of the pile."""
    s.table[UNDER] += 1
    s.table[UNDER + s.table[UNDER]] = kind


class StealRandomCard(ChanceStep[State]):
    """DK-DUEL-07, DK-ACTION-15: drawn out of the hand of the frame's card, a seat, unseen by others."""

    def question(self) -> str:
        return "stolen"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        kind: i64 = 0
        while kind < KINDS:
            copies = in_hand(s, f.card, kind)
            if copies > 0:
                found.weigh(DRAWN + kind, copies)
            kind += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        steal_card(s, f.seat, f.card, act - DRAWN)


def steal_card(s: State, thief: i64, victim: i64, kind: i64) -> None:
    """Thief and victim know the card from now on."""
    one: i64 = 1
    if s.remembers:
        card_stolen(s, thief, victim, kind)
    take_from_hand(s, victim, kind)
    add_to_hand(s, thief, kind)
    s.tell(EV_STOLE, thief, kind, victim, 0, 0, (one << thief) | (one << victim))


STEAL: Final = script(StealRandomCard())
DRAW: Final = script(ShuffleIfEmpty(), DrawCard())


def fill_pile(s: State) -> None:
    """DK-SETUP-04: the whole box."""
    kind: i64 = 0
    while kind < KINDS:
        s.hidden[PILE + kind] = COPIES[kind]
        s.hidden[PILE_SIZE] += COPIES[kind]
        kind += 1


def cards_of(s: State, seat: i64) -> list[int]:
    """The kinds in a hand."""
    return [kind for kind in range(KINDS) for _ in range(s.hidden[HAND + KINDS * seat + kind])]
