"""The command `theomachy`: what it prints, and what it says to mistakes."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bad_input import ENGLISH
from theomachy import __version__
from theomachy.cli import COMMANDS, command_parser, main
from theomachy.completion import SHELLS
from theomachy.games import GAMES
from theomachy.kernel.records import read_record_file
from theomachy.table.match import begun, go_on
from theomachy.terminal.boards import board
from theomachy.words import LANGUAGES, house_words, rules_page
from theomachy.words.hera_zeus import HeraZeusWords

PASSING = """# Drawing
```
Hera 2/3    H A 6- | B . | C . | hand 3
            Z A 5- | B 3- | C 4- | hand (6)
do          DRAW {4}
Hera 1/3    H hand 3 4
```
"""
FAILING = PASSING.replace("H hand 3 4", "H hand 3 5")


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An English-speaking player in an empty folder."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


Output = tuple[int, str, str]
Say = Callable[..., Output]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Calls the command; exit status, output, errors."""

    def call(*argv: str) -> Output:
        try:
            status = main(list(argv))
        except SystemExit as left:  # --help and --version
            status = int(left.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game."""
    file = tmp_path_factory.mktemp("played") / "game.record"
    assert main(["new-record", "hera-zeus", "random", "random", "--seed", "5", "-o", str(file)]) == 0
    return file.read_text()


@pytest.fixture
def record(played: str) -> Path:
    file = Path("game.record")
    file.write_text(played)
    return file


# --- what it prints ---------------------------------------------------------------------------------------------------


def test_the_version(say: Say) -> None:
    assert say("--version") == (0, f"theomachy {__version__}\n", "")


def test_help_names_every_command_and_each_command_has_help(say: Say) -> None:
    status, page, _ = say("--help")
    assert status == 0
    for command in COMMANDS:
        assert f"\n  {command} " in page
        status, about_it, errors = say(command, "--help")
        assert (status, errors) == (0, "")
        assert f"theomachy {command}" in about_it


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_the_system(language: str, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    greeting = {"en": "usage:", "de": "Aufruf:", "it": "uso:"}
    assert say("play", "--help")[1].startswith(greeting[language])
    monkeypatch.setenv("LC_ALL", "C")  # stronger than LANG
    assert say("play", "--help")[1].startswith("usage:")
    assert say("play", "--language", language, "--help")[1].startswith(greeting[language])


def test_about_names_editions_and_options(say: Say) -> None:
    status, out, _ = say("about")
    assert status == 0
    assert out.startswith(f"Theomachy {__version__}\n")
    for game in GAMES.values():
        for name in (game.key, *game.seat_names, *game.editions, *game.options().table):
            assert name in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_show_the_page_a_section_a_clause_a_card(language: str, say: Say) -> None:
    page = rules_page("hera-zeus", language)
    whole = say("rules", "hera-zeus", "--language", language)[1]
    assert all(f"**{clause}** {text}" in whole for clause, text in page.clauses.items())
    section = say("rules", "hera-zeus", "CHAL", "--language", language)[1]
    assert all(clause in section for clause in page.clauses_in("CHAL"))
    assert "HZ-PLAY-01" not in section
    clause = say("rules", "hera-zeus", "hz-chal-04", "--language", language)[1]
    assert clause.startswith("HZ-CHAL-04: ")
    for name in ("Medusa", "medusa", "M"):
        card = say("rules", "hera-zeus", name, "--language", language)[1]
        assert card.startswith("Medusa (0): ")
        assert "HZ-MEDUSA-01" in card


def test_a_section_may_be_named_by_its_heading(say: Say) -> None:
    by_heading = say("rules", "hera-zeus", "Your", "turn")[1]
    assert by_heading == say("rules", "hera-zeus", "TURN")[1]


def test_python_m_theomachy_is_the_same_command() -> None:
    run = subprocess.run([sys.executable, "-m", "theomachy", "--version"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, f"theomachy {__version__}\n")


# --- scenarios --------------------------------------------------------------------------------------------------------


def test_scenarios_that_pass(say: Say) -> None:
    Path("good.md").write_text(PASSING)
    assert say("scenarios", "hera-zeus", "good.md") == (0, "Drawing: passed\n1 passed, 0 failed\n", "")


def test_a_scenario_that_fails_shows_two_positions(say: Say) -> None:
    Path("mixed.md").write_text(PASSING + "\n" + FAILING.replace("Drawing", "Drawing badly"))
    status, out, _ = say("scenarios", "hera-zeus", "mixed.md")
    lines = out.splitlines()
    assert status == 1
    assert lines[0] == "Drawing: passed"
    assert lines[1].startswith("Drawing badly: FAILED, mixed.md, line 14: ")
    assert "    Hera 1/3    H A 6- | B . | C . | hand 3 5 | draw any" in lines
    assert "    Hera 1/3    H A 6- | B . | C . | hand 4 3 | draw 9" in lines
    assert lines[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("```\nnonsense\n```", "line 2: a position begins with"),
        ("```\nHera 2/3 H A 6- | hand 0\n```", "line 1: the block needs"),
        (PASSING.replace("DRAW {4}", "FLY"), "line 5: “FLY” is not a choice"),
        (PASSING.replace("DRAW {4}", "CHALLENGE(C)"), "line 5: CHALLENGE(C) is not legal here"),
        (PASSING[:-4], "line 2: the block is not closed"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_a_failure(text: str, reason: str, say: Say) -> None:
    Path("bad.md").write_text(text)
    status, out, errors = say("scenarios", "hera-zeus", "bad.md")
    assert (status, errors) == (1, "")
    assert reason in out
    assert out.endswith("\n0 passed, 1 failed\n")


def test_scenarios_of_several_files_are_counted_together(say: Say) -> None:
    Path("a.md").write_text(PASSING)
    Path("b.txt").write_text(FAILING)
    status, out, _ = say("scenarios", "hera-zeus", "a.md", "b.txt")
    assert status == 1
    assert out.startswith("a.md\n")
    assert "\nb.txt\n" in out
    assert out.endswith("\n1 passed, 1 failed\n")


# --- records ----------------------------------------------------------------------------------------------------------


def test_new_record_writes_the_same_game_for_the_same_seed(record: Path, say: Say) -> None:
    text = record.read_text()
    assert text.startswith("theomachy record 1\ngame: hera-zeus\n")
    assert "seat: hera = random\nseat: zeus = random\n" in text
    status, out, _ = say("new-record", "hera-zeus", "random", "random", "--seed", "5")
    assert (status, out) == (0, text)
    assert say("new-record", "hera-zeus", "random", "random", "--seed", "6")[1] != text


def test_new_record_keeps_edition_and_options(say: Say) -> None:
    rules = ("--edition", "kosmos", "--option", "turn_limit=4", "--option", "start_player=zeus")
    out = say("new-record", "hera-zeus", "random", "random", "--seed", "1", *rules)[1]
    assert 'edition: kosmos\noption: start_player = "zeus"\noption: turn_limit = 4\n' in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_finished_game_openly(language: str, record: Path, say: Say) -> None:
    status, out, _ = say("replay", str(record), "--language", language)
    turns = {"en": "'s turn: ", "de": " ist am Zug: ", "it": ""}
    last = {"en": " has won.", "de": " hat gewonnen.", "it": " ha vinto."}
    unknown = {"en": "a card face down", "de": "eine Karte verdeckt", "it": "una carta coperta"}
    assert status == 0
    assert out.count(turns[language]) > 5
    assert last[language] in out
    assert unknown[language] not in out  # what was laid is told


def test_replay_as_a_seat_saw_it_hides_what_it_did_not_see(record: Path, say: Say) -> None:
    hera = say("replay", str(record), "--seat", "hera")[1]
    assert "Hera saw it" in hera
    assert "You are dealt 9 cards: " in hera
    assert "Zeus is dealt 9 cards." in hera
    assert "Zeus draws a card." in hera
    assert "Zeus lays a card face down" in hera
    zeus = say("replay", str(record), "--seat", "zeus")[1]
    assert "Hera draws a card." in zeus
    assert "Zeus draws a card." not in zeus


def test_replay_of_a_game_to_be_continued_shows_what_its_player_saw(record: Path, say: Say) -> None:
    lines = record.read_text().splitlines()[:60]
    lines[4] = "seat: hera = human"
    record.write_text("\n".join([*lines, "to be continued", ""]))
    out = say("replay", str(record))[1]
    assert "Zeus is dealt 9 cards." in out
    assert out.endswith("\nTo be continued.\n")
    assert "Zeus is dealt 9 cards: " in say("replay", str(record), "--seat", "all")[1]


def test_no_reader_no_noise(record: Path) -> None:
    """`theomachy replay … | head -1` is not a mistake."""
    command = f"{sys.executable} -m theomachy replay {record} | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert "Hera and Zeus" in run.stdout


def test_replay_goes_step_by_step_with_the_table(record: Path, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def stepping(*typed: str, seat: str = "all") -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status, out, errors = say("replay", str(record), "--step", "--seat", seat)
        assert (status, errors) == (0, "")
        return re.split(r"\n(?=Step \d+ of \d+\n)", out)

    _, first, _, again, third = stepping("", "b", "3", "q")
    total = int(first.split()[3])
    assert first.startswith(f"Step 1 of {total}\nHera starts.\nHera is dealt 9 cards: ")
    assert "\nHera: 9 in hand" in first
    assert "Hand of Zeus: " in first
    assert again.splitlines()[:3] == first.splitlines()[:3]
    assert third.startswith(f"Step 3 of {total}\n")
    *_, end = stepping(str(total), "", "0", "somewhere")
    assert " has won." in end
    assert "This is the last step." in end
    assert f"There is no step 0; the steps are 1 to {total}." in end
    assert "“somewhere” is not a step; press Enter, or type b, q or a number." in end
    hera = stepping("", "b", "b", "q", seat="hera")
    assert "This is the first step." in hera[-1]
    assert not any("Hand of Zeus" in step or "Zeus is dealt 9 cards: " in step for step in hera)


def test_stepping_shows_a_seat_only_what_it_saw(record: Path, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table is the one that its seat had before it."""
    match, written = begun(read_record_file(record)), read_record_file(record)
    w = HeraZeusWords("en", "hera-zeus")
    for number in range(1, len(written.choices) + 1):
        go_on(match, written, number)
        if number == 60:
            sentences = board(w).describe(match.view(1))
            count = len(match.log(1))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 400))
    out = say("replay", str(record), "--step", "--seat", "zeus")[1]
    assert count
    assert "\n".join(sentences) in out


