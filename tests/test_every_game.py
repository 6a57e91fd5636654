"""What every game that is registered can do: be played by bots, told, drawn, recorded, explained, in every edition and
with as many players as it takes."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tests.played import shorter
from theomachy.arena.contest import Contest
from theomachy.arena.workers import play_all
from theomachy.bots import make_bot
from theomachy.cli import main
from theomachy.games import GAMES
from theomachy.kernel.game import Game
from theomachy.kernel.records import read_record_file
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE, NOBODY, WATCHER
from theomachy.table.dealer import Dealer
from theomachy.table.match import Match, from_record
from theomachy.terminal.boards import BOARDS, board
from theomachy.terminal.explain import at_the_table
from theomachy.terminal.screen import DrawnScreen
from theomachy.words import LANGUAGES, words

TABLES = [(key, seats) for key, game in GAMES.items() for seats in range(game.players[0], game.players[1] + 1)]
of_every_game = pytest.mark.parametrize("key", GAMES)
at_every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def new_match(key: str, seats: int, seed: int, edition: str = "") -> Match:
    game = GAMES[key]
    options = game.options(edition or game.editions[0], shorter(key))
    return Match(game, options, ["random"] * seats, Dealer(seed))


def as_options(key: str) -> list[str]:
    return [f"--option={name}={value}" for name, value in shorter(key).items()]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@of_every_game
def test_a_game_is_a_game_of_the_kernel_with_its_own_key_and_board(key: str) -> None:
    game = GAMES[key]
    assert isinstance(game, Game)
    assert game.key == key
    assert BOARDS.keys() == GAMES.keys()
    assert list(game.options().editions) == list(game.editions)
    assert game.options().edition == game.editions[0]
    assert len(board(words("en", key)).colours) == len(game.seat_names)


@pytest.mark.parametrize("spec", ["greedy:worlds=1", "search:iterations=5"])
@pytest.mark.parametrize(
    ("key", "seats", "edition"), [(key, seats, edition) for key, seats in TABLES for edition in GAMES[key].editions]
)
def test_bots_that_think_choose_what_is_legal(spec: str, key: str, seats: int, edition: str) -> None:
    match = new_match(key, seats, 3, edition)
    bots = [[make_bot(name, match.game, seat) for name in (spec, "random")] for seat in range(seats)]
    while not match.over:
        seat = match.to_move()
        thinking, other = bots[seat]
        bot = thinking if len(match.choices) % 4 == 0 else other  # to meet what good players avoid, too
        match.choose(seat, bot.choose(match.view(seat), match.recall(seat), match.events(seat)))
    assert match.record().result


@at_every_table
def test_the_same_seed_chooses_the_same_whatever_a_bot_cannot_see(key: str, seats: int) -> None:
    match = new_match(key, seats, 5)
    rng = Rng(2)
    while not match.over and len(match.choices) < 60:
        seat = match.to_move()
        view, recall = match.view(seat), match.recall(seat)
        for spec in ("random", "greedy:worlds=1", "search:iterations=5"):
            world = match.game.guess(view, recall, rng)
            guessed = match.game.view(world, seat), match.game.recall(world, seat)
            assert guessed == (view, recall)
            assert len({make_bot(spec, match.game, 7).choose(*seen, []) for seen in ((view, recall), guessed)}) == 1
        match.choose(seat, view.legal[rng.below(len(view.legal))])


@at_every_table
def test_a_deal_of_the_arena_brings_the_same_cards_to_every_seat(key: str, seats: int, tmp_path: Path) -> None:
    contest = Contest(key, GAMES[key].editions[0], shorter(key), ("random",) * seats, seats, 1, tmp_path)
    moved = [tuple((seat - by) % seats for seat in range(seats)) for by in range(seats)]
    assert [played.bots for played in play_all(contest)] == moved
    one, *others = (read_record_file(tmp_path / f"{number}.txt") for number in range(1, seats + 1))
    until = next(number for number, (who, _) in enumerate(one.choices) if who != "chance")
    assert until > 0
    assert all(other.choices[:until] == one.choices[:until] for other in others)


@at_every_table
def test_every_chance_comes_from_a_pile_or_from_elsewhere(key: str, seats: int) -> None:
    game = GAMES[key]
    s, rng, piles = game.new(seats, game.options()), Rng(1), set()
    while game.to_move(s) != NOBODY:
        legal = game.legal(s)
        if game.to_move(s) == CHANCE:
            piles.add(game.draws_from(s))
            assert len(legal) == len(game.weights(s))
        game.apply(s, legal[rng.below(len(legal))])
    assert max(piles) >= 0


@in_every_language
@at_every_table
def test_every_line_of_the_drawn_table_fits_and_the_told_one_draws_nothing(language: str, key: str, seats: int) -> None:
    w = words(language, key)
    rng = random.Random(1)
    consoles = [
        Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None) for width in (40, 80, 150)
    ]
    match = new_match(key, seats, 1)
    while not match.over:
        v = match.view(match.to_move())
        fresh = match.events(v.seat)
        if ever_more_rarely(match, rng):
            for console in consoles:
                screen = DrawnScreen(w, console)
                screen.table(v)
                screen.hand(v)
                screen.happened(fresh, v.seat)
                screen.question(v, match.game.notation.write_action)
            sentences = [*board(w).describe(v), board(w).hand(v), board(w).means(v), *board(w).piles(v)]
            assert not any(sign in line for line in sentences for sign in "│─░●{}")
        match.choose(v.seat, rng.choice(v.legal))
    assert board(w).revealed(match.view(WATCHER))
    for console in consoles:
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert max(map(len, text.splitlines())) <= console.width


def ever_more_rarely(match: Match, rng: random.Random) -> bool:
    """For what takes long: in a long game it is done hardly more often than in a short one."""
    return rng.random() < 10 / len(match.choices)


@at_every_table
def test_every_choice_can_be_typed_and_explained(key: str, seats: int) -> None:
    w, rng = words("en", key), random.Random(2)
    match = new_match(key, seats, 2)
    write, read = match.game.notation.write_action, match.game.notation.read_action
    while not match.over:
        v = match.view(match.to_move())
        assert [read(write(action)) for action in v.legal] == list(v.legal)
        for number, action in enumerate(v.legal, 1):
            notes = at_the_table(str(number), v, match, w)
            assert notes == at_the_table(write(action), v, match, w)
            assert notes[0].title == write(action)
        match.choose(v.seat, rng.choice(v.legal))


@in_every_language
@at_every_table
def test_the_commands_know_it(language: str, key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def output(*line: str) -> str:
        assert main([*line, "--language", language] if line[0] != "new-record" else list(line)) == 0
        return capsys.readouterr().out

    name = words(language, key).say("game-name")
    assert name in output("about")
    assert output("rules", key).startswith(f"# {name}")
    bots = ["random"] * (seats - 1) + ["greedy:worlds=1"]
    output("new-record", key, *bots, *as_options(key), "--seed", "1", "-o", "game.record")
    assert output("replay", "game.record").startswith(name)
    for seat in GAMES[key].seat_names[:seats]:
        assert output("replay", "game.record", "--seat", seat).startswith(name)
    match = from_record(read_record_file(Path("game.record")))
    assert match.record().write() == Path("game.record").read_text()


@at_every_table
def test_a_whole_game_at_the_keyboard(
    key: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)
    rng = random.Random(4)
    typed = ["?", "board", "hand", "piles", "log", "hint", "undo", *(str(rng.randint(1, 6)) for _ in range(3000))]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed)))
    line = ["play", key, "--players", str(seats), "--against", "random", "--adviser", "random", "--seed", "3"]
    assert main([*line, *as_options(key), "--save", "game.record"]) == 0
    out = capsys.readouterr().out
    record = read_record_file(Path("game.record"))
    assert record.game == key
    assert record.result
    w = words("en", key)
    assert w.say("term-all-revealed") in out
    assert w.clause_of_end(from_record(record).view(0)) in out
