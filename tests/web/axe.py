"""What axe finds fault with, and what does not fit."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.player import DESKTOP, LANDSCAPE, PHONE

AXE = Axe()


def check(page: Page, where: str) -> None:
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")  # it is laid out
    found = AXE.run(page).response["violations"]
    problems = [
        f"{one['id']} ({one['impact']}): {one['help']}\n    "
        + "\n    ".join(f"{node['html'][:200]} {node.get('failureSummary', '')[:300]}" for node in one["nodes"][:4])
        for one in found
    ]
    assert not problems, f"{where}:\n" + "\n".join(problems)


def check_everywhere(page: Page, where: str, spare: int = 0) -> None:
    """In both themes, and wide enough on every screen."""
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        check(page, f"{where}, {theme}")
    for size in (PHONE, LANDSCAPE, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(50)
        assert page.evaluate("offered.tooWide()") <= spare, f"{where} scrolls sideways at {size}"
