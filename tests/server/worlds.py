"""Two worlds that one audience cannot tell apart: other cards where it does not see them, other choices in secret."""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.server.sitting import SECRET, Sitting
from theomachy.games import GAMES, Recall, View
from theomachy.kernel.events import Log
from theomachy.kernel.records import Record
from theomachy.kernel.seats import CHANCE
from theomachy.server.table import Table
from theomachy.table.dealer import FairDealer
from theomachy.table.match import Match

TRIED = 200  # ways to go on in the other world, before it is given up
DIFFERS = 0.4  # how often something else is tried there first
IN_SECRET = 3  # choices at the most between two that are noticed
BEFORE = 5  # choices before they begin to differ
TOGETHER = 60  # choices, while they differ

Move = tuple[int, int]  # who (or CHANCE) chose what


@dataclass
class Pair:
    """What was chosen in both, and, towards the end, after how many choices each shows this audience the same."""

    game: str
    seats: int
    audience: int
    alone: int  # so many choices are the same
    moves: tuple[list[Move], list[Move]] = field(default_factory=lambda: ([], []))
    meetings: list[tuple[int, int]] = field(default_factory=list)

    def differs(self, meeting: int) -> bool:
        ends = self.meetings[meeting]
        return self.moves[0][: ends[0]] != self.moves[1][: ends[1]]


def pair_of_worlds(game: str, seats: int, audience: int, seed: int) -> Pair:
    """The same for a while, then not."""
    rng = random.Random(seed)
    alone = rng.choice((0, 0, 40, 80, 120))
    pair = Pair(game, seats, audience, alone)
    rules = GAMES[game]
    options = rules.options()
    one, other = (Match(rules, options, ["somebody"] * seats, None) for _ in range(2))
    while not one.over and len(one.choices) < alone + TOGETHER:
        before = seen(one, audience)
        who, action = move(one, rng)
        one._apply(who, action)
        if len(one.choices) <= alone:
            other._apply(who, action)
        elif seen(one, audience) != before:
            found = follow(other, one, (who, action), audience, rng)
            if found is None:
                break
            other = found
        met = seen(one, audience) != before and other.to_move() != CHANCE != one.to_move()
        if met and len(one.choices) > alone - BEFORE:
            pair.meetings.append((len(one.choices), len(other.choices)))
    pair.moves = (one.choices, other.choices)
    return pair


def seen(match: Match, audience: int) -> tuple[View, Recall, int]:
    return match.view(audience), match.recall(audience), len(match.logs[audience])


def move(match: Match, rng: random.Random) -> Move:
    who, legal = match.to_move(), match.game.legal(match._state)
    weights = match.game.weights(match._state) if who == CHANCE else None
    return who, rng.choices(legal, weights)[0]


def follow(match: Match, leader: Match, made: Move, audience: int, rng: random.Random) -> Match | None:
    """The match one noticed step further, such that the audience has seen and heard the same as at the leader's."""
    there, log, known = seen(leader, audience), leader.logs[audience], len(match.logs[audience])
    for found in itertools.islice(ways(match, made, audience, rng, IN_SECRET), TRIED):
        if found.logs[audience][known:] == log[known:] and seen(found, audience) == there:
            return found
    return None


def ways(match: Match, made: Move, audience: int, rng: random.Random, most: int) -> Iterator[Match]:
    """To the next step that the audience notices, often not the one that was made in the other world."""
    who = match.to_move()
    legal = match.game.legal(match._state)
    rng.shuffle(legal)
    if rng.random() < DIFFERS:
        legal.sort(key=lambda action: (who, action) == made)
    else:
        legal.sort(key=lambda action: (who, action) != made)
    before = seen(match, audience)
    for action in [made[1]] if who == audience else legal:
        if action in legal:
            found = twin(match)
            found._apply(who, action)
            if seen(found, audience) != before:
                yield found
            elif most > 0 and not found.over:
                yield from ways(found, made, audience, rng, most - 1)


def twin(match: Match) -> Match:
    found = copy.copy(match)
    found._log = Log()
    found._log.events = list(match._log.events)
    found._state = match._state.copy()
    found._state.log = found._log
    found.choices, found.history, found.happened = list(match.choices), list(match.history), list(match.happened)
    found.logs = {seat: list(log) for seat, log in match.logs.items()}
    found.last_reveal = dict(match.last_reveal)
    return found


class Loaded(FairDealer):
    """Brings what it is told to."""

    outcomes: list[int]

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        self.drawn += 1
        return self.outcomes[self.drawn - 1]


class Apart(Exception):
    """What came in one world cannot come in the other."""


class Leading(Loaded):
    """When it has brought all that, it brings anything, and the other world the same."""

    others: list[int]
    first: int  # of the others that were not known beforehand

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        if self.drawn < len(self.outcomes):
            return super().draw(outcomes, weights)
        number = self.first + self.drawn - len(self.outcomes)
        del self.others[number:]  # what came of a choice that was only tried
        self.others.append(outcomes[number * 7919 % len(outcomes)])
        self.drawn += 1
        return self.others[-1]


class Following(Loaded):
    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        if self.drawn >= len(self.outcomes) or self.outcomes[self.drawn] not in outcomes:
            raise Apart
        return super().draw(outcomes, weights)


class World(Table):
    """A table of which all is known beforehand."""

    def __init__(self, moves: list[Move]) -> None:
        super().__init__("table", SECRET)
        self.outcomes = [action for who, action in moves if who == CHANCE]
        self.follower: World | None = None

    def dealer(self, record: Record) -> FairDealer:
        dealer: Loaded
        if self.follower is None:
            dealer = Following(record, self.secret)
        else:
            dealer = Leading(record, self.secret)
            dealer.others = self.follower.outcomes
            dealer.first = len(dealer.others)
        dealer.outcomes = self.outcomes
        return dealer


def sitting_in(pair: Pair, number: int) -> Sitting:
    """At the table of one of the worlds, when the first choice is to be made."""
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * (pair.seats - 1)]
    clock = {"kind": "fischer", "minutes": 600, "bonus": 7}
    table = World(pair.moves[number])
    return Sitting(*seats, game=pair.game, table=table, clock=clock).begin()
