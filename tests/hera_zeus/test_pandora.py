"""Pandora."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from theomachy.games.hera_zeus.vocabulary import CAPTIVE_IN_HAND, CAPTIVE_IN_LANE


@rule("HZ-PANDORA-01", "HZ-PANDORA-02")
def test_pandora_empties_both_columns_of_her_lane() -> None:
    Table("""
        Hera 3/3    H A 5- | B 4- P- | C 3- | hand (4)
                    Z A M- | B X- 5- 3- | C 4- | hand (4)
    """).do("CHALLENGE(B) NEXT(4) NEXT(5) NEXT(3)").shows("Hera 2/3  H B . | pile 4 P    Z B . | pile 5 3 X")


@rule("HZ-PANDORA-01")
def test_pandora_and_her_challenger_alone_are_lost_together() -> None:
    Table("""
        Hera 2/2    H A 5- | B 4- | hand 0
                    Z A X- | B 3- | hand 0
    """).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 5   Z A . | pile X")


@rule("HZ-PANDORA-01")
def test_not_even_a_seven_or_pythia_survives_pandora() -> None:
    for card in ("7", "Y", "2", "P"):
        Table(f"""
            Hera 2/2    H A {card}- | B 4- | hand 0
                        Z A X- | B 3- | hand 0
        """).do("CHALLENGE(A)").shows(f"Hera 1/2  H A . | pile {card}   Z A . | pile X")


@rule("HZ-PANDORA-02")
def test_the_challenger_orders_his_cards_before_the_defender() -> None:
    table = Table("""
        Zeus 2/2    H A X- 4- 4- 2- | B 4- | hand 0
                    Z A 5- M- *3- 3- | B 3- | hand 0
    """).begin("CHALLENGE(A)")
    assert table.asked() == "zeus"
    assert table.legal() == tokens("NEXT(5) NEXT(M) NEXT(*3) NEXT(3)")
    table.begin("NEXT(*3) NEXT(M)")
    assert table.legal() == tokens("NEXT(5) NEXT(3)")
    table.begin("NEXT(3)")
    assert table.asked() == "hera", "with one code left the rest follows by itself"
    assert table.legal() == tokens("NEXT(X) NEXT(4) NEXT(2)")
    table.begin("NEXT(4) NEXT(2) NEXT(4)").shows("Zeus 1/2  H A . | pile 4 2 4 X   Z A . | pile *3 M 3 5")


@rule("HZ-PANDORA-02")
def test_equal_cards_need_no_order() -> None:
    Table("""
        Hera 2/2    H A 4- 4- 4- | B 4- | hand 0
                    Z A X- | B 3- | hand 0
    """).begin("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 4 4 4   Z A . | pile X")


@rule("HZ-PANDORA-02")
def test_all_cards_of_the_lane_are_shown_before_anybody_orders_them() -> None:
    table = Table("""
        Hera 2/2    H A 5- M- | B 4- | hand 0
                    Z A X- 3- 2- | B 3- | hand 0
    """)
    events = table.copy().events("CHALLENGE(A) NEXT(5) NEXT(X) NEXT(2)", "watcher")
    names = [event.name for event in events if event.name in ("turned-up", "lost")]
    assert names == ["turned-up"] * 5 + ["lost"] * 5
    table.begin("CHALLENGE(A)").shows("Hera 2/2  H A 5+ M+   Z A X+ 3+ 2+")


@rule("HZ-PANDORA-02", "HZ-END-05", "HZ-END-06")
@pytest.mark.parametrize(
    ("hera", "zeus", "winner"),
    [
        ("4- P-", "X- 5- C-", "hera"),
        ("4- C-", "X- 5- 3-", "zeus"),
        ("4- C-", "X- 5- C-", "zeus"),
    ],
)
def test_captives_are_checked_before_any_order_is_asked(hera: str, zeus: str, winner: str) -> None:
    table = Table(f"""
        Hera 3/3    H A 5- | B {hera} | C 3- | hand (4)
                    Z A M- | B {zeus} | C 4- | hand (4)
    """)
    table.begin("CHALLENGE(B)").wins(winner, CAPTIVE_IN_LANE)
    assert table.view("watcher").cards_in_pile == (0, 0), "nothing after it is carried out"


@rule("HZ-PANDORA-03")
def test_a_pegasus_that_strikes_pandora_empties_both_columns() -> None:
    table = Table("""
        Hera 2/2    H A 5- 2- | B 4- | hand P | pile 3
                    Z A X- 6- | B 3- | hand 0
    """).begin("USE(P) TARGET_LANE(A)")
    assert table.asked() == "hera"
    table.begin("NEXT(2)")
    assert table.asked() == "zeus"
    table.begin("NEXT(X)").shows("Hera 1/2  H A . | hand 0 | pile 3 P 2 5   Z A . | pile X 6")


@rule("HZ-PANDORA-03")
def test_the_strikers_column_may_be_empty() -> None:
    table = Table("""
        Hera 2/2    H A . | B 4- | hand P
                    Z A X- 6- | B 3- | hand 0
    """).begin("USE(P) TARGET_LANE(A)")
    assert table.asked() == "zeus"
    table.begin("NEXT(6)").shows("Hera 1/2  H hand 0 | pile P   Z A . | pile 6 X")


@rule("HZ-PANDORA-03")
def test_where_the_table_says_so_pegasus_spares_the_strikers_column() -> None:
    table = Table(
        """
        Hera 2/2    H A 5- 2- | B 4- | hand P
                    Z A X- 6- | B 3- | hand 0
    """,
        pandora_by_pegasus="defender_only",
    ).begin("USE(P) TARGET_LANE(A)")
    assert table.asked() == "zeus"
    table.begin("NEXT(X)").shows("Hera 1/2  H hand 0 | pile P   Z A . | pile X 6")


@rule("HZ-PANDORA-03", "HZ-END-05")
@pytest.mark.parametrize(
    ("option", "hera", "zeus", "winner"),
    [
        ("both_sides", "5- 2-", "X- C-", "hera"),
        ("both_sides", "5- C-", "X- 6-", "zeus"),
        ("both_sides", "5- C-", "X- C-", "zeus"),
        ("defender_only", "5- 2-", "X- C-", "hera"),
        ("defender_only", "5- C-", "X- C-", "hera"),
        ("defender_only", "5- C-", "X- 6-", None),
    ],
)
def test_captives_in_a_lane_that_pegasus_opens(option: str, hera: str, zeus: str, winner: str | None) -> None:
    table = Table(
        f"""
        Hera 2/2    H A {hera} | B 4- | hand P
                    Z A {zeus} | B 3- | hand 0
    """,
        pandora_by_pegasus=option,
    ).begin("USE(P) TARGET_LANE(A)")
    if winner:
        table.wins(winner, CAPTIVE_IN_LANE)
    else:
        table.begin("NEXT(X)").shows("Hera 1/2  H hand 0 | pile P   Z A . | pile X 6")


@rule("HZ-PANDORA-03", "HZ-PANDORA-01")
def test_a_field_challenge_costs_both_columns_under_every_option() -> None:
    Table(
        """
        Hera 2/2    H A 5- | B 4- | hand 0
                    Z A X- | B 3- | hand 0
    """,
        pandora_by_pegasus="defender_only",
    ).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile 5   Z A . | pile X")


@rule("HZ-PANDORA-04", "HZ-PEGASUS-04")
def test_pandora_drawn_out_of_a_hand_takes_the_whole_hand_with_her() -> None:
    table = Table("""
        Zeus 3/3    H A 5- | B 3- | C 4- | hand M 2 X P G
                    Z A 6- | B 4- | C 2- | hand P 3
    """).begin("USE(P) TARGET_HAND {X}")
    assert table.asked() == "hera", "it is the victim who orders them"
    assert table.legal() == tokens("NEXT(M) NEXT(2) NEXT(X) NEXT(P) NEXT(G)")
    table.begin("NEXT(2) NEXT(P) NEXT(X) NEXT(G)").shows("""
        Zeus 2/3    H hand 0 | pile 2 P X G M    Z hand 3 | pile P
    """)


@rule("HZ-PANDORA-04")
def test_pandora_alone_in_the_hand_goes_without_a_question() -> None:
    Table("""
        Zeus 2/2    H A 5- 2- | hand X
                    Z A 6- | hand P
    """).begin("USE(P) TARGET_HAND {X}").shows("Zeus 1/2  H hand 0 | pile X   Z hand 0 | pile P")


@rule("HZ-PANDORA-04", "HZ-END-04", "HZ-END-06")
def test_a_captive_in_the_hand_that_pandora_takes_loses_the_game() -> None:
    table = Table("""
        Zeus 3/3    H A 5- | B 3- | C 4- | hand M 2 X C G
                    Z A 6- | B 4- | C C- | hand P 3
    """).begin("USE(P) TARGET_HAND {X}")
    table.wins("zeus", CAPTIVE_IN_HAND)
    assert table.view("watcher").cards_in_pile == (0, 1), "no order is asked"


@rule("HZ-PANDORA-04", "HZ-HAND-05")
def test_a_hand_lost_to_pandora_lies_open_for_all() -> None:
    table = Table("""
        Zeus 3/3    H A 5- | hand M 2 X
                    Z A 6- | hand P 3
    """).begin("USE(P) TARGET_HAND {X}")
    for seat in ("hera", "zeus", "watcher"):
        assert table.view(seat).open_hands[1] == ()
        assert sorted(table.view(seat).open_hands[0]) == ["2", "M", "X"]
    table.begin("NEXT(M)")
    for seat in ("hera", "zeus", "watcher"):
        assert table.view(seat).open_hands[1] == ()
        assert sorted(table.view(seat).open_hands[0]) == ["2", "X"]


@rule("HZ-PANDORA-05", "HZ-PYTHIA-01", "HZ-PYTHIA-02")
def test_pythia_may_see_pandora_without_harm() -> None:
    table = Table("""
        Hera 3/3    H A 5- | hand Y Y
                    Z A X- C- | hand X C
    """)
    table.do("USE(Y) TARGET_LANE(A); USE(Y) TARGET_HAND").shows("Hera 1/3  H hand 0 | pile Y Y   Z A X+ C+")


@rule("HZ-PANDORA-05", "HZ-CHAL-03")
def test_pandora_never_begins_a_challenge() -> None:
    Table("""
        Hera 1/1    H A X- | hand 0
                    Z A C+ | hand 0
    """).refuses("CHALLENGE(A)", "HZ-CHAL-03", "never-challenges")


@rule("HZ-PANDORA-06", "HZ-FIGURE-10")
def test_pandora_does_not_remove_a_figure() -> None:
    table = Table(
        """
        Hera 2/4    H A F 5- 2- | B 4- | hand P
                    Z A X- 6- | B 3- | hand 0
    """,
        edition="designer",
    ).begin("USE(P) TARGET_LANE(A)")
    assert table.legal() == tokens("NEXT(5) NEXT(2)")
    table.begin("NEXT(5) NEXT(X)").shows("Hera 1/4  H A F | hand 0 | pile P 5 2   Z A . | pile X 6")


@rule("HZ-PANDORA-06", "HZ-FIGURE-10", "HZ-PANDORA-03")
def test_the_cards_behind_the_own_figure_may_be_spared() -> None:
    Table(
        """
        Hera 2/4    H A F 5- C- | B 4- | hand P
                    Z A X- | B 3- | hand 0
    """,
        edition="designer",
        pandora_by_pegasus="defender_only",
    ).begin("USE(P) TARGET_LANE(A)").shows("Hera 1/4  H hand 0 | pile P   Z A . | pile X")


@rule("HZ-PANDORA-06", "HZ-FIGURE-10", "HZ-END-05")
def test_a_captive_behind_the_own_figure_is_lost_with_the_lane() -> None:
    for zeus in ("X-", "X- C-"):
        Table(
            f"""
            Hera 2/4    H A F 5- C- | B 4- | hand P
                        Z A {zeus} | B 3- | hand 0
        """,
            edition="designer",
        ).begin("USE(P) TARGET_LANE(A)").wins("zeus", CAPTIVE_IN_LANE)


@rule("HZ-PANDORA-06")
def test_a_lonely_figure_opposite_pandora_loses_nothing() -> None:
    Table(
        """
        Hera 2/4    H A F | B 4- | hand P
                    Z A X- | B 3- | hand 0
    """,
        edition="designer",
    ).begin("USE(P) TARGET_LANE(A)").shows("Hera 1/4  H hand 0 | pile P   Z A . | pile X")


@rule("HZ-PANDORA-07", "HZ-SIRENS-05")
def test_won_cards_lost_in_the_lane_lie_with_their_controller() -> None:
    table = Table("""
        Hera 2/2    H A *5- 2- | B 4- | hand 0
                    Z A X- *3- | B 3- | hand 0
    """).begin("CHALLENGE(A) NEXT(*5)")
    table.begin("NEXT(X)").shows("Hera 1/2  H A . | pile *5 2   Z A . | pile X *3")


@rule("HZ-PANDORA-07", "HZ-SIRENS-05")
def test_won_cards_go_home_and_all_of_the_challengers_cards_go_first() -> None:
    table = Table(
        """
        Hera 2/2    H A *5- 2- *6- | B 4- | hand 0 | pile 7
                    Z A X- *3- 4- | B 3- | hand 0 | pile 7
    """,
        won_card_pile="owner",
    ).begin("CHALLENGE(A)")
    assert table.legal() == tokens("NEXT(*5) NEXT(2) NEXT(*6)"), "it is the controller who orders them"
    table.begin("NEXT(*6) NEXT(2)")
    assert table.legal() == tokens("NEXT(X) NEXT(*3) NEXT(4)")
    table.begin("NEXT(4) NEXT(*3)").shows("Hera 1/2  H A . | pile 7 2 3   Z A . | pile 7 6 5 4 X")


@rule("HZ-PANDORA-07", "HZ-PANDORA-04")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Zeus 1/2  H hand 0 | pile *5 X 5   Z hand 0 | pile P"),
        ("owner", "Zeus 1/2  H hand 0 | pile X 5   Z hand 0 | pile P 5"),
    ],
)
def test_a_won_card_in_a_lost_hand_goes_where_won_cards_go(pile: str, after: str) -> None:
    table = Table(
        """
        Zeus 2/2    H A 5- | hand X *5 5
                    Z A 6- | hand P
    """,
        won_card_pile=pile,
    ).begin("USE(P) TARGET_HAND {X}")
    assert table.legal() == tokens("NEXT(X) NEXT(*5) NEXT(5)"), "a won and a native card differ"
    table.begin("NEXT(*5) NEXT(X)").shows(after)
