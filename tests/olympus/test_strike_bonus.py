"""The strike and the area bonuses: FO-STRIKE, FO-BONUS."""

import pytest

from tests.olympus.table import Position, Table, own_card, tokens, with_cards
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.options import EDITIONS
from theomachy.games.olympus.vocabulary import SPACES

# --- the strike ------------------------------------------------------------------------------------------------------


@rule("FO-STRIKE-01")
@pytest.mark.parametrize("space", SPACES)
def test_the_opposing_unit_stands_on_the_space_of_the_same_name(space: str) -> None:
    everywhere = ", ".join(f"{each} dardani" for each in SPACES)
    for a, b in (("a", "b"), ("b", "a")):
        sides: Position = {a: f"{space} carians", b: everywhere}
        table = Table(**sides, phase="attack", active=a)
        assert table.side(b) == everywhere.replace(f"{space} dardani", f"{space} dardani*1")


@rule("FO-STRIKE-02")
@pytest.mark.parametrize(
    ("a", "damage"),
    [
        ("O1 carians", 1),
        ("O1 carians+sword_red", 4),
        ("O1 carians, O2 achilles", 2),
        ("O1 cicones", 3),
        ("O1 heracles", 6),
    ],
)
def test_a_strike_deals_the_current_attack(a: str, damage: int) -> None:
    assert Table(a=a, b="O1 laodice", phase="attack").unit("b O1").damage == damage


@rule("FO-STRIKE-03")
def test_damage_beyond_the_defence_is_lost() -> None:
    """Tydeus' five hit the Myrmidons, who have 1 defence, and nobody beside or behind them; it is no point either."""
    table = Table(a="O2 tydeus+sword_red", b="O1 carians, O2 myrmidons, O3 carians", phase="attack")
    table.shows(b="O1 carians, O3 carians")
    assert table.counter == 0
    assert len(table.seen_events(fo.Struck, fo.Damaged)) == 1


@rule("FO-STRIKE-04")
def test_the_struck_unit_does_not_strike_back() -> None:
    table = Table(a="O1 carians", b="O1 andromeda", hand_b="myrmidons", phase="attack").shows(
        a="O1 carians", b="O1 andromeda*1"
    )
    table.do("{} {} DONE").shows(a="")  # it attacks in its own turn


@rule("FO-STRIKE-05")
def test_whether_somebody_stands_opposite_is_seen_after_the_effects_before_the_strike() -> None:
    """Menelaus' effect defeats the red Myrmidons opposite him: he strikes nobody and gains a point."""
    table = Table(a="O1 menelaus", b="O1 myrmidons", phase="attack").do("YES").shows(b="")
    assert table.counter == 1
    assert table.seen_events(fo.Struck) == []
    assert Table(a="O1 menelaus", b="O1 myrmidons", phase="attack").do("NO").counter == 0


@rule("FO-STRIKE-06", "FO-ATTACK-04", "FO-ABILITY-13", "FO-STRIKE-02", "FO-DEFEAT-01", "FO-DEFEAT-02")
def test_an_attack_that_struck_earns_no_bonus() -> None:
    """The books' example (S1): Menelaus empties D1 and gets nothing for it; Medea takes a marker at D2."""
    table = Table(a="D1 menelaus, D2 medea", b="D1 alcmene", phase="attack")
    assert table.discard() == "alcmene"
    assert table.question() == "a marker"
    table.do("MARKER(blue)").shows(a="D1 menelaus, D2 medea", b="")
    assert table.markers("a") == {"blue"}
    assert len(table.seen_events(fo.GainedBonus)) == 1


@rule("FO-STRIKE-07")
def test_instead_of_striking() -> None:
    """Bellerophon takes the bonus of his space; the attack itself neither strikes nor earns one."""
    table = Table(a="O1 bellerophon", b="O1 dardani", phase="attack").do("YES").shows(b="O1 dardani")
    assert table.counter == 1
    table = Table(a="O1 bellerophon", b="O1 dardani", phase="attack").do("NO").shows(b="O1 dardani*2")
    assert table.counter == 0


RIDER = own_card(
    "rider",
    'when = "before_strike"\nmode = "may"\ndo = [{ op = "skip_strike" }]',
    'when = "after_strike"\ndo = [{ op = "point", who = "opponent", amount = 2 }]',
)


