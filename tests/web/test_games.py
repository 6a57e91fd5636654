"""Each game from the lobby to its result, against a bot; the choices are those that the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import GAMES, PHONE, Player

# Eight points instead of more, and two bots that race for them: Deukalion as the rules have it, only shorter.
PLAYERS = {"olympus": 2, "hera-zeus": 2, "deukalion": 3}
WHOLE: dict[str, dict[str, int]] = {"olympus": {}, "hera-zeus": {}, "deukalion": {"goal_override": 8}}
SHORT: dict[str, dict[str, int]] = {**WHOLE, "hera-zeus": {"turn_limit": 8}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(visit: Visit, game: str) -> None:
    player = visit(worker=True).begin(game, level="Ariadne", players=PLAYERS[game], options=WHOLE[game])
    player.play()
    player.expect_the_end()
    assert "By the rules" not in player.page.locator(".reason").inner_text()  # but why
    assert len(player.log()) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    player = visit(PHONE, touches=True).begin(game, level="Ariadne", players=PLAYERS[game], options=SHORT[game])
    player.play()
    player.expect_the_end()
    sizes = player.page.locator(".plate .who").evaluate_all(
        "all => all.map((one) => [one.scrollWidth, one.clientWidth])"
    )
    assert all(needed <= given for needed, given in sizes)  # the winner's name is beside what he has, not below it


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(visit: Visit, game: str) -> None:
    player = visit()
    begin_by_keyboard(player.lobby(), game)
    while player.choose_by_keyboard():
        pass
    player.expect_the_end()
    player.walk_to(player.page.get_by_role("button", name="Rematch"))


def begin_by_keyboard(player: Player, game: str) -> None:
    keyboard = player.page.keyboard
    card = player.card(game)
    expect(card.locator("summary")).to_be_visible()
    player.walk_to(card.get_by_role("radio", name="Midas"))
    keyboard.press("ArrowRight")
    if PLAYERS[game] == 3:
        player.walk_to(card.get_by_role("radio", name="2", exact=True))
        keyboard.press("ArrowRight")
    for option, value in SHORT[game].items():
        player.walk_to(card.locator("summary"))
        keyboard.press("Enter")
        player.walk_to(card.locator(f'[id$="-{option}"]'))
        keyboard.type(str(value))
    player.walk_to(card.get_by_role("button", name="Play now"), "Shift+Tab")
    keyboard.press("Enter")
    player.page.wait_for_url("**/t/**")