# --- saved games ------------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(say: Say, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\n"))
    assert say("play", "hera-zeus", "--against", "random", "--seed", "3")[0] == 0
    (path,) = Path("data/theomachy").glob("*.record")
    return path.stem


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_games_are_listed_renamed_and_deleted(language: str, saved: str, say: Say) -> None:
    w = HeraZeusWords(language, "hera-zeus")
    _, out, _ = say("saves", "--language", language)
    assert out.startswith(
        f"{saved}: {w.say('game-name')}; {w.side(0)}: {w.say('term-player', who='human')}, Zeus: random; 6 "
    )  # choices: the first rows of both; what was dealt is none
    assert (
        w.say("saves-renamed", name=saved, new="my game")
        in say("saves", "rename", saved, "my game", "--language", language)[1]
    )
    assert say("saves", "--language", language)[1].startswith("my game: ")
    Path("data/theomachy/broken.record").write_text("nothing")
    assert "broken: " in say("saves", "--language", language)[1]
    assert say("saves", "rename", "my game", "broken")[0] == 2
    assert say("saves", "delete", "my game", "broken", "--language", language)[0] == 0
    assert not list(Path("data/theomachy").glob("*.record"))
    folder = str(Path("data/theomachy").absolute())
    assert say("saves", "--language", language)[1] == w.say("saves-none", folder=folder) + "\n"


