"""The map is a drawing: read from text, checked line by line, and what ships need of it worked out once."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion.vocabulary import (
    BIT,
    CHESTS,
    CITIES,
    COLUMNS,
    HEIGHT,
    MOST_SEATS,
    PLACE_NAMES,
    PLACES,
    SETTLEMENTS,
    SQUARE_NAMES,
    SQUARES,
    WHIRLPOOLS,
    WIDTH,
)
from theomachy.kernel.errors import BadInput

BARRED: Final = 0  # land, places, Athens, the Kylix
SEA: Final = 1
ANCHOR: Final = 2
STYX: Final = 3
LAND_SIGN: Final = "#"
GROUNDS: Final = {"sea": SEA, "hydra": SEA, "anchor": ANCHOR, "styx": STYX}
ONCE: Final = ("athens", "kylix", "hydra", *PLACE_NAMES)
MEANINGS: Final = (*ONCE, "sea", "anchor", "styx")

SHORT: Final = 3  # relocations go so far; longer ways are looked for only when they are needed
FARTHEST: Final = 12
FAR: Final = SQUARES  # more steps than any way has

ROW: Final = re.compile(r"\s*([1-7])\s+(\S.*)")
SIGN: Final = re.compile(r"(\S)\s+([a-z]+)(?:\s+(\d+)\s+(\d+))?\s*")


class Map:
    """What the drawing says.  Squares are numbers, sets of squares bits."""

    def __init__(self) -> None:
        self.ground: vec[i64] = vec[i64]([BARRED] * SQUARES)
        self.neighbour: vec[i64] = vec[i64]([-1] * (4 * SQUARES))  # by square and direction
        self.near: vec[i64] = vec[i64]([0] * SQUARES)  # the places of which a square is an approach, as bits
        self.value: vec[i64] = vec[i64]([0] * PLACES)
        self.room: vec[i64] = vec[i64]([0] * PLACES)  # chest spaces of a city, marks of a settlement
        self.square_of: vec[i64] = vec[i64]([-1] * PLACES)
        self.whirlpools: vec[i64] = vec[i64]([-1] * WHIRLPOOLS)
        self.athens: i64 = -1
        self.kylix: i64 = -1
        self.hydra_start: i64 = -1
        self.sea: i64 = 0
        self.anchors: i64 = 0
        self.styx: i64 = 0
        self.edge: i64 = 0  # sea squares on the edge of the board
        self.charts: dict[tuple[int, int, int], Chart] = {}

    def chart(self, first: int, second: int, third: int) -> Chart:
        """The ways over this map with whirlpools at these squares, or -1 for none."""
        found = self.charts.get((first, second, third))
        if found is None:
            found = self.charts[first, second, third] = Chart(self, first, second, third)
        return found


class Chart:
    """DK-RELOCATE-01 to -03, DK-CHARY-08: where a ship or the Hydra comes by so many steps, no square used twice."""

    def __init__(self, map: Map, first: i64, second: i64, third: i64) -> None:
        self.map: Final = map
        self.whirlpools: Final = vec[i64]([first, second, third])
        self.ship: vec[i64] = vec[i64]([0] * (SHORT * SQUARES))
        self.hydra: vec[i64] = vec[i64]([0] * (SHORT * SQUARES))
        square: i64 = 0
        while square < SQUARES:
            if map.ground[square] != BARRED:
                steps: i64 = 1
                while steps <= SHORT:
                    self.ship[SHORT * square + steps - 1] = self.search(square, steps, False, 0)
                    self.hydra[SHORT * square + steps - 1] = self.search(square, steps, True, 0)
                    steps += 1
            square += 1
        self.to_place: vec[i64] = vec[i64]([FAR] * (PLACES * SQUARES))  # steps to its nearest approach
        self.to_anchor: vec[i64] = vec[i64]([FAR] * SQUARES)
        self.to_styx: vec[i64] = vec[i64]([FAR] * SQUARES)
        self.away: vec[i64] = vec[i64]([FAR] * (SQUARES * SQUARES))
        square = 0
        while square < SQUARES:
            if map.ground[square] != BARRED:
                self.measure(square)
            square += 1
        self.home: vec[i64] = vec[i64]([FAR] * PLACES)  # steps from the place to an anchor
        place: i64 = 0
        while place < PLACES:
            square = 0
            while square < SQUARES:
                if (map.near[square] >> place) & 1 == 1 and self.to_anchor[square] < self.home[place]:
                    self.home[place] = self.to_anchor[square]
                square += 1
            place += 1

    def measure(self, start: i64) -> None:
        """How far it is from a square to all others, with nobody in the way."""
        steps: i64 = 0
        seen: i64 = 0
        front = BIT[start]
        while front != 0:
            seen |= front
            then: i64 = 0
            square: i64 = 0
            while square < SQUARES:
                if (front >> square) & 1 == 1:
                    self.note(start, square, steps)
                    to: i64 = 0
                    while to < 4 + WHIRLPOOLS:
                        other = self.beside(square, to)
                        if other >= 0 and self.map.ground[other] != BARRED:
                            then |= BIT[other]
                        to += 1
                square += 1
            front = then & ~seen
            steps += 1

    def note(self, start: i64, square: i64, steps: i64) -> None:
        self.away[SQUARES * start + square] = steps
        if self.map.ground[square] == ANCHOR and steps < self.to_anchor[start]:
            self.to_anchor[start] = steps
        if self.map.ground[square] == STYX and steps < self.to_styx[start]:
            self.to_styx[start] = steps
        place: i64 = 0
        while place < PLACES:
            at = PLACES * start + place
            if (self.map.near[square] >> place) & 1 == 1 and steps < self.to_place[at]:
                self.to_place[at] = steps
            place += 1

    def reach(self, square: i64, steps: i64, hydra: bool) -> i64:
        """As bits."""
        if steps > SHORT:
            return self.search(square, steps, hydra, 0)
        if hydra:
            return self.hydra[SHORT * square + steps - 1]
        return self.ship[SHORT * square + steps - 1]

    def search(self, square: i64, steps: i64, hydra: bool, used: i64) -> i64:
        if steps == 0:
            return BIT[square]
        used |= BIT[square]
        found: i64 = 0
        to: i64 = 0
        while to < 4 + WHIRLPOOLS:
            other = self.beside(square, to)
            if other >= 0 and (used >> other) & 1 == 0 and self.enters(other, hydra):
                found |= self.search(other, steps - 1, hydra, used)
            to += 1
        return found

    def beside(self, square: i64, to: i64) -> i64:
        """In one of four directions, or through a whirlpool."""
        if to < 4:
            return self.map.neighbour[4 * square + to]
        if self.whirls(square):
            return self.whirlpools[to - 4]
        return -1

    def whirls(self, square: i64) -> bool:
        """Does a whirlpool touch this square?"""
        pools = self.whirlpools
        return pools[0] == square or pools[1] == square or pools[2] == square

    def enters(self, square: i64, hydra: bool) -> bool:
        if hydra:
            return self.map.ground[square] == SEA
        return self.map.ground[square] != BARRED


# --- reading ------------------------------------------------------------------------------------------------------


class Drawing:
    """A map file while it is read: the signs of the squares with their line and column, and what signs mean."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.rows: dict[int, list[tuple[str, int, int]]] = {}  # the sign, its line and column
        self.meaning: dict[str, tuple[str, int, int]] = {LAND_SIGN: ("land", 0, 0)}
        self.whirlpools: list[str] = []
        self.whirlpool_line = 0

    def wrong(self, line: int, column: int, what: str) -> BadInput:
        return BadInput(f"{self.source}, line {line}, column {column}: {what}")


