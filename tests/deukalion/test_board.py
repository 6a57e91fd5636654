"""The table of Deukalion in the terminal: told, and drawn."""

from __future__ import annotations

import io
import random
import re
from dataclasses import replace

import pytest
from rich.console import Console

from tests.deukalion.reading import GAME, WAYS, Reading, words
from tests.played import at_random
from tests.test_words import well_said
from theomachy.games import game as game_named
from theomachy.games.deukalion import vocabulary as dk
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.games.deukalion.options import Options
from theomachy.games.deukalion.view import View
from theomachy.kernel.seats import NOBODY, WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match
from theomachy.terminal import transcript
from theomachy.terminal.boards.deukalion import DeukalionBoard
from theomachy.terminal.screen import DrawnScreen
from theomachy.words import LANGUAGES

DEUKALION, PERSEUS, HERCULES = range(3)
NARROWEST = 77

POSITION = (
    "B sails 2 in A's turn | dice 2-3123 | hydra e5 | open P03 P11 | discard zephyr | under charon athena"
    " | corinth red | mycenae 0 | sparta green | thera blue yellow | crete green green | rhodes yellow purple"
    " | cyprus purple purple | halicarnassus blue blue"
    " A: d2 6h {red red} u3 p1 | hand tyche ajax | on argos | secret P05"
    " B: f4 7h {yellow} u1 p5 | hand zephyr zephyr hermes | on lindos | has argo aegis | secret P16"
    " C: d2 10h {} u0 p1 | hand 0 | won P01"
)


def view(seat: int = PERSEUS, **changes: str) -> View:
    return Reading(POSITION, **changes).view(seat)


def board(language: str = "en") -> DeukalionBoard:
    return DeukalionBoard(words(language))


def details(v: View) -> list[str]:
    """What stands below the sea, where there is room for all of it."""
    return [line for text in board().details(v, 80) for line in text.plain.splitlines()]


# --- in words ---------------------------------------------------------------------------------------------------------


def test_the_table_is_told_player_by_player_and_place_by_place() -> None:
    assert board().describe(view()) == [
        "Round 2, turn 4. Goal: 14 points.",
        "Deukalion: 1 point. Ship on d2; aboard: 6 hoplites, 2 chests (2 × red); in the Underworld: 3; "
        "in hand: 2 Action cards and a secret Pursuit card.",
        "Perseus (you): 5 points. Ship on f4; aboard: 7 hoplites, 1 chest (yellow); in the Underworld: 1; "
        "in hand: 3 Action cards and a secret Pursuit card.",
        "Permanent cards of Perseus: Keel of the Argo, The Aegis.",
        "Hercules: 1 point. Ship on d2; aboard: 10 hoplites, no chests; in the Underworld: 0; "
        "in hand: no Action cards.",
        "Kylix: centre 2; around it 3, 1, 2, 3.",
        "The Hydra is on e5.",
        "Anchor squares of Athens: d1, f1, d2, e2, f2. River Styx: a1, a2.",
        "Corinth (a5), value 3: 1 chest (red).",
        "Mycenae (c4), value 5: no chests.",
        "Sparta (b7), value 4: 1 chest (green).",
        "Thera (e6), value 3: 2 chests (blue, yellow).",
        "Crete (e7), value 3: 2 chests (2 × green).",
        "Rhodes (g5), value 4: 2 chests (yellow, purple).",
        "Cyprus (h7), value 2: 2 chests (2 × purple).",
        "Halicarnassus (i3), value 4: 2 chests (2 × blue).",
        "Ephesus (i1), value 3, 1 point: vacant.",
        "Salamis (i7), value 4, 2 points: vacant.",
        "Argos (c5), value 3, 1 point: owner Deukalion.",
        "Lindos (h5), value 4, 2 points: yours.",
        "Open Pursuit card 1: “Helen's Ransom” (2 points): Bring a red chest to Athens. "
        "Or: Lie next to Sparta with 9 or more hoplites aboard.",
        "Open Pursuit card 2: “Treasure of the Temple” (4 points): "
        "Bring 3 chests of any colours to Athens in one visit. Or: Lie next to Thera and pay 6 Action cards.",
        "Action pile: 22. Discard: 1. Pursuit pile: 11. Honour cards left: 11.",
        "Your hand (3): 2 × Zephyr, Nimble Hermes. Your secret Pursuit card: “Rainbow of Iris” (4 points): "
        "Bring 2 chests of one colour to Athens in one visit. Or: Bring 3 chests of 3 colours to Athens in one visit.",
    ]


def test_a_watcher_is_told_no_hand_and_no_secret() -> None:
    sentences = board().describe(view(WATCHER))
    assert sentences[2].startswith("Perseus: 5 points.")
    assert sentences[-1].startswith("Action pile: ")
    assert board().means(view(WATCHER)) == board().drawn_means(view(WATCHER)).plain == ""
    assert not any(name in line for line in sentences for name in ("Rainbow", "Hermes", "Minos"))


