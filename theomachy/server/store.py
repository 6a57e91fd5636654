"""What a server keeps: a row for each table, and its entries, which are only ever added."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

from theomachy.kernel.errors import BadInput

Status = Literal["open", "running", "over"]
ALL: Final = -1
LARGEST_ENTRY: Final = 1 << 20  # bytes


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


class Store(Protocol):
    """A write is durable when its future is done, and holds wholly or not at all; writes are made in the order in
    which they were handed in, and none can be called back.  Reads see what is durable.  All from any thread."""

    def create(self, row: TableRow, *entries: Entry) -> Future[None]:
        """A table with its first entries."""

    def append(
        self, table: str, seq: int, at: int, body: bytes, status: Status | None = None, wakes: int | None = None
    ) -> Future[None]:
        """The next entry of a table; with a status, this and the time to wake are set as well."""

    def set_status(self, table: str, status: Status, wakes: int | None = None) -> Future[None]: ...

    def table(self, table: str) -> TableRow | None: ...

    def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    def tables(self, status: Status, limit: int = ALL) -> list[TableRow]:
        """The newest first."""

    def due(self, now: int) -> list[TableRow]:
        """Tables that wake now or should have, the longest overdue first."""

    def keys(self) -> list[KeyRow]:
        """With which finished records were and are signed, the oldest first."""

    def next_key(self, at: int) -> Future[None]: ...

    def backup(self, to: Path) -> None:
        """All that is durable now, as one file; the store goes on meanwhile."""

    def close(self) -> None:
        """Writes what was handed in before."""