def read_map(text: str, source: str = "the map") -> Map:
    """DK-MOVE-03: a map of one's own; it has the squares and places of the box, lying elsewhere."""
    drawing = Drawing(source)
    for number, line in enumerate(text.splitlines(), 1):
        read_line(drawing, number, line)
    map = Map()
    lay_squares(map, drawing)
    lay_places(map, drawing)
    lay_whirlpools(map, drawing)
    check_map(map, source)
    return map


def read_line(drawing: Drawing, number: int, line: str) -> None:
    if not line.strip() or line.startswith(LAND_SIGN) or line.split() == list(COLUMNS):
        return
    if found := ROW.fullmatch(line):
        row = int(found[1])
        signs = [(sign[0], number, sign.start() + 1) for sign in re.finditer(r"\S+", line)][1:]
        if row in drawing.rows:
            raise drawing.wrong(number, 1, f"row {row} is drawn twice.")
        if row != len(drawing.rows) + 1:
            raise drawing.wrong(number, 1, f"row {len(drawing.rows) + 1} is missing above row {row}.")
        for sign, _, column in signs:
            if len(sign) != 1:
                raise drawing.wrong(number, column, f"a square is a single sign, not {sign!r}.")
        if len(signs) != WIDTH:
            raise drawing.wrong(number, len(line.rstrip()), f"a row has {WIDTH} squares, not {len(signs)}.")
        drawing.rows[row] = signs
    elif line.startswith("whirlpools"):
        drawing.whirlpools, drawing.whirlpool_line = line.split()[1:], number
    elif found := SIGN.fullmatch(line):
        read_sign(drawing, number, found[1], found[2], found[3], found[4])
    else:
        raise drawing.wrong(number, 1, "this is neither a row of the map, nor a sign and its meaning, nor whirlpools.")


