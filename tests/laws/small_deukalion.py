"""Small positions of Deukalion: every deal of the unseen cards, and every course of events that fits, counts once."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations, product

from tests.deukalion.table import GAME, NAMES, SEATS, Table
from tests.laws.small import Small
from theomachy.build import compiled
from theomachy.games.deukalion.box import COPIES
from theomachy.games.deukalion.state import (
    DISCARDED,
    PILE,
    PILE_SIZE,
    PURSUIT_PILE,
    SECRET,
    State,
    add_to_hand,
    discard_size,
    empty_table,
    in_hand,
    pile_size,
)
from theomachy.games.deukalion.steps import DRAW, discard_card, steal_card
from theomachy.games.deukalion.vocabulary import (
    ACTION_CARDS,
    AJAX,
    ARES,
    ATHENA,
    CHARON,
    DRAWN,
    KINDS,
    NO_CARD,
    PURSUIT_NAMES,
    TYCHE,
    ZEPHYR,
)
from theomachy.kernel.options import Value
from theomachy.kernel.seats import WATCHER
from theomachy.kernel.state import settle

Hands = tuple[tuple[str, ...], ...]
Secrets = tuple[str, ...]
Deal = tuple[Hands, Secrets]


@dataclass
class Sketch:
    """A table with a few unseen cards; other Action cards are discarded, other Pursuit cards are out of the game."""

    name: str
    seat: str
    hands: str  # of A, B and so on, with bars between them
    pile: str
    secrets: str  # 0 for none
    pursuits: str  # in the pile
    head: str = "A acts"
    does: str = ""
    knows: dict[str, str] = field(default_factory=dict)  # after that: cards in the hands of others
    sees: str = ""  # and whose secret card was laid open
    options: dict[str, Value] = field(default_factory=dict)

    def table(self) -> Table:
        hands, secrets = self.hands.split("|"), self.secrets.split()
        named = Counter(f"{self.hands} {self.pile} {self.head}".split())
        rest = " ".join(c for kind, c in enumerate(ACTION_CARDS) for _ in range(COPIES[kind] - named[c]))
        sides = "    ".join(
            f"{NAMES[seat]}: hand {hand.strip() or 0} | secret {secret}"
            for seat, (hand, secret) in enumerate(zip(hands, secrets, strict=True))
        )
        table = Table(f"{self.head} | discard {rest}    {sides}", **self.options)
        pile = sum(1 << PURSUIT_NAMES.index(card) for card in self.pursuits.split())
        table.s.removed = table.s.hidden[PURSUIT_PILE] & ~pile
        table.s.hidden[PURSUIT_PILE] = pile
        return table.do(self.does)

    def deals(self, s: State) -> dict[Deal, float]:
        """Every deal that fits, with its part of all; every card of the unseen is told apart."""
        hands, secrets = deal_of(s)
        seat = SEATS[self.seat]
        known = [list(hands[p]) if p == seat else self.knows.get(NAMES[p], "").split() for p in range(s.seats)]
        hidden = [sorted((Counter(hands[p]) - Counter(known[p])).elements()) for p in range(s.seats)]
        unseen = [*enumerate(self.pile.split() + [card for cards in hidden for card in cards])]
        holders = [p for p in range(s.seats) if secrets[p] and p != seat and NAMES[p] not in self.sees]
        pursuits = [*self.pursuits.split(), *(secrets[p] for p in holders)]
        counts: Counter[Deal] = Counter()
        for split, cards in product(
            splits(unseen, [len(cards) for cards in hidden]), permutations(pursuits, len(holders))
        ):
            guessed = list(secrets)
            for holder, card in zip(holders, cards, strict=True):
                guessed[holder] = card
            full = tuple(tuple(sorted(own + got)) for own, got in zip(known, split, strict=True))
            counts[full, tuple(guessed)] += 1
        return {deal: count / counts.total() for deal, count in counts.items()}


def splits(unseen: list[tuple[int, str]], sizes: list[int]) -> Iterator[list[list[str]]]:
    """All ways to deal hands of these sizes; what is left is the pile."""
    if not sizes:
        yield []
        return
    for hand in combinations(unseen, sizes[0]):
        for others in splits([card for card in unseen if card not in hand], sizes[1:]):
            yield [[name for _, name in hand], *others]


def deal_of(s: State) -> Deal:
    hands = tuple(
        tuple(sorted(card for kind, card in enumerate(ACTION_CARDS) for _ in range(in_hand(s, seat, kind))))
        for seat in range(s.seats)
    )
    cards = (s.hidden[SECRET + seat] for seat in range(s.seats))
    return hands, tuple("" if card == NO_CARD else PURSUIT_NAMES[card] for card in cards)


STOLEN = "CARD(hermes) PLAYER(B) {charon}"
SKETCHES = [
    Sketch("two", "A", "ares | zephyr charon", "zephyr tyche athena", "P01 P02", "P03 P04"),
    Sketch("a secret card is completed", "A", "ares | zephyr zephyr ajax", "zephyr charon tyche", "P01 0", "P03 P04"),
    Sketch("three", "A", "ares | zephyr charon | tyche", "zephyr athena", "P01 P02 P03", "P04 P05"),
    Sketch("three, and it is another's turn", "C", "ares | zephyr charon | tyche", "zephyr", "P01 P02 0", "P04 P05"),
    Sketch("the thief", "A", "hermes | zephyr charon ajax | tyche", "zephyr athena", "P01 P02 P03", "P04", does=STOLEN),
    Sketch("the victim", "B", "hermes zephyr | zephyr charon ajax | tyche", "zephyr athena", "P01 P02 P03", "P04",
          does=STOLEN, knows={"A": "charon"}),
    Sketch("another sees a theft", "C", "hermes zephyr | charon ajax | tyche", "zephyr", "P01 P02 P03", "P04",
          does=STOLEN),
    Sketch("a watcher", "watcher", "hermes zephyr | charon ajax | tyche", "charon", "P01 P02 0", "P04", does=STOLEN),
    Sketch("cards known to be under the pile", "B", "ares | zephyr charon | tyche tyche", "ajax", "0 P02 P03", "P04",
          head="A acts | under pythia hermes"),
    Sketch("a secret card is laid open", "B", "ares | zephyr charon | tyche", "zephyr ajax", "P01 P02 P08", "P04 P05",
          head="C sails 1 | hydra d3", does="DIR(s)", sees="C", options={"secret_hydra": "reveal"}),
]  # fmt: skip


# --- stories --------------------------------------------------------------------------------------------------------
# Draws, thefts, cards that are played and new piles, in a box with a few cards; what each is told is followed through
# all worlds in which he could be.

BOX = (ZEPHYR, ZEPHYR, ZEPHYR, CHARON, CHARON, ATHENA, ATHENA, TYCHE, AJAX, ARES)
FEW_CARDS = (ZEPHYR, ZEPHYR, CHARON, CHARON, ATHENA, TYCHE, AJAX)  # with so few, long stories can be followed
World = tuple[tuple[int, ...], ...]  # hands, and the pile, each in order
Worlds = dict[World, float]


def taken(world: World, place: int, kind: int) -> World:
    cards = list(world[place])
    cards.remove(kind)
    return (*world[:place], tuple(cards), *world[place + 1 :])


def put(world: World, place: int, kind: int) -> World:
    return (*world[:place], tuple(sorted((*world[place], kind))), *world[place + 1 :])


def moved(worlds: Worlds, here: int, there: int | None, kind: int | None) -> Worlds:
    """A card goes from one place to another, or is laid open; each card of the kind that is told, or of any."""
    after: Worlds = defaultdict(float)
    for world, weight in worlds.items():
        for one in world[here] if kind is None else [kind] * world[here].count(kind):
            without = taken(world, here, one)
            after[without if there is None else put(without, there, one)] += weight
    return after


class Story:
    """A table, and beside it for each seat and the watcher every world that fits."""

    def __init__(self, seats: int, dice: random.Random, box: tuple[int, ...] = FEW_CARDS, each: int = 1) -> None:
        self.s = empty_table(GAME.options(), seats)
        self.pile, self.dice = seats, dice
        cards = dice.sample(box, len(box))
        for seat in range(seats):
            for _ in range(each):
                add_to_hand(self.s, seat, cards.pop())
        for kind in cards:
            self.s.hidden[PILE + kind] += 1
        self.s.hidden[PILE_SIZE] = len(cards)
        self.worlds = {observer: self.all_deals(observer) for observer in (*range(seats), WATCHER)}

    def hidden(self, s: State) -> World:
        hands = [tuple(kind for kind in range(KINDS) for _ in range(in_hand(s, seat, kind))) for seat in range(s.seats)]
        return (*hands, tuple(kind for kind in range(KINDS) for _ in range(s.hidden[PILE + kind])))

    def all_deals(self, observer: int) -> Worlds:
        now = self.hidden(self.s)
        sizes = [0 if seat == observer else len(now[seat]) for seat in range(self.s.seats)]
        unseen = [
            (i, str(kind)) for i, kind in enumerate(k for at, cards in enumerate(now) if at != observer for k in cards)
        ]
        found: Worlds = defaultdict(float)
        for split in splits(unseen, sizes):
            hands = [tuple(sorted(map(int, hand))) for hand in split]
            if observer >= 0:
                hands[observer] = now[observer]
            pile = Counter(k for at, cards in enumerate(now) if at != observer for k in cards)
            pile.subtract(k for seat, hand in enumerate(hands) if seat != observer for k in hand)
            found[(*hands, tuple(sorted(pile.elements())))] += 1
        return found

    def told(self, here: int, there: int | None, kind: int, audience: tuple[int, ...]) -> None:
        for observer, worlds in self.worlds.items():
            self.worlds[observer] = moved(worlds, here, there, kind if observer in audience else None)

    def goes_on(self) -> None:
        s, dice = self.s, self.dice
        seat, other = dice.sample(range(s.seats), 2)
        hand = self.hidden(s)[seat]
        what = dice.choice(["draw", "draw", "steal", "play", "play"])
        if what == "draw" and pile_size(s) + discard_size(s) > 0:
            if pile_size(s) == 0:
                new = tuple(kind for kind in range(KINDS) for _ in range(s.table[DISCARDED + kind]))
                for observer, worlds in self.worlds.items():
                    self.worlds[observer] = {(*world[:-1], new): weight for world, weight in worlds.items()}
            s.push(DRAW, seat, 0, 0)
            settle(s)
            kind = GAME.choices(s).buffer[dice.randrange(GAME.choices(s).count)] - DRAWN
            GAME.take(s, DRAWN + kind)
            self.told(self.pile, seat, kind, (seat,))
        elif what == "steal" and hand:
            kind = dice.choice(hand)
            steal_card(s, other, seat, kind)
            self.told(seat, other, kind, (seat, other))
        elif what == "play" and hand:
            kind = dice.choice(hand)
            discard_card(s, seat, kind)
            self.told(seat, None, kind, tuple(self.worlds))


def stories() -> list[Small]:
    found = []
    for number in range(STORIES):
        dice = random.Random(number)
        long = number % 2 == 1
        story = Story(2 + number % 3, dice) if long else Story(2 + number % 3, dice, BOX, 2)
        for _ in range(dice.randrange(20, 40) if long else dice.randrange(4, 18)):
            story.goes_on()
        observer = dice.choice(list(story.worlds))
        total = sum(story.worlds[observer].values())
        parts = {world: weight / total for world, weight in story.worlds[observer].items()}
        found.append(Small(f"story {number}", story.s, observer, parts, story.hidden))
    return found


STORIES = 90 if compiled() else 18
WITH_ALL_CARDS = len(SKETCHES)
POSITIONS = WITH_ALL_CARDS + STORIES


def small_positions() -> list[Small]:
    sketched = [(of, of.table().s) for of in SKETCHES]
    return [Small(of.name, s, SEATS[of.seat], of.deals(s), deal_of) for of, s in sketched] + stories()
