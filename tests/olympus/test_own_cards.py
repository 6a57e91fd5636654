"""`--cards`: games with cards people make themselves, which a record holds."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from theomachy.cli import main
from theomachy.kernel.records import read_record_file
from theomachy.table.match import from_record

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "my-cards.toml"
COMMANDS = {
    "play": "play {} --against random",
    "arena": "arena {} random random --games 1 --jobs 1",
    "new-record": "new-record {} random random",
}
with_every_command = pytest.mark.parametrize("command", COMMANDS.values(), ids=list(COMMANDS))


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a file of cards."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("os.fsync", lambda _: None)
    monkeypatch.chdir(tmp_path)
    Path("my-cards.toml").write_text(EXAMPLES.read_text(encoding="utf-8"), encoding="utf-8")


def say(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(line.split())
    out, err = capsys.readouterr()
    return status, out, err


def test_a_record_holds_the_cards_and_replays_without_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    line = "new-record olympus random random --seed 1 --cards my-cards.toml -o game.record"
    assert say(line, capsys) == (0, "", "")
    Path("my-cards.toml").unlink()
    record = read_record_file(Path("game.record"))
    match = from_record(record)
    assert match.over
    assert match.options.values["custom_cards"] == EXAMPLES.read_text(encoding="utf-8")
    assert match.record().write() == Path("game.record").read_text(encoding="utf-8")
    assert {"{arion}", "{locrians}", "{winged_sandals}"} & {text for _, text in record.choices}
    status, out, _ = say("replay game.record", capsys)
    assert status == 0
    assert any(name in out for name in ("Arion", "Locrians", "Winged Sandals"))


def test_a_game_at_the_keyboard_goes_on_without_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n"))
    line = "play olympus --against random --seed 2 --save game.record --cards my-cards.toml --plain"
    assert say(line, capsys)[0] == 0
    Path("my-cards.toml").unlink()
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert say("play --resume game.record --plain", capsys)[0] == 0
    assert from_record(read_record_file(Path("game.record"))).options.values["custom_cards"]


def test_the_arena_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena olympus random random --games 2 --jobs 1 --json --cards my-cards.toml --records games"
    status, out, _ = say(line, capsys)
    assert status == 0
    found = json.loads(out)
    assert found["options"] == {"custom_cards": EXAMPLES.read_text(encoding="utf-8")}
    assert {"arion", "locrians", "winged_sandals"} <= found["cards"].keys()
    assert all(from_record(read_record_file(path)).over for path in Path("games").iterdir())


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_a_strange_end_of_a_line_does_not_break_a_record(sign: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = EXAMPLES.read_text(encoding="utf-8") + f"# a comment{sign}of one line\n"
    Path("my-cards.toml").write_text(text, encoding="utf-8")
    say("new-record olympus random random --seed 1 --cards my-cards.toml -o game.record", capsys)
    options = from_record(read_record_file(Path("game.record"))).options
    assert options.values["custom_cards"] == text


@pytest.mark.parametrize("change", [lambda text: f"\ufeff{text}", lambda text: text.replace("\n", "\r\n")])
def test_files_of_other_systems_are_read(change: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert callable(change)
    Path("my-cards.toml").write_bytes(change(EXAMPLES.read_text(encoding="utf-8")).encode())
    say("new-record olympus random random --seed 1 --cards my-cards.toml -o game.record", capsys)
    assert from_record(read_record_file(Path("game.record"))).over


# --- mistakes -------------------------------------------------------------------------------------------------------


@with_every_command
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'when = "turn_end"',
            'when = "turnend"',
            'my-cards.toml, line 21, arion, effect 1, when: "turnend" does not fit here: write "play", ',
        ),
        ("version = 1", "version = ", "my-cards.toml, line 5: This is not TOML: "),
        (
            '"helmet_blue"',
            '"helmet_pink"',
            'my-cards.toml, line 53, winged_sandals, replaces: The box has no card "helmet_pink" of',
        ),
    ],
)
def test_a_mistake_in_the_file_is_told_by_line_and_field(
    command: str, old: str, new: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path("my-cards.toml")
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    status, out, err = say(f"{command.format('olympus')} --cards my-cards.toml", capsys)
    assert (status, out) == (2, "")
    assert err.startswith(f"theomachy: {sentence}")
    assert err.count("\n") == 1
    assert [path.name for path in Path().iterdir()] == ["my-cards.toml"]


@with_every_command
@pytest.mark.parametrize(
    ("game", "more", "sentence"),
    [
        (
            "hera-zeus",
            "--cards my-cards.toml",
            "“hera-zeus” cannot be played with cards of your own; leave out --cards.",
        ),
        ("olympus", "--cards missing.toml", "missing.toml cannot be read: no such file or folder."),
        ("olympus", "--cards .", ". cannot be read: it is a folder."),
        ("olympus", "--cards", "--cards needs a value"),
        ("olympus", "--cards my-cards.toml --option custom_cards=x", "twice, by --option and by --cards; leave one"),
        ("olympus", "--cards my-cards.toml --option attack_cap=9", "The option attack_cap takes a whole number"),
    ],
)
def test_a_mistake_is_one_sentence(
    command: str, game: str, more: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = say(f"{command.format(game)} {more}", capsys)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_resumed_game_keeps_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = say("play --resume game.record --cards my-cards.toml", capsys)
    assert status == 2
    assert "leave out --cards" in err


# --- `theomachy cards` ----------------------------------------------------------------------------------------------


def test_cards_are_listed_and_checked_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = say("cards olympus --plain --language de", capsys)
    assert (status, len(out.splitlines())) == (0, 84)
    status, out, _ = say("cards olympus --check --plain", capsys)
    assert status == 0
    assert out.endswith("84 cards, 0 errors, 0 warnings\n")
    status, out, _ = say("cards check my-cards.toml", capsys)
    assert status == 0
    assert out.endswith("3 cards, 0 errors, 0 warnings\n")
    file = Path("my-cards.toml")
    file.write_text(file.read_text(encoding="utf-8").replace("turn_end", "turnend"), encoding="utf-8")
    status, out, err = say("cards check my-cards.toml", capsys)
    assert (status, err) == (2, "")
    assert out.startswith("Locrians: ")
    assert "error: my-cards.toml, line 21, arion, effect 1, when: " in out
