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

If its chance can be checked, it is `theomachy record 2`: `dealer` and `nonce` end the head, `secret` stands before the
result, and choices that were taken back stay, with `undo` and their number after them.  A server adds at which `table`
that was, and has `signed` all of it.  See docs/records.md.
"""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from theomachy.kernel.errors import BadInput, Wording, system

FIRST_LINE = "theomachy record 1"
FIRST_LINE_IF_FAIR = "theomachy record 2"
UNFINISHED = "to be continued"
NO_RESULT = ""
UNDO = "undo"
DIGEST = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"([0-9a-f]{2}){16,64}")
TABLE = re.compile(r"table: ([\w-]{1,64})", re.ASCII)
SIGNED = re.compile(r"signed: ([0-9a-f]{64} [0-9a-f]{128})")  # the public key, and its signature over all lines before
LONGEST = 2_000_000  # characters; a file of cards may be among them
MOST_CHOICES = 100_000
LONGEST_CHOICE = 300  # characters of its line
LONGEST_HEAD = 100  # lines
SHOWN = 60  # characters of what is wrong
Source = str | Wording  # a file, or what else somebody has sent us
THE_RECORD = Wording("record-itself")


@dataclass
class Record:
    """A whole game, or one that is to be continued, as `write` writes it and `read_record` reads it."""

    game: str
    rules: int
    edition: str
    options: dict[str, str] = field(default_factory=dict)
    seats: list[tuple[str, str]] = field(default_factory=list)  # the seat's name and who sat there
    commitment: str = ""  # of a fair dealer; this, the nonces and the secret are hexadecimal digits
    nonces: dict[str, str] = field(default_factory=dict)  # by the name of the seat
    choices: list[tuple[str, str]] = field(
        default_factory=list
    )  # the seat's name or `chance`, and the choice in notation
    secret: str = ""
    result: str = NO_RESULT
    at_table: str = ""  # of a server
    signature: str = ""  # of that server, over all the rest as it is written

    def write(self) -> str:
        """As it is kept in a file."""
        lines = [f"{who} {choice}" for who, choice in self.choices]
        if self.secret:
            lines.append(f"secret: {self.secret}")
        lines.append(f"result: {self.result}" if self.result else UNFINISHED)
        if self.at_table:
            lines.append(f"table: {self.at_table}")
        if self.signature:
            lines.append(f"signed: {self.signature}")
        return (self.fair_head() if self.commitment else f"{FIRST_LINE}\n{self.table()}") + in_lines(lines)

    def table(self) -> str:
        """What is played, and by whom."""
        lines = [f"game: {self.game}", f"rules: {self.rules}", f"edition: {self.edition}"]
        lines += [f"option: {name} = {value}" for name, value in self.options.items()]
        lines += [f"seat: {name} = {who}" for name, who in self.seats]
        return in_lines(lines)

    def fair_head(self) -> str:
        """What is settled before a fair dealer's first deal; the nonces stand in the order of the seats."""
        lines = [f"nonce: {seat} = {self.nonces[seat]}" for seat, _ in self.seats if seat in self.nonces]
        return f"{FIRST_LINE_IF_FAIR}\n{self.table()}" + in_lines([f"dealer: {self.commitment}", *lines])

    def take_nonce(self, seat: str, nonce: str) -> None:
        """What a player adds to the luck of the table; only then can nobody know it beforehand."""
        if seat not in dict(self.seats):
            raise BadInput("record-no-seat", seat=seat[:SHOWN])
        if seat in self.nonces:
            raise BadInput("record-nonce-twice", seat=seat)
        if not NONCE.fullmatch(nonce):
            raise BadInput("record-bad-nonce")
        self.nonces[seat] = nonce


def kept_choices(record: Record) -> Record:
    """Without what was taken back."""
    choices: list[tuple[str, str]] = []
    for who, text in record.choices:
        if record.commitment and who == UNDO and text.isdecimal() and 0 < int(text) <= len(choices):
            del choices[-int(text) :]
        else:
            choices.append((who, text))
    head = record.game, record.rules, record.edition, record.options, record.seats
    return Record(*head, choices=choices, result=record.result)


