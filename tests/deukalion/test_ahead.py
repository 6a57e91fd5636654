"""What can be said before it is asked: a voyage with the challenge at its end, the Hoplite die with how many come back,
and what follows a move."""

from __future__ import annotations

import pytest

from tests.deukalion.table import GAME, Table
from tests.rule import rule
from theomachy.games.deukalion.ahead import plans
from theomachy.games.deukalion.notation import write_action
from theomachy.games.deukalion.vocabulary import END
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.words import words

OVER_THE_SEA = "A acts | kylix 2! 2 2! 2!"


def planned(table: Table) -> set[str]:
    return {" ".join(map(write_action, plan)) for plan in plans(table.view("A"))}


def said(table: Table) -> dict[str, str]:
    return {write_action(plan[-1]): text for text, plan in words("en", "deukalion").ahead(table.view("A"))}


@rule("DK-CITY-01", "DK-CITY-02", "DK-SETTLE-02", "DK-SETTLE-03", "DK-SETTLE-07", "DK-HOPLITE-14")
@pytest.mark.parametrize(
    ("position", "plan"),
    [
        ("A: d3 5h u5", "DIE(move) DIR(s) ATTACK(mycenae); DIE(move) DIR(s) DIR(s) FOUND(argos)"),
        ("A: d3 5h u4 | on argos", "DIE(move) DIR(s) ATTACK(mycenae)"),
        ("A: d3 5h    B: a3 9h | on argos", "DIE(move) DIR(s) ATTACK(mycenae); DIE(move) DIR(s) DIR(s) ATTACK(argos)"),
        ("A: d3 0h u10", ""),
        ("A: d3 5h u5    B: d4", "DIE(move) DIR(w) ATTACK(mycenae)"),
        (
            "A: d4 5h u5",
            "DIE(move) ATTACK(mycenae); DIE(move) DIR(s) FOUND(argos); DIE(move) DIR(s) DIR(s) ATTACK(thera)",
        ),
        ("A: h4 1h u9", "DIE(move) DIR(n) ATTACK(halicarnassus); DIE(move) DIR(w) ATTACK(rhodes)"),
    ],
)
def test_what_can_be_reached_is_challenged_or_founded_from_afar(position: str, plan: str) -> None:
    assert planned(Table(f"{OVER_THE_SEA}    {position}")) == set(plan.split("; ")) - {""}


@rule("DK-OTHERS-02", "DK-OTHERS-06")
def test_the_others_sail_to_a_challenge_too() -> None:
    table = Table("A sails 3 in B's turn    A: d2 8h u2    B: a3")
    assert planned(table) == {"DIR(s) DIR(s) ATTACK(mycenae)", "DIR(s) DIR(s) DIR(s) FOUND(argos)"}


@rule("DK-HOPLITE-03", "DK-ACTION-19")
def test_the_hoplite_die_is_used_with_a_number() -> None:
    at_sea = "A acts | kylix 3 2! 2 2!    A: f4"
    table = Table(f"{at_sea} 5h u5")
    assert said(table)["N(2)"] == "Take 2 hoplites back"
    assert planned(table) == {f"DIE(hoplites) N({count})" for count in (1, 2, 3)}
    assert planned(Table(f"{at_sea} 5h u5 | has asklepios")) == {f"DIE(hoplites) N({count})" for count in (1, 2, 3, 4)}
    assert planned(Table(f"{at_sea} 9h u1")) == {"DIE(hoplites) N(1)"}
    assert planned(Table(f"{at_sea} 10h")) == set()


@rule("DK-ROUND-06", "DK-CARDDIE-01")
def test_a_card_die_that_is_for_others_comes_with_the_end() -> None:
    table = Table("A acts | kylix 2! 2! 1 2!    A: f4")
    assert planned(table) == {"DIE(card) END"}
    assert said(table) == {"END": "End your turn; first all others draw an Action card"}
    assert planned(Table("A acts | kylix 2! 2! 3 2!    A: f4")) == set()


@rule("DK-ROUND-04", "DK-MOVE-01", "DK-HYDRA-02")
def test_the_next_die_ends_a_move() -> None:
    table = Table("A acts | kylix 2 2 3 2    A: f3 9h u1").do("DIE(move) DIR(n)")
    assert planned(table) == {
        *("STOP DIE(hoplites)", "STOP DIE(hoplites) N(1)", "STOP DIE(card)", "STOP DIE(hydra)"),
    }
    assert said(table)["DIE(card)"] == "Card die 3: draw an Action card (your ship stops here)"
    table = Table("A acts | kylix 2 2! 2 2    A: f4 | hand athena").do("DIE(hydra) DIR(e)")
    assert planned(table) == {"STOP END"}
    assert said(table)["END"] == "End your turn (the Hydra stops here)"
    sailing = Table("A sails 2 in B's turn    A: f3 9h u1 | hand athena    B: a3")
    assert not any(plan.startswith("STOP") for plan in planned(sailing))


def test_every_plan_can_be_carried_out_until_somebody_else_is_asked() -> None:
    """In random games; only the end need not be asked for, and a Pursuit card may come in between."""
    rng, carried = Rng(7), 0
    for seats in (2, 3, 4):
        s = GAME.new(seats, GAME.options())
        for _ in range(1200):
            seat = GAME.to_move(s)
            if seat < 0 and seat != CHANCE:
                break
            if seat != CHANCE:
                view = GAME.view(s, seat)
                for plan in plans(view):
                    assert plan[-1] not in view.legal
                    then = s.copy()
                    for action in plan:
                        asked = then.frame.step().question() if then.frame is not None else ""
                        if GAME.to_move(then) != seat or asked == "claim-now" or (action == END and asked != "main"):
                            break
                        assert action in GAME.legal(then), (plan, action)
                        GAME.apply(then, action)
                    else:
                        carried += 1
            found = GAME.choices(s)
            GAME.take(s, found.pick(rng))
    assert carried > 1000
