"""Damage, defeated and discarded units: FO-DAMAGE, FO-DEFEAT."""

import pytest

from tests.olympus.table import EVERYBODY, Position, Table, own_card, tokens, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.state import ATTACKS, PLUS_ATTACK, PLUS_DEFENCE

# --- damage ----------------------------------------------------------------------------------------------------------


@rule("FO-DAMAGE-01")
def test_damage_stays_from_turn_to_turn() -> None:
    table = Table(a="O1 carians", b="O1 dardani", hand_a="myrmidons", hand_b="phaeacians")
    for damage in (1, 2, 3):
        table.do("DONE {} {} DONE {} {}")
        assert table.unit("b O1").damage == damage


@rule("FO-DAMAGE-02")
def test_one_operation_hits_all_its_targets_in_one_moment() -> None:
    """Menelaus' effect defeats Patroclus and Hector together: when Patroclus' own effect comes, Hector is gone."""
    table = Table(a="O3 menelaus, T1 carians", b="O1 patroclus*1, O2 hector*5", phase="attack").do("YES")
    assert table.question() == "b target"
    table.shows(b="")
    assert [type(event) for event in table.seen_events(fo.Damaged, fo.Defeated, fo.Discarded)] == [
        *2 * [fo.Damaged], *2 * [fo.Defeated], *2 * [fo.Discarded]]  # fmt: skip


@rule("FO-DAMAGE-03", "FO-DAMAGE-04")
def test_strike_damage_and_ability_damage_are_two_things() -> None:
    """The Tauri take 1 less from strikes, but all of Chiron's effect, of Hector's answer, of the Amazons' arrow."""
    Table(a="O1 danaans", b="O1 tauri", phase="attack").shows(b="O1 tauri*1")
    Table(a="O2 chiron", b="O1 tauri", phase="attack").do("YES").shows(b="")
    Table(a="O1 tauri+shield_yellow", b="O1 hector", phase="attack").shows(a="O1 tauri+shield_yellow*2")
    table = Table(b="O1 tauri", hand_a="amazons teucer myrmidons").do("PLAY(amazons) PAY(teucer) OWN(O1)")
    table.shows(b="O1 tauri*1")


@rule("FO-DAMAGE-04")
def test_damage_is_reduced_each_time_and_never_below_0() -> None:
    """The Carians' strike does nothing; the Danaans strike twice, each time for 1 less."""
    table = Table(a="O1 carians", b="O1 tauri", phase="attack").shows(b="O1 tauri")
    assert [event.damage for event in table.seen_events(fo.Struck)] == [0]
    table = Table(a="O1 danaans, T1 nestor", b="O1 tauri+shield_green", phase="attack").do("YES")
    assert [event.damage for event in table.seen_events(fo.Struck)] == [1, 1]


@rule("FO-DAMAGE-04")
def test_what_is_prevented_beyond_the_damage_heals_nothing() -> None:
    card = own_card(
        "rock", 'when = "always"\ndo = [{ op = "prevent", to = { unit = "self" }, from = "any", amount = 3 }]'
    )
    table = Table(a="O1 carians, O2 chiron", b="O1 rock*2", own=with_cards(card), phase="attack").do("YES")
    table.shows(b="O1 rock*2")
    assert [event.damage for event in table.seen_events(fo.Struck, fo.Damaged)] == [0, 0]


@rule("FO-DAMAGE-05")
def test_a_unit_that_leaves_play_loses_damage_and_temporary_bonuses() -> None:
    cells = {("a O2", PLUS_ATTACK): 3, ("a O2", PLUS_DEFENCE): 2}
    table = Table(a="O2 dardani*3", hand_a="europa argonauts priam myrmidons", cells=cells)
    assert table.values("a O2") == (3, 6)
    table.do("PLAY(europa) OWN(O1) YES").shows(a="O1 europa")
    table.do("PLAY(dardani) OWN(O2)").shows(a="O1 europa, O2 dardani")
    assert table.values("a O2") == (0, 4)


