"""The map of Deukalion, for whoever draws it."""

from __future__ import annotations

from typing_extensions import TypedDict

from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.drawing import read_map
from theomachy.games.deukalion.map import ANCHOR, BARRED, SEA, STYX
from theomachy.kernel.errors import BadInput, Wording
from theomachy.words.deukalion.things import ThingWords
from theomachy.words.game_words import Checked

GROUNDS = {BARRED: "land", SEA: "sea", ANCHOR: "anchor", STYX: "styx"}


class Square(TypedDict):
    """A square of the map."""

    square: str
    ground: str  # land, sea, anchor or styx; places, Athens and the Kylix stand on land
    neighbours: list[str]  # where a ship may step
    near: list[str]  # the places that can be challenged from here


class Place(TypedDict):
    """A city or a settlement."""

    place: str
    name: str
    kind: str  # city or settlement
    square: str
    value: int
    room: int  # chest spaces of a city, marks of a settlement


class SeaMap(TypedDict):
    """The squares row by row from the north-west; the places in the order of the box, cities first."""

    width: int
    height: int
    columns: list[str]
    squares: list[Square]
    places: list[Place]
    athens: str
    athens_name: str
    kylix: str
    hydra: str  # where it begins
    whirlpools: list[str]  # where they lie if they do not wander


class SeaWords(ThingWords):
    def map_info(self) -> SeaMap:
        map = self.map
        return {
            "width": v.WIDTH,
            "height": v.HEIGHT,
            "columns": list(v.COLUMNS),
            "squares": [self._square_info(at) for at in range(v.SQUARES)],
            "places": [self._place_info(place) for place in range(v.PLACES)],
            "athens": v.SQUARE_NAMES[map.athens],
            "athens_name": self.athens(),
            "kylix": v.SQUARE_NAMES[map.kylix],
            "hydra": v.SQUARE_NAMES[map.hydra_start],
            "whirlpools": [v.SQUARE_NAMES[map.whirlpools[number]] for number in range(v.WHIRLPOOLS)],
        }

    def checked(self, text: str) -> Checked:
        """Its first mistake, or the map."""
        try:
            map = read_map(text, "map")
        except BadInput as error:
            line, column, wrong = (error.wording.args[name] for name in ("line", "column", "wrong"))
            assert isinstance(line, int)
            assert isinstance(wrong, Wording)
            place = self.say("map-column", column=str(column))
            return {
                "mistakes": [{"line": line, "place": place, "text": self.say_error(wrong), "severity": "error"}],
                "cards": [],
                "map": None,
            }
        return {"mistakes": [], "cards": [], "map": dict(type(self)(self.language, self.game, map).map_info())}

    def _square_info(self, at: int) -> Square:
        beside = [self.map.neighbour[4 * at + direction] for direction in range(len(v.DIRECTIONS))]
        open_to_ships = [to for to in beside if to != v.NO_SQUARE and self.map.ground[to] != BARRED]
        return {
            "square": v.SQUARE_NAMES[at],
            "ground": GROUNDS[self.map.ground[at]],
            "neighbours": [v.SQUARE_NAMES[to] for to in open_to_ships],
            "near": [name for place, name in enumerate(v.PLACE_NAMES) if self.map.near[at] >> place & 1],
        }

    def _place_info(self, place: int) -> Place:
        return {
            "place": v.PLACE_NAMES[place],
            "name": self.place(v.PLACE_NAMES[place]),
            "kind": "city" if place < v.CITIES else "settlement",
            "square": v.SQUARE_NAMES[self.map.square_of[place]],
            "value": self.map.value[place],
            "room": self.map.room[place],
        }
