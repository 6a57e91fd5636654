"""`theomachy cards`: lists the cards of a game, and checks cards people make themselves."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from theomachy.commands import Parser, read_text
from theomachy.games.olympus.card_file import Entry, Trouble, check_cards, count_cards, standard
from theomachy.games.olympus.card_text import packaged
from theomachy.games.olympus.reading import reading
from theomachy.games.olympus.vocabulary import COLOURS
from theomachy.kernel.errors import BadInput
from theomachy.terminal.screen import must_be_plain
from theomachy.words import Speech
from theomachy.words.nearest import did_you_mean

FINE, BAD = 0, 2
LONG = ("cost", "text", "reading")  # columns that may need several lines


def add_arguments(p: Parser) -> None:
    w = Speech(p.w.language, "cards")
    p.things.add_argument("what", metavar="olympus|check", help=w.say("cards-help-what"))
    p.things.add_argument("file", nargs="?", metavar="FILE", help=w.say("cards-help-file"))
    p.options.add_argument("--check", action="store_true", help=w.say("cards-help-check"))


def run(args: argparse.Namespace) -> int:
    w = Speech(args.language, "cards")
    if args.what == "check":
        if args.file is None:
            raise BadInput("cards-which-file")
        return check_file(args.file, w)
    if args.what != "olympus":
        raise did_you_mean(BadInput("cards-which", what=args.what), args.what, ("olympus", "check"))
    if args.file is not None:
        raise BadInput("cards-no-file", file=args.file)
    plain = args.plain or must_be_plain()
    return compare(w, plain) if args.check else show(w, plain)


# --- the cards of the box -----------------------------------------------------------------------------------------


def show(w: Speech, plain: bool) -> int:
    if plain:
        for card in standard():
            print(f"{description(card, w)} {card['text'][w.language]}".rstrip())
    else:
        draw(("name", "kind", "colour", "cost", "values", "text"), [row(card, w) for card in standard()], w)
    return FINE


def compare(w: Speech, plain: bool) -> int:
    """What each text says beside what its card does."""
    pairs = [(card["name"][w.language], card["text"][w.language], reading(card, w.language)) for card in standard()]
    if plain:
        for name, text, does in pairs:
            print(f"{name}\n  {w.say('cards-text')}: {text or '–'}\n  {w.say('cards-reading')}: {does or '–'}")
    else:
        same = w.say("cards-same")
        rows = [(name, text, same if text == does else does) for name, text, does in pairs]
        draw(("name", "text", "reading"), rows, w)
    _, troubles = check_cards(packaged(), "cards.toml", taken=())
    return report(troubles, len(pairs), w)


def description(card: Entry, w: Speech) -> str:
    name, kind, colour, cost, *_ = row(card, w)
    numbers = {"attack": card["attack"], "defence": card["defence"]}
    return w.say("cards-line", name=name, kind=kind, colour=colour, cost=cost, **numbers)


def row(card: Entry, w: Speech) -> tuple[str, ...]:
    return (
        card["name"][w.language],
        w.say("cards-kind-of", kind=card["kind"]),
        w.say("cards-colour-of", colour="all" if card["multicolour"] else card["colour"]),
        cost(card, w),
        f"{card['attack']}/{card['defence']}",
        card["text"][w.language],
    )


def cost(card: Entry, w: Speech) -> str:
    symbols = [(card["cost"].get(colour, 0), w.say("cards-colour-of", colour=colour)) for colour in COLOURS]
    return ", ".join(f"{count} {colour}" for count, colour in symbols if count) or w.say("cards-free")


def draw(headings: Sequence[str], rows: Iterable[Sequence[str]], w: Speech) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        width = 9 if heading == "cost" else None
        table.add_column(w.say(f"cards-{heading}"), no_wrap=heading not in LONG, min_width=width, max_width=width)
    for cells in rows:
        table.add_row(*map(Text, cells))
    Console().print(table)


# --- cards of one's own -------------------------------------------------------------------------------------------


def check_file(path: str, w: Speech) -> int:
    text = read_text(path)
    cards, troubles = check_cards(text, path)
    names = {card["id"]: card["name"] for card in cards}
    for card in cards:
        print(f"{description(card, w)} {reading(card, w.language, names)}".rstrip())
    return report(troubles, count_cards(text), w)


def report(troubles: Sequence[Trouble], cards: int, w: Speech) -> int:
    for trouble in troubles:
        print(w.say("cards-trouble", severity=trouble.severity, trouble=w.say_error(trouble.wording())))
    errors = sum(trouble.severity == "error" for trouble in troubles)
    print(w.say("cards-counted", cards=cards, errors=errors, warnings=len(troubles) - errors))
    return BAD if errors else FINE
