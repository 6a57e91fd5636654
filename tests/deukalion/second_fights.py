"""The second engine, middle: throws, challenges of every kind, relocation, the Styx, reclaiming."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import comb, factorial
from typing import Any

from tests.deukalion.second_data import (
    ANCHORS,
    CITIES,
    COLOURS,
    HYDRA_THRESHOLD,
    ODDS,
    OPEN_SLOTS,
    PERMANENT,
    SETTLEMENTS,
    STYX,
    STYX_BONUS,
)
from tests.deukalion.second_pursuits import Pursuing, Question, Rule


@dataclass
class Throw:
    hoplites: int
    lost: int = 0
    one: int = 0
    bonus: int = 0
    spared: bool = False

    def score(self) -> int:
        """DK-HOPLITE-13, in halves."""
        half = self.hoplites - self.lost - self.one
        return 2 * self.one + half + self.bonus


class Fighting(Pursuing):
    # -- Action cards

    def play(self, seat: int, kind: str) -> None:
        """DK-ACTION-02, -03"""
        player = self.table.players[seat]
        player.hand[kind] -= 1
        if kind in PERMANENT:
            player.permanents.append(kind)
        else:
            self.table.discard.append(kind)

    def may_be_asked_for_cards(self, seat: int) -> bool:
        """DK-ACTION-21"""
        return self.may_play(seat) and self.table.players[seat].hand.total() > 0

    def ask_for_card(self, kind: str, seat: int, useful: list[str]) -> Generator[Question, Any, str]:
        """One of these cards is played, or "" for none."""
        hand = self.table.players[seat].hand
        answer = yield from self.ask(kind, seat, ["pass", *(f"card:{card}" for card in useful if hand[card])])
        if answer == "pass":
            return ""
        card = answer.removeprefix("card:")
        self.play(seat, card)
        return card

    # -- throwing

    def cast(self, seat: int, throw: Throw) -> Rule:
        """DK-HOPLITE-09"""
        k = throw.hoplites
        lost, one, half = ODDS[str(self.table.options["hoplite_odds"])]
        weights = {}
        for n in range(k + 1):
            for m in range(k - n + 1):
                rest = k - n - m
                ways = factorial(k) // (factorial(n) * factorial(m) * factorial(rest))
                weights[11 * n + m] = ways * lost**n * one**m * half**rest
        outcome = yield from self.chance("throw", {o: w for o, w in weights.items() if w}, seat, k)
        throw.lost, throw.one = divmod(outcome, 11)

    def throw(self, seat: int, *, challenger: bool) -> Generator[Question, Any, Throw]:
        """DK-HOPLITE-07, -14, with the question before it."""
        player = self.table.players[seat]
        throw = Throw(player.aboard)
        if throw.hoplites == 0:
            return throw
        throw.bonus += 1 if "aegis" in player.permanents else 0
        while challenger and self.may_be_asked_for_cards(seat):
            if not (yield from self.ask_for_card("before_throw", seat, ["athena"])):
                break
            throw.bonus += 2
        yield from self.cast(seat, throw)
        return throw

    def after_throw(self, seat: int, throw: Throw) -> Rule:
        """DK-ACTION-12, -13, -20"""
        while self.may_be_asked_for_cards(seat):
            useful = ["tyche", "ajax"] if throw.lost and not throw.spared else ["tyche"]
            card = yield from self.ask_for_card("after_throw", seat, useful)
            if not card:
                break
            if card == "ajax":
                throw.spared = True
            else:
                yield from self.cast(seat, throw)

    def move_losses(self, seat: int, throw: Throw) -> None:
        if not throw.spared:
            self.table.players[seat].aboard -= throw.lost
            self.table.players[seat].below += throw.lost

    # -- cities and settlements

    def challenge_place(self, seat: int, place: str) -> Rule:
        """DK-CITY-03 to -07, DK-SETTLE-08 to -13, DK-ACTION-14"""
        t = self.table
        before = t.facts()
        self.move_over = True
        value = CITIES[place].value if place in CITIES else SETTLEMENTS[place].value
        while True:
            throw = yield from self.throw(seat, challenger=True)
            yield from self.after_throw(seat, throw)
            self.move_losses(seat, throw)
            if throw.score() >= 2 * value:
                if place in CITIES:
                    yield from self.win_chest(seat, place)
                else:
                    self.conquer(seat, place)
                break
            if not self.may_be_asked_for_cards(seat) or t.players[seat].aboard == 0:
                break
            if not (yield from self.ask_for_card("after_fail", seat, ["ares"])):
                break
        yield from self.check(before)

    def win_chest(self, seat: int, city: str) -> Rule:
        if not self.room_can_be_made(seat):
            return
        chests = self.table.cities[city]
        answers = [f"chest:{colour}" for colour in COLOURS if chests[colour]]
        colour = (yield from self.ask("pick_chest", seat, answers)).removeprefix("chest:")
        chests[colour] -= 1
        yield from self.receive_chest(seat, colour)

    def room_can_be_made(self, seat: int) -> bool:
        player = self.table.players[seat]
        dumping = self.table.options["make_room"] == "either" and player.chests.total() > 0
        return player.room() > 0 or player.aboard > 0 or dumping

    def receive_chest(self, seat: int, colour: str) -> Rule:
        """DK-CHEST-05, -06: the chest has left its place and needs a space aboard."""
        t = self.table
        player = t.players[seat]
        t.won_chest = colour
        if player.room() == 0:
            answers = ["below"] if player.aboard else []
            if t.options["make_room"] == "either":
                answers += self.chests_to_dump(seat)
            answer = yield from self.ask("make_room", seat, answers)
            if answer == "below":
                player.aboard -= 1
                player.below += 1
            else:
                yield from self.place_chest(seat, answer.removeprefix("chest:"))
        t.won_chest = None
        player.chests[colour] += 1

    def chests_to_dump(self, seat: int) -> list[str]:
        return [f"chest:{colour}" for colour in COLOURS if self.table.players[seat].chests[colour]]

    def conquer(self, seat: int, place: str) -> None:
        """DK-SETTLE-09 to -12"""
        t = self.table
        marks = SETTLEMENTS[place].marks
        short = t.players[seat].aboard < marks
        if short and t.options["short_conquest"] == "fail":
            return
        former = t.owners[place]
        assert former is not None
        t.players[former].below += marks
        t.owners[place] = None
        if not short:
            self.settle(seat, place)

    def settle(self, seat: int, place: str) -> None:
        self.table.players[seat].aboard -= SETTLEMENTS[place].marks
        self.table.owners[place] = seat
        self.look_for_the_end()

    # -- ships

    def duel(self, seat: int, other: int) -> Rule:
        """DK-DUEL-03 to -12; the Pursuit check comes with the step."""
        t = self.table
        throw = yield from self.throw(seat, challenger=True)
        defence = yield from self.throw(other, challenger=False)
        yield from self.after_throw(seat, throw)
        self.move_losses(seat, throw)
        self.move_losses(other, defence)
        winner, loser = (seat, other) if throw.score() > defence.score() else (other, seat)
        cards = [card for card in t.open.values() if card is not None]  # DK-PURSUIT-22
        yield from self.steal(winner, loser)
        yield from self.relocate_ship(winner, loser)
        if winner == seat:
            yield from self.victory(seat, "beat_ship", cards)
        yield from self.arrive(loser)

    def steal(self, winner: int, loser: int) -> Rule:
        """DK-DUEL-06 to -08"""
        victim = self.table.players[loser]
        answers = ["pass"]
        if victim.hand.total():
            answers.append("steal_card")
        if self.room_can_be_made(winner):
            answers += self.chests_to_dump(loser)
        answer = yield from self.ask("steal", winner, answers)
        if answer == "steal_card":
            yield from self.steal_card(winner, loser)
        elif answer != "pass":
            colour = answer.removeprefix("chest:")
            victim.chests[colour] -= 1
            yield from self.receive_chest(winner, colour)

    # -- the Hydra

    def fight_hydra(self, seat: int, *, challenger: bool) -> Rule:
        """DK-HYDRA-07 to -20, in the order of section 5; the Pursuit check comes with the step."""
        t = self.table
        throw = yield from self.throw(seat, challenger=challenger)
        if challenger:
            yield from self.after_throw(seat, throw)
        self.move_losses(seat, throw)
        if throw.score() < HYDRA_THRESHOLD:
            yield from self.relocate_ship((seat - 1) % t.seats, seat)
            yield from self.arrive(seat)
            return
        cards = self.beat_hydra_cards()
        for card in cards:
            for slot in OPEN_SLOTS:
                if t.open[slot] == card:  # somebody may have taken the second at the turn-up after the first
                    yield from self.take_card(seat, slot)
                    break
        by_secret = yield from self.victory(seat, "beat_hydra", [])
        if not cards and not by_secret:
            self.take_honour(seat, 1)
        answers = [f"sq:{square}" for square in t.destinations(t.hydra, hydra=True)]
        t.hydra = (yield from self.ask("relocate_hydra", seat, answers)).removeprefix("sq:")

    # -- relocation and arrival

    def relocate_ship(self, relocator: int, seat: int) -> Rule:
        t = self.table
        ship = t.players[seat].ship
        assert ship is not None
        answers = [f"sq:{square}" for square in t.destinations(ship, hydra=False)]
        answer = yield from self.ask("relocate_ship", relocator, answers)
        t.players[seat].ship = answer.removeprefix("sq:")

    def arrive(self, seat: int) -> Rule:
        """DK-MOVE-16, DK-RELOCATE-10: Styx or Athens; on the sea nothing happens."""
        if self.table.players[seat].ship in STYX:
            yield from self.visit_styx(seat)
        elif self.table.players[seat].ship in ANCHORS:
            yield from self.visit_athens(seat)

    def visit_styx(self, seat: int) -> Rule:
        """DK-STYX-02 to -07"""
        t = self.table
        below = t.players[seat].below
        majority = all(t.players[other].below < below for other in t.others(seat))
        yield from self.take_back_all(seat, below)
        if majority and (t.players[seat].below < below or t.options["styx_bonus"] == "majority"):
            self.take_honour(seat, STYX_BONUS[t.seats])

    # -- reclaiming

    def take_back_all(self, seat: int, limit: int) -> Rule:
        """DK-HOPLITE-04, -05: sacrifice and Styx."""
        player = self.table.players[seat]
        wanted = min(limit, player.below)
        while player.room() < wanted and player.chests.total():
            answer = yield from self.ask("space", seat, [*self.chests_to_dump(seat), "pass"])
            if answer == "pass":
                break
            yield from self.place_chest(seat, answer.removeprefix("chest:"))
        self.take_back(seat, min(wanted, player.room()))

    def take_back(self, seat: int, number: int) -> None:
        self.table.players[seat].below -= number
        self.table.players[seat].aboard += number

    def reclaim(self, seat: int, limit: int) -> Rule:
        """DK-HOPLITE-01 to -04, DK-ACTION-09: die and card, with the Pursuit check."""
        player = self.table.players[seat]
        before = self.table.facts()
        while True:
            wanted = min(limit, player.below)
            answers = [f"n:{number}" for number in range(min(wanted, player.room()) + 1)]
            if player.room() < wanted:
                answers += self.chests_to_dump(seat)
            answer = yield from self.ask("reclaim", seat, answers)
            if answer.startswith("n:"):
                self.take_back(seat, int(answer.removeprefix("n:")))
                break
            yield from self.place_chest(seat, answer.removeprefix("chest:"))
        yield from self.check(before)

    # -- whirlpools

    def throw_for_jump(self, seat: int) -> Rule:
        """DK-CHARY-04"""
        player = self.table.players[seat]
        k = min(2, player.aboard)
        if k == 0:
            return
        lost, one, half = ODDS[str(self.table.options["hoplite_odds"])]
        weights = {n: comb(k, n) * lost**n * (one + half) ** (k - n) for n in range(k + 1)}
        number = yield from self.chance("whirlpool", weights, seat, k)
        player.aboard -= number
        player.below += number
