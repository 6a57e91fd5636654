"""Moving a ship, deliveries, settlements, cities."""

import pytest

from tests.deukalion.table import Table
from tests.rule import rule


@rule("DK-MOVE-02", "DK-MOVE-03", "DK-MOVE-04")
def test_ships_sail_on_water_by_edges_only() -> None:
    table = Table("A sails 1    A: d4").asks("A", "ship", "DIR(n) DIR(s) STOP ATTACK(mycenae)")
    table.refuses("DIR(e)", "no-water", "DK-MOVE-03").refuses("DIR(w)", "no-water", "DK-MOVE-03")
    Table("A sails 1    A: h1").refuses("DIR(n)", "no-water", "DK-MOVE-03")


@rule("DK-MOVE-05", "DK-MOVE-01")
def test_a_ship_may_go_back_and_forth() -> None:
    Table("A sails 3    A: d3").do("DIR(e) DIR(w) DIR(e)").shows("A acts    A: e3")


@rule("DK-MOVE-06", "DK-DUEL-01", "DK-DUEL-10")
def test_nobody_sails_through_another_ship() -> None:
    table = Table("A sails 3    A: c3 10h    B: d3 10h").do("DIR(e) {0,10,0} {5,5,0} SQ(b4)")
    table.shows("A acts    A: d3 10h    B: b4 5h u5")


@rule("DK-MOVE-07", "DK-HYDRA-13")
def test_the_hydra_bars_the_way_unless_a_card_asks_for_her() -> None:
    Table("A sails 2 | hydra d4    A: d3").refuses("DIR(s)", "hydra-in-the-way", "DK-MOVE-07")
    assert Table("A sails 2 | hydra d4 | open - P09    A: d3").may("DIR(s)")
    Table("A sails 2 | hydra d4 | open - P09    A: d3 0h").refuses("DIR(s)", "no-hoplites", "DK-HOPLITE-14")


@rule("DK-MOVE-08", "DK-HYDRA-17", "DK-RELOCATE-06")
def test_challenging_the_hydra_in_vain_ends_the_move() -> None:
    table = Table("A sails 3 | hydra d4 | open P09 -    A: d3 10h    B: f1    C: f2").do("DIR(s) {5,4,1}")
    table.asks("C", "relocate-ship").do("SQ(b3)").shows("A acts | hydra d4    A: b3 5h u5")


@rule("DK-MOVE-09", "DK-SETTLE-13", "DK-CITY-05")
def test_a_failed_challenge_ends_the_move() -> None:
    position = "A acts | kylix 2 3 2 2    A: h4 9h u1    C: u3 p6 | on lindos"
    table = (
        Table(position).do("DIE(move) ATTACK(lindos) {9,0,0}").shows("A acts | kylix 2 3! 2 2    A: 0h u10    C: u3 p6")
    )
    assert not table.may("DIE(move)")


@rule("DK-MOVE-11", "DK-PURSUIT-08", "DK-DELIVER-10", "DK-PURSUIT-12")
def test_completing_a_pursuit_ends_the_move_but_not_the_delivery() -> None:
    table = Table("A sails 3 | open P04 - | sparta 0    A: d3 {red green} 8h p0 | secret P01")
    table.do("DIR(n)").asks("A", "deliver", "CLAIM(open1_a) DELIVER(red)")
    table.do("CLAIM(open1_a) {P03}").asks("A", "claim-now", "CLAIM(open1_a) PASS").do("CLAIM(open1_a) {P02}")
    table.shows("A acts | open P02 - | sparta red green    A: d2 {} p4 | won P03 P04")


@rule("DK-MOVE-12")
def test_one_may_act_before_the_first_step() -> None:
    table = Table("B sails 1 in A's turn | open P01 -    B: d4 6h u4 p0")
    table.asks("B", "ship", "DIR(n) DIR(s) STOP SACRIFICE ATTACK(mycenae) CLAIM(open1_a)")
    table.do("CLAIM(open1_a) {P02}").shows("A places | open P02 -    B: d4 p1 | won P01")


@rule("DK-MOVE-14", "DK-DELIVER-01", "DK-DELIVER-02")
def test_all_chests_are_delivered_on_arrival_and_the_move_goes_on() -> None:
    table = Table("B sails 2 in A's turn | sparta 0    B: d3 {red green} 8h p0").do("DIR(n)")
    table.asks("B", "deliver", "DELIVER(red) DELIVER(green)").refuses("PASS", "not-deliver", "DK-DELIVER-03")
    table.do("DELIVER(red)").shows("B sails 1 in A's turn | sparta red green    B: d2 {} p2")


