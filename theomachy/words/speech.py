"""One language: its Fluent messages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from theomachy.kernel.errors import BadInput

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "it")
SAID_BEFORE = 5_000  # sentences that are kept: most are said again and again
HOUSE = ("table", "terminal", "arena", "server", "remote")  # what is said whatever is played


class WordsMissing(Exception):
    """A message is not there, or twice, or cannot be said with what was given: our mistake, not the player's."""


@cache
def entries(text: str) -> list[ast.EntryType]:
    """Of a file, which several games need: reading it takes its time."""
    return FluentParser(with_spans=False).parse(text).body


class Speech:
    """What the house says; `more` are the messages of a game."""

    def __init__(self, language: str, *more: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There is no language {language!r}; the languages are {', '.join(LANGUAGES)}.")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        for name in (*HOUSE, *more):
            self._add(HERE / language / f"{name}.ftl")

    def _add(self, file: Path) -> None:
        for entry in entries(file.read_text(encoding="utf-8")):
            if isinstance(entry, ast.Junk):
                raise WordsMissing(f"{file} cannot be read: {(entry.content or '').strip()[:60]!r}.")
            if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
                raise WordsMissing(f"{file} has a message {entry.id.name}, and so has another file.")
            self._bundle.add_resource(ast.Resource([entry]))

    def say(self, key: str, /, **args: str | int) -> str:
        what = (key, *args.items())
        if what not in self._said:
            if len(self._said) >= SAID_BEFORE:
                self._said.clear()
            self._said[what] = self._format(key, args)
        return self._said[what]

    def _format(self, key: str, args: dict[str, str | int]) -> str:
        if not self._bundle.has_message(key):
            raise WordsMissing(f"There is no message {key} in {self.language}.")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsMissing(f"{key} in {self.language}: {errors[0]}.")
        return str(said)
