"""The end of a game: the tableau, what it says, what can be done with it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import check, check_everywhere
from tests.web.conftest import Visit
from tests.web.ended import ended
from tests.web.house import House
from tests.web.player import GAMES, NAMES, PHONE, Player
from theomachy.words import LANGUAGES

MARGINS, MOST_WIDE = 48, 1440  # of a picture, and of the board on it
# What was heard, by its length: only the motifs of the end take so long.
LISTEN = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function () { heard.push(this.buffer.duration); start.call(this); };
"""


def open_ending(player: Player, path: str, tableau: str) -> Page:
    page = player.page
    page.goto(path)
    expect(page.locator(f'[data-tableau="{tableau}"]')).to_be_visible()
    return page


def expect_points(page: Page) -> None:
    """They come after a while."""
    points = page.get_by_role("region", name="Turning points")
    expect(points).to_have_attribute("aria-busy", "false")
    expect(points.get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_victory_defeat_and_draw_each_have_their_tableau(visit: Visit, house: House, game: str) -> None:
    won, drawn = ended(house, game, "resigned"), ended(house, game, "agreed", 16)
    player = visit()
    for path, tableau, title, how in (
        (won.seen_by(0), "win", "You have won!", "Bob gave up."),
        (won.seen_by(1), "loss", "You have lost.", "Bob gave up."),
        (won.watched, "win", "Ann has won.", "Bob gave up."),
        (drawn.seen_by(1), "draw", "A draw.", "The players agreed on a draw."),
    ):
        page = open_ending(player, path, f"{game} {tableau}")
        ending = page.get_by_role("dialog", name=title)
        expect(ending).to_be_focused()
        expect(ending.locator(".reason")).to_have_text(how)
        expect(ending.get_by_text(re.compile(r"^(One turn|\d+ turns) · less than a minute$"))).to_be_visible()
        expect(ending.get_by_role("button", name="Rematch")).to_have_count(0 if path == won.watched else 1)
        scores = ending.get_by_role("list", name="Points, and how many you need to win").get_by_role("listitem")
        expect(scores).to_have_count(0 if game == "hera-zeus" else 2)
    expect_points(page)
    check_everywhere(page, f"{game}, ending")


def test_it_is_put_aside_and_called_back_by_keyboard(visit: Visit, house: House) -> None:
    over = ended(house, "olympus", "resigned")
    page = open_ending(visit(), over.seen_by(0), "olympus win")
    ending, board = page.get_by_role("dialog", name="You have won!"), page.locator("[data-board]")
    expect(ending).to_be_focused()
    before = board.bounding_box()
    expect_points(page)
    check(page, "the ending with its points")
    page.keyboard.press("Escape")
    expect(ending).to_be_hidden()
    back = page.get_by_role("button", name="How it ended")
    expect(back).to_be_focused()
    assert board.bounding_box() == before
    assert page.evaluate("offered.point(document.querySelector('[data-board] .thing'))")  # nothing lies over the board
    check(page, "the final board")
    page.keyboard.press("Enter")
    expect(ending).to_be_focused()
    assert board.bounding_box() == before
    for name in ("Look at the board", "Rematch"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=name)).to_be_focused()
    for name in ("Review", "Replay"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name=name, exact=True)).to_be_focused()
    expect(page.get_by_role("button", name="Download the record")).to_be_hidden()
    page.get_by_text("More", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Download the record")).to_be_visible()
    expect(page.get_by_role("button", name="Check this game")).to_be_visible()


def test_turning_points_lead_into_the_replay(visit: Visit, house: House) -> None:
    """At a table closed to watchers the key goes along; a record without a table has them, too."""
    over = ended(house, "hera-zeus", "resigned", 40, watchers=False)
    page = open_ending(visit(), over.seen_by(0), "hera-zeus win")
    expect_points(page)
    links = page.get_by_role("link", name=re.compile(r"^Turn \d+: (Ann|Bob)$"))
    assert 1 <= links.count() <= 3
    own = "Your chances of winning, as a quick search sees them."
    expect(page.get_by_text(own)).to_be_visible()
    told = page.locator(".what").all_inner_texts()
    assert all(told)
    at = re.findall(r"at=(\d+)", links.last.get_attribute("href") or "")[0]
    first = re.findall(r"at=(\d+)", page.get_by_role("link", name="Review").get_attribute("href") or "")[0]
    assert first in (links.first.get_attribute("href") or "")
    links.last.click()
    expect(page.get_by_text(re.compile(rf"^Choice {at} of \d+$"))).to_be_visible()
    expect_points(page)  # also here, and of one's own chances
    expect(page.get_by_text(own)).to_be_visible()
    page.get_by_role("link", name=re.compile(r"^Turn \d+")).first.click()
    expect(page.get_by_text(re.compile(rf"^Choice {first} of \d+$"))).to_be_visible()
    check(page, "review")

    page.goto(over.seen_by(0))
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Check this game").click()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("tab", name="Review").click()
    expect_points(page)
    page.get_by_role("link", name=re.compile(r"^Turn \d+")).last.click()
    expect(page.get_by_text(re.compile(rf"^Choice {at} of \d+$"))).to_be_visible()


def test_each_reads_of_their_own_chances_and_who_watches_of_the_winner(visit: Visit, house: House) -> None:
    over = ended(house, "olympus", "resigned", 40)
    page = visit().page
    told = []
    for path, whose in ((over.seen_by(0), "Your"), (over.seen_by(1), "Your"), (over.watched, "Ann’s")):
        page.goto("/")
        page.goto(path)
        expect_points(page)
        expect(page.get_by_text(f"{whose} chances of winning, as a quick search sees them.")).to_be_visible()
        told.append([re.findall(r"\d+", text) for text in page.locator(".chance").all_inner_texts()])
    won, lost, watched = told
    assert won == watched
    for mine, theirs in zip(won, lost, strict=True):
        assert all(abs(int(one) + int(other) - 100) <= 1 for one, other in zip(mine, theirs, strict=True))


def test_a_review_adds_up_to_the_last_digit(visit: Visit, house: House) -> None:
    """Piece by piece; a curve with words for who does not see it, and a table for each side."""
    over = ended(house, "hera-zeus", "resigned", 40)
    page = open_ending(visit(), over.seen_by(0), "hera-zeus win")
    page.get_by_role("link", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review")
    expect(review).to_have_attribute("aria-busy", "false", timeout=120_000)
    for name, result in (("Ann", 10_000), ("Bob", 0)):
        review.get_by_role("button", name=name).press("Enter")
        curve = review.get_by_role("img", name=re.compile(rf"^Chances of {name}, by what could be known: "))
        expect(curve).to_be_visible()
        expect(review.get_by_text(re.compile(r"^Lost per decision, on average: "))).to_be_visible()
        table = review.get_by_role("table", name=f"How the result of {name} came about")
        points = [int(re.sub(r"\D", "", cell)) * (-1 if cell[0] in "-−" else 1) for cell in cells(table)]
        *parts, whole, adjusted = points
        assert sum(parts) == whole == result
        assert adjusted == whole - parts[1] - parts[2]
        check(page, f"review of {name}")


def cells(table: Locator) -> list[str]:
    return table.get_by_role("cell").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_shows_the_board(visit: Visit, house: House, game: str, tmp_path: Path) -> None:
    page = open_ending(visit(), ended(house, game, "resigned").seen_by(0), f"{game} win")
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)  # nothing is needed that the browser does not have
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    page.context.set_offline(False)
    assert download.value.suggested_filename.startswith(f"{game}-")
    file = tmp_path / "board.png"
    download.value.save_as(file)
    with Image.open(file) as picture:
        assert picture.format == "PNG"
        assert abs(picture.width - MARGINS - MOST_WIDE) <= 1
        assert abs((picture.height - 136) / MOST_WIDE - box["height"] / box["width"]) < 0.01
        colours = picture.convert("RGB").getcolors(1 << 24) or []
        assert len(colours) > 2_000
        shot = tmp_path / "page.png"
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="How it ended")).to_be_visible()
        page.evaluate("document.querySelector('.recall').style.visibility = 'hidden'")
        page.locator("[data-board]").screenshot(path=shot)
        with Image.open(shot) as seen:
            assert difference(picture.crop((24, 92, 24 + MOST_WIDE, picture.height - 44)), seen) < 6


