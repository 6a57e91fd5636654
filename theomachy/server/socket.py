"""A connection to a table: a hello, then commands in and updates out, each at its own pace."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, cast

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.seats import WATCHER
from theomachy.server import protocol
from theomachy.server.desk import Desk, Listener
from theomachy.server.guard import address
from theomachy.server.hall import KEY_BYTES, Hall
from theomachy.server.limits import Limits, place
from theomachy.server.pieces import Pieces
from theomachy.server.protocol import COMMAND, HELLO, Hello
from theomachy.server.render import chats, in_words, position, refusal, update_with
from theomachy.server.shares import ASKER
from theomachy.server.steady import now
from theomachy.server.table import Denied, Table, Told, key_hash
from theomachy.table.messages import Message, Refusal, Reply, Update, Welcome
from theomachy.words import language_of

UPDATES_AT_ONCE = 500  # who is farther behind gets the position and the story instead
POLICY, TOO_BIG, FAULT = 1008, 1009, 1011
CLOSED_WITH = {"too-big": TOO_BIG, "our-fault": FAULT}  # by the code of the refusal
SECONDS_TO_GREET = 15.0
LOG = logging.getLogger(__name__)


class Connection:
    def __init__(self, socket: WebSocket, hall: Hall, limits: Limits, may_set: Callable[[int], bool]) -> None:
        self.socket = socket
        self.hall = hall
        self.limits = limits
        self.may_set = may_set  # a table that counts as so many, from where he is
        self.language = language_of(socket.headers.get("accept-language"))

    async def serve(self, table: str) -> None:
        """To the end; whatever goes wrong, the other side hears a sentence, and only the log hears more."""
        ASKER.set(place(address(self.socket.scope)))
        await self.socket.accept()
        with suppress(WebSocketDisconnect):
            try:
                hello = await self.greeted()
                self.language = hello.language
                await self.stay(await self.hall.desk(table), hello)
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
                return HELLO.validate_json(await self.receive())
        except TimeoutError:
            raise Denied("slow-greeting") from None

    async def stay(self, desk: Desk, hello: Hello) -> None:
        """Until either side is done."""
        table = desk.table
        seat = seat_for(table, hello)
        same = [other for other in desk.listeners if other.seat == seat and not other.shown_out]
        if seat == WATCHER and len(same) >= self.limits.at_table:
            raise Denied("table-full")
        home = place(address(self.socket.scope))
        if desk.own and not desk.is_visited_from(home) and self.hall.own_tables(home) >= self.limits.own_tables:
            raise Denied("too-many-connections")
        self.socket.scope["line"].sit(seat == WATCHER)
        if seat != WATCHER and len(same) >= self.limits.at_seat:
            min(same, key=lambda other: other.came).show_out("at-seat-elsewhere")
        listener = Listener(desk, seat, table.heard(seat), self.language, home)
        desk.join(listener)
        try:
            if seat != WATCHER and seat not in table.names:
                with suppress(Denied):  # he has just sat down with another connection
                    await desk.do(lambda: table.sit(seat, hello.name or table.setting.rules().seat_names[seat]))
            async with self.hall.telling.of(listener.place):
                welcome = to_json(await self.welcome(table, listener, hello.since)).decode()
            await self.say(welcome)
            await either(self.tell(desk, listener), self.listen(desk, listener))
        finally:
            desk.part(listener)

    async def welcome(self, table: Table, listener: Listener, since: int | None) -> Welcome:
        seat, heard = listener.seat, table.heard(listener.seat)
        known = since is not None and heard - UPDATES_AT_ONCE <= since <= heard
        listener.sent = since if known and since is not None else heard
        welcome: Welcome = {
            "type": "welcome",
            "version": protocol.VERSION,
            "table": table.id,
            "seat": seat,
            "setting": table.setting.model_dump(mode="json"),
            "seq": listener.sent,
            "now": position(table, seat, self.language),
            "pace": {"burst": self.limits.message_burst, "a_second": self.limits.messages},
        }
        if not known:
            told = table.log(seat)
            welcome["chats"] = chats(table, seat, self.language)
            welcome["story"] = await in_words(table, told, seat, self.language, Pieces())
        return welcome

    async def tell(self, desk: Desk, listener: Listener) -> None:
        """What is new, as fast as the reader takes it; nothing is kept for him, he is just further behind."""
        table, seat = desk.table, listener.seat
        while not listener.shown_out and not listener.dismissed:
            listener.wake.clear()
            if listener.sent < table.heard(seat) or listener.presence != desk.shown:
                async with self.hall.telling.of(listener.place):
                    news = await self.news(desk, listener)
                await self.say(news)
            else:
                await listener.wake.wait()
        raise Denied(listener.shown_out or "key-rotated")

    async def news(self, desk: Desk, listener: Listener) -> str:
        """To who knows as much as another did, the same is told as to that one."""
        table, seat, present = desk.table, listener.seat, desk.shown
        fresh = table.updates[seat][listener.sent : listener.sent + UPDATES_AT_ONCE]
        what = (listener.sent, len(fresh), table.seq, present)
        told, news = desk.said.get((seat, self.language), (None, ""))
        if told != what:
            updates = await self.updates(table, seat, fresh)
            seq = listener.sent + len(fresh)
            update: Message = {
                "type": "update",
                "seq": seq,
                "updates": updates,
                "present": list(present),
                "now": position(table, seat, self.language) if seq == table.heard(seat) else None,
            }
            news = to_json(update).decode()
            if table.seq == what[2]:
                desk.said[seat, self.language] = (what, news)
        listener.sent += len(fresh)
        listener.presence = present
        return news

    async def updates(self, table: Table, seat: int, fresh: list[Told]) -> list[Update]:
        said, pieces = [], Pieces()
        for told in fresh:
            events = await in_words(table, told.events_for(seat), seat, self.language, pieces)
            said.append(update_with(table, told, seat, events))
            await pieces.rest()
        return said

    async def listen(self, desk: Desk, listener: Listener) -> None:
        while True:
            text = await self.receive()
            try:
                command = COMMAND.validate_json(text)
            except ValidationError as error:
                await self.send({"type": "refused", "id": None, **self.why(error)})
                continue
            try:
                reply = await self.carry_out(desk, listener, command)
            except (Denied, Refused, BadInput) as error:
                await self.send({"type": "refused", "id": command.id, **refusal(desk.table, error, self.language)})
            else:
                await self.send(cast(Reply, {"type": "reply", "id": command.id, **reply}))

    async def carry_out(self, desk: Desk, listener: Listener, command: Any) -> dict[str, Any]:
        table, seat = desk.table, listener.seat
        if isinstance(command, protocol.Ping):
            return {"time": now()}
        if seat == WATCHER:
            raise Denied("only-watching")
        if isinstance(command, protocol.Rematch):
            return {"table": await self.hall.rematch(desk, self.may_set)}
        if isinstance(command, protocol.Rotate):
            key = command.key or secrets.token_urlsafe(KEY_BYTES)
            listener.hashes.add(key_hash(key))
            entry = await desk.do(lambda: table.rotate(seat, key))
            return {"seq": table.heard(seat, entry.seq), "key": key}
        entry = await desk.do(lambda: entry_of(listener, command))
        return {"seq": table.heard(seat, entry.seq)}

    # --- the wire -----------------------------------------------------------------------------------------------------

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if "denied" in message:
            raise Denied(message["denied"])
        text = message.get("text")
        if text is None:
            raise Denied("bad-message", why="binary")
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


def entry_of(listener: Listener, command: Any) -> dict[str, Any]:
    """The entry that a command makes, if it may be carried out."""
    table, seat = listener.desk.table, listener.seat
    if listener.dismissed:
        raise Denied("key-rotated")
    if seat in table.left and not isinstance(command, protocol.Chat | protocol.React):
        raise Denied("left")
    if table.away_too_often(seat) and not isinstance(command, protocol.Chat | protocol.React):
        raise Denied("away-too-often")
    match command:
        case protocol.GiveNonce():
            return table.give_nonce(seat, command.nonce)
        case protocol.Choose():
            return table.choose(seat, command.at, command.choice)
        case protocol.Undo():
            return table.ask_undo(seat, command.at)
        case protocol.OfferDraw():
            return table.offer_draw(seat)
        case protocol.Answer():
            return table.answer(seat, command.at, command.yes)
        case protocol.Resign():
            return table.resign(seat)
        case protocol.Chat():
            return table.say(seat, command.text, command.at)
        case protocol.React():
            return table.react(seat, command.reaction, command.at)
    raise Denied("bad-message", why=str(command.type))


def first_mistake(error: ValidationError) -> str:
    """Where, and what; never what was sent."""
    mistake = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in mistake["loc"])
    return f"{where}: {mistake['msg']}" if where else str(mistake["msg"])
