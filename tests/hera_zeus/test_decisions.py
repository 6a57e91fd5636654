"""Decisions: the vocabulary, the thirteen questions, and what chance may answer."""

import random
import re
from collections import Counter

import pytest

from tests.bad_input import bad_input
from tests.hera_zeus.table import GAME, Box, Table, tokens
from tests.rule import CLAUSES, rule
from theomachy.games.hera_zeus import notation
from theomachy.games.hera_zeus.options import Options
from theomachy.games.hera_zeus.vocabulary import TOKENS
from theomachy.kernel.errors import Refused
from theomachy.kernel.seats import CHANCE, NOBODY

NATIVE = "7 6 5 4 3 2 P Y M X C G D H E S".split()
WON = "*7 *6 *5 *4 *3 *2 *P".split()
PLACES = [f"{lane},{row}" for lane in "ABC" for row in range(1, 5)]
VOCABULARY = [
    "DRAW",
    *(f"LAY({code})" for code in NATIVE[:11] + WON),
    *(f"CHALLENGE({lane})" for lane in "ABC"),
    *(f"USE({code})" for code in "P *P Y G D H E S".split()),
    "REMOVE_FIGURE",
    "END_TURN",
    *(f"AT({place})" for place in PLACES),
    "TARGET_HAND",
    *(f"TARGET_LANE({lane})" for lane in "ABC"),
    "TARGET_OWN_FIGURE",
    *(f"TAKE({code})" for code in NATIVE + WON if code not in "CH"),
    *(f"NEXT({code})" for code in NATIVE + WON if code != "C"),
    *(f"COUNT({n})" for n in range(4)),
    *(f"FROM({place})" for place in PLACES),
]


def test_the_vocabulary_has_exactly_108_tokens() -> None:
    assert TOKENS == len(VOCABULARY) == len(set(VOCABULARY)) == 108
    assert [notation.write_action(action) for action in range(TOKENS)] == VOCABULARY


def test_how_many_tokens_each_verb_has() -> None:
    verbs = Counter(re.sub(r"\(.*", "", token) for token in VOCABULARY)
    assert verbs == {
        "DRAW": 1, "LAY": 18, "CHALLENGE": 3, "USE": 8, "REMOVE_FIGURE": 1, "END_TURN": 1, "AT": 12, "TARGET_HAND": 1,
        "TARGET_LANE": 3, "TARGET_OWN_FIGURE": 1, "TAKE": 21, "NEXT": 22, "COUNT": 4, "FROM": 12}  # fmt: skip


def test_every_token_and_outcome_is_read_as_it_is_written() -> None:
    outcomes = [f"{{{code}}}" for code in [*NATIVE, *WON, "?", "hera", "zeus"]]
    for text in VOCABULARY + outcomes:
        assert notation.write_action(notation.read_action(text)) == text
        assert notation.read_action(f" {text.lower()} ") == notation.read_action(text)
    assert len(notation.TOKEN_TEXT) == 108 + len(outcomes)


@pytest.mark.parametrize(
    "text", ["", "LAY", "LAY()", "LAY(G)", "LAY(*Y)", "TAKE(C)", "TAKE(H)", "NEXT(C)", "AT(D,1)", "AT(A,5)"]
)
def test_what_is_no_token_is_refused_with_a_sentence(text: str) -> None:
    with bad_input("notation"):
        notation.read_action(text)


RICH = """
    Hera 4/4    H A 6- 2- | B F 3- | C . | hand P Y D H E S 4 *5 | pile 3 M *6
                Z A X- 5- | B M- | C 6- | hand 5 X M | pile 3
"""


@rule("HZ-SETUP-06")
def test_question_1_the_opening_row() -> None:
    table = Box("7 Y X G D D H E S", "6 5 3 3 2 P M D G")
    for who, card in (("hera", "7"), ("hera", "Y"), ("hera", "X"), ("zeus", "3"), ("zeus", "3"), ("zeus", "M")):
        assert table.asked() == who
        assert table.view(who).question == "opening-row"
        table.begin(f"LAY({card})")
    assert table.view("hera").question == "action"


@rule("HZ-TURN-05")
def test_question_2_the_action() -> None:
    table = Table(RICH)
    assert table.view("hera").question == "action"
    assert table.legal() == tokens(
        "DRAW LAY(4) LAY(*5) LAY(P) LAY(Y) CHALLENGE(A) USE(P) USE(Y) USE(D) USE(H) USE(E) USE(S) REMOVE_FIGURE"
    )


