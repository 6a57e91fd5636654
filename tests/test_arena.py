"""The arena: both ways on duplicate deals, and counted rightly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from theomachy.arena.contest import Contest
from theomachy.arena.duplicate import DuplicateMatch, ShuffledPile
from theomachy.arena.playing import Played
from theomachy.arena.score import Score
from theomachy.arena.tally import Tally
from theomachy.arena.workers import play_all
from theomachy.cli import main
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.events import Dealt, Drew
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.kernel.records import read_record_file
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.table.match import from_record

GAME = HeraZeus()
SHORT = {"turn_limit": 6}


def contest(*specs: str, games: int = 4, seed: int = 1, records: Path | None = None) -> Contest:
    return Contest("hera-zeus", "rio-grande", dict(SHORT), (specs[0], specs[1]), games, seed, records)


def arena(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    status = main(["arena", "hera-zeus", *line.split()])
    out, err = capsys.readouterr()
    return status, out, err


# --- duplicate deals ------------------------------------------------------------------------------------------------


def drawn_by(seat: int, deal: int, rng: Rng) -> list[str]:
    """What a seat is dealt and draws in a random game."""
    match = DuplicateMatch(GAME, GAME.options(), ["", ""], deal)
    while not match.over:
        asked = match.to_move()
        legal = match.view(asked).legal
        match.choose(asked, legal[rng.below(len(legal))])
    return [event.card for event in match.open_log() if isinstance(event, Dealt | Drew) and event.seat == seat]


@pytest.mark.parametrize("deal", range(8))
def test_each_side_gets_its_cards_in_the_same_order_however_the_game_goes(deal: int) -> None:
    for seat in (0, 1):
        one, other = drawn_by(seat, deal, Rng(1)), drawn_by(seat, deal, Rng(2))
        both = min(len(one), len(other))
        assert both >= 9
        assert one[:both] == other[:both]


def test_the_two_games_of_a_deal_have_the_same_cards_and_the_next_deal_others(tmp_path: Path) -> None:
    list(play_all(contest("random", "random", games=4, records=tmp_path)))
    deals = [read_record_file(tmp_path / f"{number}.txt") for number in (1, 2, 3, 4)]
    first = [[text for who, text in record.choices if who == "chance"][:18] for record in deals]
    assert first[0] == first[1]
    assert first[2] == first[3]
    assert first[0] != first[2]


def test_a_shuffled_pile_can_begin_with_any_card() -> None:
    assert {ShuffledPile(seed).draw([1, 2, 3], [1, 1, 1]) for seed in range(40)} == {1, 2, 3}


def test_a_card_that_comes_back_to_the_pile_is_shuffled_in() -> None:
    drawn = set()
    for seed in range(40):
        pile = ShuffledPile(seed)
        assert pile.draw([7], [1]) == 7
        drawn.add(tuple(pile.draw(left, [1] * len(left)) for left in ([5, 7], [5, 7])))
    assert drawn == {(5, 7), (7, 5), (5, 5), (7, 7)}


def test_the_bots_exchange_seats_within_a_deal() -> None:
    games = list(play_all(contest("random", "greedy:worlds=1", games=3)))
    assert [played.bots for played in games] == [(0, 1), (1, 0), (0, 1)]
    assert [played.first for played in games] == [0, 0, 0]  # Hera begins


def test_the_same_seed_gives_the_same_results_on_one_process_and_on_two(capsys: pytest.CaptureFixture[str]) -> None:
    line = "random random --games 5 --seed 7 --json --option turn_limit=20 --jobs"
    one, two = (json.loads(arena(capsys, f"{line} {jobs}")[1]) for jobs in (1, 2))
    assert untimed(one) == untimed(two)


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    """Without how long the bots thought, which is never twice the same."""
    return found | {"bots": [{key: value for key, value in bot.items() if key != "times"} for bot in found["bots"]]}


# --- counting -------------------------------------------------------------------------------------------------------


def test_the_json_is_one_object_with_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = arena(capsys, "random random --games 5 --json --jobs 1 --edition kosmos")
    assert status == 0
    assert err == ""
    found = json.loads(out)
    assert list(found)[:3] == ["game", "games", "bots"]
    assert (found["game"], found["games"], found["edition"]) == ("hera-zeus", 5, "kosmos")
    for bot in found["bots"]:
        assert list(bot)[:7] == ["bot", "wins", "draws", "losses", "rate", "low", "high"]
        assert bot["wins"] + bot["draws"] + bot["losses"] == 5
        assert bot["times"]["choices"] > 0
        assert all(0 < bot["times"][clock]["mean"] < 60 for clock in ("wall", "cpu"))
        assert 0 <= bot["low"] < bot["rate"] < bot["high"] <= 1
    assert found["bots"][0]["wins"] == found["bots"][1]["losses"]
    assert found["first_player"]["low"] < found["first_player"]["rate"] <= found["first_player"]["high"]
    assert sum(found["lengths"].values()) == 5
    assert found["turns"] == sum(int(turns) * games for turns, games in found["lengths"].items()) / 5
    assert sum(found["endings"].values()) == 5
    assert all(card["laid"] + card["used"] for card in found["cards"].values())
    assert found["faults"] == []


def test_the_table_names_both_bots(capsys: pytest.CaptureFixture[str]) -> None:
    for language, heading in (("en", "Wins"), ("de", "Gewonnen"), ("it", "Vinte")):
        status, out, _ = arena(
            capsys, f"random greedy:worlds=1 --games 1 --option turn_limit=2 --jobs 1 --language {language}"
        )
        assert status == 0
        assert all(text in out for text in (heading, "random", "greedy:worlds=1", "%", " ms"))


def test_a_draw_counts_as_half_a_win() -> None:
    score = Score(contest("random", "random"), GAME.seat_names)
    score.add(Played(1, (0, 1), (0.0, 0.0), 0, 6))
    score.add(Played(2, (1, 0), (-1.0, 1.0), 0, 8))
    assert (score.bots[0].rate, score.bots[1].rate, score.first.rate, score.length) == (0.75, 0.25, 0.25, 7.0)
    assert score.as_seat[0]["zeus"] == Tally(wins=1)


def test_a_victory_shared_by_three_is_no_loss() -> None:
    score = Score(Contest("deukalion", "standard", {}, ("random",) * 4, 4, 1), game_named("deukalion").seat_names)
    score.add(Played(1, (0, 1, 2, 3), (-1 / 3, -1.0, -1 / 3, -1 / 3), 0, 60))
    assert [(tally.wins, tally.draws, tally.losses) for tally in score.bots] == [(0, 1, 0), (0, 0, 1), *[(0, 1, 0)] * 2]


def test_the_interval_is_wilsons() -> None:
    low, high = Tally(wins=8, losses=2).interval()
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)  # as in Newcombe's tables
    assert Tally(wins=10).interval() == pytest.approx((0.7225, 1.0), abs=0.0001)
    assert Tally(losses=10).interval() == pytest.approx((0.0, 0.2775), abs=0.0001)


# --- records and mistakes -------------------------------------------------------------------------------------------


def test_records_are_kept_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "records"
    arena(capsys, f"random greedy:worlds=1 --games 2 --jobs 1 --option turn_limit=4 --records {folder}")
    records = [read_record_file(path) for path in sorted(folder.iterdir())]
    assert [[who for _, who in record.seats] for record in records] == [
        ["random", "greedy:worlds=1"],
        ["greedy:worlds=1", "random"],
    ]
    assert all(from_record(record).over and record.options == {"turn_limit": "4"} for record in records)
    assert CHANCE not in [from_record(record).to_move() for record in records]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("random clever", "There is no bot “clever”; the bots are random, greedy, search, search-1, ismcts, level."),
        ("random search:depth=3", "its settings are iterations, seconds"),
        ("random random --games 0", "--games takes a whole number from 1, not “0”."),
        ("random random --games many", "--games takes a whole number from 1, not “many”."),
        ("random random --jobs -1", "--jobs takes a whole number from 1, not “-1”."),
        ("random random --hang 0", "--hang takes a number above 0, such as 10 or 0.5, not “0”."),
        ("random random --hang nan", "--hang takes a number above 0, such as 10 or 0.5, not “nan”."),
        ("random random --seed x", "--seed takes a whole number from 0, not “x”."),
        ("random random --edition old", "has no edition “old”"),
        ("random random --option turn_limit", "An option is written name=value"),
        ("random random --option luck=1", "has no option “luck”"),
        ("", "is for 2 players, not for 0."),
        ("random", "is for 2 players, not for 1."),
        ("random random random", "is for 2 players, not for 3."),
        ("random random --records {full}", "is not empty"),
        ("random random --records {full}/file", "cannot be used"),
        ("random random --language la", "There is no language “la”"),
    ],
)
def test_a_mistake_is_one_sentence_and_no_game(
    line: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("kept")
    status, out, err = arena(capsys, line.format(full=tmp_path))
    assert status == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
