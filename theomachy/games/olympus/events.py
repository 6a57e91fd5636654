"""What happened, in names: the events of Fight for Olympus as players, watchers and programs are told them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from theomachy.games.contract import BySeat, Event, Seat
from theomachy.games.olympus import tell
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.cards import CardSet
from theomachy.games.olympus.options import Options
from theomachy.kernel.events import LogEntry
from theomachy.kernel.seats import NOBODY

# --- the turn -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Started(Event):
    """Who has the first turn."""

    seat: Seat


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    card: str  # "" if it is another's


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat
    turn: int  # of both players together, from 1


@dataclass(frozen=True)
class PhaseSkipped(Event):
    seat: Seat
    phase: str


@dataclass(frozen=True)
class PhaseBegan(Event):
    seat: Seat
    phase: str


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    ending: str


@dataclass(frozen=True)
class Tied(Event):
    ending: str


# --- cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Announced(Event):
    """A card is about to be played."""

    seat: Seat
    card: str
    zone: str  # where it was: hand or discard


@dataclass(frozen=True)
class Paid(Event):
    seat: Seat
    card: str
    colour: str  # of the symbol


@dataclass(frozen=True)
class PaidMarker(Event):
    seat: Seat
    colour: str


@dataclass(frozen=True)
class Placed(Event):
    seat: Seat
    card: str
    place: str


@dataclass(frozen=True)
class Equipped(Event):
    seat: Seat
    card: str  # the equipment
    bearer: str
    place: str


@dataclass(frozen=True)
class Drew(Event):
    seat: Seat
    card: str  # "" if it is another's


@dataclass(frozen=True)
class Dropped(Event):
    """Out of the hand onto the discard pile."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class Showed(Event):
    """The other player looks at a hand."""

    seat: Seat  # whose hand it is
    card: str


@dataclass(frozen=True)
class Took(Event):
    """From the discard pile into the hand."""

    seat: Seat
    card: str


# --- units --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Attacked(Event):
    seat: Seat
    card: str
    place: str


@dataclass(frozen=True)
class Struck(Event):
    seat: Seat  # whose unit is struck
    card: str
    place: str
    damage: int
    attacker: str  # the unit opposite
    attacker_place: str


@dataclass(frozen=True)
class Damaged(Event):
    """By an ability."""

    seat: Seat
    card: str
    place: str
    damage: int


@dataclass(frozen=True)
class Healed(Event):
    seat: Seat
    card: str
    place: str
    damage: int  # that is gone


@dataclass(frozen=True)
class Defeated(Event):
    """It is discarded next, or survives."""

    seat: Seat
    card: str
    place: str


@dataclass(frozen=True)
class Survived(Event):
    """It loses all damage and stays."""

    seat: Seat
    card: str
    place: str


@dataclass(frozen=True)
class Discarded(Event):
    seat: Seat
    card: str
    equipment: str  # that goes with it, or ""
    place: str


@dataclass(frozen=True)
class Stripped(Event):
    """The equipment alone is discarded."""

    seat: Seat
    card: str  # the bearer
    equipment: str
    place: str


@dataclass(frozen=True)
class Returned(Event):
    """To the hand."""

    seat: Seat
    card: str
    equipment: str  # that is discarded, or ""
    place: str


@dataclass(frozen=True)
class Moved(Event):
    seat: Seat
    card: str
    place: str
    to: str


@dataclass(frozen=True)
class Modified(Event):
    """For a while."""

    seat: Seat
    card: str
    place: str
    attack: int  # more
    defence: int


@dataclass(frozen=True)
class Used(Event):
    """An effect begins."""

    seat: Seat
    card: str  # whose text it is: a unit or its equipment
    place: str


# --- markers, points, bonuses -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TookMarker(Event):
    seat: Seat
    colour: str
    giver: Seat  # or nobody: it lay on the board


@dataclass(frozen=True)
class GainedPoint(Event):
    seat: Seat
    points: BySeat[int]  # where the counter is now


@dataclass(frozen=True)
class GainedBonus(Event):
    """An area bonus begins; what it brings follows."""

    seat: Seat
    area: str


# --- out of the log -----------------------------------------------------------------------------------------------


