"""What is said aloud, and to whom: one function for each event."""

from wings.state import State, height
from wings.vocabulary import EV_DEALT, EV_GLIDED, EV_LANDED, EV_LEVEL, EV_ROSE, EV_TURN, EV_WON


def dealt(s: State, seat: int, feather: int) -> None:
    s.tell(EV_DEALT, seat, feather, 0, 0, 0, 1 << seat)  # only its owner sees the feather


def turn(s: State) -> None:
    s.tell(EV_TURN, s.active, 0, 0, 0, 0)


def rose(s: State, seat: int, feather: int) -> None:
    s.tell(EV_ROSE, seat, feather, 0, 0, 0, 1 << seat)


def glided(s: State, seat: int) -> None:
    s.tell(EV_GLIDED, seat, 0, 0, 0, 0)


def landed(s: State, seat: int) -> None:
    s.tell(EV_LANDED, seat, 0, 0, 0, height(s, seat))


def won(s: State, seat: int) -> None:
    s.tell(EV_WON, seat, 0, 0, 0, 0)


def level(s: State) -> None:
    s.tell(EV_LEVEL, 0, 0, 0, 0, 0)
