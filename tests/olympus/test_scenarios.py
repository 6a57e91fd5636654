"""The scenarios, scenarios that are wrong on purpose, and positions and choices as text."""

import random
import re

import pytest

from tests.bad_input import trouble
from tests.rules_report import ROOT, cited_in
from theomachy.games.olympus import notation
from theomachy.games.olympus.card_file import standard
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.options import STANDARD, Options
from theomachy.games.olympus.vocabulary import CARD, DEFINITIONS, OUTCOME, PAY, PLAY, STARTS, TOKENS
from theomachy.kernel.errors import BadInput
from theomachy.kernel.scenarios import Block, Outcome, read_blocks, run_scenario, with_option
from theomachy.kernel.seats import NOBODY

GAME = Olympus()
FILES = sorted((ROOT / "tests" / "olympus" / "scenarios").glob("*.md"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
BLOCKS = [(name, block) for name, text in TEXTS.items() for block in read_blocks(text)]
PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def run(block: Block) -> Outcome:
    return run_scenario(GAME, notation, GAME.options(), block)


@pytest.mark.parametrize(
    "block", [block for _, block in BLOCKS], ids=[f"{name}-line-{block.number}" for name, block in BLOCKS]
)
def test_a_scenario_comes_out_as_it_says(block: Block) -> None:
    outcome = run(block)
    assert outcome.trouble is None, outcome.title


# --- are there enough? ----------------------------------------------------------------------------------------------


def test_the_twenty_scenes_are_there_and_each_names_its_clauses() -> None:
    sections = TEXTS["spec"].split("\n## ")[1:]
    assert len(sections) == 20
    for number, section in enumerate(sections, 1):
        assert section.startswith(f"{number}. ")
        assert list(cited_in(section)), section.split("\n")[0]
        assert "```" in section


@pytest.mark.parametrize("name", ["red", "blue", "yellow", "green", "soldiers", "equipment"])
def test_every_scene_of_the_cards_names_its_clauses(name: str) -> None:
    scenes = TEXTS[name].split("\n**")[1:]
    assert scenes
    for scene in scenes:
        assert list(cited_in(scene)), scene.split("\n")[0]
        assert "```" in scene


@pytest.mark.parametrize("card", standard(), ids=lambda card: str(card["id"]))
def test_every_card_with_an_ability_has_scenes_that_name_it(card: dict[str, object]) -> None:
    names = card["name"]
    assert isinstance(names, dict)
    scenes = [block for name, block in BLOCKS if name != "spec" and names["en"] in block.title]
    assert len(scenes) >= (2 if card["effect"] else 1)


# --- what is wrong is reported --------------------------------------------------------------------------------------

GOOD = """
A attacks | counter A+1 | pile 9    A: O1 cicones 3/2 | D1 phaeacians+sword_red 4/2 (1) | hand hector (2) | markers red
            B: O1 carians 1/2 | T1 lapiths 1/5
do          MARKER(blue)
A draws | discard carians    A: markers red blue    B: O1 .
"""


def test_a_good_block_passes() -> None:
    (block,) = read_blocks(f"# Good\n```{GOOD}```\n")
    assert run(block) == Outcome("Good", 2)


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        # a wrong state after
        ("A draws |", "B draws |", 6, "not as expected"),
        ("A draws |", "A ends |", 6, "not as expected"),
        ("A draws |", "A draws | counter A+2 |", 6, "not as expected"),
        ("A draws |", "A draws | pile 8 |", 6, "not as expected"),
        ("A draws |", "A draws | asks A YES NO |", 6, "not as expected"),
        ("| discard carians", "| discard 0", 6, "not as expected"),
        ("| discard carians", "| discard lapiths", 6, "not as expected"),
        ("| discard carians", "| discard (2)", 6, "not as expected"),
        ("markers red blue", "markers red", 6, "not as expected"),
        ("    A: markers red blue", "", 6, "not as expected"),
        ("    B: O1 .", "", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 carians (1)", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | T1 lapiths (1)", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | T1 lapiths 2/5", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | T1 lapiths x1", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | T1 lapiths +1/+0", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | T1 lapiths silenced", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | T1 lapiths+shield_red", 6, "not as expected"),
        ("    B: O1 .", "    B: O1 . | D2 carians", 6, "not as expected"),
        ("A: markers red blue", "A: markers red blue | hand hector (1)", 6, "not as expected"),
        ("A: markers red blue", "A: markers red blue | hand medea (2)", 6, "not as expected"),
        ("A: markers red blue", "A: markers red blue | hand hector! (2)", 6, "not as expected"),
        ("A draws | discard carians    A: markers red blue    B: O1 .", "A wins", 6, "not as expected"),
        ("A draws | discard carians    A: markers red blue    B: O1 .", "tie by pile", 6, "not as expected"),
        # choices that cannot be made
        ("MARKER(blue)", "MARKER(red)", 5, "not legal"),
        ("MARKER(blue)", "YES", 5, "not legal"),
        ("MARKER(blue)", "", 5, "not complete"),
        ("MARKER(blue)", "MARKER(blue) OWN(O1)", 5, "not legal"),
        ("MARKER(blue)", "MARKER(blue); {hector}", 5, "not legal"),
        ("MARKER(blue)", "MARKER(purple)", 5, "notation"),
        ("MARKER(blue)", "MARKER(blue", 5, "notation"),
        ("MARKER(blue)", "FLY(O1)", 5, "notation"),
        ("MARKER(blue)", "PLAY(zeus)", 5, "not a card"),
        ("MARKER(blue)", "PLAY(12)", 5, "not a card"),
        ("MARKER(blue)", "{zeus}", 5, "not a card"),
        # options
        ("do  ", "option delphy = must\ndo  ", 5, "delphy"),
        ("do  ", "option delphi = perhaps\ndo  ", 5, "delphi"),
        ("do  ", "option removed_cards = 41\ndo  ", 5, "removed_cards"),
        ("do  ", "option delphi\ndo  ", 5, "option name = value"),
        ("do  ", "edition athens\ndo  ", 5, "athens"),
        # what is missing, and what does not exist here
        ("do          MARKER(blue)\n", "", 5, "second position"),
        ("A draws | discard carians    A: markers red blue    B: O1 .\n", "", 5, "no state after"),
        ("MARKER(blue)\n", "MARKER(blue)\ndo          NO\n", 6, "no state after"),
        (GOOD, "\n", 2, "needs a position"),
        (GOOD, "\ndo NO\n", 3, "no position before"),
        (GOOD, "\nbefore a game\ndo NO\nA plays\n", 5, "no “before”"),
        ("A draws | discard", "after discard", 6, "no “after”"),
        # positions no box could hold
        ("hand hector", "hand carians carians", 3, "carians is named too often"),
        ("hand hector", "hand sword_red", 3, "sword_red is named too often"),
        ("hand hector", "hand 84", 3, "no card 84"),
        ("hand hector", "hand hector (90)", 3, "not have that many cards"),
        ("phaeacians+sword_red", "phaeacians+hector", 3, "not equipment"),
        ("phaeacians+sword_red 4/2", "shield_red", 3, "not a unit"),
        ("T1 lapiths", "T1 lapiths (5)", 3, "cannot have 5 damage"),
        ("cicones 3/2", "cicones 3/3", 3, "cicones on O1 has 3/2"),
        ("cicones 3/2", "cicones silenced", 3, "cicones on O1 has 3/2"),
        ("pile 9", "pile 95", 3, "too high"),
        ("pile 9", "pile 0", 3, "the game is over"),
        ("T1 lapiths 1/5", "T1 lapiths 1/5 | markers red", 3, "both players hold the red marker"),
        # garbage
        ("A attacks", "C attacks", 3, "a position begins"),
        ("A attacks", "A sleeps", 3, "a position begins"),
        ("A attacks", "A attacks after O4", 3, "attacked last"),
        ("A attacks", "A plays after O1", 3, "attacked last"),
        ("A attacks", "A wins", 3, "begins at a phase"),
        ("A attacks", "A attacks | asks A YES NO", 3, "begins at a phase"),
        ("counter A+1", "counter A+8", 3, "not a zone"),
        ("counter A+1", "counter", 3, "not a zone"),
        ("counter A+1 |", "counter A+1 | counter A+1 |", 3, "not a zone"),
        ("counter A+1 |", "|", 3, "missing beside a bar"),
        ("pile 9", "pile many", 3, "not a zone"),
        ("pile 9", "treasure 9", 3, "not a zone"),
        ("O1 cicones 3/2 |", "O1 cicones 3/2 | O1 carians |", 3, "O1 is named twice"),
        ("O1 cicones 3/2", "O4 cicones 3/2", 3, "not a zone"),
        ("O1 cicones 3/2", "O1", 3, "O1 holds a unit"),
        ("O1 cicones 3/2", "O1 cicones 3", 3, "“3” on O1"),
        ("O1 cicones 3/2", "O1 cicones 3/2 3/2", 3, "“3/2” on O1"),
        ("O1 cicones 3/2", "O1 -", 3, "O1 holds a unit"),
        ("O1 cicones 3/2", "O1 centaurs", 3, "“centaurs” is not a card"),
        ("hand hector", "hand zeus", 3, "“zeus” is not a card"),
        ("hand hector (2)", "hand", 3, "after “hand” come its cards"),
        ("markers red\n", "markers\n", 3, "not a zone"),
        ("markers red\n", "markers purple\n", 3, "not a zone"),
        ("            B: O1 carians 1/2 | T1 lapiths 1/5", "            B:", 3, "missing beside"),
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


def test_what_was_expected_and_what_came_are_both_shown() -> None:
    (block,) = read_blocks(f"# Broken\n```{GOOD.replace('B: O1 .', 'B: O1 carians (1) | T1 lapiths 1/4 x2')}```\n")
    assert trouble(run(block)) == (
        "line 6: not as expected\n"
        "expected\n"
        "A draws     | counter A+1 | pile 9 | discard carians\n"
        "            A: O1 cicones | D1 phaeacians+sword_red (1) | hand hector (2) | markers red blue\n"
        "            B: O1 carians (1) | T1 lapiths 1/4 x2\n"
        "got\n"
        "A draws     | counter A+1 | pile 9 | discard carians\n"
        "            A: O1 cicones 3/2 x1 | D1 phaeacians+sword_red 4/2 (1) x1 | hand hector shield_green helmet_green"
        " | markers red blue\n"
        "            B: T1 lapiths 1/5 | hand 0"
    )


WORDS = (
    "A B A: B: O1 O2 T1 . hand pile discard markers counter asks 0 (3) (99) A+1 B+9 | plays attacks draws ends begins "
    "wins tie first turn after by points do option edition lookout ; ... {hector} {?} {starts a} PLAY(carians) YES NO "
    "DONE KEEP OWN(O1) ENEMY(T1) MARKER(red) AREA(troy) CARD(hector) PAY(84) carians hector+shield_red +1/+1 -9/-9 3/4 "
    "x2 silenced hector! sword_red 84 199 99999999999999999999 é ( ) + - { }"
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


@pytest.mark.parametrize("name", TEXTS)
def test_spoilt_scenarios_are_reported_and_break_nothing(name: str) -> None:
    rng = random.Random(name)
    texts = TEXTS[name].split("```")[1::2]
    for _ in range(200):
        for block in read_blocks(f"# Spoilt\n```{spoilt(rng.choice(texts), rng)}\n```\n"):
            wrong = trouble(run(block))
            assert not wrong or wrong.startswith("line ")


# --- the page that explains it --------------------------------------------------------------------------------------


def test_the_examples_of_the_page_come_out_as_they_say() -> None:
    blocks = read_blocks(PAGE, ("olympus",))
    assert len(blocks) >= 3
    for block in blocks:
        assert run(block).trouble is None, block.title


# --- choices and positions as text ----------------------------------------------------------------------------------


def test_every_choice_reads_back() -> None:
    for action in [*range(TOKENS), *range(OUTCOME, OUTCOME + DEFINITIONS), STARTS, STARTS + 1]:
        assert notation.read_action(notation.write_action(action)) == action
    assert len({notation.write_action(action) for action in range(TOKENS)}) == TOKENS


def test_cards_are_called_by_their_ids_and_capitals_do_not_matter() -> None:
    hector = STANDARD.ids["hector"]
    assert notation.write_action(PLAY + hector) == "PLAY(hector)"
    assert notation.read_action(" play( Hector ) ") == PLAY + hector
    assert notation.read_action("PAY(hector)") == PAY + hector
    assert notation.read_action("CARD(hector)") == CARD + hector
    assert notation.read_action("{hector}") == OUTCOME + hector
    assert notation.read_action("{starts b}") == STARTS + 1
    for wrong in ("", "PLAY", "PLAY()", "PLAY(hector", "{hector", "{84 }x", "PLAY(200)", "OWN(O4)", "ENEMY(1)"):
        with pytest.raises(BadInput):
            notation.read_action(wrong)
    with pytest.raises(KeyError):
        notation.write_action(STARTS + 2)


OWN_CARD = """
format = "fight-for-olympus-cards"
version = 1
[[card]]
id = "cerberus"
kind = "soldier"
colour = "red"
cost = {}
attack = 3
defence = 3
name = { en = "Cerberus" }
"""


def test_a_card_of_ones_own_has_a_number_and_where_it_is_known_a_name() -> None:
    options = GAME.options(changes={"custom_cards": OWN_CARD})
    number = len(STANDARD.cards)
    assert notation.write_action(PLAY + number) == f"PLAY({number})"
    assert notation.write_action(PLAY + number, options.cards) == "PLAY(cerberus)"
    assert (
        notation.read_action(f"{{{number}}}") == notation.read_action("{cerberus}", options.cards) == OUTCOME + number
    )
    by_number = notation.make_state(notation.read_position(f"A plays    A: O1 {number} 3/3"), options)
    by_name = notation.make_state(notation.read_position("A plays    A: O1 cerberus 3/3", options.cards), options)
    assert notation.write_position(by_number) == notation.write_position(by_name)
    assert "O1 cerberus 3/3" in notation.write_position(by_name)


@pytest.mark.parametrize("name", TEXTS)
def test_a_written_position_reads_back(name: str) -> None:
    for block in read_blocks(TEXTS[name]):
        lines = iter(block.lines)
        options = GAME.options()
        while (line := next(lines)).word in ("option", "edition"):
            changed = with_option(options, line.word, line.text.removeprefix(line.word))
            assert isinstance(changed, Options)
            options = changed
        known = notation.knowing(options)
        start = known.read_position(line.text)
        s = notation.set_up(start, options)
        again = notation.set_up(known.read_position(notation.write_position(s)), options)
        assert notation.write_position(again) == notation.write_position(s)
        assert not notation.differs(again, start, start)


@pytest.mark.parametrize("edition", GAME.editions)
def test_positions_of_a_game_read_back_with_the_same_choices(edition: str) -> None:
    options = GAME.options(edition)
    rng = random.Random(edition)
    read = 0
    for _ in range(10):
        s = GAME.new(2, options)
        while s.asked != NOBODY:
            if notation.begins_action(s) and (s.pile > 0 or options.finish_turn):
                again = notation.make_state(notation.read_position(notation.write_position(s)), options)
                assert notation.write_position(again) == notation.write_position(s)
                assert GAME.legal(again) == GAME.legal(s)
                assert again.asked == s.asked
                read += 1
            GAME.apply(s, rng.choice(GAME.legal(s)))
    assert read > 300