@rule("DK-MOVE-15")
def test_a_pursuit_outside_ones_move_costs_nothing_of_it() -> None:
    table = Table("A acts | kylix 2 2 2 2 | open P01 -    A: c3 6h u4").do(
        "CLAIM(open1_a) {P02} DIE(move) DIR(e) DIR(e)"
    )
    table.shows("A acts | open P02 -    A: e3 p1 | won P01")


@rule("DK-MOVE-16", "DK-PURSUIT-23")
def test_the_styx_comes_before_the_check() -> None:
    table = Table("A sails 1 | open P01 -    A: b2 9h u1    B: c3 5h").do("DIR(w)").shows("A acts    A: a2 10h u0 p0")
    assert table.question() == "A main"


# --- deliveries -----------------------------------------------------------------------------------------------------


@rule("DK-DELIVER-03", "DK-DELIVER-04", "DK-DELIVER-06", "DK-DELIVER-08", "DK-PURSUIT-15")
def test_a_pair_is_delivered_together_and_each_chest_counts_once() -> None:
    table = Table("A sails 1 | open P08 P10 | sparta 0    A: d3 {red green} 8h p0").do("DIR(n)")
    table.asks("A", "deliver", "CLAIM(open1_a) CLAIM(open2_a) DELIVER(red) DELIVER(green)")
    table.do("CLAIM(open1_a) {P01}").shows("A acts | open P01 P10 | sparta red green    A: d2 {} p3 | won P08")
    alone = Table("A sails 1 | open P08 - | sparta red    A: d3 {red} 9h p0").do("DIR(n)")
    alone.shows("A acts | sparta red red    A: d2 {} p1")


@rule("DK-DELIVER-05")
def test_a_lone_chest_is_worth_an_honour_card() -> None:
    Table("A sails 1 | sparta red    A: d3 {blue} 9h p0").do("DIR(n)").shows("A acts | sparta red blue    A: d2 {} p1")


@rule("DK-DELIVER-07")
def test_the_secret_card_may_stay_hidden_but_not_the_open_one() -> None:
    table = Table("A sails 1 | sparta red    A: d3 {blue} 9h p0 | secret P05").do("DIR(n)")
    table.asks("A", "deliver", "DELIVER(blue) CLAIM(secret_a)").do("DELIVER(blue)").shows(
        "A acts | sparta red blue    A: d2 {} p1 | secret P05"
    )
    table = Table("A sails 1 | open P05 - | sparta red    A: d3 {blue} 9h p0 | secret P01").do("DIR(n)")
    table.refuses("DELIVER(blue)", "card-must-be-taken", "DK-DELIVER-07")


@rule("DK-DELIVER-09")
def test_the_chest_is_placed_before_the_next_card_is_turned_up() -> None:
    table = Table("A sails 1 | open P05 - | sparta red    A: d3 {blue} 9h p0").do("DIR(n)")
    assert table.question() == "chance turned-up"
    assert table.view("A").cities["sparta"] == ("red", "blue")
    assert table.view("A").players[0].total == 2


@rule("DK-DELIVER-10", "DK-DELIVER-07")
def test_at_a_turn_up_one_may_pass_first() -> None:
    table = Table("A sails 1 | open P04 - | sparta 0    A: d3 {red green} 8h p0").do(
        "DIR(n) CLAIM(open1_a) {P03} PASS {P01}"
    )
    table.shows("A acts | open P01 - | sparta red green    A: d2 {} p4 | won P03 P04")


@rule("DK-DELIVER-11")
def test_chests_may_stay_aboard_if_delivery_is_voluntary() -> None:
    table = Table("A acts | sparta 0    A: d3 {red green} 8h p0", delivery="voluntary").do("DIE(move) DIR(n)")
    table.asks("A", "deliver", "DELIVER(red) DELIVER(green) PASS").do("PASS")
    table.asks("A", "ship", "DIR(n) DIR(e) DIR(s) STOP DELIVER(red) DELIVER(green)").do("DELIVER(red) STOP")
    table.shows("A acts | sparta red    A: d2 {green} p1").do("DELIVER(green)")
    table.shows("A acts | sparta red green    A: d2 {} p2")


