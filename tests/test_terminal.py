"""The terminal client, driven by what a player would type."""

from __future__ import annotations

import io
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from theomachy.cli import main
from theomachy.games import game as game_named
from theomachy.games.hera_zeus.cards import CARDS
from theomachy.games.hera_zeus.events import Dealt, Saw, Turn
from theomachy.games.hera_zeus.game import HeraZeus
from theomachy.kernel.records import read_record_file
from theomachy.kernel.seats import WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, from_record
from theomachy.terminal.boards.hera_zeus import HeraZeusBoard
from theomachy.terminal.prompt import COMMANDS
from theomachy.terminal.screen import CLEAR, CURTAIN, DrawnScreen
from theomachy.words import LANGUAGES, rules_page
from theomachy.words.hera_zeus import HeraZeusWords

GAME = HeraZeus()
ENGLISH = HeraZeusWords("en", "hera-zeus")
BOARD = HeraZeusBoard(ENGLISH)
NEW_GAME = ("play", "hera-zeus", "--against", "random", "--adviser", "random", "--seed", "3", "--save", "game.record")
ROW = "LAY(6) LAY(5) LAY(3)"  # with seed 3 Hera has 6 5 3 3 2 P P D D

Play = Callable[..., str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An English-speaking player in an empty folder."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.fsync", lambda _: None)  # these games need not survive a power cut


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Types lines into the client and says what it printed."""

    def typing(*lines: str, command: tuple[str, ...] = NEW_GAME) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(list(command)) == 0
        out, errors = capsys.readouterr()
        assert errors == ""
        return out

    return typing


def some_numbers(seed: int) -> list[str]:
    """A player without a plan; numbers that are no choice are asked again."""
    rng = random.Random(seed)
    return [str(rng.randint(1, 7)) for _ in range(1500)]


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "seat"), [("en", "hera"), ("de", "zeus"), ("it", "hera")])
def test_a_whole_game(language: str, seat: str, play: Play) -> None:
    out = play(*some_numbers(1), command=(*NEW_GAME, "--language", language, "--seat", seat))
    record = read_record_file(Path("game.record"))
    assert record.result
    assert dict(record.seats)[seat] == "human"
    w = HeraZeusWords(language, "hera-zeus")
    won = record.result.startswith(seat)
    side = w.side(GAME.seat_names.index(record.result.split()[0]))
    assert w.say("term-result", who="you" if won else "enemy", side=side) in out
    assert re.search(r"^HZ-END-\d\d: ", out, re.MULTILINE)
    assert w.say("term-record-is-there", file="game.record") in out
    assert "\x1b" not in out
    assert not re.search("[│─░●]", out)
    assert from_record(record).over


def test_the_end_reveals_everything(play: Play) -> None:
    out = play(*some_numbers(1))
    match = from_record(read_record_file(Path("game.record")))
    end = out[out.index("Everything revealed") :]
    for side in (0, 1):
        assert f"Hand of {ENGLISH.side(side)}: {BOARD.cards(GAME.view(match._state, side).hand, side)}." in end
    assert "unknown" not in end


def test_after_the_end_the_record_can_be_kept(play: Play) -> None:
    play(*some_numbers(1))
    finished = Path("game.record").read_text()
    typed = finished_script()
    again = (*NEW_GAME[:-1], "again.record")
    out = play(*typed, "log", "recrod", "1", "record mine.record", "record", "board", "", "log", command=again)
    assert Path("mine.record").read_text() == finished == Path("again.record").read_text()
    assert "The whole game is in mine.record" in out
    assert "Zeus is dealt 9 cards: " in out  # the log is open now
    assert out.count("Enter leaves") == 3  # said again after what is no command
    assert out.count("Zeus is dealt 9 cards: ") == 1  # after the empty line nothing more is read
    assert out.rstrip().endswith(">")


def finished_script() -> list[str]:
    """What Hera chose in game.record, as she would type it."""
    return [choice for who, choice in read_record_file(Path("game.record")).choices if who == "hera"]


def test_saves_go_to_the_data_folder(play: Play) -> None:
    out = play(ROW, "quit", command=("play", "hera-zeus", "--against", "random", "--seed", "3"))
    (save,) = Path("data/theomachy").iterdir()
    assert re.fullmatch(r"hera-zeus-\d{8}-\d{6}\.record", save.name)
    assert f"theomachy play --resume {save.stem}\n" in out
    assert "Your hand (6): " in play(command=("play", "--resume", save.stem))


# --- what can be typed ------------------------------------------------------------------------------------------------


def test_numbers_and_notation_mean_the_same(play: Play) -> None:
    play("1", "1", "1", "1")
    numbered = Path("game.record").read_text()
    play("lay(6)", "LAY (5)", "LAY( 3 )", "draw", command=(*NEW_GAME[:-1], "other.record"))
    assert Path("other.record").read_text() == numbered


def test_a_whole_action_or_nothing(play: Play) -> None:
    out = play(
        ROW, "LAY(3) AT(A,1) LAY(2) AT(C,4)", "LAY(3) AT(A,9)", "LAY(7) AT(A,1)", "LAY(3) AT(A,1); LAY(2) AT(B,1)"
    )
    assert "AT(C,4) is refused: The card cannot go to this place. (HZ-PLAY-03) Nothing was done." in out
    assert "“AT(A,9)” is not a valid move. Nothing was done" in out
    assert "LAY(7) is refused: You do not have this card in your hand. (HZ-PLAY-01) Nothing was done." in out
    choices = finished_script()
    assert choices == ["LAY(6)", "LAY(5)", "LAY(3)", "LAY(3)", "AT(A,1)", "LAY(2)", "AT(B,1)"]


def test_what_was_typed_behind_an_outcome_of_chance_may_still_be_refused(play: Play) -> None:
    out = play(ROW, "DRAW LAY(7) AT(A,1) DRAW")
    assert "LAY(7) is refused" in out
    assert "Everything you typed before it was done." in out
    assert finished_script()[3:] == ["DRAW"]


def test_a_refusal_never_tells_what_a_challenge_would_show(play: Play) -> None:
    """A line is tried only up to the first card it would turn up: nobody learns anything from one that is refused."""
    out = play(ROW, "DRAW DRAW DRAW", "CHALLENGE(B) LAY(C)")
    assert "You challenge in lane B" in out
    assert "CHALLENGE(B)" in finished_script()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of a choice, or ? for help."),
        ("99", "There is no choice 99; the choices are 1 to 5."),
        ("0", "There is no choice 0"),
        ("-1", "“-1” is not a number"),
        ("fly", "“fly” is not a number, a move in notation or a command; ? shows"),
        (
            "lay(66)",
            "“lay(66)” is not a number, a move in notation or a command; ? shows what you can type. "
            "Did you mean LAY(6)?",
        ),
        ("bord", "Did you mean board?"),
        ("BOARD(1)", "“BOARD(1)” is not a number, a move in notation or a command; ? shows what you can type.\n> "),
        (
            "DRAW LYA(5)",
            "“LYA(5)” is not a valid move. Nothing was done; ? shows what you can type. Did you mean LAY(5)?",
        ),
        ("? Medussa", "Did you mean Medusa?"),
        ("rules Medussa", "Did you mean Medusa?"),
        ("resign", "This cannot be taken back; to confirm, type resign!"),
        ("LAY(9)", "“LAY(9)” is not a number"),
        ("{5}", "{5} is refused: This is for chance to decide, not for you."),
        ("DRAW DRAW \x07", "“\\x07” is not a valid move"),
        ("LAY(C)", "LAY(C) is refused: You do not have this card in your hand."),
        ("CHALLENGE(A)", "This does not answer the question."),
        ("undo", "This cannot be taken back"),
        ("? 9", "There is no choice 9"),
        ("? Minotaur", "There is no card, rule or section called “Minotaur”"),
        ("? HZ-CHAL-77", "The rules have no clause HZ-CHAL-77; check its number."),
        ("[bold]x[/bold]", "“[bold]x[/bold]” is not"),
    ],
)
def test_what_is_not_understood_is_answered_and_asked_again(typed: str, answer: str, play: Play) -> None:
    out = play(typed, ROW)
    assert answer in out
    assert finished_script() == ["LAY(6)", "LAY(5)", "LAY(3)"]


def test_question_mark_explains(play: Play) -> None:
    out = play("?", "? 1", "? Medusa", "? HZ-CHAL-04", "? TURN", "? DRAW", "? LAY(2)", "?Io")
    assert "What you can type:" in out
    assert f"LAY(6): Lay Artemis (6) in lane A\nHZ-SETUP-06: {ENGLISH.clause('HZ-SETUP-06')}" in out
    assert f"HZ-MEDUSA-01: {ENGLISH.clause('HZ-MEDUSA-01')}" in out
    assert f"HZ-CHAL-04: {ENGLISH.clause('HZ-CHAL-04')}" in out
    assert "## Your turn [TURN]" in out
    assert "DRAW: This does not answer the question." in out  # not legal now: why not
    assert "LAY(2): Lay Amazon (2)" in out
    assert "Io (0) / Argus (0): " in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_every_language(language: str, play: Play) -> None:
    w = HeraZeusWords(language, "hera-zeus")
    commands = {name: w.say(f"term-command-{name}") for name in COMMANDS}
    looks = ("board", "players", "hand", "cards", "piles", "log", "hint", "rules", "undo")
    typed = [ROW, *(commands[name] for name in looks)]
    out = play(*typed, "? ", commands["help"], commands["quit"], "DRAW", command=(*NEW_GAME, "--language", language))
    assert out.count(w.say("term-help", **commands)) == 2
    assert w.say("term-sections", rules=commands["rules"]) in out
    assert all(f"{section.id}: {section.heading}" in out for section in rules_page("hera-zeus", language).sections)
    assert w.card_help("D") in out  # she holds a Dionysus
    assert out.count(w.say("ask-action", points=3)) == 2  # asked, and again after `board`
    assert w.say("term-your-hand", count=6, cards="").rstrip(".") in out
    assert w.say("board-pile", side="Zeus", own="no", count=0, cards=w.say("table-none")) in out
    assert w.say("refused-cannot-undo") in out
    hint = w.say("term-hint", number=0, choice="", token="").partition(" 0")[0]
    assert re.search(rf"^{hint} [1-5]\. .+ \[.+\]$", out, re.MULTILINE)
    assert "theomachy play --resume game.record" in out
    assert "DRAW" not in Path("game.record").read_text()


def test_the_log_is_all_that_was_told(play: Play) -> None:
    out = play(ROW, "DRAW", "DRAW", "log")
    log = out.rpartition("> log\n")[2]
    assert log.startswith("You start.\nYou are dealt 9 cards: ")
    assert log.count("You draw ") == 2
    assert "Zeus is dealt 9 cards.\n" in log


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_while_nobody_has_learnt_anything(play: Play) -> None:
    out = play("LAY(6) LAY(5)", "undo", "LAY(2)", "LAY(3)", "LAY(3) AT(A,1)", "undo", "undo", "USE(D)", "undo")
    assert out.count("Taken back.") == 4
    assert finished_script() == ["LAY(6)", "LAY(2)", "LAY(3)"]
    assert "Hera, lane A: row 1 Artemis (6), face down." in out.rpartition("Taken back.")[2]


def test_undo_is_refused_after_a_draw_and_in_anothers_turn(play: Play) -> None:
    out = play(ROW, "undo", "DRAW", "undo", "DRAW DRAW", "undo")
    assert out.count("This cannot be taken back") == 3
    assert "Taken back." not in out


def test_what_a_bot_was_told_survives_an_undo() -> None:
    """Only the choice that was taken back disappears from what the others are told."""
    match = Match(GAME, GAME.options(), ["human", "random"], Dealer(3))
    for seat in (0, 1):
        for _ in range(3):
            match.choose(seat, match.view(seat).legal[0])
    match.events(0)
    match.events(1)
    read = GAME.notation.read_action
    for token in ("LAY(3)", "AT(A,1)", "LAY(2)", "AT(B,1)"):
        match.choose(0, read(token))
    once = match.log(1)
    match.undo(0)
    match.choose(0, read("AT(B,1)"))
    assert match.log(1) == once
    assert len(match.events(1)) == 2


@pytest.mark.parametrize("seed", range(8))
def test_both_seats_and_a_watcher_are_told_the_same_story(seed: int) -> None:
    """Each event once, in the same order, also what is held back while the late god card is asked."""
    rng = random.Random(seed)
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(seed))
    while not match.over:
        match.choose(match.to_move(), rng.choice(match.view(match.to_move()).legal))
    hera, zeus, watcher = (
        [event.name for event in match.log(seat) if not isinstance(event, Saw)] for seat in (0, 1, WATCHER)
    )
    assert hera == zeus == watcher == [event.name for event in match.open_log() if not isinstance(event, Saw)]


# --- saving, leaving, resuming ----------------------------------------------------------------------------------------


def test_resuming_goes_on_as_if_nothing_had_happened(play: Play) -> None:
    play(ROW, "DRAW")
    saved = Path("game.record").read_text()
    out = play("board", command=("play", "--resume", "game.record"))
    assert "Your hand (7): " in out
    assert "You draw " in out
    assert Path("game.record").read_text() == saved
    play(*some_numbers(2), command=("play", "hera-zeus", "--resume", "game.record"))
    finished = Path("game.record").read_text()
    assert finished.startswith(saved.removesuffix("to be continued\n"))
    assert "\nresult: " in finished


def test_resume_without_a_file_takes_the_game_played_last(play: Play) -> None:
    new = ("play", "hera-zeus", "--against", "random", "--seed")
    play(*some_numbers(1), command=(*new, "1"))
    play("1", command=(*new, "2"))
    play("1", "1", command=(*new, "3"))
    files = sorted(Path("data/theomachy").iterdir(), key=lambda path: path.read_text().count("hera LAY"))
    for age, path in enumerate(reversed(files)):
        os.utime(path, (1000 - age, 1000 - age))
    one, two, _ = files
    play("1", command=("play", "--resume"))  # the finished one is the newest, then comes the one with two cards
    assert two.read_text().count("hera LAY") >= 3
    os.utime(one, (time.time() + 1000,) * 2)
    play("1", command=("play", "--resume"))
    assert one.read_text().count("hera LAY") == 2


def test_resuming_into_another_file_leaves_the_first_alone(play: Play) -> None:
    play(ROW)
    before = Path("game.record").read_text()
    play("DRAW", command=("play", "--resume", "game.record", "--save", "branch.record"))
    assert Path("game.record").read_text() == before
    assert "hera DRAW" in Path("branch.record").read_text()


def test_a_save_that_another_program_changed_is_not_overwritten(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([ROW, "DRAW"])

    def typing(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        if line == "DRAW":
            Path("game.record").write_text("mine now\n")
        return line

    monkeypatch.setattr("builtins.input", typing)
    out = play()
    assert Path("game.record").read_text() == "mine now\n"
    assert "hera DRAW" in Path("game-2.record").read_text()
    assert "theomachy play --resume game-2.record" in out


def test_a_disk_that_fills_up_does_not_end_the_game(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    lines = iter([ROW, "DRAW", "DRAW"])

    def typing(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        if line == "DRAW":
            monkeypatch.setattr("os.replace", full)
        return line

    monkeypatch.setattr("builtins.input", typing)
    out = play()
    assert out.count("game.record cannot be written: there is no space left on the disk.") == 1
    assert out.count("You draw ") == 2
    assert "The game could not be saved in game.record." in out
    assert [path.name for path in Path().iterdir()] == ["game.record"]


def test_a_running_game_exports_only_what_its_seat_saw(play: Play) -> None:
    out = play(ROW, "DRAW DRAW DRAW", "record seen.txt", "record seen.txt")
    seen = Path("seen.txt").read_text()
    assert out.count("What you have seen of the game is in seen.txt") == 2
    assert seen.startswith("Hera and Zeus, edition rio-grande; Hera: human, Zeus: random.\nAs Hera saw it.\n")
    assert "Zeus is dealt 9 cards.\n" in seen
    assert seen.endswith("\nTo be continued.\n")
    match = from_record(read_record_file(Path("game.record")))
    for event in match.log(0):
        if isinstance(event, Turn):
            assert f"\n\n{ENGLISH.event(event, 0)}\n" in seen


def test_record_overwrites_only_when_told(play: Play) -> None:
    Path("mine.txt").write_text("precious")
    out = play("record mine.txt", "record game.record", "record! game.record", "record nowhere/x.txt")
    assert "mine.txt already exists; name another file, or overwrite it: record! mine.txt" in out
    assert out.count("game.record is where this game is saved; name another file.") == 2
    assert "nowhere/x.txt cannot be written: no such file or folder." in out
    assert Path("mine.txt").read_text() == "precious"
    play("record! mine.txt", "record", command=(*NEW_GAME[:-1], "other.record"))
    assert Path("mine.txt").read_text().startswith("Hera and Zeus")
    assert Path("other-hera.txt").exists()


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_drawn_or_told(seat: int) -> None:
    """Against the truth: what the other seat sees face down is unknown here, and no name of it is on its side."""
    rng = random.Random(seat)
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(seat))
    names = {name.in_language("en") for card in CARDS for name in card.names}
    looked = 0
    while not match.over:
        v, truth = GAME.view(match._state, seat), GAME.view(match._state, 1 - seat).field[1 - seat]
        lines = [line for line in BOARD.describe(v) if line.startswith(f"{ENGLISH.side(1 - seat)}, lane")]
        for line, column in zip(lines, truth.values(), strict=True) if lines else ():
            pieces = line.split(": ", 1)[1].removesuffix(".").split("; ")
            for sentence, piece in zip(pieces, column, strict=False):
                looked += not piece.face_up
                assert piece.face_up or "unknown card" in sentence
                assert piece.face_up or not any(name in sentence for name in names)
        drawn = BOARD.drawn(v, 100).plain.split(" A ")[0]
        hidden = sum(not piece.face_up for column in v.field[1 - seat].values() for piece in column)
        assert len(re.findall(r"│ ░ \*?\? ░+ (?=│)", drawn)) == hidden
        match.choose(match.to_move(), rng.choice(match.view(match.to_move()).legal))
    assert looked > 50


def test_what_the_other_side_holds_changes_nothing_on_the_screen(play: Play) -> None:
    """The same game twice, with other cards in Zeus's hand and face down on his field: every byte is the same."""
    play(ROW, "DRAW")
    text = Path("game.record").read_text()
    lines = text.splitlines()
    dealt = [number for number, line in enumerate(lines) if line.startswith("chance")][9:18]
    laid = [number for number, line in enumerate(lines) if line.startswith("zeus LAY")]
    for number, card in zip(dealt, "776544333", strict=True):
        lines[number] = f"chance {{{card}}}" if number != dealt[1] else "chance {X}"
    for number, card in zip(laid, "7X5", strict=True):
        lines[number] = f"zeus LAY({card})"
    Path("other.record").write_text("\n".join(lines) + "\n")
    typed = ("board", "piles", "log", "hand", "? 1", "hint", "record! seen.txt", "undo")
    printed = []
    for name in ("game.record", "other.record"):
        command = ("play", "--resume", name, "--seed", "1", "--adviser", "random")
        printed.append(play(*typed, command=command).replace(name, "FILE") + Path("seen.txt").read_text())
    assert printed[0] == printed[1]


