"""How a command line is read: argparse in the language of the player."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

from theomachy.games import GameRules
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options, Text, Value
from theomachy.kernel.records import LONGEST
from theomachy.words import Speech


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
        for pattern, key in MISTAKES.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise BadInput(self.w.say(key, command=self.prog, what=found[1]))
        raise BadInput(f"{self.prog}: {message}.")


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


# What argparse says, and how we say it.
MISTAKES = {
    r"the following arguments are required: (.*)": "cli-missing",
    r"argument (.*): expected .*": "cli-needs-value",
    r"argument (.*): ignored explicit argument .*": "cli-takes-no-value",
}


# What people make themselves: the argument that names its file, the option that holds it, and what it is.
OWN = {"cards": ("custom_cards", "cards"), "map": ("map", "a map")}


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
            raise BadInput(f"An option is written name=value, not {text!r}.")
        if name in changes:
            raise BadInput(f"The option {name} is given twice.")
        changes[name] = plain.read_value(value)
    own = {argument: path for argument in OWN if (path := getattr(args, argument)) is not None}
    for argument in own:
        name, what = OWN[argument]
        if name not in plain.table or not isinstance(plain.table[name][0], Text):
            raise BadInput(f"{game.key} cannot be played with {what} of one's own; leave out --{argument}.")
        if name in changes:
            raise BadInput(f"The option {name} is given twice, by --option and by --{argument}.")
    options = game.options(edition, changes)
    for argument, path in own.items():
        options = with_file(options, OWN[argument][0], path)
    return options


def with_file(options: Options, name: str, path: str) -> Options:
    text = read_text(path)
    if not text:
        raise BadInput(f"{path} cannot be read: it is empty.")
    try:
        return options.changed(name, text)
    except BadInput as error:  # it is in the text: the game knows where, but not in which file
        place, found, sentence = str(error).partition(f"{name}, ")
        raise BadInput(f"{path}, {sentence}" if found and not place else f"{path}: {error}") from None


def read_text(path: str) -> str:
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)  # whoever reads it refuses what is longer
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} cannot be read: it is not text in UTF-8.") from None
