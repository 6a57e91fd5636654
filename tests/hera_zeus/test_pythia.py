"""Pythia."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule


@rule("HZ-PYTHIA-01")
def test_pythia_looks_into_the_hand_and_only_the_seven_is_lost() -> None:
    Table("""
        Hera 3/3    H A 5- | B 3- | C 4- | hand Y 2
                    Z A 6- | B 4- | C 2- | hand 7 C X P
    """).do("USE(Y) TARGET_HAND").shows("Hera 2/3  H hand 2 | pile Y    Z hand C X P | pile 7")


@rule("HZ-PYTHIA-01")
def test_a_native_seven_is_lost_before_a_won_one() -> None:
    table = Table("""
        Hera 3/3    H A 5- | hand Y
                    Z A 6- | hand *7 7 *6
    """)
    lost = [event.card for event in table.copy().events("USE(Y) TARGET_HAND", "watcher") if event.name == "lost"]
    assert lost == ["7", "*7"]
    table.do("USE(Y) TARGET_HAND").shows("Hera 2/3  H hand 0 | pile Y   Z hand *6 | pile 7 *7")


@rule("HZ-PYTHIA-01", "HZ-SIRENS-05")
def test_a_won_seven_that_pythia_finds_may_go_home() -> None:
    Table(
        """
        Hera 3/3    H A 5- | hand Y
                    Z A 6- | hand *7 7
    """,
        won_card_pile="owner",
    ).do("USE(Y) TARGET_HAND").shows("Hera 2/3  H hand 0 | pile Y 7   Z hand 0 | pile 7")


@rule("HZ-PYTHIA-01")
def test_a_hand_without_a_seven_loses_nothing() -> None:
    Table("""
        Hera 3/3    H A 5- | hand Y
                    Z A 6- | hand G H 6 6
    """).do("USE(Y) TARGET_HAND").shows("Hera 2/3  H hand 0 | pile Y")


@rule("HZ-PYTHIA-01")
def test_only_the_two_players_know_what_pythia_saw() -> None:
    """Two hands that differ: the one who looks can tell them apart, a watcher cannot."""
    one = Table("Hera 3/3  H A 5- | hand Y   Z A 6- | hand 5 X").do("USE(Y) TARGET_HAND")
    another = Table("Hera 3/3  H A 5- | hand Y   Z A 6- | hand G C").do("USE(Y) TARGET_HAND")
    assert one.view("hera") != another.view("hera")
    assert one.view("watcher") == another.view("watcher")


@rule("HZ-PYTHIA-02")
def test_pythia_turns_up_a_whole_column_for_good() -> None:
    table = Table("""
        Hera 3/3    H A 5- | hand Y 2
                    Z A 6+ X- C- *7- | B 4- | hand 0
    """)
    table.do("USE(Y) TARGET_LANE(A)").shows("Hera 2/3  H hand 2 | pile Y   Z A 6+ X+ C+ *7+").goes_on()


@rule("HZ-PYTHIA-02", "HZ-PYTHIA-03", "HZ-PANDORA-05", "HZ-FIGURE-09")
def test_pythia_turns_up_a_column_behind_a_figure() -> None:
    table = Table("""
        Hera 3/3    H A 5- | B 3- | C 4- | hand Y 2
                    Z A 6- | B 4- | C F X- C- 2+ | hand (4) | pile G
    """)
    table.do("USE(Y) TARGET_LANE(C)").shows("Hera 2/3  H hand 2 | pile Y    Z C F X+ C+ 2+")
    table.refuses("CHALLENGE(C)", "HZ-CHAL-04", "figure-in-lane")


@rule("HZ-PYTHIA-03", "HZ-TURN-10")
def test_a_lonely_figure_is_no_column_to_turn_up() -> None:
    assert Table("""
        Hera 3/3    H A 5- | hand Y
                    Z A F | B 4- | hand 0
    """).after("USE(Y)") == tokens("TARGET_LANE(B)")


@rule("HZ-PYTHIA-03")
@pytest.mark.parametrize("target", ["TARGET_HAND", "TARGET_LANE(A)"])
def test_both_uses_are_open_in_the_first_turn(target: str) -> None:
    table = Table("""
        Hera 3/3 first turn    H A 5- | B 3- | C M- | hand Y
                               Z A 4- | B M- | C 6- | hand 3
    """).do(f"USE(Y) {target}")
    assert table.s.points == 2


@rule("HZ-PYTHIA-04")
def test_pythia_beats_a_seven_that_she_challenges_and_nothing_more() -> None:
    table = Table("""
        Hera 3/3    H A Y- 3- | B 3- | C 4- | hand (4)
                    Z A 7+ 4- | B 4- | C 2- | hand (4)
    """)
    table.do("CHALLENGE(A)").shows("Hera 2/3  H A Y+ 3-    Z A 4- | pile 7")
    table.do("CHALLENGE(A)").shows("Hera 1/3  H A 3- | pile Y    Z A 4+ | pile 7")


@rule("HZ-PYTHIA-04")
def test_a_seven_that_challenges_pythia_wins() -> None:
    Table("""
        Zeus 2/2    H A Y- 3- | hand 0
                    Z A 7- | B 4- | hand 0
    """).do("CHALLENGE(A)").shows("Zeus 1/2  H A 3- | pile Y   Z A 7+")


@rule("HZ-PYTHIA-04")
def test_pythia_against_pythia_costs_both() -> None:
    Table("""
        Hera 2/2    H A Y- | B 3- | hand 0
                    Z A Y- | hand 0
    """).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile Y   Z A . | pile Y")


@rule("HZ-PYTHIA-05")
def test_a_laid_pythia_can_only_challenge() -> None:
    table = Table("""
        Hera 2/2    H A Y+ | B Y- | hand 0
                    Z A 5- | B . | hand 3
    """)
    assert table.legal() == tokens("DRAW CHALLENGE(A)")
    table.refuses("USE(Y)", "HZ-TURN-05", "not-in-hand")
