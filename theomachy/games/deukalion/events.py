"""What happened, in names: an event for each thing that a player would say aloud."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from theomachy.games.contract import Event, Seat
from theomachy.games.deukalion import tell
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import ACTIONS
from theomachy.games.deukalion.options import Options
from theomachy.kernel.events import LogEntry


@dataclass(frozen=True)
class Dice:
    """The outer dice of the Kylix on their positions; 0 where none lies."""

    hoplites: int
    move: int
    card: int
    hydra: int

    def on(self, position: str) -> int:
        return {"hoplites": self.hoplites, "move": self.move, "card": self.card, "hydra": self.hydra}[position]

    def faces(self) -> tuple[int, ...]:
        """Clockwise."""
        return (self.hoplites, self.move, self.card, self.hydra)


@dataclass(frozen=True)
class Throw:
    """How the hoplites of a throw fell."""

    lost: int
    one: int  # worth a point each
    half: int  # worth half a point each

    def hoplites(self) -> int:
        return self.lost + self.one + self.half


# --- setting up ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Starts(Event):
    seat: Seat


@dataclass(frozen=True)
class Laid(Event):
    """A chest is laid in a city."""

    place: str
    colour: str


@dataclass(frozen=True)
class Turned(Event):
    """A Pursuit card is turned up."""

    card: str
    slot: str


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    card: str  # empty, if another's


@dataclass(frozen=True)
class Secret(Event):
    """A secret Pursuit card is dealt."""

    seat: Seat
    card: str  # empty, if another's


@dataclass(frozen=True)
class Whirlpool(Event):
    """A whirlpool is placed."""

    seat: Seat
    number: int
    square: str


@dataclass(frozen=True)
class Anchored(Event):
    seat: Seat
    square: str


# --- the turn and the Kylix ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn(Event):
    seat: Seat
    number: int


@dataclass(frozen=True)
class Shaken(Event):
    seat: Seat
    centre: int
    outer: tuple[int, ...]


@dataclass(frozen=True)
class Kylix(Event):
    """The Kylix is set down."""

    seat: Seat
    dice: Dice


@dataclass(frozen=True)
class Swapped(Event):
    """The dice on two positions are exchanged."""

    seat: Seat
    first: str
    second: str


# --- ships and the Hydra ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sailed(Event):
    seat: Seat
    origin: str
    square: str


@dataclass(frozen=True)
class Jumped(Event):
    """Through a whirlpool, to another; that it arrives is an event of its own."""

    seat: Seat
    number: int  # of the whirlpool it comes to
    origin: str
    square: str
    lost: int  # hoplites


@dataclass(frozen=True)
class Stayed(Event):
    """A ship move is over."""

    seat: Seat
    square: str


@dataclass(frozen=True)
class Relocated(Event):
    seat: Seat
    other: Seat  # by whom
    square: str


@dataclass(frozen=True)
class HydraMoved(Event):
    seat: Seat
    square: str


@dataclass(frozen=True)
class HydraRelocated(Event):
    seat: Seat
    square: str


# --- hoplites and settlements -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sacrificed(Event):
    """A ship move is given up for hoplites."""

    seat: Seat


@dataclass(frozen=True)
class Reclaimed(Event):
    seat: Seat
    hoplites: int


@dataclass(frozen=True)
class WentBelow(Event):
    seat: Seat
    hoplites: int


@dataclass(frozen=True)
class Founded(Event):
    seat: Seat
    place: str
    hoplites: int  # and as many points


@dataclass(frozen=True)
class Conquered(Event):
    seat: Seat
    other: Seat  # its owner until now
    place: str
    held: bool  # else it is vacant now


# --- challenges ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChallengedPlace(Event):
    seat: Seat
    place: str
    value: int


@dataclass(frozen=True)
class ChallengedShip(Event):
    seat: Seat
    other: Seat
    square: str


@dataclass(frozen=True)
class ChallengedHydra(Event):
    seat: Seat
    square: str


@dataclass(frozen=True)
class HydraChallenged(Event):
    """The Hydra comes for a ship."""

    seat: Seat
    other: Seat  # who has moved the Hydra
    square: str


@dataclass(frozen=True)
class Threw(Event):
    seat: Seat
    throw: Throw
    half_points: int  # the score, with what cards add


@dataclass(frozen=True)
class WonChallenge(Event):
    seat: Seat


@dataclass(frozen=True)
class LostChallenge(Event):
    seat: Seat


# --- chests -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TookChest(Event):
    seat: Seat
    colour: str
    place: str  # the city; empty, if it was in a ship
    other: Seat  # whose ship that is, or nobody


@dataclass(frozen=True)
class PutChest(Event):
    seat: Seat
    colour: str
    place: str
    delivered: bool  # else dumped, or traded


# --- Action cards -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drew(Event):
    seat: Seat
    card: str  # empty, if unseen


@dataclass(frozen=True)
class Stole(Event):
    seat: Seat
    other: Seat  # the victim
    card: str  # empty, if unseen


@dataclass(frozen=True)
class Played(Event):
    seat: Seat
    card: str
    permanent: bool  # it stays before its player


@dataclass(frozen=True)
class Paid(Event):
    """A card goes under the pile, for a Pursuit card."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile becomes the Action pile."""

    cards: int