# --- giving up --------------------------------------------------------------------------------------------------------


def test_whoever_resigns_is_asked_once(play: Play) -> None:
    out = play("resign", ROW, "resign", "resign!", "log", "")
    assert out.count("to confirm, type resign!") == 2
    assert "Zeus has won; you have lost." in out
    assert "Everything revealed" in out
    assert read_record_file(Path("game.record")).result == "zeus wins, hera resigned"
    for step in ((), ("--step",)):
        assert "Zeus has won. Hera gave up." in play("9", "1", "", "q", command=("replay", "game.record", *step))


def test_of_more_than_two_nobody_resigns_alone(play: Play) -> None:
    command = ("play", "deukalion", "--players", "3", "--against", "random", "--seed", "3", "--save", "game.record")
    out = play("resign", "resign!", command=command)
    assert out.count("With more than two players nobody can give up alone") == 2
    assert read_record_file(Path("game.record")).result == ""


# --- rules at the table -----------------------------------------------------------------------------------------------


def test_rules_are_told_by_card_clause_section_and_word(play: Play) -> None:
    out = play("rules Medusa", "rules HZ-CHAL-04", "rules TURN", "rules card", "rules ambrosia")
    assert f"HZ-MEDUSA-01: {ENGLISH.clause('HZ-MEDUSA-01')}" in out
    assert f"HZ-CHAL-04: {ENGLISH.clause('HZ-CHAL-04')}" in out
    assert "## Your turn [TURN]" in out
    found = out.partition("> rules card\n")[2].partition("> rules ambrosia")[0].splitlines()
    assert len([line for line in found if re.match(r"HZ-\w+-\d\d: .*card", line)]) == 8
    assert found[8].startswith("…: and more of them: HZ-")
    assert "There is no card, rule or section called “ambrosia”" in out


