"""The scenarios, and positions and choices as text."""

import random
import re

import pytest

from tests.bad_input import bad_input, trouble
from tests.deukalion.table import GAME
from tests.rules_report import ROOT, cited_in
from theomachy.games.deukalion import notation
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.vocabulary import OUTCOMES
from theomachy.kernel.rng import Rng
from theomachy.kernel.scenarios import Block, read_blocks, run_scenario
from theomachy.kernel.seats import CHANCE, NOBODY

FILES = sorted((ROOT / "tests" / "deukalion" / "scenarios").glob("*.md"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").partition("\n## Deukalion\n")[2]
BLOCKS = [(name, block) for name, text in TEXTS.items() for block in read_blocks(text)]


@pytest.mark.parametrize(
    "block", [block for _, block in BLOCKS], ids=[f"{name}-line-{block.number}" for name, block in BLOCKS]
)
def test_a_scenario_comes_out_as_it_says(block: Block) -> None:
    outcome = run_scenario(GAME, notation, GAME.options(), block)
    assert outcome.trouble is None, outcome.title


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
    with bad_input("not a choice"):
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
    ("position", "sentence"),
    [
        ("A sleeps", "begins with what is going on"),
        ("A acts | weather fine", "not a common zone"),
        ("A acts | hydra e4", "not a sea square"),
        ("A acts    A: d4 d5", "neither a square"),
        ("A acts    A: d4 | boots 2", "“boots 2” is not a zone"),
        ("A acts    A: c2", "no ship can lie"),
        ("A acts    A: 7h u4", "10 hoplites in all"),
        ("A acts    A: 10h {red}", "10 spaces"),
        ("A acts    A: d4 {red red red red} 2h", "more than 3 chests of the colour red"),
        ("A acts | corinth red green", "has 1 chest space."),
        ("A acts | corinth 0", r"chests are missing \(1 of 15\)"),
        ("A acts | open P01 P01", "named twice"),
        ("A acts    A: d4 | hand argo argo", "too often"),
        ("A acts | pile 3", "the Action pile holds: 30"),
        ("A acts    A: p1 | on lindos", "1 more point from"),
        ("A acts    A: d4 | on lindos    B: d5 | on lindos", "belongs to two"),
        ("A wins by goal", "begins at a phase"),
        ("A acts    A: d4    A: d5", "named twice"),
        ("A acts |", "missing beside a bar"),
        ("A acts    A: d4 | hand", "after “hand” come its cards"),
        ("A acts    A: d4 | hand horse", "not an Action card"),
        ("A acts | under (2)", "not an Action card"),
        ("A acts | round 0", "not a common zone"),
        ("A acts | players 2    C: d4", "C is not playing: there are 2 players"),
        ("A acts    A: d4    B: d4", "the ship of A and the ship of B are both on d4"),
        ("A acts    B: e5", "the Hydra and the ship of B are both on e5"),
        ("A acts    A: d4 {red", "neither a square"),
        ("A acts    A: 99999999999999999999h", "neither a square"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(position: str, sentence: str) -> None:
    with bad_input(sentence):
        notation.make_state(notation.read_position(position), Options())


def test_scenes_that_are_wrong_are_reported() -> None:
    (block,) = read_blocks("# Bad\n```\nA sails 1    A: h4 9h u1\ndo DIR(w)\nA acts    A: h4\n```\n")
    assert "not as expected" in trouble(run_scenario(GAME, notation, GAME.options(), block))
    (block,) = read_blocks("# Bad\n```\nA sails 1    A: h4 9h u1\ndo ATTACK(thera)\nA acts    A: h4\n```\n")
    assert "is not legal here" in trouble(run_scenario(GAME, notation, GAME.options(), block))


def test_whirlpools_keep_their_order() -> None:
    text = "A places | whirlpools g7 a3 i2"
    s = notation.make_state(notation.read_position(text), Options("standard", {"charybdis": "on"}))
    assert "whirlpools g7 a3 i2" in notation.write_position(s)
    with bad_input("whirlpools lie at different sea squares on the edge"):
        notation.make_state(notation.read_position("A places | whirlpools g7 a3 a3"), s.options)


def test_a_player_who_does_not_play_is_not_as_expected() -> None:
    (block,) = read_blocks("# Bad\n```\nA sails 1    A: h4\ndo STOP\nA acts    C: h4\n```\n")
    assert "not as expected" in trouble(run_scenario(GAME, notation, GAME.options(), block))


WORDS = (
    "A B C D A: B: D: d4 e1 9h u3 p99 {red} {} {red, hand on has won secret open pile discard under round players dice "
    "kylix hydra whirlpools asks 0 (3) (99) | shakes places acts sails moves Hydra wins share by goal in A's turn do "
    "option edition charybdis = on ; ... {?} {starts a} {2,2,1} {9,9,9} {2-1123} {lost 1} DIR(n) SQ(d4) JUMP(1) ROT(2) "
    "DIE(move) N(2) FOUND(argos) ATTACK(thera) CHEST(red) CITY(crete) CARD(zephyr) DISCARD(ajax) CLAIM(open1_a) "
    "STOP PASS END SACRIFICE zephyr argo P01 - red lindos corinth 2 1! 99999999999999999999 é ( ) { }"
).split()


def test_spoilt_scenarios_are_reported_and_break_nothing() -> None:
    rng = random.Random(1)
    texts = TEXTS["spec"].split("```")[1::2]
    for _ in range(400):
        text = rng.choice(texts)
        for _ in range(rng.randint(1, 4)):
            word = rng.choice(list(re.finditer(r"\S+", text)))
            text = text[: word.start()] + rng.choice(WORDS) + text[word.end() :]
        for block in read_blocks(f"# Spoilt\n```{text}\n```\n"):
            wrong = trouble(run_scenario(GAME, notation, GAME.options(), block))
            assert not wrong or wrong.startswith("line ")


# --- the page that explains it --------------------------------------------------------------------------------------


def test_the_examples_of_the_page_come_out_as_they_say() -> None:
    blocks = read_blocks(PAGE, ("deukalion",))
    assert len(blocks) == 3
    for block in blocks:
        assert run_scenario(GAME, notation, GAME.options(), block).trouble is None, block.title
    (position,) = read_blocks(PAGE, ("position",))
    notation.make_state(notation.read_position(position.lines[0].text), Options())


def test_the_page_names_every_choice_with_its_number() -> None:
    """The first and the last of each row, and as many as lie between them."""
    last = -1
    for number, choices in re.findall(r"^\| ([\d–, ]+) \| (`[A-Z{].*?`) \|", PAGE, re.MULTILINE):
        first, final = (int(one) for one in (re.findall(r"\d+", number) * 2)[:2])
        tokens = [notation.read_action(token) for token in re.findall(r"`(.*?)`", choices)]
        assert (first, tokens[0], tokens[-1]) == (last + 1, first, final)
        assert "…" in choices or tokens == list(range(first, final + 1))
        last = final
    assert last == OUTCOMES - 1
