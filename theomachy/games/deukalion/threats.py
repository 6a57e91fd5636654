"""What of the board may soon decide the game; made from a view, and nothing else."""

from __future__ import annotations

from typing import Final

from theomachy.games.contract import Threat
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.box import POINTS_IN_ORDER
from theomachy.games.deukalion.view import View
from theomachy.kernel.seats import NOBODY

ROUNDS_TO_FEAR: Final = 3


def threats(view: View) -> list[Threat]:
    """The most urgent first: whoever needs least."""
    found = []
    for seat, player in enumerate(view.players):
        secret = view.secret if seat == view.seat else player.revealed
        worth = [worth_of(card) for card in (*view.open, secret) if card]
        left = view.goal - player.total
        if 0 < left <= max(worth, default=0):
            found.append(Threat("one-pursuit", seat, (f"board:{v.HEROES[seat]}",), left))  # DK-END-01
    found.sort(key=lambda threat: threat.count)
    limit, seats = int(view.options.round_limit), len(view.players)
    left = limit - view.turns // seats
    if limit and 0 < left <= ROUNDS_TO_FEAR:
        found.append(Threat("rounds", leader(view), ("kylix",), left))  # DK-END-06
    return found


def worth_of(pursuit: str) -> int:
    return POINTS_IN_ORDER[v.PURSUIT_NAMES.index(pursuit)]


def leader(view: View) -> int:
    """Whoever has most points, if nobody else has as many."""
    totals = [player.total for player in view.players]
    return totals.index(max(totals)) if totals.count(max(totals)) == 1 else NOBODY
