"""When a game is over: replay, proof of fair chance, record, rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.test_signing import PRIVATE, cut
from tests.web.axe import check, check_everywhere
from tests.web.conftest import Visit
from tests.web.player import GAMES, PATIENCE, Player
from theomachy.signing import signed


def expect_another(board: Locator, before: str) -> None:
    for _ in range(PATIENCE // 50):
        if board.inner_html() != before:
            return
        board.page.wait_for_timeout(50)
    raise AssertionError(f"it has not changed: {board}")


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
    expect(page.locator(".herald b")).to_have_text(re.compile(r"(Bot Midas|\(Bot Midas\)) has won\."))
    expect(page.locator(".herald")).to_contain_text("gave up.")
    page.get_by_role("button", name="Back one step").click()
    expect(page.get_by_text(f"Choice {total - 1} of {total}")).to_be_visible()
    page.get_by_role("button", name="Forward one step").click()
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
    page.get_by_label("Seen by").select_option(index=1)
    expect(page.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()
    expect_another(table, open_to_all)

    page.get_by_role("tab", name="Share").click()
    link = page.get_by_label("Link to this moment").input_value()
    friend = visit().page
    friend.goto(link)
    expect(friend.get_by_text(f"Choice {total // 2} of {total}")).to_be_visible()


def given_up(player: Player) -> Page:
    player.play(5)
    player.offered()
    player.give_up()
    return player.page


def verdict(page: Page, chance: str, end: str) -> None:
    expect(page.get_by_role("heading", level=2).nth(0)).to_have_text(chance)
    expect(page.get_by_role("heading", level=2).nth(1)).to_have_text(end)


def paste(page: Page, record: str) -> None:
    page.get_by_label("Paste a whole record here").fill(record)
    page.get_by_role("button", name="Check", exact=True).click()


def test_a_game_is_proved_and_the_record_saved(visit: Visit, complaints: list[str], tmp_path: Path) -> None:
    page = given_up(visit().begin("hera-zeus"))
    page.get_by_text("More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "a.record"
    download.value.save_as(file)
    record = file.read_text()
    assert record.startswith("theomachy record")

    page.get_by_role("button", name="Check this game").click()
    verdict(page, "Chance was fair.", "The end is proved.")
    expect(page.get_by_text("the one that this device was shown before the game")).to_be_visible()
    key = page.locator("main code").inner_text()
    expect(page.get_by_text(f"Signed with the key {key} of this server")).to_be_visible()
    expect(page.locator(".server")).to_contain_text("It is a key of this server.")
    assert page.locator("main .bad").count() == 0
    check_everywhere(page, "proof")
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    verdict(page, "Chance was fair.", "The end is proved.")

    # Whoever changes a record is found out.
    paste(page, cut(record, 4, 1))
    verdict(page, "Chance was fair.", "The end is not proved.")
    expect(page.locator(".server")).to_contain_text("Chance proved, end not proved:")
    paste(page, cut(record, 4, 1) + record.splitlines()[-1])
    verdict(page, "Chance was fair.", "Not genuine.")
    paste(page, signed(cut(record, 4, 1), PRIVATE))
    verdict(page, "Chance was fair.", "The end is not proved.")
    expect(page.get_by_text("Signed by a key that this server does not know")).to_be_visible()
    check_everywhere(page, "proof of something else")
    paste(page, record.replace("nonce: hera = ", "nonce: hera = 0"))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("heading", name="Chance was fair.")).to_be_hidden()
    complaints[:] = [one for one in complaints if not one.endswith(("/api/proof)", "/api/verify)"))]  # refused

    # Another device has not seen it.
    other = visit().page
    other.goto("/verify")
    paste(other, record)
    verdict(other, "Chance: not seen on this device.", "The end is proved.")
    expect(other.get_by_text("Chance was fair.")).to_be_hidden()


CHANGED = """([what]) => {
    const [shown] = JSON.parse(localStorage["theomachy.shown"]);
    if (what === "commitment") shown.commitment = "00".repeat(32);
    else shown.nonces = { hera: "00".repeat(32) };
    localStorage["theomachy.shown"] = JSON.stringify([shown]);
}"""


@pytest.mark.parametrize("what", ["commitment", "nonce"])
def test_what_was_swapped_is_not_fair(visit: Visit, what: str) -> None:
    """As if the server had shown something else before: what this device keeps is changed instead."""
    player = visit().begin("hera-zeus")
    page = player.page
    player.play(2)
    page.evaluate(CHANGED, [what])
    if what == "commitment":
        page.reload()
        alarm = page.get_by_text("The dealer shows a different commitment from before: do not trust this table.")
        expect(alarm).to_be_visible()
        check_everywhere(page, "alarm")
    page = given_up(player)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Check this game").click()
    verdict(page, "Not fair.", "The end is proved.")
    expect(page.locator("main li.bad")).to_have_count(1)


def test_a_rematch_begins_at_once(visit: Visit) -> None:
    player = visit().begin("olympus")
    player.play(3)
    player.offered()
    player.give_up()
    before = player.page.url
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page).not_to_have_url(before)
    assert player.offered().offers
