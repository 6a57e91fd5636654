"""What a game shows of a contest beyond who won: a game that counts more has a module here."""

from __future__ import annotations

from theomachy.arena.statistics.base import Statistics
from theomachy.arena.statistics.deukalion import DeukalionStatistics
from theomachy.arena.statistics.olympus import OlympusStatistics

__all__ = ["STATISTICS", "Statistics"]

STATISTICS: dict[str, type[Statistics]] = {"olympus": OlympusStatistics, "deukalion": DeukalionStatistics}
