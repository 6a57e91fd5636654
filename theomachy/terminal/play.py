"""`theomachy play`: a new game, or one to go on with."""

from __future__ import annotations

import argparse
import secrets
from functools import partial
from pathlib import Path

from theomachy.bots import Bot, make_bot
from theomachy.commands import read_options
from theomachy.games import GAMES, GameRules
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import read_record_file
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, from_record
from theomachy.terminal import saves
from theomachy.terminal.game_loop import GameLoop
from theomachy.terminal.screen import screen
from theomachy.words import words
from theomachy.words.nearest import did_you_mean

HUMAN = "human"
OPPONENT = ADVISER = "search"
DEFAULT_GAME = next(iter(GAMES))
APART = 1_000_000_007


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbits(62) if args.seed is None else args.seed
    if args.adviser:
        make_bot(args.adviser, game_named(DEFAULT_GAME), seed)  # found wrong now, whatever is played
    match, save = resumed(args, seed) if args.resume is not None else begun(args, seed)
    bots = [bot_or_human(who, match.game, luck_of(seat, seed)) for seat, who in enumerate(match.seats)]
    adviser = partial(make_bot, args.adviser or ADVISER, match.game, luck_of(len(bots), seed))
    w = words(args.language, match.game.key).with_options(match.options)
    GameLoop(match, bots, save, screen(w, args.plain), adviser).play()
    return 0


def bot_or_human(who: str, game: GameRules, seed: int) -> Bot | None:
    return None if who == HUMAN else make_bot(who, game, seed)


def luck_of(who: int, seed: int) -> int:
    """A seed of its own for each at the table; the dealer has the seed itself."""
    return seed + (who + 1) * APART


def begun(args: argparse.Namespace, seed: int) -> tuple[Match, saves.Save]:
    game = game_named(args.game or DEFAULT_GAME)
    options = read_options(args, game)
    seats = others_named(args, game)
    for who in seats:
        bot_or_human(who, game, seed)
    seats.insert(seat_named(args.seat, game.seat_names[: len(seats) + 1]), HUMAN)
    save = saves.save_to(Path(args.save)) if args.save else saves.new_save(game.key)
    return Match(game, options, seats, Dealer(seed)), save


def resumed(args: argparse.Namespace, seed: int) -> tuple[Match, saves.Save]:
    settings = ("against", "players", "seat", "edition", "option", "cards", "map")
    given = [f"--{name}" for name in settings if getattr(args, name)]
    if given:
        raise BadInput("play-resumed-otherwise", given=", ".join(given))
    path = saves.to_resume(args.resume) if args.resume else saves.latest()
    record = read_record_file(path)
    if record.result:
        raise BadInput("play-over", file=str(path))
    if args.game and args.game != record.game:
        raise BadInput("play-another-game", file=str(path), game=record.game, wanted=args.game)
    match = from_record(record, str(path), Dealer(seed))
    if match.over:
        raise BadInput("play-over", file=str(path))
    if HUMAN not in match.seats:
        raise BadInput("play-nobody", file=str(path), human=HUMAN)
    try:
        for who in match.seats:
            bot_or_human(who, match.game, seed)
    except BadInput as error:
        raise BadInput("in-source", source=str(path), wrong=error) from None
    save = saves.save_to(Path(args.save)) if args.save else saves.Save(path, path.read_text(encoding="utf-8"))
    return match, save


def others_named(args: argparse.Namespace, game: GameRules) -> list[str]:
    """Who sits in the other seats; one who is named alone sits in all of them."""
    named = args.against or [OPPONENT]
    players = args.players or max(game.players[0], len(named) + 1)
    fewest, most = game.players
    if not fewest <= players <= most:
        if fewest == most:
            raise BadInput("game-players", game=game.key, wanted=most, players=players)
        raise BadInput("game-players-between", game=game.key, fewest=fewest, most=most, players=players)
    if len(named) == 1:
        return named * (players - 1)
    if len(named) != players - 1:
        raise BadInput("play-too-many-others", others=len(named), players=players, room=players - 1)
    return list(named)


def seat_named(name: str | None, names: tuple[str, ...]) -> int:
    if name is None:
        return 0
    if name.lower() not in names:
        raise did_you_mean(BadInput("play-no-seat", seat=name, seats=", ".join(names)), name, names)
    return names.index(name.lower())
