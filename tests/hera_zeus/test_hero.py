"""Amazon and Hero."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule


@rule("HZ-HERO-01")
@pytest.mark.parametrize(
    ("theirs", "after"),
    [
        ("M", "Hera 1/2  H A 2+   Z A . | pile M"),
        ("Y", "Hera 1/2  H A 2+   Z A . | pile Y"),
        ("P", "Hera 1/2  H A 2+   Z A . | pile P"),
        ("2", "Hera 1/2  H A . | pile 2   Z A . | pile 2"),
        ("3", "Hera 1/2  H A . | pile 2   Z A 3+"),
        ("7", "Hera 1/2  H A . | pile 2   Z A 7+"),
    ],
)
def test_a_two_beats_medusa_and_is_else_an_ordinary_two(theirs: str, after: str) -> None:
    Table(f"""
        Hera 2/2    H A 2- | B M- | hand 0
                    Z A {theirs}- | B 3- | hand 0
    """).do("CHALLENGE(A)").shows(after)


@rule("HZ-HERO-01", "HZ-MEDUSA-03")
def test_a_challenged_two_fears_medusa_no_more_than_others_do() -> None:
    """Medusa cannot challenge it; behind her it is safe and useless."""
    Table("""
        Hera 1/1    H A M- | hand 0
                    Z A 2- | hand 0
    """).refuses("CHALLENGE(A)", "HZ-CHAL-03", "never-challenges")


@rule("HZ-HERO-02", "HZ-PEGASUS-06")
@pytest.mark.parametrize("card", ["2", "*2"])
def test_drawn_out_of_a_hand_a_two_is_put_on_the_field(card: str) -> None:
    table = Table(f"""
        Hera 2/2    H A 5- | hand P
                    Z A 4- | B . | C . | hand {card} 3
    """).begin(f"USE(P) TARGET_HAND {{{card}}}")
    assert table.legal() == tokens("TARGET_LANE(A) TARGET_LANE(B) TARGET_LANE(C)")
    table.begin("TARGET_LANE(A)").shows(f"Hera 1/2  H hand 0 | pile P   Z A {card}+ 4- | hand 3")


@rule("HZ-HERO-03", "HZ-SIRENS-03")
@pytest.mark.parametrize(("who", "other"), [("Hera", "Z"), ("Zeus", "H")])
def test_a_won_two_beats_medusa_as_well(who: str, other: str) -> None:
    mine = "HZ"["ZH".index(other)]
    Table(f"""
        {who} 2/2   {mine} A *2- | hand 0   {other} A M- | hand 0
    """).do("CHALLENGE(A)").shows(f"{who} 1/2  {mine} A *2+   {other} A . | pile M")
