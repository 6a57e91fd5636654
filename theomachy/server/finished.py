"""A finished game once more: frame by frame, and with all that is needed to check its chance."""

from __future__ import annotations

from theomachy.games import Event, View
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import FIRST_LINE_IF_FAIR, in_lines, kept_choices, read_record
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.proof import Known, proof
from theomachy.server.answers import Box, Drawn, Frame, Proof, Replay, Verified
from theomachy.server.render import event_message
from theomachy.table.match import Match, begun, finish, go_on
from theomachy.words import GameWords, house_words, words

MOST_FRAMES = 50
ALL = "all"  # instead of a seat: everything is open


def replay(record: str, language: str, seat: str, near: str, first: int, count: int) -> Replay:
    """Frames from the first on, as a seat or the watchers saw them; or all open, seen from the side of `near`, the
    first seat if that is empty."""
    source = house_words(language).say("page-record")
    written = read_record(record, source)
    kept = kept_choices(written)
    match = begun(written, source)
    film = Film(match, language, seat, near or match.seat_names[0])
    frames = []
    for number in range(len(kept.choices) + 1):
        shown = first <= number < first + count
        if number:
            film.before(shown)
            go_on(match, kept, number, source)
        if number == len(kept.choices):
            finish(match, kept, source)
        frames += [film.frame(number)] if shown else []
        film.cut()
    return {
        "setting": {"game": written.game, "edition": match.options.edition, "options": match.options.changes()},
        "seats": [{"seat": name, "name": who} for name, who in zip(match.seat_names, match.seats, strict=True)],
        "total": len(kept.choices),
        "result": written.result,
        "points": dict(zip(match.seat_names, match.result(), strict=True)) if match.over else {},
        "by": match.ended_by if match.over else None,
        "frames": frames,
    }


def box_of(record: str, language: str) -> Box:
    """The cards and the map it was played with, which may have been somebody's own."""
    source = house_words(language).say("page-record")
    match = begun(read_record(record, source), source)
    w = words(language, match.game.key).with_options(match.options)
    map_info = w.map_info()
    return {"cards": w.card_infos(), "map": None if map_info is None else dict(map_info)}


class Film:
    """Looks at a match from one seat while it goes on."""

    def __init__(self, match: Match, language: str, seat: str, near: str) -> None:
        names = match.seat_names
        if seat not in (*names, "watcher", ALL) or near not in names:
            raise BadInput("replay-no-seat", seat=near if seat == ALL else seat)
        self.match = match
        self.open = seat == ALL
        self.reader = WATCHER if self.open else match.wire.seats[seat]
        self.near = match.wire.seats[near]
        self.w: GameWords = words(language, match.game.key).with_options(match.options)
        self.event_count = 0
        self.choosing: View | None = None  # as it was for who chooses, if that is shown

    def events(self) -> list[Event]:
        match = self.match
        return match.happened if self.open else match.logs[self.reader]

    def before(self, shown: bool) -> None:
        actor = self.match.to_move()
        visible = shown and actor >= 0 and (self.open or actor == self.reader)
        self.choosing = self.match.view(actor) if visible else None

    def cut(self) -> None:
        self.event_count = len(self.events())

    def frame(self, number: int) -> Frame:
        match, w = self.match, self.w
        view = self.view()
        actor, action = match.choices[number - 1] if number else (NOBODY, 0)
        visible = self.choosing is not None or (self.open and number > 0)
        return {
            "seq": number,
            "actor": match.wire.names[actor],
            "choice": match.notation.write_action(action) if visible else "",
            "text": w.choice(self.choosing, action) if self.choosing is not None else "",
            "events": [event_message(event, self.reader, match.wire, w) for event in self.events()[self.event_count :]],
            "view": match.wire.pack(view),
            "to_move": match.wire.names[match.to_move()],
            "question": w.question(view),
        }

    def view(self) -> View:
        if self.open and not self.match.over:
            return self.match.laid_open(self.near)
        return self.match.view(self.near if self.open else self.reader)


# --- chance -----------------------------------------------------------------------------------------------------------


def proof_of(record: str, language: str) -> Proof:
    """Every outcome with its odds: whoever has that can work it out again without knowing the rules."""
    w = house_words(language)
    source = w.say("page-record")
    written = read_record(record, source)
    if not written.commitment:
        raise BadInput("verify-no-dealer", file=source)
    if not written.secret:
        raise BadInput("verify-no-secret", file=source)
    match = begun(written, source)
    odds: dict[tuple[tuple[str, int], ...], int] = {}
    outcomes: list[Drawn] = []
    for number, (who, text) in enumerate(written.choices, 1):
        if who == "chance" and match.to_move() == CHANCE:
            now = tuple((match.notation.write_action(outcome), weight) for outcome, weight in match.odds())
            outcomes.append({"line": number, "recorded": text, "odds": odds.setdefault(now, len(odds))})
        go_on(match, written, number, source)
    finish(match, written, source)
    return {
        "commitment": written.commitment,
        "secret": written.secret,
        "bound": f"{FIRST_LINE_IF_FAIR}\n{written.table()}" + in_lines([f"secret: {written.secret}"]),
        "head": written.fair_head(),
        "nonces": [
            {"seat": side, "nonce": written.nonces[side]} for side, _ in written.seats if side in written.nonces
        ],
        "odds": [list(each) for each in odds],
        "outcomes": outcomes,
    }


def proved(record: str, language: str, keys: dict[str, int | None]) -> Verified:
    """All that the server can say of a record: it has not seen what others were shown."""
    w = house_words(language)
    verdict = proof(record, w.say("page-record"), language, Known("server", keys))
    asked = w.say("verify-shown-ask") if verdict.chance else ""
    return {
        "chance": verdict.chance,
        "end": verdict.end,
        "key": verdict.key,
        "text": " ".join(filter(None, (verdict.about_chance, asked, verdict.about_end))),
    }
