"""For bots: how good a state is, what an action promises, and what comes to mind first.

The numbers were found by play between bots; the thoughts behind them are those of the strategy notes.  No card is known
by name: what an ability is worth is worked out from what it does, so that users' own cards are valued too.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import FIXED, CardSet, Effect, Operation, is_unit
from theomachy.games.olympus.doors import TROY_BONUS, place_meant
from theomachy.games.olympus.effects import Aim, OpenEffect
from theomachy.games.olympus.guess import paying
from theomachy.games.olympus.operations import DropCards, Rearrange
from theomachy.games.olympus.rules import PAY_CARD, PLAY_CARD, TURN, Pay
from theomachy.games.olympus.state import State
from theomachy.games.olympus.steps import ChooseSpace
from theomachy.games.olympus.values import count_places, refresh
from theomachy.games.olympus.view import View
from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import take

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
        worth *= MOST_AT_ONCE if amount == v.ALL else min(amount, MOST_AT_ONCE)
    to = operation.to
    if to is None:
        bad = operation.for_opponent
        if verb == "drop":
            bad = not bad
        return -worth if bad else worth
    if to.pick == v.ALL and to.unit in (v.ADJACENT, v.FLANK, v.OWN_UNITS, v.ENEMY_UNITS, v.ANY_UNITS):
        worth *= SEVERAL
    hostile = verb in ("damage", "silence", "discard", "strip")
    theirs = to.unit in (v.OPPOSING, v.FLANK, v.ENEMY_UNITS, v.SUBJECT)
    if verb == "modify":
        return -worth if theirs else worth
    if to.unit == v.ANY_UNITS:
        return worth
    return worth if hostile == theirs or verb in ("return", "move", "attack") else -worth


class Worths:
    """Of all cards of a set, by definition."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        on_play = [0] * len(cards.cards)
        lasting = [0] * len(cards.cards)
        for effect in cards.effects:
            if effect.when == v.PLAY_TIME:
                on_play[effect.card] += of_ability(effect)
            else:
                lasting[effect.card] += of_ability(effect) * TIMES_USED[effect.when] // 100
        self.on_play: Final = vec[i64](on_play)
        self.lasting: Final = vec[i64](lasting)
        self.held: Final = vec[i64]([of_held(cards, d, on_play[d], lasting[d]) for d in range(len(cards.cards))])
        self.spare: Final = vec[i64]([of_spare(cards, d, on_play[d] + lasting[d]) for d in range(len(cards.cards))])


# A card held: any, a multicolour one, equipment; for each attack, defence, symbol of cost; ability of each sort.
HELD: Final = vec[i64]([0, 1, -13, 8, 4, -14, 15, 19])


def of_held(cards: CardSet, d: int, on_play: int, lasting: int) -> int:
    """In hundredths of the logarithm of the odds to win."""
    worth = HELD[0] + HELD[3] * cards.attack[d] + HELD[4] * cards.defence[d] + HELD[5] * cards.total_cost[d]
    if cards.colours[d] == v.ALL_COLOURS:
        worth += HELD[1]
    if cards.kind[d] == v.EQUIPMENT:
        worth += HELD[2]
    return int(worth) + (int(HELD[6]) * on_play + int(HELD[7]) * lasting) // 100


