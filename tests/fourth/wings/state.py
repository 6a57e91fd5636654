"""Where the feathers are, and who glides."""

from __future__ import annotations

from theomachy.kernel import state
from theomachy.kernel.frames import Script, loaded_frames, saved_frames
from theomachy.kernel.seats import NOBODY
from wings.options import Options
from wings.vocabulary import COPIES, HEIGHTS


class State(state.State):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.wings: list[list[int]] = [[], []]  # the heights of the feathers of each, in order
        self.glides = [False, False]
        self.active = 0
        self.turns = 0
        self.winner = NOBODY

    def copy(self) -> State:
        s = State(self.options)
        s.wings = [list(feathers) for feathers in self.wings]
        s.glides = list(self.glides)
        s.active, s.turns, s.winner = self.active, self.turns, self.winner
        s.frame = None if self.frame is None else self.frame.copy()
        s.asked, s.remembers = self.asked, self.remembers
        return s

    def save(self) -> list[int]:
        mine, other = self.wings
        return [
            *(self.active, self.turns, self.winner, self.asked, *self.glides),
            *(len(mine), *mine, len(other), *other),
            *saved_frames(self.frame),
        ]


def load(saved: list[int], options: Options, scripts: list[Script]) -> State:
    s = State(options)
    numbers = iter(saved)
    s.active, s.turns, s.winner, s.asked = (next(numbers) for _ in range(4))
    s.glides = [bool(next(numbers)) for _ in range(2)]
    s.wings = [[next(numbers) for _ in range(next(numbers))] for _ in range(2)]
    s.frame = loaded_frames(list(numbers)[1:], scripts)
    return s


def left(s: State, height: int) -> int:
    """How many such feathers are in the pile: it has no order, and holds what nobody has."""
    return COPIES - sum(feathers.count(height) for feathers in s.wings)


def left_in_all(s: State) -> int:
    return COPIES * len(HEIGHTS) - sum(map(len, s.wings))


def height(s: State, seat: int) -> int:
    return sum(s.wings[seat])


def falls(s: State, seat: int) -> bool:
    """WI-END-01: whoever comes nearer to the sun than it bears."""
    return height(s, seat) > s.options.sun
