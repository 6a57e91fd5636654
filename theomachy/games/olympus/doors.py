"""Doors the rules share: the end of the game, drawing, hands, markers and bonuses, damage, places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus import state, tell
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import is_unit
from theomachy.games.olympus.state import State
from theomachy.games.olympus.values import prevented, turned_round
from theomachy.kernel.choices import Choices
from theomachy.kernel.frames import About, ChanceStep, Frame, ScriptMaker, Step
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

script: Final[ScriptMaker] = ScriptMaker()  # the numbers of effects follow
SCRIPTS: Final = script.made


# --- what a question is about -------------------------------------------------------------------------------------

NOWHERE: Final = -1


class Asking(About):
    """What a question is about, as far as it applies."""

    def __init__(self) -> None:
        self.card: i64 = v.NO_CARD  # that is played
        self.colour: i64 = NOWHERE  # of the symbol that is to be paid
        self.phase: i64 = 0  # that may be skipped
        self.place: i64 = NOWHERE  # of the unit that is to move
        self.area: i64 = NOWHERE  # whose bonus is given
        self.player: i64 = NOBODY  # out of whose hand
        self.source: i64 = v.NO_CARD  # the card whose effect asks,
        self.source_place: i64 = NOWHERE  # where it is, or was last,
        self.effect: i64 = 0  # which of its effects, from 1,
        self.operation: i64 = 0  # and which operation of it, from 1; none while the effect as a whole is asked for


# --- the end of the game ------------------------------------------------------------------------------------------


def win(s: State, seat: i64, how: i64) -> None:
    """FO-END-09: at once, in the middle of whatever is carried out: the first end decides."""
    s.winner = seat
    s.ending = how
    tell.won(s, seat, how)
    s.end()


def end_by_pile(s: State) -> None:
    """FO-END-08: whoever leads has won; on 0 it is a tie."""
    if s.counter > 0:
        win(s, 0, v.PILE_EMPTY)
    elif s.counter < 0:
        win(s, 1, v.PILE_EMPTY)
    else:
        s.ending = v.PILE_EMPTY
        tell.tied(s, v.PILE_EMPTY)
        s.end()


def gain_point(s: State, seat: i64) -> None:
    """FO-END-03, -04: the two share one counter, so a point of the one is a step away from the other."""
    if seat == 0:
        s.counter += 1
    else:
        s.counter -= 1
    tell.gained_point(s, seat)
    if state.points_of(s, seat) >= v.POINTS_TO_WIN:
        win(s, seat, v.SEVEN_POINTS)


# --- drawing ------------------------------------------------------------------------------------------------------


def offer_draws(s: State, found: Choices) -> None:
    """FO-DRAW-02: every card not seen is equally likely, whether it lies in the pile or is out of the game."""
    deck = s.deck
    card: i64 = 0
    end = len(deck) - 1
    while card < end:
        if deck[card] > 0:
            found.weigh(v.OUTCOME + card, deck[card])
        card += 1


def random_draw(s: State, rng: Rng) -> i64:
    deck = s.deck
    total = deck[len(deck) - 1]
    left = rng.below(total)
    card: i64 = 0
    if 2 * left < total:
        while left >= deck[card]:
            left -= deck[card]
            card += 1
    else:  # nearer from the other end
        left = total - 1 - left
        card = len(deck) - 2
        while left >= deck[card]:
            left -= deck[card]
            card -= 1
    return v.OUTCOME + card


def take_from_deck(s: State, card: i64) -> None:
    s.deck[card] -= 1
    s.deck[len(s.deck) - 1] -= 1
    s.pile -= 1


def draw_card(s: State, seat: i64, card: i64, effect: i64) -> None:
    """FO-DRAW-02, FO-END-05 to -07: with the last card the game ends, or its last turn has begun: in phase 3 there is
    nothing left of the turn that could be finished."""
    take_from_deck(s, card)
    state.add_to_hand(s, seat, card + state.DRAWN_BY * effect, s.options.cards.colours[card])
    tell.drew(s, seat, card)
    if s.pile == 0:
        if s.phase == v.DRAWING or not s.options.finish_turn:
            end_by_pile(s)
        else:
            s.last_turn = True


class Draw(ChanceStep[State]):
    """FO-DRAW-02: as many cards as the frame counts, one at a time."""

    def question(self) -> str:
        return "drawn"

    def asks(self, s: State, f: Frame) -> i64:
        if f.count > 0 and s.pile > 0:
            return CHANCE
        return NOBODY

    def do(self, s: State, f: Frame) -> None:
        f.count = 0
        f.next()

    def options(self, s: State, f: Frame, found: Choices) -> None:
        offer_draws(s, found)

    def random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        return random_draw(s, rng)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.count -= 1
        draw_card(s, f.seat, act - v.OUTCOME, 0)

    def play_random(self, s: State, f: Frame, scratch: Choices, rng: Rng) -> i64:
        taken: i64 = 0
        while f.count > 0 and s.pile > 0:
            self.take(s, f, random_draw(s, rng))
            taken += 1
        return taken


# --- hands --------------------------------------------------------------------------------------------------------


def find_in_hand(s: State, seat: i64, card: i64, effect: i64) -> i64:
    """Where a card lies in a hand, or -1; with the number of an effect only a card it drew.  What is known to be there
    is taken first."""
    start = state.hand_start(s, seat)
    found: i64 = -1
    i: i64 = 0
    while i < s.hand[start]:
        entry = s.hand[start + state.HAND + i]
        if entry & state.DEFINITION > card:
            break
        if entry & state.DEFINITION == card and (effect == 0 or entry // state.DRAWN_BY == effect):
            if entry & state.OPEN != 0:
                return i
            if found < 0 or entry & state.KNOWN != 0:
                found = i
        i += 1
    return found


def leave_hand(s: State, seat: i64, card: i64, effect: i64) -> None:
    """For all to see."""
    index = find_in_hand(s, seat, card, effect)
    state.take_from_hand(s, seat, index, s.options.cards.colours[card])


def mistake_for_known(s: State, seat: i64, card: i64, effect: i64) -> None:
    """A card that this effect drew is about to leave, but others cannot tell it from one they know to be in the hand
    (FO-CARD-06): the two change places, as far as the effect goes."""
    start = state.hand_start(s, seat) + state.HAND
    drawn = start + find_in_hand(s, seat, card, effect)
    known = start + find_in_hand(s, seat, card, 0)
    knowledge = s.hand[drawn] % state.DRAWN_BY
    s.hand[drawn] += s.hand[known] % state.DRAWN_BY - knowledge
    s.hand[known] += knowledge - s.hand[known] % state.DRAWN_BY


def might_be_in_hand(s: State, card: i64) -> bool:
    """As far as everybody can see: it lies nowhere in the open."""
    if s.deck[card] > 0:
        return True
    seat: i64 = 0
    while seat < 2:
        start = state.hand_start(s, seat)
        i: i64 = 0
        while i < s.hand[start]:
            if s.hand[start + state.HAND + i] & (state.DEFINITION | state.OPEN) == card:
                return True
            i += 1
        seat += 1
    return False


def drop_card(s: State, seat: i64, card: i64) -> None:
    leave_hand(s, seat, card, 0)
    state.add_to_discard(s, card)
    tell.dropped(s, seat, card)


def show_to_other(s: State, seat: i64) -> None:
    """The other player sees a whole hand."""
    start = state.hand_start(s, seat)
    i: i64 = 0
    while i < s.hand[start]:
        s.hand[start + state.HAND + i] |= state.KNOWN
        i += 1


def join_hand(s: State, seat: i64, card: i64) -> None:
    """A card that all can see comes to a hand."""
    state.add_to_hand(s, seat, card + state.KNOWN + state.OPEN, s.options.cards.colours[card])


# --- colour markers and area bonuses ------------------------------------------------------------------------------


def markers_to_take(s: State, seat: i64) -> i64:
    """FO-BONUS-04 to -07: from whom a marker may be taken, ON_BOARD before the opponent; NOBODY if from none."""
    if state.markers_of(s, v.ON_BOARD) > 0:
        return v.ON_BOARD
    if state.markers_of(s, 1 - seat) > 0:
        return 1 - seat
    return NOBODY


def offer_markers(s: State, holder: i64, found: Choices) -> None:
    colour: i64 = 0
    while colour < 4:
        if s.markers[colour] == holder:
            found.offer(v.MARKER + colour)
        colour += 1


def only_marker(s: State, holder: i64) -> i64:
    colour: i64 = 0
    while s.markers[colour] != holder:
        colour += 1
    return colour


def take_marker(s: State, seat: i64, colour: i64) -> None:
    tell.took_marker(s, seat, colour, s.markers[colour])
    state.give_marker(s, colour, seat)


class DelphiBonus(Step[State]):
    """FO-BONUS-04 to -07: while markers lie on the board nobody loses one.  Whoever must take the last of them is not
    asked."""

    def question(self) -> str:
        return "marker"

    def about(self, s: State, f: Frame) -> Asking:
        it = Asking()
        it.area = v.DELPHI
        return it

    def asks(self, s: State, f: Frame) -> i64:
        holder = markers_to_take(s, f.seat)
        if holder == NOBODY or (holder == v.ON_BOARD and s.options.must_take and state.markers_of(s, v.ON_BOARD) == 1):
            return NOBODY
        return f.seat

    def do(self, s: State, f: Frame) -> None:
        f.next()
        if markers_to_take(s, f.seat) == v.ON_BOARD:
            take_marker(s, f.seat, only_marker(s, v.ON_BOARD))

    def options(self, s: State, f: Frame, found: Choices) -> None:
        holder = markers_to_take(s, f.seat)
        offer_markers(s, holder, found)
        if holder != v.ON_BOARD or not s.options.must_take:
            found.offer(v.NO)

    def take(self, s: State, f: Frame, act: i64) -> None:
        f.next()
        if act != v.NO:
            take_marker(s, f.seat, act - v.MARKER)


def give_bonus(s: State, seat: i64, area: i64) -> None:
    """FO-BONUS-03 to -09: the same after an attack and by an effect.  Only Delphi leaves a choice."""
    tell.gained_bonus(s, seat, area)
    if area == v.OLYMPUS:
        gain_point(s, seat)
    elif area == v.DELPHI:
        s.push(DELPHI_BONUS, seat, v.NO_CARD, 0)
    elif s.pile > 0:
        s.push(TROY_BONUS, seat, v.NO_CARD, 0)
        f = s.frame
        assert f is not None
        f.count = 1


DELPHI_BONUS: Final = script(DelphiBonus())
TROY_BONUS: Final = script(Draw())


# --- damage -------------------------------------------------------------------------------------------------------


def deal_damage(s: State, place: i64, amount: i64, strike: bool) -> i64:
    """FO-DAMAGE-01, -04: prevented each time, and added to what lies there; says how much was dealt."""
    dealt = amount - prevented(s, place, strike)
    if dealt < 0:
        dealt = 0
    s.units[state.UNIT * place + state.DAMAGE] += dealt
    s.hurt = True
    if s.options.cards.restless:
        s.stale = True
    return dealt


def damage_unit(s: State, place: i64, amount: i64) -> None:
    """FO-DAMAGE-03: by an ability, so what only works against strikes prevents nothing."""
    dealt = deal_damage(s, place, amount, False)
    tell.damaged(s, place, dealt)


def heal_unit(s: State, place: i64, amount: i64) -> bool:
    """FO-HEAL-01, -02; says whether there was anything to heal."""
    at = state.UNIT * place + state.DAMAGE
    healed = s.units[at]
    if amount < healed:
        healed = amount
    if healed == 0:
        return False
    s.units[at] -= healed
    if s.options.cards.restless:
        s.stale = True
    tell.healed(s, place, healed)
    return True


# --- leaving play -------------------------------------------------------------------------------------------------


def in_order(s: State, place: i64) -> i64:
    """The places in the order of a moment: the active player's first, each side from O1 to T1.  Also the other way."""
    if s.active == 0:
        return place
    return state.opposite(place)


