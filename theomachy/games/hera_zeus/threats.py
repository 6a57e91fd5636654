"""What of the board may soon decide the game; made from a view, and nothing else."""

from __future__ import annotations

from typing import Final

from theomachy.games.contract import Threat
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.view import View
from theomachy.kernel.seats import NOBODY

CAPTIVE: Final = "C"
FIGURE: Final = "F"
CARDS_TO_FEAR: Final = 3  # in a draw pile
TURNS_TO_FEAR: Final = 4


def threats(view: View) -> list[Threat]:
    """The most urgent first."""
    found = []
    for side, name in enumerate(v.SIDES):
        other = 1 - side
        for lane, column in view.field[side].items():
            if column and column[0].card == CAPTIVE:
                found.append(Threat("captive-in-front", other, (f"{name}:{lane}1",)))  # HZ-END-03
    for side, name in enumerate(v.SIDES):
        other = 1 - side
        cards = [
            f"{name}:{lane}{row}"
            for lane, column in view.field[side].items()
            for row, piece in enumerate(column, 1)
            if piece.card != FIGURE
        ]
        if len(cards) <= 1 and view.turns > 0:
            found.append(Threat("field", other, tuple(cards) or (f"{name}:seat",), len(cards)))  # HZ-END-01
        if view.cards_in_hand[side] == 1 and side == view.seat and CAPTIVE in view.hand:
            found.append(Threat("captive-in-hand", other, (f"hand:{CAPTIVE}",)))  # HZ-END-04
        elif view.cards_in_hand[side] == 1 and view.turns > 0:
            found.append(Threat("last-card", other, (f"{name}:hand",)))
        if view.cards_in_draw_pile[side] <= CARDS_TO_FEAR:
            found.append(Threat("pile", other, (f"{name}:draw",), view.cards_in_draw_pile[side]))  # HZ-END-02
    left = int(view.options.turn_limit) - view.turns
    if 0 < left <= TURNS_TO_FEAR:
        found.append(Threat("turns", NOBODY, (), left))  # HZ-END-10
    return found