@rule("HZ-PLAY-03", "HZ-PEGASUS-01", "HZ-PYTHIA-02", "HZ-HADES-01", "HZ-DIONYSUS-01")
@pytest.mark.parametrize(
    ("begun", "question", "answers"),
    [
        ("LAY(4)", "place", "AT(A,1) AT(A,2) AT(A,3) AT(B,2) AT(B,3) AT(C,1)"),  # Q3
        ("USE(P)", "pegasus-target", "TARGET_HAND TARGET_LANE(A) TARGET_LANE(C)"),  # Q4
        ("USE(P) TARGET_HAND {5}", "drawn-card-lane", "TARGET_LANE(A) TARGET_LANE(B) TARGET_LANE(C)"),  # Q5
        ("USE(Y)", "pythia-target", "TARGET_HAND TARGET_LANE(A) TARGET_LANE(B) TARGET_LANE(C)"),  # Q6
        ("USE(H)", "hades-card", "TAKE(3) TAKE(M) TAKE(*6)"),  # Q7
        ("USE(D)", "card-to-move", "FROM(A,1) FROM(A,2) FROM(B,2)"),  # Q9
        ("USE(D) FROM(B,2)", "new-place", "AT(A,1) AT(A,2) AT(A,3) AT(C,1)"),  # Q9
        ("CHALLENGE(A)", "order", "NEXT(6) NEXT(2)"),  # Q11
    ],
)
def test_questions_3_to_11(begun: str, question: str, answers: str) -> None:
    table = Table(RICH).begin(begun)
    assert table.asked() == "hera"
    assert table.view("hera").question == question
    assert table.legal() == tokens(answers)


@rule("HZ-PERSEPHONE-02")
def test_question_8_how_many_pegasus() -> None:
    table = Table("Hera 1/2  H A 5- | hand E | pile P P   Z A 4- | hand 0", persephone_count="choose").begin("USE(E)")
    assert table.view("hera").question == "persephone-count"
    assert table.legal() == tokens("COUNT(0) COUNT(1) COUNT(2)")
    not_asked = Table("Hera 2/2  H A 5- | hand E | pile P P   Z A 4- | hand 0").begin("USE(E)")
    assert not_asked.view("hera").question == "action"


@rule("HZ-FIGURE-02")
def test_question_10_the_column_of_the_figure() -> None:
    table = Table("Hera 1/2  H A 5- | B 4- 4- 4- 4- | C 3- | hand G   Z A 4- | hand 0").begin("USE(G)")
    assert table.view("hera").question == "figure-lane"
    assert table.legal() == tokens("TARGET_LANE(A) TARGET_LANE(C)")


@rule("HZ-PANDORA-02")
def test_question_11_goes_to_the_challenger_and_then_to_the_defender() -> None:
    table = Table(RICH).begin("CHALLENGE(A) NEXT(2)")
    assert table.asked() == "zeus"
    assert table.view("zeus").question == "order"
    assert table.legal() == tokens("NEXT(X) NEXT(5)")


@rule("HZ-PANDORA-04")
def test_question_12_goes_to_the_victim() -> None:
    table = Table(RICH).begin("USE(P) TARGET_HAND {X}")
    assert table.asked() == "zeus"
    assert table.view("zeus").question == "order"
    assert table.legal() == tokens("NEXT(X) NEXT(5) NEXT(M)")


@rule("HZ-FIGURE-05")
def test_question_13_the_late_god_card() -> None:
    table = Table("Hera 1/2  H A 5- | hand G 4   Z A 4- | hand 0").begin("LAY(4) AT(A,1)")
    assert table.view("hera").question == "late-god"
    assert table.legal() == tokens("END_TURN USE(G)")


@rule("HZ-SIRENS-02", "HZ-FIGURE-12", "HZ-CHAL-01")
@pytest.mark.parametrize("action", ["USE(S)", "REMOVE_FIGURE", "CHALLENGE(C)", "USE(E)"])
def test_some_actions_ask_nothing_further(action: str) -> None:
    table = Table(RICH.replace("C . | hand", "C 7- | hand")).begin(action)
    assert table.asked() == "hera"
    assert table.view("hera").question == "action"
    assert table.s.points == 3


