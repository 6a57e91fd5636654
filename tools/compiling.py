"""Compiling beside whoever plays: how far it is, how long it will take, and what came of it."""

from __future__ import annotations

import sysconfig
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tools.commands import Failed
from tools.console import TICK, every
from tools.making import digest, is_made, made
from tools.set_up import INPUTS_OF_THE_WHEEL, NO_COMPILER, TO_HAVE_BOTH, compile_beside, compiler, compiler_trouble

TYPICAL = 120  # seconds, before the first files are compiled
FAILURE = "failure"  # the stamp of the last one that was nobody's fault but the compiler's
PLAYING_ON = "playing on from the sources, bots think less deeply"
NOT_COMPILED = f"The rules could not be compiled; {PLAYING_ON}"
AGAIN = "./dev theomachy about tries again and shows why"


class Outcome(NamedTuple):
    rules: str  # as the lobby hears it: BuildInfo of theomachy/server/answers.py
    sentence: str  # for the terminal


class Progress:
    """Read from the file that the build keeps writing, `DONE TOTAL`; it may not be there yet."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.start = time.monotonic()
        self.first: tuple[float, int] | None = None  # when we first looked, and how much was done then

    def look(self) -> tuple[int | None, str]:
        """How many seconds are left, if that can be told; and the same in words."""
        now = time.monotonic()
        try:
            done, total = map(int, self.file.read_text().split())
        except (OSError, ValueError):
            return None, f"Compiling the rules … {now - self.start:.0f} s"
        if done == total:
            return None, f"Compiling the rules … {now - self.start:.0f} s, the last step; then bots get stronger"
        self.first = self.first or (now, done)
        since, before = self.first
        left = round((total - done) * (now - since) / (done - before)) if done > before else TYPICAL
        return left, f"Compiling the rules … {done} of {total}, about {left} s left; then bots get stronger"


def compiled_beside(file: Path, tell: Callable[[int | None, str], None]) -> Outcome:
    """What has failed is not tried again until the sources or the compiler are others."""
    if trouble := compiler_trouble():
        rules = "no-compiler" if trouble == NO_COMPILER else "no-headers"
        helps = f"as root, this helps: apt-get install {' '.join(TO_HAVE_BOTH)}"
        return Outcome(rules, f"{trouble} ({helps}); {PLAYING_ON}.")
    attempt = f"{digest(*INPUTS_OF_THE_WHEEL)} {tools_at_hand()}"
    if is_made(FAILURE, attempt):
        return Outcome("failed", f"{NOT_COMPILED}, as last time; {AGAIN}.")
    progress = Progress(file)
    try:
        with every(TICK, lambda: tell(*progress.look())):
            compile_beside(file)
    except Failed as failure:
        if failure.known:
            return Outcome("failed", f"{NOT_COMPILED}. {failure.known}")
        with suppress(OSError), made(FAILURE, attempt):
            return Outcome("failed", f"{NOT_COMPILED}; {AGAIN}.")
    except OSError as error:
        return Outcome("failed", f"{NOT_COMPILED} ({error.strerror}).")
    return Outcome("compiled", "The rules are compiled: bots think more deeply from now on.")


def tools_at_hand() -> str:
    """Another after an update of the compiler, or of Python."""
    found = compiler()
    return f"{found} {found.stat().st_mtime_ns if found else 0} {sysconfig.get_path('include')}"
