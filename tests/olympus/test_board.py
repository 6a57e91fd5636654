"""The table of Fight for Olympus in the terminal: told, drawn, and played at the keyboard."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.olympus.table import Table
from theomachy.cli import main
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.options import STANDARD
from theomachy.kernel.records import read_record_file
from theomachy.kernel.seats import WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.terminal.boards.olympus import OlympusBoard
from theomachy.terminal.screen import DrawnScreen, Screen
from theomachy.words import LANGUAGES
from theomachy.words.olympus import OlympusWords, colour_key

GAME = Olympus()
ENGLISH = OlympusWords("en", "olympus")
BOARD = OlympusBoard(ENGLISH)

Play = Callable[..., str]


def some_table(discard_view: str = "open") -> Table:
    return Table(
        a="O1 hector+sword_red*2, D1 carians",
        b="O1 amazons",
        hand_a="jason carians carians sword_blue",
        hand_b="medea tydeus",
        discard="leda paris",
        markers={"a": "red", "b": "green"},
        counter=-3,
        pile=40,
        discard_view=discard_view,
    )


# --- in words ---------------------------------------------------------------------------------------------------------


def test_the_table_is_told_space_by_space() -> None:
    assert BOARD.describe(some_table().view("a")) == [
        "Player B: 2 cards in hand, markers: green.",
        "Player A (you): 4 cards in hand, markers: red.",
        "The counter is on 3 on your opponent's side.",
        "Draw pile: 40. Discard pile: 2, on top Paris. Markers on the board: blue, yellow.",
        "O1, Olympus. Yours: Hector + Red Sword (multicoloured), attack 7, defence 6, 2 damage. "
        "Opposite: Amazons (red), attack 2, defence 2.",
        "O2, Olympus: nobody.",
        "O3, Olympus: nobody.",
        "D1, Delphi. Yours: Carians (yellow), attack 1, defence 2. Opposite: nobody.",
        "D2, Delphi: nobody.",
        "T1, Troy: nobody.",
        "Your hand (4):",
        f"Jason (hero, multicoloured; cost: 1 blue, 2 yellow; attack 3, defence 3). {BOARD.w.text('jason')}",
        "2 × Carians (soldier, yellow; cost: free; attack 1, defence 2).",
        f"Blue Sword (equipment, blue; cost: free; attack +2, defence +0). {BOARD.w.text('sword_blue')}".rstrip(),
    ]


def test_a_watcher_is_told_both_sides_and_no_hand() -> None:
    sentences = BOARD.describe(some_table().view("watcher"))
    assert sentences[2] == "The counter is on 3 on Player B's side."
    assert sentences[4].startswith("O1, Olympus. Player A: Hector")
    assert sentences[-1] == "T1, Troy: nobody."
    assert BOARD.means(some_table().view("watcher")) == ""


def test_what_is_known_of_the_other_hand_is_told() -> None:
    table = Table(b="O1 amazons", hand_a="europa achaeans dardani", hand_b="medea").do("PLAY(europa) OWN(O2) YES")
    v = table.view("a")
    assert BOARD.describe(v)[0] == "Player B: 2 cards in hand (known: Amazons), no markers."
    assert BOARD.piles(v)[-1] == "Known to be in Player B's hand: Amazons."
    assert "known" not in BOARD.describe(table.view("b"))[1]


def test_the_discard_pile_is_told_as_far_as_it_lies_open() -> None:
    assert BOARD.piles(some_table().view("a")) == [
        "Draw pile: 40; removed before the game: 20.",
        "Discard pile (2), from the top: Paris, Leda.",
    ]
    assert BOARD.piles(some_table(discard_view="top").view("a"))[1] == "Discard pile (2), on top: Paris."


def test_an_announced_card_lies_on_the_table() -> None:
    v = some_table().do("PLAY(carians)").view("b")
    announced = "Announced: Carians (soldier, yellow; cost: free; attack 1, defence 2)."
    assert announced in BOARD.describe(v)
    assert announced in BOARD.drawn(v, 200).plain


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_told_or_drawn(seat: int) -> None:
    """Against the truth: of the other hand only what is known, and nothing of the pile."""
    rng = random.Random(seat)
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(seat))
    looked = 0
    while not match.over:
        v, theirs = match.view(seat), GAME.view(match._state, 1 - seat).hand
        drawn = (BOARD.drawn(v, 150).plain, BOARD.drawn_hand(v, 150).plain)  # type: ignore[arg-type]
        text = "\n".join([*BOARD.describe(v), *BOARD.piles(v), *drawn])  # type: ignore[arg-type]
        open_cards = {unit.card for unit in v.units.values()} | {*v.hand, *v.discard}  # type: ignore[attr-defined]
        for card in set(theirs) - open_cards - set(v.known[1 - seat]):  # type: ignore[attr-defined]
            looked += 1
            assert not re.search(rf"\b{ENGLISH.name(card)}\b", text)
        match.choose(match.to_move(), rng.choice(match.view(match.to_move()).legal))
    assert looked > 50


# --- drawn ------------------------------------------------------------------------------------------------------------


def test_the_two_sides_face_each_other() -> None:
    assert BOARD.drawn(some_table().view("a"), 80).plain.splitlines()[:11] == [
        " Player B  2 cards in hand, markers: green",
        "╭────────────┬────────────┬────────────┬────────────┬────────────┬────────────╮",
        "│            │            │            │            │            │            │",
        "│ 2/2      R │            │            │            │            │            │",
        "│ Amazons    │            │            │            │            │            │",
        "├ Olympus O1 ┼──── O2 ────┼──── O3 ────┼ Delphi D1 ─┼──── D2 ────┼─ Troy T1 ──┤",
        "│ Hector     │            │            │ Carians    │            │            │",
        "│ 7/6 ●2   * │            │            │ 1/2      Y │            │            │",
        "│ +Red Sword │            │            │            │            │            │",
        "╰────────────┴────────────┴────────────┴────────────┴────────────┴────────────╯",
        " Player A (you)  4 cards in hand, markers: red",
    ]


def test_the_counter_stands_on_the_track_of_whoever_looks() -> None:
    table = some_table()
    tracks = {side: BOARD.track(table.view(side)).plain for side in ("a", "b")}
    assert tracks["a"] == " Player A  7  6  5  4  3  2  1  0  1  2 [3] 4  5  6  7  Player B "
    assert tracks["b"] == " Player B  7  6  5  4 [3] 2  1  0  1  2  3  4  5  6  7  Player A "


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_sign_of_its_own_beside_its_colour(language: str) -> None:
    board = OlympusBoard(OlympusWords(language, "olympus"))
    signs = {key: board.sign(key) for key in ("red", "blue", "yellow", "green", "all")}
    assert len(set(signs.values())) == len(signs)
    for card in STANDARD.cards:
        assert board.chip(card.id).plain.startswith(f" {board.w.name(card.id)} {signs[colour_key(card)]} ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [24, 72, 73, 80, 200])
def test_every_line_fits_the_terminal(language: str, width: int) -> None:
    w = OlympusWords(language, "olympus")
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    screen = DrawnScreen(w, console)
    assert screen.board.fits(width) == (width >= 73)
    rng = random.Random(1)
    match = Match(GAME, GAME.options(), ["a", "b"], Dealer(1))
    while not match.over:
        v = match.view(match.to_move())
        if rng.random() < 0.3:
            screen.table(v)
            screen.question(v, GAME.notation.write_action)
            screen.happened(match.events(v.seat), v.seat)
        match.choose(v.seat, rng.choice(v.legal))
    screen.table(match.view(WATCHER))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
    assert ("╭" in text) == (width >= 73)


# --- at the keyboard --------------------------------------------------------------------------------------------------


def test_a_payment_of_several_symbols_is_suggested_as_a_whole() -> None:
    table = Table(hand_a="hector tydeus meleager diomedes danae penelope", markers={"a": "green"})
    assert BOARD.w.shortcut(table.view("a")) == ("", [])
    v = table.do("PLAY(hector)").view("a")
    sentence, payment = BOARD.w.shortcut(v)
    assert sentence.startswith("Pay as suggested: ")
    for action in payment:
        assert action in GAME.legal(table.s)
        GAME.apply(table.s, action)
    assert table.question() == "a place"


def test_a_single_symbol_needs_no_suggestion() -> None:
    v = Table(hand_a="cadmus penelope leda castor", markers={"a": "green"}).view("a")
    assert BOARD.w.shortcut(v) == ("", [])
    v = Table(hand_a="lapiths penelope alcestis").do("PLAY(lapiths)").view("a")
    assert v.question == "pay"
    assert BOARD.w.shortcut(v) == ("", [])


@pytest.fixture
def play(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Types lines into the client and says what it printed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.fsync", lambda _: None)

    def typing(*lines: str, seed: int, language: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        game = ("play", "olympus", "--against", "random", "--adviser", "random", "--seed", str(seed))
        assert main([*game, "--save", f"{len(list(Path().iterdir()))}.record", "--language", language]) == 0
        return capsys.readouterr().out

    return typing


# With seed 12 you start, with Agamemnon, Hector, Pollux, Phaeacians, a Yellow Sword and a Green Helmet.
SUGGESTED = r"^3\. Pay as suggested: (Hector, Phaeacians|Phaeacians, Hector), (Pollux|Yellow Sword), Green Helmet$"


def test_the_number_behind_the_choices_pays_as_suggested(play: Play) -> None:
    out = play("KEEP", "PLAY(agamemnon)", "3", seed=12)
    assert re.search(SUGGESTED, out, re.MULTILINE)
    assert "Where do you place Agamemnon?" in out
    choices = [choice for who, choice in read_record_file(Path("0.record")).choices if who == "a"]
    assert len(choices) == 4


def test_there_is_no_number_behind_that(play: Play) -> None:
    out = play("KEEP", "PLAY(agamemnon)", "4", "1", "3", seed=12)
    assert "There is no choice 4; the choices are 1 to 3." in out
    assert "There is no choice 3; the choices are 1 to 2." in out


def test_in_the_middle_of_an_action_the_table_is_not_told_again(play: Play) -> None:
    lines = ("KEEP", "PLAY(agamemnon)", "1")
    out = play(*lines, seed=12)
    assert out.count("What do you pay") == 2
    assert out.count("Draw pile: ") == 2  # at first, and once the phase is kept
    assert play(*lines, "board", seed=12).count("Draw pile: ") == 3


def test_resuming_in_the_middle_of_an_action_tells_the_table(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    play("KEEP", "PLAY(agamemnon)", seed=12)
    assert main(["play", "--resume", "0.record"]) == 0
    assert "Announced: Agamemnon" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_that_play_a_card_say_what_it_does(language: str) -> None:
    """Below each where there is room, cut to the line where there is little; in a few lines only the choices."""
    w = OlympusWords(language, "olympus")
    v = some_table().view("a")
    played = next(action for action in v.legal if OlympusBoard(w).does(v, action))
    text = OlympusBoard(w).does(v, played)
    assert text == w.text("jason")
    shown = {}
    for height in (40, 22, 10):
        console = Console(file=io.StringIO(), width=80, height=height, force_terminal=True, color_system=None)
        DrawnScreen(w, console).ask(v, GAME.notation.write_action)
        shown[height] = " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
    assert text in shown[40]
    assert w.choice(v, played) in shown[22]
    assert len(shown[10]) <= len(shown[22]) <= len(shown[40])


def test_in_plain_words_the_text_of_a_choice_ends_with_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    v = some_table().view("a")
    Screen(ENGLISH).question(v, GAME.notation.write_action)
    line = next(line for line in capsys.readouterr().out.splitlines() if "PLAY(jason)" in line)
    assert line.partition("] ")[2].rstrip("…") in ENGLISH.text("jason")
    assert len(line) <= 80
