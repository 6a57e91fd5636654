"""Cards, colours, equipment: FO-CARD, FO-COLOUR, FO-EQUIP."""

import pytest

from tests.olympus.table import Table, tokens
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.vocabulary import COLOURS, KINDS

CARDS = {card["id"]: card for card in standard()}
HEROES = {id for id, card in CARDS.items() if card["kind"] == "hero"}
SOLDIERS = {id for id, card in CARDS.items() if card["kind"] == "soldier"}
EQUIPMENT = {id for id, card in CARDS.items() if card["kind"] == "equipment"}

# --- cards -----------------------------------------------------------------------------------------------------------


@rule("FO-CARD-01")
def test_there_are_three_kinds_of_cards() -> None:
    assert {card["kind"] for card in CARDS.values()} == set(KINDS) == {"hero", "soldier", "equipment"}
    assert (len(HEROES), len(SOLDIERS), len(EQUIPMENT)) == (60, 12, 12)


@rule("FO-CARD-02")
def test_a_unit_is_a_hero_or_soldier_in_play() -> None:
    """Chiron may damage any enemy unit: the hero, the soldier, and no helmet."""
    table = Table(a="O1 chiron", b="O2 tydeus+helmet_red, D1 carians", phase="attack").do("YES")
    assert table.legal() == tokens("ENEMY(O2) ENEMY(D1)")


@rule("FO-CARD-03")
def test_cards_in_hands_and_piles_are_no_units() -> None:
    """Philoctetes damages an enemy hero; but the only ones are in a hand, in the discard pile or on his own side."""
    table = Table(
        a="D1 castor", b="O1 carians", hand_a="philoctetes teucer cicones myrmidons", hand_b="hector", discard="jason"
    )
    table.do("PLAY(philoctetes) PAY(teucer) PAY(cicones) OWN(O1)")
    assert table.question() == "a main"
    table.shows(a="O1 philoctetes, D1 castor", b="O1 carians")
    assert table.hand("b") == ["hector"]
    assert table.discard() == "jason teucer cicones"


@rule("FO-CARD-04")
def test_every_card_has_all_that_belongs_to_a_card() -> None:
    for card in CARDS.values():
        assert all(card["name"][language] for language in ("en", "de", "it"))
        assert card["kind"] in KINDS
        assert card["colour"] in COLOURS
        assert set(card["cost"]) <= set(COLOURS)
        assert isinstance(card["attack"], int)
        assert isinstance(card["defence"], int)
        assert len(card["effect"]) <= 1  # one text, one symbol
        for language in ("en", "de", "it"):
            assert bool(card["text"][language]) or not card["effect"], card["id"]


@rule("FO-CARD-05")
def test_each_hero_exists_once() -> None:
    assert {CARDS[id]["copies"] for id in HEROES} == {1}


@rule("FO-CARD-06")
def test_the_two_cards_of_a_soldier_are_one_choice() -> None:
    assert {CARDS[id]["copies"] for id in SOLDIERS} == {2}
    table = Table(hand_a="carians carians")
    assert table.legal() == tokens("PLAY(carians) DONE")
    table.do("PLAY(carians) OWN(O1)")
    assert table.hand("a") == ["carians"]
    assert table.legal() == tokens("PLAY(carians) DONE")


@rule("FO-CARD-07")
def test_every_hero_has_an_ability_and_some_others_have_one() -> None:
    able = {id for id, card in CARDS.items() if card["effect"]}
    assert able >= HEROES
    for others in (SOLDIERS, EQUIPMENT):
        assert able & others
        assert others - able


@rule("FO-CARD-08")
def test_heroines_are_heroes_and_amazons_are_soldiers() -> None:
    assert {CARDS[id]["kind"] for id in ("andromache", "penelope", "medea", "helen", "laodice")} == {"hero"}
    assert CARDS["amazons"]["kind"] == "soldier"
    table = Table(b="O1 amazons, O2 penelope", hand_a="philoctetes aeneas teucer cicones paris hippolyta")
    table.do("PLAY(philoctetes) PAY(teucer) PAY(cicones) OWN(T1)").shows(b="O1 amazons, O2 penelope*3")
    table.do("PLAY(aeneas) OWN(D2)").shows(b="O2 penelope*3")


