"""Reviews that look at little: enough for what is tested, and quick."""

from __future__ import annotations

import pytest

from theomachy.review import luck


def look_at_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where chance has a say."""
    monkeypatch.setattr(luck, "WORLDS", 4)
    monkeypatch.setattr(luck, "FEWEST", 1)
    monkeypatch.setattr(luck, "TRIED", 8)
    monkeypatch.setattr(luck, "LOOKS", 1)
