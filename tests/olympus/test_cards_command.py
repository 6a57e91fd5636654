"""`theomachy cards`: the cards of the box, and checking one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from tests.bad_input import bad_input
from theomachy.commands import Parser
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.reading import LANGUAGES, reading
from theomachy.terminal import cards
from theomachy.words import house_words

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "my-cards.toml"
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(*typed: str, language: str = "en", plain: bool = True) -> argparse.Namespace:
    p = Parser(house_words(language), prog="theomachy cards")
    cards.add_arguments(p)
    p.set_defaults(language=language, plain=plain)
    return p.parse_args([*typed])


@in_every_language
def test_all_cards_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.run(asked("olympus", language=language)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 84
    for card, line in zip(standard(), lines, strict=True):
        assert line.startswith(f"{card['name'][language]}: ")
        assert line.endswith(card["text"][language])


def test_a_card_is_told_with_all_that_is_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    cards.run(asked("olympus"))
    printed = capsys.readouterr().out.splitlines()
    assert (
        "Agamemnon: hero; colour: all; cost: 2 blue, 1 yellow, 1 green; attack 4, defence 6. "
        "On play: you may move any number of your units, all at once."
    ) in printed
    assert "Myrmidons: soldier; colour: red; cost: free; attack 2, defence 1." in printed


@in_every_language
def test_the_cards_can_be_drawn_as_a_table(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "must_be_plain", lambda: False)
    monkeypatch.setenv("COLUMNS", "100")
    assert cards.run(asked("olympus", language=language, plain=False)) == 0
    table = capsys.readouterr().out
    assert all(card["name"][language] in table for card in standard())
    assert cards.run(asked("olympus", "--check", language=language, plain=False)) == 0
    table = capsys.readouterr().out
    assert all(card["name"][language] in table for card in standard())


@in_every_language
def test_each_text_stands_beside_what_the_card_does(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.run(asked("olympus", "--check", language=language)) == 0
    out = capsys.readouterr().out
    counted = {"en": "84 cards, 0 errors, 0 warnings", "de": "84 Karten, 0 Fehler, 0 Warnungen"}
    assert out.endswith(f"{counted.get(language, '84 carte, 0 errori, 0 avvisi')}\n")
    for card in standard():
        assert card["text"][language] in out
        assert reading(card, language) in out


def test_good_cards_are_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.run(asked("check", str(EXAMPLES))) == 0
    arion, locrians, sandals, end = capsys.readouterr().out.splitlines()
    assert arion.startswith("Arion: hero; colour: blue; cost: 1 blue, 1 yellow; attack 2, defence 3. At the end of")
    assert locrians.endswith("heal all damage on this unit; then you may take 1 colour marker from the board.")
    assert sandals.startswith("Winged Sandals: equipment; ")
    assert end == "3 cards, 0 errors, 0 warnings"


def test_troubles_are_told_by_line_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = EXAMPLES.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("markers = 2", "markers = 7").replace("attack = 1", "attack = 5"), encoding="utf-8")
    assert cards.run(asked("check", str(file))) == 2
    out = capsys.readouterr().out.splitlines()
    assert out[2:] == [
        f"error: {file}, line 23, arion, effect 1, if, markers: 7 does not fit here: write a whole number from 0 to 4.",
        "3 cards, 1 error, 0 warnings",
    ]
    file.write_text(text.replace("attack = 1", "attack = 5").replace("defence = 1", "defence = 5"), encoding="utf-8")
    assert cards.run(asked("check", str(file))) == 0
    *_, warning, end = capsys.readouterr().out.splitlines()
    assert warning == (
        f"warning: {file}, line 50, winged_sandals, attack: "
        "Attack and defence are 10 together: for a cost of 1, about 5 would be fair."
    )
    assert end == "3 cards, 0 errors, 1 warning"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (("chess",), "theomachy cards check FILE"),
        (("check",), "Name the file"),
        (("check", "no-such-file.toml"), "cannot be read: no such file"),
        (("olympus", "mine.toml"), "Unexpected argument: mine.toml"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(typed: tuple[str, ...], sentence: str) -> None:
    with bad_input(sentence):
        cards.run(asked(*typed))


def test_a_file_that_is_not_text_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe")
    with bad_input("is not text in UTF-8"):
        cards.run(asked("check", str(file)))
