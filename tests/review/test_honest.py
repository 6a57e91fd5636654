"""What is hidden changes no verdict, no luck and no reason: same view, same seed, same answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.laws.play import played
from tests.laws.secrets import any_move, changed
from theomachy.build import compiled
from theomachy.games import OURS
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.review import equity, luck
from theomachy.review.luck import Fortune
from theomachy.review.reasons import advised, better
from theomachy.review.reviewing import weigh, whose_luck
from theomachy.table.match import Match
from theomachy.words import words

COMPARED = 12 if compiled() else 3  # of each kind
LONGEST = 400  # choices of a game


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equity, "FIRST", 8)
    monkeypatch.setattr(luck, "WORLDS", 8)
    monkeypatch.setattr(luck, "TRIED", 16)
    monkeypatch.setattr(luck, "LOOKS", 20)


@pytest.mark.parametrize("key", OURS)
def test_what_is_hidden_changes_no_review_and_no_hint(key: str) -> None:
    of, rng = played(key), random.Random(7)
    decisions = chances = 0
    while decisions < COMPARED or chances < COMPARED:
        seats = rng.randint(*of.game.players)
        match = Match(of.game, of.game.options(), ["somebody"] * seats, None)
        while not match.over and len(match.choices) < LONGEST:
            if match.to_move() == CHANCE and chances < COMPARED:
                chances += same_luck(of, match, rng)
            elif match.to_move() != CHANCE and decisions < COMPARED and rng.randrange(4) == 0:
                decisions += same_verdict(of, match, rng)
            match._apply(*any_move(of, match, rng))


def same_verdict(of: Any, match: Match, rng: random.Random) -> bool:
    """Of a decision, in both worlds; with its reasons, and with the luck of what it turned up where both are told the
    same."""
    seat = match.to_move()
    other = changed(of, match, seat, rng)
    if other is None or len(match.view(seat).legal) == 1:
        return False
    w = words("en", of.game.key).with_options(match.options)
    seen = [(each.view(seat), each.recall(seat)) for each in (match, other)]
    found = [weigh(of.game, *one, 5, one[0].legal[-1], 1) for one in seen]
    assert found[0] == found[1]
    hints = [advised(of.game, w, *one, found[0], Rng(5)) for one in seen]
    assert hints[0] == hints[1]
    reasons = [better(of.game, w, *one, found[0], one[0].legal[-1], Rng(5)) for one in seen]
    assert reasons[0] == reasons[1]
    return True


def same_luck(of: Any, match: Match, rng: random.Random) -> bool:
    """Of what chance answers, in both worlds, whoever sees it."""
    outcomes = of.game.legal(match._state)
    outcome = rng.choice(outcomes)
    seat = whose_luck(match, outcome)
    if seat == NOBODY:
        return False
    other = changed(of, match, seat, rng)
    if other is None or outcome not in of.game.legal(other._state):
        return False
    assert whose_luck(other, outcome) == seat
    fortune = Fortune(of.game)
    found = [fortune.of_outcome(each.view(seat), each.recall(seat), outcome, 5) for each in (match, other)]
    assert found[0] == found[1]
    return True
