"""Small positions of Fight for Olympus: every split of the unseen cards is equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from tests.laws.small import Small
from tests.olympus.table import SEATS, Position, Table
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.state import State
from theomachy.games.olympus.view import hand_of

Hands = tuple[tuple[str, ...], tuple[str, ...]]


@dataclass
class Sketch:
    """A table with a few unseen cards; the rest lies in the discard pile."""

    name: str
    seat: str
    position: Position
    deck: str  # in the pile, or out of the game
    fits: Callable[[Hands], bool] = lambda hands: True  # could whoever is asked be asked with these hands?
    plays: str = ""  # a card that is announced at once

    def table(self) -> Table:
        words = " ".join(str(self.position.get(zone, "")) for zone in ("a", "b", "hand_a", "hand_b"))
        seen = Counter(word.rstrip("!?,") for word in (words + " " + self.deck).split())
        rest = [card["id"] for card in standard() for _ in range(card["copies"] - seen[card["id"]])]
        table = Table(**self.position, discard=" ".join(rest), pile=max(1, len(self.deck.split()) - 1))
        return table.do(f"PLAY({self.plays})" if self.plays else "")

    def hand(self, seat: int, hidden: bool) -> list[str]:
        """The cards of a hand that the guessing seat does not know, or those that it does."""
        words = str(self.position.get(("hand_a", "hand_b")[seat], "")).split()
        seen = "!" if self.seat == "watcher" else "!?"
        unseen = [SEATS[self.seat] != seat and word[-1] not in seen for word in words]
        ids = [word.rstrip("!?") for word, is_hidden in zip(words, unseen, strict=True) if is_hidden == hidden]
        return [id for id in ids if id != self.plays]

    def splits(self) -> dict[Hands, float]:
        """Every pair of hands that fits, with its part of all; every card of the unseen is told apart."""
        hidden = [self.hand(seat, hidden=True) for seat in (0, 1)]
        known = [self.hand(seat, hidden=False) for seat in (0, 1)]
        unseen = list(enumerate(hidden[0] + hidden[1] + self.deck.split()))
        counts: Counter[Hands] = Counter()
        for first in combinations(unseen, len(hidden[0])):
            left = [card for card in unseen if card not in first]
            for second in combinations(left, len(hidden[1])):
                one, two = (
                    sorted(own + [id for _, id in got]) for own, got in zip(known, (first, second), strict=True)
                )
                pair = tuple(one), tuple(two)
                if self.fits(pair):
                    counts[pair] += 1
        return {hands: count / counts.total() for hands, count in counts.items()}


def hands_of(s: State) -> Hands:
    ids = [card.id for card in s.options.cards.cards]
    one, two = (tuple(sorted(ids[card] for card in hand_of(s, seat))) for seat in (0, 1))
    return one, two


RED, BLUE = {"cicones", "teucer"}, {"phaeacians", "argonauts", "nausicaa"}
SKETCHES = [
    Sketch("my turn", "a", {"hand_a": "myrmidons", "hand_b": "hector carians jason"}, "carians medea circe leda"),
    Sketch("a known card", "a", {"hand_a": "myrmidons", "hand_b": "hector carians! jason"}, "carians medea circe leda"),
    Sketch("what Argus saw", "b",
           {"active": "b", "hand_b": "myrmidons", "hand_a": "hector? carians carians jason!"}, "lapiths lapiths leda"),
    Sketch("who cannot play a card is asked as well", "b",
          {"hand_a": "carians hector", "hand_b": "ajax"}, "carians medea circe sword_red tydeus"),
    Sketch("paying", "b",
          {"hand_a": "bellerophon cicones teucer phaeacians argonauts", "hand_b": "ajax"}, "nausicaa carians leda",
          # one red and two blue symbols, and a choice of red cards
          lambda hands: len(RED & {*hands[0]}) == 2 and len(BLUE & {*hands[0]}) >= 2,
          plays="bellerophon"),
    Sketch("a watcher", "watcher", {"hand_a": "myrmidons! carians hector", "hand_b": "jason? dardani"},
          "carians medea"),
    Sketch("a watcher, and chance is asked", "watcher",
          {"phase": "draw", "hand_a": "carians hector", "hand_b": "jason dardani"}, "carians medea leda"),
]  # fmt: skip
POSITIONS = WITH_ALL_CARDS = len(SKETCHES)


def small_positions() -> list[Small]:
    return [Small(of.name, of.table().s, SEATS[of.seat], of.splits(), hands_of) for of in SKETCHES]
