"""What was measured of a game's cards when bots played it many times.

`theomachy arena --cards-report FILE.json` writes it; `figures.json` in the folder of a game is what the gallery shows.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, cast

from typing_extensions import TypedDict

from theomachy.games.registry import home

FILE: Final = "figures.json"
KIND: Final = "theomachy-figures"  # so such a file is known again


class CardFigures(TypedDict):
    """Of one card; whoever played it twice in a game is counted once among the players."""

    played: int  # how often; of a card that is not played, how often it was completed
    players: int
    rate: float | None  # of their games so much was won; unknown if nobody played it
    low: float | None  # with 95 % certainty it is not less
    high: float | None


class Figures(TypedDict):
    kind: str
    game: str
    games: int
    seats: int  # in each of them
    bots: list[str]
    edition: str
    options: dict[str, str | int | bool]
    seed: int
    rules: int  # their version
    date: str  # when they were played
    cards: dict[str, CardFigures]


@cache
def figures_of(game: str) -> Figures | None:
    """What ships with a game, if it was measured."""
    file = home(game).folder / FILE
    return cast(Figures, json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def written(figures: Figures) -> str:
    """A line for each card."""
    lines = ",\n".join(f"    {json.dumps(card)}: {json.dumps(found)}" for card, found in figures["cards"].items())
    head = json.dumps({key: value for key, value in figures.items() if key != "cards"}, indent=2).removesuffix("\n}")
    return f'{head},\n  "cards": {{\n{lines}\n  }}\n}}\n'


def is_figures(path: Path) -> bool:
    """Is it such a file?"""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and found.get("kind") == KIND
