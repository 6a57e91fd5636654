"""The bot that looks one action ahead."""

from __future__ import annotations

from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.heuristics import prospect, weigh
from theomachy.games.hera_zeus.view import View
from theomachy.kernel.events import Event
from theomachy.kernel.rng import Rng

WORLDS = 4
ALIKE = 0.001  # hopes that differ by less are a matter of taste


class Greedy:
    """Guesses a few worlds that fit its view, and takes the action after which it stands best in them on average."""

    def __init__(self, game: HeraZeus, seed: int, worlds: int = WORLDS) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.worlds = worlds

    def choose(self, view: View, events: list[Event]) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if view.question == "opening-row":
            return lay_opening_row(self.game, view, self.rng)
        hopes = [0.0] * len(view.legal)
        for _ in range(self.worlds):
            world = self.game.guess(view, self.rng)
            for i, action in enumerate(view.legal):
                hopes[i] += prospect(world, view.seat, action) / self.worlds
        best = max(hopes)
        alike = [action for action, hope in zip(view.legal, hopes, strict=True) if hope > best - ALIKE]
        return alike[self.rng.below(len(alike))]


def lay_opening_row(game: HeraZeus, view: View, rng: Rng) -> int:
    """Something sound, but not always the same."""
    world = game.guess(view, rng)
    found = game.choices(world)
    weigh(world, found)
    return found.draw(rng)
