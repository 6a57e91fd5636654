"""A person at the keyboard: is shown what happens, asked, answered."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from theomachy.bots import Bot
from theomachy.games import Event, View
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.records import write_file
from theomachy.terminal import explain, transcript
from theomachy.terminal.playable import Playable
from theomachy.terminal.prompt import CHOOSE, COMMANDS, EXPLAIN, Typed, read_command, read_typed
from theomachy.terminal.screen import Leave, Screen
from theomachy.words import GameWords

SHORTCUT = -1  # the number behind the last choice
LOOKING_BACK = (
    *(EXPLAIN, "help", "rules", "board", "players", "cards", "piles", "log", "record", "record!"),
)  # what there is to do after the end


class Keyboard(ABC):
    """One match, and the screen on which it is seen."""

    commands: ClassVar[tuple[str, ...]] = COMMANDS
    looking_back: ClassVar[tuple[str, ...]] = LOOKING_BACK

    def __init__(self, match: Playable, screen: Screen, make_adviser: Callable[[], Bot]) -> None:
        self.match = match
        self.screen = screen
        self.w = screen.w
        self.make_adviser = make_adviser
        self.recorded: set[Path] = set()

    # --- asking ----------------------------------------------------------------------------------------------------

    def welcome(self, seat: int) -> None:
        self.screen.say(transcript.title(self.match, self.w))
        self.screen.say(self.w.say("term-welcome", side=self.w.side(seat), quit=self.w.say("term-command-quit")))

    def show_what_happened(self, events: list[Event], seat: int) -> None:
        if fresh := recap(events, self.w):
            self.screen.heading(self.w.say("term-what-happened"))
            self.screen.happened(fresh, seat)

    def put(self, v: View, anew: bool) -> None:
        """The table, if it is not in mind; then the question."""
        if anew or self.screen.board.begins_action(v) or not self.screen.brief:
            self.screen.ask(v, self.match.notation.write_action)
        else:
            self.screen.question(v, self.match.notation.write_action)
        commands = [self.w.say(f"term-command-{command}") for command in self.commands]
        self.screen.complete([*map(self.match.notation.write_action, v.legal), *commands])

    def read(self) -> str:
        return self.screen.read()

    def answer(self, seat: int, v: View, line: str) -> bool:
        """Do what was typed; True when the question is no longer the same."""
        try:
            _, shortcut = self.w.shortcut(v)
            offered = (*v.legal, SHORTCUT) if shortcut else v.legal
            typed = read_typed(line, offered, self.match.notation, self.w, self.commands)
            if typed.command == CHOOSE:
                return self.make(seat, shortcut if typed.actions == (SHORTCUT,) else list(typed.actions))
            if typed.command == "undo":
                return self.undo(seat)
            self.obey(seat, v, typed)
        except BadInput as error:
            self.screen.warn(self.w.say_error(error))
        return False

    def make(self, seat: int, actions: list[int]) -> bool:
        """The choices of a line: all up to where somebody learns something, or none; then the rest likewise."""
        made = 0
        while actions and not self.match.over:
            try:
                possible = self.match.try_out(seat, actions)
            except Refused as refused:
                why = self.w.refused(refused)
                key = "term-refused-later" if made else "term-refused"
                token = self.match.notation.write_action(refused.action)
                self.screen.warn(self.w.say(key, token=token, why=why))
                break
            for action in actions[:possible]:
                self.choose(seat, action)
            actions = actions[possible:]
            made += possible
        return made > 0

    def choose(self, seat: int, action: int) -> None:
        self.match.choose(seat, action)

    @abstractmethod
    def undo(self, seat: int) -> bool:
        """Take the last choice back; True when the question is no longer the same."""

    def obey(self, seat: int, v: View, typed: Typed) -> None:
        """Commands that leave the table as it is."""
        match typed.command:
            case "?" | "help":
                self.explain(v, typed.rest)
            case "rules":
                self.show_rules(typed.rest)
            case "board":
                self.screen.table(v)
                if not v.over:
                    self.screen.question(v, self.match.notation.write_action)
            case "hand":
                self.screen.hand(v)
            case "cards":
                self.screen.cards(v)
            case "players":
                self.screen.lines(self.screen.board.players(v))
            case "piles":
                self.screen.lines(self.screen.board.piles(v))
            case "log":
                self.screen.happened(self.match.open_log() if self.match.over else self.match.log(seat), seat)
            case "hint":
                self.advise(seat, v)
            case "record" | "record!":
                self.write_record(seat, typed.rest, typed.command == "record!")
            case "quit":
                raise Leave
            case _:
                self.screen.say(self.w.say("term-type-something"))

    def explain(self, v: View, topic: str) -> None:
        if topic:
            for note in explain.at_the_table(topic, v, self.match, self.w):
                self.screen.explanation(note.title, note.text)
        else:
            self.screen.lines(self.w.say("term-help", **self.named(COMMANDS)).splitlines())

    def show_rules(self, topic: str) -> None:
        """A card, a clause, a section, the clauses with a word; or which sections there are."""
        if not topic:
            self.screen.say(self.w.say("term-sections", rules=self.w.say("term-command-rules")))
            self.screen.lines(explain.contents(self.w))
            return
        for note in explain.out_of_the_rules(topic, self.w):
            self.screen.explanation(note.title, note.text)

    def named(self, commands: tuple[str, ...]) -> dict[str, str]:
        """What they are called in the player's language."""
        return {command: self.w.say(f"term-command-{command}") for command in commands}

    def advise(self, seat: int, v: View) -> None:
        """By a bot that knows what this player knows, and no more."""
        with self.screen.thinking(self.w.say("term-hint-thinking")):
            action = self.make_adviser().choose(v, self.match.recall(seat), self.match.log(seat))
        number, token = v.legal.index(action) + 1, self.match.notation.write_action(action)
        self.screen.say(self.w.say("term-hint", number=number, choice=self.w.choice(v, action), token=token))

    # --- records ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def record_name(self, seat: int) -> str:
        """Of the file, if nobody says another."""

    def write_record(self, seat: int, name: str, overwrite: bool) -> None:
        """While the game runs, only what this seat was told, in words; afterwards everything."""
        over = self.match.over
        path = Path(name or self.record_name(seat)).expanduser()
        if path.exists() and path.absolute() not in self.recorded and not overwrite:
            command = f"{self.w.say('term-command-record')}! {path}"
            raise BadInput("term-file-exists", file=str(path), command=command)
        write_file(path, self.match.record().write() if over else transcript.of_seat(self.match, seat, self.w))
        self.recorded.add(path.absolute())
        self.screen.point_to(self.w.say("term-record-written" if over else "term-transcript-written", file=str(path)))

    # --- the end ---------------------------------------------------------------------------------------------------

    def reveal(self, seat: int) -> None:
        """Everything that was hidden, the result, and why."""
        v = self.match.view(seat)
        if v.over:
            self.screen.heading(self.w.say("term-all-revealed"))
        self.screen.table(v)
        if v.over:
            self.screen.lines(self.screen.board.revealed(v))
        self.screen.heading(transcript.result(self.match, seat, self.w))
        if v.over and (clause := self.w.clause_of_end(v)):
            self.screen.explanation(clause, self.w.clause(clause))

    def look_back(self, seat: int, offered: str) -> str:
        """After the game one may look again; any other command, which is given back, or an empty line leaves."""
        v = self.match.view(seat)
        self.screen.say(offered)
        while True:
            typed = read_command(self.read(), self.w, self.commands)
            if typed.command in self.looking_back:
                try:
                    self.obey(seat, v, typed)
                except BadInput as error:
                    self.screen.warn(self.w.say_error(error))
            elif typed.rest and not typed.command:  # mistyped
                self.screen.say(offered)
            else:
                return typed.command


def recap(events: list[Event], w: GameWords) -> list[Event]:
    """Of a long story, as after resuming: the last turns."""
    turns = [number for number, event in enumerate(events) if w.begins_turn(event)]
    return events[turns[-3] :] if len(turns) > 3 else events
