"""For bots: how good a state is, what an action promises, and what comes to mind first.

All in points of Honour.  A player stands where his points are, and where his plans may bring him: each plan counts the
points it would bring, less for every step to sail, every hoplite or card that is missing, every throw that may fail.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion.box import POINTS, TASK_COLOURS, TASK_COUNT, TASK_KIND, TASK_PLACE
from theomachy.games.deukalion.challenges import (
    CHALLENGED,
    HYDRA_HALVES,
    ThrowHoplites,
)
from theomachy.games.deukalion.options import MOST_HALVES
from theomachy.games.deukalion.rules import MoveHydra
from theomachy.games.deukalion.ships import Whirl
from theomachy.games.deukalion.state import (
    ABOARD,
    BELOW,
    CARDS_IN_HAND,
    CHEST_ABOARD,
    CHEST_IN,
    OPEN_CARD,
    OWNER,
    PERMANENT,
    PLAYER_CELLS,
    SECRET,
    SHIP,
    State,
    aboard,
    chests_aboard,
    ship_of,
    total_of,
)
from theomachy.games.deukalion.vocabulary import (
    ATTACK,
    BEAT_HYDRA,
    BEAT_SHIP,
    CHEST,
    CHEST_COLOURS,
    CITIES,
    CLAIM,
    DELIVER_ANY,
    DELIVER_DISTINCT,
    DELIVER_EXACTLY,
    DELIVER_SAME,
    DIE,
    DIR,
    FOUND,
    HOPLITES,
    JUMP,
    LEAVE,
    NO_CARD,
    NUMBER,
    PASS,
    PAY,
    PLACES,
    SACRIFICE,
    SETTLEMENTS,
    SLOTS,
    SQUARES,
    STOP,
    VACANT,
)
from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.frames import Frame
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import take

STEP: Final = 0.885  # what is left of a hope for every step
MISSING: Final = 0.88  # for every hoplite that has to come back first
CARD_MISSING: Final = 0.2
RECLAIMED: Final = 2  # hoplites that come back soon, besides one for every step
HOPE: Final = 0.82  # is not the thing itself
SECOND: Final = 0.78  # of the second best plan
THIRD: Final = 0.13
HOPLITES_ABOARD: Final = [0.0, 0.11, 0.19, 0.24, 0.28, 0.31, 0.33, 0.34, 0.35, 0.36, 0.37]
PER_CARD: Final = 0.15
ENOUGH: Final = 4
PER_CARD_MORE: Final = 0.07
PER_PERMANENT: Final = 1.1
CERTAINTY: Final = 0.14  # logarithm of the odds for a point ahead

ANY_COLOUR: Final = 31

FEW: Final = 6
PASSED: Final = frozenset(("before-throw", "after-throw", "after-fail", "space"))
DETAILS: Final = frozenset(
    "make-room pay-card pick-chest pick-open place-chest reclaim relocate-hydra relocate-ship steal swap-dice "
    "target-player trade-city".split()
)
TO_STOP: Final = 5
OF_DICE: Final = vec[i64]([25, 15, 15, 6])

POWERS: Final = [STEP**steps for steps in range(SQUARES + 1)]
BY_STEPS: Final = vec[float](POWERS)
CREW: Final = vec[float](HOPLITES_ABOARD)
LOSSES: Final = [HOPLITES_ABOARD[crew] - HOPLITES_ABOARD[crew - (2 * crew + 2) // 5] for crew in range(HOPLITES + 1)]
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
    """The best that come to mind."""

    def __init__(self) -> None:
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


def standing(s: State, seat: i64) -> float:
    table = s.table
    at = PLAYER_CELLS * seat
    points = float(total_of(s, seat)) + CREW[table[at + ABOARD]] + held(table[at + CARDS_IN_HAND])
    if table[at + PERMANENT] != 0:
        points += PER_PERMANENT
    ship = table[at + SHIP]
    if ship < 0:
        return points
    plans = Plans()
    chests = chests_aboard(s, seat)
    if chests > 0:
        plans.add(float(chests) * BY_STEPS[s.chart.to_anchor[ship]])
    plans.add(fetching(s, seat, ship, ANY_COLOUR, 1.0))
    add_settlements(s, seat, ship, plans)
    plans.add(of_styx(s, seat, ship))
    slot: i64 = 0
    while slot < SLOTS:
        add_pursuit(s, seat, ship, table[OPEN_CARD + slot], plans)
        slot += 1
    add_pursuit(s, seat, ship, s.hidden[SECRET + seat], plans)
    return points + HOPE * (plans.first + SECOND * plans.second + THIRD * plans.third)


def held(cards: i64) -> float:
    """Cards in hand are soon enough."""
    if cards > ENOUGH:
        return PER_CARD * float(ENOUGH) + PER_CARD_MORE * float(cards - ENOUGH)
    return PER_CARD * float(cards)


def ready(s: State, seat: i64, steps: i64) -> i64:
    """Hoplites that will be aboard when the ship has come so far: on the way some come back."""
    at = PLAYER_CELLS * seat
    return s.table[at + ABOARD] + min(s.table[at + BELOW], RECLAIMED + steps)


def chance(s: State, crew: i64, halves: i64) -> float:
    """That so many hoplites score at least so much."""
    if halves >= MOST_HALVES:
        return 0.0
    return s.options.chances[MOST_HALVES * crew + halves]


def fetching(s: State, seat: i64, ship: i64, colours: i64, points: float) -> float:
    """A chest of one of some colours is won and brought to Athens."""
    best = 0.0
    city: i64 = 0
    while city < CITIES:
        if has_chest(s, city, colours):
            steps = s.chart.to_place[PLACES * ship + city]
            crew = ready(s, seat, steps)
            hope = points * chance(s, crew, 2 * s.options.map.value[city]) * BY_STEPS[s.chart.home[city]]
            hope = (hope - TOLL[crew]) * BY_STEPS[steps]
            if hope > best:
                best = hope
        city += 1
    return best


def winning(s: State, seat: i64, ship: i64, colours: i64) -> float:
    """How easily a chest of one of some colours is won, with others to fetch after it."""
    best = 0.0
    city: i64 = 0
    while city < CITIES:
        if has_chest(s, city, colours):
            steps = s.chart.to_place[PLACES * ship + city]
            ease = chance(s, ready(s, seat, steps), 2 * s.options.map.value[city]) * BY_STEPS[steps]
            if ease > best:
                best = ease
        city += 1
    return best


def has_chest(s: State, city: i64, colours: i64) -> bool:
    at = CHEST_IN + CHEST_COLOURS * city
    colour: i64 = 0
    while colour < CHEST_COLOURS:
        if (colours >> colour) & 1 == 1 and s.table[at + colour] > 0:
            return True
        colour += 1
    return False


def spared(crew: i64, count: i64) -> float:
    """What it costs to do without some hoplites, once there are enough."""
    if crew < count:
        return CREW[count]
    return CREW[crew] - CREW[crew - count]


def missing(s: State, seat: i64, crew: i64, count: i64) -> float:
    """What is left of a hope while hoplites are missing; nothing, if they are settled elsewhere."""
    at = PLAYER_CELLS * seat
    if s.table[at + ABOARD] + s.table[at + BELOW] < count:
        return 0.0
    left = 1.0
    while crew < count:
        left *= MISSING
        crew += 1
    return left


def add_settlements(s: State, seat: i64, ship: i64, plans: Plans) -> None:
    """DK-SETTLE-04, -08: vacant ones are founded, those of others conquered."""
    settlement: i64 = 0
    while settlement < SETTLEMENTS:
        place = CITIES + settlement
        marks = s.options.map.room[place]
        owner = s.table[OWNER + settlement]
        if owner != seat:
            steps = s.chart.to_place[PLACES * ship + place]
            crew = ready(s, seat, steps)
            worth = (float(marks) - spared(crew, marks)) * missing(s, seat, crew, marks)
            if owner != VACANT:
                worth = worth * chance(s, crew, 2 * s.options.map.value[place]) - TOLL[crew]
            plans.add(worth * BY_STEPS[steps])
        settlement += 1


def of_styx(s: State, seat: i64, ship: i64) -> float:
    """DK-STYX-02, -05: all hoplites come back; Honour for who had most below."""
    table = s.table
    below = table[PLAYER_CELLS * seat + BELOW]
    if below == 0:
        return 0.0
    crew = table[PLAYER_CELLS * seat + ABOARD]
    worth = CREW[crew + below] - CREW[crew]
    most = True
    other: i64 = 0
    while other < s.seats:
        if other != seat and table[PLAYER_CELLS * other + BELOW] >= below:
            most = False
        other += 1
    if most:
        worth += 2.0 if s.seats > 2 else 1.0
    return worth * BY_STEPS[s.chart.to_styx[ship]]


def add_pursuit(s: State, seat: i64, ship: i64, card: i64, plans: Plans) -> None:
    """The easier of a card's two tasks."""
    if card == NO_CARD:
        return
    first = of_task(s, seat, ship, 2 * card)
    second = of_task(s, seat, ship, 2 * card + 1)
    plans.add(max(second, first))


