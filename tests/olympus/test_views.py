"""Who sees what: each zone and each event for its owner, the opponent and a watcher; and what must never leak."""

import pytest

from tests.laws.olympus import OWN_CARDS
from tests.olympus.table import EVERYBODY, GAME, SEATS, Box, Position, Table, own_card, tokens, with_cards
from tests.rule import rule
from theomachy.games import Event
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.view import About, Announcement, Unit

HAND_A = "carians phaeacians hector jason penelope sword_red"
HAND_B = "dardani medea circe icarus shield_red tydeus"
OTHERS = ("b", "watcher")


def ids(table: Table, kind: type[Event], by: str) -> list[str]:
    """The cards of the events of a kind, as somebody was told them."""
    return [event.card or "?" for event in table.seen_events(kind, by=by)]


# --- zones -----------------------------------------------------------------------------------------------------------


@rule("FO-SETUP-01", "FO-SETUP-08", "FO-DRAW-02")
def test_what_lies_on_the_table_is_the_same_for_everybody() -> None:
    table = Table(
        a="O1 hector+shield_green*2, D1 circe",
        b="D1 medea*1, T1 dardani",
        hand_a="carians jason",
        hand_b="lapiths",
        discard="teucer penelope",
        markers={"a": "red", "b": "green blue"},
        counter=-3,
    )
    for name in EVERYBODY:
        view = table.view(name)
        assert (view.to_move, view.active, view.turns, view.phase, view.points) == (0, 0, 2, "playing", (0, 3))
        assert (view.markers, view.markers_on_board) == ((("red",), ("blue", "green")), ("yellow",))
        assert view.cards_in_hand == (2, 1)
        assert view.pile == 96 - 20 - 10
        assert view.discard == ("teucer", "penelope")
        assert view.announced is None
        assert view.units == {
            "a:O1": Unit("hector", "shield_green", 4, 10, 2, 0, False),
            "a:D1": Unit("circe", "", 2, 4, 0, 0, False),
            "b:D1": Unit("medea", "", 1, 6, 1, 0, True),
            "b:T1": Unit("dardani", "", 0, 4, 0, 0, False),
        }


@rule("FO-SETUP-07")
def test_a_hand_is_a_number_to_others() -> None:
    table = Box("a", HAND_A, HAND_B)
    assert sorted(table.view("a").hand) == sorted(HAND_A.split())
    assert sorted(table.view("b").hand) == sorted(HAND_B.split())
    assert table.view("watcher").hand == ()
    for name in EVERYBODY:
        assert table.view(name).cards_in_hand == (6, 6)
        assert not table.view(name).laid_open
    assert table.view("b").known[0] == table.view("watcher").known[0] == table.view("watcher").known[1] == ()
    assert ids(table, fo.Dealt, "a") == [*HAND_A.split(), *6 * ["?"]]
    assert ids(table, fo.Dealt, "b") == [*6 * ["?"], *HAND_B.split()]
    assert ids(table, fo.Dealt, "watcher") == 12 * ["?"]


@rule("FO-SETUP-06", "FO-DRAW-02")
def test_nothing_hidden_stands_in_a_view() -> None:
    """Neither the other hand nor pile nor removed cards: with other cards there, every cell of view and recall is the
    same."""
    one, two = Box("a", HAND_A, HAND_B), Box("a", HAND_A, "lapiths ajax calypso leda helmet_red cadmus")
    assert one.view("a") == two.view("a")
    assert repr(one.view("a")) == repr(two.view("a"))
    assert one.view("watcher") == two.view("watcher")
    for name in ("a", "watcher"):
        assert one.recall(name) == two.recall(name)
    assert one.view("b") != two.view("b")


@rule("FO-DRAW-02")
def test_only_the_drawer_sees_a_drawn_card() -> None:
    table = Table(phase="draw", hand_b="carians").do("{hector} {jason}")
    assert ids(table, fo.Drew, "a") == ["hector", "jason"]
    for name in OTHERS:
        assert ids(table, fo.Drew, name) == ["?", "?"]
        assert table.view(name).known[0] == ()
        assert table.view(name).cards_in_hand == (2, 1)
    assert set(table.view("a").hand) == {"hector", "jason"}


