"""The workers, and the rounds in which each measures one thing after the other, never two at a time."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from time import monotonic
from typing import Final

from benchmarks import NotInstalledError

SLICE: Final = 0.1  # seconds

# -P keeps the current folder out of the search path: measured is the installed theomachy, not its sources.
START: Final = """
import sys
sys.path.insert(0, sys.argv[1])
from benchmarks.worker import main
del sys.path[0]
main(sys.argv[2], sys.argv[3] == "compiled")
"""
ROOT: Final = str(Path(__file__).parent.parent)


class Worker:
    """The parent's end of a worker process."""

    def __init__(self, library: str, compiled: bool) -> None:
        self.library, self.compiled = library, compiled
        self.code = "compiled" if compiled else "interpreted"
        environment = os.environ | {"THEOMACHY_PURE": "1"}
        if compiled:
            del environment["THEOMACHY_PURE"]
        command = [sys.executable, "-P", "-c", START, ROOT, library, self.code]
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, text=True, bufsize=1, env=environment)

    def rows(self) -> list["Row"]:
        answer = json.loads(self.answer())
        if "lacks" in answer:
            raise NotInstalledError(answer["lacks"])
        if answer["guided"]:
            self.code = "profile-guided"
        return [Row(self, number, game, measure) for number, (game, measure) in enumerate(answer["measures"])]

    def per_second(self, number: int) -> float:
        assert self.process.stdin is not None
        print(number, SLICE, file=self.process.stdin)
        count, seconds = self.answer().split()
        return int(count) / float(seconds)

    def answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"benchmarks: the worker of {self.library} ({self.code}) broke down; its last words are above.")
        return line

    def end(self) -> None:
        with self.process:
            self.process.kill()


class Row:
    """One thing measured, and how fast it went in each round."""

    def __init__(self, worker: Worker, number: int, game: str, measure: str) -> None:
        self.worker, self.number = worker, number
        self.library, self.code, self.game, self.measure = worker.library, worker.code, game, measure
        self.rounds: list[float] = []

    def run(self) -> None:
        self.rounds.append(self.worker.per_second(self.number))

    def per_second(self) -> float:
        """The best round: what else the machine does can only slow us down.

        Measured on two busy cores, four runs of `--quick`: ratios of best rounds differed by 4 %, of medians by 12 %.
        """
        return max(self.rounds)

    def usual(self) -> float:
        """The median round as a part of the best; far below 1 on a busy machine."""
        return median(self.rounds) / max(self.rounds)

    def as_json(self) -> dict[str, str | bool | float]:
        return {
            "library": self.library,
            "game": self.game,
            "measure": self.measure,
            "compiled": self.worker.compiled,
            "profile_guided": self.code == "profile-guided",
            "per_second": round(self.per_second(), 1),
        }


def run_rounds(rows: list[Row], end: float, tell: Callable[[Row], None]) -> None:
    """As many whole rounds as there is time for, but at least one."""
    longest = 0.0
    while (start := monotonic()) + longest < end or longest == 0.0:
        for row in rows:
            tell(row)
            row.run()
        longest = max(longest, monotonic() - start)
