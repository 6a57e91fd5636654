"""The time of a server: by the wall when it starts, and from then on by a clock that nobody sets."""

from __future__ import annotations

import logging
import time

LOG = logging.getLogger(__name__)
SLACK = 60_000  # milliseconds, as all times here


def wall() -> int:
    """It may be set forwards or back at any moment."""
    return time.time_ns() // 1_000_000


class SteadyTime:
    def __init__(self) -> None:
        self.ahead = wall() - self.passed()  # of the clock that only counts

    def passed(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self.passed() + self.ahead

    def start(self, latest: int) -> int:
        """A server starts: never before what is known to have happened at its tables.  Says when that is."""
        behind = latest - wall()
        if behind > SLACK:
            LOG.warning(
                "the clock of this machine is %d s behind the tables; their time goes on as it was", behind // 1000
            )
        self.ahead = max(wall(), latest) - self.passed()
        return self.now()


TIME = SteadyTime()
now = TIME.now