# --- Pursuit cards and points -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Claimed(Event):
    seat: Seat
    card: str
    slot: str
    task: str


@dataclass(frozen=True)
class Completed(Event):
    seat: Seat
    card: str
    slot: str  # where it lay
    points: int


@dataclass(frozen=True)
class Removed(Event):
    """A Pursuit card that several players claimed leaves the game."""

    card: str
    slot: str  # where it lay


@dataclass(frozen=True)
class PutUnder(Event):
    """An open Pursuit card goes under its pile."""

    seat: Seat
    card: str
    slot: str  # where it lay


@dataclass(frozen=True)
class Revealed(Event):
    """A secret Pursuit card is laid open."""

    seat: Seat
    card: str


@dataclass(frozen=True)
class Honour(Event):
    seat: Seat
    cards: int
    reason: str


# --- the end ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Won(Event):
    seat: Seat
    ending: str


@dataclass(frozen=True)
class Shared(Event):
    """Several have won together."""

    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    *(Starts, Laid, Turned, Dealt, Secret, Whirlpool, Anchored),
    *(Turn, Shaken, Kylix, Swapped),
    *(Sailed, Jumped, Stayed, Relocated, HydraMoved, HydraRelocated),
    *(Sacrificed, Reclaimed, WentBelow, Founded, Conquered),
    *(ChallengedPlace, ChallengedShip, ChallengedHydra, HydraChallenged, Threw, WonChallenge, LostChallenge),
    *(TookChest, PutChest),
    *(Drew, Stole, Played, Paid, Reshuffled),
    *(Claimed, Completed, Removed, PutUnder, Revealed, Honour),
    *(Won, Shared),
)


# --- from numbers to names ----------------------------------------------------------------------------------------


def action_card(kind: int) -> str:
    return v.ACTION_CARDS[kind] if 0 <= kind < v.KINDS else ""


def pursuit_card(card: int) -> str:
    return v.PURSUIT_NAMES[card] if 0 <= card < v.PURSUITS else ""


