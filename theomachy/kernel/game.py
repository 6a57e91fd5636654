"""The contract every game fulfils: one object per game, found through theomachy.games."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from theomachy.kernel.choices import MOST, Choices
from theomachy.kernel.errors import Refused
from theomachy.kernel.net import Features, Layout
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import State, settle, take


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Redraws, as often as wanted, what one seat cannot see in a state or in copies of it."""

    def redraw(self, s: State, rng: Rng) -> None:
        raise TypeError("a game has its own sampler")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Plays scripts.  A game adds its states, its reasons to refuse, its views and guesses."""

    layout: Layout | None = None  # of its features, if it has any

    def to_move(self, s: State) -> int:
        """A seat, CHANCE, or NOBODY when the game is over."""
        return s.asked

    def choices(self, s: State) -> Choices:
        """The answers to the open question; listed once, however often they are wanted."""
        found = s.found
        if found is None:
            found = s.found = Choices()
            s.listed = False
        if not s.listed:
            found.count = 0
            f = s.frame
            if f is not None:
                f.script.steps[f.at].options(s, f, found)
            s.listed = True
        return found

    def legal(self, s: State) -> list[int]:
        return self.choices(s).actions()

    def weights(self, s: State) -> list[int]:
        """Of the outcomes in `legal`, while CHANCE is asked."""
        return self.choices(s).weights() if s.asked == CHANCE else []

    def apply(self, s: State, action: int) -> None:
        """Take an action and settle; what is not legal is refused, and nothing has changed."""
        if not 0 <= action < 1 << 30 or not self.choices(s).has(action):
            raise self.refusal(s, action)
        take(s, action)

    def take(self, s: State, action: i64) -> None:
        """`apply` for an action known to be legal."""
        take(s, action)

    def result(self, s: State) -> list[float]:
        """1 for the winner, -1 for the others; 0 for all in a draw, and as long as the game goes on."""
        if s.asked != NOBODY or s.winner == NOBODY:
            return [0.0] * s.seats
        return [1.0 if seat == s.winner else -1.0 for seat in range(s.seats)]

    def holds_back(self, s: State) -> bool:
        """Has a choice been begun that the other seats are told of only when it is finished?"""
        return False

    def playout(self, s: State, rng: Rng) -> int:
        """Random play to the end; says how many decisions that took, chance included."""
        s.remembers = False
        s.listed = False
        scratch = Choices()
        taken: i64 = 0
        while s.asked != NOBODY:
            f = s.frame
            assert f is not None
            taken += f.script.steps[f.at].play_random(s, f, scratch, rng)
            settle(s)
        return taken

    def refusal(self, s: State, action: int) -> Refused:
        raise TypeError("a game says why it refuses")

    def from_book(self, view: Any, recall: Any, rng: Rng) -> int | None:
        """What a player answers without looking ahead, or None where he has to think."""
        return None

    def sampler(self, s: State, seat: int) -> Sampler:
        """What `seat` cannot see of `s`, ready to be redrawn; what others have begun and not told is taken back."""
        raise TypeError("a game has its own sampler")

    def believer(self, s: State, seat: int) -> Sampler:
        """The same, but what fits better with how people and bots play is the likelier; by default all is alike."""
        return self.sampler(s, seat)

    def value(self, s: State, seat: i64) -> float:
        """How good a state is for a seat, from -1 to 1; exact when the game is over.

        An action under way may be carried to its end to judge it, in the state itself: it is the last look at it.
        """
        raise TypeError("a game has its own value")

    def for_search_1(self) -> Game:
        """Itself, with value and prior as they were when `search-1` was put aside; they change no more."""
        return self

    def prior(self, s: State, seat: i64, action: i64) -> i64:
        """How much a legal action suggests itself to a seat, as a weight from 1."""
        return 1

    def weigh(self, s: State, seat: i64, found: Choices) -> None:
        """Give every legal action of a seat its weight; `found.draw` then takes what comes to mind."""
        i: i64 = 0
        while i < found.count:
            found.buffer[i + MOST] = self.prior(s, seat, found.buffer[i])
            i += 1

    def features(self, s: State, found: Features) -> i64:
        """What a net sees of a state in which everything is known and the game goes on; says from whose side it looks:
        that of whoever is asked, or while chance is, of whoever is active."""
        raise TypeError("a game has its own features")

    def scene(self, s: State) -> str:
        """What a net has to be trained for to be of use here: edition, number of seats, cards, map."""
        raise TypeError("a game has its own scene")
