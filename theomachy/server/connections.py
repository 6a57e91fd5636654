"""The lines to the outside: uvicorn's, and it hangs up on who does not read, does not say what he wants, or floods."""

from __future__ import annotations

import asyncio
import socket
import struct
import weakref
from contextlib import suppress
from typing import Any, cast

import h11
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from starlette.types import Message, Receive, Scope, Send
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from theomachy.server.connection_pool import ASKING, SEATED, SILENT, WATCHING, ConnectionPool, PooledConnection
from theomachy.server.guard import address, denied
from theomachy.server.limits import Bucket, Limits, network_of
from theomachy.server.proxies import Proxies
from theomachy.server.table import Denied

SECONDS_TO_CLOSE = 5
SECONDS_TO_ASK = 0.2  # for who came in just before the server closes
SECONDS_OF_SILENCE = 20.0  # then there is a ping, and who has not answered after as many is not there any more
SECONDS_OF_FLOOD = 1.0  # until who was told to stop is left
KERNEL_BUFFER = 65_536  # bytes for each line, which Linux doubles: what waits there is memory too
SLOWEST = 1_000  # bytes a second that somebody has to read
A_BITE = 1_024  # bytes of a socket that are read at once: they may be hundreds of frames
LONGEST_HEAD = 16_384  # bytes of a request before its body
MOST_PIECES = 1_000  # of a body
CONTROL_FRAMES = 10  # at once, and one a second, besides messages
CALM = 1.0  # messages a second, of who is no trouble however many there are behind his address
AT_ONCE = struct.pack("ii", 1, 0)
MOST_ACCEPTED = 128  # in one turn of the loop


class InFewPieces(h11.Connection):
    """Each piece takes its time, however small."""

    pieces = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("in too many pieces")
        return event


