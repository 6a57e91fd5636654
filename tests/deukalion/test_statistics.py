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
from theomachy.games.deukalion import vocabulary as dk
from theomachy.games.deukalion.box import ACTIONS, BOX, PURSUIT_CARDS
from theomachy.games.deukalion.options import Options
from theomachy.kernel.events import Event
from theomachy.kernel.seats import EVERYBODY, NOBODY, WATCHER
from theomachy.words import LANGUAGES, Speech

VOID = {"meta", "link", "br", "img", "input", "hr"}
P03, P08 = 2, 7
NOTHING = Event(dk.EV_STAYED, 0, -1, 0, 0, 0, EVERYBODY)  # nothing that counts


def event(kind: int, seat: int = NOBODY, card: int = -1, other: int = 0, place: int = 0, count: int = 0) -> Event:
    return Event(kind, seat, card, other, place, count, EVERYBODY)


def a_game() -> list[Event]:
    """Three players, four turns; Perseus wins."""
    return [
        event(dk.EV_STARTS, 1),
        *(event(dk.EV_ANCHORED, seat, place=3) for seat in (1, 2, 0)),
        event(dk.EV_TURN, 1, count=1),
        event(dk.EV_CHALLENGED_PLACE, 2, place=dk.THERA),
        event(dk.EV_THREW, 2, count=5),
        event(dk.EV_WON_CHALLENGE, 2),
        event(dk.EV_PLAYED, 1, dk.ZEPHYR),
        event(dk.EV_PLAYED, 1, dk.ZEPHYR),
        event(dk.EV_FOUNDED, 1, place=dk.LINDOS),
        event(dk.EV_FOUNDED, 0, place=dk.ARGOS),
        event(dk.EV_TURN, 2, count=2),
        event(dk.EV_CHALLENGED_SHIP, 0, other=1),
        event(dk.EV_LOST_CHALLENGE, 0),
        event(dk.EV_HYDRA_CHALLENGED, 1, other=2),
        event(dk.EV_WON_CHALLENGE, 1),
        event(dk.EV_HONOUR, 1, other=dk.FOR_HYDRA, count=1),
        event(dk.EV_CLAIMED, 2, P03, place=0, count=0),
        event(dk.EV_COMPLETED, 2, P03, count=2),
        event(dk.EV_TURN, 0, count=3),
        NOTHING,
        event(dk.EV_CHALLENGED_PLACE, 2, place=dk.ARGOS),
        event(dk.EV_LOST_CHALLENGE, 2),
        event(dk.EV_PLAYED, 2, dk.ARES),
        event(dk.EV_CHALLENGED_PLACE, 2, place=dk.ARGOS),
        event(dk.EV_WON_CHALLENGE, 2),
        event(dk.EV_CONQUERED, 2, other=0, place=dk.ARGOS, count=0),
        event(dk.EV_PAID, 0, dk.CHARON),
        event(dk.EV_REMOVED, card=0),
        event(dk.EV_HONOUR, 0, other=dk.FOR_TOGETHER, count=1),
        event(dk.EV_HONOUR, 2, other=dk.FOR_TOGETHER, count=1),
        event(dk.EV_TURN, 1, count=4),
        event(dk.EV_CLAIMED, 1, P08, place=dk.SECRET_SLOT, count=1),
        event(dk.EV_COMPLETED, 1, P08, count=3),
        event(dk.EV_WON, 1, count=dk.GOAL_REACHED),
    ]


def told(*summaries: Summary) -> dict[str, Any]:
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
        ending=dk.GOAL_REACHED,
        completed=(
            Completed(seat=2, card=P03, task=0, secret=False, points=2, turn=2),
            Completed(seat=1, card=P08, task=1, secret=True, points=3, turn=4),
        ),
        removed=1,
        played=((1, dk.ZEPHYR), (1, dk.ZEPHYR), (2, dk.ARES)),
        paid=(dk.CHARON,),
        challenges=((dk.THERA, True), (SHIP, False), (CREW, True), (dk.ARGOS, False), (dk.ARGOS, True)),
        founded=(dk.LINDOS, dk.ARGOS),
        held=(dk.LINDOS,),
        honours=((dk.FOR_HYDRA, 1), (dk.FOR_TOGETHER, 1), (dk.FOR_TOGETHER, 1)),
    )
    assert summary.rounds == 2


def test_a_conquered_settlement_has_an_owner_still() -> None:
    events = [event(dk.EV_FOUNDED, 0, place=dk.LINDOS), event(dk.EV_CONQUERED, 1, place=dk.LINDOS, count=1)]
    assert DeukalionStatistics.summary(events).held == (dk.LINDOS,)


def test_a_shared_victory_is_an_ending_of_its_own_and_half_a_victory() -> None:
    events = [e for e in a_game() if e.kind != dk.EV_WON] + [event(dk.EV_SHARED, count=0b110)]
    summary = DeukalionStatistics.summary(events)
    assert (summary.winners, summary.ending) == (frozenset({1, 2}), SHARED)
    assert [summary.points(seat) for seat in (0, 1, 2)] == [-1, 0, 0]
    assert told(summary)["endings"] == {"goal": 0, "rounds": 0, "shared": 1}


# --- added up ---------------------------------------------------------------------------------------------------------


def test_everything_is_added_up_by_its_key() -> None:
    summary = DeukalionStatistics.summary(a_game())
    found = told(summary, summary)
    assert found["endings"] == {"goal": 2, "rounds": 0, "shared": 0}
    assert found["rounds"] == {"2": 2}
    assert found["removed"] == 2
    assert found["pursuits"].keys() == set(dk.PURSUIT_NAMES)
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
    found = told(DeukalionStatistics.summary(a_game()))["points"]
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
    assert statistics.actions[dk.ZEPHYR].players == Tally(1, 0, 0)
    assert statistics.actions[dk.ARES].players == Tally(0, 0, 1)
    assert statistics.challenges[dk.THERA].share == 1
    assert statistics.challenges[dk.CRETE].share is None


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_points_of_a_whole_game_are_those_of_its_players(seats: int, seed: int) -> None:
    states = list(at_random(GAME, Options("standard", {"goal_override": 8}), seed, seats))
    log = [event for _, events in states for event in events]
    summary = DeukalionStatistics.summary(log)
    v = GAME.view(states[-1][0], WATCHER)
    assert (summary.seats, summary.ending, tuple(summary.winners)) == (seats, v.ending, v.winners)
    assert summary.turns == v.turns + 1
    found = told(summary)
    assert sum(found["points"].values()) == sum(player.total for player in v.players)
    completed = {id for id, count in found["pursuits"].items() if count["completed"]}
    assert completed == {card for player in v.players for card in player.completed}
    challenged = sum(count["challenged"] for count in found["challenges"].values())
    outcomes = sum(e.kind in (dk.EV_WON_CHALLENGE, dk.EV_LOST_CHALLENGE) for e in log)
    assert challenged == outcomes > 0


# --- the report -------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Every element closed where it should be; the heads of the rows; all that can be read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads: list[str] = []
        self.said: list[str] = []
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
        self.said.append(data)
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
    assert not any(sign in said for said in found.said for sign in "{}")
    if games:
        assert any("100" in said for said in found.said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_and_every_source_has_words_of_its_own(language: str) -> None:
    w = Speech(language, "deukalion-report")
    assert len({w.say("report-ending", ending=ending) for ending in ENDINGS.values()}) == len(ENDINGS)
    assert len({w.say("report-source", source=source) for source in SOURCES}) == len(SOURCES)
    assert len({name_of(opponent, w) for opponent in range(len(OPPONENTS))}) == len(OPPONENTS)
