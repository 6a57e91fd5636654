"""A contest that ends when it is decided: it errs as often as it says, whatever the deals do."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest

from theomachy.arena import hold, new_contest
from theomachy.arena.sequential import Sequential, likelihood, share_of
from theomachy.cli import main

TESTS = 400  # of each kind; of an error of 5 % then 95 in 100 lie between 2.9 and 7.1 %
LOW, HIGH = 0.0, 150.0  # far apart, so that few games decide


class Table:
    """Games whose deals favour a seat by so much (in logits), between bots of known strength: the first is worth so
    many points more than each of the others."""

    def __init__(self, points: float, luck: float, seats: int, draws: float) -> None:
        self.luck, self.seats, self.draws = luck, seats, draws
        self.better = 0.0
        near, far, wanted = -3.0, 3.0, share_of(points, seats - 1)
        for _ in range(20):  # the strength at which it gets its share, on average over deals
            self.better = (near + far) / 2
            rng = Random(1)
            deals = [self.chances(rng) for _ in range(1500)]
            share = sum(map(sum, deals)) / (seats * len(deals)) * (1 - draws) + draws / seats
            near, far = (self.better, far) if share < wanted else (near, self.better)

    def chances(self, rng: Random) -> list[float]:
        """Of the first bot in each seat of one deal."""
        cards = [math.exp(rng.gauss(0, self.luck)) for _ in range(self.seats)]
        mine = [cards[seat] * math.exp(self.better) for seat in range(self.seats)]
        return [each / (sum(cards) - cards[seat] + each) for seat, each in enumerate(mine)]

    def tested(self, seed: int) -> Sequential:
        rng = Random(seed)
        test = Sequential(LOW, HIGH, self.seats)
        while not test.decision:
            for chance in self.chances(rng):
                drawn = rng.random() < self.draws
                test.add(1 / self.seats if drawn else float(rng.random() < chance))
        return test


@pytest.mark.parametrize("points", [LOW, HIGH])
@pytest.mark.parametrize(("luck", "seats", "draws"), [(0.0, 2, 0.0), (1.5, 2, 0.05), (1.0, 4, 0.02)])
def test_of_100_decisions_5_are_wrong(points: float, luck: float, seats: int, draws: float) -> None:
    table = Table(points, luck, seats, draws)
    decisions = [table.tested(seed).decision for seed in range(TESTS)]
    wrong = sum(decision != ("low" if points == LOW else "high") for decision in decisions)
    assert wrong / TESTS < 0.075


def test_what_lies_beyond_is_found_sooner() -> None:
    tables = [Table(points, 1.0, 2, 0.0) for points in (-150, 75, HIGH, 300)]
    games = [sum(table.tested(seed).games for seed in range(40)) for table in tables]
    assert games[0] < games[1]
    assert games[1] > games[2] > games[3]


def test_of_games_that_are_won_or_lost_the_likelihood_is_that_of_a_coin() -> None:
    found = {0.0: 30.0, 1.0: 70.0}
    one, other = (70 * math.log(mean) + 30 * math.log(1 - mean) for mean in (0.6, 0.5))
    assert likelihood(found, 0.6) - likelihood(found, 0.5) == pytest.approx(one - other)


@pytest.mark.parametrize("mean", [0.05, 0.3, 0.5, 0.62, 0.97])
def test_no_other_distribution_with_this_mean_fits_better(mean: float) -> None:
    found = {0.0: 3.0, 0.25: 9.0, 0.5: 30.0, 0.75: 16.0, 1.0: 4.0}
    best, rng = likelihood(found, mean), Random(3)
    total = sum(found.values())
    for _ in range(300):
        parts = {share: count * math.exp(rng.gauss(0, 0.5)) for share, count in found.items()}
        parts[0.0] = 0.0  # so much that the mean is right
        rest = sum(part * (share - mean) for share, part in parts.items())
        parts[0.0 if rest > 0 else 1.0] += abs(rest) / (mean if rest > 0 else 1 - mean)
        parts[0.0] = max(parts[0.0], 1e-9)
        of_all = sum(parts.values())
        assert sum(found[s] * math.log(parts[s] / of_all / (found[s] / total)) for s in found) <= best + 1e-6


# --- in a contest -----------------------------------------------------------------------------------------------------

LINE = "arena hera-zeus greedy:worlds=1 random --seed 2 --language en --until"


def test_the_contest_ends_when_it_is_decided(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    for jobs in "1", "2":
        assert main([*LINE.split(), "0,100", "--jobs", jobs, "--json", "--resume", str(file)]) == 0
        found = json.loads(capsys.readouterr().out)
        test = found["until"]
        assert (test["low"], test["high"], test["decision"]) == (0, 100, "high")
        assert test["log_likelihood_ratio"] > test["bound"] > 2.94
        assert test["games"] == found["games"] == 2 * sum(test["deals"].values()) < 100
    assert main([*LINE.split(), "0,100", "--resume", str(file)]) == 0
    assert f"Decided after {found['games']} games: worth +100 points of rating rather" in capsys.readouterr().out


def test_the_last_game_may_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split(), "400,500", "--games", "5", "--jobs", "1"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Not decided after 4 games: the evidence between +400 and +500 points of rating is " in out


def test_one_against_copies_of_another() -> None:
    contest = new_contest("deukalion", ["random"] * 3, 6, until=(0, 30), round_limit=30)
    test = hold(contest).test
    assert test is not None
    assert test.games == 6


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("hera-zeus random random --until 30", "--until takes two numbers of points, the lower one first"),
        ("hera-zeus random random --until 30,0", "not “30,0”"),
        ("hera-zeus random random --until 0,nan", "not “0,nan”"),
        ("deukalion greedy random search --until 0,30", "--until compares two bots, or the first with several copies"),
        ("hera-zeus greedy random search --round-robin --until 0,30", "--until compares two bots"),
        ("hera-zeus greedy random --round-robin 3", "Groups of 3 need at least 3 bots, not 2."),
        ("hera-zeus greedy random --ladder 3", "Groups of 3 need at least 3 bots, not 2."),
        ("hera-zeus greedy random search --ladder --until 0,30", "--until compares two bots"),
        ("hera-zeus greedy random --ladder --round-robin", "leave out --round-robin or --ladder."),
        ("hera-zeus greedy random --ladder 1", "--ladder takes a whole number from 2, not “1”."),
        ("hera-zeus greedy random random --round-robin 3", "is for 2 players, not for 3."),
        ("hera-zeus greedy random --round-robin 1", "--round-robin takes a whole number from 2, not “1”."),
    ],
)
def test_what_cannot_be_tested_is_refused(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *line.split(), "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err
