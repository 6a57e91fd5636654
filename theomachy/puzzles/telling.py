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
    best, behind = posed.verdict.best.equity.mean, posed.verdict.of(action).behind.mean
    costs = house_words(w.language).say(
        "puzzle-costs",
        choice=w.choice(posed.view, action),
        loss=in_a_hundred(behind),
        chance=in_a_hundred(best - behind),
        best=in_a_hundred(best),
    )
    why = worse(posed.match.game, w, posed.view, posed.recall, posed.verdict, action, Rng(SEED))
    return f"{costs} {why}"


def in_a_hundred(share: float) -> int:
    return round(100 * share)
