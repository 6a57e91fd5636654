"""The pictures of the README: lobby and tables, on a desktop and on a phone, an ending, and a few seconds of play.

    python -m tests.web.screenshots [GAME …]

Chance is the server's own, so every picture is of another game: look at them before you keep them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.web import movie
from tests.web.conftest import QUIET, chromium, somebody
from tests.web.ended import ended
from tests.web.house import House
from tests.web.player import DESKTOP, PHONE, Player

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 400_000  # bytes
COLOURS = 256
MOST_OF_MOVIE = 1_500_000
TRIES = 5
FILMED = "olympus"


def units(player: Player) -> bool:
    """Some heroes of Olympus have met."""
    return count(player, ".niche .stand .thing:not(:has(.empty))") >= 5


def columns(player: Player) -> bool:
    """The lanes of Hera and Zeus hold a good many cards, and so does the hand."""
    return count(player, ".place:not(.empty)") >= 7 and count(player, '[data-mark^="hand:"]') >= 3


def voyages(player: Player) -> bool:
    """Some turns have been played, and the ship may sail."""
    return any(mark.startswith("sq:") for mark in player.offered().offers) and len(player.log()) > 40


TABLES: dict[str, Callable[[Player], bool]] = {"olympus": units, "hera-zeus": columns, "deukalion": voyages}


def count(player: Player, what: str) -> int:
    return player.page.locator(f"[data-board] {what}").count()


def prefer(player: Player, take: Callable[[int], object]) -> bool:
    """Rather play a card than not."""
    offer = player.offered()
    if offer.over:
        return False
    ranks = [mark == "shortcut" or ":" in mark for mark in offer.offers]
    good = [at for at, rank in enumerate(ranks) if rank] or list(range(len(ranks)))
    take(player.chance.choice(good))
    return True


def full(player: Player, game: str) -> None:
    """At a table of this game where there is something to look at."""
    for _ in range(TRIES):
        player.begin(game)
        while prefer(player, player.take):
            if player.ready() and player.page.get_by_role("menu").count() == 0 and TABLES[game](player):
                return
    sys.exit(f"No table of {game} became full.")


def inspect(player: Player, name: str) -> None:
    """A card of the hand is looked at."""
    player.page.locator('[data-mark^="hand:"]').first.focus()
    player.page.keyboard.press("i")
    player.page.locator("[data-inspector].lifted").wait_for()
    take(player, name)


def take(player: Player, name: str) -> None:
    player.page.mouse.move(2, 2)
    player.page.wait_for_timeout(500)
    path = PICTURES / f"{name}.png"
    player.page.screenshot(path=path)
    Image.open(path).convert("RGB").quantize(COLOURS).save(path, optimize=True)
    weigh(path, MOST)


def weigh(path: Path, most: int) -> None:
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
    if path.stat().st_size > most:
        print(f"{path.name} is larger than {most // 1000} kB.", file=sys.stderr)


def ending(player: Player, house: House, name: str) -> None:
    """A victory, with all that is said of it."""
    player.page.goto(ended(house, FILMED, "resigned", 40).seen_by(0))
    player.page.locator("[aria-busy=false] .chance").first.wait_for()
    player.page.get_by_role("heading", name="You have won!").last.click()  # by mouse: nothing is framed
    take(player, name)


def film(browser: Browser, player: Player) -> None:
    """The game at which the player sits goes on, and now it moves."""
    while not any(mark.startswith("hand:") for mark in player.offered().offers) and prefer(player, player.take):
        pass
    context = browser.new_context(
        base_url=player.page.url,
        locale="en-GB",
        viewport=DESKTOP,  # type: ignore[arg-type]
        storage_state=player.page.context.storage_state(),
    )
    context.add_init_script(path=movie.SCRIPT)
    actor = somebody(context)
    actor.page.goto(player.page.url)
    shown = movie.Movie(actor)
    while not shown.ended and prefer(actor, shown.choose):
        pass
    path = PICTURES / "play.webp"
    shown.write(path)
    weigh(path, MOST_OF_MOVIE)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        player = somebody(browser.new_context(base_url=house.url, locale="en-GB", reduced_motion="reduce"))
        for name, size in (("lobby", DESKTOP), ("lobby-phone", PHONE)):
            player.page.set_viewport_size(size)  # type: ignore[arg-type]
            player.lobby().page.wait_for_load_state("networkidle")
            take(player, name)
            player.page.goto(f"/cards/{FILMED}")
            player.page.locator("article .face svg").nth(3).wait_for()
            take(player, name.replace("lobby", "gallery"))
            ending(player, house, name.replace("lobby", "ending"))
        player.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        for game in sys.argv[1:] or TABLES:
            full(player, game)
            if game == FILMED:
                film(browser, player)
                player.page.reload()
                player.offered()
            take(player, game)
            if game == FILMED:
                inspect(player, "inspector")
            player.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            player.page.reload()
            player.offered()
            take(player, f"{game}-phone")
            if game == FILMED:
                inspect(player, "inspector-phone")
            player.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        browser.close()


if __name__ == "__main__":
    main()
