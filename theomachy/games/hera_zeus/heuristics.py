"""For bots: how good a state is, what an action promises, and what comes to mind first.

The numbers were found by play between bots; the thoughts behind them are those of the strategy notes.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import steps
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.cards import HAND_LIMIT
from theomachy.games.hera_zeus.rules import (
    CAPTIVE_IS_FREED,
    CHALLENGER_WINS,
    GAME,
    RESULTS,
    TURN,
    never_challenges,
    points_of,
)
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import take

# --- how good a state is ------------------------------------------------------------------------------------------
# All in hundredths of the logarithm of the odds to win, as they seemed; by the results it is half of that.

CERTAINTY: Final = 0.0045

# By kind: 7 6 5 4 3 2 P Y M X C, and in the hand G D H E S.
IN_HAND: Final = vec[i64]([63, 56, 42, 29, 29, 29, 30, 23, 44, 27, -7, 24, 32, 33, 18, 20])
IN_FRONT: Final = vec[i64]([68, 66, 53, 36, 31, 39, 9, 15, 53, 37, 39])
SHOWN_IN_FRONT: Final = vec[i64]([56, 42, 51, 32, 29, 37, -2, 24, 39, -38, 27])
BEHIND: Final = vec[i64]([7, 4, -5, -17, -17, -14, -17, -39, 17, -15, -23])

COLUMNS: Final = vec[i64]([-143, 30, 50, 59])
CARDS_ON_FIELD: Final = vec[i64]([0, -256, -98, -27, -16, 0])  # the last one for all above
BARE_AFTER_TURN: Final = -172
FIGURE_STANDS: Final = 28
IN_DRAW_PILE: Final = 5  # a card
PEGASUS_FOR_PERSEPHONE: Final = 20  # a Pegasus in the pile
POINT: Final = 3

TURN_IN_RESERVE: Final = 32
TURNS_IN_RESERVE: Final = 10  # more make no difference
TURN_TOO_FEW: Final = -21
TURNS_NEEDED: Final = 4

BEATEN: Final = vec[i64]([29, 40])  # a card that a front can beat: in the next turn, in this one
CAPTIVE_REACHED: Final = vec[i64]([85, 121])

CAPTIVE_IN_DRAW_PILE: Final = 37
CAPTIVE_STRUCK: Final = -59  # for each Pegasus in the enemy hand, divided by the cards in ours
CAPTIVE_BESIDE_PANDORA: Final = -84  # divided likewise
GUARDS: Final = vec[i64]([-131, -2, 26, 50])  # pieces before the captive
GUARDED_BY_MEDUSA: Final = 20
GUARDED_BY_FIGURE: Final = -61
CAPTIVE_ATTACKED: Final = -34
CAPTIVE_FACES_PANDORA: Final = -98


def value(s: State, seat: i64, certainty: float = CERTAINTY) -> float:
    """From -1 for a loss to 1 for a win."""
    if s.asked == NOBODY:
        return 0.0 if s.winner == NOBODY else 1.0 if s.winner == seat else -1.0
    return 1.0 - 2.0 / (1.0 + math.exp(certainty * float(standing(s, seat) - standing(s, 1 - seat))))


def standing(s: State, seat: i64) -> i64:
    return of_hand(s, seat) + of_field(s, seat) + of_captive(s, seat) + of_reserve(s, seat) + of_attack(s, seat)


def of_hand(s: State, seat: i64) -> i64:
    base = table.HELD * seat
    total = IN_DRAW_PILE * table.cards_in_draw_pile(s, seat)
    code: i64 = 0
    while code < v.CODES:
        copies = s.hand[base + code]
        if copies > 0:
            total += copies * IN_HAND[v.kind_of(code)]
        code += 1
    if s.hand[base + v.PERSEPHONE] > 0:
        total += PEGASUS_FOR_PERSEPHONE * min(3, pegasus_to_come(s, seat))
    return total


def pegasus_to_come(s: State, seat: i64) -> i64:
    found: i64 = 0
    i: i64 = 1
    while i <= table.cards_in_pile(s, seat):
        if v.kind_of(s.pile[table.PILE * seat + i]) == v.PEGASUS:
            found += 1
        i += 1
    return found


def of_field(s: State, seat: i64) -> i64:
    total: i64 = 0
    cards: i64 = 0
    columns: i64 = 0
    lane: i64 = 0
    while lane < 3:
        at = table.column(seat, lane)
        top = at + s.field[at]
        first = at + 1
        if first <= top and table.code_of(s.field[first]) == v.FIGURE:
            total += FIGURE_STANDS
            first += 1
        if first <= top:
            columns += 1
            cards += top - first + 1
            kind = v.kind_of(table.code_of(s.field[first]))
            if kind < v.KINDS:
                total += SHOWN_IN_FRONT[kind] if s.field[first] & table.UP != 0 else IN_FRONT[kind]
            first += 1
        while first <= top:
            kind = v.kind_of(table.code_of(s.field[first]))
            if kind < v.KINDS:
                total += BEHIND[kind]
            first += 1
        lane += 1
    if cards == 0 and s.active != seat:
        total += BARE_AFTER_TURN
    return total + COLUMNS[columns] + CARDS_ON_FIELD[min(cards, 5)]


def of_captive(s: State, seat: i64) -> i64:
    base = table.HELD * seat
    if s.draw_pile[base + v.CAPTIVE] > 0:
        return CAPTIVE_IN_DRAW_PILE
    if s.hand[base + v.CAPTIVE] > 0:
        danger = CAPTIVE_STRUCK * pegasus_in_hand(s, 1 - seat)
        if s.hand[base + v.PANDORA] > 0:
            danger += CAPTIVE_BESIDE_PANDORA
        return danger // table.cards_in_hand(s, seat)
    lane: i64 = 0
    while lane < 3:
        at = table.column(seat, lane)
        row: i64 = 1
        while row <= s.field[at]:
            if table.code_of(s.field[at + row]) == v.CAPTIVE:
                return GUARDS[row - 1] + of_guards(s, seat, lane, row)
            row += 1
        lane += 1
    return 0


def of_guards(s: State, seat: i64, lane: i64, row: i64) -> i64:
    """What stands before and opposite the captive."""
    at = table.column(seat, lane)
    guard = table.code_of(s.field[at + 1])
    total: i64 = 0
    if guard == v.FIGURE:
        total = GUARDED_BY_FIGURE
        if row > 2:
            guard = table.code_of(s.field[at + 2])
    if guard == v.MEDUSA:
        total += GUARDED_BY_MEDUSA
    enemy = table.front(s, 1 - seat, lane)
    if enemy == v.PANDORA:
        total += CAPTIVE_FACES_PANDORA
    if row == 1 and s.active != seat and s.points > 0 and can_attack(s, 1 - seat, lane):
        total += CAPTIVE_ATTACKED
    return total


def can_attack(s: State, seat: i64, lane: i64) -> bool:
    """With the front card, or with a Pegasus of the hand."""
    ours = table.front(s, seat, lane)
    if ours == v.FIGURE:
        return False
    return pegasus_in_hand(s, seat) > 0 or (ours != v.NO_CARD and not never_challenges(v.kind_of(ours)))


def pegasus_in_hand(s: State, seat: i64) -> i64:
    return table.in_hand(s, seat, v.PEGASUS) + table.in_hand(s, seat, v.WON + v.PEGASUS)


def of_reserve(s: State, seat: i64) -> i64:
    """How many turns can still be paid."""
    a_turn = points_of(s, seat)
    if a_turn == 0:
        a_turn = 1
    payable = payable_points(s, seat)
    total = TURN_IN_RESERVE * min(payable, TURNS_IN_RESERVE * a_turn) // a_turn
    if payable < TURNS_NEEDED * a_turn:
        total += TURN_TOO_FEW * (TURNS_NEEDED * a_turn - payable) // a_turn
    return total


def payable_points(s: State, seat: i64) -> i64:
    """Every card left can be drawn, if the hand has room, and used or, if the field has room, laid."""
    base = table.HELD * seat
    held = table.cards_in_hand(s, seat)
    left = table.cards_in_draw_pile(s, seat)
    room = v.PLACES - pieces(s, seat)
    played = min(held + left, room + cards_to_use(s.hand, base) + cards_to_use(s.draw_pile, base))
    return played + min(left, HAND_LIMIT - held + played)


def cards_to_use(zone: vec[i64], base: i64) -> i64:
    """HZ-TURN-05: the mythology cards that cost a point."""
    return (
        zone[base + v.PEGASUS]
        + zone[base + v.PYTHIA]
        + zone[base + v.DIONYSUS]
        + zone[base + v.HADES]
        + zone[base + v.PERSEPHONE]
        + zone[base + v.SIRENS]
    )


def pieces(s: State, seat: i64) -> i64:
    return table.height(s, seat, 0) + table.height(s, seat, 1) + table.height(s, seat, 2)


def of_attack(s: State, seat: i64) -> i64:
    """What the fronts can beat in this turn, or in the next if it is not ours."""
    ours: i64 = 1 if s.active == seat else 0
    points = s.points if ours == 1 else points_of(s, seat)
    beaten: i64 = 0
    total: i64 = POINT * s.points if ours == 1 else 0
    lane: i64 = 0
    while lane < 3:
        found = beaten_in(s, seat, lane, points)
        if found < 0:
            total += CAPTIVE_REACHED[ours]
            found = -1 - found
        beaten += found
        lane += 1
    return total + BEATEN[ours] * min(beaten, points)


def beaten_in(s: State, seat: i64, lane: i64, points: i64) -> i64:
    """How many cards our front beats there one after the other; -1, -2 … if the captive comes after 0, 1 … of them."""
    ours = table.front(s, seat, lane)
    if ours < 0 or ours >= v.CODES or never_challenges(v.kind_of(ours)):
        return 0
    line = v.kind_of(ours) * v.KINDS
    at = table.column(1 - seat, lane)
    beaten: i64 = 0
    while beaten < points and beaten < s.field[at]:
        theirs = table.code_of(s.field[at + beaten + 1])
        if theirs >= v.CODES:
            return beaten
        result = RESULTS[line + v.kind_of(theirs)]
        if result == CAPTIVE_IS_FREED:
            return -1 - beaten
        if result != CHALLENGER_WINS:
            return beaten
        beaten += 1
    return beaten


# --- what an action promises --------------------------------------------------------------------------------------


def prospect(s: State, seat: i64, act: i64, certainty: float = CERTAINTY) -> float:
    """The value once the action that begins or goes on with `act` is carried through: what is left to choose is chosen
    well, and chance is weighed."""
    t = s.copy()
    t.remembers = False
    take(t, act)
    return when_done(t, seat, certainty)


def when_done(s: State, seat: i64, certainty: float) -> float:
    """Only an action is carried through; while cards are dealt, what is there is judged: there are too many deals."""
    while True:
        f = s.frame
        if f is None or f.script is GAME or (s.asked >= 0 and f.script is TURN):
            return value(s, seat, certainty)
        found = Choices()
        f.script.steps[f.at].options(s, f, found)
        if s.asked == CHANCE:
            return on_average(s, seat, found, certainty)
        if s.asked == seat and not v.NEXT <= found.buffer[0] < v.COUNT:
            return at_best(s, seat, found, certainty)
        take(s, found.buffer[0])  # in which order cards are lost hardly matters, and there are many


def on_average(s: State, seat: i64, found: Choices, certainty: float) -> float:
    total = 0.0
    weights: i64 = 0
    i: i64 = 0
    while i < found.count:
        t = s.copy()
        take(t, found.buffer[i])
        weight = found.buffer[i + MOST]
        total += float(weight) * when_done(t, seat, certainty)
        weights += weight
        i += 1
    return total / float(weights)


def at_best(s: State, seat: i64, found: Choices, certainty: float) -> float:
    best = -1.0
    i: i64 = 0
    while i < found.count:
        t = s.copy()
        take(t, found.buffer[i])
        worth = when_done(t, seat, certainty)
        if worth > best:
            best = worth
        i += 1
    return best


# --- what comes to mind first -------------------------------------------------------------------------------------
# Weights: of two legal choices the one with twice the weight comes to mind twice as often.

NEUTRAL: Final = 20

# A hand of 0 to 2, 3 to 5, 6 to 8, more cards; with up to three pieces on the field, and with more.
TO_DRAW: Final = vec[i64]([206, 30, 574, 16, 1, 7, 23, 12])

TO_LAY: Final = vec[i64]([
    # 7    6    5    4    3    2   P   Y    M    X    C
    201, 534, 492, 189, 178, 10, 12, 13, 426, 161, 386,  # up to two pieces on the field
    102, 25, 25, 17, 11, 7, 2, 8, 140, 38, 211,  # three to five
    24, 21, 29, 20, 15, 12, 2, 32, 6, 27, 21,  # more
])  # fmt: skip
TO_BEGIN_WITH: Final = vec[i64]([1, 6, 6, 6, 4, 2, 1, 1, 4, 2, 1])
OPENING_PART: Final = vec[i64]([0, 1, 1, 2, 2, 0, 0, 0, 3, 0, 0])  # one 5 or 6, one 3 or 4, one Medusa
STILL_MISSING: Final = 8  # times as likely

TO_CHALLENGE_SHOWN: Final = vec[i64]([81, 1, 18, 16, 8000])  # by what comes of it, as in RESULTS
TO_CHALLENGE_HIDDEN: Final = vec[i64]([
    # 7  6  5  4   3   2   P   Y
    7, 6, 9, 13, 16, 33, 23, 27,  # that nobody has seen yet
    3, 3, 9, 22, 21, 60, 19, 20,  # face up
])  # fmt: skip
TO_USE: Final = vec[i64]([20, 20, 20, 20, 20, 20, 51, 12, 20, 20, 20, 12, 1, 14, 9, 48])
TO_REMOVE_FIGURE: Final = 3
TO_END_TURN: Final = 11

TO_STRIKE_HAND: Final = vec[i64]([127, 42, 24])  # of up to 2, up to 5, more cards
TO_STRIKE_FIGURE: Final = 23
TO_STRIKE_HIDDEN: Final = 8
TO_STRIKE_SHOWN: Final = vec[i64]([1, 1, 1, 1, 1, 1, 30, 30, 1, 10, 8000])
TO_LOOK: Final = 12
TO_TURN_COLUMN: Final = vec[i64]([20, 12, 42, 25, 20])  # by the cards face down in it
TO_PLACE_DRAWN: Final = vec[i64]([37, 3, 76])  # opposite nothing, a card that does not beat it, one that does

GROUP: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5])
TO_PUT: Final = vec[i64]([
    # 7-5  4-2 P,Y  M    X  C
    49, 100, 37, 53, 515, 6,  # into an empty lane
    16, 40, 53, 2, 30, 4,  # in front
    2, 1, 7, 7, 6, 8,  # between
    1, 1, 3, 23, 5, 781,  # at the back
    383, 1439, 156, 20, 20, 20,  # where it beats what is shown opposite
    3, 4, 13, 11, 20, 20,  # where that beats it
    756, 75, 17, 443, 8, 20,  # before the captive
])  # fmt: skip
EMPTY_LANE: Final = 0
IN_THE_FRONT: Final = 6
BETWEEN: Final = 12
AT_THE_BACK: Final = 18
BEATS: Final = 24
IS_BEATEN: Final = 30
BEFORE_CAPTIVE: Final = 36

TO_TAKE: Final = vec[i64]([162, 51, 18, 12, 8, 32, 10, 15, 16, 51, 20, 13, 14, 20, 40, 13])
TO_MOVE_FRONT: Final = 14
TO_MOVE_OTHER: Final = 63


def prior(s: State, seat: i64, act: i64) -> i64:
    """The weight of a legal choice, from what the seat knows."""
    if act < v.CHALLENGE:
        return draw_prior(s, seat) if act == v.DRAW else lay_prior(s, seat, v.LAID_BY[act - v.LAY])
    if act < v.USE:
        return challenge_prior(s, seat, act - v.CHALLENGE)
    if act < v.AT:
        if act < v.REMOVE_FIGURE:
            return TO_USE[v.kind_of(v.USED_BY[act - v.USE])]
        return TO_REMOVE_FIGURE if act == v.REMOVE_FIGURE else TO_END_TURN
    if act < v.TARGET_HAND:
        return put_prior(s, seat, act - v.AT)
    if act < v.TAKE:
        return aim_prior(s, seat, act)
    if act < v.NEXT:
        return TO_TAKE[v.kind_of(v.TAKEN_BY[act - v.TAKE])]
    if act < v.FROM:
        return NEUTRAL
    return TO_MOVE_FRONT if steps.row_of(act - v.FROM) == 1 else TO_MOVE_OTHER


def weigh(s: State, found: Choices) -> None:
    """Give every choice its weight: then `found.draw` takes what comes to mind."""
    i: i64 = 0
    while i < found.count:
        found.buffer[i + MOST] = prior(s, s.asked, found.buffer[i])
        i += 1


def draw_prior(s: State, seat: i64) -> i64:
    return TO_DRAW[min(table.cards_in_hand(s, seat) // 3, 3) + (4 if pieces(s, seat) > 3 else 0)]


def lay_prior(s: State, seat: i64, code: i64) -> i64:
    f = s.frame
    if f is not None and f.script is GAME:
        return begin_prior(s, seat, code)
    return TO_LAY[min(pieces(s, seat) // 3, 2) * 11 + v.kind_of(code)]


def begin_prior(s: State, seat: i64, kind: i64) -> i64:
    lane: i64 = 0
    while lane < 3:
        laid = table.front(s, seat, lane)
        if laid != v.NO_CARD and OPENING_PART[laid] == OPENING_PART[kind]:
            return TO_BEGIN_WITH[kind]
        lane += 1
    return TO_BEGIN_WITH[kind] * (STILL_MISSING if OPENING_PART[kind] > 0 else 1)


def challenge_prior(s: State, seat: i64, lane: i64) -> i64:
    ours = s.field[table.column(seat, lane) + 1]
    theirs = s.field[table.column(1 - seat, lane) + 1]
    kind = v.kind_of(table.code_of(ours))
    if theirs & table.UP != 0:
        return TO_CHALLENGE_SHOWN[RESULTS[kind * v.KINDS + v.kind_of(table.code_of(theirs))]]
    return TO_CHALLENGE_HIDDEN[kind + (8 if ours & table.UP != 0 else 0)]


def put_prior(s: State, seat: i64, place: i64) -> i64:
    """A card of the hand, or with Dionysus one of the field."""
    f = s.frame
    assert f is not None
    card = f.card
    if card == v.DIONYSUS:
        card = table.code_of(s.field[table.column(seat, steps.lane_of(f.place)) + steps.row_of(f.place)])
    kind = v.kind_of(card)
    return TO_PUT[where_it_comes(s, seat, kind, steps.lane_of(place), steps.row_of(place)) + GROUP[kind]]


def where_it_comes(s: State, seat: i64, kind: i64, lane: i64, row: i64) -> i64:
    at = table.column(seat, lane)
    top = s.field[at]
    if row == 1:
        enemy = table.column(1 - seat, lane)
        if s.field[enemy] > 0 and s.field[enemy + 1] & table.UP != 0 and table.code_of(s.field[enemy + 1]) < v.CODES:
            shown = v.kind_of(table.code_of(s.field[enemy + 1]))
            if beats(shown, kind):
                return IS_BEATEN
            if beats(kind, shown) and (top == 0 or table.code_of(s.field[at + top]) != v.CAPTIVE):
                return BEATS
    if row > top:
        return EMPTY_LANE if row == 1 else AT_THE_BACK
    if table.code_of(s.field[at + top]) == v.CAPTIVE:
        return BEFORE_CAPTIVE
    return IN_THE_FRONT if row == 1 else BETWEEN


def beats(challenger: i64, challenged: i64) -> bool:
    return not never_challenges(challenger) and RESULTS[challenger * v.KINDS + challenged] == CHALLENGER_WINS


def aim_prior(s: State, seat: i64, act: i64) -> i64:
    """Pegasus, Pythia, the figure, or the lane for a card drawn out of the enemy hand."""
    f = s.frame
    assert f is not None
    if act == v.TARGET_OWN_FIGURE or f.card == v.GOD:
        return NEUTRAL
    if f.card == v.PYTHIA:
        return TO_LOOK if act == v.TARGET_HAND else TO_TURN_COLUMN[face_down(s, 1 - seat, act - v.TARGET_LANE)]
    if act == v.TARGET_HAND:
        return TO_STRIKE_HAND[min(table.cards_in_hand(s, 1 - seat) // 3, 2)]
    if v.kind_of(f.card) != v.PEGASUS:
        ours = table.front(s, seat, act - v.TARGET_LANE)
        if ours == v.NO_CARD or ours >= v.CODES:
            return TO_PLACE_DRAWN[0]
        return TO_PLACE_DRAWN[2 if beats(v.kind_of(ours), v.kind_of(f.card)) else 1]
    target = s.field[table.column(1 - seat, act - v.TARGET_LANE) + 1]
    if table.code_of(target) == v.FIGURE:
        return TO_STRIKE_FIGURE
    return TO_STRIKE_SHOWN[v.kind_of(table.code_of(target))] if target & table.UP != 0 else TO_STRIKE_HIDDEN


def face_down(s: State, seat: i64, lane: i64) -> i64:
    at = table.column(seat, lane)
    found: i64 = 0
    row: i64 = 1
    while row <= s.field[at]:
        if s.field[at + row] & table.UP == 0:
            found += 1
        row += 1
    return found
