"""What a seat may know: its own feathers, and of the other's how many there are."""

from __future__ import annotations

from dataclasses import dataclass

from theomachy.games.contract import Action, BySeat, Seat
from theomachy.kernel.choices import Choices
from theomachy.kernel.seats import NOBODY, WATCHER
from wings.options import Options
from wings.rules import is_over
from wings.state import State, falls, left_in_all


@dataclass(frozen=True)
class View:
    seat: Seat
    options: Options
    to_move: Seat
    active: Seat
    turns: int
    question: str  # what this seat is asked
    legal: tuple[Action, ...]  # and what it may answer
    winner: Seat
    ending: str  # higher, fallen, level; or "", while the game goes on
    hand: tuple[str, ...]  # one's own feathers
    feathers: BySeat[int]  # how many each has
    glides: BySeat[bool]
    shown: BySeat[tuple[str, ...]]  # after the game: the feathers of both
    pile: int  # feathers in it
    sun: int  # how high it stands

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY


def view(s: State, seat: int, laid_open: bool) -> View:
    asked = s.asked == seat and s.frame is not None
    return View(
        seat=seat,
        options=s.options,
        to_move=s.asked,
        active=s.active,
        turns=s.turns,
        question="turn" if asked else "",
        legal=legal(s) if asked else (),
        winner=s.winner,
        ending=ending(s),
        hand=texts(s.wings[seat]) if seat != WATCHER else (),
        feathers=tuple(map(len, s.wings)),
        glides=tuple(s.glides),
        shown=tuple(texts(feathers) if is_over(s) or laid_open else () for feathers in s.wings),
        pile=left_in_all(s),
        sun=s.options.sun,
    )


def legal(s: State) -> tuple[int, ...]:
    found = Choices()
    assert s.frame is not None
    s.frame.step().options(s, s.frame, found)
    return tuple(found.actions())


def ending(s: State) -> str:
    if not is_over(s):
        return ""
    if s.winner == NOBODY:
        return "level"
    return "fallen" if falls(s, 1 - s.winner) else "higher"


def texts(feathers: list[int]) -> tuple[str, ...]:
    """A feather is called by its height."""
    return tuple(map(str, feathers))
