"""Games of search against itself, as lines of text: what was chosen, and what the search thought of it.

A game is kept as its choices.  What the net sees is worked out when they are played again: so games stay good when the
features change.  Each is a pure function of a plan, of weights and of a number, to be worked out here or on a cluster.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from theomachy.arena.duplicate import DuplicateMatch, luck
from theomachy.bots import make_bot
from theomachy.bots.learned import Lesson, lesson_of
from theomachy.bots.search import Search
from theomachy.games import Event, GameRules, Recall, View
from theomachy.games import game as game_named
from theomachy.kernel.rng import Rng
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match

SEATS: Final = 2
CURIOUS: Final = 8  # one choice of so many is drawn by the visits, so that other positions are seen, too


@dataclass(frozen=True)
class Plan:
    """What decides what comes out."""

    game: str
    seed: int
    iterations: int  # of a choice in a game that is learned from
    games: int  # of a generation
    gate: str  # the budget of a choice at the gate
    gate_games: int
    only_prior: bool  # the value by hand stays as it is
    commit: str


@dataclass(frozen=True)
class Thought:
    """What a search found."""

    at: int  # how many choices had been made before, those of chance included
    visits: dict[int, int]  # of each choice


@dataclass(frozen=True)
class Game:
    number: int
    choices: list[int]
    thoughts: list[Thought]
    result: list[float]

    def write(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))


def read_game(line: str) -> Game:
    found = json.loads(line)
    thoughts = [
        Thought(one["at"], {int(action): visits for action, visits in one["visits"].items()})
        for one in found["thoughts"]
    ]
    return Game(found["number"], found["choices"], thoughts, found["result"])


class Player(Search):
    """Searches, remembers what it found, and is curious now and then.  Rivals that drop out would be tried equally
    often, however good they are: here it is the visits that say it."""

    competes = False

    def __init__(self, game: GameRules, seed: int, iterations: int, lesson: Lesson | None) -> None:
        super().__init__(game, seed, iterations)
        self.lesson = lesson
        self.dice = Rng(seed + 1)
        self.found: Thought | None = None
        self.at = 0

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        self.found = None
        return super().choose(view, recall, events)

    def answer(self, view: View, recall: Recall) -> int:
        action = super().answer(view, recall)
        visits: dict[int, int] = {}
        child = self.search.root.child
        while child is not None:
            if child.visits > 0 and child.action in view.legal:
                visits[child.action] = child.visits
            child = child.after
        if len(view.legal) > 1 and visits:
            self.found = Thought(self.at, visits)
            if self.dice.below(CURIOUS) == 0:
                left = self.dice.below(sum(visits.values()))
                for other, count in visits.items():
                    left -= count
                    if left < 0:
                        return other
        return action


def play(game: GameRules, number: int, seed: int, players: list[Player]) -> Game:
    match = Match(game, game.options(), ["search"] * SEATS, Dealer(seed))
    thoughts = []
    while not match.over:
        seat = match.to_move()
        player = players[seat]
        player.at = len(match.choices)
        match.choose(seat, player.choose(match.view(seat), match.recall(seat), match.events(seat)))
        if player.found is not None:
            thoughts.append(player.found)
    return Game(number, [action for _, action in match.choices], thoughts, match.result())


@lru_cache(maxsize=2)
def lesson_in(game: str, weights: bytes | None) -> Lesson | None:
    return None if weights is None else lesson_of(game_named(game), weights)


def self_play(plan: Plan, weights: bytes | None, number: int) -> str:
    rules = game_named(plan.game)
    seeds = [luck(plan.seed, "player", number, seat) for seat in range(SEATS)]
    players = [Player(rules, seed, plan.iterations, lesson_in(plan.game, weights)) for seed in seeds]
    return play(rules, number, luck(plan.seed, "deal", number), players).write()


def contest(plan: Plan, new: bytes, old: bytes | None, number: int) -> str:
    """A game at the gate: every deal is played twice, with the seats exchanged."""
    rules = game_named(plan.game)
    lessons = [lesson_in(plan.game, new), lesson_in(plan.game, old)]
    by_seat = [(seat + number) % SEATS for seat in range(SEATS)]
    bots: list[Any] = []
    for who in by_seat:
        bots.append(make_bot(f"search:{plan.gate}", rules, luck(plan.seed, "gate", number, who)))
        bots[-1].lesson = lessons[who]
    match = DuplicateMatch(rules, rules.options(), ["search"] * SEATS, luck(plan.seed, "gate", number // SEATS))
    while not match.over:
        seat = match.to_move()
        match.choose(seat, bots[seat].choose(match.view(seat), match.recall(seat), match.events(seat)))
    won = 0.5 + match.result()[by_seat.index(0)] / 2
    return json.dumps({"number": number, "won": won})
