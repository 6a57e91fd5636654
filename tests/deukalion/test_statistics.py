"""What the arena counts of Deukalion: Pursuits, cards, challenges, points; in JSON and as parts of a report."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.deukalion.reading import GAME
from tests.played import at_random
from theomachy.arena.page import page
from theomachy.arena.statistics.deukalion import (
    CREW,
    ENDINGS,
    OPPONENTS,
    SHARED,
    SHIP,
    SOURCES,
    Completed,
    DeukalionStatistics,
    Summary,
    name_of,
)
from theomachy.arena.tally import Tally
from theomachy.games import Event
from theomachy.games.deukalion import events as dk
from theomachy.games.deukalion.box import ACTIONS, BOX, PURSUIT_CARDS
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.vocabulary import PURSUIT_NAMES
from theomachy.kernel.seats import WATCHER
from theomachy.words import LANGUAGES, Speech

VOID = {"meta", "link", "br", "img", "input", "hr"}
NOTHING = dk.Stayed(0, "a4")  # nothing that counts


def a_game() -> list[Event]:
    """Three players, four turns; Perseus wins."""
    return [
        dk.Starts(1),
        *(dk.Anchored(seat, "d1") for seat in (1, 2, 0)),
        dk.Turn(1, 1),
        dk.ChallengedPlace(2, "thera", 3),
        dk.Threw(2, dk.Throw(0, 1, 1), 3),
        dk.WonChallenge(2),
        dk.Played(1, "zephyr", permanent=False),
        dk.Played(1, "zephyr", permanent=False),
        dk.Founded(1, "lindos", 2),
        dk.Founded(0, "argos", 1),
        dk.Turn(2, 2),
        dk.ChallengedShip(0, 1, "f4"),
        dk.LostChallenge(0),
        dk.HydraChallenged(1, 2, "f4"),
        dk.WonChallenge(1),
        dk.Honour(1, 1, "hydra"),
        dk.Claimed(2, "P03", "open1", "a"),
        dk.Completed(2, "P03", "open1", 2),
        dk.Turn(0, 3),
        NOTHING,
        dk.ChallengedPlace(2, "argos", 4),
        dk.LostChallenge(2),
        dk.Played(2, "ares", permanent=False),
        dk.ChallengedPlace(2, "argos", 4),
        dk.WonChallenge(2),
        dk.Conquered(2, 0, "argos", held=False),
        dk.Paid(0, "charon"),
        dk.Removed("P01", "open2"),
        dk.Honour(0, 1, "together"),
        dk.Honour(2, 1, "together"),
        dk.Turn(1, 4),
        dk.Claimed(1, "P08", "secret", "b"),
        dk.Completed(1, "P08", "secret", 3),
        dk.Won(1, "goal-reached"),
    ]


def counted(*summaries: Summary) -> dict[str, Any]:
    statistics = DeukalionStatistics(Options())
    for summary in summaries:
        statistics.add(summary)
    found: dict[str, Any] = json.loads(json.dumps(statistics.as_json()))
    return found


# --- one game in short ------------------------------------------------------------------------------------------------


def test_a_summary_holds_what_counts() -> None:
    summary = DeukalionStatistics.summary(a_game())
    assert summary == Summary(
        seats=3,
        turns=4,
        winners=frozenset({1}),
        ending="goal-reached",
        completed=(
            Completed(seat=2, card="P03", task="a", secret=False, points=2, turn=2),
            Completed(seat=1, card="P08", task="b", secret=True, points=3, turn=4),
        ),
        removed=1,
        played=((1, "zephyr"), (1, "zephyr"), (2, "ares")),
        paid=("charon",),
        challenges=(("thera", True), (SHIP, False), (CREW, True), ("argos", False), ("argos", True)),
        founded=("lindos", "argos"),
        held=("lindos",),
        honours=(("hydra", 1), ("together", 1), ("together", 1)),
    )
    assert summary.rounds == 2


def test_a_conquered_settlement_has_an_owner_still() -> None:
    events: list[Event] = [dk.Founded(0, "lindos", 2), dk.Conquered(1, 0, "lindos", held=True)]
    assert DeukalionStatistics.summary(events).held == ("lindos",)


def test_a_shared_victory_is_an_ending_of_its_own_and_half_a_victory() -> None:
    events = [event for event in a_game() if not isinstance(event, dk.Won)] + [dk.Shared((1, 2))]
    summary = DeukalionStatistics.summary(events)
    assert (summary.winners, summary.ending) == (frozenset({1, 2}), SHARED)
    assert [summary.points(seat) for seat in (0, 1, 2)] == [-1, 0, 0]
    assert counted(summary)["endings"] == {"goal": 0, "rounds": 0, "shared": 1}


# --- added up ---------------------------------------------------------------------------------------------------------


def test_everything_is_added_up_by_its_key() -> None:
    summary = DeukalionStatistics.summary(a_game())
    found = counted(summary, summary)
    assert found["endings"] == {"goal": 2, "rounds": 0, "shared": 0}
    assert found["rounds"] == {"2": 2}
    assert found["removed"] == 2
    assert found["pursuits"].keys() == set(PURSUIT_NAMES)
    p03, p08 = found["pursuits"]["P03"], found["pursuits"]["P08"]
    assert (p03["completed"], p03["a"], p03["b"], p03["secret"], p03["turn"]) == (2, 2, 0, 0, 2)
    assert (p08["completed"], p08["a"], p08["b"], p08["secret"], p08["turn"]) == (2, 0, 2, 2, 4)
    assert (p03["wins"], p03["losses"], p08["wins"]) == (0, 2, 2)
    assert found["pursuits"]["P16"]["rate"] is None
    assert found["pursuits"]["P16"]["turn"] is None
    zephyr = found["actions"]["zephyr"]
    assert (zephyr["played"], zephyr["paid"], zephyr["wins"]) == (4, 0, 2)  # twice in a game, one player
    assert found["actions"]["charon"]["paid"] == 2
    assert found["challenges"]["argos"] == {"challenged": 4, "won": 2, "founded": 2}
    assert found["challenges"]["ship"] == {"challenged": 2, "won": 0, "founded": 0}
    assert found["challenges"]["crew"] == {"challenged": 2, "won": 2, "founded": 0}
    assert found["challenges"].keys() == set(OPPONENTS)


def test_points_are_told_by_where_they_came_from() -> None:
    found = counted(DeukalionStatistics.summary(a_game()))["points"]
    assert list(found) == list(SOURCES)
    assert {source: points for source, points in found.items() if points} == {
        "deliveries": 2,
        "victories": 3,
        "settlements": 2,
        "hydra": 1,
        "together": 2,
    }


def test_a_player_who_played_a_card_twice_is_counted_once() -> None:
    statistics = DeukalionStatistics(Options())
    statistics.add(DeukalionStatistics.summary(a_game()))
    assert statistics.actions["zephyr"].players == Tally(1, 0, 0)
    assert statistics.actions["ares"].players == Tally(0, 0, 1)
    assert statistics.challenges["thera"].share == 1
    assert statistics.challenges["crete"].share is None


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_points_of_a_whole_game_are_those_of_its_players(seats: int, seed: int) -> None:
    options = Options("standard", {"goal_override": 8})
    states = list(at_random(GAME, options, seed, seats))
    log = [GAME.named(options, entry) for _, entries in states for entry in entries]
    summary = DeukalionStatistics.summary(log)
    v = GAME.view(states[-1][0], WATCHER)
    assert (summary.seats, summary.ending, tuple(summary.winners)) == (seats, v.ending, v.winners)
    assert summary.turns == v.turns + 1
    found = counted(summary)
    assert sum(found["points"].values()) == sum(player.total for player in v.players)
    completed = {id for id, count in found["pursuits"].items() if count["completed"]}
    assert completed == {card for player in v.players for card in player.completed}
    challenged = sum(count["challenged"] for count in found["challenges"].values())
    outcomes = sum(isinstance(event, dk.WonChallenge | dk.LostChallenge) for event in log)
    assert challenged == outcomes > 0


# --- the report -------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Every element closed where it should be; the heads of the rows; all that can be read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads: list[str] = []
        self.texts: list[str] = []
        self.tags: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        assert not {"src", "href"} & dict(attrs).keys()  # one file, nothing fetched

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open or "script" in self.open:
            return
        self.texts.append(data)
        if self.open and self.open[-1] == "th" and "tbody" in self.open:
            self.heads.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games", [0, 1, 2])
def test_the_report_names_all_cards_and_places_in_the_language_of_the_player(language: str, games: int) -> None:
    statistics = DeukalionStatistics(Options())
    for _ in range(games):
        statistics.add(DeukalionStatistics.summary(a_game()))
    found = Page(page(language, "Deukalion", *statistics.sections(language)))
    cards = [entry["name"][language] for entry in (*PURSUIT_CARDS, *ACTIONS)]
    places = [entry["name"][language] for entry in BOX["place"] if entry["id"] != "athens"]
    assert {*cards, *places} <= set(found.heads)
    assert found.tags.count("svg") == 3  # endings, rounds, points
    assert found.tags.count("section") == 6
    assert not any(sign in text for text in found.texts for sign in "{}")
    if games:
        assert any("100" in text for text in found.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_and_every_source_has_words_of_its_own(language: str) -> None:
    w = Speech(language, "deukalion-report")
    assert len({w.say("report-ending", ending=ending) for ending in ENDINGS.values()}) == len(ENDINGS)
    assert len({w.say("report-source", source=source) for source in SOURCES}) == len(SOURCES)
    assert len({name_of(opponent, w) for opponent in OPPONENTS}) == len(OPPONENTS)
