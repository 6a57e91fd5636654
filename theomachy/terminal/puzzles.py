"""`theomachy puzzles`: solve those of a game at the keyboard, or find new ones in records."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from theomachy.bots.levels import COUNT
from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.records import read_record_file
from theomachy.puzzles.finding import Finder
from theomachy.puzzles.puzzle import Posed, Puzzle, add_puzzle, posed, puzzles, read_puzzles
from theomachy.puzzles.telling import in_a_hundred, told_right, told_wrong
from theomachy.terminal.keyboard import recap
from theomachy.terminal.prompt import CHOOSE, read_typed
from theomachy.terminal.screen import Leave, Screen, screen
from theomachy.words import words

SOLUTION, NEXT, QUIT = "solution", "next", "quit"
COMMANDS: Final = SOLUTION, NEXT, QUIT


def level(text: str) -> int:
    if text not in map(str, range(1, COUNT + 1)):
        raise BadInput("bot-level", level=text, most=COUNT)
    return int(text)


def run(args: argparse.Namespace) -> int:
    page = screen(words(args.language, args.game), args.plain)
    if args.records:
        file = Path(args.output) if args.output else None
        Search(game_named(args.game), page, file).through([Path(record) for record in args.records])
    else:
        solve(args.game, args.level, page)
    return 0


# --- solving ----------------------------------------------------------------------------------------------------------


def solve(game: str, level: int | None, page: Screen) -> None:
    """One after the other, until there is no other or somebody has seen enough."""
    all_of_them = [puzzle for puzzle in puzzles(game) if level is None or puzzle.level == level]
    try:
        for number, puzzle in enumerate(all_of_them, 1):
            Solving(posed(puzzle), page).begin(number, len(all_of_them))
        page.say(page.w.say("puzzle-all-seen" if all_of_them else "puzzle-none"))
    except (Leave, KeyboardInterrupt):
        page.say()


class Solving:
    """One puzzle, and the screen on which it is seen."""

    def __init__(self, puzzle: Posed, page: Screen) -> None:
        self.puzzle = puzzle
        self.page = page
        self.w = page.w.with_options(puzzle.match.options)

    def begin(self, number: int, of: int) -> None:
        """Until it is solved, or another is wanted."""
        page, w, puzzle = self.page, self.w, self.puzzle
        level = w.say(f"level-{puzzle.puzzle.level}")
        page.heading(w.say("puzzle-title", number=number, of=of, level=level))
        page.happened(recap(puzzle.story, w), puzzle.seat)
        page.ask(puzzle.view, puzzle.match.notation.write_action)
        page.say(w.say("puzzle-ask", side=w.side(puzzle.seat)))
        page.say(w.say("puzzle-commands", **{command: w.say(f"term-command-{command}") for command in COMMANDS}))
        while not self.is_over(page.read()):
            pass

    def is_over(self, line: str) -> bool:
        try:
            view = self.puzzle.view
            offered = (*view.legal, *self.w.shortcut(view)[1][:1])  # a shortcut begins with one of the choices
            typed = read_typed(line, offered, self.puzzle.match.notation, self.w, COMMANDS)
            if typed.command == QUIT:
                raise Leave
            if typed.command == SOLUTION:
                self.tell_solution()
            elif typed.command == CHOOSE and self.try_out(typed.actions[0]):
                return True
        except Refused as refused:
            self.page.warn(self.w.refused(refused))
        except BadInput as error:
            self.page.warn(self.w.say_error(error))
        else:
            return typed.command == NEXT
        return False

    def try_out(self, action: int) -> bool:
        solved = self.puzzle.solved_by(action)
        if solved:
            self.page.say(f"{self.w.say('puzzle-solved')} {told_right(self.puzzle, self.w)}")
        else:
            self.page.say(told_wrong(self.puzzle, self.w, action))
        return solved

    def tell_solution(self) -> None:
        choice = self.w.choice(self.puzzle.view, self.puzzle.answer)
        self.page.say(f"{self.w.say('puzzle-solution', choice=choice)} {told_right(self.puzzle, self.w)}")


# --- finding ----------------------------------------------------------------------------------------------------------


class Search:
    """Through records.  What is found is written at once, at the end of the file; what stands there already is not
    written again: whoever is interrupted goes on with the records that are left."""

    def __init__(self, game: GameRules, page: Screen, file: Path | None) -> None:
        self.game = game
        self.page = page
        self.w = page.w
        self.file = file
        known = read_puzzles(file) if file is not None and file.is_file() else puzzles(game.key)
        self.known = {puzzle.id for puzzle in known}

    def through(self, records: list[Path]) -> None:
        page, w = self.page, self.w
        decisions = new = again = 0
        page.say(w.say("puzzle-looking"))
        for path in records:
            finder = self.finder(path)
            found = 0
            for puzzle in finder.puzzles():
                found += 1
                is_new = puzzle.id not in self.known
                new, again = new + is_new, again + (not is_new)
                if is_new:
                    self.keep(puzzle)
                page.say(self.described(path, puzzle))
            decisions += finder.decisions
            page.say(w.say("puzzle-record-done", record=path.name, decisions=finder.decisions, puzzles=found))
        page.say(w.say("puzzle-total", records=len(records), decisions=decisions, puzzles=new, known=again))

    def finder(self, path: Path) -> Finder:
        record = read_record_file(path)
        if record.game != self.game.key:
            raise BadInput("play-another-game", file=str(path), game=record.game, wanted=self.game.key)
        return Finder(record, str(path))

    def keep(self, puzzle: Puzzle) -> None:
        self.known.add(puzzle.id)
        if self.file is not None:
            add_puzzle(self.file, puzzle)

    def described(self, path: Path, puzzle: Puzzle) -> str:
        here = posed(puzzle)
        second = here.verdict.choices[1].action
        return self.w.say(
            "puzzle-found",
            record=path.name,
            number=len(here.match.choices) + 1,
            side=self.w.side(here.seat),
            choice=self.w.choice(here.view, here.answer),
            token=puzzle.answer,
            chance=in_a_hundred(here, here.answer),
            other=in_a_hundred(here, second),
            level=self.w.say(f"level-{puzzle.level}"),
        )
