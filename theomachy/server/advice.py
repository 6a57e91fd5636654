"""A hint, and why: the choice with the best chances by what the seat sees, and what it achieves."""

from __future__ import annotations

from typing import Any

from theomachy.games import game as game_named
from theomachy.kernel.rng import Rng
from theomachy.review.reasons import advised
from theomachy.review.reviewing import weigh
from theomachy.table.wire import Packed, Wire, unpack_options
from theomachy.words import words


def advice(language: str, game: str, options: Packed, seed: int, view: Packed, recall: Packed) -> dict[str, Any]:
    """The choice, and the reason in a few sentences; from what the seat sees, and nothing else."""
    rules = game_named(game)
    wire = Wire(rules, unpack_options(rules, options))
    seen, recalled = wire.unpack(view), wire.unpack_recall(recall)
    verdict = weigh(rules, seen, recalled, seed)
    w = words(language, game).with_options(seen.options)
    return {"choice": verdict.best.action, "why": advised(rules, w, seen, recalled, verdict, Rng(seed))}
