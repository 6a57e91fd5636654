"""Pegasus from the hand."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule
from theomachy.games.hera_zeus.vocabulary import CAPTIVE_IN_FRONT, CAPTIVE_IN_HAND


@rule("HZ-PEGASUS-01")
def test_pegasus_strikes_the_hand_a_front_card_or_the_figure() -> None:
    table = Table("""
        Hera 3/3    H A 5- | B 3- | C . | hand P
                    Z A 4- M- | B F 3- | C 2- | hand 6
    """)
    assert table.after("USE(P)") == tokens("TARGET_HAND TARGET_LANE(A) TARGET_LANE(B) TARGET_LANE(C)")


@rule("HZ-PEGASUS-01", "HZ-TURN-11")
@pytest.mark.parametrize(("pegasus", "pile"), [("P", "2 P"), ("*P", "2 *P")])
def test_pegasus_is_on_the_pile_when_the_blow_falls(pegasus: str, pile: str) -> None:
    table = Table(f"""
        Hera 3/3    H A 5- | hand {pegasus} | pile 2
                    Z A 4- | hand 6 M
    """)
    table.begin(f"USE({pegasus}) TARGET_HAND")
    assert table.asked() == "chance"
    table.shows(f"Hera 3/3  H hand 0 | pile {pile}")


@rule("HZ-PEGASUS-01", "HZ-CHAL-02")
def test_pegasus_stays_in_the_hand_in_the_first_turn() -> None:
    table = Table("""
        Hera 3/3 first turn    H A 5- | B 3- | C M- | hand P *P
                               Z A F 4- | B M- | C 6- | hand 3
    """)
    table.refuses("USE(P)", "HZ-CHAL-02", "first-turn").refuses("USE(*P)", "HZ-CHAL-02", "first-turn")
    assert {"LAY(P)", "LAY(*P)"} <= table.legal()


@rule("HZ-PEGASUS-01")
def test_without_any_target_pegasus_is_not_offered() -> None:
    Table("""
        Hera 1/1    H A 5- | hand P
                    Z A . | hand 0
    """).refuses("USE(P)", "HZ-PEGASUS-01", "no-target")


@rule("HZ-PEGASUS-02")
def test_each_card_of_the_hand_is_equally_likely() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand 3 3 3 *3 M G G
    """).begin("USE(P) TARGET_HAND")
    assert table.odds() == {"{3}": 3, "{*3}": 1, "{M}": 1, "{G}": 2}


@rule("HZ-PEGASUS-02")
def test_an_empty_hand_cannot_be_struck() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand 0
    """).begin("USE(P)")
    table.refuses("TARGET_HAND", "HZ-PEGASUS-08", "no-target")


@rule("HZ-PEGASUS-02")
def test_the_drawn_card_is_shown_to_all() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand 3 M
    """).begin("USE(P) TARGET_HAND {3}")
    for seat in ("hera", "zeus", "watcher"):
        assert table.view(seat).drawn_out == ("", "3")
        assert table.view(seat).cards_in_hand == (0, 1)


@rule("HZ-PEGASUS-03", "HZ-END-04")
def test_a_captive_drawn_out_of_the_hand_wins_the_game() -> None:
    for hand in ("C", "C X 3", "C *5"):
        Table(f"""
            Hera 2/2    H A 5- | hand P
                        Z A 4- | hand {hand}
        """).begin("USE(P) TARGET_HAND {C}").wins("hera", CAPTIVE_IN_HAND)


