"""The bar while it runs, the table at the end."""

import os
import platform
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from time import monotonic
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from benchmarks.rounds import Row

# The sections of the table, and in each the row that counts as 1: library, code, game, measure.
SECTIONS: Final = (
    (("loop", "playout"), ("open_spiel", "compiled", "hearts", "loop")),
    (("copy",), ("open_spiel", "compiled", "hearts", "copy")),
    (("view",), ("theomachy", "interpreted", "hera-zeus", "view")),
    (("resample",), ("theomachy", "interpreted", "hera-zeus", "resample")),
    (("search",), ("theomachy", "interpreted", "hera-zeus", "search")),
)


@contextmanager
def progress(rows: list[Row], start: float, end: float) -> Iterator[Callable[[Row], None]]:
    """A bar on stderr; what it gives is told which row is measured next."""
    console = Console(stderr=True)
    console.print(f"{len(rows)} measures in turn, for about {end - monotonic():.0f} seconds.")
    columns = BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=end - start)

        def tell(row: Row) -> None:
            what = f"round {len(row.rounds) + 1}: {row.library} ({row.code}), {row.game}, {row.measure}"
            bar.update(task, completed=monotonic() - start, description=what)

        yield tell


def of_run(rows: list[Row]) -> dict[str, object]:
    """All that was measured, and on what."""
    return {
        "date": date.today().isoformat(),
        "commit": commit(),
        "machine": machine(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rows": [row.as_json() for row in rows],
    }


def commit() -> str:
    """Of this checkout; "unknown" where it is none."""
    asked = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True)
    return asked.stdout.strip() or "unknown"


def machine() -> str:
    return f"{os.cpu_count()} cores of {processor()}"


def processor() -> str:
    with suppress(OSError):
        names = re.findall(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
        if names:
            return str(names[0])
    return platform.processor() or platform.machine()


def print_table(rows: list[Row]) -> None:
    table = Table(
        *("measure", "library", "code", "game"),
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        title=f"Decisions, or what is named, per second of processor time; best of {len(rows[0].rounds)} rounds",
        caption="median: of the rounds, as part of the best; ratio: to the row with 1.00",
    )
    for heading in ("per second", "median", "ratio"):
        table.add_column(heading, justify="right")
    for measures, one in SECTIONS:
        members = [row for row in rows if row.measure in measures]
        unit = next(row for row in members if (row.library, row.code, row.game, row.measure) == one)
        for row in sorted(members, key=Row.per_second, reverse=True):
            table.add_row(
                *(row.measure, row.library, row.code, row.game),
                f"{row.per_second():,.0f}",
                f"{row.usual():.0%}",
                f"{row.per_second() / unit.per_second():.2f}",
                style="bold" if row.library == "theomachy" else "",
            )
        table.add_section()
    Console().print(table)
