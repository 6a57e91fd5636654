"""Puzzles are found in records: decision by decision, by what the seat knows."""

from __future__ import annotations

import pytest

from tests.few import look_at_little
from tests.puzzles.small import find_easily
from tests.test_records import FOLDER
from theomachy.kernel.records import UNFINISHED, read_record, read_record_file
from theomachy.puzzles import finding
from theomachy.puzzles.finding import Attempts, Finder, is_behind, is_close
from theomachy.puzzles.puzzle import Puzzle, posed, puzzles, read_puzzle
from theomachy.review.equity import Estimate, Weighed

RECORDS = {
    "hera-zeus": "hera-zeus-search-1-rio-grande",
    "olympus": "olympus-search-1-mayfair",
    "deukalion": "deukalion-search-ismcts-standard",
}
of_every_game = pytest.mark.parametrize("key", RECORDS)
SOME = 3  # puzzles


@pytest.fixture
def easily(monkeypatch: pytest.MonkeyPatch) -> None:
    find_easily(monkeypatch)
    look_at_little(monkeypatch)


def finder(key: str) -> Finder:
    path = FOLDER / f"{RECORDS[key]}.record"
    return Finder(read_record_file(path), str(path))


def some(key: str) -> list[Puzzle]:
    return [puzzle for puzzle, _ in zip(finder(key).puzzles(), range(SOME), strict=False)]


@pytest.mark.usefixtures("easily")
@of_every_game
def test_a_puzzle_is_a_record_up_to_the_decision(key: str) -> None:
    whole = finder(key).record.choices
    found = some(key)
    assert len(found) == SOME
    for puzzle in found:
        record = read_record(puzzle.record)
        count = len(record.choices)
        assert puzzle.record.endswith(f"{UNFINISHED}\n")
        assert record.choices == whole[:count]
        here = posed(puzzle)
        assert here.match.seat_names[here.seat] == whole[count][0]
        assert {each.action for each in here.verdict.choices} == set(here.view.legal)
        assert len(here.view.legal) >= finding.FEWEST
        assert here.verdict.best.behind == Estimate(0.0, 0.0)
        assert here.match.notation.write_action(here.answer) == puzzle.answer
        assert 1 <= puzzle.level <= 6


@pytest.mark.usefixtures("easily")
@of_every_game
def test_a_turn_has_one_puzzle_at_the_most_and_a_game_none_twice(key: str) -> None:
    """A later one would begin with the answer to the one before, or be the same."""
    found = [*map(posed, some(key))]
    for each in ([(here.seat, here.view.turns) for here in found], [(here.seat, here.answer) for here in found]):
        assert len(each) == len(set(each))


@pytest.mark.usefixtures("easily")
def test_what_is_written_is_read_again() -> None:
    for puzzle in some("hera-zeus"):
        again = read_puzzle(puzzle.write())
        assert again == puzzle
        assert again.id == puzzle.id
        assert posed(again).verdict == posed(puzzle).verdict


@pytest.mark.usefixtures("easily")
@pytest.mark.parametrize(
    ("criterion", "value"),
    [("CLEAR", 1.0), ("OPEN", (1.1, 1.2)), ("MOST", 0), ("FEWEST", 1000), ("MISS", ("level:6,iterations=24",))],
    ids=["clear", "open", "weighed to the end", "choices", "missed"],
)
def test_whatever_fails_one_criterion_is_no_puzzle(
    criterion: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, criterion, value)
    assert list(finder("hera-zeus").puzzles()) == []


def choice(behind: float, error: float) -> Weighed:
    return Weighed(2, Estimate(0.4, 0.01), (0.4, 0.6), Estimate(behind, error), 0.6)


def test_a_choice_is_behind_only_beyond_its_error() -> None:
    assert is_behind(choice(0.14, 0.01), 2.0)
    assert not is_behind(choice(0.11, 0.01), 2.0)
    assert is_close(choice(0.07, 0.01))
    assert not is_close(choice(0.09, 0.01))


@pytest.mark.usefixtures("easily")
def test_most_tries_decide_whether_a_bot_solves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "TRIES", 5)
    here = posed(some("hera-zeus")[0])
    attempts = Attempts(here.match.game, here.view, here.recall)
    answers = [attempts.of("random", seed) for seed in range(1, 6)]
    for action in here.view.legal:
        assert attempts.solves("random", action) == (answers.count(action) >= 3)


@of_every_game
def test_one_that_is_shipped_is_found_again(key: str) -> None:
    """With all that is asked of one, from what its seat sees."""
    puzzle = min(puzzles(key), key=lambda each: len(each.record))
    here = posed(puzzle)
    found = finding.only_answer(here.match.game, here.view, here.recall)
    assert found is not None
    assert found.level == puzzle.level
    assert found.verdict.best.action == here.answer
    assert [each.action for each in found.verdict.choices] == [each.action for each in here.verdict.choices]
