"""Which browsers want to know that it is a seat's turn, and when they are told: in the database."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from theomachy.server.push_message import PushKey, new_push_key

MOST_OF_A_SEAT = 5  # devices; of more, the first ones go


class Subscription(NamedTuple):
    """A browser that asked to be told, by the address it has at its push service."""

    table: str
    seat: int
    endpoint: str
    public: bytes
    auth: bytes
    language: str


class Alert(NamedTuple):
    """What is to be sent."""

    to: Subscription
    game: str
    tries: int  # that failed


def kept_push_key(db: sqlite3.Connection) -> PushKey | None:
    found = db.execute("SELECT private, contact FROM push_key").fetchone()
    return None if found is None else PushKey(*found)


def set_push_key(db: sqlite3.Connection, contact: str | None) -> None:
    """A new key, or none.  Whoever subscribed did so for the key before: nothing can be sent there any more."""
    db.execute("PRAGMA secure_delete = ON")
    db.execute("DELETE FROM subscriptions")
    db.execute("DELETE FROM push_key")
    if contact is not None:
        db.execute("INSERT INTO push_key (n, private, contact) VALUES (1, ?, ?)", (new_push_key(), contact))


def subscribe(db: sqlite3.Connection, new: Subscription, at: int) -> None:
    """Whoever did so before is noted again, with what is known of his last alert."""
    db.execute(
        """INSERT INTO subscriptions (table_id, seat, endpoint, public, auth, language, since)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET public = excluded.public, auth = excluded.auth, language = excluded.language""",
        (*new, at),
    )
    db.execute(
        """DELETE FROM subscriptions WHERE table_id = ?1 AND seat = ?2 AND endpoint NOT IN (SELECT endpoint
        FROM subscriptions WHERE table_id = ?1 AND seat = ?2 ORDER BY since DESC, endpoint LIMIT ?3)""",
        (new.table, new.seat, MOST_OF_A_SEAT),
    )


def unsubscribe(db: sqlite3.Connection, table: str, seat: int | None, endpoint: str | None) -> None:
    """One browser, all of a seat, or all of a table."""
    db.execute(
        """DELETE FROM subscriptions
        WHERE table_id = ?1 AND (?2 IS NULL OR seat = ?2) AND (?3 IS NULL OR endpoint = ?3)""",
        (table, seat, endpoint),
    )


def set_alert(db: sqlite3.Connection, table: str, seat: int, at: int | None, pause: int) -> None:
    """At a time, but so long after the last one; or not any more."""
    db.execute(
        "UPDATE subscriptions SET due = max(?, told + ?), tries = 0 WHERE table_id = ? AND seat = ?",
        (at, pause, table, seat),
    )


def note_alert(db: sqlite3.Connection, to: Subscription, told: int | None, due: int | None, tries: int) -> None:
    """It was sent, or is to be tried again."""
    db.execute(
        """UPDATE subscriptions SET told = coalesce(?, told), due = ?, tries = ?
        WHERE table_id = ? AND seat = ? AND endpoint = ?""",
        (told, due, tries, *to[:3]),
    )