@rule("HZ-PEGASUS-04", "HZ-PANDORA-04")
def test_pandora_drawn_out_of_the_hand_opens_her_box() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand X 3 3
    """).begin("USE(P) TARGET_HAND {X}")
    assert table.asked() == "zeus"
    table.begin("NEXT(3) NEXT(X)").shows("Hera 1/2  H hand 0 | pile P   Z hand 0 | pile 3 X 3")


@rule("HZ-PEGASUS-05")
@pytest.mark.parametrize("card", ["P", "Y", "M", "G", "D", "H", "E", "S"])
def test_a_drawn_card_with_a_symbol_is_discarded_without_effect(card: str) -> None:
    Table(f"""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | B . | hand {card} 3 | pile P
    """).begin(f"USE(P) TARGET_HAND {{{card}}}").shows(f"Hera 1/2  H hand 0 | pile P   Z hand 3 | pile P {card}")


@rule("HZ-PEGASUS-05", "HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Hera 1/2  H hand 0 | pile P   Z hand 3 | pile *P"),
        ("owner", "Hera 1/2  H hand 0 | pile P P   Z hand 3"),
    ],
)
def test_a_won_pegasus_drawn_out_of_a_hand_goes_where_won_cards_go(pile: str, after: str) -> None:
    Table(
        """
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand *P 3
    """,
        won_card_pile=pile,
    ).begin("USE(P) TARGET_HAND {*P}").shows(after)


@rule("HZ-PEGASUS-06", "HZ-HERO-02")
@pytest.mark.parametrize("card", ["7", "6", "5", "4", "3", "2", "*7", "*2"])
def test_the_striker_puts_a_drawn_fighter_in_front_of_an_enemy_column(card: str) -> None:
    table = Table(f"""
        Hera 2/2    H A 5- | hand P
                    Z A 4- 3+ | B . | C 2- | hand {card} M
    """).begin(f"USE(P) TARGET_HAND {{{card}}}")
    assert table.asked() == "hera"
    table.begin("TARGET_LANE(A)").shows(f"Hera 1/2  H hand 0 | pile P   Z A {card}+ 4- 3+ | hand M")


@rule("HZ-PEGASUS-06")
def test_a_drawn_card_goes_into_no_full_column_but_may_open_a_lane() -> None:
    table = Table("""
        Zeus 3/3    H A M- 3- 3- 2- | B 5+ | C . | hand 4
                    Z A 6- | B 4- | C 2- | hand P 3
    """).begin("USE(P) TARGET_HAND {4}")
    assert table.legal() == tokens("TARGET_LANE(B) TARGET_LANE(C)")
    table.refuses("TARGET_LANE(A)", "HZ-PEGASUS-06", "no-room-there")
    table.copy().begin("TARGET_LANE(B)").shows("Zeus 2/3  H B 4+ 5+ | hand 0    Z hand 3 | pile P")
    table.begin("TARGET_LANE(C)").shows("Zeus 2/3  H C 4+ | hand 0    Z hand 3 | pile P")


@rule("HZ-PEGASUS-06")
def test_a_drawn_card_goes_into_no_column_with_a_figure() -> None:
    table = Table("""
        Zeus 3/3    H A F 3- | B 5+ | C 3- 3- 3- 2- | hand 4
                    Z A 6- | B F 4- | C 2- | hand P
    """).begin("USE(P) TARGET_HAND {4}")
    assert table.legal() == tokens("TARGET_LANE(B)"), "the striker's own figure does not matter"


@rule("HZ-PEGASUS-06", "HZ-TURN-02")
def test_a_drawn_card_may_save_a_bare_field() -> None:
    Table("""
        Hera 1/1    H A 5- | hand P
                    Z A . | B . | C . | hand 4
    """).do("USE(P) TARGET_HAND {4} TARGET_LANE(B)").shows("Zeus 1/1  H hand 0 | pile P   Z B 4+ | hand 0")


@rule("HZ-PEGASUS-06", "HZ-TURN-03")
def test_a_lane_opened_for_the_victim_gives_him_a_point() -> None:
    Table("""
        Hera 1/1    H A 5- | hand P
                    Z A 3- | B . | C . | hand 4
    """).do("USE(P) TARGET_HAND {4} TARGET_LANE(B)").shows("Zeus 2/2  H hand 0 | pile P   Z B 4+ | hand 0")


@rule("HZ-PEGASUS-07")
@pytest.mark.parametrize(
    "field", ["A M- 3- 3- 2- | B 5+ 5- 5- 4- | C 2- 2- 2- 2-", "A F 3- | B 5+ 5- 5- 4- | C 2- 2- 2- 2-"]
)
def test_without_a_column_for_it_the_drawn_card_is_lost(field: str) -> None:
    Table(f"""
        Zeus 2/2    H {field} | hand 4
                    Z A 6- | hand P
    """).begin("USE(P) TARGET_HAND {4}").shows("Zeus 1/2  H hand 0 | pile 4   Z hand 0 | pile P")


@rule("HZ-PEGASUS-07", "HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Zeus 1/2  H hand 0 | pile *4   Z hand 0 | pile P"),
        ("owner", "Zeus 1/2  H hand 0   Z hand 0 | pile P 4"),
    ],
)
def test_a_won_card_without_a_column_goes_where_won_cards_go(pile: str, after: str) -> None:
    Table(
        """
        Zeus 2/2    H A M- 3- 3- 2- | B F 5- 5- 4- | C 2- 2- 2- 2- | hand *4
                    Z A 6- | hand P
    """,
        won_card_pile=pile,
    ).begin("USE(P) TARGET_HAND {*4}").shows(after)


@rule("HZ-PEGASUS-08", "HZ-PLAY-04")
def test_pegasus_turns_a_fighter_up_and_takes_a_pythia() -> None:
    Table("""
        Hera 2/2    H A . | B 4- | C 5- | hand P P 3
                    Z A Y- 6- | B 3- M- | C 7- | hand (4)
    """).do("USE(P) TARGET_LANE(B); USE(P) TARGET_LANE(A)").shows("""
        Zeus 3/3    H hand 3 | pile P P    Z A 6- | B 3+ M- | pile Y
    """)


@rule("HZ-PEGASUS-08")
@pytest.mark.parametrize("mine", [".", "5-", "M-", "C-", "X-"])
def test_the_striker_needs_no_card_of_his_own_in_the_lane(mine: str) -> None:
    Table(f"""
        Hera 2/2    H A {mine} | B 4- | hand P
                    Z A P- 6- | B 3- | hand 0
    """).do("USE(P) TARGET_LANE(A)").shows("Hera 1/2  H hand 0 | pile P   Z A 6- | pile P")


@rule("HZ-PEGASUS-08")
@pytest.mark.parametrize("facing", "+-")
@pytest.mark.parametrize("card", ["7", "6", "5", "4", "3", "2", "*7", "*2"])
def test_strengths_from_two_to_seven_stay(card: str, facing: str) -> None:
    Table(f"""
        Hera 2/2    H A 5- | hand P
                    Z A {card}{facing} 6- | hand 0
    """).do("USE(P) TARGET_LANE(A)").shows(f"Hera 1/2  H hand 0 | pile P   Z A {card}+ 6-")


@rule("HZ-PEGASUS-08", "HZ-SIRENS-05")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        ("controller", "Hera 1/2  H hand 0 | pile P   Z A 6- | pile *P"),
        ("owner", "Hera 1/2  H hand 0 | pile P P   Z A 6-"),
    ],
)
def test_a_won_pegasus_on_the_field_is_lost_to_a_strike(pile: str, after: str) -> None:
    Table(
        """
        Hera 2/2    H A 5- | hand P
                    Z A *P- 6- | hand 0
    """,
        won_card_pile=pile,
    ).do("USE(P) TARGET_LANE(A)").shows(after)


@rule("HZ-PEGASUS-08", "HZ-END-03")
def test_a_captive_struck_in_front_wins_the_game() -> None:
    Table("""
        Hera 2/2    H A 5- | hand *P
                    Z A . | B . | C C- 6- | hand 0
    """).begin("USE(*P) TARGET_LANE(C)").wins("hera", CAPTIVE_IN_FRONT)


@rule("HZ-PEGASUS-08")
def test_only_row_one_can_be_struck_and_an_empty_lane_cannot() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand P
                    Z A 4- C- | B . | C . | hand 0
    """).begin("USE(P)")
    assert table.legal() == tokens("TARGET_LANE(A)")
    table.refuses("TARGET_LANE(B)", "HZ-PEGASUS-08", "no-target")


