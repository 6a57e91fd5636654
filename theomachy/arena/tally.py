"""Wins, draws and losses, with the interval in which the true rate lies 95 times in 100."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from theomachy.words import Speech

NORMAL_95 = 1.959964


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The interval of a rate in so many independent games (Wilson 1927)."""
    if games == 0:
        return 0.0, 1.0
    n, z = games, NORMAL_95
    middle = rate + z * z / (2 * n)
    reach = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return max(0.0, (middle - reach) / (1 + z * z / n)), min(1.0, (middle + reach) / (1 + z * z / n))


@dataclass
class Tally:
    """How often somebody has won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, points: float, deal: int = 0) -> None:
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
        """In which the true rate lies 95 times in 100."""
        return wilson(self.rate, self.games)

    def as_json(self) -> dict[str, int]:
        """The three numbers."""
        return {"wins": self.wins, "draws": self.draws, "losses": self.losses}

    def with_rate(self) -> dict[str, int | float | None]:
        """The same with rate and interval, which are unknown as long as there is no game."""
        numbers = (self.rate, *self.interval())
        known = [round(number, 4) if self.games else None for number in numbers]
        return {**self.as_json(), **dict(zip(("rate", "low", "high"), known, strict=True))}


@dataclass
class DealTally(Tally):
    """The same where a deal is played several times, as often as there are seats: what its games have in common makes
    the interval narrower or wider."""

    seats: int = 2
    deals: dict[int, list[float]] = field(default_factory=dict)  # by its number: games, and wins in them

    def add(self, points: float, deal: int = 0) -> None:
        """One game of this deal."""
        super().add(points)
        found = self.deals.setdefault(deal, [0.0, 0.0])
        found[0] += 1
        found[1] += 1.0 if points == 1 else 0.0 if points == -1 else 0.5

    def interval(self) -> tuple[float, float]:
        """In which the true rate lies 95 times in 100.  By how much deals differ (as of a ratio, Cochran 1977) says how
        many independent games these are worth.  One deal is added for each seat, won in all its games or lost: so a few
        deals that ended alike do not look certain."""
        won, lost = [float(self.seats), float(self.seats)], [float(self.seats), 0.0]
        deals = [*self.deals.values(), won, *[lost] * (self.seats - 1)]
        games = sum(count for count, _ in deals)
        rate = sum(wins for _, wins in deals) / games
        spread = sum((wins - rate * count) ** 2 for count, wins in deals) * len(deals) / (len(deals) - 1)
        return wilson(self.rate, rate * (1 - rate) * games**2 / spread if self.games else 0)


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


def difference(points: float) -> str:
    """Of ratings."""
    return f"{round(points):+d}".replace("-", "−") if round(points) else "0"


def signed(number: float, w: Speech) -> str:
    return ("−" if number < 0 else "+") + decimal(abs(number), w)


def milliseconds(seconds: float, w: Speech) -> str:
    return w.say("arena-milliseconds", time=decimal(1000 * seconds, w))
