"""A server, and browsers that complain."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, WebError, expect

from tests.web.house import House
from tests.web.player import DESKTOP, PATIENCE, Player

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # the same without a window: half the processor time, but no notices
QUIET = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
SCRIPT = Path(__file__).with_name("offered.js")
LOST = "/nowhere"
NO_WORKER = "Service Worker registration blocked by Playwright"

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Player]
Measured = Callable[[str], None]


def chromium(*rather: str) -> str:
    """Where it is; without it nothing is proved."""
    for found in filter(None, map(shutil.which, (*rather, *CHROMIUM))):
        return found
    pytest.fail("There is no Chromium here; as root, this helps: apt-get install --no-install-recommends chromium")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(SHELL), "args": list(QUIET)}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def complaints() -> list[str]:
    """What the pages complain about; a test that expects something takes it out."""
    return []


@pytest.fixture
def visit(house: House, new_context: Callable[..., BrowserContext], complaints: list[str]) -> Iterator[Visit]:
    """Somebody new, on a device of his own; nothing moves, and nothing is kept for a day without a server, unless the
    test is about that."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def broken(error: WebError) -> None:
        complaints.append(f"page error: {error.error}")

    def visit(
        size: dict[str, int] = DESKTOP,
        touches: bool = False,
        moves: bool = False,
        theme: str = "light",
        worker: bool = False,
    ) -> Player:
        context = new_context(
            base_url=house.url,
            viewport=size,
            has_touch=touches,
            is_mobile=touches,
            locale="en-GB",
            color_scheme=theme,
            service_workers="allow" if worker else "block",
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.on("console", console)
        context.on("weberror", broken)
        return somebody(context, touches)

    yield visit
    assert [one for one in complaints if NO_WORKER not in one] == []


def somebody(context: BrowserContext, touches: bool = False) -> Player:
    context.set_default_timeout(PATIENCE)
    context.add_init_script(path=SCRIPT)
    return Player(context.new_page(), touches)


@pytest.fixture
def measured(record_property: Callable[[str, object], None]) -> Measured:
    """What was measured is told at the end of the run."""
    return lambda what: record_property("measured", what)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for which in ("passed", "failed") for report in terminalreporter.getreports(which)]
    problems = [
        what
        for report in reports
        if report.when == "call"
        for name, what in report.user_properties
        if name == "measured"
    ]
    if problems:
        terminalreporter.section("measured")
        for what in sorted(map(str, problems)):
            terminalreporter.line(what)