@rule("DK-DELIVER-12")
def test_one_group_may_serve_several_cards_if_the_table_says_so() -> None:
    table = Table("A sails 1 | open P08 P10 | sparta 0    A: d3 {red green} 8h p0", chest_counts="shared")
    table.do("DIR(n) CLAIM(open1_a) {P01}").asks("A", "claim-now", "CLAIM(open2_a) PASS").do("CLAIM(open2_a) {P02}")
    table.shows("A acts | open P01 P02 | sparta red green    A: d2 {} p6 | won P08 P10")
    table = Table("A sails 1 | open P08 - | sparta 0    A: d3 {red green} 8h | secret P03", chest_counts="shared")
    table.do("DIR(n) CLAIM(open1_a) {P01}").asks("A", "claim-now", "PASS")


# --- settlements and cities -----------------------------------------------------------------------------------------


@rule("DK-SETTLE-01", "DK-SETTLE-02", "DK-SETTLE-03", "DK-SETTLE-07")
def test_who_may_found_what() -> None:
    table = Table("A sails 1    A: h4 1h u9").refuses("FOUND(lindos)", "too-few-hoplites", "DK-SETTLE-03")
    table.refuses("FOUND(argos)", "not-next-to-it", "DK-SETTLE-02")
    table.refuses("ATTACK(lindos)", "not-owned-by-another", "DK-SETTLE-07")
    table = Table("A sails 1    A: h4 5h    B: on lindos").refuses("FOUND(lindos)", "founded-already", "DK-SETTLE-07")
    assert table.may("ATTACK(lindos)")
    Table("A sails 1    A: h4 5h | on lindos").refuses("ATTACK(lindos)", "not-owned-by-another", "DK-SETTLE-07")


@rule("DK-SETTLE-04", "DK-SETTLE-05", "DK-HONOUR-01")
def test_founding_posts_hoplites_and_gives_points_without_cards() -> None:
    table = Table("A sails 1    A: i6 5h u5 p1").do("FOUND(salamis)").shows("A acts    A: 3h u5 p3 | on salamis")
    assert table.view("B").players[0].honour == 1


@rule("DK-SETTLE-06", "DK-SETTLE-09")
def test_posted_hoplites_come_back_only_through_the_underworld() -> None:
    table = Table("A sails 1    A: b1 4h u4 | on lindos").do("DIR(w)").shows("A acts    A: a1 8h u0")
    assert table.view("A").players[0].below == 0


@rule("DK-SETTLE-08", "DK-SETTLE-10", "DK-SETTLE-11", "DK-HONOUR-04")
def test_the_value_is_enough_to_conquer() -> None:
    table = Table("A sails 1    A: i2 9h u1 p0    B: p3 | on ephesus").do("ATTACK(ephesus) {6,3,0}")
    table.shows("A acts    A: 2h u7 p1 | on ephesus    B: p2 u1 | on 0")


@rule("DK-SETTLE-12")
def test_too_few_victors_leave_it_vacant() -> None:
    position = "A sails 1    A: h4 9h u1 p0 | hand athena athena athena | has aegis    B: p3 u0 | on lindos"
    line = "ATTACK(lindos) CARD(athena) CARD(athena) CARD(athena) {8,0,1}"
    Table(position).do(line).shows("A acts    A: 1h u9 p0 | hand 0    B: p1 u2 | on 0")
    Table(position, short_conquest="fail").do(line).shows("A acts    A: 1h u9 p0 | hand 0    B: p3 u0 | on lindos")


@rule("DK-CITY-01", "DK-CITY-02", "DK-CITY-08")
def test_only_a_city_with_chests_next_to_the_ship_is_challenged() -> None:
    Table("A sails 1 | thera 0    A: d6 {red red} 8h").refuses("ATTACK(thera)", "no-chest-there", "DK-CITY-02")
    Table("A sails 1    A: d5").refuses("ATTACK(thera)", "not-next-to-it", "DK-CITY-01")
    Table("A sails 1    A: e3").refuses("ATTACK(crete)", "not-next-to-it", "DK-CITY-01")


@rule("DK-CITY-03", "DK-CITY-04")
@pytest.mark.parametrize(
    ("throw", "won"), [("{5,5,0}", True), ("{6,4,0}", False), ("{1,1,8}", True), ("{2,1,7}", False)]
)
def test_the_score_must_reach_the_value(throw: str, won: bool) -> None:
    table = Table("A sails 1 | mycenae red red    A: d4 10h").do(f"ATTACK(mycenae) {throw}")
    assert (table.view("A").players[0].chests == ("red",)) is won
