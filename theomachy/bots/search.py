"""Bots that search through worlds guessed from their view: `search`, `search-1` as it once was, and plain `ismcts`."""

from __future__ import annotations

import math
import time
from typing import cast

from theomachy.bots.learned import Lesson, lesson_of
from theomachy.bots.mcts import AT_RANDOM, Mcts
from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.game import Game
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State

SECONDS = 1.0  # a choice, unless told otherwise
EXPLORATION = 0.4
FOREVER = 1e9
PIECE = 0.1  # seconds
WORLDS = 2  # in which it looks whether anything was learnt


class TreeBot:
    """Searches for so many iterations, seconds, or seconds of processor time a choice, whatever is over first.  For a
    seed and a number of iterations it always plays the same."""

    competes = False  # are its choices rivals, of which half drop out every so often?

    def __init__(
        self,
        game: GameRules,
        seed: int,
        budget: tuple[int | None, float | None, float | None],
        exploration: float,
        guided: int,
        believes: bool = False,
    ) -> None:
        assert isinstance(game, Game)
        self.game = game
        self.rng = Rng(seed)
        self.iterations, seconds, cpu = budget
        self.seconds = seconds or (SECONDS if self.iterations is None and cpu is None else FOREVER)
        self.cpu = cpu or FOREVER
        self.search = Mcts(game, self.rng, exploration, guided, believes)
        self.lesson: Lesson | None = None

    def begin(self) -> None:
        """What was searched before no longer holds."""
        self.search.forget()

    def answer(self, view: View, recall: Recall) -> int:
        """One of `view.legal`: the only one, one out of a book, or what did best in its search."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = self.game.from_book(view, recall, self.rng)
        if known is not None:
            return known
        self.think(view, recall)
        return self.search.best(view.legal)

    def think(self, view: View, recall: Recall) -> State:
        """In small pieces: between them whoever runs the bot can stop it.  Says which world it began with."""
        budget = Budget(self.iterations, self.seconds, self.cpu)
        world = self.game.guess(view, recall, self.rng)
        lesson = self.lesson
        self.search.game = lesson.game if lesson is not None and lesson.fits(world) else self.game
        rounds = self.search.compete(world, view.seat) if self.competes else 1
        for number in range(1, rounds + 1):
            while (left := budget.left(number / rounds)) is not None:
                iterations, seconds, cpu = left
                budget.done += self.search.run(world, view.seat, iterations, min(seconds, PIECE), cpu)
            self.search.halve()
        return world


class Budget:
    """For one choice: iterations, seconds, and seconds of processor time."""

    def __init__(self, iterations: int | None, seconds: float, cpu: float) -> None:
        self.iterations = iterations or 1 << 40
        self.seconds = seconds
        self.cpu = cpu
        self.began, self.worked = time.perf_counter(), time.thread_time()
        self.done = 0  # iterations

    def left(self, part: float) -> tuple[int, float, float] | None:
        """Until this part of it is spent; None if something of it is."""
        iterations = math.ceil(part * self.iterations) - self.done
        seconds = self.began + part * self.seconds - time.perf_counter()
        cpu = self.worked + part * self.cpu - time.thread_time()
        return None if iterations <= 0 or seconds < 0 or cpu < 0 else (iterations, seconds, cpu)


class Search(TreeBot):
    """Keeps what it searched for its next choice, until it learns something.

    Whether it did shows in worlds that it guessed when it last thought.  Its own choices since are made there as well;
    where chance or another seat had a say in between, or where a world now looks different from what its seat sees,
    something was learnt.  With `net` it judges by what was learned of the game, if anything was; with `beliefs` it
    guesses what is hidden as others are likely to have put it there, where a game can.
    """

    competes = True

    def __init__(
        self,
        game: GameRules,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        cpu: float | None = None,
        exploration: float = EXPLORATION,
        guided: int | None = None,
        net: bool = True,
        beliefs: bool = True,
    ) -> None:
        guided = game.rollout_depth if guided is None else guided
        super().__init__(game, seed, (iterations, seconds, cpu), exploration, guided, beliefs)
        self.worlds: list[State] = []
        if net:
            self.lesson = lesson_of(game)

    def begin(self) -> None:
        super().begin()
        self.worlds = []

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """What did best in its search."""
        if not all(self.looks_like(world, view) for world in self.worlds):
            self.begin()
        action = self.answer(view, recall)
        for world in self.worlds:
            self.game.apply(world, action)
        self.search.go_on(action)
        return action

    def looks_like(self, world: State, view: View) -> bool:
        """Does its seat see in a world what it sees now, and is it asked there?"""
        return self.game.to_move(world) == view.seat and self.game.view(world, view.seat) == view

    def think(self, view: View, recall: Recall) -> State:
        world = super().think(view, recall)
        self.worlds = [world, *(world.copy() for _ in range(WORLDS - 1))]
        sampler = self.game.sampler(world, view.seat)
        for other in self.worlds[1:]:
            sampler.redraw(other, self.rng)
        return world


class FirstSearch(TreeBot):
    """`search` as it was in November 2026: a measure for whatever comes after.  It plays as it did then, choice by
    choice."""

    def __init__(
        self,
        game: GameRules,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        cpu: float | None = None,
    ) -> None:
        assert isinstance(game, Game)
        first = cast(GameRules, game.for_search_1())
        super().__init__(first, seed, (iterations, seconds, cpu), EXPLORATION, first.rollout_depth)

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """What was tried most often in its search, or in that before, if nothing has happened since."""
        if events or len(view.legal) == 1:
            self.search.forget()
        action = self.answer(view, recall)
        self.search.go_on(action)
        return action


class Ismcts(TreeBot):
    """Plain search: it knows nothing of a game but its rules, and follows every line of play to the end at random."""

    def __init__(
        self,
        game: GameRules,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        cpu: float | None = None,
    ) -> None:
        super().__init__(game, seed, (iterations, seconds, cpu), EXPLORATION, AT_RANDOM)

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """What was tried most often."""
        if len(view.legal) == 1:
            return view.legal[0]
        self.search.forget()
        self.think(view, recall)
        return self.search.best(view.legal)
