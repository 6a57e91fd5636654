"""A card's abilities said in words, out of its data.

Texts of cards are written by hand.  A reading stands in for a text nobody has written, and is what a text is compared
with.  The words of each language are in `reading.en.toml`, …; here is how sentences are made of them.
"""

from __future__ import annotations

import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from theomachy.games.olympus.card_text import packaged

LANGUAGES = ("en", "de", "it")
Data = Mapping[str, Any]
Names = Mapping[str, Mapping[str, str]]

MINE, THEIRS = ("self", "adjacent", "own"), ("opposing", "flank", "enemy")
ONE = ("each", "a", 1)
PLAIN, MAY, MUST = range(3)
NOBODY_ACTS = "damage modify prevent silence point bonus survive".split()  # nobody is there to obey an order
VARIANTS = {  # the fields that decide how an operation is said
    "draw": ("who",),
    "drop": ("who", "by"),
    "marker": ("from",),
    "point": ("who",),
    "bonus": ("area",),
    "move": ("dest",),
}


def reading(entry: Data, language: str, names: Names | None = None) -> str:
    """The whole text of a card; `names` are those of cards beside the box that it may speak of."""
    tongue = TONGUES[language](entry, language, {**standard_names(), **(names or {})})
    bonus = values(entry, language) if entry["kind"] == "equipment" else ""
    return " ".join(filter(None, (bonus, *(tongue.effect(effect) for effect in entry.get("effect", [])))))


def values(entry: Data, language: str) -> str:
    """Attack and defence of a unit, or what equipment adds to them."""
    tongue = TONGUES[language](entry, language, {})
    if entry["kind"] != "equipment":
        return str(tongue.table["values"]).format(attack=entry["attack"], defence=entry["defence"])
    changes = {key: entry[key] for key in ("attack", "defence") if entry[key] != 0}
    text = tongue.say("modify", PLAIN, to=tongue.me, changes=tongue.changes(changes), until="")
    return f"{capital(in_order(text))}." if changes else ""


@cache
def standard_names() -> Names:
    return {card["id"]: card["name"] for card in tomllib.loads(packaged())["card"]}


@cache
def words_of(language: str) -> dict[str, Any]:
    file = files("theomachy.games.olympus") / f"reading.{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


# --- phrases ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Phrase:
    """Some units, or a number.  A template asks for a case, `{to:dative}`, or for what agrees, `{to:takes/take}`."""

    nominative: str
    accusative: str = ""
    dative: str = ""  # in Italian with a
    of: str = ""  # in Italian with di
    many: bool = False
    he: bool = False
    several: bool = False  # each of them is one, and yet they are several

    def __format__(self, wanted: str) -> str:
        forms = wanted.split("/")
        if len(forms) == 1:
            return str(getattr(self, wanted or "nominative") or self.nominative)
        return forms[self.many] if len(forms) == 2 else forms[2 * self.many + self.he]

    def followed_by(self, text: str) -> Phrase:
        return replace(
            self,
            nominative=f"{self}{text}",
            accusative=f"{self:accusative}{text}",
            dative=f"{self:dative}{text}",
            of=f"{self:of}{text}",
        )


def how_many(count: int | str) -> Phrase:
    return Phrase(str(count), many=count != 1)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def in_order(clause: str) -> str:
    return clause.replace("|", " ").strip()


def tidy(text: str) -> str:
    """One space at a time, and no comma before another stop."""
    return re.sub(r",? ?([.,;:])", r"\1", re.sub(r" {2,}", " ", text))


# --- any language -------------------------------------------------------------------------------------------------


