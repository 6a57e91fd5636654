"""The things in the box: spaces, colours, tokens, and the words of card texts.  Numbers only; no rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FOR_CLIENTS: Final = ("SPACES", "AREAS", "SPACE_AREAS", "COLOURS", "PLACE_NAMES", "PHASES", "ENDINGS", "POINTS_TO_WIN")

# --- sides, spaces and areas --------------------------------------------------------------------------------------

SIDES: Final = ("a", "b")

SPACES: Final = ("O1", "O2", "O3", "D1", "D2", "T1")  # of one side, from the Olympus edge to the Troy edge
SIDE: Final = 6  # spaces of a side; a place is SIDE * seat + space
PLACES: Final = 12
PLACE_NAMES: Final = tuple([f"{side}:{space}" for side in SIDES for space in SPACES])

OLYMPUS: Final = 0
DELPHI: Final = 1
TROY: Final = 2
AREAS: Final = ("olympus", "delphi", "troy")
AREAS_OF_BOTH_SIDES: Final = 2 * [OLYMPUS, OLYMPUS, OLYMPUS, DELPHI, DELPHI, TROY]
AREA_OF: Final = vec[i64](AREAS_OF_BOTH_SIDES)  # by place
SPACE_AREAS: Final = tuple([AREAS[area] for area in AREAS_OF_BOTH_SIDES[:SIDE]])

# --- cards --------------------------------------------------------------------------------------------------------

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = ("red", "blue", "yellow", "green")
ALL_COLOURS: Final = 15  # a multicolour hero, as bits

HERO: Final = 0
SOLDIER: Final = 1
EQUIPMENT: Final = 2
KINDS: Final = ("hero", "soldier", "equipment")

NO_CARD: Final = -1
UNKNOWN: Final = 255  # a card that cannot be seen; only in what is told, and in positions

ON_BOARD: Final = 2  # whose a colour marker is: a seat, or this

# --- the words of card texts --------------------------------------------------------------------------------------

PLAY_TIME: Final = 0
BEFORE_STRIKE: Final = 1
AFTER_STRIKE: Final = 2
ATTACK_PHASE_END: Final = 3
TURN_END: Final = 4
ALWAYS: Final = 5
STRUCK: Final = 6
UNIT_DEFEATED: Final = 7
UNIT_DISCARDED: Final = 8
SELF_DEFEATED: Final = 9
SELF_DISCARDED: Final = 10
TIMINGS: Final = (
    "play before_strike after_strike attack_phase_end turn_end always "
    "struck unit_defeated unit_discarded self_defeated self_discarded"
).split()

MAY: Final = 0
DO: Final = 1
MUST: Final = 2
MODES: Final = ("may", "do", "must")

SELF: Final = 0
OPPOSING: Final = 1
ADJACENT: Final = 2
FLANK: Final = 3
OWN_UNITS: Final = 4
ENEMY_UNITS: Final = 5
ANY_UNITS: Final = 6
SUBJECT: Final = 7
SAME: Final = 8
UNITS: Final = "self opposing adjacent flank own enemy any subject same".split()

# What became of an attack's strike (FO-ATTACK-07).
NOTHING: Final = 0
HIT: Final = 1
DEFEATED: Final = 2
BONUS: Final = 3

ALL: Final = -1  # every unit that matches; all damage

# --- tokens: one verb, one object; 624 in all ---------------------------------------------------------------------

DEFINITIONS: Final = 200
PLAY: Final = 0  # + card
PAY: Final = 200  # + card
CARD: Final = 400  # + card
OWN: Final = 600  # + space
ENEMY: Final = 606  # + space
MARKER: Final = 612  # + colour
AREA: Final = 616  # + area
YES: Final = 619
NO: Final = 620
DONE: Final = 621
KEEP: Final = 622
SKIP: Final = 623
TOKENS: Final = 624

OUTCOME: Final = 624  # chance: + card
STARTS: Final = 824  # chance: + seat

# --- phases and endings -------------------------------------------------------------------------------------------

PLAYING: Final = 1
ATTACKING: Final = 2
DRAWING: Final = 3
ENDING: Final = 4  # the end-of-turn effects
PHASES: Final = ("", "playing", "attacking", "drawing", "ending")

POINTS_TO_WIN: Final = 7  # FO-END-03: where the track of the counter ends on each side
BOARD_FULL: Final = 1  # FO-END-02
SEVEN_POINTS: Final = 2  # FO-END-03
PILE_EMPTY: Final = 3  # FO-END-05, -06, -07
ENDINGS: Final = ("", "board-full", "seven-points", "pile-empty")
