"""What is asked in Deukalion, what can be chosen, and by which clauses."""

from __future__ import annotations

from theomachy.games.deukalion import vocabulary as v
from theomachy.games.deukalion.ahead import die_of, plans
from theomachy.games.deukalion.map import ANCHOR, STYX, Map
from theomachy.games.deukalion.notation import write_action
from theomachy.games.deukalion.view import About, View
from theomachy.kernel.seats import NOBODY
from theomachy.words.deukalion import clauses
from theomachy.words.deukalion.things import ThingWords, capital, clauses_of_task, points_of, yes_no

SACRIFICED = 2  # hoplites for a ship move
NOTHING = About("", "", "", "", NOBODY, "", 0, 0, 0)

# What a choice is called in messages, where it is not as in notation.
VERBS = {"n": "number", "steal_card": "steal-card"}
PLAYERS = "ABCD"  # in notation


class ChoiceWords(ThingWords):
    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        """Each question takes of all this what it needs."""
        me, it, key = view.players[view.seat], view.about or NOTHING, view.question
        own, theirs = view.challenger, view.challenged
        return self.say(
            "ask-kylix-slot" if it.position else f"ask-{key}",
            number=it.paid + 1 if it.due else it.number,
            square=view.hydra if key == "hydra" else me.ship,
            count=me.aboard if key == "before-throw" else view.hydra_steps if key == "hydra" else view.steps_left,
            chests=self.chests(me.chests),
            chest=self.chest(it.colour) if it.colour else "",
            what=it.purpose or "other",
            below=me.below,
            room=v.SHIPBOARD - me.aboard - len(me.chests),
            centre=view.centre,
            outer=", ".join(map(str, view.outer)),
            die=self.die(it.position) if it.position else "",
            dice=self._dice_left(view),
            throw=self.fallen(own) if own else "",
            duel=yes_no(theirs is not None),
            second=self.fallen(theirs) if theirs else "",
            other=self.side(it.other) if it.other != NOBODY else "",
            total=it.due,
            card=self.pursuit(it.pursuit) if it.pursuit else "",
        )

    def _dice_left(self, view: View) -> str:
        """The dice that are not used yet."""
        left = [self.face(position, die_of(view, position)) for position in v.POSITIONS if position not in view.used]
        return ", ".join(left) or self.say("dice-none")

    # --- what can be chosen -------------------------------------------------------------------------------------------

    def choice(self, view: View, action: int) -> str:
        verb, what = split(action)
        match verb:
            case "sq":
                return self._choice_of_square(view, what)
            case "dir":
                to = next_square(view, what)
                where = self.say("direction-of", direction=what)
                return self.say("choice-dir", what=met(view, to), direction=where, **self._destination(view, to))
            case "jump":
                to = whirlpool(view, what)
                return self.say("choice-jump", what=met(view, to), number=int(what), **self._destination(view, to))
            case "rot" | "slot" | "swap" | "die":
                return self._choice_of_dice(view, verb, what)
            case "found":
                marks = view.options.map.room[v.PLACE_NAMES.index(what)]
                return self.say("choice-found", place=self.place(what), count=marks)
            case "attack":
                return self._choice_of_attack(view, what)
            case "chest":
                purpose = (view.about or NOTHING).purpose or "other"
                return capital(self.say("choice-chest", what=purpose, chest=self.chest(what)))
            case "deliver":
                return capital(self.say("choice-deliver", chest=self.chest(what)))
            case "city":
                return self.say("choice-city", place=self.place(what), chests=self.chests(view.cities[what]))
            case "card" | "discard":
                return self.say(f"choice-{verb}", card=self.action(what))
            case "claim" | "open":
                return self._choice_of_pursuit(view, verb, what)
            case "player":
                return self._choice_of_player(view, PLAYERS.index(what))
            case "number":
                return self.say("choice-number", count=int(what))
        count = min(SACRIFICED, view.players[view.seat].below)
        return self.say(f"choice-{verb}", question=view.question or "none", count=count)

    def _choice_of_dice(self, view: View, verb: str, what: str) -> str:
        match verb:
            case "rot":
                turned = [view.outer[(at - int(what)) % len(v.POSITIONS)] for at in range(len(v.POSITIONS))]
                faces = ", ".join(self.face(position, face) for position, face in zip(v.POSITIONS, turned, strict=True))
                return self.say("choice-rot", number=int(what), dice=faces)
            case "slot":
                return self.say("choice-slot", number=int(what) + 1, face=view.outer[int(what)])
            case "swap":
                pair = v.PAIRS.index(what)
                two = (v.POSITIONS[v.PAIR_FIRST[pair]], v.POSITIONS[v.PAIR_SECOND[pair]])
                first, second = (self.face(position, view.kylix.on(position)) for position in two)
                return self.say("choice-swap", first=first, second=second)
        return self.say("choice-die", position=what, number=die_of(view, what))

    def _beside(self, square: str, map: Map) -> str:
        """The places next to a square, if there are any."""
        near = map.near[v.SQUARE_NAMES.index(square)] if square else 0
        places = [self.place(name) for place, name in enumerate(v.PLACE_NAMES) if near >> place & 1]
        return self.say("beside", places=", ".join(places)) if places else ""

    def _choice_of_square(self, view: View, square: str) -> str:
        map = view.options.map
        question = "relocate" if view.question in ("relocate-ship", "relocate-hydra") else view.question
        return self.say(
            "choice-sq",
            question=question or "none",
            what=water(map, square),
            square=square,
            beside=self._beside(square, map),
        )

    def _destination(self, view: View, to: str) -> dict[str, str | int]:
        """With whoever is there."""
        there = ship_at(view, to)
        return {
            "square": to,
            "other": self.side(there) if there != NOBODY else "",
            "beside": self._beside(to, view.options.map),
        }

    def _choice_of_attack(self, view: View, place: str) -> str:
        map, number = view.options.map, v.PLACE_NAMES.index(place)
        if place in view.cities:
            chests = self.chests(view.cities[place])
            return self.say("choice-attack-city", place=self.place(place), value=map.value[number], chests=chests)
        owner = view.owners[place]
        return self.say(
            "choice-attack-settlement",
            who="nobody" if owner == NOBODY else self.who(owner, view.seat),
            place=self.place(place),
            value=map.value[number],
            count=map.room[number],
            other=self.side(owner) if owner != NOBODY else "",
        )

    def _choice_of_pursuit(self, view: View, verb: str, what: str) -> str:
        card, task = claimed(view, what) if verb == "claim" else (view.open[int(what) - 1], "a")
        if not card:
            return self.say(f"choice-{verb}", slot="none", card="", count=0, task="")
        return self.say(
            f"choice-{verb}",
            slot="secret" if what.startswith("secret") else "open",
            card=self.pursuit(card),
            count=points_of(card),
            task=self.task(card, task),
        )

    def _choice_of_player(self, view: View, seat: int) -> str:
        there = seat < len(view.players)
        cards = view.players[seat].cards_in_hand if there else 0
        return self.say("choice-player", there=yes_no(there), other=self.side(seat), count=cards)

    def ahead(self, view: View) -> list[tuple[str, list[int]]]:
        """What follows a ship move, and the steps and dice that lead to it."""
        return [(self._plan(view, plan), plan) for plan in plans(view)]

    def _plan(self, view: View, plan: list[int]) -> str:
        *before, last = plan
        text = self.choice(view, last)
        steps = [v.DIRECTIONS[action - v.DIR] for action in before if v.DIR <= action < v.JUMP]
        if steps:
            to = view.players[view.seat].ship
            for step in steps:
                to = stepped(view.options.map, to, step)
            text = self.say("choice-sailed", choice=text, square=to)
        if last == v.END and v.DIE + v.CARD_DIE in before:
            text = self.say("choice-end-with-card")
        return self.say("choice-stopped", choice=text, question=view.question) if v.STOP in before else text

    def at_length(self, view: View, action: int) -> str:
        """With what the card says."""
        choice = self.choice(view, action)
        verb, what = split(action)
        if verb in ("card", "discard"):
            return self.say("choice-with-text", choice=choice, text=self.action_text(what))
        return choice

    # --- clauses ------------------------------------------------------------------------------------------------------

    def clauses_of(self, view: View, action: int) -> list[str]:
        """What the choice means comes before what its card can do."""
        verb, what = split(action)
        found = list(clauses.CLAUSES.get((verb, view.question)) or clauses.CLAUSES[verb, ""])
        match verb:
            case "dir":
                found += clauses.CLAUSES_OF_SQUARES.get(met(view, next_square(view, what)), [])
            case "die":
                found += clauses.CLAUSES_OF_DICE[what]
            case "attack":
                kind = "city" if what in view.cities else "settlement"
                found = [*clauses.CLAUSES_OF_PLACES[kind], *found]
            case "card" | "discard":
                found += clauses.CLAUSES_OF_ACTIONS[what]
            case "claim":
                card, task = claimed(view, what)
                found += clauses_of_task(card, task) if card else []
        return list(dict.fromkeys(found))

    def clause_of_end(self, view: View) -> str:
        return clauses.CLAUSES_OF_ENDINGS.get(view.ending, "")