@rule("FO-CARD-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_15_heroes_6_soldiers_and_3_equipment_cards(colour: str) -> None:
    cards = [card for card in CARDS.values() if card["colour"] == colour]
    counts = {kind: sum(card["copies"] for card in cards if card["kind"] == kind) for kind in KINDS}
    assert counts == {"hero": 15, "soldier": 6, "equipment": 3}


@rule("FO-CARD-10")
def test_overview_cards_and_the_blank_card_are_no_playing_cards() -> None:
    assert len(CARDS) == 84
    assert sum(card["copies"] for card in CARDS.values()) == 96
    assert set(CARDS) == HEROES | SOLDIERS | EQUIPMENT
    assert not [id for id in CARDS if "overview" in id or "blank" in id]


@rule("FO-CARD-11")
def test_a_soldier_may_cost_nothing() -> None:
    assert {id for id in SOLDIERS if not CARDS[id]["cost"]} == {"myrmidons", "phaeacians", "carians", "dardani"}
    table = Table(hand_a="myrmidons").do("PLAY(myrmidons)")
    assert table.question() == "a place"  # nothing is paid


# --- colours ---------------------------------------------------------------------------------------------------------


@rule("FO-COLOUR-01")
def test_there_are_four_colours() -> None:
    assert COLOURS == ("red", "blue", "yellow", "green")
    assert {card["colour"] for card in CARDS.values()} == set(COLOURS)
    assert {colour for card in CARDS.values() for colour in card["cost"]} == set(COLOURS)


@rule("FO-COLOUR-02", "FO-PAY-02")
@pytest.mark.parametrize("card", ["cicones", "argonauts", "danaans", "lapiths"])  # one symbol of each colour
def test_a_multicolour_hero_has_every_colour_in_hand(card: str) -> None:
    table = Table(hand_a=f"{card} hector").do(f"PLAY({card})")
    assert table.discard() == "hector"


@rule("FO-COLOUR-02", "FO-COLOUR-03")
@pytest.mark.parametrize("hero", [card["id"] for card in CARDS.values() if card["multicolour"]])
def test_a_multicolour_hero_has_every_colour_in_play(hero: str) -> None:
    """Andromache fights green, Idomeneus blue, Menelaus red; Leda helps yellow units of her side."""
    assert Table(a="O1 andromache", b=f"O1 {hero}", phase="still").values("a O1")[0] == 3
    assert Table(a="O1 idomeneus", b=f"O1 {hero}", phase="still").values("a O1")[0] == 4
    alone = Table(a=f"O1 {hero}", phase="still").values("a O1")
    helped = Table(a=f"O1 {hero}, D2 leda", phase="still").values("a O1")
    assert helped == (alone[0] + 1, alone[1] + 1)
    harmed = Table(a="O1 menelaus", b=f"T1 {hero}", phase="attack").do("YES")
    assert harmed.unit("b T1").damage == 1


@rule("FO-COLOUR-02", "FO-COLOUR-03")
def test_units_of_one_colour_have_no_other() -> None:
    assert Table(a="O1 andromache", b="O1 penthesilea", phase="still").values("a O1")[0] == 2
    assert Table(a="O1 idomeneus", b="O1 penelope", phase="still").values("a O1")[0] == 2
    assert Table(a="O1 penelope, D2 leda", phase="still").values("a O1") == (0, 5)


@rule("FO-COLOUR-03")
def test_an_effect_on_a_colour_means_multicolour_heroes_of_its_side_and_no_others() -> None:
    """Menelaus: red enemy units.  Jason and Medea are multicolour; a's own Hector is no enemy."""
    table = Table(a="O1 menelaus, D1 hector", b="O2 jason, O3 cicones, D2 carians, T1 medea", phase="attack").do("YES")
    table.shows(a="O1 menelaus, D1 hector", b="O2 jason*1, O3 cicones*1, D2 carians, T1 medea*1")


@rule("FO-COLOUR-04", "FO-EQUIP-04", "FO-EQUIP-05", "FO-DAMAGE-01")
def test_equipment_in_play_has_no_colour() -> None:
    """The Myrmidons stay red under a green shield, so Andromache does not get her bonus against green (S3)."""
    table = Table(a="O1 andromache", b="O1 myrmidons+shield_green", phase="attack")
    table.shows(b="O1 myrmidons+shield_green*2")
    assert Table(a="O1 andromache", b="O1 lapiths+sword_red", phase="still").values("a O1")[0] == 3


@rule("FO-COLOUR-05", "FO-PAY-04")
@pytest.mark.parametrize(
    ("card", "pays"), [("cicones", "sword_red"), ("argonauts", "shield_blue"), ("danaans", "helmet_yellow")]
)
def test_equipment_in_hand_pays_its_printed_colour(card: str, pays: str) -> None:
    table = Table(hand_a=f"{card} {pays} shield_green").do(f"PLAY({card})")
    assert table.discard() == pays


@rule("FO-COLOUR-06", "FO-PAY-03")
def test_a_marker_pays_and_is_nothing_else() -> None:
    """Eurydice may discard a hand card to stay; a marker is none.  Cassandra takes no marker for a card either."""
    table = Table(a="O1 cicones", b="O1 eurydice", markers={"b": "green"}, phase="attack")
    table.shows(b="")
    assert table.markers("b") == {"green"}
    table = Table(hand_a="cassandra carians", markers={"b": "red blue"}).do("PLAY(cassandra) OWN(O1)")
    assert table.markers("b") == {"red", "blue"}
    table = Table(a="O1 chiron", b="O1 carians", markers={"b": "red blue"}, phase="attack")
    assert table.do("YES").unit("a O1").attacks == 1  # the Carians were the only unit to choose
    assert table.side("b") == ""


# --- equipment -------------------------------------------------------------------------------------------------------


@rule("FO-EQUIP-01", "FO-EQUIP-02")
def test_equipment_goes_onto_own_units_without_equipment() -> None:
    table = Table(a="O1 carians, O3 hector+sword_red, T1 dardani", b="O2 lapiths", hand_a="shield_green")
    table.do("PLAY(shield_green)")
    assert table.legal() == tokens("OWN(O1) OWN(T1)")
    table.do("OWN(T1)").shows(a="O1 carians, O3 hector+sword_red, T1 dardani+shield_green")


@rule("FO-EQUIP-01", "FO-EQUIP-11")
def test_equipment_needs_a_unit_already_in_play() -> None:
    table = Table(b="O1 lapiths", hand_a="shield_green carians")
    assert table.legal() == tokens("PLAY(carians) DONE")
    table.do("PLAY(carians) OWN(O1)")
    assert table.legal() == tokens("PLAY(shield_green) DONE")


@rule("FO-EQUIP-02", "FO-EQUIP-03")
def test_equipment_cannot_be_replaced_or_taken_off() -> None:
    table = Table(a="O1 carians+sword_red, D1 hector+helmet_red", hand_a="shield_green shield_yellow myrmidons")
    assert table.legal() == tokens("PLAY(myrmidons) DONE")
    table.do("DONE").shows(a="O1 carians+sword_red, D1 hector+helmet_red")


@rule("FO-EQUIP-03", "FO-EQUIP-07", "FO-MOVE-02")
def test_equipment_stays_with_its_bearer_when_units_change_places() -> None:
    table = Table(a="O1 carians+sword_red, O2 penelope", hand_b="palamedes phaeacians", active="b")
    table.do("PLAY(palamedes) OWN(O3) YES ENEMY(O1) ENEMY(O2)")
    table.shows(a="O1 penelope, O2 carians+sword_red")


@rule("FO-EQUIP-04")
@pytest.mark.parametrize(
    ("equipment", "values"),
    [("sword_red", (4, 2)), ("shield_green", (1, 6)), ("helmet_red", (3, 3)), ("sword_green", (2, 4))],
)
def test_equipment_adds_to_the_values_of_its_bearer(equipment: str, values: tuple[int, int]) -> None:
    table = Table(a="O1 carians", hand_a=equipment)
    assert table.values("a O1") == (1, 2)
    assert table.do(f"PLAY({equipment})").values("a O1") == values


@rule("FO-EQUIP-05")
def test_a_bearer_is_defeated_only_at_its_improved_defence() -> None:
    """Carians 1/2 with a shield of 4: five damage leave them in play, six do not."""
    assert Table(a="O1 tydeus+sword_yellow", b="O1 carians+shield_green", phase="attack").side("b") != ""
    table = Table(a="O1 heracles", b="O1 carians+shield_green", phase="attack")
    assert table.side("b") == ""
    assert table.seen_events(fo.Struck)[0].damage == 6


@rule("FO-EQUIP-06", "FO-DEFEAT-07")
def test_a_bearer_and_its_equipment_are_one_discarded_unit() -> None:
    """Andromeda takes 1 damage for each discarded unit."""
    table = Table(a="O1 heracles, T1 andromeda", b="O1 carians+sword_red", phase="attack")
    assert table.discard() == "carians sword_red"
    assert len(table.seen_events(fo.Discarded)) == 1
    assert table.unit("a T1").damage == 1


@rule("FO-EQUIP-07")
def test_equipment_moves_with_its_bearer() -> None:
    table = Table(a="O1 dardani+helmet_red*2", hand_a="achaeans phaeacians").do("PLAY(achaeans) OWN(O2) YES OWN(O1)")
    table.do("OWN(T1)").shows(a="O2 achaeans, T1 dardani+helmet_red*2")
    assert table.values("a T1") == (2, 5)


@rule("FO-EQUIP-08", "FO-MOVE-06")
def test_equipment_is_discarded_when_its_bearer_returns_to_a_hand() -> None:
    table = Table(b="O1 heracles+shield_green*3", hand_a="europa argonauts dardani")
    table.do("PLAY(europa) OWN(O1) YES")
    assert table.side("b") == ""
    assert table.hand("b") == ["heracles"]
    assert table.discard() == "argonauts dardani shield_green"


@rule("FO-EQUIP-09")
def test_what_equipment_does_on_play_happens_when_it_is_attached() -> None:
    """The Blue Helmet draws a card for whoever attaches it; the bearer is the source of the Blue Sword's move."""
    table = Table(a="O1 carians", hand_a="helmet_blue phaeacians").do("PLAY(helmet_blue)")
    assert table.asked() == "chance"
    assert table.do("{hector}").hand("a") == ["hector"]
    table = Table(a="O1 carians", hand_a="sword_blue").do("PLAY(sword_blue) YES")
    assert table.legal() == tokens("OWN(O2) OWN(O3) OWN(D1) OWN(D2) OWN(T1)")
    table.do("OWN(D2)").shows(a="D2 carians+sword_blue")


@rule("FO-EQUIP-09")
def test_what_equipment_does_later_its_bearer_does() -> None:
    """The Red Shield hurts who strikes its bearer; the Green Helmet heals its bearer at the end of the turn."""
    Table(a="O1 lapiths", b="O1 dardani+shield_red", phase="attack").shows(
        a="O1 lapiths*1", b="O1 dardani+shield_red*1"
    )
    Table(a="O1 dardani+helmet_green*3, O2 penthesilea*1", phase="end").shows(
        a="O1 dardani+helmet_green*2, O2 penthesilea*1"
    )


@rule("FO-EQUIP-10", "FO-DEFEAT-04", "FO-ABILITY-14")
def test_a_bearer_that_loses_its_equipment_keeps_its_damage() -> None:
    """Diomedes strips an enemy unit and then deals it 2 damage."""
    table = Table(b="O2 lapiths+shield_green*2", hand_a="diomedes teucer phaeacians").do("PLAY(diomedes) OWN(O1)")
    table.shows(b="O2 lapiths*4")
    assert table.values("b O2") == (1, 5)
    assert table.discard() == "teucer phaeacians shield_green"


@rule("FO-EQUIP-10", "FO-DEFEAT-04")
def test_losing_equipment_alone_can_defeat() -> None:
    table = Table(b="O2 lapiths+shield_green*5", hand_a="diomedes teucer phaeacians").do("PLAY(diomedes) OWN(O1)")
    table.shows(b="")
    assert len(table.seen_events(fo.Defeated)) == 1
    assert table.discard() == "teucer phaeacians shield_green lapiths"


@rule("FO-EQUIP-11")
def test_equipment_without_a_bearer_can_still_pay() -> None:
    table = Table(a="O1 hector+sword_red", hand_a="shield_red cicones")
    assert table.legal() == tokens("PLAY(cicones) DONE")
    table.do("PLAY(cicones) OWN(O2)")
    assert table.discard() == "shield_red"


@rule("FO-EQUIP-12")
def test_a_blue_shield_draws_when_its_bearer_is_discarded_wearing_it() -> None:
    table = Table(a="O1 heracles", b="O1 carians+shield_blue", phase="attack")
    assert table.asked() == "chance"
    assert table.do("{jason}").hand("b") == ["jason"]


@rule("FO-EQUIP-12")
@pytest.mark.parametrize(("damage", "after"), [("", "O1 dardani*2"), ("*5", "")])
def test_a_blue_shield_lost_alone_does_nothing(damage: str, after: str) -> None:
    """Also if losing it defeats the bearer: when he is discarded he does not wear it any more."""
    table = Table(b=f"O1 dardani+shield_blue{damage}", hand_a="diomedes teucer phaeacians myrmidons")
    table.do("PLAY(diomedes) PAY(teucer) OWN(O2)").shows(b=after)
    assert "shield_blue" in table.discard()
    assert table.question() == "a main"  # chance is not asked
    assert table.hand("b") == []
