"""The command `theomachy`: what it prints, and what it says to mistakes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bad_input import ENGLISH
from theomachy import __version__
from theomachy.cli import COMMANDS, main
from theomachy.games import GAMES
from theomachy.words import LANGUAGES, rules_page

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


Said = tuple[int, str, str]
Say = Callable[..., Said]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Calls the command; exit status, output, errors."""

    def call(*argv: str) -> Said:
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
        ("```\nHera 2/3 H A 6- | hand 0\n```", "line 1: the block has no"),
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


# --- mistakes ---------------------------------------------------------------------------------------------------------

MISTAKES = [
    ("", "Name a command"),
    ("dance", "There is no command “dance”; the commands are play"),
    ("play chess", f"There is no game “chess”; the games are {', '.join(GAMES)}."),
    ("play hera-zeus --against nobody", "nobody"),
    ("play hera-zeus --adviser nobody", "nobody"),
    ("play hera-zeus --against random --seat ares", "There is no seat “ares”; the seats are hera, zeus."),
    ("play hera-zeus --against random --edition luxury", "choose one of rio-grande, kosmos, designer."),
    ("play hera-zeus --against random --option colour=red", "hera-zeus has no option “colour”; its options are"),
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
    ("play hera-zeus --against random --save nowhere/x.record", "nowhere/x.record cannot be written: No such file"),
    ("play --resume", "There is no game to resume in"),
    ("play --resume missing.record", "missing.record cannot be read: No such file"),
    ("play --resume taken.txt", "taken.txt is not a record: its first line should be"),
    ("play --resume .", "cannot be read: Is a directory."),
    ("play --resume truncated.record", "truncated.record breaks off after line 20"),
    ("play --resume game.record", "The game in game.record is over"),
    ("play --resume bots.record", "one of its seats should be “human”"),
    ("play --resume binary.record", "binary.record cannot be read: it is not text in UTF-8."),
    ("play --resume truncated.record --against random", "leave out --against"),
    ("play chess --resume bots.record", "bots.record holds a game of hera-zeus, not of chess."),
    ("scenarios hera-zeus", "needs FILE; see theomachy scenarios --help."),
    ("scenarios", "needs GAME, FILE"),
    ("scenarios chess taken.txt", "There is no game “chess”"),
    ("scenarios hera-zeus missing.md", "missing.md cannot be read: No such file"),
    ("scenarios hera-zeus taken.txt", "taken.txt has no scenario"),
    ("scenarios hera-zeus binary.record", "it is not text"),
    ("scenarios hera-zeus .", "cannot be read: Is a directory."),
    ("replay", "needs RECORD"),
    ("replay missing.record", "missing.record cannot be read"),
    ("replay taken.txt", "taken.txt is not a record"),
    ("replay truncated.record", "breaks off"),
    ("replay game.record --seat ares", "There is no seat “ares”"),
    ("replay future.record", "future.record: it follows version 3 of the rules of hera-zeus; this is version 2."),
    ("replay illegal.record", " (hera LAY(C)): the rules refuse it (HZ-SETUP-06)."),
    ("replay lying.record", "lying.record says “draw”, but its choices lead to"),
    ("replay foreign.record", "foreign.record: There is no game “go”; the games are hera-zeus"),
    ("replay edition.record", "edition.record: hera-zeus has no edition “luxury”"),
    ("replay option.record", "option.record: The option late_god takes true or false"),
    ("replay alone.record", "alone.record: hera-zeus is played by 2 players, not by 1."),
    ("play --resume stranger.record", "stranger.record: "),
    ("replay badhead.record", "badhead.record, line 3: “rules: one” is no line of a record's head."),
    ("new-record hera-zeus", "needs BOT"),
    ("new-record hera-zeus random", "hera-zeus is played by 2 players, not by 1."),
    ("play hera-zeus --players 3", "hera-zeus is played by 2 players, not by 3."),
    ("play hera-zeus --players few", "--players takes a whole number from 1, not “few”."),
    ("play hera-zeus --against random --against greedy", "hera-zeus is played by 2 players, not by 3."),
    ("play hera-zeus --players 2 --against random --against greedy", "--against names 2 others, but --players 2"),
    ("new-record hera-zeus random nobody", "nobody"),
    ("new-record hera-zeus random random -o taken.txt", "taken.txt exists already"),
    ("new-record hera-zeus random random --edition luxury", "hera-zeus has no edition “luxury”"),
    ("rules", "needs GAME"),
    ("rules chess", "There is no game “chess”"),
    ("rules hera-zeus HZ-CHAL-99", "The rules have no clause HZ-CHAL-99."),
    ("rules hera-zeus Minotaur", "There is no card, rule or section called “Minotaur”"),
    ("cards", "needs olympus|check"),
    ("cards chess", "There is no card list for “chess”"),
    ("cards check", "Name the file to check"),
    ("cards check missing.toml", "missing.toml cannot be read: No such file"),
    ("cards check binary.record", "binary.record cannot be read: it is not text in UTF-8."),
    ("cards olympus taken.txt", "Unexpected argument: taken.txt"),
    ("play olympus --against random --cards taken.txt", "taken.txt, line 1: This is not TOML"),
    ("play hera-zeus --against random --cards taken.txt", "hera-zeus cannot be played with cards of one's own"),
    ("arena olympus random random --cards-report taken.txt", "taken.txt exists already and is no report"),
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
    assert "cannot be used: Not a directory." in errors
