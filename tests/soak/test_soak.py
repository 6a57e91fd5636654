"""The campaign, for some seconds: nothing is lost, nothing crashes, nobody is told of a fault."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.soak.campaign import UNDER_ATTACK, Plan, campaign, report


def test_some_seconds_under_attack(tmp_path: Path) -> None:
    plan = Plan(minutes=0.12, people=4, foes=1, rounds=1, kills=1)
    held = asyncio.run(campaign(plan, tmp_path, print))
    assert held.faults() == [], report(held)
    assert held.kills == 1
    assert held.moves(UNDER_ATTACK) > 0
