"""The puzzles that come with the games: they are what the pages say they are."""

from __future__ import annotations

import random

import pytest

from tests.laws.play import played
from tests.laws.secrets import changed
from theomachy.games import OURS
from theomachy.puzzles.finding import CLEAR, FEWEST, OPEN
from theomachy.puzzles.puzzle import Posed, posed, puzzles
from theomachy.puzzles.telling import told_right, told_wrong
from theomachy.server.puzzling import puzzle_info, worths
from theomachy.server.render import position_alone
from theomachy.words import LANGUAGES, words

of_every_game = pytest.mark.parametrize("key", OURS)
SOME = 12  # puzzles
TRIED = 20  # changes of what is hidden in one of them, at the most


@of_every_game
def test_every_puzzle_replays_to_an_open_decision_with_one_answer(key: str) -> None:
    all_of_them = puzzles(key)
    assert all_of_them
    assert len({puzzle.id for puzzle in all_of_them}) == len(all_of_them)
    for puzzle in all_of_them:
        here = posed(puzzle)
        assert here.match.game.key == key
        assert here.match.to_move() == here.seat >= 0
        assert {each.action for each in here.verdict.choices} == set(here.view.legal)
        assert len(here.view.legal) >= FEWEST
        assert 1 <= puzzle.level <= 6
        best, *others = here.verdict.choices
        assert OPEN[0] <= best.equity.mean <= OPEN[1]
        for other in others:
            assert other.behind.mean >= CLEAR
            assert other.behind.sure
        assert here.solved_by(here.answer)
        assert not here.solved_by(others[0].action)


def some(key: str) -> list[Posed]:
    return [posed(puzzle) for puzzle in puzzles(key)[:SOME]]


@of_every_game
def test_what_is_hidden_from_the_solver_changes_nothing_he_reads(key: str) -> None:
    """Position, story, verdicts and reasons are those of a game in which the hidden part is another."""
    of, rng = played(key), random.Random(3)
    w = words("en", key)
    compared = 0
    for here in some(key):
        others = (changed(of, here.match, here.seat, rng) for _ in range(TRIED))
        other = next((each for each in others if each is not None), None)
        if other is None:
            continue
        there = Posed(here.puzzle, other)
        compared += 1
        assert position_alone(here.match, here.seat, w) == position_alone(other, here.seat, w)
        assert here.story == there.story
        assert told_right(here, w) == told_right(there, w)
        wrong = here.verdict.choices[-1].action
        assert told_wrong(here, w, wrong) == told_wrong(there, w, wrong)
        assert worths(here, w) == worths(there, w)
    assert compared > 0


@of_every_game
def test_before_the_answer_nobody_is_told_more_than_the_position(key: str) -> None:
    for here in some(key)[:3]:
        info = puzzle_info(key, here.puzzle.id, "en")
        assert info.keys() == {"puzzle", "level", "setting", "now", "events"}
        assert info["now"]["view"] == here.match.wire.pack(here.view)
        assert len(info["events"]) == len(here.story)


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_an_answer_is_explained_in_every_language_and_a_wrong_one_does_not_name_the_right_one(
    key: str, language: str
) -> None:
    w = words(language, key)
    for here in some(key)[:4]:
        answer = w.choice(here.view, here.answer)
        right = told_right(here, w)
        assert right.endswith(".")
        for each in here.verdict.choices[1:4]:
            wrong = told_wrong(here, w, each.action)
            named = w.choice(here.view, each.action)
            assert wrong.endswith((".", "!"))
            assert named in wrong
            assert "%" in wrong
            assert answer not in wrong or answer in named
