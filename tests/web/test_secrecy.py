"""What a seat cannot see is nowhere in its page: no name, no picture, no key."""

from __future__ import annotations

import re

from tests.web.conftest import Visit
from tests.web.player import Player, play_together
from tests.web.test_company import two

HTML = "nodes => nodes.map((node) => node.outerHTML)"
PLACE = re.compile(r"\w+:[ABC][1-4]")


def names(player: Player, start: str) -> dict[str, str]:
    """The things that begin so, with what is read out."""
    found = player.page.evaluate(
        "start => [...document.querySelectorAll(`[data-board] button[data-mark^='${start}']`)]"
        ".map((node) => [node.dataset.mark, node.getAttribute('aria-label')])",
        start,
    )
    return {mark: str(label) for mark, label in found}


def test_heroes_in_the_hand_of_one_are_not_in_the_page_of_the_other(visit: Visit) -> None:
    """Of a hero there is one card only: if its name is anywhere in the other page, it was told too much, unless the
    text of another card names him (Castor on Polydeuces)."""
    host, guest = two(visit, "olympus")
    watcher = visit()
    watcher.page.goto(host.page.url.split("#")[0])
    cards = host.fetch("/api/games/olympus/cards")
    texts = " ".join(card["text"] for card in cards)
    hidden = 0
    for _ in range(8):
        play_together(host, guest, choices=3)
        host.page.wait_for_timeout(150)
        for owner, other in ((host, guest), (guest, host), (host, watcher), (guest, watcher)):
            single = {card["id"]: card["name"] for card in cards if card["facts"]["copies"] == 1}
            page = other.everything()
            known = other.marks("known:")
            for mark in owner.marks("hand:"):
                card = mark.removeprefix("hand:")
                if card not in single or f"known:{card}" in known:
                    continue
                hidden += 1
                assert f":{card}" not in page, f"{card} is in the page"
                if single[card] not in texts:
                    assert single[card] not in page, f"{single[card]} is in the page"
    assert hidden > 20


def plain(html: str) -> str:
    """Without its place on the board."""
    html = re.sub(r'(data-mark|aria-label|style|tabindex|aria-disabled)="[^"]*"', "", html)
    return re.sub(r"\b(open|last|picked|hinted)\b", "", re.sub(r"\s+", " ", html))


def test_a_hidden_card_of_hera_and_zeus_looks_as_any_other(visit: Visit) -> None:
    """Both play.  Where one has a card face down, the other page has a back that is the same for every card; and a card
    of the hand that is called otherwise in the other deck is not named there, unless the log has told of it."""
    host, guest = two(visit, "hera-zeus")
    cards = host.fetch("/api/games/hera-zeus/cards")
    texts = " ".join(("Hera and Zeus", *(card["text"] for card in cards)))  # what every page may say
    only = {card["id"]: card["facts"]["names"] for card in cards if len(set(card["facts"]["names"].values())) == 2}
    compared = named = 0
    for _ in range(8):
        play_together(host, guest, choices=3)
        host.page.wait_for_timeout(150)
        for seat, (owner, other) in enumerate(((host, guest), (guest, host))):
            side = ("hera", "zeus")[seat]
            places = [mark for mark in names(owner, f"{side}:") if PLACE.fullmatch(mark)]
            backs = [plain(one) for mark in places for one in other.thing(mark).locator(".back").evaluate_all(HTML)]
            assert len(set(backs)) <= 1, f"backs can be told apart: {set(backs)}"
            compared += len(backs)
            hand = other.thing(f"{side}:hand").first.evaluate("node => node.outerHTML")
            page, log = other.everything(), " ".join(other.log())
            for mark, label in names(owner, "hand:").items():
                assert label not in hand
                name = only.get(mark.removeprefix("hand:"), {}).get(side, "")
                if name and name not in texts and name not in log:
                    found = re.search(rf"\b{name}\b", page)
                    assert not found, page[found.start() - 200 : found.end() + 200]
                    named += 1
    assert compared > 10
    assert named > 0


def test_hands_and_secret_pursuits_of_deukalion_stay_with_their_owner(visit: Visit) -> None:
    host, guest = two(visit, "deukalion")
    looked = 0
    for _ in range(5):
        play_together(host, guest, choices=5)
        host.page.wait_for_timeout(150)
        for owner, other in ((host, guest), (guest, host)):
            page = other.everything()
            for label in names(owner, "secret").values():
                looked += 1
                assert label.split(":", 1)[-1].strip() not in page
    assert looked > 4