@rule("HZ-PANDORA-02", "HZ-PANDORA-04")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [("X", []), ("X 3", ["NEXT(3)"]), ("X 3 3 3", ["NEXT(3)", "NEXT(3)"]), ("X *3 3", ["NEXT(3)", "NEXT(X)"])],
)
def test_an_order_is_asked_until_one_code_is_left(hand: str, asked: list[str]) -> None:
    table = Table(f"Zeus 2/2  H A 5- | hand {hand}   Z A 6- | hand P").begin("USE(P) TARGET_HAND {X}")
    for token in asked:
        assert table.asked() == "hera"
        assert token in table.legal()
        table.begin(token)
    if hand == "X 3 3 3":
        table.begin("NEXT(3)")
    assert table.asked() == "zeus"
    assert len(table.view("hera").piles[0]) == len(hand.split())


# --- chance ---------------------------------------------------------------------------------------------------------


@rule("HZ-SETUP-03", "HZ-SETUP-09")
def test_chance_points_of_the_set_up() -> None:
    table = Box(start_player="random")
    assert table.odds() == {"{hera}": 1, "{zeus}": 1}
    table.begin("{zeus}")
    assert sum(table.odds().values()) == 43
    assert table.odds()["{P}"] == 9


@rule("HZ-DRAW-01")
def test_a_draw_is_weighed_by_copies() -> None:
    table = Box("5 4 4 3 P P M H Y", "6 5 3 3 2 P M D G").begin("LAY(5) LAY(4) LAY(4) LAY(6) LAY(5) LAY(3)")
    for left in range(34, 31, -1):
        table.begin("DRAW")
        assert sum(table.odds().values()) == left
        table.begin("{P}")


@rule("HZ-PEGASUS-02")
def test_a_card_drawn_out_of_a_hand_is_weighed_by_copies_won_ones_apart() -> None:
    table = Table("Hera 1/2  H A 5- | hand P   Z A 4- | hand 5 5 *5 M").begin("USE(P) TARGET_HAND")
    assert table.odds() == {"{5}": 2, "{*5}": 1, "{M}": 1}


def test_a_player_cannot_answer_for_chance_nor_chance_for_a_player() -> None:
    table = Table("Hera 2/2  H A 5- | hand P   Z A 4- | hand 5 5 *5 M")
    table.refuses("{5}", "HZ-DRAW-01", "not-for-players")
    table.begin("USE(P) TARGET_HAND").refuses("DRAW", "HZ-DRAW-01", "chance-is-asked")


def test_who_picks_a_place_or_a_pile_too_early_is_told_which_card_it_takes() -> None:
    table = Table("Hera 2/2  H A 5- 3- | hand 4 | pile P   Z A 4- | hand 5 | pile 3")
    table.refuses("AT(A,3)", "HZ-PLAY-01", "card-first").refuses("FROM(A,2)", "HZ-PLAY-09", "needs-dionysus")
    table.refuses("TAKE(P)", "HZ-HADES-01", "needs-hades").refuses("USE(S)", "HZ-SIRENS-01", "needs-sirens")
    table.refuses("TARGET_HAND", "HZ-PEGASUS-01", "needs-pegasus").refuses("USE(G)", "HZ-FIGURE-01", "needs-god")


# --- whatever is not offered is refused -----------------------------------------------------------------------------

STRANGE = (-1, -(2**70), 108, 131, 133, 134, 999, 2**31, 2**63, 2**70)


@pytest.mark.parametrize("edition", ["rio-grande", "kosmos", "designer"])
def test_every_other_token_is_refused_with_a_clause_and_changes_nothing(edition: str) -> None:
    rng = random.Random(edition)
    for _ in range(6):
        s = GAME.new(2, Options(edition, {"empty_plays": rng.choice(["refused", "allowed"])}))
        while GAME.to_move(s) != NOBODY:
            legal = GAME.legal(s)
            assert len(legal) == len(set(legal)) > 0
            weights = GAME.weights(s)
            assert len(weights) == (len(legal) if GAME.to_move(s) == CHANCE else 0)
            assert all(weight > 0 for weight in weights)
            before = s.save()
            for action in rng.sample([*range(TOKENS), *STRANGE], 12):
                if action not in legal:
                    with pytest.raises(Refused) as caught:
                        GAME.apply(s, action)
                    assert caught.value.clause in CLAUSES
            assert s.save() == before
            GAME.apply(s, rng.choice(legal))
        for action in (*range(0, TOKENS, 9), *STRANGE):
            with pytest.raises(Refused):
                GAME.apply(s, action)