def all_in_order(s: State, places: i64) -> i64:
    """Bits of places, set by that order."""
    if s.active == 0:
        return places
    return turned_round(places)


def strip_unit(s: State, place: i64) -> None:
    """FO-EQUIP-10: the equipment alone is discarded."""
    at = state.UNIT * place
    worn = s.units[at + state.WORN]
    if worn != v.NO_CARD:
        s.units[at + state.WORN] = v.NO_CARD
        s.stale = True
        state.add_to_discard(s, worn)
        tell.stripped(s, place, worn)


def return_unit(s: State, place: i64) -> None:
    """FO-MOVE-06, -07, FO-EQUIP-08: it is not discarded, so nobody is triggered; equipment has no hand to return to,
    for it is attached only once."""
    at = state.UNIT * place
    card = s.units[at]
    worn = s.units[at + state.WORN]
    if worn != v.NO_CARD:
        state.add_to_discard(s, worn)
    state.leave_play(s, place)
    join_hand(s, state.seat_of(place), card)
    tell.returned(s, place, card, worn)


# --- placing ------------------------------------------------------------------------------------------------------


def can_be_placed(s: State, seat: i64, card: i64) -> bool:
    """FO-PLAY-03, -06, FO-EQUIP-01, -02: is there a legal place for it?"""
    return places_for(s, seat, card) != 0


def places_for(s: State, seat: i64, card: i64) -> i64:
    """As bits."""
    if is_unit(s.options.cards, card):
        return state.empty_places(s, seat)
    found: i64 = 0
    place = v.SIDE * seat
    while place < v.SIDE * seat + v.SIDE:
        if state.is_occupied(s, place) and s.units[state.UNIT * place + state.WORN] == v.NO_CARD:
            found |= 1 << place
        place += 1
    return found


def offer_places(seat: i64, places: i64, found: Choices) -> None:
    """OWN and ENEMY as `seat` sees them."""
    if seat == 1:
        places = turned_round(places)
    act: i64 = v.OWN
    while places != 0:
        if places & 1 == 1:
            found.offer(act)
        places >>= 1
        act += 1


def place_meant(seat: i64, act: i64) -> i64:
    if seat == 0:
        return act - v.OWN
    return state.opposite(act - v.OWN)


def only_place(places: i64) -> i64:
    place: i64 = 0
    while places & 1 == 0:
        places >>= 1
        place += 1
    return place
