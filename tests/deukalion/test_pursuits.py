"""Pursuit cards."""

from tests.deukalion.table import Table
from tests.rule import rule
from theomachy.games.deukalion.events import Completed, Revealed


@rule("DK-PURSUIT-02", "DK-PURSUIT-05", "DK-PURSUIT-19")
def test_the_card_scores_its_points_and_is_replaced_in_its_slot() -> None:
    table = Table("A sails 1 | open P02 P03    A: c7 9h u1 p2").do("CLAIM(open2_b) {P16}")
    table.shows("A acts | open P02 P16    A: 9h u1 p4 | won P03")
    assert table.view("B").players[0].honour == 2
    assert [event.points for event in table.seen_events(Completed)] == [2]


@rule("DK-PURSUIT-03", "DK-PURSUIT-04", "DK-PURSUIT-24", "DK-HONOUR-05")
def test_a_secret_card_is_its_holders_alone() -> None:
    table = Table("A sails 1    A: c7 9h u1 p0 | secret P03    B: c6 10h")
    assert table.view("B").players[0].total == 0
    assert table.view("B").players[0].revealed == ""
    table.do("CLAIM(secret_b)").shows("A acts    A: p2 | won P03 | secret 0")
    assert len(table.seen_events(Revealed)) == 1
    Table("B sails 1 in A's turn    A: d3 | secret P03    B: c7 10h").refuses(
        "CLAIM(secret_b)", "no-such-card", "DK-PURSUIT-06"
    )


@rule("DK-PURSUIT-06")
def test_an_empty_pile_leaves_the_slot_empty() -> None:
    table = Table(
        """
        A sails 1 | open P02 P03    A: c7 9h u1
            B: won P04 P05 P06 P07 P08 P09    C: won P10 P11 P12 P13    D: won P14 P15 P16 | secret P01
        """,
        goal_override=20,
    )
    table.do("CLAIM(open2_b)").shows("A acts | open P02 -    A: p2 | won P03")


@rule("DK-PURSUIT-07")
def test_whoever_comes_first_takes_the_card_also_out_of_turn() -> None:
    table = Table("B sails 1 in A's turn | open P03 -    A: c7 9h    B: b6 9h").do("CLAIM(open1_b) {P02}")
    table.shows("A places | open P02 -    B: p2 | won P03    A: c7 9h")


@rule("DK-PURSUIT-09")
def test_nobody_has_to_claim() -> None:
    table = Table("A sails 1 | open P03 -    A: b5 9h u1").do("DIR(s)").asks("A", "claim-now", "CLAIM(open1_b) PASS")
    table.do("PASS").asks("A", "ship", "STOP ATTACK(sparta) CLAIM(open1_b)")
    table.refuses("CLAIM(open1_a)", "not-fulfilled", "DK-PURSUIT-09")


@rule("DK-PURSUIT-11")
def test_what_was_fulfilled_before_is_not_asked_again() -> None:
    Table("A sails 2 | open P01 -    A: c3 9h u1").do("DIR(w) DIR(e)").asks("A", "claim-now")
    Table("A sails 2 | open P01 -    A: d3 9h u1    B: c3 9h").do("DIR(e)").shows("A sails 1    A: e3")


@rule("DK-PURSUIT-11")
def test_the_active_player_is_asked_first_then_clockwise() -> None:
    table = Table("B acts | kylix 2 2 3 2 | open P01 -    A: i2 | hand (1)    B: i4    C: h3").do("DIE(card) {?}")
    table.asks("B", "claim-now").do("PASS").asks("B", "main")


@rule("DK-PURSUIT-12", "DK-PURSUIT-13")
def test_at_a_turn_up_one_claimant_completes_the_card() -> None:
    table = Table("A sails 1 | open P02 -    A: f5 5h u5 p0    B: c3 6h u4 p0    C: d4 9h u1 p0").do(
        "CLAIM(open1_a) {P01}"
    )
    table.asks("B", "claim-now", "CLAIM(open1_a) PASS").do("CLAIM(open1_a)").asks("C", "claim-now").do("PASS {P05}")
    table.shows("A acts | open P05 -    A: 2h u8 p1 | won P02    B: p1 | won P01    C: p0")


@rule("DK-PURSUIT-14", "DK-HONOUR-03", "DK-END-04")
def test_several_claimants_take_honour_and_the_card_is_gone() -> None:
    table = Table("A sails 1 | open P02 -    A: f5 5h u5 p0    B: c3 6h u4 p0    C: d4 9h u1 p0").do(
        "CLAIM(open1_a) {P01}"
    )
    table.do("CLAIM(open1_a) CLAIM(open1_a) {P05}").shows(
        "A acts | open P05 -    A: 2h u8 p1 | won P02    B: p1    C: p1"
    )
    assert table.view("A").removed == ("P01",)


