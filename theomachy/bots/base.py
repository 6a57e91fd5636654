"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from theomachy.games import View
from theomachy.kernel.events import Event


class Bot(Protocol):
    """Sees what its seat sees, and nothing else: a view, and what it was told since it last chose."""

    def choose(self, view: View, events: list[Event]) -> int:
        """One of `view.legal`."""
        ...
