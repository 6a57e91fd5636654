"""Scenarios: a position, a choice, the position after, in fenced blocks of a Markdown or text file."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from theomachy.kernel.errors import BadInput, Refused, Wording
from theomachy.kernel.game import Game
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.kernel.state import State

ANY_OUTCOME = "{?}"
LONGEST_LINE = 10_000  # characters of a position, of choices


class Notation(Protocol):
    """What a game's notation module offers; positions and options are its own.

    It may also have `stops(s)`: the seat before whose choice a scenario stops, although the game would go on by itself,
    or NOBODY; `any_outcome(s, outcomes)`: what chance brings when nothing is said, or None; and `knowing(options)`: the
    notation of games with these options."""

    def read_action(self, text: str) -> int: ...
    def write_action(self, action: int) -> str: ...
    def read_position(self, text: str) -> Any: ...
    def make_state(self, position: Any, options: Any) -> State: ...
    def write_position(self, s: Any) -> str: ...
    def differs(self, s: Any, start: Any, after: Any) -> bool: ...
    def write_expected(self, start: Any, after: Any) -> str: ...
    def begins_action(self, s: Any) -> bool: ...

    def unwritten(self, s: Any) -> tuple[str, ...]:
        """What a position where an action begins does not say of this state: fields of a view that is laid open."""
        ...

    def make_possible(self, s: Any, outcome: int) -> None: ...
    def read_before(self, text: str, options: Any) -> tuple[Any, State]: ...
    def read_after(self, text: str) -> Any: ...


@dataclass
class Line:
    """A line of a block with what it begins with; lines that begin with a space continue the one above."""

    number: int
    word: str
    text: str


@dataclass
class Block:
    title: str  # or "" if there is none
    number: int  # of its opening fence
    lines: list[Line] = field(default_factory=list)
    closed: bool = True


@dataclass
class Outcome:
    """How a scenario went; there is no `trouble` when it passed."""

    title: str
    number: int
    trouble: BadInput | None = None
    expected: str = ""  # two positions, if they differ
    got: str = ""


FENCE = re.compile(r"^\s{0,3}(```+|~~~+)\s*(\S*)")
TITLE = re.compile(r"\s*(?:#+\s*(?P<heading>.+)|\*\*(?P<bold>.+?)\*\*|(?P<plain>\S.*))")
TOKEN = re.compile(r"\{[^}]*\}|[A-Za-z_]+(?:\([^)]*\))?|;|\([a-z ]+\)|\S")
OUR_FENCES = ("", "text", "scenario")


def read_blocks(text: str, fences: tuple[str, ...] = OUR_FENCES) -> list[Block]:
    """Every fenced block, but for those marked as another language."""
    blocks: list[Block] = []
    title, fence = "", ""
    block: Block | None = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = FENCE.match(line)
        if fence:
            if mark and mark[1].startswith(fence) and not mark[2]:
                fence, block, title = "", None, ""
            elif block is not None:
                add_line(block, number, line)
        elif mark:
            fence = mark[1]
            block = Block(title, number) if mark[2] in fences else None
            if block is not None:
                blocks.append(block)
        elif (found := TITLE.match(line)) and (not title or not found["plain"]):
            title = (found["heading"] or found["bold"] or found["plain"])[:70].strip()
    if fence and block is not None:
        block.closed = False
    return blocks


def add_line(block: Block, number: int, line: str) -> None:
    if not line.strip() or line.lstrip().startswith("#"):
        return
    if line[0] in " \t" and block.lines:
        last = block.lines[-1]
        last.text = f"{last.text}    {line.strip()}"
    else:
        line = line.strip()
        block.lines.append(Line(number, line.split()[0], line))


def run_scenario(game: Game, notation: Notation, options: Any, block: Block) -> Outcome:
    """Play every `do` line of a block from its position."""
    outcome = Outcome(block.title, block.number)
    try:
        if not block.closed:
            raise BadInput("scenario-line", line=block.number, wrong=Wording("scenario-open-block"))
        play_block(game, notation, options, block)
    except NotAsExpected as error:
        outcome.trouble, outcome.expected, outcome.got = error, error.expected, error.got
    except BadInput as error:
        outcome.trouble = error
    return outcome


class NotAsExpected(BadInput):
    def __init__(self, line: int, expected: str, got: str) -> None:
        super().__init__("scenario-line", line=line, wrong=Wording("scenario-not-as-expected"))
        self.expected = expected
        self.got = got


def play_block(game: Game, notation: Notation, options: Any, block: Block) -> None:
    start: Any = None
    before: Line | None = None
    do: Line | None = None
    done = 0
    general, notation = notation, knowing(notation, options)
    for line in block.lines:
        rest = line.text[len(line.word) :].strip()
        at = line.number
        try:
            if line.word != "option" and len(line.text) > LONGEST_LINE:
                raise BadInput("scenario-long-line", most=LONGEST_LINE)
            if line.word in ("option", "edition"):
                options = with_option(options, line.word, rest)
                notation = knowing(general, options)
            elif line.word == "do":
                if start is None and before is None:
                    raise BadInput("scenario-no-position")
                if do is not None:
                    raise BadInput("scenario-no-state-of", line=do.number)
                do = line
            elif line.word == "before":
                before = line
            elif do is None:
                if start is not None or line.word == "after":
                    raise BadInput("scenario-no-do")
                start = notation.read_position(line.text)
                notation.make_state(start, options)  # what is wrong with it is said here
            else:
                after = notation.read_after(rest) if line.word == "after" else notation.read_position(line.text)
                if before is not None:
                    start, s = notation.read_before(before.text, options)
                else:
                    s = notation.make_state(start, options)
                at = do.number
                play_line(game, notation, s, do.text[2:])
                if notation.differs(s, start, after):
                    raise NotAsExpected(line.number, notation.write_expected(start, after), notation.write_position(s))
                do = None
                done += 1
        except NotAsExpected:
            raise
        except BadInput as error:
            raise BadInput("scenario-line", line=at, wrong=error) from None
    if do is not None:
        raise BadInput("scenario-line", line=do.number, wrong=Wording("scenario-no-state"))
    if done == 0:
        raise BadInput("scenario-line", line=block.number, wrong=Wording("scenario-empty"))


def knowing(notation: Notation, options: Any) -> Notation:
    made: Callable[[Any], Notation] | None = getattr(notation, "knowing", None)
    return notation if made is None else made(options)


def with_option(options: Any, word: str, text: str) -> Any:
    if word == "edition":
        return type(options)(text.strip(), options.changes())
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInput("scenario-bad-option")
    return options.changed(name.strip(), options.read_value(value))


def play_line(game: Game, notation: Notation, s: State, text: str) -> None:
    """Tokens with `;` between actions; what has only one answer may be left out, and dots end it before the rest."""
    line = text.strip()
    for word in TOKEN.findall(line.removesuffix("...")):
        if word == "(replacement)":
            continue
        if word == ";":
            finish_action(game, notation, s)
            continue
        action = notation.read_action(word)
        while action not in game.legal(s):
            if word == ANY_OUTCOME and game.to_move(s) == CHANCE:
                action = any_outcome(game, notation, s, action)
                break
            if not step_towards(game, notation, s, action):
                raise BadInput("scenario-not-legal", choice=word, legal=offered(game, notation, s))
        take(game, s, action)
    if not line.endswith("..."):
        finish_action(game, notation, s)


def step_towards(game: Game, notation: Notation, s: State, action: int) -> bool:
    """Fill in what goes without saying before `action`: an outcome that does not matter, a single choice."""
    legal = game.legal(s)
    if game.to_move(s) == CHANCE:
        if notation.write_action(action).startswith("{"):
            notation.make_possible(s, action)
            return action in game.legal(s)
        return draw_unknown(game, notation, s)
    if len(legal) == 1 and not notation.begins_action(s):
        take(game, s, legal[0])
        return True
    return False


def finish_action(game: Game, notation: Notation, s: State) -> None:
    while not notation.begins_action(s):
        legal = game.legal(s)
        if game.to_move(s) == CHANCE:
            if not draw_unknown(game, notation, s):
                raise BadInput("scenario-no-outcome", legal=offered(game, notation, s))
        elif len(legal) == 1:
            take(game, s, legal[0])
        else:
            raise BadInput("scenario-incomplete", legal=offered(game, notation, s))


def draw_unknown(game: Game, notation: Notation, s: State) -> bool:
    """Without a named outcome a draw brings an unknown card; a single outcome goes without saying."""
    legal = game.legal(s)
    unknown = [outcome for outcome in legal if notation.write_action(outcome) == ANY_OUTCOME]
    outcome = unknown[0] if unknown else legal[0] if len(legal) == 1 else any_outcome(game, notation, s, NOBODY)
    if outcome == NOBODY:
        return False
    take(game, s, outcome)
    return True


def any_outcome(game: Game, notation: Notation, s: State, otherwise: int) -> int:
    chosen: Callable[[Any, list[int]], int | None] | None = getattr(notation, "any_outcome", None)
    outcome = chosen(s, game.legal(s)) if chosen is not None else None
    return otherwise if outcome is None else outcome


MANY = 12


def offered(game: Game, notation: Notation, s: State) -> str | Wording:
    legal = [notation.write_action(action) for action in game.legal(s)]
    return " ".join([*legal[:MANY], *(["…"] if len(legal) > MANY else [])]) or Wording("scenario-over")


def take(game: Game, s: State, action: int) -> None:
    try:
        game.apply(s, action)
    except Refused as refused:
        raise BadInput("refused", clause=refused.clause or "none") from None
