"""A game in words, turn by turn: for `log`, `record` and `theomachy replay`."""

from __future__ import annotations

from itertools import groupby

from theomachy.games.hera_zeus.vocabulary import EV_DEALT, EV_TURN, UNKNOWN
from theomachy.kernel.events import Event
from theomachy.kernel.seats import WATCHER
from theomachy.table.match import Match
from theomachy.terminal.board import counted
from theomachy.words import Words


def lines(events: list[Event], seat: int, w: Words) -> list[tuple[Event, str]]:
    """A sentence for each event; cards dealt in a row make one."""
    told = []
    for kind, run in groupby(
        events, key=lambda event: (event.kind, event.seat) if event.kind == EV_DEALT else id(event)
    ):
        group = list(run)
        told.append((group[0], dealt(group, seat, w) if isinstance(kind, tuple) else w.event(group[0], seat)))
    return told


def dealt(events: list[Event], seat: int, w: Words) -> str:
    side = events[0].seat
    who = "you" if side == seat else "side"
    known = sorted(event.card for event in events if event.card != UNKNOWN)
    names = counted([w.card(code, side) for code in known], w)
    return w.say("term-dealt", who=who, side=w.side(side), count=len(events), known=len(known), cards=names)


def title(match: Match, w: Words) -> str:
    seats = ", ".join(f"{w.side(seat)}: {who}" for seat, who in enumerate(match.seats))
    return w.say("term-title", game=w.say("game-name"), edition=match.options.edition, seats=seats)


def result(match: Match, seat: int, w: Words) -> str:
    """Who won, said to a seat or to a watcher."""
    if not match.over:
        return w.say("term-to-be-continued")
    winner = match.view(WATCHER).winner
    if winner < 0:
        return w.say("term-result-draw")
    who = "side" if seat == WATCHER else "you" if winner == seat else "enemy"
    return w.say("term-result", who=who, side=w.side(winner))


def of_seat(match: Match, seat: int, w: Words) -> str:
    """All that a seat was told, as text to keep."""
    text = [title(match, w), w.say("term-as-seen-by", side=w.side(seat)), ""]
    for event, sentence in lines(match.log(seat), seat, w):
        text += ["", sentence] if event.kind == EV_TURN else [sentence]
    return "\n".join([*text, "", result(match, seat, w), ""])
