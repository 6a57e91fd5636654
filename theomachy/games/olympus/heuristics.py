"""For bots: how good a state is, what an action promises, and what comes to mind first.

The numbers were found by play between bots; the thoughts behind them are those of the strategy notes.  No card is known
by name: what an ability is worth is worked out from what it does, so that users' own cards are valued too.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.olympus.cards import FIXED, FROM_STRIKE, CardSet, Effect, Operation, is_unit
from theomachy.games.olympus.operations import Aim, DropCards, OpenEffect, Rearrange
from theomachy.games.olympus.rules import PLAY_CARD, TURN, Pay
from theomachy.games.olympus.state import (
    ATTACK,
    ATTACKS,
    DAMAGE,
    DEFENCE,
    DEFINITION,
    HAND,
    STRIKE_LESS,
    UNIT,
    VISITED,
    WORN,
    State,
    cards_in_hand,
    hand_start,
    is_occupied,
    markers_of,
    opposite,
    points_of,
    seat_of,
)
from theomachy.games.olympus.steps import POINTS_TO_WIN, TROY_BONUS, ChooseSpace, place_meant
from theomachy.games.olympus.values import refresh
from theomachy.games.olympus.view import View
from theomachy.games.olympus.vocabulary import (
    ADJACENT,
    AFTER_STRIKE,
    ALL,
    ALL_COLOURS,
    ALWAYS,
    ANY_UNITS,
    AREA,
    AREA_OF,
    ATTACK_PHASE_END,
    ATTACKING,
    BEFORE_STRIKE,
    CARD,
    DELPHI,
    DONE,
    DRAWING,
    ENEMY_UNITS,
    EQUIPMENT,
    FLANK,
    KEEP,
    MARKER,
    NO,
    NO_CARD,
    OLYMPUS,
    ON_BOARD,
    OPPOSING,
    OWN,
    OWN_UNITS,
    PAY,
    PLAY_TIME,
    SELF,
    SIDE,
    SKIP,
    STRUCK,
    SUBJECT,
    TROY,
    TURN_END,
    YES,
)
from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import settle

# --- what cards are worth -----------------------------------------------------------------------------------------
# In hundredths of a card.

VERB_WORTH: Final = {  # for one unit, card, marker, point
    "damage": 25,
    "heal": 12,
    "modify": 25,
    "prevent": 20,
    "silence": 40,
    "draw": 90,
    "drop": 80,
    "take": 90,
    "marker": 75,
    "point": 130,
    "bonus": 110,
    "discard": 200,
    "return": 90,
    "strip": 30,
    "move": 40,
    "rearrange": 60,
    "attack": 90,
    "skip_strike": -20,
    "play": 150,
    "survive": 150,
}
SEVERAL: Final = 2  # units that a text about all of them is likely to reach
MOST_AT_ONCE: Final = 4  # points of damage, healing, prevention that ever count

# How often an ability of each timing is used: nothing in play for the first, which is over by then.
TIMES_USED: Final = (0, 120, 120, 120, 150, 100, 80, 60, 60, 80, 80)  # per cent
IF_CONDITION: Final = 60


def of_ability(effect: Effect) -> int:
    worth = 0
    for operation in effect.operations:
        worth += of_operation(operation)
    if effect.condition is not None:
        worth = worth * IF_CONDITION // 100
    return worth


def of_operation(operation: Operation) -> int:
    """For the player whose card it is."""
    verb = operation.verb
    worth = VERB_WORTH[verb]
    if verb == "modify":
        worth = 25 * int(operation.attack.number) + 20 * int(operation.defence.number)
    elif verb not in ("silence", "bonus", "discard", "return", "strip", "move", "rearrange", "attack", "play"):
        amount = int(operation.amount.number) if operation.amount.sort == FIXED else 2
        worth *= MOST_AT_ONCE if amount == ALL else min(amount, MOST_AT_ONCE)
    to = operation.to
    if to is None:
        bad = operation.for_opponent
        if verb == "drop":
            bad = not bad
        return -worth if bad else worth
    if to.pick == ALL and to.unit in (ADJACENT, FLANK, OWN_UNITS, ENEMY_UNITS, ANY_UNITS):
        worth *= SEVERAL
    hostile = verb in ("damage", "silence", "discard", "strip")
    theirs = to.unit in (OPPOSING, FLANK, ENEMY_UNITS, SUBJECT)
    if verb == "modify":
        return -worth if theirs else worth
    if to.unit == ANY_UNITS:
        return worth
    return worth if hostile == theirs or verb in ("return", "move", "attack") else -worth


class Worths:
    """Of all cards of a set, by definition."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        on_play = [0] * len(cards.cards)
        lasting = [0] * len(cards.cards)
        for effect in cards.effects:
            if effect.when == PLAY_TIME:
                on_play[effect.card] += of_ability(effect)
            else:
                lasting[effect.card] += of_ability(effect) * TIMES_USED[effect.when] // 100
        self.on_play: Final = vec[i64](on_play)
        self.lasting: Final = vec[i64](lasting)
        self.held: Final = vec[i64]([of_held(cards, d, on_play[d], lasting[d]) for d in range(len(cards.cards))])
        self.keep: Final = vec[i64]([of_kept(cards, d, on_play[d], lasting[d]) for d in range(len(cards.cards))])