def test_a_saved_game_is_resumed_by_its_name(saved: str, say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    say("saves", "rename", saved, "evening")
    for name in ("evening", "evening.record"):
        monkeypatch.setattr(sys, "stdin", io.StringIO("hand\n"))
        status, out, _ = say("play", "--resume", name)
        assert status == 0
        assert "Your hand (6): " in out
        assert "theomachy play --resume evening\n" in out
    assert "Did you mean evening?" in say("play", "--resume", "evning")[2]


# --- completion -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shell_learns_every_command_and_option(shell: str, language: str, say: Say) -> None:
    status, script, errors = say("completion", shell, "--language", language)
    assert (status, errors) == (0, "")
    for command in COMMANDS:
        options = command_parser(house_words(language), command)._option_string_actions
        lines = [line for line in script.splitlines() if re.search(rf"\b{command}\b", line)]
        for option in options:
            name = option.lstrip("-") if shell == "fish" else option
            assert any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", line) for line in lines), (command, option)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("theomachy pl", ["play"]),
        ("theomachy play hera", ["hera-zeus"]),
        ("theomachy play --ag", ["--against"]),
        ("theomachy play --against gr", ["greedy"]),
        ("theomachy play --edition k", ["kosmos"]),
        ("theomachy play --option late_g", ["late_god="]),
        ("theomachy replay ga", ["game.record"]),
        ("theomachy saves re", ["rename"]),
        ("theomachy completion z", ["zsh"]),
        ("theomachy about --language d", ["de"]),
    ],
)
def test_bash_completes(typed: str, offered: list[str], record: Path, say: Say) -> None:
    Path("script").write_text(say("completion", "bash")[1])
    words = typed.split(" ")
    program = f"""compopt() {{ :; }}; source ./script; COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}
        _theomachy; printf '%s\\n' "${{COMPREPLY[@]}}" """
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered, done.stderr


