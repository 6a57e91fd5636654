"""Is a game fair?  What is measured of it, and what its page says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import balance
from benchmarks.balance import LEVERS, main, middle, verdict
from theomachy.arena import Contest, Interrupted, Score, hold, new_contest
from theomachy.games import OURS, game
from theomachy.words import words


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(balance, "PAGES", tmp_path / "pages")
    return tmp_path / "pages"


def measure(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["balance", *arguments, "--jobs=1"])
    return main()


def rows_of(page: Path, heading: str) -> list[list[str]]:
    """The table below a heading, without its own."""
    part = page.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [line.strip("| ").split(" | ") for line in lines[2:]]


def test_a_page_says_how_the_game_goes_with_every_lever(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ("--bot=greedy:worlds=1", "--lever-bot=random", "--option=start_player=zeus")
    assert measure(monkeypatch, "hera-zeus", *bots, "--games=4", "--lever-games=3") == 0
    page = pages / "hera-zeus.md"
    rows = [row[:3] for row in rows_of(page, "Who begins")]
    assert rows == [
        ["`greedy:worlds=1`", "as published", "4 of 4"],
        ["`greedy:worlds=1`", '`start_player = "zeus"`', "4 of 4"],
        ["`random`", "as published", "3 of 3"],
        ["`random`", "`short_first_turn = true`", "3 of 3"],
    ]


@pytest.mark.parametrize("key", OURS)
def test_every_card_of_the_box_is_on_the_page(key: str, pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert measure(monkeypatch, key, "--bot=greedy:worlds=1", "--games=1", "--lever-games=0") == 0
    cards = rows_of(pages / f"{key}.md", "Cards")
    unplayed = {"the figure", "Honour card"}
    assert {row[0] for row in cards} == {card["name"] for card in words("en", key).gallery()} - unplayed


def test_what_is_measured_already_is_not_played_again(
    pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("hera-zeus", "--bot=random", "--lever-games=0", f"--results={tmp_path / 'results'}")
    assert measure(monkeypatch, *arguments, "--games=2") == 0
    (kept,) = (tmp_path / "results").iterdir()
    before = kept.read_text(encoding="utf-8").splitlines()
    assert measure(monkeypatch, *arguments, "--games=3") == 0
    assert kept.read_text(encoding="utf-8").splitlines()[1:3] == before[1:]
    assert rows_of(pages / "hera-zeus.md", "Who begins")[0][2] == "3 of 3"
    assert str(tmp_path) not in (pages / "hera-zeus.md").read_text(encoding="utf-8")


def test_whoever_ends_it_gets_a_page_of_what_was_played(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(contest: Contest, *_: object) -> Score:
        raise Interrupted(hold(replace(contest, games=2)))

    monkeypatch.setattr(balance, "hold_in_sight", interrupted)
    assert measure(monkeypatch, "hera-zeus", "--lever-bot=random", "--lever-games=9") == 130
    page = pages / "hera-zeus.md"
    assert [row[:3] for row in rows_of(page, "Who begins")] == [["`random`", "as published", "2 of 9"]]
    assert "## Cards" not in page.read_text(encoding="utf-8")  # those of the strongest bot, which has not played


def test_a_bot_that_there_is_not_is_refused(
    pages: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert measure(monkeypatch, "olympus", "--bot=oracle") == 2
    assert "oracle" in capsys.readouterr().err
    assert measure(monkeypatch, "olympus", "--option=oracle=1") == 2
    assert "oracle" in capsys.readouterr().err
    assert not pages.exists()


@pytest.mark.parametrize("key", OURS)
def test_every_lever_is_an_option_that_is_off_in_every_edition(key: str) -> None:
    for changes in LEVERS[key]:
        for edition in game(key).editions:
            assert game(key).options(edition, changes).changes() == changes


def test_whether_it_is_fair_is_open_as_long_as_an_end_lies_within_the_interval() -> None:
    goal = (0.47, 0.53)
    assert verdict((0.48, 0.52), goal) == "yes"
    assert verdict((0.46, 0.52), goal) == verdict((0.52, 0.6), goal) == "open"
    assert verdict((0.4, 0.46), goal) == verdict((0.54, 0.6), goal) == "no"


def test_one_game_in_ten_is_left_out_of_the_usual_lengths() -> None:
    assert list(middle(Counter({1: 1, 10: 9, 20: 9, 99: 1}))) == [1, 20]
    assert list(middle(Counter({1: 1, 10: 50, 20: 50, 99: 1}))) == [10, 20]


def test_every_game_of_a_fresh_contest_has_a_deal_of_its_own() -> None:
    contest = replace(new_contest("deukalion", ["random"] * 3, games=5), fresh=True)
    assert [(number, contest.deal(number), contest.seating(number)) for number in contest.numbers] == [
        (number, number - 1, (0, 1, 2)) for number in range(1, 6)
    ]