@rule("FO-DAMAGE-05")
def test_nothing_of_a_unit_is_left_on_its_space() -> None:
    cells = {("b O1", PLUS_ATTACK): 3, ("b O1", PLUS_DEFENCE): 2}
    table = Table(a="O1 heracles", b="O1 carians+helmet_red*3", hand_b="phaeacians", cells=cells, phase="attack")
    table.do("{} {} PLAY(phaeacians) OWN(O1) DONE")
    assert table.seen_events(fo.Struck)[-1].damage == 1  # Phaeacians 1/2, as printed
    assert "+" not in table.side("b")


# --- defeated --------------------------------------------------------------------------------------------------------


@rule("FO-DEFEAT-01")
@pytest.mark.parametrize(("unit", "stays"), [("dardani", True), ("dardani*1", False), ("dardani*3", False)])
def test_a_unit_is_defeated_when_damage_reaches_its_defence(unit: str, stays: bool) -> None:
    """The Cicones deal 3; Dardani have 4 defence."""
    table = Table(a="O1 cicones", b=f"O1 {unit}", phase="attack")
    assert (table.side("b") != "") == stays
    assert (len(table.seen_events(fo.Defeated)) == 0) == stays


@rule("FO-DEFEAT-02")
def test_a_defeated_unit_is_discarded() -> None:
    table = Table(a="O1 cicones", b="O1 carians", phase="attack").shows(b="")
    assert table.discard() == "carians"
    assert [type(event) for event in table.seen_events(fo.Defeated, fo.Discarded)] == [fo.Defeated, fo.Discarded]


@rule("FO-DEFEAT-02")
def test_eurydice_may_stay() -> None:
    """For a card of her player's choice; she loses her damage and keeps her equipment."""
    table = Table(a="O1 heracles", b="O1 eurydice+helmet_red*1", hand_b="carians hector", phase="attack")
    assert table.question() == "b option"
    gone = table.copy().do("NO")
    gone.shows(b="")
    assert gone.discard() == "eurydice helmet_red"
    table.do("YES")
    assert table.question() == "b drop"
    assert table.legal() == tokens("CARD(carians) CARD(hector)")
    table.do("CARD(hector)").shows(b="O1 eurydice+helmet_red")
    assert table.discard() == "hector"


CONDITION = own_card("stubborn", 'when = "self_defeated"\nif = { markers = 1 }\ndo = [{ op = "survive" }]')


@rule("FO-DEFEAT-02")
@pytest.mark.parametrize(("markers", "after"), [("red", "O1 stubborn"), ("", "")])
def test_what_keeps_a_unit_in_play_may_have_a_condition(markers: str, after: str) -> None:
    table = Table(a="O1 heracles", b="O1 stubborn", markers={"b": markers}, own=with_cards(CONDITION), phase="attack")
    table.shows(b=after)


@rule("FO-DEFEAT-02")
def test_the_subject_of_a_defeat_is_the_defeated_unit() -> None:
    """A unit that survives and is hurt by 1 at once."""
    card = own_card(
        "scarred",
        'when = "self_defeated"\ndo = [{ op = "survive" }, { op = "damage", to = { unit = "subject" }, amount = 1 }]',
    )
    table = Table(a="O1 heracles", b="O1 scarred, O2 carians", own=with_cards(card), phase="attack")
    table.shows(b="O1 scarred*1, O2 carians")


@rule("FO-DEFEAT-03")
def test_a_defeated_unit_that_stays_was_not_discarded() -> None:
    """Tydeus heals because an enemy unit was defeated; Andromeda is not hurt, for none was discarded."""
    table = Table(
        a="O1 danaans, O2 tydeus*2, O3 andromeda",
        b="O1 eurydice*1, O2 dardani+shield_green, O3 laodice",
        hand_b="carians",
        phase="attack",
    ).do("YES")
    table.shows(a="O1 danaans, O2 tydeus, O3 andromeda")
    assert len(table.seen_events(fo.Defeated)) == 1
    assert table.seen_events(fo.Discarded) == []


