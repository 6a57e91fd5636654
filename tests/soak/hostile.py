"""Strangers who mean harm.  Each does one thing, again and again, from addresses of his own, and notes how he was
answered: whatever he sends, an answer is a sentence, a refusal or a closed line, and never a fault of the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.service import FRIEND, ME, bot

RECORDS = Path(__file__).parent.parent / "records"
TROUBLE = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError, KeyError)  # of who is shown out
LARGEST_LOBBY = 20_000  # bytes
SLOWEST = bot("search:seconds=9.9")
BREED = "import sys; from tests.olympus.hostile_cards import hostile_card_file as bred; print(bred(int(sys.argv[1])))"


class Foe:
    """Where he attacks, and how he was answered."""

    def __init__(self, port: int, number: int, tables: Path, answers: Counter[str]) -> None:
        self.port = port
        self.rng = random.Random(number)
        self.address = f"127.66.{number}.1"
        self.tables = tables  # a file with the tables at which honest people play
        self.answers = answers

    def moves_on(self) -> None:
        """To the next address of his network."""
        parts = self.address.split(".")
        self.address = ".".join([*parts[:3], str(int(parts[3]) % 200 + 1)])

    def note(self, answer: httpx.Response) -> httpx.Response:
        self.answers[f"HTTP {answer.status_code}"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.answers[f"FAULT {answer.request.url.path} {answer.text[:200]}"] += 1
        return answer

    @asynccontextmanager
    async def http(self) -> AsyncIterator[httpx.AsyncClient]:
        way = httpx.AsyncHTTPTransport(local_address=self.address)
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=base, transport=way, timeout=30) as client:
            yield client

    async def post(self, path: str, body: Any, seconds: float = 30) -> httpx.Response:
        async with self.http() as http:
            return self.note(await http.post(path, json=body, timeout=seconds))

    async def set_table(self, *seats: dict[str, str], **setting: Any) -> tuple[str, list[str]]:
        """Who has set too many gets no table: KeyError."""
        setting = {"game": "hera-zeus", "seats": list(seats), **setting}
        made = (await self.post("/api/tables", {"setting": setting})).json()
        return made["table"], [seat["key"] for seat in made["seats"]]

    @asynccontextmanager
    async def sits(self, table: str, key: str | None) -> AsyncIterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        async with connect(url, max_size=None, local_addr=(self.address, 0), open_timeout=10) as line:
            await line.send(json.dumps({"type": "hello", "version": 2, **({"key": key} if key else {})}))
            yield line

    @asynccontextmanager
    async def raw(self, sent: bytes) -> AsyncIterator[asyncio.StreamReader]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1024)
        try:
            writer.write(sent)
            yield reader
        finally:
            writer.transport.abort()

    async def plays(self, table: str, key: str, most: int) -> None:
        """At random, so many choices at the most."""
        async with self.sits(table, key) as line, asyncio.timeout(60):
            for number in range(most):
                message = json.loads(await line.recv())
                now = message.get("now")
                if message["type"] == "refused" and message["code"] == "our-fault":
                    self.answers[f"FAULT at a table: {message}"] += 1
                if not now or now["status"] == "over":
                    continue
                if now["commitment"] and now["status"] == "waiting":
                    await line.send(json.dumps({"type": "nonce", "id": number, "nonce": "00" * 16}))
                elif now.get("choices"):
                    choice = self.rng.choice(now["choices"])["choice"]
                    await line.send(
                        json.dumps({"type": "choose", "id": number, "at": message["seq"], "choice": choice})
                    )


# --- what they do -----------------------------------------------------------------------------------------------------


async def sends_bad_files(foe: Foe) -> None:
    """Cards and maps that take for ever to read."""
    files = [
        "a" + ".a" * foe.rng.randrange(1000, 60_000) + " = 1",
        "[[card]]\n" * foe.rng.randrange(1000, 20_000),
        "a = " + "[" * foe.rng.randrange(100, 20_000),
        "a = {" + "b = {" * 5000,
        'x = "' + "\\" * 100_000,
        "\n".join(f"[a{'.b' * 40}.c{n}]" for n in range(2000)),
    ]
    for text in files:
        for game, option in (("olympus", "custom_cards"), ("deukalion", "map")):
            setting = {"game": game, "seats": [ME, bot("random")], "options": {option: text}}
            with suppress(*TROUBLE):
                await foe.post("/api/tables", {"setting": setting})


async def bred(seed: int) -> str:
    """A card file, in a process of its own: it takes seconds, and the others attack meanwhile."""
    breeder = await asyncio.create_subprocess_exec(sys.executable, "-c", BREED, str(seed), stdout=subprocess.PIPE)
    try:
        out, _ = await breeder.communicate()
    finally:
        if breeder.returncode is None:
            breeder.kill()
    return out.decode()


async def plays_with_hostile_cards(foe: Foe) -> None:
    """Cards that are allowed, and made to trigger each other."""
    cards = await bred(foe.rng.randrange(1 << 30))
    table, keys = await foe.set_table(ME, bot("random"), game="olympus", options={"custom_cards": cards})
    await foe.plays(table, keys[0], 300)


async def asks_and_hangs_up(foe: Foe) -> None:
    """For what takes long, and does not wait for it."""
    record = foe.rng.choice(sorted(RECORDS.glob("*.record"))).read_text()
    for _ in range(20):
        path = foe.rng.choice(("/api/verify", "/api/replay", "/api/proof", "/api/replay/box"))
        with suppress(*TROUBLE):
            await foe.post(path, {"record": record}, seconds=0.05)


async def does_not_read(foe: Foe) -> None:
    """What he has asked for."""
    ask = b"GET /api/rules/deukalion HTTP/1.1\r\nHost: x\r\n\r\n" * 20
    with suppress(*TROUBLE):
        async with asyncio.timeout(60), foe.raw(ask), foe.raw(ask), foe.raw(ask):
            await asyncio.sleep(30)


async def says_nothing(foe: Foe) -> None:
    with suppress(*TROUBLE):
        async with asyncio.timeout(60):
            lines = [foe.raw(b"GET / HT" if number % 2 else b"") for number in range(40)]
            for line in lines:
                await line.__aenter__()
            await asyncio.sleep(10)
            for line in lines:
                await line.__aexit__(None, None, None)


async def floods_with_frames(foe: Foe) -> None:
    table, keys = await foe.set_table(ME, FRIEND)
    async with foe.sits(table, keys[0]) as line:
        for _ in range(5000):
            await line.ping()


async def leaves_bots_alone(foe: Foe) -> None:
    """With the longest thoughts they can have."""
    table, keys = await foe.set_table(ME, SLOWEST, game="olympus")
    await foe.plays(table, keys[0], 3)


async def changes_his_mind(foe: Foe) -> None:
    """While a bot thinks, for him and about hints."""
    table, keys = await foe.set_table(ME, SLOWEST)
    async with foe.sits(table, keys[0]) as line, foe.http() as http:
        for number in range(300):
            message = json.loads(await line.recv())
            now = message.get("now")
            if now and now["status"] == "waiting" and now["commitment"]:
                await line.send(json.dumps({"type": "nonce", "id": number, "nonce": "00" * 16}))
            elif now and now.get("choices"):
                choice = {"type": "choose", "at": message["seq"], "choice": now["choices"][0]["choice"]}
                await line.send(json.dumps({"id": number, **choice}))
                await asyncio.sleep(0.1)
                await line.send(json.dumps({"type": "undo", "id": number}))
            with suppress(httpx.HTTPError):
                key = {"Authorization": f"Bearer {keys[0]}"}
                foe.note(await http.post(f"/api/tables/{table}/hint", headers=key, timeout=0.1))


async def talks_nonsense(foe: Foe) -> None:
    table, keys = await foe.set_table(ME, FRIEND)
    parts = [
        "{",
        "}",
        '"type"',
        ":",
        '"choose"',
        '"ping"',
        ",",
        '"id"',
        "1e400",
        "[" * 50,
        "\x00",
        "9" * 400,
        '"\\ud800"',
    ]
    for _ in range(30):
        with suppress(*TROUBLE):
            async with foe.sits(table, keys[0]) as line:
                for _ in range(30):
                    await line.send("".join(foe.rng.choices(parts, k=foe.rng.randrange(1, 30))))
                    json.loads(await line.recv())


async def crowds(foe: Foe) -> None:
    """Around the tables of honest people."""
    known = foe.tables.read_text().split()
    table = foe.rng.choice(known)
    lines = [foe.sits(table, None) for _ in range(50)]
    with suppress(*TROUBLE):
        for line in lines:
            await line.__aenter__()
    await asyncio.sleep(5)
    for line in lines:
        with suppress(*TROUBLE, RuntimeError, AttributeError):
            await line.__aexit__(None, None, None)


async def all_talk(foe: Foe) -> None:
    """Each no more than he may."""
    table, _ = await foe.set_table(ME, FRIEND)

    async def one() -> None:
        async with foe.sits(table, None) as line:
            for number in range(200):
                await line.send(json.dumps({"type": "ping", "id": number}))
                await line.recv()
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(60)), return_exceptions=True)


async def fills_the_lobby(foe: Foe) -> None:
    """And looks into it."""
    for _ in range(30):
        with suppress(*TROUBLE):
            await foe.set_table(ME, foe.rng.choice((FRIEND, {"kind": "anyone"})))
    async with foe.http() as http:
        for _ in range(100):
            lobby = foe.note(await http.get("/api/tables"))
            if len(lobby.content) > LARGEST_LOBBY:
                foe.answers[f"FAULT a lobby of {len(lobby.content)} bytes"] += 1


async def plays_again_and_again(foe: Foe) -> None:
    """Gives up, wants a rematch, talks."""
    table, keys = await foe.set_table(ME, FRIEND)
    async with foe.sits(table, keys[0]) as one, foe.sits(table, keys[1]) as two:
        for line in (one, two):
            await line.send(json.dumps({"type": "nonce", "id": 1, "nonce": "00" * 16}))
        await one.send(json.dumps({"type": "resign", "id": 2}))
        for number in range(1000):
            await one.send(json.dumps({"type": "chat", "id": number, "text": "ha " * 90}))
            await two.send(json.dumps({"type": "rematch", "id": number}))
            await asyncio.sleep(0.1)


ATTACKS: tuple[Callable[[Foe], Awaitable[None]], ...] = (
    sends_bad_files,
    plays_with_hostile_cards,
    asks_and_hangs_up,
    does_not_read,
    says_nothing,
    floods_with_frames,
    leaves_bots_alone,
    changes_his_mind,
    talks_nonsense,
    crowds,
    all_talk,
    fills_the_lobby,
    plays_again_and_again,
)


async def again_and_again(attack: Callable[[Foe], Awaitable[None]], foe: Foe, until: float) -> None:
    while time.monotonic() < until:
        with suppress(*TROUBLE, ValueError):
            async with asyncio.timeout(max(0.1, until - time.monotonic())):
                await attack(foe)
        foe.answers[attack.__name__] += 1
        foe.moves_on()
        await asyncio.sleep(0.2)


async def attacked(port: int, seconds: float, each: int, tables: Path, seed: int) -> Counter[str]:
    answers: Counter[str] = Counter()
    until = time.monotonic() + seconds
    foes = [
        again_and_again(attack, Foe(port, (seed * 97 + number) % 250, tables, answers), until)
        for number, attack in enumerate(ATTACKS * each)
    ]
    await asyncio.gather(*foes)
    return answers


if __name__ == "__main__":
    os.nice(19)  # attackers have machines of their own: what theirs work takes nothing from the server
    port, seconds, each, tables, seed = sys.argv[1:]
    found = asyncio.run(attacked(int(port), float(seconds), int(each), Path(tables), int(seed)))
    print(json.dumps(found))
