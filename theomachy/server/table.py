"""One table: a fold over its entries.  Commands are checked here and become entries; nothing else changes a table."""

from __future__ import annotations

import hashlib
import hmac
import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from theomachy.games import Event, View
from theomachy.kernel.errors import Wording
from theomachy.kernel.records import Record
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.server.clock import Clock, NoClock, Outage
from theomachy.server.setting import BotSeat, Setting
from theomachy.table.dealer import FairDealer, commitment
from theomachy.table.match import OUT_OF_TIME, RESIGNED, Mark, Match, new_record
from theomachy.table.messages import REACTIONS, RequestKind
from theomachy.table.wire import Packed, Wire

Body = dict[str, Any]  # of an entry: its kind, and what belongs to that
WAITING, PLAYING, OVER = "waiting", "playing", "over"
SUBSTITUTE = "greedy"  # plays on for who has left
LONGEST_CHAT = 300
MOST_UNDONE = 600  # at one table, each person a share: each is folded by playing again what came before
MOST_CHOICES = 12_000  # of one game: its record can still be sent to be verified; the longest we saw had 4,000
MOST_ASIDES = 2000  # entries of these kinds, each person a share
ASIDES = ("chat", "reaction", "rotated", "asked")
MOST_ABSENCES = 500  # of one seat
MOVES = ("nonce", "choice", "undo")  # entries that change the position


class Denied(Exception):
    """A command that cannot be carried out now: `code` names the sentence that says why."""

    def __init__(self, code: str, **args: str | int | Wording) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_sentence = args


@dataclass(frozen=True)
class Entry:
    """One thing that was done at a table."""

    seq: int  # from 1
    at: int  # milliseconds
    body: Body

    @property
    def kind(self) -> str:
        return str(self.body["kind"])

    def write(self) -> bytes:
        return json.dumps(self.body, ensure_ascii=False, separators=(",", ":")).encode()


def read_entry(seq: int, at: int, body: bytes) -> Entry:
    return Entry(seq, at, json.loads(body))


@dataclass
class AppliedEntry:
    """An entry, and what each audience was told of it; for some it may be as if nothing had happened."""

    entry: Entry
    events: dict[int, list[Event]] = field(default_factory=dict)
    kept: dict[int, int] = field(default_factory=dict)  # undo: how many of the events told before still hold
    unnoticed_by: tuple[int, ...] = ()

    def events_for(self, seat: int) -> list[Event]:
        return self.events.get(seat, [])


@dataclass
class Request:
    """Something that the others are asked to agree to."""

    kind: RequestKind
    seat: int
    seq: int  # of the entry in which he asked
    keep: int = 0  # so many choices are left when the others are taken back
    agreed: set[int] = field(default_factory=set)


