"""Card files that mean harm: every card free, no card of the box left that can go, effects that set each other off.

`hostile_card_file(seed)` breeds one: a few designs fill the whole deck, games are played with it, and what brings the
rules into greater straits is kept and changed further.  The same seed breeds the same file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from functools import cache
from time import process_time

from tests.olympus.random_cards import CardMaker, Entry, card_file
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.card_grammar import CUSTOM_CARDS, EFFECTS
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.options import Options
from theomachy.games.olympus.state import CONTEXT, LEVEL, State
from theomachy.games.olympus.vocabulary import CARD, DONE, NO
from theomachy.kernel.events import Log
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY

GAME = Olympus()
DESIGNS = 5
CHOICES = 150  # of a game that tries a file out
TRIES = 24
BOX = [{"id": card["id"], "kind": card["kind"]} for card in standard()]


def soldier(*effects: Entry, attack: int = 0, defence: int = 1) -> Entry:
    values = {"attack": attack, "defence": defence}
    return {"kind": "soldier", "colour": "red", "cost": {}, "copies": 2, **values, "effect": list(effects)}


def must(when: str, *do: Entry) -> Entry:
    return {"when": when, "mode": "must", "do": list(do)}


ALL = {"unit": "any", "pick": "all"}
OTHERS = {"unit": "own", "other": True, "pick": "all"}
NO_POINT = {"op": "point", "who": "you", "amount": 0}
TOUGHER = {"op": "modify", "to": ALL, "attack": 0, "defence": 1, "until": "turn"}
FROM_DISCARD = {"op": "play", "from": ["discard"]}
HURT = {"op": "damage", "to": ALL, "amount": 7}
CLEAR = {"op": "discard", "to": ALL}

# What was thought out, or bred and then understood.
KNOWN: dict[str, list[Entry]] = {
    "each clears its side and plays the next": [
        soldier(must("play", {"op": "discard", "to": OTHERS}, {"op": "play", "from": ["hand", "discard"]}, NO_POINT))
    ],
    "nobody stays defeated, and all hurt all": [
        soldier(
            must("self_defeated", NO_POINT, {"op": "survive"}),
            must("unit_defeated", HURT, HURT, HURT, HURT),
            attack=3,
        )
    ],
    "much is told at the end of every turn": [soldier(*[must("turn_end", TOUGHER, TOUGHER, TOUGHER, TOUGHER)] * 3)],
    "who is discarded comes back and discards all": [
        soldier(*[must("self_discarded", FROM_DISCARD, CLEAR, FROM_DISCARD, CLEAR)] * 3)
    ],
    "all watch each other fall": [
        soldier(
            *[must("unit_discarded", TOUGHER, TOUGHER, TOUGHER, FROM_DISCARD)] * 2,
            must("turn_end", {"op": "discard", "to": {"unit": "self"}}),
        )
    ],
    "every attack sets off all attacks": [
        soldier(*[must("after_strike", {"op": "attack", "to": OTHERS}, TOUGHER, TOUGHER)] * 3, attack=1, defence=9)
    ],
}


@dataclass(frozen=True)
class Strain:
    """The worst that a single choice of a game has led to."""

    frames: int = 0  # that stand on each other when somebody is asked
    level: int = 0  # effects one inside the other
    waiting: int = 0  # contexts of the agenda
    effects: int = 0
    events: int = 0
    answers: int = 0  # to one question
    saved: int = 0  # numbers in a saved state
    seconds: float = 0.0  # of this process

    def or_worse(self, other: Strain) -> Strain:
        return Strain(*map(max, astuple(self), astuple(other)))


def is_eager(action: int) -> bool:
    """Plays, uses and aims at whatever can be, and never says that it is enough."""
    return action < CARD or action not in (DONE, NO)


class HostileMaker(CardMaker):
    """Random cards too, but of what sets off other effects, and seldom with conditions or a choice."""

    def effect(self) -> Entry:
        when = self.rng.choices(
            "play unit_discarded self_discarded unit_defeated self_defeated struck before_strike after_strike turn_end "
            "attack_phase_end".split(),
            [8, 4, 4, 3, 3, 2, 2, 2, 2, 1],
        )[0]
        do: list[Entry] = []
        for _ in range(self.rng.choice([1, 2, 3, 4, 4])):
            do.append(self.operation(when, do))
        return must(when, *do) | {"mode": self.rng.choice(["must", "must", "must", "may"])}

    def filters(self) -> Entry:
        return self.rng.choice([{}, {}, {}, {"other": True}])

    def card_filters(self) -> Entry:
        return {}

    def target(self, when: str, same: bool) -> Entry:
        return self.selector(when) | {"pick": "all"}

    def operation(self, when: str, before: list[Entry]) -> Entry:
        while True:
            do = super().operation(when, before)
            if do["op"] in ("play", "discard", "return", "damage", "attack", "modify", "survive", "point", "move"):
                do.pop("require", None)
                if do["op"] == "point":
                    do["amount"] = 0  # or the game would soon be over
                return do

    def design(self) -> Entry:
        if self.chance(0.3):
            return self.rng.choice(list(KNOWN.values()))[0]
        effects = [self.effect() for _ in range(self.rng.randint(1, EFFECTS))]
        return soldier(*effects, attack=self.rng.randint(0, 3), defence=self.rng.randint(1, 4)) | {
            "kind": self.rng.choice(["soldier", "soldier", "hero"])
        }

    def changed(self, design: Entry) -> Entry:
        """One effect of it is another, or one more."""
        effects = list(design["effect"])
        if len(effects) < EFFECTS and self.chance(0.4):
            effects.append(self.effect())
        else:
            effects[self.rng.randrange(len(effects))] = self.effect()
        return {**design, "effect": effects}


def whole_deck(designs: list[Entry]) -> str:
    """As many cards as a file may have; they take the place of those in the box."""
    places = list(BOX)
    cards: list[Entry] = []
    for number in range(CUSTOM_CARDS):
        card = {**designs[number % len(designs)], "id": f"hostile_{number}", "name": {"en": f"Hostile {number}"}}
        there = next((place for place in places if place["kind"] == card["kind"]), None)
        if there is not None:
            places.remove(there)
            card["replaces"] = there["id"]
        cards.append(card)
    return card_file(cards)


def strain(options: Options, seed: int, choices: int = CHOICES) -> Strain:
    """Play a game in which both do whatever can be done, and say what the worst choice led to."""
    rng = Rng(seed)
    s = GAME.new(2, options, Log())
    worst = Strain()
    for _ in range(choices):
        if GAME.to_move(s) == NOBODY:
            break
        found = GAME.choices(s)
        if s.asked == CHANCE:
            action = found.draw(rng)
        else:
            legal = found.actions()
            eager = [action for action in legal if is_eager(action)] or legal
            action = eager[rng.below(len(eager))]
        answers = found.count
        before = (process_time(), s.resolved)
        GAME.apply(s, action)
        seconds = process_time() - before[0]
        assert s.log is not None
        events = len(s.log.drain())
        worst = worst.or_worse(
            Strain(
                frames=depth(s),
                level=level(s),
                waiting=s.depth // CONTEXT,
                effects=s.resolved - before[1],
                events=events,
                answers=answers,
                saved=len(s.save()),
                seconds=seconds,
            )
        )
    return worst


def depth(s: State) -> int:
    frames, f = 0, s.frame
    while f is not None:
        frames, f = frames + 1, f.under
    return frames


def level(s: State) -> int:
    """Of the effect that lies deepest."""
    return max((s.agenda[at + LEVEL] + 1 for at in range(0, s.depth, CONTEXT)), default=0)


# What is bred for, by the seed.
AIMS: tuple[Callable[[Strain], int], ...] = (
    lambda it: it.frames,
    lambda it: it.waiting,
    lambda it: it.effects,
    lambda it: it.events,
    lambda it: it.frames + it.effects + it.events // 10,
)


def with_file(text: str, effect_limit: int = 100) -> Options:
    return Options(changes={"custom_cards": text, "effect_limit": effect_limit})


@cache
def bred(seed: int, tries: int = TRIES) -> tuple[str, Strain]:
    """The worst file found, and what it led to."""
    maker = HostileMaker(seed, BOX)
    aim = AIMS[seed % len(AIMS)]
    designs = [maker.design() for _ in range(DESIGNS)]
    best = strain(with_file(whole_deck(designs)), seed)
    for number in range(tries):
        others = list(designs)
        for _ in range(maker.rng.choice([1, 1, 2])):
            at = maker.rng.randrange(DESIGNS)
            others[at] = maker.changed(others[at]) if maker.chance(0.7) else maker.design()
        found = strain(with_file(whole_deck(others)), seed + number)
        if aim(found) >= aim(best):
            designs, best = others, found
    return whole_deck(designs), best


def hostile_card_file(seed: int, tries: int = TRIES) -> str:
    """A card file that is allowed, and as hard on the rules as so many tries have found: TOML."""
    return bred(seed, tries)[0]
