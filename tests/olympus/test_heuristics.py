"""What the bots think of a table."""

from __future__ import annotations

from tests.olympus.table import Table
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.heuristics import suggest_payment
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


def test_a_suggested_payment_can_be_made_as_it_is() -> None:
    """From the view alone; forced payments are given away as well, without being answered."""
    table = Table(hand_a="hector tydeus meleager diomedes jason danae penelope medea", markers={"a": "green"})
    answers, given = suggest_payment(table.do("PLAY(hector)").view("a"))
    assert set(answers) <= set(given)
    assert len(given) == 4
    for action in answers:
        assert table.question() == "a pay"
        OLYMPUS.apply(table.s, action)
    assert table.question() == "a place"
