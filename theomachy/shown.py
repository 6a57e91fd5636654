"""What dealers showed on this device before the first deal, and which nonces it gave: the record is to have them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal

from theomachy.folders import data_folder
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record, write_file

MANY = 200  # tables; the oldest go
FILE = "shown.json"
# Watched: the same commitment, but no nonce of this device went in.
Comparison = Literal["same", "watched", "another", "other-nonce", "unseen"]
FALSE: tuple[Comparison, ...] = ("another", "other-nonce")


@dataclass
class Shown:
    table: str
    commitment: str  # the first that was shown: no other replaces it
    nonces: dict[str, str] = field(default_factory=dict)  # that were given here, by the name of the seat

    def compared(self, record: Record) -> Comparison:
        if self.commitment != record.commitment:
            return "another"
        if any(record.nonces.get(side) != nonce for side, nonce in self.nonces.items()):
            return "other-nonce"
        return "same" if self.nonces else "watched"


class Memory:
    """A file; what cannot be read or written is not remembered, and the game goes on."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / FILE

    def all(self) -> list[Shown]:
        try:
            return [Shown(**one) for one in json.loads(self.path.read_text(encoding="utf-8"))]
        except (OSError, ValueError, TypeError):
            return []

    def of(self, table: str) -> Shown | None:
        return next((one for one in self.all() if one.table == table), None)

    def keep(self, shown: Shown) -> None:
        others = [one for one in self.all() if one.table != shown.table]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self.path, json.dumps([asdict(one) for one in (*others, shown)[-MANY:]], indent=1))
        except (OSError, BadInput):
            return

    def about(self, record: Record) -> Shown | None:
        """Of the table of this record, whatever of it was changed: its name, its commitment, or a nonce."""
        nonces = set(record.nonces.values())
        for one in self.all():
            named = bool(record.at_table) and one.table.rpartition("/")[2] == record.at_table
            if named or one.commitment == record.commitment or not nonces.isdisjoint(one.nonces.values()):
                return one
        return None


def compared(shown: Shown | None, record: Record) -> Comparison:
    return shown.compared(record) if shown else "unseen"
