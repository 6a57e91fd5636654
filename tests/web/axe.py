"""What axe finds fault with."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()


def check(page: Page, where: str) -> None:
    found = AXE.run(page).response["violations"]
    told = [
        f"{one['id']} ({one['impact']}): {one['help']}\n    "
        + "\n    ".join(f"{node['html'][:200]} {node.get('failureSummary', '')[:300]}" for node in one["nodes"][:4])
        for one in found
    ]
    assert not told, f"{where}:\n" + "\n".join(told)
