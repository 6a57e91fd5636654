"""`theomachy review`: a finished game, node by node."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.bad_input import bad_input
from tests.few import look_at_little
from tests.test_records import FOLDER
from theomachy.build import compiled
from theomachy.cli import main
from theomachy.kernel.records import read_record_file
from theomachy.kernel.rng import Rng
from theomachy.review import equity, reviewing
from theomachy.review.equity import Estimate, Verdict, Weighed
from theomachy.review.reasons import advised
from theomachy.review.reviewing import Chance, Decision, Node, Reviewer
from theomachy.table import new_match
from theomachy.words import LANGUAGES, words

RECORDS = {
    "hera-zeus": "greedy-random-kosmos",
    "olympus": "olympus-search-ismcts-lookout",
    "deukalion": "deukalion-search-ismcts-standard",
}
of_every_game = pytest.mark.parametrize("key", RECORDS)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equity, "FIRST", 16 if compiled() else 2)
    look_at_little(monkeypatch)
    monkeypatch.setattr(reviewing, "ITERATIONS", 1000 if compiled() else 10)


def path(key: str) -> Path:
    return FOLDER / f"{RECORDS[key]}.record"


@cache
def reviewed(key: str) -> tuple[Reviewer, list[Node]]:
    reviewer = Reviewer(read_record_file(path(key)), RECORDS[key])
    return reviewer, list(reviewer.nodes())


@of_every_game
def test_a_game_adds_up_to_its_result(key: str) -> None:
    reviewer, nodes = reviewed(key)
    ledgers = reviewer.ledgers(nodes)
    for found, points in zip(ledgers, reviewer.match.result(), strict=True):
        assert found.start + sum(found.luck) - sum(found.losses) + found.mind == found.result
        assert found.result == round(5000 * (1 + points))
    decisions = [node for node in nodes if isinstance(node, Decision)]
    assert decisions
    assert any(isinstance(node, Chance) for node in nodes)
    for decision in decisions:
        assert len(decision.view.legal) > 1  # what is forced counts for nothing
        assert decision.loss >= 0
        assert (decision.name == "") == (decision.loss < 0.03)
    assert [node.at for node in nodes] == sorted(node.at for node in nodes)


@of_every_game
def test_what_is_found_does_not_depend_on_where_one_begins(key: str) -> None:
    reviewer, nodes = reviewed(key)
    middle = nodes[2 * len(nodes) // 3].at
    rest = [node for _, found in Reviewer(reviewer.record).steps(middle) for node in found]
    assert rest == [node for node in nodes if node.at >= middle]


def choice(action: int, mean: float, behind: float, error: float) -> Weighed:
    return Weighed(action, Estimate(mean, 0.01), (mean, 1 - mean), Estimate(behind, error), 0.6)


def test_a_loss_is_one_only_above_twice_its_error() -> None:
    verdict = Verdict((choice(1, 0.6, 0.0, 0.0), choice(2, 0.5, 0.1, 0.06), choice(3, 0.4, 0.2, 0.06)), 64)
    assert [verdict.loss(action) for action in (1, 2, 3)] == [0.0, 0.0, 0.2]
    assert [each.action for each in verdict.alike()] == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_that_are_alike_a_hint_names_both(language: str) -> None:
    match = new_match("hera-zeus", seed=1)
    view, recall, w = match.view(0), match.recall(0), words(language, "hera-zeus")
    first, second, third = view.legal
    alike = Verdict((choice(first, 0.6, 0.0, 0.0), choice(second, 0.59, 0.01, 0.01), choice(third, 0.4, 0.2, 0.01)), 64)
    clear = Verdict((choice(first, 0.6, 0.0, 0.0), choice(second, 0.5, 0.1, 0.01), choice(third, 0.4, 0.2, 0.01)), 64)
    assert w.choice(view, second) in advised(match.game, w, view, recall, alike, Rng(1))
    said = advised(match.game, w, view, recall, clear, Rng(1))
    assert w.choice(view, second) not in said
    assert "50" in said


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    match = new_match("olympus", seed=3)
    with bad_input("the.record: the game is not over; a review comes once it has ended."):
        Reviewer(match.record(), "the.record")


Say = Callable[..., str]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    def said(*argv: str) -> str:
        assert main(list(argv)) == 0
        return capsys.readouterr().out

    return said


def test_the_terminal_tells_it_in_every_language(say: Say) -> None:
    told = {say("review", str(path("hera-zeus")), "--language", language) for language in LANGUAGES}
    assert len(told) == 3


@of_every_game
def test_the_terminal_tells_what_became_of_a_game(key: str, say: Say) -> None:
    told = say("review", str(path(key)), "--language", "en")
    assert "The costliest choices" in told
    assert "Change of evaluation" in told
    assert "Result without luck" in told


def test_of_one_seat_alone(say: Say) -> None:
    both = say("review", str(path("hera-zeus")), "--language", "en")
    hera = say("review", str(path("hera-zeus")), "--language", "en", "--seat", "hera")
    assert "Chances of Zeus" in both
    assert "Chances of Zeus" not in hera
    assert "Luck of Zeus" in hera
    assert ", Zeus: " not in hera.partition("\n\n")[2]


def test_a_seat_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(path("hera-zeus")), "--seat", "ares"]) == 2
    assert "ares" in capsys.readouterr().err
