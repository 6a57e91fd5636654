"""How many sequences of decisions there are from a position, chance included: a tripwire for changes of the rules."""

import pytest

from tests.olympus.table import GAME, Box, Position, Table
from tests.played import perft


def test_the_opening_counted_by_hand() -> None:
    """Two of the six cards are free, the others cannot be paid or have no bearer."""
    s = Box("a", "carians dardani circe tydeus cadmus sword_red", "jason ajax leda priam helen theseus").s
    assert perft(GAME, s, 1) == 2  # KEEP, SKIP
    # KEEP: two cards, or none.  SKIP: a draw; 10 of the 84 kinds have been dealt out.
    assert perft(GAME, s, 2) == 3 + 74
    # A card: six spaces; DONE: KEEP, SKIP.  The second draw: one kind less, unless one of 10 whole pairs came first.
    assert perft(GAME, s, 3) == (2 * 6 + 2) + 74 * 73 + 10


def test_a_payment_counted_by_hand() -> None:
    """Tydeus costs two red symbols, and there are three red cards and a marker."""
    s = Table(hand_a="tydeus teucer amazons amazons", markers={"a": "red"}, pile=1).s
    # PLAY: Tydeus, Teucer, Amazons; DONE
    assert perft(GAME, s, 1) == 4
    # Tydeus: Teucer, Amazons, marker.  Teucer (one symbol): Tydeus, Amazons, marker.  Amazons: Tydeus, Teucer, Amazons,
    # marker.  DONE: one of 92 cards, of 84 kinds less Tydeus, Teucer and Amazons.
    assert perft(GAME, s, 2) == 3 + 3 + 4 + 81
    # Tydeus' second symbol: after Teucer two ways, after Amazons three, after the marker two; else one of six spaces.
    assert perft(GAME, s, 3) == (2 + 3 + 2) + 6 * 3 + 6 * 4 + 0


FIGHT: Position = {
    "a": "O1 chiron, O2 cycnus+sword_yellow, D1 medea, T1 nestor",
    "b": "O1 lapiths*3, O2 dardani*2, D1 danaans*2, T1 eurydice*2",
    "hand_a": "carians hector",
    "hand_b": "jason dardani",
    "phase": "attack",
    "pile": 3,
}
TRICKS: Position = {
    "a": "O1 hector+sword_red*2, O3 carians",
    "b": "O1 patroclus, D1 penelope*3",
    "hand_a": "peleus phaeacians argonauts myrmidons",
    "hand_b": "icarus dardani",
    "markers": {"a": "blue", "b": "green"},
    "pile": 2,
}
ORDER: Position = {
    "a": "O1 hector, O2 carians",
    "b": "O1 dardani",
    "hand_a": "agamemnon argonauts nausicaa ariadne dardani",
    "pile": 3,
}


@pytest.mark.parametrize(
    ("position", "edition", "counts"),
    [
        (FIGHT, "mayfair", [2, 6, 12, 26, 56, 275, 12092]),
        (FIGHT, "lookout", [2, 6, 12, 26, 56, 272, 12068]),
        (TRICKS, "mayfair", [5, 16, 212, 12178, 1952]),
        (TRICKS, "lookout", [5, 16, 212, 12178, 1948]),
        (ORDER, "mayfair", [6, 93, 6227]),
    ],
    ids=["fight", "fight, lookout", "tricks", "tricks, lookout", "order"],
)
def test_the_number_of_sequences(position: Position, edition: str, counts: list[int]) -> None:
    s = Table(**position, edition=edition).s
    assert [perft(GAME, s, depth) for depth in range(1, len(counts) + 1)] == counts


def test_from_the_first_turn_after_a_fixed_deal() -> None:
    deal = Box(
        "b", "hector carians cicones paris dardani sword_red", "peleus phaeacians amazons teucer odysseus danaans"
    )
    assert [perft(GAME, deal.s, depth) for depth in range(1, 5)] == [2, 85, 6034, 36264]
