"""All connections together: how many there may be, who makes room when it is full, and how much waits to be read."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator

from theomachy.server.limits import Buckets, Limits
from theomachy.server.table import Denied

SILENT, WATCHING, ASKING, SEATED = range(4)  # who says nothing makes room first, a player in his seat never
ADDRESSES_AT_ONCE = 16  # so much may wait to be read by all, as by so many who take all that one may
SECONDS_OF_CALM = 60.0  # until what was refused is over
LOG = logging.getLogger(__name__)


class Guest(ABC):
    """A connection, as the crowd knows it."""

    rank: int | None = None  # none: it is not counted, or not any more
    place = ""  # where it comes from; nowhere, if a proxy has not said yet for whom it asks
    waiting = 0  # bytes that were not read when it was last asked
    since = 0.0  # when they began to wait

    @abstractmethod
    def unread(self) -> int:
        """Bytes that wait to be read."""

    @abstractmethod
    def give_way(self) -> None:
        """Leave, with a word if that is possible."""

    @abstractmethod
    def hang_up(self) -> None:
        """Leave at once."""


class Group:
    """Those of one address, or all."""

    def __init__(self, most: int, unread: int, code: str, notice: Notice) -> None:
        self.code = code  # says that there is no room
        self.notice = notice
        self.most = most
        self.spare = max(4, most // 16)
        self.most_unread = unread
        self.unread = 0
        self.guests: tuple[dict[Guest, None], ...] = ({}, {}, {}, {})  # by rank, who came first in front

    def __len__(self) -> int:
        return sum(map(len, self.guests))

    def __iter__(self) -> Iterator[Guest]:
        return (guest for guests in self.guests for guest in guests)

    def is_too_full_for(self, rank: int) -> bool:
        """Who has said nothing yet may wait in the spare room, to hear at least that there is no other."""
        return len(self) - len(self.guests[SILENT]) > self.most if rank else len(self) > self.most + self.spare

    def who_makes_room(self, guest: Guest, rank: int) -> Guest | None:
        """Of the lowest rank, who came first."""
        lower = self.guests[WATCHING:rank] if rank else self.guests[:WATCHING]
        return next((other for others in lower for other in others if other is not guest), None)


class Crowd:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.full = Notice("There is no room for more connections (limit `lines`)")
        self.too_many = Notice("One address has too many connections (limit `connections`)")
        self.not_read = Notice("Too much waits to be read (limit `unread`)")
        self.floods = Notice("Somebody floods the server (limits `messages`, `heard`)")
        self.heard = Buckets(limits.heard, limits.heard_burst)
        self.all = Group(limits.lines, ADDRESSES_AT_ONCE * limits.unread, "server-full", self.full)
        self.places: dict[str, Group] = {}
        self.open: set[Guest] = set()  # also those who are on their way out

    # --- coming and going ---------------------------------------------------------------------------------------------

    def come(self, guest: Guest, place: str) -> None:
        if len(self.open) >= self.all.most + 2 * self.all.spare:
            self.full.note()
            raise Denied("server-full")
        self.open.add(guest)
        self.put(guest, SILENT, place)

    def put(self, guest: Guest, rank: int, place: str) -> None:
        """At its rank, and somebody of a lower one makes room if need be."""
        self.remove(guest)
        guest.rank, guest.place = rank, place
        for group in self.groups(guest):
            group.guests[rank][guest] = None
            group.unread += guest.waiting
        for group in self.groups(guest):
            while group.is_too_full_for(rank):
                group.notice.note(place)
                other = group.who_makes_room(guest, rank)
                if other is None:
                    self.put_last(guest)
                    raise Denied(group.code)
                self.remove(other)
                other.give_way()

    def put_last(self, guest: Guest) -> None:
        """It will go as soon as it has heard why."""
        for group in self.groups(guest):
            del group.guests[guest.rank or 0][guest]
            group.guests[SILENT][guest] = None
        guest.rank = SILENT

    def remove(self, guest: Guest) -> None:
        if guest.rank is not None:
            for group in self.groups(guest):
                del group.guests[guest.rank][guest]
                group.unread -= guest.waiting
            if guest.place and not len(self.places[guest.place]):
                del self.places[guest.place]
            guest.rank = None

    def gone(self, guest: Guest) -> None:
        self.remove(guest)
        self.open.discard(guest)

    def groups(self, guest: Guest) -> list[Group]:
        if not guest.place:
            return [self.all]
        if guest.place not in self.places:
            most, unread = self.limits.connections, self.limits.unread
            self.places[guest.place] = Group(most, unread, "too-many-connections", self.too_many)
        return [self.places[guest.place], self.all]

    # --- what waits to be read ----------------------------------------------------------------------------------------

    def look_at(self, guest: Guest) -> None:
        """If too much waits, who has waited longest is not waited for any more."""
        self.weigh(guest)
        if guest.rank is not None:
            for group in self.groups(guest):
                if group.unread > group.most_unread:
                    for other in group:
                        self.weigh(other)
                while group.unread > group.most_unread:
                    self.not_read.note(guest.place)
                    slowest = min((other for other in group if other.waiting), key=lambda other: other.since)
                    self.remove(slowest)
                    slowest.hang_up()

    def weigh(self, guest: Guest) -> None:
        waiting = guest.unread()
        if guest.rank is not None:
            for group in self.groups(guest):
                group.unread += waiting - guest.waiting
        if waiting and not guest.waiting:
            guest.since = time.monotonic()
        guest.waiting = waiting


class Notice:
    """One line in the log when something is refused, and one with the number when that is over."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.count = 0
        self.last = 0.0

    def note(self, place: str = "") -> None:
        self.count += 1
        self.last = time.monotonic()
        if self.count == 1:
            LOG.warning("%s%s.", self.what, f", now {place}" if place else "")
            asyncio.get_running_loop().call_later(SECONDS_OF_CALM, self.look)

    def look(self) -> None:
        rest = self.last + SECONDS_OF_CALM - time.monotonic()
        if rest > 0:
            asyncio.get_running_loop().call_later(rest, self.look)
        else:
            LOG.warning("%s: over, after %d times.", self.what, self.count)
            self.count = 0
