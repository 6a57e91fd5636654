"""Drawing a card."""

import pytest

from tests.hera_zeus.table import Box, Table, tokens
from tests.rule import rule


@rule("HZ-DRAW-01")
def test_a_draw_brings_one_card_of_the_draw_pile_into_the_hand() -> None:
    Table("""
        Hera 2/2    H A 5- | B 4- | hand 3 | draw 7
                    Z A Y- | hand 0 | draw 4
    """).do("DRAW {M}").shows("Hera 1/2  H hand 3 M | draw 6")


@rule("HZ-DRAW-01")
def test_the_drawn_card_may_be_used_in_the_same_turn() -> None:
    Table("""
        Hera 3/3    H A 5- | B 4- | hand 0
                    Z A Y- | hand 3
    """).do("DRAW {6}; LAY(6) AT(A,1)").shows("Hera 1/3  H A 6- 5-")


@rule("HZ-DRAW-01")
def test_every_card_left_is_equally_likely() -> None:
    table = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G").begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5) LAY(3)")
    table.begin("DRAW")
    assert table.asked() == "chance"
    assert table.odds() == {
        "{7}": 1, "{6}": 2, "{5}": 2, "{4}": 2, "{3}": 4, "{2}": 5, "{P}": 7, "{Y}": 1, "{M}": 3, "{X}": 1, "{C}": 1,
        "{G}": 1, "{D}": 2, "{E}": 1, "{S}": 1}  # fmt: skip
    table.begin("{7} DRAW")
    assert "{7}" not in table.odds()


@rule("HZ-DRAW-01")
def test_the_opponent_sees_that_a_card_was_drawn_and_not_which() -> None:
    position = """
        Hera 2/2    H A 5- | B 4- | hand 3
                    Z A Y- | hand 0
    """
    one, another = Table(position).do("DRAW {M}"), Table(position).do("DRAW {G}")
    for seat in ("zeus", "watcher"):
        assert one.view(seat) == another.view(seat)
        assert one.view(seat).cards_in_hand == (2, 0)
    assert one.view("hera") != another.view("hera")


@rule("HZ-DRAW-02", "HZ-HAND-01")
@pytest.mark.parametrize(("others", "allowed"), [(10, True), (11, True), (12, False)])
def test_nobody_draws_with_twelve_cards_in_hand(others: int, allowed: bool) -> None:
    table = Table(f"""
        Hera 2/2    H A 5- | B 4- | hand ({others})
                    Z A Y- | hand 3
    """)
    if allowed:
        assert table.may("DRAW")
    else:
        table.refuses("DRAW", "HZ-DRAW-02", "hand-full")


@rule("HZ-DRAW-02")
def test_after_laying_one_of_twelve_cards_there_is_room_to_draw() -> None:
    table = Table("""
        Hera 3/3    H A 5- | B 4- | C 2- | hand 3 (11)
                    Z A Y- | hand 3
    """).do("LAY(3) AT(A,1)")
    assert table.may("DRAW")
    table.do("DRAW").refuses("DRAW", "HZ-DRAW-02", "hand-full")


@rule("HZ-DRAW-03", "HZ-END-07")
def test_nobody_draws_from_an_empty_draw_pile_and_the_game_goes_on() -> None:
    table = Table("""
        Hera 2/2    H A 5- | B 4- | hand 3 | draw 1
                    Z A Y- | hand 3
    """).do("DRAW {P}")
    table.refuses("DRAW", "HZ-DRAW-03", "draw-pile-empty").goes_on()
    assert table.legal() == tokens("LAY(3) LAY(P) CHALLENGE(A) USE(P)")


@rule("HZ-DRAW-03")
def test_the_pile_does_not_become_a_new_draw_pile() -> None:
    table = Table("""
        Hera 2/2    H A 5- | B 4- | hand 3 | pile 3 3 5 | draw 0
                    Z A Y- | hand 3
    """).refuses("DRAW", "HZ-DRAW-03", "draw-pile-empty")
    table.do("LAY(3) AT(A,1)").shows("Hera 1/2  H A 3- 5- | hand 0 | draw 0")
