"""Who is worked for next, where many want something of a few processes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, Generic, Protocol, TypeVar

from theomachy.server.table import Denied

ASKER: ContextVar[str] = ContextVar(
    "ASKER", default=""
)  # the network from which the request comes that is answered now
SECONDS_TO_WAIT: Final = 5
SECONDS_TO_FORGET: Final = 30.0  # half of what was done for an address
FORGOTTEN: Final = 0.05  # seconds that are worth no note
NOTED: Final = 100  # addresses, before it is looked whose notes can go


class Busy(Denied):
    """Too many wait already."""

    seconds = SECONDS_TO_WAIT  # until one may ask again

    def __init__(self) -> None:
        super().__init__("busy", seconds=self.seconds)


class Asked(Protocol):
    @property
    def asker(self) -> str: ...


J = TypeVar("J", bound=Asked)


class Shares(Generic[J]):
    """So many jobs are worked at, and so many wait, from one address and in all; but who has none here always gets in.
    Next is the address for which least is done now, of those one for which least was done lately, counted in seconds,
    and of those the one whose turn is longest ago; who asks first of an address is first there."""

    def __init__(self, places: int, at_once: int, waiting: int, waiting_each: int) -> None:
        self.places = places
        self.at_once = at_once  # for one address
        self.most_waiting = waiting
        self.most_waiting_each = waiting_each
        self.waiting: dict[str, deque[J]] = {}  # by address, in the order of their turns
        self.running: dict[J, float] = {}  # since when, the oldest first
        self.lately: dict[str, tuple[float, float]] = {}  # by address: seconds that were worked for it, and until when
        self.most_noted = NOTED

    def add(self, job: J) -> None:
        own = self.waiting.get(job.asker, ())
        full = sum(map(len, self.waiting.values())) >= self.most_waiting
        if len(own) >= self.most_waiting_each or (full and (own or self._busy()[job.asker])):
            raise Busy
        self.waiting.setdefault(job.asker, deque()).append(job)

    def add_again(self, job: J) -> None:
        """It had to give way, and is the next of its address."""
        self.waiting.setdefault(job.asker, deque()).appendleft(job)

    def leave(self, job: J) -> bool:
        """Nobody waits for it any more; says whether it was waiting."""
        own = self.waiting.get(job.asker, deque())
        if job not in own:
            return False
        own.remove(job)
        self._forget(job.asker)
        return True

    def next(self) -> J | None:
        """The job that gets the place that is free, if there are both."""
        if len(self.running) >= self.places:
            return None
        busy = self._busy()
        may = [each for each in self.waiting if busy[each] < self.at_once]
        if not may:
            return None
        asker = min(may, key=lambda each: (busy[each], int(self._done_lately(each))))
        own = self.waiting.pop(asker)
        job = own.popleft()
        if own:
            self.waiting[asker] = own  # its next turn comes after those of all others
        self.running[job] = time.monotonic()
        return job

    def to_give_way(self) -> J | None:
        """Who has several places gives the latest to who has none."""
        busy = self._busy()
        if len(self.running) < self.places or all(busy[asker] for asker in self.waiting):
            return None
        return next((job for job in reversed(self.running) if busy[job.asker] > 1), None)

    def done(self, job: J) -> None:
        now = time.monotonic()
        self.lately[job.asker] = (self._done_lately(job.asker) + now - self.running.pop(job), now)
        if len(self.lately) > self.most_noted:
            self.lately = {each: note for each, note in self.lately.items() if self._done_lately(each) > FORGOTTEN}
            self.most_noted = NOTED + 2 * len(self.lately)

    def clear(self) -> list[J]:
        """Nobody waits any more; says who did."""
        jobs = [job for own in self.waiting.values() for job in own]
        self.waiting.clear()
        return jobs

    def _done_lately(self, asker: str) -> float:
        seconds, until = self.lately.get(asker, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - until) / SECONDS_TO_FORGET))

    def _busy(self) -> Counter[str]:
        return Counter(job.asker for job in self.running)

    def _forget(self, asker: str) -> None:
        if not self.waiting[asker]:
            del self.waiting[asker]


class Turn:
    """Somebody waits for it."""

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.come: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """For what is done here, a few at once, in the order of `Shares`."""

    def __init__(self, places: int, at_once: int, waiting: int, waiting_each: int) -> None:
        self.shares: Shares[Turn] = Shares(places, at_once, waiting, waiting_each)

    @asynccontextmanager
    async def of(self, asker: str) -> AsyncIterator[None]:
        turn = Turn(asker)
        self.shares.add(turn)
        self._deal()
        try:
            await turn.come
            yield
        finally:
            if not self.shares.leave(turn):
                self.shares.done(turn)
            self._deal()

    def _deal(self) -> None:
        while (turn := self.shares.next()) is not None:
            if not turn.come.done():
                turn.come.set_result(None)