def key_hash(key: str) -> str:
    """A key has full entropy: it needs no salt, and a quick hash will do."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_in(authorization: str | None) -> str:
    """Of the header of a request."""
    return (authorization or "").removeprefix("Bearer ")


class Table:
    def __init__(self, id: str, secret: bytes, outages: Sequence[Outage] = ()) -> None:
        self.id = id
        self.secret = secret
        self.outages = outages
        self.applied: list[AppliedEntry] = []
        self.updates: dict[int, list[AppliedEntry]] = {}  # by audience: what it has noticed of all that
        self.known: dict[int, list[int]] = {}  # by audience: how many choices there were when it noticed one
        self.names: dict[int, str] = {}  # of who has sat down
        self.hashes: dict[int, str] = {}  # of the keys of seats
        self.commitment = ""  # shown when all have sat down, before anybody gives a nonce
        self.nonces: dict[int, str] = {}
        self.substitutes: dict[int, str] = {}  # seats that a bot plays for now, and which bot
        self.match: Match | None = None
        self.request: Request | None = None
        self.denied_at: dict[tuple[str, int], int] = {}  # when a request was denied: how many choices there were
        self.left: set[int] = set()  # seats whose players have given up; bots play on for them
        self.over_by = ""  # how the game has ended
        self.began = self.ended = 0  # when
        self.rematch = ""  # the table where it goes on
        self.clocks: list[tuple[int, list[int], int]] = []  # before each choice: its number, the time left, since when
        self.undone: Counter[int] = Counter()  # by seat: how often something was taken back
        self.taken_back = False  # was something taken back that was learnt already, because only bots had to agree?
        self.asides: Counter[int] = Counter()  # by seat: what was said and asked besides playing
        self.absences: Counter[int] = Counter()  # by seat: how often a bot has kept it
        self.spoke: dict[int, int] = {}  # the last entry in which a seat said something

    # --- what it is ---------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.applied)

    @property
    def seats(self) -> range:
        return range(len(self.setting.seats))

    @property
    def audience(self) -> tuple[int, ...]:
        return (*self.seats, WATCHER)

    @property
    def status(self) -> str:
        if self.match is None:
            return WAITING
        return OVER if self.over_by else PLAYING

    def update_count(self, seat: int, seq: int | None = None) -> int:
        """How many updates an audience has had, up to this entry or to the last.  It counts its own ones only, so that
        it does not learn how often another seat has chosen in secret."""
        updates = self.updates[seat]
        return len(updates) if seq is None else bisect_right(updates, seq, key=lambda applied: applied.entry.seq)

    @property
    def endless(self) -> bool:
        """A table has to be folded again in good time: so long a game is not played on."""
        return self.match is not None and len(self.match.choices) >= MOST_CHOICES

    def is_bot(self, seat: int) -> bool:
        return isinstance(self.setting.seats[seat], BotSeat)

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.seats if not self.is_bot(seat)]

    def seat_of(self, key: str) -> int:
        """Whose key this is; all are compared, so that the time taken tells nothing."""
        found, given = NOBODY, key_hash(key)
        for seat, kept in self.hashes.items():
            if hmac.compare_digest(kept, given):
                found = seat
        if found == NOBODY:
            raise Denied("wrong-key")
        return found

    def free_seats(self) -> list[int]:
        """For whoever comes."""
        return [seat for seat in self.people if seat not in self.hashes]

    @property
    def all_seated(self) -> bool:
        return all(seat in self.names for seat in self.people)

    def begun_record(self) -> Record:
        """What the dealer is bound to: the game and who sits where."""
        sitters = [
            seat.bot if isinstance(seat, BotSeat) else self.names[i] for i, seat in enumerate(self.setting.seats)
        ]
        return new_record(self.setting.rules(), self.options, sitters)

    def to_move(self) -> int:
        return NOBODY if self.match is None or self.over_by else self.match.to_move()

    def thinks_for(self, seat: int) -> str:
        """The bot that answers for a seat, or nothing if a person does."""
        sitter = self.setting.seats[seat]
        return sitter.bot if isinstance(sitter, BotSeat) else self.substitutes.get(seat, "")

    def log(self, seat: int) -> list[Event]:
        """All that this audience was told, of what still holds, as it is now."""
        return [] if self.match is None else self.match.log(seat)

    def view(self, seat: int) -> View:
        assert self.match is not None
        return self.match.view(seat)

    def sight(self, seat: int) -> tuple[Packed, Packed]:
        """The view and what this seat recalls, packed: what a bot chooses from."""
        assert self.match is not None
        return self.wire.pack(self.match.view(seat)), self.wire.pack_recall(self.match.recall(seat))

    def record(self) -> Record:
        """For the time after the end: it holds everything."""
        assert self.match is not None
        record = self.match.record()
        record.at_table = self.id
        return record

    def record_for(self, authorization: str | None) -> Record:
        """For who asks after the end; if the table is closed to watchers, with the key of a seat."""
        if not self.setting.watchers:
            self.seat_of(key_in(authorization))
        if self.status != OVER:
            raise Denied("not-over")
        return self.record()

    # --- entries ------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} of table {self.id} comes after {self.seq}")
        applied = AppliedEntry(entry)
        self.applied.append(applied)
        if entry.kind in ASIDES:
            self.asides[entry.body["seat"]] += 1
        self.FOLDS[entry.kind](self, entry, **{name: value for name, value in entry.body.items() if name != "kind"})
        match = self.match
        if match is not None:
            applied.events = {seat: match.events(seat) for seat in self.audience}
        if match is not None and entry.kind == "undo":
            applied.kept = {seat: len(match.logs[seat]) - len(applied.events[seat]) for seat in self.audience}
        for seat in self.audience:
            if seat not in applied.unnoticed_by:
                self.updates[seat].append(applied)

    def _created(self, entry: Entry, setting: dict[str, Any], hashes: dict[str, str]) -> None:
        self.setting = Setting.model_validate(setting)
        self.options = self.setting.made_options()
        self.wire = Wire(self.setting.rules(), self.options)
        self.hashes = {int(seat): kept for seat, kept in hashes.items()}
        self.clock = Clock(self.setting.clock, len(self.setting.seats), self.outages)
        self.created = entry.at
        self.updates = {seat: [] for seat in self.audience}
        self.known = {seat: [0] for seat in self.audience}

    def _seated(self, entry: Entry, seat: int, name: str, hash: str | None = None) -> None:
        self.names[seat] = name
        if hash is not None:
            self.hashes[seat] = hash
        if self.all_seated:
            self.commitment = commitment(self.begun_record(), self.secret)

    def _rotated(self, entry: Entry, seat: int, hash: str) -> None:
        self.hashes[seat] = hash

    def _nonce(self, entry: Entry, seat: int, nonce: str) -> None:
        self.nonces[seat] = nonce
        if len(self.nonces) == len(self.people):
            record = self.begun_record()
            names = self.setting.rules().seat_names
            for giver in self.people:
                record.take_nonce(names[giver], self.nonces[giver])
            sitters = [who for _, who in record.seats]
            self.match = Match(self.setting.rules(), self.options, sitters, self.dealer(record))
            self.began = entry.at
            self._go_on(entry.at)

    def dealer(self, record: Record) -> FairDealer:
        return FairDealer(record, self.secret)

    def _choice(self, entry: Entry, seat: int, action: str) -> None:
        """Whoever judged it has played it already: then it is only accepted."""
        match = self._playing()
        tried = match.tried(seat, match.notation.read_action(action))
        unnoticed_by = tuple(other for other in self.audience if other != seat and not match.shows(tried, other))
        self.applied[-1].unnoticed_by = unnoticed_by
        self.clocks.append((len(match.choices), list(self.clock.left), self.clock.since))
        match.accept(tried)
        if not unnoticed_by:
            self.clock.stop(entry.at)
            self._go_on(entry.at)
        for other in self.audience:
            if other not in unnoticed_by:
                self.known[other].append(len(match.choices))

    def _undo(self, entry: Entry, count: int, seat: int = NOBODY) -> None:
        """Agreed, it gives the time back; for who takes a choice back at will it goes on running."""
        match = self._playing()
        mark = match.mark()
        match.take_back(count)
        self.undone[self.request.seat if self.request else seat] += 1
        self.taken_back = self.taken_back or (seat == NOBODY and self.request is None)
        since = self.clock.since
        while self.clocks and self.clocks[-1][0] >= len(match.choices):
            _, self.clock.left, since = self.clocks.pop()
        for known in self.known.values():
            while known[-1] > len(match.choices):
                known.pop()
        if seat == NOBODY or self._noticed_by_all(mark, seat):
            self._go_on(entry.at if seat == NOBODY else since)

    def _noticed_by_all(self, mark: Mark, seat: int) -> bool:
        """What a seat does in secret, in the middle of an action, changes nothing that others could see."""
        match, applied = self._playing(), self.applied[-1]
        applied.unnoticed_by = tuple(
            other for other in self.audience if other != seat and not match.changed(mark, other)
        )
        return not applied.unnoticed_by

    def _asked(self, entry: Entry, seat: int, request: RequestKind, keep: int = 0) -> None:
        self.request = Request(request, seat, entry.seq, keep, {seat, *filter(self.agrees_to_all, self.seats)})

    def _agreed(self, entry: Entry, seat: int) -> None:
        assert self.request is not None
        self.request.agreed.add(seat)

    def _denied(self, entry: Entry, seat: int) -> None:
        assert self.request is not None
        self.denied_at[self.request.kind, self.request.seat] = self.last_move(self.request.seat)
        self.request = None

    def _drawn(self, entry: Entry) -> None:
        self._playing().agree_on_draw()
        self._end("agreed", entry.at)

    def _resigned(self, entry: Entry, seat: int) -> None:
        self._give_up(entry, seat, RESIGNED)

    def _flagged(self, entry: Entry, seat: int) -> None:
        """His time has run out."""
        self._give_up(entry, seat, OUT_OF_TIME)

    def _give_up(self, entry: Entry, seat: int, why: str) -> None:
        """Of two the other wins; a bot takes the seat where more play on, or where that was agreed when time is out."""
        limit = self.setting.clock
        match = self._playing()
        if len(self.seats) > 2 or (why == OUT_OF_TIME and not isinstance(limit, NoClock) and limit.out == "bot"):
            self.left.add(seat)
            self.substitutes[seat] = self.setting.absence.bot if self.setting.absence else SUBSTITUTE
            self.request = None
            if self.clock.asked == seat:
                self.clock.run_for(NOBODY, entry.at)
        else:
            match.give_up(seat, why)
            self._end(why, entry.at)

    def _away(self, entry: Entry, seat: int) -> None:
        assert self.setting.absence is not None
        self.substitutes[seat] = self.setting.absence.bot
        self.absences[seat] += 1
        if self.clock.asked == seat:
            self.clock.pause(entry.at)

    def _back(self, entry: Entry, seat: int) -> None:
        self.substitutes.pop(seat, None)
        if self.to_move() == seat:
            self.clock.run_for(seat, entry.at)

    def _chat(self, entry: Entry, seat: int, text: str) -> None:
        self.spoke[seat] = entry.seq

    def _reaction(self, entry: Entry, seat: int, reaction: str) -> None:
        self.spoke[seat] = entry.seq

    def _rematch(self, entry: Entry, table: str) -> None:
        self.rematch = table

    FOLDS: ClassVar[dict[str, Callable[..., None]]] = {
        "created": _created,
        "seated": _seated,
        "rotated": _rotated,
        "nonce": _nonce,
        "choice": _choice,
        "undo": _undo,
        "asked": _asked,
        "agreed": _agreed,
        "denied": _denied,
        "drawn": _drawn,
        "resigned": _resigned,
        "flagged": _flagged,
        "away": _away,
        "back": _back,
        "chat": _chat,
        "reaction": _reaction,
        "rematch": _rematch,
    }  # by the kind of an entry

    def _playing(self) -> Match:
        assert self.match is not None
        return self.match

    def _go_on(self, now: int) -> None:
        """The next is asked from now on, or the game is over by its rules."""
        match = self._playing()
        self.request = None
        if match.over:
            self._end("rules", now)
        else:
            asked = match.to_move()
            self.clock.run_for(NOBODY if self.thinks_for(asked) else asked, now)

    def _end(self, why: str, now: int) -> None:
        self.over_by, self.ended = why, now
        self.request = None
        self.clock.run_for(NOBODY, now)

    # --- commands: each says what entry it makes ----------------------------------------------------------------------

    def sit(self, seat: int, name: str, hash: str | None = None) -> Body:
        if seat in self.names or (hash is not None and seat not in self.free_seats()):
            raise Denied("seat-taken")
        body: Body = {"kind": "seated", "seat": seat, "name": name}
        return body | {"hash": hash} if hash is not None else body

    def give_nonce(self, seat: int, nonce: str) -> Body:
        if not self.all_seated:
            raise Denied("not-all-seated")
        if seat in self.nonces:
            raise Denied("nonce-twice")
        record = self.begun_record()
        record.take_nonce(self.setting.rules().seat_names[seat], nonce)
        return {"kind": "nonce", "seat": seat, "nonce": nonce}

    def choose(self, seat: int, at: int, action: str) -> Body:
        """`at` names the last update its sender has seen: what changed since may have changed his mind."""
        match = self._started()
        if match.to_move() != seat:
            raise Denied("not-your-turn")
        if not self.last_move(seat) <= at <= self.update_count(seat):
            raise Denied("too-late")
        if self.endless:
            raise Denied("endless")
        number = match.notation.read_action(action)
        match.tried(seat, number)
        return {"kind": "choice", "seat": seat, "action": match.notation.write_action(number)}

    def last_move(self, seat: int) -> int:
        """The last update of this seat that changed the position."""
        updates = self.updates[seat]
        return next((n for n in range(len(updates), 0, -1) if updates[n - 1].entry.kind in MOVES), 0)

    def ask_undo(self, seat: int, at: int | None = None) -> Body:
        """Free while nobody has learnt anything since; else the others are asked."""
        match = self._started()
        if at is not None and at < self.last_move(seat):
            raise Denied("too-late")
        if self._undone_enough(seat):
            raise Denied("enough")
        if self.can_undo(seat):
            return {"kind": "undo", "seat": seat, "count": len(match.choices) - self.known[seat][-1] + 1}
        own = [number for number, (who, _) in enumerate(match.choices) if who == seat]
        if not own:
            raise Denied("nothing-to-undo")
        return self._ask(seat, "undo", own[-1])

    def can_undo(self, seat: int) -> bool:
        """Was the last choice that this seat has noticed its own, and has nobody learnt anything from it?"""
        match = self._started()
        noticed = self.known[seat][-1]
        return noticed > match.last_reveal[seat] and match.choices[noticed - 1][0] == seat

    def bots_agree(self, seat: int) -> bool:
        """Can this seat take back whatever it has chosen, since nobody else minds?"""
        match = self._started()
        return (
            any(who == seat for who, _ in match.choices)
            and self._nobody_minds(seat)
            and not self._undone_enough(seat)
            and seat not in self.left
        )

    def _nobody_minds(self, seat: int) -> bool:
        return all(other == seat or self.agrees_to_all(other) for other in self.seats)

    def _undone_enough(self, seat: int) -> bool:
        return self.undone[seat] + self.undone[NOBODY] >= self._share(
            MOST_UNDONE
        )  # bots have agreed to those of nobody

    def plays_alone(self, seat: int) -> bool:
        """Against bots of the house."""
        return all(other == seat or self.is_bot(other) for other in self.seats)

    def may_have_hint(self, seat: int) -> View:
        """Only who plays against bots of the house; says what he sees."""
        self._started()
        if not self.plays_alone(seat):
            raise Denied("hint-only-against-bots")
        if self.to_move() != seat:
            raise Denied("not-your-turn")
        return self.view(seat)

    def offer_draw(self, seat: int) -> Body:
        self._started()
        if any(self.thinks_for(other) for other in self.seats):
            raise Denied("bots-agree-to-nothing")
        return self._ask(seat, "draw")

    def _ask(self, seat: int, kind: str, keep: int = 0) -> Body:
        match = self._started()
        self._not_too_much(seat)
        if self.request is not None:
            raise Denied("already-asked")
        if self.denied_at.get((kind, seat)) == self.last_move(seat):
            raise Denied("denied-before")
        if kind == "undo" and self._nobody_minds(seat):
            return {"kind": "undo", "count": len(match.choices) - keep}
        return {"kind": "asked", "seat": seat, "request": kind, "keep": keep}

    def agrees_to_all(self, seat: int) -> bool:
        """Bots agree, also for who has given up; but not for who is only away."""
        return self.is_bot(seat) or seat in self.left

    def _not_too_much(self, seat: int) -> None:
        """A table has to be folded again in good time, whatever was said and done there."""
        if self.asides[seat] >= self._share(MOST_ASIDES):
            raise Denied("enough")

    def _share(self, most: int) -> int:
        """What one person says and does takes nothing from the others."""
        return most // len(self.people)

    def answer(self, seat: int, at: int, yes: bool) -> Body:
        request = self.request
        match = self._started()
        if request is None or self.update_count(seat, request.seq) != at or seat in request.agreed:
            raise Denied("nothing-asked")
        if not yes:
            return {"kind": "denied", "seat": seat}
        if request.agreed | {seat} < set(self.seats):
            return {"kind": "agreed", "seat": seat}
        if request.kind == "draw":
            return {"kind": "drawn"}
        return {"kind": "undo", "count": len(match.choices) - request.keep}

    def resign(self, seat: int) -> Body:
        self._started()
        return {"kind": "resigned", "seat": seat}

    def say(self, seat: int, text: str, at: int | None = None) -> Body:
        self._may_speak(seat, at)
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT or not text.isprintable():
            raise Denied("bad-chat", most=LONGEST_CHAT)
        return {"kind": "chat", "seat": seat, "text": text}

    def react(self, seat: int, reaction: str, at: int | None = None) -> Body:
        self._may_speak(seat, at)
        if reaction not in REACTIONS:
            raise Denied("no-such-reaction")
        return {"kind": "reaction", "seat": seat, "reaction": reaction}

    def _may_speak(self, seat: int, at: int | None) -> None:
        """Who repeats himself after a lost connection names what he had seen, and is not heard twice."""
        if not self.setting.chat:
            raise Denied("no-chat")
        if at is not None and at < self.update_count(seat, self.spoke.get(seat, 0)):
            raise Denied("said-already")
        self._not_too_much(seat)

    def rotate(self, seat: int, key: str) -> Body:
        self._not_too_much(seat)
        return {"kind": "rotated", "seat": seat, "hash": key_hash(key)}

    def leave_to_bot(self, seat: int) -> Body:
        return {"kind": "away", "seat": seat}

    def come_back(self, seat: int) -> Body | None:
        """Who has only been away gets his seat back, unless he comes and goes all the time."""
        away = seat in self.substitutes and seat not in self.left
        return {"kind": "back", "seat": seat} if away and not self.away_too_often(seat) else None

    def away_too_often(self, seat: int) -> bool:
        return seat in self.substitutes and self.absences[seat] >= MOST_ABSENCES

    def flag(self, now: int) -> Body | None:
        """If the time of whoever is asked has run out."""
        ends = self.clock.ends()
        return {"kind": "flagged", "seat": self.clock.asked} if ends is not None and now >= ends else None

    def _started(self) -> Match:
        if self.match is None:
            raise Denied("not-begun")
        if self.over_by:
            raise Denied("game-over")
        return self.match
