"""The tables of the second engine: map, places, cards, tasks, options and the 173 actions, typed from the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

ROWS = [
    "~..@A@..e",
    "~.#@@@#..",
    "........H",
    "#.M.K....",
    "C.g...Rl.",
    "#...T....",
    "#S..X..Ys",
]
COLUMNS = "abcdefghi"
SQUARES = [column + row for row in "1234567" for column in COLUMNS]  # a1 = 0, i7 = 62
KIND_OF_SQUARE = dict(zip(SQUARES, "".join(ROWS), strict=True))
SEA = [square for square in SQUARES if KIND_OF_SQUARE[square] == "."]
ANCHORS = [square for square in SQUARES if KIND_OF_SQUARE[square] == "@"]
STYX = [square for square in SQUARES if KIND_OF_SQUARE[square] == "~"]
WATER = SEA + ANCHORS + STYX
EDGE_SEA = [square for square in SEA if square[0] in "ai" or square[1] in "17"]
HYDRA_START = "e5"
WHIRLPOOLS = ["a3", "i2", "g7"]

DIRECTIONS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def beside(square: str, direction: str) -> str | None:
    """The next square in a direction, or None over the edge of the board."""
    across, down = DIRECTIONS[direction]
    column, row = COLUMNS.index(square[0]) + across, int(square[1]) + down
    return COLUMNS[column] + str(row) if 0 <= column < 9 and 1 <= row <= 7 else None


def neighbours(square: str) -> list[str]:
    return [other for direction in DIRECTIONS if (other := beside(square, direction)) is not None]


class City(NamedTuple):
    square: str
    value: int
    spaces: int


class Settlement(NamedTuple):
    square: str
    value: int
    marks: int


CITIES = {
    "corinth": City("a5", 3, 1),
    "mycenae": City("c4", 5, 2),
    "sparta": City("b7", 4, 2),
    "thera": City("e6", 3, 2),
    "crete": City("e7", 3, 2),
    "rhodes": City("g5", 4, 2),
    "cyprus": City("h7", 2, 2),
    "halicarnassus": City("i3", 4, 2),
}
SETTLEMENTS = {
    "ephesus": Settlement("i1", 3, 1),
    "salamis": Settlement("i7", 4, 2),
    "argos": Settlement("c5", 3, 1),
    "lindos": Settlement("h5", 4, 2),
}
COLOURS = ["red", "green", "blue", "yellow", "purple"]
CHESTS_OF_A_COLOUR = 3

ACTION_CARDS = {
    "zephyr": 6,
    "charon": 5,
    "trident": 2,
    "athena": 3,
    "tyche": 2,
    "ajax": 2,
    "hermes": 2,
    "hephaistos": 2,
    "pythia": 1,
    "ares": 1,
    "trader": 1,
    "argo": 1,
    "asklepios": 1,
    "aegis": 1,
}
KINDS = list(ACTION_CARDS)
PERMANENT = ["argo", "asklepios", "aegis"]


class Task(NamedTuple):
    kind: str
    place: str = ""
    n: int = 0
    colours: tuple[str, ...] = ()


class Pursuit(NamedTuple):
    points: int
    a: Task
    b: Task


def deliver(*colours: str) -> Task:
    return Task("deliver", n=len(colours), colours=colours)


BEAT_SHIP, BEAT_HYDRA = Task("beat_ship"), Task("beat_hydra")
PURSUITS = {
    "P01": Pursuit(1, Task("sail_with", "mycenae", 6), Task("pay", "halicarnassus", 1)),
    "P02": Pursuit(1, Task("leave", "rhodes", 3), BEAT_SHIP),
    "P03": Pursuit(2, deliver("red"), Task("sail_with", "sparta", 9)),
    "P04": Pursuit(2, deliver("green"), Task("pay", "corinth", 3)),
    "P05": Pursuit(2, deliver("blue"), Task("leave", "crete", 5)),
    "P06": Pursuit(2, deliver("yellow"), BEAT_SHIP),
    "P07": Pursuit(2, deliver("purple"), BEAT_SHIP),
    "P08": Pursuit(3, deliver("red", "green"), BEAT_HYDRA),
    "P09": Pursuit(3, deliver("blue", "yellow"), BEAT_HYDRA),
    "P10": Pursuit(3, Task("deliver_any", n=2), Task("pay", "cyprus", 5)),
    "P11": Pursuit(4, Task("deliver_any", n=3), Task("pay", "thera", 6)),
    "P12": Pursuit(3, deliver("red", "blue"), deliver("yellow", "purple")),
    "P13": Pursuit(3, deliver("red", "yellow"), deliver("green", "purple")),
    "P14": Pursuit(3, deliver("red", "purple"), deliver("green", "blue")),
    "P15": Pursuit(3, deliver("green", "yellow"), deliver("blue", "purple")),
    "P16": Pursuit(4, Task("deliver_same", n=2), Task("deliver_distinct", n=3)),
}
PURSUIT_IDS = list(PURSUITS)
POSITION_TASKS = ["sail_with", "leave", "pay"]

GOALS = {2: 16, 3: 14, 4: 12}
STYX_BONUS = {2: 1, 3: 2, 4: 2}
HONOUR_CARDS = 14
HYDRA_THRESHOLD = 10  # in halves
ODDS = {"standard": (2, 2, 1), "gentle": (3, 3, 4), "coin": (1, 1, 0)}  # lost, one, half

Value = str | int
OPTIONS: dict[str, list[Value]] = {  # the default first
    "first_player": ["random", "seat0"],
    "later_players": ["even", "card", "hoplite"],
    "kylix": ["rotate", "assign"],
    "hoplite_odds": ["standard", "gentle", "coin"],
    "action_cards_off_turn": ["never", "own_move"],
    "styx_bonus": ["reclaimed", "majority"],
    "delivery": ["on_arrival", "voluntary"],
    "chest_counts": ["once", "shared"],
    "make_room": ["either", "hoplite"],
    "short_conquest": ["vacant", "fail"],
    "relocation": ["sea", "any_free"],
    "secret_hydra": ["defence", "reveal"],
    "two_player_help": ["off", "swift"],
    "charybdis": ["off", "on", "free"],
    "round_limit": [60, 0, 30, 100],
    "goal_override": [0, 8, 10, 12, 14, 16, 18, 20],
}

POSITIONS = ["hoplites", "move", "card", "hydra"]  # of the Kylix, clockwise
SWAPS = {
    "hm": ("hoplites", "move"),
    "hc": ("hoplites", "card"),
    "hy": ("hoplites", "hydra"),
    "mc": ("move", "card"),
    "my": ("move", "hydra"),
    "cy": ("card", "hydra"),
}
SLOTS = ["open1", "open2", "secret"]
OPEN_SLOTS = SLOTS[:2]


def family(verb: str, *objects: object) -> list[str]:
    return [f"{verb}:{thing}" for thing in objects]


ACTIONS = [
    *family("sq", *SQUARES),
    *family("dir", *DIRECTIONS),
    *family("jump", 1, 2, 3),
    "stop",
    "pass",
    "end",
    "sacrifice",
    "below",
    "steal_card",
    *family("rot", *range(4)),
    *family("slot", *range(4)),
    *family("swap", *SWAPS),
    *family("die", *POSITIONS),
    *family("n", *range(5)),
    *family("found", *SETTLEMENTS),
    *family("attack", *CITIES, *SETTLEMENTS),
    *family("chest", *COLOURS),
    *family("deliver", *COLOURS),
    *family("city", *CITIES),
    *family("card", *KINDS),
    *family("discard", *KINDS),
    *family("claim", *(f"{slot}_{key}" for slot in SLOTS for key in "ab")),
    *family("open", 1, 2),
    *family("player", *range(4)),
]
INDEX = {action: index for index, action in enumerate(ACTIONS)}


def possible_groups(task: Task, chests: Counter[str]) -> list[Counter[str]]:
    """The groups of chests, out of these, that fulfil a delivery task exactly."""
    if not task.kind.startswith("deliver"):
        return []
    groups = [Counter(group) for group in sorted(set(combinations(sorted(chests.elements()), task.n)))]
    if task.kind == "deliver":
        return [group for group in groups if group == Counter(task.colours)]
    if task.kind == "deliver_same":
        return [group for group in groups if len(group) == 1]
    if task.kind == "deliver_distinct":
        return [group for group in groups if len(group) == task.n]
    return groups
