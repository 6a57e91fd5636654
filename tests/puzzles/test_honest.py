"""What is hidden makes no puzzle: same view, same answer."""

from __future__ import annotations

import random

import pytest

from tests.laws.play import played
from tests.laws.secrets import any_move, changed
from tests.puzzles.small import find_easily
from theomachy.build import compiled
from theomachy.games import OURS
from theomachy.kernel.seats import CHANCE
from theomachy.puzzles import finding
from theomachy.table.match import Match

COMPARED = 12 if compiled() else 3
LONGEST = 400  # choices of a game


@pytest.mark.parametrize("key", OURS)
def test_what_is_hidden_changes_neither_puzzle_nor_answer_nor_level(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    find_easily(monkeypatch)
    of, rng = played(key), random.Random(11)
    compared = puzzles = 0
    while compared < COMPARED or puzzles == 0:
        match = Match(of.game, of.game.options(), ["somebody"] * 2, None)
        while not match.over and len(match.choices) < LONGEST:
            seat = match.to_move()
            if seat != CHANCE and rng.randrange(4) == 0 and compared < COMPARED:
                other = changed(of, match, seat, rng)
                if other is not None and len(match.view(seat).legal) >= finding.FEWEST:
                    here, there = (finding.only_answer(of.game, m.view(seat), m.recall(seat)) for m in (match, other))
                    assert here == there
                    compared += 1
                    puzzles += here is not None
            match._apply(*any_move(of, match, rng))
