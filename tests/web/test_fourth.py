"""A game of somebody else, of which the client knows nothing, in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.fourth.installed import environment
from tests.web.conftest import Visit
from tests.web.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), environment()) as house:
        yield house


def test_the_fourth_game_is_played_to_its_end(visit: Visit) -> None:
    player = visit().begin("wings", options={"sun": 14})
    expect(player.page.get_by_role("group", name="The table")).to_contain_text("14")
    expect(player.question).to_contain_text("the sun melts wings above 14")
    player.play()
    player.expect_the_end()
    assert any("Your turn." in line for line in player.log())


def test_two_people_play_the_fourth_game_and_neither_sees_the_feathers_of_the_other(visit: Visit) -> None:
    host = visit().begin("wings", "Invite")
    guest = visit().accept(host)
    for player in (host, guest):
        expect(player.page.get_by_role("region", name="hand", exact=True).get_by_role("listitem")).to_have_count(1)
        expect(player.page.get_by_role("region", name="shown", exact=True)).to_have_count(0)
    unseen = [line for line in guest.log() if line.startswith("Daedalus is dealt")]
    assert unseen == ["Daedalus is dealt a feather."]


def test_its_rules_are_read_and_it_has_no_lessons(visit: Visit) -> None:
    page = visit().lobby().page
    card = page.get_by_role("article", name="Wings of Wax")
    expect(card.get_by_role("link", name="Rules")).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    card.get_by_role("link", name="Rules").click()
    expect(page.locator("#WI-TURN-01")).to_contain_text("draws a feather")
    expect(page.get_by_role("link", name="Wings of Wax")).to_have_attribute("aria-current", "page")