# A card held: any, a multicolour one, equipment; for each attack, defence, symbol of cost; ability of each sort.
HELD: Final = vec[i64]([0, 20, -10, 4, 4, -4, 10, 10])


def of_held(cards: CardSet, d: int, on_play: int, lasting: int) -> int:
    """In hundredths of the logarithm of the odds to win."""
    worth = HELD[0] + HELD[3] * cards.attack[d] + HELD[4] * cards.defence[d] + HELD[5] * cards.total_cost[d]
    if cards.colours[d] == ALL_COLOURS:
        worth += HELD[1]
    if cards.kind[d] == EQUIPMENT:
        worth += HELD[2]
    return int(worth) + (int(HELD[6]) * on_play + int(HELD[7]) * lasting) // 100


def of_kept(cards: CardSet, d: int, on_play: int, lasting: int) -> int:
    """How much a player would rather keep it than another card of its colour."""
    worth = 60 + 12 * cards.attack[d] + 10 * cards.defence[d] - 25 * cards.total_cost[d]
    if cards.colours[d] == ALL_COLOURS:
        worth += 60
    return int(worth) + (on_play + lasting) // 3


class Memory:
    """The worths of the card set in use."""

    def __init__(self) -> None:
        self.worths: Worths | None = None


MEMORY: Final = Memory()


def worths_of(s: State) -> Worths:
    worths = MEMORY.worths
    if worths is None or worths.cards is not s.options.cards:
        worths = Worths(s.options.cards)
        MEMORY.worths = worths
    return worths


# --- how good a state is ------------------------------------------------------------------------------------------
# All in hundredths of the logarithm of the odds to win.  A state is judged as it will be after the attacks that the
# active player still has to make: he is the one who HAS_ATTACKED, the other ATTACKS_NEXT.

HAS_ATTACKED: Final = 0
ATTACKS_NEXT: Final = 1

POINTS: Final = vec[i64]([
    -600, -400, -290, -200, -140, -90, -45, 0, 45, 90, 140, 200, 290, 400, 600,
])  # of the active player, from -7 to 7  # fmt: skip
UNITS: Final = vec[i64]([
    0, 30, 60, 90, 120, 150, 320,  # by their number, has attacked
    0, 30, 60, 90, 120, 180, 600,  # attacks next
])  # fmt: skip
# For each point of attack, each point of defence left, the ability in hundredths of a card.
BODY: Final = vec[i64]([10, 8, 20, 10, 8, 20])
# The same, and before them any, of units that the next attack will defeat, and of those that one after it may.
DOOMED: Final = vec[i64]([-20, -7, -6, -15, -10, -4, -3, -8])
FREE: Final = vec[i64]([40, 20, 25, 50, 25, 25])  # a space attacked that is empty: Olympus, Delphi, Troy
MARKERS: Final = vec[i64]([0, 30, 60, 85, 105, 0, 30, 60, 85, 105])  # by their number
HAND_SIZE: Final = vec[i64]([0] * 28)  # by the number of cards, besides what each is worth
LARGE_HAND: Final = 13
WOUND: Final = vec[i64]([-3, -2])  # for each point of damage that the next attack, or the one after it, will do
STILL_PLAYING: Final = vec[i64]([20, 5])  # any, and for each card in hand
WINS_NEXT: Final = vec[i64]([150, 400])  # points: if the free spaces at Olympus are enough
# a card to draw; six units of which the next attack defeats none; lead x short pile; six enemy units, no card to play any more
SCALARS: Final = vec[i64]([40, 200, 3, 400])
PILE_LEFT: Final = 20
SURE: Final = 1500