@rule("FO-DRAW-02")
def test_the_order_of_a_hidden_hand_never_shows() -> None:
    """Whatever came first: all views, and the whole state, are the same."""
    orders = ["{hector} {jason}", "{jason} {hector}"]
    one, two = (Table(phase="draw", hand_a="carians", hand_b="dardani").do(order) for order in orders)
    for name in EVERYBODY:
        assert one.view(name) == two.view(name)
        assert one.recall(name) == two.recall(name)
    assert one.s.save() == two.s.save()
    hands = [HAND_A, " ".join(reversed(HAND_A.split()))]
    dealt = [Box("b", hand, HAND_B) for hand in hands]
    for name in EVERYBODY:
        assert dealt[0].view(name) == dealt[1].view(name)


@rule("FO-PLAY-02", "FO-PAY-08", "FO-PLAY-03")
def test_announced_paid_and_placed_cards_are_seen_by_everybody() -> None:
    table = Table(hand_a="cicones teucer carians").do("PLAY(cicones)")
    for name in EVERYBODY:
        assert table.view(name).announced == Announcement("cicones", ("red",), 1)
        assert table.view(name).discard == ("teucer",)
    table.do("OWN(O2)")
    for name in EVERYBODY:
        assert (ids(table, fo.Announced, name), ids(table, fo.Paid, name)) == (["cicones"], ["teucer"])
        assert ids(table, fo.Placed, name) == ["cicones"]
        assert table.view(name).announced is None


@rule("FO-DEFEAT-07")
def test_a_card_dropped_from_a_hand_is_seen_by_everybody_and_no_other() -> None:
    table = Table(hand_a="cassandra carians myrmidons", hand_b="hector jason").do("PLAY(cassandra) OWN(O1)")
    assert table.question() == "chance drop"
    assert table.odds() == {"{hector}": 1, "{jason}": 1}
    table.do("{jason}")
    for name in EVERYBODY:
        assert ids(table, fo.Dropped, name) == ["jason"]
    for name in ("a", "watcher"):
        assert table.view(name).known[1] == ()


@rule("FO-MOVE-06", "FO-EQUIP-08")
def test_a_returned_unit_is_known_to_everybody() -> None:
    table = Table(b="O1 heracles+shield_green*3", hand_a="europa argonauts dardani myrmidons", hand_b="jason")
    table.do("PLAY(europa) OWN(O1) YES")
    for name in ("a", "watcher"):
        assert table.view(name).known[1] == ("heracles",)
        assert table.view(name).cards_in_hand[1] == 2
        assert ids(table, fo.Returned, name) == ["heracles"]


@rule("FO-PAY-09")
def test_a_card_taken_from_the_discard_pile_is_known_to_everybody_until_it_leaves() -> None:
    table = Table(hand_a="orpheus dardani phaeacians myrmidons", discard="telemachus")
    table.do("PLAY(orpheus) OWN(O1) YES")
    for name in OTHERS:
        assert table.view(name).known[0] == ("telemachus",)
        assert ids(table, fo.Took, name) == ["telemachus"]
    table.do("PLAY(myrmidons) OWN(O2)")
    assert table.view("b").known[0] == ("telemachus",)
    table.do("PLAY(telemachus) OWN(O3) NO")
    for name in OTHERS:
        assert table.view(name).known[0] == ()


@rule("FO-CARD-06")
def test_of_two_copies_of_a_soldier_the_number_counts() -> None:
    """One of the two Carians in a's hand is known; when one of them is played, nobody can say it was the other."""
    table = Table(a="O1 carians", hand_a="europa argonauts priam carians")
    table.do("PLAY(europa) OWN(O2) YES")
    for name in OTHERS:
        assert table.view(name).known[0] == ("carians",)
    assert table.view("a").hand == ("carians", "carians")
    table.do("PLAY(carians) OWN(O3)")
    for name in OTHERS:
        assert table.view(name).known[0] == ()
    assert table.view("a").hand == ("carians",)


