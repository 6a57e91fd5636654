"""A match: choices go in, views and events come out, each for its seat; the record grows line by line."""

from __future__ import annotations

import copy
import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from theomachy.games import Event, GameRules, Recall, View
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, Refused, Wording
from theomachy.kernel.events import Log, LogEntry
from theomachy.kernel.options import Options, Value, written
from theomachy.kernel.records import THE_RECORD, UNDO, Record, Source
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.kernel.state import State
from theomachy.table.dealer import Dealer, FairDealer
from theomachy.table.wire import Wire

if TYPE_CHECKING:
    from theomachy.table.messages import EndedBy

RESIGNED, OUT_OF_TIME = "resigned", "ran out of time"
GIVEN_UP: Final[dict[str, EndedBy]] = {RESIGNED: "resigned", OUT_OF_TIME: "out-of-time"}
AGREED = ", agreed"
EVERY = 200  # choices a match can go back to: what is taken back is played again from there at the most
TAKEN_BACK = -4  # in the history of a match it stands where otherwise a seat does, before a number of choices


class Unfair(BadInput):
    """A record's choice of chance is not what its dealer drew."""

    def __init__(self, source: Source, choice: int, outcome: str, drawn: str) -> None:
        wrong = Wording("record-other-outcome", drawn=drawn)
        super().__init__("record-choice", source=source, number=choice, choice=f"chance {outcome}", wrong=wrong)
        self.choice = choice
        self.outcome = outcome
        self.drawn = drawn


class Mark(NamedTuple):
    """What each seat had seen of a match at some moment."""

    log_sizes: dict[int, int]
    views: dict[int, View]
    recalls: dict[int, Recall]


class Checkpoint(NamedTuple):
    """A match as it was after so many choices, and how long its lists were."""

    choices: int
    state: State
    before: State | None
    holder: int
    held: list[LogEntry]
    held_reveals: bool
    last_reveal: dict[int, int]
    happened: int
    log_sizes: dict[int, int]


