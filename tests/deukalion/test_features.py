"""What a net sees of Deukalion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from tests.deukalion.table import GAME
from tests.features import check_features, features_of, positions
from tests.laws.deukalion import PLAYED
from theomachy.games.deukalion import features as f
from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.heuristics import at_hand
from theomachy.games.deukalion.map import Chart
from theomachy.games.deukalion.view import View

MOMENT = 200  # choices of a game that are looked at


def seen(chart: Chart, ours: View, theirs: View) -> Iterator[int]:
    for other, view in enumerate((ours, theirs)):
        player = ours.players[view.seat]
        yield f.ABOARD + 11 * other + player.aboard
        yield f.BELOW + 11 * other + player.below
        yield f.HONOUR + 25 * other + min(player.total, 24)
        yield from (f.ABOARD_CHEST + 5 * other + v.COLOURS.index(chest) for chest in player.chests)
        yield from (f.PERMANENT + 14 * other + v.ACTION_CARDS.index(card) for card in player.permanents)
        yield f.HAND + 9 * other + min(len(view.hand), 8)
        for card, copies in Counter(view.hand).items():
            yield f.HELD + 28 * other + 2 * v.ACTION_CARDS.index(card) + min(copies, 2) - 1
        if view.secret:
            yield f.SECRET + 16 * other + v.PURSUIT_NAMES.index(view.secret)
        if player.ship:
            square = v.SQUARE_NAMES.index(player.ship)
            yield f.SHIP + 63 * other + square
            yield f.HOME + 50 * other + 10 * min(len(player.chests), 4) + min(chart.to_anchor[square], 9)
            yield f.STYX + 20 * other + 2 * min(chart.to_styx[square], 9) + (player.below > 0)
            for place in range(v.PLACES):
                steps = chart.to_place[v.PLACES * square + place]
                if steps <= 4:
                    yield f.NEXT + 24 * other + 2 * place + (steps > 1)
    mine, yours = ours.players[ours.seat].total, ours.players[theirs.seat].total
    yield f.AHEAD + 12 + max(-12, min(mine - yours, 12))
    for city, chests in enumerate(ours.cities.values()):
        yield from (f.CHEST + 5 * city + v.COLOURS.index(chest) for chest in set(chests))
    for settlement, owner in enumerate(ours.owners.values()):
        yield f.OWNER + 3 * settlement + (2 if owner < 0 else int(owner != ours.seat))
    yield from (f.OPEN + v.PURSUIT_NAMES.index(card) for card in ours.open if card)
    yield f.HYDRA + v.SQUARE_NAMES.index(ours.hydra)
    yield f.PHASE + v.PHASES.index(ours.phase) + (0 if ours.active == ours.seat else 6)
    dice = (ours.kylix.hoplites, ours.kylix.move, ours.kylix.card, ours.kylix.hydra)
    for position, pips in enumerate(dice):
        if v.POSITIONS[position] not in ours.used:
            yield f.DIE + 6 * position + pips
    yield f.CENTRE + ours.centre
    if ours.mover >= 0:
        yield f.SAILING + int(ours.mover != ours.seat)
    yield f.AGE + min(ours.turns // 8, 7)


def test_a_net_sees_what_the_seats_see() -> None:
    for seed, whirlpools in enumerate(("off", "on")):
        options = GAME.options("standard", {"charybdis": whirlpools})
        for number, s in enumerate(positions(GAME, options, seed, PLAYED.likes)):
            if number == MOMENT * (seed + 1):
                break
            side = features_of(GAME, s)[1]
            steps = [f.STEPS + 6 * other + min(1 + at_hand(s, (side, 1 - side)[other]), 5) for other in (0, 1)]
            check_features(GAME, s, partial(seen, s.chart), steps)
