"""The bot that plays anything."""

from __future__ import annotations

from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.rng import Rng


class Random:
    """Every legal choice is as good as another."""

    def __init__(self, game: GameRules, seed: int) -> None:
        self.rng = Rng(seed)

    def begin(self) -> None:
        """It never thinks of what was before."""

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """Any."""
        return view.legal[self.rng.below(len(view.legal))]
