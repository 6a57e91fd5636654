"""What a game shows of a contest beyond who won, if it counts more."""

from __future__ import annotations

from typing import Final

from theomachy.arena.statistics.base import Statistics
from theomachy.games.registry import ByGame

__all__ = ["STATISTICS", "Statistics"]

STATISTICS: Final = ByGame[type[Statistics]](
    lambda home: home.own("statistics", "Statistics"), lambda home: home.has("statistics")
)