def shaken(result: int) -> list[int]:
    """The centre die, then the outer ones."""
    return [result // v.FACES**power % v.FACES + 1 for power in reversed(range(v.DICE))]


def named(options: Options, e: LogEntry) -> Event:
    """The event that an entry stands for."""
    seat, count = e.seat, e.count
    match e.kind:
        case tell.EV_STARTS:
            return Starts(seat)
        case tell.EV_LAID:
            return Laid(v.PLACE_NAMES[e.place], v.COLOURS[count])
        case tell.EV_TURNED:
            return Turned(pursuit_card(e.card), v.SLOT_NAMES[e.place])
        case tell.EV_DEALT:
            return Dealt(seat, action_card(e.card))
        case tell.EV_SECRET:
            return Secret(seat, pursuit_card(e.card))
        case tell.EV_WHIRLPOOL:
            return Whirlpool(seat, count + 1, v.SQUARE_NAMES[e.place])
        case tell.EV_ANCHORED:
            return Anchored(seat, v.SQUARE_NAMES[e.place])
        case tell.EV_TURN:
            return Turn(seat, count)
        case tell.EV_SHAKEN:
            centre, *outer = shaken(count)
            return Shaken(seat, centre, tuple(outer))
        case tell.EV_KYLIX:
            return Kylix(seat, Dice(*map(int, f"{count:04}")))
        case tell.EV_SWAPPED:
            return Swapped(seat, v.POSITIONS[v.PAIR_FIRST[count]], v.POSITIONS[v.PAIR_SECOND[count]])
        case tell.EV_SAILED:
            return Sailed(seat, v.SQUARE_NAMES[e.other], v.SQUARE_NAMES[e.place])
        case tell.EV_JUMPED:
            return Jumped(seat, e.card + 1, v.SQUARE_NAMES[e.other], v.SQUARE_NAMES[e.place], count)
        case tell.EV_STAYED:
            return Stayed(seat, v.SQUARE_NAMES[e.place])
        case tell.EV_RELOCATED:
            return Relocated(seat, e.other, v.SQUARE_NAMES[e.place])
        case tell.EV_HYDRA_MOVED:
            return HydraMoved(seat, v.SQUARE_NAMES[e.place])
        case tell.EV_HYDRA_RELOCATED:
            return HydraRelocated(seat, v.SQUARE_NAMES[e.place])
        case tell.EV_SACRIFICED:
            return Sacrificed(seat)
        case tell.EV_RECLAIMED:
            return Reclaimed(seat, count)
        case tell.EV_WENT_BELOW:
            return WentBelow(seat, count)
        case tell.EV_FOUNDED:
            return Founded(seat, v.PLACE_NAMES[e.place], options.map.room[e.place])
        case tell.EV_CONQUERED:
            return Conquered(seat, e.other, v.PLACE_NAMES[e.place], count == 1)
        case tell.EV_CHALLENGED_PLACE:
            return ChallengedPlace(seat, v.PLACE_NAMES[e.place], options.map.value[e.place])
        case tell.EV_CHALLENGED_SHIP:
            return ChallengedShip(seat, e.other, v.SQUARE_NAMES[e.place])
        case tell.EV_CHALLENGED_HYDRA:
            return ChallengedHydra(seat, v.SQUARE_NAMES[e.place])
        case tell.EV_HYDRA_CHALLENGED:
            return HydraChallenged(seat, e.other, v.SQUARE_NAMES[e.place])
        case tell.EV_THREW:
            return Threw(seat, Throw(*v.ALL_THROWS[count]), e.other)
        case tell.EV_WON_CHALLENGE:
            return WonChallenge(seat)
        case tell.EV_LOST_CHALLENGE:
            return LostChallenge(seat)
        case tell.EV_TOOK_CHEST:
            return TookChest(seat, v.COLOURS[count], v.PLACE_NAMES[e.place] if e.place >= 0 else "", e.other)
        case tell.EV_PUT_CHEST:
            return PutChest(seat, v.COLOURS[count], v.PLACE_NAMES[e.place], e.other == 1)
        case tell.EV_DREW:
            return Drew(seat, action_card(e.card))
        case tell.EV_STOLE:
            return Stole(seat, e.other, action_card(e.card))
        case tell.EV_PLAYED:
            return Played(seat, action_card(e.card), bool(ACTIONS[e.card].get("permanent")))
        case tell.EV_PAID:
            return Paid(seat, action_card(e.card))
        case tell.EV_RESHUFFLED:
            return Reshuffled(count)
        case tell.EV_CLAIMED:
            return Claimed(seat, pursuit_card(e.card), v.SLOT_NAMES[e.place], v.TASK_NAMES[count])
        case tell.EV_COMPLETED:
            return Completed(seat, pursuit_card(e.card), v.SLOT_NAMES[e.place], count)
        case tell.EV_REMOVED:
            return Removed(pursuit_card(e.card), v.SLOT_NAMES[e.place])
        case tell.EV_PUT_UNDER:
            return PutUnder(seat, pursuit_card(e.card), v.SLOT_NAMES[e.place])
        case tell.EV_REVEALED:
            return Revealed(seat, pursuit_card(e.card))
        case tell.EV_HONOUR:
            return Honour(seat, count, v.REASONS[e.other])
        case tell.EV_WON:
            return Won(seat, v.ENDINGS[count])
        case tell.EV_SHARED:
            return Shared(tuple(winner for winner in range(v.MOST_SEATS) if count >> winner & 1))
    raise ValueError(f"there is no event {e.kind}")


def seen(options: Options, entry: LogEntry, seat: int) -> Event:
    """The event as a seat sees it: the cards of others have a back only."""
    return named(options, entry if entry.seen_whole_by(seat) else entry.without_card(v.UNKNOWN))
