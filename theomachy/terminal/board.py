"""The table as one seat sees it: drawn, or told line by line.  Everything comes out of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from theomachy.games.hera_zeus.notation import CODES
from theomachy.games.hera_zeus.view import Piece, View
from theomachy.games.hera_zeus.vocabulary import LANES
from theomachy.kernel.seats import WATCHER
from theomachy.words import Words

FIGURE, UNKNOWN, UNKNOWN_WON = "F", "?", "*?"
COLOURS = ("magenta", "green")  # of the decks: Hera's is violet
NARROWEST, WIDEST = 14, 22  # of a lane
FAINT, BACK = "dim", "░"


def counted(names: Iterable[str], w: Words) -> str:
    """Names in a row, equal ones counted."""
    told = [
        name if copies == 1 else w.say("term-copies", card=name, copies=copies)
        for name, copies in Counter(names).items()
    ]
    return ", ".join(told) or w.say("term-none")


def cards(codes: Iterable[str], side: int, w: Words) -> str:
    return counted([w.card(code, side) for code in codes], w)


def face(code: str, side: int, w: Words) -> str:
    """A card as it is drawn, with the letter it has in notation: `4 Harpy`; won from the other deck: `*4 Cyclops`."""
    return f"{code} {w.name(CODES[code], side)}"


def sides(v: View) -> tuple[int, int]:
    """The far side, and the near one: one's own."""
    near = 0 if v.seat == WATCHER else v.seat
    return 1 - near, near


def deck_of(code: str, side: int) -> int:
    """A won card, and its back, come from the other deck."""
    return 1 - side if code.startswith("*") else side


# --- told ---------------------------------------------------------------------------------------------------------


def told(v: View, w: Words) -> list[str]:
    """The table in sentences, one line each."""
    lines = []
    for side in sides(v):
        lines.append(f"{side_name(v, side, w)}: {counts(v, side, w)}")
        lines += [told_column(v, side, lane, w) for lane in range(len(LANES))] if any(v.field[side]) else []
    if v.seat != WATCHER and not v.over:
        lines.append(hand(v, w))
    return lines


def side_name(v: View, side: int, w: Words) -> str:
    return w.say("term-you", side=w.side(side)) if side == v.seat else w.side(side)


def counts(v: View, side: int, w: Words) -> str:
    """How many cards lie where; the top of the pile; in the hand how many show the other deck's back."""
    top = v.top_of_pile[side]
    return w.say(
        "term-counts",
        hand=v.cards_in_hand[side],
        won=v.won_cards_in_hand[side],
        draw=v.cards_in_draw_pile[side],
        pile=v.cards_in_pile[side],
        top=w.card(top, side) if top else "",
    )


def told_column(v: View, side: int, lane: int, w: Words) -> str:
    pieces = [
        w.say("term-row", row=row, piece=told_piece(piece, side, w)) for row, piece in enumerate(v.field[side][lane], 1)
    ]
    return w.say("term-lane", side=w.side(side), lane=LANES[lane], pieces="; ".join(pieces) or w.say("term-no-card"))


def told_piece(piece: Piece, side: int, w: Words) -> str:
    if piece.card == FIGURE:
        return w.say("term-figure", side=w.side(side))
    if piece.card == UNKNOWN:
        return w.say("term-unknown")
    if piece.card == UNKNOWN_WON:
        return w.say("term-unknown-won", side=w.side(1 - side))
    return w.say("term-face-up" if piece.face_up else "term-face-down", card=w.card(piece.card, side))


def hand(v: View, w: Words) -> str:
    return w.say("term-your-hand", count=len(v.hand), cards=cards(v.hand, v.seat, w))


def points(v: View, w: Words) -> str:
    return w.say(
        "term-points", side=w.side(v.active), mine="yes" if v.active == v.seat else "no", left=v.points, total=v.total
    )


def piles(v: View, w: Words) -> list[str]:
    """What this seat may know of the piles: his own, the other's as he remembers it, what is left to draw."""
    lines = []
    for side in sides(v):
        own = "yes" if side == v.seat or v.over else "no"
        told = in_order(v.piles[side], side, w)
        lines.append(w.say("term-pile", side=w.side(side), own=own, count=v.cards_in_pile[side], cards=told))
    if v.seat != WATCHER:
        left = cards(v.draw_pile, v.seat, w)
        lines.append(w.say("term-left-to-draw", count=len(v.draw_pile), cards=left))
    return lines


