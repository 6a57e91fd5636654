"""`python -m learning GAME`: self-play, training, and a gate, again and again."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from learning.training import Training
from theomachy.bots.learned import FILE
from theomachy.kernel.errors import BadInput
from theomachy.self_play import Plan
from theomachy.words import house_words

ROOT: Final = Path(__file__).resolve().parent.parent
WITHOUT_END: Final = 1 << 30
INTERRUPTED: Final = 130
JOBS: Final = 2
TICK: Final = 10.0  # seconds between two lines about the same where nobody watches


def main(*arguments: str) -> int:
    wanted = parser().parse_args(arguments or None)
    plan = Plan(
        game=wanted.game,
        seed=wanted.seed,
        iterations=wanted.iterations,
        games=wanted.games,
        gate=wanted.gate,
        gate_games=wanted.gate_games,
        only_prior=wanted.only_prior,
        commit=commit(),
    )
    folder = Path(wanted.folder or ROOT / ".training" / wanted.game)
    try:
        jobs = wanted.jobs or (0 if wanted.ray else JOBS)
        training = Training(plan, folder, jobs, Teller().say, wanted.ray)
        best = training.run(time.monotonic() + 3600 * wanted.hours, wanted.generations)
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nThe same command goes on in {folder}.", file=sys.stderr)
        return INTERRUPTED
    if best is None:
        print("No weights are better than what is done by hand, so far.")
        return 0
    out = Path(wanted.out or ROOT / "theomachy" / "games" / wanted.game.replace("-", "_") / FILE)
    shutil.copyfile(best, out)
    print(f"The best weights so far: {best}, copied to {out}.")
    return 0


def parser() -> ArgumentParser:
    it = ArgumentParser(
        prog="./dev train", description="Weights for the net of a game, from games of search with itself."
    )
    it.add_argument("game", metavar="GAME")
    it.add_argument("--hours", metavar="H", type=float, default=4.0)
    it.add_argument("--jobs", metavar="N", type=int, help="processes, 2 by default; games at a time on a cluster")
    it.add_argument("--ray", metavar="ADDRESS", default="", help="of a Ray cluster: auto or HOST:PORT")
    it.add_argument("--seed", metavar="N", type=int, default=1)
    it.add_argument("--iterations", metavar="N", type=int, default=150, help="of search, for a choice in self-play")
    it.add_argument("--games", metavar="N", type=int, default=1500, help="of self-play in a generation")
    it.add_argument("--gate", metavar="BUDGET", default="cpu=0.01", help="of a choice at the gate, as for search")
    it.add_argument("--gate-games", metavar="N", type=int, default=400)
    it.add_argument("--only-prior", action="store_true", help="the value by hand stays as it is")
    it.add_argument("--generations", metavar="N", type=int, default=WITHOUT_END, help="at the most")
    it.add_argument("--folder", metavar="FOLDER", help="where to go on; .training/GAME by default")
    it.add_argument("--out", metavar="FILE", help="for the best weights; with the rules of the game by default")
    return it


def commit() -> str:
    """Of these sources; "" where there is no git."""
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip()[:12]


class Teller:
    """Says how far it is: on a terminal in one line that changes, elsewhere now and then."""

    def __init__(self) -> None:
        self.last = 0.0

    def say(self, text: str) -> None:
        passing = text.endswith("\r")
        if not passing or sys.stdout.isatty():
            print(f"\x1b[K{text}" if sys.stdout.isatty() else text, end="" if passing else "\n", flush=True)
        elif time.monotonic() > self.last + TICK:
            self.last = time.monotonic()
            print(text.rstrip("\r"), flush=True)


if __name__ == "__main__":
    sys.exit(main())
