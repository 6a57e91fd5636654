"""Setting up, and the map."""

import pytest

from tests.bad_input import bad_input
from tests.deukalion.table import GAME, Box, Table
from tests.rule import rule
from theomachy.games.deukalion.box import ACTIONS, BOX, COPIES, PURSUIT_CARDS
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.games.deukalion.events import Dealt, Secret, Turned, WentBelow
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.vocabulary import (
    KINDS,
    PLACE_NAMES,
    SQUARE_NAMES,
)
from theomachy.words.pages import PAGES


def named(squares: int) -> set[str]:
    return {name for square, name in enumerate(SQUARE_NAMES) if squares >> square & 1}


@rule("DK-SETUP-01")
@pytest.mark.parametrize(("seats", "goal"), [(2, 16), (3, 14), (4, 12)])
def test_the_goal_depends_on_the_number_of_players(seats: int, goal: int) -> None:
    assert Box(seats).view("A").goal == goal
    assert Box(seats, goal_override=8).view("A").goal == 8


def test_two_to_four_can_play() -> None:
    for seats in (1, 5):
        with bad_input("2 to 4 players"):
            GAME.new(seats, Options())


@rule("DK-SETUP-02", "DK-CHEST-02")
def test_a_chest_lies_on_each_space_of_the_cities() -> None:
    box = Box(first_player="seat0")
    assert box.odds() == {"{red}": 3, "{green}": 3, "{blue}": 3, "{yellow}": 3, "{purple}": 3}
    box.do("{red}")
    assert box.odds()["{red}"] == 2
    cities = box.set_up().view("A").cities
    assert [len(chests) for chests in cities.values()] == [1, 2, 2, 2, 2, 2, 2, 2]


@rule("DK-SETUP-03", "DK-SETUP-07", "DK-SETUP-08", "DK-STYX-01", "DK-ANCHOR-01", "DK-MOVE-04")
def test_hydra_kylix_and_crews_are_where_they_begin() -> None:
    v, map = Box(3).set_up().view("A"), Options().map
    assert v.hydra == "e5"
    assert [(player.aboard, player.below, player.chests) for player in v.players] == [(10, 0, ())] * 3
    assert SQUARE_NAMES[map.kylix] == "e4"
    assert named(map.anchors) == {"d1", "f1", "d2", "e2", "f2"}
    assert named(map.styx) == {"a1", "a2"}
    assert {"d3", "e3", "f3", "d4", "f4", "d5", "e5", "f5"} <= named(map.sea)


@rule("DK-SETUP-04", "DK-SETUP-06", "DK-SETUP-09")
def test_three_of_thirty_action_cards_for_each() -> None:
    assert sum(COPIES[kind] for kind in range(KINDS)) == 30
    assert sum(card.get("permanent", False) for card in ACTIONS) == 3
    box = Box(4).set_up()
    assert [player.cards_in_hand for player in box.view("A").players] == [3, 3, 3, 3]
    assert box.view("A").pile == 18
    dealt = [event.card for event in box.seen_events(Dealt, by="B")]
    assert [card == "" for card in dealt] == [True] * 3 + [False] * 3 + [True] * 6
    assert len(box.view("B").hand) == 3
    assert box.view("watcher").hand == ()
    assert [player.honour for player in box.view("A").players] == [0] * 4


@rule("DK-SETUP-05", "DK-SETUP-10", "DK-PURSUIT-01")
def test_two_cards_are_turned_up_before_the_secret_ones_are_dealt() -> None:
    assert all(len(card["task"]) == 2 for card in PURSUIT_CARDS)
    assert sum(card["points"] for card in PURSUIT_CARDS) == 41
    box = Box(2).set_up()
    kinds = [type(event) for event in box.seen_events(Turned, Dealt, Secret)]
    assert kinds == [Turned] * 2 + [Dealt] * 6 + [Secret] * 2
    assert [event.card == "" for event in box.seen_events(Secret, by="A")] == [False, True]
    assert box.view("A").pursuit_pile == 12
    assert box.view("A").secret != ""
    assert box.view("watcher").secret == ""


@rule("DK-SETUP-11")
def test_chance_says_who_begins_unless_it_is_the_first_seat() -> None:
    assert Box(3).odds() == {"{starts A}": 1, "{starts B}": 1, "{starts C}": 1}
    assert Box(3, first_player="seat0").question() == "chance laid"


