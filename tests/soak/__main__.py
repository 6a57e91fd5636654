"""`./dev soak`: an hour of legal play, hostile clients, kills, slow readers and hostile card files, all at once."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from tests.soak.campaign import Plan, campaign, report


def main() -> int:
    parser = ArgumentParser(prog="./dev soak", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("--minutes", type=float, default=Plan.minutes)
    parser.add_argument("--people", type=int, default=Plan.people, help="honest ones")
    parser.add_argument("--foes", type=int, default=Plan.foes, help="of each kind")
    parser.add_argument("--rounds", type=int, default=Plan.rounds, help="of calm and attack")
    parser.add_argument("--kills", type=int, default=Plan.kills, help="in each attack")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    plan = Plan(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder:
        held = asyncio.run(campaign(plan, Path(folder), lambda line: print(line, flush=True)))
    print(report(held))
    return 1 if held.faults() or held.slow() else 0


if __name__ == "__main__":
    sys.exit(main())
