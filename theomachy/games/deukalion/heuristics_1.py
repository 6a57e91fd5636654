"""For `search-1` alone: how good a state is and what comes to mind first, as it was in November 2026.  It changes no
more.

All in points of Honour.  A player stands where his points are, and where his plans may bring him: each plan counts the
points it would bring, less for every step to sail, every hoplite or card that is missing, every throw that may fail.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion import challenges, state, tasks
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import POINTS, TASK_COUNT, TASK_KIND, TASK_MOST, TASK_PLACE
from theomachy.games.deukalion.heuristics import share_of
from theomachy.games.deukalion.options import MOST_HALVES
from theomachy.games.deukalion.rules import MoveHydra
from theomachy.games.deukalion.state import State
from theomachy.kernel.seats import NOBODY

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

TO_STOP: Final = 5
OF_DICE: Final = vec[i64]([25, 15, 15, 6])

POWERS: Final = [STEP**steps for steps in range(v.SQUARES + 1)]
BY_STEPS: Final = vec[float](POWERS)
CREW: Final = vec[float](HOPLITES_ABOARD)
LOSSES: Final = [HOPLITES_ABOARD[crew] - HOPLITES_ABOARD[crew - (2 * crew + 2) // 5] for crew in range(v.HOPLITES + 1)]
TOLL: Final = vec[float](LOSSES)  # what a throw costs


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
    at = state.PLAYER_CELLS * seat
    points = float(state.total_of(s, seat)) + CREW[table[at + state.ABOARD]] + held(table[at + state.CARDS_IN_HAND])
    if table[at + state.PERMANENT] != 0:
        points += PER_PERMANENT
    ship = table[at + state.SHIP]
    if ship < 0:
        return points
    plans = Plans()
    chests = state.chests_aboard(s, seat)
    if chests > 0:
        plans.add(float(chests) * BY_STEPS[s.chart.to_anchor[ship]])
    plans.add(fetching(s, seat, ship, ANY_COLOUR, 1.0))
    add_settlements(s, seat, ship, plans)
    plans.add(of_styx(s, seat, ship))
    slot: i64 = 0
    while slot < v.SLOTS:
        add_pursuit(s, seat, ship, table[state.OPEN_CARD + slot], plans)
        slot += 1
    add_pursuit(s, seat, ship, s.hidden[state.SECRET + seat], plans)
    return points + HOPE * (plans.first + SECOND * plans.second + THIRD * plans.third)


def held(cards: i64) -> float:
    """Cards in hand are soon enough."""
    if cards > ENOUGH:
        return PER_CARD * float(ENOUGH) + PER_CARD_MORE * float(cards - ENOUGH)
    return PER_CARD * float(cards)


def ready(s: State, seat: i64, steps: i64) -> i64:
    """Hoplites that will be aboard when the ship has come so far: on the way some come back."""
    at = state.PLAYER_CELLS * seat
    return s.table[at + state.ABOARD] + min(s.table[at + state.BELOW], RECLAIMED + steps)


def chance(s: State, crew: i64, halves: i64) -> float:
    """That so many hoplites score at least so much."""
    if halves >= MOST_HALVES:
        return 0.0
    return s.options.chances[MOST_HALVES * crew + halves]


def fetching(s: State, seat: i64, ship: i64, colours: i64, points: float) -> float:
    """A chest of one of some colours is won and brought to Athens."""
    best = 0.0
    city: i64 = 0
    while city < v.CITIES:
        if has_chest(s, city, colours):
            steps = s.chart.to_place[v.PLACES * ship + city]
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
    while city < v.CITIES:
        if has_chest(s, city, colours):
            steps = s.chart.to_place[v.PLACES * ship + city]
            ease = chance(s, ready(s, seat, steps), 2 * s.options.map.value[city]) * BY_STEPS[steps]
            if ease > best:
                best = ease
        city += 1
    return best


def has_chest(s: State, city: i64, colours: i64) -> bool:
    at = state.CHEST_IN + v.CHEST_COLOURS * city
    colour: i64 = 0
    while colour < v.CHEST_COLOURS:
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
    at = state.PLAYER_CELLS * seat
    if s.table[at + state.ABOARD] + s.table[at + state.BELOW] < count:
        return 0.0
    left = 1.0
    while crew < count:
        left *= MISSING
        crew += 1
    return left


def add_settlements(s: State, seat: i64, ship: i64, plans: Plans) -> None:
    """DK-SETTLE-04, -08: vacant ones are founded, those of others conquered."""
    settlement: i64 = 0
    while settlement < v.SETTLEMENTS:
        place = v.CITIES + settlement
        marks = s.options.map.room[place]
        owner = s.table[state.OWNER + settlement]
        if owner != seat:
            steps = s.chart.to_place[v.PLACES * ship + place]
            crew = ready(s, seat, steps)
            worth = (float(marks) - spared(crew, marks)) * missing(s, seat, crew, marks)
            if owner != v.VACANT:
                worth = worth * chance(s, crew, 2 * s.options.map.value[place]) - TOLL[crew]
            plans.add(worth * BY_STEPS[steps])
        settlement += 1


def of_styx(s: State, seat: i64, ship: i64) -> float:
    """DK-STYX-02, -05: all hoplites come back; Honour for who had most below."""
    table = s.table
    below = table[state.PLAYER_CELLS * seat + state.BELOW]
    if below == 0:
        return 0.0
    crew = table[state.PLAYER_CELLS * seat + state.ABOARD]
    worth = CREW[crew + below] - CREW[crew]
    most = True
    other: i64 = 0
    while other < s.seats:
        if other != seat and table[state.PLAYER_CELLS * other + state.BELOW] >= below:
            most = False
        other += 1
    if most:
        worth += 2.0 if s.seats > 2 else 1.0
    return worth * BY_STEPS[s.chart.to_styx[ship]]


def add_pursuit(s: State, seat: i64, ship: i64, card: i64, plans: Plans) -> None:
    """The easier of a card's two tasks."""
    if card == v.NO_CARD:
        return
    first = of_task(s, seat, ship, 2 * card)
    second = of_task(s, seat, ship, 2 * card + 1)
    plans.add(max(second, first))


