"""Playing cards: FO-PLAY."""

import pytest

from tests.olympus.table import GAME, Table, own_card, tokens, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.vocabulary import SPACES
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match

SIX = {f"OWN({space})" for space in SPACES}
FIVE = "O1 carians, O2 dardani, O3 hector, D1 danaans, D2 penelope"


@rule("FO-PLAY-01")
def test_as_many_cards_as_wanted_or_none() -> None:
    table = Table(hand_a="carians phaeacians myrmidons dardani")
    assert table.legal() == tokens("PLAY(carians) PLAY(phaeacians) PLAY(myrmidons) PLAY(dardani) DONE")
    none = table.copy().do("DONE")
    none.shows(a="")
    assert none.question() == "chance drawn"
    table.do("PLAY(carians) OWN(O1) PLAY(phaeacians) OWN(O2) PLAY(dardani) OWN(O3)")
    assert table.legal() == tokens("PLAY(myrmidons) DONE")


@rule("FO-PLAY-02", "FO-PLAY-03", "FO-PAY-01", "FO-PAY-02", "FO-PAY-07", "FO-PAY-08")
def test_announce_pay_place() -> None:
    """Argonauts have to pay blue, for only Jason can pay yellow (S2)."""
    table = Table(hand_a="menelaus argonauts jason").do("PLAY(menelaus)")
    assert table.question() == "a place"
    assert table.discard() == "argonauts jason"
    assert table.legal() == SIX
    table.do("OWN(O1)").shows(a="O1 menelaus")
    assert table.hand("a") == []
    kinds = (fo.Announced, fo.Paid, fo.Placed, fo.TookMarker)
    assert [type(event) for event in table.seen_events(*kinds)] == [fo.Announced, fo.Paid, fo.Paid, fo.Placed]


@rule("FO-PLAY-02", "FO-PLAY-07")
def test_no_other_card_is_announced_before_the_effects_are_over() -> None:
    table = Table(hand_a="ariadne danaans carians myrmidons phaeacians").do("PLAY(ariadne)")
    assert table.question() == "a pay"
    assert table.legal() == tokens("PAY(danaans) PAY(carians)")
    table.do("PAY(danaans)")
    assert table.question() == "a place"
    table.do("OWN(D1)")
    assert table.question() == "a marker"
    assert table.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green)")
    table.do("MARKER(blue)")
    assert table.question() == "a main"


@rule("FO-PLAY-02")
def test_the_announced_card_is_in_no_hand() -> None:
    table = Table(hand_a="ariadne danaans carians").do("PLAY(ariadne)")
    assert table.hand("a") == ["carians", "danaans"]
    announced = table.view("watcher").announced
    assert announced is not None
    assert announced.card == "ariadne"
    table.do("PAY(carians) OWN(O1)")
    assert table.view("watcher").announced is None


@rule("FO-PLAY-03")
def test_a_unit_is_placed_undamaged_on_an_empty_own_space_after_paying() -> None:
    table = Table(a="O1 hector, T1 dardani*3", b="O2 carians", hand_a="cicones teucer hippolyta", discard="cicones")
    table.do("PLAY(cicones)")
    assert table.question() == "a pay"
    table.do("PAY(teucer)")
    assert table.legal() == tokens("OWN(O2) OWN(O3) OWN(D1) OWN(D2)")
    table.do("OWN(O2)")
    assert table.unit("a O2").damage == 0
    assert table.unit("a O2").card == "cicones"


@rule("FO-PLAY-04")
def test_three_spaces_at_olympus_two_in_delphi_one_in_troy() -> None:
    """An unopposed attack from each space: three points, two markers, a card."""
    table = Table(a=", ".join(f"{space} carians" for space in SPACES), phase="attack")
    assert table.counter == 3
    assert table.question() == "a marker"
    table.do("MARKER(red)")
    assert table.question() == "a marker"
    table.do("MARKER(blue)")
    assert table.question() == "chance drawn"
    assert table.s.phase == 2


@rule("FO-PLAY-05")
def test_one_unit_on_a_space() -> None:
    table = Table(hand_a="carians phaeacians").do("PLAY(carians) OWN(O2) PLAY(phaeacians)")
    assert table.legal() == SIX - {"OWN(O2)"}


@rule("FO-PLAY-06")
def test_on_a_full_side_no_unit_can_be_played() -> None:
    table = Table(a=FIVE + ", T1 lapiths", hand_a="myrmidons phaeacians sword_red")
    assert table.legal() == tokens("PLAY(sword_red) DONE")


