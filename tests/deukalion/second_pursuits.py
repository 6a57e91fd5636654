"""The second engine, lower half: how a question is put, chests placed, Pursuits claimed, deliveries made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any

from tests.deukalion.second_data import (
    ACTIONS,
    ANCHORS,
    CITIES,
    COLOURS,
    INDEX,
    KINDS,
    OPEN_SLOTS,
    PURSUIT_IDS,
    PURSUITS,
    SLOTS,
    Task,
    neighbours,
    possible_groups,
)
from tests.deukalion.second_table import Fact, Table

CARD_DECISIONS = ["main", "hydra", "before_throw", "after_throw", "after_fail", "pay_card"]  # and "ship" by phase


@dataclass
class Question:
    """Put to a seat (actions) or, with seat None, to chance (outcomes with weights)."""

    kind: str
    seat: int | None
    answers: dict[int, int]
    about: tuple[object, ...] = ()
    forced: bool = False


Rule = Generator[Question, Any, None]
Asking = Generator[Question, Any, str]


class Over(Exception):
    def __init__(self, winners: list[int], reason: str) -> None:
        self.winners, self.reason = winners, reason


class Pursuing:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.mover: int | None = None  # whose ship move is under way
        self.move_over = False
        self.delivering: int | None = None  # whose delivery is under way

    # -- questions

    def ask(self, kind: str, seat: int, answers: Iterable[str]) -> Asking:
        indices = sorted({INDEX[answer] for answer in answers})
        assert indices, kind
        forced = len(indices) == 1 and not self.hides_something(kind, seat)
        answer = yield Question(kind, seat, dict.fromkeys(indices, 1), forced=forced)
        return ACTIONS[answer]

    def hides_something(self, kind: str, seat: int) -> bool:
        """Section 3.1: could cards the others do not see have given this decider another choice?"""
        player = self.table.players[seat]
        if player.hand.total() and (kind in CARD_DECISIONS or (kind == "ship" and self.may_play(seat))):
            return True
        if player.secret is None or player.ship is None:
            return False
        near = neighbours(player.ship)
        if kind == "ship" and self.table.options["secret_hydra"] == "reveal" and self.table.hydra in near:
            return True
        return kind in ("deliver", "claim_now") or any(city.square in near for city in CITIES.values())

    def may_play(self, seat: int) -> bool:
        """DK-ACTION-06, -07: may he play Action cards now?"""
        t = self.table
        if t.phase == "main":
            return seat == t.active
        return t.phase == "others" and t.options["action_cards_off_turn"] == "own_move" and seat == self.mover

    def chance(self, kind: str, weights: dict[int, int], *about: object) -> Generator[Question, Any, int]:
        answer: int = yield Question(kind, None, dict(sorted(weights.items())), about)
        return answer

    def chance_card(self, kind: str, names: list[str], weights: dict[str, int], *about: object) -> Asking:
        answer = yield from self.chance(kind, {names.index(name): n for name, n in weights.items() if n}, *about)
        return names[answer]

    # -- Action cards

    def draw(self, seat: int) -> Rule:
        """DK-CARDDIE-04"""
        t = self.table
        if t.action_pile.size() == 0:
            t.action_pile.unknown, t.discard = Counter(t.discard), []
        if t.action_pile.size() > 0:
            card = yield from self.chance_card("draw", KINDS, t.action_pile.tops(), seat)
            t.action_pile.take(card)
            t.players[seat].hand[card] += 1

    def steal_card(self, thief: int, victim: int) -> Rule:
        hand = self.table.players[victim].hand
        card = yield from self.chance_card("steal", KINDS, hand, thief, victim)
        hand[card] -= 1
        self.table.players[thief].hand[card] += 1

    # -- the end

    def look_for_the_end(self) -> None:
        """DK-END-01, -04"""
        t = self.table
        best = max(t.clockwise(t.active), key=t.total)  # of equals the first
        if t.total(best) >= t.goal():
            raise Over([best], "goal")

    def take_honour(self, seat: int, cards: int) -> None:
        self.table.players[seat].honour += cards
        self.look_for_the_end()

    # -- chests

    def place_chest(self, seat: int, colour: str) -> Rule:
        """DK-CHEST-07, -09, DK-DELIVER-09: a chest aboard goes to a free chest space."""
        t = self.table
        city = yield from self.ask("place_chest", seat, [f"city:{city}" for city in t.free_cities()])
        t.players[seat].chests[colour] -= 1
        t.cities[city.removeprefix("city:")][colour] += 1

    def pick_group(self, seat: int, task: Task) -> Generator[Question, Any, list[str]]:
        """Section 3.2, notes: which chests a delivery task takes, in the order picked."""
        if task.kind == "deliver":
            return list(task.colours)
        groups = possible_groups(task, self.table.players[seat].chests)
        picked: list[str] = []
        while len(picked) < task.n:
            colours = [c for c in COLOURS if any(Counter([*picked, c]) <= group for group in groups)]
            chest = yield from self.ask("pick_chest", seat, [f"chest:{colour}" for colour in colours])
            picked.append(chest.removeprefix("chest:"))
        return picked

    # -- claiming

    def claim(self, seat: int, action: str) -> Rule:
        """DK-PURSUIT-26: a claim with all that follows from it."""
        t = self.table
        slot, _ = action.removeprefix("claim:").split("_")
        group = yield from self.meet(seat, t.tasks([slot], seat)[action])
        visible = self.visible(seat)
        yield from self.take_card(seat, slot)
        yield from self.share(seat, group, visible)

    def meet(self, seat: int, task: Task) -> Generator[Question, Any, list[str]]:
        """Does what a task demands; returns the chests delivered."""
        t = self.table
        player = t.players[seat]
        if task.kind == "leave":
            player.aboard -= task.n
            player.below += task.n
        elif task.kind == "pay":
            for _ in range(task.n):
                kinds = [f"discard:{kind}" for kind in KINDS if player.hand[kind]]
                card = (yield from self.ask("pay_card", seat, kinds)).removeprefix("discard:")
                player.hand[card] -= 1
                t.action_pile.bottom.append(card)
        elif task.kind.startswith("deliver"):
            group = yield from self.pick_group(seat, task)
            for colour in group:
                yield from self.place_chest(seat, colour)
            return group
        return []

    def take_card(self, seat: int, slot: str) -> Rule:
        """DK-PURSUIT-02 to -05: the card lies before its owner, an open one is replaced."""
        t = self.table
        card = t.card_in(slot, seat)
        assert card is not None
        t.players[seat].completed.append(card)
        self.completes(seat)
        if slot == "secret":
            t.players[seat].secret = None
            t.players[seat].revealed = False
            self.look_for_the_end()
        else:
            t.open[slot] = None
            self.look_for_the_end()
            yield from self.turn_up(slot)

    def completes(self, seat: int) -> None:
        """DK-MOVE-11: completing a Pursuit in the own ship move ends it."""
        if self.mover == seat:
            self.move_over = True

    def turn_up(self, slot: str) -> Rule:
        """DK-PURSUIT-06, -12 to -14"""
        t = self.table
        if t.pursuit_pile.size() == 0:
            return
        card = yield from self.chance_card("pursuit", PURSUIT_IDS, t.pursuit_pile.tops(), slot)
        t.pursuit_pile.take(card)
        t.open[slot] = card
        claims: list[tuple[int, str]] = []
        for seat in t.clockwise(t.active):
            answers = t.position_claims(seat, [slot])
            if self.may_deliver_at_turn_up(seat):
                answers += t.delivery_claims(seat, [slot])
            if answers:
                answer = yield from self.ask("claim_now", seat, [*answers, "pass"])
                if answer != "pass":
                    claims.append((seat, answer))
        if len(claims) == 1:
            yield from self.claim(*claims[0])
        elif claims:
            yield from self.complete_together(slot, claims)

    def may_deliver_at_turn_up(self, seat: int) -> bool:
        if self.table.options["delivery"] == "voluntary":
            return self.table.players[seat].ship in ANCHORS
        return seat == self.delivering

    def complete_together(self, slot: str, claims: list[tuple[int, str]]) -> Rule:
        """DK-PURSUIT-14"""
        t = self.table
        shares: list[tuple[int, list[str], list[str]]] = []
        for seat, action in claims:
            group = yield from self.meet(seat, t.tasks([slot], seat)[action])
            shares.append((seat, group, self.visible(seat)))
        for seat, _ in claims:
            t.players[seat].honour += 1
            self.completes(seat)
        card = t.open[slot]
        assert card is not None
        t.removed.append(card)
        t.open[slot] = None
        self.look_for_the_end()
        yield from self.turn_up(slot)
        for seat, group, visible in shares:
            yield from self.share(seat, group, [other for other in visible if other != card])

    # -- the questions for several cards

    def visible(self, seat: int) -> list[str]:
        cards = [self.table.card_in(slot, seat) for slot in SLOTS]
        return [card for card in cards if card is not None]

    def share(self, seat: int, group: list[str], visible: list[str]) -> Rule:
        """DK-DELIVER-12: the same chests for other cards that were to be seen when they were delivered."""
        t = self.table
        if not group or t.options["chest_counts"] != "shared":
            return
        while True:
            fitting = [
                claim
                for slot in SLOTS
                if t.card_in(slot, seat) in visible
                for claim, task in t.tasks([slot], seat).items()
                if Counter(group) in possible_groups(task, Counter(group))
            ]
            open_fits = any("open" in claim for claim in fitting)
            if not open_fits and t.players[seat].secret is None:
                return
            by_position = t.position_claims(seat, ["secret"])
            answer = yield from self.ask("claim_now", seat, [*fitting, *by_position, "pass"])
            if answer == "pass":
                return
            if answer in fitting:
                yield from self.take_card(seat, answer.removeprefix("claim:").split("_")[0])
            else:
                yield from self.claim(seat, answer)

    def check(self, before: list[Fact]) -> Rule:
        """DK-PURSUIT-11: who fulfils a position task of an open card now and did not before is asked."""
        t = self.table
        for seat in t.clockwise(t.active):
            while True:
                tasks = t.tasks(OPEN_SLOTS, seat)
                new = [
                    claim
                    for claim in t.position_claims(seat, OPEN_SLOTS)
                    if not t.fulfils_position(tasks[claim], before[seat])
                ]
                if not new:
                    break
                answers = [*new, *t.position_claims(seat, ["secret"]), "pass"]
                answer = yield from self.ask("claim_now", seat, answers)
                if answer == "pass":
                    break
                yield from self.claim(seat, answer)

    def victory(self, seat: int, kind: str, cards: list[str]) -> Generator[Question, Any, bool]:
        """DK-PURSUIT-25, for the cards open at the moment of victory; did the victory earn one?"""
        t = self.table
        earned = False
        while True:
            slots = [slot for slot in OPEN_SLOTS if t.open[slot] in cards]
            answers = t.claims_of(kind, seat, slots)
            if not answers and t.players[seat].secret is None:
                return earned
            answers += t.claims_of(kind, seat, ["secret"])
            by_position = t.position_claims(seat, ["secret"])
            answer = yield from self.ask("claim_now", seat, [*answers, *by_position, "pass"])
            if answer == "pass":
                return earned
            earned = earned or answer in answers
            yield from self.claim(seat, answer)

    def beat_hydra_cards(self) -> list[str]:
        """The open cards that bear beat_hydra, open1 first."""
        cards = [card for card in self.table.open.values() if card is not None]
        return [card for card in cards if PURSUITS[card].b.kind == "beat_hydra"]

    # -- delivering

    def visit_athens(self, seat: int) -> Rule:
        """DK-DELIVER-02, -11: until no chest is left, or he keeps the rest."""
        t = self.table
        self.delivering = seat
        while t.players[seat].chests.total():
            may_pass = ["pass"] if t.options["delivery"] == "voluntary" else []
            action = yield from self.ask("deliver", seat, t.deliveries(seat) + may_pass)
            if action == "pass":
                break
            yield from self.deliver(seat, action)
        self.delivering = None

    def deliver(self, seat: int, action: str) -> Rule:
        """DK-DELIVER-03: a claim (here a group for a Pursuit card), or a single chest for an Honour card."""
        if action.startswith("claim:"):
            yield from self.claim(seat, action)
        else:
            yield from self.place_chest(seat, action.removeprefix("deliver:"))
            self.take_honour(seat, 1)
