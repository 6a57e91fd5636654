"""Clients from outside: bots at every game, connections that break, keys that stay secret."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.bad_input import bad_input
from tests.played import shorter
from tests.server.cutting import cutting
from tests.server.service import FRIEND, ME, Service, bot, service
from theomachy.cli import parser
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput, Wording
from theomachy.proof import proof
from theomachy.remote.client import Callbacks, Client, Declined, at_table
from theomachy.remote.link import Link, read_link
from theomachy.remote.pace import Patience
from theomachy.remote.seated import play
from theomachy.server.limits import Limits
from theomachy.shown import Memory, Shown
from theomachy.table.match import from_record
from theomachy.table.messages import Reply, Update
from theomachy.terminal.bot import sit
from theomachy.words import house_words

W = house_words("en")
QUICK = Patience(first_wait=0.01, longest_wait=0.05)
DULL = Patience(first_wait=0.01, longest_wait=0.05, between_pings=0.1, for_a_pong=0.2)
KEY = "0123456789abcdefghijKLMN_-012345"


class Notes(Callbacks):
    """Keeps all that it hears."""

    def __init__(self) -> None:
        self.updates: list[Update] = []
        self.losses = 0
        self.returns = 0

    def updated(self, updates: list[Update]) -> None:
        self.updates += updates

    def lost(self) -> None:
        self.losses += 1

    def back(self) -> None:
        self.returns += 1


def link_to(server: Service, table: str, key: str | None, port: int | None = None) -> Link:
    return Link(f"http://127.0.0.1:{port or server.port}", table, key)


async def caught_up(server: Service, *clients: Client) -> None:
    for client in clients:
        table = (await server.tables.get(client.link.table)).table
        await client.until(lambda: client.seq == table.update_count(client.seat))  # noqa: B023


# --- links ------------------------------------------------------------------------------------------------------------


def test_a_link_says_where_and_with_which_key() -> None:
    link = read_link(f"https://example.org/t/Ab-9_#{KEY}", None)
    assert (link.server, link.table, link.key) == ("https://example.org", "Ab-9_", KEY)
    assert link.socket == "wss://example.org/api/tables/Ab-9_/socket"
    assert link.record == "https://example.org/api/tables/Ab-9_/record"
    assert read_link("http://localhost:8080/t/x", KEY) == Link("http://localhost:8080", "x", KEY)
    assert read_link("http://[::1]:8080/games/t/x/", None).server == "http://[::1]:8080/games"
    assert link.to("other") == Link("https://example.org", "other", KEY)
    assert KEY not in repr(link)


@pytest.mark.parametrize(
    "text",
    [
        "",
        KEY,
        f"http://example.org/#{KEY}",
        f"http://example.org/t/#{KEY}",
        f"http://example.org/t/x?key={KEY}",
        f"http://{KEY}@example.org/t/x",
        f"ftp://example.org/t/x#{KEY}",
        f"file:///t/x#{KEY}",
        f"http://example.org/t/x#{KEY}#{KEY}",
        "http://example.org/t/x#short",
        f"http://example.org/t/x#{KEY}\n{KEY}",
        f"http://example.org/t/x y#{KEY}",
    ],
)
def test_what_is_no_link_is_said_without_its_key(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_link(text, None)
    assert KEY not in str(refused.value)


def test_two_keys_are_one_too_many() -> None:
    with bad_input("two keys"):
        read_link(f"http://example.org/t/x#{KEY}", KEY)


# --- whole games ------------------------------------------------------------------------------------------------------


async def plays(link: Link, spec: str = "random", seed: int = 1, callbacks: Callbacks | None = None) -> Client:
    async with at_table(link, W, f"{spec} (bot)", callbacks, QUICK, recall="always") as client:
        await play(client, spec, seed)
    return client


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_from_outside_plays_a_bot_of_the_house(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, (key,) = await server.set_table(ME, bot("random"), game=game, options=shorter(game))
            client = await plays(link_to(server, table, key), "greedy")
            assert client.over
            record = await client.record()
            assert client.commitment
            assert client.compared(record) == "same"
            assert client.shown is not None
            assert client.shown.nonces == record.nonces
            verdict = proof(record.write(), "it", "en")
            assert (verdict.chance, verdict.end) == (True, "signed")
            assert client.story == from_record(record).log(0)
            record.nonces = dict.fromkeys(record.nonces, "00" * 16)
            assert client.compared(record) == "other-nonce"
            record.commitment = "00" * 32
            assert client.compared(record) == "another"

    asyncio.run(run())


def test_what_the_dealer_shows_is_kept_before_the_nonce_goes_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path / "server") as server:
            memory = Memory(tmp_path / "shown.json")
            table, (key, theirs) = await server.set_table(ME, FRIEND)
            link = link_to(server, table, key)
            kept_when_given: list[Shown | None] = []

            class Watchful(Client):
                async def ask(self, type: str, **fields: Any) -> Reply:
                    kept_when_given.append(memory.of(link.page))
                    assert fields == {"nonce": memory.all()[0].nonces["hera"]}
                    return await super().ask(type, **fields)

            async with server.visit(table, theirs) as friend:
                client = Watchful(link, W, memory=memory)
                following = asyncio.create_task(client.follow())
                await client.until(lambda: client.welcomed)
                await friend.give_nonce()
                await client.until(lambda: client.begun)
                assert [one and one.commitment for one in kept_when_given] == [client.commitment]
                following.cancel()
                await friend.ask("resign")
            async with at_table(link, W, patience=QUICK, memory=memory) as back:
                record = await back.record()
                assert back.compared(record) == "same"
            async with at_table(link, W, patience=QUICK) as elsewhere:
                assert elsewhere.compared(record) == "unseen"

    asyncio.run(run())


def test_another_commitment_than_was_kept_gets_no_nonce(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path / "server") as server:
            memory = Memory(tmp_path / "shown.json")
            table, (mine, theirs) = await server.set_table(ME, FRIEND)
            link = link_to(server, table, mine)
            memory.keep(Shown(link.page, "00" * 32))
            async with server.visit(table, theirs) as friend:
                client = Client(link, W, patience=QUICK, memory=memory)
                await client.follow()
                assert client.failure is not None
                assert client.failure.wording == Wording("remote-other-commitment")
                assert not friend.now["seats"][0]["nonce"]
            assert memory.all() == [Shown(link.page, "00" * 32)]

    asyncio.run(run())


def test_what_is_shown_after_the_first_deal_was_not_shown_before_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path / "server") as server:
            memory = Memory(tmp_path / "shown.json")
            table, (mine, theirs) = await server.set_table(ME, FRIEND)
            async with server.visit(table, mine) as me, server.visit(table, theirs) as friend:
                await server.begin(table, me, friend)
                async with at_table(link_to(server, table, mine), W, patience=QUICK, memory=memory) as late:
                    assert late.commitment
                    assert memory.all() == []
                    await me.ask("resign")
                    await late.until(lambda: late.over)
                    assert late.compared(await late.record()) == "unseen"

    asyncio.run(run())


def test_a_nonce_that_somebody_else_has_given_is_told(tmp_path: Path) -> None:
    class Warned(Notes):
        def warned(self, text: str) -> None:
            self.warning = text

    async def run() -> None:
        async with service(tmp_path) as server:
            table, (mine, theirs) = await server.set_table(ME, FRIEND)
            async with server.visit(table, mine) as second, server.visit(table, theirs):
                await second.give_nonce()
                callbacks = Warned()
                async with at_table(link_to(server, table, mine), W, callbacks=callbacks, patience=QUICK) as client:
                    assert client.shown is not None
                    await client._give_nonce("hera")  # as if it had not heard of it yet
                    assert callbacks.warning == W.say("remote-other-nonce")
                    assert client.shown.nonces == {}

    asyncio.run(run())


def test_three_bots_from_outside(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND, FRIEND, game="deukalion")
            links = [link_to(server, table, key) for key in keys]
            playing = [asyncio.create_task(plays(link, "random", seed)) for seed, link in enumerate(links)]
            async with at_table(Link(links[0].server, table), W) as watcher:
                await watcher.until(lambda: watcher.begun and watcher.view().turns >= 4)
                assert not watcher.asked
                with pytest.raises(Declined, match="Watchers do not play"):
                    await watcher.ask("resign")
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(run())


# --- connections that break -------------------------------------------------------------------------------------------


async def welcomed_in_the_end(stack: AsyncExitStack, link: Link, callbacks: Callbacks) -> Client:
    """Who never was at a table is told at once that it cannot be reached; here he tries again."""
    while True:
        try:
            return await stack.enter_async_context(at_table(link, W, None, callbacks, QUICK, recall="always"))
        except Declined:
            raise
        except BadInput:
            pass


@pytest.mark.parametrize("seed", range(3))
def test_cut_anywhere_a_game_goes_on_with_nothing_lost_and_nothing_doubled(
    seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """After every number of messages, from the handshake on, somebody's connection is cut."""
    rng = random.Random(seed)

    async def chatters(client: Client, texts: list[str]) -> None:
        for text in texts:
            await client.do("chat", text=text, at=client.seq)
            await asyncio.sleep(0.02)

    async def run() -> None:
        async with service(tmp_path) as server, cutting(server.port, lambda: rng.randrange(2, 25)) as way:
            table, keys = await server.set_table(ME, FRIEND)
            notes = [Notes(), Notes()]
            texts = [[f"{who} {number}" for number in range(30)] for who in "ab"]
            all_sent = asyncio.Barrier(2)

            async def sits(seat: int) -> Client:
                link = link_to(server, table, keys[seat], way.port)
                async with AsyncExitStack() as stack:
                    client = await welcomed_in_the_end(stack, link, notes[seat])
                    talking = asyncio.create_task(chatters(client, texts[seat]))
                    await play(client, "random", seed + seat)
                    await talking
                    await all_sent.wait()
                    await caught_up(server, client)
                return client

            clients = await asyncio.gather(sits(0), sits(1))
            there = (await server.tables.get(table)).table
            entries = [applied.entry for applied in there.applied]
            for client, note in zip(clients, notes, strict=True):
                assert note.losses > 5
                numbers = [update["seq"] for update in note.updates]
                assert numbers == sorted(set(numbers))
                assert numbers[-1] == there.update_count(client.seat)
                assert numbers[0] <= 4  # but for what came before the welcome, all of them
                assert len(numbers) == numbers[-1] - numbers[0] + 1
                assert client.story == from_record(await client.record()).log(client.seat)
            for seat, sent in enumerate(texts):
                found = [e.body["text"] for e in entries if e.kind == "chat" and e.body["seat"] == seat]
                assert found == sent
            assert [entry.kind for entry in entries].count("nonce") == 2
            answer = await server.http.get(f"/api/tables/{table}/record")
            assert proof(answer.text, "it", "en").chance

    with caplog.at_level(logging.DEBUG):
        asyncio.run(run())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