@rule("FO-PLAY-06")
def test_on_a_full_side_no_unit_can_be_played_for_free_either() -> None:
    """Peleus takes the last space, for all to see; Odysseus' drawn soldier finds none, but only a knows what it is."""
    peleus = Table(a=FIVE, hand_a="peleus phaeacians carians sword_red").do("PLAY(peleus)")
    assert peleus.question() == "a main"
    odysseus = Table(a=FIVE, hand_a="odysseus phaeacians argonauts carians sword_red").do(
        "PLAY(odysseus) PAY(argonauts)"
    )
    odysseus.do("{myrmidons}")
    assert odysseus.question() == "a option"
    assert odysseus.legal() == tokens("NO")
    equipment = Table(a=FIVE, hand_a="odysseus phaeacians argonauts carians").do("PLAY(odysseus) PAY(argonauts)")
    equipment.do("{sword_red}")
    assert equipment.question() == "a option"
    assert equipment.legal() == tokens("YES NO")  # what is no unit can still be played
    medea = Table(
        a="O1 medea, O2 dardani, O3 hector, D1 danaans, D2 penelope, T1 lapiths", b="O1 carians*1", phase="attack"
    )
    assert medea.discard() == "carians"
    assert "option" not in medea.question()


@rule("FO-PLAY-07")
def test_on_play_effects_happen_right_after_placing() -> None:
    """Paris' bonus comes at once, in phase 1, before he attacks."""
    table = Table(hand_a="paris carians myrmidons").do("PLAY(paris) OWN(T1)")
    assert table.question() == "a area"
    table.do("AREA(olympus)")
    assert table.counter == 1
    assert table.question() == "a main"


@rule("FO-PLAY-07", "FO-ABILITY-02")
def test_several_on_play_effects_in_printed_order() -> None:
    two = own_card(
        "double",
        'when = "play"\ndo = [{ op = "bonus", area = "choice" }]',
        'when = "play"\nmode = "may"\ndo = [{ op = "point", who = "you", amount = 2 }]',
    )
    table = Table(hand_a="double myrmidons", own=with_cards(two)).do("PLAY(double) OWN(T1)")
    assert table.question() == "a area"
    table.do("AREA(delphi) MARKER(red)")
    assert table.question() == "a option"
    assert table.do("YES").counter == 2


@rule("FO-PLAY-08")
@pytest.mark.parametrize(
    ("hand", "markers", "playable"),
    [
        ("cicones", "", False),
        ("cicones carians", "", False),  # yellow does not pay red
        ("cicones teucer", "", True),
        ("cicones jason", "", True),
        ("cicones", "red", True),
        ("cicones", "blue", False),
        ("tydeus teucer", "", False),  # two red symbols
        ("tydeus teucer", "red", True),
        ("hector achilles jason", "red", False),  # four symbols, three things to pay with
        ("hector achilles jason", "red green", True),
        ("hector achilles jason", "blue green", False),
        ("sword_red", "", False),  # no bearer
    ],
)
def test_only_what_can_be_paid_and_placed_may_be_announced(hand: str, markers: str, playable: bool) -> None:
    table = Table(hand_a=hand, markers={"a": markers}, hand_b="myrmidons")
    assert (f"PLAY({hand.split()[0]})" in table.legal()) == playable


@rule("FO-PLAY-09")
def test_for_free_nothing_is_paid_and_all_else_is_as_usual() -> None:
    """Odysseus plays Perseus, whose four symbols nobody could pay: he is placed and discards the opposing unit."""
    table = Table(b="O2 hector", hand_a="odysseus phaeacians argonauts carians myrmidons")
    table.do("PLAY(odysseus) PAY(argonauts) OWN(O1) {perseus} YES")
    assert table.question() == "a place"
    assert table.discard() == "argonauts phaeacians carians"
    table.do("OWN(O2)").shows(a="O1 odysseus, O2 perseus", b="")
    assert table.hand("a") == ["myrmidons"]


@rule("FO-PLAY-09", "FO-EQUIP-01")
def test_equipment_for_free_is_attached() -> None:
    """Daedalus fetches equipment from the discard pile."""
    table = Table(a="O1 carians", hand_a="daedalus phaeacians myrmidons", discard="helmet_red hector helmet_blue")
    table.do("PLAY(daedalus) OWN(O2) YES")
    assert table.question() == "a play-free"
    assert table.legal() == tokens("CARD(helmet_red) CARD(helmet_blue)")
    table.do("CARD(helmet_blue) OWN(O1)")
    assert table.question() == "chance drawn"  # its own on-play effect
    table.do("{jason}").shows(a="O1 carians+helmet_blue, O2 daedalus")
    assert table.discard() == "helmet_red hector phaeacians"
    assert len(table.seen_events(fo.Equipped)) == 1
    assert table.seen_events(fo.PaidMarker) == []


