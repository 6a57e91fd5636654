"""Laws over random games: pieces are conserved, games end, saves and copies go on as if nothing had happened."""

from __future__ import annotations

import random

import pytest

from tests.deukalion.table import GAME
from tests.deukalion.test_views import any_action, some_options
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games.contract import GameRules
from theomachy.games.deukalion.map import BARRED, SEA
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.refusals import QUESTIONS
from theomachy.games.deukalion.state import (
    HAND,
    PERMANENT,
    PLAYER_CELLS,
    State,
    aboard,
    below,
    cards_in_hand,
    chests_aboard,
    chests_in,
    chests_of,
    discard_size,
    free_spaces,
    in_hand,
    known_in_hand,
    marks_of,
    owner_of,
    pile_size,
    ship_of,
)
from theomachy.games.deukalion.steps import SCRIPTS
from theomachy.games.deukalion.vocabulary import CITIES, KINDS, OUTCOMES, SETTING_UP, SETTLEMENTS
from theomachy.kernel.errors import Refused
from theomachy.kernel.frames import ChanceStep
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER

GAMES = 20 if compiled() else 4
PLAYOUTS = 1000 if compiled() else 8


def check_invariants(s: State) -> None:
    """Section 1.1."""
    cards = pile_size(s) + discard_size(s)
    for seat in range(s.seats):
        posted = sum(marks_of(s, i) for i in range(SETTLEMENTS) if owner_of(s, i) == seat)
        assert aboard(s, seat) + below(s, seat) + posted == 10
        assert aboard(s, seat) >= 0
        assert below(s, seat) >= 0
        assert aboard(s, seat) + chests_aboard(s, seat) <= 10
        assert sum(s.hidden[HAND + KINDS * seat + kind] for kind in range(KINDS)) == cards_in_hand(s, seat)
        cards += cards_in_hand(s, seat) + int(s.table[PLAYER_CELLS * seat + PERMANENT]).bit_count()
        for kind in range(KINDS):
            for observer in (*range(s.seats), WATCHER):
                assert known_in_hand(s, seat, kind, observer) <= in_hand(s, seat, kind)
    assert cards == 30
    assert s.options.map.ground[s.hydra] == SEA
    if s.phase != SETTING_UP:
        for colour in range(5):
            lying = sum(chests_in(s, city, colour) for city in range(CITIES))
            assert lying + sum(chests_of(s, seat, colour) for seat in range(s.seats)) == 3
        assert min(free_spaces(s, city) for city in range(CITIES)) >= 0
        assert all(s.options.map.ground[ship_of(s, seat)] != BARRED for seat in range(s.seats))


@rule("DK-CHEST-03", "DK-HOPLITE-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_lose_nothing(seats: int) -> None:
    for seed in range(GAMES):
        rng = Rng(seed)
        s = GAME.new(seats, some_options(seed) if seed % 2 else Options())
        turn, decisions = 0, 0
        while GAME.to_move(s) != NOBODY:
            GAME.take(s, any_action(s, rng))
            check_invariants(s)
            decisions = 0 if s.turns != turn else decisions + (s.asked >= 0)
            turn = s.turns
            assert decisions < 300
        result = GAME.result(s)
        assert len(result) == seats
        assert max(result) > -1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playouts_end(seats: int) -> None:
    for seed in range(PLAYOUTS):
        s = GAME.new(seats, Options())
        assert GAME.playout(s, Rng(seed)) > 100
        assert GAME.to_move(s) == NOBODY


@pytest.mark.parametrize("seed", range(4))
def test_saves_and_copies_go_on_as_if_nothing_had_happened(seed: int) -> None:
    rng, number = Rng(seed), 0
    s = GAME.new(2 + seed % 3, some_options(seed))
    other = s.copy()
    while GAME.to_move(s) != NOBODY:
        if number % 20 == 0:
            other = GAME.load(s.save(), s.options) if number % 40 else s.copy()
            assert other.save() == s.save()
            assert GAME.legal(other) == GAME.legal(s)
        action = any_action(s, rng)
        GAME.take(s, action)
        GAME.apply(other, action)
        assert other.save() == s.save()
        number += 1
    assert GAME.result(other) == GAME.result(s)


@pytest.mark.parametrize("seed", range(2))
def test_every_other_action_is_refused_without_a_change(seed: int) -> None:
    rng, number, pick = Rng(seed), 0, random.Random(seed)
    s = GAME.new(2 + seed % 3, some_options(seed))
    codes = set()
    while GAME.to_move(s) != NOBODY:
        if number % 10 == 0:
            before, legal = s.save(), set(GAME.legal(s))
            for action in pick.sample(range(-2, OUTCOMES + 5), 60):
                if action not in legal:
                    with pytest.raises(Refused) as caught:
                        GAME.apply(s, action)
                    codes.add(caught.value.code)
                    assert caught.value.clause.startswith("DK-")
                    assert caught.value.code
            assert s.save() == before
        GAME.take(s, any_action(s, rng))
        number += 1
    assert len(codes) > 10


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
            assert len(GAME.legal(s)) == len(GAME.weights(s))
        GAME.take(s, any_action(s, rng))
    assert piles == {0, 1, NOBODY}


def test_every_question_has_reasons_to_refuse() -> None:
    questions = {step.question() for script in SCRIPTS for step in script.steps if not isinstance(step, ChanceStep)}
    assert questions - {""} == set(QUESTIONS)


def test_it_is_a_game_as_clients_want_it() -> None:
    game: GameRules = GAME
    assert (game.key, game.editions, game.plays_on) == ("deukalion", ("standard",), 0)
    assert game.seat_names == ("deukalion", "perseus", "hercules", "achilles")
    assert GAME.by_heart(GAME.view(GAME.new(2, Options()), 0), Rng(1)) is None
    assert not GAME.holds_back(GAME.new(2, Options()))
