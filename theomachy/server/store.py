"""What a server keeps: a row for each table, and its entries, which are only ever added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol
from zlib import crc32

from theomachy.kernel.errors import BadInput
from theomachy.server.push_message import PushKey
from theomachy.server.subscriptions import Alert, Subscription

Status = Literal["open", "running", "over"]
ALL: Final = -1
LARGEST_ENTRY: Final = 1 << 20  # bytes
MOST_TRIES: Final = 2  # to open a table; one with which that failed so often is in quarantine


class StoreError(BadInput):
    """Something could not be kept or read; the sentence says what and why."""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    secret: bytes = field(repr=False)
    created: int  # this and all times: milliseconds since 1970
    status: Status = "open"
    wakes: int | None = None  # when a clock or an absence has to be looked at
    offer: str | None = None  # what the lobby says of it, in JSON, while a seat is free for anyone
    tries: int = 0  # how often it was begun to open it since that last succeeded

    @property
    def quarantined(self) -> bool:
        return self.tries >= MOST_TRIES


class Place(NamedTuple):
    """In the lobby: that of a table, by which the next page begins."""

    created: int
    id: str


@dataclass(frozen=True)
class KeyRow:
    """A key of the server, and how it follows the one before: see `theomachy.signing`."""

    public: str
    since: int
    by_before: str
    by_itself: str
    private: bytes | None = field(default=None, repr=False)  # the last one has it


class Entry(NamedTuple):
    seq: int  # from 1, without a gap
    at: int
    body: bytes


class Run(NamedTuple):
    """From when to when a server is known to have been at work."""

    started: int
    seen: int


def checksum(table: str, seq: int, at: int, body: bytes) -> int:
    """Every entry is kept with its own, which also says where it belongs."""
    return crc32(body, crc32(f"{table} {seq} {at} ".encode()))


def sound(table: str, after: int, kept: Iterable[tuple[int, int, bytes, int]]) -> Iterator[Entry]:
    """Entries of a table as they were kept, each with its checksum; the first that is not as it was is refused."""
    for due, (seq, at, body, noted) in enumerate(kept, after + 1):
        if seq != due:
            raise StoreError("store-entry-missing", entry=due, table=table)
        if noted != checksum(table, seq, at, body):
            raise StoreError("store-entry-damaged", entry=seq, table=table)
        yield Entry(seq, at, body)


class Store(Protocol):
    """A write is durable when its future is done, and holds wholly or not at all; writes are made in the order in
    which they were handed in, and none can be called back.  Reads see what is durable.  All from any thread."""

    def create(self, row: TableRow, *entries: Entry) -> Future[None]:
        """A table with its first entries."""

    def append(
        self, table: str, seq: int, at: int, body: bytes, status: Status | None = None, wakes: int | None = None
    ) -> Future[None]:
        """The next entry of a table; with a status, this and the time to wake are set as well."""

    def set_status(
        self, table: str, status: Status, wakes: int | None = None, offer: str | None = None
    ) -> Future[None]: ...

    def count_try(self, table: str) -> Future[None]:
        """Counts one more try."""

    def forget_tries(self, table: str) -> Future[None]:
        """It has succeeded: the next try is the first again."""

    def table(self, table: str) -> TableRow | None: ...

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Checked, each of them: see `sound`."""

    def tables(self, status: Status, limit: int = ALL) -> list[TableRow]:
        """The newest first."""

    def offers(self, limit: int, before: Place | None = None) -> list[TableRow]:
        """Tables at which a seat is free for anyone, the newest first, after the place at which a page ended; none
        that is in quarantine."""

    def due(self, now: int) -> list[TableRow]:
        """Tables that wake now or should have, the longest overdue first; none that is in quarantine."""

    def unbegun(self, before: int, limit: int) -> list[TableRow]:
        """Tables at which no game has begun, and nothing has happened since a moment."""

    def forget(self, tables: list[str]) -> Future[None]:
        """Those of them at which no game has begun."""

    def runs(self) -> list[Run]:
        """Of all servers that were at work here, the oldest first."""

    def note_run(self, number: int, started: int, seen: int) -> Future[None]:
        """The server of this number, from 1, is still at work."""

    def latest(self) -> int:
        """The last moment of which anything here tells; 0 if nothing does."""

    def keys(self) -> list[KeyRow]:
        """With which finished records were and are signed, the oldest first."""

    def next_key(self, at: int) -> Future[None]: ...

    def push_key(self) -> PushKey | None:
        """By which push services know this server, if it has one."""

    def set_push_key(self, contact: str | None) -> Future[None]:
        """A new one, or none from now on; either way nobody is subscribed any more."""

    def subscribe(self, new: Subscription, at: int) -> Future[None]: ...

    def unsubscribe(self, table: str, seat: int | None = None, endpoint: str | None = None) -> Future[None]:
        """One browser, all of a seat, or all of a table."""

    def subscribed(self, table: str) -> set[int]:
        """Seats of which a browser wants to be told."""

    def set_alert(self, table: str, seat: int, at: int | None, pause: int = 0) -> Future[None]:
        """The browsers of a seat are told at this time, but so long after the last time; or they are not."""

    def alerts(self, now: int, limit: int) -> list[Alert]:
        """That are due, the longest overdue first."""

    def note_alert(
        self, to: Subscription, told: int | None = None, due: int | None = None, tries: int = 0
    ) -> Future[None]:
        """It was sent, or it is tried again at a time."""

    def backup(self, to: Path) -> None:
        """All that is durable now, checked, as one file; the store goes on meanwhile."""

    def close(self) -> None:
        """Writes what was handed in before."""
