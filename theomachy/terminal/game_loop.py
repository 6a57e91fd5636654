"""A game at one keyboard: asks the people, lets the bots think, saves after every choice."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from theomachy.bots import Bot
from theomachy.games import View
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.events import Event
from theomachy.kernel.records import write_file
from theomachy.kernel.seats import WATCHER
from theomachy.table.match import Match
from theomachy.terminal import explain, transcript
from theomachy.terminal.prompt import CHOOSE, COMMANDS, EXPLAIN, Typed, read_command, read_typed
from theomachy.terminal.saves import Save
from theomachy.terminal.screen import Leave, Screen
from theomachy.words import GameWords

SHORTCUT = -1  # the number behind the last choice
LOOKING_BACK = (EXPLAIN, "board", "piles", "log", "record", "record!")  # what there is to do after the end


class Keyboard:
    """One match, the people and bots at it, and the screen they share."""

    def __init__(
        self, match: Match, bots: list[Bot | None], save: Save, screen: Screen, make_adviser: Callable[[], Bot]
    ) -> None:
        self.match = match
        self.bots = bots
        self.save = save
        self.saved = False
        self.screen = screen
        self.w = screen.w
        self.make_adviser = make_adviser
        self.write_action = match.notation.write_action
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.in_front = self.people[0] if len(self.people) == 1 else None  # whose cards may be on the screen
        self.welcomed: set[int] = set()
        self.recorded: set[Path] = set()

    def play(self) -> None:
        """Until the end, or until the people leave: then the game can be resumed."""
        self.save.write(self.match.record())
        self.saved = True
        try:
            while not self.match.over:
                seat = self.match.to_move()
                bot = self.bots[seat]
                if bot is None:
                    self.ask(seat)
                else:
                    self.let_think(seat, bot)
            self.show_end()
            self.look_back()
        except (Leave, KeyboardInterrupt):
            self.say_goodbye()
        except Exception:  # a mistake of ours: at least the game is not lost
            self.say_goodbye()
            raise

    def keep(self) -> None:
        """A full disk does not end the game; it is told once."""
        try:
            self.save.write(self.match.record())
            self.saved = True
        except BadInput as error:
            if self.saved:
                self.screen.warn(str(error))
            self.saved = False

    def say_goodbye(self) -> None:
        self.keep()
        if self.match.over:
            return
        self.screen.say()
        if self.saved:
            command = f"theomachy play --resume {shlex.quote(str(self.save.path))}"
            self.screen.point_to(self.w.say("term-saved", command=command))
        else:
            self.screen.warn(self.w.say("term-not-saved", file=str(self.save.path)))

    # --- bots ------------------------------------------------------------------------------------------------------

    def let_think(self, seat: int, bot: Bot) -> None:
        """All its choices in a row."""
        with self.screen.thinking(self.w.say("term-thinking", side=self.w.side(seat))):
            while self.match.to_move() == seat:
                self.match.choose(seat, bot.choose(self.match.view(seat), self.match.events(seat)))
                self.keep()

    # --- people ----------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """One choice, or several typed at once."""
        comes = seat != self.in_front or seat not in self.welcomed
        self.hand_over(seat)
        self.welcome(seat)
        v = self.match.view(seat)
        board = self.screen.board
        fresh = recap(self.match.events(seat), self.w)
        if fresh:
            self.screen.heading(self.w.say("term-what-happened"))
            self.screen.happened(fresh, seat)
        if comes or (fresh and not board.goes_on(v)) or board.begins_action(v) or not self.screen.brief:
            self.screen.say()
            self.screen.table(v)
        self.screen.question(v, self.write_action)
        commands = [self.w.say(f"term-command-{command}") for command in COMMANDS]
        self.screen.complete([*map(self.write_action, v.legal), *commands])
        while not self.answer(seat, v):
            pass

    def hand_over(self, seat: int) -> None:
        """Between two people a curtain falls."""
        if seat != self.in_front:
            self.screen.curtain(self.w.say("term-curtain", side=self.w.side(seat)))
            self.screen.read(self.w.say("term-press-enter", side=self.w.side(seat)) + " ")
            self.in_front = seat

    def welcome(self, seat: int) -> None:
        """Once for each."""
        if seat not in self.welcomed:
            self.welcomed.add(seat)
            self.screen.say(transcript.title(self.match, self.w))
            leave = self.w.say("term-command-quit")
            self.screen.say(self.w.say("term-welcome", side=self.w.side(seat), quit=leave))

    def answer(self, seat: int, v: View) -> bool:
        """Read one line and do it; True when the question is no longer the same."""
        try:
            _, shortcut = self.screen.board.shortcut(v)
            offered = (*v.legal, SHORTCUT) if shortcut else v.legal
            typed = read_typed(self.screen.read(), offered, self.match.notation, self.w)
            if typed.command == CHOOSE:
                return self.make(seat, shortcut if typed.actions == (SHORTCUT,) else list(typed.actions))
            if typed.command == "undo":
                return self.undo(seat)
            self.obey(seat, v, typed)
        except BadInput as error:
            self.screen.warn(str(error))
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
                self.screen.warn(self.w.say(key, token=self.write_action(refused.action), why=why))
                break
            for action in actions[:possible]:
                self.match.choose(seat, action)
                self.keep()
            actions = actions[possible:]
            made += possible
        if made and self.match.to_move() != seat and self.match.can_undo(seat) and self.screen.interactive:
            self.pause(seat)
        return made > 0

    def pause(self, seat: int) -> None:
        """The turn is over, but its last choice can still be taken back."""
        undo = self.w.say("term-command-undo")
        line = self.screen.read(self.w.say("term-turn-over", undo=undo) + " ")
        if read_command(line, self.w).command == "undo":
            self.undo(seat)

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.screen.warn(self.w.refused(refused))
            return False
        self.keep()
        self.screen.say(self.w.say("term-undone"))
        return True

    def obey(self, seat: int, v: View, typed: Typed) -> None:
        """Commands that leave the table as it is."""
        match typed.command:
            case "?":
                self.explain(v, typed.rest)
            case "board":
                self.screen.table(v)
                if not v.over:
                    self.screen.question(v, self.write_action)
            case "hand":
                self.screen.hand(v)
            case "piles":
                self.screen.lines(self.screen.board.piles(v))
            case "log":
                self.screen.happened(self.match.open_log() if v.over else self.match.log(seat), seat)
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
            commands = {command: self.w.say(f"term-command-{command}") for command in COMMANDS}
            self.screen.lines(self.w.say("term-help", **commands).splitlines())

    def advise(self, seat: int, v: View) -> None:
        """By a bot that knows what this player knows, and no more."""
        with self.screen.thinking(self.w.say("term-hint-thinking")):
            action = self.make_adviser().choose(v, self.match.log(seat))
        number, token = v.legal.index(action) + 1, self.write_action(action)
        self.screen.say(self.w.say("term-hint", number=number, choice=self.w.choice(v, action), token=token))

    # --- records ---------------------------------------------------------------------------------------------------

    def write_record(self, seat: int, name: str, overwrite: bool) -> None:
        """While the game runs, only what this seat was told, in words; afterwards everything."""
        over = self.match.over
        if over and not name:
            self.screen.point_to(self.w.say("term-record-is-there", file=str(self.save.path)))
            return
        path = Path(name or f"{self.save.path.stem}-{self.match.game.seat_names[seat]}.txt").expanduser()
        if path.exists() and self.save.path.exists() and path.samefile(self.save.path):
            raise BadInput(self.w.say("term-file-is-the-save", file=str(path)))
        if path.exists() and path.absolute() not in self.recorded and not overwrite:
            command = f"{self.w.say('term-command-record')}! {path}"
            raise BadInput(self.w.say("term-file-exists", file=str(path), command=command))
        write_file(path, self.match.record().write() if over else transcript.of_seat(self.match, seat, self.w))
        self.recorded.add(path.absolute())
        self.screen.point_to(self.w.say("term-record-written" if over else "term-transcript-written", file=str(path)))

    # --- the end ---------------------------------------------------------------------------------------------------

    def reader(self) -> int:
        """For whom the end is told: the one person, or nobody in particular."""
        return self.people[0] if len(self.people) == 1 else WATCHER

    def show_end(self) -> None:
        """The result, why, and everything that was hidden."""
        seat = self.reader()
        v = self.match.view(seat)
        self.screen.heading(self.w.say("term-what-happened"))
        self.screen.happened(recap(self.match.events(seat), self.w), seat)
        self.screen.heading(self.w.say("term-all-revealed"))
        self.screen.table(v)
        self.screen.lines(self.screen.board.revealed(v))
        self.screen.heading(transcript.result(self.match, seat, self.w))
        clause = self.w.clause_of_end(v)
        self.screen.explanation(clause, self.w.clause(clause))
        key = "term-record-is-there" if self.saved else "term-not-saved"
        self.screen.point_to(self.w.say(key, file=str(self.save.path)))

    def look_back(self) -> None:
        """After the game one may look again; any other line leaves."""
        seat = self.reader()
        v = self.match.view(seat)
        board, log, record = (self.w.say(f"term-command-{command}") for command in ("board", "log", "record"))
        self.screen.say(self.w.say("term-look-back", board=board, log=log, record=record))
        while (typed := read_command(self.screen.read(), self.w)).command in LOOKING_BACK:
            try:
                self.obey(seat, v, typed)
            except BadInput as error:
                self.screen.warn(str(error))


def recap(events: list[Event], w: GameWords) -> list[Event]:
    """Of a long story, as after resuming: the last turns."""
    turns = [number for number, event in enumerate(events) if w.begins_turn(event)]
    return events[turns[-3] :] if len(turns) > 3 else events
