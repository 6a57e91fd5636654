"""What each choice of a decision is worth, by what its seat could know.

The choices are weighed in the same worlds: whatever a seat cannot see is redrawn, and in that world every choice is
tried with the same random numbers, below each of them a search of equal size.  So none of them looks better for having
met a better world, and their difference is known much better than either of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from theomachy.bots.mcts import Mcts
from theomachy.bots.search import EXPLORATION
from theomachy.games import GameRules, Recall, View
from theomachy.kernel.game import Game
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State

FIRST: Final = 64  # worlds of the first round
SURE: Final = 2.0  # times its error: a difference that is taken for one
HOPELESS: Final = 3.0  # times its error behind the best: a choice that is weighed no more


@dataclass(frozen=True)
class Estimate:
    """A mean, and its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Is it more than nothing?"""
        return self.mean > SURE * self.error


def estimate(sample: Sequence[float]) -> Estimate:
    count = len(sample)
    mean = sum(sample) / count
    spread = sum((each - mean) ** 2 for each in sample) / max(1, count - 1)
    return Estimate(mean, math.sqrt(spread / count))


@dataclass(frozen=True)
class Weighed:
    """A choice, with its equity for the seat that chooses, and with that of every seat."""

    action: int
    equity: Estimate
    of_all: tuple[float, ...]
    behind: Estimate  # by how much it is behind the best; 0 for the best itself
    beaten: float  # in this share of the worlds the best one came out better


@dataclass(frozen=True)
class Verdict:
    """All choices of a decision, the best first."""

    choices: tuple[Weighed, ...]
    worlds: int  # of the last round, for the choices that were still in it

    @property
    def best(self) -> Weighed:
        return self.choices[0]

    def of(self, action: int) -> Weighed:
        return next(each for each in self.choices if each.action == action)

    def loss(self, action: int) -> float:
        """What the choice gives away; nothing, as long as it may be as good as the best."""
        behind = self.of(action).behind
        return behind.mean if behind.sure else 0.0

    def alike(self) -> list[Weighed]:
        """The best, and all that cannot be told from it."""
        return [each for each in self.choices if not each.behind.sure]


class Scale:
    """One choice, and the search below it."""

    def __init__(self, game: Game, depth: int, action: int) -> None:
        self.action = action
        self.search = Mcts(game, Rng(0), EXPLORATION, depth)
        self.round: list[float] = []  # for the seat that chooses, by world
        self.sums: list[float] = []  # for every seat

    def begin(self, seats: int) -> None:
        self.round, self.sums = [], [0.0] * seats

    def weigh(self, world: State, seat: int, seed: int) -> None:
        """In a world that is given away, in which the choice was made."""
        search = self.search
        search.rng = Rng(seed)
        search.descend(world)
        search.play_out(world)
        search.carry_back(world)
        for each in range(len(self.sums)):
            self.sums[each] += search.worth[each]
        self.round.append(0.5 + search.worth[seat] / 2)


class Weighing:
    """The choices of one decision, round by round.

    Each round is as long as all before it together, and only the last one counts: so a choice is judged in worlds that
    had no say when it was singled out, below a search that has learnt from all worlds before.  A choice that is clearly
    behind is left where it is.
    """

    def __init__(self, game: GameRules, view: View, recall: Recall, seed: int) -> None:
        assert isinstance(game, Game)
        self.game = game
        self.seat = view.seat
        self.seed = seed
        self.world = game.guess(view, recall, Rng(seed))
        self.sampler = game.believer(self.world, self.seat)
        self.scales = {action: Scale(game, game.rollout_depth, action) for action in view.legal}
        self.left = list(view.legal)  # the choices still weighed
        self.found: dict[int, Weighed] = {}
        self.worlds = 0  # so far
        self.spent = 0  # iterations

    def go_on(self, keep: Iterable[int] = ()) -> Verdict:
        """One more round.  Choices to keep are weighed however bad they are."""
        count = max(FIRST, self.worlds)
        scales = [self.scales[action] for action in self.left]
        for scale in scales:
            scale.begin(int(self.world.seats))
        for number in range(self.worlds, self.worlds + count):
            self.in_world(number, scales)
        self.worlds += count
        self.spent += count * len(scales)
        best = max(scales, key=lambda scale: sum(scale.round))
        for scale in scales:
            self.found[scale.action] = weighed(scale, best)
        self.left = [a for a in self.left if a in keep or not is_hopeless(self.found[a])]
        order = sorted(self.found.values(), key=lambda each: (each.behind.mean, each.action != best.action))
        return Verdict(tuple(order), count)

    def in_world(self, number: int, scales: Sequence[Scale]) -> None:
        """The same world and the same random numbers for all."""
        world = self.world.copy()
        self.sampler.redraw(world, Rng(self.seed + 2 * number))
        world.remembers = False
        for scale in scales:
            after = world.copy()
            self.game.take(after, scale.action)
            scale.weigh(after, self.seat, self.seed + 2 * number + 1)

    def next_round(self) -> int:
        """How many iterations it would take."""
        return max(FIRST, self.worlds) * len(self.left)


def weighed(scale: Scale, best: Scale) -> Weighed:
    ahead = [one - other for one, other in zip(best.round, scale.round, strict=True)]
    all_of_it = tuple(0.5 + total / (2 * len(scale.round)) for total in scale.sums)
    beaten = sum(each > 0 for each in ahead) / len(ahead)
    return Weighed(scale.action, estimate(scale.round), all_of_it, estimate(ahead), beaten)


def is_hopeless(choice: Weighed) -> bool:
    return choice.behind.mean > HOPELESS * choice.behind.error
