"""Imports go one way; clients and bots never touch a state or the rules."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.fourth.installed import HERE as FOURTH
from theomachy.games.registry import homes

ROOT = Path(__file__).parent.parent / "theomachy"
MODULES = sorted(ROOT.rglob("*.py"))
GAMES = [home.package.rpartition(".")[2] for home in homes().values() if not home.outside]
OWNED = {ROOT / "terminal" / "cards.py": "olympus", ROOT / "terminal" / "maps.py": "deukalion"}

# Who may import whom, besides itself.
HOUSE = {
    "kernel": set(),
    "build": {"kernel"},
    "games": {"kernel", "build"},
    "table": {"kernel", "games", "build"},
    "words": {"kernel", "games"},
    "commands": {"kernel", "games", "words"},
    "bots": {"kernel", "games"},
    "figures": {"games"},
    "review": {"kernel", "build", "games", "table", "words", "bots"},
    "puzzles": {"kernel", "games", "table", "words", "bots", "review"},
    "processes": set(),
    "cluster": {"kernel", "build", "processes"},
    "arena": {
        *("kernel", "build", "games", "table", "words", "bots", "commands", "figures", "processes", "cluster"),
    },
    "self_play": {"kernel", "games", "table", "bots", "arena"},
    "shown": {"kernel", "folders"},
    "signing": {"kernel"},
    "remote": {"kernel", "build", "games", "table", "words", "bots", "shown"},
    "proof": {"kernel", "games", "table", "words", "bots", "signing"},
    "server": {
        *("kernel", "games", "table", "words", "bots", "build", "commands", "folders", "proof", "signing"),
        *("figures", "review", "puzzles"),
    },
    "terminal": {
        *("kernel", "games", "table", "words", "bots", "arena", "build", "commands", "folders", "proof", "remote"),
        *("shown", "signing", "review", "puzzles"),
    },
}

# Inside a game: only leftwards, where it has these modules; its other modules stand somewhere between them.
ORDER = "vocabulary options state tell steps rules notation events view guess heuristics game".split()


@cache
def imported(module: Path, package: str = "theomachy") -> set[str]:
    """The modules of a package that a module imports, with names imported from a package as modules of it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names if is_module(f"{node.module}.{name.name}")}
    return {name for name in found if name.startswith(f"{package}.")}


def is_module(name: str) -> bool:
    paths = [folder / Path(*name.split(".")) for folder in (ROOT.parent, FOURTH)]
    return any(path.is_dir() or path.with_suffix(".py").is_file() for path in paths)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(module: Path) -> None:
    parts = module.relative_to(ROOT).with_suffix("").parts
    if parts[0] not in HOUSE:
        return
    for name in imported(module):
        other = name.split(".")[1:]
        if not other:
            continue
        assert other[0] == parts[0] or other[0] in HOUSE[parts[0]], f"{module} imports {name}"
        if parts[0] in ("bots", "arena", "remote", "server", "terminal", "words", "table") and other[0] == "games":
            assert other[-1] not in ("state", "rules", "steps"), f"{module} imports {name}"


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_what_a_game_has_of_its_own_knows_the_game(module: Path) -> None:
    """Its folder, its words, its board, its statistics: all else finds these by the key of the game."""
    for game in GAMES:
        if game not in (module.stem, module.parent.name, OWNED.get(module)):
            own = tuple(
                f"theomachy.{place}.{game}" for place in ("games", "words", "terminal.boards", "arena.statistics")
            )
            assert not [name for name in imported(module) if name.startswith(own)], module


@pytest.mark.parametrize("game", homes())
def test_inside_a_game_imports_go_leftwards(game: str) -> None:
    """No circle, and nothing that a module needs stands to the right of it."""
    home = homes()[game]
    needs = {path.stem: imported_from(path, home.package) for path in home.folder.glob("*.py")}
    for module in needs:
        found = all_needed(module, needs)
        assert module not in found, f"{home.package}.{module} needs itself"
        if module in ORDER:
            right = set(ORDER[ORDER.index(module) :])
            assert not right & found, f"{home.package}.{module} needs {right & found}"


def imported_from(module: Path, package: str) -> set[str]:
    """The modules of a package that one of them imports."""
    found = imported(module, package)
    return {name.removeprefix(f"{package}.").split(".")[0] for name in found if name.startswith(f"{package}.")}


def all_needed(module: str, needs: dict[str, set[str]]) -> set[str]:
    """What it imports, what those import, and so on."""
    found: set[str] = set()
    waiting = set(needs[module])
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= needs.get(name, set()) - found
    return found
