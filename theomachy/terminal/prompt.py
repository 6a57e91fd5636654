"""What a player typed: the number of a choice, choices in notation, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass

from theomachy.kernel.errors import BadInput
from theomachy.kernel.scenarios import Notation
from theomachy.words import GameWords
from theomachy.words.nearest import did_you_mean

COMMANDS = (
    *("board", "players", "hand", "cards", "piles", "log", "undo", "hint"),
    *("rules", "record", "resign", "help", "quit"),
)
AT_A_TABLE = ("say", "agree", "decline", "offer", "rematch")  # with others, at a table of a server
SURE = ("record", "resign")  # `record!` may overwrite, `resign!` asks no more
CHOOSE, EXPLAIN, NOTHING = "choose", "?", ""

TOKEN = re.compile(r"[^\W\d]\w*\s*(?:\([^()]*\))?|;|\S+")


@dataclass(frozen=True)
class Typed:
    command: str
    rest: str = ""  # what a command is about
    actions: tuple[int, ...] = ()


def read_typed(
    line: str, legal: tuple[int, ...], notation: Notation, w: GameWords, commands: tuple[str, ...] = COMMANDS
) -> Typed:
    """BadInput says what cannot be understood."""
    typed = read_command(line, w, commands)
    if typed.command or not typed.rest:
        return typed
    if re.fullmatch(r"\d+\.?", typed.rest):
        return Typed(CHOOSE, actions=(numbered(int(typed.rest.rstrip(".")), legal),))
    known = [notation.write_action(action) for action in legal if action >= 0]
    known += [w.say(f"term-command-{command}") for command in commands]
    return Typed(CHOOSE, actions=read_actions(typed.rest, notation, known))


def read_command(line: str, w: GameWords, commands: tuple[str, ...] = COMMANDS) -> Typed:
    """A command, or NOTHING and what was typed instead."""
    line = line.strip()
    if line.startswith(EXPLAIN):
        return Typed(EXPLAIN, line[1:].strip())
    word, _, rest = line.partition(" ")
    command = command_named(word, w, commands)
    return Typed(command, rest.strip()) if command else Typed(NOTHING, line)


def command_named(word: str, w: GameWords, commands: tuple[str, ...]) -> str:
    """Its English name, whether it was typed in English or in the player's language; with a `!` where one is sure."""
    word, mark = (word[:-1], "!") if word.endswith("!") else (word, "")
    for command in commands:
        if word.lower() in (command, w.say(f"term-command-{command}").lower()) and (not mark or command in SURE):
            return command + mark
    return ""


def numbered(number: int, legal: tuple[int, ...]) -> int:
    if not 1 <= number <= len(legal):
        raise BadInput("term-no-such-number", number=number, last=len(legal))
    return legal[number - 1]


def read_actions(line: str, notation: Notation, known: list[str]) -> tuple[int, ...]:
    """One choice or several; `;` between actions may be written or not.  `known` is what could have been meant."""
    tokens = [token.strip() for token in TOKEN.findall(line)]
    actions = []
    for token in tokens:
        if token == ";":
            continue
        try:
            actions.append(notation.read_action(token))
        except BadInput:
            wrong = BadInput("term-token-not-understood", text=token)
            if len(tokens) == 1:
                wrong = BadInput("term-not-understood", text=token)
            alike = [word for word in known if "(" in word or "(" not in token]  # no command is written so
            raise did_you_mean(wrong, token, alike) from None
    return tuple(actions)
