"""What every client may ask of a game, whichever it is: its rules, and the forms in which it shows itself."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Protocol, TypeVar

from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.options import Options, Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Notation
from theomachy.kernel.state import State

T = TypeVar("T")

# --- how the fields of views and events are declared; in JSON they are words ------------------------------------------

SEAT: Final = "seat"
ACTION: Final = "action"
BY_SEAT: Final = "by seat"

Seat = Annotated[int, SEAT]  # its name, or one of chance, nobody, watcher
Action = Annotated[int, ACTION]  # in notation
BySeat = Annotated[tuple[T, ...], BY_SEAT]  # one for each seat, by their names


class Event:
    """Something that happened, as one audience saw it.  Each kind is a frozen dataclass of its game."""

    name: ClassVar[str]  # StruckFront is called struck-front

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


@dataclass(frozen=True)
class Recall:
    """What only a guess needs of all that a seat knows: numbers that mean something to the same build alone."""

    build: str
    numbers: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class Threat:
    """A state of the board that may soon decide the game, as one seat sees it; a game says it as `threat-NAME`."""

    name: str
    seat: int  # for whom it is good; NOBODY if that is open
    marks: tuple[str, ...]  # the things on which it is seen, as clients mark them
    count: int = 0  # what is left of something


class View(Protocol):
    """What a seat may know.  Each game shows more; only its own words, board and guesses read that."""

    @property
    def seat(self) -> int:
        """Whose view it is."""
        ...

    @property
    def options(self) -> Any:
        """With which the game is played."""
        ...

    @property
    def to_move(self) -> int:
        """Who is asked: a seat, CHANCE, or NOBODY when the game is over."""
        ...

    @property
    def active(self) -> int:
        """Whose turn it is."""
        ...

    @property
    def turns(self) -> int:
        """How many are completed."""
        ...

    @property
    def question(self) -> str:
        """What this seat is asked; "" if it is not."""
        ...

    @property
    def legal(self) -> tuple[int, ...]:
        """What it may answer."""
        ...

    @property
    def winner(self) -> int:
        """A seat, or NOBODY in a draw and before the end."""
        ...

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        ...


class GameRules(Protocol):
    """A game.  Options and views of the one are nothing to the other: what a game takes back is what it gave."""

    @property
    def key(self) -> str:
        """As in `theomachy play KEY`."""
        ...

    @property
    def rules_version(self) -> int:
        """Goes up whenever a record could lead to another game than before."""
        ...

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Of as many as can play; fewer take the first of them."""
        ...

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """By their names; the first is the default."""
        ...

    @property
    def notation(self) -> Notation:
        """Positions and choices as text."""
        ...

    # --- playing ---------------------------------------------------------------------------------------------------

    def options(self, edition: str = ..., changes: dict[str, Value] | None = None) -> Options:
        """An edition, the first by default, with changes."""
        ...

    def new(self, seats: int, options: Any, log: Log | None = None) -> State:
        """A game of so many seats before its first deal."""
        ...

    def to_move(self, s: State) -> int:
        """A seat, CHANCE, or NOBODY when the game is over."""
        ...

    def legal(self, s: State) -> list[int]:
        """What may be answered to the open question: choices of a seat, or outcomes of CHANCE."""
        ...

    def weights(self, s: State) -> list[int]:
        """Of the outcomes in `legal`, while CHANCE is asked."""
        ...

    def apply(self, s: State, action: int) -> None:
        """Take an action; what is not legal is `Refused`, and nothing has changed."""
        ...

    def result(self, s: State) -> list[float]:
        """Of each seat: 1 for a win, -1 for a loss, between them for a draw or a shared victory; 0 before the end."""
        ...

    def draws_from(self, s: State) -> int:
        """While CHANCE is asked: the number of the draw pile that answers, or NOBODY if it is no draw."""
        ...

    # --- what leaves -----------------------------------------------------------------------------------------------

    def view(self, s: State, seat: int, laid_open: bool = ...) -> View:
        """What a seat may know; laid open, with all that is hidden while the game goes on."""
        ...

    def seen(self, options: Any, entry: LogEntry, seat: int) -> Event | None:
        """The event as a seat sees it, if it does."""
        ...

    def named(self, options: Any, entry: LogEntry) -> Event:
        """The whole event: for the time after the game."""
        ...

    def reveals(self, entry: LogEntry, seat: int) -> bool:
        """Does this seat learn from the event what it did not know before?"""
        ...

    def holds_back(self, s: State) -> bool:
        """Has a choice been begun that the other seats are told of only when it is finished?"""
        ...

    # --- for bots --------------------------------------------------------------------------------------------------

    @property
    def rollout_depth(self) -> int:
        """How many decisions a search plays on by `prior` before it judges, as measured best."""
        ...

    def recall(self, s: State, seat: int) -> Recall:
        """What a guess needs of what this seat knows, beside its view."""
        ...

    def guess(self, v: Any, recall: Recall, rng: Rng) -> State:
        """A state that fits a view and what its seat recalls, drawn at random."""
        ...

    def playout(self, s: State, rng: Rng) -> int:
        """Random play to the end; says how many decisions that took, chance included."""
        ...

    def from_book(self, v: Any, recall: Recall, rng: Rng) -> int | None:
        """What a player answers without looking ahead, or None where he has to think."""
        ...

    def prospect(self, s: State, seat: int, action: int) -> float:
        """How good, from -1 to 1, it looks for a seat once the action that begins or goes on so is carried through."""
        ...