@rule("FO-CARD-06")
@pytest.mark.parametrize(
    ("hand", "opponent", "watcher"),
    [
        ("carians carians", 0, 0),
        ("carians carians?", 0, 0),  # ? only the opponent has seen it, ! everybody
        ("carians? carians", 0, 0),
        ("carians? carians?", 1, 0),
        ("carians carians!", 0, 0),
        ("carians! carians", 0, 0),
        ("carians? carians!", 1, 0),
        ("carians! carians?", 1, 0),
        ("carians! carians!", 1, 1),
    ],
)
def test_who_knew_of_so_many_copies_knows_of_one_less(hand: str, opponent: int, watcher: int) -> None:
    """Also when a copy pays, or is discarded."""
    plays = (f"{hand} myrmidons", "PLAY(carians) OWN(O1)"), (f"{hand} danaans", "PLAY(danaans)")
    drop: Position = {"hand_a": "cassandra danaans myrmidons", "hand_b": f"{hand} hector"}
    tables = [Table(hand_b=cards, active="b").do(play) for cards, play in plays]
    tables.append(Table(**drop).do("PLAY(cassandra) OWN(O1) {carians}"))
    for table in tables:
        assert table.view("a").known[1] == ("carians",) * opponent
        assert table.view("watcher").known[1] == ("carians",) * watcher


@rule("FO-PLAY-10")
def test_a_drawn_card_that_is_played_is_not_the_known_one() -> None:
    """Odysseus draws Carians and plays them: the Carians everybody knows of are still in the hand."""
    table = Table(hand_a="odysseus phaeacians argonauts danaans carians!")
    table.do("PLAY(odysseus) PAY(argonauts) PAY(danaans) OWN(O1) {carians} YES OWN(O2)")
    for name in OTHERS:
        assert table.view(name).known[0] == ("carians",)


# --- Argus -----------------------------------------------------------------------------------------------------------

ARGUS: Position = {"hand_a": "argus dardani phaeacians myrmidons", "hand_b": "hector jason carians carians"}


@rule("FO-ABILITY-11")
def test_argus_sees_the_whole_hand_and_a_watcher_does_not() -> None:
    table = Table(**ARGUS).do("PLAY(argus) OWN(O1)")
    assert table.view("a").known[1] == ()
    assert table.question() == "a option"
    table.do("YES")
    assert table.question() == "a drop"
    assert table.legal() == tokens("CARD(hector) CARD(jason) CARD(carians)")
    assert sorted(table.view("a").known[1]) == ["carians", "carians", "hector", "jason"]
    assert table.view("watcher").known[1] == ()
    for name in ("a", "b"):
        assert sorted(ids(table, fo.Showed, name)) == ["carians", "carians", "hector", "jason"]
    assert table.seen_events(fo.Showed, by="watcher") == []


@rule("FO-ABILITY-11")
def test_what_argus_saw_stays_known_until_it_leaves() -> None:
    table = Table(**ARGUS, pile=20).do("PLAY(argus) OWN(O1) YES CARD(jason)")
    assert sorted(table.view("a").known[1]) == ["carians", "carians", "hector"]
    assert table.view("watcher").known[1] == ()
    table.do("DONE {} {} PLAY(carians) OWN(O1)")
    assert sorted(table.view("a").known[1]) == ["carians", "hector"]
    table.do("DONE {dardani} {medea}")
    assert sorted(table.view("a").known[1]) == ["carians", "hector"]  # what b drew later a does not know
    assert table.view("a").cards_in_hand[1] == 4


@rule("FO-CARD-06", "FO-ABILITY-11")
def test_a_watcher_does_not_learn_from_what_argus_saw() -> None:
    """b holds one copy that only a has seen, and then one that came back for all to see.  When a copy is played, a
    watcher cannot know that there is still another one; a can."""
    hand_a = "argus dardani phaeacians europa argonauts priam myrmidons"
    worlds = [
        Table(b="O2 carians", hand_a=hand_a, hand_b=f"jason icarus {hidden}") for hidden in ("carians", "dardani")
    ]
    for table in worlds:
        table.do("PLAY(argus) PAY(phaeacians) PAY(dardani) OWN(O1) YES CARD(jason)")
        table.do("PLAY(europa) OWN(O2) YES ENEMY(O2)")
        assert table.view("watcher").known == ((), ("carians",))
        table.do("DONE {hector} {medea} PLAY(carians) OWN(T1)")
    assert worlds[0].seen_events(by="watcher") == worlds[1].seen_events(by="watcher")
    assert worlds[0].view("watcher").known == worlds[1].view("watcher").known == ((), ())
    assert worlds[0].view("a").known[1] == ("icarus", "carians")