@rule("DK-SETUP-12", "DK-SETUP-13")
def test_ships_take_different_anchors_from_the_first_player_on() -> None:
    box = Box(3).do("{starts B}")
    while box.asked() == "chance":
        box.do("{?}")
    box.asks("B", "start-anchor", "SQ(d1) SQ(f1) SQ(d2) SQ(e2) SQ(f2)").do("SQ(d2)")
    box.asks("C", "start-anchor", "SQ(d1) SQ(f1) SQ(e2) SQ(f2)").refuses("SQ(d2)", "not-start-anchor", "DK-SETUP-12")
    box.do("SQ(f1)").asks("A", "start-anchor").do("SQ(e2)")
    assert box.question() == "chance shaken"
    assert box.view("A").active == 1
    assert [player.ship for player in box.view("A").players] == ["e2", "d2", "f1"]


@rule("DK-SETUP-15")
def test_all_but_the_first_player_may_begin_with_a_card_more() -> None:
    box = Box(4, later_players="card").do("{starts B}").set_up()
    assert [player.cards_in_hand for player in box.view("A").players] == [4, 3, 4, 4]
    assert box.view("A").pile == 15
    assert [(player.aboard, player.below) for player in box.view("A").players] == [(10, 0)] * 4


@rule("DK-SETUP-15")
def test_all_but_the_first_player_may_begin_with_a_hoplite_more() -> None:
    box = Box(3, later_players="hoplite").do("{starts C}").set_up()
    assert [(player.aboard, player.below) for player in box.view("A").players] == [(10, 0), (10, 0), (9, 1)]
    assert [(event.seat, event.hoplites) for event in box.seen_events(WentBelow, by="A")] == [(2, 1)]
    assert [player.cards_in_hand for player in box.view("A").players] == [3, 3, 3]


@rule("DK-SETUP-15")
def test_who_begins_by_seat_gives_the_others_the_same() -> None:
    box = Box(2, first_player="seat0", later_players="hoplite").set_up()
    assert [(player.aboard, player.below) for player in box.view("A").players] == [(9, 1), (10, 0)]


# --- the map is a drawing -------------------------------------------------------------------------------------------


def test_the_drawing_is_the_map_of_the_rules() -> None:
    map = Options().map
    assert [named(squares).__len__() for squares in (map.sea, map.anchors, map.styx)] == [37, 5, 2]
    values = {name: (map.value[i], map.room[i]) for i, name in enumerate(PLACE_NAMES)}
    assert values == {
        "corinth": (3, 1), "mycenae": (5, 2), "sparta": (4, 2), "thera": (3, 2), "crete": (3, 2), "rhodes": (4, 2),
        "cyprus": (2, 2), "halicarnassus": (4, 2), "ephesus": (3, 1), "salamis": (4, 2), "argos": (3, 1),
        "lindos": (4, 2)}  # fmt: skip
    approaches = {
        "corinth": "b5", "mycenae": "b4 c3 d4", "sparta": "b6 c7", "thera": "d6 e5 f6", "crete": "d7 f7",
        "rhodes": "f5 g4 g6", "cyprus": "g7 h6", "halicarnassus": "h3 i2 i4", "ephesus": "h1 i2", "salamis": "i6",
        "argos": "b5 c6 d5", "lindos": "h4 h6 i5"}  # fmt: skip
    for place, name in enumerate(PLACE_NAMES):
        near = {SQUARE_NAMES[square] for square in range(63) if map.near[square] >> place & 1}
        assert near == set(approaches[name].split())


@rule("DK-MOVE-03")
def test_a_game_can_be_played_on_a_map_of_ones_own() -> None:
    text = packaged_map().replace(" 5   C . g . h", " 5   C h g . .")
    table = Table("A sails 1    A: b4", map=text)
    assert table.view("A").hydra == "b5"
    assert not table.may("DIR(s)")


def test_everything_printed_has_words_in_three_languages() -> None:
    entries = [entry for entries in BOX.values() for entry in entries]
    texts = [entry["text"] for entry in (*ACTIONS, *(task for card in PURSUIT_CARDS for task in card["task"]))]
    for words in (*(entry["name"] for entry in entries), *texts):
        assert set(words) == {"en", "de", "it"}
        assert all(words.values())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_rules_pages_print_the_cards_as_they_are(language: str) -> None:
    page = (PAGES / f"deukalion.{language}.md").read_text(encoding="utf-8")
    for card in ACTIONS:
        assert f"| {card['name'][language]} | {card['copies']} | " in page
        assert f" | {card['text'][language]} |\n" in page
    for card in PURSUIT_CARDS:
        tasks = " | ".join(task["text"][language] for task in card["task"])
        assert f"| {card['id']} | {card['name'][language]} | {card['points']} | {tasks} |\n" in page
