"""`./dev bench regret GAME BOT BOT…`: how much of the chance to win do bots give away with a choice?

Decisions out of games of search against itself are weighed as a review does, with many worlds, and then answered by
every bot, several times.  Bots are compared on the same decisions, so that two of them are told apart in seconds where
games would take hours; but only games show what it is worth, and what the weighing itself does not see.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from theomachy.bots import make_bot
from theomachy.games import GameRules, Recall, View
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.review.equity import Estimate, Weighing, estimate
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.words import house_words

PLAYER: Final = "search:iterations=200"
SHARE: Final = 0.07  # of the decisions of a game
NORMAL: Final = 1.96  # standard errors to either side of a 95 % interval


@dataclass(frozen=True)
class Decision:
    """Something that was asked, and what every answer is worth."""

    game: GameRules
    view: View
    recall: Recall
    worth: Mapping[int, float]


def main() -> int:
    parser = ArgumentParser(prog="./dev bench regret", description="What do bots give away with a choice?")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bots", metavar="BOT", nargs="+", help="the others are compared with the first")
    parser.add_argument("--decisions", metavar="N", type=int, default=150)
    parser.add_argument("--tries", metavar="N", type=int, default=4, help="of a bot at each decision")
    parser.add_argument("--worlds", metavar="N", type=int, default=2048, help="to weigh every answer in")
    parser.add_argument("--least", metavar="X", type=float, default=0.01, help="what the worst answer must cost")
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    wanted = parser.parse_args()
    try:
        for bot in wanted.bots:
            make_bot(bot, game_named(wanted.game), 1)
        found: list[Decision] = []
        for decision in decisions(wanted.game, wanted.seed, wanted.worlds):
            if max(decision.worth.values()) - min(decision.worth.values()) >= wanted.least:
                found.append(decision)
            if len(found) == wanted.decisions:
                break
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    first: list[float] = []
    for bot in wanted.bots:
        lost = [regret(decision, bot, wanted.tries) for decision in found]
        print(report(bot, lost, first), flush=True)
        first = first or lost
    return 0


def decisions(key: str, seed: int, worlds: int) -> Iterator[Decision]:
    """Out of one game after the other, some of each."""
    game, pick = game_named(key), Random(seed)
    while True:
        seed += 1
        match = Match(game, game.options(), [PLAYER] * 2, Dealer(seed))
        bots = [make_bot(PLAYER, game, 2 * seed + seat) for seat in range(2)]
        while not match.over:
            seat = match.to_move()
            view, recall = match.view(seat), match.recall(seat)
            if len(view.legal) > 1 and pick.random() < SHARE and game.from_book(view, recall, Rng(seed)) is None:
                yield weighed(game, view, recall, worlds, seed)
            match.choose(seat, bots[seat].choose(view, recall, match.events(seat)))


def weighed(game: GameRules, view: View, recall: Recall, worlds: int, seed: int) -> Decision:
    """By the last round, to which all answers are kept."""
    weighing = Weighing(game, view, recall, seed)
    while True:
        verdict = weighing.go_on(keep=view.legal)
        if weighing.worlds >= worlds:
            return Decision(game, view, recall, {each.action: each.equity.mean for each in verdict.choices})


def regret(decision: Decision, bot: str, tries: int) -> float:
    """What it gives away on average."""
    best, lost = max(decision.worth.values()), 0.0
    for seed in range(tries):
        chosen = make_bot(bot, decision.game, seed).choose(decision.view, decision.recall, [])
        lost += (best - decision.worth[chosen]) / tries
    return lost


def report(bot: str, lost: Sequence[float], first: Sequence[float]) -> str:
    line = f"{bot}: gives away {said(estimate(lost))} % a decision ({len(lost)} decisions)"
    if not first:
        return line
    more = estimate([one - other for one, other in zip(lost, first, strict=True)])
    return f"{line}, {said(more, '+')} against the first"


def said(found: Estimate, sign: str = "") -> str:
    return f"{100 * found.mean:{sign}.2f} ± {100 * NORMAL * found.error:.2f}"


if __name__ == "__main__":
    sys.exit(main())
