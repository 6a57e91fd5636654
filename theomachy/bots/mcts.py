"""Information-set Monte Carlo tree search, single observer (Cowling, Powley and Whitehouse 2012).

Every iteration redraws what the seat cannot see, walks down one tree with the actions that are legal in that world,
adds a node, plays the world out, and carries the result back.  Chance has no nodes: the same action may lead to
different legal answers, and what counts for a child is how often it could have been chosen.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.kernel.choices import Choices
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import State

ACTIONS: Final = 256  # more than any game has
ROUND: Final = 16  # iterations between two looks at the clock


class Node:
    """An action and what came of it, for the seat that chose it.

    Not `acyclic`, unlike other compiled classes: freeing a long chain of those corrupts the memory (mypyc 2.4).
    """

    def __init__(self, action: i64, seat: i64, after: Node | None) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often it could have been chosen
        self.total = 0.0
        self.child: Node | None = None
        self.after = after  # the next child of the same parent


class Mcts:
    def __init__(self, game: Game, rng: Rng, exploration: float, cutoff: int) -> None:
        self.game = game
        self.rng = rng
        self.exploration = exploration
        self.cutoff: i64 = cutoff  # decisions of a playout before the game's value ends it; 0: play to the end
        self.root = Node(-1, NOBODY, None)
        self.scratch = Choices()
        self.marks: vec[i64] = vec[i64]([0] * ACTIONS)
        self.mark: i64 = 0
        self.path: list[Node] = []

    def run(self, s: State, seat: int, iterations: int, seconds: float) -> int:
        """Search a state as `seat` knows it, for so many iterations or so many seconds; says how many were made."""
        sampler = self.game.sampler(s, seat)
        end = time.perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate(s, sampler)
            done += 1
            if done % ROUND == 0 and time.perf_counter() > end:
                break
        return done

    def iterate(self, s: State, sampler: Sampler) -> None:
        world = s.copy()
        sampler.redraw(world, self.rng)
        world.remembers = False
        self.descend(world)
        self.play_out(world)
        self.carry_back(world)

    def descend(self, world: State) -> None:
        """To the first node that is new, or to the end of the game."""
        node = self.root
        self.path.clear()
        game = self.game
        found = self.scratch
        while world.asked != NOBODY:
            f = world.frame
            assert f is not None
            step = f.script.steps[f.at]
            if world.asked == CHANCE:
                game.take(world, step.random(world, f, found, self.rng))
                continue
            found.count = 0
            step.options(world, f, found)
            child = self.select(node, found)
            fresh = child is None
            if child is None:
                child = self.expand(node, world.asked, found)
            self.path.append(child)
            game.take(world, child.action)
            node = child
            if fresh:
                return

    def select(self, node: Node, found: Choices) -> Node | None:
        """The legal child with the best upper bound; None while a legal action has not been tried."""
        self.mark += 1
        marks = self.marks
        i: i64 = 0
        while i < found.count:
            marks[found.cells[i]] = self.mark
            i += 1
        best: Node | None = None
        highest = -1e9
        known: i64 = 0
        child = node.child
        while child is not None:
            if marks[child.action] == self.mark:
                known += 1
                child.chances += 1
                visits = float(child.visits)
                bound = child.total / visits + self.exploration * math.sqrt(math.log(float(child.chances)) / visits)
                if bound > highest:
                    highest = bound
                    best = child
            child = child.after
        return best if known == found.count else None

    def expand(self, node: Node, seat: i64, found: Choices) -> Node:
        """One of the legal actions not tried yet."""
        self.mark += 1
        child = node.child
        while child is not None:
            self.marks[child.action] = self.mark
            child = child.after
        untried: i64 = 0
        i: i64 = 0
        while i < found.count:
            if self.marks[found.cells[i]] != self.mark:
                untried += 1
            i += 1
        left = self.rng.below(untried)
        i = 0
        while True:
            if self.marks[found.cells[i]] != self.mark:
                if left == 0:
                    break
                left -= 1
            i += 1
        fresh = Node(found.cells[i], seat, node.child)
        fresh.chances = 1
        node.child = fresh
        return fresh

    def play_out(self, world: State) -> None:
        if self.cutoff == 0:
            self.game.playout(world, self.rng)
            return
        left = self.cutoff
        while world.asked != NOBODY and left > 0:
            f = world.frame
            assert f is not None
            step = f.script.steps[f.at]
            self.game.take(world, step.random(world, f, self.scratch, self.rng))
            left -= 1

    def carry_back(self, world: State) -> None:
        first = self.game.value(world, 0)
        for node in self.path:
            node.visits += 1
            node.total += first if node.seat == 0 else self.game.value(world, node.seat)

    def best(self, legal: tuple[int, ...]) -> int:
        """The legal action that was chosen most often."""
        best = legal[0]
        most: i64 = -1
        child = self.root.child
        while child is not None:
            if child.visits > most and child.action in legal:
                most = child.visits
                best = child.action
            child = child.after
        return best

    def go_on(self, action: int) -> None:
        """Keep what is known below an action that was just taken."""
        child = self.root.child
        while child is not None and child.action != action:
            child = child.after
        self.root = child if child is not None else Node(-1, NOBODY, None)

    def forget(self) -> None:
        self.root = Node(-1, NOBODY, None)
