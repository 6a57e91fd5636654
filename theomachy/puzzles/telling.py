"""What is said of an answer to a puzzle: why it is right, or what it costs and why."""

from __future__ import annotations

from typing import Final

from theomachy.kernel.rng import Rng
from theomachy.puzzles.puzzle import Posed
from theomachy.review.reasons import advised, worse
from theomachy.words import GameWords, house_words

SEED: Final = 1


def told_right(posed: Posed, w: GameWords) -> str:
    """What the answer achieves, and how good the next best would be."""
    return advised(posed.match.game, w, posed.view, posed.recall, posed.verdict, Rng(SEED))


def told_wrong(posed: Posed, w: GameWords, action: int) -> str:
    """What it costs, and why; the answer is not named."""
    chance, best = in_a_hundred(posed, action), in_a_hundred(posed, posed.answer)
    named = w.choice(posed.view, action)
    costs = house_words(w.language).say("puzzle-costs", choice=named, loss=best - chance, chance=chance, best=best)
    why = worse(posed.match.game, w, posed.view, posed.recall, posed.verdict, action, Rng(SEED))
    return f"{costs} {why}"


def in_a_hundred(posed: Posed, action: int) -> int:
    """The chance to win with a choice.  One that is far behind was weighed least, in worlds of its own."""
    verdict = posed.verdict
    return max(0, round(100 * (verdict.best.equity.mean - verdict.of(action).behind.mean)))
