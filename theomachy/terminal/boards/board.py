"""What the screen asks of a game's board, and what the boards of two seats share."""

from __future__ import annotations

from typing import Any, Protocol

from rich.text import Text

from theomachy.games import View
from theomachy.kernel.seats import WATCHER
from theomachy.words import GameWords

FAINT, BACK = "dim", "░"


class Board(Protocol):
    """The table as one seat sees it: drawn, or told line by line.  Everything comes out of a view of the game."""

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the seats."""
        ...

    def describe(self, v: Any) -> list[str]:
        """The table in sentences, one line each; with one's own hand, while the game runs."""
        ...

    def players(self, v: Any) -> list[str]:
        """Each of them in a line or two."""
        ...

    def hand(self, v: Any) -> list[str]: ...

    def cards_in_sight(self, v: Any) -> list[str]:
        """The cards that this seat holds or could get, by their ids, each once."""
        ...

    def does(self, v: Any, action: int) -> str:
        """What the card says that a choice plays; or ""."""
        ...

    def means(self, v: Any) -> str:
        """What else than the hand there is to play with, as points; or ""."""
        ...

    def piles(self, v: Any) -> list[str]:
        """What this seat may know of the piles."""
        ...

    def revealed(self, v: Any) -> list[str]:
        """After the game: what the table does not show."""
        ...

    def begins_action(self, v: Any) -> bool:
        """Is a whole new action asked for?  Then the table is shown again."""
        ...

    def goes_on(self, v: Any) -> bool:
        """Is this in the middle of an action?  Then the table is still in mind, whatever was just told."""
        ...

    def fits(self, width: int) -> bool: ...

    def drawn(self, v: Any, width: int) -> Text:
        """What is always in sight."""
        ...

    def details(self, v: Any, width: int) -> list[Text]:
        """What stands below, where there is room for it: first things first."""
        ...

    def drawn_hand(self, v: Any, width: int) -> Text: ...

    def drawn_means(self, v: Any) -> Text:
        """As signs."""
        ...


def sides(v: View) -> tuple[int, int]:
    """The far side, and the near one: one's own."""
    near = 0 if v.seat == WATCHER else v.seat
    return 1 - near, near


def side_name(v: View, side: int, w: GameWords) -> str:
    return w.say("term-you", side=w.side(side)) if side == v.seat else w.side(side)


def side_by_side(title: str, chips: list[tuple[Text, int]], width: int, w: GameWords) -> Text:
    """Cards and how many of each, in as many lines as they need."""
    lines = [Text(title)]
    for chip, copies in chips:
        times = f"×{copies}" if copies > 1 else ""
        if lines[-1].cell_len + chip.cell_len + len(times) >= width:
            lines.append(Text(" "))
        lines[-1].append(" ").append_text(chip).append(times)
    if not chips:
        lines[-1].append(" " + w.say("table-none"))
    return Text("\n").join(lines)
