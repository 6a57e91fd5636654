"""`theomachy completion`: for the shell, what may follow on a command line; made out of the parsers of all commands."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable
from dataclasses import dataclass, field

from theomachy.bots import BOTS
from theomachy.commands import Parser
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput
from theomachy.words import LANGUAGES
from theomachy.words.nearest import did_you_mean

FILES = ("FILE", "RECORD", "DIR")  # what is completed as a path


@dataclass
class Option:
    """Of a command."""

    names: list[str]
    help: str
    takes_value: bool
    values: list[str]
    takes_file: bool


@dataclass
class Command:
    name: str
    about: str
    options: list[Option] = field(default_factory=list)
    words: list[str] = field(default_factory=list)  # that may stand there without an option
    takes_file: bool = False


def run(args: argparse.Namespace) -> int:
    if args.shell not in SHELLS:
        wrong = BadInput("completion-which", shell=args.shell, shells=", ".join(SHELLS))
        raise did_you_mean(wrong, args.shell, SHELLS)
    print(SHELLS[args.shell]([described(parser) for parser in args.parsers()]), end="")
    return 0


def described(parser: Parser) -> Command:
    """What a command takes, read off its parser."""
    command = Command(parser.prog.partition(" ")[2], parser.description or "")
    for action in parser._actions:
        metavar = action.metavar if isinstance(action.metavar, str) else ""
        if action.option_strings:
            takes_value = action.nargs != 0
            values, is_file = values_of(metavar) if takes_value else [], takes_value and metavar in FILES
            names = list(action.option_strings)
            command.options.append(Option(names, one_line(action.help), takes_value, values, is_file))
        else:
            command.words += values_of(metavar)
            command.takes_file |= metavar in FILES
    return command


def values_of(metavar: str) -> list[str]:
    """`GAME` is one of the games; `show|export` is one of these."""
    games = GAMES.values()
    known: dict[str, list[str]] = {
        "GAME": list(GAMES),
        "BOT": [*BOTS, "human"],
        "SEAT": [seat for game in games for seat in game.seat_names],
        "EDITION": [edition for game in games for edition in game.editions],
        "NAME=VALUE": [f"{name}=" for game in games for name in game.options().table],
        "LANGUAGE": list(LANGUAGES),
        "SHELL": list(SHELLS),
    }
    if metavar in known:
        return list(dict.fromkeys(known[metavar]))
    return [word for word in metavar.split("|") if word.islower()]


def one_line(text: str | None) -> str:
    return " ".join((text or "").replace("%%", "%").split())


# --- bash -------------------------------------------------------------------------------------------------------------


def bash(commands: list[Command]) -> str:
    after, inside = [], []
    for command in commands:
        for option in command.options:
            if option.takes_value:
                patterns = "|".join(f'"{command.name} {name}"' for name in option.names)
                after.append(f"    {patterns}) {bash_value(option)}; return ;;")
        words = " ".join([*(name for option in command.options for name in option.names), *command.words])
        files = ' COMPREPLY+=($(compgen -f -- "$current"));' if command.takes_file else ""
        inside.append(f'    {command.name}) COMPREPLY=($(compgen -W "{words}" -- "$current"));{files} return ;;')
    names = " ".join(command.name for command in commands)
    return "\n".join(
        [
            "# theomachy completion bash",
            "_theomachy() {",
            '  local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
            '  local command="${COMP_WORDS[1]}"',
            "  if ((COMP_CWORD == 1)); then",
            f'    COMPREPLY=($(compgen -W "{names} --help --version" -- "$current"))',
            "    return",
            "  fi",
            '  case "$command $before" in',
            *after,
            "  esac",
            '  case "$command" in',
            *inside,
            "  esac",
            "}",
            "complete -o filenames -F _theomachy theomachy",
            "",
        ]
    )


def bash_value(option: Option) -> str:
    if option.takes_file:
        return 'COMPREPLY=($(compgen -f -- "$current"))'
    no_space = "compopt -o nospace; " if any(value.endswith("=") for value in option.values) else ""
    return f'{no_space}COMPREPLY=($(compgen -W "{" ".join(option.values)}" -- "$current"))'


# --- zsh --------------------------------------------------------------------------------------------------------------


def zsh(commands: list[Command]) -> str:
    after, inside = [], []
    for command in commands:
        for option in command.options:
            if option.takes_value:
                patterns = "|".join(f"'{command.name} {name}'" for name in option.names)
                values = "_files" if option.takes_file else f"compadd -- {' '.join(option.values)}"
                after.append(f"    {patterns}) {values}; return ;;")
        options = [(name, option.help) for option in command.options for name in option.names]
        more = f" compadd -- {' '.join(command.words)};" if command.words else ""
        more += " _files;" if command.takes_file else ""
        inside.append(f"    {command.name}) list=({zsh_list(options)}); _describe option list;{more} return ;;")
    names = zsh_list([(command.name, command.about) for command in commands])
    return "\n".join(
        [
            "#compdef theomachy",
            "_theomachy() {",
            "  local -a list",
            "  if ((CURRENT == 2)); then",
            f"    list=({names})",
            "    _describe command list",
            "    return",
            "  fi",
            '  case "$words[2] $words[CURRENT-1]" in',
            *after,
            "  esac",
            '  case "$words[2]" in',
            *inside,
            "  esac",
            "}",
            "compdef _theomachy theomachy",
            "",
        ]
    )


def zsh_list(pairs: list[tuple[str, str]]) -> str:
    return " ".join(shlex.quote(f"{name}:{text}".replace("\\", "")) for name, text in pairs)


# --- fish -------------------------------------------------------------------------------------------------------------


def fish(commands: list[Command]) -> str:
    lines = ["# theomachy completion fish", "complete -c theomachy -f"]
    for command in commands:
        about = fish_quoted(command.about)
        lines.append(f"complete -c theomachy -n __fish_use_subcommand -a {command.name} -d {about}")
        there = f"complete -c theomachy -n '__fish_seen_subcommand_from {command.name}'"
        for option in command.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            values = " -r -F" if option.takes_file else f" -x -a '{' '.join(option.values)}'"
            lines.append(f"{there} {names}{values if option.takes_value else ''} -d {fish_quoted(option.help)}")
        if command.words:
            lines.append(f"{there} -a '{' '.join(command.words)}'")
        if command.takes_file:
            lines.append(f"{there} -F")
    return "\n".join([*lines, ""])


def fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "").replace("'", "\\'") + "'"


SHELLS: dict[str, Callable[[list[Command]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