class Tongue(ABC):
    def __init__(self, entry: Data, language: str, names: Names) -> None:
        self.language = language
        self.names = names
        self.table = words_of(language)
        self.words: dict[str, str] = self.table["words"]
        self.me = self.phrase("bearer" if entry["kind"] == "equipment" else "unit")
        self.subject = self.before = self.me

    def phrase(self, name: str) -> Phrase:
        return Phrase(**self.table["phrases"][name])

    # --- effects ---

    def effect(self, effect: Data) -> str:
        when, conditions, it = effect["when"], dict(effect.get("if", {})), Phrase("")
        self.subject = self.phrase(when) if when in self.table["phrases"] else self.me
        if when in ("unit_defeated", "unit_discarded"):
            it = self.units(conditions.pop("subject", {"unit": "any", "other": True}), "a")
        if_so = self.words["and"].join(self.condition(key, value) for key, value in conditions.items())
        first, *others = self.clauses(effect)
        if when == "always":
            text = "; ".join(map(in_order, (first, *others)))
            text += f"{self.words['while']} {if_so}" if if_so else ""
        else:
            text = self.linked(f"{self.words['if']} {if_so},", first) if if_so else in_order(first)
            text = "; ".join((text, *others))
        head = self.table["when"][when].format(me=self.me, it=it)
        if when == "play" and effect.get("mode") == "must" and all(do["op"] in NOBODY_ACTS for do in effect["do"]):
            head += self.words["must happen"]  # else somebody might think of declining it
        return tidy(f"{head}: {self.begin(text)}.")

    def begin(self, text: str) -> str:
        """After a colon."""
        return text

    def clauses(self, effect: Data) -> Iterator[str]:
        """What each operation says; from the second on with the word that links it to the one before."""
        mode, opposed = effect.get("mode", "do"), "opposing" in effect.get("if", {})
        last: Data = {}
        for number, operation in enumerate(effect["do"]):
            may = operation.get("may") or (mode == "may" and number == 0)
            must = mode == "must" and operation["op"] not in NOBODY_ACTS
            clause = self.operation(operation, MAY if may else MUST if must else PLAIN, opposed)
            if number == 0 or effect["when"] == "always":
                yield clause
            else:
                agreed = last.get("require") if last.get("may") else mode == "may" and number == 1
                link = "if you do" if agreed else "if it happens" if last.get("require") else "then"
                yield self.linked(self.words[link], clause)
            last = operation

    def linked(self, link: str, clause: str) -> str:
        return f"{link} {in_order(clause)}"

    def operation(self, operation: Data, form: int, opposed: bool) -> str:
        op = operation["op"]
        args: dict[str, Any] = {"per": "", "me": self.me}
        if "to" in operation:
            args |= self.target(operation)
        if "amount" in operation:
            args["n"], args["per"] = self.amount(operation["amount"])
        if op == "modify":
            args["changes"] = self.changes({key: operation[key] for key in ("attack", "defence") if key in operation})
            args["until"] = self.words.get(f"until {operation.get('until')}", "")
        elif op == "prevent":
            args["strikes"] = self.table["from"][operation["from"]]
        elif op == "take":
            args["card"] = self.cards(operation, args["n"])
        elif op == "play":
            args["card"] = self.card_to_play(operation)
        more = {
            "all": operation.get("amount") == "all",
            "again": op == "attack" and "attacked" in operation["to"],
            "opposed": op == "skip_strike" and opposed,
            "silently": "silent" in operation,
        }
        variant = [operation[field] for field in VARIANTS.get(op, ())]
        key = " ".join((op, *variant, *(word for word, holds in more.items() if holds)))
        return self.say(key.replace("you you", "you owner"), form, **args)

    def say(self, key: str, form: int, **words: Any) -> str:
        forms: list[str] = self.table["forms"][key]
        if form == PLAIN or (form == MUST and len(forms) == 3):
            return forms[form].format(**words)
        modal = self.words["you may" if form == MAY else "you must"]
        return modal.format(forms[min(1, len(forms) - 1)]).format(**words)

    # --- how much ---

    def amount(self, amount: Any, sign: bool = False) -> tuple[Phrase, str]:
        """How many, and what is said behind: for each of what."""
        if amount == "attack":
            return how_many("+X" if sign else "X"), self.words["its attack"].format(me=self.me)
        if not isinstance(amount, dict):
            return replace(how_many(amount), nominative=f"{amount:+}" if sign else str(amount)), ""
        if amount["per"] == "markers":
            each = self.words["per marker"]
        else:
            each = self.words["per unit"].format(units=self.units(amount["per"], "each"))
        return self.amount(amount.get("times", 1), sign)[0], each

    def changes(self, changes: Data) -> str:
        amounts = ((key, *self.amount(amount, sign=True)) for key, amount in changes.items())
        return self.words["and"].join(f"{number} {self.words[key]}{per}" for key, number, per in amounts)

    # --- conditions and filters ---

    def condition(self, key: str, value: Any) -> str:
        args: dict[str, Any] = {"me": self.me, "subject": self.subject, "n": how_many(value)}
        if key == "opposing" and value:
            key, args["such"] = "opposing such", self.such(value, self.phrase("opposing"))
        elif key == "count" and value == {"of": {"unit": "own", "id": value["of"].get("id")}, "at_least": 1}:
            key, args["name"] = "named", self.name(value["of"]["id"])
        elif key == "count":
            args["units"] = self.units(value["of"], value["at_least"])
        elif key == "subject":
            args["units"] = self.units(value, "a")
        elif key == "area":
            args["area"] = self.table["areas"][value]
        elif key == "strike":
            key = f"strike {value}"
        return str(self.table["if"][key]).format(**args)

    def such(self, filters: Data, it: Phrase) -> str:
        """What these filters ask of a unit, as a predicate."""
        return self.words["and"].join(self.filtered("predicates", filters, it))

    def filtered(self, table: str, filters: Data, it: Phrase, only: str = "") -> list[str]:
        """What a table says about these filters, in the order of the table."""
        found = []
        for entry, template in self.table[table].items():
            key, _, word = entry.partition(" ")
            value = filters.get(key)
            if value is not None and word in ("", value) and only in ("", key):
                area, colour = (self.table[of].get(str(value), "/") for of in ("areas", "colours"))
                name = self.name(value) if key == "id" else ""
                found.append(
                    template.format(it=it, me=self.me, area=area, colour=format(it, colour), name=name, n=value)
                )
        return found

    def name(self, id: str) -> str:
        names = self.names.get(id, {})
        return next((names[language] for language in (self.language, *LANGUAGES) if language in names), id)

    # --- units and cards ---

    def target(self, operation: Data) -> dict[str, Any]:
        to = operation["to"]
        every = "each" if operation["op"] in ("damage", "heal") else "all"
        if operation["op"] == "modify" and "until" in operation and to.get("pick") == "all":
            to = {**to, "now": True}  # who comes later does not share in it
        it = self.units(to, every if to.get("pick", "all") == "all" else to["pick"])
        self.before = it
        foreign = to["unit"] not in MINE
        hand = self.table["hands"][foreign + (foreign and to["unit"] not in THEIRS)]
        return {"to": it, "side": self.table["sides"][foreign].format(to=it), "hand": hand.format(to=it)}

    def units(self, selector: Data, count: int | str) -> Phrase:
        """`count` is a number, "all", "each" or "a"."""
        unit = selector["unit"]
        if unit not in ("self", "opposing", "subject", "same"):
            it = self.some_units(selector, count, unit in MINE)
            return replace(it, several=it.many or count == "each")
        it = {"self": self.me, "subject": self.subject}.get(unit) or self.phrase(unit)
        if unit == "same" and self.before.several:
            it = replace(self.phrase("same ones"), several=True)
            it = it if isinstance(count, str) else Phrase(f"{count} {self.words['of the same']}", many=count != 1)
        return self.if_such(it, selector)

    def if_such(self, it: Phrase, filters: Data) -> Phrase:
        such = self.such(filters, it)
        return it.followed_by(self.words["such"].format(such=such, it=it)) if such else it

    @abstractmethod
    def some_units(self, selector: Data, count: int | str, mine: bool) -> Phrase: ...

    def number(self, selector: Data, count: int | str) -> str:
        return f"{self.words['up to'] if 'upto' in selector else ''}{count}"

    def cards(self, filters: Data, n: Phrase) -> str:
        """What one takes or plays."""
        named = self.name(filters["id"]) if "id" in filters else ""
        some = (named if f"{n}" == "1" else f"{n} × {named}") if named else self.some_cards(filters, n)
        return " ".join((some, *self.filtered("suffixes", filters, n, "max_cost")))

    @abstractmethod
    def some_cards(self, filters: Data, n: Phrase) -> str: ...

    def card_to_play(self, operation: Data) -> str:
        places = operation["from"]
        if places == ["subject"]:
            return f"{self.if_such(self.subject, operation):accusative}"
        if places == ["drawn"] and not {"kind", "colour", "id", "max_cost"} & operation.keys():
            return self.words["just drawn"]
        origin = self.words["or"].join(self.table["from"][place] for place in sorted(places, key="subject".__eq__))
        return f"{self.cards(operation, how_many(1))} {origin}"


