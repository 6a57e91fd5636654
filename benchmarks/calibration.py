"""`./dev bench calibration GAME`: is the value of a game the chance to win?  Bots play, and at every decision
the odds that `value` gives to whoever chooses are compared with the result.  It is the value by which the bot judges:
that of the net where something was learned, with `--bot search:iterations=150,net=0` that by hand.

The result is fitted as a logistic function of the logarithm of these odds.  A slope of 1 says that they are right, less
that they are too sure of themselves, more that they are not sure enough.  The decisions of a game have one result
together, so the errors are those of games, not of decisions.
"""

import math
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from theomachy.bots import make_bot
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import house_words

BOT: Final = "search:iterations=150"
STEPS: Final = 30  # of Newton's method, far more than it takes
NORMAL: Final = 1.96  # standard errors to either side of a 95 % interval

# Of each decision of a game: the logarithm of the odds by `value`, and the result from 0 to 1.
Game = list[tuple[float, float]]


@dataclass
class Fit:
    """The chance to win is that of the odds exp(offset + slope * logarithm of the odds by `value`)."""

    offset: float
    slope: float
    offset_error: float
    slope_error: float


def main() -> int:
    parser = ArgumentParser(prog="./dev bench calibration", description="Is a game's value the chance to win?")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=int, default=100)
    parser.add_argument("--seats", metavar="N", type=int, default=2)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--bot", metavar="BOT", default=BOT)
    wanted = parser.parse_args()
    try:
        games = [played(wanted.game, wanted.bot, wanted.seats, wanted.seed + number) for number in range(wanted.games)]
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    print(report(games))
    return 0


def played(key: str, bot: str, seats: int, seed: int) -> Game:
    """One game of a bot with itself.  Where the value knows the result, there is nothing to learn."""
    game: Any = game_named(key)
    match = Match(game, game.options(), [bot] * seats, Dealer(seed))
    bots = [make_bot(bot, game, seats * seed + seat) for seat in range(seats)]
    seen: list[tuple[int, float]] = []
    while not match.over:
        seat = match.to_move()
        view = match.view(seat)
        if len(view.legal) > 1:
            state, lesson = match.true_state(), getattr(bots[seat], "lesson", None)
            judge = game if lesson is None or not lesson.fits(state) else lesson.game
            chance = 0.5 + judge.value(state, seat) / 2
            if 0.0 < chance < 1.0:
                seen.append((seat, math.log(chance / (1 - chance))))
        match.choose(seat, bots[seat].choose(view, match.recall(seat), match.events(seat)))
    result = match.result()
    return [(odds, 0.5 + result[seat] / 2) for seat, odds in seen]


def fit(games: Sequence[Game]) -> Fit:
    """By maximum likelihood; the errors allow for decisions of one game that belong together (sandwich estimator)."""
    offset, slope = 0.0, 1.0
    for _ in range(STEPS):
        a, b, c = curvature(games, offset, slope)
        scores = [score(game, offset, slope) for game in games]
        first, second = (sum(part) for part in zip(*scores, strict=True))
        offset += (c * first - b * second) / (a * c - b * b)
        slope += (a * second - b * first) / (a * c - b * b)
    moves = [((c * u - b * v) / (a * c - b * b), (a * v - b * u) / (a * c - b * b)) for u, v in scores]
    offset_error, slope_error = (math.sqrt(sum(move * move for move in part)) for part in zip(*moves, strict=True))
    return Fit(offset, slope, offset_error, slope_error)


def score(game: Game, offset: float, slope: float) -> tuple[float, float]:
    """How the likelihood of a game's results grows with offset and slope."""
    wrong = [(odds, won - chance(offset + slope * odds)) for odds, won in game]
    return sum(error for _, error in wrong), sum(odds * error for odds, error in wrong)


def curvature(games: Sequence[Game], offset: float, slope: float) -> tuple[float, float, float]:
    a = b = c = 0.0
    for odds, _ in (decision for game in games for decision in game):
        p = chance(offset + slope * odds)
        a, b, c = a + p * (1 - p), b + odds * p * (1 - p), c + odds * odds * p * (1 - p)
    return a, b, c


def chance(log_odds: float) -> float:
    return 1 / (1 + math.exp(-log_odds))


def loss(games: Sequence[Game], offset: float, slope: float) -> float:
    """Log-loss of a decision, on average."""
    found = [
        -won * math.log(chance(offset + slope * odds)) - (1 - won) * math.log(chance(-offset - slope * odds))
        for odds, won in (decision for game in games for decision in game)
    ]
    return sum(found) / len(found)


def report(games: Sequence[Game]) -> str:
    found = fit(games)
    results = [won for game in games for _, won in game]
    mean = sum(results) / len(results)
    return (
        f"{len(games)} games, {sum(map(len, games))} decisions\n"
        f"slope {found.slope:.2f} ± {NORMAL * found.slope_error:.2f}, "
        f"offset {found.offset:z.2f} ± {NORMAL * found.offset_error:.2f}\n"
        f"log-loss {loss(games, 0.0, 1.0):.3f}, fitted {loss(games, found.offset, found.slope):.3f}, "
        f"constant {loss(games, math.log(mean / (1 - mean)), 0.0):.3f}"
    )


if __name__ == "__main__":
    sys.exit(main())
