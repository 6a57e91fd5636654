"""Bots of six levels: the strong ones search for longer, the weak ones err as people do.

A weak one searches a little, too, in worlds drawn from a worse memory.  That tells it what is right, how soon that was
to be seen, and what every other choice would cost.  The later search came to the right choice, the likelier this player
trusts to what looks best at once, among the few choices that strike him; but he sees a blunder that would cost more
than his level allows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from theomachy.bots.search import Search
from theomachy.games import Event, GameRules, Recall, View
from theomachy.games.registry import ByGame
from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State

COUNT: Final = 6
SECONDS: Final = (0.1, 0.1, 0.1, 0.2, 0.5, 1.0)  # of a processor for one choice, at the most
PARTS: Final = 8  # of a search, after each of which it is seen which choice leads
LOOKS: Final = 2  # worlds in which a choice looks good at once
TRIES: Final = 4  # worlds drawn from a worse memory, in all of which the question has to make sense
FINE: Final = 1 << 30
LOST: Final = -1.0  # as which a choice counts that its search has never tried

Memory = tuple[View, Recall]  # what is known now, and what is recalled


@dataclass(frozen=True)
class Mind:
    """How a level thinks."""

    iterations: int  # of its search
    haste: float = 0.0  # how likely it takes what looks best at once, where search came to the right choice last
    notices: int = 0  # choices that it looks at then, the striking ones first
    bound: float = 0.0  # what such a choice may cost at the most, by its own search; a game is worth -1 to 1
    keeps: int | None = None  # cards in hands of others that it keeps in mind of those it knows; None: all


# By game, from level 1 to 6.  `./dev bench levels GAME` measures them.
MINDS: Final[Mapping[str, tuple[Mind, ...]]] = {
    "hera-zeus": (
        Mind(24, haste=6.0, notices=1, bound=1.3, keeps=0),
        Mind(40, haste=5.0, notices=2, bound=0.7, keeps=1),
        Mind(50, haste=2.5, notices=3, bound=0.3, keeps=4),
        Mind(80),
        Mind(300),
        Mind(2500),
    ),
    "olympus": (
        Mind(16, haste=6.0, notices=1, bound=2.0, keeps=0),
        Mind(40, haste=6.0, notices=1, bound=0.75, keeps=2),
        Mind(50, haste=5.0, notices=1, bound=0.45, keeps=3),
        Mind(60, haste=4.0, notices=3, bound=0.5, keeps=4),
        Mind(80),
        Mind(800),
    ),
    "deukalion": (
        Mind(40, haste=6.0, notices=2, bound=0.8, keeps=1),
        Mind(40, haste=3.5, notices=2, bound=0.4, keeps=2),
        Mind(70, haste=2.0, notices=4, bound=0.25, keeps=4),
        Mind(100),
        Mind(500),
        Mind(3000),
    ),
}
# For a game of somebody else, where nobody has measured.
UNMEASURED: Final = (
    Mind(50, haste=8.0, notices=2, bound=0.5, keeps=1),
    Mind(50, haste=4.0, notices=3, bound=0.3, keeps=2),
    Mind(50, haste=1.0, notices=4, bound=0.2, keeps=4),
    Mind(100),
    Mind(400),
    Mind(2000),
)

# What a game knows of forgetting.
FADED: Final = ByGame[Callable[[Any, Recall, int, Rng], Memory]](
    lambda home: home.named("fading", "faded"), lambda home: home.has("fading")
)


class Level(Search):
    """A level of a game, from 1 to 6.  For a seed it plays the same, as long as the time that it has at the most is
    enough for its iterations; with iterations of one's own it has no limit."""

    def __init__(
        self,
        game: GameRules,
        seed: int,
        level: int,
        /,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        if level > COUNT:
            raise BadInput("bot-level", level=str(level), most=COUNT)
        self.mind = minds(game.key)[level - 1]
        cpu = SECONDS[level - 1] if iterations is None and seconds is None else None
        super().__init__(game, seed, iterations or self.mind.iterations, seconds, cpu, net=False)  # as measured

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """What its search finds, or what seems as good to it."""
        if self.mind.haste == 0 and self.mind.keeps is None:
            return super().choose(view, recall, events)
        self.begin()
        if len(view.legal) == 1:
            return view.legal[0]
        known = self.game.from_book(view, recall, self.rng)
        if known is not None:
            return known
        view, recall = self.remembered(view, recall)
        right, late = self.searched(view, recall)
        if int(self.rng.below(FINE)) >= self.mind.haste * late * FINE:
            return right
        return self.at_once(view, recall, right)

    def remembered(self, view: View, recall: Recall) -> Memory:
        """What it has not forgotten; all, where it could not answer without."""
        if self.mind.keeps is None or self.game.key not in FADED:
            return view, recall
        kept: Memory = FADED[self.game.key](view, recall, self.mind.keeps, self.rng)
        for _ in range(TRIES):
            if {*self.game.legal(self.game.guess(kept[0], kept[1], self.rng))} != {*view.legal}:
                return view, recall
        return kept

    def searched(self, view: View, recall: Recall) -> tuple[int, float]:
        """The right choice, as far as it sees, and after which part of the search it was found, up to 1."""
        world, found = self.game.guess(view, recall, self.rng), list[int]()
        whole = self.iterations or PARTS
        for part in range(PARTS):
            count = max(1, whole * (part + 1) // PARTS - whole * part // PARTS)
            self.search.run(world, view.seat, count, self.seconds / PARTS, self.cpu / PARTS)
            found.append(self.search.best(view.legal))
        right = found[-1]
        while found and found[-1] == right:
            found.pop()
        return right, (len(found) + 1) / PARTS

    def at_once(self, view: View, recall: Recall, right: int) -> int:
        """Of the choices that strike it the one that looks best, if it does not cost too much."""
        world = self.game.guess(view, recall, self.rng)
        worths = self.worths()
        allowed = worths[right] - self.mind.bound
        tempting = [action for action in self.striking(world, view) if worths.get(action, LOST) >= allowed]
        hopes = dict.fromkeys(tempting, 0.0)
        for look in range(LOOKS):
            if look > 0:
                world = self.game.guess(view, recall, self.rng)
            for action in hopes:
                hopes[action] += self.game.prospect(world, view.seat, action)
        return max(tempting, key=lambda action: hopes[action], default=right)

    def striking(self, world: State, view: View) -> list[int]:
        """Some choices, each as likely the next to strike it as its weight says."""
        weights = {action: self.game.prior(world, view.seat, action) for action in view.legal}
        found: list[int] = []
        while weights and len(found) < self.mind.notices:
            found.append(drawn(weights, self.rng))
            del weights[found[-1]]
        return found

    def worths(self) -> dict[int, float]:
        """By its search, of the choices that were tried."""
        found = {}
        child = self.search.root.child
        while child is not None:
            if child.visits > 0:
                found[int(child.action)] = child.total / float(child.visits)
            child = child.after
        return found


def minds(game: str) -> tuple[Mind, ...]:
    return MINDS.get(game, UNMEASURED)


def drawn(weights: dict[int, int], rng: Rng) -> int:
    at = rng.below(sum(weights.values()))
    return next(action for action, below in zip(weights, accumulate(weights.values()), strict=True) if at < below)
