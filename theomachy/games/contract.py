"""What every client may ask of a game, whichever it is."""

from __future__ import annotations

from typing import Any, Protocol

from theomachy.kernel.events import Event, Log
from theomachy.kernel.options import Options, Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Notation
from theomachy.kernel.state import State


class View(Protocol):
    """What a seat may know.  Each game shows more; only its own words, board and guesses read that."""

    @property
    def seat(self) -> int: ...
    @property
    def to_move(self) -> int: ...
    @property
    def active(self) -> int: ...  # whose turn it is
    @property
    def turns(self) -> int: ...  # how many are completed
    @property
    def question(self) -> str: ...  # what this seat is asked
    @property
    def legal(self) -> tuple[int, ...]: ...  # and what it may answer
    @property
    def winner(self) -> int: ...
    @property
    def over(self) -> bool: ...


class GameRules(Protocol):
    """A game.  Options and views of the one are nothing to the other: what a game takes back is what it gave."""

    @property
    def key(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seat_names(self) -> tuple[str, ...]:
        """Of as many as can play; fewer take the first of them."""
        ...

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most."""
        ...

    @property
    def editions(self) -> tuple[str, ...]: ...
    @property
    def notation(self) -> Notation: ...

    # --- playing ---------------------------------------------------------------------------------------------------

    def options(self, edition: str = ..., changes: dict[str, Value] | None = None) -> Options: ...
    def new(self, seats: int, options: Any, log: Log | None = None) -> State: ...
    def to_move(self, s: State) -> int: ...
    def legal(self, s: State) -> list[int]: ...
    def weights(self, s: State) -> list[int]: ...
    def apply(self, s: State, action: int) -> None: ...
    def result(self, s: State) -> list[float]: ...

    def draws_from(self, s: State) -> int:
        """While CHANCE is asked: the number of the draw pile that answers, or NOBODY if it is no draw."""
        ...

    # --- what leaves -----------------------------------------------------------------------------------------------

    def view(self, s: State, seat: int, laid_open: bool = ...) -> View:
        """What a seat may know; laid open, with all that is hidden while the game goes on."""
        ...

    def seen(self, event: Event, seat: int) -> Event | None: ...

    def reveals(self, event: Event, seat: int) -> bool:
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

    def guess(self, v: Any, rng: Rng) -> State: ...

    def from_book(self, v: Any, rng: Rng) -> int | None:
        """What a player answers without looking ahead, or None where he has to think."""
        ...

    def prospect(self, s: State, seat: int, action: int) -> float:
        """How good, from -1 to 1, it looks for a seat once the action that begins or goes on so is carried through."""
        ...