class Match:
    """One game from its first deal to its end.  Choices go in; views, events and the record come out.

    Seats are numbers from 0, in the order of `seat_names`; choices are numbers, too, and `notation` writes and reads
    them.  Nothing that a seat is shown or told says more than its player may know.

    Examples:
        >>> from theomachy.table import new_match
        >>> match = new_match("hera-zeus", seed=1)
        >>> match.seat_names, match.to_move()
        (('hera', 'zeus'), 0)
        >>> view = match.view(0)
        >>> [match.notation.write_action(choice) for choice in view.legal]
        ['LAY(2)', 'LAY(P)', 'LAY(M)']
        >>> match.choose(0, match.notation.read_action("LAY(P)"))
        >>> match.record().choices[-1]
        ('hera', 'LAY(P)')
    """

    def __init__(self, game: GameRules, options: Options, seats: list[str], dealer: Dealer | FairDealer | None) -> None:
        self.game = game
        self.options = options
        self.wire = Wire(game, options)
        self.notation = self.wire.notation
        self.seats = seats
        self.dealer = dealer
        self.audience = (*range(len(seats)), WATCHER)
        self.events_read = dict.fromkeys(self.audience, 0)  # of its log, how much a seat has asked for
        self._written: dict[int, str] = {}  # outcomes of chance in notation; they come up again and again
        self._first = 0  # so many choices were made before those that are held here
        self._begin()
        self._deal()

    def _begin(self) -> None:
        self.choices: list[tuple[int, int]] = []  # who (or CHANCE) chose what
        self.history: list[tuple[int, int]] = []  # the same, and what was taken back
        self.happened: list[Event] = []
        self.logs: dict[int, list[Event]] = {seat: [] for seat in self.audience}  # what each has seen
        self.held: list[LogEntry] = []  # what only `holder` has seen so far
        self.holder = NOBODY
        self._before: State | None = None  # meanwhile the other seats see this one
        self.held_reveals = False  # does anybody learn something from what is held?
        # How many choices had been made when, as far as a seat knows, somebody last learnt something.
        self.last_reveal = dict.fromkeys(self.audience, 0)
        self.concluded = ""  # how the game has ended, if not by its rules: what is added to the result
        self.points: list[float] = []  # in that case
        self._log = Log()
        self._state = self.game.new(len(self.seats), self.options, self._log)
        self._views: dict[int, View] = {}  # of the state as it is
        self._checkpoints: list[Checkpoint] = []
        self._tried: Match | None = None  # what followed from a choice that was tried and not made yet
        self._dealt: tuple[int, ...] = ()  # of one that was tried: how far the dealer was then

    # --- what leaves -----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """All that a seat may know; `WATCHER` is somebody who plays no seat."""
        if self.concluded:
            view: Any = self.laid_open(seat)
            return cast(View, replace(view, to_move=NOBODY, question="", legal=()))
        if seat not in self._views:
            self._views[seat] = self.game.view(self._seen_by(seat), seat)
        return self._views[seat]

    def recall(self, seat: int) -> Recall:
        """What a seat remembers beside its view, as guesses of bots need it: nothing for people to read."""
        return self.game.recall(self._seen_by(seat), seat)

    def _seen_by(self, seat: int) -> State:
        return self._state if self._before is None or seat == self.holder else self._before

    def laid_open(self, seat: int) -> View:
        """With all that is hidden from this seat: for the time after the game."""
        return self.game.view(self._state, seat, True)

    def true_state(self) -> State:
        """A copy of all there is, whoever may know it: for judges, after the game."""
        return self._state.copy()

    def to_move(self) -> int:
        """The seat that is to choose; `NOBODY` when the game is over."""
        return NOBODY if self.concluded else self.game.to_move(self._state)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.to_move() == NOBODY

    def result(self) -> list[float]:
        """Of each seat: 1 for a win, -1 for a loss, between them for a draw or a shared victory; 0 before the end."""
        return self.points if self.concluded else self.game.result(self._state)

    @property
    def ended_by(self) -> EndedBy:
        """What has ended it, once it is over."""
        if self.concluded == AGREED:
            return "agreed"
        return next((by for why, by in GIVEN_UP.items() if self.concluded.endswith(why)), "rules")

    def events(self, seat: int) -> list[Event]:
        """What this seat has seen since it last asked."""
        fresh = self.logs[seat][self.events_read[seat] :]
        self.events_read[seat] = len(self.logs[seat])
        return fresh

    def mark(self) -> Mark:
        """What each seat has seen so far, to compare with later."""
        views = {seat: self.view(seat) for seat in self.audience}
        recalls = {seat: self.recall(seat) for seat in self.audience}
        return Mark({seat: len(log) for seat, log in self.logs.items()}, views, recalls)

    def changed(self, mark: Mark, seat: int) -> bool:
        """Can this seat notice that anything has happened since?"""
        return (
            len(self.logs[seat]) != mark.log_sizes[seat]
            or self.view(seat) != mark.views[seat]
            or self.recall(seat) != mark.recalls[seat]
        )

    def shows(self, tried: Match, seat: int) -> bool:
        """Can this seat notice what followed from a choice that was tried?  That somebody has declined something may be
        no event and change no view, but all at the table know that it was asked."""
        return bool(tried.logs[seat]) or tried.view(seat) != self.view(seat) or tried.recall(seat) != self.recall(seat)

    def would_show(self, seat: int, action: int) -> bool:
        """Can anybody else notice this choice, if it is made now, or what chance brings after it?"""
        tried = self.tried(seat, action)
        return any(self.shows(tried, other) for other in self.audience if other != seat)

    def log(self, seat: int) -> list[Event]:
        """All that this seat has seen."""
        return list(self.logs[seat])

    def open_log(self) -> list[Event]:
        """All that happened, with every hidden card: for the time after the game."""
        return list(self.happened)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats that are played, such as `hera` and `zeus`."""
        return self.game.seat_names[: len(self.seats)]

    def record(self) -> Record:
        """The game so far, as it is written to a file."""
        names = self.seat_names
        record = new_record(self.game, self.options, self.seats)
        history = self.choices
        if isinstance(self.dealer, FairDealer):
            history = self.history
            record.commitment = self.dealer.commitment
            record.nonces = dict(self.dealer.nonces)
            record.secret = self.dealer.secret.hex() if self.over else ""
        record.choices = [
            (UNDO, str(action))
            if who == TAKEN_BACK
            else ("chance" if who == CHANCE else names[who], self.notation.write_action(action))
            for who, action in history
        ]
        if self.over:
            winners = [name for name, points in zip(names, self.result(), strict=True) if points > 0]
            record.result = (f"{winners[0]} wins" if winners else "draw") + self.concluded
        return record

    # --- what goes in ----------------------------------------------------------------------------------------------

    def choose(self, seat: int, action: int) -> None:
        """A seat's choice, one of `view(seat).legal`.  Any other is refused, and nothing has changed.

        Raises:
            Refused: with a code and the clause of the rules that forbids it.
        """
        self._may_choose(seat, action)
        self._apply(seat, action)
        self._deal()

    def _may_choose(self, seat: int, action: int) -> None:
        if self.to_move() != seat:
            raise Refused("not-your-turn", "", action)

    def tried(self, seat: int, action: int) -> Match:
        """What follows from a choice and what chance brings after it: the same match further on, with nothing in its
        lists but what is new.  This one stays as it is; it can `accept` the other, once that is known to be kept."""
        self._may_choose(seat, action)
        if self._tried is None or self._tried.choices[0] != (seat, action):
            self._tried = self._branched(seat, action)
        return self._tried

    def _branched(self, seat: int, action: int) -> Match:
        further = copy.copy(self)
        further._first, further._checkpoints = self._first + len(self.choices), []
        further.choices, further.history, further.happened = [], [], []
        further.logs = {seat: [] for seat in self.audience}
        further.last_reveal = dict(self.last_reveal)
        further._log, further._state = Log(), self._state.copy()
        further._state.log = further._log
        dealt = self.dealer.at() if self.dealer else ()
        try:
            further._apply(seat, action, self._state)
            further._deal()
        finally:
            if self.dealer:
                further._dealt = self.dealer.at()
                self.dealer.go_to(dealt)
        return further

    def accept(self, tried: Match) -> None:
        """It was tried from here, and is made."""
        assert tried is self._tried
        checkpoint = len(self.choices) // EVERY
        self.choices += tried.choices
        self.history += tried.history
        self.happened += tried.happened
        for seat, log in tried.logs.items():
            self.logs[seat] += log
        self._before, self.holder, self.held = tried._before, tried.holder, tried.held
        self.held_reveals = tried.held_reveals
        self.last_reveal = tried.last_reveal
        self._log, self._state, self._views, self._tried = tried._log, tried._state, tried._views, None
        if self.dealer:
            self.dealer.go_to(tried._dealt)
        if len(self.choices) // EVERY > checkpoint:
            self._note()

    def try_out(self, seat: int, actions: list[int]) -> int:
        """How many of these choices the seat may make one after the other: all, or those up to the first from which
        anybody would learn something.  The first that is not allowed is refused.  Nothing changes."""
        return tried_out(self.game, self._state.copy(), seat, actions)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last choice back?"""
        return len(self.choices) > self.last_reveal[seat] and self.choices[-1][0] == seat and not self.over

    def undo(self, seat: int) -> None:
        """Take the last choice back, while nobody has learnt anything from it."""
        if not self.can_undo(seat):
            raise Refused("cannot-undo", "", -1)
        self.take_back(1)

    def take_back(self, count: int) -> None:
        """Take the last choices back, whoever made them, chance included: all have agreed.  What chance brings instead
        is drawn anew.  After the end nothing is taken back: then a fair dealer's secret is told."""
        if self.over or not 0 < count <= len(self.choices):
            raise Refused("cannot-undo", "", -1)
        kept, history = self.choices[:-count], [*self.history, (TAKEN_BACK, count)]
        self._go_back(len(kept))
        for who, action in kept[len(self.choices) :]:
            self._apply(who, action)
        self.history = history
        self.events_read = {seat: min(count, len(self.logs[seat])) for seat, count in self.events_read.items()}
        self._deal()

    def _go_back(self, most: int) -> None:
        """To the last checkpoint after so many choices or fewer; its state is copied, for it may be needed again."""
        while self._checkpoints and self._checkpoints[-1].choices > most:
            self._checkpoints.pop()
        if not self._checkpoints:
            self._begin()
            return
        at = self._checkpoints[-1]
        self._state = at.state.copy()
        self._state.log, self._tried = self._log, None
        self._before, self.holder, self.held = at.before, at.holder, list(at.held)
        self.held_reveals = at.held_reveals
        self.last_reveal = dict(at.last_reveal)
        self._views = {}
        del self.choices[at.choices :]
        del self.happened[at.happened :]
        for seat, log in self.logs.items():
            del log[at.log_sizes[seat] :]

    def give_up(self, seat: int, why: str) -> None:
        """One of two has resigned, or his time has run out: the other wins."""
        assert why in GIVEN_UP
        assert len(self.seats) == 2
        self.concluded = f", {self.seat_names[seat]} {why}"
        self.points = [-1.0 if other == seat else 1.0 for other in range(2)]

    def agree_on_draw(self) -> None:
        """All have agreed: nobody wins."""
        self.concluded = AGREED
        self.points = [0.0] * len(self.seats)

    def _deal(self) -> None:
        while self.dealer is not None and self.to_move() == CHANCE:
            self._apply(CHANCE, self._drawn(self.dealer))

    def odds(self) -> list[tuple[int, int]]:
        """While chance is asked: its outcomes and their weights, in the order of their notation, which is the same in
        every build."""
        odds = list(zip(self.game.legal(self._state), self.game.weights(self._state), strict=True))
        for outcome, _ in odds:
            if outcome not in self._written:
                self._written[outcome] = self.notation.write_action(outcome)
        return sorted(odds, key=lambda outcome: self._written[outcome[0]])

    def _drawn(self, dealer: Dealer | FairDealer) -> int:
        if isinstance(dealer, FairDealer):
            odds = self.odds()
        else:
            odds = list(zip(self.game.legal(self._state), self.game.weights(self._state), strict=True))
        return dealer.draw([outcome for outcome, _ in odds], [weight for _, weight in odds])

    def _apply(self, who: int, action: int, before: State | None = None) -> None:
        """`before` is the state as it is, if it is kept elsewhere.  Only what a seat begins can be held back."""
        if before is None and who != CHANCE and self._before is None:
            before = self._state.copy()
        self.game.apply(self._state, action)
        self._views, self._tried = {}, None
        self.choices.append((who, action))
        self.history.append((who, action))
        entries = self._log.drain()
        self.happened += [self.game.named(self.options, entry) for entry in entries]
        self._tell(who, entries)
        self._before = (self._before or before) if self.holder != NOBODY else None
        if len(self.choices) % EVERY == 0:
            self._note()

    def _note(self) -> None:
        self._checkpoints.append(
            Checkpoint(
                len(self.choices),
                self._state.copy(),
                self._before,
                self.holder,
                list(self.held),
                self.held_reveals,
                dict(self.last_reveal),
                len(self.happened),
                {seat: len(log) for seat, log in self.logs.items()},
            )
        )

    def _tell(self, who: int, entries: list[LogEntry]) -> None:
        """Each seat gets its side of the events; what the game holds back, others get later than the acting seat."""
        holder = self.holder if who == CHANCE else who
        holding = self.game.holds_back(self._state) and holder != NOBODY and self.to_move() in (CHANCE, holder)
        if holding:
            self.holder = holder
        reveals = {seat for seat in self.audience if any(self.game.reveals(entry, seat) for entry in entries)}
        self.held_reveals = self.held_reveals or who == CHANCE or bool(reveals)
        for seat in self.audience:
            alone = holding and seat == self.holder
            if (who == CHANCE or seat in reveals) if alone else self.held_reveals and not holding:
                self.last_reveal[seat] = self._first + len(self.choices)
            fresh = entries if seat == self.holder else [] if holding else self.held + entries
            seen = [self.game.seen(self.options, entry, seat) for entry in fresh]
            self.logs[seat] += [event for event in seen if event is not None]
        self.held = self.held + entries if holding else []
        self.held_reveals = self.held_reveals and holding
        self.holder = self.holder if holding else NOBODY


