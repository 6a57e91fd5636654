"""All tables of a server: loaded when somebody comes, written before anybody is told, answered for by bots."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from typing import Any, TypeVar

from theomachy.kernel.errors import BadInput, Refused
from theomachy.server.alerts import Alerts
from theomachy.server.answers import Verified
from theomachy.server.clock import Outage, outages
from theomachy.server.keys import Keys
from theomachy.server.limits import BY_DEFAULT, Buckets, Limits
from theomachy.server.live_table import LiveTable, new_key
from theomachy.server.pace import is_long, is_quick
from theomachy.server.push_post import PushPost
from theomachy.server.render import offer_json
from theomachy.server.setting import Friend, Me, Setting, as_entry
from theomachy.server.shares import ASKER, Turns
from theomachy.server.steady import TIME, now
from theomachy.server.store import Entry as Kept
from theomachy.server.store import Place, Run, Store, StoreError, TableRow
from theomachy.server.table import OVER, SUBSTITUTE, Denied, Entry, Table, key_hash, read_entry
from theomachy.server.workers import BotFailed, Provers, Workers
from theomachy.signing import in_use
from theomachy.table.dealer import SECRET_BYTES
from theomachy.table.wire import pack_options
from theomachy.words import house_words

ID_BYTES = 9
IN_LOBBY, LOBBY_BYTES = 50, 19_000  # tables on a page, and how much is said of them; with the rest at most 20 kB
SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BETWEEN_NOTES = 5.0  # that the server is at work
OPENED_AT_ONCE, FOR_ONE_ADDRESS = 4, 2  # tables; their tries are counted in one commit
MOST_TO_OPEN, MOST_IN_ALL = 200, 4000  # that one address waits for, and everybody
EVERYBODY = 1 << 20  # who is connected may wait to be told something
IDLE_TABLES = 200  # kept in memory though nobody is there
IDLE_WITH_OWN = 20  # of those with cards or a map of their own, which take some megabytes each
DAYS_TO_BEGIN = 30  # a game, from the last sign of life; then the table goes
SECONDS_BETWEEN_CLEANINGS, CLEANED_AT_ONCE = 3600.0, 100
SECONDS_TO_PROVE = 20.0
LOG = logging.getLogger(__name__)
T = TypeVar("T")


class LiveTables:
    def __init__(
        self, store: Store, workers: Workers, limits: Limits = BY_DEFAULT, post: PushPost | None = None
    ) -> None:
        self.store = store
        self.keys = Keys(store)
        self.workers = workers
        self.quick = Workers(1)  # for bots that do not think long
        self.slow = Workers(max(1, workers.shares.places // 2))  # for those that think longest
        self.pace = limits.pace / 1000  # seconds at least for each step of a bot
        self.limits = limits
        self.new_tables = Buckets(limits.tables, limits.table_burst)
        self.by_id: dict[str, LiveTable] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.provers = Provers(2, SECONDS_TO_PROVE, 1)  # nobody waits for one long record
        self.alerts = Alerts(self, post or PushPost())
        before = store.runs()
        self.run = len(before) + 1
        self.started = TIME.start(store.latest())
        self.outages = outages([*before, Run(self.started, self.started)])
        self.to_open = Turns(OPENED_AT_ONCE, FOR_ONE_ADDRESS, MOST_IN_ALL, MOST_TO_OPEN)
        self.telling = Turns(1, 1, EVERYBODY, EVERYBODY)
        self.opening: dict[str, asyncio.Task[None]] = {}
        self.next, self.turns = asyncio.Lock(), asyncio.Semaphore(OPENED_AT_ONCE)  # to open a table
        self.folder = ThreadPoolExecutor(1, "folding")  # with more of them the loop would wait longer for its turn
        self.when_empty: Callable[[], object] = lambda: None  # what is done when the last table is put away

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
            LOG.error("%s", house_words("en").say_error(error))
        elif error is not None and not isinstance(error, (Denied, Refused, BadInput)):
            LOG.error("something went wrong at a table", exc_info=error)

    async def open(self) -> None:
        self.spawn(self.watch())
        self.spawn(self.note_run())
        self.spawn(self.tidy())
        self.spawn(self.clean())
        self.spawn(self.keys.rows())
        self.spawn(self.alerts.send_all())

    async def note_run(self) -> None:
        """After a restart it is known until when the clocks have run."""
        while True:
            self.store.note_run(self.run, self.started, now())
            await asyncio.sleep(SECONDS_BETWEEN_NOTES)

    async def watch(self) -> None:
        """Tables wake by themselves, also after a restart."""
        while True:
            try:
                await self.wake_up()
            except StoreError as error:
                LOG.error("%s", house_words("en").say_error(error))
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def wake_up(self) -> None:
        """One after the other, the longest overdue first: whoever comes meanwhile waits for one of them at most."""
        for row in await asyncio.to_thread(self.store.due, now()):
            try:
                await self.get(row.id)
            except Denied:
                continue  # it was deleted meanwhile
            except StoreError:
                return  # it is in the log; the others wake at the next look

    async def tidy(self) -> None:
        used = False
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            used = used or bool(self.by_id)
            self.rest()
            if used and not self.by_id:
                self.when_empty()
                used = False

    async def clean(self) -> None:
        """Whoever sets tables and begins no game does not fill the disk for ever."""
        while True:
            before = now() - 1000 * 24 * 3600 * DAYS_TO_BEGIN
            try:
                old = await asyncio.to_thread(self.store.unbegun, before, CLEANED_AT_ONCE)
                unused = [row.id for row in old if row.id not in self.by_id and row.id not in self.opening]
                await asyncio.wrap_future(self.store.forget(unused))
            except StoreError as error:
                LOG.error("%s", house_words("en").say_error(error))
                unused = []
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS if unused else SECONDS_BETWEEN_CLEANINGS)

    def processes(self) -> int:
        """At the most."""
        lanes = (self.workers, self.quick, self.slow, self.provers, self.provers.long)
        return sum(lane.shares.places for lane in lanes)

    async def verify(self, record: str, language: str) -> Verified:
        return await self.provers.prove(record, language, in_use(await self.keys.infos()))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.folder.shutdown(wait=False, cancel_futures=True)
        await self.workers.close()
        await self.quick.close()
        await self.slow.close()
        await self.provers.close()
        self.store.note_run(self.run, self.started, now())
        self.store.close()

    def lobby(self, before: Place | None) -> tuple[list[str], Place | None]:
        """A page of what is said of tables that want company, in JSON, the newest first; and where the next begins."""
        rows = self.store.offers(IN_LOBBY + 1, before)
        page, room = list[str](), LOBBY_BYTES
        for row in rows:
            assert row.offer is not None
            room -= len(row.offer.encode())
            if page and (room < 0 or len(page) == IN_LOBBY):
                break
            page.append(row.offer)
        if len(page) == len(rows):
            return page, None
        last = rows[len(page) - 1]
        return page, Place(last.created, last.id)

    async def create(self, setting: Setting, name: str, language: str) -> tuple[LiveTable, dict[int, str]]:
        """A new table, and the keys of the seats whose links its maker gets."""
        if setting.has_texts():
            await self.provers.first_played(as_entry(setting), language)
        else:
            setting.check()
        keys = {seat: new_key() for seat, sitter in enumerate(setting.seats) if isinstance(sitter, (Me, Friend))}
        hashes = {str(seat): key_hash(key) for seat, key in keys.items()}
        names = {seat: name for seat, sitter in enumerate(setting.seats) if isinstance(sitter, Me)}
        return await self.set_up(setting, hashes, names), keys

    async def ask_bot(self, table: Table, bot: str, seat: int, asker: str) -> int:
        """If a bot fails, a simpler one answers for it: no table waits for ever."""
        for spec in (bot, SUBSTITUTE):
            with suppress(BotFailed):
                return await self.ask(table, spec, seat, asker)
        return await self.ask(table, "random", seat, asker)

    async def ask(self, table: Table, bot: str, seat: int, asker: str) -> int:
        workers = self.quick if is_quick(bot) else self.slow if is_long(bot) else self.workers
        place = "" if is_quick(bot) else blake2b(f"{self.run} {table.id} {seat}".encode(), digest_size=12).hexdigest()
        return await workers.choose(
            table.setting.game, table.options, bot, secrets.randbits(32), *table.sight(seat), asker, place
        )

    async def advice(self, table: Table, seat: int, language: str) -> tuple[int, str]:
        """A choice, and why."""
        view, recall = table.sight(seat)
        answer = await self.provers.ask_text(
            "hint",
            language,
            game=table.setting.game,
            options=pack_options(table.options),
            seed=secrets.randbits(32),
            view=view,
            recall=recall,
        )
        found = json.loads(answer)
        return found["choice"], found["why"]

    async def get(self, id: str) -> LiveTable:
        """The table of this id.  If it is not at hand it is opened, when it is the turn of who asks, and once for all
        who come meanwhile: whoever opens many, or long ones, keeps nobody else from his own."""
        found = self.by_id.get(id)
        if found is None:
            async with self.to_open.of(ASKER.get()):
                while (found := self.by_id.get(id)) is None:
                    if id not in self.opening:
                        self.opening[id] = self.spawn(self.open_table(id))
                        self.opening[id].add_done_callback(lambda _: self.opening.pop(id))
                    await asyncio.shield(self.opening[id])
        return found

    async def open_table(self, id: str) -> None:
        """Folded from its entries, apart from the loop.  The try is counted before and forgotten after that, so that a
        table that takes the process with it does so twice and no more."""
        row = self.store.table(id)
        if row is None:
            raise Denied("no-such-table")
        if row.quarantined:
            raise Denied("quarantined")
        async with self.turn(alone=row.tries > 0):
            await asyncio.wrap_future(self.store.count_try(id))
            loop = asyncio.get_running_loop()
            try:
                table = await loop.run_in_executor(self.folder, opened, row, self.store, self.outages)
            except asyncio.CancelledError:  # the host stops the server; that is no fault of the table
                self.store.forget_tries(id)
                raise
            self.store.forget_tries(id)  # in the store before the next try is
        live_table = self.by_id[id] = LiveTable(self, table, row)
        live_table.note()
        live_table.go_on()
        for seat in table.people:
            live_table.watch_absence(seat, overdue=is_due(row.wakes))

    @asynccontextmanager
    async def turn(self, alone: bool) -> AsyncIterator[None]:
        """To open a table: some at once, but one that has failed before alone, so that no other is blamed."""
        turns = OPENED_AT_ONCE if alone else 1
        async with self.next:
            for _ in range(turns):
                await self.turns.acquire()
        try:
            yield
        finally:
            for _ in range(turns):
                self.turns.release()

    def rest(self) -> None:
        """Where no player is nobody has to think for long.  Tables where nobody is leave the memory, after a while, or
        if they are many, the oldest first, but none that would wake at once."""
        for live_table in self.by_id.values():
            if not live_table.attended():
                live_table.stop_thinking()
        idle = [live_table for live_table in self.by_id.values() if live_table.is_idle()]
        own = [live_table for live_table in idle if live_table.own]
        too_many = {*idle[: max(0, len(idle) - IDLE_TABLES)], *own[: max(0, len(own) - IDLE_WITH_OWN)]}
        for live_table in idle:
            if (live_table in too_many or not live_table.lingers()) and not is_due(live_table.wakes()):
                self.put_away(live_table)

    def put_away(self, live_table: LiveTable) -> None:
        if self.by_id.get(live_table.table.id) is live_table:
            del self.by_id[live_table.table.id]
        live_table.put_away()

    def own_tables(self, network: str) -> int:
        """At which somebody from there is, and which have cards or a map of their own."""
        return sum(live_table.own and live_table.is_visited_from(network) for live_table in self.by_id.values())

    def may_set(self, network: str, setting: Setting) -> bool:
        """One more table, from there; what weighs most takes all."""
        return self.new_tables.take(network, min(setting.weight(), self.limits.table_burst))

    async def rematch(self, live_table: LiveTable, network: str) -> str:
        """At a new table everybody sits one seat further, with the key he has."""
        return await asyncio.shield(live_table.start(self.set_again(live_table, network)))

    async def set_again(self, live_table: LiveTable, network: str) -> str:
        old = live_table.table
        async with live_table.lock:
            if old.status != OVER:
                raise Denied("not-over")
            if old.rematch:
                return old.rematch
            if not self.may_set(network, old.setting):
                raise Denied("too-many-tables")
            seats = [*old.setting.seats[-1:], *old.setting.seats[:-1]]
            setting = old.setting.model_copy(update={"seats": seats})
            count = len(seats)
            hashes = {str((who + 1) % count): kept for who, kept in old.hashes.items()}
            names = {(who + 1) % count: name for who, name in old.names.items()}
            new = await self.set_up(setting, hashes, names)
            await live_table.append({"kind": "rematch", "table": new.table.id})
            return new.table.id

    async def set_up(self, setting: Setting, hashes: dict[str, str], names: dict[int, str]) -> LiveTable:
        at = now()
        table = await asyncio.to_thread(laid, setting, hashes, names, at)  # cards of one's own take their time
        row = TableRow(table.id, setting.game, table.secret, at, offer=offer_json(table))
        written = [Kept(applied.entry.seq, at, applied.entry.write()) for applied in table.applied]
        await asyncio.wrap_future(self.store.create(row, *written))
        live_table = self.by_id[table.id] = LiveTable(self, table, row)
        return live_table


def is_due(wakes: int | None) -> bool:
    return wakes is not None and wakes <= now()


def laid(setting: Setting, hashes: dict[str, str], names: dict[int, str], at: int) -> Table:
    """A new table."""
    table = Table(secrets.token_urlsafe(ID_BYTES), secrets.token_bytes(SECRET_BYTES))
    table.apply(Entry(1, at, {"kind": "created", "setting": as_entry(setting), "hashes": hashes}))
    for seat, name in names.items():
        table.apply(Entry(table.seq + 1, at, table.sit(seat, name)))
    return table


def opened(row: TableRow, store: Store, outages: Sequence[Outage]) -> Table:
    """Looked at from each seat, played on and freed once, as with every choice: if that ends the process, then here."""
    table = folded(row, store.entries(row.id), outages)
    if table.match is not None:
        table.match.mark()
        seat = table.to_move()
        if seat >= 0:
            table.match.would_show(seat, table.view(seat).legal[0])
    return table


def folded(row: TableRow, entries: list[Kept], outages: Sequence[Outage] = ()) -> Table:
    table = Table(row.id, row.secret, outages)
    try:
        for seq, at, body in entries:
            table.apply(read_entry(seq, at, body))
    except Exception as error:
        LOG.exception("table %s", row.id)
        raise StoreError("store-unreadable-table", table=row.id) from error
    return table
