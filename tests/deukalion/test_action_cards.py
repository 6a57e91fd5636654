"""Action cards."""

import pytest

from tests.deukalion.table import Table
from tests.rule import rule
from theomachy.games.deukalion.events import Threw


@rule("DK-ACTION-02", "DK-ACTION-04")
def test_a_card_is_played_once_and_lies_open_on_the_discard() -> None:
    table = Table("A acts    A: d3 5h u5 | hand charon charon zephyr").do(
        "CARD(charon) N(2) CARD(charon) N(1) CARD(zephyr)"
    )
    table.shows("A acts | discard charon charon zephyr    A: 8h u2 | hand 0")
    assert table.view("B").discard == ("zephyr", "charon", "charon")


@rule("DK-ACTION-03", "DK-ACTION-19", "DK-ACTION-20")
def test_permanent_cards_stay_and_work() -> None:
    table = Table("A acts | kylix 1 1 2 2    A: d3 5h u5 | hand argo asklepios aegis")
    table.do("CARD(argo) CARD(asklepios) CARD(aegis)").shows(
        "A acts | discard 0    A: hand 0 | has argo asklepios aegis"
    )
    table.do("DIE(hoplites)").asks("A", "reclaim", "N(0) N(1) N(2)").do("N(2) DIE(move)").shows(
        "A sails 2    A: 7h u3 | hand 0 | has argo asklepios aegis"
    )
    Table("B sails 1 in A's turn    B: d3 | has argo").do("DIR(e)").shows("A places    B: e3")


@rule("DK-ACTION-19", "DK-HOPLITE-13")
def test_the_aegis_helps_in_every_throw() -> None:
    table = Table("A sails 1    A: d3 5h u5    B: d4 5h | has aegis").do("DIR(s) {1,4,0} {1,4,0} SQ(c6)")
    assert [event.half_points for event in table.seen_events(Threw)] == [8, 9]
    table.shows("A acts    A: c6 4h u6    B: d4 4h")


@rule("DK-ACTION-05")
def test_a_card_just_drawn_may_be_played() -> None:
    table = Table("A acts | kylix 2 1 3 2    A: d3").do("DIE(card) {zephyr} CARD(zephyr) DIE(move)").shows("A sails 3")
    assert table.view("A").steps_left == 3


@rule("DK-ACTION-06", "DK-ACTION-08")
def test_zephyr_before_or_during_the_ship_move_but_not_after() -> None:
    Table("A acts | kylix 2 1 2 2    A: d3 | hand zephyr").do("CARD(zephyr) DIE(move)").shows("A sails 3    A: hand 0")
    table = (
        Table("A sails 1    A: d3 | hand zephyr")
        .do("DIR(e) CARD(zephyr) DIR(e) DIR(e)")
        .shows("A acts    A: g3 | hand 0")
    )
    table = (
        Table("A sails 1    A: d3 | hand zephyr").do("STOP").refuses("CARD(zephyr)", "not-the-moment", "DK-ACTION-20")
    )
    table.refuses("CARD(ares)", "not-in-hand", "DK-ACTION-02")


@rule("DK-ACTION-07")
def test_by_option_others_play_some_cards_in_their_own_move() -> None:
    position = (
        "B sails 1 in A's turn | thera red red    B: d6 8h u2 | hand zephyr charon athena trident hermes    A: hand (1)"
    )
    table = Table(position, action_cards_off_turn="own_move")
    table.asks("B", "ship", "DIR(n) DIR(s) DIR(w) STOP SACRIFICE ATTACK(thera) CARD(zephyr) CARD(charon)")
    table.do("CARD(zephyr) ATTACK(thera)").asks("B", "before-throw", "CARD(athena) PASS").do("CARD(athena) PASS")
    table.do("{6,2,0} PASS").shows("A places | thera red    B: 2h {red} u8 | hand charon trident hermes")


@rule("DK-ACTION-09")
def test_charon_needs_somebody_below() -> None:
    Table("A acts    A: d3 10h | hand charon").refuses("CARD(charon)", "not-the-moment", "DK-ACTION-20")
    Table("A sails 1    A: d3 9h | hand charon").do("CARD(charon) N(1)").shows("A sails 1    A: 10h | hand 0")


@rule("DK-ACTION-10")
def test_trident_lengthens_the_hydras_way() -> None:
    Table("A acts | kylix 2 2 2 1    A: d3 | hand trident").do("CARD(trident) DIE(hydra)").shows(
        "A moves Hydra 3    A: hand 0"
    )
    table = Table("A moves Hydra 1    A: d3 | hand trident").do("DIR(e)").asks("A", "hydra", "CARD(trident) STOP")
    table.do("CARD(trident)").shows("A moves Hydra 2 | hydra f5    A: hand 0")
    Table("A acts | kylix 2 2 2 1!    A: d3 | hand trident").refuses("CARD(trident)", "not-the-moment", "DK-ACTION-20")


@rule("DK-ACTION-11", "DK-ACTION-21")
def test_athena_adds_a_point_and_several_add_several() -> None:
    table = Table("A sails 1 | mycenae red red    A: d4 9h | hand athena athena zephyr").do("ATTACK(mycenae)")
    table.asks("A", "before-throw", "CARD(athena) PASS").do("CARD(athena) CARD(athena) PASS {5,2,2} PASS")
    table.shows("A acts | mycenae red    A: 4h {red} u6 | hand zephyr")


