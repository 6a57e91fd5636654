"""How little a turn asks of the hand: actions are planned on the board, what needs no thought is answered, what was
chosen is taken back; and a hint outshines the rest and says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicks import Hand
from tests.web.conftest import Visit
from tests.web.player import MANY, PATIENCE, PHONE, Player

# Acts a turn, in any two turns, whatever was dealt; over whole games it is less: python -m tests.web.clicks
MOST = {"hera-zeus": 10, "olympus": 10}


@pytest.mark.parametrize("game", MOST)
def test_a_turn_takes_few_acts(visit: Visit, game: str) -> None:
    player = visit()
    hand = Hand(player, True, 1)
    player.begin(game)
    tally = hand.play(300, turns=2)
    assert len(tally.turns) == 2, tally
    assert tally.acts / len(tally.turns) <= MOST[game], tally
    assert not tally.paid or min(tally.paid) <= 2, tally


def dragged(player: Player, hand: Hand) -> tuple[str, str, str]:
    """A card that was dragged onto a free space and can be paid for in several ways, that space, and its name before.
    Until then the dearest cards are played, in as many games as it takes."""
    costs = {
        f"hand:{card['id']}": sum(card["facts"]["cost"].values()) for card in player.fetch("/api/games/olympus/cards")
    }
    for _ in range(90):
        offer = player.offered()
        if offer.over:
            player.begin("olympus")
            continue
        card = max((name for name in offer.offers if name.startswith("hand:")), key=lambda one: costs[one], default="")
        space = hand.free_space()
        if hand.question == "main" and card and space:
            empty = player.thing(space).get_attribute("aria-label") or ""
            if hand.go(card, space) and hand.question == "pay":
                return card, space, empty
        player.choose()
    raise AssertionError("nothing had to be paid for in several ways")


def step_back(player: Player, hand: Hand) -> None:
    before = hand.now
    player.page.locator("[data-undo]").click()
    while hand.now is before:
        player.page.wait_for_timeout(20)
    player.offered()


def test_a_card_keeps_its_place_through_payment(visit: Visit) -> None:
    """It is dragged and paid as suggested; or picked, and put where it shall stand before it is paid."""
    player = visit()
    hand = Hand(player, True, 3)
    player.begin("olympus")
    page = player.page
    while True:
        card, space, empty = dragged(player, hand)
        expect(player.thing(space)).to_have_class(re.compile("picked"))
        hand.sent.clear()
        while (offer := player.offered()) and hand.question == "pay":
            paid = next(name for name in offer.offers if re.match("shortcut|hand:|marker:", name))
            player.take(offer.offers.index("shortcut" if "shortcut" in offer.offers else paid), offer)
            player.page.wait_for_timeout(100)
        placed = f"OWN({space.partition(':')[2]})"
        assert placed in hand.sent
        if hand.sent[-1] == placed:
            break
        player.begin("olympus")  # nothing could be played after it, so the bot has had its turn
    expect(player.thing(space)).not_to_have_attribute("aria-label", empty)
    assert not hand.now["taken_back"]

    while hand.question != "main" or hand.view["units"].get(space):
        step_back(player, hand)  # against a bot a placement, too
    assert hand.now["taken_back"]
    expect(player.thing(space)).to_have_attribute("aria-label", empty)

    player.thing(card).click()
    expect(page.locator(".ask .question")).to_contain_text("Cost of")
    player.thing(space).click()
    expect(player.thing(space)).not_to_have_attribute("aria-label", empty)


def kind_of(choices: list[str]) -> str:
    """Which of the shortcuts of Deukalion it is."""
    if choices[0] == "STOP":
        return "what follows a move"
    return {"N": "hoplites", "END": "the end"}.get(choices[-1].partition("(")[0], "a voyage")


def thing_of(choice: str) -> str:
    verb, _, what = choice.rstrip(")").partition("(")
    return {"N": f"n:{what}", "DIE": f"die:{what}", "END": "END"}.get(verb, f"place:{what}")


def once(player: Player, name: str, keyboard: bool) -> None:
    """One act."""
    if keyboard:
        button = player.page.locator(f'[data-choice="{name}"]')
        player.walk_to(button if name == "END" else player.thing(name))
        player.page.keyboard.press("Enter")
    else:
        offers = player.offered().offers
        player.take(offers.index(name))


@pytest.mark.parametrize("how", ["mouse", "keyboard", "finger"])
def test_one_act_is_a_whole_plan_in_deukalion(visit: Visit, how: str) -> None:
    """What follows a move is chosen before it is over, hoplites with their die, a challenge from afar."""
    player = visit(PHONE, touches=True) if how == "finger" else visit()
    hand = Hand(player, False, 4)
    player.begin("deukalion")
    left = {"what follows a move", "hoplites", "a voyage"}
    for _ in range(MANY):
        if player.offered().over:
            player.begin("deukalion")
            continue
        plans = {kind_of(plan["choices"]): plan for plan in hand.now["ahead"]}
        kind = next((kind for kind in plans if kind in left), "")
        if not kind:
            player.choose()
            continue
        hand.sent.clear()
        once(player, thing_of(plans[kind]["choice"]), how == "keyboard")
        whole = plans[kind]["choices"]
        for _ in range(PATIENCE // 50):
            if len(hand.sent) >= len(whole) or hand.question not in ("main", "ship", "hydra"):
                break  # a Pursuit card may come in between
            player.page.wait_for_timeout(50)
        assert hand.sent[: len(whole)] == whole[: len(hand.sent)]
        if len(hand.sent) >= len(whole):
            left.remove(kind)
        if not left:
            return
    raise AssertionError(f"never: {left}")


def test_a_ship_that_is_sent_somewhere_stays_there_and_the_hydra_swims_where_no_ship_can(visit: Visit) -> None:
    """The ship, unless there is something to do: with one of three steps left, in the turn of another."""
    player = visit()
    hand = Hand(player, False, 6)
    player.begin("deukalion")
    left = {"ship", "hydra"}
    for _ in range(MANY):
        if (offer := player.offered()).over:
            player.begin("deukalion")
            continue
        piece = "hydra" if "hydra" in left and player.page.locator(".square.swims").count() else "ship"
        begins = hand.question == "main"
        dots = [str(dot.get_attribute("data-mark")) for dot in player.page.locator(".square.far .thing").all()]
        if piece == "ship":
            sails = hand.view["phase"] == "others" and hand.view["steps_left"] == 3
            near = hand.near(hand.view["players"][hand.seat]["ship"], 2) if sails else []
            dots = [dot for dot in near if dot in dots]
        else:
            dots = [dot for dot in dots if player.page.locator(f'.swims [data-mark="{dot}"]').count()]
        if piece not in left or not dots:
            player.take(offer.offers.index("END"), offer) if "END" in offer.offers else player.choose()
            continue
        assert re.search("(sail|swim) here", player.thing(dots[0]).get_attribute("aria-label") or "")
        hand.sent.clear()
        player.point(player.page.evaluate(f"offered.pointOf({dots[0]!r})"))
        player.page.wait_for_timeout(300)
        player.offered()
        if (hand.sent[0] == "DIE(hydra)") is begins if piece == "hydra" else hand.sent[-1] == "STOP":
            left.remove(piece)
        if not left:
            return
    raise AssertionError(f"never: {left}")


def test_several_choices_are_taken_back_against_a_bot(visit: Visit) -> None:
    player = visit()
    hand = Hand(player, True, 2)
    player.begin("hera-zeus")
    first = player.offered()
    player.play(9)
    player.offered()
    while hand.now["bots_agree"]:
        step_back(player, hand)
    player.expect_offer(first)
    expect(player.page.locator("[data-undo]")).to_have_count(0)
    player.play(2)


def test_what_has_one_answer_is_answered_by_itself_unless_one_minds(visit: Visit) -> None:
    """Seen in a game against a bot, where a phase of Olympus is over as soon as nothing can be played."""
    player = visit()
    hand = Hand(player, False, 5)
    player.begin("olympus")
    for _ in range(25):
        player.offered()
        assert not hand.now["by_itself"], "it should have been answered"
        player.play_on("olympus", 1)
    noted = [line for line in player.log() if "Nothing else to choose" in line]

    box = player.menu().get_by_role("checkbox", name="Answer for me when there is only one answer")
    expect(box).to_be_checked()
    box.uncheck()
    player.menu().get_by_role("button", name="Close").click()
    alone = 0
    for _ in range(60):
        if player.offered().over or alone:
            break
        alone += bool(hand.now["by_itself"])
        player.choose()
    assert alone or player.offered().over
    after = [line for line in player.log() if "Nothing else to choose" in line]
    assert len(after) == len(noted)


def glow(page: Page, choose: str) -> list[float]:
    """Of the thing: how far its glow reaches, and how bright the brightest ring is."""
    return list(
        page.locator(choose).first.evaluate(
            """node => {
              const shadow = getComputedStyle(node).boxShadow;
              const far = [...shadow.matchAll(/(-?[\\d.]+)px/g)].map((m) => Math.abs(Number(m[1])));
              const colours = [...shadow.matchAll(/(?:rgba?|color)\\(([^)]*)\\)/g)].map((m) =>
                m[1].split(/[ ,/]+/).filter((one) => /^[\\d.]+$/.test(one)).map(Number),
              );
              const bright = colours.map(([r, g, b, a = 1]) => (r + g + b) * a);
              return [Math.max(0, ...far), Math.max(0, ...bright)];
            }"""
        )
    )


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_hint_outshines_the_rest_and_says_why(visit: Visit, size: dict[str, int] | None) -> None:
    for theme in ("light", "dark"):
        player = visit(size, theme=theme) if size else visit(theme=theme)
        page = player.begin("hera-zeus").page
        player.offered()
        page.get_by_role("button", name="Hint", exact=True).click()
        hint = page.locator(".hint")
        expect(hint.locator(".why")).to_have_text(re.compile(r"\w.*\.$"))
        expect(page.locator("[data-board] .hinted")).to_have_count(1)
        best = glow(page, "[data-board] .hinted")
        other = glow(page, "[data-board] .open:not(.hinted)")
        assert best[0] > 2 * other[0], (theme, best, other)
        assert best[1] > other[1], (theme, best, other)
        assert page.evaluate("offered.cut()") == []


def test_one_question_says_which_phase_is_given_up(visit: Visit) -> None:
    """Asked of who begins; whoever begins second is asked nothing of the kind."""
    for _ in range(12):
        player = visit().begin("olympus")
        page = player.page
        if "Which phase" in player.offered().question:
            break
        player.give_up()
    else:
        raise AssertionError("never the first")
    for phase in ("Playing", "Attacking", "Drawing"):
        expect(page.get_by_role("button", name=phase, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="All choices (3)")).to_be_visible()
    page.get_by_role("button", name="Attacking", exact=True).click()
    expect(page.locator("[data-choice=DONE]")).to_be_visible()
    page.locator("[data-choice=DONE]").click()
    expect(page.locator("[role=tabpanel]")).to_contain_text("You skip phase 2")


def test_a_double_click_chooses_once(visit: Visit) -> None:
    """The second click of somebody used to double clicks would lay the next card, too."""
    player = visit(moves=True).begin("hera-zeus")
    offer = player.offered()
    assert "lane A" in offer.question
    at = player.page.evaluate("([at, name]) => offered.reach(at, name)", [0, offer.offers[0]])
    mouse = player.page.mouse
    mouse.move(**at)
    for click in (1, 2):
        mouse.down(click_count=click)
        mouse.up(click_count=click)
        player.page.wait_for_timeout(150)
    expect(player.question).to_contain_text("lane B")
    player.page.wait_for_timeout(500)
    assert "lane B" in player.offered().question
    player.choose()
    assert "lane C" in player.offered().question