def in_lines(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def read_record(text: str, source: Source = THE_RECORD) -> Record:
    """A record out of its text; whether it follows the rules is found out by playing it.

    Raises:
        BadInput: If it is none, in a sentence that names `source` and the line.
    """
    if len(text) > LONGEST:
        raise BadInput("record-too-long", source=source, most=LONGEST)
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n", MOST_CHOICES + LONGEST_HEAD)
    if len(lines) > MOST_CHOICES + LONGEST_HEAD:
        raise BadInput("record-too-many-choices", source=source, most=MOST_CHOICES)
    fair = lines[0].strip() == FIRST_LINE_IF_FAIR
    if not fair and lines[0].strip() != FIRST_LINE:
        raise BadInput("record-is-none", source=source, first=FIRST_LINE)
    record = Record("", 0, "")
    ended = False
    for number, line in enumerate(lines[1:], 2):
        try:
            ended = read_line(record, line, number, fair, ended)
        except BadInput as error:
            raise BadInput("at-line", source=source, line=number, wrong=error) from None
    if not ended:
        raise BadInput("record-breaks-off", source=source, line=len(lines), unfinished=UNFINISHED)
    for name in ("game", "rules", "edition"):
        if not getattr(record, name):
            raise BadInput("record-says-not", source=source, name=name)
    if fair != bool(record.commitment):
        raise BadInput("record-dealer", source=source, first=FIRST_LINE_IF_FAIR)
    return record


def read_line(record: Record, line: str, number: int, fair: bool, ended: bool) -> bool:
    """Is this the last line of the game itself, or after it?"""
    if ended:
        read_tail(record, line)
    elif line.startswith("result: ") and line[8:].strip():
        record.result, ended = line[8:].strip(), True
    elif record.secret:
        raise BadInput("record-after-secret")
    elif fair and line.startswith("secret: "):
        record.secret = digest(line[8:].strip())
    elif line.strip() == UNFINISHED:
        ended = True
    elif record.choices or ": " not in line:
        record.choices.append(read_choice(line))
    elif number > LONGEST_HEAD:
        raise BadInput("record-long-head", most=LONGEST_HEAD)
    else:
        read_head(record, line)
    return ended


def read_choice(line: str) -> tuple[str, str]:
    who, space, choice = line.strip().partition(" ")
    if not space:
        raise BadInput("record-no-choice", text=line.strip()[:SHOWN])
    if len(line) > LONGEST_CHOICE:
        raise BadInput("record-long-choice", most=LONGEST_CHOICE)
    return who, choice


def read_head(record: Record, line: str) -> None:
    name, _, value = line.partition(": ")
    value = value.strip()
    once = {"game": record.game, "rules": record.rules, "edition": record.edition, "dealer": record.commitment}
    if once.get(name):
        raise BadInput("record-says-twice", name=name)
    if name == "game":
        record.game = value
    elif name == "edition":
        record.edition = value
    elif name == "dealer":
        record.commitment = digest(value)
    elif name == "rules" and re.fullmatch(r"[0-9]{1,9}", value):
        record.rules = int(value)
    elif name in ("option", "seat", "nonce") and " = " in value:
        key, _, what = value.partition(" = ")
        if name == "option":
            record.options[key] = what
        elif name == "seat":
            record.seats.append((key, what))
        else:
            record.take_nonce(key, what)
    else:
        raise BadInput("record-bad-head", text=line.strip()[:SHOWN])


def read_tail(record: Record, line: str) -> None:
    """What a server says after the end; nothing but empty lines follows its signature."""
    if not line.strip():
        return
    if record.secret and record.result and not record.signature:
        if (signed := SIGNED.fullmatch(line)) and record.at_table:
            record.signature = signed[1]
            return
        if (table := TABLE.fullmatch(line)) and not record.at_table:
            record.at_table = table[1]
            return
    raise BadInput("record-after-end")


def digest(text: str) -> str:
    if not DIGEST.fullmatch(text):
        raise BadInput("record-no-digest")
    return text


def read_record_file(path: Path) -> Record:
    """The same, out of a file."""
    try:
        with path.open(encoding="utf-8") as file:
            return read_record(file.read(LONGEST + 1), str(path))
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), why=system(error)) from None
    except UnicodeDecodeError:
        raise BadInput("file-no-text", file=str(path)) from None


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
        raise BadInput("file-unwritable", file=str(path), why=system(error)) from None