# --- mistakes ---------------------------------------------------------------------------------------------------------

MISTAKES = [
    ("", "Name a command"),
    ("dance", "There is no command “dance”; the commands are play"),
    ("rulse hera-zeus", "Did you mean rules?"),
    ("play hera-zues", "Did you mean hera-zeus?"),
    ("play hera-zeus --agianst random", "does not know --agianst; see theomachy play --help. Did you mean --against?"),
    ("play hera-zeus --against random --seat zeuss", "Did you mean zeus?"),
    ("play hera-zeus --against random --option late_gods=true", "Did you mean late_god?"),
    ("play --resume somthing", "There is no saved game “somthing”; saved games: none."),
    ("saves renam a b", "Did you mean rename?"),
    ("saves rename a", "theomachy saves rename OLD NEW"),
    ("saves delete", "theomachy saves delete NAME"),
    ("saves delete nothing", "There is no saved game “nothing”"),
    ("saves delete ../taken.txt", "“../taken.txt” cannot be the name of a saved game"),
    ("rules hera-zeus Medussa", "Did you mean Medusa?"),
    ("cards chek taken.txt", "Did you mean check?"),
    ("map chek taken.txt", "Did you mean check?"),
    ("tables shwo x", "Did you mean show?"),
    ("keys rotat", "Did you mean rotate?"),
    ("table old hera-zeus", "write theomachy table new."),
    ("table new hera-zeus --server ftp://x", "“ftp://x” is not the address of a server"),
    ("table new hera-zeus --with nobody", "nobody"),
    ("table new hera-zeus --players 3", "is for 2 players, not for 3."),
    ("table new hera-zeus --server http://127.0.0.1:1", "http://127.0.0.1:1 cannot be reached"),
    ("completion bsh", "Did you mean bash?"),
    ("completion", "needs SHELL"),
    ("play chess", f"There is no game “chess”; the games are {', '.join(GAMES)}."),
    ("play hera-zeus --against nobody", "nobody"),
    ("play hera-zeus --adviser nobody", "nobody"),
    ("play hera-zeus --against random --seat ares", "There is no seat “ares”; the seats are hera, zeus."),
    ("play hera-zeus --against random --edition luxury", "its editions: rio-grande, kosmos, designer."),
    ("play hera-zeus --against random --option colour=red", "The game “hera-zeus” has no option “colour”; its options"),
    ("play hera-zeus --against random --option late_god=perhaps", "The option late_god takes true or false"),
    ("play hera-zeus --against random --option turn_limit=-1", "takes a whole number from 0 to 1000000, not -1."),
    ("play hera-zeus --against random --option turn_limit", "An option is written name=value"),
    ("play hera-zeus --against random --option late_god=true --option late_god=false", "late_god is given twice"),
    ("play hera-zeus --language fr", "There is no language “fr”; the languages are en, de, it."),
    ("play hera-zeus --seed x", "--seed takes a whole number from 0, not “x”."),
    ("play hera-zeus --seed", "--seed needs a value"),
    ("play hera-zeus --loud", "does not know --loud; see theomachy play --help."),
    ("play hera-zeus --plain=yes", "--plain takes no value"),
    ("play hera-zeus --against random --save taken.txt", "taken.txt exists already"),
    ("play hera-zeus --against random --save nowhere/x.record", "nowhere/x.record cannot be written: no such file"),
    ("play --resume", "There is no game to resume in"),
    ("play --resume missing.record", "missing.record cannot be read: no such file"),
    ("play --resume taken.txt", "taken.txt is not a record: its first line should be"),
    ("play --resume .", "cannot be read: it is a folder."),
    ("play --resume truncated.record", "truncated.record breaks off after line 20"),
    ("play --resume game.record", "The game in game.record is over"),
    ("play --resume bots.record", "one of its seats should be “human”"),
    ("play --resume binary.record", "binary.record cannot be read: it is not text in UTF-8."),
    ("play --resume truncated.record --against random", "leave out --against"),
    ("play chess --resume bots.record", "bots.record holds a game of “hera-zeus”, not of “chess”; name that"),
    ("scenarios hera-zeus", "needs FILE; see theomachy scenarios --help."),
    ("scenarios", "needs GAME, FILE"),
    ("scenarios chess taken.txt", "There is no game “chess”"),
    ("scenarios hera-zeus missing.md", "missing.md cannot be read: no such file"),
    ("scenarios hera-zeus taken.txt", "taken.txt has no scenario"),
    ("scenarios hera-zeus binary.record", "it is not text"),
    ("scenarios hera-zeus .", "cannot be read: it is a folder."),
    ("replay", "needs RECORD"),
    ("replay missing.record", "missing.record cannot be read"),
    ("replay taken.txt", "taken.txt is not a record"),
    ("replay truncated.record", "breaks off"),
    ("replay game.record --seat ares", "There is no seat “ares”"),
    ("replay future.record", "future.record: it follows version 3 of the rules of “hera-zeus”, but this"),
    ("replay illegal.record", " (hera LAY(C)): the rules refuse it (HZ-SETUP-06)."),
    ("replay lying.record", "lying.record says “draw”, but its choices lead to"),
    ("replay foreign.record", "foreign.record: There is no game “go”; the games are hera-zeus"),
    ("replay edition.record", "edition.record: The game “hera-zeus” has no edition “luxury”"),
    ("replay option.record", "option.record: The option late_god takes true or false"),
    ("replay alone.record", "alone.record: The game “hera-zeus” is for 2 players, not for 1."),
    ("play --resume stranger.record", "stranger.record: "),
    ("replay badhead.record", "badhead.record, line 3: “rules: one” does not belong in the head of a record;"),
    ("new-record hera-zeus", "needs BOT"),
    ("new-record hera-zeus random", "“hera-zeus” is for 2 players, not for 1."),
    ("play hera-zeus --players 3", "“hera-zeus” is for 2 players, not for 3."),
    ("play hera-zeus --players few", "--players takes a whole number from 1, not “few”."),
    ("play hera-zeus --against random --against greedy", "“hera-zeus” is for 2 players, not for 3."),
    ("play hera-zeus --players 2 --against random --against greedy", "--against names 2 opponents, but --players 2"),
    ("new-record hera-zeus random nobody", "nobody"),
    ("new-record hera-zeus random random -o taken.txt", "taken.txt exists already"),
    ("new-record hera-zeus random random --edition luxury", "The game “hera-zeus” has no edition “luxury”"),
    ("rules", "needs GAME"),
    ("rules chess", "There is no game “chess”"),
    ("rules hera-zeus HZ-CHAL-99", "The rules have no clause HZ-CHAL-99; check its number."),
    ("rules hera-zeus Minotaur", "There is no card, rule or section called “Minotaur”"),
    ("cards", "needs olympus|check"),
    ("cards chess", "There is no card list for “chess”"),
    ("cards check", "Name the file to check"),
    ("cards check missing.toml", "missing.toml cannot be read: no such file"),
    ("cards check binary.record", "binary.record cannot be read: it is not text in UTF-8."),
    ("cards olympus taken.txt", "Unexpected argument: taken.txt"),
    ("play olympus --against random --cards taken.txt", "taken.txt, line 1: This is not TOML"),
    ("play hera-zeus --against random --cards taken.txt", "cannot be played with cards of your own"),
    ("arena olympus random random --cards-report taken.txt", "taken.txt exists already and is not a report"),
    ("about --language tlh", "There is no language “tlh”; the languages are en, de, it."),
    ("about everything", "does not know everything"),
]


