"""Away from the table, and away from the server: notices, the waiting room, a start without a network."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.web.axe import check
from tests.web.conftest import Visit, chromium
from tests.web.house import House
from tests.web.player import PHONE, Player, play_together

ASIDE = """() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
BACK = "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
NOTICES = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    """One that shows notices."""
    browser = launch_browser(executable_path=chromium())
    yield browser
    browser.close()


def kept(page: Page) -> None:
    """All that is read ahead is there."""
    for _ in range(600):
        if page.evaluate("caches.match('/api/games/deukalion/cards?language=en').then(Boolean)"):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the worker keeps nothing")


def look_elsewhere(page: Page) -> None:
    """Another tab lies over this one."""
    page.context.new_cdp_session(page).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    page.context.new_page().bring_to_front()
    page.evaluate(ASIDE)


def notices(page: Page, count: int) -> list[dict[str, Any]]:
    for _ in range(300):
        found: list[dict[str, Any]] = page.evaluate(NOTICES)
        if len(found) == count:
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"{found}, not {count}")


def push(line: CDPSession, page: Page, message: object) -> None:
    """As the browser hands it to the worker, once its push service has brought it and it could be read."""
    seen: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: seen.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not seen:
        page.wait_for_timeout(50)
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    told = {"origin": origin[0], "registrationId": seen[-1], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", told)


def test_a_friend_is_asked_for_a_name_and_who_waits_plays_on_and_is_called(visit: Visit) -> None:
    host = visit(worker=True)
    host.page.context.grant_permissions(["notifications"])
    host.begin("hera-zeus", "Invite a friend")
    page, table = host.page, host.page.url
    link = page.get_by_label("Send this link to your friend").input_value()
    alerts = page.get_by_label("Tell me when it is my turn")
    expect(alerts).not_to_be_checked()  # nobody is told anything who has not asked for it
    alerts.check()
    check(page, "a waiting room")
    page.get_by_role("button", name="Play against a bot meanwhile").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    assert host.offered().offers

    guest = visit(PHONE, touches=True, worker=True)
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name=re.compile("invites you to Hera and Zeus$"))).to_be_visible()
    check(guest.page, "an invitation")
    guest.page.get_by_label("Your name").fill("Kirke")
    guest.page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_text("everybody is here")).to_be_visible()
    check(page, "called to the table")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(table)
    expect(page.locator("header")).to_contain_text("Kirke")
    play_together(host, guest, choices=1)
    guest.page.goto(link)  # who has sat here before is not asked again
    guest.page.locator("[data-board]").wait_for()

    # Whoever looks at something else is told of his turn: once, and it goes when he comes back.
    while host.ready() or not guest.ready():
        play_together(host, guest, choices=1)
        page.wait_for_timeout(200)
    look_elsewhere(page)
    assert notices(page, 0) == []
    while guest.ready():
        guest.choose()
        page.wait_for_timeout(200)
    assert notices(page, 1) == [
        {
            "title": "Hera and Zeus",
            "body": "It is your turn.",
            "tag": f"turn-{table.split('/')[-1].split('#')[0]}",
            "data": {"table": table.split("/")[-1].split("#")[0]},
        }
    ]
    assert page.title().startswith("● ")
    page.bring_to_front()
    page.evaluate(BACK)
    page.evaluate("dispatchEvent(new Event('focus'))")
    assert notices(page, 0) == []


def test_a_push_shows_whose_turn_it_is_though_no_page_of_the_table_is_open(visit: Visit) -> None:
    player = visit(worker=True)
    page = player.page
    page.context.grant_permissions(["notifications"])
    player.begin("olympus")
    offer = player.offered()
    table = page.url.split("/")[-1].split("#")[0]
    player.lobby()
    page.evaluate("navigator.serviceWorker.ready")
    line = page.context.new_cdp_session(page)
    push(line, page, {"table": table, "title": "Fight for Olympus", "text": "It is your turn."})
    told = notices(page, 1)[0]
    assert (told["title"], told["body"], told["data"]) == ("Fight for Olympus", "It is your turn.", {"table": table})
    page.goto(f"/t/{table}#mine")  # where the notice leads: the key is on this device, not in the message
    assert sorted(player.offered().offers) == sorted(offer.offers)  # colours, by which they lie, may come later


def test_without_a_network_everything_can_be_read_and_what_needs_a_server_says_so(
    visit: Visit, house: House, complaints: list[str]
) -> None:
    player = visit(worker=True)
    page = player.page
    player.begin("hera-zeus")
    player.offered()
    player.give_up()
    expect(player.question).to_have_text("You have lost.")
    player.keeps(1)
    player.begin("deukalion")
    player.offered()
    table = page.url
    player.lobby()
    kept(page)
    page.context.set_offline(True)
    page.goto("about:blank")
    house.close()  # Chromium lets workers through to this machine all the same
    try:
        without_a_network(player, table)
    finally:
        house.open()
    page.context.set_offline(False)
    complaints[:] = [one for one in complaints if "ERR_" not in one and "WebSocket" not in one]
    page.goto(table)
    assert player.offered().offers


def without_a_network(player: Player, table: str) -> None:
    page = player.page
    page.goto("/")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    check(page, "the lobby, offline")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    player.card("hera-zeus").get_by_role("button", name="Play now").click()
    expect(page.get_by_text("This needs a connection")).to_be_visible()
    page.goto("/rules/olympus")
    expect(page.get_by_role("heading", name="Fight for Olympus").first).to_be_visible()
    expect(page.locator("main")).to_contain_text("FO-")
    page.locator("[data-example]").first.scroll_into_view_if_needed()
    expect(page.locator("[data-example] [data-mark]").first).to_be_visible()
    page.goto("/cards/deukalion")
    expect(page.locator("article .face svg").first).to_be_visible()
    page.get_by_role("searchbox").fill("argo")
    expect(page.get_by_role("heading", name="Keel of the Argo")).to_be_visible()
    page.goto("/learn/deukalion/1")
    expect(page.get_by_text("Without a connection a lesson cannot be played")).to_be_visible()
    check(page, "a lesson, offline")
    page.goto("/learn/olympus")
    expect(page.get_by_role("link", name="Begin")).to_be_visible()
    page.goto("/games")
    expect(page.get_by_text("Hera and Zeus against Bot Midas")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("alert")).to_contain_text("showing it needs a connection")
    check(page, "my games, offline")
    page.goto(table)
    expect(page.get_by_text("the game is on the server")).to_be_visible()


def test_nobody_waits_for_a_server_that_says_nothing(visit: Visit, house: House, complaints: list[str]) -> None:
    page = visit(worker=True).lobby().page
    kept(page)
    page.goto("about:blank")
    house.close()
    try:
        with socket.create_server(("127.0.0.1", house.port)):
            page.goto("/rules/olympus")
            expect(page.locator("main")).to_contain_text("FO-")
            page.goto("/")
            expect(page.get_by_text("You are offline.")).to_be_visible()
    finally:
        house.open()
    complaints[:] = [one for one in complaints if "ERR_" not in one]


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit(worker=True).lobby().page
    page.evaluate("navigator.serviceWorker.ready")
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getAppManifest")["errors"] == []
    # a window of a test is a private one, in which nothing can be installed; there is no other reason
    problems = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems] in ([], ["in-incognito"])
