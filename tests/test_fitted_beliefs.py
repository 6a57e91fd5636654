"""How beliefs are fitted to records."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

from benchmarks.luck import played
from learning.beliefs import HELD_OUT, Cards, fitted, held_out, in_logarithms, main, to_learn_from, written
from theomachy.games.hera_zeus import believed
from theomachy.games.hera_zeus.beliefs import HELD_SIGNS, LAID_SIGNS
from theomachy.games.hera_zeus.vocabulary import GOD, KINDS

POOL = [3, 1, 0]  # cards of each kind


def test_a_sign_of_which_one_kind_comes_more_often_makes_it_likelier() -> None:
    cards = Cards(signs=2, kinds=3)
    for game in range(400):
        often, seldom = (0, 1) if game // HELD_OUT % 4 else (1, 0)  # three of four
        cards.add([0], POOL, often, game)  # as a guess has it
        cards.add([0, 1], POOL, seldom, game)
    learned, tested = cards.rows(to_learn_from), cards.rows(held_out)
    weights = fitted(learned)
    assert len(tested) * (HELD_OUT - 1) == len(learned)
    assert weights[1, 1] - weights[1, 0] > 1 > abs(weights[0, 1] - weights[0, 0])
    assert tested.shares(weights)[:, 2].max() == 0
    assert tested.losses(weights).mean() < tested.losses(np.zeros_like(weights)).mean() - 0.2


def test_weights_come_out_of_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = tmp_path / "records", tmp_path / "believed.py"
    folder.mkdir()
    for number in range(HELD_OUT + 2):
        (folder / f"{number:02}.txt").write_text(played("hera-zeus", "greedy", 2, number).write())
    assert main(str(folder), "--out", str(out)) == 0
    lines = capsys.readouterr().out.splitlines()
    losses = r"log-loss of \d+ cards in 2 games .*: by the guess [\d.]+, by belief [\d.]+ \([+-][\d.]+ ± [\d.]+\)"
    assert all(re.fullmatch(f"{place}: {losses}", line) for place, line in zip(PLACES, lines, strict=True))
    tables = runpy.run_path(str(out))
    assert (len(tables["LAID"]), len(tables["HELD"])) == (LAID_SIGNS * GOD, HELD_SIGNS * KINDS)


PLACES = ("on the field", "in the hand")


def test_the_tables_are_as_they_were_written() -> None:
    laid, held = in_logarithms(believed.LAID, GOD), in_logarithms(believed.HELD, KINDS)
    assert written(laid, held) == Path(believed.__file__).read_text(encoding="utf-8")


def test_weights_are_checked_by_records_of_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And stay as they are."""
    for number in range(HELD_OUT + 1):
        (tmp_path / f"{number:02}.txt").write_text(played("hera-zeus", "greedy", 2, number).write())
    before = Path(believed.__file__).read_text(encoding="utf-8")
    assert main(str(tmp_path), "--check") == 0
    by_guess, by_belief = map(float, re.findall(r"by \w+(?: \w+)? ([\d.]+)", capsys.readouterr().out.splitlines()[0]))
    assert by_belief < by_guess - 0.1
    assert Path(believed.__file__).read_text(encoding="utf-8") == before


def test_few_records_are_too_few(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(str(tmp_path))
    assert "there are 0 records" in capsys.readouterr().err
