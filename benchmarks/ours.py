"""Our own engine, through the same doors a bot or a researcher uses."""

from bisect import bisect
from itertools import accumulate
from random import random, seed
from typing import Any, Final

import theomachy.games
from benchmarks import BATCH, Measures, NotInstalledError, repeated
from theomachy import build
from theomachy.bots.mcts import AT_RANDOM, Mcts
from theomachy.bots.search import EXPLORATION
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

# By game: how many choices the seats make until the first turn begins, and until the middle of a game.
GAMES: Final = {"hera-zeus": (6, 56), "olympus": (0, 40), "deukalion": (2, 80)}
ITERATIONS: Final = 1000 if build.compiled() else 10

rng = Rng(1)


def measures(compiled: bool) -> Measures:
    if build.compiled() != compiled:
        raise NotInstalledError("theomachy compiled (without THEOMACHY_PURE=1)" if compiled else "theomachy's sources")
    found: Measures = {}
    for name, (opening, middle) in GAMES.items():
        found |= measures_of(name, opening, middle)
    return found


def measures_of(name: str, opening: int, middle: int) -> Measures:
    game: Any = theomachy.games.game(name)
    first, later = position(game, opening), position(game, middle)
    hidden, seat = later.copy(), game.to_move(later)
    return {
        (name, "loop"): lambda: loop(game),
        (name, "playout"): lambda: playout(game),
        (name, "copy"): repeated(later.copy),
        (name, "view"): repeated(lambda: game.view(later, seat)),
        (name, "resample"): repeated(lambda: game.resample(hidden, seat, rng)),
        (name, "search"): lambda: search_iterations(game, first),
    }


def loop(game: Any) -> int:
    decisions, options = 0, game.options()
    while decisions < BATCH:
        state = game.new(2, options)
        while (seat := game.to_move(state)) != NOBODY:
            legal = game.legal(state)
            if seat == CHANCE:
                game.apply(state, drawn(legal, game.weights(state)))
            else:
                game.apply(state, legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def playout(game: Any) -> int:
    decisions, options = 0, game.options()
    while decisions < BATCH:
        decisions += game.playout(game.new(2, options), rng)
    return decisions


def search_iterations(game: Any, state: Any) -> int:
    """One search of the bot's kind, with full random playouts; says how many iterations it made."""
    search = Mcts(game, rng, exploration=EXPLORATION, guided=AT_RANDOM)
    return search.run(state.copy(), game.to_move(state), ITERATIONS, seconds=60.0, cpu=60.0)


def drawn(outcomes: list[int], weights: list[int]) -> int:
    """An outcome of chance."""
    upto = list(accumulate(weights))
    return outcomes[bisect(upto, int(random() * upto[-1]))]


def position(game: Any, choices: int) -> Any:
    """Where random play leads when the seats have made so many choices, and one is to make the next."""
    for attempt in range(100):  # a random game may be over before
        seed(attempt)
        state, made = game.new(2, game.options()), 0
        while (seat := game.to_move(state)) != NOBODY:
            legal = game.legal(state)
            if seat == CHANCE:
                game.apply(state, drawn(legal, game.weights(state)))
            elif made == choices:
                return state
            else:
                game.apply(state, legal[int(random() * len(legal))])
                made += 1
    raise ValueError(f"none of 100 random games of {game.key} lasts {choices} choices")
