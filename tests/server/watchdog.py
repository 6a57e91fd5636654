"""Measures how long each callback holds the loop of a server: in time of its own thread, so that a busy machine or the
work of other threads does not count."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from asyncio import events
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.server.service import GENEROUS, Service, service
from theomachy.server.limits import Limits


@dataclass(frozen=True)
class Hold:
    """One callback that held the loop."""

    cpu: float  # seconds of the thread, without those of the garbage collector
    wall: float  # for information
    during: str  # what was tried out
    who: str  # whose callback it was

    def __str__(self) -> str:
        return f"{1000 * self.cpu:6.1f} ms (wall {1000 * self.wall:6.1f} ms)  {self.during}  [{self.who}]"


class Watchdog:
    def __init__(self) -> None:
        self.during = "the start"
        self.longest: dict[str, Hold] = {}  # by what was tried out
        self.thread = 0  # of the loop
        self.collecting = 0.0  # seconds that the garbage collector took there; it has a law of its own
        self.began = 0.0

    def measure(self, run: Any, handle: Any) -> None:
        during, collected, wall, cpu = self.during, self.collecting, time.perf_counter(), time.thread_time()
        run(handle)
        spent, taken = time.thread_time() - cpu - (self.collecting - collected), time.perf_counter() - wall
        best = self.longest.get(during)
        if best is None or spent > best.cpu:
            self.longest[during] = Hold(spent, taken, during, named(handle))

    def collects(self, phase: str, info: dict[str, int]) -> None:
        if threading.get_ident() == self.thread:
            if phase == "start":
                self.began = time.thread_time()
            else:
                self.collecting += time.thread_time() - self.began

    def worst(self) -> list[Hold]:
        return sorted(self.longest.values(), key=lambda hold: -hold.cpu)


def named(handle: Any) -> str:
    """The coroutine that a task goes on with, or the callback itself."""
    task = getattr(handle._callback, "__self__", None)
    called = task.get_coro() if isinstance(task, asyncio.Task) else handle._callback
    return str(getattr(called, "__qualname__", called))


@contextmanager
def watching(dog: Watchdog, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Every callback of this loop, and of no other."""
    run = events.Handle._run

    def measured(handle: Any) -> None:
        if handle._loop is loop:
            dog.measure(run, handle)
        else:
            run(handle)

    dog.thread = threading.get_ident()
    gc.callbacks.append(dog.collects)
    events.Handle._run = measured  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        events.Handle._run = run  # type: ignore[method-assign]
        gc.callbacks.remove(dog.collects)


class Watched:
    """A server whose loop is watched, in a thread of its own: what its visitors do is not counted."""

    def __init__(self, server: Service, http: httpx.Client, dog: Watchdog, app: Any) -> None:
        self.port = server.port
        self.tables = server.tables
        self.http = http
        self.dog = dog
        self.app = app

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@contextmanager
def watched(folder: Path, limits: Limits = GENEROUS) -> Iterator[Watched]:
    started: Future[Service] = Future()
    done = threading.Event()
    dog = Watchdog()

    async def run() -> None:
        with watching(dog, asyncio.get_running_loop()):
            async with service(folder, limits) as server:
                started.set_result(server)
                await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=[run()])
    thread.start()
    try:
        server = started.result(60)
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
            yield Watched(server, http, dog, server.app)
    finally:
        done.set()
        thread.join()