# --- reading choices and views ----------------------------------------------------------------------------------------


def split(action: int) -> tuple[str, str]:
    """The verb of a choice as messages call it, and its object in notation."""
    if not 0 <= action < v.TOKENS:
        raise ValueError(f"{action} is nothing a player chooses")
    verb, _, what = write_action(action).removesuffix(")").partition("(")
    return VERBS.get(verb.lower(), verb.lower()), what


def next_square(view: View, direction: str) -> str:
    """Where one's ship, or the Hydra, would come; "" if that is no square."""
    at = view.hydra if view.question == "hydra" else view.players[view.seat].ship
    return stepped(view.options.map, at, direction) if at else ""


def stepped(map: Map, square: str, direction: str) -> str:
    to = map.neighbour[4 * v.SQUARE_NAMES.index(square) + v.DIRECTIONS.index(direction)]
    return v.SQUARE_NAMES[to] if to != v.NO_SQUARE else ""


def whirlpool(view: View, number: str) -> str:
    return view.whirlpools[int(number) - 1] if int(number) <= len(view.whirlpools) else ""


def water(map: Map, square: str) -> str:
    return {ANCHOR: "anchor", STYX: "styx"}.get(map.ground[v.SQUARE_NAMES.index(square)], "sea")


def met(view: View, to: str) -> str:
    """What one meets there: nowhere, anchor, styx, sea; or a ship, the Hydra, or with the Hydra a ship's crew."""
    if not to:
        return "nowhere"
    there = water(view.options.map, to)
    if there != "sea":
        return there
    if ship_at(view, to) != NOBODY:
        return "crew" if view.question == "hydra" else "ship"
    return "hydra" if to == view.hydra and view.question != "hydra" else "sea"


def ship_at(view: View, square: str) -> int:
    """Whose ship lies there, but for one's own."""
    ships = [seat for seat, player in enumerate(view.players) if player.ship == square and seat != view.seat]
    return ships[0] if ships and square else NOBODY


def claimed(view: View, claim: str) -> tuple[str, str]:
    """The card and the task of a claim in notation."""
    slot, task = claim.split("_")
    card = view.secret if slot == "secret" else view.open[v.SLOT_NAMES.index(slot)]
    return card, task
