"""The bot that searches through worlds guessed from its view."""

from __future__ import annotations

import time

from theomachy.bots.mcts import Mcts
from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.game import Game
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State

SECONDS = 1.0  # a choice, unless told otherwise
EXPLORATION = 0.4
FOREVER = 1e9
PIECE = 0.1  # seconds


class Search:
    """So many iterations or seconds a choice; for a seed and a number of iterations it always plays the same."""

    def __init__(
        self,
        game: GameRules,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
        guided: int | None = None,
    ) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.iterations = iterations
        self.seconds = FOREVER if seconds is None and iterations is not None else seconds or SECONDS
        assert isinstance(game, Game)
        self.search = Mcts(game, self.rng, exploration, game.rollout_depth if guided is None else guided)

    def begin(self) -> None:
        """What was searched before no longer holds."""
        self.search.forget()

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """What was tried most often in its search."""
        if len(view.legal) == 1:
            self.search.forget()
            return view.legal[0]
        known = self.game.from_book(view, recall, self.rng)
        if known is not None:
            return known
        if events:  # something was learnt: what was searched before no longer holds
            self.search.forget()
        world = self.game.guess(view, recall, self.rng)
        self.think(world, view.seat)
        best = self.search.best(view.legal)
        self.search.go_on(best)
        return best

    def think(self, world: State, seat: int) -> None:
        """In small pieces: between them whoever runs the bot can stop it."""
        left, end = self.iterations or 1 << 40, time.perf_counter() + self.seconds
        while left > 0 and (seconds := end - time.perf_counter()) > 0:
            left -= self.search.run(world, seat, left, min(seconds, PIECE))
