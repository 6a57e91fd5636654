"""What the games of a contest show: wins, with the interval in which the true rate lies 95 times in 100."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from theomachy.arena.contest import Contest, Played

NORMAL_95 = 1.959964


@dataclass
class Tally:
    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, points: float) -> None:
        self.wins += points > 0
        self.draws += points == 0
        self.losses += points < 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        """A draw counts as half a win."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson (1927)."""
        n, z = self.games, NORMAL_95
        if n == 0:
            return 0.0, 1.0
        middle = self.rate + z * z / (2 * n)
        reach = z * math.sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n))
        return max(0.0, (middle - reach) / (1 + z * z / n)), min(1.0, (middle + reach) / (1 + z * z / n))

    def as_json(self) -> dict[str, int]:
        return {"wins": self.wins, "draws": self.draws, "losses": self.losses}


@dataclass
class Score:
    contest: Contest
    seat_names: tuple[str, ...]
    bots: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    as_seat: tuple[dict[str, Tally], ...] = ()
    first: Tally = field(default_factory=Tally)  # who had the first turn, whichever bot
    turns: int = 0
    faults: list[tuple[str, int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.as_seat = tuple({name: Tally() for name in self.seat_names} for _ in self.bots)

    def add(self, played: Played) -> None:
        for bot, points in enumerate(played.points):
            self.bots[bot].add(points)
            self.as_seat[bot][self.seat_names[played.seats[bot]]].add(points)
        self.first.add(played.points[played.first])
        self.turns += played.turns
        if played.fault:
            loser = played.points.index(-1.0)
            self.faults.append((self.contest.bots[loser], played.number, played.fault))

    @property
    def length(self) -> float:
        """Turns a game, on average."""
        return self.turns / self.first.games if self.first.games else 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.contest.game,
            "games": self.first.games,
            "bots": [self.bot_as_json(bot) for bot in range(2)],
            "edition": self.contest.edition,
            "options": self.contest.changes,
            "seed": self.contest.seed,
            "first_player": {**self.first.as_json(), "rate": round(self.first.rate, 4)},
            "turns": round(self.length, 2),
            "faults": [{"bot": bot, "game": number, "reason": reason} for bot, number, reason in self.faults],
        }

    def bot_as_json(self, bot: int) -> dict[str, object]:
        tally = self.bots[bot]
        low, high = tally.interval()
        return {
            "bot": self.contest.bots[bot],
            **tally.as_json(),
            "rate": round(tally.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "seats": {name: seat.as_json() for name, seat in self.as_seat[bot].items()},
        }
