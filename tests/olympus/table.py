"""The picture, the choice, the picture: a table of Fight for Olympus for tests.

    Table(a="O1 menelaus, D1 tydeus+sword_yellow*2", b="O1 hector", hand_a="carians jason", phase="attack").do("NO")

A side names its units space by space: `+` is equipment, `*` damage.  In a hand, `!` is a card that everybody knows to
be there, `?` one that the other player has seen.  Choices are written like PLAY(hector), PAY(jason),
CARD(castor), OWN(O1), ENEMY(T1), MARKER(red), AREA(troy), YES, NO, DONE, KEEP, SKIP; what chance brings like {hector},
{a} for who starts, and {} for a card that does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

import pytest

from theomachy.games import Event, Recall
from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.options import DEFAULT_EDITION, Options
from theomachy.games.olympus.rules import GAME as GAME_SCRIPT
from theomachy.games.olympus.rules import TURN
from theomachy.games.olympus.state import State
from theomachy.games.olympus.view import Unit, View, hand_of
from theomachy.kernel.errors import Refused
from theomachy.kernel.events import Log
from theomachy.kernel.options import Value
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.kernel.state import settle

GAME = Olympus()
SEATS = {"a": 0, "b": 1, "watcher": WATCHER}
NAMES = {0: "a", 1: "b", CHANCE: "chance", NOBODY: "nobody"}
EVERYBODY = ("a", "b", "watcher")
Position = dict[str, Any]  # what a table is made of

# Where a phase begins in the script of the turn.
PHASES = {
    "turn": "BeginTurn",
    "play": "KeepOrSkip",
    "attack": "VisitSpaces",
    "draw": "BeginDrawing",
    "end": "UseAtTurnEnd",
    "still": "ChooseCard",
}

WORDS = {"YES": v.YES, "NO": v.NO, "DONE": v.DONE, "KEEP": v.KEEP, "SKIP": v.SKIP}
TOKEN = re.compile(r"(\w*)[({](\w*)[)}]")


# --- cards -----------------------------------------------------------------------------------------------------------


def with_cards(toml: str, edition: str = DEFAULT_EDITION, **changes: Value) -> Options:
    """Options of a game with cards of one's own, given as in a card file but for its head."""
    head = 'format = "fight-for-olympus-cards"\nversion = 1\n'
    return Options(edition, {**changes, "custom_cards": head + toml})


def own_card(
    id: str, *effects: str, kind: str = "hero", colour: str = "blue", attack: int = 2, defence: int = 3, cost: str = ""
) -> str:
    """A card as a card file has it; an effect is what stands under [[card.effect]]."""
    head = f"""
        [[card]]
        id = "{id}"
        kind = "{kind}"
        colour = "{colour}"
        cost = {{{cost}}}
        attack = {attack}
        defence = {defence}
        name = {{ en = "{id.title()}" }}
    """
    return head + "".join(f"\n[[card.effect]]\n{effect}\n" for effect in effects)


def card_number(options: Options, id: str) -> int:
    return options.cards.ids[id]


# --- choices as text -------------------------------------------------------------------------------------------------


def read_token(options: Options, text: str) -> int:
    """A choice, or what chance brings."""
    if text in WORDS:
        return WORDS[text]
    found = TOKEN.fullmatch(text)
    assert found is not None, f"{text!r} is no choice"
    verb, what = found[1], found[2]
    if verb == "" and what in v.SIDES:
        return v.STARTS + v.SIDES.index(what)
    if verb in ("PLAY", "PAY", "CARD", ""):
        return {"PLAY": v.PLAY, "PAY": v.PAY, "CARD": v.CARD, "": v.OUTCOME}[verb] + card_number(options, what)
    if verb in ("OWN", "ENEMY"):
        return {"OWN": v.OWN, "ENEMY": v.ENEMY}[verb] + v.SPACES.index(what)
    return v.MARKER + v.COLOURS.index(what) if verb == "MARKER" else v.AREA + v.AREAS.index(what)


def write_token(options: Options, action: int) -> str:
    words = {number: word for word, number in WORDS.items()}
    if action in words:
        return words[action]
    if action >= v.STARTS:
        return f"{{{v.SIDES[action - v.STARTS]}}}"
    names = [card.id for card in options.cards.cards]
    verbs = [
        (v.OUTCOME, "", names), (v.AREA, "AREA", v.AREAS), (v.MARKER, "MARKER", v.COLOURS),
        (v.ENEMY, "ENEMY", v.SPACES), (v.OWN, "OWN", v.SPACES),
        (v.CARD, "CARD", names), (v.PAY, "PAY", names), (v.PLAY, "PLAY", names)]  # fmt: skip
    first, verb, objects = next(entry for entry in verbs if action >= entry[0])
    what = objects[action - first]
    return f"{verb}({what})" if verb else f"{{{what}}}"


