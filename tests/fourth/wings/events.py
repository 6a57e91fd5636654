"""What happened, as one audience saw it: a class for each event, with fields that have names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from theomachy.games.contract import Event, Seat
from theomachy.kernel.events import LogEntry
from wings.options import Options
from wings.vocabulary import EV_DEALT, EV_GLIDED, EV_LANDED, EV_LEVEL, EV_ROSE, EV_TURN, EV_WON


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    card: str  # "", if the reader does not see it


@dataclass(frozen=True)
class Turn(Event):
    seat: Seat


@dataclass(frozen=True)
class Rose(Event):
    seat: Seat
    card: str


@dataclass(frozen=True)
class Glided(Event):
    seat: Seat


@dataclass(frozen=True)
class Landed(Event):
    seat: Seat
    height: int
    fell: bool


@dataclass(frozen=True)
class Won(Event):
    seat: Seat


@dataclass(frozen=True)
class Level(Event):
    """Nobody has won."""


EVENTS: Final = (Dealt, Turn, Rose, Glided, Landed, Won, Level)


def named(options: Options, entry: LogEntry, whole: bool) -> Event:
    """The event of an entry; `whole`: with the feather that was drawn."""
    seat, card = entry.seat, str(entry.card) if whole else ""
    made: dict[int, Event] = {
        EV_DEALT: Dealt(seat, card),
        EV_TURN: Turn(seat),
        EV_ROSE: Rose(seat, card),
        EV_GLIDED: Glided(seat),
        EV_LANDED: Landed(seat, entry.count, entry.count > options.sun),
        EV_WON: Won(seat),
        EV_LEVEL: Level(),
    }
    return made[entry.kind]
