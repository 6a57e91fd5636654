"""`theomachy new-record`: bots play a game, and its record is written."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from theomachy.bots import make_bot
from theomachy.commands import read_options
from theomachy.games import game as game_named
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import write_file
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.terminal.play import luck_of


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    options = read_options(args, game)
    seed = secrets.randbits(62) if args.seed is None else args.seed
    bots = [make_bot(bot, game, luck_of(seat, seed)) for seat, bot in enumerate(args.bots)]
    if args.output and Path(args.output).exists() and not args.force:
        raise BadInput("file-exists", file=args.output)
    match = Match(game, options, args.bots, Dealer(seed))
    while not match.over:
        seat = match.to_move()
        match.choose(seat, bots[seat].choose(match.view(seat), match.recall(seat), match.events(seat)))
    text = match.record().write()
    if args.output:
        write_file(Path(args.output), text)
    else:
        sys.stdout.write(text)
    return 0
