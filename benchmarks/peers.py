"""What others offer, each used in its own fast way from Python.

Every loop chooses with `legal[int(random() * len(legal))]`, counts what it applies, and starts anew after the end.
"""

from bisect import bisect
from functools import partial
from itertools import accumulate
from random import random
from typing import Any, Final

from benchmarks import BATCH, Batch, Measures, repeated

OPEN_SPIEL_GAMES: Final = ("hearts", "gin_rummy", "leduc_poker", "phantom_ttt")
CHESS_PLIES: Final = 200  # a random game of chess may go on for ever


# --- OpenSpiel -------------------------------------------------------------------------------------------------------


def open_spiel() -> Measures:
    import pyspiel

    over = int(pyspiel.PlayerId.TERMINAL)
    measures: Measures = {}
    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        measures[name, "loop"] = open_spiel_loop(game, over)
        measures[name, "copy"] = repeated(middle_of_a_game(game).clone)
    measures["hearts (chance unasked)", "loop"] = open_spiel_even_chance_loop(pyspiel.load_game("hearts"), over)
    return measures


def open_spiel_loop(game: Any, over: int) -> Batch:
    def batch() -> int:
        decisions = 0
        while decisions < BATCH:
            state = game.new_initial_state()
            while state.current_player() != over:
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(outcomes[bisect(list(accumulate(chances)), random())])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return batch


def open_spiel_even_chance_loop(game: Any, over: int) -> Batch:
    """A shortcut that only games with equally likely outcomes allow: any outcome, without asking for the chances."""

    def batch() -> int:
        decisions = 0
        while decisions < BATCH:
            state = game.new_initial_state()
            while state.current_player() != over:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return batch


def middle_of_a_game(game: Any) -> Any:
    whole = game.new_initial_state()
    while not whole.is_terminal():
        legal = whole.legal_actions()
        whole.apply_action(legal[int(random() * len(legal))])
    half = game.new_initial_state()
    for action in whole.history()[: len(whole.history()) // 2]:
        half.apply_action(action)
    return half


# --- python-chess ----------------------------------------------------------------------------------------------------


def chess() -> Measures:
    from chess import Board

    def play(board: Board, plies: int) -> int:
        for ply in range(plies):
            legal = list(board.legal_moves)
            if not legal:  # mate or stalemate; is_game_over() costs a quarter of the speed
                return ply
            board.push(legal[int(random() * len(legal))])
        return plies

    def loop() -> int:
        decisions = 0
        while decisions < BATCH:
            decisions += play(Board(), CHESS_PLIES)
        return decisions

    middle = Board()
    play(middle, 60)
    return {("chess", "loop"): loop, ("chess", "copy"): repeated(partial(middle.copy, stack=False))}


# --- RLCard ----------------------------------------------------------------------------------------------------------


def rlcard() -> Measures:
    """The games below the environments: `env.step()` encodes arrays for learning, which halves the speed.

    Cards are dealt inside a step, so only the players' decisions count.
    """
    from rlcard import make

    leduc = make("leduc-holdem", config={"seed": 1}).game
    gin_rummy = make("gin-rummy", config={"seed": 1}).game

    def leduc_loop() -> int:
        decisions = 0
        while decisions < BATCH:
            state, _ = leduc.init_game()
            while not leduc.is_over():
                legal = state["legal_actions"]
                state, _ = leduc.step(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    def gin_rummy_loop() -> int:
        decisions = 0
        while decisions < BATCH:
            gin_rummy.init_game()
            while not gin_rummy.is_over():
                legal = gin_rummy.judge.get_legal_actions()
                gin_rummy.step(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return {("leduc-holdem", "loop"): leduc_loop, ("gin-rummy", "loop"): gin_rummy_loop}
