"""Games on disk: one file each, a record that grows with every choice and stays when the game is over."""

from __future__ import annotations

import time
from pathlib import Path

from theomachy.folders import data_folder
from theomachy.kernel.errors import BadInput, system
from theomachy.kernel.records import UNFINISHED, Record, write_file


class Save:
    """The file of one game.  It only ever replaces what it wrote or read itself."""

    def __init__(self, path: Path, known: str = "") -> None:
        self.path = path
        self.known = known

    def write(self, record: Record) -> None:
        text = record.write()
        if self.changed_by_another():
            self.path = free_name(self.path)
        write_file(self.path, text)
        self.known = text

    def changed_by_another(self) -> bool:
        try:
            return self.path.read_text(encoding="utf-8") != self.known
        except FileNotFoundError:
            return False
        except (OSError, UnicodeDecodeError):
            return True


def new_save(game: str) -> Save:
    where = data_folder()
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("folder-unusable", folder=str(where), why=system(error)) from None
    return Save(free_name(where / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.record"))


def save_to(path: Path) -> Save:
    if path.exists():
        raise BadInput("play-file-exists", file=str(path))
    return Save(path)


def free_name(path: Path) -> Path:
    """The path itself, or with a number when something lies there."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def latest() -> Path:
    """The game that was played last and is not over."""
    where = data_folder()
    files = sorted(where.glob("*.record"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        if not is_over(path):
            return path
    raise BadInput("play-nothing-to-resume", folder=str(where))


def is_over(path: Path) -> bool:
    """Does it end with a result?  Anything else can be resumed, or will be named as broken."""
    try:
        last = path.read_text(encoding="utf-8").rstrip().rpartition("\n")[2]
    except (OSError, UnicodeDecodeError):
        return False
    return last != UNFINISHED and last.startswith("result: ")
