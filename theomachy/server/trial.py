"""A setting with somebody's own cards or map is first played here, in a process apart: what would crash a table, or
keep it busy for ever, does so where nobody sits."""

from __future__ import annotations

from typing import Any, Final

from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY
from theomachy.server.render import position, story, update
from theomachy.server.setting import BotSeat, Setting, as_entry
from theomachy.server.table import Entry, Table
from theomachy.table.dealer import SECRET_BYTES

TRIALS: Final = 3  # games
MOST_CHOICES: Final = 250  # of each
LOOKS: Final = 25  # so often the whole table is shown to everybody


def first_played(setting: dict[str, Any], language: str) -> bool:
    """Read, checked and played; what is wrong with it is refused."""
    wanted = Setting.model_validate(setting)
    wanted.check()
    try:
        for seed in range(TRIALS):
            play(wanted, seed, language)
    except MemoryError:
        raise
    except Exception:
        raise BadInput("table-unplayable") from None
    return True


def play(setting: Setting, seed: int, language: str) -> None:
    """As a table does it: every choice is an entry, and everybody is told."""
    rng = Rng(seed)
    table = seated(setting, seed)
    for number in range(MOST_CHOICES):
        seat = table.to_move()
        if seat == NOBODY:
            break
        legal = table.view(seat).legal
        assert table.match is not None
        choice = table.match.notation.write_action(legal[rng.below(len(legal))])
        write(table, table.choose(seat, table.update_count(seat), choice))
        for audience in table.audience:
            if table.updates[audience]:
                update(table, table.updates[audience][-1], audience, language)
            if number % LOOKS == 0:
                position(table, audience, language)
    for audience in table.audience:
        position(table, audience, language)
        story(table, audience, language)


def seated(setting: Setting, seed: int) -> Table:
    """All have sat down and given their nonces."""
    table = Table("trial", seed.to_bytes(SECRET_BYTES, "big"))
    write(table, {"kind": "created", "setting": as_entry(setting), "hashes": {}})
    people = [seat for seat, sitter in enumerate(setting.seats) if not isinstance(sitter, BotSeat)]
    for seat in people:
        write(table, table.sit(seat, f"guest {seat}"))
    for seat in people:
        write(table, table.give_nonce(seat, f"{seat:032x}"))
    return table


def write(table: Table, body: dict[str, Any]) -> None:
    table.apply(Entry(table.seq + 1, 0, body))
