"""The loop: games of search with itself, weights that explain them, and a gate that only better weights pass.

All that is found out lies in a folder, a line for each game, written when it is played; so whoever was killed goes on
there.  A game depends on nothing but the plan, its number and the weights before it: for the same seed the same weights
come out, however many processes there are, as long as budgets are iterations.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import asdict, replace
from functools import partial
from multiprocessing import TimeoutError, get_context, parent_process
from multiprocessing.pool import Pool
from pathlib import Path
from threading import Thread
from typing import Final

from learning.fitting import fit, in_steps, losses, without_value
from learning.rows import Rows
from theomachy.bots import make_bot
from theomachy.bots.learned import lesson_of, weights_file
from theomachy.cluster import spread
from theomachy.games import game as game_named
from theomachy.kernel import game as kernel
from theomachy.kernel.errors import BadInput
from theomachy.kernel.net import STEP
from theomachy.kernel.records import write_file
from theomachy.kernel.weights import MOST_BYTES, Head, written
from theomachy.self_play import SEATS, Game, Plan, contest, read_game, self_play

HELD_OUT: Final = 10  # one game of so many is not learned from
WINDOW: Final = 8  # generations of games that count
TO_PASS: Final = 0.53

Task = Callable[[int], str]  # a game by its number
Workers = Callable[[Task, list[int], float], Iterator[str]]  # so many games, as they are done, until a time is up


class Training:
    """A folder, and what it says about how far we are.  With the address of a Ray cluster games are played there."""

    def __init__(self, plan: Plan, folder: Path, jobs: int, say: Callable[[str], None], ray: str = "") -> None:
        self.plan, self.folder, self.jobs, self.say, self.ray = plan, folder, jobs, say, ray
        self.rules = game_named(plan.game)
        make_bot(f"search:{plan.gate}", self.rules, 0)
        if not isinstance(self.rules, kernel.Game) or self.rules.layout is None:
            raise BadInput("learning-no-features", game=plan.game)
        folder.mkdir(parents=True, exist_ok=True)
        self.keep_plan()

    def keep_plan(self) -> None:
        """What was begun is gone on with: by the same plan, from the weights that there were."""
        file = self.folder / "plan.json"
        if not file.exists():
            if lesson_of(self.rules) is not None:
                shutil.copyfile(weights_file(self.plan.game), self.file("weights", 0, "bin"))
            write_file(file, json.dumps(asdict(self.plan)))
        begun = Plan(**json.loads(file.read_text(encoding="utf-8")))
        if replace(begun, commit=self.plan.commit) != self.plan:
            raise BadInput("learning-other-plan", folder=str(self.folder))

    def file(self, kind: str, generation: int, suffix: str) -> Path:
        return self.folder / f"{kind}-{generation:03}.{suffix}"

    def best(self, generation: int) -> Path | None:
        """The weights that the games of a generation are played with; without any they are played by hand."""
        passed = [before for before in range(generation) if self.passed(before)]
        return self.file("weights", passed[-1], "bin") if passed else None

    def passed(self, generation: int) -> bool:
        """Are they better than those before, or those with which everything began?"""
        if generation == 0:
            return self.file("weights", 0, "bin").exists()
        points = read_lines(self.file("gate", generation, "jsonl"))
        return sum(won for _, won in points) >= TO_PASS * self.plan.gate_games

    def run(self, end: float, generations: int) -> Path | None:
        """Until the time is up, or so many generations are through; says which weights are the best."""
        generation = 1
        with nullcontext(self.on_cluster) if self.ray else pool(self.jobs) as workers:
            while generation <= generations and self.go_through(generation, workers, end):
                generation += 1
        return self.best(generation)

    def on_cluster(self, task: Task, numbers: list[int], end: float) -> Iterator[str]:
        with closing(spread(self.ray, task, numbers, self.jobs)) as pairs:
            for _, line in pairs:
                yield line
                if time.monotonic() > end:
                    return

    def go_through(self, generation: int, workers: Workers, end: float) -> bool:
        """False if the time was up before."""
        games = self.file("games", generation, "jsonl")
        first = (generation - 1) * self.plan.games
        missing = [first + i for i in range(self.plan.games) if first + i not in numbers_in(games)]
        task = partial(self_play, self.plan, content_of(self.best(generation)))
        if not self.collect(f"generation {generation}, games", games, task, missing, workers, end):
            return False
        candidate = self.file("weights", generation, "bin")
        if not candidate.exists():
            self.learn(generation, candidate)
        gate = self.file("gate", generation, "jsonl")
        missing = [i for i in range(self.plan.gate_games) if i not in numbers_in(gate)]
        task = partial(contest, self.plan, candidate.read_bytes(), content_of(self.best(generation)))
        if not self.collect(f"generation {generation}, gate", gate, task, missing, workers, end):
            return False
        won = sum(points for _, points in read_lines(gate))
        verdict = "new weights" if self.passed(generation) else "the old ones stay"
        self.say(f"generation {generation}: {won:g} of {self.plan.gate_games} games won, {verdict}")
        return True

    def collect(self, what: str, file: Path, task: Task, missing: list[int], workers: Workers, end: float) -> bool:
        """Adds a line to a file for every number that is missing; False if the time is up before."""
        cut_last_line(file)
        done = 0
        with file.open("a", encoding="utf-8") as out:
            for line in workers(task, missing, end):
                print(line, file=out, flush=True)
                done += 1
                self.say(f"{what}: {done} of {len(missing)}\r")
        return done == len(missing)

    def learn(self, generation: int, candidate: Path) -> None:
        """Weights from the games so far, and how well they explain those that were held out."""
        first = max(1, generation - WINDOW + 1)
        files = [self.file("games", number, "jsonl") for number in range(first, generation + 1)]
        games = sorted((game for file in files for game in read_games(file)), key=lambda game: game.number)
        held_out = [game for game in games if game.number % HELD_OUT == 0]
        self.say(f"generation {generation}: {len(games)} games to learn from")
        content = learned(self.plan, [game for game in games if game.number % HELD_OUT], held_out, self.say)
        passing = candidate.with_suffix(".part")
        passing.write_bytes(content)
        passing.replace(candidate)


def learned(plan: Plan, games: list[Game], held_out: list[Game], say: Callable[[str], None]) -> bytes:
    """A file of weights."""
    rules = game_named(plan.game)
    assert isinstance(rules, kernel.Game)
    layout = rules.layout
    assert layout is not None
    weights = fit(Rows(rules, games), layout, plan.seed, lambda epoch: say(f"round {epoch} of learning\r"))
    if plan.only_prior:
        weights = without_value(weights)
    tested = Rows(rules, held_out)
    found = losses(tested, weights)
    say(
        f"log-loss of {len(tested)} decisions in {len(held_out)} held-out games: "
        f"value by hand {found[0]:.4f}, by the net {found[1]:.4f}; "
        f"prior by hand {found[2]:.4f}, by the net {found[3]:.4f}"
    )
    value, of_value = in_steps(weights.value)
    actions, of_action = in_steps(weights.actions)
    rows = [round(number / STEP) for number in weights.rows.ravel().tolist()]
    head = Head(
        game=plan.game,
        layout=layout.number,
        scene=rules.scene(rules.new(SEATS, rules.options())),
        features=layout.features,
        actions=layout.actions,
        steps=(of_value, of_action),
        trust=float(weights.trust[0]),
        urge=float(weights.urge[0]),
        commit=plan.commit,
        seed=plan.seed,
        games=len(games) + len(held_out),
        losses=found,
    )
    content = written(head, rows, value, actions)
    assert len(content) <= MOST_BYTES
    return content


# --- the files --------------------------------------------------------------------------------------------------------


def cut_last_line(file: Path) -> None:
    """If it was written only in part."""
    if file.exists() and not (content := file.read_bytes()).endswith(b"\n"):
        os.truncate(file, content.rfind(b"\n") + 1)


def whole_lines(file: Path) -> list[str]:
    if not file.exists():
        return []
    return [line for line in file.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]


def numbers_in(file: Path) -> set[int]:
    """Of the games there."""
    return {json.loads(line)["number"] for line in whole_lines(file)}


def content_of(file: Path | None) -> bytes | None:
    return None if file is None else file.read_bytes()


def read_lines(file: Path) -> list[tuple[int, float]]:
    """Of games at the gate: their numbers, and what the new weights won."""
    found = [json.loads(line) for line in whole_lines(file)]
    return [(one["number"], one["won"]) for one in found]


def read_games(file: Path) -> list[Game]:
    return [read_game(line) for line in whole_lines(file)]


# --- in the processes -------------------------------------------------------------------------------------------------


@contextmanager
def pool(jobs: int) -> Iterator[Workers]:
    """Processes that end with us, however we end."""
    processes = get_context("spawn").Pool(jobs, begin_work)
    try:
        yield partial(in_time, processes)
    finally:
        processes.terminate()
        processes.join()


def begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who has started us
    Thread(target=end_with_the_trainer, daemon=True).start()


def end_with_the_trainer() -> None:
    trainer = parent_process()
    assert trainer is not None
    trainer.join()
    os._exit(1)


def in_time(processes: Pool, task: Task, numbers: list[int], end: float) -> Iterator[str]:
    """As they come, until the time is up."""
    lines = processes.imap_unordered(task, numbers)
    while (left := end - time.monotonic()) > 0:
        try:
            yield lines.next(left)
        except (StopIteration, TimeoutError):
            return
