"""Questions and doors the rules share: points and victory, hoplites, chests, hands and draws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import doors, memory, state, tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.state import State
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import About, ChanceStep, Frame, ScriptMaker, Step
from theomachy.kernel.seats import CHANCE, NOBODY

script: Final[ScriptMaker] = ScriptMaker()
SCRIPTS: Final = script.made


class Asking(About):
    """What a question is about, as far as it applies; the view says it in names."""

    def __init__(self) -> None:
        self.colour: i64 = NOTHING  # of a chest
        self.purpose = ""  # what becomes of the chest that is picked
        self.place: i64 = NOTHING  # where the chest lies, or what is challenged
        self.position: i64 = NOTHING  # of a die
        self.other: i64 = NOBODY  # whose ship is challenged, robbed or relocated
        self.pursuit: i64 = v.NO_CARD
        self.number: i64 = 0  # of a whirlpool
        self.due: i64 = 0  # cards to pay
        self.paid: i64 = 0


NOTHING: Final = -1


# --- what is under way --------------------------------------------------------------------------------------------


class ShipMove(Step[State]):
    """The step of a ship move.  Its frame counts the steps left; its card is 1 as soon as anything was done."""


class HydraMove(Step[State]):
    """The step of a move of the Hydra.  The place of its frame is the number of steps left."""


class Delivery(Step[State]):
    """The step of a delivery."""


def ship_move(s: State) -> Frame | None:
    """The frame of the ship move that is going on."""
    f = s.frame
    while f is not None and not isinstance(f.script.steps[0], ShipMove):
        f = f.under
    return f


def hydra_move(s: State) -> Frame | None:
    f = s.frame
    while f is not None and not isinstance(f.script.steps[0], HydraMove):
        f = f.under
    return f


def is_sailing(s: State, seat: i64) -> bool:
    f = ship_move(s)
    return f is not None and f.seat == seat


def is_delivering(s: State, seat: i64) -> bool:
    f = s.frame
    while f is not None:
        if f.seat == seat and isinstance(f.script.steps[0], Delivery):
            return True
        f = f.under
    return False


def end_ship_move(s: State, seat: i64) -> None:
    """DK-MOVE-11: if it is this player's; what has begun above it is still carried out."""
    f = ship_move(s)
    if f is not None and f.seat == seat and isinstance(f.step(), ShipMove):
        f.next()


# --- what is asked ------------------------------------------------------------------------------------------------


def about_chest(colour: i64, purpose: str) -> Asking:
    it = Asking()
    it.colour = colour
    it.purpose = purpose
    return it


def about_picking(purpose: str) -> Asking:
    """Which chest?"""
    return about_chest(NOTHING, purpose)


# --- points and victory -------------------------------------------------------------------------------------------


def goal_of(s: State) -> i64:
    """DK-SETUP-01: with more players each has fewer turns, and less to win."""
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
        seat = state.seat_after(s, s.active, i)
        total = state.total_of(s, seat)
        if total > most:
            most = total
            best = seat
        i += 1
    if best != NOBODY:
        one: i64 = 1
        s.winner = best
        s.winners = one << best
        s.ending = v.GOAL_REACHED
        tell.won(s, best, v.GOAL_REACHED)
        s.end()


def take_honour(s: State, seat: i64, cards: i64, why: i64) -> None:
    doors.add_honour(s, seat, cards, why)
    check_totals(s)


# --- hoplites -----------------------------------------------------------------------------------------------------


def come_aboard(s: State, seat: i64, most: i64) -> i64:
    """DK-HOPLITE-03, -06: as many as are allowed, are below, and fit; says how many that were."""
    count = reclaimable(s, seat, most)
    doors.come_back(s, seat, count)
    return count


def wanted(s: State, seat: i64, most: i64) -> i64:
    """How many could come back if there were room."""
    count = state.below(s, seat)
    if count > most:
        return most
    return count


