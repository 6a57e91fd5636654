"""`theomachy arena`: bots play many games, and we count."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from theomachy.arena.contest import HANG, Contest, new_contest
from theomachy.arena.page import is_page
from theomachy.arena.ratings import FURTHEST
from theomachy.arena.report import report
from theomachy.arena.score import Interrupted, Score, hold, rating_of, verdict
from theomachy.arena.sequential import BOUND
from theomachy.arena.statistics import STATISTICS
from theomachy.arena.tally import decimal, interval, milliseconds, percent, signed
from theomachy.bots.ladder import ladder
from theomachy.commands import Parser, read_options
from theomachy.figures import is_figures, written
from theomachy.games import GAMES, GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, system
from theomachy.kernel.records import write_file
from theomachy.words import LANGUAGES, Speech, house_words

LONGEST: Final = 1e9  # seconds
GAMES_PLAYED, MOST_GAMES = "100", "100000"  # by default; until it is decided


def add_arguments(p: Parser) -> None:
    w = p.w
    p.things.add_argument("game", metavar="GAME", help=w.say("cli-help-game", games=", ".join(GAMES)))
    p.things.add_argument("bots", nargs="*", metavar="BOT", help=w.say("arena-help-bots"))
    option = p.options.add_argument
    option("--levels", action="store_true", help=w.say("arena-help-levels"))
    option("--games", metavar="N", help=w.say("arena-help-games"))
    option("--round-robin", metavar="N", nargs="?", const="2", help=w.say("arena-help-round-robin"))
    option("--ladder", metavar="N", nargs="?", const="2", help=w.say("arena-help-ladder"))
    option("--until", metavar="LOW,HIGH", help=w.say("arena-help-until"))
    option("--seed", metavar="N", default="1", help=w.say("arena-help-seed"))
    option("--edition", metavar="EDITION", help=w.say("cli-help-edition"))
    option("--option", metavar="NAME=VALUE", action="append", default=[], help=w.say("cli-help-option"))
    option("--cards", metavar="FILE", help=w.say("cli-help-cards"))
    option("--map", metavar="FILE", help=w.say("cli-help-map"))
    option("--jobs", metavar="N", help=w.say("arena-help-jobs"))
    option("--ray", metavar="ADDRESS", default="", help=w.say("arena-help-ray"))
    option("--hang", metavar="SECONDS", default=f"{HANG:g}", help=w.say("arena-help-hang"))
    option("--resume", metavar="FILE", type=Path, help=w.say("arena-help-resume"))
    option("--records", metavar="FOLDER", type=Path, help=w.say("arena-help-records"))
    option(
        "--cards-report",
        metavar="FILE",
        type=Path,
        help=w.say("arena-help-cards-report", games=", ".join(STATISTICS)),
    )
    option("--json", action="store_true", help=w.say("arena-help-json"))
    option(
        "--language",
        metavar="LANGUAGE",
        default=w.language,
        help=w.say("cli-help-language", languages=", ".join(LANGUAGES)),
    )


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    game = game_named(args.game)
    if args.levels:
        show_levels(args, game, w)
        return 0
    contest = read_contest(args, game)
    jobs = whole_number("--jobs", args.jobs, 1) if args.jobs is not None else 0 if args.ray else all_cores()
    if args.cards_report is not None:
        if game.key not in STATISTICS:
            raise BadInput("arena-no-cards-report", game=game.key, games=", ".join(STATISTICS))
        look_at_place(args.cards_report)
    if contest.records is not None:
        make_folder(contest.records, begun=args.resume is not None and args.resume.exists())
    interrupted = None
    try:
        score = hold_in_sight(contest, jobs, args.resume, args.ray, w)
    except Interrupted as stopped:
        interrupted, score = stopped, stopped.score
        print(w.say("arena-interrupted", games=score.first.games), file=sys.stderr)
    for bot, number, reason in score.faults:
        print(w.say("arena-fault", bot=bot, game=number, reason=w.say_error(reason)), file=sys.stderr)
    try:
        if args.cards_report is not None:
            write_file(args.cards_report, report_on(score, args.cards_report, w))
    finally:  # the score is not lost if the disk is full by now
        if args.json:
            print(json.dumps(score.as_json()))
        else:
            show(score, w)
    if args.cards_report is not None and not args.json:
        print(w.say("arena-report-written", file=str(args.cards_report)))
    if interrupted is not None:
        raise interrupted
    return 0


# --- what was asked for -----------------------------------------------------------------------------------------------


def read_contest(args: argparse.Namespace, game: GameRules) -> Contest:
    """Every mistake is found before the first game."""
    options = read_options(args, game)
    until = None if args.until is None else read_until(args.until)
    games = whole_number("--games", args.games or (GAMES_PLAYED if until is None else MOST_GAMES), 1)
    seed, hang = whole_number("--seed", args.seed, 0), number("--hang", args.hang)
    if None not in (args.round_robin, args.ladder):
        raise BadInput("arena-two-schedules")
    name, text = ("--ladder", args.ladder) if args.ladder else ("--round-robin", args.round_robin)
    table = 0 if text is None else whole_number(name, text, 2)
    return new_contest(
        game.key,
        args.bots,
        games,
        seed,
        options.edition,
        args.records,
        hang,
        table,
        until,
        args.ladder is not None,
        **options.changes(),
    )


def read_until(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadInput("arena-until-form", text=text) from None
    if not -FURTHEST <= low < high <= FURTHEST:
        raise BadInput("arena-until-form", text=text)
    return low, high


def whole_number(name: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18 and int(text) >= least):
        raise BadInput("number-from", name=name, least=least, text=text)
    return int(text)


def number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < LONGEST:
        raise BadInput("number-above-0", name=name, text=text)
    return value


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_folder(folder: Path, begun: bool) -> None:
    """If the contest was begun before, its records may be there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not begun and any(folder.iterdir()):
            raise BadInput("arena-folder-not-empty", folder=str(folder))
    except OSError as error:
        raise BadInput("folder-unusable", folder=str(folder), why=system(error)) from None