# --- each language ------------------------------------------------------------------------------------------------


class English(Tongue):
    def some_units(self, selector: Data, count: int | str, mine: bool) -> Phrase:
        it = Phrase("", many=count not in ONE)
        noun = self.table["nouns"][selector.get("kind", "")].split("/")[mine or it.many]
        words = [*self.filtered("adjectives", selector, it), noun, *self.filtered("suffixes", selector, it)]
        if count == "a" and "other" in selector:
            words[0] = "another"
        elif count == "a" and not mine:
            words.insert(0, "an" if words[0][0] in "aeio" else "a")
        elif count == "all":
            words.insert(0, "your" if mine else "all")
        else:
            words.insert(0, "one" if count == "a" else self.number(selector, count))
        if mine and count != "all":
            words.insert(1, "of your")
        return replace(it, nominative=" ".join(words))

    def some_cards(self, filters: Data, n: Phrase) -> str:
        noun = format(n, self.table["cards"][filters.get("kind", "")])
        return " ".join((f"{n}", *self.filtered("adjectives", filters, n, "colour"), noun))


# By case, for one she and for one he.
EACH = (("jede", "jede", "jeder"), ("jeder", "jeden", "jedem"))
A = (("eine", "eine", "einer"), ("ein", "einen", "einem"))
ENDINGS_AFTER_EACH = (("e", "e", "en"), ("e", "en", "en"))
ENDINGS_AFTER_ONE = (("e", "e", "en"), ("er", "en", "en"))
ENDINGS_OF_MANY = ("e", "e", "en")


