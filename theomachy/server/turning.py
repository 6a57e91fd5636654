"""The turning points of a finished game: to whoever played, the turns in which their own chances changed most; to
others, those in which the winner's did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from theomachy.bots.judging import Judge
from theomachy.build import compiled
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record, Source, kept_choices, read_record
from theomachy.kernel.seats import WATCHER
from theomachy.kernel.state import State
from theomachy.server.answers import Swings, TurningPoint, TurningPoints
from theomachy.table.match import Match, begun, finish, go_on
from theomachy.words import GameWords, house_words, words

HOW_MANY: Final = 3
SECONDS: Final = 4.0  # of a processor at the most; compiled, one or two are enough, and on a busy machine fewer
ITERATIONS: Final = 12_000 if compiled() else 600  # to compare turns, and half as many to look into some of them
FEWEST: Final = 40 if compiled() else 6  # for one position
MOST: Final = 800 if compiled() else 40
COMPARED: Final = 96  # positions at once; where there are more, some of them
LEAST: Final = 0.02  # a change that is called one
SEED: Final = 1
LONGEST: Final = 160  # characters of a story that is told in full


@dataclass(frozen=True)
class Moment:
    """Somebody was asked here, or the game was over."""

    number: int  # of choices so far
    told: int  # so many events had happened
    turn: int  # from 1; 0 before the first
    state: State


@dataclass(frozen=True)
class Swing:
    """How the chance of a seat changed from one moment to another."""

    first: Moment
    last: Moment
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


def turning_points(record: str, language: str) -> TurningPoints:
    """Of a record with an end, for all who may read them."""
    source = house_words(language).say("page-record")
    kept = kept_choices(read_record(record, source))
    match = begun(kept, source)
    w = words(language, match.game.key).with_options(match.options)
    moments = list(played(match, kept, source, w))
    if not match.over:
        raise BadInput("turning-points-no-end")
    critic = Critic(Judge(match.game, SEED, SECONDS), match, moments, w)
    winner = match.result().index(max(match.result()))
    readers = sorted(match.audience, key=lambda reader: reader not in (WATCHER, winner))  # if the time runs out
    return {"swings": {match.wire.names[reader]: critic.seen_by(reader, winner) for reader in readers}}


def played(match: Match, record: Record, source: Source, w: GameWords) -> Iterator[Moment]:
    """Through the whole match, to its end."""
    turn = told = 0
    for number in range(len(record.choices) + 1):
        if number:
            go_on(match, record, number, source)
        if number == len(record.choices):
            finish(match, record, source)
        turn += sum(isinstance(event, w.TURN) for event in match.happened[told:])
        told = len(match.happened)
        if match.to_move() >= 0 or match.over:
            yield Moment(number, told, turn, match.true_state())


def beginnings(moments: Sequence[Moment]) -> list[Moment]:
    """Of all turns, and the end."""
    found = [moment for before, moment in pairwise(moments) if moment.turn > before.turn]
    return [*found, moments[-1]]


class Critic:
    """Looks for what changed the chances of those who played.  The beginnings of all turns are compared, of a long
    game some of them; then what was done in the turns in which most has changed.  A position is judged once for all."""

    def __init__(self, judge: Judge, match: Match, moments: Sequence[Moment], w: GameWords) -> None:
        self.judge = judge
        self.match = match
        self.moments = moments
        self.turns = beginnings(moments)
        self.w = w
        self.judged: dict[tuple[int, int], tuple[float, ...]] = {}  # by number and iterations

    def seen_by(self, reader: int, winner: int) -> Swings:
        seat = winner if reader == WATCHER else reader
        deeds = [(turn, self.deed(turn, seat)) for turn in self.largest(seat)]
        points = [self.point(turn, deed, reader) for turn, deed in deeds if deed.first is not deed.last]
        return {"seat": self.match.seat_names[seat], "points": points}

    def largest(self, seat: int) -> list[Swing]:
        """The turns in which most has changed, in their order."""
        found = sorted(self.swings(spread(self.turns), ITERATIONS, seat), key=lambda swing: -abs(swing.change))
        found = [self.one_turn(swing, seat) for swing in found[:HOW_MANY] if abs(swing.change) >= LEAST]
        return sorted(found, key=lambda swing: swing.first.number)

    def one_turn(self, swing: Swing, seat: int) -> Swing:
        """Of several turns the one that matters."""
        within = [turn for turn in self.turns if swing.first.number <= turn.number <= swing.last.number]
        return swing if len(within) == 2 else steepest(self.swings(spread(within), FEWEST, seat), swing.change)

    def deed(self, turn: Swing, seat: int) -> Swing:
        """What mattered most of all that was done in a turn; each time something that is told."""
        row = [turn.first]
        for moment in self.moments:
            if turn.first.number < moment.number <= turn.last.number and self.story(row[-1], moment):
                row.append(moment)
        if len(row) < 3:
            return Swing(turn.first, row[-1], turn.before, turn.after)
        return steepest(self.swings(spread(row), ITERATIONS // (2 * HOW_MANY), seat), turn.change)

    def swings(self, row: Sequence[Moment], iterations: int, seat: int) -> list[Swing]:
        """Between neighbours; if the time runs out, not all of them are looked at."""
        each = max(FEWEST, min(MOST, iterations // len(row)))
        found: dict[int, float] = {}
        for at in coarse_first(len(row)):
            known = row[at].number, each
            if known not in self.judged and (len(found) < 2 or not self.judge.tired):
                self.judged[known] = self.judge.chances(row[at].state, each)
            if known in self.judged:
                found[at] = self.judged[known][seat]
        return [Swing(row[a], row[b], found[a], found[b]) for a, b in pairwise(sorted(found))]

    def story(self, first: Moment, last: Moment, reader: int = WATCHER) -> str:
        """What happened between two moments; if that is too long, how it began and how it ended."""
        events, w = self.match.happened[first.told : last.told], self.w
        told = [w.event(event, reader) for event in events if not isinstance(event, (w.TURN, *w.IN_PASSING))]
        told = [sentence for sentence in told if sentence]
        whole = " ".join(told)
        return whole if len(whole) <= LONGEST else f"{told[0]} … {told[-1]}"

    def point(self, turn: Swing, deed: Swing, reader: int) -> TurningPoint:
        match = self.match
        actor = next((who for who, _ in match.choices[deed.first.number :] if who >= 0), match.to_move())
        return {
            "at": deed.last.number,
            "turn": turn.first.turn,
            "actor": match.wire.names[actor],
            "text": self.story(deed.first, deed.last, reader),
            "before": round(turn.before, 3),
            "after": round(turn.after, 3),
        }


def steepest(swings: Sequence[Swing], change: float) -> Swing:
    """In the direction of a change."""
    return max(swings, key=lambda swing: swing.change if change > 0 else -swing.change)


def spread(row: Sequence[Moment]) -> Sequence[Moment]:
    """Not too many, at equal distances, the first and the last among them."""
    if len(row) <= COMPARED:
        return row
    return [row[at * (len(row) - 1) // (COMPARED - 1)] for at in range(COMPARED)]


def coarse_first(count: int) -> Iterator[int]:
    """All numbers below a count, so that those said so far always lie about equally far apart: first the ends."""
    step = 1 << count.bit_length()
    yield from dict.fromkeys((0, count - 1))
    while step > 1:
        yield from (at for at in range(step // 2, count - 1, step))
        step //= 2