@rule("FO-ABILITY-11")
def test_dropping_by_choice_of_the_owner_shows_one_card() -> None:
    """Telemachus: a draws, and discards a card of a's own choice."""
    table = Table(hand_a="telemachus carians hector").do("PLAY(telemachus) OWN(O1) YES {jason}")
    assert table.question() == "a drop"
    assert table.view("b").legal == ()
    table.do("CARD(hector)")
    assert table.view("b").discard == ("hector",)
    assert table.view("b").known[0] == ()


# --- questions -------------------------------------------------------------------------------------------------------


@rule("FO-ABILITY-11")
def test_a_question_is_for_who_is_asked() -> None:
    table = Table(a="O1 hector, O2 penelope", b="O1 patroclus", phase="attack")
    view = table.view("b")
    assert (view.to_move, view.active, view.question) == (1, 0, "target")
    assert view.about == About(source="patroclus", source_place="b:O1", effect=1, operation=1)
    assert len(view.legal) == 2
    for name in ("a", "watcher"):
        other = table.view(name)
        assert (other.to_move, other.question, other.about, other.legal) == (1, "", None, ())


@rule("FO-PLAY-09")
def test_a_card_that_an_effect_plays_costs_nothing() -> None:
    table = Table(hand_a="pollux danaans castor icarus").do("PLAY(pollux)")
    assert table.view("a").announced == Announcement("pollux", ("yellow",), 0)
    table.do("PAY(danaans) OWN(O1) YES")
    assert table.view("a").announced == Announcement("castor", (), 0)


ABOUT: dict[str, tuple[Position, str, About | None]] = {
    "skip": ({"turns": 0}, "KEEP DONE", About(phase="attacking")),
    "main": ({"hand_a": "carians"}, "", None),
    "pay": (
        {"hand_a": "menelaus peleus jason castor danae"},
        "PLAY(menelaus) PAY(peleus)",
        About(card="menelaus", colour="yellow"),
    ),
    "place": ({"hand_a": "carians"}, "PLAY(carians)", About(card="carians")),
    "option": (
        {"a": "O2 menelaus", "b": "O1 tydeus", "phase": "attack"},
        "",
        About(source="menelaus", source_place="a:O2", effect=1),
    ),
    "target": (
        {"a": "O3 carians", "b": "O1 tydeus, O2 leda", "hand_a": "palamedes peleus"},
        "PLAY(palamedes) OWN(O1) YES",
        About(source="palamedes", source_place="a:O1", effect=1, operation=1),
    ),
    "destination": (
        {"a": "O3 carians", "b": "O1 tydeus, O2 leda", "hand_a": "palamedes peleus"},
        "PLAY(palamedes) OWN(O1) YES ENEMY(O1)",
        About(source="palamedes", source_place="a:O1", place="b:O1", effect=1, operation=1),
    ),
    "marker": ({"a": "D1 carians", "phase": "attack"}, "", About(area="delphi")),
    "area": (
        {"hand_a": "paris carians castor"},
        "PLAY(paris) PAY(carians) OWN(T1)",
        About(source="paris", source_place="a:T1", effect=1, operation=1),
    ),
    "drop": (
        {"hand_a": "argus achaeans dardani", "hand_b": "jason medea"},
        "PLAY(argus) OWN(O1) YES",
        About(source="argus", source_place="a:O1", player=1, effect=1, operation=1),
    ),
    "take": (
        {"hand_a": "orpheus dardani phaeacians", "discard": "telemachus hector"},
        "PLAY(orpheus) OWN(O1) YES",
        About(source="orpheus", source_place="a:O1", effect=1, operation=1),
    ),
    "play-free": (
        {"hand_a": "peleus nausicaa hector myrmidons carians"},
        "PLAY(peleus) PAY(nausicaa) OWN(O1) YES",
        About(source="peleus", source_place="a:O1", effect=1, operation=1),
    ),
}


