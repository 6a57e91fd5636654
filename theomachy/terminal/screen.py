"""What the player sees and types: plain lines, or the same drawn with rich."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from theomachy.games import Event, View
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.terminal.boards import FAINT, board
from theomachy.words import GameWords

CURTAIN = 40  # blank lines that push a hand off the screen
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what scrolled off it
CLEAR_LINE = "\r\x1b[K"
PROMPT = "> "
MANY = 8  # choices that need more than a glance


try:
    import readline
except ImportError:  # not everywhere; without it a line is typed as the system lets one type
    readline = None  # type: ignore[assignment]


class Leave(Exception):
    """The player goes, or there is nothing more to read."""


class Screen:
    """Plain: sentences line by line, nothing drawn, nothing coloured."""

    brief = True  # the table is not told again in the middle of an action

    def __init__(self, w: GameWords) -> None:
        self.w = w
        self.board = board(w)
        self.interactive = sys.stdin.isatty()

    def complete(self, words: list[str]) -> None:
        """What the tabulator key completes."""
        if readline is not None and self.interactive:
            readline.set_completer(lambda start, number: completions(words, start)[number])
            readline.set_completer_delims(" ;")
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def say(self, text: str = "") -> None:
        print(text)

    def point_to(self, text: str) -> None:
        """Something with a file or a command in it, to be copied in one piece."""
        print(text)

    def warn(self, text: str) -> None:
        print(text)

    def heading(self, text: str) -> None:
        print(f"\n{text}")

    def happened(self, events: list[Event], seat: int) -> None:
        for _, sentence in self.w.story(events, seat):
            print(sentence)

    def table(self, v: View) -> None:
        self.lines(self.board.told(v))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def hand(self, v: View) -> None:
        print(self.board.hand(v))
        if means := self.board.means(v):
            print(means)

    def question(self, v: View, write: Callable[[int], str]) -> None:
        print(self.w.question(v))
        for number, action in enumerate(v.legal, 1):
            print(f"{number}. {self.w.choice(v, action)} [{write(action)}]")
        if shortcut := self.w.shortcut(v)[0]:
            print(f"{len(v.legal) + 1}. {shortcut}")

    def explanation(self, title: str, text: str) -> None:
        """A rule under its title, or a piece of the rules page without one."""
        print(f"{title}: {text}" if title else text)

    def read(self, prompt: str = PROMPT) -> str:
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise Leave from None
        if not self.interactive:  # nobody saw it being typed
            print(line)
        return line

    @contextmanager
    def interrupting(self) -> Iterator[None]:
        """Something is told while a line is being typed: it stands above, and the line goes on below."""
        if not self.interactive:
            yield
            return
        self.make_room()
        yield
        print(PROMPT + (readline.get_line_buffer() if readline is not None else ""), end="", flush=True)

    def make_room(self) -> None:
        print()

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        print(text, flush=True)
        yield

    def curtain(self, text: str) -> None:
        """Nothing of what was shown stays in sight."""
        print("\n" * CURTAIN + text)


class DrawnScreen(Screen):
    """The same with rich: boxes, colours, a hint of movement while a bot thinks."""

    brief = False

    def __init__(self, w: GameWords, console: Console | None = None) -> None:
        super().__init__(w)
        self.console = console or Console(markup=False, highlight=False, emoji=False)

    def say(self, text: str = "") -> None:
        self.console.print(Text(text))

    def point_to(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    def warn(self, text: str) -> None:
        self.console.print(Text(text, style="yellow"))

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(text, style="bold"), style=FAINT, align="left"))

    def happened(self, events: list[Event], seat: int) -> None:
        colours = dict(enumerate(self.board.colours))
        for event, text in self.w.story(events, seat):
            if self.w.begins_turn(event):
                colour = colours.get(getattr(event, "seat", NOBODY), "default")
                self.console.print(Text(f"▸ {text}", style=f"bold {colour}"))
            else:
                self.console.print(Padding(Text(text), (0, 0, 0, 2)))

    def table(self, v: View) -> None:
        if not self.board.fits(self.console.width):
            super().table(v)
            return
        self.console.print(self.board.drawn(v, self.console.width))
        if v.seat != WATCHER and not v.over:
            self.console.print()
            self.console.print(self.board.drawn_hand(v, self.console.width))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def hand(self, v: View) -> None:
        self.console.print(self.board.drawn_hand(v, self.console.width))
        if means := self.board.means(v):
            self.print_after(self.board.drawn_means(v), Text(means))

    def question(self, v: View, write: Callable[[int], str]) -> None:
        self.console.print()
        question = Text(self.w.question(v), style="bold")
        self.print_after(self.board.drawn_means(v) if self.board.begins_action(v) else Text(), question)
        choices = []
        for number, action in enumerate(v.legal, 1):
            choice = Text.assemble(self.w.choice(v, action), "  ", (write(action), FAINT))
            choices.append(Text.assemble((f"{number:3} ", "bold"), self.indented(choice, 4)))
        if shortcut := self.w.shortcut(v)[0]:
            choices.append(Text.assemble((f"{len(v.legal) + 1:3} ", "bold"), shortcut))
        self.console.print(Text("\n").join(self.packed(choices)))

    def indented(self, text: Text, by: int) -> Text:
        """Behind its number: what does not fit on the line goes on below itself."""
        return Text("\n" + " " * by).join(text.wrap(self.console, self.console.width - by))

    def print_after(self, signs: Text, text: Text) -> None:
        self.console.print(signs, text, sep=" " if signs else "")

    def packed(self, choices: list[Text]) -> list[Text]:
        """Many choices: two on a line where they are short, so that the table stays in sight."""
        if len(choices) <= MANY:
            return choices
        half = self.console.width // 2
        lines: list[Text] = []
        room = 0
        for choice in choices:
            if choice.cell_len <= room:
                lines[-1].pad_right(half - lines[-1].cell_len)
                lines[-1].append_text(choice)
                room = 0
            else:
                lines.append(choice.copy())
                room = self.console.width - half if choice.cell_len < half else 0
        return lines

    def explanation(self, title: str, text: str) -> None:
        if title:
            self.console.print(Text(title, style="bold"))
            self.console.print(Padding(Text(text), (0, 0, 0, 2)))
        else:
            self.console.print(Markdown(text))

    def make_room(self) -> None:
        self.console.file.write(CLEAR_LINE)

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        with self.console.status(Text(text)):
            yield

    def curtain(self, text: str) -> None:
        self.console.file.write(CLEAR)
        self.console.print(Text(text, style="bold"))


def completions(words: list[str], start: str) -> list[str | None]:
    """Ends with None, as readline wants it."""
    return [*(word + " " for word in words if word.casefold().startswith(start.casefold())), None]


def screen(w: GameWords, plain: bool) -> Screen:
    return Screen(w) if plain or must_be_plain() else DrawnScreen(w)


def must_be_plain() -> bool:
    """NO_COLOR asks for it; a pipe, a dumb terminal or an old encoding cannot show anything else."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
    return bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty() or dumb or not encoding.startswith("utf")
