"""The card gallery, and cards and examples beside the rules: drawn, picked out, found, read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check, check_everywhere
from tests.web.conftest import Visit
from tests.web.player import GAMES, PHONE

CARDS = {"olympus": 84, "hera-zeus": 17, "deukalion": 31}
# Signs and numbers that reach over the edge of the badge they stand in, by more than half a point.
OVER = """() => [...document.querySelectorAll("svg.art g:has(> .shape) > text")].filter((text) => {
    const [inner, outer] = [text, text.parentElement.querySelector(".shape")].map((one) => one.getBoundingClientRect());
    return inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5;
}).map((text) => text.textContent)"""
# Names that reach over the band they stand in.
CUT = """() => [...document.querySelectorAll("svg.art.card > text")].filter((text) => {
    const [inner, outer] = [text, text.closest("svg")].map((one) => one.getBoundingClientRect());
    return inner.left < outer.left + 2 || inner.right > outer.right - 2;
}).map((text) => text.textContent)"""


def draw_all(page: Page) -> None:
    """What is not near the screen is not drawn yet."""
    page.evaluate(
        """async () => {
            for (let at = 0; at < document.body.scrollHeight; at += 800) {
                scrollTo(0, at);
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }
        }"""
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_drawn_with_its_text_and_figures(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto(f"/cards/{game}")
    cards = page.locator("main article")
    expect(cards).to_have_count(CARDS[game])
    expect(cards.first.locator(".face svg").first).to_be_visible()
    if game == "olympus":
        assert page.locator("article .face:has(svg)").count() < CARDS[game]  # the others are far away
    draw_all(page)
    expect(page.locator("article .face:not(:has(svg))")).to_have_count(0)
    assert page.evaluate(OVER) == []
    assert page.evaluate(CUT) == []
    measured = page.locator(".figures")
    assert measured.count() >= CARDS[game] - 1
    expect(page.locator("main")).to_contain_text(re.compile(r"The figures come from [\d,]+ games between bots \(\w+"))
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate(OVER) == []
    assert page.evaluate("offered.tooWide()") <= 0


def test_cards_are_picked_out_and_lead_to_the_rules(visit: Visit) -> None:
    page = visit().lobby().page
    page.get_by_role("article", name="Fight for Olympus").get_by_role("link", name="Cards", exact=True).click()
    cards, status = page.locator("main article"), page.get_by_role("status").last
    expect(status).to_have_text("84 cards")
    page.get_by_label("Kind").select_option(label="heroes")
    expect(cards).to_have_count(60)
    page.get_by_role("combobox", name="Colour").select_option(label="red")
    page.get_by_label("Cost").select_option("2")
    few = cards.count()
    assert 0 < few < 15
    check_everywhere(page, "the gallery, filtered")
    page.get_by_role("searchbox").fill("no such words")
    expect(status).to_have_text("0 cards")
    page.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(84)
    page.get_by_label("Order").select_option(label="by name")
    expect(cards.first.get_by_role("heading")).to_have_text(re.compile("^A"))
    page.get_by_label("Order").select_option(label="highest win rate first")
    rates = [float(text) for text in re.findall(r"Win rate: (\d+)", page.locator(".cards").inner_text())]
    assert rates == sorted(rates, reverse=True)
    page.get_by_role("searchbox").fill("laodice")
    expect(cards).to_have_count(1)
    cards.locator("summary").click()
    link = cards.locator("details a").first
    clause = link.inner_text()
    link.click()
    expect(page.locator(f"#{clause}")).to_be_in_viewport()


def test_examples_are_drawn_beside_the_rules_and_cards_are_found(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/hera-zeus#HZ-CHAL-06")
    expect(page.locator("#HZ-CHAL-06")).to_be_in_viewport()
    example = page.locator("[data-example=challenge]")
    example.scroll_into_view_if_needed()
    front = example.locator('[data-mark="zeus:A1"]')
    expect(front).to_have_attribute("aria-label", re.compile("face down"))
    example.get_by_role("button", name="Challenge in lane A").click()
    expect(example.locator('[data-mark="hera:A1"]')).to_have_attribute("aria-label", re.compile("Hydra.*face up"))
    example.get_by_role("button", name="Before").click()
    expect(example.locator('[data-mark="hera:A1"]')).to_have_attribute("aria-label", re.compile("Hydra.*face down"))
    check(page, "rules with examples")
    page.get_by_role("searchbox").fill("poseidon")
    card = page.locator("main article")
    expect(card).to_have_count(1)
    expect(card.locator(".face svg").first).to_be_visible()
    check(page, "a card found in the rules")
    page.get_by_role("searchbox").fill("")
    beside = page.get_by_role("link", name="Medusa", exact=True)
    beside.scroll_into_view_if_needed()
    expect(beside.locator("svg").first).to_be_visible()
    beside.click()
    expect(page.locator("#card-M")).to_be_focused()
    expect(page.locator("#card-M")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_drawn_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(PHONE, touches=True).page
    page.goto(f"/rules/{game}")
    examples = page.locator("[data-example]")
    expect(examples.first).to_be_attached()
    assert examples.count() >= 6
    for example in examples.all():
        example.scroll_into_view_if_needed()
        button = example.locator("figcaption button")
        expect(button).to_be_enabled()
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(button).to_have_text("Before")
    assert page.evaluate("offered.tooWide()") <= 0


def test_the_inspector_leads_to_the_gallery(visit: Visit) -> None:
    player = visit().begin("olympus")
    page = player.page
    player.offered()
    page.locator('[data-mark^="hand:"]').first.hover()
    inspector = page.locator("[data-inspector].lifted")
    expect(inspector.get_by_role("heading")).to_be_visible()
    name = inspector.get_by_role("heading").inner_text()
    page.locator('[data-mark^="hand:"]').first.focus()
    page.keyboard.press("i")
    inspector.locator("summary").click()
    with page.context.expect_page() as opened:
        inspector.get_by_role("link", name="In the card gallery").click()
    expect(opened.value.locator("article:focus").get_by_role("heading")).to_have_text(name)