@rule("FO-DEFEAT-03", "FO-EQUIP-06", "FO-ABILITY-10", "FO-STRIKE-05", "FO-BONUS-03")
def test_a_unit_discarded_by_an_effect_was_not_defeated() -> None:
    """Aeneas discards the Danaans (S6): Tydeus does not heal, Andromeda is hurt."""
    table = Table(
        a="D2 tydeus*1, T1 andromeda",
        b="O2 danaans+shield_yellow*1, D1 pleiades",
        hand_a="aeneas teucer paris myrmidons",
    ).do("PLAY(aeneas) PAY(teucer) OWN(O2) ENEMY(O2)")
    table.shows(a="O2 aeneas, D2 tydeus*1, T1 andromeda*1", b="D1 pleiades")
    assert table.seen_events(fo.Defeated) == []
    assert len(table.seen_events(fo.Discarded)) == 1
    assert table.discard() == "teucer paris danaans shield_yellow"
    assert table.do("DONE").counter == 1


@rule("FO-DEFEAT-03")
def test_eurydice_does_not_survive_a_discard() -> None:
    table = Table(b="O1 eurydice*1", hand_a="clytemnestra teucer dardani myrmidons", hand_b="carians")
    table.do("PLAY(clytemnestra) PAY(teucer) OWN(O2) YES").shows(b="")
    assert table.question() == "a main"


@rule("FO-DEFEAT-04")
@pytest.mark.parametrize(
    ("b", "left"),
    [
        ("O1 ajax*1, O2 carians*3", ""),  # 2 defence from Ajax beside them
        ("O1 ajax*1, O2 carians*1", "O2 carians*1"),
        ("O1 ajax*1, O3 carians*1", "O3 carians*1"),
        ("O1 pollux, T1 castor*4", ""),  # Castor without Pollux
        ("O1 leda, T1 danaans*3", ""),  # yellow units without Leda
        ("O1 priam, T1 lapiths*6", ""),  # Troy without Priam
    ],
)
def test_losing_an_always_effect_can_defeat(b: str, left: str) -> None:
    Table(a="O1 heracles", b=b, phase="attack").shows(b=left)


@rule("FO-DEFEAT-04")
def test_a_unit_moved_away_from_its_helper_is_checked() -> None:
    table = Table(b="O1 ajax, O2 carians*3", hand_a="palamedes phaeacians myrmidons")
    table.do("PLAY(palamedes) OWN(O1) YES ENEMY(O2) ENEMY(D2)").shows(b="O1 ajax")


WHILE_IT_FIGHTS = own_card(
    "berserk",
    'when = "always"\ndo = [{ op = "modify", to = { unit = "own", attacked = true, pick = "all" }, defence = 2 }]',
)


@rule("FO-DEFEAT-04", "FO-TURN-03")
def test_a_unit_that_was_only_held_by_its_attack_falls_as_the_next_turn_begins() -> None:
    position: Position = {"a": "O1 berserk*4, O2 carians", "b": "O1 lapiths", "hand_b": "dardani"}
    table = Table(**position, own=with_cards(WHILE_IT_FIGHTS), cells={("a O1", ATTACKS): 1}, phase="end")
    assert table.question() == "b main"
    table.shows(a="O2 carians")


@rule("FO-TURN-03", "FO-END-02")
def test_a_full_board_wins_before_attacks_are_counted_again() -> None:
    b = "O1 berserk*4, O2 carians, O3 cicones, D1 danaans, D2 dardani, T1 lapiths"
    table = Table(b=b, own=with_cards(WHILE_IT_FIGHTS), cells={("b O1", ATTACKS): 1}, active="b", phase="turn")
    assert table.s.winner == 1


QUAKE = own_card(
    "quake", 'when = "play"\ndo = [{ op = "damage", to = { unit = "any", other = true, pick = "all" }, amount = 7 }]'
)
MARTYR = own_card("martyr", 'when = "self_discarded"\nmode = "may"\ndo = [{ op = "point", who = "you", amount = 1 }]')


@rule("FO-DEFEAT-05")
@pytest.mark.parametrize(("active", "order"), [("a", "O2 O3 O1 T1"), ("b", "O1 T1 O2 O3")])
def test_units_defeated_together_leave_in_order_with_their_equipment(active: str, order: str) -> None:
    units = {"O2": "carians sword_red", "O3": "danaans", "O1": "cicones", "T1": "lapiths shield_red"}
    table = Table(
        a="O2 carians+sword_red, O3 danaans",
        b="O1 cicones, T1 lapiths+shield_red",
        own=with_cards(QUAKE),
        active=active,
        hand_a="quake myrmidons",
        hand_b="quake phaeacians",
    ).do("PLAY(quake) OWN(D1)")
    assert table.discard() == " ".join(units[space] for space in order.split())
    kinds = [type(event) for event in table.seen_events(fo.Defeated, fo.Discarded)]
    assert kinds == [*4 * [fo.Defeated], *4 * [fo.Discarded]]


