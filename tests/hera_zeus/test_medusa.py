"""Medusa."""

import pytest

from tests.hera_zeus.table import Table
from tests.rule import rule


@rule("HZ-MEDUSA-01", "HZ-MEDUSA-02", "HZ-HERO-01")
def test_medusa_beats_a_six_and_falls_to_an_amazon() -> None:
    Table("""
        Hera 3/3    H A 6- 2- | B M- | C 3- | hand (4)
                    Z A M- 3- | B 5- | C 4- | hand (4)
    """).do("CHALLENGE(A); CHALLENGE(A)").shows("Hera 1/3  H A 2+ | pile 6    Z A 3- | pile M")


@rule("HZ-MEDUSA-01")
@pytest.mark.parametrize("card", ["7", "6", "5", "4", "3", "P", "Y", "*7", "*P"])
def test_whatever_else_challenges_medusa_is_lost(card: str) -> None:
    Table(f"""
        Hera 2/2    H A {card}- | B M- | hand 0
                    Z A M- | B 5- | hand 0
    """).do("CHALLENGE(A)").shows(f"Hera 1/2  H A . | pile {card}   Z A M+")


@rule("HZ-MEDUSA-02", "HZ-HERO-03")
@pytest.mark.parametrize("card", ["2", "*2"])
def test_amazon_and_hero_beat_medusa(card: str) -> None:
    Table(f"""
        Hera 2/2    H A {card}- | B M- | hand 0
                    Z A M- 4- | B 5- | hand 0
    """).do("CHALLENGE(A)").shows(f"Hera 1/2  H A {card}+   Z A 4- | pile M")


@rule("HZ-MEDUSA-03")
def test_medusa_never_begins_a_challenge() -> None:
    table = Table("""
        Hera 2/2    H A M+ | B M- 5- | hand 0
                    Z A P+ | B C+ | hand 0
    """)
    table.refuses("CHALLENGE(A)", "HZ-CHAL-03", "never-challenges")
    table.refuses("CHALLENGE(B)", "HZ-CHAL-03", "never-challenges")


@rule("HZ-MEDUSA-04")
def test_a_pegasus_from_the_hand_only_turns_medusa_up() -> None:
    Table("""
        Hera 2/2    H A 5- | hand P
                    Z A M- 4- | hand 0
    """).do("USE(P) TARGET_LANE(A)").shows("Hera 1/2  H hand 0 | pile P   Z A M+ 4-")


@rule("HZ-MEDUSA-04")
def test_where_the_table_says_so_medusa_falls_to_a_pegasus_from_the_hand() -> None:
    Table(
        """
        Hera 2/2    H A 5- | hand P
                    Z A M- 4- | hand 0
    """,
        pegasus_vs_medusa="falls",
    ).do("USE(P) TARGET_LANE(A)").shows("Hera 1/2  H hand 0 | pile P   Z A 4- | pile M")


@rule("HZ-MEDUSA-04", "HZ-MEDUSA-01")
def test_a_pegasus_on_the_field_never_beats_medusa() -> None:
    Table(
        """
        Hera 2/2    H A P- | hand 0
                    Z A M- 4- | hand 0
    """,
        pegasus_vs_medusa="falls",
    ).do("CHALLENGE(A)").shows("Hera 1/2  H A . | pile P   Z A M+ 4-")


@rule("HZ-MEDUSA-05", "HZ-PEGASUS-05")
@pytest.mark.parametrize("medusa", ["stays", "falls"])
def test_medusa_drawn_out_of_a_hand_is_discarded(medusa: str) -> None:
    Table(
        """
        Hera 2/2    H A 5- | hand P
                    Z A 4- | hand M 3
    """,
        pegasus_vs_medusa=medusa,
    ).do("USE(P) TARGET_HAND {M}").shows("Hera 1/2  H hand 0 | pile P   Z hand 3 | pile M")
