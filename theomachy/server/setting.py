"""What a table is set for: the game, who sits where, the clock, who may watch."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, Field

from theomachy.bots import is_bot
from theomachy.games import GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options, Text
from theomachy.server.clock import Limit, NoClock
from theomachy.server.model import Model
from theomachy.table.messages import Level

LONGEST_OPTION = 200_000  # characters: a file of cards, a map
MOST_OPTIONS = 40
TEXT_OF_A_TABLE = 10_000  # characters of options that count as one more table


def one_line(name: str) -> str:
    """As it will stand in the record."""
    if name != name.strip() or not name.isprintable():
        raise ValueError("a name is one line, without spaces around it")
    if is_bot(name):
        raise ValueError("bots have that name; choose another")
    return name


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(one_line)]


# Bots of the house think for at most ten seconds, or some thousand iterations.
BotName = Annotated[
    str,
    Field(
        pattern=r"^(random|greedy(:sight=[1-9])?|level:[1-6]|search(:(iterations=[1-9][0-9]{0,3}|seconds=[0-9](\.[0-9])?))?)$"
    ),
]
LEVELS: dict[Level, str] = {level: f"level:{level}" for level in get_args(Level)}


class Me(Model):
    """The seat of whoever sets the table up."""

    kind: Literal["me"] = "me"


class Friend(Model):
    """A seat whose link is given to whoever sets the table up, to send it to a friend."""

    kind: Literal["friend"] = "friend"


class Anyone(Model):
    """A seat for whoever comes first; the table is listed in the lobby until then."""

    kind: Literal["anyone"] = "anyone"


class BotSeat(Model):
    kind: Literal["bot"] = "bot"
    bot: BotName


Sitter = Annotated[Me | Friend | Anyone | BotSeat, Field(discriminator="kind")]


class Absence(Model):
    """After so many seconds without a connection a bot takes the place of whoever has to choose."""

    after: int = Field(ge=1, le=30 * 24 * 3600)
    bot: BotName = "greedy"


class Setting(Model):
    game: str = Field(max_length=40)
    edition: str | None = Field(default=None, max_length=40)
    options: dict[str, Annotated[str, Field(max_length=LONGEST_OPTION)] | int | bool] = Field(
        default_factory=dict, max_length=MOST_OPTIONS
    )
    seats: list[Sitter] = Field(min_length=2, max_length=4)
    clock: Limit = NoClock()
    absence: Absence | None = None
    watchers: bool = True
    chat: bool = True

    def rules(self) -> GameRules:
        return game_named(self.game)

    def made_options(self) -> Options:
        game = self.rules()
        return game.options(self.edition or game.options().edition, dict(self.options))

    def has_texts(self) -> bool:
        """Cards or a map that somebody has made: to be read in a process apart."""
        return any(isinstance(value, str) and self.is_text(name) for name, value in self.options.items())

    def is_text(self, option: str) -> bool:
        known = self.rules().options().table
        return option in known and isinstance(known[option][0], Text)

    def weight(self) -> int:
        """As how many tables it counts: long texts fill disk and memory."""
        return 1 + sum(len(value) for value in self.options.values() if isinstance(value, str)) // TEXT_OF_A_TABLE

    def check(self) -> None:
        """Every mistake is found before the table stands."""
        game = self.rules()
        game.new(len(self.seats), self.made_options())
        if all(isinstance(seat, BotSeat) for seat in self.seats):
            raise BadInput("table-no-person")
        if sum(isinstance(seat, Me) for seat in self.seats) > 1:
            raise BadInput("table-two-seats")


def as_entry(setting: Setting) -> dict[str, Any]:
    return setting.model_dump(mode="json")
