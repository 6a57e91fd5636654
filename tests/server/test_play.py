"""Games at the server, through real sockets."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from tests.server.service import FRIEND, ME, Service, Visitor, bot, service
from theomachy.games import GAMES
from theomachy.proof import proof

LONGEST = 150  # choices; then a long game is resigned


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            table, (mine, friends) = await server.set_table(game=game)
            async with server.visit(table, mine) as me, server.visit(table, friends, name="Eris") as friend:

                async def sit(visitor: Visitor, seed: int) -> None:
                    await visitor.give_nonce()
                    await visitor.play(itertools.count(seed, 7), LONGEST)
                    if visitor.now["status"] == "playing":
                        await visitor.ask("resign")

                await asyncio.gather(sit(me, 1), sit(friend, 2))
                assert me.now["status"] == friend.now["status"] == "over"
                assert [update["seq"] for update in me.updates] == sorted(update["seq"] for update in me.updates)
            answer = await server.http.get(f"/api/tables/{table}/record")
            assert answer.status_code == 200
            verdict = proof(answer.text, "it", "en")
            assert (verdict.chance, verdict.end) == (True, "signed")
            verified = await server.http.post("/api/verify", json={"record": answer.text})
            assert (verified.json()["chance"], verified.json()["end"]) == (True, "signed")

    asyncio.run(play())


def test_a_person_plays_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            table, (mine,) = await server.set_table(ME, bot("random"))
            async with server.visit(table, mine) as me:
                await me.give_nonce()
                await me.play(itertools.count(3, 5))
                assert me.now["result"]["by"] == "rules"

    asyncio.run(play())


async def some_choices(server: Service, table: str, keys: list[str], count: int) -> None:
    async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
        await server.begin(table, me, friend)
        await server.choose(table, count, me, friend)


def test_after_a_restart_everything_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            await some_choices(server, table, keys, 30)
            async with server.visit(table, keys[0]) as me:
                before = me.now
        async with service(tmp_path) as server, server.visit(table, keys[0]) as me:
            assert me.now == before
            made = await me.ask("chat", text="here again")
            assert made["type"] == "reply"

    asyncio.run(play())


def test_who_comes_back_gets_what_he_missed(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            await some_choices(server, table, keys, 20)
            async with server.visit(table, keys[0], since=10) as me:
                await server.catch_up(table, me)
                assert [update["seq"] for update in me.updates] == list(range(11, me.seq + 1))
            async with server.visit(table, keys[1]) as friend:
                assert friend.seq == server.tables.by_id[table].table.update_count(1)

    asyncio.run(play())


def test_a_page_tells_whether_a_record_is_fair(tmp_path: Path) -> None:
    fair = Path("docs/examples/fair.record").read_text(encoding="utf-8")
    false = fair.replace("secret: ", "secret: 0", 1)
    sentences = {fair: "outcomes of chance", false: "64 hexadecimal digits", "<b>": "not a record"}

    async def check() -> None:
        async with service(tmp_path) as server:
            form = await server.http.get("/verify/plain", headers={"Accept-Language": "de"})
            assert '<html lang="de">' in form.text
            for record, sentence in sentences.items():
                page = await server.http.post("/verify/plain", data={"record": record})
                assert page.status_code == 200
                assert sentence in page.text
                assert "<b>" not in page.text
            assert (await server.http.get("/")).status_code == 200
            assert "theomachy join" in (await server.http.get("/t/anything")).text

    asyncio.run(check())
