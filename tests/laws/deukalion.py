"""What the laws have to know of Deukalion."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import strategies as st

from tests.laws.play import Played, some_changes
from theomachy.games import Event
from theomachy.games.deukalion.box import COPIES
from theomachy.games.deukalion.events import Claimed, Revealed, Stole
from theomachy.games.deukalion.game import Deukalion
from theomachy.games.deukalion.guess import is_hidden_secret
from theomachy.games.deukalion.map import BARRED, SEA
from theomachy.games.deukalion.memory import accounts_of, forget_all_but, known_in_hand
from theomachy.games.deukalion.options import OPTIONS, Options
from theomachy.games.deukalion.state import (
    COMPLETED,
    DISCARDED,
    HAND,
    OPEN_CARD,
    PERMANENT,
    PILE,
    PILE_SIZE,
    PLAYER_CELLS,
    PURSUIT_PILE,
    SECRET,
    UNDER,
    UNDER_PURSUITS,
    State,
    aboard,
    below,
    cards_in_hand,
    chests_in,
    chests_of,
    free_spaces,
    in_hand,
    marks_of,
    owner_of,
    room_aboard,
    ship_of,
)
from theomachy.games.deukalion.vocabulary import (
    ACTION_CARDS,
    CHESTS_OF_COLOUR,
    CITIES,
    COLOURS,
    FOUND,
    HEROES,
    HOPLITES,
    KINDS,
    NO_CARD,
    OUTCOMES,
    PLAYER,
    PURSUIT_NAMES,
    SETTING_UP,
    SETTLEMENTS,
)
from theomachy.kernel.options import Value
from theomachy.kernel.seats import WATCHER

GAME = Deukalion()


def all_pieces(s: State) -> Counter[str]:
    """Action and Pursuit cards, hoplites and chests, wherever they are; and none is where it may not be."""
    check_places(s)
    check_hands(s)
    return action_cards(s) + pursuit_cards(s) + hoplites(s) + chests(s)


def action_cards(s: State) -> Counter[str]:
    found = Counter({card: s.hidden[PILE + kind] + s.table[DISCARDED + kind] for kind, card in enumerate(ACTION_CARDS)})
    found.update(ACTION_CARDS[s.table[UNDER + 1 + i]] for i in range(s.table[UNDER]))
    for seat in range(s.seats):
        for kind, card in enumerate(ACTION_CARDS):
            found[card] += in_hand(s, seat, kind) + (s.table[PLAYER_CELLS * seat + PERMANENT] >> kind & 1)
    return found


def pursuit_cards(s: State) -> Counter[str]:
    found = [s.table[OPEN_CARD], s.table[OPEN_CARD + 1], *(s.hidden[SECRET + seat] for seat in range(s.seats))]
    found += [s.table[UNDER_PURSUITS + 1 + i] for i in range(s.table[UNDER_PURSUITS])]
    completed = [s.table[PLAYER_CELLS * seat + COMPLETED] for seat in range(s.seats)]
    for cards in (s.hidden[PURSUIT_PILE], s.removed, *completed):
        found += [card for card in range(len(PURSUIT_NAMES)) if cards >> card & 1]
    return Counter(PURSUIT_NAMES[card] for card in found if card != NO_CARD)


def hoplites(s: State) -> Counter[str]:
    """Aboard, in the Underworld, on settlements."""
    found: Counter[str] = Counter()
    for seat in range(s.seats):
        posted = sum(marks_of(s, i) for i in range(SETTLEMENTS) if owner_of(s, i) == seat)
        assert min(aboard(s, seat), below(s, seat)) >= 0
        found[HEROES[seat]] = aboard(s, seat) + below(s, seat) + posted
    return found


def chests(s: State) -> Counter[str]:
    """While they are laid out, the rest is still in the box."""
    found: Counter[str] = Counter()
    for number, colour in enumerate(COLOURS):
        found[colour] = sum(chests_in(s, city, number) for city in range(CITIES))
        found[colour] += sum(chests_of(s, seat, number) for seat in range(s.seats))
        if s.phase == SETTING_UP:
            found[colour] = max(found[colour], CHESTS_OF_COLOUR)
    return found


def check_places(s: State) -> None:
    ground = s.options.map.ground
    assert ground[s.hydra] == SEA
    assert min(room_aboard(s, seat) for seat in range(s.seats)) >= 0
    assert min(free_spaces(s, city) for city in range(CITIES)) >= 0
    assert s.phase == SETTING_UP or all(ground[ship_of(s, seat)] != BARRED for seat in range(s.seats))


def check_hands(s: State) -> None:
    """Pile and hands keep their number of cards, and nobody remembers more than there is."""
    assert sum(s.hidden[PILE + kind] for kind in range(KINDS)) == s.hidden[PILE_SIZE]
    for seat in range(s.seats):
        assert sum(s.hidden[HAND + KINDS * seat + kind] for kind in range(KINDS)) == cards_in_hand(s, seat)
        for observer in (*range(s.seats), WATCHER) if s.remembers else ():
            assert all(known_in_hand(s, seat, kind, observer) <= in_hand(s, seat, kind) for kind in range(KINDS))


def everything(options: Options, seats: int) -> Counter[str]:
    box = Counter({card: COPIES[kind] for kind, card in enumerate(ACTION_CARDS)})
    box.update(PURSUIT_NAMES)
    box.update(dict.fromkeys(HEROES[:seats], HOPLITES))
    box.update(dict.fromkeys(COLOURS, CHESTS_OF_COLOUR))
    return box


def makes_things_happen(action: int) -> bool:
    return FOUND <= action < PLAYER


# --- what is hidden -------------------------------------------------------------------------------------------------


def change_hidden(s: State, audience: int, rng: Random) -> bool:
    """A card of a hand is one of the pile or of another hand; a secret card is one of the pile or another's."""
    holders = [seat for seat in range(s.seats) if seat != audience]
    rng.shuffle(holders)
    if rng.random() < 0.5:
        return other_secret(s, audience, holders, rng)
    here = kinds_hidden(s, holders[0], audience)
    kind = rng.choice(here) if here else NO_CARD
    places = [PILE, *(HAND + KINDS * holder for holder in holders[1:])]
    cards = [PILE + other for other in range(KINDS) if s.hidden[PILE + other] > 0]
    cards += [HAND + KINDS * holder + other for holder in holders[1:] for other in kinds_hidden(s, holder, audience)]
    place = rng.choice(places)
    others = [at - place for at in cards if place <= at < place + KINDS and at - place != kind]
    if not here or not others:
        return False
    other = rng.choice(others)
    exchange(s, HAND + KINDS * holders[0], kind, place, other)
    if not fits_memory(s, audience):
        exchange(s, HAND + KINDS * holders[0], other, place, kind)
        return False
    forget_all_but(s, audience)
    return True