def difference(one: Image.Image, other: Image.Image) -> float:
    """Of two pictures seen from afar, from 0 to 255."""
    size = 64, 48
    pixels = [picture.convert("L").resize(size, Image.Resampling.BOX).tobytes() for picture in (one, other)]
    return float(sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / (size[0] * size[1]))


def test_a_device_that_shares_files_shares_it(visit: Visit, house: House) -> None:
    player = visit(PHONE, touches=True)
    player.page.add_init_script(
        "navigator.canShare = ({files}) => files.length === 1;"
        "navigator.share = async ({files, text}) => { window.shared = [files[0].name, files[0].type, text]; }"
    )
    page = open_ending(player, ended(house, "hera-zeus", "agreed", 6).seen_by(0), "hera-zeus draw")
    page.get_by_role("button", name="Share a picture").tap()
    player.until("window.shared")
    name, type, text = page.evaluate("shared")
    assert re.fullmatch(r"hera-zeus-[\w-]+\.png", name)
    assert (type, text) == ("image/png", f"{NAMES['hera-zeus']}: A draw.")


def test_on_a_phone_all_of_it_is_read_without_scrolling_sideways(visit: Visit, house: House) -> None:
    over = ended(house, "deukalion", "resigned", 40)
    page = open_ending(visit(PHONE, touches=True), over.seen_by(1), "deukalion loss")
    expect_points(page)
    ending = page.get_by_role("dialog")
    assert ending.evaluate("node => node.scrollWidth <= node.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    more = page.get_by_text("More", exact=True)
    more.scroll_into_view_if_needed()
    more.tap()
    page.get_by_role("button", name="Look at the board").tap()
    expect(ending).to_be_hidden()


def test_it_speaks_three_languages(visit: Visit, house: House) -> None:
    over = ended(house, "olympus", "resigned")
    page = visit().page
    texts = set()
    for language in LANGUAGES:
        page.goto("/")
        page.evaluate("language => localStorage.setItem('theomachy.settings', JSON.stringify({language}))", language)
        page.goto(over.watched)
        page.reload()
        expect(page.locator(".ending [aria-busy=false] li").first).to_be_visible()
        assert page.evaluate("offered.missing()") == []
        texts.add(page.locator(".ending").inner_text())
    assert len(texts) == len(LANGUAGES)


def test_of_four_all_are_ranked(visit: Visit, house: House) -> None:
    over = ended(house, "deukalion", "agreed", 40, seats=4)
    page = open_ending(visit(), over.seen_by(2), "deukalion draw")
    ending = page.get_by_role("dialog", name="A draw.")
    scores = ending.get_by_role("list", name="Points, and how many you need to win")
    names = scores.get_by_role("listitem").all_inner_texts()
    points = [int(re.findall(r"(\d+)/12", name)[0]) for name in names]
    assert len(points) == 4
    assert points == sorted(points, reverse=True)


def test_the_motif_is_heard_once_and_whoever_writes_is_not_torn_away(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script(LISTEN)
    player.begin("hera-zeus", "Invite a friend")
    link = player.page.get_by_label(re.compile("^Send this link")).input_value()
    guest = visit()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    player.until("document.querySelector('[data-board] .thing')")
    player.page.get_by_role("tab", name="Chat").click()
    field = player.page.get_by_placeholder("Write something")
    field.fill("Wait")
    guest.give_up()
    expect(player.page.get_by_role("dialog", name="You have won!")).to_be_visible()
    expect(field).to_be_focused()
    lengths: list[Any] = player.page.evaluate("heard")
    assert len([one for one in lengths if one > 1.5]) == 1, lengths
