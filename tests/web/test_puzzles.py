"""Puzzles in the browser: found from the lobby, solved on the board, failed, given up, remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Response, expect

from tests.web.axe import check, check_everywhere
from tests.web.conftest import Visit
from tests.web.player import GAMES, PHONE, Player
from tests.web.test_stage import ELSEWHERE, ON_BOARD
from theomachy.puzzles.puzzle import Puzzle, puzzles


def told(player: Player) -> Locator:
    return player.page.locator("[data-told]")


def open_puzzle(player: Player, game: str, puzzle: Puzzle) -> None:
    player.page.goto(f"/puzzles/{game}/{puzzle.id}")
    player.offered()


def answer_on_the_board(player: Player, puzzle: Puzzle) -> None:
    """Where the answer lies is known from giving up; then the page is opened again."""
    page = player.page
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    shown = page.wait_for_function("offered.shown() + 1").json_value() - 1
    page.reload()
    player.offered()
    player.take(shown)
    item = page.locator(f"[role=menu] [data-choice='{puzzle.answer}']")
    if item.count():
        player.press(item)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_finds_the_answer_on_the_board_has_solved_it_for_good(visit: Visit, game: str) -> None:
    player = visit().lobby()
    page = player.page
    player.card(game).get_by_role("link", name="Puzzles").click()
    many = len(puzzles(game))
    expect(page.locator("main section ol li a")).to_have_count(many)
    expect(page.get_by_text(f"0 of {many} solved")).to_be_visible()
    page.get_by_role("link", name="Begin").click()
    player.offered()
    puzzle = next(one for one in puzzles(game) if page.url.endswith(one.id))
    check(page, page.url)
    answer_on_the_board(player, puzzle)
    expect(told(player)).to_contain_text("Solved.")
    expect(page.locator(".worths li")).to_have_count(len(puzzle.choices))
    check(page, page.url)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(f"1 of {many} solved")).to_be_visible()
    expect(page.get_by_role("link", name=", solved")).to_have_count(1)
    page.reload()
    expect(page.get_by_text(f"1 of {many} solved")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_told_what_it_costs_and_another_may_follow(visit: Visit, game: str) -> None:
    player = visit()
    page = player.page
    puzzle = puzzles(game)[0]
    open_puzzle(player, game, puzzle)
    for wrong in puzzle.choices[1:3]:
        list_all(player)
        page.locator(f".ask ul [data-choice='{wrong['choice']}']").click()
        expect(told(player)).to_contain_text("less chance to win")
        expect(told(player)).to_contain_text("Try another.")
        expect(page.get_by_role("button", name="Next puzzle")).to_have_count(0)
    list_all(player)
    page.locator(f".ask ul [data-choice='{puzzle.answer}']").click()
    expect(told(player)).to_contain_text("Solved.")
    before = page.url
    page.get_by_role("button", name="Next puzzle").click()
    player.offered()
    assert page.url != before


def list_all(player: Player) -> None:
    player.offered()
    listed = player.page.locator("[data-all-choices]")
    if listed.get_attribute("aria-expanded") == "false":
        listed.click()


def test_whoever_gives_up_sees_the_answer_but_has_not_solved_it(visit: Visit) -> None:
    player = visit()
    page = player.page
    puzzle = puzzles("olympus")[0]
    open_puzzle(player, "olympus", puzzle)
    page.get_by_role("button", name="Show the answer").click()
    expect(told(player)).to_contain_text("The answer: ")
    list_all(player)
    page.locator(f".ask ul [data-choice='{puzzle.answer}']").click()
    expect(told(player)).to_contain_text("Solved.")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(f"0 of {len(puzzles('olympus'))} solved")).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    player = visit()
    page = player.page
    puzzle = puzzles("hera-zeus")[0]
    open_puzzle(player, "hera-zeus", puzzle)
    player.walk_to(page.locator("[data-all-choices]"))
    page.keyboard.press("Enter")
    player.walk_to(page.locator(f".ask ul [data-choice='{puzzle.answer}']"))
    page.keyboard.press("Enter")
    expect(told(player)).to_contain_text("Solved.")
    player.walk_to(page.get_by_role("button", name="Next puzzle"))
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(f"/puzzles/hera-zeus/{puzzle.id}")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_with_a_finger(visit: Visit, game: str) -> None:
    player = visit(PHONE, touches=True)
    puzzle = puzzles(game)[0]
    open_puzzle(player, game, puzzle)
    check(player.page, player.page.url)
    answer_on_the_board(player, puzzle)
    expect(told(player)).to_contain_text("Solved.")
    expect(told(player)).to_be_in_viewport()


def test_a_pile_of_many_kinds_is_chosen_from_on_a_phone(visit: Visit) -> None:
    player = visit(PHONE, touches=True)
    puzzle = next(one for one in puzzles("hera-zeus") if one.answer.startswith("TAKE") and len(one.choices) > 10)
    open_puzzle(player, "hera-zeus", puzzle)
    assert player.page.evaluate(f"offered.small({ON_BOARD}, {ELSEWHERE})") == []
    check(player.page, player.page.url)
    answer_on_the_board(player, puzzle)
    expect(told(player)).to_contain_text("Solved.")


@pytest.mark.parametrize("game", GAMES)
def test_the_list_is_accessible_and_fits_on_every_screen(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto(f"/puzzles/{game}")
    expect(page.get_by_role("link", name="Puzzle 1", exact=True)).to_be_visible()
    check_everywhere(page, page.url)


def test_the_page_holds_nothing_that_the_solver_may_not_know(visit: Visit) -> None:
    """Neither the record, in which the cards of the other side stand, nor the answer."""
    player = visit()
    page = player.page
    answers: list[Response] = []

    def note(response: Response) -> None:
        if "/api/puzzles/" in response.url:
            answers.append(response)

    page.on("response", note)
    open_puzzle(player, "hera-zeus", puzzles("hera-zeus")[0])
    page.wait_for_load_state("networkidle")
    assert len(answers) == 2  # the list and the position
    for text in (*(answer.text() for answer in answers), player.everything()):
        assert "theomachy record" not in text
        assert "equity" not in text


def test_an_unknown_puzzle_leads_back_to_the_list(visit: Visit, complaints: list[str]) -> None:
    page = visit().page
    page.goto("/puzzles/olympus/0")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no puzzle 0")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("link", name="Begin")).to_be_visible()
    complaints[:] = [one for one in complaints if "status of 4" not in one]
