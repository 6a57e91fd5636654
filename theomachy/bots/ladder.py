"""How strong the levels of a game are, as measured by `./dev bench levels GAME`."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from theomachy.bots.levels import Mind

MIDDLE: Final = 3  # the level that is rated 1500
ITS_RATING: Final = 1500
LADDERS: Final = files("theomachy.bots") / "ladders"


@dataclass(frozen=True)
class Step:
    """How often a level beat the one below it, and between what, 95 times in 100; a draw is half a victory."""

    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Rung:
    """A level: how it thinks, its rating with an interval of 95 %, how long it took for a choice, and over how many
    choices that was measured."""

    mind: Mind
    rating: int
    low: int
    high: int
    seconds: float  # of a processor, on average
    longest: float  # 99 times in 100
    choices: int


@dataclass(frozen=True)
class Ladder:
    commit: str  # of the code that played
    command: str  # that measured
    games: int  # in all
    rungs: tuple[Rung, ...]  # from level 1 on
    steps: tuple[Step, ...]  # from level 2 on

    def write(self) -> str:
        return json.dumps(asdict(self), indent=1) + "\n"


@cache
def ladder(game: str) -> Ladder | None:
    """None for a game that nobody has measured."""
    file = LADDERS / f"{game}.json"
    return read(file.read_text(encoding="utf-8")) if file.is_file() else None


def read(text: str) -> Ladder:
    found = json.loads(text)
    rungs = tuple(Rung(**{**rung, "mind": Mind(**rung["mind"])}) for rung in found.pop("rungs"))
    return Ladder(rungs=rungs, steps=tuple(Step(**step) for step in found.pop("steps")), **found)
