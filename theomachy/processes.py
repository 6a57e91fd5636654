"""Processes of our own, which never hear of Ctrl-C and end with the one that has started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Final

CONTEXT: Final = get_context("spawn")
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows the one is as deadly as the other


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C is for us: whoever is started meanwhile never hears of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_all_of(process: SpawnProcess) -> int | None:
    """With all that it has started; how it had ended, if it had."""
    if process.pid is None:
        return None
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, KILL)
    process.kill()
    process.join()
    return process.exitcode


# --- in such a process ------------------------------------------------------------------------------------------------


def stand_alone() -> None:
    """Until whoever has started this process ends."""
    if hasattr(os, "setsid"):
        os.setsid()
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Whatever is done here then, and with all that it has started."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    if hasattr(os, "killpg"):
        os.killpg(0, KILL)
    os._exit(1)
