"""What each audience reads, in its language: made from its view and what it was told, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast
from weakref import WeakKeyDictionary

from pydantic_core import to_json

from theomachy.games import Event, View
from theomachy.kernel.errors import BadInput, Refused, Wording
from theomachy.kernel.options import Text
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.server.answers import Hint
from theomachy.server.pieces import Pieces
from theomachy.server.setting import BotSeat
from theomachy.server.store import StoreError
from theomachy.server.table import OVER, PLAYING, AppliedEntry, Denied, Table
from theomachy.table.match import Match
from theomachy.table.messages import (
    Ahead,
    Asked,
    AtOnce,
    Choice,
    EventMessage,
    Length,
    Offer,
    OnceForAll,
    Position,
    Refusal,
    Result,
    Shortcut,
    Sitter,
    Status,
    Threat,
    Time,
    Update,
)
from theomachy.table.wire import Wire
from theomachy.words import GameWords, house_words, words

PUBLIC = ("seat", "name", "request", "text", "reaction", "table")  # what everybody may know of an entry's fields
LAST_CHATS = 100

WORDS: WeakKeyDictionary[Table, dict[str, GameWords]] = WeakKeyDictionary()


def words_of(table: Table, language: str) -> GameWords:
    """The words for the options of this table, as long as it is in use."""
    kept = WORDS.setdefault(table, {})
    if language not in kept:
        kept[language] = words(language, table.setting.game).with_options(table.options)
    return kept[language]


def update(table: Table, applied: AppliedEntry, seat: int, language: str) -> Update:
    """One for each entry and audience: whether there is one tells nothing."""
    return update_with(
        table, applied, seat, [event_of(table, event, seat, language) for event in applied.events_for(seat)]
    )


def update_with(table: Table, applied: AppliedEntry, seat: int, events: list[EventMessage]) -> Update:
    entry = applied.entry
    fields: dict[str, Any] = {name: value for name, value in entry.body.items() if name in PUBLIC}
    if "seat" in fields:
        fields["seat"] = table.wire.names[fields["seat"]]
    if applied.kept:
        fields["kept"] = applied.kept[seat]
    found = {"seq": table.update_count(seat, entry.seq), "at": entry.at, "kind": entry.kind, **fields, "events": events}
    return cast(Update, found)


async def event_messages(
    table: Table, events: Iterable[Event], seat: int, language: str, pieces: Pieces
) -> list[EventMessage]:
    """However many there are, nobody else waits for them."""
    messages = []
    for event in events:
        messages.append(event_of(table, event, seat, language))
        await pieces.rest()
    return messages


def event_of(table: Table, event: Event, seat: int, language: str) -> EventMessage:
    return event_message(event, seat, table.wire, words_of(table, language))


def event_message(event: Event, seat: int, wire: Wire, w: GameWords) -> EventMessage:
    return cast(EventMessage, {**wire.pack_event(event), "text": w.event(event, seat)})


def position(table: Table, seat: int, language: str, with_recall: bool = False) -> Position:
    """How things stand, for one audience; with what a guess needs, for a bot."""
    now: Position = {
        "status": cast(Status, table.status),
        "seats": [sitter_of(table, who) for who in table.seats],
        "commitment": table.commitment,
        "request": request_of(table, seat),
        "clock": clock_of(table),
        "rematch": table.rematch,
    }
    if table.match is not None:
        add_game(now, table, seat, language)
        if with_recall:
            now["recall"] = table.wire.pack_recall(table.match.recall(seat))
    return now


def position_alone(match: Match, seat: int, w: GameWords) -> Position:
    """How things stand for a seat without a table, of which no other is anybody's: in a lesson, or a puzzle."""
    view, names = match.view(seat), match.wire.names
    return {
        "status": cast(Status, OVER if match.over else PLAYING),
        "seats": [
            {
                "seat": name,
                "name": "",
                "bot": "" if who == seat else "lesson",
                "person": who == seat,
                "free": False,
                "nonce": True,
            }
            for who, name in enumerate(match.seat_names)
        ],
        "commitment": "",
        "request": None,
        "clock": {"left": {}, "asked": names[NOBODY], "since": 0},
        "rematch": "",
        "view": match.wire.pack(view),
        "to_move": names[match.to_move()],
        "question": house_words(w.language).say("server-over") if match.over else w.question(view),
        "choices": choices_of(view, match.wire, w),
        "shortcut": None,
        "ahead": [],  # each choice is waited for by itself
        "at_once": None,
        "by_itself": "",
        "threats": [] if match.over else threats_of(view, match.wire, w),
        "can_undo": False,
        "bots_agree": False,
        "taken_back": False,
        "event_count": len(match.logs[seat]),
        "result": result_of(match) if match.over else None,
    }


def clock_of(table: Table) -> Time:
    clock, names = table.clock, table.wire.names
    left = {names[seat]: milliseconds for seat, milliseconds in enumerate(clock.left)}
    return {"left": left, "asked": names[clock.asked], "since": clock.runs_since()}


def sitter_of(table: Table, seat: int) -> Sitter:
    sitter = table.setting.seats[seat]
    return {
        "seat": table.wire.names[seat],
        "name": table.names.get(seat, ""),
        "bot": sitter.bot if isinstance(sitter, BotSeat) else table.substitutes.get(seat, ""),
        "person": not isinstance(sitter, BotSeat),
        "free": seat in table.free_seats(),
        "nonce": seat in table.nonces,
    }


def offer(table: Table) -> Offer:
    """What everybody may know of a table; cards and maps of its own are for who comes."""
    setting = table.setting.model_dump(mode="json", exclude={"options"})
    own = {name for name, (values, _) in table.options.table.items() if isinstance(values, Text)}
    options = table.setting.options
    return {
        "table": table.id,
        "setting": {**setting, "options": {name: value for name, value in options.items() if name not in own}},
        "own": sorted(name for name in own if options.get(name)),
        "status": cast(Status, table.status),
        "seats": [sitter_of(table, seat) for seat in table.seats],
        "created": table.created,
    }


