"""What each seat could remember of the hands of others.

What happens to cards is only noted.  When somebody asks, what an observer was told by the notes is worked out, as
accounts with weights (see `accounts`), from where that was done last.  Notes hold the truth and stay in the state; of
what an observer did not see only the fact is used, so what comes out depends on nothing hidden from him.

Of many accounts some are given up.  If all that were kept turn out wrong, it is worked out again from the beginning
with twice as many: in the end with all of them.  So there is always one that fits everything that was told.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.deukalion import accounts as acc
from theomachy.games.deukalion.accounts import BLANK, Account
from theomachy.games.deukalion.state import (
    DISCARDED,
    NO_MEMORY,
    PILE,
    WATCHING,
    Memory,
    Note,
    State,
    cards_in_hand,
    in_hand,
    notes_since,
)
from theomachy.games.deukalion.vocabulary import KINDS, MOST_SEATS
from theomachy.kernel.seats import WATCHER

# What is noted, beside a holder, another seat and a kind.
DREW: Final = 0  # from the pile
CAME: Final = 1  # from under the pile: everybody sees it
SHOWN: Final = 2  # it leaves a hand
STOLEN: Final = 3  # from the other
USED_UP: Final = 4  # the draw pile
RETURNED: Final = 5  # from the discard pile to the draw pile

MOST: Final = 1 << 30  # as many accounts can never be

# --- notes --------------------------------------------------------------------------------------------------------


def note(s: State, what: i64, holder: i64, other: i64, kind: i64) -> None:
    """What is about to happen; or has just happened, if no step was in between."""
    if s.remembers:
        s.notes = Note(what << 8 | holder << 6 | other << 4 | kind, s.notes)


def note_new_pile(s: State) -> None:
    """The discard pile is about to become the draw pile: all cards that are not in it are in hands."""
    note(s, USED_UP, 0, 0, 0)
    kind: i64 = 0
    while kind < KINDS:
        copies = s.table[DISCARDED + kind]
        while copies > 0:
            note(s, RETURNED, 0, 0, kind)
            copies -= 1
        kind += 1


# --- questions ----------------------------------------------------------------------------------------------------


def accounts_of(s: State, observer: i64) -> tuple[Account, ...]:
    """What a seat, or the watcher, remembers."""
    at: i64 = WATCHING if observer == WATCHER else observer
    memory = s.memories[at]
    if memory.upto is not s.notes and s.remembers:
        memory = worked_out(s, at, memory)
        s.memories = tuple([memory if i == at else s.memories[i] for i in range(WATCHING + 1)])
    return memory.accounts


def known_in_hand(s: State, holder: int, kind: int, observer: int) -> int:
    """How many cards of a kind in a hand another seat, or the watcher, knows to be there."""
    return acc.least(accounts_of(s, observer), holder, kind)


def unseen_by(s: State, observer: int) -> list[int]:
    """By kind: how many cards lie in the pile and in hands where this observer does not see them."""
    unseen = [s.hidden[PILE + kind] for kind in range(KINDS)]
    for holder in range(s.seats):
        if holder != observer:
            for kind in range(KINDS):
                unseen[kind] += in_hand(s, holder, kind)
    return unseen


# --- working out --------------------------------------------------------------------------------------------------


def worked_out(s: State, observer: int, memory: Memory) -> Memory:
    most = memory.most
    found = followed(s, observer, memory.upto, memory.accounts, most)
    while not found:
        most *= 2
        assert most < MOST, "what was noted has not happened so"
        found = followed(s, observer, memory.since, memory.first, most)
    return Memory(memory.since, memory.first, s.notes, found, most)


def followed(
    s: State, observer: int, since: Note | None, accounts: tuple[Account, ...], most: int
) -> tuple[Account, ...]:
    """What becomes of accounts by the notes since then; none if all that were kept turn out wrong."""
    unseen = unseen_by(s, observer)
    sizes = [cards_in_hand(s, holder) if holder < s.seats else 0 for holder in range(MOST_SEATS)]
    entries = [note.entry for note in notes_since(s, since)]
    for entry in entries:
        count(entry, observer, unseen, sizes, -1)
    for entry in reversed(entries):
        accounts = after(entry, observer, unseen, sizes, accounts, most)
        if not accounts:
            break
        count(entry, observer, unseen, sizes, 1)
    return accounts


def count(entry: int, observer: int, unseen: list[int], sizes: list[int], by: int) -> None:
    """What a note changes in numbers that the observer knows; taken back if `by` is -1."""
    what, holder, other, kind = entry >> 8, entry >> 6 & 3, entry >> 4 & 3, entry & 15
    if what == DREW:
        sizes[holder] += by
        if observer == holder:
            unseen[kind] -= by
    elif what == CAME:
        sizes[holder] += by
        if observer != holder:
            unseen[kind] += by
    elif what == SHOWN:
        sizes[holder] -= by
        if observer != holder:
            unseen[kind] -= by
    elif what == STOLEN:
        sizes[holder] += by
        sizes[other] -= by
        if observer == holder:
            unseen[kind] -= by
        elif observer == other:
            unseen[kind] += by
    elif what == RETURNED:
        unseen[kind] += by


def after(
    entry: int, observer: int, unseen: list[int], sizes: list[int], accounts: tuple[Account, ...], most: int
) -> tuple[Account, ...]:
    what, holder, other, kind = entry >> 8, entry >> 6 & 3, entry >> 4 & 3, entry & 15
    if what == USED_UP:
        found = acc.all_in_hands(accounts, unseen, sizes, observer)
    elif (what == CAME and observer != holder) or (what == STOLEN and observer == other):
        found = acc.known(accounts, holder, kind)
    elif accounts is BLANK:
        return BLANK
    elif what == DREW and observer == holder:
        found = acc.drawn(accounts, unseen, kind)
    elif what == SHOWN and observer != holder:
        found = acc.seen(accounts, unseen, sizes, holder, kind)
    elif what == STOLEN and observer == holder:
        found = acc.seen(accounts, unseen, sizes, other, kind)
    elif what == STOLEN:
        found = acc.stolen(accounts, sizes, holder, other)
    else:
        return accounts
    return acc.weighed(found, most)


# --- doors --------------------------------------------------------------------------------------------------------


def forget_all_but(s: State, observer: i64) -> None:
    """What other seats remember does not fit every world in which this one could be; what a watcher knows, all know."""
    seat: i64 = 0
    while seat < s.seats:
        memory = s.memories[seat]
        if seat != observer and (memory.upto is not s.notes or memory.accounts is not BLANK):
            blank = Memory(s.notes, BLANK, s.notes, BLANK)
            s.memories = tuple([s.memories[i] if i in (observer, WATCHING) else blank for i in range(WATCHING + 1)])
            return
        seat += 1


def remember(s: State, observer: int, accounts: tuple[Account, ...]) -> None:
    """What one recalls; the others know nothing."""
    at = WATCHING if observer == WATCHER else observer
    recalled = Memory(s.notes, accounts, s.notes, accounts)
    s.memories = tuple([recalled if i == at else NO_MEMORY[i] for i in range(WATCHING + 1)])