def of_spare(cards: CardSet, d: int, ability: int) -> int:
    """How readily it is given away."""
    score = TO_PAY[0] * cards.attack[d] + TO_PAY[1] * cards.defence[d] + TO_PAY[2] * cards.total_cost[d]
    if cards.colours[d] == v.ALL_COLOURS:
        score += TO_PAY[4]
    if cards.kind[d] == v.EQUIPMENT:
        score += TO_PAY[5]
    return int(score) + int(TO_PAY[3]) * ability // 100


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
    -360, -276, -192, -118, -59, -18, 8, 8, 7, 28, 63, 105, 162, 244, 326,
])  # of the active player, from -7 to 7  # fmt: skip
UNITS: Final = vec[i64]([
    25, 6, -4, -10, -14, -23, -53,  # has attacked
    46, 21, 19, 23, 15, -8, -45,  # attacks next
])  # fmt: skip
# For each point of attack, each point of defence left, the ability in hundredths of a card.
BODY: Final = vec[i64]([-1, 13, 44, 4, 13, 40])
# The same, and before them any, of units that the next attack will defeat, and of those that one after it may.
DOOMED: Final = vec[i64]([-1, 1, -4, 3, -11, -2, -4, 11])
FREE: Final = vec[i64]([42, 42, 52, 41, 42, 53])  # a space attacked that is empty: Olympus, Delphi, Troy
MARKERS: Final = vec[i64]([
    -85, -46, -5, 23, 41,  # has attacked
    -65, -18, 29, 60, 67,  # attacks next
])  # by their number  # fmt: skip
HAND_SIZE: Final = vec[i64]([
    -289, -243, -196, -148, -103, -59, -17, 27, 66, 110, 148, 173, 207, 252,  # has attacked
    -299, -249, -198, -146, -102, -50, 2, 46, 90, 122, 161, 196, 232, 268,  # attacks next
])  # by the number of cards, besides what each is worth  # fmt: skip
LARGE_HAND: Final = 13
WOUND: Final = vec[i64]([-7, -11])  # for each point of damage that the next attack, or the one after it, will do
STILL_PLAYING: Final = vec[i64]([13, 3])  # any, and for each card in hand
WINS_NEXT: Final = vec[i64]([32, 18])  # points: if the free spaces at Olympus are enough
# A card to draw; six units of which the next attack defeats none; lead x short pile; six enemy units, no card to play.
SCALARS: Final = vec[i64]([-24, -2, 0, 238, 46, -40])
# When the pile has up to 3, 7, 11, 15, 19 cards: to lead, and each card more in hand.
PILE_LEFT: Final = 20
PILE_ENDS: Final = vec[i64]([739, 472, 327, 205, 135])
LATE_CARD: Final = vec[i64]([-29, -34, -15, -4, 0])
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
    """Of the active player against the other; a card being played counts as if it lay where it suggests itself."""
    if s.stale:
        refresh(s)
    worths = worths_of(s)
    card = s.announced
    if card == v.NO_CARD:
        return of_table(s, worths)
    f = s.frame
    assert f is not None
    place = likely_place(s, f.seat, card)
    if place < 0:
        return of_table(s, worths)
    cards = s.options.cards
    at = state.UNIT * place
    units = s.units
    to_come = SCALARS[0] + SCALARS[4] * worths.on_play[card] // 100
    if isinstance(f.script.steps[f.at], Pay):
        to_come += SCALARS[5] * (cards.total_cost[card] - f.count)
    if f.seat != s.active:
        to_come = -to_come
    if is_unit(cards, card):
        units[at] = card
        units[at + state.ATTACK] = cards.attack[card]
        units[at + state.DEFENCE] = cards.defence[card]
        to_come += of_table(s, worths)
        units[at] = v.NO_CARD
        units[at + state.ATTACK] = 0
        units[at + state.DEFENCE] = 0
    else:
        units[at + state.ATTACK] += cards.attack[card]
        units[at + state.DEFENCE] += cards.defence[card]
        to_come += of_table(s, worths)
        units[at + state.ATTACK] -= cards.attack[card]
        units[at + state.DEFENCE] -= cards.defence[card]
    return to_come


def likely_place(s: State, seat: i64, card: i64) -> i64:
    """Where a card that is being played suggests itself most; -1 if nowhere."""
    cards = s.options.cards
    attack = cards.attack[card]
    defence = cards.defence[card]
    unit = is_unit(cards, card)
    most: i64 = -10000
    chosen: i64 = -1
    place = v.SIDE * seat
    end = place + v.SIDE
    while place < end:
        score: i64 = -10000
        if unit:
            if s.units[state.UNIT * place] == v.NO_CARD:
                score = score_of_space(s, place, attack, defence, TO_PUT)
        elif s.units[state.UNIT * place] != v.NO_CARD and s.units[state.UNIT * place + state.WORN] == v.NO_CARD:
            score = score_of_bearer(s, place, card)
        if score > most:
            most = score
            chosen = place
        place += 1
    return chosen


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """What is counted together space by space, as it will be after the attacks of the active player."""

    def __init__(self, points: i64, markers: i64, on_board: i64) -> None:
        self.points = points
        self.markers = markers
        self.on_board = on_board  # markers that nobody has
        self.theirs: i64 = 4 - markers - on_board
        self.drawn: i64 = 0
        self.units: i64 = 0
        self.enemies: i64 = 0
        self.doomed: i64 = 0  # units that the next attack of the other will defeat
        self.olympus: i64 = 0  # free spaces there that are attacked
        self.enemy_olympus: i64 = 0


