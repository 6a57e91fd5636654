"""What the bots think of a table."""

from __future__ import annotations

from theomachy.games.olympus.game import Olympus
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY

OLYMPUS = Olympus()


def test_judging_a_table_does_not_change_it() -> None:
    """A unit that is announced is judged where it will stand, and the place is empty again after the look."""
    for edition in OLYMPUS.editions:
        rng = Rng(7)
        s = OLYMPUS.new(2, OLYMPUS.options(edition))
        while OLYMPUS.to_move(s) != NOBODY:
            if OLYMPUS.to_move(s) >= 0:
                before = s.save()
                OLYMPUS.value(s, 0)
                assert s.save() == before
            legal = OLYMPUS.legal(s)
            OLYMPUS.apply(s, legal[rng.below(len(legal))])
