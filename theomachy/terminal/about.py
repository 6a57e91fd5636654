"""`theomachy about` and `theomachy rules`."""

from __future__ import annotations

import argparse
import platform

from theomachy import __version__, build
from theomachy.games import GAMES, GameRules
from theomachy.games import game as game_named
from theomachy.kernel.options import Range, Text, Value, Values, written
from theomachy.terminal import explain
from theomachy.terminal.screen import screen
from theomachy.words import GameWords, Note, house_words, words


def about(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    print(f"Theomachy {__version__}")
    print(w.say("about-build", build=which_build(), compiler=build.compiler()))
    print(w.say("about-python", version=platform.python_version(), system=f"{platform.system()} {platform.machine()}"))
    print(w.say("about-docs", folder=str(build.docs())))
    for game in GAMES.values():
        print()
        print("\n".join(about_game(game, words(args.language, game.key))))
    print()
    print(w.say("about-unofficial"))
    return 0


def which_build() -> str:
    if not build.compiled():
        return "interpreted"
    return "guided" if build.profile_guided() else "compiled"


def about_game(game: GameRules, w: GameWords) -> list[str]:
    options = game.options()
    lines = [w.say("about-game", name=w.say("game-name"), key=game.key, rules=game.rules_version)]
    fewest, most = game.players
    players = {"fewest": "all" if fewest == most else fewest, "most": most}
    lines.append("  " + w.say("about-seats", seats=", ".join(game.seat_names), **players))
    for edition in game.editions:
        lines.append("  " + w.say("about-edition", edition=edition, changes=listed(options.editions[edition])))
    for name, (values, clause) in options.table.items():
        lines.append("  " + w.say("about-option", option=name, values=values_listed(values), clause=clause))
    return lines


def listed(changed: dict[str, Value]) -> str:
    return ", ".join(f"{name}={plain(value)}" for name, value in changed.items()) or "none"


def values_listed(values: Values) -> str:
    """The default first."""
    if isinstance(values, Range):
        return f"{values.default} ({values.low} … {values.high})"
    if isinstance(values, Text):
        return "…"
    return ", ".join(plain(value) for value in values)


def plain(value: Value) -> str:
    return written(value).strip('"')


def rules(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    w = words(args.language, game.key)
    page = screen(w, args.plain)
    topic = " ".join(args.topic)
    notes = explain.out_of_the_rules(topic, w) if topic else [Note("", explain.page_text(w).strip())]
    for note in notes:
        page.explanation(note.title, note.text)
    return 0
