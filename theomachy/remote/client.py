"""Somebody at a table elsewhere: keeps what he is told, sends commands, and comes back by himself."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Literal
from urllib.error import URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from theomachy import build
from theomachy.games import Event, Recall, View
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record, read_record
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.remote.link import Link
from theomachy.remote.pace import Pace, Patience
from theomachy.shown import Comparison, Memory, Shown, compared
from theomachy.table.messages import (
    DONE_BEFORE,
    FINAL,
    Asked,
    Denial,
    EventMessage,
    News,
    Position,
    Reply,
    Update,
    Welcome,
)
from theomachy.table.wire import Wire, unpack_options
from theomachy.words import Speech

VERSION: Final = 2
LARGEST: Final = 1 << 23  # bytes of a message, or of a record
NONCE_BYTES: Final = 16
SILENT: Final = logging.Logger("theomachy.remote", logging.CRITICAL + 1)  # the hello holds a key: no log may have it

# Does the server say what a guess needs?  It does to the same build.
Recalling = Literal["never", "if-possible", "always"]


class Declined(BadInput):
    """The table has refused a command, or us."""

    def __init__(self, code: str, text: str, clause: str = "") -> None:
        super().__init__("declined", text=f"{text} ({clause})" if clause else text)
        self.code = code
        self.clause = clause


class Lost(Exception):
    """The connection is gone, or useless."""


class Retry(Exception):
    """Connect again at once, and ask for less."""


class Callbacks:
    """Who wants to know at once what happens; by default nobody."""

    guard: AbstractContextManager[object] = nullcontext()  # held while anything changes here

    def updated(self, updates: list[Update]) -> None:
        """New ones, or none if only who is present has changed."""

    def lost(self) -> None: ...

    def back(self) -> None: ...

    def warned(self, text: str) -> None: ...

    def failed(self, error: BadInput) -> None:
        """There will be nothing more."""


class Straight(connect):
    """Goes where the link says: no other server gets the key."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class NowhereElse(HTTPRedirectHandler):
    """The same, for requests."""

    def redirect_request(self, *_: object) -> None:
        return None


@dataclass
class Command:
    message: dict[str, Any]
    answer: asyncio.Future[Reply]
    sent: int = 0  # how often


