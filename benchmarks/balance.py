"""`./dev bench balance GAME`: is a game fair?  The same bot sits in all seats, every game has a deal of its
own, and docs/balance/GAME.md says how often whoever begins wins, how often nobody does, how long games are, and how
often those have won who played a card; and by a quicker bot, what each option does that helps whoever begins later.
Ctrl-C ends it with what was played.

With `--results FOLDER` it goes on where it was stopped, as long as neither rules nor bots have changed.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from textwrap import fill
from typing import Final

from benchmarks.levels import commit
from benchmarks.report import machine
from theomachy import build
from theomachy.arena.command import all_cores, hold_in_sight
from theomachy.arena.contest import Contest, new_contest
from theomachy.arena.score import Interrupted, Score
from theomachy.figures import CardFigures
from theomachy.games import game
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Value, written
from theomachy.words import house_words, words

PAGES: Final = Path(__file__).parent.parent / "docs" / "balance"
STRONGEST: Final = {"olympus": "search:iterations=1000"}  # of our bots; of other games it is level 6
QUICKER: Final = {"olympus": "search:iterations=100", "hera-zeus": "level:5", "deukalion": "level:4"}
LEVERS: Final[Mapping[str, tuple[dict[str, Value], ...]]] = {
    "olympus": (
        {"skipped_phase": "playing"},
        {"skipped_phase": "attacking"},
        {"skipped_phase": "drawing"},
        {"second_player_bonus": "olympus"},
        {"second_player_bonus": "delphi"},
        {"second_player_bonus": "troy"},
    ),
    "hera-zeus": ({"short_first_turn": True},),
    "deukalion": ({"later_players": "card"}, {"later_players": "hoplite"}),
}
AWAY: Final = 0.03  # so far from a fair share the first player may be
CARDS: Final = (0.4, 0.6)  # what may be won with a card
INSIDE, OUTSIDE, OPEN = "yes", "no", "open"
WIDTH: Final = 120


@dataclass(frozen=True)
class Row:
    """What was measured with some options."""

    score: Score
    wanted: int  # games

    @property
    def played(self) -> int:
        return self.score.first.games

    @property
    def draws(self) -> int:
        """Games that nobody has won alone."""
        return self.played - sum(bot.wins for bot in self.score.bots)


def main() -> int:
    parser = ArgumentParser(prog="./dev bench balance", description="Is a game fair?")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=int, default=5000)
    parser.add_argument("--bot", metavar="BOT", help="in all seats; by default our strongest")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="played by this bot, too, each by itself"
    )
    parser.add_argument("--lever-games", metavar="N", type=int, default=1000, help="with each option, and without")
    parser.add_argument("--lever-bot", metavar="BOT", help="by default a quicker one")
    parser.add_argument("--seats", metavar="N", type=int, default=2)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--jobs", metavar="N", type=int, default=all_cores())
    parser.add_argument("--results", metavar="FOLDER", type=Path)
    wanted = parser.parse_args()
    wanted.bot = wanted.bot or STRONGEST.get(wanted.game, "level:6")
    wanted.lever_bot = wanted.lever_bot or QUICKER.get(wanted.game, "level:4")
    rows: list[Row] = []
    ended = 0
    try:
        for contest in [contest for contest in contests_of(wanted) if contest.games > 0]:
            try:
                score = hold_in_sight(contest, wanted.jobs, kept(wanted, contest), "", house_words("en"))
            except Interrupted as stopped:
                score, ended = stopped.score, 130
            rows.append(Row(score, contest.games))
            if ended:
                break
    except BadInput as error:
        print(house_words("en").say_error(error), file=sys.stderr)
        return 2
    PAGES.mkdir(exist_ok=True)
    page_of(wanted).write_text(page(wanted, rows), encoding="utf-8")
    return ended


# --- what is played -------------------------------------------------------------------------------------------------


def contests_of(wanted: Namespace) -> list[Contest]:
    """What takes longest comes last."""
    options = [{}, *LEVERS.get(wanted.game, ())]
    levers = [contest_of(wanted, wanted.lever_bot, wanted.lever_games, changes) for changes in options]
    by_strongest = [*(read_option(wanted.game, text) for text in wanted.option), {}]
    return [*levers, *(contest_of(wanted, wanted.bot, wanted.games, changes) for changes in by_strongest)]


def read_option(key: str, text: str) -> dict[str, Value]:
    name, _, value = text.partition("=")
    usual = game(key).options()
    return usual.changed(name, usual.read_value(value)).changes()


def contest_of(wanted: Namespace, bot: str, games: int, options: Mapping[str, Value]) -> Contest:
    contest = new_contest(wanted.game, [bot] * wanted.seats, games, wanted.seed)
    return replace(contest, changes=dict(options), fresh=True)


def kept(wanted: Namespace, contest: Contest) -> Path | None:
    """The file of its games."""
    if wanted.results is None:
        return None
    folder: Path = wanted.results
    folder.mkdir(parents=True, exist_ok=True)
    options = [f"{name}-{value}" for name, value in contest.changes.items()]
    return folder / f"{'-'.join([wanted.game, str(wanted.seats), contest.bots[0], *options])}.jsonl"


# --- the page -------------------------------------------------------------------------------------------------------


def page_of(wanted: Namespace) -> Path:
    more = "" if wanted.seats == 2 else f"-{wanted.seats}"
    return PAGES / f"{wanted.game}{more}.md"


def page(wanted: Namespace, rows: list[Row]) -> str:
    name = words("en", wanted.game).say("game-name")
    strongest = [row for row in reversed(rows) if row.score.contest.bots[0] == wanted.bot]
    quicker = [row for row in rows if row.score.contest.bots[0] != wanted.bot]
    published = [row for row in strongest if not row.score.contest.changes]
    low, high = goal(wanted.seats)
    return (
        "\n\n".join(
            (
                f"# The balance of *{name}*",
                filled(f"""
            {date.today().isoformat()}, commit `{commit()}`, {machine()}, rules
            {"compiled" if build.compiled() else "interpreted"}, `{command(wanted)}`. The same bot sits in
            all {wanted.seats} seats, and every game has a deal of its own. Intervals hold the true rate 95 times in
            100. A draw, or a shared victory, counts as half a win. [What this says](index.md).
        """),
                "## Who begins",
                filled(f"""
            Fair is a rate from {percent(low)} to {percent(high)}. Whether the true rate lies there is *open* while its
            interval reaches across one of these ends.
        """),
                table(("bot", "options", *OF_GAMES), [of_games(row) for row in (*strongest, *quicker)]),
                *(about_cards(wanted.game, row) for row in published),
            )
        )
        + "\n"
    )


def command(wanted: Namespace) -> str:
    """Without what changes nothing in the results."""
    seats = f" --seats {wanted.seats}" if wanted.seats != 2 else ""
    options = "".join(f" --option {text}" for text in wanted.option)
    seed = f" --seed {wanted.seed}" if wanted.seed != 1 else ""
    bots = f" --bot {wanted.bot} --lever-bot {wanted.lever_bot}"
    games = f" --games {wanted.games} --lever-games {wanted.lever_games}"
    return f"./dev bench balance {wanted.game}{seats}{options}{seed}{bots}{games}"


OF_GAMES: Final = ("games", "first player wins", "95 %", "fair", "draws", "turns", "9 of 10 games")


def of_games(row: Row) -> tuple[str, ...]:
    first, contest = row.score.first, row.score.contest
    options = ", ".join(f"`{name} = {written(value)}`" for name, value in contest.changes.items()) or "as published"
    return (
        f"`{contest.bots[0]}`",
        options,
        f"{row.played} of {row.wanted}",
        percent(first.rate),
        between(*first.interval()),
        verdict(first.interval(), goal(contest.seats)),
        percent(row.draws / row.played) if row.played else "",
        f"{row.score.length:.1f}",
        "–".join(str(length) for length in middle(row.score.lengths)),
    )


def about_cards(key: str, row: Row) -> str:
    names = {card["id"]: card["name"] for card in words("en", key).gallery()}
    told = sorted(row.score.figures()["cards"].items(), key=lambda item: -(item[1]["rate"] or 0))
    low, high = CARDS
    return "\n\n".join(
        (
            "## Cards",
            filled(f"""
            How often those have won who played a card, in the {row.played} games of the first line; whoever played it
            several times in a game counts once. Fair is a rate from {percent(low)} to {percent(high)}.
        """),
            table(
                ("card", "played", "by", "won", "95 %", "fair"), [of_card(names[card], found) for card, found in told]
            ),
        )
    )


def of_card(name: str, found: CardFigures) -> tuple[str, ...]:
    counts = (name, str(found["played"]), str(found["players"]))
    rate, low, high = found["rate"], found["low"], found["high"]
    if rate is None or low is None or high is None:
        return (*counts, "", "", OPEN)
    return (*counts, percent(rate), between(low, high), verdict((low, high), CARDS))


def goal(seats: int) -> tuple[float, float]:
    return 1 / seats - AWAY, 1 / seats + AWAY


def verdict(interval: tuple[float, float], wanted: tuple[float, float]) -> str:
    """Does the true rate lie where it should?"""
    if wanted[0] <= interval[0] and interval[1] <= wanted[1]:
        return INSIDE
    return OUTSIDE if interval[1] < wanted[0] or interval[0] > wanted[1] else OPEN


def middle(lengths: Counter[int]) -> Iterator[int]:
    """The shortest and the longest game once a twentieth is left out at either end."""
    for share in (0.05, 0.95):
        left = share * lengths.total()
        for length in sorted(lengths):
            left -= lengths[length]
            if left <= 0:
                yield length
                break


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}"


def filled(text: str) -> str:
    """A paragraph in lines as long as ours."""
    return fill(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False)


def table(headings: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [tuple(headings), *rows]
    lines.insert(1, ("---",) * len(lines[0]))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


if __name__ == "__main__":
    sys.exit(main())
