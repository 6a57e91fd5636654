"""The guided first game: prepared positions on the real rules, a guide who speaks, choices that the lesson waits for.

A lesson is a position and steps.  A step waits for one of some choices; then the others and chance do as they are told,
until the learner is asked again.  Nothing is kept: whoever learns sends all choices so far.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.games.registry import home
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.options import Options
from theomachy.kernel.scenarios import TOKEN, knowing
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.server.answers import LessonStep, LessonTitle
from theomachy.server.render import event_message, position_alone, shortcut_of
from theomachy.table.match import Match
from theomachy.table.messages import Position, Refusal, Shortcut
from theomachy.words import GameWords, Speech, words

ANYTHING = "*"  # every choice will do


@dataclass(frozen=True)
class Step:
    expect: tuple[str, ...]
    say: str = ""  # or what was said before still holds
    otherwise: str = ""  # said when something else is chosen
    replies: tuple[str, ...] = ()  # of the others and of chance, once the choice is made


@dataclass(frozen=True)
class Lesson:
    game: str
    id: str
    position: str
    steps: tuple[Step, ...]
    seat: int = 0
    edition: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    replies: tuple[str, ...] = ()  # before the learner is asked for the first time

    def key(self, part: str) -> str:
        """Of what is said."""
        return f"lesson-{self.game}-{self.id}-{part}"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """None, if the game has no file of them."""
    found = home(game)
    file = found.folder / "lessons.toml" if found.outside else Path(__file__).parents[1] / "lessons" / f"{game}.toml"
    if not file.is_file():
        return ()
    return tuple(read_lesson(game, entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["lesson"])


def read_lesson(game: str, entry: dict[str, Any]) -> Lesson:
    steps = tuple(
        Step(tokens(step["expect"]), step.get("say", ""), step.get("otherwise", ""), tokens(step.get("replies", "")))
        for step in entry.pop("steps")
    )
    return Lesson(game, steps=steps, replies=tokens(entry.pop("replies", "")), **entry)


def tokens(text: str) -> tuple[str, ...]:
    return tuple(TOKEN.findall(text))


@cache
def guide(language: str, game: str) -> Speech:
    """A game of somebody else has the sentences of its lessons among its own."""
    return Speech(language, "lessons", *([game] if home(game).outside else []))


class Scene(Match):
    """A match that begins in a position."""

    def __init__(self, game: GameRules, options: Options, seats: int, position: str) -> None:
        self.position = position
        super().__init__(game, options, ["somebody"] * seats, None)

    def _begin(self) -> None:
        super()._begin()
        self._state = self.notation.make_state(self.notation.read_position(self.position), self.options)
        self._log.drain()  # of a game that does not begin
        self._state.log = self._log

    def reply(self, token: str) -> None:
        """Of whoever is asked, if it is not the learner.  What chance shall bring becomes possible."""
        action = self.notation.read_action(token)
        if self.to_move() == CHANCE and action not in self.game.legal(self._state):
            self.notation.make_possible(self._state, action)
            self._state.listed = False
        self._apply(self.to_move(), action)

    def only_answer(self) -> int | None:
        legal = self.game.legal(self._state)
        return legal[0] if len(legal) == 1 else None


class Course:
    """A lesson as far as its learner has come."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = game_named(lesson.game)
        options = game.options(lesson.edition or game.options().edition, dict(lesson.options))
        notation = knowing(game.notation, options)
        seats = seats_in(notation.make_state(notation.read_position(lesson.position), options))
        self.scene = Scene(game, options, seats, lesson.position)
        self.taken: list[str] = []
        self.events_before = 0  # before the last choice
        self.go_on(lesson.replies)

    @property
    def step(self) -> Step | None:
        """The next; None when the lesson is done."""
        number = len(self.taken)
        return self.lesson.steps[number] if number < len(self.lesson.steps) else None

    def expected(self) -> list[str]:
        if self.step is None:
            return []
        write, view = self.scene.notation.write_action, self.scene.view(self.lesson.seat)
        offered = [write(action) for action in view.legal]
        return offered if self.step.expect == (ANYTHING,) else [c for c in self.step.expect if c in offered]

    def take(self, choice: str) -> bool:
        """Refused by the rules, it is refused; if the lesson waits for something else, nothing happens."""
        step, scene = self.step, self.scene
        if step is None:
            raise BadInput("lesson-over")
        action = scene.notation.read_action(choice)
        scene.try_out(self.lesson.seat, [action])
        written = scene.notation.write_action(action)
        if written not in self.expected():
            return False
        self.events_before = len(scene.logs[self.lesson.seat])
        self.taken.append(written)
        scene.choose(self.lesson.seat, action)
        self.go_on(step.replies)
        return True

    def go_on(self, replies: tuple[str, ...]) -> None:
        """Until the learner is asked again, or the lesson is done."""
        left = list(replies)
        while self.scene.to_move() not in (self.lesson.seat, NOBODY):
            only = self.scene.only_answer()
            if left:
                self.scene.reply(left.pop(0))
            elif self.step is None:
                break
            elif only is not None:
                self.scene.reply(self.scene.notation.write_action(only))
            else:
                raise ValueError(f"{self.lesson.key('')}: nobody answers after {self.taken}")
        if left:
            raise ValueError(f"{self.lesson.key('')}: {left} is not asked for after {self.taken}")


