"""Several people, each with a browser: by link, watching, taking back, coming back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.axe import check
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.player import GAMES, Player, play_together


def two(visit: Visit, game: str) -> tuple[Player, Player]:
    host = visit().begin(game, "Invite a friend")
    return host, visit().accept(host)


def test_two_play_by_link_and_a_third_watches(visit: Visit) -> None:
    host, guest = two(visit, "hera-zeus")
    host.offered()
    check(guest.page, "the turn of another")
    play_together(host, guest, choices=4)
    watcher = visit()
    watcher.page.goto(host.page.url.split("#")[0])
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    known = watcher.page.get_by_role("tabpanel").inner_text()
    play_together(host, guest, choices=6)
    watcher.until(f"document.querySelector('[role=tabpanel]').innerText !== {json.dumps(known)}")
    assert watcher.page.locator(".thing.open").count() == 0
    assert watcher.marks("hand:") == []

    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_placeholder("Write something").fill("A fine move!")
    host.page.get_by_role("button", name="Send").click()
    for other in (guest, watcher):
        expect(other.page.locator(".bubble")).to_contain_text("A fine move!")
        other.page.get_by_role("tab", name="Chat 1 new").click()
        expect(other.page.get_by_role("tabpanel")).to_contain_text("A fine move!")
    guest.page.get_by_role("button", name="Bravo!").click()
    expect(host.page.get_by_role("tabpanel")).to_contain_text("Bravo!")

    guest.give_up()
    expect(host.question).to_have_text("You have won!")
    for other in (host, watcher):
        expect(other.page.locator(".reason")).to_have_text(re.compile(r"^\w+ gave up\.$"))


def test_a_step_is_taken_back_freely_and_a_choice_if_the_other_agrees(visit: Visit) -> None:
    host, guest = two(visit, "hera-zeus")
    for _ in range(60):
        play_together(host, guest, choices=1)
        host.page.wait_for_timeout(50)
        chooser = next((one for one in (host, guest) if one.page.locator("[data-undo]").count()), None)
        if chooser:
            break
    assert chooser, "nothing could be stepped back from"
    before = chooser.offered()
    chooser.page.locator("[data-undo]").click()
    expect(chooser.question).not_to_have_text(before.question)

    # on, until somebody's choice has passed the turn to the other
    asked, other = host, guest
    for _ in range(60):
        asked, other = (host, guest) if host.ready() else (guest, host)
        if not asked.ready():
            host.page.wait_for_timeout(50)
            continue
        asked.choose()
        host.page.wait_for_timeout(100)
        if other.ready() and not asked.ready() and asked.page.locator("[data-undo]").count() == 0:
            break
    asked.menu().get_by_role("button", name="Ask to take back").click()
    expect(asked.page.get_by_text("You have asked to take back")).to_be_visible()
    other.page.get_by_role("group", name="A request").get_by_role("button", name="Yes").click()
    expect(asked.page.get_by_role("tabpanel")).to_contain_text("A choice is taken back.")
    assert asked.offered().offers  # it is his turn again


@pytest.mark.parametrize("game", GAMES)
def test_after_a_reload_the_game_goes_on(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    player.play(6)
    player.page.wait_for_timeout(1000)  # until all has arrived
    before = player.offered()
    log = [line for line in player.log() if not line.startswith("Nothing else to choose")]  # a note of the page
    player.page.reload()
    player.expect_offer(before)
    player.page.wait_for_load_state("networkidle")  # the names of the cards are there
    assert [line for line in player.log() if line in log] == log
    player.lobby().page.get_by_role("link", name="Continue").click()
    player.expect_offer(before)
    player.play(2)


def test_after_a_restart_of_the_server_the_game_goes_on(visit: Visit, house: House, complaints: list[str]) -> None:
    player = visit().begin("deukalion")
    player.play(6)
    before = player.offered()
    house.close()
    expect(player.page.get_by_text("Connection lost,")).to_be_visible()
    house.open()
    expect(player.page.get_by_text("Connection lost,")).to_be_hidden()
    complaints[:] = [one for one in complaints if "ERR_CONNECTION" not in one and "WebSocket" not in one]
    player.expect_offer(before)
    player.play(4)


def test_two_at_one_screen_see_a_curtain_between_their_turns(visit: Visit) -> None:
    player = visit().begin("hera-zeus", "Pass and play")
    page = player.page
    curtain = page.get_by_role("button", name=re.compile("^I am Player"))
    lifted = set()
    for _ in range(200):
        expect(curtain.or_(page.locator("[data-all-choices], [role=menu]")).first).to_be_visible()
        if curtain.count():
            assert page.locator("[data-mark]").count() == 0
            assert page.title().startswith("Pass the device to Player")
            check(page, "a curtain")
            lifted.add(curtain.inner_text())
            if len(lifted) == 2:
                break
            curtain.click()
        else:
            player.choose()
    assert lifted == {"I am Player 1", "I am Player 2"}


def test_an_open_table_is_found_in_the_lobby(visit: Visit) -> None:
    host = visit().begin("olympus", "Open table")
    guest = visit().lobby()
    sit_down = guest.page.get_by_role("button", name="Sit down")
    sit_down.wait_for()
    check(guest.page, "a lobby with an open table")
    check(host.page, "waiting")
    sit_down.click()
    play_together(host, guest, choices=3)


def test_the_lobby_shows_more_tables_when_asked(visit: Visit) -> None:
    def answer(route: Route) -> None:
        further = "before=5.first" in route.request.url
        seat = {"seat": "hera", "name": "Iris" if further else "Eris", "bot": "", "person": True, "free": False}
        offer: dict[str, object] = {
            "table": "next" if further else "first",
            "setting": {"game": "hera-zeus"},
            "own": [],
            "created": 5,
        }
        tables = [{**offer, "status": "waiting", "seats": [{**seat, "nonce": False}]}]
        route.fulfill(json={"tables": tables, "more": "" if further else "5.first"})

    player = visit()
    page = player.page
    page.route(re.compile(r"/api/tables(\?.*)?$"), answer)
    player.lobby()
    expect(page.get_by_text("Eris")).to_be_visible()
    expect(page.get_by_text("Iris")).to_have_count(0)
    page.get_by_role("button", name="More tables").click()
    expect(page.get_by_text("Iris")).to_be_visible()
    expect(page.get_by_text("Eris")).to_be_visible()
    expect(page.get_by_role("button", name="More tables")).to_have_count(0)


def test_who_has_the_link_of_an_open_table_sits_down_and_the_clock_runs(visit: Visit) -> None:
    host = visit().lobby()
    card = host.card("olympus")
    card.get_by_text("Edition and options").click()
    card.get_by_label("Clock").select_option("short")
    card.get_by_role("button", name="Open table").click()
    host.page.wait_for_url("**/t/**")
    guest = visit()
    guest.page.goto(host.page.url.split("#")[0])
    guest.page.get_by_role("button", name="Sit down").click()
    play_together(host, guest, choices=2)
    clock = host.page.locator("li.turn .clock")
    expect(clock).to_have_text(re.compile(r"^(10|9):\d\d$"))
    expect(clock).not_to_have_text(clock.inner_text())


def test_a_new_key_takes_the_place_of_the_old_one(visit: Visit) -> None:
    player = visit().begin("hera-zeus")
    page = player.page
    player.offered()
    old = page.url
    menu = player.menu()
    menu.get_by_text("My own link, for another device").first.click()
    menu.get_by_role("button", name="New key").click()
    menu.get_by_role("group").get_by_role("button", name="New key").click()
    expect(page).not_to_have_url(old)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_focused()

    finder = visit().page
    finder.goto(old)
    expect(finder.get_by_role("heading", name="This link does not open a seat here")).to_be_visible()
    finder.get_by_role("link", name="Watch").click()
    expect(finder.get_by_text("You are watching.")).to_be_visible()

    player.lobby()
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    page.goto(old.split("#")[0])  # without any key
    page.get_by_role("link", name="Go to my seat").click()
    assert player.offered().offers
