"""`theomachy push`: whether a server sends turn alerts, with which key, and whom push services may ask."""

from __future__ import annotations

import argparse
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from theomachy.commands import Parser
from theomachy.folders import server_folder
from theomachy.kernel.errors import BadInput
from theomachy.server.database import FILE, MIGRATIONS, as_store_errors, connect, version_of
from theomachy.server.push_message import PushKey, public_of, to_base64
from theomachy.server.store import StoreError
from theomachy.server.subscriptions import kept_push_key, set_push_key
from theomachy.words import house_words
from theomachy.words.nearest import did_you_mean

NEW_KEYS, OFF = "new-keys", "off"
CONTACT = re.compile(r"(mailto:[^@\s]+@[^@\s]+|https://[^\s]+)")
LONGEST = 200


def add_arguments(p: Parser) -> None:
    p.things.add_argument("what", nargs="?", metavar=f"{NEW_KEYS} | {OFF}", help=p.w.say("push-help-what"))
    p.options.add_argument("--contact", metavar="URL", help=p.w.say("push-help-contact"))


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    if args.what not in (None, NEW_KEYS, OFF):
        raise did_you_mean(BadInput("push-which", what=args.what), args.what, [NEW_KEYS, OFF])
    if args.what == NEW_KEYS and not (
        args.contact and len(args.contact) <= LONGEST and CONTACT.fullmatch(args.contact)
    ):
        raise BadInput("push-contact", contact=args.contact or "")
    key = key_in(server_folder(args.data) / FILE, args.what, args.contact)
    if key is None:
        print(w.say("push-none"))
    else:
        print(w.say("push-key", key=to_base64(public_of(key.private)), contact=key.contact))
    return 0


def key_in(path: Path, what: str | None, contact: str | None) -> PushKey | None:
    """The server may run meanwhile: it reads the key whenever it sends."""
    with as_store_errors(path), closing(connect(path, "rw" if what else "ro")) as db:
        if version_of(db, path) != len(MIGRATIONS):
            raise StoreError("keys-version", file=str(path))
        if what is not None:
            change(db, contact if what == NEW_KEYS else None)
        return kept_push_key(db)


def change(db: sqlite3.Connection, contact: str | None) -> None:
    db.execute("PRAGMA synchronous = FULL")
    db.execute("BEGIN IMMEDIATE")
    set_push_key(db, contact)
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the old private key leaves the log as well