def of_table(s: State, worths: Worths) -> i64:
    it = Outlook(state.points_of(s, s.active), state.markers_of(s, s.active), state.markers_of(s, v.ON_BOARD))
    attacks = has_attacks_to_make(s)
    total: i64 = 0
    space: i64 = 0
    while space < v.SIDE:
        total += of_space(s, worths.lasting, it, space, attacks)
        space += 1
    if it.points >= v.POINTS_TO_WIN:
        return SURE
    total += of_counts(it) + of_hands(s, worths, it.drawn) + of_short_pile(s, it)
    if it.enemies == v.SIDE and s.phase >= v.ATTACKING:
        total -= SCALARS[3]
    return total


def has_attacks_to_make(s: State) -> bool:
    """In the first turn of the game nobody knows yet, unless it is another phase that is skipped."""
    if s.phase >= v.DRAWING:
        return False
    return s.turns > 0 or s.phase == v.ATTACKING or s.skipped != 0 or s.options.skipped_phase == v.DRAWING


def of_space(s: State, lasting: vec[i64], it: Outlook, space: i64, attacks: bool) -> i64:
    """Of two spaces that face each other."""
    units = s.units
    at = state.UNIT * (v.SIDE * s.active + space)
    there = state.UNIT * (v.SIDE - v.SIDE * s.active + space)
    area = v.AREA_OF[space]
    has_enemy = units[there] != v.NO_CARD
    enemy_left: i64 = 0
    if has_enemy:
        enemy_left = units[there + state.DEFENCE] - units[there + state.DAMAGE]
    attack: i64 = 0
    total: i64 = 0
    if units[at] != v.NO_CARD:
        it.units += 1
        attack = units[at + state.ATTACK]
        total = of_unit(units, lasting, at)
        if attacks and attack > 0 and units[at + state.VISITED] == 0:
            if has_enemy:
                hit = attack - units[there + state.STRIKE_LESS]
                if hit > 0:
                    enemy_left -= hit
                    has_enemy = enemy_left > 0
            else:
                foresee_bonus(it, area)
    if has_enemy:
        return total - of_enemy(units, lasting, it, at, there, area, enemy_left)
    if attack > 0:
        total += FREE[area]
        if area == v.OLYMPUS:
            it.olympus += 1
    return total


def of_unit(units: vec[i64], lasting: vec[i64], at: i64) -> i64:
    left = units[at + state.DEFENCE] - units[at + state.DAMAGE]
    worth = BODY[0] * units[at + state.ATTACK] + BODY[1] * left + BODY[2] * lasting[units[at]] // 100
    worn = units[at + state.WORN]
    if worn != v.NO_CARD:
        worth += BODY[2] * lasting[worn] // 100
    return worth


def foresee_bonus(it: Outlook, area: i64) -> None:
    """FO-BONUS-03 to -08, as far as it can be counted."""
    if area == v.OLYMPUS:
        it.points += 1
    elif area == v.TROY:
        it.drawn += 1
    elif it.on_board > 0:
        it.on_board -= 1
        it.markers += 1
    elif it.theirs > 0:
        it.theirs -= 1
        it.markers += 1


def of_enemy(units: vec[i64], lasting: vec[i64], it: Outlook, at: i64, there: i64, area: i64, left: i64) -> i64:
    """Of an enemy unit with so much defence left, for its owner: itself, and what it does to the space opposite."""
    it.enemies += 1
    attack = units[there + state.ATTACK]
    ability = lasting[units[there]]
    worn = units[there + state.WORN]
    if worn != v.NO_CARD:
        ability += lasting[worn]
    worth = BODY[3] * attack + BODY[4] * left + BODY[5] * ability // 100
    if units[at] == v.NO_CARD:
        if attack > 0:
            worth += FREE[3 + area]
            if area == v.OLYMPUS:
                it.enemy_olympus += 1
        return worth
    return worth + of_blows(units, lasting, it, at, there, left, ability)


