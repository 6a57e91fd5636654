"""The scenarios, and positions and choices as text."""

import pytest

from tests.deukalion.table import GAME
from tests.rules_report import ROOT, cited_in
from theomachy.games.deukalion import notation
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.vocabulary import OUTCOMES
from theomachy.kernel.errors import BadInput
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Block, read_blocks, run_scenario
from theomachy.kernel.seats import CHANCE, NOBODY

FILES = sorted((ROOT / "tests" / "deukalion" / "scenarios").glob("*.md"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
BLOCKS = [(name, block) for name, text in TEXTS.items() for block in read_blocks(text)]


@pytest.mark.parametrize(
    "block", [block for _, block in BLOCKS], ids=[f"{name}-line-{block.number}" for name, block in BLOCKS]
)
def test_a_scenario_comes_out_as_it_says(block: Block) -> None:
    outcome = run_scenario(GAME, notation, GAME.options(), block)
    assert outcome.trouble == "", outcome.title


def test_the_twenty_scenes_are_there_and_each_names_its_clauses() -> None:
    sections = TEXTS["spec"].split("\n## ")[1:]
    assert len(sections) == 20
    for number, section in enumerate(sections, 1):
        assert section.startswith(f"{number}. ")
        assert list(cited_in(section)), section.split("\n")[0]
        assert "```" in section


def test_every_choice_and_outcome_can_be_written_and_read() -> None:
    texts = [notation.write_action(action) for action in range(OUTCOMES + 1)]
    assert len(set(texts)) == OUTCOMES + 1
    assert [notation.read_action(text) for text in texts] == list(range(OUTCOMES + 1))
    assert notation.read_action("claim( open1_a )") == notation.read_action("CLAIM(open1_a)")
    with pytest.raises(BadInput, match="not a choice"):
        notation.read_action("SAIL(home)")


def test_a_written_position_is_read_as_the_same_position() -> None:
    s = GAME.new(3, Options())
    rng, compared = Rng(3), 0
    while GAME.to_move(s) != NOBODY and compared < 60:
        found = GAME.choices(s)
        GAME.take(s, found.draw(rng) if s.asked == CHANCE else found.pick(rng))
        f = s.frame
        if f is None or f.step().question() not in ("kylix", "shaken") or s.removed or s.turns == 0:
            continue
        text = notation.write_position(s)
        position = notation.read_position("    ".join(text.splitlines()))
        again = notation.make_state(position, s.options)
        assert notation.write_position(again) == text
        compared += 1
    assert compared == 60


@pytest.mark.parametrize(
    ("position", "trouble"),
    [
        ("A sleeps", "begins with what is going on"),
        ("A acts | weather fine", "no zone of all"),
        ("A acts | hydra e4", "no sea square"),
        ("A acts    A: d4 d5", "neither a square"),
        ("A acts    A: d4 | boots 2", "no zone of a player"),
        ("A acts    A: c2", "no ship can lie"),
        ("A acts    A: 7h u4", "10 hoplites in all"),
        ("A acts    A: 10h {red}", "10 spaces"),
        ("A acts    A: d4 {red red red red} 2h", "more than 3 red"),
        ("A acts | corinth red green", "1 chest spaces"),
        ("A acts | corinth 0", "1 chests of 15 are nowhere"),
        ("A acts | open P01 P01", "named twice"),
        ("A acts    A: d4 | hand argo argo", "too often"),
        ("A acts | pile 3", "has 30 cards"),
        ("A acts    A: p1 | on lindos", "1 points more"),
        ("A acts    A: d4 | on lindos    B: d5 | on lindos", "belongs to two"),
        ("A wins by goal", "begins at a phase"),
        ("A acts    A: d4    A: d5", "named twice"),
        ("A acts |", "nothing beside a bar"),
        ("A acts    A: d4 | hand", "name the cards"),
        ("A acts    A: d4 | hand horse", "not an Action card"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(position: str, trouble: str) -> None:
    with pytest.raises(BadInput, match=trouble):
        notation.make_state(notation.read_position(position), Options())


def test_scenes_that_are_wrong_are_reported() -> None:
    (block,) = read_blocks("# Bad\n```\nA sails 1    A: h4 9h u1\ndo DIR(w)\nA acts    A: h4\n```\n")
    assert "not as expected" in run_scenario(GAME, notation, GAME.options(), block).trouble
    (block,) = read_blocks("# Bad\n```\nA sails 1    A: h4 9h u1\ndo ATTACK(thera)\nA acts    A: h4\n```\n")
    assert "is not legal here" in run_scenario(GAME, notation, GAME.options(), block).trouble
