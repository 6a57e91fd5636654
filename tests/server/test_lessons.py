"""The guided first games: each lesson leads to its end, in every language, whatever is chosen on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.server.service import Remote, in_thread
from tests.server.sitting import BOT, ME, Sitting
from theomachy.games import GAMES, OURS
from theomachy.server.answers import LessonStep
from theomachy.server.lessons import Course, Lesson, lesson_step, lessons
from theomachy.server.render import position
from theomachy.words import LANGUAGES
from theomachy.words.speech import HERE, Speech

ALL = [(lesson.game, number) for game in OURS for number, lesson in enumerate(lessons(game), 1)]
STEP: TypeAdapter[LessonStep] = TypeAdapter(LessonStep)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    with in_thread(tmp_path_factory.mktemp("lessons")) as remote:
        yield remote


def lesson_of(game: str, number: int) -> Lesson:
    return lessons(game)[number - 1]


def ways(game: str, number: int, taken: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All choices that lead through a lesson."""
    course = Course(lesson_of(game, number))
    for choice in taken:
        assert course.take(choice)
    if course.step is None:
        yield taken
    for choice in course.expected():
        yield from ways(game, number, (*taken, choice))


@pytest.mark.parametrize("game", OURS)
def test_each_game_has_a_course_of_ten_minutes(game: str) -> None:
    assert 8 <= len(lessons(game)) <= 12
    steps = sum(len(lesson.steps) for lesson in lessons(game))
    assert 20 <= steps <= 50


@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_way_leads_to_the_end(game: str, number: int) -> None:
    found = list(ways(game, number))
    assert 0 < len(found) < 400
    for way in found[:: max(1, len(found) // 8)]:
        assert lesson_step(game, number, list(way), "en")["done"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_guide_speaks_at_every_step(game: str, number: int, language: str) -> None:
    instructions = []
    taken: list[str] = []
    while True:
        step = lesson_step(game, number, taken, language)
        assert STEP.dump_python(STEP.validate_python(step)) == step
        assert step["title"]
        assert step["taken"] == taken
        instructions.append(step["say"])
        if step["done"]:
            break
        now = step["now"]
        assert now["question"]
        assert now["to_move"] == now["view"]["seat"] == GAMES[game].seat_names[lesson_of(game, number).seat]
        assert set(step["expected"]) <= {choice["choice"] for choice in now["choices"]}
        taken = [*taken, step["expected"][0]]
    assert step["expected"] == []
    assert len(set(instructions)) > 1
    assert all(text and "{" not in text for text in instructions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), ALL)
def test_who_chooses_otherwise_is_answered_kindly(game: str, number: int, language: str) -> None:
    taken: list[str] = []
    while not (step := lesson_step(game, number, taken, language))["done"]:
        for other in (choice["choice"] for choice in step["now"]["choices"]):
            if other not in step["expected"]:
                again = lesson_step(game, number, [*taken, other], language)
                assert again["again"]
                assert again["say"]
                assert (again["taken"], again["now"], again["events"]) == (taken, step["now"], [])
        taken = [*taken, step["expected"][0]]


def test_everything_that_is_written_is_said() -> None:
    """No text without its step."""
    keys = {"lesson-again"}
    for game in OURS:
        for lesson in lessons(game):
            parts = {"title", "about", "done"}
            parts |= {part for step in lesson.steps for part in (step.say, step.otherwise) if part}
            keys |= {lesson.key(part) for part in parts}
    text = (HERE / "en" / "lessons.ftl").read_text(encoding="utf-8")
    assert {line.split(" =")[0] for line in text.splitlines() if line.startswith("lesson-")} == keys
    for language in LANGUAGES:
        words = Speech(language, "lessons")
        assert all(words.say(key, choice="x") for key in keys)


@pytest.mark.parametrize("game", OURS)
def test_the_last_lesson_wins_or_goes_on(game: str) -> None:
    """Somebody wins in some lesson, and nothing is left hanging in the middle of chance."""
    ends = []
    for number in range(1, len(lessons(game)) + 1):
        way = next(ways(game, number))
        now = lesson_step(game, number, list(way), "en")["now"]
        ends.append(now["status"])
        assert now["to_move"] in (*GAMES[game].seat_names[:2], "nobody")
        assert (now["result"] is not None) == (now["status"] == "over")
    assert ends[0] == "over"


def test_a_position_of_a_lesson_is_like_one_at_a_table() -> None:
    for game in OURS:
        there = position(Sitting(ME, BOT, game=game).begin().table, 0, "en")
        here = lesson_step(game, 1, [], "en")["now"]
        assert here.keys() == there.keys()
        assert here["view"].keys() == there["view"].keys()


def test_a_shortcut_takes_the_way_of_the_lesson() -> None:
    found = 0
    for game, number in ALL:
        way = list(next(ways(game, number)))
        for count in range(len(way)):
            step = lesson_step(game, number, way[:count], "en")
            if (shortcut := step["now"]["shortcut"]) is not None:
                assert not lesson_step(game, number, [*way[:count], *shortcut["choices"]], "en")["again"]
                found += 1
    assert found


# --- through the door -------------------------------------------------------------------------------------------------


def learn(server: Remote, path: str, *choices: str, language: str = "en") -> Any:
    return server.http.post(path, json={"choices": list(choices)}, headers={"Accept-Language": language})


def test_lessons_are_listed_and_played(server: Remote) -> None:
    for game in OURS:
        listed = server.http.get(f"/api/lessons/{game}", headers={"Accept-Language": "it"}).json()
        assert [lesson["lesson"] for lesson in listed] == list(range(1, len(lessons(game)) + 1))
        assert all(lesson["title"] and lesson["about"] for lesson in listed)
        path = f"/api/lessons/{game}/1"
        begun = learn(server, path).json()
        assert learn(server, path, begun["expected"][0]).json()["done"]


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Remote) -> None:
    refused = learn(server, "/api/lessons/hera-zeus/1", "LAY(7)", language="de")
    assert refused.status_code == 409
    assert refused.json()["code"]
    assert refused.json()["clause"].startswith("HZ-")
    assert refused.json()["text"]


def test_nonsense_is_refused(server: Remote) -> None:
    for path, choices in (
        ("/api/lessons/hera-zeus/1", ["nonsense"]),
        ("/api/lessons/hera-zeus/1", ["CHALLENGE(A)", "CHALLENGE(B)"]),
        ("/api/lessons/hera-zeus/1", ["CHALLENGE(B)", "CHALLENGE(B)"]),
        ("/api/lessons/hera-zeus/1", ["{5}"]),
        ("/api/lessons/hera-zeus/99", []),
        ("/api/lessons/hera-zeus/0", []),
        ("/api/lessons/chess/1", []),
        ("/api/lessons/hera-zeus/1", ["DRAW"] * 101),
    ):
        assert learn(server, path, *choices).status_code in (409, 422), (path, choices)


def test_a_lesson_shows_no_more_than_a_seat_sees() -> None:
    """Cards that the learner does not see are not told, nor what will be drawn."""
    step = lesson_step("hera-zeus", 6, ["USE(P)"], "en")
    assert step["now"]["view"]["field"]["zeus"]["C"][0]["card"] == "?"
    assert not step["now"]["view"]["laid_open"]
    drawn = lesson_step("hera-zeus", 2, ["DRAW"], "en")
    assert [dict(event)["card"] for event in drawn["events"]] == ["P"]
