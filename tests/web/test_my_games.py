"""What this device keeps of finished games, and what can be done with them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import check_everywhere
from tests.web.conftest import Visit
from tests.web.player import PHONE, Player


def lose(player: Player, game: str) -> str:
    """Against a bot; the address of the table."""
    player.begin(game)
    player.play(2)
    player.offered()
    player.give_up()
    expect(player.question).to_have_text("You have lost.")
    return player.page.url


def games(page: Page) -> Locator:
    return page.locator("main li")


def take_in(page: Page, file: Path) -> None:
    page.get_by_label("Open a file of games").set_input_files(file)


def test_games_are_kept_once_and_searched_and_only_those_against_somebody_are_counted(visit: Visit) -> None:
    player = visit()
    page = player.page
    table = lose(player, "olympus")
    again = page.context.new_page()  # another tab, and later once more
    again.goto(table)
    expect(again.locator(".ask .question")).to_have_text("You have lost.")
    again.close()
    lose(player, "hera-zeus")
    player.keeps(2)
    player.begin("olympus", "Pass and play")
    page.get_by_role("button", name=re.compile("^I am ")).click()
    player.give_up()
    expect(player.question).to_contain_text("has won")
    player.keeps(3)

    player.lobby()
    expect(page.get_by_role("link", name="All my games (3)")).to_be_visible()
    check_everywhere(page, "a lobby with finished games")
    page.get_by_role("link", name="All my games").click()
    expect(games(page)).to_have_count(3)
    expect(games(page).nth(0)).to_contain_text("On one device")
    expect(games(page).nth(1)).to_contain_text("Hera and Zeus against Bot Midas")
    expect(games(page).nth(1)).to_contain_text("Rio Grande")
    expect(page.get_by_role("row", name="Bot Midas 0 won, 0 drawn, 1 lost")).to_have_count(2)
    page.get_by_label("Result").select_option("Lost")
    expect(games(page)).to_have_count(2)
    page.get_by_role("searchbox").fill("midas olymp")
    expect(games(page)).to_have_count(1)
    expect(page.get_by_text("One game of 3")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("Hera and Zeus")
    expect(page.get_by_text("No games found.")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_label("Opponent").select_option("Bot Midas")
    page.get_by_text("On another device").click()
    expect(page.get_by_role("img", name="The same link to scan")).to_be_visible()
    check_everywhere(page, "my games")

    other = visit(PHONE, touches=True).page
    other.goto(page.get_by_label("Link to this game").input_value())
    expect(other.get_by_role("slider")).to_be_visible()


def test_games_survive_a_reload_a_file_and_bad_files_and_are_deleted_when_that_is_meant(
    visit: Visit, complaints: list[str], tmp_path: Path
) -> None:
    player = visit()
    page = player.page
    page.on("console", lambda message: complaints.append(message.text))  # whatever its level
    lose(player, "olympus")
    player.keeps(1)
    lose(player, "hera-zeus")
    player.keeps(2)
    page.goto("/games")
    expect(games(page)).to_have_count(2)
    page.reload()
    expect(games(page)).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all games").click()
    saved, bad = tmp_path / "games.json", tmp_path / "bad.json"
    download.value.save_as(saved)
    text = saved.read_text()
    bad.write_text(text.replace("theomachy record", "no record"))
    take_in(page, bad)
    expect(page.get_by_role("alert")).to_contain_text("This is not a file of saved games")
    expect(games(page)).to_have_count(2)
    take_in(page, saved)
    expect(page.get_by_text("Nothing new")).to_be_visible()

    games(page).first.get_by_role("button", name="Delete").click()
    expect(games(page).first.get_by_role("button", name="No")).to_be_focused()
    games(page).first.get_by_role("button", name="No").click()
    expect(games(page)).to_have_count(2)
    games(page).first.get_by_role("button", name="Delete").click()
    games(page).first.get_by_role("button", name="Delete").click()
    expect(games(page)).to_have_count(1)
    take_in(page, saved)
    expect(page.get_by_text("One game was added.")).to_be_visible()
    page.get_by_role("button", name="Delete all games").click()
    page.get_by_role("button", name="Delete all games").click()
    expect(page.get_by_text("No game has been finished on this device yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No game has been finished on this device yet.")).to_be_visible()

    # Another device, and a server that has forgotten the table: the record is enough.
    forgotten = json.loads(text)
    lost = forgotten["games"][0]
    lost["table"] = "long-ago"
    forgotten["games"][1].update(table="strange", when=0, game="chess", record="theomachy record 1\ngame: chess")
    forgotten["games"][1:1] = [{**lost, "table": f"long-ago-{number}"} for number in range(2)]
    saved.write_text(json.dumps(forgotten))
    other = visit().page
    other.goto("/games")
    take_in(other, saved)
    expect(other.get_by_text("4 games were added.")).to_be_visible()
    expect(other.get_by_role("row", name=re.compile(r"^Your rating 1[0-3]\d\d \("))).to_be_visible()  # from 1500 down
    check_everywhere(other, "my games with a rating")
    games(other).first.get_by_role("button", name="Replay").click()
    expect(other.get_by_role("slider")).to_be_visible()
    other.goto("/replay/long-ago")
    expect(other.get_by_role("slider")).to_be_visible()

    # One that this server does not know.
    other.goto("/games")
    expect(games(other).last).to_contain_text("Unknown game (chess)")
    expect(games(other).last).to_contain_text(re.compile(r"\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d"))  # as in Britain
    games(other).last.get_by_role("button", name="Replay").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("This record cannot be replayed.")
    expect(other.get_by_text("The record breaks off after line 2")).to_contain_text("Save it again where it was played")
    expect(other.get_by_role("link", name="Open another record")).to_be_visible()
    complaints[:] = [one for one in complaints if "long-ago" not in one and "422" not in one]


NOWHERE = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } })"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }"


@pytest.mark.parametrize("script", [NOWHERE, FULL], ids=["private", "full"])
def test_where_nothing_can_be_kept_one_sentence_says_so_and_play_goes_on(visit: Visit, script: str) -> None:
    player = visit()
    page = player.page
    page.add_init_script(script)
    before = lose(player, "olympus")
    said = page.get_by_text("This game could not be saved on this device")
    expect(said).to_be_visible()
    page.get_by_role("status").get_by_role("button", name="Close").click()
    expect(said).to_be_hidden()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(before)
    assert player.offered().offers
    player.lobby()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    page.goto("/games")
    expect(
        page.get_by_text("This browser saves nothing here" if script == NOWHERE else "No game has been")
    ).to_be_visible()
