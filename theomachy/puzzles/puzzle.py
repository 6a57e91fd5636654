"""A puzzle: a game up to a decision with one answer, what each choice is worth there, and who finds the answer.

A file has one puzzle a line, as JSON; more can be added at its end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from theomachy.games import Event, Recall, View
from theomachy.games.registry import home
from theomachy.kernel.errors import BadInput, system
from theomachy.kernel.records import read_record, write_file
from theomachy.review.equity import Estimate, Verdict, Weighed
from theomachy.table.match import Match, from_record

DIGITS: Final = 4  # of an equity, behind the point


@dataclass(frozen=True)
class Puzzle:
    record: str  # up to the decision
    level: int  # the lowest of the bots that solves it, as do all above
    worlds: int  # in which the best choices were weighed last
    choices: tuple[dict[str, Any], ...]  # in notation and with what they are worth, the best first

    @property
    def id(self) -> str:
        return blake2b(self.record.encode(), digest_size=4).hexdigest()

    @property
    def answer(self) -> str:
        """In notation."""
        return str(self.choices[0]["choice"])

    def write(self) -> str:
        """As a line."""
        fields = {"level": self.level, "worlds": self.worlds, "choices": self.choices, "record": self.record}
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


def puzzle_of(match: Match, level: int, verdict: Verdict) -> Puzzle:
    """From a match that stands at the decision."""
    write = match.notation.write_action
    choices = tuple(
        {
            "choice": write(each.action),
            "equity": rounded(each.equity.mean, each.equity.error),
            "of_all": rounded(*each.of_all),
            "behind": rounded(each.behind.mean, each.behind.error),
            "beaten": round(each.beaten, DIGITS),
        }
        for each in verdict.choices
    )
    return Puzzle(match.record().write(), level, verdict.worlds, choices)


def rounded(*numbers: float) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


@dataclass(frozen=True)
class Posed:
    """A puzzle before somebody who is to solve it: what its seat sees and knows, and nothing else, is told."""

    puzzle: Puzzle
    match: Match = field(repr=False)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.match.to_move()

    @property
    def view(self) -> View:
        return self.match.view(self.seat)

    @property
    def recall(self) -> Recall:
        return self.match.recall(self.seat)

    @property
    def story(self) -> list[Event]:
        return self.match.log(self.seat)

    @cached_property
    def verdict(self) -> Verdict:
        read = self.match.notation.read_action
        weighed = tuple(
            Weighed(
                read(each["choice"]),
                Estimate(*each["equity"]),
                tuple(each["of_all"]),
                Estimate(*each["behind"]),
                each["beaten"],
            )
            for each in self.puzzle.choices
        )
        return Verdict(weighed, self.puzzle.worlds)

    @property
    def answer(self) -> int:
        return self.verdict.best.action

    def solved_by(self, action: int) -> bool:
        """Any other is `Refused` by the rules, or wrong."""
        self.match.try_out(self.seat, [action])
        return action == self.answer


def posed(puzzle: Puzzle) -> Posed:
    return Posed(puzzle, from_record(read_record(puzzle.record)))


# --- files ------------------------------------------------------------------------------------------------------------


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """That come with a game: none, if it has no file of them."""
    found = home(game)
    file = found.folder / "puzzles.jsonl" if found.outside else Path(__file__).with_name(f"{game}.jsonl")
    return read_puzzles(file) if file.is_file() else ()


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    try:
        return tuple(map(read_puzzle, read_text(file).splitlines()))
    except (ValueError, KeyError, TypeError):
        raise BadInput("puzzle-bad-file", file=str(file)) from None


def read_puzzle(line: str) -> Puzzle:
    fields = json.loads(line)
    return Puzzle(fields["record"], fields["level"], fields["worlds"], tuple(fields["choices"]))


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), why=system(error)) from None


def add_puzzle(file: Path, puzzle: Puzzle) -> None:
    """At its end; after a crash the file is as it was, or has the whole of it."""
    before = read_text(file) if file.exists() else ""
    write_file(file, before + puzzle.write())


def puzzle_named(game: str, id: str) -> Puzzle:
    found = next((puzzle for puzzle in puzzles(game) if puzzle.id == id), None)
    if found is None:
        raise BadInput("puzzle-unknown", puzzle=id)
    return found