@rule("FO-DEFEAT-05")
@pytest.mark.parametrize(("active", "order"), [("a", "a b"), ("b", "b a")])
def test_when_defeated_effects_come_first_those_of_the_active_player_before_the_others(active: str, order: str) -> None:
    """Nobody has left while the players are asked; then all leave who were not saved."""
    table = Table(
        a="O1 eurydice, O2 iphigenia, O3 eurydice",
        b="O1 eurydice, T1 iphigenia",
        own=with_cards(QUAKE),
        active=active,
        hand_a="quake myrmidons carians",
        hand_b="quake myrmidons carians",
    ).do("PLAY(quake) OWN(D1)")
    asked = []
    while table.question().endswith("option"):
        asked.append(table.asked())
        assert table.counter == 0
        assert len(table.side("a").split(",")) + len(table.side("b").split(",")) == 6
        table.do("NO")
    assert asked == ["a", "a", "b"] if order == "a b" else asked == ["b", "a", "a"]
    assert table.counter == 0  # a point each for Iphigenia


@rule("FO-DEFEAT-05", "FO-ABILITY-11")
@pytest.mark.parametrize(("active", "order"), [("a", "a O1, a T1, b O2, b D1"), ("b", "b O2, b D1, a O1, a T1")])
def test_other_effects_follow_the_active_players_first_from_o1_to_t1(active: str, order: str) -> None:
    table = Table(
        a="T1 martyr, O1 martyr",
        b="D1 martyr, O2 martyr",
        own=with_cards(QUAKE + MARTYR),
        active=active,
        hand_a="quake myrmidons",
        hand_b="quake phaeacians",
    ).do("PLAY(quake) OWN(D2)")
    used = []
    while table.question().endswith("option"):
        table.shows(a="D2 quake" * (active == "a"), b="D2 quake" * (active == "b"))  # all have left
        table.do("YES")
        used.append(table.places_of(fo.Used)[-1].partition(" ")[2])
    assert ", ".join(used) == order


@rule("FO-DEFEAT-05")
def test_what_was_set_off_earlier_comes_first_and_the_unit_before_its_equipment() -> None:
    """Hector answers before his Red Shield; the wounded Lapiths do not live to see the second answer."""
    table = Table(a="O1 lapiths*3", b="O1 hector+shield_red", phase="attack").shows(a="", b="O1 hector+shield_red*1")
    assert [event.damage for event in table.seen_events(fo.Damaged)] == [2]
    table = Table(a="O1 lapiths*1", b="O1 hector+shield_red", phase="attack").shows(a="O1 lapiths*4")
    assert [event.damage for event in table.seen_events(fo.Damaged)] == [2, 1]


@rule("FO-DEFEAT-05", "FO-DEFEAT-04")
def test_it_is_checked_again_until_no_unit_is_defeated() -> None:
    """Ajax falls, then who stood beside him; only then Andromeda is hurt, once for each."""
    table = Table(a="O1 heracles, T1 andromeda", b="O1 ajax*1, O2 carians*3", phase="attack")
    kinds = [type(event) for event in table.seen_events(fo.Defeated, fo.Discarded, fo.Damaged)]
    assert kinds == [fo.Defeated, fo.Discarded, fo.Defeated, fo.Discarded, fo.Damaged, fo.Damaged]
    assert table.unit("a T1").damage == 2


# --- discarded -------------------------------------------------------------------------------------------------------


@rule("FO-DEFEAT-06")
def test_there_is_one_open_discard_pile() -> None:
    table = Table(a="O1 myrmidons", b="O1 hector", hand_b="cicones teucer carians", discard="jason", phase="attack")
    table.do("{} {} PLAY(cicones) OWN(O2)")
    assert table.discard() == "jason myrmidons teucer"
    for name in EVERYBODY:
        assert table.view(name).discard == ("jason", "myrmidons", "teucer")


