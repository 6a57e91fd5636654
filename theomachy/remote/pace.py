"""How fast one may speak, and how one comes back after a lost connection."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from theomachy.table import messages

CAUTION = 0.8  # messages may catch up with each other on their way


@dataclass(frozen=True)
class Patience:
    """In seconds."""

    to_connect: float = 10.0
    between_pings: float = 20.0
    for_a_pong: float = 20.0
    first_wait: float = 0.5  # before the first try to come back; then twice as long each time
    longest_wait: float = 30.0

    def waits(self) -> Iterator[float]:
        """Each a bit by chance, so that not all who were cut off come back at the same moment."""
        wait = self.first_wait
        while True:
            yield wait * random.uniform(0.5, 1.0)
            wait = min(2 * wait, self.longest_wait)


class Pace:
    """As many messages as the table has said it takes."""

    def __init__(self, allowed: messages.Pace) -> None:
        self.burst = CAUTION * allowed["burst"]
        self.a_second = CAUTION * allowed["a_second"]
        self.left = self.burst
        self.at = time.monotonic()

    async def wait(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.a_second) - 1.0
        self.at = now
        if self.left < 0.0:
            await asyncio.sleep(-self.left / self.a_second)
