"""For bots: a state that fits what a seat knows, and how good a state looks."""

from __future__ import annotations

from theomachy.games.contract import Recall
from theomachy.kernel.frames import loaded_frames
from theomachy.kernel.game import Sampler
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY
from theomachy.kernel.state import State as KernelState
from theomachy.kernel.state import check_audience
from wings.rules import SCRIPTS
from wings.state import State, falls, height, left
from wings.view import View
from wings.vocabulary import HEIGHTS

LIKELY = 0.8  # of a game that goes on nothing is certain


class Hidden(Sampler):
    """Redraws the feathers of the others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def redraw(self, s: KernelState, rng: Rng) -> None:
        assert isinstance(s, State)
        hidden = [(seat, len(feathers)) for seat, feathers in enumerate(s.wings) if seat != self.seat]
        for seat, _ in hidden:
            s.wings[seat] = []
        for seat, count in hidden:
            s.wings[seat] = sorted(draw(s, rng) for _ in range(count)) if count else []
        s.listed = False


def draw(s: State, rng: Rng) -> int:
    """Any feather that is not in sight, all alike."""
    pile = [feather for feather in HEIGHTS for _ in range(left(s, feather))]
    return pile[rng.below(len(pile))]


def guess(v: View, recall: Recall, rng: Rng) -> State:
    s = State(v.options)
    check_audience(s, v.seat)
    s.active, s.turns, s.winner, s.asked = v.active, v.turns, v.winner, v.to_move
    s.glides = list(v.glides)
    s.frame = loaded_frames(list(recall.numbers[0])[1:], SCRIPTS)
    s.wings = [[int(card) for card in v.hand] if seat == v.seat else [0] * v.feathers[seat] for seat in (0, 1)]
    Hidden(v.seat).redraw(s, rng)
    return s


def value(s: State, seat: int) -> float:
    """From -1 to 1, and exact when the game is over."""
    if s.asked == NOBODY:
        return 0.0 if s.winner == NOBODY else 1.0 if s.winner == seat else -1.0
    return LIKELY * (promise(s, seat) - promise(s, 1 - seat))


def promise(s: State, seat: int) -> float:
    return 0.0 if falls(s, seat) else height(s, seat) / s.options.sun


def chance_to_fall(s: State, seat: int) -> float:
    """With one feather more."""
    pile = [feather for feather in HEIGHTS for _ in range(left(s, feather))]
    return sum(height(s, seat) + feather > s.options.sun for feather in pile) / max(1, len(pile))
