"""A game at one keyboard: asks the people, lets the bots think, saves after every choice."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from theomachy.bots import Bot
from theomachy.games import View
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.seats import WATCHER
from theomachy.table.match import RESIGNED, Match
from theomachy.terminal.keyboard import Keyboard
from theomachy.terminal.prompt import Typed, read_command
from theomachy.terminal.saves import Save, as_given
from theomachy.terminal.screen import Leave, Screen


class GameLoop(Keyboard):
    """One match, the people and bots at it, and the screen they share."""

    match: Match

    def __init__(
        self, match: Match, bots: list[Bot | None], save: Save, screen: Screen, make_adviser: Callable[[], Bot]
    ) -> None:
        super().__init__(match, screen, make_adviser)
        self.bots = bots
        self.save = save
        self.saved = False
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.in_front = self.people[0] if len(self.people) == 1 else None  # whose cards may be on the screen
        self.welcomed: set[int] = set()

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
                self.screen.warn(self.w.say_error(error))
            self.saved = False

    def say_goodbye(self) -> None:
        self.keep()
        if self.match.over:
            return
        self.screen.say()
        if self.saved:
            command = f"theomachy play --resume {shlex.quote(as_given(self.save.path))}"
            self.screen.point_to(self.w.say("term-saved", command=command))
        else:
            self.screen.warn(self.w.say("term-not-saved", file=str(self.save.path)))

    # --- bots ------------------------------------------------------------------------------------------------------

    def let_think(self, seat: int, bot: Bot) -> None:
        """All its choices in a row."""
        with self.screen.thinking(self.w.say("term-thinking", side=self.w.side(seat))):
            while self.match.to_move() == seat:
                self.choose(seat, bot.choose(self.match.view(seat), self.match.recall(seat), self.match.events(seat)))

    # --- people ----------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """One choice, or several typed at once."""
        comes = seat != self.in_front or seat not in self.welcomed
        self.hand_over(seat)
        if seat not in self.welcomed:
            self.welcomed.add(seat)
            self.welcome(seat)
        v, fresh = self.match.view(seat), self.match.events(seat)
        self.show_what_happened(fresh, seat)
        self.put(v, comes or (bool(fresh) and not self.screen.board.goes_on(v)))
        while not self.answer(seat, v, self.read()) and not self.match.over:
            pass

    def hand_over(self, seat: int) -> None:
        """Between two people a curtain falls."""
        if seat != self.in_front:
            self.screen.curtain(self.w.say("term-curtain", side=self.w.side(seat)))
            self.screen.read(self.w.say("term-press-enter", side=self.w.side(seat)) + " ")
            self.in_front = seat

    def make(self, seat: int, actions: list[int]) -> bool:
        made = super().make(seat, actions)
        if made and self.match.to_move() != seat and self.match.can_undo(seat) and self.screen.interactive:
            self.pause(seat)
        return made

    def choose(self, seat: int, action: int) -> None:
        super().choose(seat, action)
        self.keep()

    def obey(self, seat: int, v: View, typed: Typed) -> None:
        match typed.command:
            case "resign":
                self.look_who_resigns()
                raise BadInput("term-sure", **self.named(("resign",)))
            case "resign!":
                self.look_who_resigns()
                self.match.give_up(seat, RESIGNED)
                self.keep()
            case _:
                super().obey(seat, v, typed)

    def look_who_resigns(self) -> None:
        if len(self.match.seats) > 2:
            raise BadInput("term-cannot-resign", **self.named(("quit",)))

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
        for bot in filter(None, self.bots):
            bot.begin()
        self.keep()
        self.screen.say(self.w.say("term-undone"))
        return True

    # --- records ---------------------------------------------------------------------------------------------------

    def record_name(self, seat: int) -> str:
        return f"{self.save.path.stem}-{self.match.game.seat_names[seat]}.txt"

    def write_record(self, seat: int, name: str, overwrite: bool) -> None:
        if self.match.over and not name:
            self.screen.point_to(self.w.say("term-record-is-there", file=str(self.save.path)))
            return
        path = Path(name).expanduser()
        if name and path.exists() and self.save.path.exists() and path.samefile(self.save.path):
            raise BadInput("term-file-is-the-save", file=str(path))
        super().write_record(seat, name, overwrite)

    # --- the end ---------------------------------------------------------------------------------------------------

    def show_end(self) -> None:
        """For the one person, or for nobody in particular."""
        seat = self.people[0] if len(self.people) == 1 else WATCHER
        self.show_what_happened(self.match.events(seat), seat)
        self.reveal(seat)
        key = "term-record-is-there" if self.saved else "term-not-saved"
        self.screen.point_to(self.w.say(key, file=str(self.save.path)))
        self.look_back(seat, self.w.say("term-look-back", **self.named(("board", "log", "record"))))
