"""Cards nobody would print: random definitions from the whole vocabulary of card texts, all of them allowed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Entry = dict[str, Any]
Makers = dict[str, Callable[[], Any]]

COLOURS = "red blue yellow green".split()
AREAS = "olympus delphi troy".split()
TIMINGS = (
    "play before_strike after_strike attack_phase_end turn_end always "
    "struck unit_defeated unit_discarded self_defeated self_discarded"
).split()
SUBJECTS = TIMINGS[6:]  # timings with a subject
SEVERAL = "adjacent flank own enemy any".split()
OPERATIONS = (
    "damage heal modify draw drop take marker point bonus discard return strip move rearrange attack play".split()
)
LEAVES_NO_UNITS = "draw drop take marker point bonus skip_strike discard return".split()


class CardMaker:
    def __init__(self, seed: int, box: list[Entry], replacing: float = 0.0) -> None:
        """`replacing`: how likely a card takes the place of one in the box, as long as there are some of its kind."""
        self.rng = random.Random(seed)
        self.box = {card["id"]: card["kind"] for card in box}
        self.ids = list(self.box)  # the cards that may be named
        self.replacing = replacing

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self, number: int) -> list[Entry]:
        new = [f"custom_{i}" for i in range(number)]
        self.ids = self.ids + new
        return [self.card(id) for id in new]

    def card(self, id: str) -> Entry:
        kind = self.rng.choices(["hero", "soldier", "equipment"], [5, 2, 2])[0]
        symbols = self.rng.choices(range(6), [50, 30, 10, 4, 3, 3])[0]
        cost: dict[str, int] = {}
        for colour in self.rng.choices(COLOURS, k=symbols):
            cost[colour] = cost.get(colour, 0) + 1
        entry: Entry = {
            "id": id,
            "kind": kind,
            "colour": self.rng.choice(COLOURS),
            "cost": cost,
            "copies": self.rng.randint(1, 2),
            "name": {"en": id},
        }
        replaceable = [id for id in self.box if self.box[id] == kind]
        if replaceable and self.chance(self.replacing):
            entry["replaces"] = self.rng.choice(replaceable)
            del self.box[entry["replaces"]]
        if kind == "hero":
            entry["multicolour"] = self.chance(0.25)
        if kind == "equipment":
            entry |= {"attack": self.rng.randint(-3, 5), "defence": self.rng.randint(-3, 5)}
        else:
            entry |= {"attack": self.rng.choice([0, 1, 1, 2, 2, 3, 4, 7]), "defence": self.rng.randint(1, 9)}
        least = 1 if kind == "hero" else 0
        entry["effect"] = [self.effect() for _ in range(max(least, self.rng.choices(range(4), [1, 5, 3, 2])[0]))]
        return entry

    # --- effects ------------------------------------------------------------------------------------------------------

    def effect(self) -> Entry:
        when = self.rng.choices(TIMINGS, [4, 3, 3, 2, 2, 5, 2, 2, 3, 3, 3])[0]
        effect: Entry = {"when": when}
        mode = self.rng.choice(["", "", "do", "must", "may", "may"])
        if mode and (mode != "may" or when != "always"):
            effect["mode"] = mode
        if self.chance(0.35):
            effect["if"] = self.conditions(when)
        effect["do"] = []
        for _ in range(self.rng.choices(range(1, 5), [8, 5, 2, 1])[0]):
            effect["do"].append(self.operation(when, effect["do"]))
        return effect

    def conditions(self, when: str) -> Entry:
        likely: Makers = {
            "opposing": lambda: self.filters(),
            "unopposed": lambda: True,
            "area": lambda: self.rng.choice(AREAS),
            "count": lambda: {"of": self.selector(when), "at_least": self.rng.choice([0, 1, 1, 1, 2, 2, 3, 12])},
            "markers": lambda: self.rng.randint(0, 3),
        }
        if when == "after_strike":
            likely["strike"] = lambda: self.rng.choice(["hit", "defeated", "bonus"])
        if when in SUBJECTS:
            likely["subject"] = lambda: self.selector(when)
        number = self.rng.choices([1, 2, 3], [6, 2, 1])[0]
        return {key: likely[key]() for key in self.rng.sample(list(likely), number)}

    # --- selectors and amounts ----------------------------------------------------------------------------------------

    def filters(self) -> Entry:
        likely: Makers = {
            "kind": lambda: self.rng.choice(["hero", "hero", "soldier"]),
            "colour": lambda: self.rng.choice(COLOURS),
            "area": lambda: self.rng.choice(AREAS),
            "other": lambda: True,
            "damaged": lambda: True,
            "equipped": lambda: True,
            "attacked": lambda: True,
            "id": lambda: self.rng.choice(self.ids),
            "max_cost": lambda: self.rng.randint(0, 3),
        }
        number = self.rng.choices([0, 1, 2], [12, 7, 2])[0]
        return {key: likely[key]() for key in self.rng.sample(list(likely), number)}

    def unit(self, when: str, same: bool) -> str:
        units = ["self", "self", "opposing", *SEVERAL]
        units += ["subject"] * 3 if when in SUBJECTS else []
        units += ["same"] * 5 if same else []
        return self.rng.choice(units)

    def selector(self, when: str, same: bool = False) -> Entry:
        return {"unit": self.unit(when, same), **self.filters()}

    def target(self, when: str, same: bool) -> Entry:
        target = self.selector(when, same)
        if target["unit"] in SEVERAL or self.chance(0.1):
            target["pick"] = "all" if when == "always" or self.chance(0.4) else self.rng.choice([1, 1, 1, 2, 2, 3, 7])
        if isinstance(target.get("pick"), int) and self.chance(0.3):
            target["upto"] = True
        return target

    def one_target(self, when: str, same: bool) -> Entry:
        target = self.selector(when, same)
        if target["unit"] in [*SEVERAL, "same"] or self.chance(0.1):
            target["pick"] = 1
            if self.chance(0.3):
                target["upto"] = True
        return target

    def amount(self, when: str, same: bool, low: int = 0, high: int = 7, words: tuple[str, ...] = ()) -> Any:
        kind = self.rng.choices(["number", "attack", "per", "word"], [7, 1, 1.5, 1])[0]
        if kind == "attack" and when != "always":
            return "attack"
        if kind == "per":
            per = "markers" if self.chance(0.3) else self.selector(when, same)
            return {"per": per} | ({"times": self.rng.randint(max(low, -2), 2)} if self.chance(0.7) else {})
        if kind == "word" and words:
            return self.rng.choice(words)
        return self.rng.choice([1, 1, 2, 2, 3, 4, low, high, self.rng.randint(low, high)])

    # --- operations ---------------------------------------------------------------------------------------------------

    def operation(self, when: str, before: list[Entry]) -> Entry:
        names = [*OPERATIONS]
        if when == "always":
            names = ["modify", "modify", "modify", "prevent", "prevent", "silence"]
        elif when == "before_strike":
            names += ["skip_strike"] * 2
        elif when == "self_defeated":
            names += ["survive"] * 12
        op = self.rng.choice(names)
        same = bool(before) and before[-1]["op"] not in LEAVES_NO_UNITS and when != "always"
        do: Entry = {"op": op}
        if op in ("damage", "heal", "modify", "prevent", "silence", "discard", "return", "strip", "attack"):
            do["to"] = self.target(when, same)
        if op == "move":
            do |= {"to": self.one_target(when, same), "dest": self.rng.choice(["empty", "any"])}
        if op in ("damage", "draw", "drop", "take", "marker", "point"):
            do["amount"] = self.amount(when, same)
        if op in ("heal", "prevent"):
            do["amount"] = self.amount(when, same, words=("all",))
        if op == "modify":
            for value in self.rng.choice([["attack"], ["defence"], ["attack", "defence"]]):
                do[value] = self.amount(when, same, -7, 7)
            if when != "always":
                strike = when in ("before_strike", "after_strike")
                do["until"] = "attack" if strike and self.chance(0.6) else "turn"
        if op in ("draw", "drop", "point"):
            do["who"] = self.rng.choice(["you", "you", "opponent"])
        if op == "draw":
            do["amount"] = 1 if self.chance(0.7) else do["amount"]  # or no game would last
        if op == "point":
            do["amount"] = self.rng.choice([0, 1, 1, 1, {"per": "markers"}])
        if op == "drop":
            do["by"] = self.rng.choice(["owner", "random", "you"])
        if op == "prevent":
            do["from"] = self.rng.choice(["strike", "ability", "any"])
        if op == "marker":
            do["from"] = self.rng.choice(["board", "opponent", "board_or_opponent"])
        if op == "bonus":
            do["area"] = self.rng.choice(["here", "choice", *AREAS])
        if op == "rearrange":
            do["side"] = "own"
        if op == "play":
            places = ["hand", "discard"]
            places += ["subject"] * 3 if when == "unit_discarded" else []
            places += ["drawn"] * 3 if any(do["op"] == "draw" and do["who"] == "you" for do in before) else []
            do["from"] = list(dict.fromkeys(self.rng.choices(places, k=self.rng.randint(1, 3))))
            if self.chance(0.3):
                do["silent"] = True
        if op in ("take", "play"):
            do |= self.card_filters()
        if when != "always":
            if self.chance(0.12):
                do["may"] = True
            if self.chance(0.2):
                do["require"] = True
        return do

    def card_filters(self) -> Entry:
        likely: Makers = {
            "kind": lambda: self.rng.choice(["hero", "soldier", "equipment"]),
            "colour": lambda: self.rng.choice(COLOURS),
            "id": lambda: self.rng.choice(self.ids),
            "max_cost": lambda: self.rng.randint(0, 3),
        }
        number = self.rng.choices([0, 1, 2], [8, 6, 2])[0]
        return {key: likely[key]() for key in self.rng.sample(list(likely), number)}


# --- as a card file ---------------------------------------------------------------------------------------------------


def card_file(cards: list[Entry]) -> str:
    lines = ['format = "fight-for-olympus-cards"', "version = 1"]
    for card in cards:
        lines += ["", "[[card]]", *(f"{key} = {toml(value)}" for key, value in card.items())]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'