def test_the_dice_are_told_on_their_positions_once_the_kylix_is_placed() -> None:
    v = Reading("A acts | dice 2-3123 | kylix 2 3! 3 1  A: d3").view(DEUKALION)
    assert board("de").describe_kylix(v) == (
        "Kylix: Mitte 2; Hopliten 2, Bewegung 3, Karten 3, Hydra 1; benutzt: Bewegung."
    )
    assert board("it").describe_kylix(GAME.view(GAME.new(2, Options()), 0)) == "Kylix: non ancora scossa."


def test_whirlpools_are_told_and_drawn_where_there_are_any() -> None:
    v = view(charybdis="on")
    assert "Whirlpools at a3, i2, g7." in board().describe(v)
    assert "@2" in board().drawn(v, 80).plain
    assert "@ whirlpool" in board().legend(v)
    assert "@" not in board().drawn(view(), 80).plain


def test_points_are_told_by_where_they_come_from() -> None:
    assert board().means(view()) == "You have 5 of 14 points: Honour cards 3, Pursuit cards 0, settlements 2."
    assert board().drawn_means(view()).plain == "5/14"


def test_piles_are_told_as_far_as_they_are_known() -> None:
    assert board().piles(view())[1:] == [
        "Discard (1): Zephyr.",
        "Known at the bottom of the Action pile, from the top down: Charon's Debt, Athena's Counsel.",
        "Completed by Hercules: “Walls of the Cyclopes” (1 point).",
    ]
    scene = Reading(POSITION.replace("tyche ajax", "pythia tyche")).do("STOP STOP ROT(0) CARD(pythia)")
    scene.do("OPEN(1) {P02}")
    assert "Known at the bottom of the Pursuit pile, from the top down: “Helen's Ransom” (2 points)." in board().piles(
        scene.view(PERSEUS)
    )


def test_a_stolen_card_is_known_to_the_victim() -> None:
    scene = Reading(POSITION.replace("tyche ajax", "hermes tyche")).do("STOP STOP ROT(0) CARD(hermes)")
    scene.do("{zephyr}")
    assert board().piles(scene.view(PERSEUS))[-1] == "Known to be in the hand of Deukalion: Zephyr."
    assert not any(line.startswith("You know") for line in board().piles(scene.view(HERCULES)))


def test_after_the_end_all_hands_and_secrets_lie_open() -> None:
    *_, (s, _) = at_random(GAME, Options("standard", {"goal_override": 8}), 3, 3)
    v = GAME.view(s, WATCHER)
    sentences = board().revealed(v)
    assert [line.split(":")[0] for line in sentences[:3]] == [
        "Hand of Deukalion",
        "Hand of Perseus",
        "Hand of Hercules",
    ]
    assert len(sentences) == 3 + sum(card != "" for card in v.open_secrets)
    assert all(map(well_said, sentences))


def test_the_last_round_is_not_one_too_many() -> None:
    v = replace(view(), turns=180, to_move=NOBODY, ending="rounds-over")
    assert board().describe(v)[0] == "Round 60, turn 180. Goal: 14 points."
    v = replace(view(), turns=179, to_move=NOBODY, ending="goal-reached")
    assert board().describe(v)[0] == "Round 60, turn 180. Goal: 14 points."


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_card_one_has_not_seen_is_told_or_drawn(seat: int) -> None:
    """Against the truth: of other hands only what is known; no secret card of others, and nothing of the piles."""
    rng = random.Random(seat)
    match = Match(game_named("deukalion"), GAME.options(), ["a", "b", "c"], Dealer(seat))
    w, table = words("en"), board()
    looked = 0
    while not match.over and len(match.choices) < 900:
        if len(match.choices) % 3 == 0 and match.to_move() != NOBODY:
            v = match.view(seat)
            assert isinstance(v, View)
            text = "\n".join(
                [
                    *(*table.describe(v), *table.piles(v), *table.players(v)),
                    *(table.drawn(v, 150).plain, table.drawn_hand(v, 150).plain),
                    *(block.plain for block in table.details(v, 150)),
                ]
            )
            others = [GAME.view(match._state, other) for other in range(3) if other != seat]
            shown = {*v.hand, *v.discard, *v.under, *(card for known in v.known for card in known)}
            shown |= {card for player in v.players for card in player.permanents}
            open_pursuits = {*v.open, *v.removed, *v.under_pursuits, v.secret}
            open_pursuits |= {card for player in v.players for card in (*player.completed, player.revealed)}
            for other in others:
                looked += 1
                assert not any(w.action(card) in text for card in set(other.hand) - shown)
                assert other.secret in open_pursuits or w.pursuit(other.secret) not in text
        match.choose(match.to_move(), rng.choice(match.view(match.to_move()).legal))
    assert looked > 100


