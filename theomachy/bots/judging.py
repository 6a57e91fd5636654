"""How likely the seats were to win from where a finished game once stood.

Nothing is hidden from a judge: he looks at the state itself, so he is for the time after the game, and for no player.
"""

from __future__ import annotations

import time
from typing import Final

from theomachy.bots.mcts import ROUND, Mcts
from theomachy.bots.search import EXPLORATION
from theomachy.games import GameRules
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.state import State

PATIENCE: Final = 4  # times as long on a busy machine


class Open(Sampler):
    """For whoever sees everything there is nothing to redraw."""

    def redraw(self, s: State, rng: Rng) -> None:
        pass


class Judge:
    """A quick search of the state as it was: the cards of all hands known, what chance brings next not.

    What it finds is the mean of what its lines of play are worth to each seat, from 0 (lost) to 1 (won): a probability
    as far as the game's `value` is one, for equal players who see all cards.  For a seed it is always the same, unless
    the time runs out.
    """

    def __init__(self, game: GameRules, seed: int, seconds: float) -> None:
        assert isinstance(game, Game)
        self.game = game
        self.depth = game.rollout_depth
        self.seed = seed
        self.end = time.process_time() + seconds
        self.late = time.monotonic() + PATIENCE * seconds

    @property
    def tired(self) -> bool:
        """Has it worked for as long as it may?"""
        return time.process_time() > self.end or time.monotonic() > self.late

    def chances(self, s: State, iterations: int) -> tuple[float, ...]:
        """Of all seats, out of one search."""
        search, open = Mcts(self.game, Rng(self.seed), EXPLORATION, self.depth), Open()
        total, done = [0.0] * s.seats, 0
        while done < iterations and not (done >= ROUND and self.tired):
            search.iterate(s, open)
            for seat in range(s.seats):
                total[seat] += search.worth[seat]
            done += 1
        return tuple(0.5 + worth / (2 * done) for worth in total)
