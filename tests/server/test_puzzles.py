"""Puzzles on the server: a position, answers to it, the solution; nothing hidden leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.service import Remote, in_thread
from theomachy.games import OURS
from theomachy.puzzles.puzzle import Posed, posed, puzzles
from theomachy.words import LANGUAGES

of_every_game = pytest.mark.parametrize("game", OURS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    with in_thread(tmp_path_factory.mktemp("puzzles")) as remote:
        yield remote


def first(game: str) -> Posed:
    return posed(puzzles(game)[0])


def path(here: Posed) -> str:
    return f"/api/puzzles/{here.match.game.key}/{here.puzzle.id}"


@of_every_game
def test_they_are_listed_with_their_levels_and_counted_in_the_lobby(server: Remote, game: str) -> None:
    listed = server.http.get(f"/api/puzzles/{game}").json()
    assert listed == [{"puzzle": puzzle.id, "level": puzzle.level} for puzzle in puzzles(game)]
    info = next(info for info in server.http.get("/api/games").json() if info["game"] == game)
    assert info["puzzles"] == len(listed)


@of_every_game
def test_a_solver_gets_the_view_of_one_seat_and_its_choices(server: Remote, game: str) -> None:
    here = first(game)
    answer = server.http.get(path(here))
    assert answer.status_code == 200, answer.text
    info = answer.json()
    seat = here.match.seat_names[here.seat]
    assert info["now"]["view"]["seat"] == info["now"]["to_move"] == seat
    assert [one["choice"] for one in info["now"]["choices"]] == [
        here.match.notation.write_action(action) for action in here.view.legal
    ]
    assert info["events"]
    assert not {"record", "choices", "answer"} & info.keys()


@of_every_game
def test_a_wrong_answer_costs_something_and_the_right_one_solves(server: Remote, game: str) -> None:
    here = first(game)
    write = here.match.notation.write_action
    for each in here.verdict.choices[1:]:
        told = tried(server, here, write(each.action))
        assert not told["solved"]
        assert told["answer"] == ""
        assert told["worths"] == []
        assert "less chance to win" in told["say"]
    told = tried(server, here, here.puzzle.answer)
    assert told["solved"]
    assert told["answer"] == here.puzzle.answer
    assert [one["choice"] for one in told["worths"]] == [write(each.action) for each in here.verdict.choices]
    equities = [one["equity"] for one in told["worths"]]
    assert all(0 <= equity <= 90 for equity in equities)
    assert equities == sorted(equities, reverse=True)
    assert equities[0] - equities[1] >= 9  # 10 before they were rounded


def tried(server: Remote, here: Posed, choice: str, language: str = "en") -> Any:
    answer = server.http.post(path(here), json={"choice": choice}, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


@of_every_game
def test_whoever_gives_up_is_told_the_answer_in_every_language(server: Remote, game: str) -> None:
    here = first(game)
    told = [tried(server, here, "", language) for language in LANGUAGES]
    assert {one["answer"] for one in told} == {here.puzzle.answer}
    assert not any(one["solved"] for one in told)
    assert len({one["say"] for one in told}) == len(LANGUAGES)


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Remote) -> None:
    here = first("hera-zeus")
    legal = {here.match.notation.write_action(action) for action in here.view.legal}
    forbidden = next(c for c in ("CHALLENGE(A)", "DRAW", "LAY(P)", "AT(A,1)", "TARGET_HAND") if c not in legal)
    answer = server.http.post(path(here), json={"choice": forbidden})
    assert answer.status_code == 409, answer.text
    assert answer.json()["text"]


def test_what_is_no_choice_or_no_puzzle_is_refused_in_a_sentence(server: Remote) -> None:
    here = first("olympus")
    answer = server.http.post(path(here), json={"choice": "FLY"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-input")
    for unknown in ("/api/puzzles/olympus/0", "/api/puzzles/chess", "/api/puzzles/chess/0"):
        refused = server.http.get(unknown)
        assert refused.status_code == 422
        assert refused.json()["text"]
