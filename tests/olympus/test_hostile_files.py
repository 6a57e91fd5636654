"""Card files that were written to do harm are refused by a sentence, at once, and without much memory."""

from __future__ import annotations

import time
import tomllib
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bad_input import sentence_of
from tests.olympus.hostile_files import CANNOT_BE_READ, FULL, HEAD, SOLDIERS
from theomachy.cli import main
from theomachy.games.olympus.card_file import MOST_TROUBLES, check_cards, count_cards
from theomachy.games.olympus.card_text import DEEPEST, LONGEST, MOST_DOTS, too_much

DOTS = ".".join("a" * 5_000)


@pytest.mark.parametrize("name", CANNOT_BE_READ)
def test_none_of_them_takes_long(name: str) -> None:
    """Before there were limits the first took a second, the third would have taken half an hour."""
    began = time.thread_time()
    cards, troubles = check_cards(CANNOT_BE_READ[name], "my.toml")
    assert time.thread_time() - began < 5
    assert cards == []
    assert 0 < len(troubles) <= MOST_TROUBLES
    assert all(len(sentence_of(trouble.wording())) < 400 for trouble in troubles)
    count_cards(CANNOT_BE_READ[name])
    assert time.thread_time() - began < 8


@pytest.mark.parametrize("name", ["a key with 12,000 dots", "20,000 empty cards"])
def test_none_of_them_takes_much_memory(name: str) -> None:
    """A file of 20 kB took 449 MB."""
    tracemalloc.start()
    try:
        check_cards(CANNOT_BE_READ[name], "my.toml")
        assert tracemalloc.get_traced_memory()[1] < 100 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("text", [FULL, SOLDIERS])
def test_files_as_large_as_may_be_are_read(text: str) -> None:
    cards, troubles = check_cards(text, "my.toml")
    assert len(text) <= LONGEST
    assert len(cards) == text.count("[[card]]")
    assert not [trouble for trouble in troubles if trouble.severity == "error"]


@pytest.mark.parametrize(
    "before",
    [
        "",
        "# '\"\n",
        'x = "\\""\n',
        "x = '\\'\n",
        'x = """a"" \\""""\n',
        'x = """a""""\ny = [1, """""", ""]\n',
        "x = '''a''''\n",
        "x = [\n# ]\n'a', ]\n",
        "x = { y = 1, z = [] }\n",
        "[a.b]\n[[c]]\n",
        "x = 1979-05-27T07:32:00.5Z\r\n",
        '"""" = 1\n'.replace('""""', '"a\\"b"'),
    ],
)
def test_a_key_with_many_dots_hides_behind_nothing(before: str) -> None:
    tomllib.loads(before)
    assert too_much(before) is None
    for after in (f"{DOTS} = 1", f"[{DOTS}]", f"[[{DOTS}]]", f"z9 = {{ {DOTS} = 1 }}", f"z9 = [{{ {DOTS} = 1 }}]"):
        found = too_much(f"{before}{after}\n")
        assert found is not None
        assert found[0] == before.count("\n") + 1
        assert found[1].key == "cards-dots"


def test_what_is_said_may_have_dots_and_brackets() -> None:
    text = HEAD + 'text = "' + "..." * 50 + "[{" * 50 + '"\n# ' + "." * 500 + "[" * 500 + "\n"
    assert too_much(text) is None
    assert too_much(f"{'.'.join('a' * (MOST_DOTS + 1))} = {'[' * DEEPEST}{']' * DEEPEST}") is None


@given(st.text(alphabet="[]{}=#\"'\n\\,. ab1-"))
def test_whatever_stands_before_it_its_line_is_told(text: str) -> None:
    found = too_much(f"{text}\n{DOTS}")
    assert found is None or found[0] == text.count("\n") + 2  # None: it stands in a text that began before


@pytest.mark.parametrize("name", ["a key with 12,000 dots", "20,000 empty cards", "a million signs"])
def test_the_command_has_the_same_limits(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    file.write_text(CANNOT_BE_READ[name], encoding="utf-8")
    assert main(["cards", "check", str(file)]) == 2
    text = capsys.readouterr().out
    assert "1 error" in text
    assert len(text) < 500
