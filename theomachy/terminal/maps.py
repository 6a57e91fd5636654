"""`theomachy map`: shows the map of Deukalion as a file to begin with, and checks maps people draw themselves."""

from __future__ import annotations

import argparse

from theomachy.commands import Parser, read_text
from theomachy.games.deukalion.drawing import beside, number_of, packaged_map, read_map
from theomachy.games.deukalion.map import ANCHOR, SEA, Map
from theomachy.games.deukalion.vocabulary import CITIES, PLACE_NAMES, PLACES, SQUARE_NAMES, SQUARES
from theomachy.kernel.errors import BadInput
from theomachy.words import Speech
from theomachy.words.deukalion import DeukalionWords
from theomachy.words.nearest import did_you_mean

GAME = "deukalion"


def add_arguments(p: Parser) -> None:
    w = Speech(p.w.language, "maps")
    p.things.add_argument("what", metavar=f"{GAME}|check", help=w.say("map-help-what"))
    p.things.add_argument("file", nargs="?", metavar="FILE", help=w.say("map-help-file"))


def run(args: argparse.Namespace) -> int:
    w = Speech(args.language, "maps")
    if args.what == "check":
        if args.file is None:
            raise BadInput("map-which-file")
        map = read_map(read_text(args.file), args.file)
        print("\n".join(description(map, w)))
        return 0
    if args.what != GAME:
        raise did_you_mean(BadInput("map-which", what=args.what), args.what, (GAME, "check"))
    if args.file is not None:
        raise BadInput("map-no-file", file=args.file)
    print(packaged_map(), end="")
    return 0


def description(map: Map, w: Speech) -> list[str]:
    """What the game has understood: place by place, and the water."""
    names = DeukalionWords(w.language, GAME)
    from_athens, from_styx = steps_from(map, map.anchors), steps_from(map, map.styx)
    lines = []
    for place in range(PLACES):
        approaches = [square for square in range(SQUARES) if map.near[square] >> place & 1]
        lines.append(
            w.say(
                "map-city" if place < CITIES else "map-settlement",
                place=names.place(PLACE_NAMES[place]),
                square=SQUARE_NAMES[map.square_of[place]],
                value=map.value[place],
                count=map.room[place],
                approaches=squares_named(approaches),
                athens=min(from_athens[square] for square in approaches),
                styx=min(from_styx[square] for square in approaches),
            )
        )
    counts = {"sea": number_of(map.sea), "anchors": number_of(map.anchors), "styx": number_of(map.styx)}
    lines.append(w.say("map-water", **counts, whirlpools=squares_named(list(map.whirlpools))))
    lines.append(w.say("map-fine"))
    return lines


def squares_named(squares: list[int]) -> str:
    return ", ".join(SQUARE_NAMES[square] for square in squares)


def steps_from(map: Map, squares: int) -> dict[int, int]:
    """The fewest steps of a ship from one of these squares, given as bits; it does not sail across the Styx."""
    found = {square: 0 for square in range(SQUARES) if squares >> square & 1}
    queue = list(found)
    for square in queue:
        for other in beside(map, square):
            if other not in found and map.ground[other] in (SEA, ANCHOR):
                found[other] = found[square] + 1
                queue.append(other)
    return found