@rule("FO-ABILITY-11")
@pytest.mark.parametrize("question", ABOUT)
def test_who_is_asked_sees_what_the_question_is_about(question: str) -> None:
    position, choices, about = ABOUT[question]
    table = Table(**position).do(choices)
    view = table.view("a")
    assert (view.question, view.about) == (question, about)
    for name in OTHERS:
        assert table.view(name).about is None


@rule("FO-MOVE-04")
def test_a_unit_is_named_that_is_rearranged() -> None:
    """One after the other, wherever the effect comes from."""
    marshal = own_card("marshal", 'when = "play"\nmode = "must"\ndo = [{ op = "rearrange", side = "own" }]')
    table = Table(a="O2 carians, D1 leda", hand_a="marshal", own=with_cards(marshal)).do("PLAY(marshal) OWN(T1)")
    places = []
    for space in ("O1", "O2"):
        view = table.view("a")
        assert view.about is not None
        places.append((view.question, view.about.source, view.about.place))
        table.do(f"OWN({space})")
    assert places == [("rearrange", "marshal", "a:O2"), ("rearrange", "marshal", "a:D1")]


def alike(one: Table, two: Table) -> None:
    """To everybody but a, the two are the same."""
    for name in OTHERS:
        assert one.view(name) == two.view(name)
        assert one.recall(name) == two.recall(name)
        assert one.seen_events(by=name) == two.seen_events(by=name)


FULL_BUT_ONE = "O1 carians, O2 dardani, O3 lapiths, D1 danaans, D2 argonauts"


@rule("FO-ABILITY-13")
@pytest.mark.parametrize(
    ("with_it", "without", "play", "last"),
    [
        # Peleus and a soldier in hand
        ("peleus nausicaa myrmidons icarus", "peleus nausicaa hector icarus", "PLAY(peleus) PAY(nausicaa) OWN(O1)", ""),
        # Pollux and Castor
        ("pollux danaans castor icarus", "pollux danaans hector icarus", "PLAY(pollux) PAY(danaans) OWN(O1)", ""),
        # Odysseus takes the last space and draws what can be played, or cannot
        ("odysseus nausicaa circe danaans helmet_red", "", "PLAY(odysseus) PAY(circe)", "{sword_red} {hector}"),
    ],
)  # fmt: skip
def test_who_has_no_card_to_play_for_free_is_asked_as_well(with_it: str, without: str, play: str, last: str) -> None:
    a = FULL_BUT_ONE if last else ""
    first, second = last.split() if last else ("", "")
    asked = Table(a=a, hand_a=with_it, hand_b="carians").do(f"{play} {first}")
    passed = Table(a=a, hand_a=without or with_it, hand_b="carians").do(f"{play} {second}")
    assert asked.question() == passed.question() == "a option"
    assert asked.legal() == tokens("YES NO")
    assert passed.legal() == tokens("NO")
    alike(asked, passed)
    alike(asked.do("NO"), passed.do("NO"))
    assert passed.question() == "a main"


@rule("FO-ABILITY-13")
@pytest.mark.parametrize(("soldiers", "question"), [("myrmidons", "a play-free"), ("myrmidons carians", "a play-free")])
def test_how_many_cards_could_be_played_for_free_does_not_show(soldiers: str, question: str) -> None:
    """With one soldier in hand Peleus' player chooses it all the same: others think that there may be more."""
    hand = f"peleus nausicaa hector {soldiers} sword_red sword_blue"
    table = Table(hand_a=hand, hand_b="carians").do("PLAY(peleus) PAY(nausicaa) OWN(O1) YES")
    assert table.question() == question


@rule("FO-ABILITY-13")
def test_the_only_card_that_it_may_be_is_played_without_a_question() -> None:
    """Pollux names Castor, and Odysseus has drawn one card: everybody knows that there is one at the most."""
    pollux = Table(hand_a="pollux danaans castor icarus").do("PLAY(pollux) PAY(danaans) OWN(O1) YES")
    assert pollux.question() == "a place"
    odysseus = Table(hand_a="odysseus nausicaa circe danaans").do("PLAY(odysseus) PAY(circe) OWN(O1) {carians} YES")
    assert odysseus.question() == "a place"


