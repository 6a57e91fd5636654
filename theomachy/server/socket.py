"""A connection to a table: a hello, then commands in and updates out, each at its own pace."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import Any, cast

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.seats import WATCHER
from theomachy.server import protocol
from theomachy.server.hall import KEY_BYTES, Desk, Hall, Listener, now
from theomachy.server.limits import Bucket, Limits
from theomachy.server.protocol import COMMAND, HELLO, Hello
from theomachy.server.render import position, refusal, story, update
from theomachy.server.table import Denied
from theomachy.table.said import Message, Refusal, Reply, Welcome
from theomachy.words import language_of

UPDATES_AT_ONCE = 500  # who is farther behind gets the position and the story instead
GOING_AWAY, POLICY, TOO_BIG = 1001, 1008, 1009
SECONDS_TO_GREET = 15.0


class Connection:
    def __init__(self, socket: WebSocket, hall: Hall, limits: Limits) -> None:
        self.socket = socket
        self.hall = hall
        self.limits = limits
        self.language = language_of(socket.headers.get("accept-language"))

    async def serve(self, table: str) -> None:
        await self.socket.accept()
        try:
            async with asyncio.timeout(SECONDS_TO_GREET):
                hello = HELLO.validate_json(await self.receive())
            self.language = hello.language
            desk = await self.hall.desk(table)
            listener = await self.greet(desk, hello)
        except TimeoutError:
            await self.leave(POLICY, Denied("slow-greeting"))
        except (ValidationError, Denied, BadInput) as error:
            await self.leave(POLICY, error)
        except WebSocketDisconnect:
            pass
        else:
            await self.stay(desk, listener)

    async def greet(self, desk: Desk, hello: Hello) -> Listener:
        table, seat = desk.table, WATCHER
        if hello.key is not None:
            seat = table.seat_of(hello.key)
            await desk.take_seat(seat, hello.name or table.setting.rules().seat_names[seat])
        elif not table.setting.watchers:
            raise Denied("no-watchers")
        if len(desk.listeners) >= self.limits.at_table:
            raise Denied("table-full")
        known = hello.since is not None and table.seq - UPDATES_AT_ONCE <= hello.since <= table.seq
        listener = Listener(desk, seat, hello.since if known and hello.since is not None else table.seq, self.language)
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
            welcome["story"] = story(table, seat, self.language)
        await self.send(welcome)
        return listener

    async def stay(self, desk: Desk, listener: Listener) -> None:
        """Until either side is done: who does not read any more is left too."""
        desk.join(listener)
        work = {asyncio.create_task(self.tell(desk, listener)), asyncio.create_task(self.listen(desk, listener))}
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            desk.part(listener)
        if any(isinstance(task.exception(), TimeoutError) for task in done if not task.cancelled()):
            await self.socket.close(POLICY)

    async def tell(self, desk: Desk, listener: Listener) -> None:
        """What is new, as fast as the reader takes it; nothing is kept for him, he is just further behind."""
        table = desk.table
        while True:
            fresh = table.told[listener.sent : listener.sent + UPDATES_AT_ONCE]
            listener.wake.clear()
            if fresh or listener.presence != desk.presence:
                listener.sent += len(fresh)
                listener.presence = desk.presence
                updates = [update(table, told, listener.seat, self.language) for told in fresh]
                await self.send(
                    {
                        "type": "update",
                        "seq": listener.sent,
                        "updates": updates,
                        "present": list(desk.presence),
                        "now": position(table, listener.seat, self.language) if listener.sent == table.seq else None,
                    }
                )
            else:
                await listener.wake.wait()

    async def listen(self, desk: Desk, listener: Listener) -> None:
        bucket = Bucket(self.limits.messages, self.limits.message_burst)
        while True:
            try:
                text = await self.receive()
            except WebSocketDisconnect:
                return
            except Denied as error:
                await self.leave(TOO_BIG, error)
                return
            if not bucket.take():
                await self.leave(POLICY, Denied("too-many-messages"))
                return
            try:
                command = COMMAND.validate_json(text)
            except ValidationError as error:
                await self.send({"type": "refused", "id": None, **self.why(error)})
                continue
            try:
                reply = await self.carry_out(desk, listener.seat, command)
            except (Denied, Refused, BadInput) as error:
                await self.send({"type": "refused", "id": command.id, **refusal(desk.table, error, self.language)})
            else:
                await self.send(cast(Reply, {"type": "reply", "id": command.id, **reply}))

    async def carry_out(self, desk: Desk, seat: int, command: Any) -> dict[str, Any]:
        table = desk.table
        if isinstance(command, protocol.Ping):
            return {"time": now()}
        if seat == WATCHER:
            raise Denied("only-watching")
        if isinstance(command, protocol.Rotate):
            key = secrets.token_urlsafe(KEY_BYTES)
            entry = await desk.do(lambda: table.rotate(seat, key))
            return {"seq": entry.seq, "key": key}
        if isinstance(command, protocol.Rematch):
            return {"table": await self.hall.rematch(desk, seat)}
        entry = await desk.do(lambda: entry_of(desk, seat, command))
        return {"seq": entry.seq}

    # --- the wire -----------------------------------------------------------------------------------------------------

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or GOING_AWAY)
        text = message.get("text")
        if text is None or len(text) > self.limits.message:
            raise Denied("too-big", most=self.limits.message)
        return str(text)

    async def send(self, message: Message) -> None:
        async with asyncio.timeout(self.limits.patience):
            await self.socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def why(self, error: Exception) -> Refusal:
        if isinstance(error, ValidationError):
            error = Denied("bad-message", why=first_mistake(error))
        return refusal(None, error, self.language)

    async def leave(self, code: int, error: Exception) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):  # he may have left first
            await self.send({"type": "refused", "id": None, **self.why(error)})
            await self.socket.close(code)


def entry_of(desk: Desk, seat: int, command: Any) -> dict[str, Any]:
    """The entry that a command makes, if it may be carried out."""
    table = desk.table
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