def value(s: State, seat: i64) -> float:
    """From -1 for a loss to 1 for a win."""
    if s.asked == NOBODY:
        if s.winner == NOBODY:
            return 0.0
        return 1.0 if s.winner == seat else -1.0
    odds = standing(s)
    if s.active != seat:
        odds = -odds
    return 1.0 - 2.0 / (1.0 + math.exp(0.01 * float(odds)))


def standing(s: State) -> i64:
    """Of the active player against the other."""
    if s.stale:
        refresh(s)
    worths = worths_of(s)
    lasting = worths.lasting
    units = s.units
    active = s.active
    attacks_to_come = s.phase < DRAWING and (s.turns > 0 or s.phase == ATTACKING or s.skipped != 0)
    points = points_of(s, active)
    markers = markers_of(s, active)
    on_board = markers_of(s, ON_BOARD)
    theirs = 4 - markers - on_board
    total: i64 = 0
    drawn: i64 = 0
    ours_left: i64 = 0
    theirs_left: i64 = 0
    doomed: i64 = 0
    olympus: i64 = 0
    enemy_olympus: i64 = 0
    space: i64 = 0
    while space < SIDE:
        at = UNIT * (SIDE * active + space)
        opposing = UNIT * (SIDE - SIDE * active + space)
        ours = units[at]
        enemy = units[opposing]
        area = AREA_OF[space]
        attack = units[at + ATTACK]
        left: i64 = 0
        enemy_left: i64 = 0
        if enemy != NO_CARD:
            enemy_left = units[opposing + DEFENCE] - units[opposing + DAMAGE]
        if ours == NO_CARD:
            attack = 0
        else:
            ours_left += 1
            left = units[at + DEFENCE] - units[at + DAMAGE]
            total += BODY[0] * attack + BODY[1] * left + BODY[2] * lasting[ours] // 100
            if units[at + WORN] != NO_CARD:
                total += BODY[2] * lasting[units[at + WORN]] // 100
            if attacks_to_come and attack > 0 and units[at + VISITED] == 0:
                if enemy != NO_CARD:
                    if attack > units[opposing + STRIKE_LESS]:
                        enemy_left -= attack - units[opposing + STRIKE_LESS]
                        if enemy_left <= 0:
                            enemy = NO_CARD
                elif area == OLYMPUS:
                    points += 1
                elif area == DELPHI:
                    if on_board > 0:
                        on_board -= 1
                        markers += 1
                    elif theirs > 0:
                        theirs -= 1
                        markers += 1
                else:
                    drawn += 1
        if enemy == NO_CARD:
            if attack > 0:
                total += FREE[area]
                if area == OLYMPUS:
                    olympus += 1
        else:
            theirs_left += 1
            enemy_attack = units[opposing + ATTACK]
            worth = lasting[enemy]
            if units[opposing + WORN] != NO_CARD:
                worth += lasting[units[opposing + WORN]]
            total -= BODY[3] * enemy_attack + BODY[4] * enemy_left + BODY[5] * worth // 100
            if ours == NO_CARD:
                if enemy_attack > 0:
                    total -= FREE[3 + area]
                    if area == OLYMPUS:
                        enemy_olympus += 1
            else:
                hit = enemy_attack - units[at + STRIKE_LESS]
                if hit >= left:
                    doomed += 1
                    total += DOOMED[0] + DOOMED[1] * attack + DOOMED[2] * left + DOOMED[3] * lasting[ours] // 100
                else:
                    if hit > 0:
                        total += WOUND[0] * hit
                    hit = attack - units[opposing + STRIKE_LESS]
                    if hit >= enemy_left:
                        total -= DOOMED[4] + DOOMED[5] * enemy_attack + DOOMED[6] * enemy_left + DOOMED[7] * worth // 100
                    elif hit > 0:
                        total -= WOUND[1] * hit
        space += 1
    if points >= POINTS_TO_WIN:
        return SURE
    total += POINTS[points + POINTS_TO_WIN] + UNITS[ours_left] - UNITS[7 + theirs_left]
    total += MARKERS[markers] - MARKERS[5 + theirs]
    if ours_left == SIDE and doomed == 0:
        total += SCALARS[1]
    if points + olympus >= POINTS_TO_WIN:
        total += WINS_NEXT[0]
    if enemy_olympus - points >= POINTS_TO_WIN:
        total -= WINS_NEXT[1]
    total += of_hands(s, worths, drawn)
    if s.pile < PILE_LEFT and points != 0:
        if points > 0:
            total += SCALARS[2] * (PILE_LEFT - s.pile)
        else:
            total -= SCALARS[2] * (PILE_LEFT - s.pile)
    if theirs_left == SIDE and s.phase >= ATTACKING:
        total -= SCALARS[3]
    return total


