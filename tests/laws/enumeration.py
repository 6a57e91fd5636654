"""Every placement of hidden cards that fits what a seat saw, counted out: slow, simple, and no part of the sampler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial, prod

from theomachy.games.hera_zeus.state import (
    DEALT,
    DREW,
    FETCHED,
    GAINED,
    HELD,
    LAID,
    LEFT,
    LIFE,
    LOOKED,
    OPENED,
    PILE,
    SEEN,
    SHOWN,
    UP,
    WAS_PEGASUS,
    State,
    code_in,
    code_of,
    column,
    fetched_by,
    hades_at,
    height,
    seat_in,
    what_in,
)
from theomachy.games.hera_zeus.vocabulary import CAPTIVE, CODES, GOD, HADES, KINDS, NO_CARD, is_won

Placement = tuple[
    tuple[int, ...], tuple[int, ...], tuple[int, ...], int
]  # face-down places, hand, draw pile, Hades' card


def face_down(s: State, side: int) -> list[int]:
    return [
        column(side, lane) + row
        for lane in range(3)
        for row in range(1, height(s, side, lane) + 1)
        if s.field[column(side, lane) + row] & UP == 0
    ]


def held(zone: list[int]) -> tuple[int, ...]:
    return tuple(code for code in range(CODES) for _ in range(zone[code]))


def placement(s: State, side: int) -> Placement:
    """Where the hidden cards are in this state."""
    return (
        tuple(code_of(s.field[at]) for at in face_down(s, side)),
        held([s.hand[HELD * side + code] for code in range(CODES)]),
        held([s.draw_pile[HELD * side + code] for code in range(CODES)]),
        fetched_by(s, side),
    )


def entries(s: State, side: int) -> list[tuple[int, int, int]]:
    return [
        (i, what_in(s.memory[i]), code_in(s.memory[i])) for i in range(len(s.memory)) if seat_in(s.memory[i]) == side
    ]


def leads(
    story: list[tuple[int, int, int]], hand: Counter[int], laid: dict[int, int], brought: int
) -> Iterator[Counter[int]]:
    """Every hand to which this story can lead; each drawn card may be any."""
    if not story:
        yield hand
        return
    (i, what, code), rest = story[0], story[1:]
    if what in (LAID, SHOWN, LEFT):
        gone = laid.get(i, code)
        if hand[gone] > 0:
            yield from leads(rest, hand - Counter([gone]), laid, brought)
    elif what in (DREW, GAINED, FETCHED):
        for card in {DREW: range(KINDS), GAINED: [code], FETCHED: [brought]}[what]:
            yield from leads(rest, hand + Counter([card]), laid, brought)
    else:
        yield from leads(rest, hand, laid, brought)


def could_be(s: State, side: int, now: Counter[int], laid: dict[int, int], brought: int) -> bool:
    """Cut the story at the looks: each part must lead from one hand seen to the next, the last to the hand of now."""
    parts: list[list[tuple[int, int, int]]] = [[]]
    hands: list[Counter[int]] = []
    dealt = False
    for i, what, code in entries(s, side):
        if what in (LOOKED, OPENED):
            hands.append(Counter())
            parts.append([])
        elif what == SEEN:
            hands[-1][code] += 1
        else:
            dealt = dealt or what == DEALT
            parts[-1].append((i, what, code))
    hands.append(now)
    for part, start, end in zip(parts[1:], hands, hands[1:], strict=False):
        if end not in leads(part, start, laid, brought):
            return False
    size = sum(hands[0].values()) - sum(CHANGE.get(what, 0) for _, what, _ in parts[0])
    pool = [kind for kind in range(KINDS) if not (dealt and kind == CAPTIVE)]
    return any(
        hands[0] in leads(parts[0], Counter(first), laid, brought)
        for first in starts(pool, size, hands[0], parts[0], laid)
    )


CHANGE = {DREW: 1, GAINED: 1, FETCHED: 1, LAID: -1, SHOWN: -1, LEFT: -1}


def starts(
    pool: list[int], size: int, end: Counter[int], part: list[tuple[int, int, int]], laid: dict[int, int]
) -> Iterator[tuple[int, ...]]:
    """First hands worth trying: made of cards that left or are there in the end."""
    useful = set(end) | {laid.get(i, code) for i, what, code in part if what in (LAID, SHOWN, LEFT)}
    return combinations_with_replacement([kind for kind in pool if kind in useful], size)


def all_placements(s: State, seat: int) -> dict[Placement, float]:
    """Each placement that fits, with its part of all, copies told apart."""
    side = 1 - seat
    places = face_down(s, side)
    down_now, hand_now, pile_now, fetched = placement(s, side)
    candidates = {fetched}
    if fetched != NO_CARD and not any(what == WAS_PEGASUS for _, what, _ in entries(s, side)):
        sunk = {s.pile[PILE * side + i] for i in range(1, hades_at(s, side))} | {fetched}
        candidates = {code for code in sunk if code not in (CAPTIVE, HADES) and is_won(code) == is_won(fetched)}
    weights: dict[Placement, float] = {}
    for brought in candidates:
        hidden = Counter(down_now + hand_now + pile_now)
        if brought != fetched:
            if hidden[fetched] == 0:  # it has come to light
                continue
            hidden = hidden - Counter([fetched]) + Counter([brought])
        for down in set(permutations(sorted(hidden.elements()), len(places))):
            if any(is_won(a) != is_won(b) or GOD <= a < KINDS for a, b in zip(down, down_now, strict=True)):
                continue
            rest = hidden - Counter(down)
            laid = {s.field[at] // LIFE: code for at, code in zip(places, down, strict=True)}
            for hand in set(combinations(sorted(rest.elements()), len(hand_now))):
                pile = rest - Counter(hand)
                if not any(map(is_won, pile)) and could_be(s, side, Counter(hand), laid, brought):
                    copies = [*Counter(hand).values(), *pile.values()]
                    weights[down, hand, tuple(sorted(pile.elements())), brought] = 1 / prod(map(factorial, copies))
    total = sum(weights.values())
    return {placement: weight / total for placement, weight in weights.items()}
