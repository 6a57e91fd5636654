"""Long work in the loop is done in pieces: everybody else gets his turn in between."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

PIECE: Final = 0.005  # seconds


class Pieces:
    def __init__(self) -> None:
        self.since = perf_counter()

    async def rest(self) -> None:
        """Between two things; lets others go first if this piece is long enough."""
        if perf_counter() - self.since > PIECE:
            await asyncio.sleep(0)
            self.since = perf_counter()
