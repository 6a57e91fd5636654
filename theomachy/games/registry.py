"""Which games there are, and where each of them keeps what it has.

A game of ours is a line in `OURS`.  All else is found by its key; `hera-zeus` means

    theomachy/games/hera_zeus/             rules, view, events, notation
    theomachy/words/hera_zeus.py           and words/{en,de,it}/hera-zeus.ftl
    theomachy/terminal/boards/hera_zeus.py, arena/statistics/hera_zeus.py, lessons/hera-zeus.toml,
    examples/hera-zeus.toml, puzzles/hera-zeus.jsonl
                                           if it has them
    docs/rules/hera-zeus.{en,de,it}.md     the rules pages
    web/src/games/hera-zeus/               its board in the browser, if it has one

A game of somebody else is a package that its distribution names in the entry point group `theomachy.games`, the key on
the left.  The package holds all of it: game.py, view.py, events.py, words.py, messages/en.ftl and rules/en.md and the
same in other languages, and if it has them board.py, statistics.py, lessons.toml, examples.toml,
puzzles.jsonl, figures.json.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

from theomachy.kernel.errors import BadInput

# The first is played when nobody says which.
OURS: Final = ("hera-zeus", "olympus", "deukalion")

GROUP: Final = "theomachy.games"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# Where the parts of our own games lie that are not in the folder of the rules.
ELSEWHERE: Final = {
    "words": "theomachy.words",
    "board": "theomachy.terminal.boards",
    "statistics": "theomachy.arena.statistics",
}

T = TypeVar("T")


class Home:
    """Where the parts of one game are found."""

    def __init__(self, key: str, package: str, outside: bool) -> None:
        self.key: Final = key
        self.package: Final = package
        self.outside: Final = outside  # is it somebody else's?

    @property
    def class_name(self) -> str:
        """HeraZeus; its words are HeraZeusWords."""
        return "".join(word.capitalize() for word in self.key.split("-"))

    @property
    def folder(self) -> Path:
        found = find_spec(self.package)
        if found is None or found.origin is None:
            raise BadInput("game-not-loaded", game=self.key, reason=f"no package {self.package}")
        return Path(found.origin).parent

    def module_name(self, part: str) -> str:
        if not self.outside and part in ELSEWHERE:
            return f"{ELSEWHERE[part]}.{self.package.rpartition('.')[2]}"
        return f"{self.package}.{part}"

    def has(self, part: str) -> bool:
        return find_spec(self.module_name(part)) is not None

    def module(self, part: str) -> ModuleType:
        try:
            return import_module(self.module_name(part))
        except ImportError as error:
            raise BadInput("game-not-loaded", game=self.key, reason=str(error)) from error

    def named(self, part: str, name: str) -> Any:
        """What a module of the game has under this name."""
        module = self.module(part)
        if not hasattr(module, name):
            raise BadInput("game-not-loaded", game=self.key, reason=f"no {name} in {module.__name__}")
        return getattr(module, name)

    def own(self, part: str, suffix: str) -> Any:
        """The class that is called after the game: HeraZeus, HeraZeusWords, …"""
        return self.named(part, self.class_name + suffix)


@cache
def homes() -> dict[str, Home]:
    """Of all games: ours, then those of others in the order of their keys."""
    found = {key: Home(key, f"{GROUP}.{key.replace('-', '_')}", outside=False) for key in OURS}
    for point in sorted(metadata.entry_points(group=GROUP)):
        if not KEY.fullmatch(point.name):
            raise BadInput("game-bad-key", package=point.value, game=point.name)
        if point.name in found and found[point.name].package != point.value:
            raise BadInput("game-twice", game=point.name, package=found[point.name].package, other=point.value)
        found[point.name] = Home(point.name, point.value, outside=True)
    return found


def home(key: str) -> Home:
    if key not in homes():
        raise BadInput("game-unknown", game=key, games=", ".join(homes()))
    return homes()[key]


def outside(key: str) -> str:
    """The package of a game that is somebody else's; else ""."""
    return home(key).package if home(key).outside else ""


class ByGame(Mapping[str, T]):
    """What every game has, or those for which `having` says so, by their keys: loaded when it is first wanted, so that
    whoever plays one game does not load the others."""

    def __init__(self, load: Callable[[Home], T], having: Callable[[Home], bool] = lambda home: True) -> None:
        self._load = load
        self._having = having
        self._loaded: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        if key not in self._loaded:
            if key not in self:
                raise KeyError(key)
            self._loaded[key] = self._load(homes()[key])
        return self._loaded[key]

    def __contains__(self, key: object) -> bool:
        return key in homes() and self._having(homes()[str(key)])

    def __iter__(self) -> Iterator[str]:
        return (key for key in homes() if key in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)