def reclaimable(s: State, seat: i64, most: i64) -> i64:
    count = wanted(s, seat, most)
    room = state.room_aboard(s, seat)
    if count > room:
        return room
    return count


# --- chests -------------------------------------------------------------------------------------------------------

DUMPED: Final = 0
DELIVERED: Final = 1


def offer_chests(s: State, seat: i64, found: Choices) -> None:
    """Of every colour aboard."""
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        if state.chests_of(s, seat, colour) > 0:
            found.offer(v.CHEST + colour)
        colour += 1


NO_CITY: Final = -1
SEVERAL: Final = -2


class PlaceChest(Step[State]):
    """DK-CHEST-02, -03, -07, -09, DK-DELIVER-09: a chest leaves the ship for any free space.  The frame holds the
    colour and, for DK-CHEST-06, the city whose chest was just won; its count says whether the chest is delivered."""

    def question(self) -> str:
        return "place-chest"

    def about(self, s: State, f: Frame) -> Asking:
        return about_chest(f.card, "")

    def is_free(self, s: State, f: Frame, city: i64) -> bool:
        return state.free_spaces(s, city) > 0 or city == f.place

    def only_city(self, s: State, f: Frame) -> i64:
        only: i64 = NO_CITY
        city: i64 = 0
        while city < v.CITIES:
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
        self.take(s, f, v.CITY + self.only_city(s, f))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        city: i64 = 0
        while city < v.CITIES:
            if self.is_free(s, f, city):
                found.offer(v.CITY + city)
            city += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        city = act - v.CITY
        doors.unload_chest(s, f.seat, f.card, city, f.count)
        f.next()


def put_chest(s: State, seat: i64, colour: i64, how: i64, won_from: i64 = NO_CITY) -> None:
    """Ask where a chest goes; it leaves the ship with the answer."""
    s.push(PLACE_CHEST, seat, colour, won_from)
    f = s.frame
    assert f is not None
    f.count = how


def can_make_room(s: State, seat: i64) -> bool:
    """DK-CHEST-05: else a chest cannot be won at all."""
    if state.room_aboard(s, seat) > 0 or state.aboard(s, seat) > 0:
        return True
    return not s.options.only_hoplites and state.chests_aboard(s, seat) > 0


