"""What can be said before it is asked: where the ship sails to challenge or to found, how many hoplites come back, and
what follows when ship or Hydra moves no further.  Made from a view, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.map import ANCHOR, BARRED, STYX
from theomachy.games.deukalion.view import View
from theomachy.kernel.seats import NOBODY


def plans(view: View) -> list[list[int]]:
    """The choices to make one after the other.  The last of them, by which a plan is known, cannot be made now."""
    if view.question == "main":
        return [plan for plan in [*voyages(view), *turn(view)] if plan[-1] not in view.legal]
    if view.question not in ("ship", "hydra"):
        return []
    then = [[v.STOP, *plan] for plan in turn(view)] if view.phase == v.PHASES[v.MAIN] else []
    return [plan for plan in [*voyages(view), *then] if plan[-1] not in view.legal]


# --- what is left of a turn -----------------------------------------------------------------------------------------


def die_of(view: View, position: str) -> int:
    """With what permanent cards add."""
    more = {"move": "argo", "hoplites": "asklepios"}.get(position) in view.players[view.active].permanents
    return view.kylix.on(position) + more


def turn(view: View) -> Iterator[list[int]]:
    """DK-ROUND-04, -06, DK-HOPLITE-03: the dice that are left, that for hoplites also with how many come back, and the
    end.  A Card die that is for the others alone comes with the end."""
    me = view.players[view.seat]
    left = [position for position in v.POSITIONS if position not in view.used]
    if me.below == 0 and "hoplites" in left:
        left.remove("hoplites")
    if view.kylix.card == 2 and "card" in left:
        left.remove("card")
    for position in left:
        yield [v.DIE + v.POSITIONS.index(position)]
    if "hoplites" in left:
        room = v.SHIPBOARD - me.aboard - len(me.chests)
        for count in range(1, min(die_of(view, "hoplites"), me.below, room) + 1):
            yield [v.DIE + v.HOPLITE_DIE, v.NUMBER + count]
    if left or view.hand:
        if "card" not in left:
            yield [v.END]
        elif view.kylix.card == 1:
            yield [v.DIE + v.CARD_DIE, v.END]


# --- what the ship can sail to --------------------------------------------------------------------------------------


def voyages(view: View) -> Iterator[list[int]]:
    """DK-CITY-01, -02, DK-SETTLE-01 to -03, -07: the shortest way to each place where there is something to do, and
    that."""
    begins = view.question == "main" and v.DIE + v.MOVE_DIE in view.legal
    if not begins and view.question != "ship":
        return
    near, done = view.options.map.near, set()
    for square, way in ways(view, die_of(view, "move") if begins else view.steps_left):
        for place in range(v.PLACES):
            deed = deed_at(view, place)
            if deed and near[square] >> place & 1 and place not in done:
                done.add(place)
                yield [v.DIE + v.MOVE_DIE, *way, deed] if begins else [*way, deed]


def ways(view: View, steps: int) -> Iterator[tuple[int, list[int]]]:
    """The squares to which the ship comes by so many steps without meeting anybody, the nearest first; not by the Styx,
    nor with chests by Athens."""
    map, me = view.options.map, view.players[view.seat]
    avoided = {BARRED, STYX, ANCHOR} if me.chests else {BARRED, STYX}
    met = {v.SQUARE_NAMES.index(ship) for ship in (view.hydra, *(player.ship for player in view.players))}
    found: list[tuple[int, list[int]]] = [(v.SQUARE_NAMES.index(me.ship), [])]
    for square, way in found:
        yield square, way
        for direction in range(len(v.DIRECTIONS)) if len(way) < steps else ():
            to = map.neighbour[4 * square + direction]
            if to != v.NO_SQUARE and map.ground[to] not in avoided and to not in met:
                met.add(to)
                found.append((to, [*way, v.DIR + direction]))


def deed_at(view: View, place: int) -> int | None:
    """What a crew could do there, from an approach."""
    name, crew = v.PLACE_NAMES[place], view.players[view.seat].aboard
    if place < v.CITIES:
        return v.ATTACK + place if view.cities[name] and crew else None
    if view.owners[name] == NOBODY:
        return v.FOUND + place - v.CITIES if crew >= view.options.map.room[place] else None
    return v.ATTACK + place if view.owners[name] != view.seat and crew else None
