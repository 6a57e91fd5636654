"""When a game is over: replay, proof of fair chance, record, rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_replay(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    page = player.page
    player.play(8)
    player.offered()
    player.give_up()
    expect(player.question).to_have_text("You have lost.")
    page.get_by_role("link", name="Replay").click()

    slider = page.get_by_role("slider")
    expect(page.get_by_text(re.compile(r"Choice 0 of \d\d"))).to_be_visible()
    total = int(slider.get_attribute("max") or 0)
    seen = {page.locator("[data-board]").inner_html()}
    for at in (total // 2, total):
        slider.fill(str(at))
        expect(page.get_by_text(f"Choice {at} of {total}")).to_be_visible()
        seen.add(page.locator("[data-board]").inner_html())
    assert len(seen) == 3
    expect(page.locator(".ask b")).not_to_be_empty()  # the result
    page.get_by_role("button", name="One back").click()
    expect(page.get_by_text(f"Choice {total - 1} of {total}")).to_be_visible()
    page.get_by_role("button", name="One forward").click()
    expect(page.get_by_text(f"Choice {total} of {total}")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Choice 3 of {total}")).to_be_visible()
    page.get_by_role("button", name="Pause").click()

    # What a seat saw is less than all.
    slider.fill(str(total // 2))
    expect(page.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()
    open_to_all = page.locator("[data-board]").inner_html()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()
    page.wait_for_function("before => document.querySelector('[data-board]').innerHTML !== before", arg=open_to_all)

    page.get_by_role("tab", name="Share").click()
    link = page.get_by_label("Link to this moment").input_value()
    friend = visit().page
    friend.goto(link)
    expect(friend.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()


def test_chance_is_proved_the_record_saved_and_another_game_begun(visit: Visit, tmp_path: Path) -> None:
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
    expect(page.get_by_role("heading", name="Chance was fair.")).to_be_hidden()


def test_a_rematch_begins_at_once(visit: Visit) -> None:
    player = visit().begin("olympus")
    player.play(3)
    player.offered()
    player.give_up()
    before = player.page.url
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page).not_to_have_url(before)
    assert player.offered().offers