def tokens(text: str) -> set[str]:
    return set(text.split())


# --- the table -------------------------------------------------------------------------------------------------------


class Table:
    """A position in the middle of a game.  Whose turn it is, and the phase about to begin, can be said; the third turn
    of the game is the usual one, for nobody has to skip a phase any more.  Who can play no card is not asked: phase 1
    passes over into phase 2 at once.  Nothing moves in the phase `still`."""

    def __init__(
        self,
        a: str = "",
        b: str = "",
        *,
        hand_a: str = "",
        hand_b: str = "",
        discard: str = "",
        markers: Mapping[str, str] | None = None,
        counter: int = 0,
        pile: int | None = None,
        phase: str = "play",
        active: str = "a",
        turns: int = 2,
        effects: int = 0,
        edition: str = DEFAULT_EDITION,
        cells: Mapping[tuple[str, int], int] | None = None,
        own: Options | None = None,
        **options: Value,
    ) -> None:
        self.options = Options(edition, dict(options)) if own is None else own
        s = self.s = GAME.new(2, self.options)
        s.end()
        for seat, side in enumerate((a, b)):
            for word in filter(None, side.split(",")):
                self.put(seat, *word.split())
        for seat, hand in enumerate((hand_a, hand_b)):
            for word in hand.split():
                card = self.take_out(word.rstrip("!?"))
                known = state.KNOWN + state.OPEN if word[-1] == "!" else state.KNOWN if word[-1] == "?" else 0
                state.add_to_hand(s, seat, card + known, self.options.cards.colours[card])
        for id in discard.split():
            state.add_to_discard(s, self.take_out(id))
        for side, colours in (markers or {}).items():
            for colour in colours.split():
                s.markers[v.COLOURS.index(colour)] = SEATS[side]
        for (where, cell), number in (cells or {}).items():
            s.units[state.UNIT * place(where) + cell] = number
        s.counter, s.effects, s.turns, s.active = counter, effects, turns, SEATS[active]
        s.pile = s.deck[len(s.deck) - 1] - self.options.removed_cards if pile is None else pile
        s.stale = True
        s.push(GAME_SCRIPT, 0, v.NO_CARD, 0)
        assert s.frame is not None
        s.frame.at = len(GAME_SCRIPT.steps) - 1
        s.push(TURN, s.active, v.NO_CARD, 0)
        s.frame.at = [type(step).__name__ for step in TURN.steps].index(PHASES[phase])
        s.phase = list(PHASES).index(phase) if phase != "still" else v.PLAYING
        s.log = Log()
        s.listed = False
        if phase != "still":
            settle(s)

    def put(self, seat: int, space: str, unit: str) -> None:
        found = re.fullmatch(r"(\w+?)(?:\+(\w+))?(?:\*(\d+))?", unit)
        assert found is not None, f"{unit!r} is no unit"
        at = v.SIDE * seat + v.SPACES.index(space)
        state.enter_play(self.s, at, self.take_out(found[1]))
        self.s.units[state.UNIT * at + state.WORN] = self.take_out(found[2]) if found[2] else v.NO_CARD
        self.s.units[state.UNIT * at + state.DAMAGE] = int(found[3] or 0)

    def take_out(self, id: str) -> int:
        """Out of the deck.  A picture may have a card more often than the box does."""
        card = card_number(self.options, id)
        if self.s.deck[card] > 0:
            self.s.deck[card] -= 1
            self.s.deck[len(self.s.deck) - 1] -= 1
        return card

    # --- choices -----------------------------------------------------------------------------------------------------

    def do(self, line: str) -> Self:
        """One choice after the other, each as it is; only `{}` is any outcome."""
        for word in line.split():
            if word == "{}":
                assert self.asked() == "chance", f"{self.asked()} is asked, not chance"
                GAME.apply(self.s, GAME.legal(self.s)[0])
            else:
                action = read_token(self.options, word)
                assert action in GAME.legal(self.s), f"{self.asked()} may not {word}; legal is {sorted(self.legal())}"
                GAME.apply(self.s, action)
        return self

    def copy(self) -> Table:
        table = Table.__new__(Table)
        table.options, table.s = self.options, self.s.copy()
        table.s.log = Log()
        return table

    def draw_all(self) -> Self:
        """Whatever chance is asked for."""
        while self.asked() == "chance":
            self.do("{}")
        return self

    # --- pictures ----------------------------------------------------------------------------------------------------

    def shows(self, a: str | None = None, b: str | None = None) -> Self:
        """These units and no others, with equipment and damage."""
        for side, expected in (("a", a), ("b", b)):
            if expected is not None:
                assert self.side(side) == ", ".join(filter(None, map(str.strip, expected.split(","))))
        return self

    def side(self, side: str) -> str:
        units = [(space, self.units().get(f"{side}:{space}")) for space in v.SPACES]
        return ", ".join(f"{space} {written(unit)}" for space, unit in units if unit)

    def units(self) -> dict[str, Unit]:
        return self.view("watcher").units

    def unit(self, where: str) -> Unit:
        """`a O1`."""
        unit = self.units().get(v.PLACE_NAMES[place(where)])
        assert unit is not None, f"nobody stands on {where}"
        return unit

    def values(self, where: str) -> tuple[int, int]:
        """Attack and defence as they count now."""
        return self.unit(where).attack, self.unit(where).defence

    def hand(self, side: str) -> list[str]:
        return sorted(self.options.cards.cards[card].id for card in hand_of(self.s, SEATS[side]))

    def discard(self) -> str:
        """From the bottom to the top."""
        return " ".join(self.options.cards.cards[self.s.discard[i]].id for i in range(1, self.s.discard[0] + 1))

    def markers(self, holder: str) -> set[str]:
        """Of a player, or on the `board`."""
        seat = v.ON_BOARD if holder == "board" else SEATS[holder]
        return {colour for i, colour in enumerate(v.COLOURS) if self.s.markers[i] == seat}

    @property
    def counter(self) -> int:
        """Positive on the side of a."""
        return self.s.counter

    def wins(self, side: str, how: int) -> Self:
        assert self.asked() == "nobody", "the game goes on"
        assert NAMES[self.s.winner] == side
        assert self.s.ending == how
        assert GAME.result(self.s) == ([1, -1] if side == "a" else [-1, 1])
        return self

    def ties(self, how: int) -> Self:
        assert self.asked() == "nobody", "the game goes on"
        assert (self.s.winner, self.s.ending) == (NOBODY, how)
        assert GAME.result(self.s) == [0, 0]
        return self

    def goes_on(self) -> Self:
        assert self.asked() != "nobody", "the game is over"
        return self

    def refuses(self, token: str | int, code: str, clause: str) -> Self:
        """Not legal, for this reason, and nothing changes."""
        before = self.s.save()
        action = read_token(self.options, token) if isinstance(token, str) else token
        with pytest.raises(Refused) as caught:
            GAME.apply(self.s, action)
        assert (caught.value.code, caught.value.clause, caught.value.action) == (code, clause, action)
        assert self.s.save() == before
        return self

    # --- questions ---------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        return NAMES[GAME.to_move(self.s)]

    def question(self) -> str:
        """What is asked, and whom: `a pay`."""
        f = self.s.frame
        return f"{self.asked()} {f.step().question()}" if f is not None else "nobody"

    def legal(self) -> set[str]:
        return {write_token(self.options, action) for action in GAME.legal(self.s)}

    def odds(self) -> dict[str, int]:
        """What chance may bring, and how often."""
        assert self.asked() == "chance"
        outcomes = zip(GAME.legal(self.s), GAME.weights(self.s), strict=True)
        return {write_token(self.options, outcome): weight for outcome, weight in outcomes}

    def view(self, name: str) -> View:
        return GAME.view(self.s, SEATS[name])

    def source(self, name: str) -> str:
        """The card whose effect asks."""
        about = self.view(name).about
        assert about is not None
        return about.source

    def recall(self, name: str) -> Recall:
        return GAME.recall(self.s, SEATS[name])

    def seen_events(self, *kinds: type[Event], by: str = "") -> list[Any]:
        """What has happened since the picture was drawn, of these kinds or all; as somebody was told it."""
        assert self.s.log is not None
        log = self.s.log.events
        events = [GAME.seen(self.options, entry, SEATS[by]) if by else GAME.named(self.options, entry) for entry in log]
        return [event for event in events if event is not None and (not kinds or isinstance(event, kinds))]

    def places_of(self, *kinds: type[Event]) -> list[str]:
        """Events by their names, each with the place of whoever acts or suffers: `attacked a O1`."""
        return [f"{event.name} {event.place.replace(':', ' ')}" for event in self.seen_events(*kinds)]


def place(where: str) -> int:
    side, space = where.split()
    return v.SIDE * SEATS[side] + v.SPACES.index(space)


def written(unit: Unit) -> str:
    return unit.card + f"+{unit.equipment}" * bool(unit.equipment) + f"*{unit.damage}" * bool(unit.damage)


class Box(Table):
    """A game from the very beginning: who starts, and what each is dealt."""

    def __init__(
        self, starts: str = "", hand_a: str = "", hand_b: str = "", edition: str = DEFAULT_EDITION, **options: Value
    ) -> None:
        self.options = Options(edition, dict(options))
        self.s: State = GAME.new(2, self.options, Log())
        self.do(" ".join(f"{{{word}}}" for word in (starts, *hand_a.split(), *hand_b.split()) if word))
