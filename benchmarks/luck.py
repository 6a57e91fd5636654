"""`./dev bench luck GAME`: does luck even out?  A bot plays against itself, and the luck of every game is
measured as its review does.

Over many games luck has to be 0 on average, for each seat.  What is left of the results without it should vary less
than the results: the ratio of their variances says how much luck explains.
"""

import math
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from theomachy.bots import make_bot
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record
from theomachy.kernel.seats import CHANCE
from theomachy.review.ledger import WHOLE
from theomachy.review.reviewing import Reviewer
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import house_words

BOT: Final = "greedy"
NORMAL: Final = 1.96  # standard errors to either side of a 95 % interval
EVERY: Final = 50  # games, between reports


@dataclass(frozen=True)
class Played:
    """For the first seat, in shares of a victory."""

    result: float
    luck: tuple[float, ...]  # what the luck of each seat brought to it
    drawn: float  # what of that is not the luck of cards turned up


def main() -> int:
    parser = ArgumentParser(prog="./dev bench luck", description="Does luck even out?")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=int, default=400)
    parser.add_argument("--seats", metavar="N", type=int, default=2)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--bot", metavar="BOT", default=BOT)
    wanted = parser.parse_args()
    found: list[Played] = []
    try:
        for number in range(wanted.games):
            record = played(wanted.game, wanted.bot, wanted.seats, wanted.seed + number)
            found.append(luck_of(Reviewer(record)))
            if len(found) % EVERY == 0 or len(found) == wanted.games:
                print(report(found), flush=True)
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    return 0


def played(key: str, bot: str, seats: int, seed: int) -> Record:
    """One game of a bot with itself."""
    game = game_named(key)
    match = Match(game, game.options(), [bot] * seats, Dealer(seed))
    bots = [make_bot(bot, game, seats * seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_move()
        match.choose(seat, bots[seat].choose(match.view(seat), match.recall(seat), match.events(seat)))
    return match.record()


def luck_of(reviewer: Reviewer) -> Played:
    nodes = list(reviewer.nodes(luck_alone=True))
    drawn = [node for node in nodes if reviewer.match.choices[node.at][0] == CHANCE]
    ledger, of_draws = (reviewer.ledgers(rows)[0] for rows in (nodes, drawn))
    return Played(ledger.result / WHOLE, tuple(luck / WHOLE for luck in ledger.luck), sum(of_draws.luck) / WHOLE)


def report(games: Sequence[Played]) -> str:
    lines = [f"{len(games)} games, variance of results {variance([game.result for game in games]):.4f}"]
    lines.append(f"luck: {told(games, [sum(game.luck) for game in games])}")
    lines.append(f"draws alone: {told(games, [game.drawn for game in games])}")
    lines += [f"luck of seat {seat + 1}: {with_error(luck)}" for seat, luck in enumerate(by_seat(games))]
    return "\n".join(lines)


def told(games: Sequence[Played], luck: Sequence[float]) -> str:
    results = [game.result for game in games]
    left = [result - lucky for result, lucky in zip(results, luck, strict=True)]
    ratio = variance(left) / variance(results) if variance(results) else math.nan
    return f"mean {with_error(luck)}, without it variance {variance(left):.4f}, ratio {ratio:.2f}"


def by_seat(games: Sequence[Played]) -> Iterator[list[float]]:
    """What the luck of each seat brought to the first."""
    for seat in range(len(games[0].luck)):
        yield [game.luck[seat] for game in games]


def with_error(sample: Sequence[float]) -> str:
    return f"{mean(sample):z.4f} ± {NORMAL * math.sqrt(variance(sample) / len(sample)):.4f}"


def mean(sample: Sequence[float]) -> float:
    return sum(sample) / len(sample)


def variance(sample: Sequence[float]) -> float:
    middle = mean(sample)
    return sum((each - middle) ** 2 for each in sample) / max(1, len(sample) - 1)


if __name__ == "__main__":
    sys.exit(main())
