"""Real servers that follow each other behind one listening socket, as `./dev play` starts them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.web.house import GENEROUS

PATIENCE = 120  # seconds; the machine may be busy
INTERPRETED = {"THEOMACHY_PURE": "1"}


class BehindASocket:
    """The socket stays, whatever becomes of the servers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.servers: list[subprocess.Popen[bytes]] = []

    def start(self, *args: str, **environment: str) -> None:
        number = self.listening.fileno()
        limits = [word for limit in GENEROUS for word in ("--limit", limit)]
        where = ["--fd", str(number), "--data", str(self.folder), "--workers", "1", "--language", "en"]
        with self.log.open("a") as log:
            server = subprocess.Popen(
                [sys.executable, "-m", "theomachy", "serve", *where, *limits, *args],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=os.environ | environment,
                pass_fds=[number],
            )
        self.servers.append(server)

    def replace(self, **environment: str) -> None:
        """Returns when the old one is gone."""
        old = self.servers[-1]
        self.start("--replace", str(old.pid), **environment)
        old.wait(PATIENCE)

    def get(self, path: str) -> Any:
        """Through a connection of its own; it may have to wait."""
        with urllib.request.urlopen(f"{self.url}{path}", timeout=PATIENCE) as answer:
            return answer.read()

    def __enter__(self) -> BehindASocket:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for server in self.servers:
            server.terminate()
            server.wait(PATIENCE)
        self.listening.close()
