"""The lines to the outside: uvicorn's, and it hangs up on who does not read, or does not say what he wants."""

from __future__ import annotations

import asyncio

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from theomachy.server.limits import Limits

SECONDS_TO_CLOSE = 5


def lines(app: FastAPI, limits: Limits, host: str, port: int) -> uvicorn.Config:
    class Door(H11Protocol):
        """For requests, and for what becomes a socket: who begins one has to get to the end of its head."""

        hanging_up: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.wait(True)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.wait(self.conn.their_state is h11.IDLE)

        def connection_lost(self, exc: Exception | None) -> None:
            self.wait(False)
            super().connection_lost(exc)
            let_go(self.transport)

        def wait(self, incomplete: bool) -> None:
            if incomplete and self.hanging_up is None:
                self.hanging_up = self.loop.call_later(limits.patience, self.transport.abort)
            elif not incomplete and self.hanging_up is not None:
                self.hanging_up.cancel()
                self.hanging_up = None

    class Line(WebSocketsSansIOProtocol):
        """A socket: nothing is kept for long, or in heaps, for who does not read."""

        hanging_up: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()
            self.hanging_up = self.loop.call_later(limits.patience, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.stay()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stay()
            super().connection_lost(exc)
            let_go(self.transport)

        def stay(self) -> None:
            if self.hanging_up is not None:
                self.hanging_up.cancel()
                self.hanging_up = None

        async def send(self, message: ASGISendEvent) -> None:
            await self.writable.wait()
            if self.close_sent and self.initial_response is None:
                raise ClientDisconnected
            await super().send(message)
            if self.initial_response is not None:
                self.handshake_complete = True  # the answer was no; that is worth no line in the log

        def handle_ping(self) -> None:
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.transport.abort()

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Door,
        ws=Line,
        ws_max_size=4 * limits.message,  # in bytes; what is longer is closed before it is read
        ws_per_message_deflate=False,  # it costs memory and time, and lengths of what is packed can tell secrets
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


def let_go(transport: asyncio.BaseTransport) -> None:
    """One of asyncio keeps a method of its own, and so itself, until garbage is collected."""
    vars(transport).pop("_read_ready_cb", None)
