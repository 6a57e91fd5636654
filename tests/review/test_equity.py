"""What each choice of a decision is worth: the same worlds and the same random numbers for all."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from tests.test_search import new_match
from theomachy.bots import make_bot
from theomachy.build import compiled
from theomachy.games import OURS
from theomachy.review import equity
from theomachy.review.equity import Estimate, Scale, Weighing, estimate
from theomachy.review.reviewing import NAMED, is_clear, name_of, weigh
from theomachy.table.match import Match

of_every_game = pytest.mark.parametrize("key", OURS)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equity, "FIRST", 64 if compiled() else 8)


def at_a_choice(key: str, skipped: int = 12, choices: int = 3) -> Match:
    """After some decisions, before one with so many choices."""
    match = new_match(key)
    bots = [make_bot("greedy", match.game, seat) for seat in (0, 1)]
    while skipped > 0 or len(match.view(match.to_move()).legal) < choices:
        seat = match.to_move()
        skipped -= len(match.view(seat).legal) > 1
        match.choose(seat, bots[seat].choose(match.view(seat), match.recall(seat), []))
    return match


def weighing(match: Match, seed: int = 1) -> Weighing:
    seat = match.to_move()
    return Weighing(match.game, match.view(seat), match.recall(seat), seed)


def test_an_estimate_has_an_error() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.error == pytest.approx(stdev([0.0, 1.0, 0.0, 1.0]) / 2)
    assert not Estimate(0.1, 0.05).sure
    assert Estimate(0.101, 0.05).sure


@of_every_game
def test_the_same_view_and_seed_give_the_same_verdict(key: str) -> None:
    match = at_a_choice(key)
    assert weighing(match).go_on() == weighing(match).go_on()
    assert weighing(match).go_on() != weighing(match, 2).go_on()


@of_every_game
def test_equal_choices_are_equal_to_the_last_digit(key: str) -> None:
    """Two scales with the same choice meet the same worlds, with the same random numbers."""
    match = at_a_choice(key)
    found = weighing(match)
    action = match.view(match.to_move()).legal[0]
    one, other = (Scale(found.game, match.game.rollout_depth, action) for _ in range(2))
    for scale in (one, other):
        scale.begin(2)
    for number in range(20):
        found.in_world(number, [one, other])
    assert one.round == other.round
    assert len(set(one.round)) > 1


@of_every_game
def test_each_round_doubles_the_worlds_and_only_the_last_one_counts(key: str) -> None:
    found = weighing(at_a_choice(key))
    first = found.go_on(found.left)
    second = found.go_on(found.left)
    third = found.go_on(found.left)
    assert [first.worlds, second.worlds, third.worlds] == [equity.FIRST, equity.FIRST, 2 * equity.FIRST]
    for scale in found.scales.values():
        assert len(scale.round) == third.worlds
        assert scale.search.root.child is not None
        assert third.of(scale.action).equity.mean == pytest.approx(fmean(scale.round))
    assert found.spent == 4 * equity.FIRST * len(found.scales)


@of_every_game
def test_the_best_is_behind_nobody(key: str) -> None:
    match = at_a_choice(key)
    verdict = weigh(match.game, match.view(match.to_move()), match.recall(match.to_move()), 1, share=1)
    assert {each.action for each in verdict.choices} == set(match.view(match.to_move()).legal)
    assert verdict.best.behind == Estimate(0.0, 0.0)
    assert verdict.loss(verdict.best.action) == 0
    assert verdict.best in verdict.alike()
    for choice in verdict.choices:
        assert choice.behind.mean >= 0
        assert 0 <= choice.equity.mean <= 1
        assert sum(choice.of_all) == pytest.approx(1)
        assert choice.of_all[match.to_move()] == pytest.approx(choice.equity.mean)


def test_an_error_is_as_large_as_the_differences_between_seeds() -> None:
    """Weighed again and again with other worlds, a difference varies as much as its error says."""
    match = at_a_choice("hera-zeus")
    first = weighing(match).go_on()
    actions = first.best.action, first.choices[1].action
    differences, errors = [], []
    for seed in range(30):
        found = weighing(match, 1000 * seed)
        found.go_on(actions)
        verdict = found.go_on(actions)
        one, other = (verdict.of(action) for action in actions)
        differences.append(one.equity.mean - other.equity.mean)
        errors.append(max(one.behind.error, other.behind.error))
    assert 0.5 < stdev(differences) / fmean(errors) < 2


def test_common_random_numbers_make_a_difference_surer_than_its_parts() -> None:
    verdict = weighing(at_a_choice("hera-zeus")).go_on()
    for choice in verdict.choices[1:]:
        apart = (choice.equity.error**2 + verdict.best.equity.error**2) ** 0.5
        assert choice.behind.error < 1.1 * apart
    assert any(
        choice.behind.error < 0.8 * (choice.equity.error**2 + verdict.best.equity.error**2) ** 0.5
        for choice in verdict.choices[1:]
    )


def test_names_begin_at_three_seven_and_fifteen_per_cent() -> None:
    names = [name_of(loss) for loss in (0.0, 0.0299, 0.03, 0.0699, 0.07, 0.1499, 0.15, 1.0)]
    assert names == ["", "", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]


@of_every_game
def test_a_decision_is_weighed_until_it_is_clear_or_its_share_is_spent(key: str) -> None:
    match = at_a_choice(key)
    view, recall = match.view(match.to_move()), match.recall(match.to_move())
    share = 20 * equity.FIRST * len(view.legal)
    verdict = weigh(match.game, view, recall, 1, view.legal[0], share)
    assert verdict.worlds > equity.FIRST or len(verdict.choices) > 1
    loss = verdict.of(view.legal[0]).behind
    assert is_clear(verdict, view.legal[0]) or loss.mean + 2 * loss.error >= NAMED or verdict.worlds >= 2 * equity.FIRST
