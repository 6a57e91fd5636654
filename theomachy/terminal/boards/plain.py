"""The board of a game that has none of its own: the view as it is, field by field.

A field is said with the message `view-FIELD` of the game, which takes its value; one that each seat has stands behind
the names of the seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cached_property
from typing import Any, Final, get_type_hints

from rich.text import Text

from theomachy.games.contract import BY_SEAT
from theomachy.kernel.seats import WATCHER
from theomachy.terminal.boards.board import side_name
from theomachy.words import GameWords

# What every view has is said elsewhere, and the hand apart.
SHOWN_ELSEWHERE: Final = frozenset(
    "seat options to_move active turns question about legal winner ending hand".split(),
)
COLOURS: Final = ("cyan", "magenta", "green", "yellow", "blue", "red")
NARROWEST: Final = 20


class PlainBoard:
    def __init__(self, w: GameWords) -> None:
        self.w = w
        self.colours = COLOURS[: len(w.seat_names)]

    @cached_property
    def names(self) -> dict[str, str]:
        return {card["id"]: card["name"] for card in self.w.card_infos()}

    # --- in words -----------------------------------------------------------------------------------------------------

    def describe(self, v: Any) -> list[str]:
        lines = [*self.players(v), *self.piles(v)]
        if v.seat != WATCHER and not v.over:
            lines += self.hand(v)
        return lines

    def players(self, v: Any) -> list[str]:
        """What each of them has, as far as this seat sees it."""
        seats = range(max((len(value) for _, value in self.shared(v)), default=0))
        return [f"{side_name(v, seat, self.w)}: {', '.join(self.of_seat(v, seat))}" for seat in seats]

    def of_seat(self, v: Any, seat: int) -> Iterator[str]:
        return (self.field(name, value[seat]) for name, value in self.shared(v) if value[seat] != ())

    def hand(self, v: Any) -> list[str]:
        cards = getattr(v, "hand", ())
        return [self.w.say("term-your-hand", count=len(cards), cards=self.cards(cards))]

    def cards_in_sight(self, v: Any) -> list[str]:
        return list(dict.fromkeys(getattr(v, "hand", ())))

    def does(self, v: Any, action: int) -> str:
        return ""

    def means(self, v: Any) -> str:
        return ""

    def piles(self, v: Any) -> list[str]:
        """All that does not belong to one of the seats."""
        return [self.field(name, value) for name, value in self.shown(v) if name not in self.by_seat(v)]

    def revealed(self, v: Any) -> list[str]:
        """The cards of each."""
        hands = [value for _, value in self.shared(v) if any(isinstance(each, tuple) for each in value)]
        return [
            self.w.say("term-hand-of", side=self.w.side(seat), cards=self.cards(hand))
            for value in hands
            for seat, hand in enumerate(value)
        ]

    def begins_action(self, v: Any) -> bool:
        return bool(v.question)

    def goes_on(self, v: Any) -> bool:
        return False

    def cards(self, ids: tuple[str, ...]) -> str:
        return self.w.counted(self.names.get(card, card) for card in ids)

    def field(self, name: str, value: Any) -> str:
        return self.w.field(name, self.value_text(value))

    def value_text(self, value: Any) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return self.w.say("table-none")
        if isinstance(value, tuple):
            return self.cards(value)
        return value if isinstance(value, int) else self.names.get(value, str(value))

    def shown(self, v: Any) -> list[tuple[str, Any]]:
        return [(field.name, getattr(v, field.name)) for field in fields(v) if field.name not in SHOWN_ELSEWHERE]

    def shared(self, v: Any) -> list[tuple[str, Any]]:
        by_seat = self.by_seat(v)
        return [(name, value) for name, value in self.shown(v) if name in by_seat]

    def by_seat(self, v: Any) -> set[str]:
        hints = get_type_hints(type(v), include_extras=True)
        return {name for name, hint in hints.items() if getattr(hint, "__metadata__", ()) == (BY_SEAT,)}

    # --- drawn --------------------------------------------------------------------------------------------------------

    def fits(self, width: int) -> bool:
        return width >= NARROWEST

    def drawn(self, v: Any, width: int) -> Text:
        """The same, with the seats in their colours."""
        lines = [Text(line) for line in self.players(v)]
        for line, colour in zip(lines, self.colours, strict=False):
            line.stylize(f"bold {colour}", 0, line.plain.index(":"))
        return Text("\n").join([*lines, *(Text(line) for line in self.piles(v))])

    def details(self, v: Any, width: int) -> list[Text]:
        return []

    def drawn_hand(self, v: Any, width: int) -> Text:
        return Text("\n".join(self.hand(v)))

    def drawn_means(self, v: Any) -> Text:
        return Text()
