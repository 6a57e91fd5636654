"""`theomachy games check` finds whatever a game lacks: the fourth game is broken in every way, one after the other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.fourth.installed import HERE, SITE
from theomachy.cli import main
from theomachy.terminal.game_check import Lack
from theomachy.terminal.games import sentence
from theomachy.words import LANGUAGES, Speech
from theomachy.words.speech import file_of, messages

ROOT = HERE.parent.parent
TURNED = "s.turns, s.winner = self.active, self.turns, self.winner"

# Where the game is broken, what is there, what stands there instead, and what is said.
BROKEN = [
    ("game.py", "class Wings(Game)", "class Feathers(Game)", "game.py fails with BadInput"),
    ("game.py", "class Wings(Game)", "class Wings", "Wings is not a Game of the kernel"),
    ("game.py", 'self.key = "wings"', 'self.key = "feathers"', "registered as wings, but its class says feathers"),
    ("game.py", "def draws_from", "def draws_elsewhere", "Its game has no draws_from."),
    ("game.py", "def value", "def worth", "Its game has no value."),
    ("game.py", "def refusal", "def excuse", "Its game has no refusal."),
    ("game.py", "def resample", "def redraw", "Its game has no resample."),
    ("view.py", "    turns: int\n", "", "Its view has no turns."),
    ("view.py", "s.wings[seat]) if seat", "s.wings[1 - seat]) if seat", "changes its view: hand."),
    ("events.py", "class Level(Event)", "class Level", "Level is not an event"),
    ("events.py", "Won, Level)", "Level)", "The event Won happens, but it is not among EVENTS."),
    ("events.py", "    height: int\n", "    height: float\n", "fails with"),
    ("words.py", "class WingsWords", "class Words", "no WingsWords in wings.words"),
    ("words.py", 'self.say(f"choice-', 'self.say(f"options-', "There is no message options-"),
    ("words.py", '"higher": "WI-END-02"', '"higher": "WI-END-12"', "clause_of_end cites WI-END-12"),
    ("words.py", '["WI-TURN-01"]', '["WI-TURN-11"]', "RISE cites WI-TURN-11"),
    ("messages/en.ftl", "game-name =", "name-of-game =", "The message game-name is missing in English."),
    ("messages/en.ftl", "side-icarus =", "side-of-icarus =", "The message side-icarus is missing in English."),
    ("messages/en.ftl", "event-glided =", "event-flew =", "The message event-glided is missing in English."),
    ("messages/en.ftl", "example-card =", "no-example =", "The message example-card is missing in English."),
    ("messages/en.ftl", "ask-turn =", "ask-which =", "There is no message ask-turn in en."),
    ("messages/en.ftl", "choice-rise =", "choice-fly =", "There is no message choice-rise in en."),
    ("messages/en.ftl", "option-sun =", "option-moon =", "The message option-sun is missing in English."),
    ("messages/en.ftl", "view-sun =", "view-moon =", "There is no message view-sun in en."),
    ("messages/de.ftl", "view-pile =", "view-heap =", "The message view-pile is missing in German."),
    ("messages/de.ftl", "{ $card }", "{ $feather }", "in de: "),
    ("refusals.py", '"pile-empty"', '"pile-gone"', "There is no message refused-pile-gone"),
    ("refusals.py", 'choice", "WI-TURN-01"', 'choice", "WI-TURN-21"', "refusal no-such-choice cites WI-TURN-21"),
    ("rules/en.md", "**WI-END-03**", "**WI-END-02**", "The clause WI-END-02 appears twice"),
    ("rules/de.md", "**WI-TURN-04**", "WI-TURN-04", "WI-TURN-04 is missing from the rules page in German."),
    ("options.py", '"WI-END-01"', '"WI-END-31"', "option sun cites WI-END-31"),
    ("options.py", "name: value}", 'name: value, "sun": 20}', "The option sun changes something"),
    ("game.py", "tuple(EDITIONS)", "tuple(reversed(EDITIONS))", "The editions of its options"),
    ("state.py", TURNED, TURNED.replace("self.turns", "0"), "A copy of a state is not equal to it."),
    ("state.py", "list(self.glides)", "self.glides", "A choice made in a copy changes the state"),
    ("state.py", "s.frame = loaded", "s.turns, s.frame = 0, loaded", "A saved state is not loaded as it was."),
    ("game.py", "tuple(saved_frames(s.frame)),)", "tuple(the(s).wings[1 - seat]),)", "changes its recall."),
    ("guess.py", "s.active, s.turns, s.winner", "_, s.turns, s.winner", "A guess does not fit the view"),
    ("notation.py", "+ feather for feather", "+ 1 for feather", "fails with KeyError"),
    ("notation.py", '"GLIDE": GLIDE', '"GLIDE": GLIDE, "SAIL": GLIDE', ""),
    ("notation.py", 'TEXTS[action]', '"RISE"', "The choice RISE is not read back as it was written."),
    ("notation.py", "tuple, s.wings", "tuple, reversed(s.wings)", "is read back as"),
    ("notation.py", "SEATS[s.active].capitalize()", '"Icarus"', "read back, it has another to_move."),
    ("notation.py", '*["glides"] * glides', "", "leaves something out: read back, it has another glides."),
    ("notation.py", "map(tuple, s.wings)", "(tuple(f for f in w if f < 6) for w in s.wings)", "it has another hand."),
    ("guess.py", "LIKELY = 0.8", "LIKELY = 8", "value is not between -1 and 1."),
    ("game.py", "return 1 + (10", "return 0 * (10", "prior is below 1."),
    ("game.py", "value(the(s), seat) for seat in (0, 1)]", "2.0, 2.0]", "The result is not a number"),
    ("guess.py", "for _ in range(count)) if count", "for _ in range(1)) if count", "A guess does not fit"),
]  # fmt: skip


Check = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def checked() -> Iterator[Check]:
    """As somebody would call it who has that game installed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(SITE)])}
    call = [sys.executable, "-m", "tests.fourth.checking"]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as process:
        asked, told = process.stdin, process.stdout
        assert asked is not None
        assert told is not None

        def check(folder: Path, *words: str) -> dict[str, Any]:
            print(json.dumps([str(folder), words]), file=asked, flush=True)
            done: dict[str, Any] = json.loads(told.readline())
            return done

        yield check


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BROKEN)
def test_what_is_broken_is_found(file: str, old: str, new: str, sentence: str, checked: Check, tmp_path: Path) -> None:
    shutil.copytree(HERE / "wings", tmp_path / "wings", ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "wings" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = checked(tmp_path, "--language", "en")
    assert sentence in done["out"], done
    assert done["status"] == (1 if sentence else 0), done
    assert not done["err"]


@pytest.mark.parametrize("file", ["game.py", "view.py", "events.py", "words.py"])
def test_a_module_that_is_missing_is_named(file: str, checked: Check, tmp_path: Path) -> None:
    shutil.copytree(HERE / "wings", tmp_path / "wings", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "wings" / file).unlink()
    done = checked(tmp_path)
    assert f"{file} fails with BadInput" in done["out"]
    assert done["status"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_lacks_nothing_essential(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    w = Speech(language, "games")
    assert main(["games", "check", "wings", "--tests", str(HERE), "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [w.say("games-complete"), w.say("games-may-add")]
    assert len(lines) == 2 + 4  # two pages in Italian, a board, statistics; every clause has a test


def test_clauses_without_a_test_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_some.py").write_text('@rule("WI-TURN-01")')
    assert main(["games", "check", "wings", "--tests", str(tmp_path), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "a test that names the clause WI-END-01" in out
    assert "a test that names the clause WI-TURN-01" not in out


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "en"]) == 0
    assert "wings: Wings of Wax (wings)" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("line", [["check"], ["chess"], ["check", "wings", "--tests", "nowhere"], ["check", "chess"]])
def test_what_is_not_there_is_refused(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", *line, "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith("theomachy: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lack_can_be_said(language: str) -> None:
    w = Speech(language, "games")
    names = "what error name key other language clause count field choice position action bot".split()
    for key in messages(file_of("games", language)):
        if key.startswith("lack-"):
            args = tuple((name, 3 if name in ("count", "action") else "en") for name in names)
            assert sentence(Lack(key, args), w)
