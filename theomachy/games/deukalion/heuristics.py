"""For bots: how good a state is, what an action promises, and what comes to mind first.

All in points of Honour.  A player stands where his points are, and where his plans may bring him: each plan counts the
points it would bring, less for every ship move it needs, every hoplite or card that is missing, every throw that may
fail.  What can be done in the ship move at hand counts more than what has to wait for the next: so it is done.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion import challenges, state, tasks, throws
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import COUNTS, POINTS, TASK_COUNT, TASK_KIND, TASK_MOST, TASK_PLACE
from theomachy.games.deukalion.options import MOST_HALVES
from theomachy.games.deukalion.rules import MoveHydra, die_of, is_used
from theomachy.games.deukalion.ships import Whirl
from theomachy.games.deukalion.state import State
from theomachy.games.deukalion.steps import ShipMove, ship_move
from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.frames import Frame
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import take

LATER: Final = 0.82  # what is left of a hope for every ship move it needs
NEAR: Final = 0.98  # for every step of the one at hand
MISSING: Final = 0.88  # for every hoplite that has to come back first
CARD_MISSING: Final = 0.2
RECLAIMED: Final = 2  # hoplites that come back soon, besides one for every step
SCORING: Final = 0.6  # of the hoplites thrown: the others fall
HOPE: Final = 0.82  # is not the thing itself
SECOND: Final = 0.6  # of the second best plan
THIRD: Final = 0.13
HOPLITES_ABOARD: Final = [0.0, 0.11, 0.19, 0.24, 0.28, 0.31, 0.33, 0.34, 0.35, 0.36, 0.37]
PER_CARD: Final = 0.15
ENOUGH: Final = 4
PER_CARD_MORE: Final = 0.05
PER_PERMANENT: Final = 1.1
CERTAINTY: Final = 0.33  # logarithm of the odds for a point ahead

ANY_COLOUR: Final = 31

FEW: Final = 6
PASSED: Final = frozenset(("before-throw", "after-throw", "after-fail", "space"))
DETAILS: Final = frozenset(
    "make-room pay-card pick-chest pick-open place-chest reclaim relocate-hydra relocate-ship steal swap-dice "
    "target-player trade-city".split()
)
TO_STOP: Final = 5
OF_DICE: Final = vec[i64]([25, 15, 15, 6])


def moves_for(steps: int) -> list[float]:
    """For up to so many steps: how many ship moves they need on average, with dice that show 1, 2 or 3."""
    moves = [0.9, 1.0]  # to be there already is a little better than to be a step away
    while len(moves) <= steps:
        moves.append(1.0 + sum(moves[-die] for die in (1, 2, 3) if die < len(moves)) / 3)
    return moves


WAITING: Final = [LATER**moves for moves in moves_for(v.SQUARES)]
IN_TIME: Final = vec[float](WAITING)
NEARING: Final = [NEAR**steps for steps in range(v.SQUARES + 1)]
AT_ONCE: Final = vec[float](NEARING)
MOST_THROWS: Final = max(COUNTS)  # for a task, one for each chest
FALLEN: Final = [
    crew - round(crew * SCORING**throws) for throws in range(MOST_THROWS) for crew in range(v.HOPLITES + 1)
]
FALLS: Final = vec[i64](FALLEN)  # by throws and hoplites aboard before: how many are below then
CREW: Final = vec[float](HOPLITES_ABOARD)
LOSSES: Final = [HOPLITES_ABOARD[crew] - HOPLITES_ABOARD[crew - (2 * crew + 2) // 5] for crew in range(v.HOPLITES + 1)]
TOLL: Final = vec[float](LOSSES)  # what a throw costs


def share_of(s: State, seat: i64) -> float:
    """1 for the winner, -1 for the others; who shares a victory has his share of it (DK-END-06)."""
    if s.asked != NOBODY or (s.winners >> seat) & 1 == 0:
        return -1.0
    winners: i64 = 0
    other: i64 = 0
    while other < s.seats:
        winners += (s.winners >> other) & 1
        other += 1
    return 2.0 / float(winners) - 1.0


def value(s: State, seat: i64) -> float:
    """The odds to win: who stands higher is the likelier to come first."""
    if s.asked == NOBODY:
        return share_of(s, seat)
    mine = standing(s, seat)
    odds = 0.0
    other: i64 = 0
    while other < s.seats:
        if other == seat:
            odds += 1.0
        else:
            odds += math.exp(CERTAINTY * (standing(s, other) - mine))
        other += 1
    return 2.0 / odds - 1.0


class Plans:
    """What a player may do next: the best that comes to mind, and how soon it can be done."""

    def __init__(self, s: State, seat: i64) -> None:
        at = state.PLAYER_CELLS * seat
        self.seat = seat
        self.ship = s.table[at + state.SHIP]
        self.aboard = s.table[at + state.ABOARD]
        self.below = s.table[at + state.BELOW]
        self.left = at_hand(s, seat)
        self.chests = chests_by_city(s)
        self.first = 0.0
        self.second = 0.0
        self.third = 0.0

    def add(self, worth: float) -> None:
        if worth > self.first:
            self.third = self.second
            self.second = self.first
            self.first = worth
        elif worth > self.second:
            self.third = self.second
            self.second = worth
        elif worth > self.third:
            self.third = worth

    def ready(self, steps: i64, throws: i64) -> i64:
        """Hoplites that will be aboard after some throws, when the ship has come so far: on the way some come back."""
        fallen = FALLS[(v.HOPLITES + 1) * throws + self.aboard]
        return self.aboard - fallen + min(self.below + fallen, RECLAIMED + steps)

    def soon(self, steps: i64) -> float:
        """What is left of a hope that so many steps away can be fulfilled at once."""
        if steps <= self.left:
            return AT_ONCE[steps]
        return self.later(steps)

    def later(self, steps: i64) -> float:
        """What is left of a hope for which another ship move is needed."""
        if self.left > 0:
            steps = max(0, steps - self.left)
        return IN_TIME[steps]


def at_hand(s: State, seat: i64) -> i64:
    """Steps that a ship may still sail in this turn; -1 if it has sailed, or if nobody knows yet."""
    f = ship_move(s)
    if f is not None and f.seat == seat:
        return f.count if isinstance(f.step(), ShipMove) else -1
    if s.phase == v.MAIN and seat == s.active and not is_used(s, v.MOVE_DIE):
        return die_of(s, v.MOVE_DIE)
    if (
        s.phase == v.OTHERS
        and f is not None
        and state.seat_after(s, seat, -f.seat) < state.seat_after(s, s.active, -f.seat)
    ):
        return s.table[state.DIE_CENTRE]
    return -1


def chests_by_city(s: State) -> i64:
    """The colours in every city, as bits."""
    one: i64 = 1
    found: i64 = 0
    i: i64 = 0
    while i < v.CITIES * v.CHEST_COLOURS:
        if s.table[state.CHEST_IN + i] > 0:
            found |= one << i
        i += 1
    return found


def standing(s: State, seat: i64) -> float:
    table = s.table
    at = state.PLAYER_CELLS * seat
    points = float(state.total_of(s, seat)) + CREW[table[at + state.ABOARD]] + held(table[at + state.CARDS_IN_HAND])
    if table[at + state.PERMANENT] != 0:
        points += PER_PERMANENT
    if table[at + state.SHIP] < 0:
        return points
    plans = Plans(s, seat)
    chests = state.chests_aboard(s, seat)
    if chests > 0:
        plans.add(float(chests) * plans.soon(s.chart.to_anchor[plans.ship]))
    plans.add(winning(s, plans, ANY_COLOUR, 0, 1.0, True))
    add_settlements(s, plans)
    plans.add(of_styx(s, plans))
    slot: i64 = 0
    while slot < v.SLOTS:
        add_pursuit(s, plans, table[state.OPEN_CARD + slot])
        slot += 1
    add_pursuit(s, plans, s.hidden[state.SECRET + seat])
    return points + HOPE * (plans.first + SECOND * plans.second + THIRD * plans.third)


def held(cards: i64) -> float:
    """Cards in hand are soon enough."""
    if cards > ENOUGH:
        return PER_CARD * float(ENOUGH) + PER_CARD_MORE * float(cards - ENOUGH)
    return PER_CARD * float(cards)


def chance(s: State, crew: i64, halves: i64) -> float:
    """That so many hoplites score at least so much."""
    if halves >= MOST_HALVES:
        return 0.0
    return s.options.chances[MOST_HALVES * crew + halves]


def by_throw(s: State, plans: Plans, steps: i64, needed: i64, throws: i64, worth: float) -> float:
    """A hope that hangs on a throw, after some others: with those who are aboard now, or with those who will be."""
    crew = plans.ready(steps, throws)
    best = (worth * chance(s, crew, 2 * needed) - TOLL[crew]) * plans.later(steps)
    if throws == 0 and steps <= plans.left:
        crew = plans.aboard
        best = max(best, (worth * chance(s, crew, 2 * needed) - TOLL[crew]) * AT_ONCE[steps])
    return best


def winning(s: State, plans: Plans, colours: i64, throws: i64, points: float, brought: bool) -> float:
    """A chest of one of some colours is won, and brought to Athens; or there are others to fetch after it."""
    best = 0.0
    city: i64 = 0
    while city < v.CITIES:
        if (plans.chests >> (v.CHEST_COLOURS * city)) & colours != 0:
            worth = points * IN_TIME[s.chart.home[city]] if brought else points
            steps = s.chart.to_place[v.PLACES * plans.ship + city]
            best = max(best, by_throw(s, plans, steps, s.options.map.value[city], throws, worth))
        city += 1
    return best


def spared(crew: i64, count: i64) -> float:
    """What it costs to do without some hoplites, once there are enough."""
    if crew < count:
        return CREW[count]
    return CREW[crew] - CREW[crew - count]


def with_hoplites(plans: Plans, steps: i64, count: i64) -> float:
    """What is left of a hope for which so many hoplites have to be aboard; nothing, if they are settled elsewhere."""
    if plans.aboard >= count and steps <= plans.left:
        return AT_ONCE[steps]
    if plans.aboard + plans.below < count:
        return 0.0
    left = plans.later(steps)
    crew = plans.ready(steps, 0)
    while crew < count:
        left *= MISSING
        crew += 1
    return left


def add_settlements(s: State, plans: Plans) -> None:
    """DK-SETTLE-04, -08: vacant ones are founded, those of others conquered."""
    settlement: i64 = 0
    while settlement < v.SETTLEMENTS:
        place = v.CITIES + settlement
        marks = s.options.map.room[place]
        owner = s.table[state.OWNER + settlement]
        if owner != plans.seat:
            steps = s.chart.to_place[v.PLACES * plans.ship + place]
            worth = float(marks) - spared(plans.ready(steps, 0), marks)
            if owner == v.VACANT:
                plans.add(worth * with_hoplites(plans, steps, marks))
            elif plans.aboard + plans.below >= marks:
                plans.add(by_throw(s, plans, steps, s.options.map.value[place], 0, worth))
        settlement += 1


def of_styx(s: State, plans: Plans) -> float:
    """DK-STYX-02, -05: all hoplites come back; Honour for who had most below."""
    table = s.table
    if plans.below == 0:
        return 0.0
    worth = CREW[plans.aboard + plans.below] - CREW[plans.aboard]
    most = True
    other: i64 = 0
    while other < s.seats:
        if other != plans.seat and table[state.PLAYER_CELLS * other + state.BELOW] >= plans.below:
            most = False
        other += 1
    if most:
        worth += 2.0 if s.seats > 2 else 1.0
    return worth * plans.soon(s.chart.to_styx[plans.ship])


def add_pursuit(s: State, plans: Plans, card: i64) -> None:
    """The easier of a card's two tasks."""
    if card == v.NO_CARD:
        return
    first = of_task(s, plans, 2 * card)
    second = of_task(s, plans, 2 * card + 1)
    plans.add(max(second, first))


