"""Luck: nothing on average, and the same whatever is hidden."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from benchmarks.luck import Played, luck_of, main, mean, played, report, variance
from tests.test_search import new_match
from theomachy.bots import make_bot
from theomachy.build import compiled
from theomachy.games import OURS
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.review import luck
from theomachy.review.luck import Fortune
from theomachy.review.reviewing import Reviewer, whose_luck
from theomachy.table.match import Match

of_every_game = pytest.mark.parametrize("key", OURS)
GAMES = 12 if compiled() else 2
MOST = 50  # outcomes, where all are compared with each other


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "LOOKS", 150 if compiled() else 10)
    monkeypatch.setattr(luck, "WORLDS", 64 if compiled() else 6)
    monkeypatch.setattr(luck, "FEWEST", 12 if compiled() else 2)
    monkeypatch.setattr(luck, "TRIED", 256 if compiled() else 12)


def before_draws(key: str, count: int) -> Iterator[tuple[Match, int]]:
    """Positions in which a seat will see what chance answers, far enough from each other."""
    match = new_match(key, seed=4)
    match.dealer, dealer = None, match.dealer
    bots = [make_bot("greedy", match.game, seat) for seat in (0, 1)]
    asked = 0
    while not match.over and count > 0:
        seat = match.to_move()
        if seat != CHANCE:
            match.choose(seat, bots[seat].choose(match.view(seat), match.recall(seat), []))
            continue
        outcomes, weights = zip(*match.odds(), strict=True)
        lucky = whose_luck(match, outcomes[0])
        if lucky != NOBODY and len(outcomes) <= MOST:
            asked += 1
            if asked % 5 == 0:
                count -= 1
                yield match, lucky
        assert dealer is not None
        match._apply(CHANCE, dealer.draw(list(outcomes), list(weights)))


@of_every_game
def test_over_all_outcomes_by_weight_luck_is_nothing(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "TRIED", 4)
    monkeypatch.setattr(luck, "LOOKS", 10**9)
    for match, seat in before_draws(key, 2):
        fortune = Fortune(match.game)
        view, recall = match.view(seat), match.recall(seat)
        total, whole = [0.0, 0.0], 0.0
        for outcome, weight in believed(fortune, match, seat):
            found = fortune.of_outcome(view, recall, outcome, 1)
            assert found is not None
            whole += weight
            total = [sum_ + weight * (found.after[i] - found.before[i]) for i, sum_ in enumerate(total)]
            assert sum(found.after) == pytest.approx(1)
        assert whole == pytest.approx(4)
        assert total == pytest.approx([0.0, 0.0], abs=1e-9)


def believed(fortune: Fortune, match: Match, seat: int) -> list[tuple[int, float]]:
    """All outcomes, as likely as the seat thinks."""
    odds: dict[int, float] = {}
    for world in fortune.worlds(match.view(seat), match.recall(seat), 1):
        weights = match.game.weights(world)
        for outcome, weight in zip(match.game.legal(world), weights, strict=True):
            odds[outcome] = odds.get(outcome, 0.0) + weight / sum(weights)
    return list(odds.items())


def test_a_face_down_card_that_is_turned_up_is_luck() -> None:
    """Who challenges a face-down card has good or bad luck; who draws a card has his when he sees it."""
    reviewer = Reviewer(played("hera-zeus", "random", 2, 3))
    found = list(reviewer.nodes(luck_alone=True))
    turned_up = [node for node in found if reviewer.match.choices[node.at][0] == node.seat]
    assert turned_up
    for node in turned_up:
        text = reviewer.match.notation.write_action(reviewer.match.choices[node.at][1])
        assert text.startswith(("CHALLENGE", "USE", "TARGET", "TAKE", "LANE", "REMOVE")), text


@pytest.mark.parametrize("key", ["hera-zeus"])
def test_luck_evens_out_and_explains_some_of_the_results(key: str) -> None:
    """The small one; `./dev bench luck` is the large one."""
    games = [luck_of(Reviewer(played(key, "greedy", 2, seed))) for seed in range(GAMES)]
    for sample in ([sum(game.luck) for game in games], [game.drawn for game in games]):
        assert abs(mean(sample)) <= 4 * math.sqrt(variance(sample) / len(sample)) + 1e-9
    if compiled():
        left = [game.result - game.drawn for game in games]
        assert variance(left) < 1.2 * variance([game.result for game in games])


def test_a_report_names_all_figures() -> None:
    games = [
        Played(1.0, (0.3, 0.1), 0.3),
        Played(0.0, (-0.2, -0.2), -0.2),
        Played(1.0, (0.4, 0.0), 0.4),
        Played(0.0, (-0.5, 0.1), -0.5),
    ]
    assert report(games) == (
        "4 games, variance of results 0.3333\n"
        "luck: mean 0.0000 ± 0.4526, without it variance 0.0133, ratio 0.04\n"
        "draws alone: mean 0.0000 ± 0.4158, without it variance 0.0467, ratio 0.14\n"
        "luck of seat 1: 0.0000 ± 0.4158\n"
        "luck of seat 2: 0.0000 ± 0.1386"
    )


def test_a_game_that_does_not_exist_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["luck", "chess"])
    assert main() == 2
    assert "chess" in capsys.readouterr().err
