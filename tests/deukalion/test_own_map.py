"""`--map` and `theomachy map`: games on maps people draw themselves, which a record holds."""

from __future__ import annotations

import io
import itertools
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bad_input import sentence_of
from tests.deukalion.table import GAME, Table
from theomachy.cli import main
from theomachy.games.deukalion.drawing import LEAST_SEA, LONGEST, MEANINGS, packaged_map, read_map
from theomachy.games.deukalion.map import MOST_CHARTS
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.vocabulary import SQUARE_NAMES
from theomachy.kernel.choices import MOST
from theomachy.kernel.errors import BadInput
from theomachy.kernel.events import Log
from theomachy.kernel.records import read_record_file
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY
from theomachy.table.match import from_record
from theomachy.words import LANGUAGES

EXAMPLE = (Path(__file__).parents[2] / "docs" / "examples" / "my-map.txt").read_text(encoding="utf-8")
COMMANDS = {
    "play": "play {} --against random",
    "arena": "arena {} random random --games 1 --jobs 1",
    "new-record": "new-record {} random random",
}
with_every_command = pytest.mark.parametrize("command", COMMANDS.values(), ids=list(COMMANDS))


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a file of a map."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("os.fsync", lambda _: None)
    monkeypatch.chdir(tmp_path)
    Path("my-map.txt").write_text(EXAMPLE, encoding="utf-8")


