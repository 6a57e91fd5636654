"""Paying: FO-PAY."""

from itertools import combinations_with_replacement

import pytest

from tests.olympus.table import Table, tokens
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.vocabulary import COLOURS

COSTS = {card["id"]: card["cost"] for card in standard()}


@rule("FO-PAY-01")
def test_each_symbol_is_one_other_hand_card_of_its_colour() -> None:
    """Philoctetes costs two red symbols."""
    table = Table(hand_a="philoctetes teucer cicones myrmidons phaeacians").do("PLAY(philoctetes)")
    assert table.legal() == tokens("PAY(teucer) PAY(cicones) PAY(myrmidons)")
    table.do("PAY(cicones)")
    assert table.legal() == tokens("PAY(teucer) PAY(myrmidons)")
    table.do("PAY(teucer)")
    assert table.question() == "a place"
    assert table.hand("a") == ["myrmidons", "phaeacians"]
    assert table.discard() == "cicones teucer"


@rule("FO-PAY-02")
def test_a_multicolour_card_pays_one_symbol_and_no_more() -> None:
    assert "PLAY(philoctetes)" not in Table(hand_a="philoctetes hector", hand_b="carians").legal()
    table = Table(hand_a="philoctetes hector jason carians").do("PLAY(philoctetes)")
    assert table.legal() == tokens("PAY(hector) PAY(jason)")
    table.do("PAY(jason) OWN(O1)")  # Hector pays the other symbol
    assert table.discard() == "jason hector"


@rule("FO-PAY-02", "FO-PAY-07")
def test_a_multicolour_card_pays_whichever_colour_is_lacking() -> None:
    """Perseus: red, blue, blue, green.  Every symbol can be the one that Hector pays."""
    hands = {
        "red": "phaeacians argonauts dardani",
        "blue": "teucer argonauts dardani",
        "green": "teucer phaeacians argonauts",
    }
    for colour, others in hands.items():
        table = Table(hand_a=f"perseus hector {others} carians").do("PLAY(perseus)")
        while table.question() == "a pay":
            table.do(min(table.legal()))
        paid = {event.colour for event in table.seen_events(fo.Paid) if event.card == "hector"}
        assert paid == {colour}


@rule("FO-PAY-03")
def test_a_marker_pays_one_symbol_of_its_colour_and_goes_back_to_the_board() -> None:
    table = Table(hand_a="cicones teucer phaeacians", markers={"a": "red blue", "b": "green"}).do("PLAY(cicones)")
    assert table.legal() == tokens("PAY(teucer) MARKER(red)")
    table.do("MARKER(red)")
    assert table.markers("a") == {"blue"}
    assert table.markers("board") == {"red", "yellow"}
    assert table.hand("a") == ["phaeacians", "teucer"]
    assert table.discard() == ""
    assert [event.colour for event in table.seen_events(fo.PaidMarker)] == ["red"]


@rule("FO-PAY-03")
def test_a_marker_paid_is_gone_at_once() -> None:
    """Atalanta has 1 attack more for each marker; it sinks before the new unit is placed."""
    table = Table(a="O1 atalanta", hand_a="cicones", markers={"a": "red blue"})
    assert table.values("a O1") == (3, 3)
    table.do("PLAY(cicones)")
    assert table.question() == "a place"
    assert table.values("a O1") == (2, 3)


@rule("FO-PAY-03")
def test_only_markers_one_holds_pay() -> None:
    """The red marker lies on the board, or b has it."""
    for markers in ({}, {"b": "red"}):
        table = Table(hand_a="cicones phaeacians", markers=markers)
        assert table.legal() == tokens("PLAY(phaeacians) DONE")


@rule("FO-PAY-04")
def test_heroes_soldiers_and_equipment_pay_alike() -> None:
    table = Table(hand_a="cicones achilles andromache amazons shield_red").do("PLAY(cicones)")
    assert table.legal() == tokens("PAY(achilles) PAY(andromache) PAY(amazons) PAY(shield_red)")
    for card in ("achilles", "andromache", "amazons", "shield_red"):
        assert table.copy().do(f"PAY({card})").discard() == card


@rule("FO-PAY-05")
def test_a_card_does_not_pay_for_itself_but_its_second_copy_does() -> None:
    assert Table(hand_a="argonauts carians").legal() == tokens("PLAY(carians) DONE")
    table = Table(hand_a="argonauts argonauts").do("PLAY(argonauts)")
    assert table.discard() == "argonauts"
    assert table.hand("a") == []
    assert "PLAY(odysseus)" not in Table(hand_a="odysseus phaeacians carians").legal()  # nor does his own colour


@rule("FO-PAY-05")
def test_units_and_equipment_in_play_do_not_pay() -> None:
    table = Table(a="O1 teucer+sword_red, O2 hector", hand_a="cicones carians")
    assert table.legal() == tokens("PLAY(carians) DONE")


@rule("FO-PAY-06")
def test_exactly_the_cost_is_paid() -> None:
    table = Table(hand_a="cicones teucer hippolyta amazons", markers={"a": "red"}).do("PLAY(cicones) PAY(teucer)")
    assert table.legal() == {f"OWN({space})" for space in ("O1", "O2", "O3", "D1", "D2", "T1")}
    table.refuses("PAY(hippolyta)", "another-question", "FO-PLAY-03")
    free = Table(hand_a="myrmidons teucer hippolyta", markers={"a": "red"}).do("PLAY(myrmidons)")
    assert free.question() == "a place"


