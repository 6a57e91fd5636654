"""A connection to a table: a hello, then commands in and updates out, each at its own pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from theomachy import build
from theomachy.kernel.errors import BadInput, Refused, Wording
from theomachy.kernel.seats import WATCHER
from theomachy.server.guard import address
from theomachy.server.judge import Sit
from theomachy.server.limits import network_of
from theomachy.server.live_table import Listener, LiveTable
from theomachy.server.live_tables import LiveTables
from theomachy.server.mistakes import first_mistake
from theomachy.server.pieces import Pieces
from theomachy.server.protocol import COMMAND, GREETING, HELLO, VERSION, Hello
from theomachy.server.render import chats, event_messages, position, refusal, update_with
from theomachy.server.shares import ASKER
from theomachy.server.table import AppliedEntry, Denied, Table
from theomachy.table.messages import Message, Refusal, Update, Welcome
from theomachy.words import language_of

UPDATES_AT_ONCE = 500  # who is farther behind gets the position and the story instead
POLICY, TOO_BIG, FAULT = 1008, 1009, 1011
CLOSED_WITH = {"too-big": TOO_BIG, "our-fault": FAULT}  # by the code of the refusal
SECONDS_TO_GREET = 15.0
LOG = logging.getLogger(__name__)


class TableSocket:
    def __init__(self, socket: WebSocket, tables: LiveTables) -> None:
        self.socket = socket
        self.tables = tables
        self.limits = tables.limits
        self.language = language_of(socket.headers.get("accept-language"))

    async def serve(self, table: str) -> None:
        """To the end; whatever goes wrong, the other side hears a sentence, and only the log hears more."""
        ASKER.set(network_of(address(self.socket.scope)))
        await self.socket.accept()
        with suppress(WebSocketDisconnect):
            try:
                hello = await self.greeted()
                await self.stay(await self.tables.get(table), hello)
            except (ValidationError, Denied, BadInput) as error:
                await self.leave(error)
            except WebSocketDisconnect:
                raise
            except Exception as error:
                LOG.exception("a connection broke")
                await self.leave(error)

    async def greeted(self) -> Hello:
        try:
            async with asyncio.timeout(SECONDS_TO_GREET):
                text = await self.receive()
        except TimeoutError:
            raise Denied("slow-greeting") from None
        if GREETING.validate_json(text).version != VERSION:
            raise Denied("other-version", version=VERSION)
        hello = HELLO.validate_json(text)
        self.language = hello.language
        if hello.recall is not None and hello.recall != build.mark():
            raise Denied("other-build")
        return hello

    async def stay(self, live_table: LiveTable, hello: Hello) -> None:
        """Until either side is done."""
        table = live_table.table
        seat = seat_for(table, hello)
        same = [other for other in live_table.listeners if other.seat == seat and not other.shown_out]
        if seat == WATCHER and len(same) >= self.limits.at_table:
            raise Denied("table-full")
        home = network_of(address(self.socket.scope))
        if (
            live_table.own
            and not live_table.is_visited_from(home)
            and self.tables.own_tables(home) >= self.limits.own_tables
        ):
            raise Denied("too-many-connections")
        self.socket.scope["connection"].sit(seat == WATCHER)
        if seat != WATCHER and len(same) >= self.limits.at_seat:
            min(same, key=lambda other: other.came).show_out("at-seat-elsewhere")
        listener = Listener(live_table, seat, table.update_count(seat), hello, home)
        live_table.join(listener)
        try:
            if seat != WATCHER and seat not in table.names:
                with suppress(Denied):  # he has just sat down with another connection
                    await live_table.carry_out(seat, Sit(hello.name or table.wire.names[seat]))
            async with self.tables.telling.of(listener.network):
                welcome = to_json(await self.welcome(table, listener, hello.since)).decode()
            await self.say(welcome)
            await either(self.tell(live_table, listener), self.listen(live_table, listener))
        finally:
            live_table.part(listener)

    async def welcome(self, table: Table, listener: Listener, since: int | None) -> Welcome:
        seat, count = listener.seat, table.update_count(listener.seat)
        known = since is not None and count - UPDATES_AT_ONCE <= since <= count
        listener.sent = since if known and since is not None else count
        welcome: Welcome = {
            "type": "welcome",
            "version": VERSION,
            "table": table.id,
            "seat": table.wire.names[seat],
            "setting": table.setting.model_dump(mode="json"),
            "seq": listener.sent,
            "now": position(table, seat, self.language, listener.recalls),
            "pace": {"burst": self.limits.message_burst, "a_second": self.limits.messages},
        }
        if not known:
            log = table.log(seat)
            welcome["chats"] = chats(table, seat, self.language)
            welcome["story"] = await event_messages(table, log, seat, self.language, Pieces())
        return welcome

    async def tell(self, live_table: LiveTable, listener: Listener) -> None:
        """What is new, as fast as the reader takes it; nothing is kept for him, he is just further behind."""
        table, seat = live_table.table, listener.seat
        while not listener.shown_out and not listener.dismissed:
            listener.wake.clear()
            if listener.sent < table.update_count(seat) or listener.presence != live_table.shown:
                async with self.tables.telling.of(listener.network):
                    news = await self.news(live_table, listener)
                await self.say(news)
            else:
                await listener.wake.wait()
        raise Denied(listener.shown_out or "key-rotated")

    async def news(self, live_table: LiveTable, listener: Listener) -> str:
        """To who knows as much as another did, the same is told as to that one."""
        table, seat, present = live_table.table, listener.seat, live_table.shown
        fresh = table.updates[seat][listener.sent : listener.sent + UPDATES_AT_ONCE]
        what = (listener.sent, len(fresh), table.seq, present)
        reader = (seat, self.language, listener.recalls)
        known, news = live_table.last_update.get(reader, (None, ""))
        if known != what:
            updates = await self.updates(table, seat, fresh)
            seq = listener.sent + len(fresh)
            update: Message = {
                "type": "update",
                "seq": seq,
                "updates": updates,
                "present": [table.wire.names[each] for each in present],
                "now": position(table, *reader) if seq == table.update_count(seat) else None,
            }
            news = to_json(update).decode()
            if table.seq == what[2]:
                live_table.last_update[reader] = (what, news)
        listener.sent += len(fresh)
        listener.presence = present
        return news

    async def updates(self, table: Table, seat: int, fresh: list[AppliedEntry]) -> list[Update]:
        updates, pieces = [], Pieces()
        for applied in fresh:
            events = await event_messages(table, applied.events_for(seat), seat, self.language, pieces)
            updates.append(update_with(table, applied, seat, events))
            await pieces.rest()
        return updates

    async def listen(self, live_table: LiveTable, listener: Listener) -> None:
        while True:
            text = await self.receive()
            try:
                command = COMMAND.validate_json(text)
            except ValidationError as error:
                await self.send({"type": "refused", "id": None, **self.why(error)})
                continue
            try:
                reply = await live_table.submit(listener.seat, command, listener)
            except (Denied, Refused, BadInput) as error:
                why = refusal(live_table.table, error, self.language)
                await self.send({"type": "refused", "id": command.id, **why})
            else:
                await self.send(reply)

    # --- the wire -----------------------------------------------------------------------------------------------------

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if "denied" in message:
            raise Denied(message["denied"])
        text = message.get("text")
        if text is None:
            raise Denied("bad-message", why=Wording("message-binary"))
        if len(text.encode()) > self.limits.message:
            raise Denied("too-big", most=self.limits.message)
        return str(text)

    async def send(self, message: Message) -> None:
        await self.say(to_json(message).decode())

    async def say(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except WebSocketDisconnected:  # the other task has noticed first that he is gone
            raise WebSocketDisconnect from None

    def why(self, error: Exception) -> Refusal:
        if isinstance(error, ValidationError):
            error = Denied("bad-message", why=first_mistake(error))
        return refusal(None, error, self.language)

    async def leave(self, error: Exception) -> None:
        why = self.why(error)
        await self.send({"type": "refused", "id": None, **why})
        await self.socket.close(CLOSED_WITH.get(why["code"], POLICY))


async def either(*work: Coroutine[Any, Any, None]) -> None:
    """Until one of them ends, and as it did.  Its error is raised where no task is known any more: if it led back to
    itself, it would keep the whole table in memory."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        ended = [task.exception() or WebSocketDisconnect() for task in tasks if task.done()]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del task, tasks
    raise ended.pop()


def seat_for(table: Table, hello: Hello) -> int:
    """By the key; without one somebody watches."""
    if hello.key is not None:
        return table.seat_of(hello.key)
    if not table.setting.watchers:
        raise Denied("no-watchers")
    return WATCHER
