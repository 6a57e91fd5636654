"""`theomachy tables`: the tables of a server, for its host, while it runs or not."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from theomachy.commands import Parser
from theomachy.folders import server_folder
from theomachy.kernel.errors import BadInput
from theomachy.server.database import FILE, MIGRATIONS, as_store_errors, connect, locked, open_for_writing, version_of
from theomachy.server.store import MOST_TRIES, StoreError
from theomachy.words import Speech, house_words
from theomachy.words.nearest import did_you_mean

SECONDS: Final = 60  # to make a record
LISTED: Final = """SELECT id, game, secret, created, status, tries, count(seq), coalesce(max(at), created)
    FROM tables LEFT JOIN entries ON table_id = id"""
PROGRAM: Final = "from theomachy.server.tables import tell_record; tell_record()"


class Listed(NamedTuple):
    id: str
    game: str
    secret: bytes
    created: int
    status: str
    tries: int
    entries: int
    last: int


class House(NamedTuple):
    """The file with the tables, and whether a server has it open."""

    db: sqlite3.Connection
    served: bool


def add_arguments(p: Parser) -> None:
    thing, option, w = p.things.add_argument, p.options.add_argument, p.w
    thing("action", nargs="?", metavar="|".join(ACTIONS), help=w.say("tables-help-action"))
    thing("table", nargs="?", metavar="TABLE", help=w.say("tables-help-table"))
    thing("file", nargs="?", metavar="FILE", help=w.say("tables-help-file"))
    option("--quarantined", action="store_true", help=w.say("tables-help-quarantined"))
    option("--force", action="store_true", help=w.say("cli-help-force"))


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    if args.action is not None and args.action not in ACTIONS:
        wrong = BadInput("tables-which", what=args.action, actions=", ".join(ACTIONS))
        raise did_you_mean(wrong, args.action, ACTIONS)
    if args.action is not None and args.table is None:
        raise BadInput("tables-which-table", action=args.action)
    if (args.action == "export") != (args.file is not None):
        raise BadInput("tables-which-file")
    with opened(server_folder(args.data)) as house:
        if args.action is None:
            listed(house, args.quarantined, w)
        else:
            ACTIONS[args.action](house, the_table(house, args.table), args, w)
    return 0


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    """A server that runs has the lock, and the schema of now; what it writes and what is written here never mix."""
    path = folder / FILE
    with ExitStack() as stack, as_store_errors(path):
        stack.enter_context(closing(connect(path, "ro")))  # it is there
        try:
            stack.enter_context(locked(folder))
        except StoreError:
            db = stack.enter_context(closing(connect(path, "rw")))
            if version_of(db, path) != len(MIGRATIONS):
                raise
            yield House(db, served=True)
        else:
            yield House(stack.enter_context(closing(open_for_writing(path, MIGRATIONS))), served=False)


def the_table(house: House, given: str) -> Listed:
    """By its id, or by its link."""
    id = given.partition("#")[0].rpartition("/")[2]
    for row in house.db.execute(f"{LISTED} WHERE id = ? GROUP BY id", (id,)):
        return Listed(*row)
    raise BadInput("tables-no-table", table=id)


# --- looking ----------------------------------------------------------------------------------------------------------


def listed(house: House, quarantined: bool, w: Speech) -> None:
    least = MOST_TRIES if quarantined else 0
    rows = house.db.execute(f"{LISTED} WHERE tries >= ? GROUP BY id ORDER BY created, id", (least,)).fetchall()
    for row in rows:
        print(line(Listed(*row), w))
    if not rows:
        print(w.say("tables-none"))


def line(table: Listed, w: Speech) -> str:
    notes = [w.say(f"tables-{table.status}"), *([w.say("tables-quarantined")] if table.tries >= MOST_TRIES else [])]
    entries = w.say("tables-entries", entries=table.entries)
    return "  ".join((table.id, moment(table.created), f"{table.game:9}", entries, ", ".join(notes)))


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).isoformat(" ", "minutes")


def show(house: House, table: Listed, args: argparse.Namespace, w: Speech) -> None:
    """Nothing that a player does not know: the host may be one."""
    bodies = [body for _, _, body in entries_of(house, table)]
    kinds = Counter(body["kind"] for body in bodies if isinstance(body, dict) and "kind" in body)
    names = [str(body["name"]) for body in bodies if isinstance(body, dict) and body.get("kind") == "seated"]
    print(line(table, w))
    print(w.say("tables-players", names=", ".join(names) or "-"))
    print(w.say("tables-kinds", kinds=", ".join(f"{count} {kind}" for kind, count in kinds.most_common()) or "-"))
    print(w.say("tables-last", at=moment(table.last), tries=table.tries))


def entries_of(house: House, table: Listed) -> list[tuple[int, int, Any]]:
    rows = house.db.execute("SELECT seq, at, body FROM entries WHERE table_id = ? ORDER BY seq", (table.id,))
    return [(seq, at, readable(body)) for seq, at, body in rows]


def readable(body: bytes) -> Any:
    """What is broken is told as it is."""
    text = body.decode(errors="replace")
    try:
        return json.loads(text)
    except ValueError:
        return text


def export(house: House, table: Listed, args: argparse.Namespace, w: Speech) -> None:
    """A line for the table, one for each entry, and one with the record: all that is needed to see what happened."""
    file = Path(args.file)
    if file.exists() and not args.force:
        raise BadInput("file-exists", file=args.file)
    head = {"table": table.id, "game": table.game, "created": table.created, "secret": table.secret.hex()}
    entries = [{"seq": seq, "at": at, "body": body} for seq, at, body in entries_of(house, table)]
    lines = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in (head, *entries))
    record, why = record_apart(lines)
    with as_store_errors(file):
        file.unlink(missing_ok=True)
        file.touch(mode=0o600)
        file.write_text(lines + json.dumps({"record": record, "why": why}, ensure_ascii=False) + "\n", "utf-8")
    print(w.say("tables-exported", table=table.id, file=args.file))


def record_apart(lines: str) -> tuple[str, str]:
    """The record, or why there is none: a table that ends the process in which it is opened ends another one."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    call = [sys.executable, "-P", "-c", PROGRAM]
    try:
        made = subprocess.run(call, input=lines, capture_output=True, text=True, env=environment, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "", f"it took longer than {SECONDS} seconds"
    if made.returncode < 0:
        return "", f"the process was ended by {signal.Signals(-made.returncode).name}"
    return (made.stdout, "") if made.returncode == 0 else ("", made.stderr.strip().split("\n")[-1])


def tell_record() -> None:
    """In the other process."""
    from theomachy.server.table import Entry, Table

    head, *entries = map(json.loads, sys.stdin)
    table = Table(head["table"], bytes.fromhex(head["secret"]))
    for entry in entries:
        table.apply(Entry(**entry))
    print(table.record().write() if table.match is not None else "", end="")


# --- changing ---------------------------------------------------------------------------------------------------------


def release(house: House, table: Listed, args: argparse.Namespace, w: Speech) -> None:
    """The next who comes opens it again."""
    house.db.execute("UPDATE tables SET tries = 0 WHERE id = ?", (table.id,))
    print(w.say("tables-released", table=table.id))


def delete(house: House, table: Listed, args: argparse.Namespace, w: Speech) -> None:
    """A server that runs may have a table in memory, unless it is in quarantine."""
    db, least = house.db, MOST_TRIES if house.served else 0
    db.execute("BEGIN IMMEDIATE")
    db.execute("PRAGMA defer_foreign_keys = ON")
    if db.execute("DELETE FROM tables WHERE id = ? AND tries >= ?", (table.id, least)).rowcount == 0:
        db.execute("ROLLBACK")
        raise BadInput("tables-in-use", table=table.id)
    db.execute("DELETE FROM entries WHERE table_id = ?", (table.id,))
    db.execute("COMMIT")
    print(w.say("tables-deleted", table=table.id))


ACTIONS: Final[dict[str, Callable[[House, Listed, argparse.Namespace, Speech], None]]] = {
    "show": show,
    "export": export,
    "release": release,
    "delete": delete,
}