def of_task(s: State, plans: Plans, task: i64) -> float:
    kind = TASK_KIND[task]
    count = TASK_COUNT[task]
    points = float(POINTS[task >> 1])
    if tasks.is_delivery(task):
        return of_delivery(s, plans, task, points)
    if kind == v.BEAT_SHIP:
        return of_duel(s, plans, points)
    if kind == v.BEAT_HYDRA:
        steps = s.chart.away[v.SQUARES * plans.ship + s.hydra]
        return by_throw(s, plans, steps, challenges.HYDRA_HALVES >> 1, 0, points)
    steps = s.chart.to_place[v.PLACES * plans.ship + TASK_PLACE[task]]
    if kind == v.PAY:
        cards = s.table[state.PLAYER_CELLS * plans.seat + state.CARDS_IN_HAND]
        points -= PER_CARD * float(count)
        while cards < count:
            points *= CARD_MISSING
            cards += 1
        return points * plans.soon(steps)
    if kind == v.LEAVE:
        points -= spared(plans.ready(steps, 0), count)
    return points * with_hoplites(plans, steps, count)


def of_duel(s: State, plans: Plans, points: float) -> float:
    """Another ship is beaten."""
    best = 0.0
    other: i64 = 0
    while other < s.seats:
        square = s.table[state.PLAYER_CELLS * other + state.SHIP]
        if other != plans.seat and square >= 0:
            steps = s.chart.away[v.SQUARES * plans.ship + square]
            crew = plans.aboard if steps <= plans.left else plans.ready(steps, 0)
            hope = (
                points * s.options.duels[(v.HOPLITES + 1) * crew + s.table[state.PLAYER_CELLS * other + state.ABOARD]]
            )
            hope = (hope - TOLL[crew]) * plans.soon(steps)
            if hope > best:
                best = hope
        other += 1
    return best


