"""`python -m benchmarks [--quick] [--json]`: our speed beside that of others, as a table or as JSON."""

import json
import sys
from argparse import ArgumentParser
from time import monotonic
from typing import Final

from benchmarks import NotInstalledError
from benchmarks.rounds import Row, Worker, run_rounds
from benchmarks.worker import LIBRARIES

QUICK: Final = 30.0  # seconds, the start of the workers included
THOROUGH: Final = 120.0


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks", description="Our speed beside that of others, in one run.")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK:.0f} seconds instead of {THOROUGH:.0f}")
    parser.add_argument("--json", action="store_true", help="the run as one JSON object on stdout, and nothing else")
    wanted = parser.parse_args()

    start = monotonic()
    workers = [Worker(library, compiled) for library, compiled in LIBRARIES]
    try:
        return compare(workers, start, start + (QUICK if wanted.quick else THOROUGH), wanted.json)
    except KeyboardInterrupt:
        return 130
    finally:
        for worker in workers:
            worker.end()


def compare(workers: list[Worker], start: float, end: float, as_json: bool) -> int:
    rows: list[Row] = []
    lacks: list[str] = []
    for worker in workers:
        try:
            rows += worker.rows()
        except NotInstalledError as missing:
            lacks.append(str(missing))
    if lacks:
        print(f"Not installed: {', '.join(dict.fromkeys(lacks))}; install with `./dev bench`.", file=sys.stderr)
        return 2

    from benchmarks import report  # needs rich, which comes with theomachy

    with report.progress(rows, start, end) as tell:
        run_rounds(rows, end, tell)
    if as_json:
        print(json.dumps(report.of_run(rows), indent=2))
    else:
        report.print_table(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
