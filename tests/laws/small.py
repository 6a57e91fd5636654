"""Positions with few hidden cards, each with every state that fits what a seat was told."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from theomachy.build import compiled

Parts = dict[Any, float]  # by what is hidden, as a part of all
SAMPLES = 8000 if compiled() else 1500
FEW = 5  # what is expected less often is counted together


@dataclass(frozen=True)
class Small:
    """A position as a seat sees it, counted out by something slow and simple that is no part of the sampler."""

    name: str
    s: Any
    seat: int
    parts: Parts
    hidden: Callable[[Any], Hashable]  # what the seat cannot see of a state


def too_far(drawn: Counter[Any], parts: Parts) -> bool:
    """Chi-square, as so many standard deviations from what is expected."""
    total = drawn.total()
    seldom = {hidden for hidden, part in parts.items() if part * total < FEW}
    expected = [(drawn[hidden], total * part) for hidden, part in parts.items() if hidden not in seldom]
    if seldom:
        expected.append((sum(drawn[hidden] for hidden in seldom), total * sum(parts[hidden] for hidden in seldom)))
    free = len(expected) - 1
    chi = sum((count - mean) ** 2 / mean for count, mean in expected)
    return free > 0 and (chi - free) / math.sqrt(2 * free) > 6