@pytest.fixture
def files(record: Path) -> dict[Path, bytes]:
    """A folder of things that are not what they should be."""
    text = record.read_text()
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("hera "))
    texts = {
        "taken.txt": "my shopping list\n",
        "truncated.record": "".join(lines[:20]),
        "bots.record": "".join([*lines[:40], "to be continued\n"]),
        "future.record": text.replace("rules: 2", "rules: 3"),
        "illegal.record": "".join([*lines[:first], "hera LAY(C)\n", *lines[first + 1 :]]),
        "lying.record": "".join([*lines[:-1], "result: draw\n"]),
        "foreign.record": text.replace("game: hera-zeus", "game: go"),
        "edition.record": text.replace("edition: rio-grande", "edition: luxury"),
        "option.record": text.replace("seat: hera", "option: late_god = perhaps\nseat: hera"),
        "alone.record": text.replace("seat: zeus = random\n", ""),
        "stranger.record": text.partition("chance")[0]
        .replace("hera = random", "hera = human")
        .replace("zeus = random", "zeus = nobody")
        + "to be continued\n",
        "badhead.record": text.replace("rules: 2", "rules: one"),
    }
    for name, content in texts.items():
        Path(name).write_text(content)
    Path("binary.record").write_bytes(b"\xff\xfe\x00\x01")
    return {path: path.read_bytes() for path in Path().iterdir() if path.is_file()}


