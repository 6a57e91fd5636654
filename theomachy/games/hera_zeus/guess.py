"""A state that fits a view, drawn at random."""
from __future__ import annotations

from theomachy.games.hera_zeus.state import State
from theomachy.kernel.rng import Rng


def resample(s: State, seat: int, rng: Rng) -> None:
    raise TypeError

def guess(v: object, rng: Rng) -> State:
    raise TypeError
