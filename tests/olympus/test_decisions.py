"""Decisions: the vocabulary of 624 actions, and which of them answer which question."""

import random
from collections import defaultdict

import pytest

from tests.laws.olympus import OWN_CARDS
from tests.olympus.table import GAME, Table, read_token, tokens, write_token
from tests.rule import rule
from theomachy.games.olympus import events as fo
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.options import EDITIONS, Options
from theomachy.games.olympus.vocabulary import TOKENS
from theomachy.kernel.seats import CHANCE, NOBODY


def test_the_vocabulary_has_exactly_624_actions() -> None:
    assert TOKENS == 624
    options = Options()
    first = {"PLAY(achilles)": 0, "PAY(achilles)": 200, "CARD(achilles)": 400, "OWN(O1)": 600, "ENEMY(O1)": 606}
    last = {
        "PLAY(helmet_green)": 83,
        "PAY(helmet_green)": 283,
        "CARD(helmet_green)": 483,
        "OWN(T1)": 605,
        "ENEMY(T1)": 611,
    }
    others = "MARKER(red) MARKER(blue) MARKER(yellow) MARKER(green) AREA(olympus) AREA(delphi) AREA(troy) YES NO"
    others += " DONE KEEP SKIP"
    numbers = {**first, **last, **{token: 612 + i for i, token in enumerate(others.split())}}
    assert {token: read_token(options, token) for token in numbers} == numbers
    assert [write_token(options, d) for d in range(84)] == [f"PLAY({card['id']})" for card in standard()]


def test_cards_of_ones_own_come_after_those_of_the_box() -> None:
    options = Options("mayfair", {"custom_cards": OWN_CARDS})
    assert [
        write_token(options, d) for d in range(84, 88)
    ] == "PLAY(wanderer) PLAY(harpies) PLAY(gorgon) PLAY(seer)".split()


# A question, and the verbs that answer it.
QUESTIONS = {
    "skip": tokens("KEEP SKIP"),
    "main": tokens("PLAY DONE"),
    "pay": tokens("PAY MARKER"),
    "place": tokens("OWN"),
    "option": tokens("YES NO"),
    "target": tokens("OWN ENEMY DONE"),
    "destination": tokens("OWN ENEMY"),
    "rearrange": tokens("OWN"),
    "marker": tokens("MARKER NO"),
    "area": tokens("AREA"),
    "drop": tokens("CARD"),
    "take": tokens("CARD"),
    "play-free": tokens("CARD"),
}


@rule("FO-ABILITY-11", "FO-PLAY-02", "FO-TURN-06")
@pytest.mark.parametrize("own", ["", OWN_CARDS])
def test_every_question_has_its_own_answers(own: str) -> None:
    verbs: dict[str, set[str]] = defaultdict(set)
    askers: dict[str, set[bool]] = defaultdict(set)
    dice = random.Random(own)
    for _ in range(300):
        options = Options(dice.choice(list(EDITIONS)), {"custom_cards": own, "removed_cards": 0})
        s = GAME.new(2, options)
        while (seat := GAME.to_move(s)) != NOBODY:
            legal = GAME.legal(s)
            if seat != CHANCE:
                question = GAME.view(s, seat).question
                verbs[question] |= {write_token(options, action).partition("(")[0] for action in legal}
                askers[question].add(seat == s.active)
            quiet = [action for action in legal if write_token(options, action) not in ("DONE", "NO", "SKIP")]
            GAME.apply(s, dice.choice(quiet or legal))
        if len(verbs) == len(QUESTIONS) and len(askers["option"]) == 2:  # some are asked seldom
            break
    assert set(verbs) == set(QUESTIONS)
    for question, answers in verbs.items():
        assert answers <= QUESTIONS[question], question
    assert askers["main"] == askers["pay"] == askers["skip"] == {True}
    assert askers["option"] == {True, False}  # Medea, Eurydice, Hecuba


@rule("FO-PAY-01", "FO-BONUS-05")
def test_what_can_be_answered_in_one_way_only_is_done_and_told_like_a_choice() -> None:
    table = Table(hand_a="cicones teucer carians").do("PLAY(cicones)")
    assert table.question() == "a place"
    fresh = [event for event in table.seen_events() if not isinstance(event, fo.PhaseBegan)]
    assert fresh == [fo.Announced(0, "cicones", "hand"), fo.Paid(0, "teucer", "red")]
    must = Table(a="D1 carians", markers={"b": "red blue yellow"}, edition="lookout", phase="attack")
    assert [event.colour for event in must.seen_events(fo.TookMarker)] == ["green"]