def test_a_dead_stream_is_noticed(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server, cutting(server.port) as way:
            table, keys = await server.set_table(ME, FRIEND)
            notes = Notes()
            async with at_table(link_to(server, table, keys[0], way.port), W, None, notes, DULL) as client:
                way.frozen = True
                async with asyncio.timeout(5):
                    while not notes.losses:
                        await asyncio.sleep(0.05)
                way.frozen = False
                async with asyncio.timeout(5):
                    while not notes.returns:
                        await asyncio.sleep(0.05)
                assert (await client.ask("ping"))["type"] == "reply"

    asyncio.run(run())


def test_a_client_does_not_outrun_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        limits = Limits(messages=100.0, message_burst=10, table_burst=1000)
        async with service(tmp_path, limits) as server:
            table, (key, _) = await server.set_table(ME, FRIEND)
            notes = Notes()
            async with at_table(link_to(server, table, key), W, None, notes, QUICK) as client:
                await asyncio.gather(*(client.ask("ping") for _ in range(60)))
            assert notes.losses == 0

    asyncio.run(run())


# --- undo, rematch, refusals ------------------------------------------------------------------------------------------


def test_what_was_taken_back_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            links = [link_to(server, table, key) for key in keys]
            async with at_table(links[0], W) as me, at_table(links[1], W) as friend:
                await me.until(lambda: me.begun)
                await friend.until(lambda: friend.begun)
                for number in range(12):
                    asked = me if me.asked else friend
                    legal = asked.position["view"]["legal"]
                    await asked.choose(legal[number % len(legal)], asked.seq)
                    await caught_up(server, me, friend)
                count = len(me.story)
                match = server.tables.by_id[table].table.match
                while len(me.story) >= count:
                    await me.do("undo", at=me.seq)
                    await caught_up(server, me, friend)
                    if (request := friend.request) is not None:
                        await friend.do("answer", at=request["seq"], yes=True)
                        await caught_up(server, me, friend)
                    assert len(me.story) == me.position["event_count"]
                    assert me.story == match.log(0)
                    assert friend.story == match.log(1)
                with pytest.raises(Declined) as refused:
                    await me.ask("undo", at=1)
                assert refused.value.code == "too-late"

    asyncio.run(run())


def test_a_bot_agrees_to_take_back_but_to_no_draw(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            playing = asyncio.create_task(plays(link_to(server, table, keys[1]), "random"))
            async with at_table(link_to(server, table, keys[0]), W, callbacks=(notes := Notes())) as me:
                await me.until(lambda: me.begun and me.asked)
                await me.choose(me.position["view"]["legal"][0], me.seq)
                await me.until(lambda: me.asked)
                for command, kind in (("undo", "undo"), ("draw", "denied")):
                    seq = me.seq
                    await me.do(command)
                    await me.until(lambda: any(u["seq"] > seq and u["kind"] == kind for u in notes.updates))  # noqa: B023
                await me.do("resign")
                await playing

    asyncio.run(run())


def test_a_bot_that_stays_follows_to_the_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            link = link_to(server, table, keys[1])
            args = parser(W, "bot").parse_args(["bot", "--bot", "random", "--stay"])
            staying = asyncio.create_task(sit(link, args, W))
            await plays(link_to(server, table, keys[0]))
            async with at_table(link_to(server, table, keys[0]), W) as me:
                next_table = (await me.ask("rematch"))["table"]
            me = await plays(link_to(server, next_table, keys[0]))
            assert me.seat == 1  # seats are exchanged
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("bend", "sentence"),
    [
        (lambda link: Link(link.server, link.table, KEY), "öffnet hier keinen Platz"),
        (lambda link: link.to("nowhere"), "Diesen Tisch gibt es nicht"),
        (lambda link: Link("http://127.0.0.1:1", link.table, link.key), "nicht zu erreichen"),
    ],
)
def test_who_cannot_sit_down_is_told_why_and_no_key_is_shown(
    bend: Callable[[Link], Link], sentence: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            link = bend(link_to(server, table, keys[0]))
            with bad_input(sentence, language="de") as refused:
                async with at_table(link, house_words("de")):
                    pass
            assert link.key is not None
            assert link.key not in str(refused.value)
            assert link.key not in caplog.text

    with caplog.at_level(logging.DEBUG):
        asyncio.run(run())


def test_no_key_is_sent_in_an_address_or_to_another_server(tmp_path: Path) -> None:
    """A redirection is not followed: its goal would be greeted with the key."""
    seen: list[bytes] = []

    async def bad_server(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.append(await reader.readuntil(b"\r\n\r\n"))
        goal = f"http://127.0.0.1:{port}/elsewhere"
        writer.write(f"HTTP/1.1 302 Found\r\nLocation: {goal}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    port = 0

    async def run() -> None:
        nonlocal port
        server = await asyncio.start_server(bad_server, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with bad_input("cannot be reached"):
            async with at_table(Link(f"http://127.0.0.1:{port}", "x", KEY), W):
                pass
        server.close()

    asyncio.run(run())
    assert len(seen) == 1
    assert KEY.encode() not in seen[0]
    assert re.match(rb"GET /api/tables/x/socket HTTP/1.1\r\n", seen[0])


def test_a_bot_of_another_build_is_refused_and_a_person_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.remote.client.build", SimpleNamespace(mark=lambda: "another"))

    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            for w in map(house_words, ("en", "de", "it")):
                with pytest.raises(Declined, match=re.escape(w.say("denied-other-build"))):
                    async with at_table(link_to(server, table, keys[0]), w, recall="always"):
                        pass
            links = [link_to(server, table, key) for key in keys]
            async with at_table(links[0], W, recall="if-possible") as me, at_table(links[1], W) as friend:
                await me.until(lambda: me.begun)
                await friend.until(lambda: friend.begun)
                assert "recall" not in me.position
                with pytest.raises(BadInput):
                    me.recalled()

    asyncio.run(run())


def test_only_who_asks_for_it_is_sent_what_a_guess_needs(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            links = [link_to(server, table, key) for key in keys]
            async with at_table(links[0], W, recall="always") as bot, at_table(links[1], W) as person:
                await bot.until(lambda: bot.begun)
                await person.until(lambda: person.begun)
                there = (await server.tables.get(table)).table
                assert bot.recalled() == there.match.recall(0)
                assert "recall" not in person.position

    asyncio.run(run())
