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

from theomachy.kernel.errors import BadInput

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


@dataclass
class Record:
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
            raise BadInput(f"there is no seat {seat[:SHOWN]!r}.")
        if seat in self.nonces:
            raise BadInput(f"the nonce of {seat} is given twice.")
        if not NONCE.fullmatch(nonce):
            raise BadInput("a nonce is 16 to 64 bytes, each as two hexadecimal digits in small letters.")
        self.nonces[seat] = nonce


def in_lines(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def read_record(text: str, source: str = "the record") -> Record:
    if len(text) > LONGEST:
        raise BadInput(f"{source} has more than {LONGEST} characters: give a shorter record.")
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n", MOST_CHOICES + LONGEST_HEAD)
    if len(lines) > MOST_CHOICES + LONGEST_HEAD:
        raise BadInput(f"{source} has more than {MOST_CHOICES} choices: give a shorter record.")
    fair = lines[0].strip() == FIRST_LINE_IF_FAIR
    if not fair and lines[0].strip() != FIRST_LINE:
        raise BadInput(f"{source} is not a record: its first line should be '{FIRST_LINE}'.")
    record = Record("", 0, "")
    ended = False
    for number, line in enumerate(lines[1:], 2):
        where = f"{source}, line {number}"
        if ended:
            read_tail(record, line, where)
        elif line.startswith("result: ") and line[8:].strip():
            record.result, ended = line[8:].strip(), True
        elif record.secret:
            raise BadInput(f"{where}: after the secret comes the result, and nothing else.")
        elif fair and line.startswith("secret: "):
            record.secret = digest(line[8:].strip(), where)
        elif line.strip() == UNFINISHED:
            ended = True
        elif record.choices or ": " not in line:
            who, space, choice = line.strip().partition(" ")
            if not space:
                raise BadInput(f"{where}: a line is a seat and its choice, not {line.strip()[:SHOWN]!r}.")
            if len(line) > LONGEST_CHOICE:
                raise BadInput(f"{where}: a choice has {LONGEST_CHOICE} characters or fewer; take this line out.")
            record.choices.append((who, choice))
        elif number > LONGEST_HEAD:
            raise BadInput(f"{where}: a record begins its choices before line {LONGEST_HEAD}; shorten its head.")
        else:
            read_head(record, line, where)
    if not ended:
        raise BadInput(f"{source} breaks off after line {len(lines)}: it has neither a result nor '{UNFINISHED}'.")
    for name in ("game", "rules", "edition"):
        if not getattr(record, name):
            raise BadInput(f"{source} does not say its {name}.")
    if fair != bool(record.commitment):
        raise BadInput(
            f"{source}: a record that names a dealer begins with '{FIRST_LINE_IF_FAIR}', and only such a one."
        )
    return record


def read_head(record: Record, line: str, where: str) -> None:
    name, _, value = line.partition(": ")
    value = value.strip()
    if name in ("game", "rules", "edition") and getattr(record, name):
        raise BadInput(f"{where}: the record says its {name} twice.")
    if name == "dealer" and record.commitment:
        raise BadInput(f"{where}: the record names its dealer twice.")
    if name == "game":
        record.game = value
    elif name == "edition":
        record.edition = value
    elif name == "dealer":
        record.commitment = digest(value, where)
    elif name == "rules" and re.fullmatch(r"[0-9]{1,9}", value):
        record.rules = int(value)
    elif name in ("option", "seat", "nonce") and " = " in value:
        key, _, what = value.partition(" = ")
        if name == "option":
            record.options[key] = what
        elif name == "seat":
            record.seats.append((key, what))
        else:
            try:
                record.take_nonce(key, what)
            except BadInput as error:
                raise BadInput(f"{where}: {error}") from None
    else:
        raise BadInput(f"{where}: {line.strip()[:SHOWN]!r} is no line of a record's head.")


def read_tail(record: Record, line: str, where: str) -> None:
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
    raise BadInput(f"{where}: there is something after the end of the record.")


def digest(text: str, where: str) -> str:
    if not DIGEST.fullmatch(text):
        raise BadInput(f"{where}: 64 hexadecimal digits should stand here.")
    return text


def read_record_file(path: Path) -> Record:
    try:
        with path.open(encoding="utf-8") as file:
            return read_record(file.read(LONGEST + 1), str(path))
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
