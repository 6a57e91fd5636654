"""What all states share: the stack of frames, who is asked, and who listens."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from theomachy.kernel.choices import Choices
from theomachy.kernel.events import Log
from theomachy.kernel.frames import Frame, Script
from theomachy.kernel.seats import EVERYBODY, NOBODY, WATCHER


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A game in progress.  Games add what lies where."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.seats: i64 = 2
        self.asked: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.log: Log | None = None
        self.found: Choices | None = None
        self.listed = False  # does `found` hold the answers to the open question?
        self.remembers = True  # does it keep what the seats could remember?  Playouts do not

    def copy(self) -> State:
        raise TypeError("a game copies its own state")

    def save(self) -> list[int]:
        raise TypeError("a game saves its own state")

    def push(self, script: Script, seat: i64, card: i64, place: i64) -> None:
        self.frame = Frame(script, seat, card, place, self.frame)

    def pop(self) -> None:
        f = self.frame
        assert f is not None
        self.frame = f.under

    def end(self) -> None:
        self.frame = None

    def tell(
        self, kind: i64, seat: i64, card: i64, other: i64, place: i64, count: i64, audience: i64 = EVERYBODY
    ) -> None:
        log = self.log
        if log is not None:
            log.add(kind, seat, card, other, place, count, audience)


def legal(s: State) -> list[int]:
    """What may be answered to the open question: for a view, which leaves the state as it is."""
    found = Choices()
    f = s.frame
    if f is not None:
        f.script.steps[f.at].options(s, f, found)
    return found.actions()


def check_seat(s: State, seat: i64) -> None:
    """Nobody sits elsewhere: a wrong number must not be taken for some other place in a zone."""
    if not 0 <= seat < s.seats:
        raise ValueError(f"A game of {s.seats} has no seat {seat}.")


def check_audience(s: State, seat: i64) -> None:
    """A seat, or the watcher."""
    if seat != WATCHER:
        check_seat(s, seat)


def take(s: State, action: i64) -> None:
    """Carry out an answer known to be legal, and settle."""
    f = s.frame
    assert f is not None
    s.listed = False
    f.script.steps[f.at].take(s, f, action)
    settle(s)


def settle(s: State) -> None:
    """Run every step that asks nobody, until somebody is asked or the game is over."""
    while True:
        f = s.frame
        if f is None:
            s.asked = NOBODY
            return
        steps = f.script.steps
        at = f.at
        if at == len(steps):
            s.frame = f.under
            continue
        step = steps[at]
        asked = step.asks(s, f)
        if asked != NOBODY:
            s.asked = asked
            return
        step.do(s, f)
