"""The two fields of Hera and Zeus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from theomachy.games.hera_zeus.view import Piece, View
from theomachy.games.hera_zeus.vocabulary import LANES
from theomachy.kernel.seats import WATCHER
from theomachy.terminal.boards.board import BACK, FAINT, side_by_side, side_name, sides
from theomachy.words.hera_zeus import HeraZeusWords

FIGURE, UNKNOWN, UNKNOWN_WON, WON = "F", "?", "*?", "*"
NARROWEST, WIDEST = 14, 22  # of a lane


def deck_of(code: str, side: int) -> int:
    """A won card, and its back, come from the other deck."""
    return 1 - side if code.startswith(WON) else side


class HeraZeusBoard:
    colours = ("magenta", "green")  # of the decks: Hera's is violet

    def __init__(self, w: HeraZeusWords) -> None:
        self.w = w

    def cards(self, codes: Iterable[str], side: int) -> str:
        return self.w.counted([self.w.card(code, side) for code in codes])

    def face(self, code: str, side: int) -> str:
        """A card as it is drawn, with its letter in notation: `4 Harpy`; won from the other deck: `*4 Cyclops`."""
        return f"{code} {self.w.name(code, side)}"

    def begins_action(self, v: View) -> bool:
        return v.question == "action"

    def goes_on(self, v: View) -> bool:
        return False

    # --- in words -----------------------------------------------------------------------------------------------------

    def describe(self, v: View) -> list[str]:
        lines = []
        for side in sides(v):
            lines.append(self.describe_side(v, side))
            lines += [self.describe_column(v, side, lane) for lane in LANES] if any(v.field[side].values()) else []
        if v.seat != WATCHER and not v.over:
            lines += self.hand(v)
        return lines

    def players(self, v: View) -> list[str]:
        return [self.describe_side(v, side) for side in sides(v)]

    def describe_side(self, v: View, side: int) -> str:
        return f"{side_name(v, side, self.w)}: {self.counts(v, side)}"

    def counts(self, v: View, side: int) -> str:
        """How many cards lie where; the top of the pile; in the hand how many show the other deck's back."""
        top = v.top_of_pile[side]
        return self.w.say(
            "board-counts",
            hand=v.cards_in_hand[side],
            won=v.won_cards_in_hand[side],
            draw=v.cards_in_draw_pile[side],
            pile=v.cards_in_pile[side],
            top=self.w.card(top, side) if top else "",
        )

    def describe_column(self, v: View, side: int, lane: str) -> str:
        pieces = [
            self.w.say("board-row", row=row, piece=self.describe_piece(piece, side))
            for row, piece in enumerate(v.field[side][lane], 1)
        ]
        listed = "; ".join(pieces) or self.w.say("board-no-card")
        return self.w.say("board-lane", side=self.w.side(side), lane=lane, pieces=listed)

    def describe_piece(self, piece: Piece, side: int) -> str:
        if piece.card == FIGURE:
            return self.w.say("board-figure", side=self.w.side(side))
        if piece.card == UNKNOWN:
            return self.w.say("board-unknown")
        if piece.card == UNKNOWN_WON:
            return self.w.say("board-unknown-won", side=self.w.side(1 - side))
        return self.w.say("board-face-up" if piece.face_up else "board-face-down", card=self.w.card(piece.card, side))

    def hand(self, v: View) -> list[str]:
        return [self.w.say("term-your-hand", count=len(v.hand), cards=self.cards(v.hand, v.seat))]

    def cards_in_sight(self, v: View) -> list[str]:
        return list(dict.fromkeys(code.removeprefix(WON) for code in v.hand))

    def does(self, v: View, action: int) -> str:
        return ""

    def means(self, v: View) -> str:
        if not v.total:
            return ""
        mine = "yes" if v.active == v.seat else "no"
        return self.w.say("board-points", side=self.w.side(v.active), mine=mine, left=v.points, total=v.total)

    def piles(self, v: View) -> list[str]:
        """His own, the other's as he remembers it, what is left to draw."""
        lines = []
        for side in sides(v):
            own = "yes" if side == v.seat or v.over else "no"
            pile = self.in_order(v.piles[side], side)
            count = v.cards_in_pile[side]
            lines.append(self.w.say("board-pile", side=self.w.side(side), own=own, count=count, cards=pile))
        if v.seat != WATCHER:
            left = self.cards(v.draw_pile, v.seat)
            lines.append(self.w.say("board-left-to-draw", count=len(v.draw_pile), cards=left))
        return lines

    def in_order(self, codes: tuple[str, ...], side: int) -> str:
        """From the top down."""
        return ", ".join(self.w.card(code, side) for code in reversed(codes)) or self.w.say("table-none")

    def revealed(self, v: View) -> list[str]:
        """Both hands."""
        return [
            self.w.say("term-hand-of", side=self.w.side(side), cards=self.cards(codes, side))
            for side, codes in enumerate(v.open_hands)
            if v.laid_open
        ]

    # --- drawn --------------------------------------------------------------------------------------------------------

    def fits(self, width: int) -> bool:
        return width >= 8 + NARROWEST * len(LANES)

    def drawn(self, v: View, width: int) -> Text:
        """The two fields face each other, lanes side by side; hatched cards lie face down."""
        lane = min(WIDEST, (width - 8) // len(LANES))
        far, near = sides(v)
        rows = [max(1, *(len(column) for column in v.field[side].values())) for side in (0, 1)]
        lines = [
            self.head(v, far),
            border(("╭", "┬", "╮"), [""] * 3, lane),
            *(self.drawn_row(v, far, row, lane) for row in range(rows[far], 0, -1)),
            border(("├", "┼", "┤"), [f" {name} " for name in LANES], lane),
            *(self.drawn_row(v, near, row, lane) for row in range(1, rows[near] + 1)),
            border(("╰", "┴", "╯"), [""] * 3, lane),
            self.head(v, near),
        ]
        return Text("\n").join(lines)

    def details(self, v: View, width: int) -> list[Text]:
        return []

    def head(self, v: View, side: int) -> Text:
        name = Text(f" {side_name(v, side, self.w)} ", style=f"bold reverse {self.colours[side]}")
        return Text.assemble(name, " ", (self.counts(v, side), "default"))

    def drawn_row(self, v: View, side: int, row: int, lane: int) -> Text:
        line = Text.assemble((f"   {row} ", FAINT))
        for column in v.field[side].values():
            line.append("│", FAINT)
            line.append_text(self.drawn_piece(column[row - 1], side, lane) if row <= len(column) else Text(" " * lane))
        return line.append("│", FAINT)

    def drawn_piece(self, piece: Piece, side: int, lane: int) -> Text:
        colour = self.colours[deck_of(piece.card, side)]
        room = lane - 4
        if piece.card == FIGURE:
            return cell(f"♛ {self.w.side(side)}", " ", room, f"bold reverse {colour}")
        name = piece.card if piece.card in (UNKNOWN, UNKNOWN_WON) else self.face(piece.card, side)
        return cell(name, " ", room, f"reverse {colour}") if piece.face_up else cell(name, BACK, room, colour)

    def drawn_hand(self, v: View, width: int) -> Text:
        chips = [
            (Text(f" {self.face(code, v.seat)} ", f"reverse {self.colours[deck_of(code, v.seat)]}"), copies)
            for code, copies in Counter(v.hand).items()
        ]
        return side_by_side(self.w.say("term-hand-drawn", count=len(v.hand)), chips, width, self.w)

    def drawn_means(self, v: View) -> Text:
        return Text("●" * v.points + "○" * (v.total - v.points), f"bold {self.colours[v.active]}")


def border(corners: tuple[str, str, str], names: list[str], lane: int) -> Text:
    left, between, right = corners
    line = Text.assemble((f"     {left}", FAINT))
    for number, name in enumerate(names):
        start = (lane - len(name)) // 2
        line.append(between if number else "", FAINT).append("─" * start, FAINT)
        line.append(name, "bold").append("─" * (lane - start - len(name)), FAINT)
    return line.append(right, FAINT)


def cell(name: str, fill: str, room: int, style: str) -> Text:
    """A card: its name on its face or, hatched, on its back."""
    name = f" {name[: room - 2]} "
    return Text.assemble(" ", (f"{fill}{name}{fill * (room - len(name) + 1)}", style), " ")
