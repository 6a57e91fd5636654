"""What a seat remembers of hands, and what that demands of a guess: where known cards must lie, and whether it could
all have happened."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.hera_zeus import state as table
from theomachy.games.hera_zeus import vocabulary as v
from theomachy.games.hera_zeus.state import State
from theomachy.kernel.seats import WATCHER

MOST: Final = 32  # hidden places at the most: twelve on the field and a hand
NOTHING: Final = vec[i64]([0] * MOST)
NO_COUNTS: Final = vec[i64]([0] * table.HELD)


# --- what a seat remembers --------------------------------------------------------------------------------------------


def remembered(s: State, seat: int, over: bool) -> list[int]:
    """The memory as this seat has it."""
    seen: list[int] = []
    looked = table.OPENED
    for i in range(len(s.memory)):
        what, side, code = table.what_in(s.memory[i]), table.seat_in(s.memory[i]), table.code_in(s.memory[i])
        if what in (table.LOOKED, table.OPENED):
            looked = what
        hidden = what in (table.LAID, table.FETCHED) if side != seat else False
        if what == table.SEEN and looked == table.LOOKED and seat == WATCHER:
            hidden = True
        seen.append(table.entry(what, side, v.back_of(code)) if hidden and not over else s.memory[i])
    return seen


def known_in_hand(memory: list[int], side: int) -> tuple[list[int], list[int]]:
    """Cards that were seen in a hand and have not left it openly: surely there, or perhaps laid face down since."""
    known: list[tuple[int, int]] = []  # which, and when it was seen
    laid = {v.UNKNOWN: -1, v.UNKNOWN_WON: -1}  # when a card was last laid unseen, by its back
    for at, written in enumerate(memory):
        what, code = table.what_in(written), table.code_in(written)
        if table.seat_in(written) != side:
            continue
        if what in (table.LOOKED, table.OPENED):
            known = known if hides_hand(memory[at + 1 : at + 2]) else []
        elif what in (table.SEEN, table.GAINED) and code not in laid:
            known.append((code, at))
        elif what in (table.LEFT, table.SHOWN):
            known = without_last(known, code)
        elif what == table.LAID:
            laid[v.back_of(code)] = at
    perhaps = [code for code, at in known if can_be_laid(code) and laid[v.back_of(code)] > at]
    sure = [code for code, at in known if not can_be_laid(code) or laid[v.back_of(code)] < at]
    return sorted(sure), sorted(perhaps)


def hides_hand(seen: list[int]) -> bool:
    """Was a look, of whose cards this is the first, for the two players only?  Then a watcher knows what he knew."""
    return any(table.what_in(each) == table.SEEN and table.code_in(each) >= v.UNKNOWN for each in seen)


def without_last(known: list[tuple[int, int]], code: int) -> list[tuple[int, int]]:
    """Which of two equal cards left is not known: the one that has been there longer may be anywhere, so it is kept."""
    found = [i for i, (one, _) in enumerate(known) if one == code]
    return [one for i, one in enumerate(known) if i not in found[-1:]]


def can_be_laid(code: int) -> bool:
    """HZ-PLAY-01: can such a card lie on the field?"""
    return v.kind_of(code) <= v.CAPTIVE


# --- what that demands ------------------------------------------------------------------------------------------------


def seen_hand(s: State, looked: i64) -> vec[i64]:
    """The cards seen by the look that is written there."""
    seen = NO_COUNTS[:]
    i = looked + 1
    while i < len(s.memory) and table.what_in(s.memory[i]) == table.SEEN:
        seen[table.code_in(s.memory[i])] += 1
        i += 1
    return seen


def remembers_pegasus(s: State, side: i64) -> bool:
    i: i64 = 0
    while i < len(s.memory):
        if table.what_in(s.memory[i]) == table.WAS_PEGASUS and table.seat_in(s.memory[i]) == side:
            return True
        i += 1
    return False


class Plan:
    """Known cards that came to a hand and did not leave it openly: they lie there or among the cards laid since."""

    def __init__(self, s: State, side: i64, fetched: i64, brought: i64) -> None:
        self.fetched = fetched  # the card that Hades brings in this plan; NO_CARD if that is not open
        self.count: i64 = 0
        self.card: vec[i64] = NOTHING[:]
        self.stretch: vec[i64] = NOTHING[:]
        self.begun: vec[i64] = NOTHING[:]  # when it came
        self.level: vec[i64] = NOTHING[:]  # cards that came together, from 1
        self.rank: vec[i64] = NOTHING[:]  # the how many-th of its code and level
        self.weight = 1.0
        self.most = 1.0
        self.find(s, side, brought, True)
        self.find(s, side, brought, False)

    def find(self, s: State, side: i64, brought: i64, symbols: bool) -> None:
        """From the end to the beginning: more that came than left since must still be there."""
        stretch: i64 = 0
        i: i64 = 0
        while i < len(s.memory):
            if table.seat_in(s.memory[i]) == side and (
                table.what_in(s.memory[i]) == table.LOOKED or table.what_in(s.memory[i]) == table.OPENED
            ):
                stretch += 1
            i += 1
        balance = NO_COUNTS[:]
        pinned = NO_COUNTS[:]
        seen = NO_COUNTS[:]
        i = len(s.memory) - 1
        while i >= 0:
            what = table.what_in(s.memory[i])
            code = table.code_in(s.memory[i])
            if table.seat_in(s.memory[i]) == side:
                if what == table.SHOWN or what == table.LEFT:
                    balance[code] -= 1
                elif what == table.GAINED or what == table.FETCHED:
                    came = code if what == table.GAINED else brought
                    balance[came] += 1
                    self.pin(came, balance, pinned, stretch, i, symbols)
                elif what == table.LOOKED or what == table.OPENED:
                    seen = seen_hand(s, i)
                    code = 0
                    while code < v.KINDS:
                        copies = seen[code]
                        while copies > 0:
                            balance[code] += 1
                            self.pin(code, balance, pinned, stretch, i, symbols)
                            copies -= 1
                        code += 1
                    stretch -= 1
                    balance = NO_COUNTS[:]
                    pinned = NO_COUNTS[:]
                    code = 0
                    while code < v.KINDS:
                        balance[code] = -seen[code]
                        code += 1
            i -= 1

    def pin(self, card: i64, balance: vec[i64], pinned: vec[i64], stretch: i64, begun: i64, symbols: bool) -> None:
        if card >= v.KINDS or (card >= v.GOD) != symbols or balance[card] <= pinned[card]:
            return
        pinned[card] += 1
        n = self.count
        self.card[n] = card
        self.stretch[n] = stretch
        self.begun[n] = begun
        rank: i64 = 1
        m: i64 = 0
        while m < n:
            if self.card[m] == card and self.begun[m] == begun:
                rank += 1
            m += 1
        self.rank[n] = rank
        self.level[n] = begun + 1
        self.count = n + 1


def could_have_happened(s: State, side: i64) -> bool:
    """Goes through the memory with a hand of known cards and of cards not known yet; each that leaves was one of them.

    A known card leaves before an unknown one of the same code: that hinders nothing later.  Of the unknown ones those
    dealt, which are no captive, leave before those drawn.
    """
    base = table.HELD * side
    known = NO_COUNTS[:]
    dealt: i64 = 0
    drawn = hand_before(s, side)
    i: i64 = 0
    while i < len(s.memory):
        what = table.what_in(s.memory[i])
        code = table.code_in(s.memory[i])
        if table.seat_in(s.memory[i]) == side:
            if what == table.DEALT:
                dealt = drawn
                drawn = 0
            elif what == table.DREW:
                drawn += 1
            elif what == table.GAINED or what == table.FETCHED:
                known[code] += 1
            elif what == table.LAID or what == table.SHOWN or what == table.LEFT:
                if known[code] > 0:
                    known[code] -= 1
                elif dealt > 0 and code != v.CAPTIVE and not v.is_won(code):
                    dealt -= 1
                elif drawn > 0 and not v.is_won(code):
                    drawn -= 1
                else:
                    return False
            elif what == table.LOOKED or what == table.OPENED:
                seen = seen_hand(s, i)
                if not could_hold(seen, 0, known, drawn):
                    return False
                known = seen
                dealt = 0
                drawn = 0
        i += 1
    return could_hold(s.hand, base, known, drawn)


def hand_before(s: State, side: i64) -> i64:
    """How many native cards the hand held where the memory begins."""
    held: i64 = 0
    code: i64 = 0
    while code < v.KINDS:
        held += s.hand[table.HELD * side + code]
        code += 1
    held += s.hand[table.HELD * side + v.UNKNOWN]
    i: i64 = 0
    while i < len(s.memory):
        what = table.what_in(s.memory[i])
        if table.seat_in(s.memory[i]) == side and not v.is_won(table.code_in(s.memory[i])):
            if what == table.DREW or what == table.GAINED or what == table.FETCHED:
                held -= 1
            elif what == table.LAID or what == table.SHOWN or what == table.LEFT:
                held += 1
        i += 1
    return held


def could_hold(hand: vec[i64], base: i64, known: vec[i64], drawn: i64) -> bool:
    """Is every known card there, no won card unknown, and a captive only if known or perhaps drawn?"""
    code: i64 = 0
    while code < v.CODES:
        there = hand[base + code]
        if known[code] > there or (v.is_won(code) and known[code] < there):
            return False
        code += 1
    return hand[base + v.CAPTIVE] == known[v.CAPTIVE] or drawn > 0
