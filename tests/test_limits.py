"""What people send or give us to read has its limits, wherever it is read: records, maps, positions, options."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.bad_input import bad_input, sentence_of, trouble
from theomachy.cli import main
from theomachy.games import GAMES
from theomachy.games.deukalion.drawing import LONGEST as LONGEST_MAP
from theomachy.games.deukalion.drawing import read_map
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import LONGEST, LONGEST_CHOICE, LONGEST_HEAD, MOST_CHOICES, read_record
from theomachy.kernel.scenarios import LONGEST_LINE, read_blocks, run_scenario

HEAD = "theomachy record 2\ngame: deukalion\nrules: 1\nedition: standard\n"
SEATS = "".join(f"seat: s{number} = b\n" for number in range(20_000))
RECORDS = {
    "too many characters": (HEAD + "x" * LONGEST, "characters: give a shorter record"),
    "too many choices": (HEAD + "a b\n" * (MOST_CHOICES + LONGEST_HEAD), "choices: give a shorter record"),
    "too long a choice": (HEAD + "a " + "b" * LONGEST_CHOICE + "\n", "remove this line"),
    "too many seats": (HEAD + SEATS + f"nonce: s1 = {'00' * 16}\n" * 20_000, "shorten its head"),
    "too many options": (HEAD + "option: a = b\n" * 100_000, "shorten its head"),
    "no line": (HEAD + "x" * 500_000 + "\n", "a line consists of a seat and its choice"),
    "no head": (HEAD + "x: " + "y" * 500_000 + "\n", "does not belong in the head of a record"),
    "only lines": (HEAD + "\n" * (LONGEST - 100), "choices: give a shorter record"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_has_its_limits(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its seats were gone through once for each nonce: this would have taken a minute."""
    text, sentence = RECORDS[name]
    began = time.thread_time()
    with bad_input(sentence) as refused:
        read_record(text)
    assert time.thread_time() - began < 3
    assert len(sentence_of(refused.value)) < 300
    file = tmp_path / "a.record"
    file.write_text(text, encoding="utf-8")
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 2
        assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ["#" * (LONGEST_MAP + 1), "\n" * 3_000_000, "x " * 9_999, "1 " * 9_999, "x" * LONGEST_MAP]
)
def test_a_map_has_its_limits(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.thread_time()
    with pytest.raises(BadInput) as refused:
        read_map(text, "map")
    assert time.thread_time() - began < 1
    assert len(sentence_of(refused.value)) < 400
    file = tmp_path / "map.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["map", "check", str(file)]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("key", GAMES)
def test_a_position_has_its_limits(key: str) -> None:
    (block,) = read_blocks(f"```\n{'x' * (LONGEST_LINE + 1)}\ndo X\nx\n```\n")
    game = GAMES[key]
    wrong = trouble(run_scenario(game, game.notation, game.options(), block))  # type: ignore[arg-type]
    assert wrong == f"line 2: a position or a line of choices has at most {LONGEST_LINE} characters; shorten it."


def test_what_is_no_value_is_not_repeated_at_length() -> None:
    for name, (_, _) in GAMES["olympus"].options().table.items():
        for value in ("x" * 100_000, 10**100):
            with pytest.raises(BadInput) as refused:
                GAMES["olympus"].options("mayfair", {name: value})
            assert len(sentence_of(refused.value)) < 300