@rule("FO-PAY-06")
@pytest.mark.parametrize("id", COSTS)
def test_every_card_costs_what_is_printed_on_it(id: str) -> None:
    """With two cards of every colour in hand, one is paid for each symbol."""
    pairs = [("amazons", "red"), ("phaeacians", "blue"), ("carians", "yellow"), ("tauri", "green")]
    others = " ".join(f"{soldier} {soldier}" for soldier, _ in pairs if soldier != id)
    more = {"amazons": "myrmidons myrmidons", "phaeacians": "argonauts argonauts", "carians": "danaans danaans"}
    table = Table(a="O1 lapiths", hand_a=f"{id} {others} {more.get(id, 'dardani dardani')}").do(f"PLAY({id})")
    while table.question() == "a pay":
        table.do(min(table.legal()))
    paid = [event.colour for event in table.seen_events(fo.Paid)]
    assert paid == [colour for colour in COLOURS for _ in range(COSTS[id].get(colour, 0))]  # in this order (FO-PAY-07)


@rule("FO-PAY-07")
def test_red_before_blue_before_yellow_before_green() -> None:
    """Achilles costs red twice, blue, yellow, green."""
    table = Table(hand_a="achilles teucer cicones myrmidons phaeacians argonauts danaans carians dardani lapiths").do(
        "PLAY(achilles)"
    )
    for cards in (
        "teucer cicones myrmidons",
        "cicones myrmidons",
        "argonauts phaeacians",
        "carians danaans",
        "dardani lapiths",
    ):
        assert table.legal() == {f"PAY({card})" for card in cards.split()}
        table.do(f"PAY({cards.split()[0]})")
    assert table.question() == "a place"


@rule("FO-PAY-07")
def test_a_card_may_pay_only_if_the_rest_stays_payable() -> None:
    """Menelaus costs blue and yellow.  Jason could pay blue, but then nothing pays yellow; with the Carians he may."""
    table = Table(hand_a="menelaus argonauts phaeacians jason").do("PLAY(menelaus)")
    assert table.legal() == tokens("PAY(argonauts) PAY(phaeacians)")
    table = Table(hand_a="menelaus argonauts phaeacians jason carians").do("PLAY(menelaus)")
    assert table.legal() == tokens("PAY(argonauts) PAY(phaeacians) PAY(jason)")
    table = Table(hand_a="menelaus argonauts phaeacians jason", markers={"a": "yellow"}).do("PLAY(menelaus) PAY(jason)")
    assert table.question() == "a place"
    assert table.markers("a") == set()


HANDS = list(combinations_with_replacement(["teucer", "phaeacians", "carians", "dardani", "jason"], 3))


@rule("FO-PAY-07", "FO-PLAY-08")
@pytest.mark.parametrize("card", ["hector", "menelaus", "bellerophon", "orpheus"])
def test_whoever_has_begun_to_pay_can_finish(card: str) -> None:
    """All hands of three cards and all sets of markers: announced is what can be paid, and every way of paying ends."""
    for hand in HANDS:
        for held in ("", "red", "blue yellow", "red green", "red blue yellow green"):
            payable = can_pay(dict(COSTS[card]), [*hand], held.split())
            table = Table(hand_a=f"{card} {' '.join(hand)}", markers={"a": held})
            assert (f"PLAY({card})" in table.legal()) == payable
            if payable:
                tables = [table.do(f"PLAY({card})")]
                while tables:
                    table = tables.pop()
                    if table.question() == "a pay":
                        tables += [table.copy().do(way) for way in table.legal()]
                    else:
                        assert table.question() == "a place"


COLOUR_OF = {"teucer": "red", "phaeacians": "blue", "carians": "yellow", "dardani": "green"}


def can_pay(cost: dict[str, int], hand: list[str], markers: list[str]) -> bool:
    """By trying everything."""
    colour = next((colour for colour in COLOURS if cost.get(colour, 0)), "")
    if not colour:
        return True
    rest = {**cost, colour: cost[colour] - 1}
    if colour in markers and can_pay(rest, hand, [c for c in markers if c != colour]):
        return True
    ways = [card for card in set(hand) if COLOUR_OF.get(card, colour) == colour]
    return any(can_pay(rest, without(hand, card), markers) for card in ways)


def without(hand: list[str], card: str) -> list[str]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


@rule("FO-PAY-08", "FO-DEFEAT-07")
def test_paid_cards_lie_open_on_the_discard_pile_and_are_no_discarded_units() -> None:
    """Andromeda and Hecuba do not mind, and Iphigenia gains nothing."""
    table = Table(a="O1 andromeda, O2 hecuba", hand_a="aeneas iphigenia teucer myrmidons", discard="hector")
    table.do("PLAY(aeneas) PAY(teucer) OWN(T1)").shows(a="O1 andromeda, O2 hecuba, T1 aeneas")
    assert table.discard() == "hector teucer iphigenia"
    assert table.view("b").discard == ("hector", "teucer", "iphigenia")
    assert table.seen_events(fo.Discarded) == []
    assert table.counter == 0
    assert table.question() == "a main"


@rule("FO-PAY-09")
def test_an_on_play_effect_may_choose_what_was_just_paid() -> None:
    """Orpheus takes a hero from the discard pile, Cadmus plays a soldier from it, Daedalus equipment."""
    orpheus = Table(hand_a="orpheus penelope phaeacians myrmidons").do("PLAY(orpheus) OWN(O1) YES")
    assert orpheus.hand("a") == ["myrmidons", "penelope"]
    cadmus = Table(hand_a="cadmus dardani lapiths penelope").do("PLAY(cadmus) PAY(dardani) PAY(lapiths) OWN(O1) YES")
    assert cadmus.legal() == tokens("CARD(dardani) CARD(lapiths)")
    daedalus = Table(hand_a="daedalus shield_blue myrmidons").do("PLAY(daedalus) OWN(O1) YES")
    daedalus.shows(a="O1 daedalus+shield_blue")
