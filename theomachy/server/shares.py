"""Who is worked for next, where many want something of a few processes."""

from __future__ import annotations

from collections import Counter, deque
from contextvars import ContextVar
from typing import Final, Generic, Protocol, TypeVar

from theomachy.server.table import Denied

ASKER: ContextVar[str] = ContextVar("ASKER", default="")  # the place from which the request comes that is answered now
SECONDS_TO_WAIT: Final = 5


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
    """So many jobs are worked at, and so many wait, from one address and in all.  Next is the address for which least
    is done now, and of those the one whose turn is longest ago; who asks first of an address is first there."""

    def __init__(self, places: int, at_once: int, waiting: int, waiting_each: int) -> None:
        self.places = places
        self.at_once = at_once  # for one address
        self.most_waiting = waiting
        self.most_waiting_each = waiting_each
        self.waiting: dict[str, deque[J]] = {}  # by address, in the order of their turns
        self.running: list[J] = []  # the oldest first

    def add(self, job: J) -> None:
        own = self.waiting.get(job.asker, ())
        if len(own) >= self.most_waiting_each or sum(map(len, self.waiting.values())) >= self.most_waiting:
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
        asker = min((each for each in self.waiting if busy[each] < self.at_once), key=busy.__getitem__, default=None)
        if asker is None:
            return None
        own = self.waiting.pop(asker)
        job = own.popleft()
        if own:
            self.waiting[asker] = own  # its next turn comes after those of all others
        self.running.append(job)
        return job

    def to_give_way(self) -> J | None:
        """Who has several places gives the latest to who has none."""
        busy = self._busy()
        if len(self.running) < self.places or all(busy[asker] for asker in self.waiting):
            return None
        return next((job for job in reversed(self.running) if busy[job.asker] > 1), None)

    def done(self, job: J) -> None:
        self.running.remove(job)

    def clear(self) -> list[J]:
        """Nobody waits any more; says who did."""
        jobs = [job for own in self.waiting.values() for job in own]
        self.waiting.clear()
        return jobs

    def _busy(self) -> Counter[str]:
        return Counter(job.asker for job in self.running)

    def _forget(self, asker: str) -> None:
        if not self.waiting[asker]:
            del self.waiting[asker]
