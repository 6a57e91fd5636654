"""Wings of Wax behind the contract that every game fulfils."""

from __future__ import annotations

from typing import Any

from theomachy import build
from theomachy.games.contract import Event, Recall
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.frames import saved_frames
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Notation
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_audience, check_seat, settle
from wings import notation
from wings.events import named
from wings.guess import Hidden, chance_to_fall, guess, value
from wings.options import EDITIONS, Options
from wings.refusals import why_not
from wings.rules import GAME, SCRIPTS
from wings.state import State, load
from wings.view import View, view
from wings.vocabulary import EV_DEALT, EV_LANDED, EV_ROSE, RISE, SEATS


class Wings(Game):
    def __init__(self) -> None:
        self.key = "wings"
        self.rules_version = 1
        self.rollout_depth = 2
        self.seat_names = SEATS
        self.players = (2, 2)
        self.editions = tuple(EDITIONS)
        self.notation: Notation = notation

    # --- playing ------------------------------------------------------------------------------------------------------

    def options(self, edition: str = "crete", changes: dict[str, Value] | None = None) -> Options:
        return Options(edition, changes)

    def new(self, seats: int, options: Options, log: Log | None = None) -> State:
        if seats != 2:
            raise BadInput("game-players", game="Wings of Wax", wanted=2, players=seats)
        s = State(options)
        s.log = log
        s.push(GAME, 0, 0, 0)
        settle(s)
        return s

    def result(self, s: KernelState) -> list[float]:
        return [0.0, 0.0] if s.asked != NOBODY else [value(the(s), seat) for seat in (0, 1)]

    def refusal(self, s: KernelState, action: int) -> Refused:
        code, clause = why_not(the(s), action)
        return Refused(code, clause, action)

    def draws_from(self, s: KernelState) -> int:
        return 0  # there is one pile

    def load(self, saved: list[int], options: Options) -> State:
        return load(saved, options, SCRIPTS)

    # --- what leaves --------------------------------------------------------------------------------------------------

    def view(self, s: KernelState, seat: int, laid_open: bool = False) -> View:
        check_audience(s, seat)
        return view(the(s), seat, laid_open)

    def seen(self, options: Options, entry: LogEntry, seat: int) -> Event | None:
        return named(options, entry, entry.seen_whole_by(seat))

    def named(self, options: Options, entry: LogEntry) -> Event:
        return named(options, entry, True)

    def reveals(self, entry: LogEntry, seat: int) -> bool:
        return entry.kind in (EV_DEALT, EV_ROSE, EV_LANDED)

    def holds_back(self, s: KernelState) -> bool:
        return False

    # --- for bots -----------------------------------------------------------------------------------------------------

    def recall(self, s: KernelState, seat: int) -> Recall:
        check_audience(s, seat)
        return Recall(build.mark("wings"), (tuple(saved_frames(s.frame)),))

    def guess(self, v: View, recall: Recall, rng: Rng) -> State:
        return guess(v, recall, rng)

    def resample(self, s: KernelState, seat: int, rng: Rng) -> None:
        self.sampler(s, seat).redraw(s, rng)

    def sampler(self, s: KernelState, seat: int) -> Sampler:
        check_audience(s, seat)
        return Hidden(seat)

    def value(self, s: KernelState, seat: int) -> float:
        check_seat(s, seat)
        return value(the(s), seat)

    def prior(self, s: KernelState, seat: int, action: int) -> int:
        """To rise suggests itself the more, the less one has to fear."""
        fear = round(10 * chance_to_fall(the(s), seat))
        return 1 + (10 - fear if action == RISE else fear)

    def prospect(self, s: KernelState, seat: int, action: int) -> float:
        check_seat(s, seat)
        after = s.copy()
        self.apply(after, action)
        if self.to_move(after) != CHANCE:
            return self.value(after, seat)
        legal, weights = self.legal(after), self.weights(after)
        worth = [self.prospect(after, seat, outcome) for outcome in legal]
        return sum(w * v for w, v in zip(weights, worth, strict=True)) / sum(weights)

    def from_book(self, v: Any, recall: Recall, rng: Rng) -> int | None:
        return None


def the(s: KernelState) -> State:
    """A state of this game."""
    assert isinstance(s, State)
    return s