# --- two people -------------------------------------------------------------------------------------------------------

TWO = ("play", "hera-zeus", "--against", "human", "--seed", "3", "--save", "game.record")


def test_a_curtain_falls_between_two_people(play: Play) -> None:
    hera = ["1", "1", "1"]
    out = play("", *hera, "", "1", "1", "1", "", "DRAW DRAW", "log", "DRAW", "", "log", command=TWO)
    curtain = "\n" * CURTAIN
    before, *acts = out.split(curtain)
    assert before == ""
    assert [act.split(" is next.")[0].strip() for act in acts] == ["Hera", "Zeus", "Hera", "Zeus"]
    match = from_record(read_record_file(Path("game.record")))
    for act, (seat, other) in zip(acts, [(0, 1), (1, 0), (0, 1), (1, 0)], strict=True):
        assert "press Enter when you are ready." in act
        assert ("? for help" in act) == (act in acts[:2])
        assert f"{ENGLISH.side(seat)} (you): " in act
        assert f"{ENGLISH.side(other)} (you): " not in act
        dealt = [event for event in match.log(other) if isinstance(event, Dealt) and event.seat == other]
        assert len(dealt) == 9
        assert f"{ENGLISH.side(other)} is dealt 9 cards: " not in act
    assert "You draw" in acts[2]
    assert "You draw" not in acts[3]
    assert acts[3].count("Hera draws a card.") == 6  # three draws, told once and once more by `log`


