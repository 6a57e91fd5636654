"""Every reason to refuse, with its clause; and nothing has changed."""

import ast
from pathlib import Path

import pytest

from tests.olympus.table import GAME, Box, Position, Table
from tests.rule import CLAUSES, rule
from theomachy.games.olympus import refusals
from theomachy.games.olympus.vocabulary import OUTCOME, STARTS, TOKENS

MAIN: Position = {"a": "O1 carians", "hand_a": "cicones teucer hector sword_red shield_green myrmidons"}
FULL = "O1 carians, O2 dardani, O3 lapiths, D1 danaans, D2 argonauts, T1 achaeans"
EQUIPPED = ", ".join(f"{space} carians+sword_red" for space in ("O1", "O2", "O3", "D1", "D2"))
TARGET: Position = {"a": "O1 chiron", "b": "O1 lapiths, D1 dardani", "phase": "attack"}

# What is tried, the reason, its clause; where; and what is done before.
REFUSED: list[tuple[str | int, str, str, Position, str]] = [
    ("DONE", "game-over", "FO-END-09", {"a": "O1 carians", "counter": 6, "phase": "attack"}, ""),
    ("DONE", "chance-is-asked", "FO-DRAW-02", {"phase": "draw"}, ""),
    (STARTS, "chance-is-asked", "FO-DRAW-02", {"phase": "draw"}, ""),
    ("{hector}", "not-for-players", "FO-DRAW-02", MAIN, ""),
    (OUTCOME + 300, "not-for-players", "FO-DRAW-02", MAIN, ""),
    (-1, "no-such-choice", "FO-TURN-02", MAIN, ""),
    (-(1 << 70), "no-such-choice", "FO-TURN-02", MAIN, ""),
    # phase 1
    ("YES", "another-question", "FO-PLAY-01", MAIN, ""),
    ("NO", "no-declining", "FO-PLAY-01", MAIN, ""),
    ("SKIP", "another-question", "FO-PLAY-01", MAIN, ""),
    ("PAY(teucer)", "another-question", "FO-PLAY-01", MAIN, ""),
    ("PLAY(jason)", "not-in-hand", "FO-PLAY-01", MAIN, ""),
    (150, "not-in-hand", "FO-PLAY-01", MAIN, ""),  # no such card
    ("PLAY(hector)", "cannot-pay", "FO-PLAY-08", MAIN, ""),
    ("PLAY(cicones)", "no-empty-space", "FO-PLAY-06", {"a": FULL, "hand_a": "cicones teucer sword_red"}, ""),
    ("YES", "not-option", "FO-ABILITY-13", {"hand_a": "peleus argonauts sword_red"}, "PLAY(peleus) OWN(O1)"),
    ("PLAY(shield_red)", "no-bearer", "FO-EQUIP-11", {"a": EQUIPPED, "hand_a": "shield_red myrmidons"}, ""),
    # paying
    ("PAY(dardani)", "wrong-colour", "FO-PAY-01", {"hand_a": "cicones teucer myrmidons dardani"}, "PLAY(cicones)"),
    ("PAY(jason)", "rest-unpayable", "FO-PAY-07", {"hand_a": "menelaus argonauts phaeacians jason"}, "PLAY(menelaus)"),
    ("PAY(hector)", "not-in-hand", "FO-PAY-01", {"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones)"),
    ("PAY(cicones)", "not-in-hand", "FO-PAY-01", {"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones)"),  # not itself
    (350, "not-in-hand", "FO-PAY-01", {"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones)"),
    ("MARKER(red)", "marker-does-not-pay", "FO-PAY-03", {"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones)"),
    ("MARKER(blue)", "marker-does-not-pay", "FO-PAY-03",
     {"hand_a": "cicones teucer myrmidons", "markers": {"a": "blue"}}, "PLAY(cicones)"),
    ("DONE", "no-declining", "FO-PAY-01", {"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones)"),
    ("OWN(O1)", "another-question", "FO-PAY-01", {"hand_a": "cicones teucer myrmidons"}, "PLAY(cicones)"),
    # placing
    ("ENEMY(O1)", "other-side", "FO-PLAY-03", MAIN, "PLAY(myrmidons)"),
    ("OWN(O1)", "space-occupied", "FO-PLAY-05", MAIN, "PLAY(myrmidons)"),
    ("DONE", "no-declining", "FO-PLAY-03", MAIN, "PLAY(myrmidons)"),
    ("OWN(O3)", "no-unit-there", "FO-EQUIP-01",
     {"a": "O1 carians, O2 hector, D1 jason+sword_red", "hand_a": "shield_red"}, "PLAY(shield_red)"),
    ("OWN(D1)", "equipped-already", "FO-EQUIP-02",
     {"a": "O1 carians, O2 hector, D1 jason+sword_red", "hand_a": "shield_red"}, "PLAY(shield_red)"),
    ("ENEMY(O1)", "other-side", "FO-PLAY-03",
     {"a": "O1 carians, O2 hector", "b": "O1 jason", "hand_a": "shield_red"}, "PLAY(shield_red)"),
    # effects
    ("DONE", "no-declining", "FO-ABILITY-05", TARGET, ""),
    ("ENEMY(O1)", "another-question", "FO-ABILITY-05", TARGET, ""),
    ("ENEMY(O2)", "not-target", "FO-ABILITY-11", TARGET, "YES"),
    ("OWN(O1)", "not-target", "FO-ABILITY-11", TARGET, "YES"),
    ("NO", "no-declining", "FO-ABILITY-11", TARGET, "YES"),
    ("ENEMY(O1)", "not-destination", "FO-MOVE-03",
     {"b": "O1 hector, O2 jason", "hand_a": "palamedes phaeacians"}, "PLAY(palamedes) OWN(O1) YES ENEMY(O1)"),
    ("OWN(O2)", "not-destination", "FO-MOVE-03",
     {"b": "O1 hector, O2 jason", "hand_a": "palamedes phaeacians"}, "PLAY(palamedes) OWN(O1) YES ENEMY(O1)"),
    ("OWN(T1)", "not-rearrange", "FO-MOVE-04",
     {"a": "O1 hector", "hand_a": "agamemnon argonauts nausicaa ariadne dardani"},
     "PLAY(agamemnon) PAY(argonauts) OWN(O3) YES OWN(T1)"),
    ("MARKER(red)", "not-marker", "FO-BONUS-04", {"a": "D1 carians", "markers": {"b": "red"}, "phase": "attack"}, ""),
    ("NO", "no-declining", "FO-BONUS-04", {"a": "D1 carians", "delphi": "must", "phase": "attack"}, ""),
    ("NO", "no-declining", "FO-BONUS-09", {"hand_a": "paris danaans"}, "PLAY(paris) OWN(O1)"),
    ("CARD(jason)", "not-drop", "FO-PLAY-13",
     {"hand_a": "telemachus carians"}, "PLAY(telemachus) OWN(O1) YES {hector}"),
    ("NO", "no-declining", "FO-PLAY-13", {"hand_a": "telemachus carians"}, "PLAY(telemachus) OWN(O1) YES {hector}"),
    ("CARD(carians)", "not-take", "FO-ABILITY-11",
     {"hand_a": "orpheus dardani phaeacians", "discard": "hector carians jason"}, "PLAY(orpheus) OWN(O1) YES"),
    ("CARD(teucer)", "not-play-free", "FO-PLAY-09",
     {"hand_a": "peleus phaeacians myrmidons dardani teucer"}, "PLAY(peleus) OWN(O1) YES"),
]  # fmt: skip


@rule("FO-PLAY-08", "FO-PAY-07", "FO-PLAY-05", "FO-EQUIP-02", "FO-END-09")
@pytest.mark.parametrize(("tried", "code", "clause", "position", "before"), REFUSED)
def test_why_not(tried: str | int, code: str, clause: str, position: Position, before: str) -> None:
    Table(**position).do(before).refuses(tried, code, clause)


@rule("FO-TURN-06")
def test_why_not_in_the_first_turn() -> None:
    table = Box("a", "hector jason medea carians penelope dardani", "circe icarus tydeus ajax leda priam")
    table.refuses("DONE", "no-declining", "FO-TURN-06")
    table.refuses("PLAY(carians)", "another-question", "FO-TURN-06")


@rule("FO-SETUP-09")
def test_why_not_before_the_first_turn() -> None:
    Box().refuses("KEEP", "chance-is-asked", "FO-DRAW-02")
    Box("a").refuses(STARTS + 1, "chance-is-asked", "FO-DRAW-02")


def reasons_in_the_source() -> set[str]:
    """Every pair (code, clause) written in refusals.py."""
    tree = ast.parse(Path(str(refusals.__file__)).with_suffix(".py").read_text(encoding="utf-8"))
    pairs = [node.elts for node in ast.walk(tree) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
    return {
        str(code.value)
        for code, clause in pairs
        if isinstance(code, ast.Constant) and isinstance(code.value, str) and not isinstance(clause, ast.Tuple)
    }


def test_no_reason_is_forgotten() -> None:
    tested = {code for _, code, _, _, _ in REFUSED}
    assert reasons_in_the_source() <= tested
    questions = {f"not-{question}" for question in refusals.QUESTIONS}
    always_legal = {
        "not-skip",
        "not-area",
        "not-main",
        "not-pay",
        "not-place",
    }  # or with reasons of their own
    assert questions - always_legal <= tested


@rule("FO-TURN-02")
def test_every_refusal_has_a_code_and_a_clause_of_the_rules() -> None:
    for _, code, clause, position, before in REFUSED:
        table = Table(**position).do(before)
        legal = GAME.legal(table.s)
        for action in range(TOKENS):
            if action not in legal:
                refused = GAME.refusal(table.s, action)
                assert refused.code
                assert refused.clause in CLAUSES
        assert code
        assert clause in CLAUSES