def of_hands(s: State, worths: Worths, drawn: i64) -> i64:
    hand = s.hand
    active = s.active
    start = hand_start(s, active)
    total: i64 = HAND_SIZE[min(hand[start] + drawn + draws_to_come(s), LARGE_HAND)]
    at = start + HAND
    end = at + hand[start]
    while at < end:
        total += worths.held[hand[at] & DEFINITION]
        at += 1
    start = hand_start(s, 1 - active)
    total -= HAND_SIZE[14 + min(hand[start], LARGE_HAND)]
    at = start + HAND
    end = at + hand[start]
    while at < end:
        total -= worths.held[hand[at] & DEFINITION]
        at += 1
    if s.phase < ATTACKING:
        total += STILL_PLAYING[0] + STILL_PLAYING[1] * cards_in_hand(s, active)
    return total


def draws_to_come(s: State) -> i64:
    """Of the active player in this turn."""
    f = s.frame
    if s.asked == CHANCE and f is not None and (f.script is TURN or f.script is TROY_BONUS):
        if f.script is TURN:
            return f.count
        return f.count + 2
    if s.phase >= DRAWING or (s.turns == 0 and s.phase == ATTACKING and s.skipped == 0):
        return 0
    return 2


# --- what an action promises --------------------------------------------------------------------------------------


def prospect(s: State, seat: i64, act: i64) -> float:
    """The value at the end of the turn, if the action that begins or goes on with `act` is carried through, no other
    card is played, and what is left to choose is chosen well."""
    t = s.copy()
    t.remembers = False
    take(t, act)
    return when_done(t, seat)


def when_done(s: State, seat: i64) -> float:
    active = s.active
    while True:
        f = s.frame
        if f is None or s.active != active or s.phase >= DRAWING:
            return value(s, seat)
        found = Choices()
        step = f.script.steps[f.at]
        step.options(s, f, found)
        if s.asked == CHANCE:
            take(s, some_outcome(s, found))
        elif s.asked != seat:
            take(s, most_urgent(s, found))
        elif f.script is TURN:
            take(s, to_go_on(s, found))
        elif isinstance(step, Pay):
            take(s, cheapest(s, found))
        elif f.script is PLAY_CARD:
            return at_best(s, seat, found)
        elif isinstance(step, Rearrange):
            take(s, most_urgent(s, found))
        else:
            take(s, most_promising(s, seat, found))


def to_go_on(s: State, found: Choices) -> i64:
    """No further card is played; the first turn is played without attacks."""
    if found.has(DONE):
        return DONE
    if s.phase == 0:
        return KEEP
    return SKIP


def at_best(s: State, seat: i64, found: Choices) -> float:
    best = -1.0
    i: i64 = 0
    while i < found.count:
        t = s.copy()
        take(t, found.cells[i])
        worth = when_done(t, seat)
        if worth > best:
            best = worth
        i += 1
    return best


def most_promising(s: State, seat: i64, found: Choices) -> i64:
    best = -2.0
    chosen = found.cells[0]
    i: i64 = 0
    while i < found.count:
        t = s.copy()
        take(t, found.cells[i])
        worth = value(t, seat)
        if worth > best:
            best = worth
            chosen = found.cells[i]
        i += 1
    return chosen