class German(Tongue):
    def begin(self, text: str) -> str:
        joined = {"bei dem": "beim", "von dem": "vom"}
        return capital(re.sub(r"(bei|von) dem(?= Träger| Angreifer)", lambda found: joined[found[0]], text))

    def linked(self, link: str, clause: str) -> str:
        """The verb comes first."""
        subject, verb, rest = clause.split("|")
        return f"{link} {verb} {subject} {rest}"

    def some_units(self, selector: Data, count: int | str, mine: bool) -> Phrase:
        kind = selector.get("kind", "")
        it = Phrase("", many=count not in ONE, he=bool(kind))
        words, endings = self.articles(self.number(selector, count), it, mine)
        nouns = self.table["nouns"][kind][3:] * 3 if mine or it.many else self.table["nouns"][kind]
        stems, suffixes = (self.filtered(table, selector, it) for table in ("adjectives", "suffixes"))
        nominative, accusative, dative = (
            " ".join((words[case], *(f"{stem}{endings[case]}" for stem in stems), nouns[case], *suffixes))
            for case in range(3)
        )
        return replace(it, nominative=nominative, accusative=accusative, dative=dative)

    def articles(self, count: str, it: Phrase, mine: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What stands before the noun in each case, and how an adjective after it ends."""
        if count == "all":
            return ("deine", "deine", "deinen") if mine else ("alle", "alle", "allen"), ("en",) * 3
        words: tuple[str, ...] = {"each": EACH, "a": A}.get(count, ((count,) * 3,) * 2)[it.he]
        if mine:
            return tuple(f"{'einer' if word == 'ein' else word} deiner" for word in words), ("en",) * 3
        if it.many:
            return words, ENDINGS_OF_MANY
        return words, (ENDINGS_AFTER_EACH if count == "each" else ENDINGS_AFTER_ONE)[it.he]

    def some_cards(self, filters: Data, n: Phrase) -> str:
        kind = filters.get("kind", "")
        ending = "en" if kind in ("hero", "soldier") and not n.many else "e"
        colour = (f"{stem}{ending}" for stem in self.filtered("adjectives", filters, n, "colour"))
        return " ".join((f"{n}", *colour, format(n, self.table["cards"][kind])))


ARTICLES_AFTER_A_PREPOSITION = {"il ": "l ", "la ": "lla ", "l'": "ll'", "i ": "i ", "le ": "lle "}


def with_prepositions(it: Phrase) -> Phrase:
    """A and di, drawn together with the article."""
    text = f"{it}"
    for article, joined in ARTICLES_AFTER_A_PREPOSITION.items():
        if text.startswith(article):
            rest = joined + text.removeprefix(article)
            return replace(it, dative=f"a{rest}", of=f"de{rest}")
    return replace(it, dative=f"a {text}", of=f"di {text}")


class Italian(Tongue):
    def begin(self, text: str) -> str:
        return text.replace(" e è ", " ed è ")

    def phrase(self, name: str) -> Phrase:
        return with_prepositions(super().phrase(name))

    def some_units(self, selector: Data, count: int | str, mine: bool) -> Phrase:
        kind, number = selector.get("kind", ""), self.number(selector, count)
        it = Phrase("", many=count not in ONE, he=bool(kind))
        of = replace(it, many=mine or it.many)  # those it is one of
        first = self.table["mine" if mine else "all"].get(number, self.table["mine"]["number"] if mine else "{n}/{n}")
        words = [first.format(n=number).split("/")[it.he]]
        words += [format(of, self.table["other"])] if "other" in selector else []
        words += [format(of, self.table["nouns"][kind]), *self.filtered("adjectives", selector, of)]
        text = " ".join((*words, *self.filtered("suffixes", selector, it)))
        text = re.sub(r"^tutti i (?=[ae])", "tutti gli ", text.replace("un' ", "un'", 1))
        return with_prepositions(replace(it, nominative=text))

    def some_cards(self, filters: Data, n: Phrase) -> str:
        kind = filters.get("kind", "")
        it = replace(n, he=kind in ("hero", "soldier"))
        return " ".join(
            (f"{n}", format(n, self.table["cards"][kind]), *self.filtered("adjectives", filters, it, "colour"))
        )


TONGUES: dict[str, type[Tongue]] = {"en": English, "de": German, "it": Italian}