def of_blows(units: vec[i64], lasting: vec[i64], it: Outlook, at: i64, there: i64, left: i64, ability: i64) -> i64:
    """What the next attack of an enemy unit does to the one opposite, and the attack after it to itself."""
    attack = units[at + state.ATTACK]
    own_left = units[at + state.DEFENCE] - units[at + state.DAMAGE]
    enemy_attack = units[there + state.ATTACK]
    hit = enemy_attack - units[at + state.STRIKE_LESS]
    if hit >= own_left:
        it.doomed += 1
        return -(DOOMED[0] + DOOMED[1] * attack + DOOMED[2] * own_left + DOOMED[3] * lasting[units[at]] // 100)
    worth: i64 = 0
    if hit > 0:
        worth = -WOUND[0] * hit
    hit = attack - units[there + state.STRIKE_LESS]
    if hit >= left:
        worth += DOOMED[4] + DOOMED[5] * enemy_attack + DOOMED[6] * left + DOOMED[7] * ability // 100
    elif hit > 0:
        worth += WOUND[1] * hit
    return worth


def of_counts(it: Outlook) -> i64:
    """Points, units and markers; who may win with his next attacks."""
    total = POINTS[it.points + v.POINTS_TO_WIN] + UNITS[it.units] - UNITS[7 + it.enemies]
    total += MARKERS[it.markers] - MARKERS[5 + it.theirs]
    if it.units == v.SIDE and it.doomed == 0:
        total += SCALARS[1]
    if it.points + it.olympus >= v.POINTS_TO_WIN:
        total += WINS_NEXT[0]
    if it.enemy_olympus - it.points >= v.POINTS_TO_WIN:
        total -= WINS_NEXT[1]
    return total


def of_short_pile(s: State, it: Outlook) -> i64:
    """The nearer the end, the more it counts to lead, and the less to have cards."""
    if s.pile >= PILE_LEFT:
        return 0
    late = s.pile // 4
    total: i64 = 0
    if it.points > 0:
        total = PILE_ENDS[late]
    elif it.points < 0:
        total = -PILE_ENDS[late]
    more = state.cards_in_hand(s, s.active) + it.drawn + draws_to_come(s) - state.cards_in_hand(s, 1 - s.active)
    return total + LATE_CARD[late] * more


def of_hands(s: State, worths: Worths, drawn: i64) -> i64:
    hand = s.hand
    active = s.active
    start = state.hand_start(s, active)
    total: i64 = HAND_SIZE[min(hand[start] + drawn + draws_to_come(s), LARGE_HAND)]
    at = start + state.HAND
    end = at + hand[start]
    while at < end:
        total += worths.held[hand[at] & state.DEFINITION]
        at += 1
    start = state.hand_start(s, 1 - active)
    total -= HAND_SIZE[14 + min(hand[start], LARGE_HAND)]
    at = start + state.HAND
    end = at + hand[start]
    while at < end:
        total -= worths.held[hand[at] & state.DEFINITION]
        at += 1
    if s.phase < v.ATTACKING:
        total += STILL_PLAYING[0] + STILL_PLAYING[1] * state.cards_in_hand(s, active)
    return total


def draws_to_come(s: State) -> i64:
    """Of the active player in this turn."""
    f = s.frame
    if s.asked == CHANCE and f is not None and (f.script is TURN or f.script is TROY_BONUS):
        if f.script is TURN:
            return f.count
        return f.count + 2
    if s.phase >= v.DRAWING:
        return 0
    if s.turns == 0 and s.skipped == 0 and (s.phase == v.ATTACKING or s.options.skipped_phase == v.DRAWING):
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
        if f is None or s.active != active or s.phase >= v.DRAWING:
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
        elif isinstance(step, (Pay, Rearrange)):
            take(s, most_urgent(s, found))
        elif f.script is PLAY_CARD:
            return at_best(s, seat, found)
        else:
            take(s, most_promising(s, seat, found))


def to_go_on(s: State, found: Choices) -> i64:
    """No further card is played; the first turn is played without attacks."""
    if found.has(v.DONE):
        return v.DONE
    if s.phase == 0:
        return v.KEEP
    return v.SKIP


def at_best(s: State, seat: i64, found: Choices) -> float:
    best = -1.0
    i: i64 = 0
    while i < found.count:
        t = s.copy()
        take(t, found.buffer[i])
        worth = when_done(t, seat)
        if worth > best:
            best = worth
        i += 1
    return best


def most_promising(s: State, seat: i64, found: Choices) -> i64:
    best = -2.0
    chosen = found.buffer[0]
    i: i64 = 0
    while i < found.count:
        t = s.copy()
        take(t, found.buffer[i])
        worth = value(t, seat)
        if worth > best:
            best = worth
            chosen = found.buffer[i]
        i += 1
    return chosen


def most_urgent(s: State, found: Choices) -> i64:
    most: i64 = -10000
    chosen = found.buffer[0]
    i: i64 = 0
    while i < found.count:
        weight = likeness(s, s.asked, found.buffer[i])
        if weight > most:
            most = weight
            chosen = found.buffer[i]
        i += 1
    return chosen


def some_outcome(s: State, found: Choices) -> i64:
    """The same for the same state: what is compared shall differ by the actions alone."""
    total: i64 = 0
    i: i64 = 0
    while i < found.count:
        total += found.buffer[i + MOST]
        i += 1
    left = (s.pile * 7919 + s.turns * 104729) % total
    i = 0
    while left >= found.buffer[i + MOST]:
        left -= found.buffer[i + MOST]
        i += 1
    return found.buffer[i]


# --- paying -------------------------------------------------------------------------------------------------------


def suggest_payment(view: View) -> tuple[list[int], list[int]]:
    """How the card announced is best paid: the answers in turn, each legal after the one before, and all that is given
    away, also where there is nothing to answer.  What is least likely to be needed goes first."""
    s = paying(view)
    f = s.frame
    assert f is not None
    answers: list[int] = []
    given: list[int] = []
    while PAY_CARD.colour(s, f) < 4:
        act = PAY_CARD.only_way(s, f, PAY_CARD.colour(s, f))
        if PAY_CARD.asks(s, f) != NOBODY:
            found = Choices()
            PAY_CARD.options(s, f, found)
            act = most_urgent(s, found)
            answers.append(act)
        given.append(act)
        PAY_CARD.take(s, f, act)
    return answers, given


def copies_in_hand(s: State, seat: i64, card: i64) -> i64:
    copies: i64 = 0
    start = state.hand_start(s, seat)
    i: i64 = 0
    while i < s.hand[start]:
        if s.hand[start + state.HAND + i] & state.DEFINITION == card:
            copies += 1
        i += 1
    return copies


def symbols_in_hand(s: State, seat: i64, colour: i64, besides: i64) -> i64:
    """How often the other cards of a hand ask for a colour."""
    cost = s.options.cards.cost
    count: i64 = 0
    start = state.hand_start(s, seat)
    i: i64 = 0
    while i < s.hand[start]:
        card = s.hand[start + state.HAND + i] & state.DEFINITION
        if card != besides:
            count += cost[4 * card + colour]
        i += 1
    return count


# --- what comes to mind first -------------------------------------------------------------------------------------
# All in hundredths of a natural logarithm.  A weight is the square of what it stands for: searching takes its root.

LEAST: Final = -30  # tenths
GREATEST: Final = 30
WEIGHTS: Final = vec[i64]([max(1, round(math.exp(0.2 * (i - LEAST)))) for i in range(LEAST, GREATEST + 1)])

NEUTRAL: Final = 0

# To play a card: for each symbol of cost, attack, defence, ability on play, lasting ability in cards; equipment,
# multicolour, for each card left in hand, the sixth unit.
TO_PLAY: Final = vec[i64]([-130, -10, 20, 73, 74, -156, 25, 0, -21])
TO_STOP: Final = vec[i64]([-75, -1, -11])  # any, for each card in hand, for each unit
# To put a unit where it blocks, where it defeats, where it attacks an empty space: Olympus, Delphi, Troy; where an idle
# one faces an empty space; where it will be defeated, where it faces a unit that cannot attack.
TO_PUT: Final = vec[i64]([-97, -142, -13, 151, 130, 283, -100, -40, 130, -263, -105, -139])
TO_PLAY_AT: Final = vec[i64]([-18, -70, 7, 154, 121, 236, -50, -50, 80, -166, -43, -78])
DEFEATS: Final = 3
ATTACKS_FREELY: Final = 6
IDLE: Final = 9
WILL_BE_DEFEATED: Final = 10
FACES_HARMLESS: Final = 11
# Equipment: for each attack and defence left of the bearer; to let it attack, defeat, survive; if it is lost anyway.
TO_EQUIP: Final = vec[i64]([8, 3, 121, 339, 97, 41])
# To pay: for each attack, defence, symbol of cost, ability in cards; a multicolour card, equipment, a second copy,
# equipment without a bearer, for each symbol of its colour on other cards; a marker.
TO_PAY: Final = vec[i64]([-65, -36, 150, -153, -110, 114, 0, 84, -15, 77])
TO_TAKE_MARKER: Final = vec[i64]([18, 15, -145])  # each symbol in hand, each card of the colour; none
AREA_TO_YES: Final = vec[i64]([-20, -66, 80, 182, 0, 0, 0, 0])  # AREA …, YES, NO, DONE, KEEP, SKIP
TO_HIT: Final = vec[i64]([14, 14, 140])  # for each attack, each defence left; if it is defeated by that


def prior(s: State, seat: i64, act: i64) -> i64:
    """The weight of a legal choice, from what the seat knows."""
    tenths = likeness(s, seat, act) // 10
    if tenths < LEAST:
        return 1
    if tenths > GREATEST:
        tenths = GREATEST
    return WEIGHTS[tenths - LEAST]


def likeness(s: State, seat: i64, act: i64) -> i64:
    if act < v.PAY:
        return score_of_play(s, seat, act)
    if act < v.CARD:
        return score_of_payment(s, seat, act)
    if act < v.OWN:
        return score_of_card(s, seat, act - v.CARD)
    if act < v.MARKER:
        return score_of_place(s, seat, place_meant(seat, act))
    f = s.frame
    assert f is not None
    if act < v.AREA:
        if f.script is PLAY_CARD:
            return score_of_payment(s, seat, act)
        colour = act - v.MARKER
        held = s.hand[state.hand_start(s, seat) + state.OF_COLOUR + colour]
        return TO_TAKE_MARKER[0] * symbols_in_hand(s, seat, colour, v.NO_CARD) + TO_TAKE_MARKER[1] * held
    if act == v.DONE and f.script is TURN:
        return TO_STOP[0] + TO_STOP[1] * state.cards_in_hand(s, seat) + TO_STOP[2] * count_places(units_of(s, seat))
    if act == v.NO and not isinstance(f.script.steps[f.at], OpenEffect):
        return TO_TAKE_MARKER[2]
    return AREA_TO_YES[act - v.AREA]


def units_of(s: State, seat: i64) -> i64:
    """As bits."""
    return (s.occupied >> (v.SIDE * seat)) & 63


def score_of_play(s: State, seat: i64, card: i64) -> i64:
    if s.stale:
        refresh(s)
    cards = s.options.cards
    worths = worths_of(s)
    attack = cards.attack[card]
    defence = cards.defence[card]
    cost = cards.total_cost[card]
    score = TO_PLAY[0] * cost + TO_PLAY[1] * attack + TO_PLAY[2] * defence
    score += (TO_PLAY[3] * worths.on_play[card] + TO_PLAY[4] * worths.lasting[card]) // 100
    score += TO_PLAY[7] * min(state.cards_in_hand(s, seat) - 1 - cost, 8)
    if cards.colours[card] == v.ALL_COLOURS:
        score += TO_PLAY[6]
    if not is_unit(cards, card):
        return score + TO_PLAY[5]
    if count_places(units_of(s, seat)) == v.SIDE - 1:
        score += TO_PLAY[8]
    place = likely_place(s, seat, card)
    return score + score_of_space(s, place, attack, defence, TO_PLAY_AT)


def score_of_space(s: State, place: i64, attack: i64, defence: i64, scores: vec[i64]) -> i64:
    """For a new unit."""
    units = s.units
    there = state.UNIT * state.opposite(place)
    area = v.AREA_OF[place]
    if units[there] == v.NO_CARD:
        if attack > 0:
            return scores[ATTACKS_FREELY + area]
        return scores[IDLE]
    score: i64 = 0
    if units[there + state.ATTACK] == 0:
        score = scores[FACES_HARMLESS]
    if attack - units[there + state.STRIKE_LESS] >= units[there + state.DEFENCE] - units[there + state.DAMAGE]:
        return score + scores[DEFEATS + area]
    if units[there + state.ATTACK] >= defence:
        score += scores[WILL_BE_DEFEATED]
    return score + scores[area]


def score_of_bearer(s: State, place: i64, card: i64) -> i64:
    units = s.units
    cards = s.options.cards
    at = state.UNIT * place
    there = state.UNIT * state.opposite(place)
    attack = units[at + state.ATTACK]
    left = units[at + state.DEFENCE] - units[at + state.DAMAGE]
    score = TO_EQUIP[0] * attack + TO_EQUIP[1] * left
    if attack == 0 and cards.attack[card] > 0:
        score += TO_EQUIP[2]
    if units[there] != v.NO_CARD:
        enemy_left = units[there + state.DEFENCE] - units[there + state.DAMAGE]
        if attack < enemy_left and enemy_left <= attack + cards.attack[card]:
            score += TO_EQUIP[3]
        if units[there + state.ATTACK] >= left + cards.defence[card]:
            score += TO_EQUIP[5]
        elif units[there + state.ATTACK] >= left:
            score += TO_EQUIP[4]
    return score


def score_of_payment(s: State, seat: i64, act: i64) -> i64:
    """Of giving a card or a marker away."""
    if act >= v.MARKER:
        return TO_PAY[9] + TO_PAY[8] * symbols_in_hand(s, seat, act - v.MARKER, v.NO_CARD)
    card = act - v.PAY
    cards = s.options.cards
    score = worths_of(s).spare[card]
    if copies_in_hand(s, seat, card) > 1:
        score += TO_PAY[6]
    if cards.kind[card] == v.EQUIPMENT and units_of(s, seat) == 0:
        score += TO_PAY[7]
    colours = cards.colours[card]
    colour: i64 = 0
    while colour < 4:
        if colours == 1 << colour:
            score += TO_PAY[8] * symbols_in_hand(s, seat, colour, card)
        colour += 1
    return score


def score_of_card(s: State, seat: i64, card: i64) -> i64:
    """To drop, to take from the discard pile, or to play for free."""
    f = s.frame
    assert f is not None
    score = score_of_payment(s, seat, v.PAY + card)
    step = f.script.steps[f.at]
    if isinstance(step, DropCards) and step.owner(f) == seat:
        return score
    return -score


def score_of_place(s: State, seat: i64, place: i64) -> i64:
    """Of a space to put a unit on, a bearer, or a target."""
    if s.stale:
        refresh(s)
    f = s.frame
    assert f is not None
    step = f.script.steps[f.at]
    if isinstance(step, ChooseSpace):
        if state.is_occupied(s, place):
            return score_of_bearer(s, place, f.card)
        cards = s.options.cards
        return score_of_space(s, place, cards.attack[f.card], cards.defence[f.card], TO_PUT)
    if isinstance(step, Aim):
        return score_of_target(s, seat, place, step.verb.operation, f.count)
    return NEUTRAL


def score_of_target(s: State, seat: i64, place: i64, operation: Operation, amount: i64) -> i64:
    units = s.units
    at = state.UNIT * place
    attack = units[at + state.ATTACK]
    left = units[at + state.DEFENCE] - units[at + state.DAMAGE]
    score = TO_HIT[0] * attack + TO_HIT[1] * left
    if operation.verb == "damage":
        if state.seat_of(place) == seat:
            return -score
        if left <= amount:
            score += TO_HIT[2]
    elif operation.verb == "attack":
        return score_of_space(s, place, attack, left, TO_PUT)
    elif operation.verb == "return" and state.seat_of(place) == seat:
        return -score
    return score