def of_delivery(s: State, plans: Plans, task: i64, points: float) -> float:
    """The chests that are missing are fetched and all are brought to Athens."""
    kind = TASK_KIND[task]
    at = state.PLAYER_CELLS * plans.seat + state.CHEST_ABOARD
    one: i64 = 1
    have: i64 = 0
    most: i64 = 0
    wanted: i64 = 0
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
        chests = s.table[at + colour]
        if kind == v.DELIVER_SAME:
            if chests > most:
                most = chests
                wanted = 0
            if chests == most:
                wanted |= one << colour
            have = most
        elif tasks.serves(task, colour):
            have += min(chests, TASK_MOST[task])
            if chests < TASK_MOST[task]:
                wanted |= one << colour
        colour += 1
    if have >= TASK_COUNT[task]:
        return points * plans.soon(s.chart.to_anchor[plans.ship])
    throws: i64 = 0
    while have + throws + 1 < TASK_COUNT[task]:
        colours = wanted
        if kind == v.DELIVER_EXACTLY:
            colours &= -colours
            wanted ^= colours
        points *= winning(s, plans, colours, throws, 1.0, False)
        throws += 1
    return winning(s, plans, wanted, throws, points, True)


# --- what an action promises --------------------------------------------------------------------------------------


def prospect(s: State, seat: i64, action: i64) -> float:
    """The value once the action is carried through; what throws may bring is averaged."""
    after = s.copy()
    take(after, action)
    return carried_through(after, seat)


