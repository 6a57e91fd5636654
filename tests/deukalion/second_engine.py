"""The rules of Deukalion a second time, from the specification alone: plain objects, generators, no line of the engine.

Made to be played in lock-step with the engine.  `SecondEngine(seats, options)` begins a game; at every moment

    decider()           a seat, "chance", or None when the game is over
    decision()          the name of the decision (section 3.2) or of the chance point
    legal()             indices of section 3.1 (0..172), or the outcomes of chance, sorted
    weights()           an integer for each of `legal()`; all 1 when a seat decides
    apply(answer)       takes one of `legal()`
    question.about      what chance is asked about (below)
    question.forced     may section 3.1 answer this by itself?
    public_summary(e)   the whole table (hidden cards too), to be compared

With `auto=True` (the default) forced decisions are answered and logged at once; with `auto=False` each is put.
`log` holds all answers as (decider, decision, answer); feeding them to a new engine with auto=False repeats the game.

Chance.  Piles have no order: the kind of a card is decided when it is drawn, weighted by the cards that can lie there.
Cards put under a pile openly are known and drawn last; then there is one outcome, and it is asked for all the same.
A reshuffle is no chance point.  The chance points, what they are about, and their outcomes:

    first        ()               seat that begins (not with first_player = seat0)
    chest        (city,)          index in COLOURS of the chest laid there; city by city, Corinth first, 15 times
    pursuit      (slot,)          index in PURSUIT_IDS (P01 = 0) of the card turned up in "open1" or "open2"
    draw         (seat,)          index in KINDS of the Action card drawn
    secret       (seat,)          index in PURSUIT_IDS of the secret card dealt
    die          (slot,)          1, 2 or 3; slot is "centre", then 0, 1, 2, 3
    throw        (seat, k)        11 * lost + one, of k hoplites (half = k - lost - one); no outcomes of weight 0
    whirlpool    (seat, k)        number lost, of k = 1 or 2 hoplites; nobody is asked with none aboard
    steal        (thief, victim)  index in KINDS of the Action card stolen (duel, hermes)

Set-up asks in this order: first; chest 15 times; pursuit open1, open2; draw three times for seat 0, 1, ...; secret for
seat 0, 1, ...; then whirlpools and anchors are chosen.
"""

from __future__ import annotations

from typing import Any, Literal

from tests.deukalion.second_data import (
    ANCHORS,
    CHESTS_OF_A_COLOUR,
    CITIES,
    COLOURS,
    DIRECTIONS,
    EDGE_SEA,
    KINDS,
    OPEN_SLOTS,
    POSITIONS,
    PURSUIT_IDS,
    PURSUITS,
    SEA,
    SETTLEMENTS,
    SLOTS,
    STYX,
    SWAPS,
    WATER,
    Value,
    beside,
    neighbours,
)
from tests.deukalion.second_fights import Fighting
from tests.deukalion.second_pursuits import Over, Question, Rule
from tests.deukalion.second_table import Table, check_invariants, full_options, summary

__all__ = ["SecondEngine", "Table", "check_invariants", "public_summary"]

PHASES = ["shake", "others", "place", "main", "swift"]


