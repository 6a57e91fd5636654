"""`theomachy saves`: the games that are kept at the keyboard; look, rename, delete."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from theomachy.commands import Parser
from theomachy.folders import data_folder
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import read_record_file
from theomachy.terminal import saves
from theomachy.words import Speech, house_words, words
from theomachy.words.nearest import did_you_mean

RENAME, DELETE = "rename", "delete"
ACTIONS = (RENAME, DELETE)


def add_arguments(p: Parser) -> None:
    p.things.add_argument("action", nargs="?", metavar="|".join(ACTIONS), help=p.w.say("saves-help-action"))
    p.things.add_argument("names", nargs="*", metavar="NAME", help=p.w.say("saves-help-names"))


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    match args.action, len(args.names):
        case None, _:
            show(w)
        case "rename", 2:
            rename(args.names[0], args.names[1], w)
        case "delete", count if count:
            for path in [saves.named(name) for name in args.names]:
                path.unlink()
                print(w.say("saves-deleted", name=path.stem))
        case "rename", _:
            raise BadInput("saves-which-rename")
        case "delete", _:
            raise BadInput("saves-which-delete")
        case action, _:
            wrong = BadInput("saves-which-action", what=action, actions=", ".join(ACTIONS))
            raise did_you_mean(wrong, action, ACTIONS)
    return 0


def show(w: Speech) -> None:
    """The one played last comes first: that is where `--resume` goes on, if it is not over."""
    paths = saves.all_saves()
    for path in paths:
        print(w.say("saves-line", name=path.stem, about=about(path, w), time=played_last(path)))
    if not paths:
        print(w.say("saves-none", folder=str(data_folder())))


def about(path: Path, w: Speech) -> str:
    try:
        record = read_record_file(path)
        game = words(w.language, record.game)
    except BadInput as error:
        return w.say("saves-broken", why=w.say_error(error))
    sides = dict(zip(game.seat_names, range(len(game.seat_names)), strict=True))
    seated = [(sides[side], w.say("term-player", who=who)) for side, who in record.seats if side in sides]
    seats = ", ".join(f"{game.side(seat)}: {who}" for seat, who in seated)
    over = "yes" if record.result else "no"
    made = sum(who in sides for who, _ in record.choices)  # the others are chance's
    return w.say("saves-about", game=game.say("game-name"), seats=seats, count=made, over=over)


def played_last(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")


def rename(name: str, new: str, w: Speech) -> None:
    path = saves.named(name)
    other = path.with_name(saves.file_name(new))
    if other.exists():
        raise BadInput("saves-taken", name=other.stem)
    path.rename(other)
    print(w.say("saves-renamed", name=path.stem, new=other.stem))