class Entry:
    """An entry of the log, with names for its numbers."""

    def __init__(self, cards: CardSet, entry: LogEntry) -> None:
        self.cards = cards
        self.seat = entry.seat
        self.card = self.name(entry.card)
        self.number = entry.other
        self.at = entry.place
        self.count = entry.count

    def name(self, card: int) -> str:
        return self.cards.cards[card].id if card not in (v.NO_CARD, v.UNKNOWN) else ""

    @property
    def other(self) -> str:
        return self.name(self.number)

    @property
    def place(self) -> str:
        return v.PLACE_NAMES[self.at]

    @property
    def opposite(self) -> str:
        return v.PLACE_NAMES[(self.at + v.SIDE) % v.PLACES]

    @property
    def unit(self) -> tuple[int, str, str]:
        return self.seat, self.card, self.place


NAMED: Final[dict[int, Callable[[Entry], Event]]] = {
    tell.EV_STARTED: lambda it: Started(it.seat),
    tell.EV_DEALT: lambda it: Dealt(it.seat, it.card),
    tell.EV_TURN_BEGAN: lambda it: TurnBegan(it.seat, it.count),
    tell.EV_PHASE_SKIPPED: lambda it: PhaseSkipped(it.seat, v.PHASES[it.count]),
    tell.EV_PHASE_BEGAN: lambda it: PhaseBegan(it.seat, v.PHASES[it.count]),
    tell.EV_ANNOUNCED: lambda it: Announced(it.seat, it.card, "discard" if it.count else "hand"),
    tell.EV_PAID: lambda it: Paid(it.seat, it.card, v.COLOURS[it.count]),
    tell.EV_PAID_MARKER: lambda it: PaidMarker(it.seat, v.COLOURS[it.count]),
    tell.EV_PLACED: lambda it: Placed(*it.unit),
    tell.EV_EQUIPPED: lambda it: Equipped(it.seat, it.card, it.other, it.place),
    tell.EV_DREW: lambda it: Drew(it.seat, it.card),
    tell.EV_ATTACKED: lambda it: Attacked(*it.unit),
    tell.EV_STRUCK: lambda it: Struck(*it.unit, it.count, it.other, it.opposite),
    tell.EV_DAMAGED: lambda it: Damaged(*it.unit, it.count),
    tell.EV_HEALED: lambda it: Healed(*it.unit, it.count),
    tell.EV_DEFEATED: lambda it: Defeated(*it.unit),
    tell.EV_SURVIVED: lambda it: Survived(*it.unit),
    tell.EV_DISCARDED: lambda it: Discarded(it.seat, it.card, it.other, it.place),
    tell.EV_STRIPPED: lambda it: Stripped(it.seat, it.card, it.other, it.place),
    tell.EV_RETURNED: lambda it: Returned(it.seat, it.card, it.other, it.place),
    tell.EV_MOVED: lambda it: Moved(*it.unit, v.PLACE_NAMES[it.count]),
    tell.EV_MODIFIED: lambda it: Modified(*it.unit, it.count, it.number),
    tell.EV_USED: lambda it: Used(*it.unit),
    tell.EV_DROPPED: lambda it: Dropped(it.seat, it.card),
    tell.EV_SHOWED: lambda it: Showed(it.seat, it.card),
    tell.EV_TOOK: lambda it: Took(it.seat, it.card),
    tell.EV_TOOK_MARKER: lambda it: TookMarker(it.seat, v.COLOURS[it.count], holder(it.number)),
    tell.EV_GAINED_POINT: lambda it: GainedPoint(it.seat, points(it.count)),
    tell.EV_GAINED_BONUS: lambda it: GainedBonus(it.seat, v.AREAS[it.at]),
    tell.EV_WON: lambda it: Won(it.seat, v.ENDINGS[it.count]),
    tell.EV_TIED: lambda it: Tied(v.ENDINGS[it.count]),
}
EVENTS: Final[tuple[type[Event], ...]] = (
    *(Started, Dealt, TurnBegan, PhaseSkipped, PhaseBegan, Announced, Paid, PaidMarker, Placed, Equipped, Drew),
    *(Attacked, Struck, Damaged, Healed, Defeated, Survived, Discarded, Stripped, Returned, Moved, Modified, Used),
    *(Dropped, Showed, Took, TookMarker, GainedPoint, GainedBonus, Won, Tied),
)


def named(options: Options, entry: LogEntry) -> Event:
    return NAMED[entry.kind](Entry(options.cards, entry))


def holder(number: int) -> int:
    """Of a colour marker: a seat, or NOBODY while it lies on the board."""
    return NOBODY if number == v.ON_BOARD else number


def points(counter: int) -> tuple[int, int]:
    """How far the counter is on the side of each player; on the other it is not."""
    return max(counter, 0), max(-counter, 0)