class SecondEngine(Fighting):
    def __init__(
        self,
        seats: int,
        options: dict[str, Value] | None = None,
        *,
        auto: bool = True,
        table: Table | None = None,
        phase: str = "",
    ) -> None:
        """A new game; or, with a table laid by hand, from this phase of the active player's turn on."""
        super().__init__(table or Table(seats, full_options(options or {})))
        self.auto = auto
        self.log: list[tuple[int | str, str, int]] = []
        self.extra_steps = 0  # of zephyr, played before the Move die
        self.extra_hydra_steps = 0  # of trident
        self.question: Question | None = None
        self.running = self.game(phase) if table else self.game("")
        self.go_on(None)
        self.answer_forced()

    # -- from outside

    def decider(self) -> int | Literal["chance"] | None:
        if self.question is None:
            return None
        return "chance" if self.question.seat is None else self.question.seat

    def decision(self) -> str:
        return self.question.kind if self.question else "over"

    def legal(self) -> list[int]:
        return list(self.question.answers) if self.question else []

    def weights(self) -> list[int]:
        return list(self.question.answers.values()) if self.question else []

    def apply(self, answer: int) -> None:
        self.answer(answer)
        self.answer_forced()

    def answer_forced(self) -> None:
        while self.auto and self.question is not None and self.question.forced:
            self.answer(self.legal()[0])

    def answer(self, answer: int) -> None:
        who, question = self.decider(), self.question
        if who is None or question is None or answer not in question.answers:
            raise ValueError(f"{answer} is no answer to {question}")
        self.log.append((who, question.kind, answer))
        self.go_on(answer)

    def go_on(self, answer: int | None) -> None:
        try:
            self.question = self.running.send(answer)
        except Over as over:
            self.question = None
            self.table.phase, self.table.winners, self.table.reason = "over", over.winners, over.reason

    # -- the game

    def game(self, phase: str) -> Rule:
        t = self.table
        if not phase:
            yield from self.set_up()
        while True:
            yield from self.turn(phase or "shake")
            phase = ""
            t.active = (t.active + 1) % t.seats
            if t.active == t.first:
                self.end_round()

    def end_round(self) -> None:
        """DK-END-06"""
        t = self.table
        if t.round == t.options["round_limit"]:
            merits = [(t.total(s), t.pursuit_points(s), t.players[s].chests.total()) for s in range(t.seats)]
            raise Over([seat for seat, merit in enumerate(merits) if merit == max(merits)], "rounds")
        t.round += 1

    def set_up(self) -> Rule:
        t = self.table
        if t.options["first_player"] == "random":
            t.first = yield from self.chance("first", dict.fromkeys(range(t.seats), 1))
        t.active = t.first
        if t.options["later_players"] == "hoplite":  # DK-SETUP-15
            t.players[t.first].aboard -= 1
            t.players[t.first].below += 1
        left = dict.fromkeys(COLOURS, CHESTS_OF_A_COLOUR)
        for name, city in CITIES.items():
            for _ in range(city.spaces):
                colour = yield from self.chance_card("chest", COLOURS, left, name)
                left[colour] -= 1
                t.cities[name][colour] += 1
        for slot in OPEN_SLOTS:
            card = yield from self.chance_card("pursuit", PURSUIT_IDS, t.pursuit_pile.tops(), slot)
            t.pursuit_pile.take(card)
            t.open[slot] = card
        for seat in range(t.seats):
            for _ in range(4 if t.options["later_players"] == "card" and seat != t.first else 3):
                yield from self.draw(seat)
        for seat in range(t.seats):
            card = yield from self.chance_card("secret", PURSUIT_IDS, t.pursuit_pile.tops(), seat)
            t.pursuit_pile.take(card)
            t.players[seat].secret = card
        if t.options["charybdis"] == "free":  # DK-CHARY-02
            for seat in (t.clockwise(t.first) * 2)[:3]:
                answers = [f"sq:{square}" for square in EDGE_SEA if square not in t.whirlpools]
                t.whirlpools.append((yield from self.ask("whirl_place", seat, answers)).removeprefix("sq:"))
        for seat in t.clockwise(t.first):  # DK-SETUP-12
            answers = [f"sq:{square}" for square in ANCHORS if not t.ships_on(square)]
            t.players[seat].ship = (yield from self.ask("start_anchor", seat, answers)).removeprefix("sq:")

    def turn(self, first_phase: str) -> Rule:
        """DK-ROUND-01"""
        t = self.table
        t.used = []
        self.extra_steps = self.extra_hydra_steps = 0
        for phase in PHASES[PHASES.index(first_phase) :]:
            t.phase = phase
            if phase == "shake":
                yield from self.shake()
            elif phase == "others":
                for seat in t.others(t.active):
                    yield from self.ship_move(seat, t.centre)
            elif phase == "place":
                yield from self.place_kylix()
            elif phase == "main":
                yield from self.main()
            elif t.seats == 2 and t.options["two_player_help"] == "swift":  # DK-ROUND-09
                yield from self.ship_move(t.active, t.centre)

    def shake(self) -> Rule:
        """DK-KYLIX-01, -02"""
        t = self.table
        t.centre, t.outer, t.dice = 0, [], {}
        t.centre = yield from self.chance("die", {1: 1, 2: 1, 3: 1}, "centre")
        for slot in range(4):
            t.outer.append((yield from self.chance("die", {1: 1, 2: 1, 3: 1}, slot)))

    def place_kylix(self) -> Rule:
        """DK-KYLIX-05 to -07"""
        t = self.table
        if t.options["kylix"] == "rotate":
            answer = yield from self.ask("kylix", t.active, [f"rot:{r}" for r in range(4)])
            r = int(answer.removeprefix("rot:"))
            t.dice = {POSITIONS[(slot + r) % 4]: die for slot, die in enumerate(t.outer)}
            return
        slots = [0, 1, 2, 3]
        for position in POSITIONS[:3]:
            answer = yield from self.ask("kylix", t.active, [f"slot:{slot}" for slot in slots])
            slot = int(answer.removeprefix("slot:"))
            slots.remove(slot)
            t.dice[position] = t.outer[slot]
        t.dice["hydra"] = t.outer[slots[0]]

    # -- MAIN

    def main(self) -> Rule:
        t = self.table
        seat = t.active
        while True:
            action = yield from self.ask("main", seat, self.main_actions())
            verb, _, thing = action.partition(":")
            if verb == "end":
                return
            if verb == "die":
                t.used.append(thing)
                yield from self.die_action(thing)
            elif verb == "card":
                yield from self.play_in_main(thing)
            else:  # claim, deliver
                yield from self.deliver(seat, action)

    def main_actions(self) -> list[str]:
        t = self.table
        seat = t.active
        actions = []
        for die in POSITIONS:
            idle = (die == "card" and t.dice[die] == 2) or (die == "hoplites" and t.players[seat].below == 0)
            if die not in t.used and not idle:
                actions.append(f"die:{die}")
        if "die:card" not in actions:  # DK-ROUND-06
            actions.append("end")
        actions += [f"card:{kind}" for kind in KINDS if t.players[seat].hand[kind] and self.useful_in_main(kind)]
        return actions + t.position_claims(seat, SLOTS) + self.free_deliveries(seat)

    def free_deliveries(self, seat: int) -> list[str]:
        """DK-DELIVER-11"""
        voluntary = self.table.options["delivery"] == "voluntary"
        return self.table.deliveries(seat) if voluntary and self.table.players[seat].ship in ANCHORS else []

    def useful_in_main(self, kind: str) -> bool:
        """Timing of section 1.5, and DK-ACTION-20."""
        t = self.table
        if kind == "zephyr":
            return "move" not in t.used
        if kind == "charon":
            return t.players[t.active].below > 0
        if kind == "trident":
            return "hydra" not in t.used
        if kind == "hermes":
            return bool(self.victims())
        if kind == "hephaistos":
            return not t.used and bool(self.swaps())
        if kind == "pythia":
            return t.pursuit_pile.size() > 0 and any(t.open.values())
        if kind == "trader":
            return bool(self.chests_to_trade())
        return kind in ("argo", "asklepios", "aegis")

    def victims(self) -> list[int]:
        return [seat for seat in self.table.others(self.table.active) if self.table.players[seat].hand.total()]

    def swaps(self) -> list[str]:
        dice = self.table.dice
        return [name for name, (one, other) in SWAPS.items() if dice[one] != dice[other]]

    def chests_to_trade(self) -> list[str]:
        chests = self.table.players[self.table.active].chests
        return [colour for colour in COLOURS if chests[colour] and self.cities_to_trade(colour)]

    def cities_to_trade(self, colour: str) -> list[str]:
        return [city for city, chests in self.table.cities.items() if self.other_colours(chests, colour)]

    def other_colours(self, chests: dict[str, int], colour: str) -> list[str]:
        return [other for other in COLOURS if chests[other] and other != colour]

    def die_action(self, die: str) -> Rule:
        t = self.table
        seat = t.active
        if die == "hoplites":
            plus = 1 if "asklepios" in t.players[seat].permanents else 0
            yield from self.reclaim(seat, t.dice[die] + plus)
        elif die == "move":
            plus = 1 if "argo" in t.players[seat].permanents else 0
            yield from self.ship_move(seat, t.dice[die] + plus + self.extra_steps)
        elif die == "card":  # DK-CARDDIE-01, -03
            before = t.facts()
            for drawing in t.others(seat) if t.dice[die] == 1 else [seat]:
                yield from self.draw(drawing)
            yield from self.check(before)
        else:
            yield from self.hydra_move(t.dice[die] + self.extra_hydra_steps)

    def play_in_main(self, kind: str) -> Rule:
        t = self.table
        seat = t.active
        self.play(seat, kind)
        if kind == "zephyr":
            self.extra_steps += 2
        elif kind == "charon":
            yield from self.reclaim(seat, 2)
        elif kind == "trident":
            self.extra_hydra_steps += 2
        elif kind == "hermes":
            before = t.facts()
            answer = yield from self.ask("target_player", seat, [f"player:{other}" for other in self.victims()])
            yield from self.steal_card(seat, int(answer.removeprefix("player:")))
            yield from self.check(before)
        elif kind == "hephaistos":
            answer = yield from self.ask("swap_dice", seat, [f"swap:{pair}" for pair in self.swaps()])
            one, other = SWAPS[answer.removeprefix("swap:")]
            t.dice[one], t.dice[other] = t.dice[other], t.dice[one]
        elif kind == "pythia":
            yield from self.replace_open_card(seat)
        elif kind == "trader":
            yield from self.trade(seat)

    def replace_open_card(self, seat: int) -> Rule:
        """DK-ACTION-17"""
        t = self.table
        filled = [slot for slot in OPEN_SLOTS if t.open[slot]]
        slot = (yield from self.ask("pick_open", seat, [slot.replace("open", "open:") for slot in filled])).replace(
            ":", ""
        )
        card = t.open[slot]
        assert card is not None
        t.pursuit_pile.bottom.append(card)
        t.open[slot] = None
        yield from self.turn_up(slot)

    def trade(self, seat: int) -> Rule:
        """DK-ACTION-18"""
        t = self.table
        answers = [f"chest:{colour}" for colour in self.chests_to_trade()]
        mine = (yield from self.ask("pick_chest", seat, answers)).removeprefix("chest:")
        answers = [f"city:{city}" for city in self.cities_to_trade(mine)]
        city = t.cities[(yield from self.ask("place_chest", seat, answers)).removeprefix("city:")]
        answers = [f"chest:{colour}" for colour in self.other_colours(city, mine)]
        theirs = (yield from self.ask("pick_chest", seat, answers)).removeprefix("chest:")
        for chests, gone, come in ((t.players[seat].chests, mine, theirs), (city, theirs, mine)):
            chests[gone] -= 1
            chests[come] += 1

    # -- the ship move

    def ship_move(self, seat: int, steps: int) -> Rule:
        """DK-MOVE, DK-OTHERS"""
        t = self.table
        self.mover, self.move_over = seat, False
        t.steps = steps
        untouched = True
        while not self.move_over:
            action = yield from self.ask("ship", seat, self.ship_actions(seat, untouched))
            untouched = False
            yield from self.ship_action(seat, action)
        self.mover = None
        t.steps = 0

    def ship_actions(self, seat: int, untouched: bool) -> list[str]:
        t = self.table
        player = t.players[seat]
        assert player.ship is not None
        actions = ["stop"]
        if t.steps:
            for direction in DIRECTIONS:
                square = beside(player.ship, direction)
                if square in WATER and self.may_enter(seat, square, hoplites=1):
                    actions.append(f"dir:{direction}")
            for square in t.jumps(player.ship):
                if self.may_enter(seat, square, hoplites=3):  # DK-CHARY-05
                    actions.append(f"jump:{t.whirlpools.index(square) + 1}")
        near = neighbours(player.ship)
        for name, settlement in SETTLEMENTS.items():
            owner = t.owners[name]
            if settlement.square in near and owner is None and player.aboard >= settlement.marks:
                actions.append(f"found:{name}")
            if settlement.square in near and owner not in (None, seat) and player.aboard:
                actions.append(f"attack:{name}")
        for name, city in CITIES.items():
            if city.square in near and t.cities[name].total() and player.aboard:
                actions.append(f"attack:{name}")
        if self.may_play(seat):
            if player.hand["zephyr"]:
                actions.append("card:zephyr")
            if player.hand["charon"] and player.below:
                actions.append("card:charon")
        if untouched and t.phase != "main" and player.below:  # DK-OTHERS-05
            actions.append("sacrifice")
        return actions + t.position_claims(seat, SLOTS) + self.free_deliveries(seat)

    def may_enter(self, seat: int, square: str, hoplites: int) -> bool:
        """DK-MOVE-06, -07, DK-HOPLITE-14: a challenge needs so many hoplites."""
        t = self.table
        if square in ANCHORS or square in STYX:
            return True
        if square == t.hydra and not self.beat_hydra_cards() and not self.may_reveal(seat):
            return False
        occupied = square == t.hydra or bool(t.ships_on(square))
        return not occupied or t.players[seat].aboard >= hoplites

    def may_reveal(self, seat: int) -> bool:
        """DK-HYDRA-20"""
        secret = self.table.players[seat].secret
        holds = secret is not None and PURSUITS[secret].b.kind == "beat_hydra"
        return holds and self.table.options["secret_hydra"] == "reveal"

    def ship_action(self, seat: int, action: str) -> Rule:
        t = self.table
        verb, _, thing = action.partition(":")
        if verb == "stop":
            self.move_over = True
        elif verb == "sacrifice":
            self.move_over = True
            before = t.facts()
            yield from self.take_back_all(seat, 2)
            yield from self.check(before)
        elif verb == "found":
            self.move_over = True
            self.settle(seat, thing)
        elif verb == "attack":
            yield from self.challenge_place(seat, thing)
        elif verb == "card":
            self.play(seat, thing)
            if thing == "zephyr":
                t.steps += 2
            else:
                yield from self.reclaim(seat, 2)
        elif verb in ("claim", "deliver"):
            yield from self.deliver(seat, action)
        else:
            yield from self.step(seat, verb, thing)

    def step(self, seat: int, verb: str, thing: str) -> Rule:
        """DK-MOVE-16"""
        t = self.table
        player = t.players[seat]
        assert player.ship is not None
        before = t.facts()
        t.steps -= 1
        if verb == "dir":
            square = beside(player.ship, thing)
            assert square is not None
        else:
            square = t.whirlpools[int(thing) - 1]
            yield from self.throw_for_jump(seat)
        met = [other for other in t.ships_on(square) if other != seat] if square in SEA else []
        player.ship = square
        if met:
            self.move_over = True
            yield from self.duel(seat, met[0])
        elif square == t.hydra:
            self.move_over = True
            player.revealed = player.revealed or not self.beat_hydra_cards()
            yield from self.fight_hydra(seat, challenger=True)
        else:
            if square in STYX:
                self.move_over = True
            yield from self.arrive(seat)
        yield from self.check(before)

    # -- the Hydra's die move

    def hydra_move(self, steps: int) -> Rule:
        """DK-HYDRA-01 to -06"""
        t = self.table
        t.steps = steps
        while True:
            actions = ["stop"]
            for direction in DIRECTIONS:
                square = beside(t.hydra, direction)
                if t.steps and square in SEA and square != t.players[t.active].ship:
                    actions.append(f"dir:{direction}")
            if t.players[t.active].hand["trident"]:
                actions.append("card:trident")
            action = yield from self.ask("hydra", t.active, actions)
            if action == "stop":
                break
            if action == "card:trident":
                self.play(t.active, "trident")
                t.steps += 2
                continue
            before = t.facts()
            target = beside(t.hydra, action.removeprefix("dir:"))
            assert target is not None
            t.hydra = target
            t.steps -= 1
            met = t.ships_on(target)
            if met:
                yield from self.fight_hydra(met[0], challenger=False)
                yield from self.check(before)
                break
        t.steps = 0


def public_summary(e: SecondEngine) -> dict[str, Any]:
    """The table in plain values, to be compared; see `summary`."""
    return {"decider": e.decider(), "decision": e.decision(), **summary(e.table)}
