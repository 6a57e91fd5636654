"""The stage: every part has its place, and keeps it whatever happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Measured, Visit
from tests.web.player import GAMES, PHONE, Player

AT_LEAST = 0.6  # of the window belong to board and hand
ON_BOARD, ELSEWHERE = 32, 43  # pixels for a finger; a row of points may miss one
FILLED = 0.52  # and within so much of it things are drawn


@pytest.mark.parametrize("game", GAMES)
def test_the_board_never_moves(visit: Visit, measured: Measured, game: str) -> None:
    """A hint, a refusal, a step back, lists, panels, somebody who speaks, a request, the end: the boxes stay."""
    player = visit(moves=True).begin(game)
    page = player.page
    player.offered()
    page.evaluate("offered.watchStage()")
    player.play(2)
    page.evaluate("document.querySelectorAll('[data-mark]').forEach((one) => one.scrollIntoView())")  # as a focus may
    shares = []
    seen = set()
    for at in range(8):
        player.offered()
        shares.append(page.evaluate("offered.shares()"))
        seen |= unsettle(player, hinted=at < 4)  # more in a row are refused
        if not player.choose():
            break
    page.get_by_role("tab", name="Chat").click()
    page.locator("aside input").fill("Χαῖρε! " * 20)
    page.keyboard.press("Enter")
    player.menu().get_by_role("button", name="Offer a draw").click()
    player.give_up()
    player.expect_the_end()
    page.wait_for_timeout(300)
    boxes = page.evaluate("[...offered.boxes]")
    assert len(boxes) == 1, boxes
    assert seen >= {"hint", "refusal", "list"}
    stage, drawn = min(one for one, _ in shares), max(two for _, two in shares)
    measured(f"{game}: {stage:.1%} of the window is the stage, {drawn:.1%} are drawn on")
    assert stage >= AT_LEAST
    assert drawn >= FILLED


def test_a_panel_leaves_the_board_free_when_the_screen_is_turned(visit: Visit) -> None:
    player = visit({"width": 1024, "height": 768}).begin("olympus")
    page = player.page
    player.offered()
    log, panel = page.get_by_role("tab", name="Log"), page.get_by_role("tabpanel", include_hidden=True)
    expect(panel).to_be_visible()
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(panel).to_be_hidden()
    log.click()
    expect(panel).to_be_visible()
    log.click()
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(panel).to_be_visible()
    expect(log).to_have_attribute("aria-selected", "true")


def test_long_words_stay_on_the_plate_of_the_player(visit: Visit) -> None:
    player = visit().begin("olympus")
    page = player.page
    player.offered()
    player.menu().get_by_label("Language").select_option("Deutsch")
    phases = page.locator(".plate.own .phase")
    expect(phases.last).to_have_text("Nachziehen")
    right = "one.getBoundingClientRect().right"
    assert phases.evaluate_all(
        f"all => all.every((one) => {right} <= {right.replace('one', 'one.parentNode.parentNode')})"
    )
    expect(page.locator("li.turn.me")).to_contain_text("Du bist am Zug.")


@pytest.mark.parametrize("game", ["olympus", "deukalion"])
def test_a_threat_is_said_with_the_question_and_covers_nothing(visit: Visit, game: str) -> None:
    page = visit(PHONE, touches=True).page
    page.goto(f"/learn/{game}/1")
    expect(page.locator(".ask [data-threat]").first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-stage] [data-threat]")).to_have_count(0)
    whole(page)


def test_many_cards_in_hand_stay_on_the_stage(visit: Visit) -> None:
    player = visit().begin("olympus")
    player.offered()
    hand = player.page.locator("[data-board] .hand")
    hand.evaluate(
        "hand => Array.from({ length: 6 }, () => hand.lastElementChild.before(hand.firstElementChild.cloneNode(true)))"
    )
    expect(hand.locator(".card").last).to_be_in_viewport(ratio=1)
    right = "one => one.getBoundingClientRect().right"
    assert hand.locator(".card").last.evaluate(right) <= player.page.locator("[data-board]").evaluate(right)


def unsettle(player: Player, hinted: bool) -> set[str]:
    """Whatever else may happen before a choice; what of it has happened."""
    page = player.page
    seen = set()
    closed = page.locator('[data-board] .thing[aria-disabled="true"]')
    for at in range(min(closed.count(), 3)):
        if point := closed.nth(at).evaluate("node => offered.point(node)"):
            player.point(point)
            page.wait_for_timeout(100)
        if page.locator(".ask .refusal").count():
            seen.add("refusal")
            whole(page)
    page.keyboard.press("Escape")
    hint = page.get_by_role("button", name="Hint")
    if hinted and player.ready() and hint.count():
        hint.click()
        expect(page.get_by_role("button", name="Do it")).to_be_visible()
        seen.add("hint")
        whole(page)
    if page.locator("[data-all-choices]").count():
        page.locator("[data-all-choices]").click()
        page.locator("[data-all-choices]").click()
        seen.add("list")
    if page.locator("[data-undo]").count():
        page.locator("[data-undo]").click()
        seen.add("back")
        player.offered()
    whole(page)
    return seen


def whole(page: Page) -> None:
    """All that is asked or said can be read."""
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate("offered.cut()") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_hand_is_read_on_a_phone(visit: Visit, game: str) -> None:
    """The first tap opens a sheet with name, text and picture; a button there closes it, or plays the card."""
    player = visit(PHONE, touches=True).begin(game)
    page = player.page
    player.play(3)
    player.offered()
    sheet = page.locator("[data-inspector]")
    page.evaluate("offered.watchStage()")
    for mark in player.marks("hand:"):
        page.touchscreen.tap(**page.evaluate("mark => offered.pointOf(mark)", mark))
        expect(sheet).to_be_visible()
        expect(sheet.get_by_role("heading")).to_be_in_viewport(ratio=1)
        for text in sheet.locator("p.text, p.timing").all():
            text.scroll_into_view_if_needed()
            expect(text).to_be_in_viewport(ratio=1)
        assert sheet.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
        assert sheet.locator("a").count() == sheet.locator("details a").count()  # clauses are behind "why"
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_be_hidden()
    assert page.evaluate("offered.boxes.size") == 1


@pytest.mark.parametrize(("game", "players"), [("olympus", 2), ("hera-zeus", 2), ("deukalion", 2), ("deukalion", 4)])
def test_a_finger_hits_what_it_means(visit: Visit, game: str, players: int) -> None:
    """A fingertip is 44 pixels wide; on the board, where nine columns of the sea share 390, at least 32."""
    player = visit(PHONE, touches=True).begin(game, players=players)
    for _ in range(16):
        if player.offered().over:
            break
        player.look_away()
        player.look_away()  # the first may have closed a menu: its card has the focus again, and is looked at
        expect(player.page.locator("[data-inspector].lifted")).to_have_count(0)
        assert player.page.evaluate(f"offered.small({ON_BOARD}, {ELSEWHERE})") == []
        player.choose()


@pytest.mark.parametrize("path", ["/", "/games", "/verify", "/make/olympus", "/learn/deukalion", "/cards/olympus"])
def test_a_finger_hits_what_it_means_on_every_page(visit: Visit, path: str) -> None:
    page = visit(PHONE, touches=True).page
    page.goto(path)
    page.wait_for_load_state("networkidle")
    for down in range(0, 2000, 500):
        page.evaluate("down => scrollTo(0, down)", down)
        assert page.evaluate(f"offered.small({ON_BOARD}, {ELSEWHERE})") == []


FREE = """([left, top, wide, high]) => {
  for (let y = top + 20; y < top + high - 20; y += 7)
    for (let x = left + 20; x < left + wide - 20; x += 7)
      if (!document.elementFromPoint(x, y).closest(".thing.open")) return [x, y];
}"""


def test_two_fingers_or_two_taps_enlarge_the_sea_in_its_place(visit: Visit) -> None:
    player = visit(PHONE, touches=True).begin("deukalion")
    player.offered()
    page, line = player.page, player.page.context.new_cdp_session(player.page)
    room, sea = page.locator(".sea-room"), page.locator(".sea-room > *").first

    def box(what: Locator) -> list[float]:
        found = what.bounding_box()
        assert found is not None
        return [found["x"], found["y"], found["width"], found["height"]]

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def tap_twice() -> None:
        x, y = page.evaluate(FREE, box(room))
        for _ in range(2):
            touch("touchStart", (x, y))
            touch("touchEnd")

    before, whole = box(room), box(sea)
    x, y = before[0] + before[2] / 2, before[1] + before[3] / 2
    touch("touchStart", (x - 30, y), (x + 30, y))
    touch("touchMove", (x - 60, y), (x + 60, y))
    touch("touchEnd")
    assert box(sea)[2] == pytest.approx(2 * whole[2], rel=0.02)
    assert box(room) == before
    tap_twice()
    assert box(sea) == whole
    tap_twice()
    assert box(sea)[2] == pytest.approx(2 * whole[2], rel=0.02)


def test_cards_in_the_log_are_looked_at(visit: Visit) -> None:
    player = visit().begin("olympus")
    page = player.page
    player.play(4)
    player.offered()
    log = page.locator("[role=tabpanel]")
    deals = [line for line in player.log() if line.startswith("Cards are dealt")]
    assert len(deals) == 1
    assert "6 cards" in deals[0]
    name = log.locator("li button").first
    name.click()
    expect(page.locator("[data-inspector]").get_by_role("heading")).to_have_text(name.inner_text())
    turns = log.locator("details")
    assert turns.count() > 1
    last = turns.last.locator("li").last
    expect(last).to_be_visible()
    turns.last.locator("summary").click()
    expect(last).to_be_hidden()
