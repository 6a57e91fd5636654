"""The real server, in a process of its own, with the client as it was built."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

GENEROUS = ("messages=1000", "message_burst=1000", "requests=1000", "request_burst=1000", "tables=1000")
AT_ONCE = "pace=1"


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class House:
    def __init__(self, folder: Path, environment: dict[str, str] | None = None, pace: bool = False) -> None:
        """With `pace`, bots take the time that they take by default."""
        self.folder = folder
        self.environment = environment
        self.limits = GENEROUS if pace else (*GENEROUS, AT_ONCE)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        limits = [word for limit in self.limits for word in ("--limit", limit)]
        where = ["--port", str(self.port), "--data", str(self.folder), "--workers", "1"]
        self.log = (self.folder / "server.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "theomachy", "serve", *where, *limits],
            stdout=self.log,
            stderr=subprocess.STDOUT,
            env=self.environment,
        )
        for _ in range(600):
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            try:
                with urllib.request.urlopen(self.url, timeout=10) as page:
                    assert b"<script" in page.read(), "The client was not built: python web/build.py build"
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not stand")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.log.close()

    def __enter__(self) -> House:
        self.open()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
