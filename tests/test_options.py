"""Options of any game: what they take, how they are written."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.bad_input import sentence_of
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Options, Range, Table, Value, default, written

TABLE: Table = {
    "colour": (("red", "blue"), "AB-CD-01"),
    "open": ((False, True), "AB-CD-02"),
    "cards": (Range(0, 40, 20), "AB-CD-03"),
    "limit": (Range(1, 10**9), "AB-CD-04"),
}

NUMBERS = {"ten": 10, "twelve": 12, "seventeen": 17}


def options(**changes: Value) -> Options:
    return Options("Some Game", TABLE, {"first": {}, "second": {"cards": 10}}, "second", changes)


def test_a_range_takes_whole_numbers_and_has_a_default() -> None:
    assert options().values == {"colour": "red", "open": False, "cards": 10, "limit": 1}
    assert [default(values) for values, _ in TABLE.values()] == ["red", False, 20, 1]
    assert options(cards=0).number("cards") == 0
    assert options(cards=40, limit=10**9).changes() == {"cards": 40, "limit": 10**9}
    assert options(cards=10).changes() == {}


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("cards", 41, "The option cards takes a whole number from 0 to 40, not 41."),
        ("cards", -1, "The option cards takes a whole number from 0 to 40, not -1."),
        ("cards", "many", 'The option cards takes a whole number from 0 to 40, not "many".'),
        ("limit", 0, "The option limit takes a whole number from 1 to 1000000000, not 0."),
        ("limit", True, "The option limit takes a whole number from 1 to 1000000000, not true."),
        (
            "limit",
            10**18,
            "The option limit takes a whole number from 1 to 1000000000, not a number of more than 18 digits.",
        ),
        ("open", "x" * 99, f'The option open takes false or true, not "{"x" * 39}….'),
        ("colour", "green", 'The option colour takes "red" or "blue", not "green".'),
        ("open", 1, "The option open takes false or true, not 1."),
        ("shape", 1, "The game “Some Game” has no option “shape”; its options are colour, open, cards, limit."),
    ],
)
def test_what_an_option_does_not_take_is_refused_in_one_sentence(name: str, value: Value, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        options(**{name: value})
    assert sentence_of(refused.value) == sentence


@pytest.mark.parametrize("text", ["", "'", "'a'", '"', '"a"', "\\", "true", "12", " a ", "a\nb\r", "\u2028", "a # 'b'"])
def test_any_text_is_read_back_as_it_was_written(text: str) -> None:
    assert options().read_value(written(text)) == text


@pytest.mark.parametrize("key", GAMES)
def test_every_default_is_taken_and_read_back_as_it_was_written(key: str) -> None:
    usual = GAMES[key].options()
    for name, (values, _) in usual.table.items():
        value = default(values)
        assert usual.read_value(written(value)) == value
        assert usual.changed(name, value).values[name] == value
    for edition, changes in usual.editions.items():
        assert changes.keys() <= usual.table.keys()
        assert GAMES[key].options(edition).changes() == {}


def test_the_readme_counts_the_options() -> None:
    readme = " ".join((Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8").split())
    for key, count in (("hera_zeus", "twelve"), ("olympus", "ten"), ("deukalion", "seventeen")):
        assert len(import_module(f"theomachy.games.{key}.options").OPTIONS) == NUMBERS[count]
        assert f"{count} options" in readme
