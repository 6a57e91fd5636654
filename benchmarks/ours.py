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

NAME: Final = "hera-zeus"
OPENING: Final = 6  # HZ-SETUP-06: the seats' choices until both opening rows are laid
MIDDLE: Final = OPENING + 50  # about 60 decisions later, chance included
ITERATIONS: Final = 1000 if build.compiled() else 10

game = theomachy.games.game(NAME)
options = game.options()
rng = Rng(1)


def measures(compiled: bool) -> Measures:
    if build.compiled() != compiled:
        raise NotInstalledError("theomachy compiled (without THEOMACHY_PURE=1)" if compiled else "theomachy's sources")
    opening, middle = position(OPENING), position(MIDDLE)
    hidden, seat = middle.copy(), game.to_move(middle)
    return {
        (NAME, "loop"): loop,
        (NAME, "playout"): playout,
        (NAME, "copy"): repeated(middle.copy),
        (NAME, "view"): repeated(lambda: game.view(middle, seat)),
        (NAME, "resample"): repeated(lambda: game.resample(hidden, seat, rng)),
        (NAME, "search"): lambda: search_iterations(opening),
    }


def loop() -> int:
    decisions = 0
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


def playout() -> int:
    decisions = 0
    while decisions < BATCH:
        decisions += game.playout(game.new(2, options), rng)
    return decisions


def search_iterations(state: Any) -> int:
    """One search of the bot's kind, with full random playouts; says how many iterations it made."""
    search = Mcts(game, rng, exploration=EXPLORATION, guided=AT_RANDOM)
    return search.run(state.copy(), game.to_move(state), ITERATIONS, seconds=60.0)


def drawn(outcomes: list[int], weights: list[int]) -> int:
    """An outcome of chance."""
    upto = list(accumulate(weights))
    return outcomes[bisect(upto, int(random() * upto[-1]))]


def position(choices: int) -> Any:
    """Where random play leads when the seats have made so many choices, and one is to make the next."""
    for attempt in range(100):  # a random game may be over before
        seed(attempt)
        state, made = game.new(2, options), 0
        while (seat := game.to_move(state)) != NOBODY:
            legal = game.legal(state)
            if seat == CHANCE:
                game.apply(state, drawn(legal, game.weights(state)))
            elif made == choices:
                return state
            else:
                game.apply(state, legal[int(random() * len(legal))])
                made += 1
    raise ValueError(f"none of 100 random games of {NAME} lasts {choices} choices")