def tried_out(game: GameRules, trial: State, seat: int, actions: list[int]) -> int:
    """The same, in a state that is given away."""
    log = trial.log = Log()
    held: list[LogEntry] = []
    for number, action in enumerate(actions, 1):
        if game.to_move(trial) != seat:
            raise Refused("not-your-turn", "", action)
        game.apply(trial, action)
        held += log.drain()
        audience = (seat,) if game.holds_back(trial) else (seat, WATCHER)
        if game.to_move(trial) == CHANCE or any(game.reveals(entry, one) for entry in held for one in audience):
            return number
    return len(actions)


def new_match(
    game: str, seats: Sequence[str] = (), seed: int | None = None, edition: str = "", **options: Value
) -> Match:
    """A match that begins, with a dealer of its own.

    Args:
        game: The key of the game: `hera-zeus`, `olympus`, `deukalion`, or one that is installed beside them.
        seats: Who sits where, as the record will name them; by default as few as can play, with the names of the seats.
        seed: For the dealer.  The same seed and the same choices give the same game; by default it is drawn.
        edition: One of `theomachy.games.game(key).editions`; the first of them by default.
        options: What differs from the edition, such as `turn_limit=40`.

    Raises:
        BadInput: If there is no such game, edition or option, or if so many cannot play.

    Examples:
        >>> new_match("deukalion", ["Ann", "Ben", "Cem"], charybdis="on").seat_names
        ('deukalion', 'perseus', 'hercules')
    """
    rules = game_named(game)
    names = list(seats) or list(rules.seat_names[: rules.players[0]])
    dealer = Dealer(secrets.randbits(62) if seed is None else seed)
    return Match(rules, rules.options(edition or rules.editions[0], options), names, dealer)


