"""The lobby names every option, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from theomachy.games import GAMES
from theomachy.kernel.options import Range, Text
from theomachy.words import LANGUAGES

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
ENTRY = re.compile(r"^([\w-]+) = \S.*\n((?:    \.\w[\w-]* = \S.*\n)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"\.([\w-]+) =")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_word_among_its_values_has_a_name(language: str) -> None:
    text = (WORDS / language / "options.ftl").read_text(encoding="utf-8")
    named = {key: set(ATTRIBUTE.findall(attributes)) for key, attributes in ENTRY.findall(text)}
    expected = {}
    for key, game in GAMES.items():
        expected[f"{key}-edition"] = set(game.editions)
        for option, (values, _) in game.options().table.items():
            chosen = () if isinstance(values, Range | Text) else values
            words = {value.replace("_", "-") for value in chosen if isinstance(value, str)}
            expected[f"{key}-{option.replace('_', '-')}"] = words
    assert named.keys() == expected.keys()
    assert not {key: words - named[key] for key, words in expected.items() if words - named[key]}
