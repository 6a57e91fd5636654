"""Named answers where the books disagree or are silent; an edition bundles them."""

from __future__ import annotations

from typing import Final

from theomachy.kernel import options as kernel
from theomachy.kernel.options import Editions, Range, Table, Value

MOST_TURNS: Final = 1_000_000  # no game takes 255

# Option, its values (the first is the default), the clause it belongs to.
OPTIONS: Final[Table] = {
    "start_player": (("hera", "zeus", "random"), "HZ-SETUP-09"),
    "own_figure_removal": (("action", "pegasus"), "HZ-FIGURE-12"),
    "pegasus_past_own_figure": ((False, True), "HZ-FIGURE-10"),
    "pegasus_vs_medusa": (("stays", "falls"), "HZ-MEDUSA-04"),
    "pandora_by_pegasus": (("both_sides", "defender_only"), "HZ-PANDORA-03"),
    "won_card_pile": (("controller", "owner"), "HZ-SIRENS-05"),
    "empty_plays": (("refused", "allowed"), "HZ-TURN-10"),
    "short_first_turn": ((False, True), "HZ-TURN-14"),
    "persephone_count": (("max", "choose"), "HZ-PERSEPHONE-02"),
    "late_god": ((True, False), "HZ-FIGURE-05"),
    "discard_view": (("top", "open"), "HZ-HAND-05"),
    "turn_limit": (Range(0, MOST_TURNS), "HZ-END-10"),
}

EDITIONS: Final[Editions] = {
    "rio-grande": {},
    "kosmos": {"own_figure_removal": "pegasus"},
    "designer": {"pegasus_past_own_figure": True, "own_figure_removal": "pegasus"},
}
DEFAULT_EDITION: Final = "rio-grande"


class Options(kernel.Options):
    """Ready for the rules."""

    def __init__(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> None:
        super().__init__("hera-zeus", OPTIONS, EDITIONS, edition, changes)
        values = self.values
        self.random_start: Final = values["start_player"] == "random"
        self.zeus_starts: Final = values["start_player"] == "zeus"
        self.figure_off_by_pegasus: Final = values["own_figure_removal"] == "pegasus"
        self.pegasus_past_own_figure: Final = values["pegasus_past_own_figure"] is True
        self.medusa_falls: Final = values["pegasus_vs_medusa"] == "falls"
        self.pandora_spares_striker: Final = values["pandora_by_pegasus"] == "defender_only"
        self.won_cards_go_home: Final = values["won_card_pile"] == "owner"
        self.empty_plays: Final = values["empty_plays"] == "allowed"
        self.short_first_turn: Final = values["short_first_turn"] is True
        self.persephone_chooses: Final = values["persephone_count"] == "choose"
        self.late_god: Final = values["late_god"] is True
        self.open_piles: Final = values["discard_view"] == "open"
        self.turn_limit: Final = self.number("turn_limit")

    def changed(self, name: str, value: Value) -> Options:
        return Options(self.edition, {**self.changes(), name: value})
