"""What can be said before it is asked: where the card goes that is still being paid for; made from a view, and nothing
else."""

from __future__ import annotations

from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.guess import paying
from theomachy.games.olympus.heuristics import suggest_payment
from theomachy.games.olympus.steps import CHOOSE_SPACE
from theomachy.games.olympus.view import View
from theomachy.kernel.choices import Choices
from theomachy.kernel.seats import NOBODY


def places_ahead(view: View) -> tuple[list[int], list[int], list[int]]:
    """The answers that pay as suggested, all that is given away, and the answers of which one may follow."""
    payment, given = suggest_payment(view)
    s = paying(view)
    for place, unit in view.units.items():
        if unit.equipment:
            s.units[state.UNIT * v.PLACE_NAMES.index(place) + state.WORN] = view.options.cards.ids[unit.equipment]
    f = s.frame
    assert f is not None
    if CHOOSE_SPACE.asks(s, f) == NOBODY:
        return payment, given, []
    found = Choices()
    CHOOSE_SPACE.options(s, f, found)
    return payment, given, found.actions()
