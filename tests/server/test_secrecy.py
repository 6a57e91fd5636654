"""What a seat or a watcher may not know changes nothing of what is sent to it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.laws.play import Played, played
from tests.laws.secrets import any_move, changed, common_move, is_shown, secret_moves
from tests.server.service import Service, Visitor, service
from tests.server.sitting import Sitting
from tests.server.worlds import Apart, Move, Pair, World, pair_of_worlds, sitting_in
from theomachy.build import compiled
from theomachy.kernel.errors import BadInput, Refused
from theomachy.kernel.seats import CHANCE, WATCHER
from theomachy.server.render import position, refusal, story, update
from theomachy.server.table import Denied, Table
from theomachy.table.match import Match

PAIRS = 60 if compiled() else 9
TABLES = [("hera-zeus", 2), ("olympus", 2), ("deukalion", 2), ("deukalion", 3), ("deukalion", 4)]
PROBES = ("LAY(5)", "LAY(god)", "DRAW", "END_TURN", "USE(X)", "TAKE(5)", "PASS", "ROLL", "", "{5}", "SQ(a1)", "\u200b")


def sent(table: Table, audience: int, since: int) -> bytes:
    """All that this audience is sent now, and would be if it asked."""
    fresh = [update(table, applied, audience, "en") for applied in table.updates[audience][since:]]
    now = position(table, audience, "de", with_recall=audience != WATCHER)
    return json.dumps([fresh, now, list(refusals(table, audience))]).encode()


def refusals(table: Table, audience: int) -> Iterator[object]:
    """What becomes of commands that are none of its business, or that it cannot give now."""
    if audience == WATCHER:
        return
    seen = table.update_count(audience)
    commands: list[Callable[[], dict[str, Any]]] = [
        *(lambda text=text: judged(table, audience, seen, text) for text in PROBES),
        lambda: judged(table, audience, seen - 1, "DRAW"),
        lambda: table.ask_undo(audience),
        lambda: table.offer_draw(audience),
        lambda: table.answer(audience, seen, True),
        lambda: table.give_nonce(audience, "00" * 16),
    ]
    for command in commands:
        try:
            yield {name: value for name, value in command().items() if name not in ("count", "keep")}
        except (Denied, Refused, BadInput) as error:
            yield refusal(table, error, "it")


def judged(table: Table, seat: int, at: int, choice: str) -> dict[str, Any]:
    """Chance is asked while a choice is tried, and a world brings only what it shall: but then it was legal."""
    try:
        return table.choose(seat, at, choice)
    except Apart:
        assert table.match is not None
        action = table.match.notation.read_action(choice)
        return {"kind": "choice", "seat": seat, "action": table.match.notation.write_action(action)}


class Reader:
    """Follows one of the worlds, entry by entry, and keeps what its audience is sent."""

    def __init__(self, pair: Pair, number: int) -> None:
        self.sitting = sitting_in(pair, number)
        self.moves: list[Move] = [move for move in pair.moves[number] if move[0] != CHANCE]
        ends = [meeting[number] for meeting in pair.meetings]
        self.counts = [len([who for who, _ in pair.moves[number][:end] if who != CHANCE]) for end in ends]
        self.audience = pair.audience
        self.made = 0
        self.seen = 0
        self.idle = b""  # what is sent as long as nothing happens

    def read(self) -> bytes:
        table = self.sitting.table
        fresh = sent(table, self.audience, self.seen)
        self.seen = table.update_count(self.audience)
        self.idle = sent(table, self.audience, self.seen)
        return fresh

    def go_to(self, meeting: int, now: int) -> None:
        """Up to where both worlds look alike; before that nothing may have happened, as far as the audience knows."""
        table = self.sitting.table
        while self.made < self.counts[meeting]:
            last = self.made + 1 == self.counts[meeting]
            self.sitting.now = now if last else self.sitting.now + 1
            assert table.match is not None
            seat, action = self.moves[self.made]
            choice = table.match.notation.write_action(action)
            self.sitting.write(table.choose(seat, table.update_count(seat), choice))
            self.made += 1
            if not last and table.update_count(self.audience) == self.seen:
                assert sent(table, self.audience, self.seen) == self.idle

    def aside(self, number: int, denied: bool) -> None:
        """Something that the audience does, or all see."""
        table, seat = self.sitting.table, max(self.audience, 0)
        if number == 1:
            self.sitting.write(table.say(seat, "well"))
        elif number == 2:
            with suppress(Denied):  # he has asked before
                self.sitting.write(table.offer_draw(seat))
            if denied and table.request is not None:
                other = next(seat for seat in table.seats if seat not in table.request.agreed)
                self.sitting.write(table.answer(other, table.update_count(other, table.request.seq), False))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_cannot_be_known_changes_nothing_that_is_sent(game: str, seats: int) -> None:
    compared = 0
    for seed in range(PAIRS):
        audience = (*range(seats), WATCHER)[seed % (seats + 1)]
        pair = pair_of_worlds(game, seats, audience, seed)
        if not pair.meetings:
            continue
        readers = [Reader(pair, number) for number in (0, 1)]
        rng = random.Random(seed)
        for meeting in range(len(pair.meetings)):
            number = rng.choice((0, 0, 0, 1, 2))
            for reader in readers:
                reader.aside(number, meeting % 2 == 0)
                reader.read()
                reader.go_to(meeting, 2_000_000 + 10_000 * meeting)
            assert readers[0].read() == readers[1].read(), (game, seed, audience, meeting)
            compared += pair.differs(meeting)
        one, other = (story(reader.sitting.table, audience, "en") for reader in readers)
        assert one == other
    assert compared > 2 * PAIRS


# --- one hidden thing is another ------------------------------------------------------------------------------------

CHANGES = 25 if compiled() else 4  # at each kind of table
APART = 12  # choices at the most that both tables are followed


def opened_at(moves: list[Move], game: str, seats: int, follower: World | None = None) -> Sitting:
    """A table at which these choices have been made."""
    table = World(moves)
    table.follower = follower
    sitters = [{"kind": "me"}, *[{"kind": "friend"}] * (seats - 1)]
    sitting = Sitting(*sitters, game=game, table=table).begin()
    for move in moves:
        if move[0] != CHANCE:
            choose(sitting, move)
    return sitting


def choose(sitting: Sitting, move: Move) -> None:
    table, (seat, action) = sitting.table, move
    assert table.match is not None
    sitting.write(table.choose(seat, table.update_count(seat), table.match.notation.write_action(action)))


def follow(of: Played, sittings: list[Sitting], audience: int, rng: random.Random) -> int:
    """Go on at both tables alike; says how often all that is sent was compared."""
    tables = [sitting.table for sitting in sittings]
    one, other = (table.match for table in tables)
    assert one is not None
    assert other is not None
    at = {id(one): sittings[0], id(other): sittings[1]}
    count, known = tables[0].update_count(audience), len(one.logs[audience])
    assert sent(tables[0], audience, count) == sent(tables[1], audience, count)
    for made in range(APART):
        move = common_move(of, one, other, rng)
        if move is None:
            return made
        try:
            for sitting in sittings:
                choose(sitting, move)
            secret_moves(of, one, other, lambda match, move: choose(at[id(match)], move), rng)
        except Apart:
            return made
        if is_shown(of, one.logs[audience][known:], other.logs[audience][known:]) or one.over or other.over:
            return made
        assert sent(tables[0], audience, count) == sent(tables[1], audience, count), (one.choices[-4:], audience)
    return APART


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_one_hidden_thing_changes_nothing_that_is_sent(game: str, seats: int) -> None:
    """Not only in worlds that were chosen because they look alike: any hidden thing, anywhere, and what follows."""
    of = played(game)
    compared = 0
    for seed in range(CHANGES):
        rng = random.Random(seed)
        match = Match(of.game, of.game.options(), ["somebody"] * seats, None)
        for _ in range(rng.randrange(40, 240)):
            if not match.over:
                match._apply(*any_move(of, match, rng))
        while match.to_move() == CHANCE:
            match._apply(*any_move(of, match, rng))
        audience = rng.choice(match.audience)
        other = changed(of, match, audience, rng)
        if other is not None:
            second = opened_at(match.choices, game, seats)
            assert isinstance(second.table, World)
            assert second.table.match is not None
            first = opened_at(match.choices, game, seats, second.table)
            other._state.log = second.table.match._log
            second.table.match._state, second.table.match._views = other._state, {}
            compared += follow(of, [first, second], audience, rng)
    assert compared > CHANGES


def masked(text: str, table: str) -> str:
    """Without what is never the same twice; nothing becomes longer or shorter."""
    return re.sub(r"(?<=:)1[0-9]{12}(?=[,}])", "0" * 13, text.replace(table, "0" * len(table)))


async def received_in(server: Service, pair: Pair, number: int) -> list[str]:
    """Every message that the audience of a world gets through its socket, the refusals of its probes included."""
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * (pair.seats - 1)]
    id, keys = await server.set_table(*seats, game=pair.game)
    live = server.tables.by_id[id]
    world = World(pair.moves[number])
    world.id = id
    for applied in live.table.applied:
        world.apply(applied.entry)
    live.table = world
    async with AsyncExitStack() as stack:
        players: list[Visitor] = []
        for key in keys:
            players.append(await stack.enter_async_context(server.visit(id, key)))
            await players[-1].until_present(len(players))
        audience = await stack.enter_async_context(
            server.visit(id, keys[pair.audience] if pair.audience >= 0 else None)
        )
        await audience.until_present(len(players) + 1)
        for seat, player in enumerate(players):
            answer = await player.ask("nonce", nonce=f"{seat:032x}")
            assert answer["type"] == "reply", answer
            await server.catch_up(id, *players, audience)
        made = 0
        for seat, action in [move for move in pair.moves[number][: pair.meetings[-1][number]] if move[0] != CHANCE]:
            assert world.match is not None
            choice = world.match.notation.write_action(action)
            answer = await players[seat].ask("choose", at=players[seat].seq, choice=choice)
            assert answer["type"] == "reply", answer
            before = audience.seq
            await server.catch_up(id, *players, audience)
            made += audience.seq != before
            if audience.seq != before and made % 7 == 0:
                for probe in PROBES[:3]:
                    await audience.ask("choose", at=audience.seq, choice=probe)
        again = await stack.enter_async_context(server.visit(id, keys[pair.audience] if pair.audience >= 0 else None))
        return [masked(text, id) for text in audience.received + again.received]


@pytest.mark.parametrize(("game", "seats"), [("hera-zeus", 2), ("olympus", 2), ("deukalion", 3)])
def test_nor_does_it_through_a_socket(game: str, seats: int, tmp_path: Path) -> None:
    """The same messages, in the same number and order, each of the same length."""

    async def play() -> None:
        async with service(tmp_path) as server:
            for audience in (0, WATCHER):
                pairs = (pair_of_worlds(game, seats, audience, seed) for seed in range(100, 200))
                pair = next(pair for pair in pairs if pair.meetings and pair.alone == 0 and pair.differs(-1))
                assert await received_in(server, pair, 0) == await received_in(server, pair, 1)

    asyncio.run(play())
