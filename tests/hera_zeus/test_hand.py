"""The hand and the piles."""

import pytest

from tests.hera_zeus.table import Table, tokens
from tests.rule import rule


@rule("HZ-HAND-01", "HZ-DRAW-02")
def test_no_action_brings_a_hand_above_twelve() -> None:
    table = Table("""
        Hera 4/4    H A F 5- | hand E H S (9) | pile P P P 3
                    Z A 4- | hand 0 | pile 5
    """)
    table.refuses("DRAW", "HZ-DRAW-02", "hand-full")
    table.do("USE(E); USE(H) TAKE(3); USE(S)")
    assert table.view("zeus").cards_in_hand == (12, 0)
    table.refuses("DRAW", "HZ-DRAW-02", "hand-full")


@rule("HZ-HAND-02")
def test_of_a_hand_others_know_the_number_and_the_won_cards() -> None:
    one = Table("Hera 3/3  H A 5- | hand 4 G *5 *P   Z A 4- | hand 3 3")
    another = Table("Hera 3/3  H A 5- | hand M C *5 *P   Z A 4- | hand 3 3")
    for seat in ("zeus", "watcher"):
        assert one.view(seat) == another.view(seat)
        assert one.view(seat).cards_in_hand == (4, 2)
        assert one.view(seat).won_cards_in_hand == (2, 0)
    assert one.view("watcher").hand == ()
    assert sorted(one.view("hera").hand) == ["*5", "*P", "4", "G"]


@rule("HZ-HAND-03")
def test_the_captive_may_stay_in_the_hand() -> None:
    table = Table("""
        Hera 3/3    H A 5- | hand C
                    Z A 4- | hand 0
    """)
    assert table.legal() == tokens("DRAW LAY(C) CHALLENGE(A)")
    table.do("DRAW; DRAW; DRAW").shows("Zeus 1/1  H hand C ? ? ?")


@rule("HZ-HAND-04", "HZ-END-07")
def test_an_empty_hand_has_no_consequence() -> None:
    Table("""
        Hera 2/2    H A 5- | hand 4
                    Z A 4- | hand 0
    """).do("LAY(4) AT(A,1); DRAW").goes_on().do("DRAW").shows("Hera 1/1  H A 4- 5- | hand ?   Z hand ?")


@rule("HZ-HAND-05")
def test_the_owner_leafs_through_his_pile_in_order() -> None:
    table = Table("""
        Hera 2/2    H A 5- | hand 4 | pile 3 *6 P M 2
                    Z A 4- | hand 0 | pile 7 P
    """)
    assert table.view("hera").piles[0] == ("3", "*6", "P", "M", "2")
    assert table.view("zeus").piles[1] == ("7", "P")


@rule("HZ-HAND-05")
@pytest.mark.parametrize("piles", ["top", "open"])
def test_the_opponent_sees_number_and_top_card(piles: str) -> None:
    table = Table(
        """
        Hera 2/2    H A 5- | hand 4 | pile 3 6 P M 2
                    Z A 4- | hand 0
    """,
        discard_view=piles,
    )
    for seat in ("zeus", "watcher"):
        assert table.view(seat).cards_in_pile == (5, 0)
        assert table.view(seat).top_of_pile == ("2", "")


@rule("HZ-HAND-05", "HZ-HADES-02")
def test_what_is_remembered_of_a_pile_is_not_changed_by_what_hades_takes() -> None:
    position = "Hera 2/2  H A 5- | hand H | pile 3 6 P 2   Z A 4- | hand 0"
    views = [Table(position).do(f"USE(H) TAKE({card})").view("zeus") for card in ("3", "6", "P", "2")]
    assert all(view == views[0] for view in views)
    assert sorted(views[0].piles[0]) == ["2", "3", "6", "H", "P"]
    assert views[0].piles[0][-1] == "H"


@rule("HZ-HAND-05")
def test_in_an_open_pile_everything_is_seen() -> None:
    table = Table("Hera 2/2  H A 5- | hand H | pile 3 6 P 2   Z A 4- | hand 0", discard_view="open")
    for seat in ("hera", "zeus", "watcher"):
        assert table.view(seat).piles[0] == ("3", "6", "P", "2")
    table.do("USE(H) TAKE(6)")
    for seat in ("hera", "zeus", "watcher"):
        assert table.view(seat).piles[0] == ("3", "P", "2", "H")
