"""How long the others keep a player waiting: from the first event of a bot to “your turn”, at normal pace.

    python -m tests.web.pace --games 10

plays so many games of each kind against a bot in Chromium, as somebody who sees every motion, and reports what was
measured.  The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import QUIET, chromium, somebody
from tests.web.house import House
from tests.web.player import DESKTOP, GAMES, Player

# In the page: what is written into the live region while it is not our turn begins a wait, and an offer ends it.
WATCH = """() => {
  window.waits_ = [];
  let since = 0;
  const look = () => {
    if (offered.settled()) {
      if (since) waits_.push(performance.now() - since);
      since = 0;
    } else if (!since && document.querySelector(".ask .question:not(.mine)") && document.querySelector(".ask .doing")) {
      since = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def waits(browser: Browser, house: House, game: str, level: str, seconds: float) -> list[float]:
    """Of one game, or of as much of it as is played in so many seconds."""
    context = browser.new_context(
        base_url=house.url, viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]}, locale="en-GB"
    )
    player: Player = somebody(context)
    player.begin(game, level=level)
    player.offered()
    player.page.evaluate(WATCH)
    end = time.monotonic() + seconds
    while time.monotonic() < end and player.choose():
        pass
    found = [float(ms) / 1000 for ms in player.page.evaluate("waits_")]
    context.close()
    return found


def said(game: str, found: list[float]) -> str:
    found = sorted(found)
    mean, p95 = sum(found) / len(found), found[int(0.95 * (len(found) - 1))]
    return f"{game}: {len(found)} turns of bots, mean {mean:.1f} s, p95 {p95:.1f} s, longest {found[-1]:.1f} s"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="How long a turn of a bot is shown.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--level", default="Ariadne")
    parser.add_argument("--seconds", type=float, default=900, help="at most, for each game")
    args = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder), pace=True) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        for game in args.game or GAMES:
            found: list[float] = []
            for _ in range(args.games):
                found += waits(browser, house, game, args.level, args.seconds)
            print(said(game, found) if found else f"{game}: no turn", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