def test_two_people_can_leave_and_resume_behind_the_curtain(play: Play) -> None:
    play("", "1", "1", "1", command=TWO)
    out = play("", "hand", command=("play", "--resume", "game.record"))
    assert out.startswith("\n" * CURTAIN + "Zeus is next.")
    assert "Zeus (you): " in out


# --- the real thing: a process, a terminal, signals -------------------------------------------------------------------


class Process:
    """The client in a process of its own, at a terminal of its own or with pipes."""

    def __init__(self, *argv: str, terminal: bool = False, **environment: str) -> None:
        command = [sys.executable, "-m", "theomachy", *argv]
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
        self.ours, theirs = pty.openpty() if terminal else os.pipe()
        read, self.typing = (os.dup(theirs), self.ours) if terminal else os.pipe()
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored
        self.process = subprocess.Popen(
            command, stdin=read, stdout=theirs, stderr=theirs, env=env, start_new_session=True
        )
        signal.signal(signal.SIGINT, before)
        os.close(read)
        os.close(theirs)
        self.printed = ""

    def until(self, text: str, seconds: float = 20) -> str:
        """Read on until this was said; what came before it, and the text itself."""
        end = time.monotonic() + seconds
        while text not in self.printed:
            ready, _, _ = select.select([self.ours], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} was not said, but {self.printed!r}"
            try:
                more = os.read(self.ours, 65536)
            except OSError:  # the terminal is closed
                more = b""
            assert more, f"{text!r} was not said, but {self.printed!r}"
            self.printed += more.decode(errors="replace").replace("\r\n", "\n")
        before, _, self.printed = self.printed.partition(text)
        return before + text

    def type(self, line: str) -> None:
        os.write(self.typing, f"{line}\n".encode())

    def interrupt(self, answer: str) -> str:
        """Press Ctrl-C until it is answered: one pressed just as the client goes to read is not noticed by Python."""
        for _ in range(4):
            self.process.send_signal(signal.SIGINT)
            if select.select([self.ours], [], [], 5)[0]:
                break
        return self.until(answer)

    def wait(self) -> int:
        return self.process.wait(20)


