"""Fight for Olympus as a Game: the rules, and what leaves them."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.contract import Event, Recall
from theomachy.games.olympus import notation, tell
from theomachy.games.olympus.events import named
from theomachy.games.olympus.features import LAYOUT, features, scene
from theomachy.games.olympus.guess import Hidden, guess, resample
from theomachy.games.olympus.heuristics import prior, prospect, value
from theomachy.games.olympus.operations import numbered_scripts
from theomachy.games.olympus.options import DEFAULT_EDITION, EDITIONS, Options
from theomachy.games.olympus.refusals import why_not
from theomachy.games.olympus.rules import begin
from theomachy.games.olympus.state import State, load
from theomachy.games.olympus.view import View, recall, view
from theomachy.games.olympus.vocabulary import NO_CARD, SIDES, UNKNOWN
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.net import Features
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Notation
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_audience, check_seat


class Olympus(Game):
    def __init__(self) -> None:
        self.key = "olympus"
        self.rules_version = 3
        self.rollout_depth = 20
        self.layout = LAYOUT
        self.seat_names = SIDES
        self.players = (2, 2)
        self.editions = tuple(EDITIONS)
        self.notation: Notation = notation

    def options(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> Options:
        return Options(edition, changes)

    def new(self, seats: int, options: Options, log: Log | None = None) -> State:
        """FO-SETUP-01: each has one long side of the board."""
        if seats != 2:
            raise BadInput("game-players", game=self.key, wanted=2, players=seats)
        return begin(options, log)

    def view(self, s: KernelState, seat: int, laid_open: bool = False) -> View:
        assert isinstance(s, State)
        check_audience(s, seat)
        return view(s, seat, laid_open)

    def recall(self, s: KernelState, seat: int) -> Recall:
        assert isinstance(s, State)
        check_audience(s, seat)
        return recall(s, seat)

    def guess(self, v: View, recall: Recall, rng: Rng) -> State:
        return guess(v, recall, rng)

    def resample(self, s: KernelState, seat: int, rng: Rng) -> None:
        assert isinstance(s, State)
        check_audience(s, seat)
        resample(s, seat, rng)

    def sampler(self, s: KernelState, seat: int) -> Sampler:
        check_audience(s, seat)
        return Hidden(seat)

    def value(self, s: KernelState, seat: i64) -> float:
        assert isinstance(s, State)
        check_seat(s, seat)
        return value(s, seat)

    def prior(self, s: KernelState, seat: i64, action: i64) -> i64:
        assert isinstance(s, State)
        return prior(s, seat, action)

    def prospect(self, s: KernelState, seat: int, action: int) -> float:
        assert isinstance(s, State)
        check_seat(s, seat)
        return prospect(s, seat, action)

    def features(self, s: KernelState, found: Features) -> i64:
        assert isinstance(s, State)
        return features(s, found)

    def scene(self, s: KernelState) -> str:
        assert isinstance(s, State)
        return scene(s)

    def draws_from(self, s: KernelState) -> int:
        """One common draw pile; a card dropped at random comes from a hand."""
        f = s.frame
        assert f is not None
        step = f.step()
        return 0 if step.question() in ("dealt", "drawn") else NOBODY

    def load(self, saved: list[int], options: Options) -> State:
        return load(saved, options, numbered_scripts(options.cards))

    def refusal(self, s: KernelState, action: int) -> Refused:
        assert isinstance(s, State)
        code, clause = why_not(s, action)
        return Refused(code, clause, action)

    def seen(self, options: Options, entry: LogEntry, seat: int) -> Event | None:
        """The event as a seat sees it."""
        if entry.seen_whole_by(seat):
            return named(options, entry)
        return None if entry.kind == tell.EV_SHOWED else named(options, entry.without_card(UNKNOWN))

    def named(self, options: Options, entry: LogEntry) -> Event:
        return named(options, entry)

    def reveals(self, entry: LogEntry, seat: int) -> bool:
        """Does this seat learn a hidden card, or that a card was in a hand, from this event?"""
        if entry.kind in (tell.EV_ANNOUNCED, tell.EV_PAID, tell.EV_DROPPED):
            return entry.seat != seat
        return entry.kind in (tell.EV_STARTED, tell.EV_DEALT, tell.EV_DREW, tell.EV_SHOWED)

    def holds_back(self, s: KernelState) -> bool:
        """Until a card is placed, whoever plays it may step back."""
        assert isinstance(s, State)
        return s.announced != NO_CARD
