"""Reclaiming, throwing, chests, the Styx, anchors."""

import pytest

from tests.deukalion.table import Table
from tests.rule import rule
from theomachy.games.deukalion.events import Threw


@rule("DK-HOPLITE-01", "DK-HOPLITE-02", "DK-HOPLITE-05", "DK-HOPLITE-06")
def test_the_die_says_how_many_may_come_back() -> None:
    table = Table("A acts | kylix 3 2 2 2    A: d3 5h u5    B: u4").do("DIE(hoplites)")
    table.asks("A", "reclaim", "N(0) N(1) N(2) N(3)").do("N(2)").shows("A acts    A: 7h u3    B: u4")
    Table("A acts | kylix 3 2 2 2    A: d3 9h").do("DIE(hoplites)").asks("A", "reclaim", "N(0) N(1)")


@rule("DK-HOPLITE-03", "DK-HOPLITE-04", "DK-CHEST-01", "DK-CHEST-08")
def test_a_full_ship_takes_nobody_back_unless_a_chest_is_dumped() -> None:
    table = Table("A acts | kylix 1 2 2 2    A: d3 8h {red red} u2").do("DIE(hoplites)")
    table.asks("A", "reclaim", "N(0) CHEST(red)").do("CHEST(red)")
    table.asks("A", "reclaim", "N(0) N(1)").do("N(1)").shows("A acts    A: 9h {red} u1")
    roomy = Table("A acts | kylix 1 2 2 2    A: d3 7h {red} u3").do("DIE(hoplites)")
    roomy.refuses("CHEST(red)", "not-reclaim", "DK-HOPLITE-02")


@rule("DK-HOPLITE-07", "DK-HOPLITE-08", "DK-SETTLE-06")
def test_all_hoplites_aboard_are_thrown_and_none_of_a_settlement() -> None:
    table = Table("A sails 1 | thera red red    A: d6 4h u4 | on lindos").do("ATTACK(thera)")
    assert len(table.odds()) == 15
    assert "{4,0,0}" in table.odds()


@rule("DK-HOPLITE-09", "DK-SETUP-14")
@pytest.mark.parametrize(
    ("odds", "expected"),
    [
        ("standard", {"{2,0,0}": 4, "{1,1,0}": 8, "{0,2,0}": 4, "{1,0,1}": 4, "{0,1,1}": 4, "{0,0,2}": 1}),
        ("gentle", {"{2,0,0}": 9, "{1,1,0}": 18, "{0,2,0}": 9, "{1,0,1}": 24, "{0,1,1}": 24, "{0,0,2}": 16}),
        ("coin", {"{2,0,0}": 1, "{1,1,0}": 2, "{0,2,0}": 1}),
    ],
)
def test_the_odds_of_two_hoplites(odds: str, expected: dict[str, int]) -> None:
    table = Table("A sails 1 | thera red red    A: d6 2h u8", hoplite_odds=odds).do("ATTACK(thera)")
    assert table.odds() == expected


@rule("DK-HOPLITE-09")
def test_ten_hoplites_keep_their_odds_within_what_can_be_drawn() -> None:
    for odds, low in (("standard", 5**10), ("gentle", 0), ("coin", 2**10)):
        table = Table("A sails 1 | thera red red    A: d6 10h", hoplite_odds=odds).do("ATTACK(thera)")
        total = sum(table.odds().values())
        assert low <= total < 1 << 31
        assert abs(table.odds()["{10,0,0}"] / total - {"standard": 0.4, "gentle": 0.3, "coin": 0.5}[odds] ** 10) < 1e-8


@rule("DK-HOPLITE-10", "DK-HOPLITE-11", "DK-HOPLITE-12", "DK-HOPLITE-13")
def test_lost_ones_go_below_the_others_score_and_come_back() -> None:
    table = Table("A sails 1 | mycenae red red    A: d4 9h u1").do("ATTACK(mycenae) {2,3,4}")
    assert [event.half_points for event in table.seen_events(Threw)] == [10]
    table.shows("A acts | mycenae red    A: 7h {red} u3")