@rule("FO-STRIKE-07")
@pytest.mark.parametrize("b", ["", "O1 dardani"])
def test_effects_after_the_strike_follow_a_strike_left_out(b: str) -> None:
    table = Table(a="O1 rider", b=b, own=with_cards(RIDER), phase="attack").do("YES").shows(b=b)
    assert table.counter == -2
    assert table.seen_events(fo.Struck, fo.GainedBonus) == []


@rule("FO-STRIKE-07")
def test_without_attack_there_is_nothing_after_the_strike() -> None:
    weary = own_card(
        "weary",
        'when = "before_strike"\ndo = [{ op = "modify", to = { unit = "self" }, attack = -2, until = "attack" }]',
        'when = "after_strike"\ndo = [{ op = "point", who = "you", amount = 1 }]',
    )
    for b in ("", "O1 dardani"):
        table = Table(a="O1 weary", b=b, own=with_cards(weary), phase="attack").shows(b=b)
        assert table.counter == 0
        assert table.seen_events(fo.Struck, fo.GainedBonus) == []


@rule("FO-STRIKE-08")
def test_a_struck_unit_answers_only_if_it_is_still_in_play() -> None:
    Table(a="O1 lapiths", b="O1 hector", phase="attack").shows(a="O1 lapiths*2", b="O1 hector*1")
    Table(a="O1 lapiths", b="O1 hector*5", phase="attack").shows(a="O1 lapiths", b="")


@rule("FO-STRIKE-08")
def test_the_answer_comes_after_the_check_for_defeated_units() -> None:
    """Eurydice with the Red Shield is defeated, stays, and only then hurts the attacker."""
    table = Table(a="O1 cicones*1", b="O1 eurydice+shield_red*2", hand_b="carians", phase="attack")
    assert table.question() == "b option"
    table.shows(a="O1 cicones*1")
    table.do("YES").shows(a="", b="O1 eurydice+shield_red")


@rule("FO-STRIKE-08", "FO-DAMAGE-04")
def test_a_strike_without_damage_is_still_a_strike() -> None:
    """The Tauri take 1 less from each strike: nothing from the Carians; the Red Shield answers all the same."""
    table = Table(a="O1 carians", b="O1 tauri+shield_red", phase="attack")
    table.shows(a="O1 carians*1", b="O1 tauri+shield_red")
    assert [event.damage for event in table.seen_events(fo.Struck)] == [0]


# --- area bonuses ----------------------------------------------------------------------------------------------------


@rule("FO-BONUS-01")
def test_without_an_opposing_unit_there_is_the_bonus_of_the_space_and_no_damage() -> None:
    table = Table(a="O3 heracles", b="O2 carians, D1 carians", phase="attack").shows(b="O2 carians, D1 carians")
    assert table.counter == 1
    assert table.seen_events(fo.Struck) == []
    hurting = Table(a="O3 chiron", b="O2 lapiths, D1 lapiths", phase="attack").do("YES ENEMY(D1)")
    hurting.shows(b="O2 lapiths, D1 lapiths*2")  # effects may still deal damage
    assert hurting.counter == 1


@rule("FO-BONUS-02")
def test_the_bonus_does_not_depend_on_the_attack_value() -> None:
    for unit in ("carians", "heracles+sword_red"):
        assert Table(a=f"O1 {unit}", phase="attack").counter == 1
        table = Table(a=f"T1 {unit}", phase="attack").do("{hector}")
        assert table.hand("a") == ["hector"]
        assert table.s.phase == 3


@rule("FO-BONUS-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_olympus_gives_a_point_without_asking(edition: str) -> None:
    table = Table(a="O1 carians, O2 danaans, O3 myrmidons", phase="attack", edition=edition)
    assert table.counter == 3
    assert Table(b="O2 carians", active="b", phase="attack", edition=edition).counter == -1
    assert table.question() == "chance drawn"


DELPHI: Position = {"a": "D1 phaeacians, D2 carians", "phase": "attack"}


@rule("FO-BONUS-04")
def test_delphi_may_one_marker_from_the_board_is_taken_or_none() -> None:
    table = Table(**DELPHI, markers={"b": "red blue"})
    assert table.legal() == tokens("MARKER(yellow) MARKER(green) NO")
    table.do("MARKER(green)")
    assert table.markers("a") == {"green"}
    assert table.legal() == tokens("MARKER(yellow) NO")
    table.do("NO")
    assert table.markers("a") == {"green"}
    assert table.markers("board") == {"yellow"}


@rule("FO-BONUS-05")
@pytest.mark.parametrize("options", [{"edition": "lookout"}, {"delphi": "must"}])
def test_delphi_must_one_marker_from_the_board_is_taken(options: Position) -> None:
    table = Table(**DELPHI, **options)
    assert table.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green)")
    table.do("MARKER(yellow) MARKER(red)")
    assert table.markers("a") == {"red", "yellow"}


