"""The games, ours and those of others, and what is said when one of them cannot be had."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from theomachy.games import GAMES, OURS
from theomachy.games.registry import GROUP, Home, home, homes
from theomachy.kernel.errors import BadInput
from theomachy.words import LANGUAGES, house_words

ROOT = Path(__file__).parent.parent


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What other packages say that they are."""
    points: list[EntryPoint] = []
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))
    homes.cache_clear()
    yield points
    homes.cache_clear()


def refused(key: str) -> str:
    with pytest.raises(BadInput) as refused:
        home(key).module("game")
    return str({house_words(language).say_error(refused.value) for language in LANGUAGES})


def test_ours_come_first_and_those_of_others_follow() -> None:
    assert tuple(GAMES)[: len(OURS)] == OURS
    assert list(GAMES) == list(homes())
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_nothing_is_loaded_before_it_is_wanted() -> None:
    """A process that plays one game does not load the others."""
    program = "import sys, theomachy.games as g; g.GAMES['olympus']; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "theomachy.games.olympus.game" in loaded
    assert not [name for name in loaded if name.startswith(("theomachy.games.hera_zeus", "theomachy.games.deukalion"))]


def test_a_package_that_is_not_there_is_named(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("lost", "no_such_package", GROUP))
    assert "no_such_package" in refused("lost")
    with pytest.raises(BadInput, match="game-not-loaded"):
        _ = homes()["lost"].folder


@pytest.mark.parametrize("key", ["Chess", "hera_zeus", "", "a b", "-a"])
def test_a_key_is_small_letters_digits_and_hyphens(installed: list[EntryPoint], key: str) -> None:
    installed.append(EntryPoint(key, "some_package", GROUP))
    assert "some_package" in refused(key)


def test_two_games_cannot_have_the_same_key(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("olympus", "another_package", GROUP))
    assert "another_package" in refused("olympus")


def test_what_a_module_lacks_is_named() -> None:
    with pytest.raises(BadInput, match=r"game-not-loaded.*no JsonDecoder in json\.decoder"):
        Home("json-decoder", "json", outside=True).own("decoder", "")
