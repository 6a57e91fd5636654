"""Running programs: quietly, side by side, with one sentence if one fails, and leaving none behind."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, Popen
from threading import Lock
from typing import Any, Never

from tools.console import CONSOLE
from tools.making import ROOT

GENTLY = ("nice", "-n", "15")
INTERRUPTED = 130
NO_NETWORK = "The packages cannot be fetched: is there a network?"
DISK_FULL = "The disk is full; make room and try again."
SIGNS = {  # what programs say when that is the matter
    NO_NETWORK: (
        *("Failed to establish a new connection", "Temporary failure", "Connection refused", "timed out"),
        *("dns error", "error sending request", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT"),
    ),
    DISK_FULL: ("No space left on device", "ENOSPC", "os error 28", "Disk quota exceeded"),
}


class Failed(Exception):
    """A program has failed.  Says why, in one sentence if we know one."""

    def __init__(self, doing: str, output: str) -> None:
        known = (said for said, signs in SIGNS.items() if any(sign in output for sign in signs))
        self.known = next(known, None)
        super().__init__(self.known or f"{output.strip()}\nThis failed: {doing}.")


def begun(*command: str | Path, environment: dict[str, str], **more: Any) -> Popen[str]:
    """What it says is for us, and Ctrl-C does not reach it."""
    ways = {"stdin": DEVNULL, "stdout": PIPE, "stderr": STDOUT, "text": True, "errors": "replace", "process_group": 0}
    return Popen(command, env=os.environ | environment, **{**ways, **more})


class Programs:
    """Those that run now; each has its own children, and is ended with them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.running: set[Popen[str]] = set()
        self.ended = False

    def run(
        self, *command: str | Path, environment: dict[str, str] | None = None, heard: list[str] | None = None
    ) -> tuple[int, str]:
        """How it ended, and what it said, which is also `heard` sign by sign; who is ended has not failed, and goes no
        further."""
        heard = [] if heard is None else heard
        with self.lock:
            if self.ended:
                sys.exit(INTERRUPTED)
            program = begun(*command, environment=environment or {}, cwd=ROOT)
            self.running.add(program)
        with program:
            assert program.stdout is not None
            while sign := program.stdout.read(1):
                heard.append(sign)
        with self.lock:
            self.running.discard(program)
            if self.ended:
                sys.exit(INTERRUPTED)
        return program.returncode, "".join(heard)

    def end(self) -> None:
        """All at once, and no other begins."""
        with self.lock:
            self.ended = True
            for program in self.running:
                with suppress(ProcessLookupError):
                    os.killpg(program.pid, signal.SIGKILL)


PROGRAMS = Programs()


def quietly(doing: str, *command: str | Path, **environment: str) -> None:
    code, said = PROGRAMS.run(*command, environment=environment)
    if code:
        raise Failed(doing, said)


def work(doing: str, *command: str | Path, **environment: str) -> None:
    with CONSOLE.step(doing):
        quietly(doing, *command, **environment)


def side_by_side(*jobs: Callable[[], None]) -> None:
    """All of them, or none: the first that fails ends the others."""
    with ThreadPoolExecutor(len(jobs)) as pool:
        try:
            for done in as_completed([pool.submit(job) for job in jobs]):
                done.result()
        except BaseException:
            PROGRAMS.end()
            raise


def become(command: str | Path, *args: str) -> Never:
    os.execv(command, [str(command), *args])


def end_like_ctrl_c(*_: object) -> Never:
    raise KeyboardInterrupt


def install_on_debian(trouble: str, *packages: str) -> None:
    command = f"apt-get install {' '.join(packages)}"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit(f"{trouble}; as root, this helps: {command}")
    prepared = f"apt-get update && {command} --yes"
    work(f"{trouble}: {command}", "sh", "-c", prepared, DEBIAN_FRONTEND="noninteractive")
