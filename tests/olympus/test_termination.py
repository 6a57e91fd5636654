"""Every game ends: with 64 cards in the pile after at most 33 turns."""

import random

import pytest

from tests.laws.olympus import OWN_CARDS
from tests.olympus.table import GAME, Box
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games.olympus.options import EDITIONS, Options
from theomachy.games.olympus.state import State
from theomachy.games.olympus.vocabulary import DONE, NO, PILE_EMPTY, PLAY, YES
from theomachy.kernel.options import Value
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY

PLAYOUTS = 10_000 if compiled() else 600
GAMES = 100 if compiled() else 20


def most_turns(options: Options) -> int:
    """The first turn may draw nothing, every other draws two cards or ends the game."""
    pile = options.cards.size() - 12 - options.removed_cards
    return 1 + (pile + 1) // 2


def ends(s: State) -> None:
    assert GAME.to_move(s) == NOBODY
    assert s.turns + 1 <= most_turns(s.options)
    results = {0: [1, -1], 1: [-1, 1], NOBODY: [0, 0]}
    assert GAME.result(s) == results[s.winner]
    assert s.winner != NOBODY or (s.ending == PILE_EMPTY and s.counter == 0)


@rule("FO-END-01", "FO-END-05", "FO-DRAW-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_random_game_ends_in_time(edition: str) -> None:
    rng = Rng(len(edition))
    options = Options(edition)
    assert most_turns(options) == 33
    for _ in range(PLAYOUTS):
        s = GAME.new(2, options)
        GAME.playout(s, rng)
        ends(s)


# What a player does whenever he may; the rest of the time anything.
HABITS = {
    "plays nothing": (DONE,),
    "plays all he can": (*range(PLAY, PLAY + 200), YES),
    "wants nothing": (NO, DONE),
    "wants everything": (YES,),
}


@rule("FO-END-01", "FO-ABILITY-17", "FO-ATTACK-12")
@pytest.mark.parametrize("habit", HABITS)
def test_whatever_the_habits_of_the_players_games_end_in_time(habit: str) -> None:
    dice = random.Random(habit)
    for number in range(GAMES):
        custom: dict[str, Value] = {"custom_cards": OWN_CARDS, "attack_cap": 3} if number % 2 else {}
        removed = dice.choice((0, 20, 40))
        options = Options(dice.choice(list(EDITIONS)), {**custom, "removed_cards": removed})
        s = GAME.new(2, options)
        while GAME.to_move(s) != NOBODY:
            legal = GAME.legal(s)
            GAME.apply(s, dice.choice([action for action in legal if action in HABITS[habit]] or legal))
            assert s.effects <= options.effect_limit
        ends(s)


@rule("FO-DRAW-01", "FO-END-05")
def test_the_bound_is_reached() -> None:
    """Nobody plays a card, and phase 3 of the first turn is left out."""
    table = Box("a", "hector jason medea ajax achilles heracles", "perseus theseus chiron odysseus helen agamemnon")
    while table.asked() != "nobody":
        answers = {"main": "DONE", "skip": "KEEP", "drawn": "{}"}
        table.do(answers[table.question().split()[1]])
    table.ties(PILE_EMPTY)
    assert table.s.turns + 1 == 33 == most_turns(table.options)
