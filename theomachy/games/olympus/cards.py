"""Every card as the rules use it, made from the entries of a card file: numbers, and abilities in their vocabulary."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.olympus.vocabulary import (
    ALL,
    ALL_COLOURS,
    ALWAYS,
    AREAS,
    COLOURS,
    DO,
    EQUIPMENT,
    KINDS,
    MODES,
    STRUCK,
    TIMINGS,
    UNITS,
)
from theomachy.kernel.frames import Script

ANY: Final = -1  # a filter that lets everything pass
Entry = dict[str, Any]

# --- whom it concerns ---------------------------------------------------------------------------------------------


class Selector:
    """Which units: where they stand, seen from the source, and what else must hold of them."""

    def __init__(self, data: Entry, ids: dict[str, int]) -> None:
        self.unit: Final[i64] = UNITS.index(data.get("unit", "any"))
        self.kind: Final[i64] = KINDS.index(data["kind"]) if "kind" in data else ANY
        self.colour: Final[i64] = COLOURS.index(data["colour"]) if "colour" in data else ANY
        self.area: Final[i64] = AREAS.index(data["area"]) if "area" in data else ANY
        self.card: Final[i64] = ids[data["id"]] if "id" in data else ANY
        self.max_cost: Final[i64] = data.get("max_cost", ANY)
        self.other: Final = bool(data.get("other", False))
        self.damaged: Final = bool(data.get("damaged", False))
        self.equipped: Final = bool(data.get("equipped", False))
        self.attacked: Final = bool(data.get("attacked", False))
        self.filters: Final = any(key not in ("unit", "pick", "upto", "other") for key in data)
        pick = data.get("pick", "all")
        self.pick: Final[i64] = ALL if pick == "all" else pick
        self.upto: Final = bool(data.get("upto", False))


class CardFilter:
    """Which cards of a hand or of the discard pile."""

    def __init__(self, data: Entry, ids: dict[str, int]) -> None:
        self.kind: Final[i64] = KINDS.index(data["kind"]) if "kind" in data else ANY
        self.colour: Final[i64] = COLOURS.index(data["colour"]) if "colour" in data else ANY
        self.card: Final[i64] = ids[data["id"]] if "id" in data else ANY
        self.max_cost: Final[i64] = data.get("max_cost", ANY)


# --- how much, and when -------------------------------------------------------------------------------------------

FIXED: Final = 0
SOURCES_ATTACK: Final = 1
PER_UNIT: Final = 2
PER_MARKER: Final = 3
EVERYTHING: Final = 1000  # more damage than there can be


class Amount:
    def __init__(self, data: Any, ids: dict[str, int]) -> None:
        self.sort: i64 = FIXED
        self.number: i64 = 0  # the amount, or how much for each
        self.of: Selector | None = None
        if data == "all":
            self.number = EVERYTHING
        elif data == "attack":
            self.sort = SOURCES_ATTACK
        elif isinstance(data, dict):
            self.number = data.get("times", 1)
            self.sort = PER_MARKER if data["per"] == "markers" else PER_UNIT
            if self.sort == PER_UNIT:
                self.of = Selector(data["per"], ids)
        else:
            self.number = data


STRIKES: Final = ("", "hit", "defeated", "bonus")


class Condition:
    """All that must hold; what is not asked for is ANY, None or False."""

    def __init__(self, data: Entry, ids: dict[str, int]) -> None:
        self.opposing: Final = Selector(data["opposing"], ids) if "opposing" in data else None
        self.unopposed: Final = bool(data.get("unopposed", False))
        self.area: Final[i64] = AREAS.index(data["area"]) if "area" in data else ANY
        self.count: Final = Selector(data["count"]["of"], ids) if "count" in data else None
        self.at_least: Final[i64] = data["count"]["at_least"] if "count" in data else 0
        self.markers: Final[i64] = data.get("markers", ANY)
        self.strike: Final[i64] = STRIKES.index(data["strike"]) if "strike" in data else ANY
        self.subject: Final = Selector(data["subject"], ids) if "subject" in data else None


# --- what it does -------------------------------------------------------------------------------------------------

UNTIL_TURN: Final = 0
UNTIL_ATTACK: Final = 1
FROM_STRIKE: Final = 0
FROM_ABILITY: Final = 1
FROM_ANY: Final = 2
BY_OWNER: Final = 0
BY_CHANCE: Final = 1
BY_YOU: Final = 2
FROM_BOARD: Final = 0
FROM_OPPONENT: Final = 1
FROM_BOARD_OR_OPPONENT: Final = 2
HERE: Final = 3  # after the areas
CHOICE: Final = 4
DRAWN: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
THE_SUBJECT: Final = 3

UNTILS: Final = ("turn", "attack")
PREVENTED: Final = ("strike", "ability", "any")
CHOOSERS: Final = ("owner", "random", "you")
MARKERS_FROM: Final = ("board", "opponent", "board_or_opponent")
ZONES: Final = ("drawn", "hand", "discard", "subject")


class Operation:
    """One operation with all fields any verb may have."""

    def __init__(self, data: Entry, number: int, ids: dict[str, int]) -> None:
        self.number: Final[i64] = number  # among those of its effect
        self.verb: Final[str] = data["op"]
        self.silences: Final = self.verb == "silence"
        self.modifies: Final = self.verb == "modify"
        self.to: Final = Selector(data["to"], ids) if "to" in data else None
        self.amount: Final = Amount(data.get("amount", 1), ids)
        self.counts: Final = self.verb in ("damage", "heal", "draw", "drop", "take", "marker")  # nothing happens for 0
        self.attack: Final = Amount(data.get("attack", 0), ids)
        self.defence: Final = Amount(data.get("defence", 0), ids)
        self.filter: Final = CardFilter(data, ids)
        self.for_opponent: Final = data.get("who") == "opponent"
        self.by: Final[i64] = CHOOSERS.index(data.get("by", "owner"))
        self.until: Final[i64] = UNTILS.index(data.get("until", "turn"))
        came = data.get("from", "")
        self.prevents: Final[i64] = PREVENTED.index(came) if self.verb == "prevent" else 0
        self.markers: Final[i64] = MARKERS_FROM.index(came) if self.verb == "marker" else 0
        self.zones: Final = [ZONES.index(zone) for zone in came] if self.verb == "play" else []
        self.area: Final[i64] = (*AREAS, "here", "choice").index(data.get("area", "here"))
        self.to_any: Final = data.get("dest") == "any"
        self.silent: Final = bool(data.get("silent", False))
        self.may: Final = bool(data.get("may", False))
        self.require: Final = bool(data.get("require", False))


class Effect:
    def __init__(self, data: Entry, card: int, of_card: int, number: int, ids: dict[str, int]) -> None:
        self.card: Final[i64] = card
        self.of_card: Final[i64] = of_card  # its number among the effects of its card
        self.number: Final[i64] = number  # among all effects of the card set
        self.when: Final[i64] = TIMINGS.index(data["when"])
        self.mode: Final[i64] = MODES.index(data.get("mode", MODES[DO]))
        self.condition: Final = Condition(data["if"], ids) if data.get("if") else None
        self.operations: Final = [Operation(operation, i, ids) for i, operation in enumerate(data["do"])]
        self.script: Script | None = None  # written by operations.py


# What a card always does, as bits.
RADIATES: Final = 1
SILENCES: Final = 2

# --- the cards ----------------------------------------------------------------------------------------------------


class Card:
    def __init__(self, entry: Entry) -> None:
        self.id: Final[str] = entry["id"]
        self.kind: Final[int] = KINDS.index(entry["kind"])
        self.multicolour: Final = bool(entry.get("multicolour", False))
        self.colours: Final[int] = ALL_COLOURS if self.multicolour else 1 << COLOURS.index(entry["colour"])
        self.copies: Final[int] = entry["copies"]
        self.cost: Final = [int(entry["cost"].get(colour, 0)) for colour in COLOURS]
        self.attack: Final[int] = entry["attack"]
        self.defence: Final[int] = entry["defence"]
        self.entry: Final = entry


class CardSet:
    """The cards of a game: those of the box and users' own.  Tables by definition, for the rules."""

    def __init__(self, entries: list[Entry]) -> None:
        ids = {entry["id"]: d for d, entry in enumerate(entries)}
        self.ids: Final = ids
        self.cards: Final = [Card(entry) for entry in entries]
        self.copies: Final = vec[i64]([card.copies for card in self.cards])
        self.kind: Final = vec[i64]([card.kind for card in self.cards])
        self.colours: Final = vec[i64]([card.colours for card in self.cards])
        self.attack: Final = vec[i64]([card.attack for card in self.cards])
        self.defence: Final = vec[i64]([card.defence for card in self.cards])
        self.cost: Final = vec[i64]([symbols for card in self.cards for symbols in card.cost])  # 4 cells each
        self.total_cost: Final = vec[i64]([sum(card.cost) for card in self.cards])
        self.effects: Final[list[Effect]] = []
        for d, entry in enumerate(entries):
            for of_card, data in enumerate(entry["effect"]):
                self.effects.append(Effect(data, d, of_card, len(self.effects), ids))
        times = len(TIMINGS)
        self.by_timing: Final[list[list[Effect]]] = [
            [e for e in self.effects if e.card == d and e.when == when]
            for d in range(len(entries))
            for when in range(times)
        ]
        self.timings: Final = vec[i64](
            [sum([1 << when for when in range(times) if self.by_timing[times * d + when]]) for d in range(len(entries))]
        )
        self.always: Final = vec[i64](
            [RADIATES * self.radiates(d, False) | SILENCES * self.radiates(d, True) for d in range(len(entries))]
        )
        always = str([data for entry in entries for data in entry["effect"] if data["when"] == "always"])
        self.restless: Final = "'damaged'" in always or "'attacked'" in always  # do damage and attacks change values?
        # Nothing changes when an attack is counted, and no equipment comes while it goes on.
        self.plain_attacks: Final = not self.restless and not [
            operation
            for effect in self.effects
            for operation in effect.operations
            if effect.when >= STRUCK and operation.verb == "play" and operation.zones != [THE_SUBJECT]
        ]
        self.scripts: list[Script] = []

    def at(self, card: i64, when: i64) -> list[Effect]:
        """The effects of a card with this timing, in printed order."""
        return self.by_timing[11 * card + when]

    def radiates(self, card: int, silence: bool) -> bool:
        """Has it an always effect that silences, or one that does not?"""
        return silence in [operation.silences for effect in self.at(card, ALWAYS) for operation in effect.operations]

    def size(self) -> int:
        """How many cards there are, copies counted."""
        return sum([card.copies for card in self.cards])


def is_unit(cards: CardSet, card: i64) -> bool:
    return cards.kind[card] != EQUIPMENT


def has_timing(cards: CardSet, card: i64, when: i64) -> bool:
    return (cards.timings[card] >> when) & 1 == 1
