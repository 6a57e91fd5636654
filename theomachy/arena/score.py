"""What the games of a contest show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from pathlib import Path

from theomachy.arena.contest import Contest
from theomachy.arena.duplicate import luck
from theomachy.arena.playing import Played
from theomachy.arena.ratings import Ranking, Rating
from theomachy.arena.results import kept
from theomachy.arena.sequential import BOUND, Sequential
from theomachy.arena.statistics import STATISTICS, Statistics
from theomachy.arena.tally import DealTally, Tally, decimal, difference, signed
from theomachy.arena.times import Times
from theomachy.arena.workers import play_all
from theomachy.figures import KIND, Figures
from theomachy.games import game as game_named
from theomachy.kernel.errors import Wording
from theomachy.words import Speech


@dataclass
class Score:
    """What came of a contest: `bots` has a tally for each of its bots, `as_seat` one for each in each seat."""

    contest: Contest
    seat_names: tuple[str, ...]
    statistics: Statistics | None = None  # what the game itself counts
    bots: tuple[DealTally, ...] = ()
    as_seat: tuple[dict[str, Tally], ...] = ()
    times: tuple[Times, ...] = ()  # of each bot
    ranking: Ranking = field(default_factory=Ranking)
    test: Sequential | None = None
    first: Tally = field(default_factory=Tally)  # who had the first turn, whichever bot
    lengths: Counter[int] = field(default_factory=Counter)  # how many games took so many turns
    faults: list[tuple[str, int, Wording]] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = self.contest.seats
        names = self.seat_names[:seats]
        self.bots = tuple(DealTally(seats=seats) for _ in self.contest.bots)
        self.as_seat = tuple({name: Tally() for name in names} for _ in self.contest.bots)
        self.times = tuple(Times() for _ in self.contest.bots)
        self.first = DealTally(seats=seats)
        if self.contest.until is not None:
            self.test = Sequential(*self.contest.until, seats)

    def add(self, played: Played) -> None:
        """One game more."""
        deal = self.contest.deal(played.number)
        shares = tuple((points + 1) / 2 for points in played.points)  # of the victory
        self.ranking.add(deal, [self.contest.bots[bot] for bot in played.bots], shares)
        if self.test is not None:
            self.test.add(shares[played.bots.index(0)])
        for bot, name, points in zip(played.bots, self.seat_names, played.points, strict=False):
            self.bots[bot].add(points, deal)
            self.as_seat[bot][name].add(points)
        for bot, times in zip(played.bots, played.times, strict=False):
            self.times[bot].add_all(times)
        self.first.add(played.points[played.first], deal)
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

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """Of the bots, by their names, once all games are counted: how many points better each is than the last one
        named; of a bot against itself, none."""
        return self.ranking.ratings(self.contest.bots[-1], luck(self.contest.seed, "ratings"))

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
            **({} if self.test is None else {"until": self.test.as_json()}),
            "faults": [{"bot": bot, "game": number, "reason": str(reason)} for bot, number, reason in self.faults],
        }

    def figures(self) -> Figures:
        """What the gallery shows of each card."""
        contest = self.contest
        return {
            "kind": KIND,
            "game": contest.game,
            "games": self.first.games - len(self.faults),
            "seats": contest.seats,
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
        rating = self.ratings.get(self.contest.bots[bot])
        return {
            "bot": self.contest.bots[bot],
            **self.bots[bot].with_rate(),
            "seats": {name: seat.as_json() for name, seat in self.as_seat[bot].items()},
            **({} if rating is None else {"rating": rating.as_json()}),
            "times": self.times[bot].as_json(),
        }


class Interrupted(KeyboardInterrupt):
    """Somebody has ended a contest before its last game; `score` has what was played."""

    def __init__(self, score: Score) -> None:
        super().__init__()
        self.score = score


def hold(
    contest: Contest,
    jobs: int = 0,
    after_each: Callable[[Score], object] = lambda score: None,
    results: Path | None = None,
    ray: str = "",
) -> Score:
    """Plays the games of a contest: all of them, or until it is decided.

    Args:
        contest: What is played.
        jobs: In so many processes, with 0 in this one.
        after_each: Called with the score after each game.
        results: A file for the result of each game.  What it holds already, because it was begun before, is not played
            again.
        ray: The address of a Ray cluster, `auto` or `HOST:PORT`.  Games are then played there, so many `jobs` at a
            time, with 0 on all its processors.

    Raises:
        BadInput: If the file or the cluster cannot be used.
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
        for _ in waiting.keys() & contest.numbers:
            after_each(score)
        to_play = [number for number in contest.numbers if number not in waiting]
        try:
            with closing(play_all(contest, jobs, to_play, ray)) as games:
                for number in contest.numbers:
                    while number not in waiting:
                        played = next(games)
                        so_far.add(played)
                        waiting[played.number] = played
                        after_each(score)
                    score.add(waiting.pop(number))
                    if score.test is not None and score.test.decision:
                        break
        except KeyboardInterrupt:
            for number in sorted(waiting.keys() & contest.numbers) if score.test is None else ():
                score.add(waiting[number])
            raise Interrupted(score) from None
    return score


# --- as it is shown ---------------------------------------------------------------------------------------------------


def rating_of(bot: str, score: Score) -> list[str]:
    """And its interval; nothing in a contest without ratings, or for who has not played yet."""
    if bot not in score.ratings:
        return []
    if bot == score.contest.bots[-1]:
        return [difference(0), ""]
    found = score.ratings[bot]
    return [difference(found.points), f"{difference(found.low)} – {difference(found.high)}"]


def verdict(test: Sequential, w: Speech) -> str:
    low, high = difference(test.low), difference(test.high)
    if not test.decision:
        ratio, bound = signed(test.ratio, w), decimal(BOUND, w)
        return w.say("arena-until-open", games=test.games, low=low, high=high, ratio=ratio, bound=bound)
    due, other = (high, low) if test.decision == "high" else (low, high)
    return w.say("arena-until-decided", games=test.games, due=due, other=other)
