"""What lies on the table, and the questions it answers by itself: totals, room, tasks fulfilled, ways to sail."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.deukalion.second_data import (
    ACTION_CARDS,
    CHESTS_OF_A_COLOUR,
    CITIES,
    COLOURS,
    GOALS,
    HONOUR_CARDS,
    HYDRA_START,
    OPEN_SLOTS,
    OPTIONS,
    POSITION_TASKS,
    PURSUIT_IDS,
    PURSUITS,
    SEA,
    SETTLEMENTS,
    SLOTS,
    WATER,
    WHIRLPOOLS,
    Task,
    Value,
    neighbours,
    possible_groups,
)


@dataclass
class Player:
    ship: str | None = None  # None until the anchor is chosen
    aboard: int = 10
    below: int = 0
    chests: Counter[str] = field(default_factory=Counter)
    hand: Counter[str] = field(default_factory=Counter)
    permanents: list[str] = field(default_factory=list)
    honour: int = 0
    secret: str | None = None  # None also when it is completed
    revealed: bool = False  # is the secret card laid open (DK-HYDRA-20)?
    completed: list[str] = field(default_factory=list)

    def room(self) -> int:
        return 10 - self.aboard - self.chests.total()


@dataclass
class Pile:
    """A face-down pile: cards in unknown order, and under them those put there openly, the lowest last."""

    unknown: Counter[str]
    bottom: list[str] = field(default_factory=list)

    def size(self) -> int:
        return self.unknown.total() + len(self.bottom)

    def tops(self) -> dict[str, int]:
        """What the top card can be, with weights."""
        if self.unknown.total() > 0:
            return {card: count for card, count in self.unknown.items() if count > 0}
        return {self.bottom[0]: 1}

    def take(self, card: str) -> None:
        if self.unknown.total() > 0:
            self.unknown[card] -= 1
        else:
            self.bottom.remove(card)


@dataclass
class Fact:
    """What the position tasks of a player depend on."""

    ship: str | None
    aboard: int
    cards: int


@dataclass
class Table:
    seats: int
    options: dict[str, Value]
    players: list[Player] = field(default_factory=list)
    cities: dict[str, Counter[str]] = field(default_factory=lambda: {city: Counter() for city in CITIES})
    owners: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(SETTLEMENTS))
    hydra: str = HYDRA_START
    whirlpools: list[str] = field(default_factory=list)
    open: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(OPEN_SLOTS))
    action_pile: Pile = field(default_factory=lambda: Pile(Counter(ACTION_CARDS)))
    discard: list[str] = field(default_factory=list)
    pursuit_pile: Pile = field(default_factory=lambda: Pile(Counter(PURSUIT_IDS)))
    removed: list[str] = field(default_factory=list)  # Pursuit cards out of the game
    won_chest: str | None = None  # taken from city or loser, waiting for room

    phase: str = "setup"  # setup, shake, others, place, main, swift, over
    first: int = 0
    active: int = 0
    round: int = 1
    centre: int = 0
    outer: list[int] = field(default_factory=list)
    dice: dict[str, int] = field(default_factory=dict)  # as placed
    used: list[str] = field(default_factory=list)  # die actions begun
    steps: int = 0  # left in the ship or Hydra move under way
    winners: list[int] = field(default_factory=list)
    reason: str = ""  # goal or rounds

    def __post_init__(self) -> None:
        if not self.players:
            self.players = [Player() for _ in range(self.seats)]
        if self.options["charybdis"] == "on" and not self.whirlpools:
            self.whirlpools = list(WHIRLPOOLS)

    # -- players

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + k) % self.seats for k in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    def goal(self) -> int:
        return int(self.options["goal_override"]) or GOALS[self.seats]

    def settled(self, seat: int) -> int:
        return sum(SETTLEMENTS[name].marks for name, owner in self.owners.items() if owner == seat)

    def pursuit_points(self, seat: int) -> int:
        return sum(PURSUITS[card].points for card in self.players[seat].completed)

    def total(self, seat: int) -> int:
        """DK-HONOUR-01"""
        return self.players[seat].honour + self.pursuit_points(seat) + self.settled(seat)

    def facts(self) -> list[Fact]:
        return [Fact(p.ship, p.aboard, p.hand.total()) for p in self.players]

    # -- the sea

    def ships_on(self, square: str) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.ship == square]

    def jumps(self, square: str) -> list[str]:
        """DK-CHARY-03: where the whirlpool of this square leads."""
        return [other for other in self.whirlpools if other != square] if square in self.whirlpools else []

    def destinations(self, start: str, *, hydra: bool) -> list[str]:
        """DK-RELOCATE-01 to -05, -08: where a relocated ship or the Hydra may end."""
        passable = SEA if hydra else WATER
        ends = WATER if not hydra and self.options["relocation"] == "any_free" else SEA
        for length in [3, 2, 1, *range(4, len(WATER))]:
            found = [
                square
                for square in self.path_ends(start, length, passable)
                if square in ends and square != self.hydra and not self.ships_on(square)
            ]
            if found:
                return found
        raise AssertionError("No free square can be reached.")

    def path_ends(self, start: str, length: int, passable: list[str]) -> set[str]:
        """The ends of all paths of that many steps that use no square twice; a jump is a step (DK-CHARY-08)."""
        paths = [[start]]
        for _ in range(length):
            paths = [
                [*path, square]
                for path in paths
                for square in {*neighbours(path[-1]), *self.jumps(path[-1])}
                if square in passable and square not in path
            ]
        return {path[-1] for path in paths}

    # -- chests

    def free_cities(self) -> list[str]:
        return [name for name, city in CITIES.items() if self.cities[name].total() < city.spaces]

    # -- Pursuits

    def card_in(self, slot: str, seat: int) -> str | None:
        return self.players[seat].secret if slot == "secret" else self.open[slot]

    def tasks(self, slots: list[str], seat: int) -> dict[str, Task]:
        """The tasks of the cards in these slots, each under the action that claims it."""
        found: dict[str, Task] = {}
        for slot in slots:
            card = self.card_in(slot, seat)
            if card is not None:
                found[f"claim:{slot}_a"], found[f"claim:{slot}_b"] = PURSUITS[card].a, PURSUITS[card].b
        return found

    def fulfils_position(self, task: Task, fact: Fact) -> bool:
        """DK-PURSUIT-19 to -21"""
        if task.kind not in POSITION_TASKS or fact.ship is None:
            return False
        have = fact.cards if task.kind == "pay" else fact.aboard
        return CITIES[task.place].square in neighbours(fact.ship) and have >= task.n

    def position_claims(self, seat: int, slots: list[str]) -> list[str]:
        fact = self.facts()[seat]
        return [claim for claim, task in self.tasks(slots, seat).items() if self.fulfils_position(task, fact)]

    def delivery_claims(self, seat: int, slots: list[str]) -> list[str]:
        chests = self.players[seat].chests
        return [claim for claim, task in self.tasks(slots, seat).items() if possible_groups(task, chests)]

    def claims_of(self, kind: str, seat: int, slots: list[str]) -> list[str]:
        return [claim for claim, task in self.tasks(slots, seat).items() if task.kind == kind]

    def deliveries(self, seat: int) -> list[str]:
        """The actions of a `deliver` decision, without `pass`."""
        must_claim = [
            task.colours[0]
            for task in self.tasks(OPEN_SLOTS, seat).values()
            if task.kind == "deliver" and len(task.colours) == 1
        ]  # DK-DELIVER-07
        chests = self.players[seat].chests
        single = [f"deliver:{colour}" for colour in COLOURS if chests[colour] and colour not in must_claim]
        return self.delivery_claims(seat, SLOTS) + single


ALL_CHESTS = sorted(COLOURS * CHESTS_OF_A_COLOUR)
ALL_ACTION_CARDS = sorted(Counter(ACTION_CARDS).elements())


def check_invariants(t: Table) -> None:
    """Section 1.1, after every event."""
    chests = [t.won_chest] if t.won_chest else []
    cards = [*t.action_pile.unknown.elements(), *t.action_pile.bottom, *t.discard]
    pursuits = [*t.pursuit_pile.unknown.elements(), *t.pursuit_pile.bottom, *t.removed]
    pursuits += [card for card in t.open.values() if card]
    for seat, player in enumerate(t.players):
        assert min(player.aboard, player.below, player.room()) >= 0
        assert player.aboard + player.below + t.settled(seat) == 10
        assert player.ship in WATER or (t.phase == "setup" and player.ship is None)
        assert min([0, *player.chests.values(), *player.hand.values()]) == 0
        chests += player.chests.elements()
        cards += [*player.hand.elements(), *player.permanents]
        pursuits += [*player.completed, *([player.secret] if player.secret else [])]
    for name, city in CITIES.items():
        assert t.cities[name].total() <= city.spaces
        chests += t.cities[name].elements()
    assert t.hydra in SEA
    assert sorted(chests) == ALL_CHESTS or t.phase == "setup"
    assert sorted(cards) == ALL_ACTION_CARDS
    assert sorted(pursuits) == PURSUIT_IDS


def full_options(changes: dict[str, Value]) -> dict[str, Value]:
    assert all(value in OPTIONS[name] for name, value in changes.items()), changes
    return {name: changes.get(name, values[0]) for name, values in OPTIONS.items()}


def honour_supply(t: Table) -> int:
    return max(0, HONOUR_CARDS - sum(player.honour for player in t.players))


def summary(t: Table) -> dict[str, Any]:
    """All that lies on the table: colours, kinds and ids as words, every multiset sorted; hidden cards included."""
    return {
        "options": dict(t.options),
        "phase": t.phase,
        "round": t.round,  # the one under way, from 1; the last when the game is over
        "first": t.first,
        "active": t.active,
        "ships": [p.ship for p in t.players],
        "aboard": [p.aboard for p in t.players],
        "below": [p.below for p in t.players],
        "settled": [t.settled(seat) for seat in range(t.seats)],
        "settlements": dict(t.owners),
        "chests_aboard": [sorted(p.chests.elements()) for p in t.players],
        "cities": {city: sorted(chests.elements()) for city, chests in t.cities.items()},
        "won_chest": t.won_chest,  # between city or loser and winner, while room is made
        "scores": [2 * t.total(seat) for seat in range(t.seats)],  # in halves
        "honour": [p.honour for p in t.players],
        "honour_supply": honour_supply(t),
        "hands": [sorted(p.hand.elements()) for p in t.players],
        "permanents": [sorted(p.permanents) for p in t.players],
        "discard": sorted(t.discard),
        "action_pile": t.action_pile.size(),
        "action_bottom": list(t.action_pile.bottom),  # known order, the lowest last
        "open": [t.open[slot] for slot in OPEN_SLOTS],
        "secret": [p.secret for p in t.players],  # None when completed
        "revealed": [p.revealed for p in t.players],
        "completed": [sorted(p.completed) for p in t.players],
        "removed": sorted(t.removed),
        "pursuit_pile": t.pursuit_pile.size(),
        "pursuit_bottom": list(t.pursuit_pile.bottom),
        "hydra": t.hydra,
        "whirlpools": list(t.whirlpools),
        "centre": t.centre,
        "outer": list(t.outer),
        "dice": dict(t.dice),  # position -> die, once placed
        "used": sorted(t.used),  # die actions begun or done in this turn
        "steps": t.steps,  # left in the ship or Hydra move under way, else 0
        "winners": list(t.winners),
        "reason": t.reason,  # goal, rounds, or "" while the game goes on
    }
