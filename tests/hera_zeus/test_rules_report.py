"""The report on the rules, and the mark on the tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rule import CLAUSES, rule
from tests.rules_report import ROOT, cited_in, clauses, clauses_in, proven_in, report

PAGE = "**HZ-AAA-01** One.\n\n**HZ-AAA-02** Two, as in HZ-AAA-01.\n\n**HZ-BBB-01** Three.\n"
TEST = '@rule("HZ-AAA-01", "HZ-AAA-02")\ndef test_one(): pass\n\n@rule("HZ-BBB-01")\ndef test_two(): pass\n'


FILES = {  # a project with nothing wrong
    "docs/rules/hera.en.md": PAGE,
    "docs/rules/hera.de.md": PAGE,
    "docs/rules/hera.it.md": PAGE,
    "theomachy/rules.py": "# HZ-AAA-01 to -02\n",
    "tests/games/test_rules.py": TEST,
    "tests/scenarios/hera.md": "HZ-BBB-01\n",
}


def project(folder: Path, changed: str = "", old: str = "", new: str = "") -> Path:
    for path, text in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        if path == changed:
            assert old in text
            text = text.replace(old, new)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def test_a_project_without_fault_has_an_empty_report(tmp_path: Path) -> None:
    assert report(project(tmp_path)) == []


@pytest.mark.parametrize(
    ("path", "old", "new", "lines"),
    [
        ("tests/games/test_rules.py", '@rule("HZ-BBB-01")\n', "", ["HZ-BBB-01 has no test"]),
        ("tests/games/test_rules.py", "def test_two", "def helper", ["HZ-BBB-01 has no test"]),
        (
            "tests/games/test_rules.py",
            "HZ-BBB-01",
            "HZ-BBB-07",
            ["tests/games/test_rules.py, line 4: there is no clause HZ-BBB-07", "HZ-BBB-01 has no test"],
        ),
        ("theomachy/rules.py", " to -02", " to -03", ["theomachy/rules.py, line 1: there is no clause HZ-AAA-03"]),
        ("theomachy/rules.py", " to -02", ", -04", ["theomachy/rules.py, line 1: there is no clause HZ-AAA-04"]),
        (
            "tests/scenarios/hera.md",
            "BBB-01",
            "CCC-01",
            ["tests/scenarios/hera.md, line 1: there is no clause HZ-CCC-01"],
        ),
        (
            "docs/rules/hera.de.md",
            "**HZ-BBB-01**",
            "**HZ-BBB-02**",
            [
                "HZ-BBB-01 is missing in de",
                "HZ-BBB-02 is in de and not in en",
                "docs/rules/hera.de.md, line 5: there is no clause HZ-BBB-02",
            ],
        ),
        ("docs/rules/hera.it.md", "**HZ-AAA-02** Two", "Two", ["HZ-AAA-02 is missing in it"]),
        (
            "docs/rules/hera.en.md",
            "**HZ-BBB-01**",
            "**HZ-AAA-01**",
            [
                "HZ-AAA-01 stands twice in the rules",
                "HZ-BBB-01 is in de and not in en",
                "HZ-BBB-01 is in it and not in en",
                "docs/rules/hera.de.md, line 5: there is no clause HZ-BBB-01",
                "docs/rules/hera.it.md, line 5: there is no clause HZ-BBB-01",
                "tests/games/test_rules.py, line 4: there is no clause HZ-BBB-01",
                "tests/scenarios/hera.md, line 1: there is no clause HZ-BBB-01",
            ],
        ),
    ],
)
def test_every_fault_is_reported(tmp_path: Path, path: str, old: str, new: str, lines: list[str]) -> None:
    assert report(project(tmp_path, path, old, new)) == lines


def test_short_ids_are_written_out() -> None:
    text = "HZ-PLAY-03, -05, -08: …\n# HZ-TURN-05 to -07;\nHZ-CHAL-05 to -06, -09 (HZ-END-01, HZ-END-02 and -03) -04"
    assert list(cited_in(text)) == [
        ("HZ-PLAY-03", 1), ("HZ-PLAY-05", 1), ("HZ-PLAY-08", 1),
        ("HZ-TURN-05", 2), ("HZ-TURN-06", 2), ("HZ-TURN-07", 2),
        ("HZ-CHAL-05", 3), ("HZ-CHAL-06", 3), ("HZ-CHAL-09", 3),
        ("HZ-END-01", 3), ("HZ-END-02", 3), ("HZ-END-03", 3),
    ]  # fmt: skip
    assert list(cited_in("# HZ-PLAY-03,\n    # -05")) == [("HZ-PLAY-03", 1), ("HZ-PLAY-05", 1)]


def test_only_marks_on_tests_count() -> None:
    assert [id for id, _ in proven_in(TEST)] == ["HZ-AAA-01", "HZ-AAA-02", "HZ-BBB-01"]
    assert list(proven_in('@rule("HZ-AAA-01")\ndef helper(): pass\n@other("HZ-AAA-02")\ndef test(): pass\n')) == []


def test_clauses_are_what_stands_in_bold_at_the_beginning_of_a_line() -> None:
    assert clauses_in("**HZ-AAA-01** x\nsee **HZ-AAA-02**\n**HZ-AAA-3**\n") == ["HZ-AAA-01"]
    assert len(clauses()) == len(CLAUSES)
    assert len([id for id in CLAUSES if id.startswith("HZ-")]) == 119


def test_the_mark_refuses_an_id_that_is_not_in_the_rules() -> None:
    for ids in (("HZ-CHAL-99",), ("HZ-CHAL-01", "HZ-CHAL-1"), ("",), ()):
        with pytest.raises(ValueError, match=r"no clause|has an id"):
            rule(*ids)


def test_the_report_runs_as_a_program_from_anywhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "rules_report.py")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{len(CLAUSES)} clauses, all tested\n", "")
