"""Cards and maps of one's own: written in the browser, checked by line, drawn, played with."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.axe import check, check_everywhere
from tests.web.conftest import Visit
from tests.web.player import PHONE, Player

DROP = """([text]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "my-cards.toml"));
    const event = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
    document.querySelector("textarea").dispatchEvent(event);
}"""
CHECK = "**/check"
SELECTED = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"


def table_of(page: Page) -> str:
    found = re.search(r"/t/([^#]+)", page.url)
    assert found
    return found[1]


def fine(page: Page) -> None:
    expect(page.locator(".state")).to_have_text("No mistakes.")


def slow(page: Page) -> None:
    """The server does not answer."""
    page.route(CHECK, lambda route: None)


def test_cards_are_written_corrected_drawn_and_played_with_a_friend(visit: Visit, tmp_path: Path) -> None:
    player = visit()
    page = player.lobby().page
    player.walk_to(player.card("olympus").get_by_role("link", name="Make cards"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of your own")
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    slow(page)
    page.get_by_role("button", name="Start from an example").press("Enter")
    expect(page.locator(".state")).to_contain_text("longer than usual")
    page.unroute(CHECK)
    page.reload()
    fine(page)
    drawn = page.locator(".drawn li")
    expect(drawn).to_have_count(3)
    pictures = drawn.locator("svg g.black, svg g.red, svg g.white").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(pictures)) == len(pictures) >= 3  # each composed for its card
    check_everywhere(page, "cards of one's own")

    # A mistake is found by its line, and nothing is lost by a reload.
    field = page.get_by_label("The cards")
    text = field.input_value()
    field.fill(text.replace('when = "turn_end"', 'when = "turnend"'))
    mistake = page.locator("ol li")
    expect(mistake).to_contain_text("Did you mean")
    page.reload()
    expect(mistake).to_have_count(1)
    expect(drawn).to_have_count(2)
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    mistake.get_by_role("button", name=re.compile(r"Line \d+")).click()
    assert field.evaluate(SELECTED) == 'when = "turnend"'
    check(page, "a mistake")
    page.keyboard.type('when = "turn_end"')
    fine(page)

    # Another text comes by a file that is dropped or opened; one that is none changes nothing.
    page.evaluate(DROP, [text.replace('en = "Arion"', 'en = "Arion of Lesbos"')])
    expect(drawn.first).to_contain_text("Arion of Lesbos")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\0\0")
    page.get_by_label("Open a file").set_input_files(picture)
    expect(page.get_by_role("alert")).to_contain_text("This file cannot be read")
    expect(field).to_have_value(re.compile("Arion of Lesbos"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "my-cards.toml"

    page.get_by_role("button", name="Invite a friend").click()
    page.wait_for_url("**/t/**")
    friend = visit(PHONE, touches=True)
    friend.page.goto(page.get_by_label("Send this link to your friend").input_value())
    friend.page.get_by_role("button", name="Sit down").tap()
    friend.page.locator("[data-board]").wait_for()
    names = [card["name"] for card in friend.fetch(f"/api/games/olympus/cards?table={table_of(page)}")]
    assert "Arion of Lesbos" in names
    page.goto("/make/olympus")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")
    player.play(4)
    assert player.offered().offers


def test_a_map_is_drawn_on_a_phone_and_sailed_on(visit: Visit) -> None:
    player: Player = visit(PHONE, touches=True)
    page = player.lobby().page
    player.card("deukalion").get_by_role("link", name="Draw a map").tap()
    page.get_by_role("button", name="Start from an example").tap()
    fine(page)
    sea = page.locator(".drawn svg.chart")
    expect(sea).to_contain_text("Athens")
    check_everywhere(page, "a map of one's own")
    field = page.get_by_label("The map")
    text = field.input_value()
    field.fill(text.replace(" 4   A @", " 4   A ?"))
    expect(page.locator("ol li")).to_contain_text("column 8")
    expect(sea).to_be_hidden()
    field.fill(text)
    fine(page)
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/**")
    assert player.offered().offers
    assert player.fetch(f"/api/games/deukalion/map?table={table_of(page)}")["athens"] == "a4"