@rule("HZ-PEGASUS-08", "HZ-FIGURE-09")
def test_opposite_the_own_figure_no_card_can_be_struck() -> None:
    table = Table("""
        Hera 2/4    H A F 5- | B 4- | hand P
                    Z A 4- | B 3- | C 2- | hand 0
    """)
    assert table.after("USE(P)") == tokens("TARGET_LANE(B) TARGET_LANE(C)")


@rule("HZ-PEGASUS-09", "HZ-FIGURE-11")
def test_pegasus_drives_the_figure_off() -> None:
    table = Table("""
        Zeus 3/3    H A F 3- C- | B 5- | C . | hand (4) | pile G
                    Z A 4- | B 6- | C 2- | hand P 3
    """).do("USE(P) TARGET_LANE(A)")
    table.shows("Zeus 2/3  H A 3- C-    Z hand 3 | pile P")
    assert table.may("CHALLENGE(A)")
    table.do("DRAW; DRAW").shows("Hera 2/2  H A 3- C-   Z hand 3 ? ? | pile P")


@rule("HZ-PEGASUS-09", "HZ-FIGURE-09")
@pytest.mark.parametrize("mine", [".", "5-", "F 5-", "F"])
def test_the_figure_is_struck_in_any_lane(mine: str) -> None:
    """Also opposite one's own figure, and also when it stands alone."""
    for theirs, after in (("F 3-", "3-"), ("F", ".")):
        Table(f"""
            Zeus 2/2    H A {theirs} | B 5- | hand 0
                        Z A {mine} | B 6- | hand P
        """).do("USE(P) TARGET_LANE(A)").shows(f"Zeus 1/2  H A {after}   Z hand 0 | pile P")


@rule("HZ-PEGASUS-10")
def test_a_laid_pegasus_is_an_ordinary_one() -> None:
    table = Table("""
        Hera 2/2    H A P- | B P+ | hand 0 | draw 0
                    Z A Y- | B F 3- | hand 5
    """)
    assert table.legal() == tokens("CHALLENGE(A)")
    table.refuses("USE(P)", "HZ-TURN-05", "not-in-hand")


@rule("HZ-PEGASUS-02")
def test_a_strike_on_a_hand_of_one_has_one_outcome() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand M
    """).begin("USE(P) TARGET_HAND")
    assert table.odds() == {"{M}": 1}
