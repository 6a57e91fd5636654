"""The two rows of spaces between Olympus and Troy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap

from rich.text import Text

from theomachy.games.olympus.view import Unit, View
from theomachy.games.olympus.vocabulary import COLOURS, EQUIPMENT, PLACE_NAMES, SIDE, SPACES
from theomachy.kernel.seats import WATCHER
from theomachy.terminal.boards.board import FAINT, side_by_side, side_name, sides
from theomachy.words.olympus import OlympusWords, area_of, capital, colour_key, split

NARROWEST, WIDEST = 11, 20  # of a space
ROWS = 3  # of a unit: its name, its values, its equipment
GOAL = 7
# A colour has also a sign, for whoever does not see it.
STYLES = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "all": "white"}
DAMAGE, SILENCED, ATTACKED = "●", "∅", "»"


class OlympusBoard:
    colours = ("cyan", "magenta")  # of the players; no card has them

    def __init__(self, w: OlympusWords) -> None:
        self.w = w

    def begins_action(self, v: View) -> bool:
        return v.question in ("main", "skip")

    def goes_on(self, v: View) -> bool:
        """In one's own turn all that happens follows from what one does."""
        return v.active == v.seat and not self.begins_action(v)

    # --- in words -----------------------------------------------------------------------------------------------------

    def describe(self, v: View) -> list[str]:
        """Space by space with both who stand there, for they face each other."""
        lines = self.players(v)
        lines.append(f"{capital(self.w.counter(v.points, v.seat))}.")
        lines.append(self.describe_piles(v))
        lines += [self.describe_space(v, space) for space in range(SIDE)]
        if v.announced is not None:
            lines.append(self.describe_announced(v.announced.card))
        if v.seat != WATCHER and not v.over:
            lines += self.hand(v)
        return lines

    def players(self, v: View) -> list[str]:
        return [f"{self.describe_side(v, side)}." for side in sides(v)]

    def describe_announced(self, card: str) -> str:
        """The card that is being paid for and placed, and what it says."""
        announced = self.w.say("board-announced", card=self.w.card_in_full(card))
        return f"{announced} {self.w.text(card)}".rstrip()

    def describe_side(self, v: View, side: int) -> str:
        known = v.known[side] if side != v.seat and not v.laid_open else ()
        return self.w.say(
            "board-side",
            name=side_name(v, side, self.w),
            cards=self.w.say("some-cards", count=v.cards_in_hand[side]),
            known=len(known),
            names=self.names(known),
            held=len(v.markers[side]),
            markers=self.w.markers(v.markers[side]),
        )

    def names(self, ids: Iterable[str]) -> str:
        return self.w.counted(map(self.w.name, ids))

    def describe_piles(self, v: View) -> str:
        return self.w.say(
            "board-piles",
            pile=v.pile,
            discard=len(v.discard),
            top=self.w.name(v.discard[-1]) if v.discard else "",
            held=len(v.markers_on_board),
            markers=self.w.markers(v.markers_on_board),
        )

    def describe_space(self, v: View, space: int) -> str:
        far, near = sides(v)
        ours, theirs = unit_at(v, near, space), unit_at(v, far, space)
        where = {"space": SPACES[space], "area": self.w.area(area_of(PLACE_NAMES[space]))}
        if ours is None and theirs is None:
            return self.w.say("board-empty-space", **where)
        return self.w.say(
            "board-space",
            **where,
            near=self.w.say("board-yours") if near == v.seat else self.w.side(near),
            far=self.w.say("board-opposite") if near == v.seat else self.w.side(far),
            ours=self.describe_unit(ours),
            theirs=self.describe_unit(theirs),
        )

    def describe_unit(self, unit: Unit | None) -> str:
        return self.w.say("nobody") if unit is None else self.w.standing(unit)

    def hand(self, v: View) -> list[str]:
        """Each card in a line of its own, with what it says."""
        if not v.hand:
            return [self.w.say("term-your-hand", count=0, cards=self.w.say("table-none"))]
        cards = [
            f"{self.copies(self.w.card_in_full(id), count)}. {self.w.text(id)}".rstrip()
            for id, count in Counter(v.hand).items()
        ]
        return [self.w.say("term-hand-drawn", count=len(v.hand)), *cards]

    def cards_in_sight(self, v: View) -> list[str]:
        """The hand, what is being played, and all that lies on the table."""
        announced = v.announced.card if v.announced is not None else ""
        units = [card for unit in v.units.values() for card in (unit.card, unit.equipment)]
        return list(dict.fromkeys(filter(None, (*v.hand, announced, *units))))

    def does(self, v: View, action: int) -> str:
        verb, card = split(action)
        return self.w.text(card) if verb == "play" or (verb == "card" and v.question == "play-free") else ""

    def copies(self, card: str, count: int) -> str:
        return card if count == 1 else self.w.say("table-copies", card=card, copies=count)

    def means(self, v: View) -> str:
        if v.seat == WATCHER:
            return ""
        return self.w.say("board-markers", held=len(v.markers[v.seat]), markers=self.w.markers(v.markers[v.seat]))

    def piles(self, v: View) -> list[str]:
        """How many are left to draw, the discard pile as far as it lies open, what is known of the other hand."""
        shown = v.discard[-1:] if v.options.only_top else v.discard
        lines = [
            self.w.say("board-draw-pile", count=v.pile, removed=v.options.removed_cards),
            self.w.say(
                "board-discard-pile",
                whole="no" if v.options.only_top else "yes",
                count=len(v.discard),
                cards=", ".join(map(self.w.name, reversed(shown))) or self.w.say("table-none"),
            ),
        ]
        known = {side: v.known[side] for side in sides(v) if side != v.seat and v.known[side] and not v.laid_open}
        lines += [
            self.w.say("board-known", side=self.w.side(side), cards=self.names(ids)) for side, ids in known.items()
        ]
        return lines

    def revealed(self, v: View) -> list[str]:
        """Both hands."""
        return [
            self.w.say("term-hand-of", side=self.w.side(side), cards=self.names(ids))
            for side, ids in enumerate(v.known)
            if v.laid_open
        ]

    # --- drawn --------------------------------------------------------------------------------------------------------

    def fits(self, width: int) -> bool:
        return width >= 1 + (NARROWEST + 1) * SIDE

    def drawn(self, v: View, width: int) -> Text:
        """The two rows face each other; above and below whose they are, at the end the scoring track and the piles."""
        space = min(WIDEST, (width - 1) // SIDE - 1)
        far, near = sides(v)
        lines = [
            self.head(v, far),
            border(("╭", "┬", "╮"), [""] * SIDE, space),
            *(self.drawn_row(v, far, row, space) for row in reversed(range(ROWS))),
            border(("├", "┼", "┤"), [self.space_name(number, space) for number in range(SIDE)], space),
            *(self.drawn_row(v, near, row, space) for row in range(ROWS)),
            border(("╰", "┴", "╯"), [""] * SIDE, space),
            self.head(v, near),
            self.track(v),
            Text(self.describe_piles(v)),
        ]
        if v.announced is not None:
            lines += map(Text, wrap(self.describe_announced(v.announced.card), width))
        return Text("\n").join(lines)

    def details(self, v: View, width: int) -> list[Text]:
        return []

    def space_name(self, number: int, space: int) -> str:
        """The first of an area bears its name, too."""
        area = area_of(PLACE_NAMES[number])
        first = number == 0 or area_of(PLACE_NAMES[number - 1]) != area
        return f" {self.w.area(area)} {SPACES[number]} " if first else f" {SPACES[number]} "

    def head(self, v: View, side: int) -> Text:
        name, _, counts = self.describe_side(v, side).partition(": ")
        return Text.assemble((f" {name} ", f"bold reverse {self.colours[side]}"), " ", counts)

    def drawn_row(self, v: View, side: int, row: int, space: int) -> Text:
        line = Text("")
        for number in range(SIDE):
            unit = unit_at(v, side, number)
            line.append("│", FAINT)
            line.append_text(self.drawn_unit(unit, row, space) if unit is not None else Text(" " * space))
        return line.append("│", FAINT)

    def drawn_unit(self, unit: Unit, row: int, space: int) -> Text:
        """Its name; attack, defence, damage and the sign of its colour; its equipment."""
        key = colour_key(self.w.card(unit.card))
        if row == 0:
            return Text(cell(self.w.name(unit.card), space), f"bold reverse {STYLES[key]}")
        if row == 2:
            return Text(cell(f"+{self.w.name(unit.equipment)}" if unit.equipment else "", space))
        signs = [f"{unit.attack}/{unit.defence}"]
        signs += [f"{DAMAGE}{unit.damage}"] if unit.damage else []
        signs += [ATTACKED * unit.attacks] if unit.attacks else []
        signs += [SILENCED] if unit.silenced else []
        sign = self.sign(key)
        return Text(cell(" ".join(signs), space - len(sign) - 1)).append(sign, f"bold {STYLES[key]}").append(" ")

    def sign(self, colour: str) -> str:
        return self.w.say("colour-sign", colour=colour)

    def track(self, v: View) -> Text:
        """From one's own 7 to the other's."""
        far, near = sides(v)
        line = Text.assemble((f" {self.w.side(near)} ", f"bold {self.colours[near]}"))
        counter = v.points[near] - v.points[far]
        for point in range(GOAL, -GOAL - 1, -1):
            if point == counter:
                line.append(f"[{abs(point)}]", "bold reverse")
            else:
                line.append(f" {abs(point)} ", FAINT if point else "")
        return line.append(f" {self.w.side(far)} ", f"bold {self.colours[far]}")

    def drawn_hand(self, v: View, width: int) -> Text:
        """Name, colour, values, cost."""
        chips = [(self.chip(id), copies) for id, copies in Counter(v.hand).items()]
        return side_by_side(self.w.say("term-hand-drawn", count=len(v.hand)), chips, width, self.w)

    def chip(self, id: str) -> Text:
        card = self.w.card(id)
        key = colour_key(card)
        plus = "+" if card.kind == EQUIPMENT else ""
        cost = [f"{count}{self.sign(colour)}" for colour, count in zip(COLOURS, card.cost, strict=True) if count]
        name = Text(f" {self.w.name(id)} {self.sign(key)} ", f"bold reverse {STYLES[key]}")
        return Text.assemble(name, f" {card.attack:{plus}}/{card.defence:{plus}} ", (" ".join(cost), FAINT))

    def drawn_means(self, v: View) -> Text:
        """One's colour markers."""
        held = v.markers[v.seat] if v.seat != WATCHER else ()
        return Text(" ").join(Text(f" {self.sign(colour)} ", f"bold reverse {STYLES[colour]}") for colour in held)


def unit_at(v: View, side: int, space: int) -> Unit | None:
    return v.units.get(PLACE_NAMES[SIDE * side + space])


def border(corners: tuple[str, str, str], names: list[str], space: int) -> Text:
    left, between, right = corners
    line = Text("")
    for number, name in enumerate(names):
        name = name[:space]
        start = (space - len(name)) // 2
        line.append(between if number else left, FAINT).append("─" * start, FAINT)
        line.append(name, "bold").append("─" * (space - start - len(name)), FAINT)
    return line.append(right, FAINT)


def cell(text: str, room: int) -> str:
    """On the left, if there is room with a space before it; what is too long ends in an ellipsis."""
    text = f" {text}" if len(text) < room else text if len(text) == room else f"{text[: room - 1]}…"
    return text + " " * (room - len(text))