@rule("DK-HOPLITE-14")
def test_a_challenged_ship_without_hoplites_scores_nothing() -> None:
    table = Table("A sails 1    A: d3 1h u9    B: d4 0h u10 | has aegis").do("DIR(s) {0,0,1} SQ(d7)")
    table.shows("A acts    A: d4 1h    B: d7")
    assert [event.half_points for event in table.seen_events(Threw)] == [1, 0]
    Table("A sails 1 | thera red red    A: d6 0h u10").refuses("ATTACK(thera)", "no-hoplites", "DK-HOPLITE-14")


@rule("DK-HOPLITE-15", "DK-CHEST-05")
def test_losses_make_room_for_the_prize() -> None:
    Table("A sails 1 | thera red    A: d6 8h {red blue} u2").do("ATTACK(thera) {1,3,4}").shows(
        "A acts | thera 0    A: 7h {red red blue} u3"
    )


# --- chests ---------------------------------------------------------------------------------------------------------


@rule("DK-CHEST-03", "DK-CHEST-09")
def test_a_chest_that_leaves_a_ship_finds_a_space_its_owner_chooses() -> None:
    table = Table("A sails 1 | corinth 0 | sparta red    A: d3 {green blue} 8h")
    table.do("DIR(n) DELIVER(green)").asks("A", "place-chest", "CITY(corinth) CITY(sparta)")
    table.do("CITY(sparta)").shows("A acts | sparta red green | corinth blue    A: d2 {} p2")


@rule("DK-CHEST-04", "DK-CITY-06")
def test_the_winner_chooses_among_the_colours_there() -> None:
    table = Table("A sails 1 | rhodes red blue    A: f5 9h u1").do("ATTACK(rhodes) {1,4,4}")
    table.asks("A", "pick-chest", "CHEST(red) CHEST(blue)")
    table.refuses("CHEST(green)", "no-such-chest", "DK-CHEST-04").do("CHEST(red)").shows(
        "A acts | rhodes blue    A: 8h {red} u2"
    )
    same = Table("A sails 1 | rhodes red red    A: f5 9h u1").do("ATTACK(rhodes) {1,4,4}")
    same.shows("A acts | rhodes red    A: 8h {red} u2")


@rule("DK-CHEST-05", "DK-CHEST-06", "DK-CITY-07")
def test_on_a_full_ship_a_hoplite_or_a_chest_makes_room() -> None:
    full = "A sails 1 | thera blue yellow    A: d6 9h {red} u1"
    table = Table(full).do("ATTACK(thera) {0,9,0} CHEST(blue)").asks("A", "make-room", "BELOW CHEST(red)")
    table.do("BELOW").shows("A acts | thera yellow    A: 8h {red blue} u2")
    table = Table(full).do("ATTACK(thera) {0,9,0} CHEST(blue) CHEST(red)")
    table.asks("A", "place-chest", "CITY(thera) CITY(halicarnassus)").do("CITY(thera)")
    table.shows("A acts | thera red yellow    A: 9h {blue} u1")
    table = Table(full, make_room="hoplite").do("ATTACK(thera) {0,9,0} CHEST(blue)")
    table.shows("A acts | thera yellow    A: 8h {red blue} u2")


@rule("DK-CHEST-07")
def test_dumping_brings_no_reward() -> None:
    table = Table("B sails 1 in A's turn | cyprus red | crete red    B: d3 8h {red green} u2 p3")
    table.do("SACRIFICE CHEST(green) CITY(crete) CHEST(red)").shows(
        "A places | crete red green | cyprus red red    B: 10h {} u0 p3"
    )


# --- the Styx and the anchors ---------------------------------------------------------------------------------------


@rule("DK-STYX-02", "DK-STYX-05")
def test_with_two_players_the_majority_brings_one_card() -> None:
    Table("A sails 2    A: b2 5h u5 p3    B: u4").do("DIR(w)").shows("A acts    A: a2 10h u0 p4")


