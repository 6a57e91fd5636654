"""The things in the box: squares, places, dice, chests, cards, tokens.  Numbers and names only; no rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FOR_CLIENTS: Final = (
    *("COLOURS", "COLUMNS", "WIDTH", "HEIGHT", "DIRECTIONS", "PLACE_NAMES", "CITIES", "HOPLITES", "SHIPBOARD"),
    *("POSITIONS", "PHASES", "ENDINGS", "REASONS", "HONOUR_CARDS", "PAIRS", "PAIR_POSITIONS"),
    *("ACTION_CARDS", "PURSUIT_NAMES", "SLOT_NAMES", "TASK_NAMES", "TASKS"),
)

# --- heroes -------------------------------------------------------------------------------------------------------

HEROES: Final = ("deukalion", "perseus", "hercules", "achilles")  # the seats, clockwise
MOST_SEATS: Final = 4

# --- squares ------------------------------------------------------------------------------------------------------

COLUMNS: Final = "abcdefghi"  # west to east
WIDTH: Final = 9
HEIGHT: Final = 7  # rows 1 to 7, north to south
SQUARES: Final = 63  # a square is WIDTH * (row - 1) + column
SQUARE_NAMES: Final = tuple(f"{COLUMNS[i % WIDTH]}{i // WIDTH + 1}" for i in range(SQUARES))
NO_SQUARE: Final = -1
POWERS: Final = [1 << square for square in range(SQUARES)]
BIT: Final = vec[i64](POWERS)  # of a square in a set of squares; compiled, a constant 1 is shifted in 32 bits only

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("n", "e", "s", "w")

# --- places: eight cities, then four settlements ------------------------------------------------------------------

CORINTH: Final = 0
MYCENAE: Final = 1
SPARTA: Final = 2
THERA: Final = 3
CRETE: Final = 4
RHODES: Final = 5
CYPRUS: Final = 6
HALICARNASSUS: Final = 7
EPHESUS: Final = 8
SALAMIS: Final = 9
ARGOS: Final = 10
LINDOS: Final = 11
PLACE_NAMES: Final = tuple(
    "corinth mycenae sparta thera crete rhodes cyprus halicarnassus ephesus salamis argos lindos".split()
)
PLACES: Final = 12
CITIES: Final = 8
SETTLEMENTS: Final = 4
VACANT: Final = -1  # whose a settlement is when it is nobody's

# --- pieces -------------------------------------------------------------------------------------------------------

HOPLITES: Final = 10  # of each player
SHIPBOARD: Final = 10  # spaces, for hoplites and chests

COLOURS: Final = ("red", "green", "blue", "yellow", "purple")
CHEST_COLOURS: Final = 5
CHESTS_OF_COLOUR: Final = 3
CHESTS: Final = 15
WHIRLPOOLS: Final = 3

HYDRA: Final = 4  # whom a relocation moves: a seat, or this

# --- the Kylix ----------------------------------------------------------------------------------------------------

DICE: Final = 5
FACES: Final = 3
SHAKES: Final = 243  # ordered results: the centre die, then the outer slots 0 to 3

HOPLITE_DIE: Final = 0
MOVE_DIE: Final = 1
CARD_DIE: Final = 2
HYDRA_DIE: Final = 3
POSITIONS: Final = ("hoplites", "move", "card", "hydra")  # clockwise

# --- cards --------------------------------------------------------------------------------------------------------

ZEPHYR: Final = 0
CHARON: Final = 1
TRIDENT: Final = 2
ATHENA: Final = 3
TYCHE: Final = 4
AJAX: Final = 5
HERMES: Final = 6
HEPHAISTOS: Final = 7
PYTHIA: Final = 8
ARES: Final = 9
TRADER: Final = 10
ARGO: Final = 11
ASKLEPIOS: Final = 12
AEGIS: Final = 13
ACTION_CARDS: Final = tuple(
    "zephyr charon trident athena tyche ajax hermes hephaistos pythia ares trader argo asklepios aegis".split()
)
KINDS: Final = 14
ALL_ACTION_CARDS: Final = 30

PURSUITS: Final = 16
PURSUIT_NAMES: Final = tuple(f"P{number:02}" for number in range(1, PURSUITS + 1))
SLOTS: Final = 2  # open cards
SECRET_SLOT: Final = 2  # in a claim
SLOT_NAMES: Final = ("open1", "open2", "secret")
TASK_NAMES: Final = ("a", "b")  # on each Pursuit card
HONOUR_CARDS: Final = 14

NO_CARD: Final = -1
UNKNOWN: Final = 255  # a card that cannot be seen; only in what is told

# Kinds of tasks.  The last three ask for a position.
DELIVER_EXACTLY: Final = 0
DELIVER_ANY: Final = 1
DELIVER_SAME: Final = 2
DELIVER_DISTINCT: Final = 3
BEAT_SHIP: Final = 4
BEAT_HYDRA: Final = 5
SAIL_WITH: Final = 6
LEAVE: Final = 7
PAY: Final = 8
TASKS: Final = tuple(
    "deliver deliver_any deliver_same deliver_distinct beat_ship beat_hydra sail_with leave pay".split()
)

# --- tokens: one verb, one object; 173 in all ---------------------------------------------------------------------

SQ: Final = 0  # + square
DIR: Final = 63  # + direction
JUMP: Final = 67  # + whirlpool
STOP: Final = 70
PASS: Final = 71
END: Final = 72
SACRIFICE: Final = 73
SEND_BELOW: Final = 74
STEAL_CARD: Final = 75
ROT: Final = 76  # + rotation
SLOT: Final = 80  # + outer slot
SWAP: Final = 84  # + pair
DIE: Final = 90  # + position
NUMBER: Final = 94  # + hoplites
FOUND: Final = 99  # + settlement
ATTACK: Final = 103  # + place
CHEST: Final = 115  # + colour
DELIVER: Final = 120  # + colour
CITY: Final = 125  # + city
CARD: Final = 133  # + kind
DISCARD: Final = 147  # + kind
CLAIM: Final = 161  # + 2 * slot + task
OPEN: Final = 167  # + slot
PLAYER: Final = 169  # + seat
TOKENS: Final = 173

MOST_RECLAIMED: Final = 4
PAIRS: Final = ("hm", "hc", "hy", "mc", "my", "cy")  # positions to exchange
PAIR_POSITIONS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))  # of each pair
FIRSTS: Final = [first for first, _ in PAIR_POSITIONS]
SECONDS: Final = [second for _, second in PAIR_POSITIONS]
PAIR_FIRST: Final = vec[i64](FIRSTS)
PAIR_SECOND: Final = vec[i64](SECONDS)
CLAIMS: Final = tuple(f"{slot}_{task}" for slot in SLOT_NAMES for task in TASK_NAMES)

# What chance brings.
DRAWN: Final = 173  # + kind
TURNED: Final = 187  # + Pursuit card
LAID: Final = 203  # + colour
STARTS: Final = 208  # + seat
SHAKEN: Final = 212  # + result
THROWN: Final = 455  # + throw
WHIRLED: Final = 741  # + hoplites lost
OUTCOMES: Final = 744  # all choices and outcomes are below

# --- throws: (lost, one, half), those of few hoplites first -------------------------------------------------------

ALL_THROWS: Final = [
    (lost, one, thrown - lost - one)
    for thrown in range(HOPLITES + 1)
    for lost in range(thrown + 1)
    for one in range(thrown - lost + 1)
]
THROWS: Final = 286
LOSTS: Final = [lost for lost, _, _ in ALL_THROWS]
ONES: Final = [one for _, one, _ in ALL_THROWS]
HALVES: Final = [half for _, _, half in ALL_THROWS]
STARTS_OF_THROWS: Final = [k * (k + 1) * (k + 2) // 6 for k in range(HOPLITES + 2)]
LOST_IN: Final = vec[i64](LOSTS)
ONE_IN: Final = vec[i64](ONES)
HALF_IN: Final = vec[i64](HALVES)
FIRST_THROW: Final = vec[i64](STARTS_OF_THROWS)  # by the number of hoplites thrown; the last cell is THROWS

# --- phases, kinds of ship moves, endings, reasons for Honour -----------------------------------------------------

SETTING_UP: Final = 0
SHAKING: Final = 1
OTHERS: Final = 2
PLACING: Final = 3
MAIN: Final = 4
SWIFT: Final = 5
PHASES: Final = ("setup", "shake", "others", "place", "main", "swift")

GOAL_REACHED: Final = 1  # DK-END-01
ROUNDS_OVER: Final = 2  # DK-END-06
ENDINGS: Final = ("", "goal-reached", "rounds-over")

FOR_HYDRA: Final = 0  # DK-HONOUR-03
FOR_STYX: Final = 1
FOR_CHEST: Final = 2
FOR_TOGETHER: Final = 3
REASONS: Final = ("hydra", "styx", "chest", "together")
