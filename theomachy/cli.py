"""The command `theomachy`.  A mistake is one sentence on stderr and exit status 2.  What only one command needs is not
loaded for the others."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable
from itertools import pairwise

from theomachy import __version__
from theomachy.commands import Parser
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput
from theomachy.words import LANGUAGES, Speech, house_words, language_of, words
from theomachy.words.nearest import did_you_mean, nearest

FINE, WRONG, INTERRUPTED = 0, 2, 130
LINK = "http://localhost:8080/t/TABLE#KEY"


def main(argv: list[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that a terminal lacks is no reason to stop
    try:
        return obey(argv)
    except BadInput as error:
        print(f"theomachy: {house_words(language_asked_for(argv)).say_error(error)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def obey(argv: list[str]) -> int:
    w = house_words(language_asked_for(argv))
    if argv and not argv[0].startswith("-") and argv[0] not in COMMANDS:
        wrong = BadInput("cli-no-such-command", command=argv[0], commands=", ".join(COMMANDS))
        raise did_you_mean(wrong, argv[0], COMMANDS)
    args, unknown = parser(w, next(iter(argv), "")).parse_known_args(argv)
    if unknown:
        what = re.split("[#=?]", unknown[0])[0]  # behind these there might be a key
        known = command_parser(w, args.command)._option_string_actions if args.command else ()
        wrong = BadInput("cli-unknown", command=f"theomachy {args.command or ''}".strip(), what=what)
        raise did_you_mean(wrong, what, known if what.startswith("-") else ())
    if not args.command:
        raise BadInput("cli-which-command", commands=", ".join(COMMANDS))
    run: Callable[[argparse.Namespace], int] = args.run
    return run(args)


def language_asked_for(argv: list[str]) -> str:
    """By --language, or by the locale; an unknown one is noticed when the command is read."""
    for option, value in pairwise([*argv, ""]):
        name, _, joined = option.partition("=")
        if name == "--language" and (joined or value) in LANGUAGES:
            return joined or value
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return language_of(locale)


# --- reading the command line -------------------------------------------------------------------------------------


def parser(w: Speech, asked: str) -> Parser:
    listed = "\n".join(f"  {name:12}{w.say(f'cli-command-{name}')}" for name in COMMANDS)
    epilog = f"{w.say('cli-commands')}:\n{listed}\n\n{w.say('cli-more')}"
    p = Parser(
        w, prog="theomachy", usage=f"theomachy {w.say('cli-command')} …", description=w.say("cli-about"), epilog=epilog
    )
    p.options.add_argument(
        "--version", action="version", version=f"theomachy {__version__}", help=w.say("cli-help-version")
    )
    commands = p.add_subparsers(dest="command", prog="theomachy", parser_class=Parser, help=argparse.SUPPRESS)
    if asked in COMMANDS:
        COMMANDS[asked](commands.add_parser(asked, w=w, description=w.say(f"cli-command-{asked}")), w)
    return p


def command_parser(w: Speech, name: str) -> Parser:
    """Of one command alone."""
    p = Parser(w, prog=f"theomachy {name}", description=w.say(f"cli-command-{name}"))
    COMMANDS[name](p, w)
    return p


def add_play(p: Parser, w: Speech) -> None:
    from theomachy.terminal import play

    add_game(p, w, needed=False)
    option = p.options.add_argument
    option("--against", metavar="BOT", action="append", default=[], help=w.say("cli-help-against"))
    option("--players", metavar="N", type=players, help=w.say("cli-help-players"))
    option("--seat", metavar="SEAT", help=w.say("cli-help-seat"))
    add_rules_options(p, w)
    option("--seed", metavar="N", type=whole_number, help=w.say("cli-help-seed"))
    option("--adviser", metavar="BOT", help=w.say("cli-help-adviser"))
    option("--save", metavar="FILE", help=w.say("cli-help-save"))
    option("--resume", metavar="FILE", nargs="?", const="", help=w.say("cli-help-resume"))
    add_language(p, w)
    add_plain(p, w)
    p.after_all = lambda: f"{w.say('cli-bots')}\n\n{options_listed(w)}"
    p.set_defaults(run=play.run)


def add_scenarios(p: Parser, w: Speech) -> None:
    from theomachy.terminal import scenarios

    add_game(p, w)
    p.things.add_argument("files", nargs="+", metavar="FILE", help=w.say("cli-help-scenarios"))
    add_language(p, w)
    p.set_defaults(run=scenarios.run)


def add_replay(p: Parser, w: Speech) -> None:
    from theomachy.terminal import replay

    p.things.add_argument("record", metavar="RECORD", help=w.say("cli-help-record"))
    p.options.add_argument("--seat", metavar="SEAT", help=w.say("cli-help-replay-seat"))
    p.options.add_argument("--step", action="store_true", help=w.say("cli-help-step"))
    add_language(p, w)
    add_plain(p, w)
    p.set_defaults(run=replay.run)


def add_review(p: Parser, w: Speech) -> None:
    from theomachy.terminal import review

    p.things.add_argument("record", metavar="RECORD", help=w.say("cli-help-record"))
    p.options.add_argument("--seat", metavar="SEAT", help=w.say("cli-help-review-seat"))
    add_language(p, w)
    add_plain(p, w)
    p.set_defaults(run=review.run)


def add_puzzles(p: Parser, w: Speech) -> None:
    from theomachy.bots.levels import COUNT
    from theomachy.terminal import puzzles

    add_game(p, w)
    p.things.add_argument("records", nargs="*", metavar="RECORD", help=w.say("cli-help-puzzles-records"))
    option = p.options.add_argument
    option("--level", metavar="N", type=puzzles.level, help=w.say("cli-help-puzzles-level", most=COUNT))
    option("-o", "--output", metavar="FILE", help=w.say("cli-help-puzzles-output"))
    add_language(p, w)
    add_plain(p, w)
    p.set_defaults(run=puzzles.run)


def add_verify(p: Parser, w: Speech) -> None:
    from theomachy.terminal import verify

    p.things.add_argument("record", metavar="RECORD", help=w.say("cli-help-record"))
    p.options.add_argument("--key", metavar="FINGERPRINT", help=w.say("cli-help-verify-key"))
    p.options.add_argument("--keys", metavar="FILE", help=w.say("cli-help-verify-keys"))
    add_language(p, w)
    p.set_defaults(run=verify.run)


def add_new_record(p: Parser, w: Speech) -> None:
    from theomachy.terminal import new_record

    add_game(p, w)
    p.things.add_argument("bots", nargs="+", metavar="BOT", help=w.say("cli-help-bots"))
    add_rules_options(p, w)
    p.options.add_argument("--seed", metavar="N", type=whole_number, help=w.say("cli-help-seed"))
    p.options.add_argument("-o", "--output", metavar="FILE", help=w.say("cli-help-output"))
    p.options.add_argument("--force", action="store_true", help=w.say("cli-help-force"))
    add_language(p, w)
    p.after_all = lambda: f"{w.say('cli-bots')}\n\n{options_listed(w)}"
    p.set_defaults(run=new_record.run)


def add_backup(p: Parser, w: Speech) -> None:
    from theomachy.server import backup

    p.things.add_argument("file", metavar="FILE", help=w.say("cli-help-backup"))
    add_data(p, w)
    p.options.add_argument("--force", action="store_true", help=w.say("cli-help-force"))
    add_language(p, w)
    p.epilog = w.say("cli-restore")
    p.set_defaults(run=backup.run)


def add_tables(p: Parser, w: Speech) -> None:
    from theomachy.server import tables

    tables.add_arguments(p)
    add_data(p, w)
    add_language(p, w)
    p.set_defaults(run=tables.run)


def add_keys(p: Parser, w: Speech) -> None:
    from theomachy.server import key_command

    key_command.add_arguments(p)
    add_data(p, w)
    add_language(p, w)
    p.epilog = w.say("keys-about")
    p.set_defaults(run=key_command.run)


def add_push(p: Parser, w: Speech) -> None:
    from theomachy.server import push_command

    push_command.add_arguments(p)
    add_data(p, w)
    add_language(p, w)
    p.epilog = w.say("push-about")
    p.set_defaults(run=push_command.run)


def add_rules(p: Parser, w: Speech) -> None:
    from theomachy.terminal import about

    add_game(p, w)
    p.things.add_argument("topic", nargs="*", metavar="TOPIC", help=w.say("cli-help-topic"))
    add_language(p, w)
    add_plain(p, w)
    p.set_defaults(run=about.rules)


def add_games(p: Parser, w: Speech) -> None:
    from theomachy.terminal import games

    games.add_arguments(p)
    add_language(p, w)
    p.set_defaults(run=games.run)


def add_cards(p: Parser, w: Speech) -> None:
    from theomachy.terminal import cards

    cards.add_arguments(p)
    add_language(p, w)
    add_plain(p, w)
    p.set_defaults(run=cards.run)


def add_map(p: Parser, w: Speech) -> None:
    from theomachy.terminal import maps

    maps.add_arguments(p)
    add_language(p, w)
    p.set_defaults(run=maps.run)


def add_arena(p: Parser, w: Speech) -> None:
    from theomachy.arena import command as arena

    arena.add_arguments(p)
    p.after_all = lambda: f"{w.say('cli-bots')}\n\n{options_listed(w)}"
    p.set_defaults(run=arena.run)


def add_serve(p: Parser, w: Speech) -> None:
    from theomachy.server import command as serve

    serve.add_arguments(p)
    add_data(p, w)
    add_language(p, w)
    p.set_defaults(run=serve.run)


def add_join(p: Parser, w: Speech) -> None:
    from theomachy.terminal import join

    p.things.add_argument("link", metavar="LINK", help=w.say("remote-help-link", example=LINK))
    p.options.add_argument("--key", metavar="KEY", help=w.say("remote-help-key"))
    p.options.add_argument("--name", metavar="NAME", help=w.say("remote-help-name"))
    add_language(p, w)
    add_plain(p, w)
    p.set_defaults(run=join.run)


def add_bot(p: Parser, w: Speech) -> None:
    from theomachy.terminal import bot, play

    p.things.add_argument("link", nargs="?", metavar="LINK", help=w.say("remote-help-bot-link", example=LINK))
    option = p.options.add_argument
    option("--server", metavar="URL", help=w.say("remote-help-server"))
    option("--key", metavar="KEY", help=w.say("remote-help-key"))
    option("--bot", metavar="BOT", default=play.OPPONENT, help=w.say("remote-help-bot", bot=play.OPPONENT))
    option("--name", metavar="NAME", help=w.say("remote-help-name"))
    option("--stay", action="store_true", help=w.say("remote-help-stay"))
    add_language(p, w)
    p.epilog = w.say("cli-bots")
    p.set_defaults(run=bot.run)


def add_table(p: Parser, w: Speech) -> None:
    from theomachy.terminal import table_command

    p.things.add_argument("what", metavar=table_command.NEW, help=w.say("new-table-help"))
    add_game(p, w)
    option, server = p.options.add_argument, table_command.SERVER
    option("--server", metavar="URL", default=server, help=w.say("new-table-help-server", server=server))
    option("--with", metavar="BOT", dest="against", action="append", default=[], help=w.say("new-table-help-with"))
    option("--players", metavar="N", type=players, help=w.say("new-table-help-players"))
    option("--seat", metavar="SEAT", help=w.say("cli-help-seat"))
    option("--name", metavar="NAME", help=w.say("remote-help-name"))
    add_rules_options(p, w)
    add_language(p, w)
    p.after_all = lambda: f"{w.say('cli-bots')}\n\n{options_listed(w)}"
    p.set_defaults(run=table_command.run)


def add_saves(p: Parser, w: Speech) -> None:
    from theomachy.terminal import saves_command

    saves_command.add_arguments(p)
    add_language(p, w)
    p.epilog = w.say("saves-more")
    p.set_defaults(run=saves_command.run)


def add_completion(p: Parser, w: Speech) -> None:
    from theomachy import completion

    p.things.add_argument("shell", metavar="SHELL", help=w.say("cli-help-shell", shells=", ".join(completion.SHELLS)))
    add_language(p, w)
    p.epilog = w.say("completion-how")
    p.set_defaults(run=completion.run, parsers=lambda: [command_parser(w, name) for name in COMMANDS])


def add_about(p: Parser, w: Speech) -> None:
    from theomachy.terminal import about

    add_language(p, w)
    p.set_defaults(run=about.about)


COMMANDS: dict[str, Callable[[Parser, Speech], None]] = {
    "play": add_play,
    "rules": add_rules,
    "games": add_games,
    "cards": add_cards,
    "map": add_map,
    "saves": add_saves,
    "replay": add_replay,
    "review": add_review,
    "puzzles": add_puzzles,
    "verify": add_verify,
    "scenarios": add_scenarios,
    "new-record": add_new_record,
    "arena": add_arena,
    "serve": add_serve,
    "table": add_table,
    "join": add_join,
    "bot": add_bot,
    "backup": add_backup,
    "tables": add_tables,
    "keys": add_keys,
    "push": add_push,
    "completion": add_completion,
    "about": add_about,
}


# --- what several commands take -----------------------------------------------------------------------------------


def add_game(p: Parser, w: Speech, needed: bool = True) -> None:
    p.things.add_argument(
        "game",
        nargs=None if needed else "?",
        metavar="GAME",
        type=game_key,
        help=w.say("cli-help-game", games=", ".join(GAMES)),
    )


def add_rules_options(p: Parser, w: Speech) -> None:
    p.options.add_argument("--edition", metavar="EDITION", help=w.say("cli-help-edition"))
    p.options.add_argument("--option", metavar="NAME=VALUE", action="append", help=w.say("cli-help-option"))
    p.options.add_argument("--cards", metavar="FILE", help=w.say("cli-help-cards"))
    p.options.add_argument("--map", metavar="FILE", help=w.say("cli-help-map"))


def add_data(p: Parser, w: Speech) -> None:
    p.options.add_argument("--data", metavar="DIR", help=w.say("cli-help-data"))


def add_language(p: Parser, w: Speech) -> None:
    languages = ", ".join(LANGUAGES)
    p.options.add_argument(
        "--language",
        default=w.language,
        type=language,
        metavar="LANGUAGE",
        help=w.say("cli-help-language", languages=languages),
    )


def add_plain(p: Parser, w: Speech) -> None:
    p.options.add_argument("--plain", action="store_true", help=w.say("cli-help-plain"))


def options_listed(w: Speech) -> str:
    """Editions and options of each game."""
    from theomachy.terminal import about

    return "\n\n".join("\n".join(about.about_game(game, words(w.language, key))) for key, game in GAMES.items())


def game_key(text: str) -> str:
    """As it was typed; a game that is not there is noticed here only if it is clear which was meant."""
    if text not in GAMES and nearest(text, GAMES):
        raise did_you_mean(BadInput("game-unknown", game=text, games=", ".join(GAMES)), text, GAMES)
    return text


def whole_number(text: str) -> int:
    if not re.fullmatch(r"\d{1,18}", text):
        raise BadInput("number-from", name="--seed", least=0, text=text)
    return int(text)


def players(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,2}", text):
        raise BadInput("number-from", name="--players", least=1, text=text)
    return int(text)


def language(text: str) -> str:
    house_words(text)
    return text
