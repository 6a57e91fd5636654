"""Named answers where the books disagree or are silent; an edition bundles them."""

from __future__ import annotations

from typing import Final

from theomachy.kernel.errors import BadInput

Value = str | bool | int

# Option, its values (the first is the default), the clause it belongs to.  An int stands for any whole number from 0.
OPTIONS: Final[dict[str, tuple[tuple[Value, ...], str]]] = {
    "start_player": (("hera", "zeus", "random"), "HZ-SETUP-09"),
    "own_figure_removal": (("action", "pegasus"), "HZ-FIGURE-12"),
    "pegasus_past_own_figure": ((False, True), "HZ-FIGURE-10"),
    "pegasus_vs_medusa": (("stays", "falls"), "HZ-MEDUSA-04"),
    "pandora_by_pegasus": (("both_sides", "defender_only"), "HZ-PANDORA-03"),
    "won_card_pile": (("controller", "owner"), "HZ-SIRENS-05"),
    "empty_plays": (("refused", "allowed"), "HZ-TURN-10"),
    "persephone_count": (("max", "choose"), "HZ-PERSEPHONE-02"),
    "late_god": ((True, False), "HZ-FIGURE-05"),
    "discard_view": (("top", "open"), "HZ-HAND-05"),
    "turn_limit": ((0,), "HZ-END-10"),
}

EDITIONS: Final[dict[str, dict[str, Value]]] = {
    "rio-grande": {},
    "kosmos": {"own_figure_removal": "pegasus"},
    "designer": {"pegasus_past_own_figure": True, "own_figure_removal": "pegasus"},
}
DEFAULT_EDITION: Final = "rio-grande"


class Options:
    """An edition and what was changed in it, ready for the rules."""

    def __init__(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> None:
        if edition not in EDITIONS:
            raise BadInput(f"There is no edition {edition!r} of Hera and Zeus; choose one of {', '.join(EDITIONS)}.")
        values: dict[str, Value] = {name: choices[0] for name, (choices, _) in OPTIONS.items()}
        values.update(EDITIONS[edition])
        self.edition: Final = edition
        self.base: Final = dict(values)
        for name, value in (changes or {}).items():
            values[name] = checked(name, value)
        self.values: Final = values
        self.random_start: Final = values["start_player"] == "random"
        self.zeus_starts: Final = values["start_player"] == "zeus"
        self.figure_off_by_pegasus: Final = values["own_figure_removal"] == "pegasus"
        self.pegasus_past_own_figure: Final = values["pegasus_past_own_figure"] is True
        self.medusa_falls: Final = values["pegasus_vs_medusa"] == "falls"
        self.pandora_spares_striker: Final = values["pandora_by_pegasus"] == "defender_only"
        self.won_cards_go_home: Final = values["won_card_pile"] == "owner"
        self.empty_plays: Final = values["empty_plays"] == "allowed"
        self.persephone_chooses: Final = values["persephone_count"] == "choose"
        self.late_god: Final = values["late_god"] is True
        self.open_piles: Final = values["discard_view"] == "open"
        limit = values["turn_limit"]
        assert isinstance(limit, int)
        self.turn_limit: Final[int] = limit

    def changes(self) -> dict[str, Value]:
        """What differs from the edition."""
        return {name: value for name, value in self.values.items() if value != self.base[name]}

    def changed(self, name: str, value: Value) -> Options:
        return Options(self.edition, {**self.changes(), name: value})

    def read_value(self, text: str) -> Value:
        """A value as written in a record; quotes may be left out."""
        text = text.strip()
        if text in ("true", "false"):
            return text == "true"
        if text.lstrip("-").isdigit():
            return int(text)
        return text.strip("\"'")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.edition == other.edition and self.values == other.values

    def __repr__(self) -> str:
        return f"Options({self.edition!r}, {self.changes()!r})"

    def __hash__(self) -> int:
        return hash((self.edition, tuple(self.values.values())))


def checked(name: str, value: Value) -> Value:
    if name not in OPTIONS:
        raise BadInput(f"Hera and Zeus has no option {name!r}; its options are {', '.join(OPTIONS)}.")
    choices = OPTIONS[name][0]
    if choices == (0,):
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise BadInput(f"The option {name} takes a whole number from 0, not {written(value)}.")
        return value
    for choice in choices:
        if value == choice and isinstance(value, bool) == isinstance(choice, bool):
            return choice
    raise BadInput(f"The option {name} takes {' or '.join(written(c) for c in choices)}, not {written(value)}.")


def written(value: Value) -> str:
    """As in a record: "hera", true, 12."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