Start = Callable[..., Process]


@pytest.fixture
def start() -> Iterator[Start]:
    started: list[Process] = []

    def begin(*argv: str, **settings: str | bool) -> Process:
        process = Process(*argv, **settings)  # type: ignore[arg-type]
        started.append(process)
        return process

    yield begin
    for process in started:
        process.process.kill()
        process.process.wait()
        for end in {process.ours, process.typing}:
            os.close(end)


def test_ctrl_c_leaves_with_the_game_saved(start: Start, play: Play) -> None:
    client = start(*NEW_GAME)
    client.until("Opening row")
    client.type(ROW)
    client.until("What do you do?")
    client.until("> ")
    printed = client.interrupt("theomachy play --resume game.record\n")
    assert "Traceback" not in printed
    assert client.wait() == 0
    assert "Your hand (6): " in play(command=("play", "--resume", "game.record"))


def test_a_killed_client_has_lost_nothing(start: Start, play: Play) -> None:
    client = start(*NEW_GAME)
    client.until("Opening row")
    client.type(ROW)
    client.until("What do you do?")
    client.type("DRAW")
    client.until("You draw ")
    client.process.send_signal(signal.SIGKILL)
    assert client.wait() == -signal.SIGKILL
    assert [path.name for path in Path().iterdir()] == ["game.record"]
    assert "Your hand (7): " in play(command=("play", "--resume", "game.record"))


