"""The keys with which a server signs finished records.  They stand beside its tables, so that a backup holds them too.
Only the last one can sign; of those before it the public half stays, for ever."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from itertools import zip_longest

from theomachy.server.store import KeyRow, Store
from theomachy.signing import KeyInfo, fingerprint, load, new_private, public_of, sign, signed, succession


class Keys:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.making = asyncio.Lock()
        load()

    async def rows(self) -> list[KeyRow]:
        """Who has no key yet makes the first one."""
        async with self.making:
            if not self.store.keys():
                await asyncio.wrap_future(self.store.next_key(time.time_ns() // 1_000_000))
            return self.store.keys()

    async def signed(self, record: str) -> str:
        private = (await self.rows())[-1].private
        assert private is not None
        return signed(record, private)

    async def infos(self) -> list[KeyInfo]:
        return key_infos(await self.rows())


def key_infos(rows: list[KeyRow]) -> list[KeyInfo]:
    """For everybody: the oldest first."""
    return [
        {
            "fingerprint": fingerprint(row.public),
            "public": row.public,
            "since": row.since,
            "until": after.since if after else None,
            "by_before": row.by_before,
            "by_itself": row.by_itself,
        }
        for row, after in zip_longest(rows, rows[1:])
    ]


# --- in the database --------------------------------------------------------------------------------------------------


def kept_keys(db: sqlite3.Connection) -> list[KeyRow]:
    return [
        KeyRow(*row) for row in db.execute("SELECT public, since, by_before, by_itself, private FROM keys ORDER BY n")
    ]


def add_key(db: sqlite3.Connection, at: int) -> None:
    """The next key; from now on the one before it can sign nothing more, also not for a thief."""
    before = kept_keys(db)[-1:]
    private = new_private()
    public, since, by_before, by_itself = public_of(private), at, "", ""
    for last in before:
        assert last.private is not None
        since = max(at, last.since + 1)  # the clock may have been put back
        statement = succession(last.public, public, since)
        by_before, by_itself = sign(last.private, statement), sign(private, statement)
    db.execute("PRAGMA secure_delete = ON")
    db.execute("UPDATE keys SET private = NULL")
    db.execute(
        "INSERT INTO keys (public, since, by_before, by_itself, private) VALUES (?, ?, ?, ?, ?)",
        (public, since, by_before, by_itself, private),
    )
