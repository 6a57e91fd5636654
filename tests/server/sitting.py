"""A table without a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY
from theomachy.server.clock import Outage
from theomachy.server.setting import Setting
from theomachy.server.table import Entry, Table, key_hash, read_entry

SECRET = bytes(range(32))
ME, FRIEND, ANYONE, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "anyone"}, {"kind": "bot", "bot": "random"}


class Sitting:
    """A table, and the hand that writes its entries."""

    def __init__(
        self, *seats: dict[str, str], game: str = "hera-zeus", table: Table | None = None, **more: Any
    ) -> None:
        self.table = table or Table("table", SECRET)
        self.now = 1_000_000
        setting = Setting.model_validate({"game": game, "seats": seats or (ME, FRIEND), **more})
        setting.check()
        hashes = {
            str(seat): key_hash(f"key {seat}") for seat, sitter in enumerate(seats or (ME, FRIEND)) if sitter != BOT
        }
        self.write({"kind": "created", "setting": setting.model_dump(mode="json"), "hashes": hashes})

    def write(self, body: dict[str, Any]) -> Entry:
        entry = Entry(self.table.seq + 1, self.now, body)
        self.table.apply(read_entry(entry.seq, entry.at, entry.write()))
        return entry

    def begin(self) -> Sitting:
        for seat in self.table.people:
            self.write(self.table.sit(seat, f"player {seat}"))
        for seat in self.table.people:
            self.write(self.table.give_nonce(seat, f"{seat:032x}"))
        return self

    def choose(self, number: int = 0) -> int:
        """The seat that is asked makes the legal choice of this number; says which seat."""
        table, seat = self.table, self.table.to_move()
        assert table.match is not None
        legal = table.view(seat).legal
        choice = table.match.notation.write_action(legal[number % len(legal)])
        self.write(table.choose(seat, table.update_count(seat), choice))
        return seat

    def play_out(self, seed: int = 1) -> Sitting:
        rng = Rng(seed)
        while self.table.to_move() != NOBODY:
            self.choose(rng.below(1000))
        return self

    def folded_again(self, outages: Sequence[Outage] = ()) -> Table:
        table = Table("table", SECRET, outages)
        for applied in self.table.applied:
            table.apply(read_entry(applied.entry.seq, applied.entry.at, applied.entry.write()))
        return table
