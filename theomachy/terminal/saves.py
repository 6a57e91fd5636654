"""Games on disk: one file each, a record that grows with every choice and stays when the game is over."""

from __future__ import annotations

import re
import time
from pathlib import Path

from theomachy.folders import data_folder
from theomachy.kernel.errors import BadInput, Wording, system
from theomachy.kernel.records import UNFINISHED, Record, write_file
from theomachy.words.nearest import did_you_mean

SUFFIX = ".record"
LISTED = 10  # names in a sentence


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
    return Save(free_name(where / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}"))


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


def all_saves() -> list[Path]:
    """The game that was played last comes first."""
    return sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)


def latest() -> Path:
    """The game that was played last and is not over."""
    for path in all_saves():
        if not is_over(path):
            return path
    raise BadInput("play-nothing-to-resume", folder=str(data_folder()))


def file_name(name: str) -> str:
    """The file of a save with this name; a name is no path."""
    if not re.fullmatch(r"\w[\w .-]{0,79}", name) or name != name.strip():
        raise BadInput("saves-bad-name", name=name[:80])
    return name if name.endswith(SUFFIX) else f"{name}{SUFFIX}"


def named(name: str) -> Path:
    """A save in the data folder, by its name."""
    path = data_folder() / file_name(name)
    if path.is_file():
        return path
    names = [save.stem for save in all_saves()]
    wrong = BadInput("saves-no-such", name=name, names=", ".join(names[:LISTED]) or Wording("none"))
    raise did_you_mean(wrong, name, names)


def to_resume(given: str) -> Path:
    """A file, or the name of a save."""
    path = Path(given)
    is_name = len(path.parts) == 1 and not path.exists()
    return named(given) if is_name and (path.suffix != SUFFIX or (data_folder() / path).exists()) else path


def as_given(path: Path) -> str:
    """How a save is named at the command line."""
    return path.stem if path.parent == data_folder() and path.suffix == SUFFIX else str(path)


def is_over(path: Path) -> bool:
    """Does it end with a result?  Anything else can be resumed, or will be named as broken."""
    try:
        last = path.read_text(encoding="utf-8").rstrip().rpartition("\n")[2]
    except (OSError, UnicodeDecodeError):
        return False
    return last != UNFINISHED and last.startswith("result: ")
