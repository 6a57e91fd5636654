"""Puzzles of almost every decision, so that there is something to test: with few iterations, and hardly strict."""

from __future__ import annotations

import pytest

from theomachy.build import compiled
from theomachy.puzzles import finding
from theomachy.review import equity


def find_easily(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equity, "FIRST", 8 if compiled() else 2)
    monkeypatch.setattr(finding, "WORLDS", 1)
    monkeypatch.setattr(finding, "ITERATIONS", 24)
    monkeypatch.setattr(finding, "SEEDS", (1,))
    monkeypatch.setattr(finding, "TRIES", 1)
    monkeypatch.setattr(finding, "MISS", ())
    monkeypatch.setattr(finding, "CLEAR", -1.0)
    monkeypatch.setattr(finding, "OPEN", (0.0, 1.0))
