"""A contest: bots, and so many games, each deal played with every bot in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from theomachy.bots import make_bot
from theomachy.games import game as game_named
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

    def numbers(self) -> range:
        """Of its games."""
        return range(1, self.games + 1)

    def deal(self, number: int) -> int:
        """Of two bots, games 1 and 2 are the same deal, games 3 and 4 the next."""
        return (number - 1) // len(self.bots)

    def seating(self, number: int) -> tuple[int, ...]:
        """The bots by seat: in each game of a deal they move up one seat."""
        count = len(self.bots)
        return tuple((seat - (number - 1)) % count for seat in range(count))


def new_contest(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    edition: str = "",
    records: Path | None = None,
    hang: float = HANG,
    **options: Value,
) -> Contest:
    """A contest in which no mistake is left to be found during its games.

    Args:
        game: The key of the game.
        bots: As `make_bot` takes them, one for each seat.
        games: How many; a multiple of the number of bots plays every deal with every bot in every seat.
        seed: For all deals and all bots.
        edition: The first of the game by default.
        records: A folder for the record of each game.
        hang: So many seconds a bot may think about a choice; whoever takes longer has lost.
        options: What differs from the edition.

    Raises:
        BadInput: If there is no such game, bot, edition or option, or if so many cannot play.
    """
    rules = game_named(game)
    chosen = rules.options(edition or rules.editions[0], options)
    for bot in bots:
        make_bot(bot, rules, 0)
    rules.new(len(bots), chosen)
    return Contest(game, chosen.edition, chosen.changes(), tuple(bots), games, seed, records, hang)
