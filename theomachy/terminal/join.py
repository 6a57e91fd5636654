"""`theomachy join`: a seat at a table of a server, or a place beside it."""

from __future__ import annotations

import argparse
import secrets
from functools import partial

from theomachy.bots import make_bot
from theomachy.remote.far_match import FarMatch
from theomachy.remote.link import read_link
from theomachy.shown import Memory
from theomachy.terminal.play import ADVISER
from theomachy.terminal.screen import screen
from theomachy.terminal.table_loop import TableLoop
from theomachy.words import house_words, words


def run(args: argparse.Namespace) -> int:
    house = house_words(args.language)
    link = read_link(args.link, args.key)
    while True:
        with FarMatch(link, house, args.name, memory=Memory()) as match:
            w = words(args.language, match.game.key).with_options(match.options)
            adviser = partial(make_bot, ADVISER, match.game, secrets.randbits(62))
            table = TableLoop(match, screen(w, args.plain), adviser).play()
        if not table:
            return 0
        link = link.to(table)
