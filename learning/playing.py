"""Games of search against itself, as lines of text: what was chosen, and what the search thought of it.

A game is kept as its choices.  What the net sees is worked out when they are played again: so games stay good when the
features change.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

from theomachy.bots.learned import Lesson
from theomachy.bots.search import Search
from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.rng import Rng
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match

SEATS: Final = 2
CURIOUS: Final = 8  # one choice of so many is drawn by the visits, so that other positions are seen, too


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