@rule("DK-ACTION-12")
def test_tyche_throws_the_same_hoplites_again() -> None:
    table = Table("A sails 1 | mycenae red red    A: d4 9h | hand athena tyche").do(
        "ATTACK(mycenae) CARD(athena) PASS {8,1,0}"
    )
    table.asks("A", "after-throw", "CARD(tyche) PASS").do("CARD(tyche) {1,4,4}")
    table.shows("A acts | mycenae red    A: 8h {red} u2 | hand 0")
    assert [event.half_points for event in table.seen_events(Threw)] == [4, 14]


@rule("DK-ACTION-13")
def test_ajax_saves_the_lost_ones_of_the_throw_that_stands() -> None:
    table = Table("A sails 1 | thera red red    A: d6 9h | hand ajax tyche").do("ATTACK(thera) PASS {1,1,7} CARD(ajax)")
    table.asks("A", "after-throw", "CARD(tyche) PASS").do("CARD(tyche) {9,0,0}").shows("A acts    A: 9h | hand 0")
    table = Table("A sails 1 | thera red red    A: d6 9h | hand ajax").do("ATTACK(thera) PASS {0,9,0}")
    table.asks("A", "after-throw", "PASS")


@rule("DK-ACTION-14", "DK-MOVE-13")
def test_ares_challenges_the_same_place_again() -> None:
    table = Table("A sails 1 | thera red red    A: d6 9h | hand ares").do("ATTACK(thera) PASS {2,0,7}")
    table.do("PASS").shows("A acts | thera red    A: 7h {red} u3 | hand ares")
    table = Table("A sails 1 | thera red red    A: d6 9h | hand ares").do("ATTACK(thera) PASS {8,1,0} PASS")
    table.asks("A", "after-fail", "CARD(ares) PASS").do("CARD(ares) {0,1,0}").shows("A acts    A: 1h u9 | hand 0")
    lost = Table("A sails 1 | thera red red    A: d6 1h | hand ares").do("ATTACK(thera) PASS {1,0,0} PASS")
    lost.shows("A acts    A: 0h u10 | hand ares")


@rule("DK-ACTION-15")
def test_hermes_takes_a_card_from_somebody_who_has_one() -> None:
    table = Table("A acts    A: d3 | hand hermes    B: hand ares    C: hand zephyr").do("CARD(hermes)")
    table.asks("A", "target-player", "PLAYER(B) PLAYER(C)").do("PLAYER(C) {zephyr}")
    table.shows("A acts    A: hand zephyr    B: hand ares    C: hand 0")
    Table("A acts    A: d3 | hand hermes").refuses("CARD(hermes)", "not-the-moment", "DK-ACTION-20")
    only = Table("A acts | open P01 -    A: i4 | hand hermes    B: hand ares").do("CARD(hermes) {ares}")
    only.asks("A", "claim-now", "CLAIM(open1_b) PASS")


@rule("DK-ACTION-16", "DK-KYLIX-08")
def test_hephaistos_before_the_first_die_only() -> None:
    table = Table("A acts | kylix 1 2 2 3    A: d3 | hand hephaistos").do("CARD(hephaistos)")
    table.asks("A", "swap-dice", "SWAP(hm) SWAP(hc) SWAP(hy) SWAP(my) SWAP(cy)").do("SWAP(hy)")
    table.shows("A acts | kylix 3 2 2 1    A: hand 0")
    Table("A acts | kylix 1 2 2 3!    A: d3 | hand hephaistos").refuses(
        "CARD(hephaistos)", "not-the-moment", "DK-ACTION-20"
    )
    Table("A acts | kylix 2 2 2 2    A: d3 | hand hephaistos").refuses(
        "CARD(hephaistos)", "not-the-moment", "DK-ACTION-20"
    )


@rule("DK-ACTION-17", "DK-PURSUIT-12")
def test_pythia_puts_a_card_under_the_pile() -> None:
    table = (
        Table("A acts | open P01 P02    A: d3 | hand pythia")
        .do("CARD(pythia)")
        .asks("A", "pick-open", "OPEN(1) OPEN(2)")
    )
    table.do("OPEN(2)")
    assert "{P02}" not in table.odds()
    table.do("{P05}").shows("A acts | open P01 P05    A: hand 0")
    assert table.view("B").under_pursuits == ("P02",)


@rule("DK-ACTION-18")
def test_the_trader_exchanges_chests_of_different_colours() -> None:
    table = Table("A acts | thera red green | rhodes blue    A: d3 9h {red} | hand trader").do("CARD(trader)")
    table.asks("A", "trade-city").do("CITY(thera)").shows("A acts | thera red red    A: {green} | hand 0")
    Table("A acts    A: d3 | hand trader").refuses("CARD(trader)", "not-the-moment", "DK-ACTION-20")


@rule("DK-ACTION-21")
@pytest.mark.parametrize("hand", ["zephyr", "athena", "argo"])
def test_whoever_holds_a_card_is_asked_whatever_it_is(hand: str) -> None:
    table = Table(f"A sails 1 | thera red red    A: d6 9h | hand {hand}").do("ATTACK(thera)")
    table.asks("A", "before-throw").do("PASS {9,0,0}").asks("A", "after-throw", "PASS")
    Table("A sails 1 | thera red red    A: d6 9h").do("ATTACK(thera) {9,0,0}").shows("A acts    A: 0h u10")