def seats_in(state: Any) -> int:
    return int(getattr(state, "seats", 2))


# --- as answers -------------------------------------------------------------------------------------------------------


def titles(game: str, language: str) -> list[LessonTitle]:
    w = guide(language, game)
    return [
        {
            "lesson": number,
            "title": w.say(lesson.key("title")),
            "about": w.say(lesson.key("about")),
            "text": [w.say(lesson.key(part)) for part in [*(step.say for step in lesson.steps if step.say), "done"]],
        }
        for number, lesson in enumerate(lessons(game), 1)
    ]


def lesson_step(game: str, number: int, choices: list[str], language: str) -> LessonStep:
    """After these choices; the last may be one that the lesson does not wait for."""
    all_lessons = lessons(game)
    if not 0 < number <= len(all_lessons):
        raise BadInput("lesson-unknown", count=len(all_lessons))
    lesson = all_lessons[number - 1]
    course = Course(lesson)
    again = False
    for choice in choices:
        if again:
            raise BadInput("lesson-other-choice")
        again = not course.take(choice)
    scene, w = course.scene, words(language, game).with_options(course.scene.options)
    events = [] if again else scene.logs[lesson.seat][course.events_before :]
    return {
        "lesson": number,
        "of": len(all_lessons),
        "title": guide(language, game).say(lesson.key("title")),
        "now": position_in(course, w),
        "events": [event_message(event, lesson.seat, scene.wire, w) for event in events],
        "say": kind_word(course, w) if again else instruction(course, language),
        "expected": course.expected(),
        "done": course.step is None,
        "taken": course.taken,
        "again": again,
    }


def lesson_info(game: str, number: int, choices: list[str], language: str) -> LessonStep | Refusal:
    """The step, or why the rules refuse the last choice."""
    try:
        return lesson_step(game, number, choices, language)
    except Refused as error:
        return refused(game, number, error, language)


def instruction(course: Course, language: str) -> str:
    """What the guide said last, if he has nothing new to say."""
    lesson, step = course.lesson, course.step
    if step is None:
        return guide(language, lesson.game).say(lesson.key("done"))
    spoken = [step.say for step in lesson.steps[: len(course.taken) + 1] if step.say]
    return guide(language, lesson.game).say(lesson.key(spoken[-1]))


def kind_word(course: Course, w: GameWords) -> str:
    """Why something else is waited for, or at least for what."""
    lesson, step = course.lesson, course.step
    assert step is not None
    if step.otherwise:
        return guide(w.language, w.game).say(lesson.key(step.otherwise))
    view = course.scene.view(lesson.seat)
    wanted = course.scene.notation.read_action(course.expected()[0])
    return guide(w.language, w.game).say("lesson-again", choice=w.choice(view, wanted))


def refused(game: str, number: int, error: Refused, language: str) -> Refusal:
    lesson = lessons(game)[number - 1]
    w = words(language, game).with_options(Course(lesson).scene.options)
    return {"code": error.code, "text": w.say(f"refused-{error.code}"), "clause": error.clause}


def shortcut_in(course: Course, w: GameWords) -> Shortcut | None:
    """Where it takes the way of the lesson."""
    found = shortcut_of(course.scene.view(course.lesson.seat), course.scene.wire, w)
    if found is None or course.step is None:
        return None
    trial = Course(course.lesson)
    return found if all(map(trial.take, [*course.taken, *found["choices"]])) else None


def position_in(course: Course, w: GameWords) -> Position:
    now = position_alone(course.scene, course.lesson.seat, w)
    return {**now, "shortcut": shortcut_in(course, w), "can_undo": len(course.taken) > 0}
