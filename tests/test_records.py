"""Whole recorded games, kept for ever: each must replay to the same end, whatever is changed in the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from theomachy.bots import BOTS
from theomachy.games import GAMES, OURS
from theomachy.kernel.records import read_record_file
from theomachy.table.match import from_record

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("game", OURS)
def test_there_are_recorded_games_of_every_edition_and_bot_and_number_of_seats(game: str) -> None:
    fewest, most = GAMES[game].players
    records = [record for path in RECORDS if (record := read_record_file(path)).game == game]
    assert len(records) >= 5
    assert {record.edition for record in records} == set(GAMES[game].editions)
    assert {who.partition(":")[0] for record in records for _, who in record.seats} == set(BOTS)
    assert {len(record.seats) for record in records} == {*range(fewest, most + 1)}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    record = read_record_file(path)
    match = from_record(record, str(path))
    assert match.record().write() == path.read_text(encoding="utf-8")
    end = path.with_suffix(".end").read_text(encoding="utf-8").rstrip("\n")
    assert match.game.notation.write_position(match._state) == end
