"""What the arena counts of Fight for Olympus: card by card, in JSON and as a report."""

from __future__ import annotations

import json
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from theomachy import bots
from theomachy.arena import command
from theomachy.arena.contest import Contest
from theomachy.arena.page import FIRST_LINE
from theomachy.arena.playing import Played
from theomachy.arena.plots import beyond_limits, bins
from theomachy.arena.report import report
from theomachy.arena.score import Score
from theomachy.arena.statistics.olympus import OlympusStatistics, Summary
from theomachy.arena.tally import Tally
from theomachy.arena.workers import play_all
from theomachy.cli import main
from theomachy.games import Event, GameRules, Recall, View
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.game import Olympus
from theomachy.kernel.records import Record, read_record_file
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.table.match import Match, follow, from_record
from theomachy.words import LANGUAGES, words

GAME = Olympus()
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "my-cards.toml"
VOID = {"meta", "link", "br", "img", "input", "hr"}


def arena(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[int, str, str]:
    status = main(["arena", "olympus", *line])
    out, err = capsys.readouterr()
    return status, out, err


class Page(HTMLParser):
    """Every element closed where it should be; the cards by the heads of their rows; all that can be read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.sortable = False
        self.names: list[str] = []
        self.looks: list[str] = []
        self.texts: list[str] = []
        self.scheme = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags[tag] += 1
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.sortable = given.get("class") == "sortable"
        if self.sortable and tag == "tr":
            self.looks.append(given.get("class") or "")
        if self.sortable and tag == "th" and given.get("scope") == "row":
            self.names.append("")
        assert not {"src", "href"} & given.keys()  # one file, nothing fetched

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.sortable = self.sortable and tag != "table"

    def handle_data(self, data: str) -> None:
        if "style" in self.open or "script" in self.open:
            self.scheme += data
            return
        self.texts.append(data)
        if self.sortable and self.open[-1] == "th" and "tbody" in self.open:
            self.names[-1] += data


# --- a tiny contest, counted once more from its records -------------------------------------------------------------


class Contested(NamedTuple):
    """A contest as the command told it."""

    json: dict[str, Any]
    records: list[Record]
    page: str


@pytest.fixture(scope="module")
def contest(tmp_path_factory: pytest.TempPathFactory) -> Contested:
    folder = tmp_path_factory.mktemp("contest")
    held = Contest("olympus", "mayfair", {}, ("greedy:worlds=1", "greedy:worlds=1"), 6, 1, folder / "records")
    (folder / "records").mkdir()
    score = Score(held, GAME.seat_names, OlympusStatistics(GAME.options()))
    for played in play_all(held):
        score.add(played)
    records = [read_record_file(path) for path in sorted((folder / "records").iterdir())]
    return Contested(json.loads(json.dumps(score.as_json())), records, report(score, "en"))


def result_of(side: int, record: Record) -> str:
    winner = record.result.removesuffix(" wins")
    return "draws" if record.result == "draw" else "wins" if winner == GAME.seat_names[side] else "losses"


def test_the_numbers_of_every_card_are_those_of_the_records(contest: Contested) -> None:
    logs = [from_record(record).open_log() for record in contest.records]
    assert len(contest.json["cards"]) == len(standard()) == 84
    for entry in standard():
        counts = contest.json["cards"][entry["id"]]
        drawn = paid = played = 0
        results: Counter[str] = Counter()
        turns = []
        for log, record in zip(logs, contest.records, strict=True):
            mine = [event for event in log if vars(event).get("card") == entry["id"]]
            drawn += any(isinstance(event, fo.Dealt | fo.Drew) for event in mine)
            paid += any(isinstance(event, fo.Paid) for event in mine)
            plays = [event for event in mine if isinstance(event, fo.Placed | fo.Equipped)]
            played += bool(plays)
            results.update(result_of(side, record) for side in (0, 1) if any(event.seat == side for event in plays))
            for event in plays:
                before = next(at for at, other in enumerate(log) if other is event)
                turns.append(sum(isinstance(other, fo.TurnBegan) for other in log[:before]))
        assert (counts["drawn"], counts["paid"], counts["played"]) == (drawn, paid, played), entry["id"]
        assert {key: counts[key] for key in ("wins", "draws", "losses")} == {
            key: results[key] for key in ("wins", "draws", "losses")
        }
        assert counts["turn"] == (round(sum(turns) / len(turns), 2) if turns else None)
        assert (counts["rate"] is None) == (not turns)
    assert sum(card["played"] for card in contest.json["cards"].values()) > 50


def test_what_players_chose_is_counted(contest: Contested) -> None:
    """From the lines of the records alone, without an event: a card may also be played or paid without a choice."""
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    for record in contest.records:
        taken = set()
        match = Match(GAME, GAME.options(), ["", ""], None)
        for who, text in record.choices:
            pile = pile_of(match)
            follow(match, who, text)
            if who == "chance" and pile_of(match) < pile:
                taken.add(text.strip("{}"))
        drawn.update(taken)
        choices = {text for _, text in record.choices}
        played.update(text[5:-1] for text in choices if text.startswith("PLAY("))
        paid.update(text[4:-1] for text in choices if text.startswith("PAY("))
    assert sum(played.values()) > 40
    assert sum(paid.values()) > 10
    for id, counts in contest.json["cards"].items():
        assert counts["drawn"] == drawn[id]
        assert counts["played"] >= played[id]
        assert counts["paid"] >= paid[id]


def pile_of(match: Match) -> int:
    pile: int = match.view(WATCHER).pile  # type: ignore[attr-defined]
    return pile


def test_endings_lengths_and_the_first_player_are_those_of_the_records(contest: Contested) -> None:
    endings: Counter[str] = Counter()
    lengths: Counter[str] = Counter()
    first: Counter[str] = Counter()
    names = {"board-full": "full_board", "seven-points": "seven_points", "pile-empty": "empty_pile"}
    for record in contest.records:
        match = from_record(record)
        log = match.open_log()
        last: Any = log[-1]
        endings["tie" if record.result == "draw" else names[last.ending]] += 1
        lengths[str(sum(isinstance(event, fo.TurnBegan) for event in log) - 1)] += 1  # the last was not completed
        starts = next(text for _, text in record.choices if text.startswith("{starts "))
        first[result_of(GAME.seat_names.index(starts[8:-1]), record)] += 1
    assert contest.json["endings"] == {key: endings[key] for key in (*names.values(), "tie")}
    assert contest.json["lengths"] == dict(lengths)
    assert list(contest.json["lengths"]) == sorted(lengths, key=int)
    counts = contest.json["first_player"]
    assert {key: counts[key] for key in ("wins", "draws", "losses")} == {
        key: first[key] for key in ("wins", "draws", "losses")
    }
    assert counts["low"] <= counts["rate"] <= counts["high"]


def test_several_processes_count_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    line = ("random", "random", "--games", "4", "--json", "--jobs")
    one, two = (arena(capsys, *line, jobs)[1] for jobs in ("1", "2"))
    assert untimed(one) == untimed(two)


def untimed(text: str) -> dict[str, Any]:
    """Without how long the bots thought, which is never twice the same."""
    found: dict[str, Any] = json.loads(text)
    for bot in found["bots"]:
        del bot["times"]
    return found


# --- one game in short ----------------------------------------------------------------------------------------------


def test_a_summary_holds_what_was_drawn_paid_and_played() -> None:
    events = [
        fo.Dealt(0, "hector"),
        fo.Dealt(1, "sword_red"),
        fo.TurnBegan(0, 1),
        fo.Announced(0, "hector", "hand"),
        fo.Paid(0, "jason", "red"),
        fo.Placed(0, "hector", "a:O1"),
        fo.Drew(0, "medea"),
        fo.TurnBegan(1, 2),
        fo.Equipped(1, "sword_red", "circe", "b:O1"),
        fo.Dropped(1, "leda"),
        fo.Took(1, "ajax"),
        fo.TurnBegan(0, 3),
        fo.Won(0, "board-full"),
    ]
    assert OlympusStatistics.summary(events) == Summary(
        drawn=frozenset({"hector", "sword_red", "medea"}),
        paid=frozenset({"jason"}),
        played=((0, "hector", 1), (1, "sword_red", 2)),
        winner=0,
        ending="board-full",
    )


def test_a_tie_is_an_ending_of_its_own() -> None:
    summary = OlympusStatistics.summary([fo.TurnBegan(0, 1), fo.Tied("pile-empty")])
    statistics = OlympusStatistics(GAME.options())
    statistics.add(summary)
    assert statistics.as_json()["endings"] == {"full_board": 0, "seven_points": 0, "empty_pile": 0, "tie": 1}


def test_a_card_that_both_sides_played_has_won_and_lost() -> None:
    statistics = OlympusStatistics(GAME.options())
    plays = (0, "leda", 2), (1, "leda", 4), (1, "leda", 9)
    statistics.add(Summary(frozenset({"leda"}), frozenset(), plays, 1, "seven-points"))
    statistics.add(Summary(frozenset({"leda"}), frozenset(), ((0, "leda", 1),), NOBODY, "tie"))
    count = statistics.counts["leda"]
    assert (count.drawn, count.played, count.sides, count.turn) == (2, 2, Tally(1, 1, 1), 4)


@pytest.mark.parametrize(
    ("tally", "mark"),
    [
        (Tally(80, 0, 20), "high"),
        (Tally(20, 0, 80), "low"),
        (Tally(72, 0, 28), ""),
        (Tally(7, 0, 1), ""),
        (Tally(), ""),
        (Tally(0, 0, 8), "low"),
    ],
)
def test_a_card_is_marked_if_its_whole_interval_lies_beyond_the_limits(tally: Tally, mark: str) -> None:
    low, high = tally.interval()
    assert beyond_limits(tally) == mark == ("high" if low > 0.65 else "low" if high < 0.35 else "")


def test_bars_of_the_same_width_leave_nothing_out() -> None:
    assert bins({3: 2, 5: 1}) == [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    wide = bins(dict.fromkeys(range(1, 101), 1))
    assert len(wide) <= 40
    assert {last - first for first, last, _ in wide} == {2}
    assert sum(count for _, _, count in wide) == 100
    assert bins({}) == []


# --- the report -----------------------------------------------------------------------------------------------------


def test_the_report_has_all_cards_and_its_plots(contest: Contested) -> None:
    assert contest.page.startswith(FIRST_LINE)
    page = Page(contest.page)
    assert sorted(page.names) == sorted(entry["name"]["en"] for entry in standard())
    played = sum(card["played"] > 0 for card in contest.json["cards"].values())
    assert (
        page.tags["svg"] == 2 + 1 + 1 + 1 + 1 + 1 + played
    )  # bots, times, first turn, lengths, endings, by cost; each
    assert "prefers-color-scheme: dark" in page.scheme
    rate = f"{100 * contest.json['first_player']['rate']:.1f} %"
    assert any(rate in text for text in page.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_the_language_of_the_player(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    line = ("random", "random", "--games", "1", "--jobs", "1", "--language", language, "--cards-report", str(file))
    status, out, err = arena(capsys, *line)
    assert (status, err) == (0, "")
    assert str(file) in out
    page = Page(file.read_text(encoding="utf-8"))
    assert any(words(language, "olympus").say("game-name") in text for text in page.texts)
    assert sorted(page.names) == sorted(entry["name"][language] for entry in standard())
    assert not any(sign in text for text in page.texts for sign in "{}")


def test_the_json_is_one_object_beside_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    line = ("random", "random", "--games", "2", "--jobs", "1", "--json")
    plain = untimed(arena(capsys, *line)[1])
    status, out, err = arena(capsys, *line, "--cards-report", str(file))
    assert (status, err, untimed(out)) == (0, "", plain)
    assert {"cards", "endings", "lengths"} <= plain.keys()
    assert list(plain["cards"]["menelaus"]) == "drawn played paid wins draws losses rate low high turn mark".split()
    assert sum(plain["endings"].values()) == sum(plain["lengths"].values()) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


def test_cards_of_ones_own_are_in_it_and_what_they_replace_is_not() -> None:
    text = EXAMPLES.read_text(encoding="utf-8").replace('en = "Locrians"', 'en = "<b>Locrians & Co</b>"')
    options = GAME.options("mayfair", {"custom_cards": text})
    held = Contest("olympus", "mayfair", options.changes(), ("random", "random"), 40, 1)
    score = Score(held, GAME.seat_names, OlympusStatistics(options))
    winning = Summary(frozenset({"arion"}), frozenset(), ((0, "arion", 1), (1, "leda", 2)), 0, "seven-points")
    for number in range(1, 41):
        score.add(Played(number, (0, 1), (1.0, -1.0), 0, 9, None, winning))
    counts = score.as_json()["cards"]
    assert isinstance(counts, dict)
    assert len(counts) == 84 + 3 - 1
    assert "helmet_blue" not in counts
    assert (counts["arion"]["wins"], counts["arion"]["mark"]) == (40, "high")
    page = Page(report(score, "en"))
    assert len(page.names) == 86
    assert page.names[0] == "▲ Arion (your own)"
    assert "<b>Locrians & Co</b> (your own)" in page.names
    assert page.looks.count("high own") == 1
    assert page.looks.count("low") == 1
    assert page.tags["b"] == 0
    assert not any('format = "' in text for text in page.texts)  # the whole file would be too much


class Crashing:
    def __init__(self, game: GameRules, seed: int) -> None:
        pass

    def begin(self) -> None:
        pass

    def choose(self, view: View, recall: Recall, events: list[Event]) -> int:
        raise RuntimeError("out of ideas")


def test_a_game_that_was_broken_off_says_nothing_about_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bots.BOTS, "crashing", Crashing)
    file = tmp_path / "report.html"
    line = ("random", "crashing", "--games", "2", "--jobs", "1", "--json", "--cards-report", str(file))
    status, out, _ = arena(capsys, *line)
    found = json.loads(out)
    assert status == 0
    assert len(found["faults"]) == 2
    assert set(found["endings"].values()) == {0}
    assert all(card["drawn"] == 0 and card["rate"] is None for card in found["cards"].values())
    assert any("2 games were broken off" in text for text in Page(file.read_text(encoding="utf-8")).texts)


# --- where it is written --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "file", "sentence"),
    [
        ("olympus", "nowhere/report.html", "cannot be written: there is no folder nowhere; name one that exists."),
        ("olympus", "cards.toml", "cards.toml exists already and is not a report; name another file."),
        ("olympus", "cards.json", "cards.json exists already and is not a report; name another file."),
        ("olympus", ".", "exists already and is not a report"),
        ("olympus", "cards.toml/report.html", "there is no folder cards.toml;"),
        ("olympus", 250 * "x", "cannot be written: the file name is too long."),
        ("olympus", "/proc/report.html", "/proc/report.html cannot be written: "),
    ],
)
def test_a_place_where_no_report_can_be_written_is_refused_before_the_first_game(
    game: str,
    file: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "hold", None)
    for mine in ("cards.json", "cards.toml"):
        (tmp_path / mine).write_text("mine")
    assert main(["arena", game, "random", "random", "--games", "1", "--jobs", "1", "--cards-report", file]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == dict.fromkeys(
        ("cards.json", "cards.toml"), "mine"
    )


def test_a_game_that_counts_nothing_has_no_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "STATISTICS", {"deukalion": None})
    assert arena(capsys, "random", "random", "--cards-report", "report.html") == (
        2,
        "",
        "theomachy: There is no cards report for “olympus”; there is one for deukalion.\n",
    )


def test_a_report_is_replaced_by_the_next_one_or_left_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    line = ("random", "random", "--games", "1", "--jobs", "1", "--json", "--cards-report", str(file))
    assert arena(capsys, *line)[0] == 0
    first = file.read_text(encoding="utf-8")
    assert arena(capsys, *line, "--seed", "2")[0] == 0
    second = file.read_text(encoding="utf-8")
    assert first != second

    def disk_is_full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", disk_is_full)
    status, out, err = arena(capsys, *line)
    assert status == 2
    assert err == f"theomachy: {file} cannot be written: there is no space left on the disk.\n"
    assert json.loads(out)["games"] == 1  # the score is not lost
    assert file.read_text(encoding="utf-8") == second
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