def server_config(app: FastAPI, limits: Limits, host: str, port: int, proxies: Proxies | None = None) -> uvicorn.Config:
    pool = ConnectionPool(limits)
    trusted = proxies or Proxies()

    class LimitedConnection(PooledConnection):
        """What doors and sockets have in common: nothing is kept for long, or in heaps, for who does not read."""

        transport: asyncio.Transport
        loop: asyncio.AbstractEventLoop
        client: tuple[str, int] | None
        held = 0  # bytes that are about to be written
        written = 0  # bytes, so far
        read_before = 0
        waits: asyncio.TimerHandle | None = None

        def home(self) -> str:
            """Proxies say for whom they ask with each request."""
            peer = self.client[0] if self.client else ""
            return "" if peer in trusted else network_of(peer)

        def counted(self, send: Send) -> Send:
            async def sent(message: Message) -> None:
                size = len(message.get("body") or message.get("text") or b"")
                self.held += size
                self.written += size
                pool.look_at(self)
                try:
                    await send(message)
                finally:
                    self.held -= size
                    self.look()

            return sent

        def unread(self) -> int:
            return self.transport.get_write_buffer_size() + self.held

        def look(self) -> None:
            pool.look_at(self)
            if self.waiting and self.waits is None:
                self.read_before = self.written - self.waiting
                self.waits = self.loop.call_later(limits.patience, self.look_again)

        def look_again(self) -> None:
            self.waits = None
            if self.unread() and self.written - self.unread() < self.read_before + SLOWEST * limits.patience:
                self.hang_up()
            else:
                self.look()

        def hang_up(self) -> None:
            """At once: also the system forgets what was not read."""
            if self.transport.get_write_buffer_size():
                line = self.transport.get_extra_info("socket")
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self.transport.abort()

        def left(self) -> None:
            pool.gone(self)
            if self.waits is not None:
                self.waits.cancel()

    class HttpConnection(LimitedConnection, H11Protocol):
        """For requests, and for what becomes a socket: who begins one has to get to the end of its head."""

        hanging_up: asyncio.TimerHandle | None = None

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.served, self.app = self.app, self.answer
            self.conn = InFewPieces(h11.SERVER, LONGEST_HEAD)

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
            try:
                pool.come(self, self.home())
            except Denied:
                self.hang_up()  # nothing was asked, so there is nothing to answer
            else:
                self.wait(True)

        def data_received(self, data: bytes) -> None:
            for begin in range(0, len(data), LONGEST_HEAD):
                if self.transport.get_protocol() is self and not self.transport.is_closing():
                    super().data_received(data[begin : begin + LONGEST_HEAD])
            if self.transport.get_protocol() is self:  # and not a socket by now
                self.wait(self.cycle is None or self.cycle.response_complete)
                self.look()

        def send_400_response(self, msg: str) -> None:
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                super().send_400_response(msg)
            else:
                self.hang_up()  # he has his answer

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.wait(False)
            self.left()
            super().handle_websocket_upgrade(event)
            self.app = self.served

        def connection_lost(self, exc: Exception | None) -> None:
            self.wait(False)
            self.left()
            super().connection_lost(exc)
            self.app = self.served
            let_go(self.transport)

        def wait(self, incomplete: bool) -> None:
            if incomplete and self.hanging_up is None:
                self.hanging_up = self.loop.call_later(limits.patience, self.hang_up)
            elif not incomplete and self.hanging_up is not None:
                self.hanging_up.cancel()
                self.hanging_up = None

        async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
            """Who has not read the last answer gets no other."""
            cycle = self.cycle
            try:
                await self.flow.drain()
                if not cycle.disconnected:
                    trusted.look_behind(scope)
                    await self.let_ask(scope, receive, self.counted(send))
            except asyncio.CancelledError:  # the server closes, and has waited long enough for who is slow
                cycle.disconnected = True
                self.hang_up()

        async def let_ask(self, scope: Scope, receive: Receive, send: Send) -> None:
            try:
                pool.put(self, ASKING, network_of(address(scope)))
            except Denied as error:
                answer = denied(Request(scope), error)
                answer.headers["Connection"] = "close"
                await answer(scope, receive, send)
                return
            try:
                await self.served(scope, receive, send)
            finally:
                if self.rank is not None:
                    with suppress(Denied):
                        pool.put(self, SILENT, self.network)

        def give_way(self) -> None:
            self.hang_up()

    class SocketConnection(LimitedConnection, WebSocketsSansIOProtocol):
        """A socket: every frame counts, also those that say nothing."""

        deaf = False

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.served, self.app = self.app, self.answer
            self.pace = Bucket(limits.messages + 1, limits.message_burst + CONTROL_FRAMES)
            self.calm = Bucket(CALM + 1, limits.message_burst + CONTROL_FRAMES)

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            with suppress(Denied):  # the door has let it in
                pool.come(self, self.home())

        def connection_lost(self, exc: Exception | None) -> None:
            self.left()
            super().connection_lost(exc)
            self.conn.parser.close()  # it leads back to the connection, and would stay until garbage is collected
            self.app = self.served
            let_go(self.transport)

        async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
            trusted.look_behind(scope)
            scope["connection"] = weakref.proxy(self)  # which has the scope itself
            try:
                pool.put(self, SILENT, network_of(address(scope)))
            except Denied as error:
                line = WebSocket(scope, receive, self.counted(send))
                await line.send_denial_response(denied(line, error))
            else:
                await self.served(scope, receive, self.counted(send))

        def sit(self, watching: bool) -> None:
            """He has said who he is."""
            if self.rank is not None:
                pool.put(self, WATCHING if watching else SEATED, self.network)

        def give_way(self) -> None:
            """Who reads hears why."""
            if self.unread():
                self.hang_up()
            else:
                self.show_out("gave-way")

        def show_out(self, code: str) -> None:
            self.queue.put_nowait(cast(Any, {"type": "websocket.receive", "denied": code}))  # see `Connection.receive`

        async def send(self, message: ASGISendEvent) -> None:
            await self.writable.wait()
            if self.close_sent and self.initial_response is None:
                raise ClientDisconnected
            await super().send(message)
            if self.initial_response is not None:
                self.handshake_complete = True  # the answer was no; that is worth no line in the log

        def data_received(self, data: bytes) -> None:
            for begin in range(0, len(data), A_BITE):
                if not self.deaf:
                    super().data_received(data[begin : begin + A_BITE])
            self.look()

        def handle_events(self) -> None:
            frames = sum(isinstance(event, Frame) for event in self.conn.events)
            calm, in_all = self.calm.take(frames), pool.address_messages.take(self.network, frames)
            if self.pace.take(frames) and (calm or in_all):
                super().handle_events()
            else:
                self.deaf = True
                self.close_timeout = SECONDS_OF_FLOOD
                pool.floods.note(self.network)
                self.show_out("too-many-messages")

        def handle_ping(self) -> None:
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.hang_up()

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=4 * limits.message,  # in bytes; what is longer is closed before it is read
        ws_ping_interval=SECONDS_OF_SILENCE,
        ws_ping_timeout=SECONDS_OF_SILENCE,
        ws_per_message_deflate=False,  # it costs memory and time, and lengths of what is packed can tell secrets
        backlog=max(4, min(MOST_ACCEPTED, limits.all_connections // 8)),
        proxy_headers=False,  # it would believe whatever comes from this machine; `Proxies` knows whom to believe
        log_level="error",  # what strangers send is worth no line
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


class CourteousServer(uvicorn.Server):
    """Lets nobody in any more, then answers those who are in, then closes."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in (*self.servers, *(sockets or ())):
            listening.close()
        await asyncio.sleep(SECONDS_TO_ASK)
        await super().shutdown(sockets)


def let_go(transport: asyncio.BaseTransport) -> None:
    """One of asyncio keeps a method of its own, and so itself, until garbage is collected."""
    vars(transport).pop("_read_ready_cb", None)