def of_task(s: State, seat: i64, ship: i64, task: i64) -> float:
    kind = TASK_KIND[task]
    count = TASK_COUNT[task]
    points = float(POINTS[task >> 1])
    if kind <= DELIVER_DISTINCT:
        return of_delivery(s, seat, ship, task, points)
    if kind == BEAT_SHIP:
        return of_duel(s, seat, ship, points)
    if kind == BEAT_HYDRA:
        steps = s.chart.away[SQUARES * ship + s.hydra]
        crew = ready(s, seat, steps)
        return (points * chance(s, crew, HYDRA_HALVES) - TOLL[crew]) * BY_STEPS[steps]
    steps = s.chart.to_place[PLACES * ship + TASK_PLACE[task]]
    if kind == PAY:
        cards = s.table[PLAYER_CELLS * seat + CARDS_IN_HAND]
        points -= PER_CARD * float(count)
        while cards < count:
            points *= CARD_MISSING
            cards += 1
        return points * BY_STEPS[steps]
    crew = ready(s, seat, steps)
    if kind == LEAVE:
        points -= spared(crew, count)
    return points * missing(s, seat, crew, count) * BY_STEPS[steps]


def of_duel(s: State, seat: i64, ship: i64, points: float) -> float:
    """Another ship is beaten."""
    best = 0.0
    other: i64 = 0
    while other < s.seats:
        square = s.table[PLAYER_CELLS * other + SHIP]
        if other != seat and square >= 0:
            steps = s.chart.away[SQUARES * ship + square]
            crew = ready(s, seat, steps)
            hope = points * s.options.duels[(HOPLITES + 1) * crew + s.table[PLAYER_CELLS * other + ABOARD]]
            hope = (hope - TOLL[crew]) * BY_STEPS[steps]
            if hope > best:
                best = hope
        other += 1
    return best


