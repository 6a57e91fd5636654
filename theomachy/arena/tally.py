"""Wins, draws and losses, with the interval in which the true rate lies 95 times in 100."""

from __future__ import annotations

import math
from dataclasses import dataclass

from theomachy.words import Speech

NORMAL_95 = 1.959964


@dataclass
class Tally:
    """How often somebody has won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, points: float) -> None:
        """Whoever shares a victory, with however many, has drawn."""
        self.wins += points == 1
        self.draws += -1 < points < 1
        self.losses += points == -1

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        """A draw counts as half a win."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """In which the true rate lies 95 times in 100 (Wilson 1927)."""
        n, z = self.games, NORMAL_95
        if n == 0:
            return 0.0, 1.0
        middle = self.rate + z * z / (2 * n)
        reach = z * math.sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n))
        return max(0.0, (middle - reach) / (1 + z * z / n)), min(1.0, (middle + reach) / (1 + z * z / n))

    def as_json(self) -> dict[str, int]:
        """The three numbers."""
        return {"wins": self.wins, "draws": self.draws, "losses": self.losses}

    def with_rate(self) -> dict[str, int | float | None]:
        """The same with rate and interval, which are unknown as long as there is no game."""
        numbers = (self.rate, *self.interval())
        known = [round(number, 4) if self.games else None for number in numbers]
        return {**self.as_json(), **dict(zip(("rate", "low", "high"), known, strict=True))}


# --- as they are shown ----------------------------------------------------------------------------------------------


def percent(rate: float, w: Speech) -> str:
    whole, tenths = divmod(round(1000 * rate), 10)
    return w.say("arena-percent", whole=whole, tenths=tenths)


def interval(tally: Tally, w: Speech) -> str:
    low, high = tally.interval()
    return f"{percent(low, w)} – {percent(high, w)}"


def decimal(number: float, w: Speech) -> str:
    whole, tenths = divmod(round(10 * number), 10)
    return w.say("arena-decimal", whole=whole, tenths=tenths)


def milliseconds(seconds: float, w: Speech) -> str:
    return w.say("arena-milliseconds", time=decimal(1000 * seconds, w))
