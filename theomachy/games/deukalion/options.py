"""Named answers where the book is silent or can be read in more than one way."""

from __future__ import annotations

from math import factorial
from threading import Lock
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.deukalion.drawing import packaged_map, read_map
from theomachy.games.deukalion.map import Map
from theomachy.games.deukalion.vocabulary import ALL_THROWS, HOPLITES
from theomachy.kernel import options as kernel
from theomachy.kernel.options import Editions, Table, Text, Value

# Option, its values (the first is the default), the clause it belongs to.
OPTIONS: Final[Table] = {
    "first_player": (("random", "seat0"), "DK-SETUP-11"),
    "later_players": (("even", "card", "hoplite"), "DK-SETUP-15"),
    "kylix": (("rotate", "assign"), "DK-KYLIX-05"),
    "hoplite_odds": (("standard", "gentle", "coin"), "DK-HOPLITE-09"),
    "action_cards_off_turn": (("never", "own_move"), "DK-ACTION-06"),
    "styx_bonus": (("reclaimed", "majority"), "DK-STYX-07"),
    "delivery": (("on_arrival", "voluntary"), "DK-DELIVER-02"),
    "chest_counts": (("once", "shared"), "DK-DELIVER-04"),
    "make_room": (("either", "hoplite"), "DK-CHEST-05"),
    "short_conquest": (("vacant", "fail"), "DK-SETTLE-12"),
    "relocation": (("sea", "any_free"), "DK-RELOCATE-05"),
    "secret_hydra": (("defence", "reveal"), "DK-HYDRA-19"),
    "two_player_help": (("off", "swift"), "DK-ROUND-09"),
    "charybdis": (("off", "on", "free"), "DK-CHARY-01"),
    "round_limit": ((60, 0, 30, 100), "DK-END-06"),
    "goal_override": ((0, 8, 10, 12, 14, 16, 18, 20), "DK-SETUP-01"),
    "map": (Text(), "DK-MOVE-03"),
}

EDITIONS: Final[Editions] = {"standard": {}}
DEFAULT_EDITION: Final = "standard"

# Weights of a hoplite that is thrown: lost, one, half.
ODDS: Final = {"standard": (2, 2, 1), "gentle": (3, 3, 4), "coin": (1, 1, 0)}
MOST_WEIGHT: Final = 1 << 31  # of all outcomes together, as generators draw them

MOST_MAPS: Final = 64  # are kept ready
BOX: Final = read_map(packaged_map(), "map.txt")
MAPS: Final = {"": BOX}  # by their text
ONE_AT_A_TIME: Final = Lock()  # of several threads


def map_of(text: str) -> Map:
    if text == "":
        return BOX
    with ONE_AT_A_TIME:
        known = MAPS.get(text)
        if known is not None:
            return known
        map = read_map(text, "map")
        if len(MAPS) > MOST_MAPS:
            del MAPS[list(MAPS)[1]]  # the oldest but the map of the box
        MAPS[text] = map
        return map


def throw_weights(odds: tuple[int, int, int]) -> list[int]:
    """DK-HOPLITE-09, DK-SETUP-14: in how many ways hoplites come to lie so.  With ten hoplites 3:3:4 has 10**10 ways in
    all; there the weights are divided by 5, which moves no chance by as much as one in a hundred million."""
    lost_weight, one_weight, half_weight = odds
    weights = []
    for lost, one, half in ALL_THROWS:
        ways = factorial(lost + one + half) // (factorial(lost) * factorial(one) * factorial(half))
        weight = ways * lost_weight**lost * one_weight**one * half_weight**half
        weights.append(weight // 5 if sum(odds) ** (lost + one + half) >= MOST_WEIGHT else weight)
    return weights


WEIGHTS: Final = {name: throw_weights(odds) for name, odds in ODDS.items()}

MOST_HALVES: Final = 2 * HOPLITES + 2  # what a throw can count, in half points; with bonuses a bit more is asked


def score_chances(weights: list[int]) -> list[float]:
    """By hoplites thrown and halves: how likely they score at least so much."""
    chances = [0.0] * ((HOPLITES + 1) * MOST_HALVES)
    total = [0] * (HOPLITES + 1)
    for (lost, one, half), weight in zip(ALL_THROWS, weights, strict=True):
        total[lost + one + half] += weight
    for (lost, one, half), weight in zip(ALL_THROWS, weights, strict=True):
        thrown = lost + one + half
        for halves in range(2 * one + half + 1):
            chances[MOST_HALVES * thrown + halves] += weight / total[thrown]
    return chances


def duel_chances(chances: list[float]) -> list[float]:
    """By hoplites of the challenger and of the challenged: how likely the challenger wins (DK-DUEL-04)."""
    duels = []
    for mine in range(HOPLITES + 1):
        for other in range(HOPLITES + 1):
            at = [chances[MOST_HALVES * other + halves] for halves in range(MOST_HALVES)]
            exactly = [at[halves] - at[halves + 1] for halves in range(MOST_HALVES - 1)]
            beats = [chances[MOST_HALVES * mine + halves + 1] for halves in range(MOST_HALVES - 1)]
            duels.append(sum(one * more for one, more in zip(exactly, beats, strict=True)))
    return duels


CHANCES: Final = {name: score_chances(weights) for name, weights in WEIGHTS.items()}
DUELS: Final = {name: duel_chances(chances) for name, chances in CHANCES.items()}


class Options(kernel.Options):
    """Ready for the rules."""

    def __init__(self, edition: str = DEFAULT_EDITION, changes: dict[str, Value] | None = None) -> None:
        super().__init__("deukalion", OPTIONS, EDITIONS, edition, changes)
        values = self.values
        self.seat0_begins: Final = values["first_player"] == "seat0"
        self.later_card: Final = values["later_players"] == "card"
        self.later_hoplite: Final = values["later_players"] == "hoplite"
        self.assigns_dice: Final = values["kylix"] == "assign"
        odds = ODDS[str(values["hoplite_odds"])]
        weights = WEIGHTS[str(values["hoplite_odds"])]
        self.throws: Final = vec[i64](weights)
        chances = CHANCES[str(values["hoplite_odds"])]
        self.chances: Final = vec[float](chances)
        duels = DUELS[str(values["hoplite_odds"])]
        self.duels: Final = vec[float](duels)
        self.lost_weight: Final[i64] = odds[0]
        self.kept_weight: Final[i64] = odds[1] + odds[2]
        self.cards_in_own_move: Final = values["action_cards_off_turn"] == "own_move"
        self.bonus_by_majority: Final = values["styx_bonus"] == "majority"
        self.voluntary: Final = values["delivery"] == "voluntary"
        self.shared: Final = values["chest_counts"] == "shared"
        self.only_hoplites: Final = values["make_room"] == "hoplite"
        self.short_fails: Final = values["short_conquest"] == "fail"
        self.any_free: Final = values["relocation"] == "any_free"
        self.reveals: Final = values["secret_hydra"] == "reveal"
        self.swift: Final = values["two_player_help"] == "swift"
        self.whirlpools: Final = values["charybdis"] != "off"
        self.free_whirlpools: Final = values["charybdis"] == "free"
        self.round_limit: Final[i64] = self.number("round_limit")
        self.goal: Final[i64] = self.number("goal_override")
        self.map: Final = map_of(str(values["map"]))

    def changed(self, name: str, value: Value) -> Options:
        return Options(self.edition, {**self.changes(), name: value})
