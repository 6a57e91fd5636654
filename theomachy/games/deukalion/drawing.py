"""The map is a drawing: a text file with rows, a legend and whirlpools, checked by line and column."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib.resources import files

from theomachy.games.deukalion.map import ANCHOR, BARRED, SEA, STYX, Map
from theomachy.games.deukalion.vocabulary import (
    BIT,
    CHESTS,
    CITIES,
    COLUMNS,
    HEIGHT,
    MOST_SEATS,
    PLACE_NAMES,
    SQUARE_NAMES,
    SQUARES,
    WHIRLPOOLS,
    WIDTH,
)
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.records import Source

LAND_SIGN = "#"  # and, at the beginning of a line, a comment
GROUNDS = {"sea": SEA, "hydra": SEA, "anchor": ANCHOR, "styx": STYX}
ONCE = ("athens", "kylix", "hydra", *PLACE_NAMES)
MEANINGS = ("sea", "styx", "anchor", *ONCE)

LONGEST = 20_000  # characters; a record holds them all
MOST_VALUE = 10  # what ten hoplites can score
MOST_SPACES = CHESTS - CITIES + 1
MOST_MARKS = 3
LEAST_SEA = 12  # a ship and the Hydra always find a free square by then


@dataclass(frozen=True)
class Word:
    """With where it stands."""

    text: str
    line: int
    column: int


@dataclass(frozen=True)
class Meaning:
    """A line of the legend."""

    sign: Word
    name: Word
    value: int = 0
    room: int = 0


@dataclass
class Drawing:
    """A map file while it is read."""

    source: Source
    squares: list[Word] = field(default_factory=list)  # their signs, row by row
    legend: dict[str, Meaning] = field(default_factory=dict)  # by the sign
    whirlpools: list[Word] = field(default_factory=list)  # the word itself, then the squares
    last: int = 0  # line

    def wrong(self, at: Word, what: Wording) -> BadInput:
        return BadInput("at-column", source=self.source, line=at.line, column=at.column, wrong=what)

    def end(self) -> Word:
        """Where a line that is missing could be added."""
        return Word("", self.last + 1, 1)

    def meaning_of(self, name: str) -> Meaning | None:
        return next((meaning for meaning in self.legend.values() if meaning.name.text == name), None)

    def line_of(self, name: str) -> Word:
        """Where the legend speaks of it, or could."""
        meaning = self.meaning_of(name)
        return self.end() if meaning is None else meaning.name


def packaged_map() -> str:
    return (files("theomachy.games.deukalion") / "map.txt").read_text(encoding="utf-8")


def read_map(text: str, source: Source) -> Map:
    """DK-MOVE-03: it has the places of the box; where they lie and what they are worth is its own."""
    drawing = read_drawing(text, source)
    map = Map()
    lay_squares(map, drawing)
    lay_water(map)
    lay_places(map, drawing)
    lay_whirlpools(map, drawing)
    check_map(map, drawing)
    return map


# --- reading lines ------------------------------------------------------------------------------------------------


def read_drawing(text: str, source: Source) -> Drawing:
    drawing = Drawing(source)
    if len(text) > LONGEST:
        end = Word("", text.count("\n", 0, LONGEST) + 1, 1)
        raise drawing.wrong(end, Wording("map-too-long", most=LONGEST))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").rstrip().split("\n")
    drawing.last = len(lines) if lines != [""] else 0
    for number, line in enumerate(lines, 1):
        words = [Word(word[0], number, word.start() + 1) for word in re.finditer(r"\S+", line)]
        if words and not words[0].text.startswith(LAND_SIGN):
            read_line(drawing, words)
    if len(drawing.squares) < SQUARES:
        row = len(drawing.squares) // WIDTH + 1
        at = Word("", drawing.squares[-1].line + 1, 1) if drawing.squares else drawing.end()
        raise drawing.wrong(at, Wording("map-no-row", row=row, rows=HEIGHT))
    return drawing


def read_line(drawing: Drawing, words: list[Word]) -> None:
    first = words[0]
    if [word.text for word in words] == list(COLUMNS):
        return
    if first.text.isdecimal():
        read_row(drawing, first, words[1:])
    elif first.text == "whirlpools":
        if drawing.whirlpools:
            raise drawing.wrong(first, Wording("map-whirlpools-twice", line=drawing.whirlpools[0].line))
        drawing.whirlpools = words
    elif len(first.text) == 1:
        read_meaning(drawing, words)
    else:
        raise drawing.wrong(first, Wording("map-no-line", text=shown(first), width=WIDTH))


def read_row(drawing: Drawing, number: Word, signs: list[Word]) -> None:
    row = len(drawing.squares) // WIDTH + 1
    if row > HEIGHT:
        raise drawing.wrong(number, Wording("map-too-many-rows", rows=HEIGHT))
    if number.text != str(row):
        raise drawing.wrong(number, Wording("map-other-row", row=row, text=shown(number), rows=HEIGHT))
    for sign in signs:
        if len(sign.text) != 1 or sign.text.isdecimal() or not sign.text.isprintable():
            raise drawing.wrong(sign, Wording("map-no-square", text=shown(sign)))
    if len(signs) != WIDTH:
        at = signs[-1] if signs else number
        raise drawing.wrong(at, Wording("map-row-length", width=WIDTH, count=len(signs)))
    drawing.squares += signs


def read_meaning(drawing: Drawing, words: list[Word]) -> None:
    sign, name = words[0], words[1] if len(words) > 1 else None
    if name is None:
        raise drawing.wrong(sign, Wording("map-sign-alone", sign=shown(sign)))
    if name.text not in MEANINGS:
        raise drawing.wrong(name, unknown(name))
    if sign.text in drawing.legend:
        meaning = drawing.legend[sign.text].name.text
        raise drawing.wrong(sign, Wording("map-sign-twice", sign=sign.text, name=meaning))
    if other := drawing.meaning_of(name.text):
        raise drawing.wrong(name, Wording("map-name-twice", name=name.text, sign=other.sign.text))
    value, room = read_numbers(drawing, name, words[2:]) if name.text in PLACE_NAMES else (0, 0)
    if name.text not in PLACE_NAMES and len(words) > 2:
        raise drawing.wrong(words[2], Wording("map-no-numbers", name=name.text, text=shown(words[2])))
    drawing.legend[sign.text] = Meaning(sign, name, value, room)


def unknown(name: Word) -> Wording:
    if name.text == "land":
        return Wording("map-land", sign=LAND_SIGN)
    close = get_close_matches(name.text.lower()[:30], MEANINGS, 1, 0.75)
    if close:
        return Wording("map-unknown-close", name=shown(name), close=close[0])
    return Wording("map-unknown", name=shown(name), names=", ".join(MEANINGS))


def read_numbers(drawing: Drawing, name: Word, numbers: list[Word]) -> tuple[int, int]:
    """Of a place: value, then chest spaces of a city or marks of a settlement."""
    settlement = PLACE_NAMES.index(name.text) >= CITIES
    most = (MOST_VALUE, MOST_MARKS if settlement else MOST_SPACES)
    what = ("value", "marks" if settlement else "spaces")
    if len(numbers) != 2:
        at = numbers[2] if len(numbers) > 2 else name
        raise drawing.wrong(at, Wording("map-two-numbers", name=name.text, second=what[1], count=len(numbers)))
    for word, upto, kind in zip(numbers, most, what, strict=True):
        if not re.fullmatch(r"[0-9]{1,2}", word.text) or not 1 <= int(word.text) <= upto:
            wrong = Wording("map-number", what=kind, name=name.text, most=upto, text=shown(word))
            raise drawing.wrong(word, wrong)
    return int(numbers[0].text), int(numbers[1].text)


def shown(word: Word) -> str:
    return word.text if len(word.text) <= 20 else f"{word.text[:20]}…"


# --- laying the map -----------------------------------------------------------------------------------------------


def lay_squares(map: Map, drawing: Drawing) -> None:
    seen: dict[str, int] = {}
    for square, sign in enumerate(drawing.squares):
        if sign.text == LAND_SIGN:
            continue
        if sign.text not in drawing.legend:
            raise drawing.wrong(sign, Wording("map-sign-unknown", sign=shown(sign)))
        meaning = drawing.legend[sign.text]
        name = meaning.name.text
        if name in ONCE and name in seen:
            raise drawing.wrong(sign, Wording("map-drawn-twice", name=name, square=SQUARE_NAMES[seen[name]]))
        seen[name] = square
        map.ground[square] = GROUNDS.get(name, BARRED)
        if name in PLACE_NAMES:
            place = PLACE_NAMES.index(name)
            map.square_of[place], map.value[place], map.room[place] = square, meaning.value, meaning.room
    for name in MEANINGS:
        if name not in seen:
            raise drawing.wrong(drawing.line_of(name), missing(name, drawing.meaning_of(name)))
    map.athens, map.kylix, map.hydra_start = seen["athens"], seen["kylix"], seen["hydra"]


def missing(name: str, meaning: Meaning | None) -> Wording:
    if meaning is not None:
        return Wording("map-not-drawn", name=name, sign=meaning.sign.text, often="once" if name in ONCE else "often")
    return Wording("map-missing", name=name, numbers="two" if name in PLACE_NAMES else "none")


def lay_water(map: Map) -> None:
    """Section 1.3, DK-CHARY-02: squares are adjacent by their edges."""
    for square in range(SQUARES):
        row, column = divmod(square, WIDTH)
        for to, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if 0 <= row + down < HEIGHT and 0 <= column + right < WIDTH:
                map.neighbour[4 * square + to] = square + WIDTH * down + right
        kind = map.ground[square]
        if kind == SEA:
            map.sea |= BIT[square]
            if row in (0, HEIGHT - 1) or column in (0, WIDTH - 1):
                map.edge |= BIT[square]
        elif kind == ANCHOR:
            map.anchors |= BIT[square]
        elif kind == STYX:
            map.styx |= BIT[square]


def lay_places(map: Map, drawing: Drawing) -> None:
    """DK-STYX-01, DK-CHARY-09: an approach is a sea square next to a place."""
    for place, name in enumerate(PLACE_NAMES):
        at = map.square_of[place]
        approaches = [square for square in beside(map, at) if map.ground[square] == SEA]
        for square in approaches:
            map.near[square] |= 1 << place
        if not approaches:
            raise drawing.wrong(drawing.squares[at], Wording("map-no-approach", name=name))


def lay_whirlpools(map: Map, drawing: Drawing) -> None:
    if not drawing.whirlpools:
        raise drawing.wrong(drawing.end(), Wording("map-no-whirlpools"))
    first, *squares = drawing.whirlpools
    for word in squares:
        if word.text not in SQUARE_NAMES or not map.edge >> SQUARE_NAMES.index(word.text) & 1:
            raise drawing.wrong(word, Wording("map-no-edge", text=shown(word)))
    if len(squares) != WHIRLPOOLS or len({word.text for word in squares}) != WHIRLPOOLS:
        raise drawing.wrong(first, Wording("map-whirlpools", count=WHIRLPOOLS))
    for number, word in enumerate(squares):
        map.whirlpools[number] = SQUARE_NAMES.index(word.text)


def check_map(map: Map, drawing: Drawing) -> None:
    spaces = sum(map.room[city] for city in range(CITIES))
    if spaces != CHESTS:
        cities = [meaning for meaning in drawing.legend.values() if meaning.name.text in PLACE_NAMES[:CITIES]]
        raise drawing.wrong(cities[-1].name, Wording("map-chest-spaces", spaces=spaces, chests=CHESTS))
    anchors = number_of(map.anchors)
    if anchors < MOST_SEATS:
        raise drawing.wrong(drawing.line_of("anchor"), Wording("map-anchors", ships=MOST_SEATS, anchors=anchors))
    sea = number_of(map.sea)
    if sea < LEAST_SEA:
        raise drawing.wrong(drawing.line_of("sea"), Wording("map-little-sea", least=LEAST_SEA, count=sea))
    check_connected(map, drawing, map.sea, "sea")
    check_connected(map, drawing, map.sea | map.anchors, "sea")
    check_connected(map, drawing, map.sea | map.anchors | map.styx, "water")


def check_connected(map: Map, drawing: Drawing, squares: int, kind: str) -> None:
    part = flooded(map, squares)
    smaller = min(part, squares & ~part, key=number_of)
    if smaller:
        at = (smaller & -smaller).bit_length() - 1
        raise drawing.wrong(drawing.squares[at], Wording("map-in-parts", kind=kind, square=SQUARE_NAMES[at]))


def flooded(map: Map, squares: int) -> int:
    """What of these squares can be reached from the first, as bits."""
    reached = squares & -squares
    while True:
        wider = reached
        for square in range(SQUARES):
            if reached >> square & 1:
                wider |= sum(BIT[other] for other in beside(map, square)) & squares
        if wider == reached:
            return reached
        reached = wider


def number_of(squares: int) -> int:
    return squares.bit_count()


def beside(map: Map, square: int) -> list[int]:
    return [other for to in range(4) if (other := map.neighbour[4 * square + to]) >= 0]
