"""Every game ends, after at most 254 points and 254 turns."""

import random

import pytest

from tests.hera_zeus.lockstep import random_options
from tests.hera_zeus.table import GAME
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games.hera_zeus.options import EDITIONS, Options
from theomachy.games.hera_zeus.rules import USE_GOD
from theomachy.games.hera_zeus.state import State
from theomachy.games.hera_zeus.vocabulary import CHALLENGE, DRAW, LAY, REMOVE_FIGURE, USE
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

MOST = 254
PLAYOUTS = 20_000 if compiled() else 2_000
GAMES = 2_000 if compiled() else 200

# Who stalls draws if he can, else lays, else plays a card or takes his figure off, and challenges last.
STALLING = [range(DRAW, LAY), range(LAY, CHALLENGE), range(USE, REMOVE_FIGURE + 1), range(CHALLENGE, USE)]


def won_by_one(s: State) -> bool:
    return GAME.to_move(s) == NOBODY and s.winner in (0, 1) and sorted(GAME.result(s)) == [-1, 1]


@rule("HZ-END-08", "HZ-TURN-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_random_game_has_a_winner_in_time(edition: str) -> None:
    rng = Rng(len(edition))
    for _ in range(PLAYOUTS // 3):
        s = GAME.new(2, Options(edition))
        GAME.playout(s, rng)
        assert won_by_one(s)
        assert s.turns <= MOST


def points_spent(s: State, rng: random.Random, stalls: bool) -> int:
    """Play to the end and count the actions that cost a point."""
    points = 0
    while (seat := GAME.to_move(s)) != NOBODY:
        legal = GAME.legal(s)
        action = rng.choices(legal, GAME.weights(s))[0] if seat == CHANCE else rng.choice(legal)
        if stalls and seat != CHANCE:
            liked = next(filter(None, ([a for a in legal if a in kind] for kind in STALLING)), legal)
            action = rng.choice(liked)
        if seat != CHANCE and s.total > 0 and action <= REMOVE_FIGURE and action != USE_GOD:
            points += 1
        GAME.apply(s, action)
    return points


@rule("HZ-END-08", "HZ-END-10")
@pytest.mark.parametrize("stalls", [False, True])
def test_no_game_spends_more_points_than_the_proof_allows(stalls: bool) -> None:
    rng = random.Random(f"stalls: {stalls}")
    for _ in range(GAMES):
        options = random_options(rng)
        s = GAME.new(2, options)
        assert points_spent(s, rng, stalls) <= MOST
        assert s.turns <= min(MOST, options.turn_limit or MOST)
        assert won_by_one(s) or s.turns == options.turn_limit > 0


@rule("HZ-END-10")
def test_the_turn_limit_draws_what_nobody_has_won() -> None:
    rng = Rng(10)
    drawn = 0
    for _ in range(GAMES // 4):
        s = GAME.new(2, Options("rio-grande", {"turn_limit": 20}))
        GAME.playout(s, rng)
        assert won_by_one(s) or s.turns == 20
        drawn += s.winner == NOBODY
    assert drawn > 0
