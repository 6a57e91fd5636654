"""The sea of Deukalion, and what lies before its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest
from textwrap import wrap

from rich.text import Text

from theomachy.games.deukalion.map import ANCHOR, BARRED, STYX
from theomachy.games.deukalion.view import Player, View
from theomachy.games.deukalion.vocabulary import (
    COLOURS,
    COLUMNS,
    HEIGHT,
    HONOUR_CARDS,
    PLACE_NAMES,
    SHIPBOARD,
    SQUARE_NAMES,
    TASK_NAMES,
    THERA,
    WIDTH,
)
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.terminal.boards.board import FAINT, side_by_side, side_name
from theomachy.words.deukalion import DeukalionWords
from theomachy.words.deukalion.things import points_of

NARROWEST, WIDEST = 5, 9  # of a square, with the gap behind it
LABEL, GAP, PANEL = 3, 1, 28  # row numbers, then the map, then what lies before the players
HOPLITE, FREE, MARK, NO_MARK, AT_TURN = "●", "·", "■", "□", "▸"
SEA_SIGN, ANCHOR_SIGN, STYX_SIGN, LAND_SIGN, WHIRL_SIGN = "·", "‡", "≈", "▒", "@"
# A colour has also a sign, for whoever does not see it.
STYLES = {"red": "red", "green": "green", "blue": "blue", "yellow": "yellow", "purple": "magenta"}
HYDRA_STYLE, CITY_STYLE, STYX_STYLE = "bold reverse red", "bold underline", "blue"


class DeukalionBoard:
    colours = ("cyan", "bright_magenta", "bright_green", "bright_yellow")  # of the players

    def __init__(self, w: DeukalionWords) -> None:
        self.w = w

    def begins_action(self, v: View) -> bool:
        """One's turn, or one's move in another's: not each of its steps."""
        if v.question == "ship" and v.phase == "others":
            return v.steps_left == v.centre
        return v.question in ("start-anchor", "kylix")

    def goes_on(self, v: View) -> bool:
        """In one's own ship move, and in one's turn once the others have moved, all follows from what one does."""
        own = v.seat == v.mover or (v.seat == v.active and v.phase == "main")
        return own and not self.begins_action(v)

    # --- in words -----------------------------------------------------------------------------------------------------

    def describe(self, v: View) -> list[str]:
        """The players, the dice, the sea place by place, the Pursuit cards, the piles."""
        lines = [self.describe_round(v)]
        lines += [*self.players(v), self.describe_kylix(v), *self.describe_sea(v)]
        lines += [self.describe_city(v, city) for city in v.cities]
        lines += [self.describe_settlement(v, settlement) for settlement in v.owners]
        lines += [self.describe_open(v, slot) for slot in range(len(v.open))]
        lines.append(self.describe_piles(v))
        if v.seat != WATCHER and not v.over:
            lines += self.hand(v)
        return lines

    def describe_round(self, v: View) -> str:
        """The turn that is going on, or in which the game ended."""
        turn = v.turns if v.ending == "rounds-over" else v.turns + 1
        return self.w.say("board-round", round=-(-turn // len(v.players)), turn=turn, count=v.goal)

    def players(self, v: View) -> list[str]:
        lines = []
        for seat, player in enumerate(v.players):
            lines.append(self.describe_player(v, seat))
            if player.permanents:
                lines.append(self.describe_permanents(v, seat))
        return lines

    def describe_permanents(self, v: View, seat: int) -> str:
        return self.w.say("board-permanents", side=self.w.side(seat), cards=self.w.actions(v.players[seat].permanents))

    def describe_player(self, v: View, seat: int) -> str:
        player = v.players[seat]
        return self.w.say(
            "board-player",
            name=side_name(v, seat, self.w),
            count=player.total,
            square=player.ship or "none",
            hoplites=self.w.say("hoplites-there", count=player.aboard),
            chests=self.w.chests(player.chests),
            below=player.below,
            cards=self.w.say("some-cards", count=player.cards_in_hand),
            secret=secret_of(player),
            pursuit=self.w.pursuits([player.revealed]) if player.revealed else "",
        )

    def describe_kylix(self, v: View) -> str:
        return self.w.say("board-kylix", dice="; ".join(self.dice(v)) or "none")

    def dice(self, v: View) -> list[str]:
        """The centre die; the others as they were shaken or, once placed, on their positions, and which are used."""
        if not v.centre:
            return []
        sentences = [self.w.say("board-centre", number=v.centre)]
        if not all(v.kylix.faces()):
            return [*sentences, self.w.say("board-outer", outer=", ".join(map(str, v.outer)))]
        sentences.append(self.w.dice(v.kylix))
        if used := list(map(self.w.die, v.used)):
            sentences.append(self.w.say("board-used", dice=", ".join(used)))
        return sentences

    def describe_sea(self, v: View) -> list[str]:
        map = v.options.map
        water = {"anchors": squares_in(map.anchors), "styx": squares_in(map.styx)}
        lines = [self.w.say("board-hydra", square=v.hydra), self.w.say("board-water", **water)]
        if v.whirlpools:
            lines.append(self.w.say("board-whirlpools", squares=", ".join(v.whirlpools)))
        return lines

    def describe_city(self, v: View, city: str) -> str:
        map, number = v.options.map, PLACE_NAMES.index(city)
        return self.w.say(
            "board-city",
            place=self.w.place(city),
            square=SQUARE_NAMES[map.square_of[number]],
            value=map.value[number],
            chests=self.w.chests(v.cities[city]),
        )

    def describe_settlement(self, v: View, settlement: str) -> str:
        map, number, owner = v.options.map, PLACE_NAMES.index(settlement), v.owners[settlement]
        return self.w.say(
            "board-settlement",
            who="nobody" if owner == NOBODY else self.w.who(owner, v.seat),
            place=self.w.place(settlement),
            square=SQUARE_NAMES[map.square_of[number]],
            value=map.value[number],
            count=map.room[number],
            other=self.w.side(owner) if owner != NOBODY else "",
        )

    def describe_open(self, v: View, slot: int) -> str:
        card = v.open[slot]
        pursuit = self.w.pursuit_in_full(card) if card else ""
        return self.w.say("board-open", there="yes" if card else "no", slot=slot + 1, pursuit=pursuit)

    def describe_piles(self, v: View) -> str:
        left = max(0, HONOUR_CARDS - sum(player.honour for player in v.players))
        return self.w.say("board-piles", pile=v.pile, discard=len(v.discard), pursuits=v.pursuit_pile, honour=left)

    def hand(self, v: View) -> list[str]:
        """With the secret Pursuit card, while it is not completed."""
        sentence = self.w.say("term-your-hand", count=len(v.hand), cards=self.w.actions(v.hand))
        if v.secret:
            sentence += " " + self.w.say("board-secret", pursuit=self.w.pursuit_in_full(v.secret))
        return [sentence]

    def cards_in_sight(self, v: View) -> list[str]:
        """The hand, the cards that players have before them, and the Pursuit cards one could complete."""
        permanents = [card for player in v.players for card in player.permanents]
        return list(dict.fromkeys(filter(None, (*v.hand, *permanents, v.secret, *v.open))))

    def does(self, v: View, action: int) -> str:
        return ""

    def means(self, v: View) -> str:
        if v.seat == WATCHER:
            return ""
        me = v.players[v.seat]
        return self.w.say(
            "board-points",
            count=me.total,
            goal=v.goal,
            honour=me.honour,
            pursuits=me.pursuit_points,
            settlements=me.total - me.honour - me.pursuit_points,
        )

    def piles(self, v: View) -> list[str]:
        """What lies open, what is known to lie at the bottom, and what is known of the other hands."""
        lines = [
            self.describe_piles(v),
            self.w.say("board-discard", count=len(v.discard), cards=self.w.actions(v.discard)),
        ]
        if v.under:
            lines.append(self.w.say("board-under", which="actions", cards=", ".join(map(self.w.action, v.under))))
        if v.under_pursuits:
            lines.append(self.w.say("board-under", which="pursuits", cards=self.w.pursuits(v.under_pursuits)))
        for seat, player in enumerate(v.players):
            if player.completed:
                cards = self.w.pursuits(player.completed)
                lines.append(self.w.say("board-completed", side=self.w.side(seat), cards=cards))
        if v.removed:
            lines.append(self.w.say("board-removed", cards=self.w.pursuits(v.removed)))
        known = {seat: cards for seat, cards in enumerate(v.known) if seat != v.seat and cards}
        lines += [
            self.w.say("board-known", side=self.w.side(seat), cards=self.w.actions(cards))
            for seat, cards in known.items()
        ]
        return lines

    def revealed(self, v: View) -> list[str]:
        """All hands, and the secret cards that were not completed."""
        lines = [
            self.w.say("term-hand-of", side=self.w.side(seat), cards=self.w.actions(cards))
            for seat, cards in enumerate(v.open_hands)
        ]
        lines += [
            self.w.say("board-secret-of", side=self.w.side(seat), pursuit=self.w.pursuit_in_full(card))
            for seat, card in enumerate(v.open_secrets)
            if card
        ]
        return lines

    # --- drawn --------------------------------------------------------------------------------------------------------

    def fits(self, width: int) -> bool:
        return width >= LABEL + NARROWEST * WIDTH + GAP + PANEL

    def drawn(self, v: View, width: int) -> Text:
        """The sea; beside it the players, and the dice where there is room."""
        square = min(WIDEST, (width - LABEL - GAP - PANEL) // WIDTH)
        sea, beside = self.sea(v, square), self.panel(v, width - LABEL - GAP - square * WIDTH)
        dice = [Text(line) for line in wrap(self.describe_kylix(v), width - LABEL - GAP - square * WIDTH - 1)]
        below: list[Text] = []
        if len(beside) + len(dice) < len(sea):
            beside += [Text(""), *dice]
        else:
            below = [Text(line) for line in wrap(self.describe_kylix(v), width - 1)]
        lines = [Text.assemble(left, " " * GAP, right or "") for left, right in zip_longest(sea, beside)] + below
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def details(self, v: View, width: int) -> list[Text]:
        """The Pursuit cards, the piles, what the signs mean, and who has more cards before him than fit beside the
        sea."""
        pursuits = [line for slot, card in enumerate(v.open) for line in self.drawn_pursuit(str(slot + 1), card, width)]
        secret = self.drawn_pursuit("?", v.secret, width) if v.secret and not v.over else []
        piles = [Text(line) for line in wrap(self.describe_piles(v), width - 1)]
        legend = [
            Text(line, FAINT)
            for text in (self.legend(v), self.legend_of_chests())
            for line in wrapped_signs(text, width - 1)
        ]
        permanents = [
            Text(line)
            for seat, player in enumerate(v.players)
            if player.permanents and not self.permanents_fit(v)
            for line in wrap(self.describe_permanents(v, seat), width - 1)
        ]
        return [Text("\n").join(lines) for lines in (pursuits, secret, piles, permanents, legend) if lines]

    def sea(self, v: View, square: int) -> list[Text]:
        """Two lines for each row: what a square is, and who is there."""
        lines = [Text(" " * LABEL + "".join(column.center(square - 1) + " " for column in COLUMNS), FAINT)]
        for row in range(HEIGHT):
            for part in range(2):
                line = Text(f"{row + 1:2} " if part == 0 else " " * LABEL, FAINT)
                for column in range(WIDTH):
                    at = WIDTH * row + column
                    sign = self.ground(v, at, square - 1) if part == 0 else self.pieces(v, at, square - 1)
                    line.append_text(centred(sign, square - 1)).append(" ")
                lines.append(line)
        return lines

    def ground(self, v: View, at: int, room: int) -> Text:
        map = v.options.map
        if SQUARE_NAMES[at] == v.hydra:
            return Text(self.w.say("board-hydra-sign")[:room], HYDRA_STYLE)
        for number, place in enumerate(PLACE_NAMES):
            if map.square_of[number] == at:
                value = str(map.value[number])
                return Text(self.w.place(place)[: room - len(value)] + value, CITY_STYLE)
        if at == map.athens:
            return Text(self.w.athens()[:room], "bold")
        if at == map.kylix:
            return Text(self.w.say("board-kylix-sign")[:room], "bold")
        if SQUARE_NAMES[at] in v.whirlpools:
            return Text(f"{WHIRL_SIGN}{v.whirlpools.index(SQUARE_NAMES[at]) + 1}", "bold")
        ground = map.ground[at]
        if ground == BARRED:
            return Text(LAND_SIGN * room, FAINT)
        if ground == STYX:
            return Text(STYX_SIGN * room, STYX_STYLE)
        return Text(ANCHOR_SIGN, "bold") if ground == ANCHOR else Text(SEA_SIGN, FAINT)

    def pieces(self, v: View, at: int, room: int) -> Text:
        """Ships with their hoplites; chests of a city; hoplites of a settlement; the centre die; or nobody."""
        map = v.options.map
        for number, place in enumerate(PLACE_NAMES):
            if map.square_of[number] == at:
                return self.in_city(v, place, room) if place in v.cities else self.on_settlement(v, place, room)
        if at == map.kylix:
            return Text(f"[{v.centre}]" if v.centre else "")
        if map.ground[at] == BARRED and at != map.athens:
            return Text(LAND_SIGN * room, FAINT)
        ships = [seat for seat, player in enumerate(v.players) if player.ship == SQUARE_NAMES[at]]
        crews = sum(1 + len(str(v.players[seat].aboard)) for seat in ships) <= room
        line = Text("")
        for seat in ships:
            crew = str(v.players[seat].aboard) if crews else ""
            line.append(self.letter(seat) + crew, f"bold reverse {self.colours[seat]}")
        return line if ships or map.ground[at] != STYX else Text(STYX_SIGN * room, STYX_STYLE)

    def letter(self, seat: int) -> str:
        return self.w.side(seat)[0]

    def in_city(self, v: View, city: str, room: int) -> Text:
        chests = self.signs(v.cities[city])
        return chests if chests.cell_len <= room else Text(f"×{len(v.cities[city])}")

    def on_settlement(self, v: View, place: str, room: int) -> Text:
        owner, marks = v.owners[place], v.options.map.room[PLACE_NAMES.index(place)]
        if owner == NOBODY:
            return Text(NO_MARK * marks)
        return Text(f"{self.letter(owner)}{MARK * marks}", f"bold {self.colours[owner]}")

    def signs(self, chests: Iterable[str]) -> Text:
        """A letter for each, in its colour."""
        line = Text("")
        for colour in chests:
            line.append(self.sign(colour), f"bold {STYLES[colour]}")
        return line

    def sign(self, colour: str) -> str:
        return self.w.say("colour-sign", colour=colour)

    def panel(self, v: View, room: int) -> list[Text]:
        """Before each player: points, shipboard, numbers, and cards that stay."""
        lines: list[Text] = []
        for seat, player in enumerate(v.players):
            name = side_name(v, seat, self.w)
            at_turn = AT_TURN if seat == v.active else " "
            chip = Text(f" {name} ", f"bold reverse {self.colours[seat]}")
            lines.append(Text.assemble(at_turn, chip, f" {player.total}/{v.goal}"))
            lines.append(Text.assemble("  ", self.shipboard(player)))
            counts = self.w.say("board-short", below=player.below, cards=player.cards_in_hand, secret=secret_of(player))
            lines.append(Text(f"  {counts}"[:room]))
            if self.permanents_fit(v):
                lines += [Text(f"  + {self.w.action(card)}"[:room], FAINT) for card in player.permanents]
        return lines

    def permanents_fit(self, v: View) -> bool:
        """Beside the sea, below what else is said of their players."""
        return sum(3 + len(player.permanents) for player in v.players) <= 1 + 2 * HEIGHT

    def shipboard(self, player: Player) -> Text:
        free = SHIPBOARD - player.aboard - len(player.chests)
        return Text.assemble(HOPLITE * player.aboard, self.signs(player.chests), (FREE * free, FAINT))

    def legend(self, v: View) -> str:
        return self.w.say(
            "board-legend",
            hoplite=HOPLITE,
            free=FREE,
            anchor=ANCHOR_SIGN,
            styx=STYX_SIGN,
            land=LAND_SIGN,
            held=MARK,
            vacant=NO_MARK,
            place=f"{self.w.place(PLACE_NAMES[THERA])}{v.options.map.value[THERA]}",
            ship=f"{self.letter(0)}{SHIPBOARD}",
            whirl=WHIRL_SIGN if v.whirlpools else "none",
        )

    def legend_of_chests(self) -> str:
        chests = ", ".join(f"{self.sign(colour)} {self.w.colour(colour)}" for colour in COLOURS)
        return self.w.say("board-legend-chests", chests=chests)

    def drawn_pursuit(self, label: str, card: str, width: int) -> list[Text]:
        """Its name and points, and each task in a line of its own."""
        if not card:
            return [Text.assemble((f" {label} ", "reverse"), " –")]
        points = self.w.say("some-points", count=points_of(card))
        lines = [Text.assemble((f" {label} ", "reverse"), (f" {self.w.pursuit(card)}", "bold"), f" ({points})")]
        for sign in TASK_NAMES:
            lines += [
                Text.assemble((f"   {sign if number == 0 else ' '} ", FAINT), line)
                for number, line in enumerate(wrap(self.w.task(card, sign), width - 6))
            ]
        return lines

    def drawn_hand(self, v: View, width: int) -> Text:
        """The cards side by side, the secret Pursuit card behind them."""
        chips = [(Text(f" {self.w.action(card)} ", "reverse"), copies) for card, copies in Counter(v.hand).items()]
        if v.secret:
            chips.append((Text.assemble((" ? ", "reverse"), (f" {self.w.pursuit(v.secret)}", "bold")), 1))
        return side_by_side(self.w.say("term-hand-drawn", count=len(v.hand)), chips, width, self.w)

    def drawn_means(self, v: View) -> Text:
        """One's points, of those needed."""
        if v.seat == WATCHER:
            return Text("")
        return Text(f"{v.players[v.seat].total}/{v.goal}", f"bold {self.colours[v.seat]}")


def squares_in(squares: int) -> str:
    """Out of bits."""
    return ", ".join(name for square, name in enumerate(SQUARE_NAMES) if squares >> square & 1)


def wrapped_signs(text: str, width: int) -> list[str]:
    """A sign stays with its meaning; there are two spaces between one and the next."""
    together = "  ".join(sign.replace(" ", "\u00a0") for sign in text.split("  "))
    return [line.replace("\u00a0", " ") for line in wrap(together, width)]


def secret_of(player: Player) -> str:
    """What others see of a secret card."""
    return "open" if player.revealed else "hidden" if player.has_secret else "none"


def centred(sign: Text, room: int) -> Text:
    left = (room - sign.cell_len) // 2
    return Text.assemble(" " * left, sign, " " * (room - left - sign.cell_len))