def new_record(game: GameRules, options: Options, seats: list[str]) -> Record:
    """The record of a match that has not begun: what a fair dealer is bound to."""
    for who in seats:
        if not who or who != who.strip() or "\n" in who or "\r" in who:
            raise BadInput("record-bad-name", name=who)
    record = Record(game.key, game.rules_version, options.edition)
    record.options = {name: written(value) for name, value in options.changes().items()}
    record.seats = list(zip(game.seat_names[: len(seats)], seats, strict=True))
    return record


def from_record(record: Record, source: Source = THE_RECORD, dealer: Dealer | FairDealer | None = None) -> Match:
    """The match that a record tells of, at its end.  A fair dealer draws all its outcomes again and must draw the same;
    then it goes on from there.

    Raises:
        BadInput: If the record does not follow the rules, in a sentence that names the choice.

    Examples:
        >>> match = new_match("hera-zeus", seed=1)
        >>> from_record(match.record()).view(0) == match.view(0)
        True
    """
    if dealer is not None and dealer.commitment != record.commitment:
        raise BadInput("record-other-dealer", source=source)
    match = begun(record, source)
    for number, (who, text) in enumerate(record.choices, 1):
        if isinstance(dealer, FairDealer) and who == "chance" and match.to_move() == CHANCE:
            drawn = match.notation.write_action(match._drawn(dealer))
            if text != drawn:
                raise Unfair(source, number, text, drawn)
        go_on(match, record, number, source)
    finish(match, record, source)
    match.dealer = dealer
    match._deal()
    return match


