"""What a net sees of Fight for Olympus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.features import check_features, features_of, positions
from tests.laws.olympus import PLAYED
from theomachy.games.olympus import features as f
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.options import STANDARD
from theomachy.games.olympus.state import UNIT, VISITED, State
from theomachy.games.olympus.view import Unit, View

GAME = PLAYED.game
CARDS = STANDARD.cards


def seen(ours: View, theirs: View) -> Iterator[int]:
    for other, view in enumerate((ours, theirs)):
        seat = view.seat
        there = [ours.units.get(f"{v.SIDES[seat]}:{space}") for space in v.SPACES]
        opposite = [ours.units.get(f"{v.SIDES[1 - seat]}:{space}") for space in v.SPACES]
        for space, (unit, enemy) in enumerate(zip(there, opposite, strict=True)):
            if unit is None:
                yield f.FREE + 6 * other + space
                continue
            area = v.AREA_OF[space]
            attack = max(0, min(unit.attack, 6))
            yield f.UNIT + 252 * other + 84 * area + STANDARD.ids[unit.card]
            yield f.ATTACK + 42 * other + 7 * space + attack
            yield f.LEFT + 54 * other + 9 * space + left(unit)
            if unit.equipment:
                yield f.WORN + 84 * other + STANDARD.ids[unit.equipment]
            if enemy is None:
                yield f.UNANSWERED + 21 * other + 7 * area + attack
            else:
                yield f.BLOW + 63 * other + 9 * attack + left(enemy)
        yield f.UNITS + 7 * other + sum(unit is not None for unit in there)
        yield f.HAND + 15 * other + min(len(view.hand), 14)
        held = [CARDS[STANDARD.ids[card]] for card in view.hand]
        yield from (f.HELD + 84 * other + STANDARD.ids[card.id] for card in held)
        for colour in range(4):
            number = sum(card.colours == 1 << colour for card in held)
            yield f.OF_COLOUR + 24 * other + 6 * colour + min(number, 5)
        yield f.WILD + 6 * other + min(sum(card.multicolour for card in held), 5)
        yield f.MARKERS + 5 * other + len(ours.markers[seat])
        yield from (f.MARKER + 4 * other + v.COLOURS.index(colour) for colour in ours.markers[seat])
    yield from (f.MARKER + 8 + v.COLOURS.index(colour) for colour in ours.markers_on_board)
    yield f.POINTS + max(0, min(7 + ours.points[ours.seat] - ours.points[theirs.seat], 14))
    yield f.PILE + min(ours.pile // 4, 16)
    yield f.PHASE + v.PHASES.index(ours.phase) + (0 if ours.active == ours.seat else 5)
    if ours.announced is not None:
        yield f.IN_PLAY + STANDARD.ids[ours.announced.card]
        if theirs.question == "pay" or ours.question == "pay":
            yield f.PAID + min(len(ours.announced.cost) - ours.announced.paid, 4)


def left(unit: Unit) -> int:
    return max(0, min(unit.defence - unit.damage, 8))


def untold(s: State, side: int) -> Iterator[int]:
    """What no view shows, though nothing of it is hidden."""
    if s.phase < v.DRAWING:
        for space in range(v.SIDE):
            place = v.SIDE * s.active + space
            if (s.occupied >> place) & 1 and not s.units[UNIT * place + VISITED]:
                yield f.TO_ATTACK + (0 if s.active == side else v.SIDE) + space
    if s.turns == 0:
        yield f.FIRST_TURN + s.skipped
    if s.last_turn:
        yield f.LAST_TURN


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_net_sees_what_the_seats_see(edition: str) -> None:
    for seed in range(2):
        for s in positions(GAME, GAME.options(edition), seed, PLAYED.likes):
            check_features(GAME, s, seen, untold(s, features_of(GAME, s)[1]))


def test_every_card_of_the_box_has_a_feature() -> None:
    assert len(CARDS) == f.CARDS
