"""A way to the server that breaks, as ways do: it cuts a connection after so many messages in one direction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

CHUNK = 1 << 16


class Cutting:
    """`lifetime` says for each connection after how many chunks it is cut; None lets it live.  Frozen, nothing passes
    any more, and nobody is told."""

    def __init__(self, port: int, lifetime: Callable[[], int | None]) -> None:
        self.server_port = port
        self.lifetime = lifetime
        self.port = 0
        self.connections = 0
        self.frozen = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        left = self.lifetime()
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.server_port)

        async def carry(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
            nonlocal left
            while data := await source.read(CHUNK):
                while self.frozen:
                    await asyncio.sleep(0.05)
                if left is not None:
                    left -= 1
                    if left < 0:
                        return
                to.write(data)
                await to.drain()

        ways = {asyncio.create_task(carry(reader, server_writer)), asyncio.create_task(carry(server_reader, writer))}
        self.tasks |= ways
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, server_writer):
                with suppress(OSError):
                    end.transport.abort()  # no goodbye


@asynccontextmanager
async def cutting(port: int, lifetime: Callable[[], int | None] = lambda: None) -> AsyncIterator[Cutting]:
    way = Cutting(port, lifetime)
    server = await asyncio.start_server(way.serve, "127.0.0.1", 0)
    way.port = server.sockets[0].getsockname()[1]
    try:
        yield way
    finally:
        server.close()
        for task in way.tasks:
            task.cancel()
        await asyncio.gather(*way.tasks, return_exceptions=True)
