"""Named answers where the books disagree or are silent; an edition bundles them."""

from __future__ import annotations

from threading import Lock
from typing import Final

from mypy_extensions import i64

from theomachy.games.olympus.card_file import read_cards, standard
from theomachy.games.olympus.cards import CardSet
from theomachy.games.olympus.vocabulary import AREAS, PHASES
from theomachy.kernel import options as kernel
from theomachy.kernel.options import Editions, Range, Table, Text, Value

# Option, its values (the first is the default), the clause it belongs to.
OPTIONS: Final[Table] = {
    "on_play": (("by_card", "declinable"), "FO-ABILITY-06"),
    "pile_end": (("at_once", "finish_turn"), "FO-END-06"),
    "delphi": (("may", "must"), "FO-BONUS-04"),
    "discard_view": (("open", "top"), "FO-DEFEAT-06"),
    "removed_cards": (Range(0, 40, 20), "FO-SETUP-06"),
    "skipped_phase": (("chosen", *PHASES[1:4]), "FO-TURN-12"),
    "second_player_bonus": (("none", *AREAS), "FO-TURN-13"),
    "attack_cap": (Range(1, 3, 2), "FO-ATTACK-12"),
    "effect_limit": (Range(20, 1000, 100), "FO-ABILITY-17"),
    "custom_cards": (Text(), "FO-SETUP-05"),
}

EDITIONS: Final[Editions] = {
    "mayfair": {},
    "lookout": {"on_play": "declinable", "pile_end": "finish_turn", "delphi": "must"},
}
DEFAULT_EDITION: Final = "mayfair"

STANDARD: Final = CardSet(standard())
MOST_SETS: Final = 16  # are kept ready, 2 or 3 MB each when their texts are as long as may be
CARD_SETS: Final = {"": STANDARD}  # by the text of the custom cards
ONE_AT_A_TIME: Final = Lock()  # of several threads


def card_set(custom: str) -> CardSet:
    """FO-SETUP-05: the cards of the box and users' own; what one of these replaces is left in the box."""
    if custom == "":
        return STANDARD
    with ONE_AT_A_TIME:
        known = CARD_SETS.get(custom)
        if known is not None:
            return known
        own = read_cards(custom, "custom_cards")
        replaced = [entry.get("replaces") for entry in own]
        box = [{**entry, "copies": 0} if entry["id"] in replaced else entry for entry in standard()]
        if len(CARD_SETS) > MOST_SETS:
            del CARD_SETS[list(CARD_SETS)[1]]  # the oldest but the box
        made = CARD_SETS[custom] = CardSet(box + own)
        return made


class Options(kernel.Options):
    """Ready for the rules."""

    def __init__(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> None:
        super().__init__("olympus", OPTIONS, EDITIONS, edition, changes)
        values = self.values
        self.declinable: Final = values["on_play"] == "declinable"
        self.finish_turn: Final = values["pile_end"] == "finish_turn"
        self.must_take: Final = values["delphi"] == "must"
        self.only_top: Final = values["discard_view"] == "top"
        self.removed_cards: Final = self.number("removed_cards")
        phase, bonus = str(values["skipped_phase"]), str(values["second_player_bonus"])
        self.skipped_phase: Final[i64] = PHASES.index(phase) if phase in PHASES else 0  # or the player chooses
        self.second_player_bonus: Final[i64] = AREAS.index(bonus) if bonus in AREAS else -1
        self.attack_cap: Final = self.number("attack_cap")
        self.effect_limit: Final = self.number("effect_limit")
        self.cards: Final = card_set(str(values["custom_cards"]))

    def changed(self, name: str, value: Value) -> Options:
        return Options(self.edition, {**self.changes(), name: value})