class MakeRoom(Step[State]):
    """DK-CHEST-01, -05, -06, -08, DK-CITY-07, DK-DUEL-08: a hoplite goes below or another chest is dumped."""

    def question(self) -> str:
        return "make-room"

    def about(self, s: State, f: Frame) -> Asking:
        return about_chest(f.card, "off")

    def asks(self, s: State, f: Frame) -> i64:
        if state.room_aboard(s, f.seat) > 0 or self.only_hoplites(s, f.seat):
            return NOBODY
        return f.seat

    def only_hoplites(self, s: State, seat: i64) -> bool:
        return s.options.only_hoplites or state.chests_aboard(s, seat) == 0

    def do(self, s: State, f: Frame) -> None:
        if state.room_aboard(s, f.seat) == 0:
            doors.go_below(s, f.seat, 1)
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        if state.aboard(s, f.seat) > 0:
            found.offer(v.SEND_BELOW)
        offer_chests(s, f.seat, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        if act == v.SEND_BELOW:
            doors.go_below(s, f.seat, 1)
        else:
            put_chest(s, f.seat, act - v.CHEST, DUMPED, f.place)


class PickChest(Step[State]):
    """DK-CHEST-04: one of the colours that fit; who can take only one is not asked."""

    def question(self) -> str:
        return "pick-chest"

    def fits(self, s: State, f: Frame, colour: i64) -> bool:
        raise TypeError("every pick says which chests fit")

    def only_colour(self, s: State, f: Frame) -> i64:
        only: i64 = -1
        colour: i64 = 0
        while colour < v.CHEST_COLOURS:
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
        self.take(s, f, v.CHEST + self.only_colour(s, f))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        colour: i64 = 0
        while colour < v.CHEST_COLOURS:
            if self.fits(s, f, colour):
                found.offer(v.CHEST + colour)
            colour += 1


class TakeChest(Step[State]):
    """DK-CITY-06, DK-DUEL-06: from a city, or from the loser's ship, whose seat the frame counts."""

    def do(self, s: State, f: Frame) -> None:
        if f.place >= 0:
            doors.load_chest(s, f.seat, f.card, f.place)
        else:
            doors.rob_chest(s, f.seat, f.card, f.count)
        f.next()


PLACE_CHEST: Final = script(PlaceChest())
WIN_CHEST: Final = script(MakeRoom(), TakeChest())


# --- hands --------------------------------------------------------------------------------------------------------


def show_card(s: State, seat: i64, kind: i64) -> None:
    """A card leaves a hand before everybody's eyes."""
    memory.note(s, memory.SHOWN, seat, 0, kind)
    state.take_from_hand(s, seat, kind)


def discard_card(s: State, seat: i64, kind: i64) -> None:
    """DK-ACTION-02: face up, so that everybody knows what is left."""
    show_card(s, seat, kind)
    doors.discard(s, kind)


class ShuffleIfEmpty(Step[State]):
    """DK-CARDDIE-04: the discard becomes the pile; without order, as long as nobody draws."""

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if state.pile_size(s) > 0:
            return
        memory.note_new_pile(s)
        doors.shuffle_discard(s)


class DrawCard(ChanceStep[State]):
    """DK-CARDDIE-01, -03 to -05, DK-ACTION-01: the frame's player draws; from the cards in no order, and when these are
    gone, those laid under the pile, which everybody knows."""

    def question(self) -> str:
        return "drawn"

    def asks(self, s: State, f: Frame) -> i64:
        if state.pile_size(s) > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_draws(s, found)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        draw_card(s, f.seat, act - v.DRAWN)


def offer_draws(s: State, found: Choices) -> None:
    if s.hidden[state.PILE_SIZE] == 0:
        found.weigh(v.DRAWN + s.table[state.UNDER + 1], 1)
        return
    kind: i64 = 0
    while kind < v.KINDS:
        copies = s.hidden[state.PILE + kind]
        if copies > 0:
            found.weigh(v.DRAWN + kind, copies)
        kind += 1


def draw_card(s: State, seat: i64, kind: i64) -> None:
    state.add_to_hand(s, seat, kind)
    if s.hidden[state.PILE_SIZE] > 0:
        memory.note(s, memory.DREW, seat, 0, kind)
        doors.take_from_pile(s, kind)
        tell.drew(s, seat, kind)
    else:
        memory.note(s, memory.CAME, seat, 0, kind)
        doors.take_from_under(s)
        tell.drew_known(s, seat, kind)


class StealRandomCard(ChanceStep[State]):
    """DK-DUEL-07, DK-ACTION-15: drawn out of the hand of the frame's card, a seat, unseen by others."""

    def question(self) -> str:
        return "stolen"

    def options(self, s: State, f: Frame, found: Choices) -> None:
        kind: i64 = 0
        while kind < v.KINDS:
            copies = state.in_hand(s, f.card, kind)
            if copies > 0:
                found.weigh(v.DRAWN + kind, copies)
            kind += 1

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        steal_card(s, f.seat, f.card, act - v.DRAWN)


def steal_card(s: State, thief: i64, victim: i64, kind: i64) -> None:
    """Thief and victim know the card from now on."""
    memory.note(s, memory.STOLEN, thief, victim, kind)
    state.take_from_hand(s, victim, kind)
    state.add_to_hand(s, thief, kind)
    tell.stole(s, thief, victim, kind)


STEAL: Final = script(StealRandomCard())
DRAW: Final = script(ShuffleIfEmpty(), DrawCard())


def cards_of(s: State, seat: i64) -> list[int]:
    """The kinds in a hand."""
    return [kind for kind in range(v.KINDS) for _ in range(s.hidden[state.HAND + v.KINDS * seat + kind])]
