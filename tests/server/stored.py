"""Tables that lie in a store, as a server left them."""

from __future__ import annotations

from tests.server.sitting import SECRET, Sitting
from theomachy.server.live_table import STATUS
from theomachy.server.render import offer_json
from theomachy.server.steady import now
from theomachy.server.store import Entry, Store, TableRow


def keep(store: Store, *ids: str, sitting: Sitting, created: int | None = None, wakes: int | None = None) -> None:
    """Copies of a table, made in the same moment, each due a moment after the one before."""
    table, created = sitting.table, now() if created is None else created
    entries = [Entry(applied.entry.seq, applied.entry.at, applied.entry.write()) for applied in table.applied]
    writes = []
    for number, table.id in enumerate(ids):
        due = None if wakes is None else wakes + number
        row = TableRow(table.id, table.setting.game, SECRET, created, STATUS[table.status], due, offer_json(table))
        writes.append(store.create(row, *entries))
    for written in writes:
        written.result()
