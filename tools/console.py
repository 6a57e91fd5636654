"""What the terminal shows: sentences that stay, and below them one line that changes."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, RLock, Thread

TICK = 1.0  # seconds
CLEAR = "\r\x1b[K"


class Console:
    """Several threads may speak: no line tears another."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.line = ""  # that changes; only where somebody sees it
        self.quiet = False  # while the terminal belongs to somebody else

    def say(self, text: str) -> None:
        with self.lock:
            if self.quiet:
                return
            print(f"{CLEAR if self.line else ''}{text}", file=sys.stderr)
            self.draw()

    def show(self, text: str) -> None:
        with self.lock:
            if text != self.line and sys.stderr.isatty() and not self.quiet:
                self.line = text
                print(CLEAR, end="", file=sys.stderr)
                self.draw()

    def draw(self) -> None:
        print(self.line[: shutil.get_terminal_size().columns - 1], end="", file=sys.stderr, flush=True)

    @contextmanager
    def step(self, doing: str) -> Iterator[None]:
        """How long it has taken so far, and in the end."""
        start = time.monotonic()
        if not sys.stderr.isatty():
            self.say(f"{doing} …")
        try:
            with every(TICK, lambda: self.show(f"{doing} … {time.monotonic() - start:.0f} s")):
                yield
        finally:
            self.show("")
        if sys.stderr.isatty():
            self.say(f"{doing}: {time.monotonic() - start:.0f} s")


@contextmanager
def every(seconds: float, act: Callable[[], None]) -> Iterator[None]:
    """Meanwhile, and once at the beginning."""
    done = Event()

    def tick() -> None:
        while True:
            act()
            if done.wait(seconds):
                return

    ticker = Thread(target=tick, daemon=True)
    ticker.start()
    try:
        yield
    finally:
        done.set()
        ticker.join()


CONSOLE = Console()
