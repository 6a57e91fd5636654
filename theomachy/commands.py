"""How a command line is read: argparse in the language of the player."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

from theomachy.games import GameRules
from theomachy.kernel.errors import BadInput, Wording, system
from theomachy.kernel.options import Options, Text, Value
from theomachy.kernel.records import LONGEST
from theomachy.words import Speech
from theomachy.words.nearest import did_you_mean


class Parser(argparse.ArgumentParser):
    """argparse, but in the language of the player, and with a sentence instead of a page for a mistake."""

    def __init__(self, w: Speech, **kwargs: object) -> None:
        self.w = w
        self.after_all: Callable[[], str] | None = None  # what is worked out only when the page is read
        super().__init__(formatter_class=lambda prog: Page(prog, w), add_help=False, allow_abbrev=False, **kwargs)  # type: ignore[arg-type]
        self.things = self.add_argument_group(w.say("cli-arguments"))
        self.options = self.add_argument_group(w.say("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=w.say("cli-help-help"))

    def format_help(self) -> str:
        if self.after_all is not None:
            self.epilog = self.after_all()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        for pattern, mistake in MISTAKES.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise BadInput("cli-mistake", command=self.prog, mistake=mistake, what=placeholders(self.w, found[1]))
        raise BadInput("cli-mistake", command=self.prog, mistake="other", what=message)


class Page(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, w: Speech) -> None:
        super().__init__(prog, max_help_position=28)
        self.w = w

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.w.say("cli-usage") + " ")

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""  # a whole sentence, in which % is per cent

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        written = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(placeholders(self.w, text) for text in written(size))


def placeholders(w: Speech, text: str) -> str:
    """`FILE`, for which a person writes something else, in the language of the player."""
    return re.sub("[A-Z]{2,}", lambda word: w.say("cli-placeholder", word=word[0]), text)


# What argparse says, and how we say it.
MISTAKES = {
    r"the following arguments are required: (.*)": "missing",
    r"argument (.*): expected .*": "needs-value",
    r"argument (.*): ignored explicit argument .*": "takes-no-value",
}


# What people make themselves: the argument that names its file, and the option that holds it.
OWN = {"cards": "custom_cards", "map": "map"}


def read_options(args: argparse.Namespace, game: GameRules) -> Options:
    """`--edition`, and `--option name=value` as often as wanted, each name once; `--cards` and `--map` are options in
    a file."""
    plain = game.options()
    edition = args.edition or plain.edition
    changes: dict[str, Value] = {}
    for text in args.option or []:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise BadInput("option-bad-form", text=text)
        if name in changes:
            raise BadInput("option-twice", option=name)
        changes[name] = plain.read_value(value)
    own = {argument: path for argument in OWN if (path := getattr(args, argument)) is not None}
    for argument in own:
        name = OWN[argument]
        if name not in plain.table or not isinstance(plain.table[name][0], Text):
            raise BadInput("option-nothing-own", game=game.key, what=argument)
        if name in changes:
            raise BadInput("option-twice-by", option=name, argument=argument)
    try:
        options = game.options(edition, changes)
    except BadInput as error:
        mistyped = next((name for name in changes if name not in plain.table), "")
        known = plain.table if edition in game.editions else game.editions
        raise did_you_mean(error, mistyped if edition in game.editions else edition, known) from None
    for argument, path in own.items():
        options = with_file(options, OWN[argument], path)
    return options


def with_file(options: Options, name: str, path: str) -> Options:
    text = read_text(path)
    if not text:
        raise BadInput("file-empty", file=path)
    try:
        return options.changed(name, text)
    except BadInput as error:
        raise BadInput(in_file(error.wording, name, path)) from None


def in_file(wrong: Wording, name: str, path: str) -> Wording:
    """What is wrong with the text of an option: the game knows where, but not in which file."""
    if wrong.args.get("source") == name:
        return wrong.but(source=path)
    return Wording("in-source", source=path, wrong=wrong)


def read_text(path: str) -> str:
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)  # whoever reads it refuses what is longer
    except OSError as error:
        raise BadInput("file-unreadable", file=path, why=system(error)) from None
    except UnicodeDecodeError:
        raise BadInput("file-no-text", file=path) from None
