"""How long bots think about a choice: on average, and 99 times in 100 at the most."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

STEPS = 16  # to twice the time: what is said of 99 in 100 is right to 2 %
LEAST = 1e-7  # seconds


@dataclass
class Clock:
    """Many times: their sum, and how many there were of each length."""

    total: float = 0.0  # seconds
    counts: dict[int, int] = field(default_factory=dict)  # by the logarithm of the time

    def add(self, seconds: float) -> None:
        self.total += seconds
        step = round(STEPS * math.log2(max(seconds, LEAST)))
        self.counts[step] = self.counts.get(step, 0) + 1

    def add_all(self, other: Clock) -> None:
        self.total += other.total
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count

    @property
    def number(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return self.total / self.number if self.counts else 0.0

    def within(self, share: float) -> float:
        """This share of all were not longer."""
        left = share * self.number
        for step in sorted(self.counts):
            left -= self.counts[step]
            if left <= 0:
                return float(2 ** (step / STEPS))
        return 0.0

    def as_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 6), "p99": round(self.within(0.99), 6)}


@dataclass
class Times:
    """Of the choices of a bot that had a choice, by the clock on the wall and by that of the processor."""

    wall: Clock = field(default_factory=Clock)
    cpu: Clock = field(default_factory=Clock)

    def add(self, wall: float, cpu: float) -> None:
        self.wall.add(wall)
        self.cpu.add(cpu)

    def add_all(self, other: Times) -> None:
        self.wall.add_all(other.wall)
        self.cpu.add_all(other.cpu)

    def shown(self) -> tuple[float, float, float, float]:
        """Mean and 99 % of each."""
        return self.wall.mean, self.wall.within(0.99), self.cpu.mean, self.cpu.within(0.99)

    def as_json(self) -> dict[str, object]:
        """In seconds."""
        return {"choices": self.wall.number, "wall": self.wall.as_json(), "cpu": self.cpu.as_json()}
