"""`theomachy replay`: a game move by move in words, all open or as one seat saw it."""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.games import Event
from theomachy.kernel.records import read_record_file
from theomachy.kernel.seats import WATCHER
from theomachy.table.match import Match, from_record
from theomachy.terminal import transcript
from theomachy.terminal.play import HUMAN, seat_named
from theomachy.terminal.screen import screen
from theomachy.words import words

ALL = "all"


def run(args: argparse.Namespace) -> int:
    path = Path(args.record)
    match = from_record(read_record_file(path), str(path))
    w = words(args.language, match.game.key).with_options(match.options)
    page = screen(w, args.plain)
    seat, events = as_told(match, args.seat)
    page.say(transcript.title(match, w))
    if seat != WATCHER:
        page.say(w.say("term-as-seen-by", side=w.side(seat)))
    for turn in transcript.by_turn(events, w):
        page.say()
        page.happened(turn, seat)
    page.heading(transcript.result(match, seat, w))
    if match.over:
        page.lines(page.board.revealed(match.view(WATCHER)))
    return 0


def as_told(match: Match, name: str | None) -> tuple[int, list[Event]]:
    """To whom it is told, and what.  A finished game lies open; one to be continued shows what its player saw."""
    if name == ALL or (name is None and match.over):
        return WATCHER, match.open_log()
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    seat = seat_named(name, match.seat_names) if name else people[0] if len(people) == 1 else WATCHER
    return seat, match.log(seat)
