"""`theomachy verify`: are the outcomes of chance those that the dealer's secret and the players' nonces give?"""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import read_record_file
from theomachy.kernel.seats import CHANCE
from theomachy.table.dealer import FairDealer
from theomachy.table.match import Unfair, from_record
from theomachy.words import house_words, words


def run(args: argparse.Namespace) -> int:
    w = house_words(args.language)
    record = read_record_file(Path(args.record))
    if not record.commitment:
        raise BadInput(w.say("verify-no-dealer", file=args.record))
    if not record.secret:
        raise BadInput(w.say("verify-no-secret", file=args.record))
    dealer = FairDealer(record, bytes.fromhex(record.secret))
    if dealer.commitment != record.commitment:
        print(w.say("verify-other-secret", file=args.record, due=dealer.commitment))
        return 1
    try:
        match = from_record(record, args.record, dealer)
    except Unfair as unfair:
        line = record.fair_head().count("\n") + unfair.choice
        print(w.say("verify-other-outcome", file=args.record, line=line, outcome=unfair.outcome, drawn=unfair.drawn))
        return 1
    sides = words(args.language, record.game)
    givers = [sides.side(seat) for seat, name in enumerate(match.seat_names) if name in record.nonces]
    print(
        w.say(
            "verify-proved",
            outcomes=dealer.drawn,
            undone=dealer.drawn - [who for who, _ in match.choices].count(CHANCE),
            givers=len(givers),
            sides=", ".join(givers),
            commitment=record.commitment,
        )
    )
    return 0