def test_at_a_terminal_the_table_is_drawn(start: Start) -> None:
    client = start(*NEW_GAME, terminal=True)
    assert "╭" in client.until("LAY(P)")
    client.type(ROW)
    client.until("undo to take back your last choice.")
    client.type("undo")
    client.until("Taken back.")
    client.until("in lane C?")
    client.type("LAY(2)")
    client.until("undo to take back your last choice.")
    client.type("")
    printed = client.until("USE(D)")
    assert "\x1b[" in printed
    assert "░ 2 Amazon ░" in printed
    client.until("\n> ")
    client.interrupt("theomachy play --resume game.record")
    assert client.wait() == 0


@pytest.mark.parametrize("quiet", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "latin-1"}])
def test_no_color_and_terminals_that_cannot_draw_get_plain_words(quiet: dict[str, str], start: Start) -> None:
    client = start(*NEW_GAME, terminal=True, **quiet)
    printed = client.until("LAY(P)")
    assert "\x1b[3" not in printed
    assert not re.search("[│─░●]", printed)
    assert "5. Lay Pegasus (1) in lane A [LAY(P)" in printed


def test_the_curtain_clears_the_screen_and_what_scrolled_off_it(start: Start) -> None:
    client = start(*TWO, terminal=True)
    assert CLEAR in client.until("press Enter when you are ready.")
    client.type("")
    client.until("LAY(P)")
    client.type(ROW)
    client.until("undo to take back your last choice.")
    client.type("")
    printed = client.until("Zeus, press Enter when you are ready.")
    assert printed[printed.rindex(CLEAR) :].count("Artemis") == 0


