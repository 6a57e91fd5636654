"""The scenarios, and scenarios that are wrong on purpose."""

import random
import re

import pytest

from tests.bad_input import trouble
from tests.hera_zeus.table import GAME, Table
from tests.rules_report import ROOT, cited_in
from theomachy.games.hera_zeus import notation
from theomachy.kernel.errors import Refused
from theomachy.kernel.scenarios import Block, Outcome, read_blocks, run_scenario

TEXT = (ROOT / "tests" / "hera_zeus" / "scenarios" / "spec.md").read_text(encoding="utf-8")
BLOCKS = read_blocks(TEXT)


def run(block: Block) -> Outcome:
    return run_scenario(GAME, notation, GAME.options(), block)


@pytest.mark.parametrize("block", BLOCKS, ids=[f"line-{block.number}" for block in BLOCKS])
def test_a_scenario_comes_out_as_it_says(block: Block) -> None:
    outcome = run(block)
    assert outcome.trouble is None, outcome.title


def test_there_are_enough_scenarios_and_each_names_its_clauses() -> None:
    sections = TEXT.split("\n## ")[1:]
    assert len(sections) >= 20 + 15
    assert len(BLOCKS) >= len(sections)
    for number, section in enumerate(sections, 1):
        assert section.startswith(f"{number}. ")
        assert list(cited_in(section)), section.split("\n")[0]
        assert "```" in section


GOOD = """
Hera 2/2    H A 5- | B 4- | hand 3
            Z A 4- | hand 0
do          CHALLENGE(A)
Hera 1/2    H A 5+    Z A . | pile 4
"""


def test_a_good_block_passes() -> None:
    (block,) = read_blocks(f"# Good\n```{GOOD}```\n")
    assert run(block) == Outcome("Good", 2)


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        # a wrong state after
        ("H A 5+    Z", "H A 5-    Z", 6, "not as expected"),
        ("Hera 1/2 ", "Hera 2/2 ", 6, "not as expected"),
        ("| pile 4", "| pile 3", 6, "not as expected"),
        ("| pile 4", "", 6, "not as expected"),
        ("Hera 1/2    H A 5+    Z A . | pile 4", "Hera wins", 6, "not as expected"),
        ("Hera 1/2    H A 5+    Z A . | pile 4", "draw", 6, "not as expected"),
        # choices that cannot be made
        ("CHALLENGE(A)", "CHALLENGE(B)", 5, "not legal"),
        ("CHALLENGE(A)", "LAY(5)", 5, "not legal"),
        ("CHALLENGE(A)", "LAY(3)", 5, "not complete"),
        ("CHALLENGE(A)", "LAY(3) AT(C,2)", 5, "not legal"),
        ("CHALLENGE(A)", "FLY(A)", 5, "notation"),
        ("CHALLENGE(A)", "CHALLENGE(A", 5, "notation"),
        ("CHALLENGE(A)", "{5}", 5, "not legal"),
        ("CHALLENGE(A)", "CHALLENGE(A); CHALLENGE(A)", 5, "not legal"),
        # options
        ("do  ", "option late_dog = true\ndo  ", 5, "late_dog"),
        ("do  ", "option late_god = perhaps\ndo  ", 5, "late_god"),
        ("do  ", "option turn_limit = -3\ndo  ", 5, "turn_limit"),
        ("do  ", "option late_god\ndo  ", 5, "option name = value"),
        ("do  ", "edition athens\ndo  ", 5, "athens"),
        # what is missing
        ("do          CHALLENGE(A)\n", "", 5, "second position"),
        ("Hera 1/2    H A 5+    Z A . | pile 4\n", "", 5, "no state after"),
        ("CHALLENGE(A)\n", "CHALLENGE(A)\ndo          DRAW\n", 6, "no state after"),
        (GOOD, "\n", 2, "needs a position"),
        (GOOD, "\ndo DRAW\n", 3, "no position before"),
        # garbage
        ("Hera 2/2", "Hero 2/2", 3, "a position begins"),
        ("Hera 2/2", "Hera 5/5", 3, "points"),
        ("Hera 2/2", "Hera 3/2", 3, "points"),
        ("A 5- |", "A 5 |", 3, "5"),
        ("A 5- |", "A 8- |", 3, "8-"),
        ("A 5- |", "A *Y- |", 3, "Y-"),
        ("A 5- |", "A G- |", 3, "G-"),
        ("A 5- |", "A 5- F |", 3, "F"),
        ("A 5- |", "A 5- 5- 5- 5- 5- |", 3, "four"),
        ("| B 4-", "| A 4-", 3, "twice"),
        ("| B 4-", "| Q 4-", 3, "not a zone"),
        ("| B 4-", "|", 3, "missing beside a bar"),
        ("hand 3", "hand 9", 3, "not a card"),
        ("hand 3", "hand", 3, "hand"),
        ("hand 3", "hand 3 | draw many", 3, "not a zone"),
        ("    H A 5+    Z A . | pile 4", "", 6, "not as expected"),
        (GOOD, "\nonce upon a time\n", 3, "a position begins"),
    ],
)
def test_a_broken_block_is_reported_with_its_line(old: str, new: str, line: int, what: str) -> None:
    assert old in GOOD
    (block,) = read_blocks(f"# Broken\n```{GOOD.replace(old, new, 1)}```\n")
    outcome = run(block)
    assert outcome.title == "Broken"
    assert trouble(outcome).startswith(f"line {line}: "), trouble(outcome)
    assert what in trouble(outcome)


