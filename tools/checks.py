"""`./dev test`."""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event

from tools.commands import PROGRAMS, side_by_side
from tools.console import CONSOLE, TICK, every
from tools.making import BIN, ROOT
from tools.set_up import PURE, TO_COMPILE, TO_DOCUMENT, TO_TEST, look_for_browser, prepare

IN_THE_BROWSER = "tests/web"
NOT_COMPILED = (
    *("board", "words", "statistics", "second_engine_alone", "rules_report"),
    *("card_file", "cards_command", "hostile_files", "reading", "schema"),
)
OF_THE_RULES = (  # all else runs from its source anyway, or over whole games, of which a test compares both
    *("tests/hera_zeus", "tests/olympus", "tests/deukalion", "tests/test_bots.py"),
    *(f"--ignore-glob=**/test_{name}.py" for name in NOT_COMPILED),
)
PYTEST = (BIN / "pytest", "-n", "auto", "--dist", "worksteal")
# Where clocks, sockets, and deals that nobody chose have a say, what fails is told, and tried once more by itself.
ONCE_MORE = ("--last-failed", "--last-failed-no-failures=none", "-n", "0")
INTERPRETED = {"THEOMACHY_PURE": "1", "PYTHONPATH": str(ROOT)}
# What pytest says before the first test, then a sign for each.
COUNTED, SIGN = re.compile(r"\[(\d+) items?\]\n(.*?)(?:\n=|\Z)", re.DOTALL), re.compile("[.sxFE]")


@dataclass
class Part:
    """Something that must hold: a program that says so."""

    name: str
    command: tuple[str | Path, ...]
    environment: dict[str, str] = field(default_factory=dict)
    compiled: bool = False  # does it wait for the compiled rules?
    once_more: tuple[str, ...] = ()  # what makes the program try again what has failed
    heard: list[str] = field(default_factory=list)

    def progress(self) -> str:
        counted = COUNTED.search("".join(self.heard))
        if counted is None:
            return f"{self.name} …"
        signs = SIGN.findall(counted[2])
        failed = sum(sign in "FE" for sign in signs)
        return f"{self.name} {len(signs)} of {counted[1]}" + (f" ({failed} failed)" if failed else "")


QUICK = (
    Part("style", (BIN / "ruff", "check")),
    Part("layout", (BIN / "ruff", "format", "--check")),
    Part("rules", (BIN / "python", "tests/rules_report.py")),
    Part("types", (BIN / "mypy",)),
    Part("client", (BIN / "python", "web/build.py", "check")),
)
COMPILING = Part("compiling", (sys.executable, ROOT / "dev", "theomachy", "about"))
# Two rows, side by side: much of what is tested in the second half waits, for a clock, a socket or a browser.
COMPILED = (
    COMPILING,
    Part(
        "tests, compiled",
        (*PYTEST, "-o", "cache_dir=.pytest_cache/compiled", f"--ignore={IN_THE_BROWSER}"),
        compiled=True,
        once_more=ONCE_MORE,
    ),
)
AFTER_QUICK = (
    Part("tests, interpreted", (*PYTEST, *OF_THE_RULES), INTERPRETED),
    Part(
        "browser",
        (*PYTEST, "-o", "cache_dir=.pytest_cache/browser", IN_THE_BROWSER),
        compiled=True,
        once_more=ONCE_MORE,
    ),
)


class Checks:
    """Quick parts are all run.  As soon as one of any has failed, nothing else goes on."""

    def __init__(self) -> None:
        self.running: list[Part] = []
        self.took: list[str] = []
        self.failed: list[str] = []
        self.compiled, self.quick_ended = Event(), Event()

    def run(self, quick: tuple[Part, ...], after_quick: tuple[Part, ...], beside: tuple[Part, ...]) -> None:
        with every(TICK, self.show):
            side_by_side(partial(self.run_quick, quick, after_quick), partial(self.run_row, beside))

    def run_quick(self, quick: tuple[Part, ...], after_quick: tuple[Part, ...]) -> None:
        try:
            for part in quick:
                self.run_part(part)
        finally:
            self.quick_ended.set()
        self.stop_if_failed()
        self.run_row(after_quick)

    def run_row(self, row: tuple[Part, ...]) -> None:
        for part in row:
            if part.compiled:
                self.compiled.wait()
            try:
                self.run_part(part)
            finally:
                if part is COMPILING:
                    self.compiled.set()  # even if it failed: nobody shall wait for ever
            self.stop_if_failed()

    def stop_if_failed(self) -> None:
        if self.failed:
            self.quick_ended.wait()
            sys.exit(f"./dev test stopped: {' and '.join(self.failed)} failed.")

    def run_part(self, part: Part) -> None:
        if not sys.stderr.isatty():
            CONSOLE.say(f"{part.name} …")
        start = time.monotonic()
        self.running.append(part)
        code, said = PROGRAMS.run(*part.command, environment=part.environment, heard=part.heard)
        if code and part.once_more:
            code, again = PROGRAMS.run(*part.command, *part.once_more, environment=part.environment)
            said = f"{said.strip()}\n--- {part.name}: what failed, once more\n{again}"
        self.running.remove(part)
        self.took.append(in_columns(part.name, start))
        with CONSOLE.lock:
            CONSOLE.show("")
            print(f"--- {part.name}", said.strip(), sep="\n", flush=True)
        if code:
            self.failed.append(part.name)

    def show(self) -> None:
        CONSOLE.show(", ".join(part.progress() for part in self.running))


def in_columns(name: str, start: float) -> str:
    return f"{name:20}{time.monotonic() - start:6.1f} s"


def test() -> None:
    """Everything that must hold; stops when something does not, but not before all that is quick is known."""
    if PURE:
        sys.exit("./dev test tries the compiled rules and their sources; unset THEOMACHY_PURE.")
    start = time.monotonic()
    look_for_browser()
    prepare(TO_COMPILE, TO_TEST, TO_DOCUMENT)
    checks = Checks()
    checks.took.append(in_columns("set-up", start))
    checks.run(QUICK, AFTER_QUICK, COMPILED)
    print("--- all is well", *checks.took, in_columns("all, side by side", start), sep="\n")
