"""All tables of a server: loaded when somebody comes, written before anybody is told, answered for by bots."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.seats import WATCHER
from theomachy.server.limits import Bucket
from theomachy.server.pace import for_choice, is_quick, seconds_of, told_at
from theomachy.server.render import told_of
from theomachy.server.setting import Friend, Me, Setting, as_entry
from theomachy.server.shares import Busy
from theomachy.server.store import Entry as Kept
from theomachy.server.store import Status, Store, StoreError, TableRow
from theomachy.server.table import MOVES, OVER, PLAYING, SUBSTITUTE, WAITING, Denied, Entry, Table, key_hash, read_entry
from theomachy.server.workers import BotFailed, Provers, Workers
from theomachy.table.dealer import SECRET_BYTES
from theomachy.table.said import Offer
from theomachy.table.wire import Packed, pack

KEY_BYTES = 24
ID_BYTES = 9
CHANGES_OF_MIND = ("undo", "resigned", "flagged", "drawn", "back")  # whoever thinks need not any more
IN_LOBBY = 50
SECONDS_BETWEEN_LOOKS = 1.0
STATUS: dict[str, Status] = {WAITING: "open", PLAYING: "running", OVER: "over"}
SECONDS_ALONE = 60.0  # so long bots play on when everybody has left
IDLE_TABLES = 200  # kept in memory though nobody is there
SECONDS_TO_PROVE = 20.0
ADVISER = "search:seconds=1"
HINTS, HINTS_AT_ONCE = 0.5, 5  # a second, at one table
LOG = logging.getLogger(__name__)
T = TypeVar("T")


def now() -> int:
    return time.time_ns() // 1_000_000


class Desk:
    """A table that is in use: one command at a time, and whoever listens."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presence: tuple[int, ...] = ()  # the seats that are connected; watchers count as one each
        self.absences: dict[int, asyncio.TimerHandle] = {}
        self.noted: tuple[Status, int | None] = ("open", None)
        self.thinking: asyncio.Task[None] | None = None
        self.place = ""  # from which the player came who has been here longest: bots think on his account
        self.left_at = -math.inf  # when the last player went
        self.step_at = 0.0  # when the step began that a bot thinks about (pace.py)
        self.in_secret = 0  # choices that nobody has noticed since but who made them
        self.alarm: asyncio.TimerHandle | None = None
        self.work: set[asyncio.Task[Any]] = set()  # that is not done yet
        self.hints = Bucket(HINTS, HINTS_AT_ONCE)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def do(self, command: Callable[[], dict[str, Any]]) -> Entry:
        """Carry a command out: refused, nothing has changed; else it is durable before it is seen.  Who gave it may be
        gone meanwhile: it is carried out all the same, and no other command before it is done."""
        return await asyncio.shield(self.start(self.carry_out(command)))

    async def carry_out(self, command: Callable[[], dict[str, Any]]) -> Entry:
        async with self.lock:
            flag = self.table.flag(now())
            if flag is not None:
                await self.append(flag)
            return await self.append(command())

    async def append(self, body: dict[str, Any]) -> Entry:
        """Durable, then seen; only for who has the lock."""
        store, table = self.hall.store, self.table
        entry = Entry(table.seq + 1, now(), body)
        await asyncio.wrap_future(store.append(table.id, entry.seq, entry.at, entry.write()))
        table.apply(entry)
        self.keep_pace(entry)
        if entry.kind in CHANGES_OF_MIND:
            self.stop_thinking()
        noted = (STATUS[table.status], self.wakes())
        if noted != self.noted:  # if this is lost, the table wakes as soon as somebody comes
            self.noted = noted
            store.set_status(table.id, *noted)
        self.go_on()
        return entry

    def wakes(self) -> int | None:
        """When somebody has to look at this table, even if nobody comes: a clock or patience runs."""
        table, seat = self.table, self.table.to_move()
        if seat < 0 or table.thinks_for(seat):
            return None
        absence = table.setting.absence
        times = [table.clock.ends(), table.told[-1].entry.at + 1000 * absence.after if absence else None]
        return min((time for time in times if time is not None), default=None)

    def go_on(self) -> None:
        """Tell everybody, wake the bot that is asked, set the alarm."""
        for listener in self.listeners:
            listener.wake.set()
        self.think()
        self.set_alarm()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """While it goes on this desk stays the only one for its table."""
        task = self.hall.spawn(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return task

    # --- who is there -------------------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        if listener.seat in self.table.people and not self.players():
            self.place = listener.place
        self.listeners.add(listener)
        self.count()
        self.think()
        alarm = self.absences.pop(listener.seat, None)
        if alarm is not None:
            alarm.cancel()
        if self.table.come_back(listener.seat) is not None:
            self.start(self.take_back_seat(listener.seat))

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.count()
        if listener.seat in self.table.people and not self.players():
            loop = asyncio.get_running_loop()
            self.left_at = loop.time()
            loop.call_later(SECONDS_ALONE, self.look_after)
        self.watch_absence(listener.seat)
        self.hall.rest()

    def players(self) -> bool:
        """Is anybody here who has a seat?"""
        return any(seat in self.table.people for seat in self.presence)

    def attended(self) -> bool:
        """Bots play while players are here, or have just been."""
        return self.players() or asyncio.get_running_loop().time() < self.left_at + SECONDS_ALONE

    def look_after(self) -> None:
        """When players have been gone for a while, nobody has to think for them."""
        if not self.attended():
            self.stop_thinking()

    def count(self) -> None:
        self.presence = tuple(sorted(listener.seat for listener in self.listeners))
        for listener in self.listeners:
            listener.wake.set()

    def watch_absence(self, seat: int) -> None:
        absence = self.table.setting.absence
        if absence is not None and seat in self.table.people and seat not in self.presence:
            loop = asyncio.get_running_loop()
            self.absences[seat] = loop.call_later(absence.after, lambda: self.start(self.keep_warm(seat)))

    async def keep_warm(self, seat: int) -> None:
        async with self.lock:
            if seat not in self.presence and self.table.status == PLAYING and not self.table.thinks_for(seat):
                await self.append(self.table.leave_to_bot(seat))

    async def take_back_seat(self, seat: int) -> None:
        async with self.lock:
            body = self.table.come_back(seat)
            if body is not None:
                await self.append(body)

    # --- bots ---------------------------------------------------------------------------------------------------------

    def think(self) -> None:
        seat = self.table.to_move()
        asked = seat >= 0 and self.table.thinks_for(seat) and self.attended()
        if asked and (self.thinking is None or self.thinking.done()):
            self.step_at = asyncio.get_running_loop().time()
            self.thinking = self.start(self.let_think(seat))

    def stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def let_think(self, seat: int) -> None:
        """A bot answers for a seat, from what that seat sees."""
        table = self.table
        while table.to_move() == seat and (bot := table.thinks_for(seat)) and self.attended():
            heard, view, match = table.heard(seat), table.view(seat), table.match
            assert match is not None
            try:
                action = view.legal[0] if len(view.legal) == 1 else await self.thought(bot, pack(view))
                await self.wait_to_tell(seat, bot, action)
                await self.do(partial(table.choose, seat, heard, match.notation.write_action(action)))
            except Busy:
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            except Denied:
                continue  # the position has changed meanwhile
            except (StoreError, BotFailed) as error:
                LOG.error("%s", error)
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)  # perhaps there is room again
        self.thinking = None
        self.think()

    async def thought(self, bot: str, view: Packed) -> int:
        return await self.hall.ask_bot(self.table, for_choice(bot, self.in_secret), view, self.place)

    async def wait_to_tell(self, seat: int, bot: str, action: int) -> None:
        """What nobody else notices may be chosen at any time; it is told with the step that it belongs to."""
        match, pace = self.table.match, self.hall.pace
        if pace > 0 and match is not None and match.would_show(seat, action):
            ready = asyncio.get_running_loop().time()
            await asyncio.sleep(told_at(self.step_at, ready, seconds_of(bot), pace) - ready)

    def keep_pace(self, entry: Entry) -> None:
        """A step ends with what anybody notices but who has chosen."""
        if entry.kind in MOVES:
            self.in_secret += 1
            if len(self.table.told[-1].unnoticed_by) < len(self.table.seats):
                self.step_at, self.in_secret = asyncio.get_running_loop().time(), 0

    async def hint(self, seat: int) -> int:
        """What a strong bot would choose for a seat that plays against bots alone, from what that seat sees."""
        table = self.table
        view = table.may_have_hint(seat)
        if not self.hints.take():
            raise Denied("too-many-hints")
        heard = table.heard(seat)
        action = view.legal[0] if len(view.legal) == 1 else await self.hall.advice(table, pack(view))
        if table.last_move(seat) > heard or table.to_move() != seat:
            raise Denied("too-late")
        return action

    def is_idle(self) -> bool:
        return not self.listeners and not self.work

    def put_away(self) -> None:
        """What is to come is noted in the store."""
        for alarm in (self.alarm, *self.absences.values()):
            if alarm is not None:
                alarm.cancel()

    # --- time ---------------------------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        ends = self.table.clock.ends()
        if ends is not None:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(max(0, ends - now()) / 1000 + 0.01, lambda: self.start(self.ring()))

    async def ring(self) -> None:
        async with self.lock:
            flag = self.table.flag(now())
            if flag is not None:
                await self.append(flag)
            else:
                self.set_alarm()