# --- drawn ------------------------------------------------------------------------------------------------------------


def test_the_sea_is_drawn_with_all_that_is_on_it() -> None:
    assert board().drawn(view(), 80).plain.splitlines() == [
        "    a    b    c    d    e    f    g    h    i    ▸ Deukalion  1/14",
        " 1 ≈≈≈≈  ·    ·    ‡   Athe  ‡    ·    ·   Eph3    ●●●●●●RR··",
        "   ≈≈≈≈                                     □      Underworld 3, hand 2, secret",
        " 2 ≈≈≈≈  ·   ▒▒▒▒  ‡    ‡    ‡   ▒▒▒▒  ·    ·      Perseus (you)  5/14",
        "   ≈≈≈≈      ▒▒▒▒  DH            ▒▒▒▒              ●●●●●●●Y··",
        " 3  ·    ·    ·    ·    ·    ·    ·    ·   Hal4    Underworld 1, hand 3, secret",
        "                                            BB     + Keel of the Argo",
        " 4 ▒▒▒▒  ·   Myc5  ·   Kyli  ·    ·    ·    ·      + The Aegis",
        "   ▒▒▒▒                [2]   P7                    Hercules  1/14",
        " 5 Cor3  ·   Arg3  ·   Hydr  ·   Rho4 Lin4  ·      ●●●●●●●●●●",
        "    R         D■                  YP  P■■          Underworld 0, hand 0",
        " 6 ▒▒▒▒  ·    ·    ·   The3  ·    ·    ·    ·",
        "   ▒▒▒▒                 BY                       Kylix: centre 2; around it 3,",
        " 7 ▒▒▒▒ Spa4  ·    ·   Cre3  ·    ·   Cyp2 Sal4  1, 2, 3.",
        "   ▒▒▒▒  G              GG             PP   □□",
    ]
    assert details(view()) == [
        " 1  Helen's Ransom (2 points)",
        "   a Bring a red chest to Athens.",
        "   b Lie next to Sparta with 9 or more hoplites aboard.",
        " 2  Treasure of the Temple (4 points)",
        "   a Bring 3 chests of any colours to Athens in one visit.",
        "   b Lie next to Thera and pay 6 Action cards.",
        " ?  Rainbow of Iris (4 points)",
        "   a Bring 2 chests of one colour to Athens in one visit.",
        "   b Bring 3 chests of 3 colours to Athens in one visit.",
        "Action pile: 22. Discard: 1. Pursuit pile: 11. Honour cards left: 11.",
        "● hoplite  · sea, free space  ‡ anchor square  ≈ Styx  ▒ land  ■ settled",
        "□ vacant  Thera3 place and value  D10 ship and hoplites",
        "Chests: R red, G green, B blue, Y yellow, P purple",
    ]


def test_the_hand_is_drawn_with_the_secret_card() -> None:
    assert board().drawn_hand(view(), 80).plain == "Your hand (3):  Zephyr ×2  Nimble Hermes   ?  Rainbow of Iris"
    secret = [
        " ?  Rainbow of Iris (4 points)",
        "   a Bring 2 chests of one colour to Athens in one visit.",
        "   b Bring 3 chests of 3 colours to Athens in one visit.",
    ]
    assert all(line in details(view()) for line in secret)
    assert not any(line in details(view(HERCULES)) for line in secret)
    assert board("it").drawn_hand(view(HERCULES), 80).plain == "La tua mano (0): nessuna"


def test_a_wide_terminal_has_room_for_names() -> None:
    drawn = board("de").drawn(view(), 120).plain
    for name in ("Mykene5", "Athen", "Kylix", "Hydra", "Korinth3"):
        assert name in drawn


def test_an_empty_slot_is_drawn() -> None:
    v = Reading(POSITION.replace("open P03 P11", "open - P11")).view(PERSEUS)
    assert " 1  –" in details(v)
    assert "Open Pursuit card 1: none." in board().describe(v)


