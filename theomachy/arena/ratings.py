"""Ratings of bots from all games between them: 400 points are ten times the strength.

By maximum likelihood, after Bradley and Terry for two seats, and after Luce and Plackett for more, of whom one wins; a
victory that is shared, such as a draw, is a part of one for each.  Intervals by resampling deals: a game is no sample
of its own, since others were played with the same cards."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from random import Random
from typing import Final

from theomachy.arena.sequential import SCALE

SAMPLES: Final = 1000
FURTHEST: Final = 1200.0  # points; of what lies beyond results say nothing
ROUNDS: Final = 200  # of coming closer, at the most
CLOSE: Final = 1e-5

Lineup = tuple[str, ...]  # who played a game, in any order


@dataclass(frozen=True)
class Rating:
    """How many points better than another, and between what, 95 times in 100."""

    points: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        return {"points": round(self.points, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


@dataclass
class Wins:
    """What counts for a rating."""

    wins: dict[str, float] = field(default_factory=dict)  # with parts of shared ones
    lineups: Counter[Lineup] = field(default_factory=Counter)  # how many games of each

    def add(self, names: Sequence[str], shares: Iterable[float]) -> None:
        self.lineups[tuple(sorted(names))] += 1
        for name, share in zip(names, shares, strict=True):
            self.wins[name] = self.wins.get(name, 0.0) + share

    def key(self) -> object:
        """The same for deals that ended alike."""
        return frozenset(self.wins.items()), frozenset(self.lineups.items())

    def add_all(self, other: Wins, times: int) -> None:
        for name, wins in other.wins.items():
            self.wins[name] = self.wins.get(name, 0.0) + wins * times
        for lineup, games in other.lineups.items():
            self.lineups[lineup] += games * times


@dataclass
class Ranking:
    """All games, deal by deal."""

    deals: dict[int, Wins] = field(default_factory=dict)

    def add(self, deal: int, names: Sequence[str], shares: Iterable[float]) -> None:
        self.deals.setdefault(deal, Wins()).add(names, shares)

    def ratings(self, last: str, seed: int) -> dict[str, Rating]:
        """How many points better each is than the last one."""
        found = total((results, 1) for results in self.deals.values())
        if len(found.wins) < 2 or last not in found.wins:
            return {}
        strengths = strongest(found)
        rng = Random(seed)
        deals = [*self.deals.values(), *imagined(found)]  # any of which might not have been dealt, or twice
        alike = Counter(deal.key() for deal in deals)
        kinds = list({deal.key(): deal for deal in deals}.values())
        weights = list(accumulate(alike[kind.key()] for kind in kinds))
        samples: dict[str, list[float]] = {name: [] for name in strengths}
        for _ in range(SAMPLES):
            drawn = Counter(rng.choices(range(len(kinds)), cum_weights=weights, k=len(deals)))
            sample = strongest(total((kinds[kind], times) for kind, times in sorted(drawn.items())), strengths)
            for name in samples:
                samples[name].append(difference(sample, name, last))
        points = {name: difference(strengths, name, last) for name in strengths}
        return {name: Rating(points[name], *middle(sorted(samples[name]))) for name in strengths}


def total(parts: Iterable[tuple[Wins, int]]) -> Wins:
    found = Wins()
    for results, times in parts:
        found.add_all(results, times)
    return found


def imagined(found: Wins) -> list[Wins]:
    """Deals that nobody has played, one for each seat at a table: so that few games do not look certain.  In each of
    them one of those who sit there wins every game."""
    deals = []
    for at in range(max(map(len, found.lineups))):
        results = Wins()
        for lineup in found.lineups:
            for _ in lineup:
                results.add(lineup, [float(seat == at) for seat in range(len(lineup))])
        deals.append(results)
    return deals


def strongest(found: Wins, near: dict[str, float] | None = None) -> dict[str, float]:
    """The strengths that explain these results best (by the algorithm of Hunter 2004)."""
    names = sorted({name for lineup in found.lineups for name in lineup})
    least = 10 ** (-2 * FURTHEST / SCALE)
    strengths = {name: max(least, (near or {}).get(name, 1.0)) for name in names}
    for _ in range(ROUNDS):
        due = dict.fromkeys(names, 0.0)
        for lineup, games in found.lineups.items():
            part = games / sum(strengths[name] for name in lineup)
            for name in lineup:
                due[name] += part
        better = {name: max(least, found.wins[name] / due[name]) for name in names}
        best = max(better.values())
        better = {name: strength / best for name, strength in better.items()}
        moved = max(abs(better[name] - strengths[name]) / strengths[name] for name in names)
        strengths = better
        if moved < CLOSE:
            break
    return strengths


def difference(strengths: dict[str, float], name: str, other: str) -> float:
    points = SCALE * math.log10(strengths.get(name, 1.0) / strengths.get(other, 1.0))
    return max(-FURTHEST, min(FURTHEST, points))


def middle(samples: list[float]) -> tuple[float, float]:
    """Of 100 of them 95."""
    outside = round(len(samples) * 0.025)
    return samples[outside], samples[-outside - 1]
