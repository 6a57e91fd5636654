"""The second engine by itself: random games end, pieces are conserved, the worked scenarios come out as written."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from tests.deukalion.second_data import (
    ACTIONS,
    ANCHORS,
    CITIES,
    COLOURS,
    INDEX,
    KINDS,
    OPTIONS,
    PURSUIT_IDS,
    SEA,
    SETTLEMENTS,
    STYX,
    WATER,
    Value,
    neighbours,
)
from tests.deukalion.second_engine import SecondEngine, Table, check_invariants, public_summary
from tests.deukalion.second_table import Player, full_options

Step = str | int | tuple[int, int, int]


class Scenario:
    """A table laid in the notation of section 7: `A@d6 7h {blue} u3 s0 p4`."""

    def __init__(
        self,
        ships: str,
        phase: str,
        *,
        dice: tuple[int, ...] = (),  # hoplites, move, card, hydra
        centre: int = 1,
        outer: tuple[int, ...] = (),
        hydra: str = "e5",
        open: tuple[str, str] = ("P12", "P13"),
        cities: dict[str, str] | None = None,
        owners: dict[str, str] | None = None,
        hands: dict[str, str] | None = None,
        secrets: dict[str, str] | None = None,
        discard: str = "",
        auto: bool = True,
        **options: Value,
    ) -> None:
        notes = [note for note in ships.split("\n") if note.strip()]
        t = Table(len(notes), full_options(options), phase=phase)
        t.centre, t.outer, t.hydra = centre, list(outer), hydra
        t.dice = dict(zip(("hoplites", "move", "card", "hydra"), dice, strict=True)) if dice else {}
        for name, owner in (owners or {}).items():
            t.owners[name] = "ABCD".index(owner)
        for seat, note in enumerate(notes):
            t.players[seat] = self.player(note.strip(), t.settled(seat))
        for names, piles in ((secrets or {}, t.pursuit_pile.unknown), (hands or {}, t.action_pile.unknown)):
            for seat_name, cards in names.items():
                piles.subtract(cards.split())
                player = t.players["ABCD".index(seat_name)]
                if piles is t.action_pile.unknown:
                    player.hand = Counter(cards.split())
                else:
                    player.secret = cards
        t.discard = discard.split()
        t.action_pile.unknown.subtract(t.discard)
        t.open = {"open1": open[0], "open2": open[1]}
        t.pursuit_pile.unknown.subtract(open)
        self.lay_chests(t, cities or {})
        check_invariants(t)
        self.e = SecondEngine(t.seats, table=t, phase=phase, auto=auto)

    def player(self, note: str, settled: int) -> Player:
        found = re.fullmatch(r"[A-D]@(\w\w)(?: (\d+)h)?(?: \{(.*)\})?(?: u(\d+))?(?: s\d)?(?: p(\d+))?", note)
        assert found, note
        ship, aboard, chests, below, points = found.groups()
        below = below or "0"
        return Player(
            ship,
            int(aboard) if aboard else 10 - int(below) - settled,
            int(below),
            Counter(chests.split(", ") if chests else []),
            honour=int(points) - settled if points else 0,
        )

    def lay_chests(self, t: Table, cities: dict[str, str]) -> None:
        left = Counter(COLOURS * 3)
        for player in t.players:
            left.subtract(player.chests)
        for name, chests in cities.items():
            t.cities[name] = Counter(chests.split())
            left.subtract(chests.split())
        rest = list(left.elements())
        for name, city in CITIES.items():
            if name not in cities:
                t.cities[name], rest = Counter(rest[: city.spaces]), rest[city.spaces :]
        assert not rest

    def do(self, *steps: Step) -> Scenario:
        for step in steps:
            if isinstance(step, tuple):
                assert self.e.decision() == "throw"
                assert self.e.question is not None
                assert self.e.question.about[1] == sum(step)
                self.e.apply(11 * step[0] + step[1])
            elif self.e.decider() == "chance":
                self.e.apply(step if isinstance(step, int) else self.outcome(step))
            else:
                assert isinstance(step, str)
                assert INDEX[step] in self.e.legal(), (step, self.offered())
                self.e.apply(INDEX[step])
            check_invariants(self.e.table)
        return self

    def outcome(self, name: str) -> int:
        return {"draw": KINDS, "steal": KINDS, "pursuit": PURSUIT_IDS}[self.e.decision()].index(name)

    def offered(self) -> set[str]:
        return {ACTIONS[action] for action in self.e.legal()}

    def asks(self, seat: str, decision: str) -> Scenario:
        assert (self.e.decider(), self.e.decision()) == ("ABCD".index(seat), decision)
        return self

    def shows(self, *notes: str) -> Scenario:
        """Each note in the notation; what it leaves out is not looked at."""
        t = self.e.table
        for note in notes:
            seat = "ABCD".index(note[0])
            player = t.players[seat]
            for part in re.findall(r"@\w\w|\d+h|\{.*\}|u\d+|s\d+|p\d+", note):
                if part[0] == "@":
                    assert player.ship == part[1:], note
                elif part[0] == "{":
                    assert sorted(player.chests.elements()) == sorted(part[1:-1].split(", ") if part != "{}" else [])
                elif part[-1] == "h":
                    assert player.aboard == int(part[:-1]), note
                else:
                    have = {"u": player.below, "s": t.settled(seat), "p": t.total(seat)}[part[0]]
                    assert have == int(part[1:]), note
        return self

    def city(self, name: str) -> list[str]:
        return sorted(self.e.table.cities[name].elements())


# ---------------------------------------------------------------- worked scenarios


@pytest.mark.parametrize(
    ("rotation", "dice"), [(0, [3, 1, 2, 3]), (1, [3, 3, 1, 2]), (2, [2, 3, 3, 1]), (3, [1, 2, 3, 3])]
)
def test_w01_turning_the_kylix(rotation: int, dice: list[int]) -> None:
    s = Scenario("A@d1\nB@d2", "place", outer=(3, 1, 2, 3), centre=2)
    assert s.offered() == {"rot:0", "rot:1", "rot:2", "rot:3"}
    s.do(f"rot:{rotation}")
    assert [s.e.table.dice[position] for position in ("hoplites", "move", "card", "hydra")] == dice


def test_w02_which_steps_are_legal() -> None:
    s = Scenario("A@d1\nB@d3 4h u6\nC@c3", "others", centre=2, hydra="d4")
    assert s.asks("B", "ship").offered() == {"dir:n", "dir:e", "dir:w", "stop", "sacrifice"}
    s = Scenario("A@d1\nB@d3 0h u10\nC@c3", "others", centre=2, hydra="d4")
    assert s.asks("B", "ship").offered() == {"dir:n", "dir:e", "stop", "sacrifice"}


def test_w03_sacrifice_with_little_room() -> None:
    def before() -> Scenario:
        cities = {"cyprus": "blue", "corinth": ""}
        return Scenario("A@d1\nB@b3 7h {red, green} u3\nC@d1", "others", cities=cities)

    before().do("sacrifice", "pass").shows("B 8h {red, green} u2").asks("C", "ship")
    s = before().do("sacrifice", "chest:green", "city:cyprus").shows("B 9h {red} u1").asks("C", "ship")
    assert s.city("cyprus") == ["blue", "green"]


def test_w04_others_draw_pile_runs_out() -> None:
    discard = "charon charon charon charon charon"
    kept = "zephyr " * 5 + "trident trident athena athena athena tyche tyche ajax ajax hermes hermes "
    kept += "hephaistos hephaistos pythia ares trader argo asklepios"
    ships = "A@d1\nB@d1\nC@d1\nD@d1"
    s = Scenario(ships, "main", dice=(1, 1, 1, 1), hands={"A": kept}, discard=discard)
    s.do("die:card", "zephyr", "aegis", "charon").asks("A", "main")
    t = s.e.table
    assert (t.action_pile.size(), t.discard) == (4, [])
    assert [player.hand.total() for player in t.players] == [23, 1, 1, 1]


def test_w05_city_matched_exactly() -> None:
    def before() -> Scenario:
        cities = {"thera": "blue yellow"}
        return Scenario("A@d6 7h {} u3\nB@d1", "main", dice=(2, 1, 2, 1), cities=cities).do("die:move")

    s = before().do("attack:thera", (3, 2, 2), "chest:blue").shows("A 4h {blue} u6").asks("A", "main")
    assert s.city("thera") == ["yellow"]
    assert s.offered() == {"die:hoplites", "die:hydra", "end"}
    before().do("attack:thera", (3, 1, 3)).shows("A 4h {} u6").asks("A", "main")


def test_w06_through_the_whirlpool() -> None:
    cities = {"cyprus": "purple red"}
    s = Scenario("A@a3 6h {green} u4\nB@d1", "main", dice=(1, 3, 2, 1), cities=cities, charybdis="on")
    s.do("die:move", "jump:3", 1).shows("A@g7 5h u5").asks("A", "ship")
    assert s.e.table.steps == 2
    s.do("attack:cyprus", (2, 2, 1), "chest:purple").shows("A@g7 3h {green, purple} u7").asks("A", "main")


def test_w07_reclaiming_by_dumping() -> None:
    s = Scenario("A@b3 6h {red, red, yellow} u4\nB@d1", "main", dice=(3, 1, 2, 1), cities={"corinth": ""})
    s.do("die:hoplites")
    assert s.offered() == {"n:0", "n:1", "chest:red", "chest:yellow"}
    s.do("chest:red", "city:corinth", "n:2").shows("A 8h {red, yellow} u2 p0")
    assert s.city("corinth") == ["red"]


def test_w08_founding_out_of_turn() -> None:
    s = Scenario("A@d1\nB@d1\nC@d4 5h u4 s1 p3\nD@d1", "others", centre=1, owners={"ephesus": "C"})
    s.do("stop", "dir:s", "found:argos").shows("C@d5 4h u4 s2 p4").asks("D", "ship")
    assert s.e.table.players[2].honour == 2


def test_w09_conquering_a_settlement() -> None:
    s = Scenario("A@h4 9h u1 p5\nB@d1\nC@d1 5h u3 p6", "main", dice=(1, 1, 2, 1), owners={"lindos": "C"})
    s.do("die:move", "attack:lindos", (3, 4, 2)).shows("C u5 p4", "A 4h u4 s2 p7").asks("A", "main")


def test_w10_duel_won_by_a_non_active_challenger() -> None:
    ships = "A@d1\nB@f4 8h {} u2 p2\nC@f6 6h {yellow} u4\nD@d1"
    s = Scenario(ships, "others", centre=3, open=("P06", "P12"))
    s.do("dir:s", "dir:s", (2, 5, 1), (3, 2, 1), "chest:yellow").asks("B", "relocate_ship")
    assert s.offered() == {"sq:d5", "sq:f3", "sq:f7", "sq:g4", "sq:g6", "sq:i6"}
    s.do("sq:i6", "claim:open1_b", "P15").shows("B@f6 6h {yellow} u4 p4", "C@i6 3h {} u7").asks("C", "ship")
    assert s.e.table.players[1].completed == ["P06"]
    assert s.e.table.open == {"open1": "P15", "open2": "P12"}


def test_w11_duel_lost_by_the_active_player() -> None:
    ships = "A@h6 5h {red} u5\nB@d1\nC@d1\nD@g6 9h u1"
    hands = {"A": "hermes zephyr charon trader"}
    s = Scenario(ships, "main", dice=(1, 2, 2, 1), hands=hands, open=("P06", "P02"))
    s.do("die:move", "dir:w", "pass", (2, 2, 1), (4, 4, 1), "pass").asks("D", "steal")
    s.do("steal_card", "trader", "sq:i5").asks("A", "main").shows("D@g6 5h u5", "A@i5 3h {red} u7")
    assert s.e.table.players[3].hand == Counter(["trader"])
    assert s.e.table.players[0].hand.total() == 3
    assert s.e.table.players[0].completed == s.e.table.players[3].completed == []


@pytest.mark.parametrize("auto", [False, True])
def test_w12_lone_chest_in_passing(auto: bool) -> None:
    cities = {"mycenae": "red"}
    ships = "A@c3 5h {green} u5 p3\nB@d1"
    s = Scenario(ships, "main", dice=(1, 3, 2, 1), open=("P01", "P11"), cities=cities, auto=auto)
    s.do("die:move", "dir:e", "dir:n")
    if not auto:  # all public, all with one answer (section 3.1)
        s.asks("A", "deliver").do("deliver:green").asks("A", "place_chest").do("city:mycenae")
    s.do("dir:s").shows("A@d3 {} p4")
    if not auto:
        assert s.asks("A", "ship").offered() == {"stop"}
        s.do("stop")
    s.asks("A", "main")
    assert s.e.table.players[0].honour == 4
    assert s.city("mycenae") == ["green", "red"]
    assert [ACTIONS[answer] for _, _, answer in s.e.log[3:]] == ["deliver:green", "city:mycenae", "dir:s", "stop"]


def test_w13_delivery_completes_an_open_card() -> None:
    ships = "A@d1\nB@d1 9h {blue} u1\nC@e3 9h {red} u1 p4\nD@d1"
    cities = {"sparta": "yellow", "corinth": ""}
    secrets = {"C": "P07"}
    s = Scenario(ships, "others", centre=3, open=("P12", "P03"), cities=cities, secrets=secrets)
    s.do("stop", "dir:n").asks("C", "deliver")
    assert s.offered() == {"claim:open2_a"}  # his secret card might have fitted, so he is really asked
    s.do("claim:open2_a", "city:sparta", "P14").asks("D", "ship").shows("C@e2 {} p6")
    assert s.e.table.players[2].completed == ["P03"]
    assert s.e.table.players[2].honour == 4
    assert s.e.table.open == {"open1": "P12", "open2": "P14"}
    assert s.city("sparta") == ["red", "yellow"]


def test_w14_styx_with_sole_majority() -> None:
    s = Scenario("A@b2 5h u5 p3\nB@d1 u3\nC@d1 u4\nD@d1", "main", dice=(1, 1, 2, 1))
    s.do("die:move", "dir:w").shows("A@a2 10h u0 p5").asks("A", "main")
    assert s.e.table.players[0].honour == 5


def test_w15_styx_with_a_tie_and_little_room() -> None:
    ships = "A@d1 u3\nB@b1 5h {red, blue, blue} u3 s2 p2\nC@d1 u1"
    s = Scenario(ships, "others", centre=2, owners={"lindos": "B"})
    s.do("dir:w", "pass").shows("B@a1 7h {red, blue, blue} u1 s2 p2").asks("C", "ship")


def test_w16_hydra_beats_a_ship() -> None:
    s = Scenario("A@d1\nB@d1\nC@d1\nD@f6 6h {green} u4", "main", dice=(1, 1, 2, 2))
    s.do("die:hydra", "dir:e", "dir:s", (2, 3, 1)).asks("C", "relocate_ship").do("sq:f3").asks("A", "main")
    s.shows("D@f3 4h {green} u6")
    assert s.e.table.hydra == "f6"


def test_w17_hydra_repelled() -> None:
    s = Scenario("A@d1\nB@g4 10h p2", "main", dice=(1, 1, 2, 1), hydra="g3")
    s.do("die:hydra", "dir:s", (3, 5, 2)).asks("B", "relocate_hydra")
    assert s.offered() == {f"sq:{square}" for square in "e3 e5 f4 f6 g3 h2 h4 i5".split()}
    s.do("sq:e5").shows("B@g4 7h u3 p3").asks("A", "main")
    assert (s.e.table.hydra, s.e.table.players[1].honour) == ("e5", 3)


def test_w18_slaying_the_hydra() -> None:
    ships = "A@d1\nB@d1\nC@d5 10h p1"
    s = Scenario(ships, "others", centre=2, open=("P08", "P12"))
    s.do("stop", "dir:e", (4, 5, 1), "P01").asks("C", "relocate_hydra").do("sq:f3").asks("A", "kylix")
    s.shows("C@e5 6h u4 p4")
    assert (s.e.table.hydra, s.e.table.players[2].honour) == ("f3", 1)
    assert s.e.table.players[2].completed == ["P08"]
    s = Scenario(ships, "others", centre=2).do("stop").asks("C", "ship")
    assert "dir:e" not in s.offered()


def test_w19_paying_action_cards() -> None:
    hands = {"B": "zephyr charon trident athena"}
    s = Scenario("A@d1\nB@b4\nC@d1", "others", centre=3, open=("P04", "P12"), hands=hands)
    s.do("dir:s").asks("B", "claim_now")
    assert s.offered() == {"claim:open1_b", "pass"}
    s.do("claim:open1_b", "discard:trident", "discard:zephyr", "discard:charon", "P14").shows("B@b5 p2").asks(
        "C", "ship"
    )
    assert +s.e.table.players[1].hand == Counter(["athena"])
    assert s.e.table.action_pile.bottom == ["trident", "zephyr", "charon"]
    s = Scenario("A@d1\nB@b4\nC@d1", "others", centre=3, open=("P04", "P12"), hands=hands)
    assert "claim:open1_b" in s.do("dir:s", "pass").asks("B", "ship").offered()


def test_w20_cards_founding_immediate_end() -> None:
    ships = "A@g3 3h u6 s1 p11\nB@d1\nC@d1\nD@d1"
    s = Scenario(ships, "main", dice=(1, 1, 3, 1), hands={"A": "zephyr charon"}, owners={"ephesus": "A"})
    s.do("card:charon", "n:2", "die:move", "dir:e", "card:zephyr", "dir:s", "found:lindos")
    s.shows("A@h4 3h u4 s3 p13")
    assert (s.e.decider(), s.e.table.winners, s.e.table.used) == (None, [0], ["move"])


# ---------------------------------------------------------------- clauses that random games seldom reach


@pytest.mark.parametrize(("option", "owner", "below"), [("vacant", None, 2), ("fail", 1, 0)])
def test_too_few_survivors_for_a_settlement(option: str, owner: int | None, below: int) -> None:
    ships = "A@h4 5h u5\nB@d1"
    hands = {"A": "athena athena zephyr"}
    s = Scenario(ships, "main", dice=(1, 1, 2, 1), hands=hands, owners={"lindos": "B"}, short_conquest=option)
    s.do("die:move", "attack:lindos", "card:athena", "card:athena", "pass", (4, 1, 0), "pass").shows("A 1h u9")
    assert (
        s.asks("A", "after_fail").do("pass").asks("A", "main").e.table.owners["lindos"] == 1
    )  # score 1 + 2 = 3: not enough
    s = Scenario(ships, "main", dice=(1, 1, 2, 1), hands={"A": "athena athena athena"}, owners={"lindos": "B"})
    s.e.table.options["short_conquest"] = option
    s.do("die:move", "attack:lindos", "card:athena", "card:athena", "card:athena", (4, 1, 0)).shows("A 1h u9")
    assert s.asks("A", "main").e.table.owners["lindos"] == owner
    assert s.e.table.players[1].below == below


def test_two_claims_at_a_turn_up_give_honour_cards() -> None:
    """DK-PURSUIT-12, -14: A takes P06 by a duel, P01 comes up, and both A and B lie ready."""
    ships = "A@c3 8h u2\nB@h3\nC@d4 2h u8"
    s = Scenario(ships, "main", dice=(1, 2, 2, 1), open=("P06", "P12"), hands={"B": "zephyr"}, hydra="e5")
    s.do("die:move", "dir:e", "dir:s", (0, 8, 0), (2, 0, 0), "sq:f5", "claim:open1_b", "P01")
    assert s.asks("A", "claim_now").offered() == {"claim:open1_a", "pass"}
    s.do("claim:open1_a").asks("B", "claim_now").do("claim:open1_b", "discard:zephyr", "P15").asks("A", "main")
    s.shows("A@d4 8h p3", "B@h3 p1")
    assert s.e.table.removed == ["P01"]
    assert s.e.table.action_pile.bottom == ["zephyr"]


def test_an_empty_pursuit_pile_leaves_the_slot_empty() -> None:
    s = Scenario("A@d3 9h {red} u1\nB@d1", "main", dice=(1, 1, 2, 1), open=("P03", "P12"), cities={"sparta": "red"})
    rest = +s.e.table.pursuit_pile.unknown
    s.e.table.pursuit_pile.unknown.clear()
    s.e.table.removed = list(rest)
    s.do("die:move", "dir:n").shows("A@d2 {} p2").asks("A", "main")  # claim and place are forced
    assert s.e.table.open == {"open1": None, "open2": "P12"}


def test_a_shared_chest_serves_two_cards() -> None:
    """DK-DELIVER-12"""
    ships = "A@d3 8h {red, green} u2\nB@d1"
    s = Scenario(ships, "main", dice=(1, 1, 2, 1), open=("P08", "P10"), secrets={"A": "P01"}, chest_counts="shared")
    s.do("die:move", "dir:n")
    assert s.offered() == {"claim:open1_a", "claim:open2_a", "deliver:red", "deliver:green"}
    s.do("claim:open1_a", *self_placing(s), "P12")
    assert s.asks("A", "claim_now").offered() == {"claim:open2_a", "pass"}
    s.do("claim:open2_a", "P14").asks("A", "claim_now")
    assert s.offered() == {"pass"}  # the secret card might have fitted
    s.do("pass").shows("A@d2 {} p6").asks("A", "main")


def self_placing(s: Scenario) -> list[str]:
    """The cities with free spaces, as answers for the chests placed next; a single free one is not asked for."""
    free = s.e.table.free_cities()
    return [f"city:{free[0]}"] if len(free) > 1 else []


def test_a_secret_hydra_card_is_revealed_by_the_attack() -> None:
    """DK-HYDRA-18, -20"""
    ships = "A@d5\nB@d1"
    s = Scenario(ships, "main", dice=(1, 1, 2, 1), secrets={"A": "P09"}, secret_hydra="reveal")
    s.do("die:move", "dir:e", (0, 10, 0))
    assert s.e.table.players[0].revealed
    assert s.asks("A", "claim_now").offered() == {"claim:secret_b", "pass"}
    s.do("claim:secret_b", "sq:f3").shows("A@e5 p3").asks("A", "main")
    s = Scenario(ships, "main", dice=(1, 1, 2, 1), secrets={"A": "P09"}).do("die:move")
    assert "dir:e" not in s.offered()


def test_a_ship_relocated_onto_the_styx_bathes_there() -> None:
    """DK-RELOCATE-05, -10"""
    ships = "A@b3\nB@c3 2h u8"
    s = Scenario(ships, "main", dice=(1, 1, 2, 1), relocation="any_free").do("die:move", "dir:e", (0, 10, 0), (2, 0, 0))
    assert {"sq:a2", "sq:d1", "sq:e2"} <= s.asks("A", "relocate_ship").offered()
    s.do("sq:a2").shows("B@a2 10h u0 p1").asks("A", "main")


# ---------------------------------------------------------------- the vocabulary and the map


def test_the_actions_have_the_fixed_indices() -> None:
    assert len(ACTIONS) == len(INDEX) == 173
    firsts = {"sq:a1": 0, "sq:i7": 62, "dir:n": 63, "jump:1": 67, "stop": 70, "pass": 71, "end": 72, "sacrifice": 73}
    firsts |= {"below": 74, "steal_card": 75, "rot:0": 76, "slot:0": 80, "swap:hm": 84, "die:hoplites": 90, "n:0": 94}
    firsts |= {"found:ephesus": 99, "attack:corinth": 103, "attack:lindos": 114, "chest:red": 115, "deliver:red": 120}
    firsts |= {"city:corinth": 125, "card:zephyr": 133, "discard:zephyr": 147, "claim:open1_a": 161}
    firsts |= {"claim:secret_b": 166, "open:1": 167, "player:0": 169, "player:3": 172}
    assert {action: INDEX[action] for action in firsts} == firsts


def test_the_map_has_the_approaches_of_the_table() -> None:
    assert (len(WATER), len(SEA), len(ANCHORS), len(STYX)) == (44, 37, 5, 2)
    approaches = (
        "b5 / b4 c3 d4 / b6 c7 / d6 e5 f6 / d7 f7 / f5 g4 g6 / g7 h6 / h3 i2 i4 / h1 i2 / i6 / b5 c6 d5 / h4 h6 i5"
    )
    places = [city.square for city in CITIES.values()] + [place.square for place in SETTLEMENTS.values()]
    found = [" ".join(sorted(near for near in neighbours(place) if near in WATER)) for place in places]
    assert found == approaches.split(" / ")
    assert sum(city.spaces for city in CITIES.values()) == 15


# ---------------------------------------------------------------- random games

IDLE = {INDEX[action] for action in ("stop", "pass", "end", "sacrifice")}
GAMES = 24  # many more were played while the rules were written


def random_options(rng: random.Random) -> dict[str, Value]:
    return {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.6}


def play_at_random(seats: int, seed: int) -> tuple[SecondEngine, set[str]]:
    rng = random.Random(seed)
    options = random_options(rng)
    e = SecondEngine(seats, options, auto=rng.random() < 0.5)
    eager = [
        rng.choice([0.3, 0.8, 0.95, 1]) for _ in range(seats)
    ]  # how often a player does something rather than nothing
    seen: set[str] = set()
    turn, decisions = (0, 0), 0
    while e.decider() is not None:
        legal = e.legal()
        assert legal == sorted(set(legal))
        assert legal
        who = e.decider()
        seen.add(e.decision())
        if isinstance(who, int):
            now = (e.table.round, e.table.active)
            turn, decisions = now, decisions + 1 if turn == now else 1
            assert decisions <= 300, (seats, seed)
            doing = [action for action in legal if action not in IDLE]
            choices = doing if doing and rng.random() < eager[who] else legal
            answer = rng.choice(choices)
            seen.add(ACTIONS[answer].partition(":")[0])
        else:
            assert min(e.weights()) > 0
            answer = rng.choices(legal, e.weights())[0]
        e.apply(answer)
        check_invariants(e.table)
        if e.table.options["round_limit"] == 0 and e.table.round > 60:
            break  # a game without limit need not end (section 5)
    return e, seen


def test_random_games_run_to_the_end_conserve_everything_and_everything_happens() -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        seats = 2 + seed % 3
        e, happened = play_at_random(seats, 50_000 + seed)
        seen |= happened
        t = e.table
        where = (seats, seed, t.options)
        assert t.phase == "over" or t.options["round_limit"] == 0, where
        if t.reason == "goal":
            assert t.total(t.winners[0]) == max(t.total(seat) for seat in range(seats)) >= t.goal(), where
        elif t.reason == "rounds":
            assert t.round == t.options["round_limit"], where
    verbs = {action.partition(":")[0] for action in ACTIONS}
    decisions = (
        "whirl_place start_anchor ship claim_now deliver pick_chest place_chest make_room reclaim space kylix main"
    )
    decisions += " hydra before_throw after_throw after_fail steal relocate_ship relocate_hydra pay_card target_player"
    decisions += " swap_dice pick_open first chest pursuit draw secret die throw whirlpool"
    assert verbs | set(decisions.split()) <= seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_repeats_the_game(seats: int) -> None:
    for seed in range(3):
        e, _ = play_at_random(seats, seed)
        again = SecondEngine(seats, dict(e.table.options), auto=False)
        for who, decision, answer in e.log:
            assert (again.decider(), again.decision()) == (who, decision)
            again.apply(answer)
        ours, theirs = public_summary(e), public_summary(again)
        if e.decider() is None:
            assert ours == theirs


# ---------------------------------------------------------------- the public schedule

HIDDEN = ["hands", "secret"]


def exchange_hidden_cards(t: Table, seat: int, rng: random.Random) -> None:
    """Gives this seat another secret card and another hand, out of what lies in the piles."""
    player = t.players[seat]
    if player.secret and not player.revealed and t.pursuit_pile.unknown.total():
        other = rng.choice(list(t.pursuit_pile.unknown.elements()))
        t.pursuit_pile.unknown[other] -= 1
        t.pursuit_pile.unknown[player.secret] += 1
        player.secret = other
    cards = [*player.hand.elements(), *t.action_pile.unknown.elements()]
    rng.shuffle(cards)
    size = player.hand.total()
    player.hand, t.action_pile.unknown = Counter(cards[:size]), Counter(cards[size:])


def seen_by_all(e: SecondEngine) -> dict[str, object]:
    shown = {name: value for name, value in public_summary(e).items() if name not in HIDDEN}
    return shown | {"hand sizes": [player.hand.total() for player in e.table.players]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_change_nothing_but_the_list_of_actions(seats: int) -> None:
    """Section 4: in two worlds that differ in a seat's hidden cards the same actions lead to the same questions."""
    for seed in range(5):
        rng = random.Random(seed)
        e, _ = play_at_random(seats, seed)
        seat = rng.randrange(seats)
        starts = [k for k, (who, _, _) in enumerate(e.log) if isinstance(who, int) and who != seat and k > 60]
        worlds = [SecondEngine(seats, dict(e.table.options), auto=False) for _ in range(2)]
        for _, _, answer in e.log[: rng.choice(starts)]:
            for world in worlds:
                world.apply(answer)
        for world in worlds:
            world.auto = True
        exchange_hidden_cards(worlds[1].table, seat, rng)
        for _ in range(150):
            assert seen_by_all(worlds[0]) == seen_by_all(worlds[1]), (seats, seed)
            common = sorted(set(worlds[0].legal()) & set(worlds[1].legal()))
            if not common:
                break
            answer = rng.choice(common)
            for world in worlds:
                world.apply(answer)