def test_a_city_may_have_more_chests_than_a_square_can_show() -> None:
    text = packaged_map().replace("corinth        3  1", "corinth        3  7")
    for city in (
        "mycenae        5",
        "sparta         4",
        "thera          3",
        "crete          3",
        "rhodes         4",
        "cyprus         2",
    ):
        text = text.replace(f"{city}  2", f"{city}  1")
    options = Options("standard", {"map": text})
    v = next(GAME.view(s, s.asked) for s, _ in at_random(GAME, options, 1, 2) if s.asked >= 0)
    assert "×7" in board().drawn(v, 80).plain
    assert board().describe_city(v, "corinth").startswith("Corinth (a5), value 3: 7 chests (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_and_every_player_has_a_sign_of_its_own(language: str) -> None:
    table = board(language)
    assert len({table.sign(colour) for colour in dk.COLOURS}) == len(dk.COLOURS)
    assert len({table.letter(seat) for seat in range(4)}) == 4
    assert len(set(table.colours)) == 4
    short = {words(language).place(place)[:3] for place in dk.PLACE_NAMES}
    assert len(short) == dk.PLACES


@pytest.mark.parametrize(
    ("language", "width"), [("de", 24), ("it", NARROWEST - 1), ("it", NARROWEST), ("de", 80), ("en", 200)]
)
def test_every_line_fits_the_terminal(language: str, width: int) -> None:
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    screen = DrawnScreen(words(language), console)
    assert isinstance(screen.board, DeukalionBoard)
    assert screen.board.fits(width) == (width >= NARROWEST)
    seats, changes = WAYS[1 + width % 2]
    rng = random.Random(width)
    match = Match(game_named("deukalion"), GAME.options("standard", changes), ["r"] * seats, Dealer(width))
    while not match.over and len(match.choices) < 1200:
        v = match.view(match.to_move())
        if rng.random() < 0.04:
            screen.table(v)
            screen.hand(v)
            screen.happened(match.events(v.seat), v.seat)
            screen.question(v, GAME.notation.write_action)
            assert isinstance(v, View)
            if screen.board.fits(width):
                assert all(len(line) <= width for line in screen.board.drawn(v, width).plain.splitlines())
        match.choose(v.seat, rng.choice(v.legal))
    screen.table(match.view(WATCHER))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
    assert ("▒▒▒▒" in text) == (width >= NARROWEST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_draws_nothing(language: str) -> None:
    table = board(language)
    seats, changes = WAYS[2]
    for number, (s, _) in enumerate(at_random(GAME, Options("standard", changes), 4, seats)):
        if s.asked >= 0 and number % 25 == 0:
            v = GAME.view(s, s.asked)
            sentences = [*table.describe(v), *table.hand(v), table.means(v), *table.piles(v)]
            assert all(map(well_said, sentences))
            assert not any(sign in line for line in sentences for sign in "│─░●{}▒≈‡■□▸")


# --- at the keyboard --------------------------------------------------------------------------------------------------


def test_the_table_is_told_when_a_move_begins_and_not_at_each_of_its_steps() -> None:
    scene = Reading(POSITION)
    assert board().begins_action(scene.view(PERSEUS))
    scene.do("DIR(n)")
    assert not board().begins_action(scene.view(PERSEUS))
    assert board().goes_on(scene.view(PERSEUS))
    scene.do("STOP STOP")
    assert scene.view(DEUKALION).question == "kylix"
    assert board().begins_action(scene.view(DEUKALION))
    for tokens in ("ROT(0)", "DIE(hydra)", "STOP"):
        scene.do(tokens)
        assert board().goes_on(scene.view(DEUKALION))
    assert board().w.shortcut(scene.view(DEUKALION)) == ("", [])


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ([0.0, -1.0, 0.0], "The victory is shared: Deukalion, Hercules."),
        ([-1 / 3] * 3, "The game is a draw."),
        ([-1.0, 1.0, -1.0], "Perseus has won; you have lost."),
    ],
)
def test_a_victory_that_two_of_three_share_is_no_draw(
    points: list[float], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game_named("deukalion"), GAME.options(), ["a", "b", "c"], Dealer(1))
    monkeypatch.setattr(Match, "over", True)
    monkeypatch.setattr(match, "result", lambda: points)
    assert transcript.result(match, DEUKALION, words("en")) == sentence


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("it", 3), ("de", 4)])
def test_sea_question_and_choices_are_in_sight_in_24_lines(language: str, players: int) -> None:
    """The prompt needs the last one."""
    rng = random.Random(players)
    match = Match(game_named("deukalion"), GAME.options(), ["a"] * players, Dealer(players))
    for number in range(300):
        v = match.view(match.to_move())
        match.choose(v.seat, rng.choice(v.legal))
        if number % 6:
            continue
        console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
        DrawnScreen(words(language), console).ask(v, GAME.notation.write_action)
        blank, *lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert blank == ""
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 80
        assert lines[0].split()[:9] == list("abcdefghi")
        numbers = re.findall(r"(?:^|\s)(\d+) (?=\S)", "\n".join(lines[15:]))
        assert {str(number) for number in range(1, len(v.legal) + 1)} <= set(numbers)


def test_where_there_is_room_everything_is_shown() -> None:
    console = Console(file=io.StringIO(), width=120, height=60, force_terminal=True, color_system=None)
    DrawnScreen(words("en"), console).ask(view(), GAME.notation.write_action)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    for text in board().details(view(), 120):
        assert text.plain in re.sub(" +\n", "\n", shown)
