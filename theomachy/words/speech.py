"""One language at the table of one game: its Fluent messages, and what is said alike in every game."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from theomachy.kernel.errors import BadInput, Refused
from theomachy.words.pages import rules_page

HERE = Path(__file__).parent
MARKS = re.compile(r"[*`]")  # emphasis and code in a rules page


class WordsMissing(Exception):
    """A message is not there, or twice, or cannot be said with what was given: our mistake, not the player's."""


class Speech:
    def __init__(self, language: str, game: str, other_games: set[str]) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((HERE / language).glob("*.ftl")):
            if file.stem not in other_games:
                self._add(file)

    def _add(self, file: Path) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordsMissing(f"{file} cannot be read: {(entry.content or '').strip()[:60]!r}.")
            if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
                raise WordsMissing(f"{file} has a message {entry.id.name}, and so has another file.")
            self._bundle.add_resource(ast.Resource([entry]))

    def say(self, key: str, /, **args: str | int) -> str:
        if not self._bundle.has_message(key):
            raise WordsMissing(f"There is no message {key} in {self.language}.")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsMissing(f"{key} in {self.language}: {errors[0]}.")
        return str(said)

    def refused(self, refused: Refused) -> str:
        """The sentence, and the clause it rests on."""
        sentence = self.say(f"refused-{refused.code}")
        return f"{sentence} ({refused.clause})" if refused.clause else sentence

    def clause(self, clause: str) -> str:
        """The text of a clause, without the marks of the page."""
        clauses = rules_page(self.game, self.language).clauses
        if clause not in clauses:
            raise BadInput(self.say("no-such-clause", clause=clause))
        return MARKS.sub("", clauses[clause])
