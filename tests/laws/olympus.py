"""What the laws have to know of Fight for Olympus."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from tests.laws.play import Played, some_changes
from theomachy.games import Event
from theomachy.games.olympus import events as fo
from theomachy.games.olympus import state
from theomachy.games.olympus import vocabulary as v
from theomachy.games.olympus.game import Olympus
from theomachy.games.olympus.options import OPTIONS, Options
from theomachy.games.olympus.rules import Pay
from theomachy.games.olympus.state import State
from theomachy.games.olympus.view import hand_of
from theomachy.kernel.options import Value
from theomachy.kernel.seats import WATCHER

GAME = Olympus()

# Cards that do what no card of the box does: they replace cards of the box, so that there are still 96.
OWN_CARDS = """
format = "fight-for-olympus-cards"
version = 1

[[card]]
id = "wanderer"
replaces = "icarus"
kind = "hero"
colour = "blue"
cost = {}
attack = 2
defence = 3
name = { en = "Wanderer" }
[[card.effect]]
when = "before_strike"
mode = "may"
do = [
  { op = "move", to = { unit = "any", pick = 1 }, dest = "any" },
  { op = "damage", to = { unit = "same" }, amount = 1 },
]

[[card]]
id = "harpies"
replaces = "carians"
kind = "soldier"
colour = "yellow"
cost = {}
attack = 1
defence = 2
name = { en = "Harpies" }
[[card.effect]]
when = "play"
do = [{ op = "drop", who = "opponent", amount = 2, by = "owner" }, { op = "point", who = "opponent", amount = 1 }]

[[card]]
id = "gorgon"
replaces = "alcestis"
kind = "hero"
colour = "green"
cost = {}
attack = 1
defence = 4
name = { en = "Gorgon" }
[[card.effect]]
when = "always"
do = [
  { op = "silence", to = { unit = "flank", pick = "all" } },
  { op = "prevent", to = { unit = "self" }, from = "any", amount = "all" },
]
[[card.effect]]
when = "unit_discarded"
mode = "may"
if = { subject = { unit = "any", other = true } }
do = [{ op = "play", from = ["discard", "hand"], kind = "soldier", max_cost = 1 }]

[[card]]
id = "seer"
replaces = "telemachus"
kind = "hero"
colour = "blue"
cost = {}
attack = 2
defence = 2
name = { en = "Seer" }
[[card.effect]]
when = "turn_end"
mode = "may"
do = [
  { op = "draw", who = "you", amount = 2 },
  { op = "play", from = ["drawn", "hand"], may = true, require = true },
  { op = "return", to = { unit = "any", other = true, pick = 2, upto = true } },
]
[[card.effect]]
when = "self_defeated"
mode = "may"
if = { markers = 1 }
do = [{ op = "drop", who = "opponent", amount = 1, by = "you" }, { op = "survive" }]
"""


def all_cards(s: State) -> Counter[str]:
    """How often each card is somewhere; a unit is on its space once, and what a hand counts is right."""
    cards = s.options.cards
    found = hand_of(s, 0) + hand_of(s, 1)
    found += [s.discard[i] for i in range(1, s.discard[0] + 1)]
    found += [card for card in range(len(cards.cards)) for _ in range(s.deck[card])]
    found += [s.announced] if s.announced != v.NO_CARD else []
    for place in range(v.PLACES):
        assert state.is_occupied(s, place) == (state.card_at(s, place) != v.NO_CARD)
        found += [card for card in (state.card_at(s, place), state.worn_at(s, place)) if card != v.NO_CARD]
    for seat in (0, 1):
        start = state.hand_start(s, seat)
        tallies = Counter(state.tally_of(cards.colours[card]) for card in hand_of(s, seat))
        assert [s.hand[start + cell] for cell in range(state.OF_COLOUR, state.HAND)] == [
            tallies[cell] for cell in range(state.OF_COLOUR, state.HAND)
        ]
    assert sum(s.deck[card] for card in range(len(cards.cards))) == s.deck[len(cards.cards)] >= s.pile >= 0
    return Counter(cards.cards[card].id for card in found)


def makes_things_happen(action: int) -> bool:
    return v.PLAY <= action < v.PAY or action == v.YES


def change_hidden(s: State, audience: int, rng: Random) -> bool:
    """A card of a hand that this audience does not know is one of the cards that nobody has seen."""
    f = s.frame
    if f is not None and isinstance(f.step(), Pay):  # only some hands can pay what was announced
        return False
    side = rng.choice([side for side in (0, 1) if side != audience])
    flag = state.OPEN if audience == WATCHER else state.KNOWN
    start = state.hand_start(s, side) + state.HAND
    hidden = [i for i in range(state.cards_in_hand(s, side)) if s.hand[start + i] & flag == 0]
    if not hidden:
        return False
    cards, i = s.options.cards, rng.choice(hidden)
    entry = s.hand[start + i]
    unseen = [card for card in range(len(cards.cards)) if s.deck[card] > 0 and card != entry & state.DEFINITION]
    if not unseen:
        return False
    card = rng.choice(unseen)
    state.take_from_hand(s, side, i, cards.colours[entry & state.DEFINITION])
    s.deck[entry & state.DEFINITION] += 1
    s.deck[card] -= 1
    state.add_to_hand(s, side, entry - (entry & state.DEFINITION) + card, cards.colours[card])
    return True


def reveals(event: Event) -> bool:
    """Cards that leave a hand, or are looked at in it."""
    return isinstance(event, fo.Paid | fo.PaidMarker | fo.Dropped | fo.Showed)


FEW: dict[str, tuple[Value, ...]] = {
    "removed_cards": (20, 0, 40),
    "attack_cap": (1, 2, 3),
    "effect_limit": (20, 100),
    "custom_cards": ("", OWN_CARDS),
}
PLAYED = Played(
    game=GAME,
    some_options=st.builds(Options, st.sampled_from(GAME.editions), some_changes(OPTIONS, FEW)),
    likes=makes_things_happen,
    everything=lambda options, seats: Counter({card.id: card.copies for card in options.cards.cards if card.copies}),
    cards=all_cards,
    dealt=13,
    actions=v.STARTS + 2,
    clauses="FO-",
    change_hidden=change_hidden,
    reveals=reveals,
)
