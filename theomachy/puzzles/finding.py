"""Decisions with one answer are found in records: searches agree on it, and greedy and level 3 do not see it.

Whether a decision is a puzzle is found out from what its seat sees and recalls, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from theomachy.bots import make_bot
from theomachy.bots.levels import COUNT, minds
from theomachy.games import GameRules, Recall, View
from theomachy.kernel.records import Record, Source, kept_choices
from theomachy.kernel.seats import CHANCE
from theomachy.puzzles.puzzle import Puzzle, puzzle_of
from theomachy.review.equity import HOPELESS, SURE, Verdict, Weighed, Weighing
from theomachy.table.match import begun, go_on

FEWEST: Final = 4  # choices
CLEAR: Final = 0.10  # of equity that every other choice is behind
OPEN: Final = 0.15, 0.90  # the equity of the answer lies between them
ITERATIONS: Final = 20_000  # of level 6, which finds the answer with each of these seeds
SEEDS: Final = 1, 2, 3
WORLDS: Final = 512  # in which the two best are weighed in the last round, at least
MOST: Final = 60_000  # iterations to weigh all choices
TRIES: Final = 5  # of a bot, of which most decide whether it solves a puzzle
MISS: Final = "greedy", "level:3"


@dataclass(frozen=True)
class Found:
    verdict: Verdict
    level: int


class Finder:
    """Goes through a record, decision by decision."""

    def __init__(self, record: Record, source: Source) -> None:
        self.record = kept_choices(record)
        self.source = source
        self.match = begun(self.record, source)
        self.decisions = 0  # looked at so far, with choices enough

    def puzzles(self) -> Iterator[Puzzle]:
        """One a turn at the most, for a later one would tell the answer to the earlier; and none with an answer that a
        seat has had before."""
        match, turn, answers = self.match, (-1, -1), set[tuple[int, int]]()
        for number in range(1, len(self.record.choices) + 1):
            seat = match.to_move()
            if seat != CHANCE and not match.over and turn != (seat, match.view(seat).turns):
                view = match.view(seat)
                self.decisions += len(view.legal) >= FEWEST
                found = only_answer(match.game, view, match.recall(seat))
                if found is not None and (seat, found.verdict.best.action) not in answers:
                    turn = seat, view.turns
                    answers.add((seat, found.verdict.best.action))
                    yield puzzle_of(match, found.level, found.verdict)
            go_on(match, self.record, number, self.source)


def only_answer(game: GameRules, view: View, recall: Recall) -> Found | None:
    """What all choices are worth, if one of them is the only answer and hard to see; what takes least time is looked at
    first."""
    if len(view.legal) < FEWEST:
        return None
    decision = Attempts(game, view, recall)
    weighing = Weighing(game, view, recall, SEEDS[0])
    answer = weighing.go_on(weighing.left).best.action
    if any(decision.solves(bot, answer) for bot in MISS):
        return None
    verdict = clear_verdict(weighing, answer)
    if verdict is None or any(decision.of("level:6", seed, ITERATIONS) != answer for seed in SEEDS):
        return None
    return Found(verdict, decision.level(answer))


class Attempts:
    """Of bots, at one decision."""

    def __init__(self, game: GameRules, view: View, recall: Recall) -> None:
        self.game = game
        self.view = view
        self.recall = recall

    def of(self, bot: str, seed: int, iterations: int | None = None) -> int:
        spec = bot if iterations is None else f"{bot},iterations={iterations}"
        return make_bot(spec, self.game, seed).choose(self.view, self.recall, [])

    def solves(self, bot: str, answer: int, iterations: int | None = None) -> bool:
        """With most of its seeds."""
        right = wrong = 0
        while max(right, wrong) <= TRIES // 2:
            if self.of(bot, right + wrong + 1, iterations) == answer:
                right += 1
            else:
                wrong += 1
        return right > wrong

    def level(self, answer: int) -> int:
        """The lowest that solves it with as many iterations as it has at a table, as do all above it.  The highest has
        as many as it needs."""
        level = COUNT
        while level > 1 and self.solves(f"level:{level - 1}", answer, minds(self.game.key)[level - 2].iterations):
            level -= 1
        return level


def clear_verdict(weighing: Weighing, answer: int) -> Verdict | None:
    """If all other choices are clearly behind it, and the game is open.  The runner-up is weighed to the end."""
    while weighing.spent + weighing.next_round() <= MOST:
        verdict = weighing.go_on(weighing.left)
        others = [each for each in verdict.choices if each.action != answer]
        if verdict.best.action != answer or any(is_close(each) for each in others):
            return None
        if verdict.worlds >= WORLDS and all(is_behind(each, 0.0) for each in others):
            return verdict if OPEN[0] <= verdict.best.equity.mean <= OPEN[1] else None
        weighing.left = [
            answer,
            *(each.action for each in others if each is others[0] or not is_behind(each, HOPELESS)),
        ]
    return None


def is_behind(choice: Weighed, times: float) -> bool:
    """By enough, even if that was found too large by so many times its error?"""
    return choice.behind.mean - times * choice.behind.error >= CLEAR


def is_close(choice: Weighed) -> bool:
    """Is it hardly far enough behind, as far as one sees?"""
    return choice.behind.mean + SURE * choice.behind.error < CLEAR
