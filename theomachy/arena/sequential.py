"""A sequential test: is a bot worth so many points of rating, or so many more?  It ends as soon as that is decided.

A generalised sequential probability ratio test (Li, Liu and Ying 2014) as testers of chess engines use it, on whole
deals: of what may come of a deal, that distribution is taken which explains best what did come, among those whose mean
is the one supposed.  So it does not matter how much the deal itself decides, nor how often there is a draw."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

ERROR: Final = 0.05  # how often either answer may be wrong
BOUND: Final = math.log((1 - ERROR) / ERROR)
RARE: Final = 0.001  # so often everything and nothing of a deal was won beyond what was seen: it may still come
SCALE: Final = 400  # points of rating for ten times the strength


def share_of(points: float, others: int) -> float:
    """Of the victories, for a bot that is so many points better than each of the others."""
    strength = 10 ** (points / SCALE)
    return float(strength / (strength + others))


@dataclass
class Sequential:
    """What the first bot of a contest got of each deal, game by game in their order."""

    low: float  # points of rating
    high: float
    seats: int
    deals: Counter[float] = field(default_factory=Counter)  # by the share of the victories in all its games
    deal: list[float] = field(default_factory=list)  # that is not played in every seat yet
    ratio: float = 0.0  # its logarithm; positive if the results speak for the higher worth

    def add(self, share: float) -> None:
        """Of the victory in one game more."""
        self.deal.append(share)
        if len(self.deal) == self.seats:
            self.deals[round(sum(self.deal) / self.seats, 6)] += 1
            self.deal.clear()
            self.ratio = self._ratio()

    @property
    def games(self) -> int:
        """In whole deals."""
        return self.deals.total() * self.seats

    @property
    def decision(self) -> str:
        """`low`, `high` or, as long as it is open, nothing."""
        return "" if abs(self.ratio) < BOUND else "high" if self.ratio > 0 else "low"

    def _ratio(self) -> float:
        found = dict.fromkeys((0.0, 1.0), RARE)
        for share, count in self.deals.items():
            found[share] = found.get(share, 0.0) + count
        low, high = share_of(self.low, self.seats - 1), share_of(self.high, self.seats - 1)
        return likelihood(found, high) - likelihood(found, low)

    def as_json(self) -> dict[str, object]:
        return {
            "low": self.low,
            "high": self.high,
            "decision": self.decision or None,
            "games": self.games,
            "log_likelihood_ratio": round(self.ratio, 4),
            "bound": round(BOUND, 4),
            "deals": {f"{share:g}": count for share, count in sorted(self.deals.items())},
        }


def likelihood(found: dict[float, float], mean: float) -> float:
    """Of what was found, by its logarithm, if the mean is this one and everything else fits as well as it can; compared
    with a mean that fits as well as it can, too (Owen 1988)."""
    tilt = tilted(found, mean)
    return -sum(count * math.log1p(tilt * (share - mean)) for share, count in found.items())


def tilted(found: dict[float, float], mean: float) -> float:
    """Where the sum of count * d / (1 + tilt * d) is 0, d being the distance from the mean: it falls all the way."""
    low, high = -1 / (max(found) - mean), 1 / (mean - min(found))
    tilt = 0.0
    for _ in range(100):
        value = slope = 0.0
        for share, count in found.items():
            part = (share - mean) / (1 + tilt * (share - mean))
            value += count * part
            slope -= count * part * part
        low, high = (tilt, high) if value > 0 else (low, tilt)
        step = tilt - value / slope
        further = step if low < step < high else (low + high) / 2
        if abs(further - tilt) < 1e-10 * (1 + abs(tilt)):
            return further
        tilt = further
    return tilt
