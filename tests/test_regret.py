"""What bots give away with a choice."""

from __future__ import annotations

import re

import pytest

from benchmarks.regret import main


def test_whoever_chooses_at_random_gives_away_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = ["--decisions=10", "--worlds=64", "--tries=2"]
    monkeypatch.setattr("sys.argv", ["regret", "olympus", "search:iterations=100", "random", *few])
    assert main() == 0
    searched, at_random = capsys.readouterr().out.splitlines()
    lost = [float(line.split("gives away ")[1].split()[0]) for line in (searched, at_random)]
    assert 0 <= lost[0] < lost[1]
    assert re.search(r", \+[\d.]+ ± [\d.]+ against the first$", at_random)


def test_a_bot_that_there_is_not_is_refused_before_anything_is_weighed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["regret", "olympus", "search", "oracle"])
    assert main() == 2
    assert "oracle" in capsys.readouterr().err
