"""Whole recorded games, kept for ever: each must replay to the same end, whatever is changed in the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from theomachy.games.hera_zeus.notation import write_position
from theomachy.kernel.records import read_record_file
from theomachy.table.match import from_record

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.record"))


def test_there_are_recorded_games_of_every_edition_and_bot() -> None:
    records = [read_record_file(path) for path in RECORDS]
    assert len(records) >= 5
    assert {record.edition for record in records} == {"rio-grande", "kosmos", "designer"}
    assert {who.partition(":")[0] for record in records for _, who in record.seats} == {"random", "greedy", "search"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    record = read_record_file(path)
    match = from_record(record, str(path))
    assert match.record().write() == path.read_text(encoding="utf-8")
    assert write_position(match._state) == path.with_suffix(".end").read_text(encoding="utf-8").rstrip("\n")
