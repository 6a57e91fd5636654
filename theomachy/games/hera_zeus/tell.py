"""What happens is told here, and nowhere else: one function for each event, which knows what belongs to it and who sees
the card.  Inside the rules an event is numbers; events.py makes words of them."""

from typing import Final

from mypy_extensions import i64

from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.vocabulary import CAPTIVE, NO_CARD
from theomachy.kernel.seats import NOBODY

BOTH_PLAYERS: Final = 3  # an audience

EV_STARTS: Final = 0
EV_CAPTIVE_SHOWN: Final = 1
EV_DEALT: Final = 2
EV_OPENING_ROW: Final = 3
EV_TURN: Final = 4
EV_DREW: Final = 5
EV_LAID: Final = 6
EV_CHALLENGED: Final = 7
EV_TURNED_UP: Final = 8
EV_LOST: Final = 9
EV_USED: Final = 10
EV_STRUCK_HAND: Final = 11
EV_DRAWN_OUT: Final = 12
EV_PLACED: Final = 13
EV_STRUCK_FRONT: Final = 14
EV_STRUCK_FIGURE: Final = 15
EV_LOOKED: Final = 16
EV_SAW: Final = 17
EV_TURNED_COLUMN: Final = 18
EV_FETCHED: Final = 19
EV_TOOK_PEGASUS: Final = 20
EV_SEDUCED: Final = 21
EV_MOVED: Final = 22
EV_FIGURE_ON: Final = 23
EV_FIGURE_OFF: Final = 24
EV_PANDORA_LANE: Final = 25
EV_PANDORA_HAND: Final = 26
EV_WON: Final = 27
EV_DRAWN: Final = 28

# --- preparation, the turn, the end --------------------------------------------------------------------------------


def starts(s: State, seat: i64) -> None:
    s.tell(EV_STARTS, seat, NO_CARD, 0, 0, 0)


def captive_shown(s: State, seat: i64) -> None:
    s.tell(EV_CAPTIVE_SHOWN, seat, CAPTIVE, 0, 0, 0)


def dealt(s: State, seat: i64, code: i64) -> None:
    s.tell(EV_DEALT, seat, code, 0, 0, 0, 1 << seat)


def opening_row(s: State, seat: i64) -> None:
    s.tell(EV_OPENING_ROW, seat, NO_CARD, 0, 0, 0)


def turn(s: State, seat: i64, points: i64) -> None:
    s.tell(EV_TURN, seat, NO_CARD, 0, 0, points)


def won(s: State, seat: i64, ending: i64) -> None:
    s.tell(EV_WON, seat, NO_CARD, 0, 0, ending)


def drawn(s: State) -> None:
    """Nobody has won."""
    s.tell(EV_DRAWN, NOBODY, NO_CARD, 0, 0, 0)


# --- cards come, are laid, fight and are lost ----------------------------------------------------------------------


def drew(s: State, seat: i64, code: i64) -> None:
    s.tell(EV_DREW, seat, code, 0, 0, 0, 1 << seat)


def laid(s: State, seat: i64, code: i64, place: i64) -> None:
    s.tell(EV_LAID, seat, code, 0, place, 0, 1 << seat)


def challenged(s: State, seat: i64, lane: i64, code: i64, against: i64) -> None:
    s.tell(EV_CHALLENGED, seat, code, against, lane, 0)


def turned_up(s: State, seat: i64, code: i64, place: i64) -> None:
    s.tell(EV_TURNED_UP, seat, code, 0, place, 0)


def lost(s: State, seat: i64, code: i64, place: i64, pile: i64) -> None:
    """From a place, IN_HAND or DRAWN_OUT, onto the pile of that side."""
    s.tell(EV_LOST, seat, code, pile, place, 0)


def pandora_lane(s: State, seat: i64, lane: i64) -> None:
    s.tell(EV_PANDORA_LANE, seat, NO_CARD, 0, lane, 0)


def pandora_hand(s: State, victim: i64) -> None:
    s.tell(EV_PANDORA_HAND, victim, NO_CARD, 0, 0, 0)


# --- mythology cards, and the figures ------------------------------------------------------------------------------


def used(s: State, seat: i64, code: i64, pile: i64) -> None:
    s.tell(EV_USED, seat, code, pile, 0, 0)


def struck_hand(s: State, seat: i64) -> None:
    s.tell(EV_STRUCK_HAND, seat, NO_CARD, 0, 0, 0)


def drawn_out(s: State, victim: i64, code: i64) -> None:
    s.tell(EV_DRAWN_OUT, victim, code, 0, 0, 0)


def placed(s: State, victim: i64, code: i64, place: i64) -> None:
    s.tell(EV_PLACED, victim, code, 0, place, 0)


def struck_front(s: State, seat: i64, lane: i64) -> None:
    s.tell(EV_STRUCK_FRONT, seat, NO_CARD, 0, lane, 0)


def struck_figure(s: State, seat: i64, lane: i64) -> None:
    s.tell(EV_STRUCK_FIGURE, seat, NO_CARD, 0, lane, 0)


def looked(s: State, seat: i64) -> None:
    s.tell(EV_LOOKED, seat, NO_CARD, 0, 0, 0)


def saw(s: State, owner: i64, code: i64, copies: i64) -> None:
    """Whoever looks on sees nothing of it."""
    s.tell(EV_SAW, owner, code, 0, 0, copies, BOTH_PLAYERS)


def turned_column(s: State, seat: i64, lane: i64) -> None:
    s.tell(EV_TURNED_COLUMN, seat, NO_CARD, 0, lane, 0)


def fetched(s: State, seat: i64, code: i64, openly: bool) -> None:
    if openly:
        s.tell(EV_FETCHED, seat, code, 0, 0, 0)
    else:
        s.tell(EV_FETCHED, seat, code, 0, 0, 0, 1 << seat)


def took_pegasus(s: State, seat: i64, native: i64, won: i64) -> None:
    s.tell(EV_TOOK_PEGASUS, seat, NO_CARD, won, 0, native)


def seduced(s: State, seat: i64, code: i64) -> None:
    s.tell(EV_SEDUCED, seat, code, 0, 0, 0)


def moved(s: State, seat: i64, place: i64, to: i64) -> None:
    s.tell(EV_MOVED, seat, NO_CARD, 0, place, to)


def figure_on(s: State, seat: i64, lane: i64, points: i64) -> None:
    s.tell(EV_FIGURE_ON, seat, NO_CARD, 0, lane, points)


def figure_off(s: State, seat: i64, lane: i64) -> None:
    s.tell(EV_FIGURE_OFF, seat, NO_CARD, 0, lane, 0)
