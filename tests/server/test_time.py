"""Time: a clock that is set while the server runs, or while it does not, gives nobody a second and takes none."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.service import FRIEND, ME, Visitor, service
from tests.server.sitting import SECRET, Sitting
from tests.server.test_store import change
from theomachy.server import steady
from theomachy.server.clock import DAY, MINUTE, Outage, outages
from theomachy.server.database import FILE
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.steady import TIME, SteadyTime, now
from theomachy.server.store import Entry, Run, TableRow
from theomachy.server.table import Table, read_entry

YEAR = 365 * DAY
FISCHER = {"kind": "fischer", "minutes": 5, "bonus": 0}
DAYS = {"kind": "days", "days": 1}
A_WHILE = MINUTE  # far more than a test takes, and far less than any jump


class Wall:
    """Hangs where the clock of the machine was, and can be set."""

    def __init__(self) -> None:
        self.jump = 0
        self.true = steady.wall

    def __call__(self) -> int:
        return self.true() + self.jump


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    made = Wall()
    monkeypatch.setattr(steady, "wall", made)
    monkeypatch.setattr(TIME, "ahead", TIME.ahead)  # as it was, for those who come after
    return made


# --- the time of a server ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [DAY, -YEAR])
def test_a_jump_of_the_wall_clock_is_not_noticed(wall: Wall, jump: int) -> None:
    time = SteadyTime()
    before = time.now()
    assert abs(before - wall()) < A_WHILE
    wall.jump = jump
    assert before <= time.now() < before + A_WHILE


def test_a_start_goes_by_the_wall_but_never_back(wall: Wall, caplog: pytest.LogCaptureFixture) -> None:
    time = SteadyTime()
    wall.jump = DAY
    assert abs(time.start(0) - wall()) < A_WHILE
    latest = time.now()
    assert caplog.messages == []
    wall.jump = -YEAR
    assert latest <= time.start(latest) < latest + A_WHILE
    (line,) = caplog.messages
    assert re.fullmatch(r"the clock of this machine is \d+ s behind the tables; their time goes on as it was", line)


# --- a clock and outages ----------------------------------------------------------------------------------------------


def test_outages_lie_between_runs() -> None:
    assert outages([Run(10, 20), Run(30, 30), Run(30, 40)]) == (Outage(20, 30), Outage(30, 30))
    assert outages([]) == outages([Run(1, 2)]) == ()


def begun(clock: dict[str, object], *outages: Outage) -> Sitting:
    return Sitting(table=Table("table", SECRET, outages), clock=clock).begin()


def answer(sitting: Sitting) -> None:
    """With as many choices as it takes until others learn of it."""
    before = list(sitting.table.clock.left)
    while sitting.table.clock.left == before:
        sitting.choose()


def test_a_clock_stands_still_while_there_is_no_server() -> None:
    start = Sitting().now
    sitting = begun(FISCHER, Outage(start + 10_000, start + 2 * DAY), Outage(start + 3 * DAY, start + 4 * DAY))
    seat = sitting.table.to_move()
    sitting.now = start + 2 * DAY + 7000
    answer(sitting)
    assert sitting.table.clock.left[seat] == 5 * MINUTE - 17_000
    assert sitting.folded_again(sitting.table.outages).clock.left == sitting.table.clock.left


def test_what_was_done_after_the_last_note_was_done_before_the_outage() -> None:
    """A server that was killed has lived for up to some seconds longer than is noted."""
    start = Sitting().now
    sitting = begun(FISCHER)
    seat = sitting.table.to_move()
    sitting.now = start + 13_000
    answer(sitting)
    left, asked = sitting.table.clock.left[seat], sitting.table.clock.asked
    again = sitting.folded_again((Outage(start + 10_000, start + DAY),))
    assert again.clock.left[seat] == left == 5 * MINUTE - 13_000
    assert again.clock.asked == asked
    assert again.clock.runs_since() == start + DAY
    assert again.clock.ends() == start + DAY + again.clock.left[asked]


def test_days_stand_still_too() -> None:
    start = Sitting().now
    table = begun(DAYS, Outage(start + 1000, start + 40 * DAY)).table
    assert table.flag(start + 40 * DAY) is None
    assert table.clock.ends() == start + 41 * DAY - 1000
    assert table.flag(start + 41 * DAY) is not None


# --- a game that goes on ----------------------------------------------------------------------------------------------


def left(player: Visitor) -> dict[str, int]:
    """As a client works it out."""
    clock = player.now["clock"]
    assert clock["since"] <= now()
    return {seat: ms - (now() - clock["since"]) * (seat == clock["asked"]) for seat, ms in clock["left"].items()}


@pytest.mark.parametrize("clock", [FISCHER, DAYS])
def test_jumps_in_the_middle_of_a_game(tmp_path: Path, wall: Wall, clock: dict[str, object]) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            absence = {"after": 100, "bot": "random"}
            table, keys = await server.set_table(ME, FRIEND, clock=clock, absence=absence)
            async with server.visit(table, keys[0]) as a:
                async with server.visit(table, keys[1]) as b:
                    await server.begin(table, a, b)
                    full = max(a.now["clock"]["left"].values())
                    for jump in (DAY, -YEAR, 0):
                        wall.jump = jump
                        await server.choose(table, 3, a, b)
                        assert min(left(a).values()) > full - A_WHILE
                wall.jump = 2 * DAY  # now one is absent
                live = server.tables.by_id[table]
                await live.ring()
                await server.tables.wake_up()
                assert [row.id for row in server.tables.store.due(now())] == []
            assert {applied.entry.kind for applied in live.table.applied} == {"created", "seated", "nonce", "choice"}
            times = [applied.entry.at for applied in live.table.applied]
            assert times == sorted(times)
            assert times[-1] - times[0] < A_WHILE

    asyncio.run(play())


@pytest.mark.parametrize("jump", [DAY, 400 * DAY, -YEAR])
@pytest.mark.parametrize("clock", [FISCHER, DAYS])
def test_jumps_over_a_restart(tmp_path: Path, wall: Wall, clock: dict[str, object], jump: int) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(clock=clock, absence={"after": 100, "bot": "random"})
            async with server.visit(table, keys[0]) as a, server.visit(table, keys[1]) as b:
                await server.begin(table, a, b)
                await server.choose(table, 3, a, b)
                full = max(a.now["clock"]["left"].values())
        wall.jump = jump
        for _ in range(2):
            async with service(tmp_path) as server:
                await server.tables.wake_up()  # whoever is due
                async with server.visit(table, keys[0]) as a, server.visit(table, keys[1]) as b:
                    assert a.now["status"] == "playing"
                    assert full - A_WHILE < min(left(a).values()) <= max(left(a).values()) <= full
                    await server.choose(table, 3, a, b)
                    assert full - A_WHILE < min(left(a).values()) <= max(left(a).values()) <= full
                row = server.tables.store.table(table)
                assert row.wakes > now()
                times = [applied.entry.at for applied in server.tables.by_id[table].table.applied]
                assert times == sorted(times)
        wall.jump = 0

    asyncio.run(play())


def test_time_that_has_really_passed_counts_also_after_a_restart(
    tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = TIME.passed

    async def play() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(clock=FISCHER)
            async with server.visit(table, keys[0]) as a, server.visit(table, keys[1]) as b:
                await server.begin(table, a, b)
                monkeypatch.setattr(TIME, "passed", lambda: passed() + 4 * MINUTE)
        wall.jump = YEAR
        async with service(tmp_path) as server, server.visit(table, keys[0]) as a:
            assert 0 < left(a)[a.now["clock"]["asked"]] <= MINUTE
            monkeypatch.setattr(TIME, "passed", lambda: passed() + 6 * MINUTE)
            await server.tables.by_id[table].ring()
            await a.until("over")

    asyncio.run(play())


def test_a_table_that_nobody_looks_at_wakes_when_its_time_is_over(
    tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = TIME.passed

    async def play() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(clock=DAYS)
            async with server.visit(table, keys[0]) as a, server.visit(table, keys[1]) as b:
                await server.begin(table, a, b)
        wall.jump = 3 * DAY
        async with service(tmp_path) as server:
            await server.tables.wake_up()
            await server.tables.get(table)
            assert server.tables.by_id[table].table.status == "playing"
        async with service(tmp_path) as server:
            assert server.tables.store.due(now()) == []
            monkeypatch.setattr(TIME, "passed", lambda: passed() + DAY)
            assert [row.id for row in server.tables.store.due(now())] == [table]
            await server.tables.wake_up()
            async with asyncio.timeout(60):
                while server.tables.store.tables("over") == []:
                    await asyncio.sleep(0.01)

    asyncio.run(play())


# --- the store --------------------------------------------------------------------------------------------------------


def test_runs_are_kept(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path)) as store:
        assert (store.runs(), store.latest()) == ([], 0)
        store.note_run(1, 1000, 1000)
        store.note_run(1, 1000, 6000).result()
        assert store.latest() == 6000
        store.create(
            TableRow("delphi", "olympus", b"", 0, "running"), Entry(1, 2000, b""), Entry(2, 7000, b"")
        ).result()
    with closing(SQLiteStore(tmp_path)) as store:
        assert store.latest() == 7000
        store.note_run(2, 9000, 9000).result()
        assert (store.runs(), store.latest()) == ([(1000, 6000), (9000, 9000)], 9000)


def test_a_damaged_time_leads_no_server_astray(tmp_path: Path) -> None:
    with closing(SQLiteStore(tmp_path)) as store:
        for name in ("delphi", "dodona"):
            store.create(TableRow(name, "olympus", b"", 0, "running"), Entry(1, 7000, b"")).result()
    change(tmp_path / FILE, "UPDATE entries SET at = at | (1 << 60) WHERE table_id = 'delphi'")
    with closing(SQLiteStore(tmp_path)) as store:
        assert store.latest() == 7000


def test_an_entry_is_never_earlier_than_the_one_before(tmp_path: Path) -> None:
    """Also if that one comes from a server which nobody has seen since."""

    async def play() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table()
            live = server.tables.by_id[table]
            last = read_entry(live.table.seq + 1, now() + DAY, b'{"kind":"seated","seat":1,"name":"Bruno"}')
            await asyncio.wrap_future(server.tables.store.append(table, last.seq, last.at, last.write()))
        async with service(tmp_path) as server, server.visit(table, keys[0]) as a:
            await a.give_nonce()
            assert server.tables.by_id[table].table.applied[-1].entry.at >= last.at

    asyncio.run(play())
