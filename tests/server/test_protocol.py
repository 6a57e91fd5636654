"""The protocol as it is written down: schemas, the page about it, the example."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import get_args

import pytest
from websockets.asyncio.client import connect

from tests.server.elsewhere import elsewhere
from tests.server.service import FRIEND, ME, bot, service
from tests.server.test_client import KEY
from theomachy.server.protocol import AnyCommand
from theomachy.server.schema import FILES, MESSAGE
from theomachy.table.messages import DONE_BEFORE, Update

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
WORDS = ROOT / "theomachy" / "words" / "en" / "server.ftl"


@pytest.mark.parametrize("name", FILES)
def test_schemas_and_types_are_those_of_the_code(name: str) -> None:
    """If not: python -m theomachy.server.schema"""
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name]()


def test_the_page_names_every_command_and_every_refusal() -> None:
    for command in get_args(AnyCommand):
        assert f"| `{get_args(command.model_fields['type'].annotation)[0]}` |" in PAGE
    for code in re.findall(r"^denied-([a-z-]+) =", WORDS.read_text(encoding="utf-8"), re.MULTILINE):
        assert f"`{code}`" in PAGE, code


def test_all_that_is_said_is_as_the_schema_says(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            assert (await server.http.get("/openapi.json")).json() == json.loads((DOCS / "openapi.json").read_text())
            table, (mine, friends) = await server.set_table(
                ME, FRIEND, clock={"kind": "fischer", "minutes": 60, "bonus": 1}
            )
            async with (
                server.visit(table, mine) as me,
                server.visit(table, friends) as friend,
                server.visit(table) as watcher,
            ):
                await asyncio.gather(me.give_nonce(), friend.give_nonce())
                await me.ask("chat", text="Ha!")
                await me.ask("draw")
                await me.ask("choose", at=0, choice="nothing")
                await me.ask("dance")
                playing = asyncio.create_task(friend.play(itertools.count(2, 7)))
                await me.play(itertools.count(1, 7), 12)
                playing.cancel()
                await me.ask("undo")
                await me.ask("ping")
                await me.ask("rotate", key=KEY)
                await me.ask("resign")
                await me.ask("rematch")
                await watcher.until("over")
                for text in (*me.received, *friend.received, *watcher.received):
                    message = json.loads(text)
                    assert MESSAGE.dump_python(MESSAGE.validate_python(message)) == message
                kinds = {update["kind"] for update in watcher.updates}
                assert kinds >= {"nonce", "choice", "chat", "asked"}
                assert "resigned" in kinds or watcher.now["result"]["by"] == "rules"  # some games are short
            async with server.visit(table, KEY) as me:
                assert me.seat == "hera"

    asyncio.run(run())


def test_the_page_names_every_field_of_an_update() -> None:
    for field in Update.__annotations__:
        assert f"`{field}`" in PAGE or f'"{field}"' in PAGE


def test_the_example_plays_a_game(tmp_path: Path) -> None:
    with elsewhere(tmp_path) as there:
        _, (link,) = there.set_table(ME, bot("random"))
        example = [sys.executable, str(DOCS / "examples" / "client.py"), link]
        played = subprocess.run(example, capture_output=True, text=True, check=False, timeout=120)
        assert re.fullmatch(r"hera: (-1|0|1)(\.0)?\n", played.stdout)
        again = subprocess.run([*example[:-1], f"{link}x"], capture_output=True, text=True, check=False, timeout=60)
        assert again.stdout == "This link does not open a seat here; ask for a new one, or watch.\n"


def test_who_has_given_up_chooses_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND, FRIEND, game="deukalion")
            async with AsyncExitStack() as stack:
                visits = [server.visit(table, key) for key in keys]
                me, *others = [await stack.enter_async_context(visit) for visit in visits]
                await asyncio.gather(*(visitor.give_nonce() for visitor in (me, *others)))
                await me.until("playing")
                assert (await me.ask("resign"))["type"] == "reply"
                assert (await me.ask("resign"))["code"] == "left"
                assert "left" in DONE_BEFORE
                assert (await me.ask("choose", at=me.seq, choice="PASS"))["code"] == "left"
                assert (await me.ask("chat", text="Well played."))["type"] == "reply"

    asyncio.run(run())


@pytest.mark.parametrize("version", [{}, {"version": 1}, {"version": 3}])
def test_a_hello_of_another_version_is_told_what_to_do(tmp_path: Path, version: dict[str, int]) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, _ = await server.set_table(ME, FRIEND)
            async with connect(server.url(table)) as line:
                await line.send(json.dumps({"type": "hello", **version}))
                answer = json.loads(await line.recv())
                assert (answer["type"], answer["code"]) == ("refused", "other-version")
                assert "version 2" in answer["text"]
                assert "reload" in answer["text"]

    asyncio.run(run())


def test_a_draw_offered_again_after_it_was_denied_is_refused_as_done_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
                await server.begin(table, me, friend)
                assert (await me.ask("draw"))["type"] == "reply"
                await server.catch_up(table, me, friend)
                assert (await friend.ask("answer", at=friend.seq, yes=False))["type"] == "reply"
                assert (await me.ask("draw"))["code"] in DONE_BEFORE

    asyncio.run(run())


def test_a_choice_that_comes_again_is_refused_as_done_before(tmp_path: Path) -> None:
    """Whoever sends it again after a lost connection takes that for the reply."""

    async def run() -> None:
        async with service(tmp_path) as server:
            table, keys = await server.set_table(ME, FRIEND)
            async with server.visit(table, keys[0]) as me, server.visit(table, keys[1]) as friend:
                await server.begin(table, me, friend)
                for _ in range(12):
                    asked = me if me.now["choices"] else friend
                    choice = {"at": asked.seq, "choice": asked.now["choices"][0]["choice"]}
                    assert (await asked.ask("choose", **choice))["type"] == "reply"
                    again = await asked.ask("choose", **choice)
                    assert again["code"] in DONE_BEFORE
                    await server.catch_up(table, me, friend)

    asyncio.run(run())
