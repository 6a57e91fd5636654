"""What the map says, and what ships need of it, worked out once.  `drawing` reads it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion.vocabulary import BIT, PLACES, SQUARES, WHIRLPOOLS

BARRED: Final = 0  # land, places, Athens, the Kylix
SEA: Final = 1
ANCHOR: Final = 2
STYX: Final = 3

SHORT: Final = 3  # relocations go so far; longer ways are looked for only when they are needed
FARTHEST: Final = 12
FAR: Final = SQUARES  # more steps than any way has
MOST_CHARTS: Final = 64  # of one map; where whirlpools are put freely there are thousands


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
            if len(self.charts) >= MOST_CHARTS:
                self.charts.clear()
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
