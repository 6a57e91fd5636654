"""The guided first game of each game, from the lobby to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import check
from tests.web.conftest import Visit
from tests.web.player import GAMES, Player


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_what_the_guide_shows_learns_the_game(visit: Visit, game: str) -> None:
    player = visit().lobby()
    page = player.page
    player.card(game).get_by_role("link", name="Learn by playing").click()
    lessons = page.locator("main ol li a")
    expect(lessons.first).to_be_visible()
    many = lessons.count()
    lessons.first.click()
    for lesson in range(1, many + 1):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"{lesson} of {many}")
        learn(player)
        if lesson < many:
            page.get_by_role("button", name="Next lesson").click()
    page.get_by_role("link", name="Now play a real game").click()
    page.goto(f"/learn/{game}")
    expect(page.locator("main ol li b")).to_have_count(many)  # all of them done


def learn(player: Player) -> None:
    page = player.page
    for step in range(60):
        if player.offered().over:
            return
        assert page.locator(".guide").inner_text().strip()
        if step == 0:
            page.get_by_role("button", name="Show me").click()
        if step == 0 and page.url.endswith("/1"):
            check(page, page.url)
        shown = page.wait_for_function("offered.shown() + 1")  # from 1: until then the guide shows nothing
        player.take(shown.json_value() - 1)
    raise AssertionError("the lesson does not end")


def test_another_choice_is_answered_kindly(visit: Visit) -> None:
    player = visit()
    page = player.page
    page.goto("/learn/olympus/2")
    player.offered()
    page.get_by_role("button", name="Show me").click()
    shown = page.evaluate("offered.shown()")
    guide = page.locator(".guide").inner_text()
    other = next(at for at in range(len(player.offered().offers)) if at != shown)
    player.take(other)
    player.offered()
    expect(page.locator(".guide")).not_to_have_text(guide)
