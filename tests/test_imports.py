"""Imports go one way; clients and bots never touch a state or the rules."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "theomachy"
MODULES = sorted(ROOT.rglob("*.py"))
GAMES = [path.name for path in (ROOT / "games").iterdir() if (path / "game.py").exists()]
OWNED = {ROOT / "terminal" / "cards.py": "olympus", ROOT / "terminal" / "maps.py": "deukalion"}
REGISTRIES = [ROOT / folder / "__init__.py" for folder in ("games", "words", "terminal/boards", "arena/statistics")]

# Who may import whom, besides itself.
HOUSE = {
    "kernel": set(),
    "games": {"kernel", "build"},
    "table": {"kernel", "games", "build"},
    "words": {"kernel", "games"},
    "commands": {"kernel", "games", "words"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "table", "words", "bots", "commands"},
    "shown": {"kernel", "folders"},
    "signing": {"kernel"},
    "remote": {"kernel", "games", "table", "words", "bots", "shown"},
    "proof": {"kernel", "games", "table", "words", "bots", "signing"},
    "server": {"kernel", "games", "table", "words", "bots", "build", "commands", "folders", "proof", "signing"},
    "terminal": {
        *("kernel", "games", "table", "words", "bots", "arena", "build", "commands", "folders", "proof", "remote"),
        *("shown", "signing"),
    },
}

# Inside a game: only leftwards.
ORDER = {
    "hera_zeus": """vocabulary options state tell steps cards rules
        notation events refusals recall view guess heuristics game""".split(),
    "olympus": """vocabulary card_text card_shapes reading card_grammar card_file cards options state tell values doors
        steps effects operations rules notation refusals events view guess heuristics game""".split(),
    "deukalion": """vocabulary map drawing box options state memory tell doors steps throws tasks pursuits hoplites cards
        deliveries relocation challenges ships setup rules positions notation events refusals view guess heuristics
        game""".split(),
}


@cache
def imported(module: Path) -> set[str]:
    """The modules of ours that a module imports, with names imported from a package as modules of it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names if is_module(f"{node.module}.{name.name}")}
    return {name for name in found if name.startswith("theomachy.")}


def is_module(name: str) -> bool:
    path = ROOT.parent / Path(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


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
        if parts[0] == other[0] == "games" and len(parts) == len(other) == 3 and parts[2] != "__init__":
            order = ORDER[parts[1]]
            assert order.index(other[2]) < order.index(parts[2]), f"{module} imports {name}"


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_what_a_game_has_of_its_own_knows_the_game(module: Path) -> None:
    """Its folder, its words, its board, its statistics; and the places where these are found by their key."""
    for game in GAMES:
        if game not in (module.stem, module.parent.name, OWNED.get(module)) and module not in REGISTRIES:
            own = tuple(
                f"theomachy.{place}.{game}" for place in ("games", "words", "terminal.boards", "arena.statistics")
            )
            assert not [name for name in imported(module) if name.startswith(own)], module


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_a_game_has_its_place_in_the_order(game: str) -> None:
    assert {path.stem for path in (ROOT / "games" / game).glob("*.py")} - {"__init__"} == set(ORDER[game])