def read_sign(drawing: Drawing, number: int, sign: str, name: str, value: str | None, room: str | None) -> None:
    if sign in drawing.meaning:
        raise drawing.wrong(number, 1, f"the sign {sign} has a meaning already.")
    if name not in MEANINGS:
        raise drawing.wrong(number, 4, f"there is no {name!r} in the box.")
    if name in [meant for meant, _, _ in drawing.meaning.values()]:
        raise drawing.wrong(number, 4, f"{name} has a sign already.")
    if (name in PLACE_NAMES) != (value is not None):
        what = "its value and its spaces" if name in PLACE_NAMES else "no numbers"
        raise drawing.wrong(number, 4, f"{name} takes {what}.")
    drawing.meaning[sign] = name, int(value or 0), int(room or 0)


def lay_squares(map: Map, drawing: Drawing) -> None:
    if len(drawing.rows) != HEIGHT:
        raise BadInput(f"{drawing.source}: a map has {HEIGHT} rows, not {len(drawing.rows)}.")
    seen: dict[str, int] = {}
    for row, signs in drawing.rows.items():
        for column, (sign, line, at) in enumerate(signs):
            if sign not in drawing.meaning:
                raise drawing.wrong(line, at, f"the sign {sign} has no meaning in the legend.")
            name, value, room = drawing.meaning[sign]
            square = WIDTH * (row - 1) + column
            if name in ONCE and name in seen:
                raise drawing.wrong(line, at, f"{name} is on the map already, at {SQUARE_NAMES[seen[name]]}.")
            seen[name] = square
            map.ground[square] = GROUNDS.get(name, BARRED)
            if name in PLACE_NAMES:
                place = PLACE_NAMES.index(name)
                map.square_of[place], map.value[place], map.room[place] = square, value, room
    for name in ONCE:
        if name not in seen:
            raise BadInput(f"{drawing.source}: {name} is not on the map.")
    map.athens, map.kylix, map.hydra_start = seen["athens"], seen["kylix"], seen["hydra"]


def lay_places(map: Map, drawing: Drawing) -> None:
    """Section 1.3, DK-STYX-01, DK-CHARY-09: squares are adjacent by their edges; an approach is a sea square next to a
    place."""
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
    for place, name in enumerate(PLACE_NAMES):
        found = False
        for to in range(4):
            beside = map.neighbour[4 * map.square_of[place] + to]
            if beside >= 0 and map.ground[beside] == SEA:
                map.near[beside] |= 1 << place
                found = True
        if not found:
            raise BadInput(f"{drawing.source}: no sea square touches {name} at {SQUARE_NAMES[map.square_of[place]]}.")


def lay_whirlpools(map: Map, drawing: Drawing) -> None:
    line, names = drawing.whirlpool_line, drawing.whirlpools
    if len(set(names)) != WHIRLPOOLS or len(names) != WHIRLPOOLS:
        raise drawing.wrong(line, 1, f"there are {WHIRLPOOLS} whirlpools, at different squares.")
    for number, name in enumerate(names):
        if name not in SQUARE_NAMES or not map.edge >> SQUARE_NAMES.index(name) & 1:
            raise drawing.wrong(line, 1, f"{name} is no sea square on the edge of the map.")
        map.whirlpools[number] = SQUARE_NAMES.index(name)


def check_map(map: Map, source: str) -> None:
    spaces = sum(map.room[city] for city in range(CITIES))
    if spaces != CHESTS:
        raise BadInput(f"{source}: the cities have {spaces} chest spaces, and there are {CHESTS} chests.")
    for place, name in enumerate(PLACE_NAMES):
        if map.value[place] < 1 or map.room[place] < 1:
            raise BadInput(f"{source}: {name} needs a value and a space.")
    marks = [map.room[CITIES + settlement] for settlement in range(SETTLEMENTS)]
    if max(marks) > 3:
        raise BadInput(f"{source}: a settlement has at most 3 marks.")
    if number_of(map.anchors) < MOST_SEATS:
        raise BadInput(f"{source}: there are fewer anchor squares than ships.")
    if map.styx == 0:
        raise BadInput(f"{source}: the River Styx is missing.")
    if number_of(map.sea) < 12:
        raise BadInput(f"{source}: there is too little sea.")
    for squares, what in ((map.sea, "the sea"), (map.sea | map.anchors | map.styx, "the water")):
        if flooded(map, squares) != squares:
            raise BadInput(f"{source}: {what} falls into parts.")


def number_of(squares: int) -> int:
    return squares.bit_count()


def flooded(map: Map, squares: int) -> int:
    """What of these squares can be reached from the first."""
    reached = squares & -squares
    while True:
        wider = reached
        for square in range(SQUARES):
            if reached >> square & 1:
                for to in range(4):
                    beside = map.neighbour[4 * square + to]
                    if beside >= 0:
                        wider |= BIT[beside] & squares
        if wider == reached:
            return reached
        reached = wider


def packaged_map() -> str:
    return (files("theomachy.games.deukalion") / "map.txt").read_text(encoding="utf-8")