class Client:
    def __init__(
        self,
        link: Link,
        w: Speech,
        name: str | None = None,
        callbacks: Callbacks | None = None,
        patience: Patience | None = None,
        memory: Memory | None = None,
        recall: Recalling = "never",
    ) -> None:
        self.recall = recall
        self.link = link
        self.w = w
        self.name = name
        self.callbacks = callbacks or Callbacks()
        self.patience = patience or Patience()
        self.seat = WATCHER
        self.seq = 0  # the last update that is known
        self.story: list[Event] = []  # what was told and still holds
        self.present: tuple[int, ...] = ()
        self.memory = memory  # of this device, from one visit to the next
        self.shown = memory.of(link.page) if memory else None  # before the first deal
        self.commitment = self.shown.commitment if self.shown else ""  # as it was first shown, whenever that was
        self._giving: asyncio.Task[None] | None = None
        self.ahead = time.time() - time.monotonic()  # seconds by which the server's clock is ahead of our steady one
        self.failure: BadInput | None = None  # why there will be nothing more
        self.welcomed = False
        self.now: Position | None = None
        self._ids = itertools.count(1)
        self._commands: dict[int, Command] = {}  # without an answer
        self._socket: ClientConnection | None = None
        self._away = False  # as `callbacks` were told
        self._turned = asyncio.Event()

    # --- how things stand ---------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        assert self.now is not None
        return self.now

    @property
    def begun(self) -> bool:
        return "view" in self.position

    @property
    def over(self) -> bool:
        return self.position["status"] == "over"

    @property
    def asked(self) -> bool:
        """Is it for us to choose?"""
        return self.position["status"] == "playing" and self.to_move() == self.seat

    def to_move(self) -> int:
        return self.seat_of(self.position["to_move"]) if "to_move" in self.position else NOBODY

    def seat_of(self, name: str) -> int:
        return self.wire.seats[name]

    @property
    def request(self) -> Asked | None:
        """What we are asked to agree to."""
        request = self.position["request"]
        if request is None or self.seat == WATCHER or self.wire.names[self.seat] in request["agreed"]:
            return None
        return request

    def event_of(self, message: EventMessage) -> Event:
        return self.wire.unpack_event({name: value for name, value in message.items() if name != "text"})

    def view(self) -> View:
        return self.wire.unpack(self.position["view"])

    def recalled(self) -> Recall:
        if "recall" not in self.position:
            raise BadInput("wire-other-build")
        return self.wire.unpack_recall(self.position["recall"])

    def compared(self, record: Record) -> Comparison:
        """Has the dealer of this record shown us its commitment before the first deal, and mixed in our nonce?"""
        return "another" if self.commitment != record.commitment else compared(self.shown, record)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def ask(self, type: str, **fields: Any) -> Reply:
        """Carried out once, also if the connection is lost meanwhile; `Declined` if the table refuses."""
        if self.failure is not None:
            raise self.failure
        number = next(self._ids)
        command = Command({"type": type, "id": number, **fields}, asyncio.get_running_loop().create_future())
        self._commands[number] = command
        try:
            await self._send(command)
            return await command.answer
        finally:
            self._commands.pop(number, None)

    async def choose(self, choice: str, at: int) -> Reply:
        """In notation; `at` is the update after which this was chosen."""
        return await self.do("choose", at=at, choice=choice)

    async def do(self, type: str, **fields: Any) -> Reply:
        """Until we see it done."""
        reply = await self.ask(type, **fields)
        await self.until(lambda: self.seq >= reply.get("seq", 0))
        return reply

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            if self.failure is not None:
                raise self.failure
            self._turned.clear()
            await self._turned.wait()

    async def record(self) -> Record:
        """The whole game, once it is over."""

        def fetched() -> str:
            proof_of_seat = {"Authorization": f"Bearer {self.link.key}"} if self.link.key else {}
            request = Request(self.link.record, headers=proof_of_seat)
            with build_opener(NowhereElse).open(request, timeout=self.patience.to_connect) as answer:
                return str(answer.read(LARGEST).decode())

        try:
            return read_record(await asyncio.to_thread(fetched))
        except (URLError, OSError, ValueError):
            raise BadInput("remote-no-record", server=self.link.server) from None

    # --- the connection -----------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """As long as the table wants us; then `failure` says why not."""
        try:
            await self._follow()
        except BadInput as error:
            self.failure = error
            self.callbacks.failed(error)
        finally:
            self.failure = self.failure or BadInput("remote-left")
            for command in self._commands.values():
                if not command.answer.done():
                    command.answer.set_exception(self.failure)
            self._turned.set()

    async def _follow(self) -> None:
        waits = self.patience.waits()
        while True:
            try:
                async with self._connected() as socket:
                    await self._greet(socket)
                    async for text in socket:
                        with self.callbacks.guard:
                            self._take(read(text))
                        waits = self.patience.waits()
            except Retry:
                continue
            except (Lost, OSError, WebSocketException, TimeoutError) as error:
                if not self.welcomed:
                    raise BadInput("remote-no-connection", server=self.link.server) from error
            replaced = self._socket is not None and self._socket.close_code == CloseCode.SERVICE_RESTART
            self._socket = None
            if replaced:
                continue  # by a server that is there already
            if not self._away:
                self._away = True
                self.callbacks.lost()
            await asyncio.sleep(next(waits))

    def _connected(self) -> Straight:
        patience = self.patience
        return Straight(
            self.link.socket,
            open_timeout=patience.to_connect,
            ping_interval=patience.between_pings,
            ping_timeout=patience.for_a_pong,
            close_timeout=1.0,
            max_size=LARGEST,
            logger=SILENT,
        )

    async def _greet(self, socket: ClientConnection) -> None:
        known = {"key": self.link.key, "name": self.name, "since": self.seq if self.welcomed else None}
        given = {name: value for name, value in known.items() if value is not None}
        if self.recall != "never":
            given["recall"] = build.mark()
        with suppress(ConnectionClosed):  # then there is an answer all the same, or none
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "language": self.w.language, **given}))
        async with asyncio.timeout(self.patience.to_connect):
            answer = read(await socket.recv())
        if answer["type"] == "refused":
            if answer["code"] == "other-build" and self.recall == "if-possible":
                self.recall = "never"
                raise Retry
            if not self.welcomed or answer["code"] in FINAL:
                raise declined(answer)
            raise Lost
        with self.callbacks.guard:
            self._welcome(answer)
        self._socket = socket
        for command in list(self._commands.values()):
            await self._send(command)

    def _welcome(self, welcome: Welcome) -> None:
        try:
            self._take_welcome(welcome)
        except (KeyError, TypeError, BadInput):
            raise BadInput("remote-garbled", server=self.link.server) from None
        if self._away:
            self._away = False
            self.callbacks.back()
        self._turn([])

    def _take_welcome(self, welcome: Welcome) -> None:
        setting = welcome["setting"]
        self.game = game_named(setting["game"])
        edition = setting["edition"] or self.game.options().edition
        self.options = unpack_options(self.game, {"edition": edition, "changes": setting["options"]})
        self.wire = Wire(self.game, self.options)
        self.notation = self.wire.notation
        self.setting = setting
        self.seat = self.seat_of(welcome["seat"])
        self.pace = Pace(welcome["pace"])
        if "story" in welcome:
            self.story = [self.event_of(event) for event in welcome["story"]]
            self.seq = welcome["seq"]
        if "story" in welcome or self.now is None:  # else it is ahead of the updates that follow
            self.now = welcome["now"]
        self.welcomed = True

    async def _send(self, command: Command) -> None:
        """If there is no connection now, it is sent when there is one."""
        socket = self._socket
        if socket is not None:
            await self.pace.wait()
            command.sent += 1
            with suppress(ConnectionClosed):
                await socket.send(json.dumps(command.message))

    # --- what comes in ------------------------------------------------------------------------------------------------

    def _take(self, message: Any) -> None:
        try:
            if message["type"] == "update":
                self._take_news(message)
            elif message["type"] == "reply":
                self._answered(message)
            elif message["id"] is not None:
                self._refused(message)
        except (KeyError, TypeError, BadInput):
            raise Lost from None
        if message["type"] == "update":
            self._turn(message["updates"])

    def _take_news(self, news: News) -> None:
        for update in news["updates"]:
            if update["seq"] != self.seq + 1:
                raise Lost
            del self.story[update.get("kept", len(self.story)) :]
            self.story += [self.event_of(event) for event in update["events"]]
            self.seq = update["seq"]
        self.present = tuple(map(self.seat_of, news["present"]))
        self.now = news["now"] or self.now

    def _answered(self, reply: Reply) -> None:
        if "time" in reply:
            self.ahead = reply["time"] / 1000 - time.monotonic()
        command = self._commands.get(reply["id"])
        if command is not None and not command.answer.done():
            command.answer.set_result(reply)

    def _refused(self, denial: Denial) -> None:
        command = self._commands.get(denial["id"] or 0)
        if command is None or command.answer.done():
            return
        if command.sent > 1 and denial["code"] in DONE_BEFORE:
            command.answer.set_result({"type": "reply", "id": command.message["id"]})
        else:
            command.answer.set_exception(declined(denial))

    def _turn(self, updates: list[Update]) -> None:
        """Something is new."""
        self._look_at_dealer()
        self.callbacks.updated(updates)
        self._turned.set()

    def _look_at_dealer(self) -> None:
        """Once the dealer is bound, we add our part to the luck: he did not know it, and we do not know his.  Both are
        kept before ours goes out; a commitment that is shown later is not."""
        commitment = self.position["commitment"]
        self.commitment = self.commitment or commitment
        if commitment and commitment != self.commitment:
            raise BadInput("remote-other-commitment")
        if not commitment or self.position["status"] != "waiting":
            return
        if self.shown is None:
            self._keep(Shown(self.link.page, commitment))
        if self.seat != WATCHER and not self._giving and not self.position["seats"][self.seat]["nonce"]:
            self._giving = asyncio.create_task(self._give_nonce(self.position["seats"][self.seat]["seat"]))

    def _keep(self, shown: Shown) -> None:
        self.shown = shown
        if self.memory is not None:
            self.memory.keep(shown)

    async def _give_nonce(self, side: str) -> None:
        assert self.shown is not None
        nonces = self.shown.nonces
        nonce = nonces.get(side) or secrets.token_hex(NONCE_BYTES)  # it may have been lost on its way
        self._keep(replace(self.shown, nonces={**nonces, side: nonce}))
        try:
            await self.ask("nonce", nonce=nonce)
        except Declined as error:
            if error.code == "nonce-twice" and side not in nonces:
                self._keep(replace(self.shown, nonces=nonces))
                self.callbacks.warned(self.w.say("remote-other-nonce"))
        except BadInput:
            return


@asynccontextmanager
async def at_table(
    link: Link,
    w: Speech,
    name: str | None = None,
    callbacks: Callbacks | None = None,
    patience: Patience | None = None,
    memory: Memory | None = None,
    recall: Recalling = "never",
) -> AsyncIterator[Client]:
    """Welcomed, and followed as long as this lasts."""
    client = Client(link, w, name, callbacks, patience, memory, recall)
    following = asyncio.create_task(client.follow())
    try:
        await client.until(lambda: client.welcomed)
        yield client
    finally:
        following.cancel()
        with suppress(asyncio.CancelledError):
            await following


def read(text: str | bytes) -> Any:
    try:
        message = json.loads(text)
    except ValueError:
        raise Lost from None
    if not isinstance(message, dict) or message.get("type") not in ("welcome", "update", "reply", "refused"):
        raise Lost
    return message


def declined(denial: Denial) -> Declined:
    return Declined(denial["code"], denial["text"], denial["clause"])
