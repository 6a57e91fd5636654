"""The turning points of a finished game: the turns in which the chances of its winner changed most."""

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
from theomachy.server.answers import TurningPoint, TurningPoints
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
    """Of a record with an end.  The beginnings of its turns are compared, of a long game some of them; then what was
    done in the turns in which most has changed."""
    source = house_words(language).say("page-record")
    kept = kept_choices(read_record(record, source))
    match = begun(kept, source)
    w = words(language, match.game.key).with_options(match.options)
    moments = list(played(match, kept, source, w))
    if not match.over:
        raise BadInput("turning-points-no-end")
    seat = match.result().index(max(match.result()))
    critic = Critic(Judge(match.game, SEED, SECONDS), seat)
    turns = critic.largest(beginnings(moments))
    deeds = [(turn, critic.deed(match, turn, moments, w)) for turn in turns]
    points = [point(match, turn, deed, w) for turn, deed in deeds if deed.first is not deed.last]
    return {"seat": match.seat_names[seat], "points": points}


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
    """Looks for what changed the chances of a seat."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat

    def largest(self, turns: Sequence[Moment]) -> list[Swing]:
        """The turns in which most has changed, in their order."""
        found = sorted(self.swings(spread(turns), ITERATIONS), key=lambda swing: -abs(swing.change))[:HOW_MANY]
        found = [self.one_turn(swing, turns) for swing in found if abs(swing.change) >= LEAST]
        return sorted(found, key=lambda swing: swing.first.number)

    def one_turn(self, swing: Swing, turns: Sequence[Moment]) -> Swing:
        """Of several turns the one that matters."""
        within = [turn for turn in turns if swing.first.number <= turn.number <= swing.last.number]
        return swing if len(within) == 2 else steepest(self.swings(spread(within), FEWEST), swing.change)

    def deed(self, match: Match, turn: Swing, moments: Sequence[Moment], w: GameWords) -> Swing:
        """What mattered most of all that was done in a turn; each time something that is told."""
        row = [turn.first]
        for moment in moments:
            if turn.first.number < moment.number <= turn.last.number and story(match, row[-1], moment, w):
                row.append(moment)
        if len(row) < 3:
            return Swing(turn.first, row[-1], turn.before, turn.after)
        return steepest(self.swings(spread(row), ITERATIONS // (2 * HOW_MANY)), turn.change)

    def swings(self, row: Sequence[Moment], iterations: int) -> list[Swing]:
        """Between neighbours; if the time runs out, not all of them are looked at."""
        each = max(FEWEST, min(MOST, iterations // len(row)))
        found: dict[int, float] = {}
        for at in coarse_first(len(row)):
            if len(found) < 2 or not self.judge.tired:
                found[at] = self.judge.chance_of(self.seat, row[at].state, each)
        return [Swing(row[a], row[b], found[a], found[b]) for a, b in pairwise(sorted(found))]


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


def story(match: Match, first: Moment, last: Moment, w: GameWords, reader: int = WATCHER) -> str:
    """What happened between two moments; if that is too long, how it began and how it ended."""
    events = match.happened[first.told : last.told]
    told = [w.event(event, reader) for event in events if not isinstance(event, (w.TURN, *w.IN_PASSING))]
    told = [sentence for sentence in told if sentence]
    whole = " ".join(told)
    return whole if len(whole) <= LONGEST else f"{told[0]} … {told[-1]}"


def point(match: Match, turn: Swing, deed: Swing, w: GameWords) -> TurningPoint:
    actor = next((who for who, _ in match.choices[deed.first.number :] if who >= 0), match.to_move())
    return {
        "at": deed.last.number,
        "turn": turn.first.turn,
        "actor": match.wire.names[actor],
        "text": {match.wire.names[one]: story(match, deed.first, deed.last, w, one) for one in match.audience},
        "before": round(turn.before, 3),
        "after": round(turn.after, 3),
    }