def in_order(codes: tuple[str, ...], side: int, w: Words) -> str:
    """From the top down."""
    return ", ".join(w.card(code, side) for code in reversed(codes)) or w.say("term-none")


def hands(v: View, w: Words) -> list[str]:
    """After the game: both hands."""
    return [
        w.say("term-hand-of", side=w.side(side), cards=cards(codes, side, w)) for side, codes in enumerate(v.everything)
    ]


# --- drawn --------------------------------------------------------------------------------------------------------


def drawn(v: View, w: Words, width: int) -> Text:
    """The two fields face each other, lanes side by side; hatched cards lie face down."""
    lane = min(WIDEST, (width - 8) // len(LANES))
    far, near = sides(v)
    rows = [max(1, *(len(column) for column in v.field[side])) for side in (0, 1)]
    lines = [
        head(v, far, w),
        border(("╭", "┬", "╮"), [""] * 3, lane),
        *(drawn_row(v, far, row, lane, w) for row in range(rows[far], 0, -1)),
        border(("├", "┼", "┤"), [f" {name} " for name in LANES], lane),
        *(drawn_row(v, near, row, lane, w) for row in range(1, rows[near] + 1)),
        border(("╰", "┴", "╯"), [""] * 3, lane),
        head(v, near, w),
    ]
    return Text("\n").join(lines)


def fits(width: int) -> bool:
    return width >= 8 + NARROWEST * len(LANES)


def head(v: View, side: int, w: Words) -> Text:
    name = Text(f" {side_name(v, side, w)} ", style=f"bold reverse {COLOURS[side]}")
    return Text.assemble(name, " ", (counts(v, side, w), "default"))


def border(corners: tuple[str, str, str], names: list[str], lane: int) -> Text:
    left, between, right = corners
    line = Text.assemble((f"     {left}", FAINT))
    for number, name in enumerate(names):
        start = (lane - len(name)) // 2
        line.append(between if number else "", FAINT).append("─" * start, FAINT)
        line.append(name, "bold").append("─" * (lane - start - len(name)), FAINT)
    return line.append(right, FAINT)


def drawn_row(v: View, side: int, row: int, lane: int, w: Words) -> Text:
    line = Text.assemble((f"   {row} ", FAINT))
    for column in v.field[side]:
        line.append("│", FAINT)
        line.append_text(drawn_piece(column[row - 1], side, lane, w) if row <= len(column) else Text(" " * lane))
    return line.append("│", FAINT)


def drawn_piece(piece: Piece, side: int, lane: int, w: Words) -> Text:
    colour = COLOURS[deck_of(piece.card, side)]
    room = lane - 4
    if piece.card == FIGURE:
        return cell(f"♛ {w.side(side)}", " ", room, f"bold reverse {colour}")
    name = piece.card if piece.card in (UNKNOWN, UNKNOWN_WON) else face(piece.card, side, w)
    return cell(name, " ", room, f"reverse {colour}") if piece.face_up else cell(name, BACK, room, colour)


def cell(name: str, fill: str, room: int, style: str) -> Text:
    """A card: its name on its face or, hatched, on its back."""
    name = f" {name[: room - 2]} "
    return Text.assemble(" ", (f"{fill}{name}{fill * (room - len(name) + 1)}", style), " ")


def drawn_hand(v: View, w: Words, width: int) -> Text:
    """The cards side by side, in as many lines as they need."""
    lines = [Text(w.say("term-hand-drawn", count=len(v.hand)))]
    for code, copies in Counter(v.hand).items():
        chip = Text(f" {face(code, v.seat, w)} ", f"reverse {COLOURS[deck_of(code, v.seat)]}")
        times = f"×{copies}" if copies > 1 else ""
        if lines[-1].cell_len + chip.cell_len + len(times) >= width:
            lines.append(Text(" "))
        lines[-1].append(" ").append_text(chip).append(times)
    if not v.hand:
        lines[-1].append(" " + w.say("term-none"))
    return Text("\n").join(lines)


def drawn_points(v: View) -> Text:
    return Text("●" * v.points + "○" * (v.total - v.points), f"bold {COLOURS[v.active]}")
