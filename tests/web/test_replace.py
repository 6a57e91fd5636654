"""The server is replaced while somebody plays and somebody else looks at the lobby."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.behind_a_socket import INTERPRETED, BehindASocket
from tests.web.conftest import Measured, Visit
from theomachy.build import compiled

NOTE_LOSSES = """() => {
  window.losses = 0;
  const look = () => { if (document.body.innerText.includes("Connection lost")) window.losses++; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      const line = { asked: performance.now(), open: 0 };
      window.lines.push(line);
      this.addEventListener("message", () => (line.open ||= performance.now()));
    }
  };
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BehindASocket]:
    with BehindASocket(tmp_path_factory.mktemp("house")) as house:
        status = house.folder / "build.json"
        status.write_text(json.dumps({"rules": "compiling", "seconds": 100}))
        house.start(**INTERPRETED, THEOMACHY_BUILD=str(status))
        yield house


def test_who_plays_notices_nothing_and_the_lobby_says_that_bots_are_stronger(
    house: BehindASocket, visit: Visit, measured: Measured
) -> None:
    player, guest = visit().begin("hera-zeus"), visit().lobby()
    said = guest.page.get_by_role("main").get_by_role("status")
    expect(said).to_have_text("Bots get stronger in about 2 minutes: the rules are still being compiled.")
    player.play(3)
    player.page.evaluate(NOTE_LOSSES)
    house.replace(THEOMACHY_PURE="0")
    player.play(10)
    (line,) = player.page.evaluate("window.lines")
    measured(f"a page is back {line['open'] - line['asked']:.0f} ms after the server was replaced")
    assert player.page.evaluate("window.losses") == 0
    after = "The rules are compiled: bots think more deeply now." if compiled() else ""
    expect(said).to_have_text(after)