def of_task(s: State, seat: i64, ship: i64, task: i64) -> float:
    kind = TASK_KIND[task]
    count = TASK_COUNT[task]
    points = float(POINTS[task >> 1])
    if tasks.is_delivery(task):
        return of_delivery(s, seat, ship, task, points)
    if kind == v.BEAT_SHIP:
        return of_duel(s, seat, ship, points)
    if kind == v.BEAT_HYDRA:
        steps = s.chart.away[v.SQUARES * ship + s.hydra]
        crew = ready(s, seat, steps)
        return (points * chance(s, crew, challenges.HYDRA_HALVES) - TOLL[crew]) * BY_STEPS[steps]
    steps = s.chart.to_place[v.PLACES * ship + TASK_PLACE[task]]
    if kind == v.PAY:
        cards = s.table[state.PLAYER_CELLS * seat + state.CARDS_IN_HAND]
        points -= PER_CARD * float(count)
        while cards < count:
            points *= CARD_MISSING
            cards += 1
        return points * BY_STEPS[steps]
    crew = ready(s, seat, steps)
    if kind == v.LEAVE:
        points -= spared(crew, count)
    return points * missing(s, seat, crew, count) * BY_STEPS[steps]


def of_duel(s: State, seat: i64, ship: i64, points: float) -> float:
    """Another ship is beaten."""
    best = 0.0
    other: i64 = 0
    while other < s.seats:
        square = s.table[state.PLAYER_CELLS * other + state.SHIP]
        if other != seat and square >= 0:
            steps = s.chart.away[v.SQUARES * ship + square]
            crew = ready(s, seat, steps)
            hope = (
                points * s.options.duels[(v.HOPLITES + 1) * crew + s.table[state.PLAYER_CELLS * other + state.ABOARD]]
            )
            hope = (hope - TOLL[crew]) * BY_STEPS[steps]
            if hope > best:
                best = hope
        other += 1
    return best


def of_delivery(s: State, seat: i64, ship: i64, task: i64, points: float) -> float:
    """The chests that are missing are fetched and all are brought to Athens."""
    kind = TASK_KIND[task]
    at = state.PLAYER_CELLS * seat + state.CHEST_ABOARD
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
        return points * BY_STEPS[s.chart.to_anchor[ship]]
    have += 1
    while have < TASK_COUNT[task]:
        colours = wanted
        if kind == v.DELIVER_EXACTLY:
            colours &= -colours
            wanted ^= colours
        points *= winning(s, seat, ship, colours)
        have += 1
    return fetching(s, seat, ship, wanted, points)


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
    before = standing(s, seat)
    here = s.table[at]
    s.table[at] = square
    after = standing(s, seat)
    s.table[at] = here
    return after - before


def as_prior(gain: float) -> i64:
    if gain > 1.0:
        gain = 1.0
    return 1 + int(10.0 * math.exp(3.0 * gain))