def carried_through(s: State, seat: i64) -> float:
    """Nothing is played around a throw, and details are settled as they come to mind.  Of the throws of a duel the
    second is looked at in a few cases only."""
    f = s.frame
    if f is None:
        return value(s, seat)
    step = f.step()
    if step.question() in PASSED:
        take(s, v.PASS)
        return carried_through(s, seat)
    if step.question() == "pick-chest" and s.asked == seat:
        return with_the_best(s, f, seat)
    if step.question() in DETAILS:
        take(s, first_thought(s, f))
        return carried_through(s, seat)
    if not isinstance(step, (throws.ThrowHoplites, Whirl)) or s.asked != CHANCE:
        return value(s, seat)
    found = Choices()
    step.options(s, f, found)
    every: i64 = 1
    if isinstance(step, throws.ThrowHoplites) and step.side == throws.CHALLENGED:
        every = 1 + found.count // FEW
    worth = 0.0
    weights = 0.0
    i = every >> 1
    while i < found.count:
        then = s.copy()
        take(then, found.buffer[i])
        weight = float(found.buffer[MOST + i])
        worth += weight * carried_through(then, seat)
        weights += weight
        i += every
    return worth / weights


def with_the_best(s: State, f: Frame, seat: i64) -> float:
    """A choice of his own that matters: which chest is taken decides which plans are left."""
    found = Choices()
    f.step().options(s, f, found)
    best = -1.0
    i: i64 = 0
    while i < found.count:
        then = s.copy()
        take(then, found.buffer[i])
        best = max(best, carried_through(then, seat))
        i += 1
    return best


def first_thought(s: State, f: Frame) -> i64:
    found = Choices()
    f.step().options(s, f, found)
    best = found.buffer[0]
    most: i64 = 0
    i: i64 = 0
    while i < found.count:
        weight = prior(s, s.asked, found.buffer[i])
        if weight > most:
            most = weight
            best = found.buffer[i]
        i += 1
    return best


# --- what comes to mind first -------------------------------------------------------------------------------------


def prior(s: State, seat: i64, action: i64) -> i64:
    if action < v.JUMP:
        if action < v.DIR:
            return 10
        f = s.frame
        assert f is not None
        if isinstance(f.step(), MoveHydra):
            return 6
        return as_prior(lying_at(s, seat, s.options.map.neighbour[4 * state.ship_of(s, seat) + action - v.DIR]))
    if action == v.STOP or action == v.PASS:
        return TO_STOP
    if action == v.SACRIFICE:
        crew = state.aboard(s, seat)
        return as_prior(CREW[min(crew + 2, v.HOPLITES)] - CREW[crew])
    if v.NUMBER <= action < v.FOUND:
        return 5 + 10 * (action - v.NUMBER)
    if v.FOUND <= action < v.ATTACK:
        return 60
    if v.ATTACK <= action < v.CHEST:
        return 1 + int(30.0 * chance(s, state.aboard(s, seat), 2 * s.options.map.value[action - v.ATTACK]))
    if action >= v.CLAIM:
        return 60
    if v.DIE <= action < v.NUMBER:
        return OF_DICE[action - v.DIE]
    return 10


def lying_at(s: State, seat: i64, square: i64) -> float:
    """How much better he would stand if his ship lay there."""
    at = state.PLAYER_CELLS * seat + state.SHIP
    f = s.frame
    assert f is not None
    before = standing(s, seat)
    here = s.table[at]
    s.table[at] = square
    f.count -= 1
    after = standing(s, seat)
    f.count += 1
    s.table[at] = here
    return after - before


def as_prior(gain: float) -> i64:
    if gain > 1.0:
        gain = 1.0
    return 1 + int(10.0 * math.exp(3.0 * gain))
