"""`theomachy replay`: a game move by move in words, all open or as one seat saw it; or step by step with the table."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from theomachy.games import Event, View
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record, read_record_file
from theomachy.kernel.seats import CHANCE, WATCHER
from theomachy.table.match import Match, begun, finish, from_record, go_on
from theomachy.terminal import transcript
from theomachy.terminal.play import HUMAN, seat_named
from theomachy.terminal.screen import Leave, Screen, screen
from theomachy.words import words

ALL = "all"
BACK, QUIT = "b", "q"


def run(args: argparse.Namespace) -> int:
    path = Path(args.record)
    record = read_record_file(path)
    match = from_record(record, str(path))
    w = words(args.language, match.game.key).with_options(match.options)
    page = screen(w, args.plain)
    seat, is_open = to_whom(match, args.seat)
    page.say(transcript.title(match, w))
    if seat != WATCHER:
        page.say(w.say("term-as-seen-by", side=w.side(seat)))
    if args.step:
        Stepping(match, positions(record, str(path), seat, is_open), seat, is_open, page).go()
    else:
        tell(match, seat, match.open_log() if is_open else match.log(seat), page)
    return 0


def to_whom(match: Match, name: str | None) -> tuple[int, bool]:
    """Who looks on, and whether all lies open.  A finished game does; one to be continued shows what its player saw."""
    if name == ALL or (name is None and match.over):
        return WATCHER, True
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    return seat_named(name, match.seat_names) if name else people[0] if len(people) == 1 else WATCHER, False


def tell(match: Match, seat: int, events: list[Event], page: Screen) -> None:
    for turn in transcript.by_turn(events, page.w):
        page.say()
        page.happened(turn, seat)
    page.heading(transcript.result(match, seat, page.w))
    if match.over:
        page.lines(page.board.revealed(match.view(WATCHER)))


# --- step by step -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """The table at some moment, and what happened since the one before."""

    view: View
    events: list[Event]


def positions(record: Record, source: str, seat: int, is_open: bool) -> list[Position]:
    """One for each choice of a player of which something could be seen, with what chance brought after it."""
    match = begun(record, source)
    found: list[Position] = []
    shown = 0
    for number in range(1, len(record.choices) + 1):
        go_on(match, record, number, source)
        last = number == len(record.choices)
        if last:
            finish(match, record, source)
        events = match.open_log() if is_open else match.log(seat)
        if (match.to_move() != CHANCE and len(events) != shown) or last:  # fewer: choices were taken back
            view = match.laid_open(seat) if is_open else match.view(seat)
            found.append(Position(view, events[shown:]))
            shown = len(events)
    return found


class Stepping:
    """Forward and back through a game that is kept."""

    def __init__(self, match: Match, positions: list[Position], seat: int, is_open: bool, page: Screen) -> None:
        self.match = match
        self.positions = positions
        self.seat = seat
        self.is_open = is_open
        self.page = page
        self.w = page.w
        self.at = 0

    def go(self) -> None:
        """Until one has seen enough."""
        if not self.positions:
            self.page.say(self.w.say("step-nothing"))
            return
        self.show()
        try:
            while (typed := self.page.read(self.w.say("step-prompt", back=BACK, quit=QUIT) + " ").strip()) != QUIT:
                self.obey(typed)
        except (Leave, KeyboardInterrupt):
            self.page.say()

    def obey(self, typed: str) -> None:
        try:
            self.at = self.wanted(typed)
        except BadInput as error:
            self.page.warn(self.w.say_error(error))
        else:
            self.show()

    def wanted(self, typed: str) -> int:
        last = len(self.positions) - 1
        if typed.isdecimal():
            if not 1 <= int(typed) <= last + 1:
                raise BadInput("step-no-such", number=typed, last=last + 1)
            return int(typed) - 1
        if typed not in ("", BACK):
            raise BadInput("step-not-understood", text=typed, back=BACK, quit=QUIT)
        at = self.at + (-1 if typed == BACK else 1)
        if not 0 <= at <= last:
            raise BadInput("step-first") if at < 0 else BadInput("step-last")
        return at

    def show(self) -> None:
        now = self.positions[self.at]
        story = len(self.w.story(now.events, self.seat))
        hands = self.page.board.revealed(now.view) if self.is_open else []
        self.page.heading(self.w.say("step-title", number=self.at + 1, last=len(self.positions)))
        self.page.happened(now.events, self.seat)
        self.page.say()
        self.page.table(now.view, beside=story + len(hands) + 4)
        self.page.lines(hands)
        if self.at == len(self.positions) - 1:
            self.page.say(transcript.result(self.match, self.seat, self.w))
