"""Information-set Monte Carlo tree search, single observer (Cowling, Powley and Whitehouse 2012), with priors (PUCT).

Every iteration redraws what the seat cannot see, walks down one tree with the actions that are legal in that world,
ends at the first node that is new, plays on from there, and carries the value back.  Chance has no nodes: the same
action may lead to different legal answers, and what counts for a child is how often it could have been chosen.

At the root it matters only which child is best in the end.  So there those that suggest themselves most are tried
equally often, and every so often the worse half of them drops out (sequential halving: Karnin, Koren and Somekh 2013;
at the root of a search with priors: Danihelka and others 2022).
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from theomachy.kernel.choices import ACTIONS, MOST, Choices
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import State

SEATS: Final = 4  # at the most
ROUND: Final = 16  # iterations between two looks at the clock
UNTRIED: Final = 0.1
AT_RANDOM: Final = -1  # no knowledge of the game but its rules: neither prior nor value
RIVALS: Final = 16  # at the root, at the most
DOUBT: Final = 50.0  # visits that a prior is worth beside what was found
MOST_NODES: Final = 2_000_000  # of 96 bytes each: less than 200 MiB


@mypyc_attr(acyclic=True)
class Node:
    """An action and what came of it, for the seat that chose it."""

    def __init__(self, action: i64, seat: i64, prior: i64, after: Node | None) -> None:
        self.action = action
        self.seat = seat
        self.prior = math.sqrt(float(prior))  # how much it suggests itself
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often it could have been chosen
        self.total = 0.0
        self.child: Node | None = None
        self.after = after  # the next child of the same parent


class Mcts:
    def __init__(self, game: Game, rng: Rng, exploration: float, guided: int, believes: bool = False) -> None:
        self.game = game
        self.rng = rng
        self.exploration = exploration
        self.guided: i64 = guided  # decisions played on by prior before the value is taken; AT_RANDOM: to the end
        self.believes = believes  # in what others are likely to do; else all that is hidden is equally likely
        self.root = Node(-1, NOBODY, 0, None)
        self.nodes: i64 = 0  # below the root
        self.most_nodes: i64 = MOST_NODES  # then the tree stops growing
        self.rivals: list[Node] = []  # the root's children still compared; if there are none, bounds decide
        self.most_tried: i64 = 0  # of the rivals, how often
        self.scratch = Choices()
        self.marks: vec[i64] = vec[i64]([0] * ACTIONS)
        self.mark: i64 = 0
        self.path: list[Node] = []
        self.worth: vec[float] = vec[float]([0.0] * SEATS)  # of a world, for each seat

    def compete(self, s: State, seat: i64) -> int:
        """The likeliest children of the root are compared from now on; says how often half of them have to drop out."""
        found = self.scratch
        f = s.frame
        assert f is not None
        found.count = 0
        f.script.steps[f.at].options(s, f, found)
        self.add_children(self.root, s, found)
        self.rivals = []
        child = self.root.child
        while child is not None:
            if self.marks[child.action] == -self.mark:
                self.rivals.append(child)
            child = child.after
        self.rivals.sort(key=likeliest, reverse=True)
        del self.rivals[RIVALS:]
        return max(1, (len(self.rivals) - 1).bit_length())

    def halve(self) -> None:
        """Half of the rivals are left, if there are any: those that did best."""
        self.most_tried = 0
        for rival in self.rivals:
            self.most_tried = max(self.most_tried, rival.visits)
        self.rivals.sort(key=self.promise, reverse=True)
        del self.rivals[(len(self.rivals) + 1) // 2 :]

    def promise(self, rival: Node) -> float:
        """What was found; what suggests itself counts less the more was tried."""
        found = rival.total / float(rival.visits) if rival.visits > 0 else -1.0
        return found + 2.0 * math.log(rival.prior) / (DOUBT + float(self.most_tried))

    def least_tried(self) -> Node:
        least = self.rivals[0]
        for rival in self.rivals:
            if rival.visits < least.visits:
                least = rival
        return least

    def run(self, s: State, seat: int, iterations: int, seconds: float, cpu: float) -> int:
        """Search a state as `seat` knows it, for so many iterations, or seconds, or seconds of processor time; says how
        many iterations were made."""
        sampler = self.game.believer(s, seat) if self.believes else self.game.sampler(s, seat)
        end, worked = time.perf_counter() + seconds, time.thread_time() + cpu
        done: i64 = 0
        while done < iterations:
            self.iterate(s, sampler)
            done += 1
            if done % ROUND == 0 and (time.perf_counter() > end or time.thread_time() > worked):
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
        """To the first node that is new, to the edge of a tree that is full, or to the end of the game."""
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
            child: Node | None
            if node is self.root and self.rivals:
                child = self.least_tried()
            else:
                found.count = 0
                step.options(world, f, found)
                self.add_children(node, world, found)
                child = self.select(node)
            if child is None:
                return
            node = child
            self.path.append(node)
            game.take(world, node.action)
            if node.visits == 0:
                return

    def add_children(self, node: Node, world: State, found: Choices) -> None:
        """Mark the legal children, and add those that are new while there is room."""
        self.mark += 1
        marks = self.marks
        i: i64 = 0
        while i < found.count:
            marks[found.buffer[i]] = self.mark
            i += 1
        child = node.child
        while child is not None:
            if marks[child.action] == self.mark:
                marks[child.action] = -self.mark
            child = child.after
        weighed = False
        i = 0
        while i < found.count and self.nodes < self.most_nodes:
            action = found.buffer[i]
            if marks[action] == self.mark:
                marks[action] = -self.mark
                self.nodes += 1
                prior: i64 = 1
                if self.guided != AT_RANDOM:
                    if not weighed:
                        self.game.weigh(world, world.asked, found)
                        weighed = True
                    prior = found.buffer[i + MOST]
                node.child = Node(action, world.asked, prior, node.child)
            i += 1

    def select(self, node: Node) -> Node | None:
        """Of the marked children the one with the best upper bound; one not tried yet counts a bit below average."""
        priors = 0.0
        visits: i64 = 0
        total = 0.0
        child = node.child
        while child is not None:
            if self.marks[child.action] == -self.mark:
                priors += child.prior
                visits += child.visits
                total += child.total
            child = child.after
        unknown = total / float(visits) - UNTRIED if visits > 0 else 0.0
        best: Node | None = None
        highest = -1e9
        child = node.child
        while child is not None:
            if self.marks[child.action] == -self.mark:
                child.chances += 1
                tried = float(child.visits)
                bound = child.total / tried if child.visits > 0 else unknown
                bound += self.exploration * child.prior / priors * math.sqrt(float(child.chances)) / (1.0 + tried)
                if bound > highest:
                    highest = bound
                    best = child
            child = child.after
        return best

    def play_out(self, world: State) -> None:
        if self.guided == AT_RANDOM:
            self.game.playout(world, self.rng)
            return
        left = self.guided
        found = self.scratch
        while world.asked != NOBODY and left > 0:
            f = world.frame
            assert f is not None
            step = f.script.steps[f.at]
            if world.asked == CHANCE:
                self.game.take(world, step.random(world, f, found, self.rng))
                continue
            found.count = 0
            step.options(world, f, found)
            i: i64 = 0
            while i < found.count:
                found.buffer[MOST + i] = self.game.prior(world, world.asked, found.buffer[i])
                i += 1
            self.game.take(world, found.draw(self.rng))
            left -= 1

    def carry_back(self, world: State) -> None:
        """What one of two wins the other loses; of more than two each looks after himself."""
        worth = self.worth
        worth[0] = self.game.value(world, 0)
        worth[1] = -worth[0]
        if world.seats > 2:
            seat: i64 = 1
            while seat < world.seats:
                worth[seat] = self.game.value(world, seat)
                seat += 1
        for node in self.path:
            node.visits += 1
            node.total += worth[node.seat]

    def best(self, legal: tuple[int, ...]) -> int:
        """The legal action that won against its rivals; if there were none, the one that was chosen most often."""
        if self.rivals:
            return self.rivals[0].action
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
        self.rivals = []
        child = self.root.child
        while child is not None and child.action != action:
            child = child.after
        if child is None:
            self.forget()
            return
        child.after = None  # what is known of its brothers is not needed any more
        self.root = child
        self.nodes = size_below(child)

    def forget(self) -> None:
        self.rivals = []
        self.root = Node(-1, NOBODY, 0, None)
        self.nodes = 0


def likeliest(node: Node) -> float:
    return node.prior


def size_below(node: Node) -> i64:
    """How many nodes there are."""
    count: i64 = 0
    parents = [node]
    while parents:
        child = parents.pop().child
        while child is not None:
            count += 1
            if child.child is not None:
                parents.append(child)
            child = child.after
    return count
