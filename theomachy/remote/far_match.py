"""A match at a table elsewhere, for who is not asynchronous: as a keyboard knows matches.  The client has a thread."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

from theomachy.games import Event, GameRules, Recall, View
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.options import Options
from theomachy.kernel.records import Record
from theomachy.kernel.scenarios import Notation
from theomachy.remote.client import Callbacks, Client, Declined
from theomachy.remote.link import Link
from theomachy.remote.pace import Patience
from theomachy.shown import Memory
from theomachy.table.match import from_record
from theomachy.table.messages import EndedBy, Position, Reply
from theomachy.words import Speech, words
from theomachy.words.speech import WordsMissing

T = TypeVar("T")


class FarMatch:
    def __init__(
        self,
        link: Link,
        w: Speech,
        name: str | None = None,
        patience: Patience | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.client = Client(link, w, name, patience=patience, memory=memory, recall="if-possible")
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.fetched: Record | None = None  # after the end
        self.seen = 0  # the last update that whoever sits here has been shown: what he does is meant for it

    def __enter__(self) -> FarMatch:
        self.thread.start()
        self.following = self._run(self._follow())
        try:
            self.wait(lambda: self.client.welcomed)
        except BaseException:
            self.leave()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.leave()

    async def _follow(self) -> asyncio.Task[None]:
        return asyncio.create_task(self.client.follow())

    async def _unfollow(self) -> None:
        self.following.cancel()
        await asyncio.gather(self.following, return_exceptions=True)

    def leave(self) -> None:
        self._run(self._unfollow())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def listen(self, callbacks: Callbacks) -> None:
        """From now on he is told at once, in the client's thread."""

        async def change() -> None:
            self.client.callbacks = callbacks

        self._run(change())

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    # --- what the table says ------------------------------------------------------------------------------------------

    @property
    def game(self) -> GameRules:
        return self.client.game

    @property
    def options(self) -> Options:
        return self.client.options

    @property
    def notation(self) -> Notation:
        return self.client.notation

    @property
    def position(self) -> Position:
        return self.client.position

    @property
    def seat(self) -> int:
        return self.client.seat

    @property
    def seats(self) -> list[str]:
        return [sitter["name"] or sitter["bot"] or "…" for sitter in self.position["seats"]]

    @property
    def over(self) -> bool:
        return self.client.over

    def view(self, seat: int) -> View:
        return self.client.view()

    def to_move(self) -> int:
        return self.client.to_move()

    def result(self) -> list[float]:
        result = self.position.get("result")
        assert result is not None
        return list(result["points"].values())

    @property
    def ended_by(self) -> EndedBy:
        result = self.position.get("result")
        assert result is not None
        return result["by"]

    def recall(self, seat: int) -> Recall:
        return self.client.recalled()

    def log(self, seat: int) -> list[Event]:
        return list(self.client.story)

    def time_left(self) -> list[float]:
        """In seconds, of each seat; empty without a clock."""
        clock = self.position["clock"]
        left = {seat: milliseconds / 1000 for seat, milliseconds in clock["left"].items()}
        if clock["asked"] in left:
            left[clock["asked"]] -= time.monotonic() + self.client.ahead - clock["since"] / 1000
        return [max(0.0, seconds) for seconds in left.values()]

    # --- after the end ------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        if self.fetched is None:
            self.fetched = self._run(self.client.record())
        return self.fetched

    def open_log(self) -> list[Event]:
        return from_record(self.record()).open_log()

    # --- what goes in -------------------------------------------------------------------------------------------------

    def ask(self, type: str, **fields: Any) -> Reply:
        """Until we see it done; `Declined` if it is refused."""
        return self._run(self.client.do(type, **fields))

    def ask_now(self, type: str, **fields: Any) -> Reply:
        """The same, for what has to name the last update that we have seen."""
        return self.ask(type, at=self.seen, **fields)

    def choose(self, seat: int, action: int) -> None:
        reply = self._run(self.client.choose(self.notation.write_action(action), self.seen))
        self.seen = reply.get("seq", self.client.seq)

    def try_out(self, seat: int, actions: list[int]) -> int:
        """One at a time: only the table knows what comes of a choice.  It also says why one is not allowed."""
        if actions[0] not in self.view(seat).legal:
            try:
                self.choose(seat, actions[0])
            except Declined as declined:
                if self._by_rules(declined.code):
                    raise Refused(declined.code, declined.clause, actions[0]) from None
                raise
        return 1

    def _by_rules(self, code: str) -> bool:
        """Is there a sentence of the game for it?"""
        try:
            return bool(words(self.client.w.language, self.game.key).say(f"refused-{code}"))
        except WordsMissing:
            return False

    def can_undo(self, seat: int) -> bool:
        return self.position.get("can_undo", False)

    def undo(self, seat: int) -> None:
        self.ask_now("undo")

    def wait(self, holds: Callable[[], bool]) -> None:
        self._run(self.client.until(holds))

    @property
    def failure(self) -> BadInput | None:
        return self.client.failure
