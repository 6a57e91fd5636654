"""A table that is in use: one command at a time, bots that answer, clocks that ring, and whoever listens."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from theomachy.kernel.seats import WATCHER
from theomachy.server.judge import Command, Sit, judge
from theomachy.server.limits import Bucket
from theomachy.server.pace import FINEST, due_at, for_choice, part_of, seconds_of
from theomachy.server.protocol import AnyCommand, Choose, Hello, Ping, Rematch, Rotate
from theomachy.server.render import offer_json
from theomachy.server.shares import Busy
from theomachy.server.steady import now
from theomachy.server.store import Status, StoreError, TableRow
from theomachy.server.subscriptions import Subscription
from theomachy.server.table import MOVES, OVER, PLAYING, WAITING, Body, Denied, Entry, Table, key_hash
from theomachy.server.workers import BotFailed
from theomachy.table.messages import Reply
from theomachy.words import house_words

if TYPE_CHECKING:
    from theomachy.server.live_tables import LiveTables

CHANGES_OF_MIND = ("undo", "resigned", "flagged", "drawn", "back")  # whoever thinks need not any more
STATUS: dict[str, Status] = {WAITING: "open", PLAYING: "running", OVER: "over"}
SECONDS_BETWEEN_TRIES = 1.0
SECONDS_ALONE = 60.0  # so long bots play on when everybody has left
SECONDS_TO_LINGER = 60.0  # in memory, where nobody is
SECONDS_OF_CALM = 0.5  # between two tellings of who is there
HINTS, HINTS_AT_ONCE = 0.5, 5  # a second, at one table
MOST_PIECES: Final = 200  # of reviews that are kept; a long game has fifty in each language
KEY_BYTES = 24
LOG = logging.getLogger(__name__)
T = TypeVar("T")
Answer = dict[str, int | str]  # what a reply says besides its id


def new_key() -> str:
    """Not one that a command line would take for an option."""
    while (key := secrets.token_urlsafe(KEY_BYTES)).startswith("-"):
        pass
    return key


class LiveTable:
    """A table that is in use: one command at a time, and whoever listens."""

    def __init__(self, tables: LiveTables, table: Table, row: TableRow) -> None:
        self.tables = tables
        self.table = table
        self.own = table.setting.has_texts()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presence: tuple[int, ...] = ()  # the seats that are connected; watchers count as one each
        self.shown: tuple[int, ...] = ()  # the same as everybody was told
        self.calm: asyncio.TimerHandle | None = None  # until that is told again
        self.absences: dict[int, asyncio.TimerHandle] = {}
        self.quiet_since = time.monotonic()  # if nobody is there
        self.noted: tuple[Status, int | None, str | None] = (row.status, row.wakes, row.offer)
        self.thinking: asyncio.Task[None] | None = None
        self.network = ""  # from which the player came who has been here longest: bots think on his account
        self.left_at = -math.inf  # when the last player went
        self.step_at = 0.0  # when the step began that a bot thinks about (pace.py)
        self.in_secret = 0  # choices that nobody has noticed since but who made them
        self.spent = 0.0  # seconds on the steps before it, of the same turn of a bot
        self.alarm: asyncio.TimerHandle | None = None
        self.work: set[asyncio.Task[Any]] = set()  # that is not done yet
        self.hints = Bucket(HINTS, HINTS_AT_ONCE)
        self.turning: dict[str, asyncio.Task[str]] = {}  # turning points by language, once the game is over
        self.reviews: dict[tuple[str, int], asyncio.Task[str]] = {}  # pieces of a review, by where they begin
        self.subscribed = tables.store.subscribed(table.id)  # seats of which a browser wants to be told
        self.turn = table.to_move()  # as it was last noted for them
        self.last_update: dict[tuple[int, str, bool], tuple[object, str]] = {}  # by seat, language, with recall or not

    # --- commands -----------------------------------------------------------------------------------------------------

    async def submit(self, seat: int, command: AnyCommand, sender: Listener | None = None) -> Reply:
        """The one way for a command of a seat.  Refused, nothing has changed; else it is durable before anybody sees
        it.  `sender` is the connection it came through, if it came through one."""
        answer = ANSWERS.get(type(command), LiveTable.answer)
        return cast(Reply, {"type": "reply", "id": command.id, **await answer(self, seat, command, sender)})

    async def answer(self, seat: int, command: AnyCommand, sender: Listener | None) -> Answer:
        entry = await self.carry_out(seat, command, sender)
        return {"seq": self.table.update_count(seat, entry.seq)}

    async def ping(self, seat: int, command: Ping, sender: Listener | None) -> Answer:
        return {"time": now()}

    async def rotate(self, seat: int, command: Rotate, sender: Listener | None) -> Answer:
        key = command.key or new_key()
        if sender is not None:
            sender.hashes.add(key_hash(key))
        await self.unsubscribe(seat)  # whoever has the old one
        return {**await self.answer(seat, command.model_copy(update={"key": key}), sender), "key": key}

    async def rematch(self, seat: int, command: Rematch, sender: Listener | None) -> Answer:
        if seat == WATCHER:
            raise Denied("only-watching")
        return {"table": await self.tables.rematch(self, sender.network if sender else self.network)}

    async def carry_out(self, seat: int, command: Command, sender: Listener | None = None) -> Entry:
        """Whoever gave it may be gone meanwhile: it is carried out all the same, and no other before it is done."""
        return await asyncio.shield(self.start(self.in_turn(seat, command, sender)))

    async def in_turn(self, seat: int, command: Command, sender: Listener | None) -> Entry:
        async with self.lock:
            flag = self.table.flag(now())
            if flag is not None:
                await self.append(flag)
            if seat == WATCHER:
                raise Denied("only-watching")
            if sender is not None and sender.dismissed:
                raise Denied("key-rotated")
            return await self.append(judge(self.table, seat, command))

    async def append(self, body: Body) -> Entry:
        """Durable, then folded, then told; only for whoever has the lock."""
        store, table = self.tables.store, self.table
        entry = Entry(table.seq + 1, max(now(), table.applied[-1].entry.at), body)
        await asyncio.wrap_future(store.append(table.id, entry.seq, entry.at, entry.write()))
        table.apply(entry)
        self.keep_pace(entry)
        if entry.kind in CHANGES_OF_MIND:
            self.stop_thinking()
        self.note()
        self.go_on()
        return entry

    async def sit_down(self, name: str | None) -> tuple[int, str]:
        """At the first seat that is free for anyone; says which, and its key."""
        key, names = new_key(), self.table.setting.rules().seat_names
        while free := self.table.free_seats():
            with suppress(Denied):  # somebody else was faster
                await self.carry_out(free[0], Sit(name or names[free[0]], key_hash(key)))
                return free[0], key
        raise Denied("no-free-seat")

    def note(self) -> None:
        """What has to be known of a table that is not open; if this is lost, it is noted as soon as somebody comes."""
        noted = (STATUS[self.table.status], self.wakes(), offer_json(self.table))
        if noted != self.noted:
            self.noted = noted
            self.tables.store.set_status(self.table.id, *noted)

    def wakes(self) -> int | None:
        """When somebody has to look at this table, even if nobody comes: a clock or patience runs."""
        table, seat = self.table, self.table.to_move()
        if seat < 0 or table.thinks_for(seat):
            return None
        absence = table.setting.absence
        times = [table.clock.ends(), table.applied[-1].entry.at + 1000 * absence.after if absence else None]
        return min((time for time in times if time is not None), default=None)

    def go_on(self) -> None:
        """Tell everybody, wake the bot that is asked, set the alarm."""
        for listener in self.listeners:
            listener.wake.set()
        self.note_turn()
        self.think()
        self.set_alarm()

    def note_turn(self) -> None:
        """Whose browsers are told, after a while, that it is his turn."""
        before, self.turn = self.turn, self.table.to_move()
        if not self.subscribed or before == self.turn:
            return
        store, id, limits = self.tables.store, self.table.id, self.tables.limits
        if self.table.status == OVER:
            self.subscribed.clear()
            store.unsubscribe(id)
        if before in self.subscribed:
            store.set_alert(id, before, None)
        if self.turn in self.subscribed and not self.table.thinks_for(self.turn):
            store.set_alert(id, self.turn, now() + 1000 * limits.alert_after, 1000 * limits.alert_pause)

    async def subscribe(self, new: Subscription) -> None:
        """A browser of a seat wants to be told."""
        if self.table.status == OVER:
            raise Denied("game-over")
        await asyncio.wrap_future(self.tables.store.subscribe(new, now()))
        self.subscribed.add(new.seat)

    async def unsubscribe(self, seat: int, endpoint: str | None = None) -> None:
        """One browser of a seat, or all of them."""
        if seat in self.subscribed:
            await asyncio.wrap_future(self.tables.store.unsubscribe(self.table.id, seat, endpoint))
            self.subscribed = self.tables.store.subscribed(self.table.id)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """While it goes on this stays the only one for its table."""
        task = self.tables.spawn(work)
        self.work.add(task)
        task.add_done_callback(self.worked)
        return task

    def worked(self, task: asyncio.Task[Any]) -> None:
        self.work.discard(task)
        self.leave_if_over()

    # --- who is there -------------------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        if listener.seat in self.table.people and not self.players():
            self.network = listener.network
        self.listeners.add(listener)
        self.count()
        if listener.seat in self.subscribed:
            self.tables.store.set_alert(self.table.id, listener.seat, None)  # he sees it himself
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
            self.left_at = asyncio.get_running_loop().time()
        self.watch_absence(listener.seat)
        self.quiet_since = time.monotonic()
        self.leave_if_over()

    def players(self) -> bool:
        """Is anybody here who has a seat?"""
        return any(seat in self.table.people for seat in self.presence)

    def is_visited_from(self, network: str) -> bool:
        return any(listener.network == network for listener in self.listeners)

    def attended(self) -> bool:
        """Bots play while players are here, or have just been."""
        return self.players() or asyncio.get_running_loop().time() < self.left_at + SECONDS_ALONE

    def count(self) -> None:
        self.presence = tuple(sorted(listener.seat for listener in self.listeners))
        if self.calm is None:
            self.show_presence()

    def show_presence(self) -> None:
        """At once, and then for a while not again: many may come and go, and each time all have to be told."""
        self.calm = None
        if self.shown != self.presence:
            self.shown = self.presence
            self.calm = asyncio.get_running_loop().call_later(SECONDS_OF_CALM, self.show_presence)
            for listener in self.listeners:
                listener.wake.set()

    def watch_absence(self, seat: int, overdue: bool = False) -> None:
        """Who was away long enough before the table was opened may still come back for a moment."""
        absence = self.table.setting.absence
        if absence is None or self.table.status == OVER or seat not in self.table.people or seat in self.presence:
            return
        after = min(absence.after, SECONDS_TO_LINGER) if overdue else absence.after
        loop = asyncio.get_running_loop()
        self.absences[seat] = loop.call_later(after, lambda: self.start(self.hand_over_to_bot(seat)))

    async def hand_over_to_bot(self, seat: int) -> None:
        self.absences.pop(seat, None)
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
        asked = seat >= 0 and self.table.thinks_for(seat) and self.attended() and not self.table.endless
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
        while table.to_move() == seat and (bot := table.thinks_for(seat)) and self.attended() and not table.endless:
            seen, view, match = table.update_count(seat), table.view(seat), table.match
            assert match is not None
            try:
                action = view.legal[0] if len(view.legal) == 1 else await self.thought(bot, seat)
                await self.wait_to_tell(seat, bot, action)
                choice = match.notation.write_action(action)
                await self.submit(seat, Choose(type="choose", id=0, at=seen, choice=choice))
            except Busy:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            except Denied:
                continue  # the position has changed meanwhile
            except (StoreError, BotFailed) as error:
                LOG.error("%s", house_words("en").say_error(error) if isinstance(error, StoreError) else error)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)  # perhaps there is room again
        self.thinking = None
        self.think()

    async def thought(self, bot: str, seat: int) -> int:
        part = part_of(self.whole(bot), self.spent)
        return await self.tables.ask_bot(self.table, for_choice(bot, self.in_secret, part), seat, self.network)

    async def wait_to_tell(self, seat: int, bot: str, action: int) -> None:
        """What nobody else notices may be chosen at any time; it is told with the step that it belongs to."""
        match, pace = self.table.match, self.tables.pace
        if pace > 0 and match is not None and match.would_show(seat, action):
            ready, part = asyncio.get_running_loop().time(), part_of(self.whole(bot), self.spent)
            due = due_at(self.step_at, ready, part * seconds_of(bot), max(part, FINEST) * pace)
            await asyncio.sleep(due - ready)

    def whole(self, bot: str) -> float:
        """So many seconds has a step that is alone in its turn."""
        return seconds_of(bot) + self.tables.pace

    def keep_pace(self, entry: Entry) -> None:
        """A step ends with what anybody notices but who has chosen; a turn, when another seat is asked."""
        if entry.kind in MOVES:
            self.in_secret += 1
            if len(self.table.applied[-1].unnoticed_by) < len(self.table.seats):
                self.step_at, self.in_secret = asyncio.get_running_loop().time(), 0
                self.spent = self.spent_with(entry)

    def spent_with(self, entry: Entry) -> float:
        """On a turn that goes on, with the step that an entry has ended."""
        seat = self.table.to_move()
        if seat < 0 or entry.kind != "choice" or entry.body["seat"] != seat:
            return 0.0
        whole = self.whole(self.table.thinks_for(seat))
        return self.spent + whole * part_of(whole, self.spent)

    async def hint(self, seat: int, language: str) -> tuple[int, str]:
        """What a strong bot would choose for a seat that plays against bots alone, and why; from what it sees."""
        table = self.table
        view = table.may_have_hint(seat)
        if not self.hints.take():
            raise Denied("too-many-hints")
        seen = table.update_count(seat)
        if len(view.legal) == 1:
            advice = view.legal[0], house_words(language).say("why-only")
        else:
            advice = await self.tables.advice(table, seat, language)
        if table.last_move(seat) > seen or table.to_move() != seat:
            raise Denied("too-late")
        return advice

    async def turning_points(self, authorization: str | None, language: str) -> str:
        record, provers = self.table.record_for(authorization), self.tables.provers
        return await self.once(self.turning, language, lambda: provers.turning_points(record.write(), language))

    async def review(self, authorization: str | None, language: str, first: int) -> str:
        """A piece of it."""
        record, provers = self.table.record_for(authorization), self.tables.provers
        piece = language, first
        if piece not in self.reviews and len(self.reviews) >= MOST_PIECES:
            self.reviews.clear()
        return await self.once(self.reviews, piece, lambda: provers.review(record.write(), language, first))

    async def once(self, kept: dict[T, asyncio.Task[str]], key: T, work: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """Worked out for all who ask; what does not fail is kept as long as the table is in memory."""

        def done(task: asyncio.Task[str]) -> None:
            if (task.cancelled() or task.exception() is not None) and kept.get(key) is task:
                del kept[key]

        if key not in kept:
            kept[key] = self.start(work())
            kept[key].add_done_callback(done)
        return await asyncio.shield(kept[key])

    def is_idle(self) -> bool:
        return not self.listeners and not self.work

    def leave_if_over(self) -> None:
        if self.table.status == OVER and self.is_idle():
            self.tables.put_away(self)

    def lingers(self) -> bool:
        """Somebody may come back soon; and how long somebody has been away is known here only."""
        return bool(self.absences) or time.monotonic() - self.quiet_since < SECONDS_TO_LINGER

    def put_away(self) -> None:
        """What is to come is noted in the store."""
        for alarm in (self.alarm, self.calm, *self.absences.values()):
            if alarm is not None:
                alarm.cancel()
        self.absences.clear()

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

    def __init__(self, live_table: LiveTable, seat: int, since: int, hello: Hello, network: str = "") -> None:
        self.hashes = {live_table.table.hashes[seat]} if seat != WATCHER else set()  # of the keys that he has
        self.live_table = live_table
        self.seat = seat
        self.sent = since
        self.language = hello.language
        self.recalls = hello.recall is not None and seat != WATCHER  # a bot that guesses
        self.network = network  # from which he came
        self.presence: tuple[int, ...] | None = None  # as he was told
        self.wake = asyncio.Event()
        self.came = time.monotonic()
        self.shown_out = ""  # the code that says why

    def show_out(self, code: str) -> None:
        self.shown_out = code
        self.wake.set()

    @property
    def dismissed(self) -> bool:
        """Does the key with which he came open this seat no more?"""
        return self.seat != WATCHER and self.live_table.table.hashes[self.seat] not in self.hashes


ANSWERS: Final[dict[type[Any], Callable[[LiveTable, int, Any, Listener | None], Awaitable[Answer]]]] = {
    Ping: LiveTable.ping,
    Rotate: LiveTable.rotate,
    Rematch: LiveTable.rematch,
}  # to commands that are more than an entry
