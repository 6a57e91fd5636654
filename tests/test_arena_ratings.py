"""Ratings and intervals: as the results have them, right for known strengths, and by deals rather than by games."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from random import Random

import pytest

from theomachy.arena import hold, new_contest
from theomachy.arena.playing import Played
from theomachy.arena.plots import scale_of_ratings, scale_of_times
from theomachy.arena.ratings import FURTHEST, Ranking
from theomachy.arena.report import report
from theomachy.arena.score import Score, rating_of
from theomachy.arena.tally import DealTally, Tally
from theomachy.cli import main
from theomachy.words import house_words


def logit(rate: float) -> float:
    return 400 * math.log10(rate / (1 - rate))


def played(*shares: float) -> Ranking:
    """Deals of two games each, by what `a` got of both."""
    ranking = Ranking()
    for deal, share in enumerate(shares):
        for each in (min(1.0, 2 * share), max(0.0, 2 * share - 1)):
            ranking.add(deal, ["a", "b"], [each, 1 - each])
    return ranking


def test_of_two_bots_it_is_the_rate_in_points() -> None:
    found = played(*[1.0] * 20, *[0.75] * 10, *[0.5] * 50, *[0.0] * 10).ratings("b", 1)
    rate = (20 + 7.5 + 25) / 90
    assert found["a"].points == pytest.approx(logit(rate), abs=0.1)
    assert found["a"].low < found["a"].points < found["a"].high
    assert (found["b"].points, found["b"].low, found["b"].high) == (0, 0, 0)


def test_one_against_three_of_its_kind_is_worth_nothing() -> None:
    ranking = Ranking()
    for deal in range(40):
        for winner in range(4):
            ranking.add(deal, ["a", "b", "b", "b"], [float(seat == winner) for seat in range(4)])
    assert ranking.ratings("b", 1)["a"].points == pytest.approx(0, abs=0.1)
    for deal in range(40, 60):
        for _ in range(4):
            ranking.add(deal, ["b", "a", "b", "b"], [0, 1, 0, 0])
    assert ranking.ratings("b", 1)["a"].points == pytest.approx(400 * math.log10(3), abs=0.1)  # half of all victories


def test_strengths_are_found_again_from_what_they_lead_to() -> None:
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.25}
    ranking = Ranking()
    for lineup in (("a", "b", "c"), ("b", "c", "d"), ("d", "a", "c"), ("b", "d", "a")):
        due = sum(strengths[name] for name in lineup)
        ranking.add(0, lineup, [strengths[name] / due for name in lineup])
    found = ranking.ratings("c", 1)
    assert {name: round(rating.points) for name, rating in found.items()} == {
        name: round(400 * math.log10(strength)) for name, strength in strengths.items()
    }


def test_who_never_lost_is_not_infinitely_strong_and_may_not_be_that_strong() -> None:
    found = played(*[1.0] * 10).ratings("b", 1)["a"]
    assert found.points == found.high == FURTHEST
    assert 100 < found.low < 500


def test_a_bot_against_itself_has_no_rating() -> None:
    ranking = Ranking()
    ranking.add(0, ["a", "a"], [1, 0])
    assert ranking.ratings("a", 1) == {}
    assert Ranking().ratings("a", 1) == {}


def test_intervals_of_rates_and_of_ratings_say_the_same() -> None:
    shares = [0.0, 0.5, 0.5, 0.5, 1.0, 1.0] * 30
    tally = DealTally()
    for deal, share in enumerate(shares):
        for each in (min(1.0, 2 * share), max(0.0, 2 * share - 1)):
            tally.add(2 * each - 1, deal)
    found = played(*shares).ratings("b", 1)["a"]
    low, high = tally.interval()
    assert (found.low, found.high) == pytest.approx((logit(low), logit(high)), abs=6)


# --- intervals of rates -----------------------------------------------------------------------------------------------


def dealt(deals: list[tuple[int, ...]], seats: int = 2) -> DealTally:
    tally = DealTally(seats=seats)
    for number, results in enumerate(deals):
        for points in results:
            tally.add(points, number)
    return tally


def width(tally: Tally) -> float:
    low, high = tally.interval()
    return high - low


def test_a_deal_that_always_helps_the_same_seat_says_little_and_takes_little_away() -> None:
    plain = Tally(wins=100, losses=100)
    split = dealt([(1, -1)] * 100)
    alike = dealt([(1, 1), (-1, -1)] * 50)
    mixed = dealt([(1, 1), (1, -1), (-1, 1), (-1, -1)] * 25)
    assert split.rate == alike.rate == mixed.rate == plain.rate == 0.5
    assert width(split) < width(mixed) / 2
    assert width(alike) > 1.3 * width(mixed)
    assert width(mixed) == pytest.approx(width(plain), rel=0.05)


def test_a_few_games_are_not_certain() -> None:
    assert dealt([]).interval() == (0.0, 1.0)
    for results in ((1, 1), (-1, -1), (1, -1)):
        assert width(dealt([results] * 3)) > 0.3


@pytest.mark.parametrize(("luck", "better", "seats"), [(0.0, 0.0, 2), (2.0, 0.5, 2), (1.0, 2.0, 2), (1.0, 0.3, 4)])
@pytest.mark.parametrize("deals", [12, 60])
def test_of_100_intervals_95_hold_the_true_rate(luck: float, better: float, seats: int, deals: int) -> None:
    """Of games whose deals favour a seat."""
    rng = Random(12)

    def deal() -> tuple[list[int], float]:
        cards = [math.exp(rng.gauss(0, luck)) for _ in range(seats)]
        mine = [card * math.exp(better) for card in cards]
        chances = [each / (sum(cards) - card + each) for card, each in zip(cards, mine, strict=True)]
        return [1 if rng.random() < chance else -1 for chance in chances], sum(chances) / seats

    true = sum(deal()[1] for _ in range(10000)) / 10000
    held = 0
    for _ in range(600):
        low, high = dealt([tuple(deal()[0]) for _ in range(deals)], seats).interval()
        held += low <= true <= high
    assert held / 600 > 0.92


# --- round robins -----------------------------------------------------------------------------------------------------


def test_everybody_plays_everybody_with_the_same_deals_in_both_seats() -> None:
    contest = new_contest("hera-zeus", ["random", "greedy", "search"], 4, table=2)
    assert len(contest.numbers) == 12
    games = Counter((contest.deal(number), contest.seating(number)) for number in contest.numbers)
    assert set(games.values()) == {1}
    assert set(games) == {(deal, (a, b)) for deal in (0, 1) for a in range(3) for b in range(3) if a != b}


def test_groups_of_three_and_a_last_deal_that_is_not_played_in_every_seat() -> None:
    contest = new_contest("deukalion", ["random", "greedy", "search", "random"], 5, table=3)
    assert len(contest.lineups) == 4
    assert len(contest.numbers) == 20
    seatings = [contest.seating(number) for number in contest.numbers]
    assert Counter(tuple(sorted(seating)) for seating in seatings) == dict.fromkeys(contest.lineups, 5)
    assert all(len(set(contest.seating(number))) == 3 for number in contest.numbers)


def test_a_round_robin_has_a_rating_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    line = (
        "arena hera-zeus greedy:worlds=1 random greedy:worlds=1,sight=1 --round-robin --games 4 --language en".split()
    )
    assert main([*line, "--json", "--option", "turn_limit=20"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 12
    assert [bot["wins"] + bot["draws"] + bot["losses"] for bot in found["bots"]] == [8, 8, 8]
    best, other, last = (bot["rating"] for bot in found["bots"])
    assert best["low"] <= best["points"] <= best["high"]
    assert best["points"] > other["points"]
    assert last == {"points": 0.0, "low": 0.0, "high": 0.0}
    assert main([*line, "--option", "turn_limit=2"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Ratings are differences from greedy:worlds=1,sight=1;" in out
    assert out.count("random") == 3


def test_on_a_ladder_neighbours_play_each_other() -> None:
    contest = new_contest("hera-zeus", ["random", "greedy:worlds=1", "search:iterations=5"], 2, table=2, ladder=True)
    assert [contest.seating(number) for number in contest.numbers] == [(0, 1), (1, 0), (1, 2), (2, 1)]
    threes = new_contest("deukalion", ["random"] * 5, 3, table=3, ladder=True)
    assert threes.lineups == ((0, 1, 2), (1, 2, 3), (2, 3, 4))


def test_a_ladder_has_ratings_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena hera-zeus random greedy:worlds=1 search:iterations=5 --ladder --games 2 --option turn_limit=8 --json"
    assert main(line.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert [bot["wins"] + bot["draws"] + bot["losses"] for bot in found["bots"]] == [2, 4, 2]
    assert all("rating" in bot for bot in found["bots"])


def test_who_has_not_played_yet_has_no_rating() -> None:
    contest = new_contest("hera-zeus", ["greedy", "search", "random"], 2, table=2)
    score = Score(contest, ("hera", "zeus"))
    score.add(Played(3, (0, 2), (1.0, -1.0), 0, 9))
    assert [len(rating_of(bot, score)) for bot in contest.bots] == [2, 0, 2]
    assert "search" in report(score, "en")


def test_the_report_is_a_ladder_and_shows_how_long_each_bot_thinks() -> None:
    contest = new_contest("hera-zeus", ["random", "greedy:worlds=1", "search:iterations=5"], 2, table=2, turn_limit=8)
    page = report(hold(contest), "de")
    plots = [text for text in re.findall("<svg.*?</svg>", page, re.DOTALL) if 'class="name"' in text]
    ladder, times = (re.findall('class="name">([^<]*)<', plot) for plot in plots[:2])
    ratings = hold(contest).ratings
    assert ladder == sorted(ratings, key=lambda bot: -ratings[bot].points)
    assert times == [f"{bot}, nach {way}" for bot in contest.bots for way in ("der Uhr", "der Rechenzeit")]
    assert re.search(r"greedy:worlds=1, nach der Uhr: [\d,]+ ms, 99 % [\d,]+ ms", plots[1])


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(0, 0, "0 +10"), (-3, 57, "−10 0 +10 +20 +30 +40 +50 +60"), (-1200, 1200, "−1200 −800 −400 0 +400 +800 +1200")],
)
def test_a_scale_of_ratings_has_round_numbers(low: float, high: float, marks: str) -> None:
    assert " ".join(text for _, text in scale_of_ratings(low, high)) == marks


def test_a_scale_of_times_goes_by_powers_of_ten() -> None:
    scale = scale_of_times(3e-8, 70, house_words("en"))
    assert [text for _, text in scale] == [
        *("10 ns", "100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s"),
    ]
    assert [value for value, _ in scale] == list(range(-8, 3))
