"""Whoever is not there learns that it is his turn, if his browser asked for it and the server has a key for that.

What is due stands in the store: it outlives tables that leave the memory, and the server.  Nothing secret is sent:
which game, that it is somebody's turn, and the table's id; the key of the seat is on the device, and stays there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING

from theomachy.games import GAMES
from theomachy.server.push_message import PushKey, encrypted, padded, to_base64, vouched
from theomachy.server.push_post import DAY, NoPushService, PushPost
from theomachy.server.steady import now
from theomachy.server.store import StoreError
from theomachy.server.subscriptions import Alert
from theomachy.words import house_words, rules_page

if TYPE_CHECKING:
    from theomachy.server.live_tables import LiveTables

SECONDS_BETWEEN_LOOKS = 1.0
AT_ONCE = 20  # alerts
MOST_TRIES, MINUTES_BETWEEN_TRIES = 3, 5
GONE = (404, 410)  # nobody subscribes there any more
LOG = logging.getLogger(__name__)


class Alerts:
    def __init__(self, tables: LiveTables, post: PushPost) -> None:
        self.tables = tables
        self.store = tables.store
        self.post = post

    async def send_all(self) -> None:
        """For ever."""
        while True:
            try:
                key, due = await asyncio.to_thread(self.look)
                if key is not None:
                    await asyncio.gather(*(self.send(key, alert) for alert in due))
            except StoreError as error:
                LOG.error("%s", house_words("en").say_error(error))
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    def look(self) -> tuple[PushKey | None, list[Alert]]:
        due = self.store.alerts(now(), AT_ONCE)
        return (self.store.push_key() if due else None), due

    async def send(self, key: PushKey, alert: Alert) -> None:
        to = alert.to
        if self.is_there(to.table, to.seat):
            status = 0
        else:
            try:
                status = await self.post.send(to.endpoint, *await asyncio.to_thread(written, key, alert))
            except NoPushService:
                status = GONE[0]
            except OSError:  # also if it takes too long
                status = 500
        if status in GONE:
            self.store.unsubscribe(to.table, to.seat, to.endpoint)
        elif status < 300:
            self.store.note_alert(to, told=now() if status else None)
        elif alert.tries + 1 < MOST_TRIES:
            self.store.note_alert(to, due=now() + 60_000 * MINUTES_BETWEEN_TRIES, tries=alert.tries + 1)
        else:
            self.store.note_alert(to)

    def is_there(self, table: str, seat: int) -> bool:
        live_table = self.tables.by_id.get(table)
        return live_table is not None and seat in live_table.presence


def written(key: PushKey, alert: Alert) -> tuple[dict[str, str], bytes]:
    """A message, and what the push service is told of it: how long to keep it, and that it replaces the one before."""
    to = alert.to
    game = rules_page(alert.game, to.language).title if alert.game in GAMES else ""
    message = {"table": to.table, "title": game, "text": house_words(to.language).say("push-turn")}
    headers = {
        "Authorization": vouched(key, to.endpoint, int(time.time())),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY),
        "Topic": to_base64(hashlib.sha256(f"{to.table} {to.seat}".encode()).digest()[:18]),
        "Urgency": "normal",
    }
    return headers, encrypted(padded(message), to.public, to.auth)
