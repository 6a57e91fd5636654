"""Options of a setting: the lobby names each in every language, and whatever is accepted can be proved afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bad_input import bad_input
from tests.server.sitting import Sitting
from theomachy.games import GAMES
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.games.registry import OURS
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Range, Text, Values
from theomachy.kernel.records import read_record
from theomachy.proof import proof
from theomachy.server.game_info import game_info
from theomachy.table.match import begun
from theomachy.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web" / "src" / "words"
ENTRY = re.compile(r"^([\w-]+) = \S.*\n((?:    \.\w[\w-]* = \S.*\n)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"\.([\w-]+) =")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_word_among_its_values_has_a_name(language: str) -> None:
    text = (WORDS / language / "options.ftl").read_text(encoding="utf-8")
    named = {key: set(ATTRIBUTE.findall(attributes)) for key, attributes in ENTRY.findall(text)}
    expected = {}
    for key, game in ((key, GAMES[key]) for key in OURS):
        expected[f"{key}-edition"] = set(game.editions)
        for option, (values, _) in game.options().table.items():
            chosen = () if isinstance(values, Range | Text) else values
            words = {value.replace("_", "-") for value in chosen if isinstance(value, str)}
            expected[f"{key}-{option.replace('_', '-')}"] = words
    assert named.keys() == expected.keys()
    assert not {key: words - named[key] for key, words in expected.items() if words - named[key]}


# --- the extremes of each --------------------------------------------------------------------------------------------

NUMBERS: tuple[object, ...] = (
    -(10**30),
    -1,
    0,
    1,
    2**31,
    2**53 + 1,
    2**63,
    10**17,
    10**18,
    10**30,
    10**4000,
    60.0,
    1.5,
    float("inf"),
)
WORDS_AND_SIGNS: tuple[object, ...] = (True, False, None, "", "0", "true", "\ud800", "x" * 200_000, [1], {})
CARDS = (ROOT / "docs" / "examples" / "my-cards.toml").read_text(encoding="utf-8")
TEXTS = {"custom_cards": ("", CARDS, CARDS.replace("\n", "\r\n")), "map": ("", packaged_map())}


def taken(name: str, values: Values) -> list[object]:
    """What an option takes, to its limits."""
    if isinstance(values, Range):
        return [values.low, values.low + 1, values.high - 1, values.high, float(values.high)]
    return list(TEXTS[name] if isinstance(values, Text) else values)


@pytest.mark.parametrize(
    ("game", "option"), [(key, option) for key, game in GAMES.items() for option in game.options().table]
)
def test_a_setting_that_is_accepted_makes_a_record_that_is_proved(game: str, option: str) -> None:
    values, _ = GAMES[game].options().table[option]
    good = taken(option, values)
    beyond = [values.low - 1, values.high + 1] if isinstance(values, Range) else []
    for number, value in enumerate([*good, *beyond, *NUMBERS, *WORDS_AND_SIGNS]):
        try:
            sitting = Sitting(game=game, options={option: value})
        except (BadInput, ValueError):
            assert number >= len(good)
            continue
        table = sitting.begin().table
        sitting.choose()
        sitting.write(table.resign(0))
        record = table.record().write()
        assert begun(read_record(record)).options == table.options
        assert proof(record, "the record", "en").chance


def test_every_number_has_an_end() -> None:
    for key in GAMES:
        for option in game_info(key, "en")["options"].values():
            assert ("least" in option) == ("most" in option)
            assert option.get("most", 0) < 10**9


def test_half_a_character_in_a_record_is_refused() -> None:
    options = GAMES["olympus"].options()
    assert options.read_value('"\\u0041"') == "A"
    with bad_input("Text is written in quotes as in JSON"):
        options.read_value('"\\ud800"')
