"""`theomachy puzzles`: solved at the keyboard, and found in records."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.puzzles.small import find_easily
from tests.puzzles.test_finding import RECORDS
from tests.test_records import FOLDER
from theomachy.cli import main
from theomachy.games import OURS
from theomachy.puzzles import finding
from theomachy.puzzles.puzzle import posed, puzzles, read_puzzles
from theomachy.words import LANGUAGES, words

Say = Callable[..., str]
RECORD = str(FOLDER / f"{RECORDS['hera-zeus']}.record")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """What is said to who types these lines."""

    def say(*lines: str, game: str = "hera-zeus", more: tuple[str, ...] = ("--language", "en")) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["puzzles", game, *more]) == 0
        return capsys.readouterr().out

    return say


@pytest.mark.parametrize("key", OURS)
def test_whoever_types_the_answer_has_solved_it_and_goes_on_to_the_next(key: str, typed: Say) -> None:
    first, second, *_ = puzzles(key)
    told = typed(first.answer, second.answer, game=key)
    assert told.count("Solved.") == 2
    assert "Puzzle 1 of " in told
    assert "Puzzle 3 of " in told or len(puzzles(key)) == 2


def test_a_wrong_answer_is_told_what_it_costs_and_another_may_be_tried(typed: Say) -> None:
    puzzle = puzzles("hera-zeus")[0]
    here = posed(puzzle)
    wrong = here.view.legal.index(here.verdict.choices[-1].action) + 1
    told = typed(str(wrong), puzzle.answer)
    assert told.index("less chance to win") < told.index("Solved.")


def test_a_choice_that_the_rules_forbid_is_refused(typed: Say) -> None:
    told = typed("LAY(9)", "nonsense", "99")
    assert "Solved." not in told
    assert "99" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_words_of_the_language(language: str, typed: Say) -> None:
    w = words(language, "hera-zeus")
    solution, following, leave = (w.say(f"term-command-{command}") for command in ("solution", "next", "quit"))
    told = typed(solution, following, leave, more=("--language", language))
    here = posed(puzzles("hera-zeus")[0])
    assert w.say("puzzle-solution", choice=w.choice(here.view, here.answer)) in told
    assert w.say("puzzle-title", number=2, of=len(puzzles("hera-zeus")), level=level_of(1, language)) in told


def level_of(at: int, language: str) -> str:
    return words(language, "hera-zeus").say(f"level-{puzzles('hera-zeus')[at].level}")


def test_of_one_level_alone(typed: Say) -> None:
    level = puzzles("hera-zeus")[0].level
    many = sum(puzzle.level == level for puzzle in puzzles("hera-zeus"))
    assert f"Puzzle 1 of {many};" in typed(more=("--language", "en", "--level", str(level)))


def test_where_there_is_none_it_says_how_to_find_some(typed: Say) -> None:
    assert "RECORD" in typed(game="wings")


def test_what_is_found_is_added_to_the_file_and_never_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find_easily(monkeypatch)
    file = tmp_path / "found.jsonl"
    assert main(["puzzles", "hera-zeus", RECORD, "-o", str(file), "--language", "en"]) == 0
    told = capsys.readouterr().out
    found = read_puzzles(file)
    assert found
    assert f"new puzzles: {len(found)}, already known: 0" in told
    assert all(f"[{puzzle.answer}]" in told for puzzle in found)
    assert main(["puzzles", "hera-zeus", RECORD, "-o", str(file), "--language", "en"]) == 0
    assert f"new puzzles: 0, already known: {len(found)}" in capsys.readouterr().out
    assert read_puzzles(file) == found


def test_whoever_is_interrupted_keeps_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find_easily(monkeypatch)
    real, looked = finding.only_answer, 0

    def interrupted(*decision: object) -> object:
        nonlocal looked
        looked += 1
        if looked > 20:
            raise KeyboardInterrupt
        return real(*decision)  # type: ignore[arg-type]

    monkeypatch.setattr(finding, "only_answer", interrupted)
    file = tmp_path / "found.jsonl"
    assert main(["puzzles", "hera-zeus", RECORD, "-o", str(file)]) == 130
    assert read_puzzles(file)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("olympus", RECORD), "holds a game of “hera-zeus”"),
        (("hera-zeus", RECORD, "-o", RECORD), "holds no puzzles"),
        (("hera-zeus", "nowhere.record"), "nowhere.record"),
        (("hera-zeus", "--level", "7"), "There is no level 7"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", *arguments, "--language", "en"]) == 2
    assert says in capsys.readouterr().err