@rule("FO-DEFEAT-06")
def test_with_discard_view_top_an_effect_still_offers_the_cards_it_may_choose() -> None:
    table = Table(hand_a="orpheus dardani phaeacians", discard="hector jason carians", discard_view="top")
    table.do("PLAY(orpheus) OWN(O1) YES")
    assert table.options.only_top
    assert table.view("b").discard[-1] == "dardani"  # blue was paid before green
    assert table.legal() == tokens("CARD(hector) CARD(jason)")
    assert not Table(phase="still").options.only_top


ANDROMEDA: Position = {"a": "T1 andromeda", "b": "D1 andromeda"}


@rule("FO-DEFEAT-07")
@pytest.mark.parametrize(
    ("position", "play"),
    [
        ({"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones) PAY(teucer) OWN(O1)"),  # a payment
        ({"hand_a": "telemachus carians myrmidons"}, "PLAY(telemachus) OWN(O1) YES {hector} CARD(hector)"),  # own hand
        ({"hand_a": "cassandra carians myrmidons", "hand_b": "hector jason"}, "PLAY(cassandra) OWN(O1) {hector}"),
        ({"hand_a": "palamedes phaeacians myrmidons"}, "PLAY(palamedes) OWN(O1) YES ENEMY(O1)"),  # a move
    ],
)
def test_whenever_discarded_means_units_that_leave_play(position: Position, play: str) -> None:
    table = Table(**ANDROMEDA, **position).do(play)
    assert table.unit("a T1").damage == 0
    assert "andromeda" in table.side("b")
    assert "*" not in table.side("b")
    assert table.seen_events(fo.Discarded) == []


@rule("FO-DEFEAT-07")
def test_equipment_lost_alone_and_hand_cards_are_no_discarded_units() -> None:
    table = Table(a="T1 andromeda", b="O1 laodice+shield_red", hand_a="diomedes teucer phaeacians myrmidons")
    table.do("PLAY(diomedes) PAY(teucer) OWN(O2)").shows(b="O1 laodice*2")
    assert table.unit("a T1").damage == 0
    assert [type(event) for event in table.seen_events(fo.Stripped, fo.Discarded, fo.Dropped)] == [fo.Stripped]


@rule("FO-DEFEAT-07")
def test_units_of_both_sides_count_for_andromeda_and_own_ones_for_hecuba() -> None:
    table = Table(a="O1 heracles, D2 andromeda, T1 hecuba", b="O1 carians", phase="attack")
    assert table.unit("a D2").damage == 1
    assert table.question() != "a option"
    table = Table(a="O1 carians*1, D1 hecuba, T1 andromeda", b="O1 hector", phase="attack")
    assert table.unit("a T1").damage == 0
    assert table.question() == "a option"  # Hecuba stands before Andromeda
    assert table.do("NO").unit("a T1").damage == 1


@rule("FO-DEFEAT-08")
def test_a_watcher_that_leaves_in_the_same_check_sees_nothing() -> None:
    """Hecuba falls because Ajax has fallen; she draws for neither."""
    table = Table(a="O1 heracles", b="O1 ajax*1, O2 hecuba*4", phase="attack").shows(b="")
    assert table.hand("b") == []
    assert table.s.phase == 3
    alive = Table(a="O1 heracles", b="O1 ajax*1, O2 hecuba*3", phase="attack")
    assert alive.question() == "b option"


@rule("FO-DEFEAT-08")
def test_a_watcher_that_has_left_when_its_effect_is_due_does_nothing() -> None:
    """The Red Shield defeats Patroclus, who takes Medea with him: she claims nobody any more."""
    position: Position = {
        "a": "O1 medea+shield_red*4, O2 carians",
        "b": "O1 patroclus*1",
        "active": "b",
        "phase": "attack",
    }
    table = Table(**position)
    assert table.question() == "b target"
    survivor = table.copy().do("ENEMY(O2)")
    assert survivor.question() == "a option"
    table.do("ENEMY(O1)").shows(a="O2 carians", b="")
    assert table.question() == "chance drawn"


@rule("FO-DEFEAT-09", "FO-DEFEAT-10", "FO-PLAY-11", "FO-ABILITY-11", "FO-TURN-09")
def test_medea_in_the_opponents_turn() -> None:
    """S19: Meleager dies at the end of a's turn and comes over to b."""
    table = Table(a="O2 meleager*3", b="O1 carians, O2 medea", hand_b="phaeacians", discard="hector", phase="end")
    assert table.question() == "b option"
    assert table.discard() == "hector meleager"
    table.do("YES")
    assert table.legal() == tokens("OWN(O3) OWN(D1) OWN(D2) OWN(T1)")
    table.do("OWN(D1)").shows(a="", b="O1 carians, O2 medea, D1 meleager")
    assert table.discard() == "hector"
    table.do("DONE NO {} {}").shows(
        b="O1 carians, O2 medea, D1 meleager*1"
    )  # b's unit now, and it is b's turn that ends


@rule("FO-DEFEAT-09")
def test_medea_may_leave_it_lying() -> None:
    table = Table(a="O1 medea", b="O1 carians*1", phase="attack").do("NO").shows(a="O1 medea", b="")
    assert table.discard() == "carians"


@rule("FO-DEFEAT-10")
def test_medea_claims_only_who_stood_opposite_her() -> None:
    """Chiron's victim stood opposite himself, Medea's stands opposite her."""
    table = Table(a="O1 heracles, O2 medea", b="O1 carians, O3 danaans", phase="attack")
    assert table.discard() == "carians"
    assert table.question() != "a option"
    table = Table(a="O1 chiron, O2 medea", b="O1 lapiths, O2 carians", phase="attack").do("YES ENEMY(O2)")
    assert table.question() == "a option"
    assert table.source("a") == "medea"


@rule("FO-DEFEAT-10")
def test_where_it_stood_just_before_it_left_counts() -> None:
    """Palamedes moves the Carians from opposite Medea to a space where they are defeated: she claims nobody."""
    table = Table(a="O2 medea", b="O1 ajax, O2 carians*3", hand_a="palamedes phaeacians myrmidons")
    table.do("PLAY(palamedes) OWN(O1) YES ENEMY(O2) ENEMY(D2)").shows(b="O1 ajax")
    assert table.discard() == "phaeacians carians"
    assert table.question() == "a main"
    to_her = Table(a="D2 medea", b="O1 ajax, O2 carians*3", hand_a="palamedes phaeacians myrmidons")
    to_her.do("PLAY(palamedes) OWN(O1) YES ENEMY(O2) ENEMY(D2)")
    assert to_her.question() == "a option"


@rule("FO-DEFEAT-08")
def test_whenever_another_unit_is_defeated_means_another_unit() -> None:
    proud = own_card(
        "proud",
        'when = "self_defeated"\ndo = [{ op = "survive" }]',
        'when = "unit_defeated"\ndo = [{ op = "point", who = "you", amount = 1 }]',
    )
    options = with_cards(proud)
    assert Table(a="O1 heracles", b="O1 proud", own=options, phase="attack").counter == 1  # Heracles' bonus
    assert Table(a="O1 heracles", b="O1 carians, O2 proud", own=options, phase="attack").counter == 0


@rule("FO-DEFEAT-03", "FO-ATTACK-07")
def test_a_strike_defeated_whom_it_left_defeated_and_nobody_else() -> None:
    """Who dies of its own answer to a blow was not defeated by the strike: Heracles earns nothing."""
    brooding = own_card(
        "brooding", 'when = "struck"\ndo = [{ op = "damage", to = { unit = "self" }, amount = 1 }]', defence=7
    )
    options = with_cards(brooding)
    assert Table(a="O1 heracles", b="O1 brooding", own=options, phase="attack").counter == 0
    assert Table(a="O1 heracles", b="O1 brooding*1", own=options, phase="attack").counter == 1


@rule("FO-ATTACK-07", "FO-BONUS-01")
def test_a_bonus_that_was_declined_or_gave_nothing_is_still_a_bonus() -> None:
    """Helen gains her point for it."""
    assert Table(a="D1 helen", phase="attack").do("NO").counter == 1
    assert Table(a="D1 helen", markers={"a": "red blue yellow green"}, phase="attack").counter == 1
    assert Table(a="D1 helen", b="D1 carians", phase="attack").counter == 0
