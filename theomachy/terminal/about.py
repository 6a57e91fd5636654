"""`theomachy about` and `theomachy rules`."""

from __future__ import annotations

import argparse
import platform

from theomachy import __version__
from theomachy.build import compiled
from theomachy.games import GAMES
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.games.hera_zeus.options import EDITIONS, OPTIONS, written
from theomachy.terminal import explain
from theomachy.terminal.screen import screen
from theomachy.words import Words, words


def about(args: argparse.Namespace) -> int:
    w = words(args.language)
    print(f"Theomachy {__version__}")
    print(w.say("about-build", compiled="yes" if compiled() else "no"))
    print(w.say("about-python", version=platform.python_version(), system=f"{platform.system()} {platform.machine()}"))
    for game in GAMES.values():
        print()
        print("\n".join(about_game(game, words(args.language, game.key))))
    print()
    print(w.say("about-unofficial"))
    return 0


def about_game(game: HeraZeus, w: Words) -> list[str]:
    lines = [w.say("about-game", name=w.say("game-name"), key=game.key, rules=game.rules_version)]
    for edition in game.editions:
        lines.append("  " + w.say("about-edition", edition=edition, changes=listed(EDITIONS[edition])))
    for name, (values, clause) in OPTIONS.items():
        lines.append("  " + w.say("about-option", option=name, values=values_listed(values), clause=clause))
    return lines


def listed(changed: dict[str, str | bool | int]) -> str:
    return ", ".join(f"{name}={plain(value)}" for name, value in changed.items()) or "none"


def values_listed(values: tuple[str | bool | int, ...]) -> str:
    """The default first."""
    return "0, 1, 2, …" if values == (0,) else ", ".join(plain(value) for value in values)


def plain(value: str | bool | int) -> str:
    return written(value).strip('"')


def rules(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    w = words(args.language, game.key)
    page = screen(w, args.plain)
    topic = " ".join(args.topic)
    notes = explain.out_of_the_rules(topic, w) if topic else [explain.Note("", explain.page_text(w).strip())]
    for note in notes:
        page.explanation(note.title, note.text)
    return 0
