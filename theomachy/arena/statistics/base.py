"""What the arena asks of the statistics of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from theomachy.arena.page import Node
from theomachy.arena.tally import Tally
from theomachy.figures import CardFigures
from theomachy.games import Event


class Statistics(ABC):
    """Made with the options of a contest.  Where a summary is `Any`, it is one of this game."""

    @abstractmethod
    def __init__(self, options: Any) -> None: ...

    @staticmethod
    @abstractmethod
    def summary(events: list[Event]) -> object:
        """A finished game in short, from all that happened in it.  Made in the process in which the game was played,
        and sent to where all of them are added up: it should be small.  A dataclass with typed fields of numbers, texts
        and tuples, named as what this returns, for it is kept as JSON."""

    @abstractmethod
    def add(self, summary: Any) -> None: ...

    @abstractmethod
    def as_json(self) -> dict[str, object]:
        """Keys and numbers beside those that the arena has of every game."""

    def figures(self) -> dict[str, CardFigures]:
        """By card, what the gallery shows; nothing, if the game does not count it."""
        return {}

    @abstractmethod
    def sections(self, language: str) -> list[Node]:
        """The same as parts of a report."""


def measured(played: int, players: Tally) -> CardFigures:
    found = players.with_rate()
    return {
        "played": played,
        "players": players.games,
        "rate": found["rate"],
        "low": found["low"],
        "high": found["high"],
    }
