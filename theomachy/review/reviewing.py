"""A record is gone through, node by node: what each choice was worth, and what was luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Literal

from theomachy.build import compiled
from theomachy.games import GameRules, Recall, View
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import THE_RECORD, Record, Source, kept_choices
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.review.equity import SURE, Verdict, Weighed, Weighing
from theomachy.review.ledger import Ledger, Row, in_points, ledger
from theomachy.review.luck import Fortune, Luck
from theomachy.table.match import Match, begun, from_record, go_on

SEED: Final = 1
ITERATIONS: Final = 1_200_000 if compiled() else 24_000  # for a game: less than a minute of a processor
AT_ONCE: Final = ITERATIONS // 50  # for one decision, as for a hint
UNEQUAL: Final = 3  # times its share may go to a decision that is not clear; many need less
PRECISE: Final = 0.003  # an error that needs not become smaller

Name = Literal["", "inaccuracy", "mistake", "blunder"]
NAMES: Final[tuple[tuple[float, Name], ...]] = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))
NAMED: Final = NAMES[-1][0]


@dataclass(frozen=True)
class Decision:
    """A choice that was one, and what all its alternatives are worth."""

    at: int  # so many choices of the record had been made
    seat: int
    action: int
    view: View
    recall: Recall
    verdict: Verdict

    @property
    def chosen(self) -> Weighed:
        return self.verdict.of(self.action)

    @property
    def loss(self) -> float:
        return self.verdict.loss(self.action)

    @property
    def name(self) -> Name:
        return name_of(self.loss)

    @property
    def turn(self) -> int:
        """From 1."""
        return self.view.turns + 1

    def row(self) -> Row:
        """Nothing is lost by a choice that may be as good as the best."""
        after = in_points(self.chosen.of_all)
        before = in_points(self.verdict.best.of_all) if self.loss else after
        return Row(self.at, self.seat, "loss", before, after)


@dataclass(frozen=True)
class Chance:
    """Something that nobody chose."""

    at: int
    turn: int
    seat: int  # whose luck it was
    luck: Luck

    def row(self) -> Row:
        return Row(self.at, self.seat, "luck", in_points(self.luck.before), in_points(self.luck.after))


Node = Decision | Chance


def name_of(loss: float) -> Name:
    """Of what a choice gives away; it is above twice its error, or 0."""
    return next((name for least, name in NAMES if loss >= least), "")


def seed_of(*parts: object) -> int:
    """Random numbers of its own for every node."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=6).digest())


def weigh(
    game: GameRules, view: View, recall: Recall, seed: int, action: int | None = None, share: int = AT_ONCE
) -> Verdict:
    """Weigh the choices of a decision with its share of iterations; with more of them until it is clear what the chosen
    one has lost, or the best one, if none was chosen."""
    weighing = Weighing(game, view, recall, seed)
    keep = () if action is None else (action,)
    while True:
        verdict = weighing.go_on(keep)
        clear = is_clear(verdict, verdict.best.action if action is None else action)
        most = share if clear else UNEQUAL * share
        if len(weighing.left) == 1 or weighing.spent + weighing.next_round() > most:
            return verdict


def is_clear(verdict: Verdict, action: int) -> bool:
    """Is it known well enough what a choice has lost, or that it is too little to be named?"""
    behind = verdict.of(action).behind
    if action != verdict.best.action:
        return behind.mean + SURE * behind.error < NAMED or behind.error < PRECISE
    others = [each.behind for each in verdict.choices[1:]]
    return all(SURE * each.error - each.mean < NAMED for each in others)


class Reviewer:
    """Goes through the record of a finished game, its nodes one after the other; what was taken back is left out.

    What it finds at a node depends on what the seat there saw and on nothing else, not even on where it began.
    """

    def __init__(self, record: Record, source: Source = THE_RECORD) -> None:
        self.record = kept_choices(record)
        self.source = source
        self.match = from_record(self.record, source)  # at its end
        if not self.match.over:
            raise BadInput("review-no-end", source=source)
        self.fortune = Fortune(self.match.game)
        decisions = sum(who != CHANCE for who, _ in self.match.choices)
        self.share = ITERATIONS // max(1, decisions)

    def nodes(self, luck_alone: bool = False) -> Iterator[Node]:
        """All of them, each choice of the record as soon as it is worked out."""
        for _, found in self.steps(0, luck_alone):
            yield from found

    def steps(self, first: int = 0, luck_alone: bool = False) -> Iterator[tuple[int, list[Node]]]:
        """The choices of the record from one on, those of chance included, each with what was found there."""
        match = begun(self.record, self.source)
        for at, (who, action) in enumerate(self.match.choices):
            if at < first:
                go_on(match, self.record, at + 1, self.source)
            elif who == CHANCE:
                yield at, list(self.chance(match, at, action))
            else:
                yield at, list(self.choice(match, at, who, action, luck_alone))

    def chance(self, match: Match, at: int, outcome: int) -> Iterator[Chance]:
        seat = whose_luck(match, outcome)
        if seat != NOBODY:
            luck = self.fortune.of_outcome(match.view(seat), match.recall(seat), outcome, self.seed(at))
            if luck is not None:
                yield Chance(at, match.view(seat).turns + 1, seat, luck)
        go_on(match, self.record, at + 1, self.source)

    def choice(self, match: Match, at: int, seat: int, action: int, luck_alone: bool) -> Iterator[Node]:
        """What it was worth, and what it turned up."""
        view, recall, known = match.view(seat), match.recall(seat), len(match.logs[seat])
        if len(view.legal) > 1 and not luck_alone:
            verdict = weigh(match.game, view, recall, self.seed(at), action, self.share)
            yield Decision(at, seat, action, view, recall, verdict)
        go_on(match, self.record, at + 1, self.source)
        luck = self.fortune.of_choice(view, recall, action, match.logs[seat][known:], self.seed(at))
        if luck is not None:
            yield Chance(at, view.turns + 1, seat, luck)

    def seed(self, at: int) -> int:
        return seed_of(SEED, at)

    def ledgers(self, nodes: Sequence[Node]) -> list[Ledger]:
        """Of every seat, from all nodes."""
        rows = [node.row() for node in nodes]
        return [ledger(rows, seat, self.match.result()) for seat in range(len(self.match.seats))]


def whose_luck(match: Match, outcome: int) -> int:
    """Who sees what chance has answered: if it is one seat, it is his luck; what several see is that of whose turn it
    is.  Who was not told yet that chance was asked has no luck."""
    game, state = match.game, match.true_state()
    other = next((each for each in game.legal(state) if each != outcome), None)
    if other is None:
        return NOBODY
    here, there = state.copy(), state
    game.apply(here, outcome)
    game.apply(there, other)
    knowing = [seat for seat in range(len(match.seats)) if match.view(seat).to_move == CHANCE]
    seeing = [seat for seat in knowing if game.view(here, seat) != game.view(there, seat)]
    if len(seeing) > 1 and (active := match.view(seeing[0]).active) in seeing:
        return active
    return min(seeing, default=NOBODY)
