"""What is printed in the box, as the rules use it: tables of the Action and Pursuit cards; and their words."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion.vocabulary import (
    ACTION_CARDS,
    COLOURS,
    DELIVER_ANY,
    DELIVER_SAME,
    PLACE_NAMES,
    PURSUIT_NAMES,
    TASKS,
)

Entry = dict[str, Any]


def packaged_box() -> dict[str, list[Entry]]:
    return tomllib.loads((files("theomachy.games.deukalion") / "data.toml").read_text(encoding="utf-8"))


BOX: Final = packaged_box()
ACTIONS: Final = BOX["action"]  # by kind
PURSUIT_CARDS: Final = BOX["pursuit"]  # by number
assert tuple(card["id"] for card in ACTIONS) == ACTION_CARDS
assert tuple(card["id"] for card in PURSUIT_CARDS) == PURSUIT_NAMES

TASKS_IN_ORDER: Final[list[Entry]] = [task for card in PURSUIT_CARDS for task in card["task"]]
COUNTS: Final[list[int]] = [len(task.get("colours", ())) or task.get("count", 0) for task in TASKS_IN_ORDER]
COLOUR_SETS: Final[list[int]] = [
    sum(1 << COLOURS.index(colour) for colour in task.get("colours", COLOURS)) for task in TASKS_IN_ORDER
]
COPIES_IN_ORDER: Final[list[int]] = [card["copies"] for card in ACTIONS]
POINTS_IN_ORDER: Final[list[int]] = [card["points"] for card in PURSUIT_CARDS]
KINDS_IN_ORDER: Final[list[int]] = [TASKS.index(task["kind"]) for task in TASKS_IN_ORDER]
LEAST_IN_ORDER: Final[list[int]] = [
    count if kind == DELIVER_SAME else 1 for kind, count in zip(KINDS_IN_ORDER, COUNTS, strict=True)
]
MOST_IN_ORDER: Final[list[int]] = [
    count if kind in (DELIVER_ANY, DELIVER_SAME) else 1 for kind, count in zip(KINDS_IN_ORDER, COUNTS, strict=True)
]
PLACES_IN_ORDER: Final[list[int]] = [
    PLACE_NAMES.index(task["place"]) if "place" in task else -1 for task in TASKS_IN_ORDER
]

COPIES: Final = vec[i64](COPIES_IN_ORDER)  # by kind
POINTS: Final = vec[i64](POINTS_IN_ORDER)  # by Pursuit card
TASK_KIND: Final = vec[i64](KINDS_IN_ORDER)  # by 2 * Pursuit card + task
TASK_PLACE: Final = vec[i64](PLACES_IN_ORDER)  # the city, or -1
TASK_COUNT: Final = vec[i64](COUNTS)  # hoplites, Action cards or chests
TASK_COLOURS: Final = vec[i64](COLOUR_SETS)  # of the chests that serve, as bits
TASK_LEAST: Final = vec[i64](LEAST_IN_ORDER)  # so many chests of each colour that is delivered
TASK_MOST: Final = vec[i64](MOST_IN_ORDER)
