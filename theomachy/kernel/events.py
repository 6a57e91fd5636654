"""What happened, as a player would say it aloud, and who saw it."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.kernel.seats import EVERYBODY, WATCHER


class LogEntry:
    """One thing that happened, in numbers whose meaning is the game's; `card` is for the audience only.  It never
    leaves the engine: the game makes a named event of it for each seat."""

    def __init__(self, kind: int, seat: int, card: int, other: int, place: int, count: int, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.place = place
        self.count = count
        self.audience = audience

    def seen_whole_by(self, seat: int) -> bool:
        return self.audience == EVERYBODY or (seat != WATCHER and (self.audience >> seat) & 1 == 1)

    def without_card(self, card: int) -> LogEntry:
        """The same entry as others see it: `card` is the back they see."""
        return LogEntry(self.kind, self.seat, card, self.other, self.place, self.count, EVERYBODY)

    def key(self) -> tuple[int, ...]:
        return (self.kind, self.seat, self.card, self.other, self.place, self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogEntry) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"LogEntry{self.key()}"


class Log:
    """Collects what happens, for whoever listens to a state."""

    def __init__(self) -> None:
        self.events: list[LogEntry] = []

    def add(self, kind: i64, seat: i64, card: i64, other: i64, place: i64, count: i64, audience: i64) -> None:
        self.events.append(LogEntry(kind, seat, card, other, place, count, audience))

    def drain(self) -> list[LogEntry]:
        drained = self.events
        self.events = []
        return drained