@rule("DK-STYX-02", "DK-STYX-11")
def test_only_moving_onto_the_river_counts() -> None:
    table = Table("A sails 3    A: a1 5h u5 p3").asks("A", "ship", "DIR(e) DIR(s) STOP")
    table.do("DIR(s)").shows("A acts    A: a2 10h u0 p4")
    Table("A sails 3    A: a1 5h u5 p3").do("STOP").shows("A acts    A: a1 5h u5 p3")


@rule("DK-STYX-03", "DK-STYX-07")
def test_no_bonus_if_nobody_comes_back() -> None:
    position = "A sails 1    A: b1 7h {red green blue} u3 p0"
    Table(position).do("DIR(w) PASS").shows("A acts    A: a1 7h u3 p0")
    table = Table(position).do("DIR(w) CHEST(red)")
    table.do("CITY(cyprus) PASS").shows("A acts    A: a1 8h {green blue} u2 p1")
    Table("A sails 1    A: b1 10h p0").do("DIR(w)").shows("A acts    A: a1 10h p0")


@rule("DK-STYX-04", "DK-STYX-07")
def test_by_the_letter_the_majority_alone_brings_honour() -> None:
    full = "A sails 1    A: b1 7h {red green blue} u3 p0"
    Table(full, styx_bonus="majority").do("DIR(w) PASS").shows("A acts    A: a1 7h u3 p1")
    tied = f"{full}    B: u3"
    Table(tied, styx_bonus="majority").do("DIR(w) PASS").shows("A acts    A: a1 7h u3 p0")
    Table("A sails 1    A: b1 10h p0", styx_bonus="majority").do("DIR(w)").shows("A acts    A: a1 10h p0")


@rule("DK-STYX-04", "DK-STYX-06")
def test_only_a_sole_majority_brings_honour() -> None:
    Table("A sails 1    A: b1 6h u4 p0    B: u4    C: u0").do("DIR(w)").shows("A acts    A: a1 10h u0 p0")
    Table("A sails 1    A: b1 6h u4 p0    B: u3    C: u3").do("DIR(w)").shows("A acts    A: a1 10h u0 p2")
    Table("A sails 1    A: b1 6h u4 p0    B: u5    C: u3").do("DIR(w)").shows("A acts    A: a1 10h u0 p0")


@rule("DK-STYX-08", "DK-STYX-09", "DK-DUEL-02")
def test_ships_meet_in_peace_on_the_river() -> None:
    Table("A sails 2    A: b2 10h    B: a2 10h").do("DIR(w)").shows("A acts    A: a2    B: a2")
    table = Table("A moves Hydra 2 | hydra b3    A: d3    B: a2").asks("A", "hydra")
    table.do("DIR(n)").asks("A", "hydra", "DIR(n) DIR(s) STOP")


@rule("DK-STYX-10", "DK-MOVE-10")
def test_the_river_ends_the_ship_move_but_not_the_turn() -> None:
    Table("A acts | kylix 1 3 2 1    A: b2").do("DIE(move) DIR(w)").asks("A", "main", "DIE(hydra) END")


@rule("DK-ANCHOR-02", "DK-ANCHOR-04", "DK-DUEL-02")
def test_anchors_are_shared_and_crossed() -> None:
    table = Table("A sails 3    A: d3 10h    B: d2 10h").do("DIR(n)").shows("A sails 2    A: d2    B: d2")
    table.do("DIR(e) DIR(e)").shows("A acts    A: f2")


@rule("DK-ANCHOR-03")
def test_from_an_anchor_only_what_is_on_the_sea_is_challenged() -> None:
    table = Table("A sails 1    A: d2 10h    B: d3 5h u5").do("DIR(s) {0,10,0} {5,0,0} SQ(b4)")
    table.shows("A acts    A: d3    B: b4 0h u10")
    Table("A moves Hydra 2 | hydra d3    A: e3    B: d2").asks("A", "hydra", "DIR(s) DIR(w) STOP")
    Table("A sails 1    A: d2").refuses("ATTACK(mycenae)", "not-next-to-it", "DK-CITY-01")
