"""What anybody may read: cards, maps, rules, and which bots are how strong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.olympus.hostile_files import CANNOT_BE_READ, card
from tests.server.service import Remote, in_thread
from tests.server.sitting import BOT, ME, Sitting
from theomachy.bots import make_bot
from theomachy.games import GAMES, OURS
from theomachy.games.olympus.card_file import MOST_TROUBLES
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import WATCHER
from theomachy.server.examples import told
from theomachy.server.limits import Limits
from theomachy.server.render import position, story
from theomachy.table.messages import EventMessage
from theomachy.words import LANGUAGES
from theomachy.words.speech import HERE as WORDS
from theomachy.words.speech import messages

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
COUNTS = {"olympus": 84, "hera-zeus": 16 + 1, "deukalion": 14 + 16}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    with in_thread(tmp_path_factory.mktemp("library")) as remote:
        yield remote


def read(server: Remote, path: str, language: str = "en", status: int = 200) -> Any:
    answer = server.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == status, answer.text
    return answer.json()


def set_table(server: Remote, game: str, **options: str) -> str:
    setting = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}], "options": options}
    return str(server.http.post("/api/tables", json={"setting": setting}).json()["table"])


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_every_card_has_words_in_every_language(server: Remote, game: str) -> None:
    by_language = {language: read(server, f"/api/games/{game}/cards", language) for language in LANGUAGES}
    ids = [card["id"] for card in by_language["en"]]
    assert len(set(ids)) == len(ids) == COUNTS[game]
    for cards in by_language.values():
        assert [card["id"] for card in cards] == ids
        assert all(card["name"] and card["kind"] and card["clauses"] for card in cards)
    texts = [[card["text"] for card in cards if card["text"]] for cards in by_language.values()]
    assert all(len(set(three)) == 3 for three in zip(*texts, strict=True))


def test_what_is_on_a_card_of_olympus(server: Remote) -> None:
    cards = {card["id"]: card for card in read(server, "/api/games/olympus/cards")}
    facts = cards["achilles"]["facts"]
    assert cards["achilles"]["kind"] == "hero"
    assert facts["colour"] == "all"
    assert facts["cost"] == {"red": 2, "blue": 1, "yellow": 1, "green": 1}
    assert (facts["attack"], facts["defence"]) == (5, 6)
    assert facts["timings"] == [{"when": "always", "mode": "do", "symbol": "always"}]


def test_a_card_of_hera_and_zeus_has_a_name_in_both_decks(server: Remote) -> None:
    cards = {card["id"]: card for card in read(server, "/api/games/hera-zeus/cards", "it")}
    assert cards["7"]["facts"]["names"] == {"hera": "Nemesi", "zeus": "Poseidone"}
    assert [cards[id]["facts"]["strength"] for id in "7PMG"] == [7, 1, 0, None]
    assert {id for id, card in cards.items() if card["facts"]["winnable"]} == set("765432P")
    assert sum(card["facts"]["copies"] for card in cards.values() if card["kind"] != "figure") == 43


def test_cards_of_ones_own_are_told_at_their_table(server: Remote) -> None:
    own = (EXAMPLES / "my-cards.toml").read_text(encoding="utf-8")
    table = set_table(server, "olympus", custom_cards=own)
    cards = read(server, f"/api/games/olympus/cards?table={table}")
    assert len(cards) > 84
    assert read(server, f"/api/games/deukalion/cards?table={table}", status=409)["code"] == "another-game"
    assert read(server, "/api/games/olympus/cards?table=none", status=404)["code"] == "no-such-table"


def test_cards_in_events_are_cards_that_are_told(server: Remote) -> None:
    """In notation, as in views; and a hidden one is not there."""
    for game in OURS:
        known = {card["id"] for card in read(server, f"/api/games/{game}/cards")}
        known |= {f"*{id}" for id in known} | {"", "?", "*?"}
        table = Sitting(ME, BOT, game=game).begin().play_out().table
        for audience in (0, 1, WATCHER):
            for event in story(table, audience, "en"):
                assert card_in(event) in known
        events = story(table, WATCHER, "en")
        assert any(card_in(event) not in ("", "?") for event in events)


def card_in(event: EventMessage) -> str:
    return str(dict(event).get("card", ""))


def test_a_card_that_is_not_seen_has_no_key() -> None:
    for game in ("olympus", "hera-zeus", "deukalion"):
        table = Sitting(ME, BOT, game=game).begin().table
        others = {"event": "dealt", "seat": GAMES[game].seat_names[1]}
        dealt = [event for event in story(table, 0, "en") if others.items() <= event.items()]
        assert dealt
        assert {card_in(event) for event in dealt} <= {"", "?"}


# --- shortcuts --------------------------------------------------------------------------------------------------------


def test_a_payment_is_suggested_and_can_be_sent() -> None:
    sitting = Sitting(game="olympus").begin()
    table = sitting.table
    paid, rng = 0, Rng(11)
    for _ in range(400):
        seat = table.to_move()
        if seat < 0 or paid == 3:
            break
        shortcut = position(table, seat, "en")["shortcut"]
        assert all(position(table, other, "en").get("shortcut") is None for other in (1 - seat, WATCHER))
        if shortcut is None:
            sitting.choose(rng.below(1000))
            continue
        assert shortcut["text"].startswith("Pay as suggested")
        assert len(shortcut["choices"]) > 1
        for choice in shortcut["choices"]:
            assert choice in [offered["choice"] for offered in position(table, seat, "en")["choices"]]
            sitting.write(table.choose(seat, table.update_count(seat), choice))
        assert position(table, seat, "en")["shortcut"] is None
        paid += 1
    assert paid == 3


# --- the map ----------------------------------------------------------------------------------------------------------


def test_the_map_is_told_square_by_square(server: Remote) -> None:
    sea = read(server, "/api/games/deukalion/map", "de")
    squares = {square["square"]: square for square in sea["squares"]}
    assert list(squares)[:2] == ["a1", "b1"]
    assert len(squares) == sea["width"] * sea["height"] == 63
    assert squares["a1"]["ground"] == "styx"
    assert squares["b4"]["near"] == ["mycenae"]
    for square in squares.values():
        assert all(squares[other]["ground"] != "land" for other in square["neighbours"])
    assert [place["name"] for place in sea["places"]][:2] == ["Korinth", "Mykene"]
    assert [place["kind"] for place in sea["places"]] == ["city"] * 8 + ["settlement"] * 4
    assert read(server, "/api/games/olympus/map", status=404)["code"] == "no-map"


def test_a_map_of_ones_own_is_told_at_its_table(server: Remote) -> None:
    own = (EXAMPLES / "my-map.txt").read_text(encoding="utf-8")
    table = set_table(server, "deukalion", map=own)
    assert read(server, f"/api/games/deukalion/map?table={table}") != read(server, "/api/games/deukalion/map")


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_clause_of_the_rules_has_an_anchor(server: Remote, game: str, language: str) -> None:
    page = read(server, f"/api/rules/{game}", language)
    anchors = re.findall(r' id="([^"]+)"', page["html"])
    assert len(set(anchors)) == len(anchors)
    assert set(anchors) == {clause["clause"] for clause in page["clauses"]} | {s["id"] for s in page["sections"]}
    assert all(link[1:] in anchors for link in re.findall(r'href="([^"]+)"', page["html"]))
    tags = "a code em h1 h2 h3 p strong table tbody td th thead tr ul ol li".split()
    assert set(re.findall(r"<(\w+)", page["html"])) <= set(tags)
    assert not re.search(r"style=|class=|\{#|<p>\*\*|<th></th>", page["html"])


@pytest.mark.parametrize("game", OURS)
def test_examples_show_a_choice_beside_a_clause(server: Remote, game: str) -> None:
    found = {language: read(server, f"/api/rules/{game}/examples", language) for language in LANGUAGES}
    clauses = {clause["clause"] for clause in read(server, f"/api/rules/{game}")["clauses"]}
    assert (found["en"]["map"] is not None) == (game == "deukalion")
    assert 6 <= len(found["en"]["examples"]) <= 12
    for same in zip(*(each["examples"] for each in found.values()), strict=True):
        before, after = same[0]["frames"]
        assert same[0]["clause"] in clauses
        assert before["view"] != after["view"]
        assert before["events"] == []
        assert len(after["events"]) > 0
        assert after["text"]
        assert all(re.fullmatch(r"[^.]+\.", one["caption"]) for one in same), same[0]["caption"]
        assert len({one["caption"] for one in same}) == len(LANGUAGES)


def test_every_caption_is_said() -> None:
    keys = set(messages(WORDS / "en" / "examples.ftl"))
    assert keys == {f"example-{game}-{one.id}" for game in OURS for one in told(game)}


# --- the gallery ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_the_gallery_has_every_card_in_the_box_and_what_was_measured_of_it(server: Remote, game: str) -> None:
    gallery = read(server, f"/api/gallery/{game}", "it")
    cards, figures = gallery["cards"], gallery["figures"]
    ids = [card["id"] for card in cards]
    assert len(set(ids)) == len(ids)
    assert [card for card in cards if card["kind"] != "honour"] == read(server, f"/api/games/{game}/cards", "it")
    clauses = {clause["clause"] for clause in read(server, f"/api/rules/{game}")["clauses"]}
    assert all(clause in clauses for card in cards for clause in card["clauses"])
    assert figures["rules"] == GAMES[game].rules_version, "play them again: the rules have changed"
    assert figures["games"] >= 100
    assert set(figures["cards"]) == set(ids) - {"honour", "F"}
    for measured in figures["cards"].values():
        assert 0 <= measured["players"] <= min(measured["played"], figures["games"] * figures["seats"])
        if measured["players"]:
            assert 0 <= measured["low"] <= measured["rate"] <= measured["high"] <= 1
    assert sum(measured["players"] for measured in figures["cards"].values()) > figures["games"]


def test_there_are_no_other_games(server: Remote) -> None:
    paths = (
        *("/api/games/chess/cards", "/api/games/chess/map", "/api/rules/chess", "/api/rules/..%2Fnotation"),
        *("/api/rules/chess/examples", "/api/gallery/chess", "/api/gallery/..%2Folympus"),
    )
    for path in paths:
        assert server.http.get(path).status_code in (404, 422)


# --- bots -------------------------------------------------------------------------------------------------------------


def test_each_level_is_a_bot_that_may_sit_down(server: Remote) -> None:
    for info in read(server, "/api/games"):
        assert [level["level"] for level in info["levels"]] == ["1", "2", "3", "4", "5", "6"]
        assert info["levels"][1]["name"] == "Midas"
        assert "rating" not in info["levels"][0] or info["levels"][0]["rating"] < info["levels"][5]["rating"]
        for level in info["levels"]:
            make_bot(level["bot"], GAMES[info["game"]], 1)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": level["bot"]}]
            made = server.http.post("/api/tables", json={"setting": {"game": info["game"], "seats": seats}})
            assert made.status_code == 201, made.text
    names = [info["name"] for info in read(server, "/api/games", "de")]
    assert names == ["Hera und Zeus", "Kampf um den Olymp", "Deukalion", "Flügel aus Wachs"]


# --- what is hidden changes nothing -----------------------------------------------------------------------------------


def test_cards_and_maps_are_the_same_whatever_is_played(server: Remote) -> None:
    for game in GAMES:
        before = read(server, f"/api/games/{game}/cards")
        tables = [set_table(server, game) for _ in range(2)]
        for table in tables:
            assert read(server, f"/api/games/{game}/cards?table={table}") == before
    assert json.dumps(before)


# --- cards and maps of one's own --------------------------------------------------------------------------------------


def check(server: Remote, game: str, text: str, language: str = "en", status: int = 200) -> Any:
    answer = server.http.post(f"/api/games/{game}/check", json={"text": text}, headers={"Accept-Language": language})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_cards_of_ones_own_are_checked_by_line_and_those_that_are_fine_are_told(server: Remote) -> None:
    own = (EXAMPLES / "my-cards.toml").read_text(encoding="utf-8")
    fine = check(server, "olympus", own)
    assert [card["id"] for card in fine["cards"]] == ["arion", "locrians", "winged_sandals"]
    assert [one["severity"] for one in fine["mistakes"]] == []
    assert fine["cards"][1]["text"] != check(server, "olympus", own, "it")["cards"][1]["text"]

    bad = own.replace('when = "turn_end"', 'when = "turnend"')
    line = bad[: bad.index("turnend")].count("\n") + 1
    for language in LANGUAGES:
        found = check(server, "olympus", bad, language)
        assert [(one["line"], one["place"]) for one in found["mistakes"]] == [(line, "arion, effect 1, when")]
        assert "turnend" in found["mistakes"][0]["text"]
        assert [card["id"] for card in found["cards"]] == ["locrians", "winged_sandals"]
    caller = card("caller", "hero", 'when = "play"\ndo = [{ op = "play", from = ["hand"], id = "arion" }]')
    ids = [[card["id"] for card in check(server, "olympus", text + caller)["cards"]] for text in (own, bad)]
    assert ids == [["arion", "locrians", "winged_sandals", "caller"], ["locrians", "winged_sandals"]]
    assert check(server, "olympus", "no toml")["mistakes"][0]["line"] == 1
    assert check(server, "olympus", "x" * 200_001, status=422)["code"] == "bad-message"


def test_a_map_of_ones_own_is_checked_and_told(server: Remote) -> None:
    own = (EXAMPLES / "my-map.txt").read_text(encoding="utf-8")
    found = check(server, "deukalion", own, "de")
    assert (found["mistakes"], found["map"]["athens"], found["map"]["athens_name"]) == ([], "a4", "Athen")
    wrong = check(server, "deukalion", own.replace(" 4   A @", " 4   A ?"))
    assert (wrong["map"], wrong["cards"]) == (None, [])
    assert [(one["line"], one["place"]) for one in wrong["mistakes"]] == [(7, "column 8")]
    assert check(server, "hera-zeus", own, status=404)["code"] == "nothing-to-check"
    assert check(server, "chess", own, status=422)["text"]


@pytest.mark.parametrize("name", CANNOT_BE_READ)
def test_cards_made_to_do_harm_are_answered_and_nothing_breaks(server: Remote, name: str) -> None:
    text = CANNOT_BE_READ[name]
    if len(json.dumps({"text": text}, separators=(",", ":"))) > Limits().body:
        assert check(server, "olympus", text, status=413)["code"] == "too-big"
        return
    found = check(server, "olympus", text)
    assert 0 < len(found["mistakes"]) <= MOST_TROUBLES
    assert found["cards"] == []