def test_the_curtain_falls_in_plain_words_too(start: Start) -> None:
    """Whatever the height of the terminal; and the arrow keys bring nothing back."""
    client = start(*TWO, "--plain", terminal=True, LINES="70")
    assert CLEAR in client.until("Hera, press Enter when you are ready.")
    client.type("")
    client.until("LAY(P)")
    client.type(ROW)
    client.until("undo to take back your last choice.")
    client.type("")
    printed = client.until("Zeus, press Enter when you are ready.")
    hidden = printed[printed.rindex(CLEAR) :]
    assert "Artemis" not in hidden
    assert hidden.count("\n") >= 70
    client.type("\x1b[A\x1b[A")
    assert "LAY" not in client.until("Zeus (you): ")


@pytest.mark.parametrize("key", ["olympus", "deukalion"])  # in Hera and Zeus the first choices are made by the book
def test_ctrl_c_answers_at_once_while_a_bot_thinks(key: str, start: Start) -> None:
    """It would think for a minute."""
    other = game_named(key).seat_names[1]
    client = start(
        "play", key, "--against", "search:seconds=60", "--seat", other, "--seed", "3", "--save", "game.record"
    )
    client.until("is thinking")
    time.sleep(0.5)
    began = time.monotonic()
    client.interrupt("The game is saved. To continue: theomachy play --resume game.record\n")
    assert time.monotonic() - began < 2
    assert client.wait() == 0
    assert read_record_file(Path("game.record")).game == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [24, 50, 80, 200])
def test_every_line_fits_the_terminal(language: str, width: int) -> None:
    w = HeraZeusWords(language, "hera-zeus")
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    screen = DrawnScreen(w, console)
    rng = random.Random(1)
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(1))
    while not match.over:
        v = match.view(match.to_move())
        if rng.random() < 0.2:
            screen.table(v)
            screen.question(v, GAME.notation.write_action)
            screen.happened(match.events(v.seat), v.seat)
        match.choose(v.seat, rng.choice(v.legal))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