def look_at_place(path: Path) -> None:
    """Can the report be written there?  It never replaces anything but another report."""
    try:
        if not path.parent.is_dir():
            raise BadInput("arena-no-folder", file=str(path), folder=str(path.parent))
        if path.exists() and not (is_figures(path) if is_data(path) else is_page(path)):
            raise BadInput("arena-no-report", file=str(path))
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}."):
            pass
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), why=system(error)) from None


def is_data(path: Path) -> bool:
    """Are the figures wanted alone?"""
    return path.suffix == ".json"


# --- playing and showing ----------------------------------------------------------------------------------------------


def hold_in_sight(contest: Contest, jobs: int, results: Path | None, ray: str, w: Speech) -> Score:
    """With a bar on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(w.say("arena-playing"), total=None if contest.until else len(contest.numbers))

        def advance(score: Score) -> None:
            if score.test is not None:
                ratio, bound = signed(score.test.ratio, w), decimal(BOUND, w)
                progress.update(task, description=w.say("arena-playing-until", ratio=ratio, bound=bound))
            progress.advance(task)

        return hold(contest, jobs, advance, results, ray)


def report_on(score: Score, path: Path, w: Speech) -> str:
    return written(score.figures()) if is_data(path) else report(score, w.language)


def show(score: Score, w: Speech) -> None:
    table = table_with(("wins", "draws", "losses", "rate", "interval"), w)
    for name, tally in zip(score.contest.bots, score.bots, strict=True):
        counts = (str(count) for count in (tally.wins, tally.draws, tally.losses))
        table.add_row(name, *counts, percent(tally.rate, w), interval(tally, w))
    console = Console(highlight=False)
    console.print(table)
    if score.ratings:
        console.print(w.say("arena-ratings", bot=score.contest.bots[-1]))
        console.print(table_of_ratings(score, w))
    if score.test is not None:
        console.print(verdict(score.test, w))
    console.print(w.say("arena-times"))
    console.print(table_of_times(score, w))
    console.print(w.say("arena-first-player", rate=percent(score.first.rate, w)))
    console.print(w.say("arena-length", turns=round(score.length)))


def show_levels(args: argparse.Namespace, game: GameRules, w: Speech) -> None:
    """The ladder of a game, as it was measured."""
    if args.bots:
        raise BadInput("arena-levels-alone")
    found = ladder(game.key)
    if found is None:
        raise BadInput("arena-no-levels", game=game.key)
    if args.json:
        print(found.write(), end="")
        return
    table = table_with(("level", "rating", "interval", "beats", "cpu-mean"), w)
    for level, (rung, step) in enumerate(zip(found.rungs, (None, *found.steps), strict=True), 1):
        beats = percent(step.rate, w) if step is not None else ""
        rating = f"{rung.rating:.0f}", f"{rung.low:.0f} – {rung.high:.0f}"
        mean = milliseconds(rung.seconds, w)
        table.add_row(f"level:{level}", w.say(f"level-{level}"), *rating, beats, mean)
    console = Console(highlight=False)
    console.print(table)
    console.print(w.say("arena-levels", games=found.games, command=found.command, commit=found.commit))


def table_of_ratings(score: Score, w: Speech) -> Table:
    table = table_with(("rating", "interval"), w)
    for name in dict.fromkeys(score.contest.bots):
        table.add_row(name, *rating_of(name, score))
    return table


def table_of_times(score: Score, w: Speech) -> Table:
    table = table_with(("choices", "mean", "most", "cpu-mean", "cpu-most"), w)
    for name, times in zip(score.contest.bots, score.times, strict=True):
        table.add_row(name, str(times.wall.number), *(milliseconds(seconds, w) for seconds in times.shown()))
    return table


def table_with(headings: Sequence[str], w: Speech) -> Table:
    """A line for each bot."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(w.say("arena-bot"), overflow="fold")
    for heading in headings:
        table.add_column(w.say(f"arena-{heading}"), justify="right", no_wrap=True)
    return table
