"""Laws of this game alone: games end, values lie between loss and victory, every question can be refused."""

from __future__ import annotations

import pytest

from tests.deukalion.table import GAME
from tests.deukalion.test_views import any_action, some_options
from theomachy.arena import hold, new_contest
from theomachy.build import compiled
from theomachy.games.contract import GameRules
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.refusals import QUESTIONS
from theomachy.games.deukalion.steps import SCRIPTS
from theomachy.kernel.frames import ChanceStep
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

GAMES = 20 if compiled() else 4
PLAYOUTS = 1000 if compiled() else 8
GREEDY_GAMES = 8 if compiled() else 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_no_turn_goes_on_for_ever(seats: int) -> None:
    for seed in range(GAMES):
        rng = Rng(seed)
        s = GAME.new(seats, some_options(seed) if seed % 2 else Options())
        turn, decisions = 0, 0
        while GAME.to_move(s) != NOBODY:
            GAME.take(s, any_action(s, rng))
            decisions = 0 if s.turns != turn else decisions + (s.asked >= 0)
            turn = s.turns
            assert decisions < 300
        result = GAME.result(s)
        assert len(result) == seats
        assert max(result) > -1.0


@pytest.mark.parametrize("seats", [2, 3, 4] if compiled() else [2])
def test_games_of_greedy_end_by_honour(seats: int) -> None:
    """Nobody waits for the round limit, whoever wins."""
    contest = new_contest("deukalion", ["greedy:worlds=1"] * seats, GREEDY_GAMES, seed=1)
    counted = hold(contest).as_json()
    assert counted["endings"] == {"goal": GREEDY_GAMES, "rounds": 0, "shared": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playouts_end(seats: int) -> None:
    for seed in range(PLAYOUTS):
        s = GAME.new(seats, Options())
        assert GAME.playout(s, Rng(seed)) > 100
        assert GAME.to_move(s) == NOBODY


def test_a_prospect_and_a_value_lie_between_loss_and_victory() -> None:
    rng = Rng(4)
    s = GAME.new(3, Options())
    number = 0
    while GAME.to_move(s) != NOBODY:
        if s.asked >= 0 and number % 50 == 0:
            for action in GAME.legal(s):
                assert -1.0 <= GAME.prospect(s, s.asked, action) <= 1.0
        number += 1
        GAME.take(s, any_action(s, rng))
    assert [GAME.value(s, seat) for seat in range(3)] == GAME.result(s)


def test_chance_is_drawn_from_piles_or_from_elsewhere() -> None:
    rng, piles = Rng(2), set()
    s = GAME.new(2, Options())
    while GAME.to_move(s) != NOBODY:
        if s.asked == CHANCE:
            piles.add(GAME.draws_from(s))
        GAME.take(s, any_action(s, rng))
    assert piles == {0, 1, NOBODY}


def test_every_question_has_reasons_to_refuse() -> None:
    questions = {step.question() for script in SCRIPTS for step in script.steps if not isinstance(step, ChanceStep)}
    assert questions - {""} == set(QUESTIONS)


def test_it_is_a_game_as_clients_want_it() -> None:
    game: GameRules = GAME
    assert (game.key, game.editions) == ("deukalion", ("standard",))
    assert game.seat_names == ("deukalion", "perseus", "hercules", "achilles")
    s = GAME.new(2, Options())
    assert GAME.from_book(GAME.view(s, 0), GAME.recall(s, 0), Rng(1)) is None
    assert not GAME.holds_back(s)
