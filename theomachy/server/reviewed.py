"""The review of a finished game, piece by piece, so that what is ready can be shown at once."""

from __future__ import annotations

import time
from typing import Final

from theomachy.kernel.records import read_record
from theomachy.kernel.rng import Rng
from theomachy.review.equity import SURE
from theomachy.review.ledger import WHOLE, Points, result_in_points
from theomachy.review.reasons import better
from theomachy.review.reviewing import Decision, Node, Reviewer
from theomachy.server.answers import Better, Reviewed, ReviewPart
from theomachy.table.match import Match
from theomachy.words import GameWords, house_words, words

SECONDS: Final = 2.0  # of a processor, for a piece; what has been begun is finished


def review_part(record: str, language: str, first: int) -> ReviewPart:
    """From a choice on, as far as one gets."""
    source = house_words(language).say("page-record")
    reviewer = Reviewer(read_record(record, source), source)
    match = reviewer.match
    w = words(language, match.game.key).with_options(match.options)
    ends = time.process_time() + SECONDS
    nodes: list[Reviewed] = []
    following: int | None = None
    for at, found in reviewer.steps(first):
        nodes += [reviewed(match, node, w) for node in found]
        if time.process_time() > ends:
            following = at + 1
            break
    total = len(match.choices)
    return {
        "nodes": nodes,
        "next": following if following is not None and following < total else None,
        "total": total,
        "result": by_seat(match, result_in_points(match.result())),
    }


def reviewed(match: Match, node: Node, w: GameWords) -> Reviewed:
    row = node.row()
    return {
        "at": row.at,
        "turn": node.turn,
        "seat": match.seat_names[row.seat],
        "kind": row.kind,
        "before": by_seat(match, row.before),
        "after": by_seat(match, row.after),
        "error": round(WHOLE * SURE * node.chosen.behind.error) if isinstance(node, Decision) else 0,
        "named": named(match, node, w) if isinstance(node, Decision) else None,
    }


def named(match: Match, node: Decision, w: GameWords) -> Better | None:
    name = node.name
    if not name:
        return None
    return {
        "name": name,
        "choice": w.choice(node.view, node.action),
        "better": w.choice(node.view, node.verdict.best.action),
        "why": better(match.game, w, node.view, node.recall, node.verdict, node.action, Rng(node.at)),
    }


def by_seat(match: Match, points: Points) -> dict[str, int]:
    return dict(zip(match.seat_names, points, strict=True))
