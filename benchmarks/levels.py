"""`./dev bench levels GAME`: how strong are the levels of a game?  They play each other, neighbours more often
than others, and the ratings go to theomachy/bots/ladders/GAME.json, which is what people are shown.

With `--results FOLDER` it goes on where it was stopped, as long as neither rules nor bots have changed.
"""

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from itertools import combinations
from pathlib import Path
from typing import Final

from theomachy.arena.contest import new_contest
from theomachy.arena.duplicate import luck
from theomachy.arena.ratings import Ranking, Wins
from theomachy.arena.score import Score, hold
from theomachy.arena.times import Times
from theomachy.bots.ladder import ITS_RATING, MIDDLE, Ladder, Rung, Step
from theomachy.bots.levels import COUNT, minds
from theomachy.kernel.errors import BadInput
from theomachy.words import house_words

LADDERS: Final = Path(__file__).parent.parent / "theomachy" / "bots" / "ladders"
LEVELS: Final = range(1, COUNT + 1)
Pair = tuple[int, int]  # of levels, the lower one first


def main() -> int:
    parser = ArgumentParser(prog="./dev bench levels", description="How strong are the levels of a game?")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=int, default=400, help="of neighbours")
    parser.add_argument("--others", metavar="N", type=int, default=40, help="games of those that are no neighbours")
    parser.add_argument("--top", metavar="N", type=int, help="games of the two strongest, if fewer: they take longest")
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--jobs", metavar="N", type=int, default=1)
    parser.add_argument("--results", metavar="FOLDER", type=Path)
    wanted = parser.parse_args()
    try:
        scores = {pair: played(wanted, pair) for pair in combinations(LEVELS, 2)}
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    found = measured(wanted, scores)
    LADDERS.mkdir(exist_ok=True)
    (LADDERS / f"{wanted.game}.json").write_text(found.write(), encoding="utf-8")
    return 0


def played(wanted: Namespace, pair: Pair) -> Score:
    """The same deals for every pair."""
    low, high = pair
    games = wanted.others if high > low + 1 else (wanted.top or wanted.games) if high == COUNT else wanted.games
    contest = new_contest(wanted.game, [named(high), named(low)], games, wanted.seed)
    results = None
    if wanted.results is not None:
        wanted.results.mkdir(parents=True, exist_ok=True)
        results = wanted.results / f"{wanted.game}-{high}-{low}.jsonl"
    score = hold(contest, wanted.jobs, results=results)
    tally = score.bots[0]
    print(f"level {high} against level {low}: {tally.rate:.1%} of {tally.games} games", flush=True)
    for bot, number, reason in score.faults:
        print(f"{bot} lost game {number} by a fault: {reason}", flush=True)
    return score


def named(level: int) -> str:
    return f"level:{level}"


def measured(wanted: Namespace, scores: dict[Pair, Score]) -> Ladder:
    ranking, times = Ranking(), {level: Times() for level in LEVELS}
    for pair, score in scores.items():
        for deal, wins in score.ranking.deals.items():
            ranking.deals.setdefault(deal, Wins()).add_all(wins, 1)
        for level, each in zip(reversed(pair), score.times, strict=True):
            times[level].add_all(each)
    ratings = ranking.ratings(named(MIDDLE), luck(wanted.seed, "ratings"))
    rungs, steps = [], []
    for level, mind in zip(LEVELS, minds(wanted.game), strict=True):
        rating, spent = ratings[named(level)], times[level].cpu
        points, low, high = (round(ITS_RATING + each) for each in (rating.points, rating.low, rating.high))
        rungs.append(Rung(mind, points, low, high, round(spent.mean, 4), round(spent.within(0.99), 4), spent.number))
    for low in LEVELS[:-1]:
        tally = scores[low, low + 1].bots[0]
        steps.append(Step(tally.games, *(round(rate, 4) for rate in (tally.rate, *tally.interval()))))
    games = sum(score.first.games for score in scores.values())
    return Ladder(commit(), command(wanted), games, tuple(rungs), tuple(steps))


def command(wanted: Namespace) -> str:
    """Without what changes nothing in the results."""
    top = f" --top {wanted.top}" if wanted.top else ""
    seed = f" --seed {wanted.seed}" if wanted.seed != 1 else ""
    return f"./dev bench levels {wanted.game} --games {wanted.games} --others {wanted.others}{top}{seed}"


def commit() -> str:
    """Where the code stood, and whether what plays had changed since."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    found = subprocess.run(command, capture_output=True, text=True, check=True, cwd=LADDERS.parent).stdout.strip()
    command = ["git", "diff", "--quiet", "HEAD", "--", ":/theomachy", ":!/theomachy/bots/ladders"]
    changed = subprocess.run(command, check=False, cwd=LADDERS.parent).returncode
    return found + "-dirty" * bool(changed)


if __name__ == "__main__":
    sys.exit(main())
