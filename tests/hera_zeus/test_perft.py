"""How many sequences of decisions there are from a position, chance included: a tripwire for every change of the rules.

Each number is also counted by the second engine, which shares no line with the first; a few are counted by hand.
"""

import pytest

from tests.hera_zeus.second_engine import Card, Over, Piece, SecondEngine, Side
from tests.hera_zeus.table import GAME, Box, Table
from tests.played import perft
from theomachy.kernel.options import Value

# --- the same by the second engine: it is played anew for every sequence --------------------------------------------


class Start:
    """A position in words of its own: columns, hand and pile of each side."""

    def __init__(self, hera: str, zeus: str, points: int, total: int, **options: Value) -> None:
        self.sides = (hera, zeus)
        self.points, self.total, self.options = points, total, options

    def table(self) -> Table:
        hera, zeus = self.sides
        return Table(f"Hera {self.points}/{self.total}  H {hera}   Z {zeus}", "rio-grande", **self.options)

    def second(self) -> SecondEngine:
        engine = SecondEngine(dict(self.options))
        engine.total, engine.spent, engine.turns = self.total, self.total - self.points, 2
        for side, text in zip((engine.hera, engine.zeus), self.sides, strict=True):
            fill(side, text)
        return engine

    def count(self, depth: int, path: tuple[str, ...] = ()) -> int:
        answers = self.answers_after(path)
        if len(path) + 1 == depth:
            return len(answers)
        return sum(self.count(depth, (*path, answer)) for answer in answers)

    def answers_after(self, path: tuple[str, ...]) -> list[str]:
        game = self.second().go_on()
        try:
            question = next(game)
            for answer in path:
                question = game.send(answer)
            return list(question.answers)
        except Over:
            return []


def fill(side: Side, text: str) -> None:
    side.draw_pile = [Card("?", side.name)] * 10
    for zone in text.split("|"):
        name, *words = zone.split()
        cards = [Card(word.rstrip("+-")[-1], side.name if word[0] != "*" else "other") for word in words]
        if name == "draw":
            side.draw_pile = [Card("?", side.name)] * int(words[0])
        elif name == "hand":
            side.hand = [card for card in cards if card.kind != "0"]
        elif name == "pile":
            side.pile = cards
        elif words != ["."]:
            if words[0] == "F":
                side.figure, words, cards = name, words[1:], cards[1:]
            side.columns[name] = [Piece(card, word[-1] == "+") for card, word in zip(cards, words, strict=True)]


SMALL = Start("A 5- | hand 4", "A 3- | hand 0 | draw 0", 1, 1)
PANDORA = Start("A 5- 2- | B 4- | hand P *3 | draw 0", "A X- 6- 3- | B M- | hand 2 M 2", 2, 2)
GODS = Start("A F 5- | B 3- | hand D H P | pile G Y P", "A 4- | B F 2- | hand Y G | pile 5", 3, 4)
LATE = Start(
    "A 5- | B 2- 3- | hand G 4 E | pile P P | draw 3", "A 4- | C 2+ | hand P 7", 1, 2, persephone_count="choose"
)
EMPTY = Start(
    "A 5- | hand D H Y P | draw 0", "A 4+ | hand 0 | draw 1", 2, 2, empty_plays="allowed", won_card_pile="owner"
)


def test_counted_by_hand() -> None:
    s = SMALL.table().s
    assert perft(GAME, s, 1) == 3  # DRAW, LAY(4), CHALLENGE(A)
    assert perft(GAME, s, 2) == 1 + 4 + 0  # an unknown card; A1 A2 B1 C1; Zeus has a bare field and has lost
    assert perft(GAME, s, 3) == 1 + 4  # Zeus can only challenge in A, and loses his 3 to the 5 or the 4 in front of it
    assert perft(GAME, s, 4) == 2 + 4  # Hera may draw or lay the 4; with the 4 on the field, draw
    assert perft(GAME, s, 5) == (1 + 4) + 4
    assert perft(GAME, s, 6) == 2  # only with a second column, in B or C, is there a point left: to draw
    assert perft(GAME, s, 7) == 2
    assert perft(GAME, s, 8) == 0  # Zeus begins with a bare field


def test_the_opening_counted_by_hand() -> None:
    """Hera's number cards are 5 4 4 3 P P M Y: 6 codes.  After a 4 or P there are still 6, else 5: 2 * 6 + 4 * 5."""
    s = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G").s
    assert perft(GAME, s, 1) == 6
    assert perft(GAME, s, 2) == 32
    # Third card: of 6 codes with two of them double.  First two cards: 44 or PP leave 5 (2 ways); 4P or P4 leave 6 (2);
    # a double and a single, in either order: 2*2*4 = 16 ways leave 5; two singles: 4*3 = 12 ways leave 4.
    assert perft(GAME, s, 3) == 2 * 5 + 2 * 6 + 16 * 5 + 12 * 4
    assert perft(GAME, s, 4) == 150 * 6  # Zeus: 6 5 3 3 2 P M, six codes


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (SMALL, [3, 5, 5, 6, 9, 2, 2, 0]),
        (PANDORA, [5, 21, 70, 246, 854, 2938]),
        (GODS, [6, 19, 75, 257, 898, 3076]),
        (LATE, [5, 14, 35, 124, 471, 1574]),
        (EMPTY, [7, 27, 102, 202, 453, 890]),
    ],
    ids=["small", "pandora", "gods", "late", "empty"],
)
def test_the_second_engine_counts_the_same(start: Start, counts: list[int]) -> None:
    for depth, count in enumerate(counts, 1):
        assert start.count(depth) == count
        assert perft(GAME, start.table().s, depth) == count


def test_from_the_first_turn_after_a_fixed_deal() -> None:
    deal = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G")
    assert [perft(GAME, deal.s, depth) for depth in range(1, 6)] == [6, 32, 150, 900, 4650]
    laid = deal.begin("LAY(5) LAY(4) LAY(M) LAY(6) LAY(3) LAY(M)")
    assert [perft(GAME, laid.s, depth) for depth in range(1, 6)] == [6, 43, 240, 1807, 9622]
