"""Hera and Zeus as a Game: the rules, and what leaves them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy import build
from theomachy.games.contract import Event, Recall
from theomachy.games.hera_zeus import events, notation
from theomachy.games.hera_zeus.beliefs import Believer
from theomachy.games.hera_zeus.features import LAYOUT, features
from theomachy.games.hera_zeus.guess import Hidden, forget_untold, guess, resample
from theomachy.games.hera_zeus.heuristics import CERTAINTY, prior, prospect, weigh, when_done
from theomachy.games.hera_zeus.options import DEFAULT_EDITION, EDITIONS, Options
from theomachy.games.hera_zeus.refusals import why_not
from theomachy.games.hera_zeus.rules import LATE_GOD_CARD, TURN, DealNine, DrawCard, ReplaceCaptive, begin
from theomachy.games.hera_zeus.state import State, in_hand, load
from theomachy.games.hera_zeus.steps import SCRIPTS
from theomachy.games.hera_zeus.tell import EV_FIGURE_OFF, EV_LAID, EV_TURN
from theomachy.games.hera_zeus.view import View, recalled, view
from theomachy.games.hera_zeus.vocabulary import DRAW, GOD, SIDES, TAKE_OF
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.game import Game, Sampler
from theomachy.kernel.net import Features
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Notation
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_audience, check_seat


class HeraZeus(Game):
    def __init__(self, certainty: float = CERTAINTY) -> None:
        self.key = "hera-zeus"
        self.rules_version = 2
        self.rollout_depth = 0
        self.layout = LAYOUT
        self.certainty = certainty
        self.seat_names = SIDES
        self.players = (2, 2)
        self.editions = tuple(EDITIONS)
        self.notation: Notation = notation

    def options(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> Options:
        return Options(edition, changes)

    def new(self, seats: int, options: Options, log: Log | None = None) -> State:
        """HZ-SETUP-01: one plays Hera, the other Zeus."""
        if seats != 2:
            raise BadInput("game-players", game=self.key, wanted=2, players=seats)
        return begin(options, log)

    def apply(self, s: KernelState, action: int) -> None:
        """While the late god card is asked, the other seat goes on seeing what it saw before: `State.held_back`; unless
        it took part in the last action, and the question tells nothing (HZ-TURN-13)."""
        assert isinstance(s, State)
        before = s.copy() if s.points == 1 and s.asked == s.active and might_lead_to_late_god(s, action) else None
        super().apply(s, action)
        if s.points == 0 and late_god_card_betrays_itself(s):
            if s.held_back is None:
                s.held_back = before
        elif s.asked == CHANCE and action == DRAW:  # the drawn card may be the god card
            s.held_back = before
        else:
            s.held_back = None

    def view(self, s: KernelState, seat: int, laid_open: bool = False) -> View:
        assert isinstance(s, State)
        check_audience(s, seat)
        return view(s, seat, laid_open)

    def recall(self, s: KernelState, seat: int) -> Recall:
        assert isinstance(s, State)
        check_audience(s, seat)
        return Recall(build.mark(), recalled(s, seat))

    def guess(self, view: View, recall: Recall, rng: Rng) -> State:
        return guess(view, recall, rng)

    def resample(self, s: KernelState, seat: int, rng: Rng) -> None:
        assert isinstance(s, State)
        check_seat(s, seat)
        resample(s, seat, rng)

    def sampler(self, s: KernelState, seat: int) -> Sampler:
        assert isinstance(s, State)
        check_seat(s, seat)
        forget_untold(s, seat)
        return Hidden(s, 1 - seat)

    def believer(self, s: KernelState, seat: int) -> Sampler:
        assert isinstance(s, State)
        check_seat(s, seat)
        forget_untold(s, seat)
        return Believer(s, 1 - seat)

    def value(self, s: KernelState, seat: i64) -> float:
        assert isinstance(s, State)
        check_seat(s, seat)
        if s.asked == 1 - seat:
            return -when_done(s, 1 - seat, self.certainty)
        return when_done(s, seat, self.certainty)

    def prior(self, s: KernelState, seat: i64, action: i64) -> i64:
        assert isinstance(s, State)
        return prior(s, seat, action)

    def prospect(self, s: KernelState, seat: int, action: int) -> float:
        assert isinstance(s, State)
        check_seat(s, seat)
        return prospect(s, seat, action, self.certainty)

    def features(self, s: KernelState, found: Features) -> i64:
        assert isinstance(s, State)
        return features(s, found)

    def scene(self, s: KernelState) -> str:
        assert isinstance(s, State)
        return s.options.edition

    def for_search_1(self) -> Game:
        return HeraZeus(certainty=0.01)

    def from_book(self, view: View, recall: Recall, rng: Rng) -> int | None:
        """The opening row, whose worth shows too late to be searched: something sound, but not always the same."""
        if view.question != "opening-row":
            return None
        world = guess(view, recall, rng)
        found = self.choices(world)
        weigh(world, found)
        return found.draw(rng)

    def draws_from(self, s: KernelState) -> int:
        """Each side has a draw pile of its own."""
        f = s.frame
        assert f is not None
        step = f.step()
        if isinstance(step, (DealNine, ReplaceCaptive)):
            return step.seat
        return f.seat if isinstance(step, DrawCard) else NOBODY

    def load(self, saved: list[int], options: Options) -> State:
        return load(saved, options, SCRIPTS)

    def refusal(self, s: KernelState, action: int) -> Refused:
        assert isinstance(s, State)
        code, clause = why_not(s, action)
        return Refused(code, clause, action)

    def seen(self, options: Options, entry: LogEntry, seat: int) -> Event | None:
        return events.seen(entry, seat)

    def named(self, options: Options, entry: LogEntry) -> Event:
        return events.named(entry)

    def reveals(self, entry: LogEntry, seat: int) -> bool:
        """Does anybody learn a hidden card, or that a card was in a hand, from this event?"""
        return entry.kind not in (EV_LAID, EV_FIGURE_OFF, EV_TURN)

    def holds_back(self, s: KernelState) -> bool:
        """Are events kept from the other seats for now?"""
        assert isinstance(s, State)
        return s.held_back is not None


TAKE_GOD: Final = int(TAKE_OF[GOD])


def might_lead_to_late_god(s: State, action: int) -> bool:
    """With the last point: the god card is in the hand, is fetched, or may be drawn."""
    return s.options.late_god and (in_hand(s, s.active, GOD) > 0 or action == DRAW or action == TAKE_GOD)


def late_god_card_betrays_itself(s: State) -> bool:
    """Is it HZ-FIGURE-05 that is asked, or the lane of a late god card, and of nobody who has none?"""
    f = s.frame
    while f is not None and f.script is not TURN:
        f = f.under
    return f is not None and f.at == LATE_GOD_CARD and f.count == 0 and s.asked == s.active
