"""A contest: bots, and so many games, each deal played with every bot in every seat or once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Final

from theomachy.bots import make_bot
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Value

HANG: Final = 60.0  # seconds a bot may think about a choice


@dataclass(frozen=True)
class Contest:
    """What is played in a contest, by whom and how often; `new_contest` makes one."""

    game: str
    edition: str
    changes: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int
    records: Path | None = None
    hang: float = HANG
    table: int = 0  # how many sit in a game; 0: all of them
    until: tuple[float, float] | None = None
    ladder: bool = False  # only neighbours play each other, in the order in which the bots are named
    fresh: bool = False  # every game has a deal of its own, for bots that are all alike

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Which bots play together: all of them, or in a round robin everybody with everybody, on a ladder each with
        those on the next rungs."""
        if self.ladder:
            rungs = len(self.bots) - self.seats + 1
            return tuple(tuple(range(first, first + self.seats)) for first in range(rungs))
        return tuple(combinations(range(len(self.bots)), self.seats))

    @property
    def seats(self) -> int:
        """Of a game."""
        return self.table or len(self.bots)

    @property
    def each_deal(self) -> int:
        """So often a lineup plays it."""
        return 1 if self.fresh else self.seats

    @cached_property
    def numbers(self) -> Sequence[int]:
        """Of its games.  Deal by deal, and in each lineup by lineup; the last deal may not be played in every seat."""
        times = self.each_deal
        last = range(1, -(-self.games // times) * len(self.lineups) * times + 1)
        if self.games % times == 0:
            return last
        return [number for number in last if self.deal(number) * times + self.moved(number) < self.games]

    def deal(self, number: int) -> int:
        """Of two bots, games 1 and 2 are the same deal, games 3 and 4 the next."""
        return (number - 1) // (len(self.lineups) * self.each_deal)

    def moved(self, number: int) -> int:
        """By so many seats, in the game of this number."""
        return (number - 1) % self.each_deal

    def seating(self, number: int) -> tuple[int, ...]:
        """The bots by seat: in each game of a deal they move up one seat."""
        lineup = self.lineups[(number - 1) // self.each_deal % len(self.lineups)]
        return tuple(lineup[(seat - self.moved(number)) % self.seats] for seat in range(self.seats))


def new_contest(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    edition: str = "",
    records: Path | None = None,
    hang: float = HANG,
    table: int = 0,
    until: tuple[float, float] | None = None,
    ladder: bool = False,
    **options: Value,
) -> Contest:
    """A contest in which no mistake is left to be found during its games.

    Args:
        game: The key of the game.
        bots: As `make_bot` takes them, one for each seat, or more for a round robin.
        games: How many, in a round robin of each lineup; a multiple of the seats plays every deal with every bot in
            every seat.
        seed: For all deals and all bots.
        edition: The first of the game by default.
        records: A folder for the record of each game.
        hang: So many seconds a bot may think about a choice; whoever takes longer has lost.
        table: So many sit in a game, and everybody plays with everybody (a round robin).  By default all of them.
        until: Points of rating, such as `(0, 30)`.  The contest ends as soon as a sequential test has decided whether
            the first bot is worth so many points more than the other, or than each of several copies of it.
        ladder: Each plays only those named next to it, so many at a table.
        options: What differs from the edition.

    Raises:
        BadInput: If there is no such game, bot, edition or option, if so many cannot play, or if these cannot be
            compared.
    """
    rules = game_named(game)
    chosen = rules.options(edition or rules.editions[0], options)
    for bot in bots:
        make_bot(bot, rules, 0)
    if table > len(bots):
        raise BadInput("arena-too-few", seats=table, bots=len(bots))
    rules.new(table or len(bots), chosen)
    if until is not None and (table not in (0, len(bots)) or (len(bots) > 2 and len(set(bots[1:])) > 1)):
        raise BadInput("arena-until-bots")
    return Contest(
        game,
        chosen.edition,
        chosen.changes(),
        tuple(bots),
        games,
        seed,
        records,
        hang,
        table % len(bots),
        until,
        ladder,
    )
