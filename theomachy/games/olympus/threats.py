"""What of the board may soon decide the game; made from a view, and nothing else."""

from __future__ import annotations

from typing import Final

from theomachy.games.contract import Threat
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.view import View
from theomachy.kernel.seats import NOBODY

POINTS_TO_FEAR: Final = 5
CARDS_TO_FEAR: Final = 6  # as many as are drawn in three turns


def threats(view: View) -> list[Threat]:
    """The most urgent first."""
    found = []
    for side, name in enumerate(v.SIDES):
        places = tuple(f"{name}:{space}" for space in v.SPACES)
        if all(place in view.units for place in places):
            found.append(Threat("board-full", side, places))  # FO-END-02
    for side, points in enumerate(view.points):
        if points >= POINTS_TO_FEAR:
            found.append(Threat("points", side, ("counter",), v.POINTS_TO_WIN - points))  # FO-END-03
    if 0 < view.pile <= CARDS_TO_FEAR:
        leader = next((side for side, points in enumerate(view.points) if points > 0), NOBODY)
        found.append(Threat("pile", leader, ("pile",), view.pile))  # FO-END-08
    return found
