"""Cards that mean harm are held by the limits of the rules."""

from __future__ import annotations

import tomllib

import pytest

from tests.olympus.hostile_cards import AIMS, KNOWN, Strain, bred, hostile_card_file, strain, whole_deck, with_file
from tests.olympus.test_second_engine import BOX, Pair
from tests.rule import rule
from theomachy.build import compiled
from theomachy.games.olympus.card_text import packaged
from theomachy.games.olympus.options import Options
from theomachy.kernel.choices import MOST

DEEPEST = 20  # and at each level no more than a hundred wait
TRIES = 6 if compiled() else 2
GAMES = 3 if compiled() else 1


def held(found: Strain, effect_limit: int) -> bool:
    """One choice leads to a bounded number of everything, and takes no time to speak of.  It may end a turn and begin
    another."""
    return (
        found.level <= DEEPEST
        and found.frames <= 3000
        and found.waiting <= 2500
        and found.effects <= 2 * effect_limit
        and found.events <= 100 * effect_limit
        and found.answers <= MOST
        and found.saved <= 80_000
        and found.seconds < 2
    )


@rule("FO-ABILITY-17", "FO-ABILITY-18", "FO-ABILITY-19")
@pytest.mark.parametrize("limit", [100, 1000])
@pytest.mark.parametrize("known", KNOWN)
def test_what_was_thought_out_is_held(known: str, limit: int) -> None:
    options = with_file(whole_deck(KNOWN[known]), limit)
    for seed in range(GAMES):
        found = strain(options, seed, 400)
        assert held(found, limit), (seed, found)


@rule("FO-ABILITY-17", "FO-ABILITY-18", "FO-ABILITY-19")
@pytest.mark.parametrize("seed", range(len(AIMS)))
def test_what_is_bred_is_held(seed: int) -> None:
    text, found = bred(seed, TRIES)
    assert held(found, 100), (seed, found)
    assert held(strain(with_file(text, 1000), seed, 400), 1000), seed


@rule("FO-ABILITY-18")
def test_breeding_goes_deep() -> None:
    """As deep as the rules allow, or nearly; the cards of the box never come near."""
    options = with_file(whole_deck(KNOWN["each clears its side and plays the next"]))
    assert strain(options, 1).level == DEEPEST
    _, found = bred(0, TRIES)
    assert found.level > DEEPEST // 2, found
    box = Strain()
    for seed in range(20 * GAMES):
        box = box.or_worse(strain(Options(), seed, 400))
    assert 1 <= box.level <= 6, box


def test_a_seed_breeds_the_same_file_again() -> None:
    assert hostile_card_file(7, 2) == hostile_card_file(7, 2) != hostile_card_file(8, 2)


@rule("FO-ABILITY-18", "FO-ABILITY-19")
@pytest.mark.parametrize("known", KNOWN)
def test_both_engines_agree_at_the_limits(known: str) -> None:
    text = whole_deck(KNOWN[known])
    own = tomllib.loads(text)["card"]
    replaced = [card.get("replaces") for card in own]
    left = [{**card, "copies": 0} if card["id"] in replaced else card for card in BOX]
    for number, _ in enumerate(Pair(1, with_file(text), left + own).moments()):
        if number == 150:
            break


def test_no_question_has_more_answers_than_there_is_room_for() -> None:
    """Every card that can be in a game, and every answer that is no card."""
    options = with_file(whole_deck(KNOWN["each clears its side and plays the next"]))
    assert len(tomllib.loads(packaged())["card"]) + 116 == len(options.cards.cards) == 200
    assert len(options.cards.cards) + 24 <= MOST
