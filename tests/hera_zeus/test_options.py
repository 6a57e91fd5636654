"""Options and editions."""

import re

import pytest

from tests.bad_input import bad_input
from tests.hera_zeus.table import GAME
from tests.rule import CLAUSES, rule
from tests.rules_report import ROOT
from theomachy.games.hera_zeus.options import DEFAULT_EDITION, EDITIONS, MOST_TURNS, OPTIONS, Options
from theomachy.kernel.options import Range, Value, default, written

PAGE = (ROOT / "docs" / "rules" / "hera-zeus.en.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| `(\S+)` \| .+ \| (HZ-\w+-\d\d) \|$", re.MULTILINE)

DEFAULTS: dict[str, tuple[Value, ...]] = {
    "start_player": ("hera", "zeus", "random"),
    "own_figure_removal": ("action", "pegasus"),
    "pegasus_past_own_figure": (False, True),
    "pegasus_vs_medusa": ("stays", "falls"),
    "pandora_by_pegasus": ("both_sides", "defender_only"),
    "won_card_pile": ("controller", "owner"),
    "empty_plays": ("refused", "allowed"),
    "short_first_turn": (False, True),
    "persephone_count": ("max", "choose"),
    "late_god": (True, False),
    "discard_view": ("top", "open"),
    "turn_limit": (0,),
}


@rule(
    "HZ-SETUP-09", "HZ-FIGURE-12", "HZ-FIGURE-10", "HZ-MEDUSA-04", "HZ-PANDORA-03", "HZ-SIRENS-05", "HZ-TURN-10",
    "HZ-TURN-14", "HZ-PERSEPHONE-02", "HZ-FIGURE-05", "HZ-HAND-05", "HZ-END-10",
)  # fmt: skip
def test_the_usual_edition_has_the_first_value_of_each_option() -> None:
    assert DEFAULT_EDITION == "rio-grande"
    assert Options().values == {name: values[0] for name, values in DEFAULTS.items()}
    for name, (values, _) in OPTIONS.items():
        assert ((values.default,) if isinstance(values, Range) else values) == DEFAULTS[name]
    assert OPTIONS.keys() == DEFAULTS.keys()
    assert Options().changes() == {}


def test_the_rules_page_lists_the_same_options() -> None:
    rows = {name: (values, usual, clause) for name, values, usual, clause in ROW.findall(PAGE)}
    assert rows.keys() == OPTIONS.keys()
    for name, (values, clause) in OPTIONS.items():
        values_text, default_text, where = rows[name]
        assert default_text == written(default(values)), name
        assert where == clause, name
        assert clause in CLAUSES
        if isinstance(values, tuple):
            assert re.findall(r"`(.+?)`", values_text) == [written(value) for value in values]


@rule("HZ-FIGURE-12", "HZ-FIGURE-10")
def test_the_editions() -> None:
    assert GAME.editions == ("rio-grande", "kosmos", "designer")
    changes: dict[str, dict[str, Value]] = {
        "rio-grande": {},
        "kosmos": {"own_figure_removal": "pegasus"},
        "designer": {"own_figure_removal": "pegasus", "pegasus_past_own_figure": True},
    }
    assert changes == EDITIONS
    for edition, differs in changes.items():
        values = Options(edition).values
        assert {name: value for name, value in values.items() if value != Options().values[name]} == differs
        assert Options(edition).changes() == {}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in DEFAULTS.items() for value in values])
def test_every_value_is_accepted_and_read_back_as_it_was_written(name: str, value: Value) -> None:
    options = Options("rio-grande", {name: value})
    assert options.values[name] == value
    assert options.read_value(written(value)) == value
    assert Options().changed(name, value) == options
    assert options.changes() == ({} if value == DEFAULTS[name][0] else {name: value})


def test_an_edition_can_be_changed_back() -> None:
    options = Options("kosmos", {"own_figure_removal": "action"})
    assert options.changes() == {"own_figure_removal": "action"}
    assert options.changed("own_figure_removal", "pegasus") == Options("kosmos")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_player", "argus"),
        ("start_player", True),
        ("late_god", "true"),
        ("late_god", 1),
        ("pegasus_past_own_figure", 0),
        ("empty_plays", False),
        ("turn_limit", -1),
        ("turn_limit", MOST_TURNS + 1),
        ("turn_limit", "12"),
        ("turn_limit", True),
        ("no_such_option", 1),
        ("", ""),
    ],
)
def test_a_wrong_value_is_refused_with_a_sentence(name: str, value: Value) -> None:
    with bad_input(name or "option"):
        Options("rio-grande", {name: value})


def test_an_unknown_edition_is_refused_with_a_sentence() -> None:
    with bad_input("kosmos"):
        Options("athens")


@rule("HZ-END-10")
@pytest.mark.parametrize("limit", [0, 1, 7, MOST_TURNS])
def test_the_turn_limit_is_any_whole_number_to_a_million(limit: int) -> None:
    assert Options("rio-grande", {"turn_limit": limit}).turn_limit == limit
