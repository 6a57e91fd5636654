"""What the games of a contest show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from theomachy.arena.contest import Contest
from theomachy.arena.playing import Played
from theomachy.arena.results import kept
from theomachy.arena.statistics import STATISTICS, Statistics
from theomachy.arena.tally import Tally
from theomachy.arena.times import Times
from theomachy.arena.workers import play_all
from theomachy.figures import KIND, Figures
from theomachy.games import game as game_named
from theomachy.kernel.errors import Wording


@dataclass
class Score:
    """What came of a contest: `bots` has a tally for each of its bots, `as_seat` one for each in each seat."""

    contest: Contest
    seat_names: tuple[str, ...]
    statistics: Statistics | None = None  # what the game itself counts
    bots: tuple[Tally, ...] = ()
    as_seat: tuple[dict[str, Tally], ...] = ()
    times: tuple[Times, ...] = ()  # of each bot
    first: Tally = field(default_factory=Tally)  # who had the first turn, whichever bot
    lengths: Counter[int] = field(default_factory=Counter)  # how many games took so many turns
    faults: list[tuple[str, int, Wording]] = field(default_factory=list)

    def __post_init__(self) -> None:
        names = self.seat_names[: len(self.contest.bots)]
        self.bots = tuple(Tally() for _ in names)
        self.as_seat = tuple({name: Tally() for name in names} for _ in names)
        self.times = tuple(Times() for _ in names)

    def add(self, played: Played) -> None:
        """One game more."""
        for bot, name, points in zip(played.bots, self.seat_names, played.points, strict=False):
            self.bots[bot].add(points)
            self.as_seat[bot][name].add(points)
        for bot, times in zip(played.bots, played.times, strict=False):
            self.times[bot].add_all(times)
        self.first.add(played.points[played.first])
        self.lengths[played.turns] += 1
        if played.fault:
            loser = played.bots[played.points.index(-1.0)]
            self.faults.append((self.contest.bots[loser], played.number, played.fault))
        if self.statistics is not None and played.summary is not None:
            self.statistics.add(played.summary)

    @property
    def length(self) -> float:
        """Turns a game, on average."""
        games = self.lengths.total()
        return sum(turns * count for turns, count in self.lengths.items()) / games if games else 0.0

    def as_json(self) -> dict[str, object]:
        """The same as `theomachy arena --json` prints."""
        return {
            "game": self.contest.game,
            "games": self.first.games,
            "bots": [self.bot_as_json(bot) for bot in range(len(self.bots))],
            "edition": self.contest.edition,
            "options": self.contest.changes,
            "seed": self.contest.seed,
            "first_player": self.first.with_rate(),
            "turns": round(self.length, 2),
            "lengths": {str(turns): count for turns, count in sorted(self.lengths.items())},
            **(self.statistics.as_json() if self.statistics is not None else {}),
            "faults": [{"bot": bot, "game": number, "reason": str(reason)} for bot, number, reason in self.faults],
        }

    def figures(self) -> Figures:
        """What the gallery shows of each card."""
        contest = self.contest
        return {
            "kind": KIND,
            "game": contest.game,
            "games": self.first.games - len(self.faults),
            "seats": len(contest.bots),
            "bots": list(contest.bots),
            "edition": contest.edition,
            "options": dict(contest.changes),
            "seed": contest.seed,
            "rules": game_named(contest.game).rules_version,
            "date": date.today().isoformat(),
            "cards": self.statistics.figures() if self.statistics is not None else {},
        }

    def bot_as_json(self, bot: int) -> dict[str, object]:
        """One of the contest's bots, by its number."""
        return {
            "bot": self.contest.bots[bot],
            **self.bots[bot].with_rate(),
            "seats": {name: seat.as_json() for name, seat in self.as_seat[bot].items()},
            "times": self.times[bot].as_json(),
        }


class Interrupted(KeyboardInterrupt):
    """Somebody has ended a contest before its last game; `score` has what was played."""

    def __init__(self, score: Score) -> None:
        super().__init__()
        self.score = score


def hold(
    contest: Contest, jobs: int = 0, after_each: Callable[[], object] = lambda: None, results: Path | None = None
) -> Score:
    """Plays all games of a contest.

    Args:
        contest: What is played.
        jobs: In so many processes, with 0 in this one.
        after_each: Called after each game.
        results: A file for the result of each game.  What it holds already, because it was begun before, is not played
            again.

    Raises:
        BadInput: If the file cannot be used.
        Interrupted: If Ctrl-C is pressed.

    Examples:
        >>> from theomachy.arena import new_contest
        >>> score = hold(new_contest("hera-zeus", ["greedy", "random"], games=10))
        >>> score.bots[0].wins > score.bots[1].wins
        True
    """
    game = game_named(contest.game)
    counted = STATISTICS.get(game.key)
    statistics = counted(game.options(contest.edition, contest.changes)) if counted else None
    score = Score(contest, game.seat_names, statistics)
    with kept(results, contest) as so_far:
        waiting = {played.number: played for played in so_far.played}  # to be counted in their order
        for _ in waiting.keys() & contest.numbers():
            after_each()
        to_play = [number for number in contest.numbers() if number not in waiting]
        try:
            with closing(play_all(contest, jobs, to_play)) as games:
                for number in contest.numbers():
                    while number not in waiting:
                        played = next(games)
                        so_far.add(played)
                        waiting[played.number] = played
                        after_each()
                    score.add(waiting.pop(number))
        except KeyboardInterrupt:
            for number in sorted(waiting.keys() & contest.numbers()):
                score.add(waiting[number])
            raise Interrupted(score) from None
    return score