def exchange(s: State, here: int, kind: int, there: int, other: int) -> None:
    s.hidden[here + kind] -= 1
    s.hidden[here + other] += 1
    s.hidden[there + other] -= 1
    s.hidden[there + kind] += 1


def fits_memory(s: State, audience: int) -> bool:
    """Is it so by one of the accounts that the audience keeps?"""
    hands = [[in_hand(s, holder, kind) for kind in range(KINDS)] for holder in range(s.seats)]
    for weight, groups in accounts_of(s, audience):
        places = [[*number] for number, _ in groups]
        cards = [(i, kind) for i, (_, kinds) in enumerate(groups) for kind in kinds]
        if weight > 0 and can_lie(cards, places, [[*hand] for hand in hands]):
            return True
    return False


def can_lie(cards: list[tuple[int, int]], places: list[list[int]], hands: list[list[int]]) -> bool:
    """Is there a card in one of these hands for each of the cards of groups?"""
    if not cards:
        return True
    (group, kind), *rest = cards
    for holder, hand in enumerate(hands):
        if places[group][holder] > 0 and hand[kind] > 0:
            places[group][holder] -= 1
            hand[kind] -= 1
            if can_lie(rest, places, hands):
                return True
            places[group][holder] += 1
            hand[kind] += 1
    return False


def kinds_hidden(s: State, holder: int, audience: int) -> list[int]:
    """Of cards that the audience does not know to be in this hand."""
    return [kind for kind in range(KINDS) if in_hand(s, holder, kind) > known_in_hand(s, holder, kind, audience)]


def other_secret(s: State, audience: int, holders: list[int], rng: Random) -> bool:
    holders = [seat for seat in holders if is_hidden_secret(s, seat, audience) and s.hidden[SECRET + seat] != NO_CARD]
    if not holders:
        return False
    at, *others = [SECRET + holder for holder in holders]
    if others and rng.random() < 0.5:
        s.hidden[at], s.hidden[others[0]] = s.hidden[others[0]], s.hidden[at]
        return True
    pile = [card for card in range(len(PURSUIT_NAMES)) if s.hidden[PURSUIT_PILE] >> card & 1]
    if not pile:
        return False
    card = rng.choice(pile)
    s.hidden[PURSUIT_PILE] ^= 1 << card | 1 << s.hidden[at]
    s.hidden[at] = card
    return True


def reveals(event: Event) -> bool:
    """A card is stolen, for two to see; a secret card is laid open."""
    return isinstance(event, Stole | Revealed | Claimed)


FEW: dict[str, tuple[Value, ...]] = {"goal_override": (8, 10), "round_limit": (30,)}
PLAYED = Played(
    game=GAME,
    some_options=st.builds(Options, st.sampled_from(GAME.editions), some_changes(OPTIONS, FEW)),
    likes=makes_things_happen,
    everything=everything,
    cards=all_pieces,
    dealt=0,
    actions=OUTCOMES,
    clauses="DK-",
    parts=13,
    change_hidden=change_hidden,
    reveals=reveals,
)
