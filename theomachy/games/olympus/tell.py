"""What is told, each thing by a function of its own: which kind of entry, what is in it, and who sees its card.

An entry of the log has room for a seat, two cards, a place and a count.  What of them each kind uses is known here, and
to `events`, which gives them their names.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus import state
from theomachy.games.olympus.state import State
from theomachy.games.olympus.vocabulary import NO_CARD
from theomachy.kernel.seats import NOBODY

EV_STARTED: Final = 0
EV_DEALT: Final = 1
EV_TURN_BEGAN: Final = 2
EV_PHASE_SKIPPED: Final = 3
EV_PHASE_BEGAN: Final = 4
EV_ANNOUNCED: Final = 5
EV_PAID: Final = 6
EV_PAID_MARKER: Final = 7
EV_PLACED: Final = 8
EV_EQUIPPED: Final = 9
EV_DREW: Final = 10
EV_ATTACKED: Final = 11
EV_STRUCK: Final = 12
EV_DAMAGED: Final = 13
EV_HEALED: Final = 14
EV_DEFEATED: Final = 15
EV_SURVIVED: Final = 16
EV_DISCARDED: Final = 17
EV_STRIPPED: Final = 18
EV_RETURNED: Final = 19
EV_MOVED: Final = 20
EV_MODIFIED: Final = 21
EV_USED: Final = 22
EV_DROPPED: Final = 23
EV_SHOWED: Final = 24
EV_TOOK: Final = 25
EV_TOOK_MARKER: Final = 26
EV_GAINED_POINT: Final = 27
EV_GAINED_BONUS: Final = 28
EV_WON: Final = 29
EV_TIED: Final = 30

BOTH_PLAYERS: Final = 3  # an audience: whoever watches is not among it


def of_unit(s: State, kind: i64, place: i64, other: i64, count: i64) -> None:
    """About whoever stands on a place."""
    if s.log is not None:
        s.tell(kind, state.seat_of(place), s.units[state.UNIT * place], other, place, count)


# --- the turn -----------------------------------------------------------------------------------------------------


def started(s: State, seat: i64) -> None:
    s.tell(EV_STARTED, seat, NO_CARD, 0, 0, 0)


def dealt(s: State, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.tell(EV_DEALT, seat, card, 0, 0, 0, 1 << seat)


def turn_began(s: State) -> None:
    s.tell(EV_TURN_BEGAN, s.active, NO_CARD, 0, 0, s.turns + 1)


def phase_skipped(s: State, phase: i64) -> None:
    s.tell(EV_PHASE_SKIPPED, s.active, NO_CARD, 0, 0, phase)


def phase_began(s: State, phase: i64) -> None:
    s.tell(EV_PHASE_BEGAN, s.active, NO_CARD, 0, 0, phase)


def won(s: State, seat: i64, ending: i64) -> None:
    s.tell(EV_WON, seat, NO_CARD, 0, 0, ending)


def tied(s: State, ending: i64) -> None:
    s.tell(EV_TIED, NOBODY, NO_CARD, 0, 0, ending)


# --- cards --------------------------------------------------------------------------------------------------------


def announced(s: State, seat: i64, card: i64, from_discard: bool) -> None:
    s.tell(EV_ANNOUNCED, seat, card, 0, 0, 1 if from_discard else 0)


def paid(s: State, seat: i64, card: i64, colour: i64) -> None:
    s.tell(EV_PAID, seat, card, 0, 0, colour)


def paid_marker(s: State, seat: i64, colour: i64) -> None:
    s.tell(EV_PAID_MARKER, seat, NO_CARD, 0, 0, colour)


def placed(s: State, seat: i64, card: i64, place: i64) -> None:
    s.tell(EV_PLACED, seat, card, 0, place, 0)


def equipped(s: State, seat: i64, card: i64, place: i64) -> None:
    """The bearer stands there already."""
    s.tell(EV_EQUIPPED, seat, card, s.units[state.UNIT * place], place, 0)


def drew(s: State, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.tell(EV_DREW, seat, card, 0, 0, 0, 1 << seat)


def dropped(s: State, seat: i64, card: i64) -> None:
    s.tell(EV_DROPPED, seat, card, 0, 0, 0)


def showed(s: State, seat: i64, card: i64) -> None:
    """The owner of a hand, to the other player."""
    s.tell(EV_SHOWED, seat, card, 0, 0, 0, BOTH_PLAYERS)


def took(s: State, seat: i64, card: i64) -> None:
    s.tell(EV_TOOK, seat, card, 0, 0, 0)


# --- units --------------------------------------------------------------------------------------------------------


def attacked(s: State, place: i64) -> None:
    of_unit(s, EV_ATTACKED, place, 0, 0)


def struck(s: State, place: i64, damage: i64) -> None:
    """By the unit opposite."""
    if s.log is not None:
        of_unit(s, EV_STRUCK, place, s.units[state.UNIT * state.opposite(place)], damage)


def damaged(s: State, place: i64, damage: i64) -> None:
    of_unit(s, EV_DAMAGED, place, 0, damage)


def healed(s: State, place: i64, damage: i64) -> None:
    of_unit(s, EV_HEALED, place, 0, damage)


def defeated(s: State, place: i64) -> None:
    of_unit(s, EV_DEFEATED, place, 0, 0)


def survived(s: State, place: i64) -> None:
    of_unit(s, EV_SURVIVED, place, 0, 0)


def discarded(s: State, place: i64, card: i64, worn: i64) -> None:
    """It has left already."""
    s.tell(EV_DISCARDED, state.seat_of(place), card, worn, place, 0)


def stripped(s: State, place: i64, worn: i64) -> None:
    of_unit(s, EV_STRIPPED, place, worn, 0)


def returned(s: State, place: i64, card: i64, worn: i64) -> None:
    """It has left already."""
    s.tell(EV_RETURNED, state.seat_of(place), card, worn, place, 0)


def moved(s: State, place: i64, to: i64) -> None:
    """Before it moves."""
    of_unit(s, EV_MOVED, place, 0, to)


def modified(s: State, place: i64, attack: i64, defence: i64) -> None:
    of_unit(s, EV_MODIFIED, place, defence, attack)


def used(s: State, card: i64, place: i64) -> None:
    """The card of an effect, and where its source is: the unit, or the bearer."""
    s.tell(EV_USED, state.seat_of(place), card, 0, place, 0)


# --- markers, points, bonuses -------------------------------------------------------------------------------------


def took_marker(s: State, seat: i64, colour: i64, giver: i64) -> None:
    s.tell(EV_TOOK_MARKER, seat, NO_CARD, giver, 0, colour)


def gained_point(s: State, seat: i64) -> None:
    """With the counter as it is now."""
    s.tell(EV_GAINED_POINT, seat, NO_CARD, 0, 0, s.counter)


def gained_bonus(s: State, seat: i64, area: i64) -> None:
    """It is about to be given."""
    s.tell(EV_GAINED_BONUS, seat, NO_CARD, 0, area, 0)
