"""What the player sees and types: plain lines, or the same drawn with rich."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size

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
NUMBER = 4  # characters before a choice
ENDLESS = 1_000  # lines


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

    def table(self, v: View, beside: int = 0) -> None:
        """`beside` says how many more lines should be in sight with it, where the whole table is too much for that; 0
        if all of it is wanted."""
        self.lines(self.board.describe(v))

    def picture(self, text: str) -> None:
        """Something drawn with letters: not here."""

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def hand(self, v: View) -> None:
        self.lines(self.board.hand(v))
        if means := self.board.means(v):
            print(means)

    def cards(self, v: View) -> None:
        """What each of them does."""
        infos = {info["id"]: info for info in self.w.card_infos()}
        for card in self.board.cards_in_sight(v):
            self.explanation(infos[card]["name"], infos[card]["text"] or self.w.say("term-no-text"))

    def ask(self, v: View, write: Callable[[int], str]) -> None:
        """The table, and the question."""
        print()
        self.table(v)
        for threat in self.w.threats(v):
            print(self.w.threat(threat, v.seat))
        self.question(v, write)

    def question(self, v: View, write: Callable[[int], str]) -> None:
        print(self.w.question(v))
        for number, action in enumerate(v.legal, 1):
            choice = f"{number}. {self.w.choice(v, action)} [{write(action)}]"
            does = self.board.does(v, action)
            print(cut(f"{choice} {does}", max(len(choice), get_terminal_size().columns)) if does else choice)
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
        """Nothing of what was shown or typed stays in sight."""
        forget_lines()
        if sys.stdout.isatty() and not is_dumb():
            print(CLEAR, end="")
        print("\n" * max(CURTAIN, get_terminal_size().lines) + text)


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

    def table(self, v: View, beside: int = 0) -> None:
        if not self.board.fits(self.console.width):
            super().table(v)
            return
        for line in self.in_sight(v, self.console.height - beside if beside else ENDLESS):
            self.console.print(line)

    def in_sight(self, v: View, room: int) -> list[Text]:
        """The table and the hand in so many lines, or as few as they need: with details as far as there is room."""
        width = self.console.width
        shown = v.seat != WATCHER and not v.over
        table = self.wrapped(self.board.drawn(v, width))
        hand = self.wrapped(self.board.drawn_hand(v, width)) if shown else []
        room -= len(table) + len(hand)
        gap = [Text("")] if hand and room > 0 else []
        room -= len(gap)
        for block in map(self.wrapped, self.board.details(v, width)):
            if len(block) <= room:
                table += block
                room -= len(block)
        return [*table, *gap, *hand]

    def picture(self, text: str) -> None:
        self.console.print(Text(text))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def hand(self, v: View) -> None:
        self.console.print(self.board.drawn_hand(v, self.console.width))
        if means := self.board.means(v):
            self.print_after(self.board.drawn_means(v), Text(means))

    def ask(self, v: View, write: Callable[[int], str]) -> None:
        """Table, question and choices are in sight together; what there is no room for is shown on request."""
        if not self.board.fits(self.console.width):
            super().ask(v, write)
            return
        room = self.console.height - 1  # the prompt needs a line
        question = [*self.threats(v), *self.asked(v)]
        choices = self.layout(v, write, room - len(question) - len(self.in_sight(v, 0)))
        room -= len(question) + len(choices)
        gap = [Text("")] if room > len(self.in_sight(v, 0)) else []
        self.console.print()
        for line in (*self.in_sight(v, room - len(gap)), *gap, *question, *choices):
            self.console.print(line)

    def question(self, v: View, write: Callable[[int], str]) -> None:
        question = self.asked(v)
        self.console.print()
        for line in (*question, *self.layout(v, write, self.console.height - len(question) - 1)):
            self.console.print(line)

    def threats(self, v: View) -> list[Text]:
        sentences = [self.w.threat(threat, v.seat) for threat in self.w.threats(v)]
        return [line for text in sentences for line in self.wrapped(Text(text, style="yellow"))]

    def asked(self, v: View) -> list[Text]:
        signs = self.board.drawn_means(v) if self.board.begins_action(v) else Text()
        return self.wrapped(Text.assemble(signs, " " if signs else "", (self.w.question(v), "bold")))

    def layout(self, v: View, write: Callable[[int], str], room: int) -> list[Text]:
        """The choices as comfortably as there is room for."""
        lines: list[Text] = []
        for lines in self.layouts(v, write):
            if len(lines) <= room:
                break
        return lines

    def layouts(self, v: View, write: Callable[[int], str]) -> Iterator[list[Text]]:
        """With what a card does below each; with that in one line; two choices on a line where they are short; in
        columns."""
        says = [self.w.choice(v, action) for action in v.legal]
        does = [self.board.does(v, action) for action in v.legal]
        full = [Text.assemble(text, "  ", (write(action), FAINT)) for text, action in zip(says, v.legal, strict=True)]
        if shortcut := self.w.shortcut(v)[0]:
            says.append(shortcut)
            does.append("")
            full.append(Text(shortcut))
        if any(does):
            yield self.below_each_other([*map(with_text, full, does)])
            yield self.cut_to_columns([*map(with_text, map(Text, says), does)], 1)
        yield self.below_each_other(full)
        yield self.in_pairs(full)
        for columns in (1, 2, 3):
            yield self.cut_to_columns([*map(Text, says)], columns)

    def below_each_other(self, choices: list[Text]) -> list[Text]:
        """What does not fit on the line goes on below itself."""
        return [
            Text.assemble((f"{number:3} " if first else " " * NUMBER, "bold"), line)
            for number, choice in enumerate(choices, 1)
            for first, line in self.numbered_lines(choice)
        ]

    def numbered_lines(self, choice: Text) -> list[tuple[bool, Text]]:
        lines = choice.wrap(self.console, self.console.width - NUMBER)
        return [(number == 0, line) for number, line in enumerate(lines)]

    def in_pairs(self, choices: list[Text]) -> list[Text]:
        half = self.console.width // 2
        lines: list[Text] = []
        room = 0
        for number, choice in enumerate(choices, 1):
            if NUMBER + choice.cell_len <= room:
                lines[-1].pad_right(half - lines[-1].cell_len)
                lines[-1].append(f"{number:3} ", "bold").append_text(choice)
                room = 0
            else:
                first, *more = choice.wrap(self.console, self.console.width - NUMBER)
                lines.append(Text.assemble((f"{number:3} ", "bold"), first))
                lines += [Text.assemble(" " * NUMBER, line) for line in more]
                room = self.console.width - half if lines[-1].cell_len < half and not more else 0
        return lines

    def cut_to_columns(self, choices: list[Text], columns: int) -> list[Text]:
        """The whole of a choice that is cut is told by `?` and its number."""
        column = self.console.width // columns
        lines: list[Text] = []
        for number, choice in enumerate(choices, 1):
            if (number - 1) % columns == 0:
                lines.append(Text(""))
            choice = Text("  ").join(choice.split("\n"))
            choice.truncate(column - NUMBER - 1, overflow="ellipsis", pad=columns > 1)
            lines[-1].append(f"{number:3} ", "bold").append_text(choice).append(" " if columns > 1 else "")
        return lines

    def wrapped(self, text: Text) -> list[Text]:
        return list(text.wrap(self.console, self.console.width))

    def print_after(self, signs: Text, text: Text) -> None:
        self.console.print(signs, text, sep=" " if signs else "")

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
        forget_lines()
        self.console.file.write(CLEAR)
        self.console.print(Text(text, style="bold"))


def with_text(choice: Text, does: str) -> Text:
    """A choice, and below it what its card says."""
    return Text.assemble(choice, "\n", (does, "italic")) if does else choice


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}…"


def completions(words: list[str], start: str) -> list[str | None]:
    """Ends with None, as readline wants it."""
    return [*(word + " " for word in words if word.casefold().startswith(start.casefold())), None]


def screen(w: GameWords, plain: bool) -> Screen:
    return Screen(w) if plain or must_be_plain() else DrawnScreen(w)


def must_be_plain() -> bool:
    """NO_COLOR asks for it; a pipe, a dumb terminal or an old encoding cannot show anything else."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty() or is_dumb() or not encoding.startswith("utf")


def is_dumb() -> bool:
    return os.environ.get("TERM", "") in ("dumb", "unknown")


def forget_lines() -> None:
    """The arrow keys bring back none that another person typed."""
    if readline is not None:
        readline.clear_history()
