"""Errors: each has a sentence in three languages, none is there for nothing, and what people read is in their own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.bad_input import sentence_of
from tests.test_words import MESSAGES, arguments, known_with
from theomachy.kernel.errors import BadInput, Wording
from theomachy.words import LANGUAGES

ROOT = Path(__file__).parent.parent / "theomachy"
LEARNING = ROOT.parent / "learning"
ERRORS = ("BadInput", "StoreError", "Wording")  # what is made with a key
BY_HAND = {"error-or"}  # said by `Speech` itself
GIVEN_ON = {  # where a wording is made of one that comes from elsewhere
    "kernel/errors.py",
    "arena/results.py",
    "commands.py",
    "games/olympus/card_file.py",
    "server/thinking.py",
    "server/workers.py",
}


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Of everything that takes a key."""
    for path in sorted([*ROOT.rglob("*.py"), *LEARNING.glob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            of_parent = name == "__init__" and node.args and isinstance(node.args[0], ast.Constant)
            if name in ERRORS or (of_parent and f"error-{key_of(node)}" in MESSAGES["en", "errors"]):
                yield path, node


def key_of(call: ast.Call) -> str | None:
    return str(call.args[0].value) if call.args and isinstance(call.args[0], ast.Constant) else None


CALLS = list(calls())


def test_every_error_has_its_words_and_its_arguments() -> None:
    for path, call in CALLS:
        key, where = key_of(call), f"{path}, line {call.lineno}"
        if key is None:
            assert str(path.relative_to(ROOT)) in GIVEN_ON, where
            continue
        for language in LANGUAGES:
            assert f"error-{key}" in MESSAGES[language, "errors"], where
        named = {keyword.arg for keyword in call.keywords}
        if None not in named:  # **
            assert named >= arguments(known_with("en", "errors"), f"error-{key}").keys(), where


def test_no_words_are_there_for_nothing() -> None:
    known = known_with("en", "errors")
    used = {f"error-{key_of(call)}" for _, call in CALLS} | BY_HAND
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "words" / "en").glob("*.ftl"))
    referred = set(re.findall(r"\{ (error-[a-z0-9-]+) \}", text))
    assert set(MESSAGES["en", "errors"]) <= used | referred
    assert known.keys() >= used - {"error-None"}


def test_every_argument_that_is_given_is_said() -> None:
    known = known_with("en", "errors")
    for path, call in CALLS:
        if (key := key_of(call)) is not None:
            given = {keyword.arg for keyword in call.keywords} - {None}
            assert given <= arguments(known, f"error-{key}").keys(), f"{path}, line {call.lineno}"


def test_an_error_in_a_log_names_its_key_and_what_it_speaks_of() -> None:
    error = BadInput("at-line", source="my.record", line=7, wrong=BadInput("record-no-seat", seat="hades"))
    assert str(error) == "at-line(source='my.record', line=7, wrong=record-no-seat(seat='hades'))"
    assert sentence_of(error) == "my.record, line 7: there is no seat “hades”."
    assert sentence_of(error, "de") == "my.record, Zeile 7: Einen Platz „hades“ gibt es nicht."
    assert sentence_of(error, "it") == "my.record, riga 7: il posto «hades» non esiste."


def test_alternatives_are_joined_in_each_language() -> None:
    wording = Wording("option-takes", option="first", values=("hera", "zeus", "chance"), value="hades")
    assert "takes hera, zeus or chance, not" in sentence_of(wording)
    assert "muss hera, zeus oder chance sein, nicht" in sentence_of(wording, "de")
    assert "accetta hera, zeus o chance, non" in sentence_of(wording, "it")


def test_what_is_repeated_moves_no_cursor_and_numbers_are_written_as_they_are() -> None:
    assert sentence_of(BadInput("notation-no-choice", text="\x1b[2J\nLAY")).startswith("“\\x1b[2J\\nLAY” is not")
    assert "line 12345:" in sentence_of(BadInput("at-line", source="x", line=12345, wrong=Wording("record-after-end")))