class Listener:
    """Somebody at a table, in a seat or watching; his connection asks for what is new."""

    def __init__(self, desk: Desk, seat: int, since: int, language: str, place: str = "") -> None:
        self.hashes = {desk.table.hashes[seat]} if seat != WATCHER else set()  # of the keys that he has
        self.desk = desk
        self.seat = seat
        self.sent = since
        self.language = language
        self.place = place  # from which he came
        self.presence: tuple[int, ...] | None = None  # as he was told
        self.wake = asyncio.Event()

    @property
    def dismissed(self) -> bool:
        """Does the key with which he came open this seat no more?"""
        return self.seat != WATCHER and self.desk.table.hashes[self.seat] not in self.hashes


class Hall:
    def __init__(self, store: Store, workers: Workers, pace: float = 0.0) -> None:
        self.store = store
        self.workers = workers
        self.quick = Workers(1)  # for bots that do not think long
        self.pace = pace  # seconds at least for each step of a bot
        self.desks: dict[str, Desk] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.provers = Provers(2, SECONDS_TO_PROVE, 1)  # nobody waits for one long record
        self.broken: set[str] = set()  # tables that could not be read

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Whoever waits for it hears what went wrong, if anybody does; the log always does."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):
            LOG.error("%s", error)
        elif error is not None and not isinstance(error, (Denied, Refused, BadInput)):
            LOG.error("something went wrong at a table", exc_info=error)

    async def open(self) -> None:
        self.spawn(self.watch())

    async def watch(self) -> None:
        """Tables wake by themselves, also after a restart."""
        while True:
            try:
                await self.wake_up()
            except StoreError as error:
                LOG.error("%s", error)
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def wake_up(self) -> None:
        for row in self.store.due(now()):
            if row.id not in self.desks and row.id not in self.broken:
                try:
                    await self.desk(row.id)
                except StoreError:
                    self.broken.add(row.id)
                    raise

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()
        await self.quick.close()
        await self.provers.close()
        self.store.close()

    async def lobby(self) -> list[Offer]:
        """Tables that want company, the newest first."""
        found = []
        for row in self.store.tables("open", IN_LOBBY):
            with suppress(StoreError):
                desk = await self.desk(row.id)
                if desk.table.free_seats():
                    found.append(told_of(desk.table))
        return found

    async def create(self, setting: Setting, name: str) -> tuple[Desk, dict[int, str]]:
        """A new table, and the keys of the seats whose links its maker gets."""
        setting.check()
        keys = {
            seat: secrets.token_urlsafe(KEY_BYTES)
            for seat, sitter in enumerate(setting.seats)
            if isinstance(sitter, (Me, Friend))
        }
        hashes = {str(seat): key_hash(key) for seat, key in keys.items()}
        names = {seat: name for seat, sitter in enumerate(setting.seats) if isinstance(sitter, Me)}
        return await self.set_up(setting, hashes, names), keys

    async def ask_bot(self, table: Table, bot: str, view: Packed, asker: str) -> int:
        """If a bot fails, a simpler one answers for it: no table waits for ever."""
        for spec in (bot, SUBSTITUTE, "random"):
            workers = self.quick if is_quick(spec) else self.workers
            try:
                return await workers.choose(
                    table.setting.game, table.options, spec, secrets.randbits(32), view, [], asker
                )
            except BotFailed as failed:
                error = failed
        raise error

    async def advice(self, table: Table, view: Packed) -> int:
        return await self.provers.choose(table.setting.game, table.options, ADVISER, secrets.randbits(32), view)

    async def desk(self, id: str) -> Desk:
        """The table of this id, folded from its entries if it is not at hand."""
        found = self.desks.get(id)
        if found is not None:
            return found
        row = self.store.table(id)
        if row is None:
            raise Denied("no-such-table")
        table = folded(row, self.store.entries(id))
        desk = self.desks.setdefault(id, Desk(self, table))
        desk.go_on()
        for seat in table.people:
            desk.watch_absence(seat)
        return desk

    def rest(self) -> None:
        """Tables where nobody is leave the memory, the oldest first."""
        idle = [id for id, other in self.desks.items() if other.is_idle()]
        for id in idle[: max(0, len(idle) - IDLE_TABLES)]:
            self.desks.pop(id).put_away()

    async def rematch(self, desk: Desk) -> str:
        """At a new table everybody sits one seat further, with the key he has."""
        return await asyncio.shield(desk.start(self.set_again(desk)))

    async def set_again(self, desk: Desk) -> str:
        old = desk.table
        async with desk.lock:
            if old.status != OVER:
                raise Denied("not-over")
            if old.rematch:
                return old.rematch
            seats = [*old.setting.seats[-1:], *old.setting.seats[:-1]]
            setting = old.setting.model_copy(update={"seats": seats})
            count = len(seats)
            hashes = {str((who + 1) % count): kept for who, kept in old.hashes.items()}
            names = {(who + 1) % count: name for who, name in old.names.items()}
            new = await self.set_up(setting, hashes, names)
            await desk.append({"kind": "rematch", "table": new.table.id})
            return new.table.id

    async def set_up(self, setting: Setting, hashes: dict[str, str], names: dict[int, str]) -> Desk:
        table = Table(secrets.token_urlsafe(ID_BYTES), secrets.token_bytes(SECRET_BYTES))
        at = now()
        table.apply(Entry(1, at, {"kind": "created", "setting": as_entry(setting), "hashes": hashes}))
        for seat, name in names.items():
            table.apply(Entry(table.seq + 1, at, table.sit(seat, name)))
        row = TableRow(table.id, setting.game, table.secret, at)
        written = [Kept(told.entry.seq, at, told.entry.write()) for told in table.told]
        await asyncio.wrap_future(self.store.create(row, *written))
        desk = self.desks[table.id] = Desk(self, table)
        return desk

    async def sit_down(self, desk: Desk, name: str | None) -> tuple[int, str]:
        """At the first seat that is free for anyone; says which, and its key."""
        key, table = secrets.token_urlsafe(KEY_BYTES), desk.table

        def sit() -> dict[str, Any]:
            seats = table.free_seats()
            if not seats:
                raise Denied("no-free-seat")
            return table.sit(seats[0], name or table.setting.rules().seat_names[seats[0]], key_hash(key))

        seated = await desk.do(sit)
        return seated.body["seat"], key


def folded(row: TableRow, entries: list[Kept]) -> Table:
    table = Table(row.id, row.secret)
    try:
        for seq, at, body in entries:
            table.apply(read_entry(seq, at, body))
    except Exception as error:
        LOG.exception("table %s", row.id)
        raise StoreError(f"Table {row.id} cannot be read.") from error
    return table
