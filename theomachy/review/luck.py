"""How lucky a seat was: its equity after chance had its say, minus the mean over all that chance could have said.

All outcomes are judged in the same worlds, which fit what the seat knew before, by the same quick look; each counts by
its weight.  So over all outcomes luck is nothing on average, whatever the quick look sees.  A face-down card that is
turned up by one's own choice is chance as well, by what one believed before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from theomachy.bots.mcts import Mcts
from theomachy.bots.search import EXPLORATION
from theomachy.build import compiled
from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.events import Log
from theomachy.kernel.game import Game
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State

WORLDS: Final = 64 if compiled() else 16  # at the most
FEWEST: Final = 12 if compiled() else 4  # in which what has happened was possible
TRIED: Final = 4 * WORLDS  # worlds, until it was
LOOKS: Final = 1500 if compiled() else 100  # at outcomes, more or less, for each node

Equity = tuple[float, ...]  # of every seat


@dataclass(frozen=True)
class Luck:
    """The equity of every seat before and after, as the lucky one sees it."""

    before: Equity
    after: Equity


class Mean:
    """Of equities with weights."""

    def __init__(self) -> None:
        self.count = 0
        self.weight = 0.0
        self.sums: list[float] = []

    def add(self, equity: Equity, weight: float) -> None:
        self.count += 1
        self.weight += weight
        sums = self.sums or [0.0] * len(equity)
        self.sums = [total + weight * each for total, each in zip(sums, equity, strict=True)]

    def value(self) -> Equity:
        return tuple(total / self.weight for total in self.sums)


class Glance:
    """A quick look at a world: a few choices that suggest themselves, and the value of where they lead."""

    def __init__(self, game: Game, depth: int) -> None:
        self.look = Mcts(game, Rng(0), EXPLORATION, depth)

    def at(self, world: State, seed: int) -> Equity:
        """A world that is given away."""
        look = self.look
        look.rng = Rng(seed)
        look.play_out(world)
        look.carry_back(world)
        return tuple(0.5 + look.worth[seat] / 2 for seat in range(world.seats))


class Fortune:
    """Measures luck in one game."""

    def __init__(self, game: GameRules) -> None:
        assert isinstance(game, Game)
        self.game = game
        self.glance = Glance(game, game.rollout_depth)

    def of_outcome(self, view: View, recall: Recall, outcome: int, seed: int) -> Luck | None:
        """Of what chance has answered, for a seat that saw it; None if nothing else could have happened."""
        game = self.game
        before, after = Mean(), Mean()
        for number, world in enumerate(self.worlds(view, recall, seed)):
            outcomes = game.legal(world)
            if number == 0 and outcomes == [outcome]:
                return None
            weights = game.weights(world)
            for each, weight in zip(outcomes, weights, strict=True):
                further = world.copy()
                game.take(further, each)
                equity = self.glance.at(further, seed + number)
                before.add(equity, weight / sum(weights))
                if each == outcome:
                    after.add(equity, weight / sum(weights))
            if after.count >= FEWEST and (number + 1) * len(outcomes) >= LOOKS:
                break
        return Luck(before.value(), after.value()) if after.count else None

    def of_choice(self, view: View, recall: Recall, action: int, told: list[Event], seed: int) -> Luck | None:
        """Of what one's own choice turned up, as one was told; None if it was clear before."""
        surprise = False
        before, after = Mean(), Mean()
        for number, world in enumerate(self.worlds(view, recall, seed)):
            log = world.log = Log()
            self.game.take(world, action)
            entries = [self.game.seen(view.options, entry, view.seat) for entry in log.drain()]
            world.log = None
            as_told = [event for event in entries if event is not None] == told
            surprise = surprise or not as_told
            if not surprise and number + 1 == WORLDS:
                return None
            equity = self.glance.at(world, seed + number)
            before.add(equity, 1.0)
            if as_told:
                after.add(equity, 1.0)
            if after.count >= FEWEST and number + 1 >= WORLDS:
                break
        return Luck(before.value(), after.value()) if after.count else None

    def worlds(self, view: View, recall: Recall, seed: int) -> Iterator[State]:
        """That fit what the seat knows."""
        first = self.game.guess(view, recall, Rng(seed))
        sampler = self.game.believer(first, view.seat)
        for number in range(TRIED):
            world = first.copy()
            sampler.redraw(world, Rng(seed + number))
            world.remembers = False
            yield world
