"""Measures one library in a process of its own, started by `__main__.py`.

It says in one line of JSON what it can measure or what it lacks, then answers every line `NUMBER SECONDS` with
`COUNT SECONDS`, until there are no more.
"""

import json
import os
import random
import signal
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import Final

from benchmarks import Batch, Measures, NotInstalledError, peers


def theomachy(compiled: bool) -> Measures:
    from benchmarks import ours

    return ours.measures(compiled)


# Library and whether it is compiled.  The package itself is imported only when its worker asks for the measures.
LIBRARIES: Final[dict[tuple[str, bool], Callable[[], Measures]]] = {
    ("theomachy", True): partial(theomachy, compiled=True),
    ("theomachy", False): partial(theomachy, compiled=False),
    ("open_spiel", True): peers.open_spiel,
    ("chess", False): peers.chess,
    ("rlcard", False): peers.rlcard,
}
MODULE: Final = {"open_spiel": "pyspiel"}  # where it has not the name of the library


def main(library: str, compiled: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is interrupted; we end when it does
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints must not get between the answers
    random.seed(1)
    try:
        measures = measures_of(library, compiled)
    except NotInstalledError as missing:
        print(json.dumps({"lacks": str(missing)}), file=answers, flush=True)
        return
    print(json.dumps({"measures": list(measures), "guided": is_guided(library)}), file=answers, flush=True)
    batches = list(measures.values())
    for line in sys.stdin:
        number, seconds = line.split()
        print(*timed(batches[int(number)], float(seconds)), file=answers, flush=True)


def measures_of(library: str, compiled: bool) -> Measures:
    try:
        return LIBRARIES[library, compiled]()
    except ModuleNotFoundError as missing:
        if missing.name == MODULE.get(library, library):
            raise NotInstalledError(library) from missing
        raise


def is_guided(library: str) -> bool:
    """Ours may be built by a profile, which is faster."""
    if library != "theomachy":
        return False
    from theomachy import build

    return build.profile_guided()


def timed(batch: Batch, seconds: float) -> tuple[int, float]:
    until = perf_counter() + seconds
    count, start = 0, process_time()
    while perf_counter() < until:
        count += batch()
    return count, process_time() - start
