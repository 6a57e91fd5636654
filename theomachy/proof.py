"""Are the outcomes of chance in a record those that the dealer's secret and the players' nonces give?"""

from __future__ import annotations

from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record
from theomachy.kernel.seats import CHANCE
from theomachy.table.dealer import FairDealer
from theomachy.table.match import Unfair, from_record
from theomachy.words import house_words, words


def proof(record: Record, source: str, language: str) -> tuple[bool, str]:
    """Works every outcome out again; says in a sentence what that proves, or where the record is false."""
    w = house_words(language)
    if not record.commitment:
        raise BadInput(w.say("verify-no-dealer", file=source))
    if not record.secret:
        raise BadInput(w.say("verify-no-secret", file=source))
    dealer = FairDealer(record, bytes.fromhex(record.secret))
    if dealer.commitment != record.commitment:
        return False, w.say("verify-other-secret", file=source, due=dealer.commitment)
    try:
        match = from_record(record, source, dealer)
    except Unfair as unfair:
        line = record.fair_head().count("\n") + unfair.choice
        return False, w.say("verify-other-outcome", file=source, line=line, outcome=unfair.outcome, drawn=unfair.drawn)
    sides = words(language, record.game)
    givers = [sides.side(seat) for seat, name in enumerate(match.seat_names) if name in record.nonces]
    return True, w.say(
        "verify-proved",
        outcomes=dealer.drawn,
        undone=dealer.drawn - [who for who, _ in match.choices].count(CHANCE),
        givers=len(givers),
        sides=", ".join(givers),
        commitment=record.commitment,
    )
