"""What happened, told to those who saw it: one function for each event.  Numbers only; `events` gives them names.

`State.tell` takes kind, seat, card, other, place, count, and the seats that see the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion.vocabulary import NO_CARD
from theomachy.kernel.seats import EVERYBODY, NOBODY
from theomachy.kernel.state import State

EV_STARTS: Final = 0
EV_LAID: Final = 1
EV_TURNED: Final = 2
EV_DEALT: Final = 3
EV_SECRET: Final = 4
EV_WHIRLPOOL: Final = 5
EV_ANCHORED: Final = 6
EV_TURN: Final = 7
EV_SHAKEN: Final = 8
EV_KYLIX: Final = 9
EV_SAILED: Final = 10
EV_JUMPED: Final = 11
EV_STAYED: Final = 12
EV_SACRIFICED: Final = 13
EV_RECLAIMED: Final = 14
EV_WENT_BELOW: Final = 15
EV_CHALLENGED_PLACE: Final = 16
EV_CHALLENGED_SHIP: Final = 17
EV_CHALLENGED_HYDRA: Final = 18
EV_HYDRA_CHALLENGED: Final = 19
EV_THREW: Final = 20
EV_WON_CHALLENGE: Final = 21
EV_LOST_CHALLENGE: Final = 22
EV_TOOK_CHEST: Final = 23
EV_PUT_CHEST: Final = 24
EV_DREW: Final = 25
EV_STOLE: Final = 26
EV_RELOCATED: Final = 27
EV_HYDRA_MOVED: Final = 28
EV_HYDRA_RELOCATED: Final = 29
EV_FOUNDED: Final = 30
EV_CONQUERED: Final = 31
EV_CLAIMED: Final = 32
EV_COMPLETED: Final = 33
EV_REMOVED: Final = 34
EV_PUT_UNDER: Final = 35
EV_HONOUR: Final = 36
EV_PLAYED: Final = 37
EV_PAID: Final = 38
EV_RESHUFFLED: Final = 39
EV_SWAPPED: Final = 40
EV_REVEALED: Final = 41
EV_WON: Final = 42
EV_SHARED: Final = 43


def only(seat: i64) -> i64:
    """An audience of one."""
    one: i64 = 1
    return one << seat


# --- setting up ---------------------------------------------------------------------------------------------------


def starts(s: State, seat: i64) -> None:
    s.tell(EV_STARTS, seat, NO_CARD, 0, 0, 0)


def laid(s: State, city: i64, colour: i64) -> None:
    s.tell(EV_LAID, NOBODY, NO_CARD, 0, city, colour)


def turned(s: State, pursuit: i64, slot: i64) -> None:
    s.tell(EV_TURNED, NOBODY, pursuit, 0, slot, 0)


def dealt(s: State, seat: i64, kind: i64) -> None:
    s.tell(EV_DEALT, seat, kind, 0, 0, 0, only(seat))


def secret(s: State, seat: i64, pursuit: i64) -> None:
    s.tell(EV_SECRET, seat, pursuit, 0, 0, 0, only(seat))


def whirlpool(s: State, seat: i64, number: i64, square: i64) -> None:
    s.tell(EV_WHIRLPOOL, seat, NO_CARD, 0, square, number)


def anchored(s: State, seat: i64, square: i64) -> None:
    s.tell(EV_ANCHORED, seat, NO_CARD, 0, square, 0)


# --- the turn and the Kylix ---------------------------------------------------------------------------------------


def turn(s: State, seat: i64, number: i64) -> None:
    s.tell(EV_TURN, seat, NO_CARD, 0, 0, number)


def shaken(s: State, seat: i64, result: i64) -> None:
    s.tell(EV_SHAKEN, seat, NO_CARD, 0, 0, result)


def kylix(s: State, seat: i64, dice: i64) -> None:
    """The dice on the four positions, as digits."""
    s.tell(EV_KYLIX, seat, NO_CARD, 0, 0, dice)


def swapped(s: State, seat: i64, pair: i64) -> None:
    s.tell(EV_SWAPPED, seat, NO_CARD, 0, 0, pair)


# --- ships and the Hydra ------------------------------------------------------------------------------------------


def sailed(s: State, seat: i64, origin: i64, square: i64) -> None:
    s.tell(EV_SAILED, seat, NO_CARD, origin, square, 0)


def jumped(s: State, seat: i64, whirlpool: i64, origin: i64, square: i64, lost: i64) -> None:
    """The number of the whirlpool takes the place of a card."""
    s.tell(EV_JUMPED, seat, whirlpool, origin, square, lost)


def stayed(s: State, seat: i64, square: i64) -> None:
    s.tell(EV_STAYED, seat, NO_CARD, 0, square, 0)


def relocated(s: State, seat: i64, by: i64, square: i64) -> None:
    s.tell(EV_RELOCATED, seat, NO_CARD, by, square, 0)


def hydra_moved(s: State, seat: i64, square: i64) -> None:
    s.tell(EV_HYDRA_MOVED, seat, NO_CARD, 0, square, 0)


def hydra_relocated(s: State, seat: i64, square: i64) -> None:
    s.tell(EV_HYDRA_RELOCATED, seat, NO_CARD, 0, square, 0)


# --- hoplites and settlements -------------------------------------------------------------------------------------


def sacrificed(s: State, seat: i64) -> None:
    s.tell(EV_SACRIFICED, seat, NO_CARD, 0, 0, 0)


def reclaimed(s: State, seat: i64, hoplites: i64) -> None:
    s.tell(EV_RECLAIMED, seat, NO_CARD, 0, 0, hoplites)


def went_below(s: State, seat: i64, hoplites: i64) -> None:
    s.tell(EV_WENT_BELOW, seat, NO_CARD, 0, 0, hoplites)


def founded(s: State, seat: i64, place: i64) -> None:
    s.tell(EV_FOUNDED, seat, NO_CARD, 0, place, 0)


def conquered(s: State, seat: i64, owner: i64, place: i64, held: i64) -> None:
    """From its owner; 1 if it is held, 0 if it is vacant now."""
    s.tell(EV_CONQUERED, seat, NO_CARD, owner, place, held)


# --- challenges ---------------------------------------------------------------------------------------------------


def challenged_place(s: State, seat: i64, place: i64) -> None:
    s.tell(EV_CHALLENGED_PLACE, seat, NO_CARD, 0, place, 0)


def challenged_ship(s: State, seat: i64, other: i64, square: i64) -> None:
    s.tell(EV_CHALLENGED_SHIP, seat, NO_CARD, other, square, 0)


def challenged_hydra(s: State, seat: i64, square: i64) -> None:
    s.tell(EV_CHALLENGED_HYDRA, seat, NO_CARD, 0, square, 0)


def hydra_challenged(s: State, seat: i64, by: i64, square: i64) -> None:
    s.tell(EV_HYDRA_CHALLENGED, seat, NO_CARD, by, square, 0)


def threw(s: State, seat: i64, throw: i64, halves: i64) -> None:
    s.tell(EV_THREW, seat, NO_CARD, halves, 0, throw)


def won_challenge(s: State, seat: i64) -> None:
    s.tell(EV_WON_CHALLENGE, seat, NO_CARD, 0, 0, 0)


def lost_challenge(s: State, seat: i64) -> None:
    s.tell(EV_LOST_CHALLENGE, seat, NO_CARD, 0, 0, 0)


# --- chests -------------------------------------------------------------------------------------------------------


def took_chest(s: State, seat: i64, colour: i64, city: i64) -> None:
    s.tell(EV_TOOK_CHEST, seat, NO_CARD, NOBODY, city, colour)


def robbed_chest(s: State, seat: i64, colour: i64, loser: i64) -> None:
    """The same, out of a ship."""
    s.tell(EV_TOOK_CHEST, seat, NO_CARD, loser, -1, colour)


def put_chest(s: State, seat: i64, colour: i64, city: i64, delivered: i64) -> None:
    """1 if it was delivered to Athens, 0 if it was dumped or traded."""
    s.tell(EV_PUT_CHEST, seat, NO_CARD, delivered, city, colour)


# --- Action cards -------------------------------------------------------------------------------------------------


def drew(s: State, seat: i64, kind: i64) -> None:
    s.tell(EV_DREW, seat, kind, 0, 0, 0, only(seat))


def drew_known(s: State, seat: i64, kind: i64) -> None:
    """A card that everybody had seen go under the pile."""
    s.tell(EV_DREW, seat, kind, 0, 0, 0, EVERYBODY)


def stole(s: State, thief: i64, victim: i64, kind: i64) -> None:
    s.tell(EV_STOLE, thief, kind, victim, 0, 0, only(thief) | only(victim))


def played(s: State, seat: i64, kind: i64) -> None:
    s.tell(EV_PLAYED, seat, kind, 0, 0, 0)


def paid(s: State, seat: i64, kind: i64) -> None:
    s.tell(EV_PAID, seat, kind, 0, 0, 0)


def reshuffled(s: State, cards: i64) -> None:
    s.tell(EV_RESHUFFLED, NOBODY, NO_CARD, 0, 0, cards)


# --- Pursuit cards and points -------------------------------------------------------------------------------------


def claimed(s: State, seat: i64, pursuit: i64, slot: i64, task: i64) -> None:
    s.tell(EV_CLAIMED, seat, pursuit, 0, slot, task)


def completed(s: State, seat: i64, pursuit: i64, slot: i64, points: i64) -> None:
    s.tell(EV_COMPLETED, seat, pursuit, 0, slot, points)


def removed(s: State, pursuit: i64, slot: i64) -> None:
    s.tell(EV_REMOVED, NOBODY, pursuit, 0, slot, 0)


def put_under(s: State, seat: i64, pursuit: i64, slot: i64) -> None:
    s.tell(EV_PUT_UNDER, seat, pursuit, 0, slot, 0)


def revealed(s: State, seat: i64, pursuit: i64) -> None:
    s.tell(EV_REVEALED, seat, pursuit, 0, 0, 0)


def honour(s: State, seat: i64, cards: i64, reason: i64) -> None:
    s.tell(EV_HONOUR, seat, NO_CARD, reason, 0, cards)


# --- the end ------------------------------------------------------------------------------------------------------


def won(s: State, seat: i64, ending: i64) -> None:
    s.tell(EV_WON, seat, NO_CARD, 0, 0, ending)


def shared(s: State, winners: i64) -> None:
    """The winners, as bits."""
    s.tell(EV_SHARED, NOBODY, NO_CARD, 0, 0, winners)
