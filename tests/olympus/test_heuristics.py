"""What the bots think of a table."""

from __future__ import annotations

from tests.olympus.table import GAME
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY


def test_judging_a_table_does_not_change_it() -> None:
    """A unit that is announced is judged where it will stand, and the place is empty again after the look."""
    for edition in GAME.editions:
        rng = Rng(7)
        s = GAME.new(2, GAME.options(edition))
        while GAME.to_move(s) != NOBODY:
            if GAME.to_move(s) >= 0:
                before = s.save()
                GAME.value(s, 0)
                assert s.save() == before
            legal = GAME.legal(s)
            GAME.apply(s, legal[rng.below(len(legal))])
