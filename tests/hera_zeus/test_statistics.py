"""What the arena counts of Hera and Zeus: how often each kind was laid and used, who won then, how the games ended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from theomachy.arena.page import page
from theomachy.arena.statistics.hera_zeus import HeraZeusStatistics, Summary
from theomachy.cli import main
from theomachy.figures import figures_of, is_figures, written
from theomachy.games import OURS, Event
from theomachy.games.hera_zeus import events as hz
from theomachy.games.hera_zeus.options import Options
from theomachy.words import LANGUAGES

HERA, ZEUS = 0, 1


def a_game() -> list[Event]:
    """Two turns; Zeus wins."""
    return [
        hz.Starts(HERA),
        hz.OpeningRow(HERA),
        hz.Turn(HERA, 3),
        hz.Laid(HERA, "5", "A,1"),
        hz.Laid(HERA, "5", "B,1"),
        hz.Used(HERA, "P", HERA),
        hz.Turn(ZEUS, 3),
        hz.Laid(ZEUS, "*5", "A,1"),
        hz.Used(ZEUS, "P", ZEUS),
        hz.Won(ZEUS, "captive-in-front"),
    ]


def counted(*summaries: Summary) -> HeraZeusStatistics:
    statistics = HeraZeusStatistics(Options())
    for summary in summaries:
        statistics.add(summary)
    return statistics


def test_a_card_is_counted_by_its_kind_and_a_side_once_in_a_game() -> None:
    summary = HeraZeusStatistics.summary(a_game())
    assert summary == Summary(
        laid=((HERA, "5", 1), (HERA, "5", 1), (ZEUS, "5", 2)),
        used=((HERA, "P", 1), (ZEUS, "P", 2)),
        winner=ZEUS,
        ending="captive-in-front",
    )
    found = counted(summary, summary)
    assert found.counts["5"].as_json() | {"low": 0, "high": 0} == {
        "laid": 6,
        "used": 0,
        "wins": 2,
        "draws": 0,
        "losses": 2,
        "rate": 0.5,
        "low": 0,
        "high": 0,
        "turn": 1.33,
    }
    assert found.figures()["P"] == {"played": 4, "players": 4, "rate": 0.5, "low": 0.15, "high": 0.85}
    assert found.figures()["7"] == {"played": 0, "players": 0, "rate": None, "low": None, "high": None}
    assert found.as_json()["endings"]["captive-in-front"] == 2  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_every_kind(language: str) -> None:
    text = page(language, "", *counted(HeraZeusStatistics.summary(a_game())).sections(language))
    assert text.count("<tr") == 1 + 16
    assert "report-" not in text


def test_figures_are_written_again_as_they_were(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    line = ["arena", "hera-zeus", "random", "random", "--games", "2", "--jobs", "1", "--cards-report", str(file)]
    assert main(line) == 0
    assert is_figures(file)
    first = json.loads(file.read_text())
    assert (first["games"], first["seats"], first["bots"], first["seed"]) == (2, 2, ["random", "random"], 1)
    assert main([*line, "--seed", "2"]) == 0  # it replaces its like
    assert json.loads(file.read_text())["seed"] == 2
    capsys.readouterr()
    for game in OURS:
        shipped = figures_of(game)
        assert shipped is not None
        assert json.loads(written(shipped)) == shipped