@rule("DK-PURSUIT-14", "DK-PURSUIT-20", "DK-PURSUIT-21")
def test_each_of_several_claimants_pays() -> None:
    table = Table("A sails 1 | open P03 -    A: c7 9h u1    B: d7 6h u4    C: f7 7h u3").do("CLAIM(open1_b) {P05}")
    table.do("CLAIM(open1_b) CLAIM(open1_b) {P01}").shows(
        "A acts | open P01 -    A: p2 | won P03    B: 1h u9 p1    C: 2h u8 p1"
    )


@rule("DK-PURSUIT-16")
def test_groups_of_any_of_one_and_of_different_colours() -> None:
    table = Table("A sails 1 | open P16 P11 | sparta 0 | thera red    A: d3 {red green green} 7h p0").do("DIR(n)")
    table.asks("A", "deliver", "CLAIM(open1_a) CLAIM(open2_a) DELIVER(red) DELIVER(green)")
    table.do("CLAIM(open1_a)").asks("A", "place-chest").do("CITY(sparta) CITY(sparta) {P01}")
    table.shows("A acts | open P01 P11 | sparta green green | thera red red    A: d2 {} p5 | won P16")
    table = Table("A sails 1 | open P16 - | sparta 0 | thera red red    A: d3 {red green blue blue} 6h p0 | secret P02")
    assert (
        not Table("A sails 1 | open P16 - | sparta 0    A: d3 {red green} 8h | secret P02")
        .do("DIR(n)")
        .may("CLAIM(open1_b)")
    )


@rule("DK-PURSUIT-16")
def test_the_group_is_picked_chest_by_chest() -> None:
    table = Table("A sails 1 | open P10 - | sparta 0 | thera red    A: d3 {red green blue} 7h p0").do(
        "DIR(n) CLAIM(open1_a)"
    )
    table.asks("A", "pick-chest", "CHEST(red) CHEST(green) CHEST(blue)").do("CHEST(blue)")
    table.asks("A", "pick-chest", "CHEST(red) CHEST(green)").do("CHEST(red)").asks(
        "A", "place-chest", "CITY(sparta) CITY(thera)"
    )
    table.do("CITY(sparta) CITY(sparta) {P01}").shows(
        "A acts | open P01 - | sparta red blue | thera red green    A: d2 {} p4 | won P10"
    )


@rule("DK-PURSUIT-18")
def test_a_defence_against_the_hydra_counts() -> None:
    table = Table("A moves Hydra 1 | hydra e5 | open P08 -    A: d3    B: f5 10h p0").do("DIR(e) {5,5,0} {P01}")
    assert table.view("A").players[1].completed == ("P08",)


@rule("DK-PURSUIT-19", "DK-CHARY-09")
def test_lying_next_to_the_city_is_enough() -> None:
    assert Table("A sails 1 | open P01 -    A: b4 6h").may("CLAIM(open1_a)")
    assert not Table("A sails 1 | open P01 -    A: b4 5h").may("CLAIM(open1_a)")
    assert not Table("A sails 1 | open P01 -    A: b3 9h").may("CLAIM(open1_a)")


@rule("DK-PURSUIT-20")
def test_hoplites_left_behind_go_below() -> None:
    Table("A sails 1 | open P02 -    A: g4 3h u7 p0").do("CLAIM(open1_a) {P01}").shows(
        "A acts | open P01 -    A: 0h u10 p1 | won P02"
    )


@rule("DK-PURSUIT-21")
def test_cards_are_paid_openly_one_by_one() -> None:
    table = Table("A acts | open P01 -    A: i4 | hand zephyr ares").do("CLAIM(open1_b)")
    table.asks("A", "pay-card", "DISCARD(zephyr) DISCARD(ares)").refuses(
        "DISCARD(charon)", "not-in-hand", "DK-ACTION-02"
    )
    table.do("DISCARD(ares) {P02}").shows("A acts | open P02 - | under ares    A: p1 | hand zephyr | won P01")


@rule("DK-PURSUIT-23")
def test_the_check_waits_for_the_end_of_the_challenge() -> None:
    table = Table("A sails 1 | open P01 -    A: d3 9h    B: d4 7h u3").do("DIR(s) {2,7,0} {7,0,0} SQ(c6)")
    table.asks("A", "claim-now", "CLAIM(open1_a) PASS")


@rule("DK-PURSUIT-26")
def test_the_same_player_is_asked_again_before_the_next_one() -> None:
    table = (
        Table("A sails 1 | open P01 P03    A: d3 9h u1 p0").do("DIR(w)").asks("A", "claim-now", "CLAIM(open1_a) PASS")
    )
    table.do("CLAIM(open1_a) {P02}").shows("A acts | open P02 P03    A: c3 p1 | won P01")