def say(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(line.split())
    out, err = capsys.readouterr()
    return status, out, err


# As little sea as there may be, and everything along it.
SMALL = """
 1   # # # # # # # # #
 2   # # # # # # # # #
 3   C M S T X R Y H h
 4   . . . . . . . . .
 5   . e s g l @ @ @ .
 6   ~ # # # # @ A # #
 7   # # # # K # # # #

whirlpools  a4 i4 a5
""" + "\n".join(line for line in packaged_map().splitlines()[10:] if "whirlpools" not in line)


# --- games on a map of one's own --------------------------------------------------------------------------------------


def test_a_record_holds_the_map_and_replays_without_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    line = "new-record deukalion random random random --seed 1 --option goal_override=8 --map my-map.txt -o game.record"
    assert say(line, capsys) == (0, "", "")
    Path("my-map.txt").unlink()
    match = from_record(read_record_file(Path("game.record")))
    assert match.over
    assert match.options.values["map"] == EXAMPLE
    assert match.record().write() == Path("game.record").read_text(encoding="utf-8")
    status, out, _ = say("replay game.record", capsys)
    assert status == 0
    assert "Deukalion drops anchor at " in out


def test_a_game_at_the_keyboard_goes_on_without_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n"))
    line = "play deukalion --against random --players 3 --seed 2 --save game.record --map my-map.txt --plain"
    status, out, _ = say(line, capsys)
    assert status == 0
    assert "Sparta (d2), value 5: 1 chest (" in out
    Path("my-map.txt").unlink()
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    status, out, _ = say("play --resume game.record --plain", capsys)
    assert status == 0
    assert "Sparta (d2), value 5: " in out


def test_the_arena_sails_it(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena deukalion random random --games 2 --jobs 1 --json --option goal_override=8 --map my-map.txt"
    status, out, _ = say(f"{line} --records games", capsys)
    assert status == 0
    assert json.loads(out)["options"] == {"goal_override": 8, "map": EXAMPLE}
    assert all(from_record(read_record_file(path)).over for path in Path("games").iterdir())


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("charybdis", ["off", "free"])
def test_no_two_pieces_come_to_share_a_square_where_there_is_hardly_any_sea(seats: int, charybdis: str) -> None:
    options = Options("standard", {"map": SMALL, "charybdis": charybdis, "goal_override": 20, "round_limit": 30})
    sea = {name for square, name in enumerate(SQUARE_NAMES) if options.map.sea >> square & 1}
    assert len(sea) == LEAST_SEA
    s, rng, relocated = GAME.new(seats, options), Rng(seats), 0
    while GAME.to_move(s) != NOBODY:
        found = GAME.choices(s)
        GAME.take(s, found.draw(rng) if s.asked == CHANCE else found.pick(rng))
        if s.frame is not None and s.frame.step().question() in ("relocate-ship", "relocate-hydra"):
            relocated += 1
        elif s.frame is not None and s.frame.step().question() in ("kylix", "shaken"):
            view = GAME.view(s, 0)
            at_sea = [player.ship for player in view.players if player.ship in sea]
            assert len({*at_sea, view.hydra}) == len(at_sea) + 1
    assert relocated > 2


@pytest.mark.parametrize("drawn", [SMALL, packaged_map().replace(" # ", " . ")])
def test_whatever_is_drawn_a_choice_leads_to_little(drawn: str) -> None:
    """Hardly any sea, and hardly any land: few answers, few events, a short stack."""
    options = Options("standard", {"map": drawn, "charybdis": "free", "chest_counts": "shared", "round_limit": 30})
    s, rng, most = GAME.new(4, options, Log()), Rng(3), [0, 0, 0]
    while GAME.to_move(s) != NOBODY:
        found = GAME.choices(s)
        GAME.take(s, found.draw(rng) if s.asked == CHANCE else found.pick(rng))
        assert s.log is not None
        frames, f = 0, s.frame
        while f is not None:
            frames, f = frames + 1, f.under
        most = [max(pair) for pair in zip(most, (found.count, len(s.log.drain()), frames), strict=True)]
    answers, events, deepest = most
    assert answers <= MOST
    assert events <= 100
    assert deepest <= 30


def test_no_more_charts_are_kept_than_are_wanted_again() -> None:
    """Whirlpools can lie in thousands of ways, and a chart is large; a game keeps its own."""
    options = Options("standard", {"map": EXAMPLE, "charybdis": "free"})
    edge = [square for square in range(len(SQUARE_NAMES)) if options.map.edge >> square & 1]
    first = options.map.chart(*edge[:3])
    for whirlpools in itertools.islice(itertools.permutations(edge, 3), 2 * MOST_CHARTS):
        options.map.chart(*whirlpools)
    assert len(options.map.charts) == MOST_CHARTS
    again = options.map.chart(*edge[:3])
    assert again is not first
    assert list(again.away) == list(first.away)


def test_ships_that_are_not_named_lie_at_the_anchors_of_the_map() -> None:
    table = Table("A acts    D: i4", map=EXAMPLE)
    assert [player.ship for player in table.view("A").players] == ["b2", "a3", "b3", "i4"]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: f"\ufeff{text}",
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace("  ", "\t"),
        lambda text: f"{text}# a comment\u2028of one line\x85\n   # and another",
        lambda text: text.rstrip(),
    ],
)
def test_files_of_other_systems_are_read(change: Callable[[str], str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("my-map.txt").write_bytes(change(EXAMPLE).encode())
    line = "new-record deukalion random random --seed 1 --option goal_override=8 --map my-map.txt -o game.record"
    assert say(line, capsys) == (0, "", "")
    match = from_record(read_record_file(Path("game.record")))
    assert match.over
    assert match.record().write() == Path("game.record").read_text(encoding="utf-8")


# --- mistakes ---------------------------------------------------------------------------------------------------------

CORINTH = "C  corinth        3  1"
WHIRLPOOLS = "whirlpools  a3 i2 g7"


@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        (" 4   # . M", " 4   # . ?", "7, column 10: the sign “?” has no meaning: the legend needs a line with it."),
        (" 4   # . M", " 4   # . C", "8, column 6: corinth is on the map already, at c4; draw it only once."),
        (" 4   # . M", " 4   # . 4", "7, column 10: a square is a single sign other than a digit, not “4”; check the"),
        (" 3   . .", " 3   .. .", "6, column 6: a square is a single sign other than a digit, not “..”; check the"),
        (" 3   . .", " 3   .", "6, column 20: a row has 9 squares, not 8."),
        (" 3   . .", " 3   . . .", "6, column 24: a row has 9 squares, not 10."),
        (" 7   # S", " 8   # S", "10, column 2: this should be row 7, not “8”: rows go from 1 to 7."),
        (" 7   # S", " 6   # S", "10, column 2: this should be row 7, not “6”: rows go from 1 to 7."),
        (" 6   #", "#6   #", "10, column 2: this should be row 6, not “7”: rows go from 1 to 7."),
        (" 7   #", "#7   #", "10, column 1: row 7 is missing: a map has 7 rows; “theomachy map deukalion” prints"),
        (".  sea", " 8   .\n.  sea", "14, column 2: there are 7 rows already; remove this one."),
        (CORINTH, "C  corinth", "23, column 4: corinth takes two numbers, its value and its chest spaces, not 0."),
        (CORINTH, f"{CORINTH}  7", "23, column 25: corinth takes two numbers, its value and its chest spaces, not 3."),
        (CORINTH, "C  corint  3  1", "23, column 4: the box has no “corint”: write corinth."),
        (CORINTH, "C  Corinth  3  1", "23, column 4: the box has no “Corinth”: write corinth."),
        (CORINTH, "C  carthage  3  1", "23, column 4: the box has no “carthage”: it has sea, styx, anchor, athens,"),
        (CORINTH, "C  land", "23, column 4: land has the sign # and no line in the legend; remove this line."),
        (CORINTH, "C", "23, column 1: say what the sign “C” means, as in “C  sea”."),
        (CORINTH, "M  corinth  3  1", "24, column 1: the sign M already means corinth; choose another sign."),
        (CORINTH, f"{CORINTH}\nD  corinth  3  1", "24, column 4: corinth already has a sign, C; remove one of"),
        (CORINTH, "C  corinth  3  2", "30, column 4: the cities have 16 chest spaces in all, but there are 15"),
        (CORINTH, "C  corinth  3  x", "23, column 16: the chest spaces of corinth: write a number from 1 to 8"),
        (CORINTH, "C  corinth  " + "9" * 5000, "23, column 4: corinth takes two numbers"),
        ("lindos         4  2", "lindos 4  4", "37, column 14: the marks of lindos: write a number from 1 to 3, not"),
        ("lindos         4  2", "lindos 0  2", "37, column 11: the value of lindos: write a number from 1 to 10, not"),
        ("lindos         4  2", "lindos " + "9" * 5000 + " 1", "not “99999999999999999999…”."),
        (".  sea", ".  sea 3 1", "14, column 8: sea takes no numbers; leave out “3”."),
        ("K . . . .", ". . . . .", "18, column 4: kylix is not drawn: put K on one square."),
        ("@  anchor\n", "", "4, column 12: the sign “@” has no meaning"),
        (" 1   ~ . . @ A @ . . e\n 2   ~", " 1   # . . @ A @ . . e\n 2   #", "styx is not drawn: put ~ on some"),
        ("l .\n 6", ". .\n 6", "37, column 4: lindos is not drawn: put l on one square."),
        (" 5   C . g", " 5   C # g", "8, column 6: no ship can come to corinth: draw sea north, east, south or west"),
        (" 2   ~ . # @ @ @ #", " 2   ~ . # # # # #", "16, column 4: 4 ships need an anchor square each, but the map"),
        (" 3   . . . . . . . . H", " 3   . . . . . . . # H", "4, column 18: the sea is not in one piece: g1 is cut"),
        (" 1   ~ . . @", " 1   ~ # # @", ""),
        (" 1   ~ . . @ A @ . . e\n 2   ~", " 1   ~ # # @ A @ . . e\n 2   #", "4, column 6: the water is not in"),
        ("whirlpools  a3", "whirl pools a3", "41, column 1: “whirl” begins neither a row (its number, then 9 signs),"),
        (WHIRLPOOLS, "", "40, column 1: the line of the whirlpools is missing: name three different sea squares on"),
        (WHIRLPOOLS, "whirlpools  a3 i2", "41, column 1: there are 3 whirlpools: name three different sea squares"),
        (WHIRLPOOLS, "whirlpools  a3 i2 a3", "41, column 1: there are 3 whirlpools: name three different sea squares"),
        (WHIRLPOOLS, "whirlpools  a3 i2 e3", "41, column 19: “e3” is not a sea square on the edge of the map: name"),
        (WHIRLPOOLS, f"{WHIRLPOOLS}\n{WHIRLPOOLS}", "42, column 1: the whirlpools are in line 41 already."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_map_is_said_with_its_line_and_column(old: str, new: str, trouble: str) -> None:
    text = packaged_map()
    assert old in text
    if not trouble:
        read_map(text.replace(old, new), "my-map.txt")
        return
    with pytest.raises(BadInput) as found:
        read_map(text.replace(old, new), "my-map.txt")
    sentence = sentence_of(found.value)
    assert trouble in sentence
    assert sentence.startswith("my-map.txt, line ")
    assert sentence.endswith(".")


@with_every_command
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (EXAMPLE.replace("C  corinth", "C  korinth"), "my-map.txt, line 21, column 4: the box has no “korinth”: write"),
        ("", "my-map.txt cannot be read: it is empty."),
        ("\n \t\n", "my-map.txt, line 1, column 1: row 1 is missing: a map has 7 rows; “theomachy map deukalion”"),
        ("x" * 10_000_000, f"my-map.txt, line 1, column 1: a map has at most {LONGEST} characters"),
        ("#\n" * 5_000_000, f"my-map.txt, line 10001, column 1: a map has at most {LONGEST} characters"),
        (EXAMPLE.encode("utf-16"), "my-map.txt cannot be read: it is not text in UTF-8."),
        ("\0" * 100, "my-map.txt, line 1, column 1: “\\x00"),
    ],
    ids=["misspelt", "empty", "blank", "long line", "many lines", "utf-16", "zeros"],
)
def test_a_bad_file_is_one_sentence(
    command: str, content: str | bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("my-map.txt").write_bytes(content if isinstance(content, bytes) else content.encode())
    for line in (f"{command.format('deukalion')} --map my-map.txt", "map check my-map.txt"):
        status, out, err = say(line, capsys)
        assert (status, out) == (2, "")
        assert err.startswith(f"theomachy: {sentence}") or not content
        assert err.count("\n") == 1
    assert [path.name for path in Path().iterdir()] == ["my-map.txt"]


@with_every_command
@pytest.mark.parametrize(
    ("game", "more", "sentence"),
    [
        ("olympus", "--map my-map.txt", "“olympus” cannot be played with a map of your own; leave out --map."),
        ("deukalion", "--cards my-map.txt", "“deukalion” cannot be played with cards of your own; leave out --cards."),
        ("deukalion", "--map missing.txt", "missing.txt cannot be read: no such file or folder."),
        ("deukalion", "--map .", ". cannot be read: it is a folder."),
        ("deukalion", "--map", "--map needs a value"),
        ("deukalion", "--map my-map.txt --option map=x", "is given twice, by --option and by --map; leave one out."),
        ("deukalion", "--option map=x", "map, line 1, column 1: say what the sign “x” means"),
    ],
)
def test_a_mistake_is_one_sentence(
    command: str, game: str, more: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = say(f"{command.format(game)} {more}", capsys)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_resumed_game_keeps_its_map(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = say("play --resume game.record --map my-map.txt", capsys)
    assert status == 2
    assert "leave out --map" in err


# --- `theomachy map` --------------------------------------------------------------------------------------------------


def test_the_map_of_the_box_is_printed_to_begin_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert say("map deukalion", capsys) == (0, packaged_map(), "")


def test_a_map_is_checked_and_told_place_by_place(capsys: pytest.CaptureFixture[str]) -> None:
    Path("box.txt").write_text(packaged_map(), encoding="utf-8")
    status, out, _ = say("map check box.txt", capsys)
    assert status == 0
    lines = out.splitlines()
    assert lines[0] == "Corinth (a5): value 3, 1 chest space; approaches b5; steps from Athens 5, from the Styx 4."
    assert lines[9] == "Salamis (i7): value 4, 2 marks; approaches i6; steps from Athens 7, from the Styx 12."
    assert lines[12:] == [
        "Sea squares: 37. Anchor squares: 5. Styx squares: 2. Whirlpools at a3, i2, g7.",
        "This map can be played.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_checked_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = say(f"map check my-map.txt --language {language}", capsys)
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 14


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("map", "needs deukalion|check"),
        ("map olympus", "There is no map for “olympus”; type theomachy map deukalion"),
        ("map check", "Name the file to check: theomachy map check FILE."),
        ("map check missing.txt", "missing.txt cannot be read: no such file or folder."),
        ("map check .", ". cannot be read: it is a folder."),
        ("map deukalion my-map.txt", "Unexpected argument: my-map.txt"),
    ],
)
def test_a_mistake_of_the_command_is_one_sentence(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = say(line, capsys)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


# --- the page that explains it ----------------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-map.md").read_text(encoding="utf-8")


def test_the_page_shows_the_map_of_the_box_and_what_is_said_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    _, drawing, _ = re.split(r"```text\n(.*?)```", PAGE, flags=re.DOTALL)
    assert {line for line in drawing.splitlines() if line != "…"} <= set(packaged_map().splitlines())
    for old, new in (("", ""), ("R  rhodes", "R  rhodos"), ("3   . . . . . . . .", "3   . . . . . . . #")):
        Path("my-map.txt").write_text(packaged_map().replace(old, new), encoding="utf-8")
        _, out, err = say("map check my-map.txt", capsys)
        assert f"my-map.txt\n{(out or err).splitlines()[0]}\n" in PAGE


def test_the_page_names_everything_a_legend_can_say() -> None:
    assert set(MEANINGS) <= set(re.findall(r"`(\w+)`", PAGE))