def begun(record: Record, source: Source = THE_RECORD) -> Match:
    """The match that a record tells of, before its first choice."""
    try:
        game = game_named(record.game)
        names = game.seat_names[: len(record.seats) or game.players[0]]
        if record.seats and (*(name for name, _ in record.seats),) != names:
            raise BadInput("record-other-seats", seats=", ".join(names))
        plain = game.options()
        options = game.options(record.edition, {name: plain.read_value(text) for name, text in record.options.items()})
        if record.rules != game.rules_version:
            raise BadInput("record-other-rules", game=game.key, version=record.rules, ours=game.rules_version)
        return Match(game, options, [who for _, who in record.seats] or list(names), None)
    except BadInput as error:
        raise BadInput("in-source", source=source, wrong=error) from None


def go_on(match: Match, record: Record, number: int, source: Source = THE_RECORD) -> None:
    """Make the choice of this number, from 1, or take choices back."""
    who, text = record.choices[number - 1]
    try:
        if record.commitment and who == UNDO and re.fullmatch(r"[1-9][0-9]{0,8}", text):
            match.take_back(int(text))
        else:
            follow(match, who, text)
    except (BadInput, Refused) as error:
        wrong = error if isinstance(error, BadInput) else Wording("refused", clause=error.clause or "none")
        raise BadInput("record-choice", source=source, number=number, choice=f"{who} {text}", wrong=wrong) from None


def finish(match: Match, record: Record, source: Source = THE_RECORD) -> None:
    """The end that a record tells of is the one to which its choices lead."""
    conclude(match, record.result)
    if record.result and record.result != match.record().result:
        found = match.record().result or Wording("record-no-end")
        raise BadInput("record-other-result", source=source, result=record.result, found=found)


def conclude(match: Match, result: str) -> None:
    """End a match as a record says that it ended, if that was not by the rules."""
    if not match.over and result == f"draw{AGREED}":
        match.agree_on_draw()
    for seat, name in enumerate(match.seat_names):
        for why in GIVEN_UP:
            if not match.over and len(match.seats) == 2 and result.endswith(f", {name} {why}"):
                match.give_up(seat, why)


def follow(match: Match, who: str, text: str) -> None:
    names = ("chance", *match.seat_names)
    if who not in names:
        raise BadInput("record-no-seat", seat=who)
    seat = names.index(who) - 1
    if match.to_move() != seat:
        raise BadInput("record-not-to-move")
    match._apply(seat, match.notation.read_action(text))