def offer_json(table: Table) -> str | None:
    """The same as the lobby shows it, while a seat is free for anyone."""
    return to_json(offer(table)).decode() if table.free_seats() else None


def request_of(table: Table, seat: int) -> Asked | None:
    """`seq` is what an answer names."""
    request = table.request
    if request is None:
        return None
    names = table.wire.names
    return {
        "kind": request.kind,
        "seat": names[request.seat],
        "seq": table.update_count(seat, request.seq),
        "agreed": [names[each] for each in sorted(request.agreed)],
    }


def add_game(now: Position, table: Table, seat: int, language: str) -> None:
    match, w = table.match, words_of(table, language)
    assert match is not None
    view = table.view(seat)
    over = table.status == OVER
    now["view"] = table.wire.pack(view)
    now["to_move"] = table.wire.names[NOBODY if over else view.to_move]
    now["question"] = house_words(language).say("server-over") if over else w.question(view)
    now["choices"] = [] if over else choices_of(view, table.wire, w)
    now["shortcut"] = None if over else shortcut_of(view, table.wire, w)
    now["ahead"] = [] if over else ahead_of(view, table.wire, w)
    now["at_once"] = None if over else at_once_of(view, table.wire, w)
    now["by_itself"] = "" if over else by_itself(table, seat, view, w)
    now["threats"] = [] if over else threats_of(view, table.wire, w)
    now["can_undo"] = seat != WATCHER and not over and table.can_undo(seat)
    now["bots_agree"] = seat != WATCHER and not over and table.bots_agree(seat)
    now["taken_back"] = table.taken_back
    now["event_count"] = len(match.logs[seat])
    now["result"] = {**result_of(match), "length": length_of(table, w)} if over else None


def length_of(table: Table, w: GameWords) -> Length:
    assert table.match is not None
    turns = sum(isinstance(event, w.TURN) for event in table.match.happened)
    return {"turns": turns, "began": table.began, "ended": table.ended}


def result_of(match: Match) -> Result:
    return {"points": dict(zip(match.seat_names, match.result(), strict=True)), "by": match.ended_by}


def choices_of(view: View, wire: Wire, w: GameWords) -> list[Choice]:
    return [{"choice": wire.write_action(action), "text": w.choice(view, action)} for action in view.legal]


def shortcut_of(view: View, wire: Wire, w: GameWords) -> Shortcut | None:
    text, actions = w.shortcut(view)
    return {"text": text, "choices": [wire.write_action(action) for action in actions]} if actions else None


def ahead_of(view: View, wire: Wire, w: GameWords) -> list[Ahead]:
    ways = [(text, [wire.write_action(action) for action in actions]) for text, actions in w.ahead(view)]
    return [{"choice": choices[-1], "text": text, "choices": choices} for text, choices in ways]


def at_once_of(view: View, wire: Wire, w: GameWords) -> AtOnce | None:
    question, ways = w.at_once(view)
    write = wire.write_action
    answers: list[OnceForAll] = [
        {"text": text, "choice": write(now), "again": "" if again is None else write(again)}
        for text, now, again in ways
    ]
    return {"question": question, "answers": answers} if answers else None


def by_itself(table: Table, seat: int, view: View, w: GameWords) -> str:
    """Who needs no time tells other people that there was nothing to think about, unless they could see that anyway.
    Bots learn nothing from it."""
    if len(view.legal) != 1 or not (table.plays_alone(seat) or view.question in w.open_questions):
        return ""
    return table.wire.write_action(view.legal[0])


def threats_of(view: View, wire: Wire, w: GameWords) -> list[Threat]:
    return [
        {"seat": wire.names[threat.seat], "marks": list(threat.marks), "text": w.threat(threat, view.seat)}
        for threat in w.threats(view)
    ]


def hint_of(table: Table, seat: int, action: int, why: str, language: str) -> Hint:
    text = words_of(table, language).choice(table.view(seat), action)
    return {"choice": table.wire.write_action(action), "text": text, "why": why, "seq": table.update_count(seat)}


def story(table: Table, seat: int, language: str) -> list[EventMessage]:
    """All that this audience was told, of what still holds."""
    return [event_of(table, event, seat, language) for event in table.log(seat)]


def chats(table: Table, seat: int, language: str) -> list[Update]:
    """What was said last."""
    chats = [applied for applied in table.updates[seat] if applied.entry.kind in ("chat", "reaction")]
    return [update(table, applied, seat, language) for applied in chats[-LAST_CHATS:]]


def refusal(table: Table | None, error: Exception, language: str) -> Refusal:
    """A code, a sentence, and the clause that forbids it."""
    if isinstance(error, Refused) and table is not None:
        text = words_of(table, language).say(f"refused-{error.code}")
        return {"code": error.code, "text": text, "clause": error.clause}
    if isinstance(error, Denied):
        w = house_words(language)
        given = error.args_of_sentence
        args = {name: w.say_error(arg) if isinstance(arg, Wording) else arg for name, arg in given.items()}
        text = w.say(f"denied-{error.code}", **args)
        return {"code": error.code, "text": text, "clause": ""}
    if isinstance(error, BadInput) and not isinstance(error, StoreError):
        return {"code": "bad-input", "text": house_words(language).say_error(error), "clause": ""}
    code = "store-fails" if isinstance(error, StoreError) else "our-fault"  # what went wrong is for the log
    return {"code": code, "text": house_words(language).say(f"denied-{code}"), "clause": ""}
