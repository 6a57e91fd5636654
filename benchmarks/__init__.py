"""How fast is the engine, and how fast are others? All measured in one run: `python -m benchmarks`.

Every library has a worker process of its own (`worker.py`), so that our code can be measured compiled and interpreted,
and no import disturbs another. The parent (`rounds.py`) lets one worker at a time measure one thing for a tenth of a
second, goes round all of them again and again, and keeps the best round of each: what else the machine is doing hits
all alike.

    loop      decisions per second from Python: whose move, what is legal, choose at random, apply;
              an outcome of chance counts as a decision
    playout   decisions per second inside `playout()`
    copy      copies of a position in the middle of a game
    view      views of that position
    resample  redraws of all that a seat cannot see in that position
    search    iterations of tree search, each with a random playout, from the first action of a game

Seconds are seconds of processor time: on a free machine the same as the clock's, on a busy one much steadier.
"""

from collections.abc import Callable
from typing import Final

Batch = Callable[[], int]  # does its thing often enough to make a look at the clock cheap, and says how often
Measures = dict[tuple[str, str], Batch]  # by game and measure

BATCH: Final = 500


class NotInstalledError(Exception):
    """Something to be measured is not installed; the text names it."""


def repeated(call: Callable[[], object]) -> Batch:
    def batch() -> int:
        for _ in range(BATCH):
            call()
        return BATCH

    return batch