def of_delivery(s: State, seat: i64, ship: i64, task: i64, points: float) -> float:
    """The chests that are missing are fetched and all are brought to Athens."""
    kind = TASK_KIND[task]
    at = PLAYER_CELLS * seat + CHEST_ABOARD
    one: i64 = 1
    have: i64 = 0
    most: i64 = 0
    wanted: i64 = 0
    colour: i64 = 0
    while colour < CHEST_COLOURS:
        chests = s.table[at + colour]
        if kind == DELIVER_ANY:
            have += chests
            wanted |= one << colour
        elif kind == DELIVER_SAME:
            if chests > most:
                most = chests
                wanted = 0
            if chests == most:
                wanted |= one << colour
            have = most
        elif kind == DELIVER_DISTINCT or (TASK_COLOURS[task] >> colour) & 1 == 1:
            if chests > 0:
                have += 1
            else:
                wanted |= one << colour
        colour += 1
    if have >= TASK_COUNT[task]:
        return points * BY_STEPS[s.chart.to_anchor[ship]]
    have += 1
    while have < TASK_COUNT[task]:
        colours = wanted
        if kind == DELIVER_EXACTLY:
            colours &= -colours
            wanted ^= colours
        points *= winning(s, seat, ship, colours)
        have += 1
    return fetching(s, seat, ship, wanted, points)


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
        take(s, PASS)
        return carried_through(s, seat)
    if step.question() in DETAILS:
        take(s, first_thought(s, f))
        return carried_through(s, seat)
    if not isinstance(step, (ThrowHoplites, Whirl)) or s.asked != CHANCE:
        return value(s, seat)
    found = Choices()
    step.options(s, f, found)
    every: i64 = 1
    if isinstance(step, ThrowHoplites) and step.side == CHALLENGED:
        every = 1 + found.count // FEW
    worth = 0.0
    weights = 0.0
    i = every >> 1
    while i < found.count:
        then = s.copy()
        take(then, found.cells[i])
        weight = float(found.cells[MOST + i])
        worth += weight * carried_through(then, seat)
        weights += weight
        i += every
    return worth / weights


def first_thought(s: State, f: Frame) -> i64:
    found = Choices()
    f.step().options(s, f, found)
    best = found.cells[0]
    most: i64 = 0
    i: i64 = 0
    while i < found.count:
        weight = prior(s, s.asked, found.cells[i])
        if weight > most:
            most = weight
            best = found.cells[i]
        i += 1
    return best


# --- what comes to mind first -------------------------------------------------------------------------------------


def prior(s: State, seat: i64, action: i64) -> i64:
    if action < JUMP:
        if action < DIR:
            return 10
        f = s.frame
        assert f is not None
        if isinstance(f.step(), MoveHydra):
            return 6
        return as_urge(lying_at(s, seat, s.options.map.neighbour[4 * ship_of(s, seat) + action - DIR]))
    if action == STOP or action == PASS:
        return TO_STOP
    if action == SACRIFICE:
        crew = aboard(s, seat)
        return as_urge(CREW[min(crew + 2, HOPLITES)] - CREW[crew])
    if NUMBER <= action < FOUND:
        return 5 + 10 * (action - NUMBER)
    if FOUND <= action < ATTACK:
        return 60
    if ATTACK <= action < CHEST:
        return 1 + int(30.0 * chance(s, aboard(s, seat), 2 * s.options.map.value[action - ATTACK]))
    if action >= CLAIM:
        return 60
    if DIE <= action < NUMBER:
        return OF_DICE[action - DIE]
    return 10


def lying_at(s: State, seat: i64, square: i64) -> float:
    """How much better he would stand if his ship lay there."""
    at = PLAYER_CELLS * seat + SHIP
    before = standing(s, seat)
    here = s.table[at]
    s.table[at] = square
    after = standing(s, seat)
    s.table[at] = here
    return after - before


def as_urge(gain: float) -> i64:
    if gain > 1.0:
        gain = 1.0
    return 1 + int(10.0 * math.exp(3.0 * gain))
