"""At the table: dragging, stepping back, wrong clicks, hints, motion, and what axe finds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.axe import check, check_everywhere
from tests.web.conftest import Measured, Visit
from tests.web.player import GAMES, PHONE, Player


@pytest.mark.parametrize("game", GAMES)
def test_every_state_is_accessible_and_fits_on_every_screen(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    page = player.page
    for state, choices in (("begun", 1), ("running", 12)):
        player.play_on(game, choices)
        player.offered()
        check_everywhere(page, f"{game}, {state}", spare=1)
        assert page.evaluate("offered.missing()") == []
    page.locator("[data-all-choices]").click()
    page.get_by_role("tab", name="Seen").click()
    player.menu()
    check(page, f"{game}, all open")
    player.menu().get_by_role("button", name="Close").click()
    player.give_up()
    check(page, f"{game}, over")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_click_is_answered_with_a_sentence_and_the_rule(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    page = player.page
    player.play(2)
    refusal = page.locator(".ask .refusal")
    for _ in range(10):
        player.offered()
        closed = page.locator('[data-board] .thing[aria-disabled="true"]')
        for at in range(min(closed.count(), 12)):
            point = closed.nth(at).evaluate("node => offered.point(node)")
            if not point:
                continue
            player.point(point)
            page.wait_for_timeout(150)
            if page.get_by_role("menu").count():
                page.keyboard.press("Escape")
            if refusal.get_by_role("link").count():
                assert len(refusal.inner_text().split()) > 3
                clause = refusal.get_by_role("link").inner_text()
                page.goto(refusal.get_by_role("link").get_attribute("href") or "")
                expect(page.locator(f"#{clause}")).to_be_in_viewport()
                expect(page.locator(f"#{clause}")).to_be_focused()
                return
        player.choose()
    raise AssertionError("no wrong click was answered with a rule")


def test_whatever_cannot_be_chosen_at_hera_and_zeus_says_why(visit: Visit) -> None:
    player = visit().begin("hera-zeus")
    player.play(4)
    refusal = player.page.locator(".ask .refusal:not([data-old])")
    offers = player.offered().offers
    for what in "hera:pile hera:figure hera:A4 zeus:draw zeus:pile zeus:figure zeus:hand zeus:A4".split():
        if what not in offers:
            player.page.evaluate("document.querySelector('.ask .refusal')?.setAttribute('data-old', '')")
            player.thing(what).click(force=True)
            expect(refusal.or_(player.page.get_by_role("menu"))).to_be_visible()
            player.page.keyboard.press("Escape")


# Dragging


def test_a_card_of_olympus_is_dragged_onto_a_space(visit: Visit) -> None:
    """A unit may stand in any free space; what it costs is asked in between."""
    player = visit().begin("olympus")
    for _ in range(30):
        offer = player.offered()
        card = next((mark for mark in offer.offers if mark.startswith("hand:")), None)
        if card and "DONE" in offer.offers:
            space = player.page.locator('[data-mark^="a:"]:has(.empty)').first.get_attribute("data-mark") or ""
            before = player.thing(space).get_attribute("aria-label")
            player.drag(card, space)
            while (now := player.offered()).question.startswith("Cost of"):
                player.take(now.offers.index("shortcut") if "shortcut" in now.offers else 0, now)
            if player.thing(space).get_attribute("aria-label") != before:
                return
        player.choose()
    raise AssertionError("no card could be dragged")


def test_a_card_of_hera_is_dragged_into_the_opening_row(visit: Visit) -> None:
    player = visit().begin("hera-zeus")
    card = next(mark for mark in player.offered().offers if mark.startswith("hand:"))
    place, before = free_place(player)
    player.drag(card, place)
    expect(player.thing(place)).not_to_have_attribute("aria-label", before)


def test_a_ship_is_dragged_over_the_sea(visit: Visit) -> None:
    player = visit().begin("deukalion")
    ship = 'button[data-mark="ship:deukalion"]'
    for _ in range(80):
        squares = [mark for mark in player.offered().offers if mark.startswith("sq:")]
        if squares and player.page.locator(ship).count():
            before = player.page.locator(ship).get_attribute("aria-label") or ""
            player.drag("ship:deukalion", squares[0])
            expect(player.page.locator('[data-mark="ship:deukalion"]')).not_to_have_attribute("aria-label", before)
            return
        player.choose()
    raise AssertionError("the ship never sailed")


def test_a_finger_lifts_a_card_first_and_then_plays_it(visit: Visit) -> None:
    """In the sheet one reads it; a tap beside puts it away; a button of the sheet chooses as a second tap does."""
    player = visit(PHONE, touches=True).begin("hera-zeus")
    before = player.offered()
    card = before.offers[0]
    sheet = player.page.locator("[data-inspector]")
    lifts: tuple[Callable[[], None], ...] = (lambda: player.thing(card).tap(), lambda: player.hold(card))
    for lift in lifts:
        lift()
        expect(sheet.get_by_role("heading")).to_be_visible()
        expect(player.page.locator(".refusal")).to_have_count(0)
        player.question.tap()
        expect(sheet).to_be_hidden()
        player.expect_offer(before)
    player.thing(card).tap()
    sheet.locator("button.primary").first.tap()
    expect(sheet).to_be_hidden()
    expect(player.question).not_to_have_text(before.question)
    assert player.offered() != before


def test_the_secret_pursuit_and_what_the_dice_are_for_can_be_read_on_the_board(visit: Visit) -> None:
    player = visit(PHONE, touches=True).begin("deukalion", options={"first_player": "the first seat"})
    player.take(0)
    player.take(player.offered().offers.index("rot:0"))
    player.offered()
    secret = player.thing("secret")
    cards = player.fetch("/api/games/deukalion/cards")
    described = next(card for card in cards if card["name"] in secret.inner_text())
    for task in described["facts"]["tasks"]:
        expect(secret).to_contain_text(task)
    before = player.question.inner_text()
    player.press(player.page.locator("label", has_text="move your ship"))
    expect(player.question).not_to_have_text(before)


def test_what_was_dropped_nowhere_has_not_moved(visit: Visit) -> None:
    player = visit().begin("hera-zeus")
    before = player.offered()
    card = player.page.evaluate("mark => offered.pointOf(mark)", before.offers[0])
    mouse = player.page.mouse
    mouse.move(**card)
    mouse.down()
    mouse.move(640, 10, steps=4)
    mouse.up()
    assert player.offered() == before


def test_what_was_dropped_where_it_has_no_business_is_not_played(visit: Visit) -> None:
    for game, places in (("hera-zeus", ("zeus:A1", "zeus:hand")), ("olympus", ("pile", "discard", "b:O1"))):
        player = visit().begin(game)
        while not any(mark.startswith("hand:") for mark in player.offered().offers):
            player.choose()
        before = player.offered()
        card = next(mark for mark in before.offers if mark.startswith("hand:"))
        for place in set(places) & set(player.marks("")):
            player.drag(card, place)
            expect(player.page.locator(".ask .refusal")).to_have_text("It cannot go there.")
            assert player.offered() == before


def test_a_card_is_dragged_with_a_finger(visit: Visit) -> None:
    player = visit(PHONE, touches=True).begin("hera-zeus")
    before = player.offered()
    card = next(mark for mark in before.offers if mark.startswith("hand:"))
    place, label = free_place(player)
    player.drag_with_finger(card, place, 20)  # it is not held: so the page is scrolled
    assert player.offered() == before
    for held in (600, 2000, 5000):  # how long a page takes to notice depends on how busy the machine is
        player.drag_with_finger(card, place, held)
        player.page.wait_for_timeout(3000)
        if player.thing(place).get_attribute("aria-label") != label:
            break
    expect(player.thing(place)).not_to_have_attribute("aria-label", label)


def free_place(player: Player) -> tuple[str, str]:
    """In the first row, with what is read out."""
    places = {
        place: player.thing(place).get_attribute("aria-label") or "" for place in ("hera:A1", "hera:B1", "hera:C1")
    }
    return next((place, label) for place, label in places.items() if label.endswith("empty"))


# Help


def test_the_newest_sentence_of_the_log_is_in_sight(visit: Visit) -> None:
    """However many bots tell at once."""
    player = visit().begin("deukalion", players=4)
    for _ in range(6):
        player.choose()
        player.offered()
        expect(player.page.locator("[role=tabpanel] ol li").last).to_be_in_viewport()


def test_a_hint_is_given_and_taken(visit: Visit) -> None:
    player = visit().begin("hera-zeus")
    before = player.offered()
    player.page.get_by_role("button", name="Hint").click()
    expect(player.page.locator(".ask .hint", has_text="Hint: ")).to_be_visible()
    player.page.get_by_role("button", name="Do it").click()
    expect(player.page.get_by_role("button", name="Do it")).to_be_hidden()
    assert player.offered() != before


@pytest.mark.parametrize("game", GAMES)
def test_the_inspector_shows_every_card_and_takes_no_click(visit: Visit, game: str) -> None:
    """Whatever is looked at, every thing that can be chosen can be clicked where it is, at once."""
    player = visit().begin(game)
    page = player.page
    player.play(3)
    for _ in range(4):
        offer = player.offered()
        for mark in player.marks("hand:"):
            player.look_at(mark)
            assert page.evaluate("offered.nodes().filter((node) => !offered.point(node)).map(offered.name)") == []
        page.mouse.move(2, 2)
        if not player.take(0, offer):
            break
    player.offered()
    check(page, f"{game}, a card in the inspector")


def test_the_inspector_does_not_jump_to_the_neighbour(visit: Visit) -> None:
    """A hand that closes up brings another card under a pointer that rests."""
    player = visit().begin("hera-zeus")
    page = player.page
    before = player.offered()
    first = before.offers[0]
    point = page.evaluate("mark => offered.pointOf(mark)", first)
    page.mouse.move(**point)
    heading = page.locator("[data-inspector]").get_by_role("heading")
    expect(heading).to_be_visible()
    page.mouse.click(**point)
    while player.marks(first):
        offer = player.offered()
        places = [at for at, mark in enumerate(offer.offers) if mark.startswith("hera:")]
        if not places:
            break
        page.keyboard.press("Escape")
        page.evaluate("at => offered.nodes()[at].click()", places[0])
        page.wait_for_timeout(300)
    player.offered()
    if heading.count():
        under = page.evaluate(
            "({x, y}) => document.elementFromPoint(x, y)?.closest('[data-mark]')?.ariaLabel ?? ''", point
        )
        assert not under or heading.inner_text() not in under


# Motion

FRAMES = """() => {
  window.frames_ = { long: 0, all: 0, longest: 0 };
  let last = performance.now();
  const look = (now) => {
    const busy = document.querySelector(".motions") !== null;
    if (busy) {
      const took = now - last;
      frames_.all++;
      if (took > 50) frames_.long++;
      frames_.longest = Math.max(frames_.longest, Math.round(took));
    }
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_shown_moving_and_can_be_skipped(visit: Visit, measured: Measured, game: str) -> None:
    player = visit(moves=True).begin(game)
    page = player.page
    player.offered()
    page.evaluate(FRAMES)
    skip = page.locator("[data-skip]")
    described = skipped = False
    for _ in range(12):
        player.choose()
        while not page.evaluate("offered.settled()"):
            described = described or bool(page.evaluate("document.querySelector('.ask .doing')?.textContent"))
            if page.evaluate("frames_.all") > 40 and skip.count():
                skip.click()
                expect(skip).to_be_hidden()
                skipped = True
            page.wait_for_timeout(30)
        if skipped:
            break
    assert skipped
    assert described, "what moves is not told below the board"
    frames = page.evaluate("frames_")
    assert frames["all"] > 0, "nothing has moved"
    measured(
        f"{game}: {frames['all']} frames in motion, {frames['long']} above 50 ms, the longest {frames['longest']} ms"
    )

    player.offered()
    page.get_by_label("Pace", exact=True).select_option(label="instant")
    before = page.evaluate("frames_.all")
    player.play(3)
    player.offered()
    assert page.evaluate("frames_.all") == before