def most_urgent(s: State, found: Choices) -> i64:
    most: i64 = 0
    chosen = found.cells[0]
    i: i64 = 0
    while i < found.count:
        weight = urge(s, s.asked, found.cells[i])
        if weight > most:
            most = weight
            chosen = found.cells[i]
        i += 1
    return chosen


def some_outcome(s: State, found: Choices) -> i64:
    """The same for the same state: what is compared shall differ by the actions alone."""
    total: i64 = 0
    i: i64 = 0
    while i < found.count:
        total += found.cells[i + MOST]
        i += 1
    left = (s.pile * 7919 + s.turns * 104729) % total
    i = 0
    while left >= found.cells[i + MOST]:
        left -= found.cells[i + MOST]
        i += 1
    return found.cells[i]


def take(s: State, act: i64) -> None:
    f = s.frame
    assert f is not None
    s.listed = False
    f.script.steps[f.at].take(s, f, act)
    settle(s)


# --- paying -------------------------------------------------------------------------------------------------------

SECOND_COPY: Final = 30
NO_BEARER: Final = 25
COLOUR_ASKED_FOR: Final = 12  # for each symbol on other cards of the hand
MARKER_KEPT: Final = 70


def suggest_payment(s: State) -> list[int]:
    """How the card announced is best paid: every answer in turn, each legal after the one before.  The cards that are
    least likely to be needed go first."""
    t = s.copy()
    t.remembers = False
    chosen: list[int] = []
    while True:
        f = t.frame
        if f is None or t.asked != s.asked or not isinstance(f.script.steps[f.at], Pay):
            return chosen
        found = Choices()
        f.script.steps[f.at].options(t, f, found)
        act = cheapest(t, found)
        chosen.append(act)
        take(t, act)


def cheapest(s: State, found: Choices) -> i64:
    least: i64 = 1 << 40
    chosen = found.cells[0]
    i: i64 = 0
    while i < found.count:
        worth = of_payment(s, s.asked, found.cells[i])
        if worth < least:
            least = worth
            chosen = found.cells[i]
        i += 1
    return chosen


def of_payment(s: State, seat: i64, act: i64) -> i64:
    """What is given away with a card or a marker."""
    if act >= MARKER:
        return MARKER_KEPT + COLOUR_ASKED_FOR * symbols_in_hand(s, seat, act - MARKER, NO_CARD)
    return of_keeping(s, seat, act - PAY)


def of_keeping(s: State, seat: i64, card: i64) -> i64:
    cards = s.options.cards
    worth = worths_of(s).keep[card]
    copies: i64 = 0
    start = hand_start(s, seat)
    i: i64 = 0
    while i < s.hand[start]:
        if s.hand[start + HAND + i] & DEFINITION == card:
            copies += 1
        i += 1
    if copies > 1:
        worth -= SECOND_COPY
    if cards.kind[card] == EQUIPMENT and s.occupied & (63 << (SIDE * seat)) == 0:
        worth -= NO_BEARER
    colours = cards.colours[card]
    colour: i64 = 0
    while colour < 4:
        if colours == 1 << colour:
            worth += COLOUR_ASKED_FOR * symbols_in_hand(s, seat, colour, card)
        colour += 1
    return worth


def symbols_in_hand(s: State, seat: i64, colour: i64, besides: i64) -> i64:
    """How often the other cards of a hand ask for a colour."""
    cost = s.options.cards.cost
    count: i64 = 0
    start = hand_start(s, seat)
    i: i64 = 0
    while i < s.hand[start]:
        card = s.hand[start + HAND + i] & DEFINITION
        if card != besides:
            count += cost[4 * card + colour]
        i += 1
    return count


# --- what comes to mind first -------------------------------------------------------------------------------------
# Weights: of two legal choices the one with four times the weight is looked at twice as often.


def urge(s: State, seat: i64, act: i64) -> i64:
    """The weight of a legal choice, from what the seat knows."""
    if act < PAY:
        return urge_to_play(s, seat, act)
    if act < CARD:
        return urge_to_pay(s, seat, act)
    if act < OWN:
        return urge_to_take(s, seat, act - CARD)
    if act < MARKER:
        return urge_to_aim(s, seat, place_meant(seat, act))
    f = s.frame
    assert f is not None
    if act < AREA:
        if f.script is PLAY_CARD:
            return urge_to_pay(s, seat, act)
        return 10 + 10 * symbols_in_hand(s, seat, act - MARKER, NO_CARD)
    return URGES[act - AREA]


