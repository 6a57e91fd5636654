"""A game at a table of a server: what the others do is told as it happens, also while a line is being typed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import ClassVar

from theomachy.bots import Bot
from theomachy.games import Event, View
from theomachy.kernel.errors import BadInput
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.proof import proof
from theomachy.remote.client import Callbacks
from theomachy.remote.far_match import FarMatch
from theomachy.shown import FALSE
from theomachy.table.messages import Update
from theomachy.terminal.keyboard import LOOKING_BACK, Keyboard
from theomachy.terminal.prompt import AT_A_TABLE, COMMANDS, EXPLAIN, NOTHING, Typed, read_command
from theomachy.terminal.screen import Leave, Screen

MOVES = ("choice", "undo", "nonce")  # after these another question stands
WATCHING = (EXPLAIN, "help", "rules", "board", "players", "piles", "log", "quit")
AFTERWARDS = (*WATCHING, "record", "record!")


class TableLoop(Keyboard, Callbacks):
    match: FarMatch
    commands: ClassVar[tuple[str, ...]] = (*COMMANDS, *AT_A_TABLE)
    looking_back: ClassVar[tuple[str, ...]] = (*LOOKING_BACK, "say")

    def __init__(self, match: FarMatch, screen: Screen, make_adviser: Callable[[], Bot]) -> None:
        super().__init__(match, screen, make_adviser)
        self.seat = match.seat
        self.guard = threading.RLock()  # who reads and who listens share the screen
        self.reading = False
        self.news: list[Update | str] = []  # what was not shown yet
        self.present: set[int] | None = None  # as it was told
        self.waited_for = ""
        self.bound = False
        self.begun = False
        self.ended = False
        self.to_move = NOBODY  # as it was told

    def play(self) -> str:
        """Until the end, or until one leaves; the table of a rematch, if one is wanted."""
        try:
            self.match.listen(self)
            if self.match.position["clock"]["left"]:
                self.match.ask("ping")
            while not self.match.over:
                self.go_on()
            return self.show_end()
        except (Leave, KeyboardInterrupt):
            if self.seat != WATCHER and not self.match.over:
                self.screen.say()
                self.screen.say(self.w.say("join-goodbye"))
            return ""

    def go_on(self) -> None:
        """In a terminal one may type at any time; out of a file one is read when it is one's turn."""
        with self.guard:
            self.show()
        if self.match.failure is not None:
            raise self.match.failure
        if self.screen.interactive or self.wanted:
            self.obey_line(self.read())
        elif not self.match.over:
            self.match.wait(lambda: bool(self.news) or self.wanted or self.match.over)

    @property
    def wanted(self) -> bool:
        """Is an answer of ours wanted, and not one of the others first?"""
        client, request = self.match.client, self.match.position["request"]
        asking = WATCHER if request is None else client.seat_of(request["seat"])
        return client.request is not None or (client.asked and asking != self.seat)

    def read(self) -> str:
        with self.guard:
            self.reading = True
        try:
            return super().read()
        finally:
            with self.guard:
                self.reading = False

    # --- what comes from the table, in the client's thread ------------------------------------------------------------

    def updated(self, updates: list[Update]) -> None:
        self.add(*updates)

    def lost(self) -> None:
        self.add(self.w.say("remote-lost"))

    def back(self) -> None:
        self.add(self.w.say("remote-back"))

    def warned(self, text: str) -> None:
        self.add(text)

    def failed(self, error: BadInput) -> None:
        self.add(self.w.say_error(error))

    def add(self, *news: Update | str) -> None:
        with self.guard:
            self.news += news
            if self.reading and self.worth_showing():
                with self.screen.interrupting():
                    self.show()

    # --- showing ------------------------------------------------------------------------------------------------------

    def worth_showing(self) -> bool:
        """Not everything that is done concerns who sits here."""
        news = any(isinstance(each, str) or each["events"] or self.sentence(each) for each in self.news)
        return news or self.others() != self.present or self.match.to_move() != self.to_move

    def show(self) -> None:
        """What is new, in its order; then the question, if there is another one."""
        news, self.news = self.news, []
        fresh = self.tell_in_order(news)
        self.tell_who_waits()
        self.tell_presence()
        if self.begun:
            moved = any(update["kind"] in MOVES for update in news if not isinstance(update, str))
            if moved and not self.match.over:
                self.put_or_wait(fresh)
        elif "view" in self.match.position:
            self.begin()
        if self.match.over and self.reading and not self.ended:
            self.ended = True
            self.screen.say(self.w.say("join-press-enter"))
        self.to_move = self.match.to_move()
        self.match.seen = self.match.client.seq

    def begin(self) -> None:
        """What one finds when one sits down, or comes back."""
        self.begun = True
        if self.seat == WATCHER:
            self.screen.say(self.w.say("join-watching", **self.named(("quit",))))
        else:
            self.welcome(self.seat)
        self.show_what_happened(self.match.log(self.seat), self.seat)
        if not self.match.over:
            self.put_or_wait([], comes=True)
        if (request := self.match.client.request) is not None:
            self.screen.say(self.asked_for(request["kind"], self.match.client.seat_of(request["seat"])))

    def put_or_wait(self, fresh: list[Event], comes: bool = False) -> None:
        v = self.match.view(self.seat)
        if self.match.client.asked:
            self.put(v, comes or (bool(fresh) and not self.screen.board.goes_on(v)))
            self.tell_time()
        else:
            if comes or (self.seat == WATCHER and any(map(self.w.begins_turn, fresh))):
                self.screen.say()
                self.screen.table(v)
            if comes or v.to_move != self.to_move:
                self.screen.say(self.w.question(v))

    def tell_who_waits(self) -> None:
        position = self.match.position
        missing = [self.w.side(seat) for seat, who in enumerate(position["seats"]) if who["person"] and not who["name"]]
        waited_for = ", ".join(missing)
        if waited_for and waited_for != self.waited_for:
            self.screen.say(self.w.say("join-waiting", sides=waited_for))
        self.waited_for = waited_for
        if position["commitment"] and not self.bound:
            self.bound = True
            self.screen.point_to(self.w.say("join-bound", commitment=position["commitment"]))

    def tell_in_order(self, news: list[Update | str]) -> list[Event]:
        """Events of one update after another make one story; what else was done stands between them.  What happened
        before one sat down is told when one does."""
        shown: list[Event] = []
        story: list[Event] = []
        for each in news:
            if self.begun and not isinstance(each, str):
                story += map(self.match.client.event_of, each["events"])
            if isinstance(each, str) or self.sentence(each):
                self.screen.happened(story, self.seat)
                self.screen.say(each if isinstance(each, str) else self.sentence(each))
                shown, story = shown + story, []
        self.screen.happened(story, self.seat)
        return shown + story

    def sentence(self, update: Update) -> str:
        """What was done beside choosing; "" if that is all."""
        kind, seat = update["kind"], self.match.client.seat_of(update.get("seat", "watcher"))
        name = self.called(seat)
        match kind:
            case "seated":
                return self.w.say("join-seated", name=name, side=self.w.side(seat)) if seat != self.seat else ""
            case "undo":
                return self.w.say("term-undone")
            case "asked":
                return self.asked_for(update["request"], seat)
            case "agreed" | "denied" | "resigned" | "flagged" | "away":
                return self.w.say(f"join-{kind}", name=name)
            case "back":
                return self.w.say("join-returned", name=name)
            case "drawn":
                return self.w.say("join-drawn")
            case "chat":
                return self.w.say("join-chat", name=name, text=update["text"])
            case "reaction":
                return self.w.say("join-reaction", name=name, reaction=update["reaction"])
            case "rematch":
                return self.w.say("join-rematch", **self.named(("rematch",)))
        return ""

    def asked_for(self, request: str, seat: int) -> str:
        if seat == self.seat:
            return self.w.say("join-you-asked")
        if self.seat == WATCHER:
            return self.w.say(f"join-asked-others-{request}", name=self.called(seat))
        return self.w.say(f"join-asks-{request}", name=self.called(seat), **self.named(("agree", "decline")))

    def called(self, seat: int) -> str:
        if seat == WATCHER:
            return ""
        return self.match.position["seats"][seat]["name"] or self.w.side(seat)

    def tell_presence(self) -> None:
        """Who has come and gone since it was last told."""
        present = self.others()
        if self.present is not None:
            for seat in sorted(present - self.present):
                self.screen.say(self.w.say("join-here", name=self.called(seat)))
            for seat in sorted(self.present - present):
                self.screen.say(self.w.say("join-gone", name=self.called(seat)))
        self.present = present

    def others(self) -> set[int]:
        return set(self.match.client.present) - {WATCHER, self.seat}

    def tell_time(self) -> None:
        times = [
            self.w.say("join-time-of", side=self.w.side(seat), time=clock_face(seconds))
            for seat, seconds in enumerate(self.match.time_left())
        ]
        if times:
            self.screen.say(self.w.say("join-time", times=", ".join(times)))

    # --- what the player types ----------------------------------------------------------------------------------------

    def obey_line(self, line: str) -> None:
        """It answers the question that was shown last, also if that was while it was typed."""
        if self.begun and self.match.client.asked:
            self.answer(self.seat, self.match.view(self.seat), line)
            return
        typed = read_command(line, self.w, self.commands)
        if typed.command == NOTHING:
            if typed.rest and not self.match.over:
                self.screen.warn(self.w.say("denied-not-your-turn" if self.begun else "denied-not-begun"))
        elif self.begun:
            self.do(typed)
        else:
            self.before(typed)

    def before(self, typed: Typed) -> None:
        """Nothing is dealt yet."""
        if typed.command == "quit":
            raise Leave
        if typed.command == "say" and self.seat != WATCHER:
            self.say(typed.rest)
        else:
            self.screen.warn(self.w.say("denied-not-begun"))

    def do(self, typed: Typed) -> None:
        try:
            if typed.command == "undo":
                self.undo(self.seat)
            elif typed.command != NOTHING:
                self.obey(self.seat, self.match.view(self.seat), typed)
        except BadInput as error:
            self.screen.warn(self.w.say_error(error))

    def obey(self, seat: int, v: View, typed: Typed) -> None:
        if seat == WATCHER and typed.command not in (AFTERWARDS if self.match.over else WATCHING):
            raise BadInput("join-only-watching")
        match typed.command:
            case "say":
                self.say(typed.rest)
            case "agree" | "decline":
                self.reply(typed.command == "agree")
            case "offer":
                self.match.ask("draw")
            case "resign":
                raise BadInput("term-sure", **self.named(("resign",)))
            case "resign!":
                self.match.ask("resign")
            case "rematch":
                raise BadInput("join-not-over")
            case "hint" if not self.match.client.asked:
                raise BadInput("join-not-your-turn")
            case _:
                super().obey(seat, v, typed)

    def say(self, text: str) -> None:
        if not text:
            raise BadInput("join-say-what", **self.named(("say",)))
        self.match.ask_now("chat", text=text)

    def reply(self, yes: bool) -> None:
        request = self.match.client.request
        if request is None:
            raise BadInput("join-nothing-asked")
        self.match.ask("answer", at=request["seq"], yes=yes)

    def make(self, seat: int, actions: list[int]) -> bool:
        """One after the other, up to where somebody learns something: that may change one's mind about the rest."""
        made = False
        for action in actions:
            if made and not (self.match.client.asked and self.match.can_undo(seat)):
                break
            made = super().make(seat, [action]) or made
        return made

    def undo(self, seat: int) -> bool:
        """Free, or asked of the others: the table knows."""
        self.match.undo(seat)
        return True

    def explain(self, v: View, topic: str) -> None:
        super().explain(v, topic)
        if not topic:
            self.screen.lines(self.w.say("join-help", **self.named((*AT_A_TABLE, "undo", "quit"))).splitlines())

    def record_name(self, seat: int) -> str:
        name = f"{self.match.game.key}-{self.match.client.link.table}"
        return f"{name}.record" if self.match.over else f"{name}-{self.match.game.seat_names[seat]}.txt"

    # --- the end ------------------------------------------------------------------------------------------------------

    def show_end(self) -> str:
        with self.guard:
            self.show()
        self.reveal(self.seat)
        self.tell_fairness()
        commands = ("board", "log", "record", "rematch")
        offered = self.w.say("join-look-back", **self.named(commands))
        if self.seat == WATCHER:
            offered = self.w.say("term-look-back", **self.named(commands[:3]))
        if self.look_back(self.seat, offered) == "rematch" and self.seat != WATCHER:
            return self.match.ask("rematch")["table"]
        return ""

    def tell_fairness(self) -> None:
        """What the record proves, and whether it is the one that the dealer was bound to before our eyes."""
        client = self.match.client
        try:
            record = self.match.record()
            seen = client.compared(record)
            verdict = proof(record.write(), client.link.record, self.w.language)
        except BadInput as error:
            self.screen.warn(self.w.say_error(error))
            return
        for sentence, holds in (
            (verdict.about_chance, verdict.chance),
            (self.w.say(f"verify-shown-{seen}", shown=client.commitment), seen not in FALSE),
            (verdict.about_end, verdict.end == "signed"),
        ):
            (self.screen.point_to if holds else self.screen.warn)(sentence)


def clock_face(seconds: float) -> str:
    """Hours only where there are some."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
