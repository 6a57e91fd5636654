"""The bot that looks one action ahead."""

from __future__ import annotations

from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.rng import Rng

WORLDS = 4
ALIKE = 0.001  # hopes that differ by less are a matter of taste


class Greedy:
    """Guesses a few worlds that fit its view, and takes the action after which it stands best in them on average.  With
    short sight it thinks of so many actions only, whichever come to its mind."""

    def __init__(self, game: GameRules, seed: int, worlds: int = WORLDS, sight: int | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.worlds = worlds
        self.sight = sight

    def begin(self) -> None:
        """It never thinks of what was before."""

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """The best looking of the actions in sight; of several, any."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = self.game.from_book(view, recall, self.rng)
        if known is not None:
            return known
        seen = self.in_sight(list(view.legal))
        hopes = [0.0] * len(seen)
        for _ in range(self.worlds):
            world = self.game.guess(view, recall, self.rng)
            for i, action in enumerate(seen):
                hopes[i] += self.game.prospect(world, view.seat, action) / self.worlds
        best = max(hopes)
        alike = [action for action, hope in zip(seen, hopes, strict=True) if hope > best - ALIKE]
        return alike[self.rng.below(len(alike))]

    def in_sight(self, actions: list[int]) -> list[int]:
        """Some of them, in an order that does not matter."""
        while self.sight is not None and len(actions) > self.sight:
            actions.pop(self.rng.below(len(actions)))
        return actions
