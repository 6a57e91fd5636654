"""One language: its Fluent messages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from theomachy.games.registry import homes
from theomachy.kernel.errors import Argument, BadInput, Wording

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "it")
CACHED = 5_000  # sentences that are kept: most are said again and again
HOUSE = ("errors", "table", "terminal", "arena", "server", "remote", "review", "puzzles")  # said whatever is played
ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")


class WordsMissing(Exception):
    """A message is not there, or twice, or cannot be said with what was given: our mistake, not the player's."""


def file_of(name: str, language: str) -> Path:
    """A game of somebody else has its messages with it, in English where it does not speak a language."""
    home = homes().get(name)
    if home is None or not home.outside:
        return HERE / language / f"{name}.ftl"
    file = home.folder / "messages" / f"{language}.ftl"
    return file if file.is_file() else file.with_name("en.ftl")


@cache
def messages(file: Path) -> dict[str, str]:
    """Of a file, each as it is written."""
    text = file.read_text(encoding="utf-8")
    begun = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in begun[1:]), len(text)]
    found = {entry[1]: text[entry.start() : end] for entry, end in zip(begun, ends, strict=True)}
    if len(found) < len(begun):
        raise WordsMissing(f"{file} has a message twice.")
    return found


class Speech:
    """What the house says; `more` are the messages of a game.  Each is parsed when it is first said: all of them
    together would take half a second."""

    def __init__(self, language: str, *more: str) -> None:
        if language not in LANGUAGES:
            raise BadInput("language-unknown", language=language, languages=", ".join(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._cache: dict[tuple[object, ...], str] = {}
        self._messages: dict[str, str] = {}  # that are not parsed yet
        for name in (*HOUSE, *more):
            found = messages(file_of(name, language))
            if twice := found.keys() & self._messages.keys():
                raise WordsMissing(f"{name} has a message {min(twice)} in {language}, and so has another file.")
            self._messages |= found

    def _parse(self, key: str) -> None:
        """What it refers to comes first; two threads may do the same."""
        text = self._messages.get(key)
        if text is None:
            return
        for reference in REFERENCE.findall(text):
            self._parse(reference)
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                raise WordsMissing(f"{key} in {self.language} cannot be read: {(entry.content or '').strip()[:60]!r}.")
            self._bundle.add_resource(ast.Resource([entry]))
        self._messages.pop(key, None)

    def say_error(self, error: BadInput | Wording) -> str:
        """What was wrong with something that a person gave us."""
        wording = error.wording if isinstance(error, BadInput) else error
        self._learn(f"error-{wording.key}")
        return self.say(f"error-{wording.key}", **{name: self._argument(arg) for name, arg in wording.args.items()})

    def knows(self, key: str) -> bool:
        return key in self._messages or self._bundle.has_message(key)

    def _learn(self, key: str) -> None:
        """A game of somebody else has sentences of its own for what is wrong, whoever has to say them."""
        if self.knows(key):
            return
        for name, home in homes().items():
            if home.outside and key in (found := messages(file_of(name, self.language))):
                self._messages[key] = found[key]

    def _argument(self, arg: Argument) -> str | FluentInt:
        if isinstance(arg, int):
            return FluentInt(arg, useGrouping=False)  # a line or a limit is written as it is
        if isinstance(arg, tuple):
            *most, last = map(self._argument, arg)
            return self.say("error-or", most=", ".join(map(str, most)), last=last) if most else last
        return printable(arg) if isinstance(arg, str) else self.say_error(arg)

    def say(self, key: str, /, **args: str | int | FluentInt) -> str:
        what = (key, *args.items())
        if what not in self._cache:
            if len(self._cache) >= CACHED:
                self._cache.clear()
            self._cache[what] = self._format(key, args)
        return self._cache[what]

    def _format(self, key: str, args: dict[str, str | int | FluentInt]) -> str:
        self._parse(key)
        if not self._bundle.has_message(key):
            raise WordsMissing(f"There is no message {key} in {self.language}.")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsMissing(f"{key} in {self.language}: {errors[0]}.")
        return str(text)


def printable(text: str) -> str:
    """What people sent us moves no cursor."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
