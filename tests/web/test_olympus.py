"""The table of Olympus: what lies beside the spaces."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import PHONE

THUMB = 40  # px


def test_piles_answer_and_markers_are_large_enough(visit: Visit) -> None:
    me = visit(size=PHONE, touches=True).begin("olympus")
    me.offered()
    for mark in me.marks("marker:"):
        held = me.thing(mark).evaluate("node => node.closest('.plate') !== null")
        box = me.thing(mark).bounding_box()
        assert box is not None
        assert held or min(box["width"], box["height"]) >= THUMB, mark

    me.thing("pile").tap(force=True)
    expect(me.page.locator(".refusal a")).to_have_text("FO-DRAW-02")

    discard = me.page.get_by_role("group", name="Discard pile")
    while "empty" in (me.thing("discard").get_attribute("aria-label") or ""):
        assert me.choose()
    me.offered()
    me.thing("discard").tap(force=True)
    expect(discard.locator(".thing").first).to_be_visible()
    expect(me.page.get_by_role("group", name="Your hand")).to_have_count(0)
    discard.get_by_role("button", name="Close").tap()
    expect(discard).to_have_count(0)
    expect(me.page.get_by_role("group", name="Your hand")).to_be_visible()


def test_a_card_can_be_stepped_back_from_until_it_stands(visit: Visit) -> None:
    """Announced, perhaps paid, and not placed."""
    me = visit().begin("olympus")
    for _ in range(40):
        before = me.offered()
        card = next((mark for mark in before.offers if mark.startswith("hand:")), None)
        if card and "DONE" in before.offers:
            me.take(before.offers.index(card), before)
            if me.offered().question != before.question and me.page.locator("[data-undo]").count():
                break
        else:
            me.choose()
    while me.offered() != before:
        me.page.locator("[data-undo]").click()
        me.page.wait_for_timeout(100)
    me.take(before.offers.index(card or ""), before)
    me.play(2)
