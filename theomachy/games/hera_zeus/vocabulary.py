"""The things in the box: sides, lanes, kinds of cards, codes, tokens, endings.  Numbers only; no rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FOR_CLIENTS: Final = ("LANES", "ROWS", "ENDINGS")  # what those who read views and events may have to know

# --- sides and places ----------------------------------------------------------------------------------------------

HERA: Final = 0
ZEUS: Final = 1
SIDES: Final = ("hera", "zeus")

A: Final = 0  # lanes, seen from Hera's left
B: Final = 1
C: Final = 2
LANES: Final = ("A", "B", "C")
ROWS: Final = 4
PLACES: Final = 12  # of one field: A1 A2 A3 A4 B1 …
IN_HAND: Final = 12  # where a lost card lay, if at none of them
DRAWN_OUT: Final = 13
NOWHERE: Final = -1  # no place, no lane

# --- the sixteen kinds ---------------------------------------------------------------------------------------------

SEVEN: Final = 0
SIX: Final = 1
FIVE: Final = 2
FOUR: Final = 3
THREE: Final = 4
TWO: Final = 5
PEGASUS: Final = 6
PYTHIA: Final = 7
MEDUSA: Final = 8
PANDORA: Final = 9
CAPTIVE: Final = 10
GOD: Final = 11
DIONYSUS: Final = 12
HADES: Final = 13
PERSEPHONE: Final = 14
SIRENS: Final = 15
KINDS: Final = 16

# --- codes: a kind, or a kind won from the other deck --------------------------------------------------------------

WON: Final = 16  # added to the kind of a won card; only strengths 1 to 7, so SEVEN to PEGASUS, can be won
CODES: Final = 23
UNKNOWN: Final = 23  # a card that does not matter, or cannot be seen; never in a real deck
UNKNOWN_WON: Final = 24  # a back of the other deck; only in views and events
FIGURE: Final = 25  # no card; it stands in row 1
NO_CARD: Final = -1


def kind_of(code: i64) -> i64:
    return code - WON if WON <= code < CODES else code


def is_won(code: i64) -> bool:
    return WON <= code < CODES


def in_other_hands(code: i64) -> i64:
    """The code of the same card once it has changed sides."""
    return code - WON if is_won(code) else code + WON


def back_of(code: i64) -> i64:
    """HZ-SIRENS-04: a hidden card shows from which deck it comes, and nothing else."""
    return UNKNOWN_WON if is_won(code) or code == UNKNOWN_WON else UNKNOWN


def strength(kind: i64) -> i64:
    """Of a number card: 7 down to 1 for SEVEN to PEGASUS, else 0."""
    return 7 - kind if kind <= PEGASUS else 0


# --- tokens: one verb, one object; 108 in all ---------------------------------------------------------------------

DRAW: Final = 0
LAY: Final = 1  # + 11 native number kinds, + 7 won
CHALLENGE: Final = 19  # + lane
USE: Final = 22  # + P *P Y G D H E S
REMOVE_FIGURE: Final = 30
END_TURN: Final = 31
AT: Final = 32  # + 4 * lane + row - 1
TARGET_HAND: Final = 44
TARGET_LANE: Final = 45  # + lane
TARGET_OWN_FIGURE: Final = 48
TAKE: Final = 49  # + code, without C and H
NEXT: Final = 70  # + code, without C
COUNT: Final = 92  # + 0 … 3
FROM: Final = 96  # + 4 * lane + row - 1
TOKENS: Final = 108

OUTCOME: Final = 108  # chance: + code
STARTS: Final = 132  # chance: + side


def numbering(first: int, codes: list[int]) -> vec[i64]:
    """Code -> token; -1 for codes without one."""
    return vec[i64]([first + codes.index(c) if c in codes else -1 for c in range(FIGURE)])


WON_CODES: Final = list(range(WON, CODES))
LAY_CODES: Final = [*range(GOD), *WON_CODES]
USE_CODES: Final = [PEGASUS, WON + PEGASUS, PYTHIA, GOD, DIONYSUS, HADES, PERSEPHONE, SIRENS]
TAKE_CODES: Final = [k for k in range(KINDS) if k not in (CAPTIVE, HADES)] + WON_CODES
NEXT_CODES: Final = [k for k in range(KINDS) if k != CAPTIVE] + WON_CODES

LAY_OF: Final = numbering(LAY, LAY_CODES)
USE_OF: Final = numbering(USE, USE_CODES)
TAKE_OF: Final = numbering(TAKE, TAKE_CODES)
NEXT_OF: Final = numbering(NEXT, NEXT_CODES)

LAID_BY: Final = vec[i64](LAY_CODES)
USED_BY: Final = vec[i64](USE_CODES)
TAKEN_BY: Final = vec[i64](TAKE_CODES)
NEXT_BY: Final = vec[i64](NEXT_CODES)

# The card that an action, DRAW to REMOVE_FIGURE, needs in the hand, or NO_CARD.
CARD_OF: Final = vec[i64]([NO_CARD] + LAY_CODES + [NO_CARD] * 3 + USE_CODES + [NO_CARD])

# --- how a game ends -----------------------------------------------------------------------------------------------

BARE_FIELD: Final = 1  # HZ-END-01
NO_ACTION: Final = 2  # HZ-END-02
CAPTIVE_IN_FRONT: Final = 3  # HZ-END-03
CAPTIVE_IN_HAND: Final = 4  # HZ-END-04
CAPTIVE_IN_LANE: Final = 5  # HZ-END-05
TURN_LIMIT: Final = 6  # HZ-END-10
ENDINGS: Final = ("", "bare-field", "no-action", "captive-in-front", "captive-in-hand", "captive-in-lane", "turn-limit")
