"""What a game still lacks: found by loading it, reading its pages and messages, and playing it at random."""

from __future__ import annotations

import inspect
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from theomachy.bots import make_bot
from theomachy.games import EVENTS, GAMES, OURS, VIEWS, Event, GameRules, View
from theomachy.games.registry import Home, home
from theomachy.kernel.errors import Refused
from theomachy.kernel.game import Game
from theomachy.kernel.records import read_record
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, from_record
from theomachy.terminal.boards import board
from theomachy.words import LANGUAGES, words
from theomachy.words.game_words import GameWords
from theomachy.words.pages import CLAUSE, page_file
from theomachy.words.speech import WordsMissing, file_of, messages

# What a game has beyond `GameRules`: the kernel, the bots and the laws ask for it.
ASKED_FOR: Final = ("load", "refusal", "resample", "sampler", "value", "prior", "playout")
INHERITED_IN_VAIN: Final = ("refusal", "sampler", "value")  # what the kernel has of these only says that it has none
MATCHES: Final = 8
SECONDS: Final = 12.0  # of the processor, for all matches; where they are long there are fewer
LOOKS: Final = 15  # at positions of a match
LONGEST: Final = 20_000  # choices of a match
ACTIONS: Final = 40  # numbers that are tried where they are not legal
EXAMPLES: Final = ("example-action", "example-card", "example-clause")
ONE_IS_ENOUGH: Final = ("notation-choice", "notation-position", "notation-field", "not-refused")
PROVEN: Final = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")


@dataclass(frozen=True)
class Lack:
    """`key` names the sentence; what is not essential a game can be played without."""

    key: str
    args: tuple[tuple[str, str | int], ...]
    essential: bool = True


def lacks_of(key: str, tests: Path | None = None) -> list[Lack]:
    """In the order in which one would see to them; `tests` is where the clauses are proved, if it is known."""
    check = Check(home(key))
    check.parts()
    if not check.found:
        check.pages()
        check.messages()
        check.options()
        for seed in range(MATCHES):
            if not check.tired():
                check.match(seed)
        check.extras()
        if tests is not None:
            check.tests(tests)
    return list(check.found)


