"""A server in a thread of its own, for clients that are not asynchronous."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from tests.server.service import Service, service

T = TypeVar("T")


class Elsewhere:
    def __init__(self, server: Service, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.loop = loop
        self.begun: list[Future[Any]] = []

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def begin(self, work: Coroutine[Any, Any, T]) -> None:
        self.begun.append(asyncio.run_coroutine_threadsafe(work, self.loop))

    def set_table(self, *seats: dict[str, str], **more: Any) -> tuple[str, list[str]]:
        """Its address, and a link for each of its keys."""
        table, keys = self.do(self.server.set_table(*seats, **more))
        address = f"http://127.0.0.1:{self.server.port}/t/{table}"
        return address, [f"{address}#{key}" for key in keys]


@contextmanager
def elsewhere(folder: Path) -> Iterator[Elsewhere]:
    there: list[Elsewhere] = []
    up, down = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with service(folder) as server:
            there.append(Elsewhere(server, asyncio.get_running_loop()))
            up.set()
            await down.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    assert up.wait(30)
    try:
        yield there[0]
    finally:
        for work in there[0].begun:
            work.cancel()
        there[0].loop.call_soon_threadsafe(down.set)
        thread.join(30)