@pytest.mark.parametrize(("command", "sentence"), MISTAKES, ids=[command or "nothing" for command, _ in MISTAKES])
def test_a_mistake_is_one_sentence_and_changes_nothing(
    command: str, sentence: str, files: dict[Path, bytes], say: Say
) -> None:
    status, out, errors = say(*command.split())
    assert status == 2
    assert out == ""
    assert errors.startswith("theomachy: ")
    assert sentence in errors
    assert errors.count("\n") == 1
    assert "Traceback" not in errors
    assert {path: path.read_bytes() for path in Path().iterdir() if path.is_file()} == files


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_mistake_is_told_in_the_language_of_the_player(
    language: str, files: dict[Path, bytes], say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command, _ in MISTAKES:
        monkeypatch.setenv("LC_ALL", "en")
        english = say(*command.split())[2]
        monkeypatch.setenv("LC_ALL", language)
        _, _, errors = say(*command.split())
        assert errors != english
        assert not ENGLISH.search(errors), errors


def test_an_unknown_seat_is_noticed_before_a_save_is_made(say: Say) -> None:
    say("play", "hera-zeus", "--against", "random", "--seat", "ares")
    assert not Path("data").exists()


def test_a_data_folder_that_cannot_be_made(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("file").absolute()))
    status, _, errors = say("play", "hera-zeus", "--against", "random")
    assert status == 2
    assert "cannot be used: it is not a folder." in errors
