"""The campaign, for a quarter of a minute: nothing is lost, nothing crashes, nobody is told of a fault."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.soak.campaign import UNDER_ATTACK, Plan, campaign, report


def test_a_quarter_of_a_minute_under_attack(tmp_path: Path) -> None:
    plan = Plan(minutes=0.25, people=6, foes=1, rounds=1, kills=1)
    held = asyncio.run(campaign(plan, tmp_path, print))
    assert held.faults() == [], report(held)
    assert held.kills == 1
    assert held.moves(UNDER_ATTACK) > 0
