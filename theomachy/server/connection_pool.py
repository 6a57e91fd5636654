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


class PooledConnection(ABC):
    """A connection, as the crowd knows it."""

    rank: int | None = None  # none: it is not counted, or not any more
    network = ""  # where it comes from; nowhere, if a proxy has not said yet for whom it asks
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
        self.connections: tuple[dict[PooledConnection, None], ...] = (
            {},
            {},
            {},
            {},
        )  # by rank, who came first in front

    def __len__(self) -> int:
        return sum(map(len, self.connections))

    def __iter__(self) -> Iterator[PooledConnection]:
        return (connection for connections in self.connections for connection in connections)

    def is_too_full_for(self, rank: int) -> bool:
        """Who has said nothing yet may wait in the spare room, to hear at least that there is no other."""
        return len(self) - len(self.connections[SILENT]) > self.most if rank else len(self) > self.most + self.spare

    def who_makes_room(self, connection: PooledConnection, rank: int) -> PooledConnection | None:
        """Of the lowest rank, who came first."""
        lower = self.connections[WATCHING:rank] if rank else self.connections[:WATCHING]
        return next((other for others in lower for other in others if other is not connection), None)


class ConnectionPool:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.full = Notice("There is no room for more connections (limit `all_connections`)")
        self.too_many = Notice("One address has too many connections (limit `connections`)")
        self.not_read = Notice("Too much waits to be read (limit `unread`)")
        self.floods = Notice("Somebody floods the server (limits `messages`, `address_messages`)")
        self.address_messages = Buckets(limits.address_messages, limits.address_burst)
        self.all = Group(limits.all_connections, ADDRESSES_AT_ONCE * limits.unread, "server-full", self.full)
        self.networks: dict[str, Group] = {}
        self.open: set[PooledConnection] = set()  # also those who are on their way out

    # --- coming and going ---------------------------------------------------------------------------------------------

    def come(self, connection: PooledConnection, network: str) -> None:
        if len(self.open) >= self.all.most + 2 * self.all.spare:
            self.full.note()
            raise Denied("server-full")
        self.open.add(connection)
        self.put(connection, SILENT, network)

    def put(self, connection: PooledConnection, rank: int, network: str) -> None:
        """At its rank, and somebody of a lower one makes room if need be."""
        self.remove(connection)
        connection.rank, connection.network = rank, network
        for group in self.groups(connection):
            group.connections[rank][connection] = None
            group.unread += connection.waiting
        for group in self.groups(connection):
            while group.is_too_full_for(rank):
                group.notice.note(network)
                other = group.who_makes_room(connection, rank)
                if other is None:
                    self.put_last(connection)
                    raise Denied(group.code)
                self.remove(other)
                other.give_way()

    def put_last(self, connection: PooledConnection) -> None:
        """It will go as soon as it has heard why."""
        for group in self.groups(connection):
            del group.connections[connection.rank or 0][connection]
            group.connections[SILENT][connection] = None
        connection.rank = SILENT

    def remove(self, connection: PooledConnection) -> None:
        if connection.rank is not None:
            for group in self.groups(connection):
                del group.connections[connection.rank][connection]
                group.unread -= connection.waiting
            if connection.network and not len(self.networks[connection.network]):
                del self.networks[connection.network]
            connection.rank = None

    def gone(self, connection: PooledConnection) -> None:
        self.remove(connection)
        self.open.discard(connection)

    def groups(self, connection: PooledConnection) -> list[Group]:
        if not connection.network:
            return [self.all]
        if connection.network not in self.networks:
            most, unread = self.limits.connections, self.limits.unread
            self.networks[connection.network] = Group(most, unread, "too-many-connections", self.too_many)
        return [self.networks[connection.network], self.all]

    # --- what waits to be read ----------------------------------------------------------------------------------------

    def look_at(self, connection: PooledConnection) -> None:
        """If too much waits, who has waited longest is not waited for any more."""
        self.weigh(connection)
        if connection.rank is not None:
            for group in self.groups(connection):
                if group.unread > group.most_unread:
                    for other in group:
                        self.weigh(other)
                while group.unread > group.most_unread:
                    self.not_read.note(connection.network)
                    slowest = min((other for other in group if other.waiting), key=lambda other: other.since)
                    self.remove(slowest)
                    slowest.hang_up()

    def weigh(self, connection: PooledConnection) -> None:
        waiting = connection.unread()
        if connection.rank is not None:
            for group in self.groups(connection):
                group.unread += waiting - connection.waiting
        if waiting and not connection.waiting:
            connection.since = time.monotonic()
        connection.waiting = waiting


class Notice:
    """One line in the log when something is refused, and one with the number when that is over."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.count = 0
        self.last = 0.0

    def note(self, network: str = "") -> None:
        self.count += 1
        self.last = time.monotonic()
        if self.count == 1:
            LOG.warning("%s%s.", self.what, f", now {network}" if network else "")
            asyncio.get_running_loop().call_later(SECONDS_OF_CALM, self.look)

    def look(self) -> None:
        rest = self.last + SECONDS_OF_CALM - time.monotonic()
        if rest > 0:
            asyncio.get_running_loop().call_later(rest, self.look)
        else:
            LOG.warning("%s: over, after %d times.", self.what, self.count)
            self.count = 0
