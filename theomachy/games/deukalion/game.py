"""Deukalion as a Game: the rules, and what leaves them."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.contract import Event, Recall
from theomachy.games.deukalion import events, heuristics_1, notation, tell
from theomachy.games.deukalion.features import LAYOUT, features, scene
from theomachy.games.deukalion.guess import Hidden, guess, resample
from theomachy.games.deukalion.heuristics import prior, prospect, share_of, value
from theomachy.games.deukalion.memory import accounts_of
from theomachy.games.deukalion.options import DEFAULT_EDITION, EDITIONS, Options
from theomachy.games.deukalion.refusals import why_not
from theomachy.games.deukalion.rules import begin
from theomachy.games.deukalion.state import State, load
from theomachy.games.deukalion.steps import SCRIPTS
from theomachy.games.deukalion.view import View, recall, view
from theomachy.games.deukalion.vocabulary import HEROES, MOST_SEATS
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

ACTION_PILE = 0
PURSUIT_PILE = 1
DRAWS = {"dealt": ACTION_PILE, "drawn": ACTION_PILE, "turned-up": PURSUIT_PILE, "secret": PURSUIT_PILE}
REVEALING = (
    tell.EV_STARTS,
    tell.EV_LAID,
    tell.EV_TURNED,
    tell.EV_DEALT,
    tell.EV_SECRET,
    tell.EV_SHAKEN,
    tell.EV_THREW,
    tell.EV_DREW,
    tell.EV_STOLE,
    tell.EV_CLAIMED,
    tell.EV_PLAYED,
    tell.EV_PAID,
    tell.EV_REVEALED,
)


class Deukalion(Game):
    def __init__(self) -> None:
        self.key = "deukalion"
        self.rules_version = 1
        self.rollout_depth = 4
        self.layout = LAYOUT
        self.seat_names = HEROES
        self.players = (2, MOST_SEATS)
        self.editions = tuple(EDITIONS)
        self.notation: Notation = notation

    def options(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> Options:
        return Options(edition, changes)

    def new(self, seats: int, options: Options, log: Log | None = None) -> State:
        """DK-SETUP-01: the goal is known for two to four players only."""
        if not 2 <= seats <= MOST_SEATS:
            raise BadInput("game-players-between", game=self.key, fewest=2, most=4, players=seats)
        return begin(seats, options, log)

    def result(self, s: KernelState) -> list[float]:
        """DK-END-01, -06: 1 for the winner, -1 for the others; a shared victory is parted."""
        assert isinstance(s, State)
        if s.asked != NOBODY:
            return [0.0] * s.seats
        return [share_of(s, seat) for seat in range(s.seats)]

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
        assert isinstance(s, State)
        check_audience(s, seat)
        accounts_of(s, seat)  # worked out once, for all copies
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

    def for_search_1(self) -> Game:
        return FirstDeukalion()

    def draws_from(self, s: KernelState) -> int:
        """The Action pile and the Pursuit pile; dice, throws and thefts come from elsewhere."""
        f = s.frame
        assert f is not None
        return DRAWS.get(f.step().question(), NOBODY)

    def load(self, saved: list[int], options: Options) -> State:
        return load(saved, options, SCRIPTS)

    def refusal(self, s: KernelState, action: int) -> Refused:
        assert isinstance(s, State)
        code, clause = why_not(s, action)
        return Refused(code, clause, action)

    def seen(self, options: Options, entry: LogEntry, seat: int) -> Event | None:
        return events.seen(options, entry, seat)

    def named(self, options: Options, entry: LogEntry) -> Event:
        return events.named(options, entry)

    def reveals(self, entry: LogEntry, seat: int) -> bool:
        """Does anybody learn from this event what was not known before: a card, a throw, the dice?"""
        return entry.kind in REVEALING


class FirstDeukalion(Deukalion):
    """As `search-1` knows it."""

    def value(self, s: KernelState, seat: i64) -> float:
        assert isinstance(s, State)
        return heuristics_1.value(s, seat)

    def prior(self, s: KernelState, seat: i64, action: i64) -> i64:
        assert isinstance(s, State)
        return heuristics_1.prior(s, seat, action)
