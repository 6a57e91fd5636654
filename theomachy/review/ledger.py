"""What became of a game: start, luck of each side, losses of each side, and what the evaluation changed its mind about.

Everything is counted in ten-thousandths of a victory, in whole numbers, so that the columns add up to the result to the
last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

WHOLE: Final = 10_000  # a victory

Points = tuple[int, ...]  # of every seat


def in_points(equity: Sequence[float]) -> Points:
    """Of two seats the second has what the first has not."""
    if len(equity) == 2:
        first = round(WHOLE * equity[0])
        return first, WHOLE - first
    return tuple(round(WHOLE * each) for each in equity)


def result_in_points(result: Sequence[float]) -> Points:
    """Of every seat, from -1 to 1."""
    return in_points([(1 + points) / 2 for points in result])


@dataclass(frozen=True)
class Row:
    """Something that changed the chances: before and after it, as the seat it belongs to could know."""

    at: int  # so many choices of the record had been made
    seat: int
    kind: Literal["luck", "loss"]
    before: Points  # it: the mean over all outcomes, or the best choice
    after: Points


@dataclass(frozen=True)
class Ledger:
    """Of one seat: what brought it from the start to the result."""

    start: int
    luck: tuple[int, ...]  # what the luck of each seat brought to this one
    losses: tuple[int, ...]  # what the losses of each seat took from this one; less than 0 where it gained
    mind: int
    result: int

    @property
    def adjusted(self) -> int:
        """The result without the luck of either side, as GNU Backgammon has it."""
        return self.result - sum(self.luck)


def ledger(rows: Sequence[Row], seat: int, result: Sequence[float]) -> Ledger:
    """Of a seat, from rows in their order and the result of every seat from -1 to 1."""
    end = result_in_points(result)
    start = rows[0].before[seat] if rows else end[seat]
    luck, losses = [0] * len(end), [0] * len(end)
    mind, last = 0, start
    for row in rows:
        mind += row.before[seat] - last
        last = row.after[seat]
        if row.kind == "luck":
            luck[row.seat] += last - row.before[seat]
        else:
            losses[row.seat] += row.before[seat] - last
    return Ledger(start, tuple(luck), tuple(losses), mind + end[seat] - last, end[seat])
