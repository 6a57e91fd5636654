"""What happened, in words: an event for everything a player would say aloud, as one audience saw it.

Cards are written as in notation, with `?` or `*?` for a back; so are places, `A,1` to `C,4`, and lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Final

from theomachy.games.contract import Event, Seat
from theomachy.games.hera_zeus import tell
from theomachy.games.hera_zeus.notation import CODE_TEXT, PLACE_TEXT
from theomachy.games.hera_zeus.vocabulary import DRAWN_OUT, ENDINGS, IN_HAND, LANES, back_of
from theomachy.kernel.events import LogEntry

# --- preparation, the turn, the end --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Starts(Event):
    seat: Seat


@dataclass(frozen=True)
class CaptiveShown(Event):
    """A captive among the first nine cards is shown and replaced."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    card: str


@dataclass(frozen=True)
class OpeningRow(Event):
    """Both rows lie: each is shown as backs."""

    seat: Seat


@dataclass(frozen=True)
class Turn(Event):
    seat: Seat
    points: int


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    ending: str


@dataclass(frozen=True)
class Drawn(Event):
    """The agreed number of turns is over, and nobody has won."""


# --- cards come, are laid, fight and are lost ----------------------------------------------------------------------


@dataclass(frozen=True)
class Drew(Event):
    seat: Seat
    card: str


@dataclass(frozen=True)
class Laid(Event):
    seat: Seat
    card: str
    place: str


@dataclass(frozen=True)
class Challenged(Event):
    seat: Seat
    lane: str
    card: str
    against: str  # the card that is challenged


@dataclass(frozen=True)
class TurnedUp(Event):
    seat: Seat
    card: str
    place: str


@dataclass(frozen=True)
class Lost(Event):
    seat: Seat
    card: str
    where: str  # it lay: a place, `hand`, or `drawn-out` by Pegasus
    pile: Seat  # on whose pile it comes


@dataclass(frozen=True)
class PandoraLane(Event):
    """Pandora's box opens in a lane."""

    seat: Seat  # whose Pandora it is
    lane: str


@dataclass(frozen=True)
class PandoraHand(Event):
    """Pandora's box opens in a hand."""

    seat: Seat  # whose hand it is


# --- mythology cards, and the figures ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Used(Event):
    """A card is played from the hand."""

    seat: Seat
    card: str
    pile: Seat  # on whose pile it comes


@dataclass(frozen=True)
class StruckHand(Event):
    seat: Seat


@dataclass(frozen=True)
class DrawnOut(Event):
    """Pegasus draws a card out of a hand."""

    seat: Seat  # whose hand it is
    card: str


@dataclass(frozen=True)
class Placed(Event):
    """A card that was drawn out comes face up into the first row."""

    seat: Seat  # whose field it is
    card: str
    place: str


@dataclass(frozen=True)
class StruckFront(Event):
    seat: Seat
    lane: str


@dataclass(frozen=True)
class StruckFigure(Event):
    seat: Seat
    lane: str


@dataclass(frozen=True)
class Looked(Event):
    """Pythia looks at the other hand."""

    seat: Seat


@dataclass(frozen=True)
class Saw(Event):
    """A card that Pythia sees there; for the two players only."""

    seat: Seat  # whose hand it is
    card: str
    copies: int


@dataclass(frozen=True)
class TurnedColumn(Event):
    """Pythia turns a column of the other field face up."""

    seat: Seat
    lane: str


@dataclass(frozen=True)
class Fetched(Event):
    """Hades brings a card back from the pile."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class TookPegasus(Event):
    """Persephone brings these back from the pile."""

    seat: Seat
    native: int
    won: int  # from the other deck


@dataclass(frozen=True)
class Seduced(Event):
    """The Sirens take the top card of the other pile."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class Moved(Event):
    seat: Seat
    place: str
    to: str


@dataclass(frozen=True)
class FigureOn(Event):
    seat: Seat
    lane: str
    points: int  # that are left now


@dataclass(frozen=True)
class FigureOff(Event):
    seat: Seat
    lane: str


EVENTS: Final[tuple[type[Event], ...]] = (
    *(Starts, CaptiveShown, Dealt, OpeningRow, Turn, Won, Drawn),
    *(Drew, Laid, Challenged, TurnedUp, Lost, PandoraLane, PandoraHand),
    *(Used, StruckHand, DrawnOut, Placed, StruckFront, StruckFigure, Looked, Saw, TurnedColumn),
    *(Fetched, TookPegasus, Seduced, Moved, FigureOn, FigureOff),
)

# --- from the numbers of an entry ----------------------------------------------------------------------------------

# StruckFront is EV_STRUCK_FRONT in the log.
KINDS: Final = {getattr(tell, f"EV_{event.name.upper().replace('-', '_')}"): event for event in EVENTS}
WHERE: Final = {**dict(enumerate(PLACE_TEXT)), IN_HAND: "hand", DRAWN_OUT: "drawn-out"}

# Where in an entry the field of an event is found, and how it is named.
FIELDS: Final[dict[str, Callable[[LogEntry], object]]] = {
    "seat": lambda entry: entry.seat,
    "card": lambda entry: CODE_TEXT[entry.card],
    "against": lambda entry: CODE_TEXT[entry.other],
    "lane": lambda entry: LANES[entry.place],
    "place": lambda entry: PLACE_TEXT[entry.place],
    "where": lambda entry: WHERE[entry.place],
    "to": lambda entry: PLACE_TEXT[entry.count],
    "pile": lambda entry: entry.other,
    "points": lambda entry: entry.count,
    "copies": lambda entry: entry.count,
    "native": lambda entry: entry.count,
    "won": lambda entry: entry.other,
    "ending": lambda entry: ENDINGS[entry.count],
}


READERS: Final = {
    kind: (event, [FIELDS[field.name] for field in fields(event)])  # type: ignore[arg-type]
    for kind, event in KINDS.items()
}


def named(entry: LogEntry) -> Event:
    """The whole event."""
    event, readers = READERS[entry.kind]
    return event(*[read(entry) for read in readers])


def seen(entry: LogEntry, seat: int) -> Event | None:
    """The event as a seat sees it: a card not meant for it shows its back, and what Pythia sees is not told at all."""
    if entry.seen_whole_by(seat):
        return named(entry)
    return None if entry.kind == tell.EV_SAW else named(entry.without_card(back_of(entry.card)))