@rule("FO-ABILITY-13")
def test_what_everybody_knows_not_to_be_in_a_hand_is_not_asked_for() -> None:
    """Castor stands on the board."""
    table = Table(b="O1 castor", hand_a="pollux danaans icarus").do("PLAY(pollux) OWN(O1)")
    assert table.question() == "a main"


@rule("FO-ABILITY-13", "FO-CARD-06")
def test_two_cards_alike_are_chosen_from_like_any_two() -> None:
    """Harpies let b drop two cards: that both are Carians is nobody else's business."""
    for hand in ("carians carians", "carians hector"):
        table = Table(hand_a="harpies", hand_b=hand, custom_cards=OWN_CARDS).do("PLAY(harpies) OWN(O1)")
        assert table.question() == "b drop"


@rule("FO-CARD-06", "FO-PLAY-09")
def test_a_drawn_card_cannot_be_told_from_one_known_to_be_in_the_hand() -> None:
    """The Seer plays Dardani: those just drawn or those everybody knew of, and nobody knows of any left in the hand."""
    known = []
    for card in ("dardani", "medea"):
        table = Table(a="T1 seer", hand_a="dardani!", phase="end", custom_cards=OWN_CARDS)
        table.do(f"YES {{{card}}} {{hector}} YES CARD(dardani) OWN(O1)")
        known.append(table.view("b").known[0])
    assert known == [(), ()]


@rule("FO-ABILITY-13")
def test_what_everybody_can_see_is_no_secret() -> None:
    """Castor lies in the discard pile: everybody knows that Pollux' player is asked."""
    table = Table(hand_a="pollux danaans icarus", discard="castor").do("PLAY(pollux) OWN(O1)")
    assert table.question() == "a option"
    assert table.view("b").to_move == 0


@rule("FO-ABILITY-13")
def test_a_no_and_an_effect_passed_over_tell_the_same() -> None:
    """Nobody was hurt, nothing was used: to everybody but the asked it is as if nothing had come up."""
    table = Table(a="O1 menelaus", b="O2 cicones", phase="attack").do("NO")
    assert table.seen_events(fo.Used) == []
    assert [event.phase for event in table.seen_events(fo.PhaseBegan)] == ["drawing"]


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("FO-END-09")
def test_after_the_end_both_hands_are_open() -> None:
    table = Table(a="O1 carians", hand_a="hector", hand_b="jason medea", counter=6, phase="attack")
    for name in EVERYBODY:
        view = table.view(name)
        assert view.over
        assert view.laid_open
        assert view.known == (("hector",), ("jason", "medea"))
        assert view.winner == 0
    assert table.view("b").legal == ()


@rule("FO-DEFEAT-06")
def test_cards_offered_from_the_discard_pile_are_seen_by_the_chooser() -> None:
    for look in ("open", "top"):
        table = Table(hand_a="cadmus penelope priam", discard="carians hector dardani carians", discard_view=look)
        table.do("PLAY(cadmus) PAY(priam) OWN(O1) YES")
        assert len(table.view("a").legal) == 2
        assert table.legal() == tokens("CARD(carians) CARD(dardani)")


@rule("FO-ABILITY-11")
def test_the_opponent_chooses_from_his_own_hand_unseen() -> None:
    """A card of one's own: the opponent discards a card of his choice."""
    harpy = own_card("harpy", 'when = "play"\ndo = [{ op = "drop", who = "opponent", amount = 1, by = "owner" }]')
    table = Table(hand_a="harpy myrmidons", hand_b="hector jason", own=with_cards(harpy)).do("PLAY(harpy) OWN(O1)")
    assert table.question() == "b drop"
    assert table.legal() == tokens("CARD(hector) CARD(jason)")
    assert table.view("a").legal == ()
    assert table.view("a").known[1] == ()
    assert table.do("CARD(jason)").question() == "a main"
    assert GAME.view(table.s, SEATS["a"]).discard == ("jason",)
