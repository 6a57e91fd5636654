"""Laying a card."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from theomachy.kernel.errors import BadInput

EVERYTHING = "7 6 5 4 3 2 P Y M X C"


@rule("HZ-PLAY-01")
@pytest.mark.parametrize("card", EVERYTHING.split())
def test_every_number_card_may_be_laid(card: str) -> None:
    Table(f"""
        Hera 2/2    H A 5- | B 4- | C . | hand {card} S
                    Z A 6- | hand 0
    """).do(f"LAY({card}) AT(C,1)").shows(f"Hera 1/2  H C {card}- | hand S")


@rule("HZ-PLAY-01", "HZ-SIRENS-03")
@pytest.mark.parametrize("card", ["*7", "*6", "*5", "*4", "*3", "*2", "*P"])
def test_every_won_card_may_be_laid(card: str) -> None:
    Table(f"""
        Hera 2/2    H A 5- | B 4- | C . | hand {card} S
                    Z A 6- | hand 0
    """).do(f"LAY({card}) AT(A,2)").shows(f"Hera 1/2  H A 5- {card}- | hand S")


@rule("HZ-PLAY-01")
@pytest.mark.parametrize("card", ["G", "D", "H", "E", "S"])
def test_a_card_with_only_a_symbol_never_lies_on_the_field(card: str) -> None:
    table = Table(f"""
        Hera 2/2    H A 5- | B 4- | C . | hand {card} 3
                    Z A 6- | hand 0
    """)
    assert table.legal() & {f"LAY({code})" for code in "765432PYMXCGDHES"} == {"LAY(3)"}
    with pytest.raises(BadInput):
        table.do(f"LAY({card}) AT(C,1)")


@rule("HZ-PLAY-01")
def test_only_a_card_in_the_hand_can_be_laid() -> None:
    Table("""
        Hera 2/2    H A 5- | B 4- | C . | hand 3
                    Z A 6- | hand 0
    """).refuses("LAY(4)", "HZ-PLAY-01", "not-in-hand").refuses("LAY(*3)", "HZ-PLAY-01", "not-in-hand")


@rule("HZ-PLAY-02")
def test_a_card_is_laid_face_down_even_if_the_opponent_knows_it() -> None:
    table = Table("""
        Zeus 1/1    H A 5- | B 4- | C 3- | hand 6 | draw 0
                    Z A 4- | hand Y
    """).do("USE(Y) TARGET_HAND; LAY(6) AT(A,1)")
    table.shows("Hera 2/3  H A 6- 5- | hand 0 | draw 0   Z hand 0 | pile Y")
    assert str(table.view("zeus").field[0]["A"][0]) == "?-"


@rule("HZ-PLAY-03")
def test_a_card_may_go_in_front_between_and_behind() -> None:
    table = Table("""
        Hera 2/2    H A 6+ 2- | B M- | C . | hand 3 4
                    Z A 5- | B 3- | C 4- | hand (6)
    """)
    assert table.places("LAY(4)") == {"A1", "A2", "A3", "B1", "B2", "C1"}
    table.copy().do("LAY(4) AT(A,1)").shows("Hera 1/2  H A 4- 6+ 2- | hand 3")
    table.copy().do("LAY(4) AT(A,2)").shows("Hera 1/2  H A 6+ 4- 2- | hand 3")
    table.copy().do("LAY(4) AT(A,3)").shows("Hera 1/2  H A 6+ 2- 4- | hand 3")
    table.begin("LAY(4)")
    for place in ("A,4", "B,3", "C,2"):
        table.refuses(f"AT({place})", "HZ-PLAY-03", "no-such-place")


@rule("HZ-PLAY-04", "HZ-CHAL-07")
def test_a_column_closes_up_when_its_front_is_lost() -> None:
    Table("""
        Hera 2/2    H A 2- 6- 3+ 4- | B M- | hand 3
                    Z A 5- | B 3- | hand 0
    """).do("CHALLENGE(A)").shows("Hera 1/2  H A 6- 3+ 4- | pile 2   Z A 5+")


@rule("HZ-PLAY-04", "HZ-DIONYSUS-02")
def test_a_column_closes_up_when_a_card_is_moved_out_of_its_middle() -> None:
    Table("""
        Hera 2/2    H A 2- 6- 3+ 4- | B M- | hand D
                    Z A 5- | B 3- | hand 0
    """).do("USE(D) FROM(A,2) AT(B,1)").shows("Hera 1/2  H A 2- 3+ 4- | B 6- M- | hand 0 | pile D")


@rule("HZ-PLAY-05")
def test_a_column_holds_four_cards() -> None:
    table = Table("""
        Hera 2/2    H A 2- 6- 3+ | B M- 4- 4- 4- | C . | hand 5 5
                    Z A 5- | B 3- | hand 0
    """)
    assert table.places("LAY(5)") == {"A1", "A2", "A3", "A4", "C1"}
    assert table.do("LAY(5) AT(A,4)").places("LAY(5)") == {"C1"}


@rule("HZ-PLAY-05", "HZ-PLAY-08")
def test_a_column_holds_the_figure_and_three_cards() -> None:
    table = Table("""
        Hera 3/4    H A F 6- 3+ | B M- 4- 4- 4- | C . | hand 5 5
                    Z A 5- | B 3- | hand 0
    """)
    assert table.places("LAY(5)") == {"A2", "A3", "A4", "C1"}
    assert table.do("LAY(5) AT(A,2)").shows("Hera 2/4  H A F 5- 6- 3+ | hand 5").places("LAY(5)") == {"C1"}


@rule("HZ-PLAY-05")
def test_twelve_cards_fill_the_field() -> None:
    table = Table("""
        Hera 3/3    H A 2- 6- 3+ 3- | B M- 4- 4- 4- | C 5- 5- 5- | hand 7 M
                    Z A 5- | B 3- | hand 0
    """)
    assert table.places("LAY(7)") == {"C1", "C2", "C3", "C4"}
    table.do("LAY(7) AT(C,1)").refuses("LAY(M)", "HZ-PLAY-05", "field-full")


@rule("HZ-PLAY-06")
def test_an_empty_lane_may_be_opened_and_re_opened() -> None:
    Table("""
        Hera 2/3    H A 2- | B M- | C 3- | hand 5
                    Z A 5- | B 3- | hand 0
    """).do("CHALLENGE(A)").shows("Hera 1/3  H A . | pile 2   Z A 5+").do("LAY(5) AT(A,1)").shows("""
        Zeus 2/2    H A 5- | hand 0 | pile 2   Z A 5+
    """)


@rule("HZ-PLAY-07")
def test_columns_need_not_be_filled_evenly() -> None:
    Table("""
        Hera 3/3    H A 2- | B M- | C 3- | hand 5 4 4
                    Z A 5- | B 3- | hand 0
    """).do("LAY(4) AT(C,2); LAY(5) AT(C,3); LAY(4) AT(C,4)").shows("Zeus 2/2  H C 3- 4- 5- 4- | hand 0")


@rule("HZ-PLAY-08")
def test_cards_go_behind_the_figure_only() -> None:
    table = Table("""
        Hera 3/4    H A F 3- C- | B . | C . | hand 4 P
                    Z A 4- | B 6- | C 2- | hand (4)
    """)
    assert table.places("LAY(4)") == {"A2", "A3", "A4", "B1", "C1"}
    table.copy().do("LAY(4) AT(A,2)").shows("Hera 2/4  H A F 4- 3- C- | hand P")
    table.begin("LAY(4)").refuses("AT(A,1)", "HZ-PLAY-03", "no-such-place")


@rule("HZ-PLAY-08", "HZ-FIGURE-13")
def test_behind_a_lonely_figure_there_is_row_two() -> None:
    assert Table("""
        Hera 3/4    H A F | B 3- | C . | hand 4
                    Z A 4- | B 6- | C 2- | hand 0
    """).places("LAY(4)") == {"A2", "B1", "B2", "C1"}


@rule("HZ-PLAY-09")
def test_no_action_takes_ones_own_cards_off_the_field() -> None:
    """Whatever else is played, only a challenge or Pandora takes cards off."""
    table = Table("""
        Hera 4/4    H A 6- 5- | B F 3- M- | C 2- | hand P Y D H E S G 4 | pile 3 P
                    Z A 4- | B M- | C 6- | hand 5 5 | pile 3
    """)
    for line in (
        "DRAW",
        "LAY(4) AT(A,1)",
        "USE(P) TARGET_HAND {5} TARGET_LANE(A)",
        "USE(P) TARGET_LANE(C)",
        "USE(Y) TARGET_HAND",
        "USE(D) FROM(B,2) AT(A,1)",
        "USE(H) TAKE(3)",
        "USE(E)",
        "USE(S)",
        "REMOVE_FIGURE",
    ):
        field = table.copy().do(line).view("hera").field[0]
        cards = sorted(piece.card for column in field.values() for piece in column if piece.card != "F")
        assert cards == sorted([*"653M2", *(["4"] if line.startswith("LAY") else [])]), line


@rule("HZ-PLAY-10")
def test_a_card_keeps_its_facing_when_it_is_pushed_back_or_moves_up() -> None:
    table = Table("""
        Hera 3/3    H A 6+ 2- | B 2- 5+ 4- | C 3- | hand 4 D
                    Z A 7- | B 3- | C M- | hand 0
    """)
    table.do("LAY(4) AT(A,1)").shows("Hera 2/3  H A 4- 6+ 2- | hand D")
    table.do("USE(D) FROM(A,2) AT(C,2)").shows("Hera 1/3  H A 4- 2- | C 3- 6+ | hand 0 | pile D")
    table.begin("CHALLENGE(B)").shows("Zeus 3/3  H A 4- 2- | B 5+ 4- | C 3- 6+ | hand 0 | pile D 2   Z B 3+")


@rule("HZ-PLAY-11")
def test_a_player_always_sees_his_own_face_down_cards() -> None:
    table = Table("""
        Hera 3/3    H A 6+ 2- | B *5- C- | C X- | hand 4
                    Z A 7- 3+ | B 3- | C M- | hand 0
    """)
    mine = [[str(piece) for piece in column] for column in table.view("hera").field[0].values()]
    assert mine == [["6+", "2-"], ["*5-", "C-"], ["X-"]]
    seen = [[str(piece) for piece in column] for column in table.view("zeus").field[0].values()]
    assert seen == [["6+", "?-"], ["*?-", "?-"], ["?-"]]


@rule("HZ-PLAY-03", "HZ-TURN-03")
def test_laying_alone_can_fill_a_whole_turn() -> None:
    table = Table("""
        Hera 1/1    H A 5- | hand 3
                    Z A 4- | hand 0
    """)
    assert table.legal() == tokens("DRAW LAY(3) CHALLENGE(A)")