@rule("FO-BONUS-04", "FO-BONUS-05", "FO-BONUS-06")
def test_delphi_without_markers_on_the_board_in_both_editions() -> None:
    """S10."""
    table = Table(**DELPHI, markers={"a": "yellow green", "b": "red blue"})
    assert table.legal() == tokens("MARKER(red) MARKER(blue) NO")
    table.do("MARKER(blue)")
    assert table.legal() == tokens("MARKER(red) NO")
    table.do("NO")
    assert (table.markers("a"), table.markers("b")) == ({"blue", "yellow", "green"}, {"red"})
    table = Table(**DELPHI, markers={"a": "yellow", "b": "red blue"}, edition="lookout")
    assert table.markers("a") == {"yellow", "green"}  # green is the only one on the board: taken without a question
    assert table.legal() == tokens("MARKER(red) MARKER(blue) NO")
    table.do("NO")
    assert (table.markers("a"), table.markers("b")) == ({"yellow", "green"}, {"red", "blue"})


@rule("FO-BONUS-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_opponents_markers_may_be_taken_only_if_none_lies_on_the_board(edition: str) -> None:
    table = Table(a="D1 carians", phase="attack", markers={"b": "red blue yellow"}, edition=edition, delphi="may")
    assert table.legal() == tokens("MARKER(green) NO")
    table = Table(a="D1 carians", phase="attack", markers={"b": "red blue yellow green"}, edition=edition)
    assert table.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green) NO")
    table.do("MARKER(yellow)")
    assert (table.markers("a"), table.markers("b")) == ({"yellow"}, {"red", "blue", "green"})


@rule("FO-BONUS-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_delphi_gives_nothing_to_who_has_all_four_markers(edition: str) -> None:
    four = {"a": "red blue yellow green"}
    table = Table(a="D1 carians", phase="attack", markers=four, edition=edition)
    assert table.question() == "chance drawn"
    assert table.s.phase == 3
    assert table.markers("a") == {"red", "blue", "yellow", "green"}


@rule("FO-BONUS-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troy_gives_a_card_without_asking(edition: str) -> None:
    table = Table(a="T1 carians", phase="attack", edition=edition)
    assert table.question() == "chance drawn"
    assert table.s.phase == 2
    table.do("{hector}")
    assert table.hand("a") == ["hector"]
    assert table.s.phase == 3


@rule("FO-BONUS-09")
def test_a_bonus_given_by_an_effect_follows_the_same_rules() -> None:
    """Paris chooses: Delphi may be declined or forced, steals only if the board is bare; Troy draws; Olympus scores."""
    hand = "paris danaans myrmidons"
    may = Table(hand_a=hand).do("PLAY(paris) OWN(O1)")
    assert may.legal() == tokens("AREA(olympus) AREA(delphi) AREA(troy)")
    may.do("AREA(delphi)")
    assert may.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green) NO")
    must = Table(hand_a=hand, delphi="must").do("PLAY(paris) OWN(O1) AREA(delphi)")
    assert must.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green)")
    bare = Table(hand_a=hand, markers={"a": "red", "b": "blue yellow green"}).do("PLAY(paris) OWN(O1) AREA(delphi)")
    assert bare.legal() == tokens("MARKER(blue) MARKER(yellow) MARKER(green) NO")
    troy = Table(hand_a=hand).do("PLAY(paris) OWN(O1) AREA(troy)")
    assert troy.question() == "chance drawn"
    assert Table(hand_a=hand).do("PLAY(paris) OWN(O1) AREA(olympus)").counter == 1


@rule("FO-BONUS-09")
def test_heracles_takes_the_bonus_of_his_space_for_a_defeated_unit() -> None:
    table = Table(a="D2 heracles", b="D2 carians", phase="attack")
    assert table.legal() == tokens("MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green) NO")
    stays = Table(a="O1 heracles", b="O1 eurydice", hand_b="carians", phase="attack").do("YES")
    assert stays.counter == 1  # Eurydice was defeated, though not discarded
    assert Table(a="O1 heracles", b="O1 laodice", phase="attack").counter == 0
    assert len(table.seen_events(fo.Discarded)) == 1