def test_a_block_that_is_not_closed_is_reported() -> None:
    (block,) = read_blocks(f"# Open\n\n```{GOOD}")
    assert trouble(run(block)) == "line 3: the block is not closed."


def test_after_a_broken_block_the_next_is_read_as_usual() -> None:
    text = f"# One\n```\nonce upon a time\n```\n# Two\n```{GOOD}```\n"
    assert [run(block).trouble is None for block in read_blocks(text)] == [False, True]


def test_blocks_of_another_language_are_not_ours() -> None:
    assert read_blocks("```python\nprint('Hera')\n```\n~~~sh\nls\n~~~\n") == []
    assert len(read_blocks(f"```scenario{GOOD}```\n~~~text{GOOD}~~~\n")) == 2


@pytest.mark.parametrize(
    "position",
    [
        "Hera 2/2    H A F 5- | B F 4- | hand 0    Z A 4- | hand 0",
        "Hera 2/2    H A 5- | hand 0 | pile (70)    Z A 4- | hand 0",
        "Hera 2/2    H A 5- | hand 0    Z A 4- | hand 0 | pile (70)",
        "Hera 2/2    H A *C- | hand 0    Z A 4- | hand 0",
    ],
    ids=["two figures", "pile of Hera", "pile of Zeus", "won captive"],
)
def test_a_position_no_box_could_hold_is_reported(position: str) -> None:
    (block,) = read_blocks(f"# Odd\n```\n{position}\ndo DRAW\nHera 1/2    H hand (1)\n```\n")
    assert trouble(run(block)).startswith("line 3: "), trouble(run(block))


def test_cards_that_do_not_matter_can_neither_fight_nor_be_fetched() -> None:
    table = Table("Hera 2/2  H A ?- | B 5- | hand H | pile (2)   Z A 4- | B ?- | hand 0")
    assert table.legal() == {"DRAW"}
    for lane in "AB":
        with pytest.raises(Refused):
            GAME.apply(table.s, notation.read_action(f"CHALLENGE({lane})"))


# --- any garbage is reported, none breaks the reader ----------------------------------------------------------------

WORDS = (
    "A B C F 5- 5+ *5- *Y- *C+ *?- ?- . hand pile draw (3) (70) 0 H Z | Hera Zeus 1/2 0/0 4/4 wins first turn do "
    "option edition ; {5} {?} {X} LAY(3) USE(H) USE(P) TARGET_HAND TARGET_LANE(A) TAKE(3) CHALLENGE(A) DRAW AT(A,1) "
    "END_TURN USE(G) G X M -1 99999999999999999999 é (0) (-1) ** * + -"
).split()


def spoilt(text: str, rng: random.Random) -> str:
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(text) + 1)
        words = list(re.finditer(r"\S+", text))
        how = rng.random()
        if how < 0.3:
            text = text[:place] + text[place + rng.randint(1, 6) :]
        elif how < 0.8 and words:
            word = rng.choice(words)
            text = text[: word.start()] + rng.choice(WORDS) + text[word.end() :]
        else:
            text = f"{text[:place]} {rng.choice(WORDS)} {text[place:]}"
    return text


@pytest.mark.parametrize("part", range(4))
def test_spoilt_scenarios_are_reported_and_break_nothing(part: int) -> None:
    rng = random.Random(part)
    texts = [section.split("```")[1] for section in TEXT.split("\n## ")[1:]]
    for _ in range(300):
        for block in read_blocks(f"# Spoilt\n```{spoilt(rng.choice(texts), rng)}\n```\n"):
            wrong = trouble(run(block))
            assert not wrong or wrong.startswith("line ")


@pytest.mark.parametrize("block", BLOCKS[1:12])
def test_a_written_position_reads_back(block: Block) -> None:
    start = notation.read_position(block.lines[0].text)
    s = notation.make_state(start, GAME.options())
    again = notation.make_state(notation.read_position(notation.write_position(s)), GAME.options())
    assert notation.write_position(again) == notation.write_position(s)
    assert not notation.differs(again, start, start)
