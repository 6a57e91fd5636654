"""What the bots think of a table."""

from __future__ import annotations

import pytest

from tests.deukalion.table import GAME, Table
from theomachy.games.deukalion.heuristics import prospect
from theomachy.games.deukalion.notation import read_action
from theomachy.games.deukalion.options import MOST_HALVES, Options
from theomachy.games.deukalion.vocabulary import (
    CORINTH,
    CYPRUS,
    HOPLITES,
    LINDOS,
    PLACES,
    SALAMIS,
    SQUARE_NAMES,
    SQUARES,
)
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY


def square(name: str) -> int:
    return SQUARE_NAMES.index(name)


@pytest.mark.parametrize(
    ("ship", "place", "steps"), [("b5", CORINTH, 0), ("c7", CORINTH, 3), ("h6", CYPRUS, 0), ("i4", SALAMIS, 2)]
)
def test_steps_to_the_nearest_approach(ship: str, place: int, steps: int) -> None:
    chart = Options().map.chart(-1, -1, -1)
    assert chart.to_place[PLACES * square(ship) + place] == steps


def test_steps_home_and_to_the_styx() -> None:
    chart = Options().map.chart(-1, -1, -1)
    assert (chart.to_anchor[square("d3")], chart.to_anchor[square("d1")]) == (1, 0)
    assert (chart.to_styx[square("b2")], chart.to_styx[square("a3")]) == (1, 1)
    assert chart.away[SQUARES * square("a3") + square("i2")] == 9
    assert chart.home[LINDOS] == min(chart.to_anchor[square(name)] for name in ("h4", "i5", "h6"))


def test_a_whirlpool_is_a_short_way() -> None:
    chart = Options().map.chart(square("a3"), square("i2"), -1)
    assert chart.away[SQUARES * square("a3") + square("i2")] == 1


def test_chances_of_throws() -> None:
    """One hoplite: two in five are lost, two count one, one counts a half."""
    options = Options()
    assert [round(options.chances[MOST_HALVES + halves], 6) for halves in range(4)] == [1.0, 0.6, 0.4, 0.0]
    assert options.duels[HOPLITES + 1] == pytest.approx(0.6)  # one against none: he must score
    assert options.duels[HOPLITES + 2] == pytest.approx(0.4 * 0.6 + 0.2 * 0.4)  # one against one: a tie is no victory
    assert options.duels[1] == 0.0


def test_the_value_is_exact_when_the_game_is_over() -> None:
    for seats in (2, 3, 4):
        s = GAME.new(seats, GAME.options())
        GAME.playout(s, Rng(seats))
        assert [GAME.value(s, seat) for seat in range(seats)] == GAME.result(s)


def test_the_values_of_all_seats_are_the_odds_of_one_game() -> None:
    """As results do: one wins, the others lose."""
    for seats in (2, 3, 4):
        s = GAME.new(seats, GAME.options())
        rng = Rng(5)
        for _ in range(200):
            legal = GAME.legal(s)
            GAME.apply(s, legal[rng.below(len(legal))])
            assert sum(GAME.value(s, seat) for seat in range(seats)) == pytest.approx(2 - seats)


def test_thinking_changes_nothing() -> None:
    rng = Rng(3)
    s = GAME.new(3, GAME.options())
    taken = 0
    while GAME.to_move(s) != NOBODY:
        taken += 1
        legal = GAME.legal(s)
        before = s.save()
        if (seat := GAME.to_move(s)) >= 0 and taken % 10 == 0:
            assert all(GAME.prior(s, seat, action) >= 1 for action in legal)
            assert all(-1.0 <= prospect(s, seat, action) <= 1.0 for action in legal[:2])
        assert s.save() == before
        GAME.apply(s, legal[rng.below(len(legal))])


def best(table: Table, seat: int) -> str:
    """What promises most."""
    s = table.s
    hopes = {GAME.notation.write_action(action): prospect(s, seat, action) for action in GAME.legal(s)}
    return max(hopes, key=hopes.__getitem__)


def test_a_settlement_is_founded_by_who_lies_there() -> None:
    assert best(Table("A sails 1    A: h4 8h u2    B: d1"), 0) == "FOUND(lindos)"


def test_a_ship_with_a_chest_sails_home() -> None:
    assert best(Table("A sails 3    A: d3 8h {red} u2    B: i4"), 0) == "DIR(n)"


def test_who_has_most_below_sails_to_the_styx() -> None:
    assert best(Table("A sails 3    A: b2 2h u8    B: i4"), 0) == "DIR(w)"


def test_a_fulfilled_pursuit_is_claimed() -> None:
    table = Table("A acts | open P01 P05    A: b4 6h u4    B: d1")
    assert read_action(best(table, 0)) == read_action("CLAIM(open1_a)")


def test_whoever_lies_off_a_city_challenges_it_though_more_than_one_chest_is_wanted() -> None:
    """What is hoped for further chests must not make the first one a loss: some hoplites fall for each."""
    table = Table("A sails 1 | open P16 P12    A: d7 10h | hand (2) | secret P13    B: d2")
    assert best(table, 0) == "ATTACK(crete)"


def test_a_challenge_is_worth_what_the_chest_that_fits_is_worth() -> None:
    """Of the two in Cyprus the purple one is wanted, and nobody has to take the green one."""
    table = Table(
        "A sails 1 | open P15 P16 | corinth blue | mycenae green yellow | sparta red yellow | thera red purple"
        " | crete green purple | rhodes blue blue | cyprus green purple | halicarnassus red yellow | hydra f6"
        "    A: h6 6h | on salamis lindos | hand (6) | secret P13    B: d6 10h"
    )
    assert best(table, 0) == "ATTACK(cyprus)"


def test_whoever_is_too_weak_for_a_city_gives_up_a_move_for_hoplites() -> None:
    assert best(Table("B sails 1 in A's turn | open P05 P01    A: d1    B: d6 2h u8"), 1) == "SACRIFICE"


def test_a_zephyr_is_played_for_a_step_that_is_missing() -> None:
    table = Table("A sails 1 | open P03 P05    A: d4 8h {red} u2 | hand zephyr    B: i4")
    assert best(table, 0) == "CARD(zephyr)"


def test_what_waits_for_another_move_is_worth_less() -> None:
    """Off a city whose chest is wanted: with the move at hand, and without."""
    at_hand, over = (Table(f"{head} | open P03 P05    A: d6 9h u1    B: i4").s for head in ("A sails 1", "A shakes"))
    assert GAME.value(at_hand, 0) > GAME.value(over, 0)
