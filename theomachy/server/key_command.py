"""`theomachy keys`: with which keys a server signs, and a new one."""

from __future__ import annotations

import argparse
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from theomachy.commands import Parser
from theomachy.folders import server_folder
from theomachy.kernel.errors import BadInput
from theomachy.server.database import FILE, MIGRATIONS, as_store_errors, connect, version_of
from theomachy.server.keys import add_key, kept_keys, key_infos
from theomachy.server.store import StoreError
from theomachy.signing import KeyInfo, day
from theomachy.words import Speech, house_words
from theomachy.words.nearest import did_you_mean

ROTATE = "rotate"


def add_arguments(p: Parser) -> None:
    p.things.add_argument("what", nargs="?", metavar=ROTATE, help=p.w.say("keys-help-rotate"))
    p.options.add_argument("--json", action="store_true", help=p.w.say("keys-help-json"))


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    if args.what not in (None, ROTATE):
        raise did_you_mean(BadInput("keys-which", what=args.what), args.what, [ROTATE])
    path = server_folder(args.data) / FILE
    keys = keys_in(path, args.what == ROTATE)
    if args.json:
        print(json.dumps(keys, indent=1))
    else:
        print("\n".join([w.say("keys-title"), *(key_line(key, w) for key in keys)]))
    return 0


def key_line(key: KeyInfo, w: Speech) -> str:
    if key["until"] is None:
        return w.say("keys-now", key=key["fingerprint"], since=day(key["since"]))
    return w.say("keys-before", key=key["fingerprint"], since=day(key["since"]), until=day(key["until"]))


def keys_in(path: Path, with_next: bool) -> list[KeyInfo]:
    """The server may run meanwhile: it signs with the new key from then on."""
    with as_store_errors(path), closing(connect(path, "rw" if with_next else "ro")) as db:
        if version_of(db, path) != len(MIGRATIONS):
            raise StoreError("keys-version", file=str(path))
        if not kept_keys(db):
            raise StoreError("keys-none", file=str(path))
        if with_next:
            rotate(db)
        return key_infos(kept_keys(db))


def rotate(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA synchronous = FULL")
    db.execute("BEGIN IMMEDIATE")
    add_key(db, time.time_ns() // 1_000_000)
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the old private key leaves the log as well
