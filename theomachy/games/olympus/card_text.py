"""The text of a card file: that of the box, how much one may be, and the line on which each value of a file stands."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from functools import cache
from importlib.resources import files

from theomachy.kernel.errors import Wording

Path = tuple[str | int, ...]  # the way to a value: ("card", 2, "effect", 0, "do", 1, "amount")

SPACE = re.compile(r"[ \t]*")
BLANK = re.compile(r"(?:\s|#[^\n]*)*")
WORD = re.compile(r"[A-Za-z0-9_-]+")
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})' r"|'''.*?'''(?:'{0,2})" r'|"(?:\\.|[^"\\])*"' r"|'[^']*'",
    re.DOTALL,
)
SCALAR = re.compile(r"[^,\]}#\n]+")  # a number, a date, true, false

LONGEST = 200_000  # characters
MOST_TABLES = 2_000  # headers: of 116 cards with three effects of four operations each there are 1,856
DEEPEST = 12  # brackets in brackets
MOST_DOTS = 8  # in one key
LONGEST_KEY = 60  # characters, as one bare word
# Whatever a text is, TOML or not, these take it in one go, and no sign is looked at twice.
SIGNS = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[A-Za-z0-9_-]+"
    r"|[\[\]{}.=,\n]",
    re.DOTALL,
)


@cache
def packaged() -> str:
    return (files("theomachy.games.olympus") / "cards.toml").read_text(encoding="utf-8")


def too_much(text: str) -> tuple[int, Wording] | None:
    """A line and a message, if reading this would take too long: told by its signs, before anything is read."""
    if len(text) > LONGEST:
        return 1, Wording("cards-too-long", most=LONGEST)
    line, depth, dots, tables, bare = 1, 0, 0, 0, True  # bare: nothing stands on this line yet
    for sign in SIGNS.finditer(text):
        found = sign[0]
        if found[0] == ".":
            dots += 1
            if dots > MOST_DOTS:
                return line, Wording("cards-dots", most=MOST_DOTS)
        elif found[0] in "\"'":
            line += found.count("\n")
        elif found in "[{":
            tables += bare and depth == 0  # a header
            depth += 1
        elif found in "]}":
            depth = max(0, depth - 1)
        elif len(found) > LONGEST_KEY and found[0] != "#":
            return line, Wording("cards-long-word", text=f"{found[:20]}…", most=LONGEST_KEY)
        if depth > DEEPEST:
            return line, Wording("cards-nested")
        if tables > MOST_TABLES:
            return line, Wording("cards-headers", most=MOST_TABLES)
        if found in "[{=,\n":
            dots = 0
        bare = found == "\n"
        line += found == "\n"
    return None


def lines(text: str) -> dict[Path, int]:
    """The line of every table, list and value in a text that is known to be TOML."""
    return Scan(text).lines


class Scan:
    def __init__(self, text: str) -> None:
        self.text = text
        self.ends = [found.start() for found in re.finditer("\n", text)]
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.sizes: dict[Path, int] = {}  # of the lists that [[headers]] make
        here: Path = ()
        while self.skip(BLANK) < len(text):
            here = self.statement(here)

    def statement(self, here: Path) -> Path:
        """A header, or a field of the table under the last header."""
        line = self.line()
        if not self.took("["):
            self.pair(here)
            return here
        double = self.took("[")
        here = self.header(self.key(), double)
        self.at += 2 if double else 1
        self.lines.setdefault(here, line)
        return here

    def header(self, key: Path, double: bool) -> Path:
        here: Path = ()
        for part in key[:-1]:
            here = self.last((*here, part))
        here = (*here, key[-1])
        if not double:
            return self.last(here)
        self.sizes[here] = self.sizes.get(here, 0) + 1
        self.lines.setdefault(here, self.line())
        return self.last(here)

    def last(self, here: Path) -> Path:
        return (*here, self.sizes[here] - 1) if here in self.sizes else here

    def pair(self, here: Path) -> None:
        line = self.line()
        for part in self.key():
            here = (*here, part)
            self.lines.setdefault(here, line)
        self.took("=")
        self.skip(SPACE)
        self.value(here)

    def key(self) -> Path:
        parts: list[str] = []
        while True:
            self.skip(SPACE)
            if self.text[self.at] in "\"'":
                parts.append(tomllib.loads(f"key = {self.match(STRING)}")["key"])
            else:
                parts.append(self.match(WORD))
            self.skip(SPACE)
            if not self.took("."):
                return tuple(parts)

    def value(self, here: Path) -> None:
        self.lines[here] = self.line()
        if self.took("["):
            number = 0
            while not self.ended("]"):
                self.value((*here, number))
                number += 1
        elif self.took("{"):
            while not self.ended("}"):
                self.pair(here)
        elif self.text[self.at] in "\"'":
            self.match(STRING)
        else:
            self.match(SCALAR)

    def ended(self, bracket: str) -> bool:
        self.skip(BLANK)
        if self.took(","):
            self.skip(BLANK)
        return self.took(bracket)

    def line(self) -> int:
        return bisect_left(self.ends, self.at) + 1

    def took(self, sign: str) -> bool:
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) * found
        return found

    def skip(self, pattern: re.Pattern[str]) -> int:
        self.match(pattern)
        return self.at

    def match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None, self.text[self.at :][:20]
        self.at = found.end()
        return found[0]