@rule("FO-PLAY-09")
def test_a_card_found_in_several_places_comes_from_the_first_of_them() -> None:
    """Pollux plays Castor from the hand or from the discard pile."""
    from_hand = Table(hand_a="pollux danaans castor myrmidons").do("PLAY(pollux) PAY(danaans) OWN(O1) YES OWN(O2)")
    from_hand.shows(a="O1 pollux, O2 castor")
    from_discard = Table(hand_a="pollux castor myrmidons").do("PLAY(pollux) OWN(O1) YES OWN(O2)")  # paid with Castor
    from_discard.shows(a="O1 pollux, O2 castor")
    assert from_discard.discard() == ""


@rule("FO-PLAY-10")
def test_a_drawn_card_that_is_not_played_stays_in_the_hand() -> None:
    odysseus = "odysseus phaeacians argonauts danaans carians"
    table = Table(hand_a=odysseus).do("PLAY(odysseus) PAY(argonauts) PAY(danaans) OWN(O1) {myrmidons}")
    assert table.legal() == {"YES", "NO"}
    assert table.do("NO").hand("a") == ["carians", "myrmidons"]
    table = Table(hand_a=odysseus).do("PLAY(odysseus) PAY(argonauts) PAY(danaans) OWN(O1) {myrmidons} YES OWN(O2)")
    assert table.hand("a") == ["carians"]
    table.shows(a="O1 odysseus, O2 myrmidons")


@rule("FO-PLAY-10")
def test_only_the_card_just_drawn_may_be_played() -> None:
    """A second card of the same soldier in the hand stays there; another one is not offered at all."""
    table = Table(hand_a="odysseus phaeacians argonauts danaans carians dardani")
    table.do("PLAY(odysseus) PAY(argonauts) PAY(danaans) OWN(O1) {carians} YES")
    assert table.question() == "a place"  # no choice of a card
    table.do("OWN(O2)")
    assert table.hand("a") == ["carians", "dardani"]


@rule("FO-PLAY-11")
def test_a_unit_put_into_play_is_new() -> None:
    """Undamaged, without equipment, without its on-play effect; its other abilities work: Meleager hurts himself."""
    table = Table(a="O2 medea+sword_red", b="O2 meleager+shield_green*5", phase="attack")
    table.do("YES OWN(O1)").shows(a="O1 meleager, O2 medea+sword_red", b="")
    assert table.discard() == "shield_green"
    table.do("{} {}").shows(a="O1 meleager*1, O2 medea+sword_red")


@rule("FO-PLAY-12")
def test_phase_1_ends_when_the_player_says_so_and_is_not_reopened() -> None:
    table = Table(a="T1 carians", hand_a="myrmidons", hand_b="phaeacians").do("DONE")
    assert table.question() == "chance drawn"
    table.do("{dardani} {lapiths} {hector}")
    assert table.question() == "b main"
    assert table.hand("a") == ["dardani", "hector", "lapiths", "myrmidons"]


@rule("FO-PLAY-12")
@pytest.mark.parametrize("hand", ["", "hector", "sword_red"])
def test_phase_1_does_not_end_by_itself_when_nothing_can_be_played(hand: str) -> None:
    """It would tell the other that the cards left, Hector too dear and a sword without a bearer, cannot be played."""
    table = Table(hand_a=hand, hand_b="phaeacians")
    assert table.question() == "a main"
    assert table.legal() == tokens("DONE")
    assert table.do("DONE").question() == "chance drawn"


@rule("FO-PLAY-13")
def test_nothing_is_discarded_at_will() -> None:
    table = Table(a="O1 carians", hand_a="myrmidons hector")
    assert table.legal() == tokens("PLAY(myrmidons) DONE")
    for token in ("CARD(hector)", "CARD(carians)", "PAY(hector)", "OWN(O1)"):
        table.refuses(token, "another-question", "FO-PLAY-01")


@rule("FO-PLAY-02")
def test_whoever_plays_a_card_may_step_back_until_it_stands() -> None:
    """Only then the others hear of it: announced, paid and placed."""
    match = Match(GAME, GAME.options(), ["one", "other"], Dealer(1))
    seat = match.to_move()
    while match.view(seat).question != "main":
        match.choose(seat, match.view(seat).legal[0])
    before, log = repr(match.view(1 - seat)), match.log(1 - seat)
    steps = 0
    while match.view(seat).question != "place":
        match.choose(seat, match.view(seat).legal[0])
        steps += 1
    assert (repr(match.view(1 - seat)), match.log(1 - seat)) == (before, log)
    for _ in range(steps):
        match.undo(seat)
    assert match.view(seat).question == "main"

    while match.view(seat).question != "place":
        match.choose(seat, match.view(seat).legal[0])
    match.choose(seat, match.view(seat).legal[0])
    fresh = {type(event) for event in match.log(1 - seat)[len(log) :]}
    assert {fo.Announced, fo.Placed} <= fresh
    assert not match.can_undo(seat)
