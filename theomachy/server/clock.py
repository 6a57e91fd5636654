"""How long the players may think: without limit, minutes and a bonus for every choice, or days for each."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from theomachy.kernel.seats import NOBODY
from theomachy.server.model import Model
from theomachy.server.store import Run

MINUTE = 60_000  # milliseconds, as all times here
DAY = 24 * 60 * MINUTE


class NoClock(Model):
    kind: Literal["none"] = "none"


class Fischer(Model):
    """Minutes for the whole game, and a bonus in seconds for every choice."""

    kind: Literal["fischer"] = "fischer"
    minutes: int = Field(ge=1, le=600)
    bonus: int = Field(ge=0, le=600)
    out: Literal["loses", "bot"] = "loses"  # what happens to who runs out of time


class Days(Model):
    """So many days for every choice."""

    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=30)
    out: Literal["loses", "bot"] = "loses"


Limit = Annotated[NoClock | Fischer | Days, Field(discriminator="kind")]


class Outage(NamedTuple):
    """From the last that was seen of a server to the start of the next one."""

    since: int
    until: int


def outages(runs: Sequence[Run]) -> tuple[Outage, ...]:
    return tuple(Outage(before.seen, after.started) for before, after in pairwise(runs))


class Clock:
    """The time that is left to each seat.  It runs for one at a time, from the moment he is asked, and stands still
    while there is no server."""

    def __init__(self, limit: NoClock | Fischer | Days, seats: int, outages: Sequence[Outage] = ()) -> None:
        self.limit = limit
        self.outages = outages
        self.left: list[int] = []
        if isinstance(limit, Fischer):
            self.left = [limit.minutes * MINUTE] * seats
        elif isinstance(limit, Days):
            self.left = [limit.days * DAY] * seats
        self.asked = NOBODY  # for whom it runs
        self.since = 0

    def run_for(self, seat: int, now: int) -> None:
        """This seat is asked from now on, or nobody."""
        self.asked = seat if self.left else NOBODY
        self.since = now

    def stop(self, now: int) -> None:
        """Whoever was asked has answered."""
        seat = self.asked
        self.pause(now)
        if seat >= 0 and isinstance(self.limit, Fischer):
            self.left[seat] += 1000 * self.limit.bonus

    def pause(self, now: int) -> None:
        """Whoever was asked need not answer now."""
        if self.asked >= 0 and isinstance(self.limit, Fischer):
            gone = now - self.since - self.stood_still(now)
            self.left[self.asked] = max(0, self.left[self.asked] - gone)
        self.run_for(NOBODY, now)

    def ends(self) -> int | None:
        """When the time of whoever is asked will have run out."""
        return None if self.asked < 0 else self.runs_since() + self.left[self.asked]

    def runs_since(self) -> int:
        """As if it had not stood still meanwhile."""
        return self.since + (self.stood_still() if self.asked >= 0 else 0)

    def stood_still(self, now: int | None = None) -> int:
        """How long, since he was asked.  What happened before the next server came, happened before the last was gone:
        its end is not noted to the second."""
        first = bisect_right(self.outages, self.since, key=lambda outage: outage.until)
        return sum(
            outage.until - max(outage.since, self.since)
            for outage in self.outages[first:]
            if now is None or outage.until <= now
        )
