"""Records: a whole game as text, one line per choice, chance included; no seed and no number of a build in it.

theomachy record 1
game: hera-zeus
rules: 1
edition: rio-grande
option: turn_limit = 40
seat: hera = search:iterations=1000
seat: zeus = greedy
chance {5}
hera LAY(5)
…
result: hera wins          or, for a game to be resumed, `to be continued`
"""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from theomachy.kernel.errors import BadInput

FIRST_LINE = "theomachy record 1"
UNFINISHED = "to be continued"
NO_RESULT = ""


@dataclass
class Record:
    game: str
    rules: int
    edition: str
    options: dict[str, str] = field(default_factory=dict)
    seats: list[tuple[str, str]] = field(default_factory=list)  # the seat's name and who sat there
    choices: list[tuple[str, str]] = field(
        default_factory=list
    )  # the seat's name or `chance`, and the choice in notation
    result: str = NO_RESULT

    def write(self) -> str:
        lines = [FIRST_LINE, f"game: {self.game}", f"rules: {self.rules}", f"edition: {self.edition}"]
        lines += [f"option: {name} = {value}" for name, value in self.options.items()]
        lines += [f"seat: {name} = {who}" for name, who in self.seats]
        lines += [f"{who} {choice}" for who, choice in self.choices]
        lines.append(f"result: {self.result}" if self.result else UNFINISHED)
        return "\n".join(lines) + "\n"


def read_record(text: str, source: str = "the record") -> Record:
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadInput(f"{source} is not a record: its first line should be '{FIRST_LINE}'.")
    record = Record("", 0, "")
    ended = False
    for number, line in enumerate(lines[1:], 2):
        where = f"{source}, line {number}"
        if ended and line.strip():
            raise BadInput(f"{where}: there is something after the end of the record.")
        if line.startswith("result: "):
            record.result, ended = line[8:].strip(), True
        elif line.strip() == UNFINISHED:
            ended = True
        elif record.choices or ": " not in line:
            who, space, choice = line.strip().partition(" ")
            if not space:
                raise BadInput(f"{where}: a line is a seat and its choice, not {line.strip()!r}.")
            record.choices.append((who, choice))
        else:
            read_head(record, line, where)
    if not ended:
        raise BadInput(f"{source} breaks off after line {len(lines)}: it has neither a result nor '{UNFINISHED}'.")
    for name in ("game", "rules", "edition"):
        if not getattr(record, name):
            raise BadInput(f"{source} does not say its {name}.")
    return record


def read_head(record: Record, line: str, where: str) -> None:
    name, _, value = line.partition(": ")
    value = value.strip()
    if name in ("game", "rules", "edition") and getattr(record, name):
        raise BadInput(f"{where}: the record says its {name} twice.")
    if name == "game":
        record.game = value
    elif name == "edition":
        record.edition = value
    elif name == "rules" and value.isdigit():
        record.rules = int(value)
    elif name in ("option", "seat") and " = " in value:
        key, _, what = value.partition(" = ")
        if name == "option":
            record.options[key] = what
        else:
            record.seats.append((key, what))
    else:
        raise BadInput(f"{where}: {line.strip()!r} is no line of a record's head.")


def read_record_file(path: Path) -> Record:
    try:
        return read_record(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a record: it is not text.") from None


def write_file(path: Path, text: str) -> None:
    """All or nothing: a crash leaves the old file or the new one, never half of it."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            mask = os.umask(0)
            os.umask(mask)
            Path(temporary).chmod(0o666 & ~mask)
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink()
            raise
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}.") from None
