"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from theomachy.games import Event, Recall, View


class Bot(Protocol):
    """Sees what its seat sees, and nothing else: a view, what its seat recalls, and what it was told since it last
    chose."""

    def begin(self) -> None:
        """A new game or another position begins: what was thought before no longer holds."""

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        """One of `view.legal`."""
        ...