class Check:
    def __init__(self, place: Home) -> None:
        self.home = place
        self.key = place.key
        self.found: dict[Lack, None] = {}
        self.clauses: set[str] = set()
        self.until = time.process_time() + SECONDS

    def tired(self) -> bool:
        """Then the match that is being played is finished, and no other begins."""
        return time.process_time() > self.until

    def lacks(self, key: str, essential: bool = True, /, **args: str | int) -> None:
        lack = Lack(f"lack-{key}", tuple(args.items()), essential)
        if key not in ONE_IS_ENOUGH or all(lack.key != other.key for other in self.found):
            self.found[lack] = None

    @contextmanager
    def trying(self, what: str) -> Iterator[None]:
        """Whatever goes wrong is said, and the rest is tried all the same."""
        try:
            yield
        except WordsMissing as error:
            self.lacks("words", error=str(error))
        except Exception as error:
            self.lacks("broken", what=what, error=f"{type(error).__name__}: {error}")

    # --- what can be read -----------------------------------------------------------------------------------------

    def parts(self) -> None:
        """The modules, and what they hold."""
        with self.trying("game.py"):
            self.contract(GAMES[self.key])
        with self.trying("view.py"):
            missing = members(View) - {field.name for field in fields_of(VIEWS[self.key])} - set(dir(VIEWS[self.key]))
            for name in sorted(missing):
                self.lacks("field", name=name)
        with self.trying("events.py"):
            for kind in EVENTS[self.key]:
                if not (issubclass(kind, Event) and is_dataclass(kind)):
                    self.lacks("event-class", name=kind.__name__)
        with self.trying("words.py"):
            words("en", self.key)

    def contract(self, game: GameRules) -> None:
        if not isinstance(game, Game):
            self.lacks("kernel-game", name=type(game).__name__)
        if game.key != self.key:
            self.lacks("key", key=self.key, other=game.key)
        for name in sorted(members(GameRules) | set(ASKED_FOR)):
            own = getattr(type(game), name, None) or getattr(game, name, None)
            if own is None or (name in INHERITED_IN_VAIN and own is getattr(Game, name)):
                self.lacks("method", name=name)

    def pages(self) -> None:
        """The rules in English, and the same clauses in the other languages."""
        found = {}
        for language in LANGUAGES:
            path = page_file(self.key, language)
            if path.is_file():
                found[language] = [id for id, _ in CLAUSE.findall(path.read_text(encoding="utf-8"))]
            elif language == "en" or self.key in OURS:
                self.lacks("page", language=language)
            else:
                self.lacks("other-page", False, language=language)
        english = found.get("en", [])
        self.clauses = set(english)
        for clause, count in Counter(english).items():
            if count > 1:
                self.lacks("clause-twice", clause=clause)
        if not english:
            self.lacks("clauses")
        for language, clauses in found.items():
            for clause in sorted(self.clauses ^ set(clauses)):
                self.lacks("clause", clause=clause, language=language if clause in self.clauses else "en")

    def messages(self) -> None:
        """Those that every game has, and the same in all its languages."""
        english = messages(file_of(self.key, "en"))
        game = GAMES[self.key]
        wanted = ["game-name", *(f"side-{name}" for name in game.seat_names), *EXAMPLES]
        for key in wanted:
            if key not in english:
                self.lacks("message", key=key, language="en")
        for kind in EVENTS[self.key]:
            if not any(key == f"event-{kind.name}" or key.startswith(f"event-{kind.name}-") for key in english):
                self.lacks("message", key=f"event-{kind.name}", language="en")
        for language in LANGUAGES[1:]:
            file = file_of(self.key, language)
            if file == file_of(self.key, "en"):
                self.lacks("language", False, language=language)
                continue
            for key in english.keys() - messages(file).keys():
                self.lacks("message", key=key, language=language)

    def options(self) -> None:
        with self.trying("options.py"):
            game = GAMES[self.key]
            options = game.options()
            if list(options.editions) != list(game.editions) or options.edition != game.editions[0]:
                self.lacks("editions")
            for name, (_, clause) in options.table.items():
                self.cites(clause, f"option {name}")
                key = f"option-{name.replace('_', '-')}"
                if self.home.outside and not words("en", self.key).knows(key):  # of ours the client has the words
                    self.lacks("message", key=key, language="en")
                if options.changed(name, options.values[name]) != options:
                    self.lacks("option", name=name)

    def cites(self, clause: str, what: str) -> None:
        if clause not in self.clauses:
            self.lacks("no-such-clause", clause=clause, what=what)

    def extras(self) -> None:
        """What a game may have besides."""
        if not self.home.has("board"):
            self.lacks("board", False)
        if not self.home.has("statistics"):
            self.lacks("statistics", False)

    def tests(self, folder: Path) -> None:
        """Clauses that no test names."""
        named = {id for path in folder.rglob("*.py") for id in PROVEN.findall(path.read_text(encoding="utf-8"))}
        for clause in sorted(self.clauses - named):
            self.lacks("test", False, clause=clause)

    # --- what shows when it is played -----------------------------------------------------------------------------

    def match(self, seed: int) -> None:
        """A match at random, and a look at some of its positions."""
        game = GAMES[self.key]
        rng = Rng(seed)
        seats = game.players[0] + seed % (game.players[1] - game.players[0] + 1)
        with self.trying("a match at random"):
            options = game.options(game.editions[seed % len(game.editions)])
            match = Match(game, options, ["somebody"] * seats, Dealer(seed))
            read = dict.fromkeys(match.audience, 0)
            while not match.over:
                if rng.below(1 + len(match.choices) // LOOKS) == 0 and not self.tired():
                    self.position(match, rng)
                if not self.tired():
                    self.happened(match, read)
                if len(match.choices) > LONGEST:
                    self.lacks("end", count=LONGEST)
                    return
                view = match.view(match.to_move())
                match.choose(view.seat, some_choice(view.legal, seed, rng))
            self.happened(match, read)
            self.over(match)

    def position(self, match: Match, rng: Rng) -> None:
        s: Any = match._state
        game: Any = match.game
        seat = match.to_move()
        with self.trying("copy, save, load"):
            self.kept(game, s, match.options)
        with self.trying("view, guess, resample"):
            for player in range(len(match.seats)):
                self.secrecy(game, s, player, rng)
        with self.trying("notation"):
            self.notation(match, s)
        with self.trying("value, prior, prospect"):
            self.judgement(game, s, seat)
        with self.trying("refusal"):
            self.refusals(game, s)
        with self.trying("bots"):
            for spec in ("greedy:worlds=1", "search:iterations=2"):
                made = make_bot(spec, game, 1).choose(match.view(seat), match.recall(seat), [])
                if made not in match.view(seat).legal:
                    self.lacks("bot", bot=spec)
        for language in LANGUAGES:
            with self.trying("words.py"):
                self.worded(match, words(language, self.key).with_options(match.options))
        with self.trying("wire"):
            self.packed(match)

    def kept(self, game: Any, s: Any, options: Any) -> None:
        saved = s.save()
        if s.copy().save() != saved:
            self.lacks("copy")
        if game.load(saved, options).save() != saved:
            self.lacks("load")
        for action in game.legal(s):
            game.apply(s.copy(), action)
        if s.save() != saved:
            self.lacks("copy-shares")

    def secrecy(self, game: Any, s: Any, seat: int, rng: Rng) -> None:
        view, recall = game.view(s, seat), game.recall(s, seat)
        other = s.copy()
        game.resample(other, seat, rng)
        if game.view(other, seat) != view:
            self.lacks("secret-view", field=difference(view, game.view(other, seat)))
        if game.recall(other, seat) != recall:
            self.lacks("secret-recall")
        guessed = game.guess(view, recall, rng)
        if game.view(guessed, seat) != view:
            self.lacks("guess-view", field=difference(view, game.view(guessed, seat)))
        if game.recall(guessed, seat) != recall:
            self.lacks("guess-recall")

    def notation(self, match: Match, s: Any) -> None:
        notation = match.notation
        for action in match.game.legal(s):
            if notation.read_action(notation.write_action(action)) != action:
                self.lacks("notation-choice", choice=notation.write_action(action))
        if notation.begins_action(s) and match.view(WATCHER).turns > 0:  # how a game is set up need not be written
            text = notation.write_position(s)
            made = notation.make_state(notation.read_position(text), match.options)
            again = notation.write_position(made)
            position = " ".join(text.split())
            if again != text:
                self.lacks("notation-position", position=position, other=" ".join(again.split()))
            unwritten = notation.unwritten(s)
            for audience in match.audience:
                one, other = (match.game.view(state, audience, True) for state in (s, made))
                if field := difference(one, other, unwritten):
                    self.lacks("notation-field", position=position, field=field)

    def judgement(self, game: Any, s: Any, seat: int) -> None:
        """Also where chance is asked: after any choice."""
        for action in game.legal(s):
            if not -1 <= game.prospect(s.copy(), seat, action) <= 1:
                self.lacks("range", what="prospect")
            if game.prior(s, seat, action) < 1:
                self.lacks("prior")
            after = s.copy()
            game.apply(after, action)
            if not -1 <= game.value(after, seat) <= 1:
                self.lacks("range", what="value")
            elif game.to_move(after) == CHANCE and len(game.legal(after)) != len(game.weights(after)):
                self.lacks("weights")

    def refusals(self, game: Any, s: Any) -> None:
        legal = game.legal(s)
        for action in range(-1, ACTIONS):
            if action not in legal:
                try:
                    game.apply(s, action)
                    self.lacks("not-refused", action=action)
                except Refused as refused:
                    self.cites(refused.clause, f"refusal {refused.code}")
                    words("en", self.key).refused(refused)

    def worded(self, match: Match, w: GameWords) -> None:
        view = match.view(match.to_move())
        w.question(view)
        w.question(match.view(WATCHER))
        for action in view.legal:
            w.choice(view, action)
            w.at_length(view, action)
            for clause in w.clauses_of(view, action):
                self.cites(clause, match.notation.write_action(action))
        table = board(w)
        table.describe(view)
        table.describe(match.view(WATCHER))

    def packed(self, match: Match) -> None:
        for audience in match.audience:
            view = match.view(audience)
            if match.wire.unpack(match.wire.pack(view)) != view:
                self.lacks("packed", what="view")
            recall = match.recall(audience)
            if match.wire.unpack_recall(match.wire.pack_recall(recall)) != recall:
                self.lacks("packed", what="recall")

    def happened(self, match: Match, read: dict[int, int]) -> None:
        """Every event can be said in every language, and goes over the wire."""
        for audience in match.audience:
            fresh = match.logs[audience][read[audience] :]
            read[audience] += len(fresh)
            for event in fresh:
                with self.trying("events.py"):
                    if type(event) not in EVENTS[self.key]:
                        self.lacks("event", name=type(event).__name__)
                    elif match.wire.unpack_event(match.wire.pack_event(event)) != event:
                        self.lacks("packed", what=event.name)
            for language in LANGUAGES:
                with self.trying("words.py"):
                    w = words(language, self.key).with_options(match.options)
                    w.story(fresh, audience)
                    for event in fresh:
                        w.event(event, audience)

    def over(self, match: Match) -> None:
        view = match.view(WATCHER)
        self.cites(words("en", self.key).clause_of_end(view), "clause_of_end")
        if len(match.result()) != len(match.seats) or not all(-1 <= points <= 1 for points in match.result()):
            self.lacks("result")
        text = match.record().write()
        if from_record(read_record(text)).record().write() != text:
            self.lacks("record")
        for language in LANGUAGES:
            with self.trying("board.py"):
                if not board(words(language, self.key).with_options(match.options)).revealed(view):
                    self.lacks("revealed")


def some_choice(legal: tuple[int, ...], seed: int, rng: Rng) -> int:
    """In some matches mostly the first or the last, to come where nobody comes by chance."""
    if seed % 3 and rng.below(8):
        return legal[0 if seed % 3 == 1 else -1]
    return legal[rng.below(len(legal))]


def members(protocol: type[Any]) -> set[str]:
    """What a protocol asks for."""
    return {name for name, _ in inspect.getmembers_static(protocol) if not name.startswith("_")}


def fields_of(kind: type[Any]) -> tuple[Any, ...]:
    return fields(kind) if is_dataclass(kind) else ()


def difference(one: Any, other: Any, but: tuple[str, ...] = ()) -> str:
    """The first field in which two views differ, but for some; "" if there is none."""
    names = (field.name for field in fields(one) if field.name not in but)
    return next((name for name in names if getattr(one, name) != getattr(other, name)), "")
