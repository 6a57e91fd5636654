"""What a net sees of Hera and Zeus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.features import check_features, features_of, positions
from tests.hera_zeus.table import GAME, Table
from theomachy.games.hera_zeus import features as f
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.notation import CODE_TEXT
from theomachy.games.hera_zeus.view import View

CODES = {text: code for code, text in CODE_TEXT.items()}
SPECIAL = [CODE_TEXT[kind] for kind in range(v.PEGASUS, v.KINDS)]
NOTHING = f.FRONTS - 1


def seen(ours: View, theirs: View) -> Iterator[int]:
    sides = (ours.seat, theirs.seat)
    fronts = [
        [front_of(view, seat, lane) for lane in v.LANES] for view, seat in zip((ours, theirs), sides, strict=True)
    ]
    for other, (view, seat) in enumerate(zip((ours, theirs), sides, strict=True)):
        pieces = 0
        for lane, name in enumerate(v.LANES):
            column = view.field[seat][name]
            pieces += len(column)
            yield f.HEIGHT + 15 * other + 5 * lane + len(column)
            yield f.FRONT + 3 * f.FRONTS * other + f.FRONTS * lane + fronts[other][lane]
            for row, piece in enumerate(column):
                code = v.FIGURE if piece.card == "F" else CODES[piece.card]
                yield f.PIECE + 208 * other + 52 * row + 2 * code + piece.face_up
                if code == v.CAPTIVE:
                    yield f.CAPTIVE + 72 * other + 18 * row + fronts[1 - other][lane]
        yield f.FIELD + 13 * other + pieces
        yield f.HAND + 13 * other + min(len(view.hand), 12)
        yield f.TO_DRAW + 9 * other + min(len(view.draw_pile) // 4, 8)
        for card, copies in Counter(view.hand).items():
            yield f.HELD + 69 * other + 3 * CODES[card] + min(copies, 3) - 1
        for start, zone in ((f.DRAWN, view.draw_pile), (f.LOST, view.piles[seat])):
            for kind, card in enumerate(SPECIAL):
                if card in zone:
                    yield start + 30 * other + 3 * kind + min(zone.count(card), 3) - 1
    for lane, name in enumerate(v.LANES):
        pair = f.FRONTS * fronts[0][lane] + fronts[1][lane]
        yield f.PAIR + pair
        column = ours.field[theirs.seat][name]
        if column and column[0].face_up and column[0].card != "F":
            yield f.SHOWN_PAIR + pair
    yield f.LEFT + min(theirs.points, 5) + (0 if ours.active == ours.seat else 6)
    yield f.AGE + min(theirs.turns // 8, 7)


def front_of(view: View, seat: int, lane: str) -> int:
    column = view.field[seat][lane]
    if not column:
        return NOTHING
    return v.KINDS if column[0].card == "F" else int(v.kind_of(CODES[column[0].card]))


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_net_sees_what_the_seats_see(edition: str) -> None:
    for seed in range(3):
        for s in positions(GAME, GAME.options(edition), seed):
            in_play = [number for number in features_of(GAME, s)[0] if number >= f.OPENING]
            check_features(GAME, s, seen, in_play)


def test_a_net_sees_with_which_card_something_is_done() -> None:
    table = Table("""
        Hera 2/3    H A 5+ | B 3- | C 4- | hand 7 6 P
                    Z A 6+ 3- | B 4- | C 6- | hand (4)
    """)
    assert not [number for number in features_of(GAME, table.s)[0] if number >= f.OPENING]
    table.begin("LAY(7)")
    assert [number for number in features_of(GAME, table.s)[0] if number >= f.OPENING] == [f.IN_PLAY + v.SEVEN]
    opening = GAME.new(2, GAME.options())
    while opening.asked < 0:
        GAME.apply(opening, GAME.legal(opening)[0])
    assert f.OPENING in features_of(GAME, opening)[0]
