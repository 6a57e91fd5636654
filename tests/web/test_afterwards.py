"""When a game is over: replay, proof of fair chance, record, rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import check
from tests.web.conftest import Visit
from tests.web.player import GAMES


def expect_another(board: Locator, before: str) -> None:
    for _ in range(200):
        if board.inner_html() != before:
            return
        board.page.wait_for_timeout(50)
    raise AssertionError("the board has not changed")


@pytest.mark.parametrize("game", GAMES)
def test_replay(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    page = player.page
    player.play(8)
    player.offered()
    player.give_up()
    expect(player.question).to_have_text("You have lost.")
    page.get_by_role("link", name="Replay").click()

    slider, board = page.get_by_role("slider"), page.locator("[data-board]")
    expect(page.get_by_text(re.compile(r"Choice 0 of \d\d"))).to_be_visible()
    check(page, f"{game}, replay")
    total = int(slider.get_attribute("max") or 0)
    for at in (total // 2, total):
        before = board.inner_html()
        slider.fill(str(at))
        expect(page.get_by_text(f"Choice {at} of {total}")).to_be_visible()
        expect_another(board, before)
    expect(page.locator(".ask b")).to_have_text(re.compile(r"(Easy bot|\(easy bot\)) has won\."))
    expect(page.locator(".ask")).to_contain_text("gave up.")
    page.get_by_role("button", name="One back").click()
    expect(page.get_by_text(f"Choice {total - 1} of {total}")).to_be_visible()
    page.get_by_role("button", name="One forward").click()
    expect(page.get_by_text(f"Choice {total} of {total}")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    player.until("Number(document.querySelector('input[type=range]').value) >= 3")
    page.get_by_role("button", name="Pause").click()

    # What a seat saw is less than all.
    slider.fill(str(total // 2))
    expect(page.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()
    page.get_by_role("tab", name="Seen").click()
    table = page.locator("main")
    open_to_all = table.inner_html()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()
    expect_another(table, open_to_all)

    page.get_by_role("tab", name="Share").click()
    link = page.get_by_label("Link to this moment").input_value()
    friend = visit().page
    friend.goto(link)
    expect(friend.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()


def test_chance_is_proved_and_the_record_saved(visit: Visit, complaints: list[str], tmp_path: Path) -> None:
    player = visit().begin("hera-zeus")
    page = player.page
    player.play(5)
    player.offered()
    player.give_up()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "a.record"
    download.value.save_as(record)
    assert record.read_text().startswith("theomachy record")

    page.get_by_role("button", name="Check chance").click()
    expect(page.get_by_role("heading", name="Chance was fair.")).to_be_visible()
    expect(page.get_by_text("Your own number was used.")).to_be_visible()
    assert page.locator("main li.bad").count() == 0
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()

    page.go_back()
    page.get_by_label("Paste a whole record here").fill(record.read_text().replace("nonce: hera = ", "nonce: hera = 0"))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("alert").or_(page.locator("main li.bad")).first).to_be_visible()
    expect(page.get_by_role("heading", name="Chance was fair.")).to_be_hidden()
    complaints[:] = [one for one in complaints if not one.endswith(("/api/proof)", "/api/verify)"))]  # refused


def test_a_rematch_begins_at_once(visit: Visit) -> None:
    player = visit().begin("olympus")
    player.play(3)
    player.offered()
    player.give_up()
    before = player.page.url
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page).not_to_have_url(before)
    assert player.offered().offers