# Olympus, Delphi, Troy; yes, no; done; keep, skip
URGES: Final = vec[i64]([60, 25, 40, 60, 15, 40, 20, 20])


def urge_to_play(s: State, seat: i64, card: i64) -> i64:
    cards = s.options.cards
    worths = worths_of(s)
    worth = 40 + 12 * cards.attack[card] + 10 * cards.defence[card] + worths.on_play[card] // 2
    worth += worths.lasting[card] // 3 - 15 * cards.total_cost[card]
    if worth < 5:
        return 5
    return worth


def urge_to_pay(s: State, seat: i64, act: i64) -> i64:
    worth = 200 - of_payment(s, seat, act)
    if worth < 10:
        return 10
    return worth


def urge_to_take(s: State, seat: i64, card: i64) -> i64:
    f = s.frame
    assert f is not None
    worth = of_keeping(s, seat, card)
    step = f.script.steps[f.at]
    if isinstance(step, DropCards) and step.owner(f) == seat:
        worth = 200 - worth
    if worth < 10:
        return 10
    return worth


def urge_to_aim(s: State, seat: i64, place: i64) -> i64:
    """A space to put a unit on, a bearer, or a target."""
    if s.stale:
        refresh(s)
    f = s.frame
    assert f is not None
    step = f.script.steps[f.at]
    if isinstance(step, Aim):
        return urge_to_target(s, seat, place, step.verb.operation, f.count)
    if isinstance(step, ChooseSpace):
        if is_occupied(s, place):
            return urge_to_equip(s, place, f.card)
        cards = s.options.cards
        return urge_to_put(s, place, cards.attack[f.card], cards.defence[f.card])
    return NEUTRAL


TO_OCCUPY: Final = vec[i64]([60, 40, 50])  # opposite an empty space: Olympus, Delphi, Troy
TO_BLOCK: Final = vec[i64]([40, 15, 25])
TO_DEFEAT: Final = 70
TO_BE_DEFEATED: Final = 25
TO_HARM: Final = 12


def urge_to_put(s: State, place: i64, attack: i64, defence: i64) -> i64:
    there = UNIT * opposite(place)
    area = AREA_OF[place]
    if s.units[there] == NO_CARD:
        if attack > 0:
            return TO_OCCUPY[area]
        return NEUTRAL
    weight: i64 = TO_BLOCK[area]
    if attack - s.units[there + STRIKE_LESS] >= s.units[there + DEFENCE] - s.units[there + DAMAGE]:
        weight += TO_DEFEAT
    elif s.units[there + ATTACK] >= defence:
        weight -= TO_BE_DEFEATED
    if weight < 5:
        return 5
    return weight


def urge_to_equip(s: State, place: i64, card: i64) -> i64:
    at = UNIT * place
    weight = 10 + 4 * s.units[at + ATTACK] + 4 * (s.units[at + DEFENCE] - s.units[at + DAMAGE])
    there = UNIT * opposite(place)
    if s.units[there] != NO_CARD:
        more = s.options.cards.attack[card]
        left = s.units[there + DEFENCE] - s.units[there + DAMAGE]
        if s.units[at + ATTACK] < left <= s.units[at + ATTACK] + more:
            weight += TO_DEFEAT
    return weight


def urge_to_target(s: State, seat: i64, place: i64, operation: Operation, amount: i64) -> i64:
    at = UNIT * place
    left = s.units[at + DEFENCE] - s.units[at + DAMAGE]
    weight = 10 + 4 * s.units[at + ATTACK] + 4 * left
    if operation.verb == "damage":
        if left <= amount:
            weight = weight * 4
        if seat_of(place) == seat:
            return 3
    elif operation.verb == "attack":
        there = UNIT * opposite(place)
        if s.units[there] == NO_CARD:
            return TO_OCCUPY[AREA_OF[place]]
        if s.units[there + DEFENCE] - s.units[there + DAMAGE] <= s.units[at + ATTACK]:
            return TO_DEFEAT
        return NEUTRAL
    elif operation.verb == "return" and seat_of(place) == seat:
        return 6
    return weight


NEUTRAL: Final = 20


def by_heart(v: View) -> int | None:
    return None
