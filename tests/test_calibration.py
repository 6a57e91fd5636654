"""How the odds that a value gives are compared with results."""

from __future__ import annotations

import math

import pytest

from benchmarks.calibration import Game, fit, loss, main, report

WON, LOST = 1.0, 0.0
# Of four games that stand at odds of e to 1, three are won; at 1 to e, one.
ONE_DECISION: list[Game] = [[(1.0, WON)]] * 3 + [[(1.0, LOST)]] + [[(-1.0, WON)]] + [[(-1.0, LOST)]] * 3


def test_a_slope_says_how_sure_a_value_may_be() -> None:
    found = fit(ONE_DECISION)
    assert found.slope == pytest.approx(math.log(3))
    assert found.offset == pytest.approx(0)
    assert loss(ONE_DECISION, 0.0, math.log(3)) < loss(ONE_DECISION, 0.0, 1.0)


def test_it_is_games_that_count_for_the_error() -> None:
    once, often = fit(ONE_DECISION), fit([game * 50 for game in ONE_DECISION])
    assert often.slope_error == pytest.approx(once.slope_error)
    more = fit(ONE_DECISION * 4)
    assert more.slope_error == pytest.approx(once.slope_error / 2)


def test_a_report_names_all_figures() -> None:
    assert report(ONE_DECISION) == (
        "8 games, 8 decisions\nslope 1.10 ± 1.60, offset 0.00 ± 1.60\nlog-loss 0.563, fitted 0.562, constant 0.693"
    )


def test_a_game_that_does_not_exist_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["calibration", "chess"])
    assert main() == 2
    assert "chess" in capsys.readouterr().err
