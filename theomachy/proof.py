"""What a record proves: that its chance follows from the dealer's secret and the players' nonces; and, if it is signed,
who vouches for the rest of it.  Nothing but a signature can: whoever has a record could change the choices of players,
break the game off anywhere, and write another end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from theomachy.bots import is_bot
from theomachy.kernel.errors import BadInput
from theomachy.kernel.records import Record, read_record
from theomachy.kernel.seats import CHANCE
from theomachy.signing import Signature, day, signature_in
from theomachy.table.dealer import FairDealer
from theomachy.table.match import AGREED, GIVEN_UP, OUT_OF_TIME, RESIGNED, Match, Unfair, from_record
from theomachy.words import Speech, house_words, words

End = Literal["signed", "unsigned", "other-key", "forged"]
RESULT: Final = re.compile(rf"(?:(\S+) wins|draw)(?:, (\S+) ({RESIGNED}|{OUT_OF_TIME})|{AGREED})?")


@dataclass(frozen=True)
class Known:
    """The keys that count, and for whom: for the server that is asked, or for who names them."""

    by: Literal["server", "you"]
    keys: Mapping[str, int | None]  # by fingerprint: until when they were used, if they are not any more

    def until(self, key: str) -> str:
        """The day, or "" if it is used still."""
        until = self.keys.get(key)
        return day(until) if until is not None else ""


@dataclass(frozen=True)
class Verdict:
    record: Record
    chance: bool  # do all outcomes follow from secret and nonces?
    end: End
    key: str  # the fingerprint of the key that has signed, or ""
    about_chance: str
    about_end: str

    @property
    def holds(self) -> bool:
        """Is nothing false?  What is not proved may hold."""
        return self.chance and self.end in ("signed", "unsigned")


def proof(text: str, source: str, language: str, known: Known | None = None) -> Verdict:
    """Works every outcome out again, and looks at the signature."""
    w = house_words(language)
    record = read_record(text, source)
    if not record.commitment:
        raise BadInput("verify-no-dealer", file=source)
    if not record.secret:
        raise BadInput("verify-no-secret", file=source)
    match, about_chance = chance_of(record, source, w)
    signature = signature_in(text)
    key = signature.fingerprint if signature else ""
    end = end_of(signature, known)
    until = known.until(key) if known else ""
    about_end = w.say(
        f"verify-end-{end}",
        key=key,
        known=f"{known.by}-before" if known and until else known.by if known else "nobody",
        until=until,
        result=in_words(record, match.result() if match else [], w),
        chance="no" if match is None else "yes",
        by="rules" if match is not None and not match.concluded else "hand",
    )
    return Verdict(record, match is not None, end, key, about_chance, about_end)


def chance_of(record: Record, source: str, w: Speech) -> tuple[Match | None, str]:
    """The match at its end, if its chance is proved; and a sentence that says so, or where the record is false."""
    for side, name in record.seats:
        if side in record.nonces and is_bot(name):
            return None, w.say("verify-bot-nonce", file=source, side=side, bot=name)
    dealer = FairDealer(record, bytes.fromhex(record.secret))
    if dealer.commitment != record.commitment:
        return None, w.say("verify-other-secret", file=source, due=dealer.commitment)
    try:
        match = from_record(record, source, dealer)
    except Unfair as unfair:
        line = record.fair_head().count("\n") + unfair.choice
        return None, w.say("verify-other-outcome", file=source, line=line, outcome=unfair.outcome, drawn=unfair.drawn)
    sides = words(w.language, record.game)
    givers = [sides.side(seat) for seat, name in enumerate(match.seat_names) if name in record.nonces]
    return match, w.say(
        "verify-proved",
        outcomes=dealer.drawn,
        undone=dealer.drawn - [who for who, _ in match.choices].count(CHANCE),
        givers=len(givers),
        sides=", ".join(givers),
        commitment=record.commitment,
    )


def in_words(record: Record, points: Sequence[float], w: Speech) -> str:
    """The result; a record does not tell a shared victory from a draw, so the points say it, if they are known.  What
    no record of ours says is quoted."""
    found = RESULT.fullmatch(record.result)
    sides = words(w.language, record.game)
    names = {name: sides.side(seat) for seat, name in enumerate(sides.seat_names)}
    winner, loser, why = found.groups() if found else ("?", None, None)
    if not {winner, loser} <= {None, *names}:
        return record.result
    winners = [seat for seat, won in enumerate(points) if won == max(points)]
    shared = winner is None and 0 < len(winners) < len(record.seats)
    return w.say(
        "verify-result",
        winner="shared" if shared else "side" if winner else "nobody",
        sides=", ".join(map(sides.side, winners)) if shared else names.get(winner or "", ""),
        by=GIVEN_UP[why] if why else "agreed" if record.result.endswith(AGREED) else "rules",
        loser=names.get(loser or "", ""),
    )


def end_of(signature: Signature | None, known: Known | None) -> End:
    if signature is None:
        return "unsigned"
    if not signature.genuine:
        return "forged"
    return "signed" if known is None or signature.fingerprint in known.keys else "other-key"
