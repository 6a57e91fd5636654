"""A rule is a step, a turn or a card text is a script of steps, and progress is a stack of frames.

Games that are not compiled inherit from compiled classes: those that say so, here and in the other modules.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from theomachy.kernel.choices import Choices
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class About:
    """What a question is about.  A game adds what its questions need, as numbers; its view names them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One rule.  It either does something, or asks somebody and takes the answer; it remembers nothing itself."""

    def question(self) -> str:
        """The key of what it asks, for words."""
        return ""

    def about(self, s: S, f: Frame) -> About | None:
        """What it asks about, as far as the seat that is asked may know."""
        return None

    def asks(self, s: S, f: Frame) -> i64:
        """The seat that has to answer, CHANCE, or NOBODY."""
        return NOBODY

    def do(self, s: S, f: Frame) -> None:
        """Carry the rule out, when nobody is asked."""

    def options(self, s: S, f: Frame, found: Choices) -> None:
        """Offer every answer; for CHANCE with its weight."""

    def take(self, s: S, f: Frame, act: i64) -> None:
        """Carry out an answer."""

    def random(self, s: S, f: Frame, scratch: Choices, rng: Rng) -> i64:
        """A random answer, for playouts; a step that is asked often may know a shorter way to the same odds."""
        scratch.count = 0
        self.options(s, f, scratch)
        return scratch.pick(rng)

    def play_random(self, s: S, f: Frame, scratch: Choices, rng: Rng) -> i64:
        """Give a random answer; says how many decisions that was.  A step may carry it on through the questions that
        follow, with the same random numbers as if each had been asked."""
        self.take(s, f, self.random(s, f, scratch, rng))
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A step that asks chance.  Its options carry weights."""

    def asks(self, s: S, f: Frame) -> i64:
        return CHANCE

    def random(self, s: S, f: Frame, scratch: Choices, rng: Rng) -> i64:
        scratch.count = 0
        self.options(s, f, scratch)
        return scratch.draw(rng)


class Script:
    """Steps in the order of the rule book.  Its number stands for it in a saved game."""

    def __init__(self, number: int, steps: tuple[Step[Any], ...]) -> None:
        self.number: Final = number
        # Not a tuple: what is read from a vec needs no check.
        self.steps: Final = vec[Step](steps)  # type: ignore[type-arg]


class ScriptMaker:
    """Makes the scripts of a game.  Each has the next number, which stands for it in saved games."""

    def __init__(self) -> None:
        self.made: Final[list[Script]] = []

    def __call__(self, *steps: Step[Any]) -> Script:
        script = Script(len(self.made), steps)
        self.made.append(script)
        return script


def position_of(script: Script, kind: type[Step[Any]]) -> i64:
    """Where the first step of a class is in a script: for whoever jumps to it."""
    at: i64 = 0
    while not isinstance(script.steps[at], kind):
        at += 1
    return at


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """How far a script is: six numbers, and the frame it will return to."""

    def __init__(self, script: Script, seat: i64, card: i64, place: i64, under: Frame | None) -> None:
        self.script = script
        self.at: i64 = 0
        self.seat = seat
        self.card = card
        self.place = place
        self.count: i64 = 0
        self.under = under

    def next(self) -> None:
        self.at += 1

    def copy(self) -> Frame:
        """With all frames under it."""
        top = self.alone()
        above = top
        under = self.under
        while under is not None:
            f = under.alone()
            above.under = f
            above = f
            under = under.under
        return top

    def alone(self) -> Frame:
        f = Frame(self.script, self.seat, self.card, self.place, None)
        f.at = self.at
        f.count = self.count
        return f

    def step(self) -> Step[Any]:
        return self.script.steps[self.at]


def saved_frames(frame: Frame | None) -> list[int]:
    """The number of frames, and six numbers each, the innermost first."""
    out: list[int] = []
    f = frame
    while f is not None:
        out.extend([f.script.number, f.at, f.seat, f.card, f.place, f.count])
        f = f.under
    return [len(out) // 6, *out]


def loaded_frames(saved: list[int], scripts: list[Script] | dict[int, Script]) -> Frame | None:
    """The same again; scripts by their number."""
    frame: Frame | None = None
    for i in range(len(saved) // 6 - 1, -1, -1):
        number, at, seat, card, place, count = saved[6 * i : 6 * i + 6]
        frame = Frame(scripts[number], seat, card, place, frame)
        frame.at = at
        frame.count = count
    return frame
