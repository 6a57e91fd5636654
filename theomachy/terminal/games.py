"""`theomachy games`: lists the games, and says what one of them still lacks."""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.commands import Parser
from theomachy.games.registry import homes
from theomachy.kernel.errors import BadInput
from theomachy.terminal.game_check import Lack, lacks_of
from theomachy.words import LANGUAGES, Speech
from theomachy.words import words as words_of

LACKING = 1


def add_arguments(p: Parser) -> None:
    w = Speech(p.w.language, "games")
    p.things.add_argument("what", nargs="?", metavar="check", help=w.say("games-help-what"))
    p.things.add_argument("game", nargs="?", metavar="GAME", help=w.say("games-help-game"))
    p.options.add_argument("--tests", metavar="DIR", help=w.say("games-help-tests"))


def run(args: argparse.Namespace) -> int:
    w = Speech(args.language, "games")
    if args.what is None:
        print("\n".join(listed(w)))
        return 0
    if args.what != "check" or args.game is None:
        raise BadInput("games-which", what=args.what)
    tests = None if args.tests is None else Path(args.tests)
    if tests is not None and not tests.is_dir():
        raise BadInput("games-no-folder", folder=args.tests)
    found = lacks_of(args.game, tests)
    print("\n".join(report(found, w)))
    return LACKING if any(lack.essential for lack in found) else 0


def listed(w: Speech) -> list[str]:
    """Those that cannot be loaded are listed, too."""
    lines = []
    for key, home in homes().items():
        try:
            name = words_of(w.language, key).say("game-name")
            lines.append(w.say("games-line", key=key, name=name, package=home.package))
        except BadInput as error:
            lines.append(f"{key}: {w.say_error(error)}")
    return lines


def report(found: list[Lack], w: Speech) -> list[str]:
    essential = [lack for lack in found if lack.essential]
    others = [lack for lack in found if not lack.essential]
    lines = [sentence(lack, w) for lack in essential]
    if not essential:
        lines.append(w.say("games-complete"))
    if others:
        lines += [w.say("games-may-add"), *(f"  {sentence(lack, w)}" for lack in others)]
    return lines


def sentence(lack: Lack, w: Speech) -> str:
    args = dict(lack.args)
    if args.get("language") in LANGUAGES:
        args["language"] = w.say("games-language", language=str(args["language"]))
    return w.say(lack.key, **args)
