"""What a seat cannot see is nowhere in its page: no name, no picture, no key."""

from __future__ import annotations

import re

from tests.web.conftest import Visit
from tests.web.player import Player, play_together
from tests.web.test_company import two

HAND = {"olympus": "hand:", "deukalion": "hand:"}


def names(player: Player, start: str) -> dict[str, str]:
    """The things that begin so, with what is read out."""
    found = player.page.evaluate(
        "start => [...document.querySelectorAll(`[data-board] button[data-mark^='${start}']`)]"
        ".map((node) => [node.dataset.mark, node.getAttribute('aria-label')])",
        start,
    )
    return {mark: str(label) for mark, label in found}


def test_heroes_in_the_hand_of_one_are_not_in_the_page_of_the_other(visit: Visit) -> None:
    """Of a hero there is one card only: if its name is anywhere in the other page, it was told too much."""
    host, guest = two(visit, "olympus")
    watcher = visit()
    watcher.page.goto(host.page.url.split("#")[0])
    hidden = 0
    for _ in range(8):
        play_together(host, guest, choices=3)
        host.page.wait_for_timeout(150)
        for owner, other in ((host, guest), (guest, host), (host, watcher), (guest, watcher)):
            told = host.page.evaluate("fetch('/api/games/olympus/cards').then((answer) => answer.json())")
            single = {card["id"]: card["name"] for card in told if card["facts"]["copies"] == 1}
            page = other.everything()
            known = other.marks("known:")
            for mark in owner.marks("hand:"):
                card = mark.removeprefix("hand:")
                if card not in single or f"known:{card}" in known:
                    continue
                hidden += 1
                assert f":{card}" not in page, f"{card} is in the page"
                assert single[card] not in page, f"{single[card]} is in the page"
    assert hidden > 20


def plain(html: str) -> str:
    """Without its place on the board."""
    html = re.sub(r'(data-mark|aria-label|style|tabindex|aria-disabled)="[^"]*"', "", html)
    return re.sub(r"\b(open|last|picked|hinted|row\d)\b", "", re.sub(r"\s+", " ", html))


def test_a_hidden_card_of_hera_and_zeus_looks_as_any_other(visit: Visit) -> None:
    """Both play.  Where one has a card face down, the other page has a back that is the same for every card."""
    host, guest = two(visit, "hera-zeus")
    compared = 0
    for _ in range(8):
        play_together(host, guest, choices=3)
        host.page.wait_for_timeout(150)
        for owner, other, side in ((host, guest, "hera"), (guest, host, "zeus")):
            backs: dict[str, set[str]] = {}
            theirs = names(other, f"{side}:")
            for mark, label in names(owner, f"{side}:").items():
                if not re.fullmatch(r"\w+:[ABC][1-4]", mark) or theirs[mark] == label:
                    continue
                # The owner reads more than the other: then the other has a back.
                card = other.page.evaluate(f"document.querySelector('[data-board] [data-mark=\"{mark}\"]').innerHTML")
                backs.setdefault(re.sub(r"\W.*", "", plain(card)), set()).add(plain(card))
                compared += 1
            assert all(len(one) == 1 for one in backs.values()), f"backs can be told apart: {backs}"
            assert other.marks("hand:") != owner.marks("hand:") or compared
            hand = other.page.locator(f'[data-mark="{side}:hand"]').first.evaluate("node => node.outerHTML")
            for card in names(owner, "hand:").values():
                assert card not in hand
                assert card not in other.everything() or card in names(other, "hand:").values()
    assert compared > 10


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
                assert label not in page
                assert label.split(":")[-1].strip() not in page
    assert looked > 4
