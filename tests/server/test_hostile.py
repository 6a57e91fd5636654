"""Whatever comes in, no table is wedged, nobody else notices, and nothing but a sentence goes out."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as connect_at_once

from tests.olympus.hostile_files import CANNOT_BE_READ, FULL, SOLDIERS
from tests.server.service import FRIEND, GENEROUS, ME, Service, Visitor, in_thread, service
from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput
from theomachy.server import live_tables
from theomachy.server import socket as sockets
from theomachy.server.guard import HEADERS
from theomachy.server.limits import BY_DEFAULT, Buckets, Limits, network_of
from theomachy.server.protocol import Chat
from theomachy.server.setting import Setting
from theomachy.server.steady import now

NO_PATIENCE = replace(GENEROUS, patience=0.4)


@pytest.fixture(autouse=True)
def nothing_in_the_log(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> Iterator[None]:
    """No hostile message is worth a line, let alone a traceback."""
    yield
    if "logs" not in request.keywords:
        logged = [record for record in caplog.get_records("call") if record.levelname in ("WARNING", "ERROR")]
        assert [record.getMessage() for record in logged] == []
        assert capfd.readouterr().err == ""


@asynccontextmanager
async def begun(server: Service, game: str) -> AsyncIterator[tuple[str, list[str], Visitor, Visitor]]:
    """A game that has begun."""
    id, keys = await server.set_table(ME, FRIEND, game=game)
    async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
        await server.begin(id, me, friend)
        yield id, keys, me, friend
        await server.choose(id, 3, me, friend)  # and that goes on


def run(folder: Path, attack: Any, limits: Limits = GENEROUS, game: str = "hera-zeus") -> None:
    async def attacked() -> None:
        async with service(folder, limits) as server, begun(server, game) as (id, keys, me, friend):
            await attack(server, id, keys, me, friend)

    asyncio.run(attacked())


# --- messages ---------------------------------------------------------------------------------------------------------

NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "\x00",
    "hello",
    "[" * 3000,
    '{"a":' * 700,
    "9" * 4000,
    '{"type":"hello","version":"two"}',
    '{"type":"hello","version":3}',
    '{"type":"hello","version":2,"recall":7}',
    '{"type":"hello","version":2,"since":-1}',
    '{"type":"hello","version":2,"since":9007199254740992}',
    '{"type":"hello","version":2,"language":"xx"}',
    '{"type":"hello","version":2,"key":"short"}',
    '{"type":"hello","version":2,"key":1234567890123456}',
    '{"type":"hello","version":2,"more":1}',
    '{"type":"hello","version":2,"name":"\\u001c"}',
    '{"type":"hello","version":2,"name":"\\ud800"}',
    '{"type":"hello","version":2,"name":"\\u202egods"}',
    '{"type":"hello","version":2,"name":" "}',
    '{"type":"goodbye","id":1}',
    '{"type":["ping"],"id":1}',
    '{"type":"ping"}',
    '{"type":"ping","id":-1}',
    '{"type":"ping","id":1.5}',
    '{"type":"ping","id":1e400}',
    '{"type":"ping","id":9007199254740992}',
    '{"type":"ping","id":"' + "1" * 3000 + '"}',
    '{"type":"ping","id":NaN}',
    '{"type":"choose","id":1,"at":1}',
    '{"type":"choose","id":1,"at":1,"choice":7}',
    '{"type":"choose","id":1,"at":1,"choice":"' + "x" * 201 + '"}',
    '{"type":"nonce","id":1,"nonce":"00"}',
    '{"type":"answer","id":1,"at":1,"yes":"perhaps"}',
    '{"type":"chat","id":1,"text":""}',
]


def test_what_is_no_greeting_is_shown_out(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], *_: Visitor) -> None:
        for text in [*NONSENSE, b"\xff\xfe", json.dumps({"type": "resign", "id": 1}), "x" * 5000]:
            async with connect(server.url(id)) as line:
                await line.send(text)  # type: ignore[arg-type]
                refused = json.loads(await line.recv())
                assert refused["code"] in ("bad-message", "too-big", "other-version")
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code in (1008, 1009)

    run(tmp_path, attack)


def test_what_is_no_command_is_refused_and_the_next_is_not(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        for text in [*NONSENSE, json.dumps({"type": "hello", "version": 2, "key": keys[1]})]:
            await me.socket.send(text)
            refused = await me.receive()
            assert (refused["type"], refused["id"], refused["code"]) == ("refused", None, "bad-message"), text
        assert (await me.ask("ping"))["type"] == "reply"

    run(tmp_path, attack)


def test_what_is_binary_or_too_long_ends_the_connection(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        for message in (b"bytes", "x" * 5000, "x" * 50_000, "\U0001f985" * 4097):
            async with server.visit(id, keys[0]) as hostile:
                await hostile.socket.send(message)
                assert await hostile.refusal() in ("too-big", "bad-message", "")
                assert hostile.socket.close_code in (1008, 1009)

    run(tmp_path, attack)


def test_a_name_cannot_wedge_a_table(tmp_path: Path) -> None:
    """What could not stand in a record was noticed only when all had sat down."""

    async def attack(server: Service, *_: Any) -> None:
        for name in ("\x1c", "a\x1db", "\x85", "a\u2028b", "\ufeff", " x", "x\n", "\x7f"):
            new = {"setting": {"game": "olympus", "seats": [ME, FRIEND]}, "name": name}
            assert (await server.http.post("/api/tables", json=new)).status_code == 422
        id, keys = await server.set_table(ME, FRIEND)
        async with server.visit(id, keys[1], name="Ἔρις 🍎") as friend:
            assert friend.now["commitment"]

    run(tmp_path, attack)


def test_the_same_choice_twice_is_made_once(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        asked = me if me.now["choices"] else friend
        table = server.tables.by_id[id].table
        before = table.seq
        choice = {"type": "choose", "id": 7, "at": asked.seq, "choice": asked.now["choices"][0]["choice"]}
        for _ in range(5):
            await asked.send(choice)
        answers: list[dict[str, Any]] = []
        while len(answers) < 5:
            message = asked.take(await asked.receive())
            if message["type"] != "update":
                answers.append(message)
        assert [answer["id"] for answer in answers] == [7] * 5
        assert [answer["type"] for answer in answers] == ["reply"] + ["refused"] * 4
        assert {answer["code"] for answer in answers[1:]} <= {"too-late", "not-your-turn"}
        assert table.seq == before + 1
        await server.catch_up(id, me, friend)

    run(tmp_path, attack)


def test_commands_of_all_at_once_are_carried_out_one_by_one(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        table = server.tables.by_id[id].table
        before = table.seq
        for number in range(40):
            for visitor in (me, friend):
                await visitor.send({"type": "chat", "id": number, "text": f"{visitor.seat} {number}"})
                await visitor.send({"type": "choose", "id": number, "at": 3, "choice": "DRAW"})
        while table.seq < before + 80:
            await asyncio.sleep(0.01)
        texts = [applied.entry.body["text"] for applied in table.applied[before:]]
        assert [text for text in texts if text.startswith("hera")] == [f"hera {number}" for number in range(40)]
        assert len(texts) == 80
        await server.catch_up(id, me, friend)

    run(tmp_path, attack)


@pytest.mark.logs
def test_who_floods_is_shown_out(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        async with server.visit(id, keys[0]) as hostile:
            with suppress(ConnectionClosed):
                for number in range(1000):
                    await hostile.send({"type": "ping", "id": number})
            assert await hostile.refusal() == "too-many-messages"
            assert len(hostile.received) < 100

    run(tmp_path, attack, replace(GENEROUS, messages=10, message_burst=40))


def test_a_table_takes_so_much_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has to be folded again, each time it comes back into memory."""
    monkeypatch.setattr("theomachy.server.table.MOST_ASIDES", 60)
    monkeypatch.setattr("theomachy.server.table.MOST_UNDONE", 6)

    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        asked = me if me.now["choices"] else friend
        for _ in range(3):
            assert (await asked.choose(0))["type"] == "reply"
            await server.catch_up(id, me, friend)
            assert (await asked.ask("undo"))["type"] == "reply"
            await server.catch_up(id, me, friend)
        assert (await asked.choose(0))["type"] == "reply"
        await server.catch_up(id, me, friend)
        assert (await asked.ask("undo"))["code"] == "enough"
        answers = [await me.ask(type, **fields) for _ in range(60) for type, fields in ASIDES]
        assert answers[-1]["code"] == answers[-2]["code"] == answers[-3]["code"] == "enough"
        await server.catch_up(id, me, friend)

    run(tmp_path, attack)


ASIDES: list[tuple[str, dict[str, Any]]] = [("chat", {"text": "x"}), ("react", {"reaction": "hmm"}), ("rotate", {})]


# --- connections ------------------------------------------------------------------------------------------------------


def test_pages_of_other_sites_do_not_get_in(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, *_: Any) -> None:
        for origin in ("http://evil.example", "null", "http://[", "file://", "", f"http://127.0.0.1:{server.port}.x"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(server.url(id), additional_headers={"Origin": origin})
            response = refused.value.response
            assert response.status_code == 403
            assert all(response.headers[name] == value for name, value in HEADERS.items())
        for headers in ({}, {"Origin": f"http://127.0.0.1:{server.port}"}):
            async with connect(server.url(id), additional_headers=headers):
                pass

    run(tmp_path, attack)


async def raw_socket(server: Service, id: str) -> socket.socket:
    """A line on which nothing is read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    head = f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    await loop.sock_sendall(line, head.encode())
    await asyncio.sleep(0.02)
    return line


def frame(text: bytes, opcode: int = 1) -> bytes:
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return bytes([0x80 | opcode]) + length + bytes(4) + text


def test_who_never_reads_is_hung_up_on_and_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.table.MOST_ASIDES", 1 << 20)

    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        lazy = await raw_socket(server, id)
        await asyncio.get_running_loop().sock_sendall(lazy, frame(b'{"type":"hello","version":2}'))
        live = server.tables.by_id[id]
        await me.until_present(3)
        reading = asyncio.create_task(friend.refusal())  # he does read
        loop = asyncio.get_running_loop()
        slowest, begun = 0.0, loop.time()
        while len(live.listeners) == 3:
            asked = loop.time()
            await me.ask("chat", text="\U0001f985" * 300)
            slowest = max(slowest, loop.time() - asked)
            assert loop.time() - begun < 20
        assert slowest < 0.3
        lazy.close()
        reading.cancel()
        await asyncio.wait([reading])

    run(tmp_path, attack, NO_PATIENCE, "deukalion")  # whose positions are long


def test_who_pings_and_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, *rest: Any) -> None:
        lazy = await raw_socket(server, id)
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(lazy, frame(b'{"type":"hello","version":2}'))
        many = frame(b"x" * 125, 9) * 200_000
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            await loop.sock_sendall(lazy, many)
        lazy.close()

    run(tmp_path, attack)


def test_who_says_half_of_something_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS_TO_GREET", 0.4)

    async def attack(server: Service, id: str, *_: Any) -> None:
        assert await exchanged(server, b"") == b""
        assert await exchanged(server, b"GET /api/tables HTT") == b""
        half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        assert b" 408 " in await exchanged(server, half)
        line = await raw_socket(server, id)
        await asyncio.get_running_loop().sock_sendall(line, frame(b'{"type":"hello","version":2}')[:-5])
        async with asyncio.timeout(3):
            while b"slow-greeting" not in await asyncio.get_running_loop().sock_recv(line, 1 << 16):
                pass
        line.close()

    run(tmp_path, attack, NO_PATIENCE)


def test_a_thousand_come_and_go(tmp_path: Path) -> None:
    async def come_and_go(server: Service, id: str, number: int) -> None:
        line = await raw_socket(server, id)
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            if number % 3:
                await loop.sock_sendall(line, frame(b'{"type":"hello","version":2}'))
            if number % 3 == 2:
                await loop.sock_sendall(line, frame(b'{"type":"ping","id":1}'))
        if number % 2:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # without a goodbye
        line.close()

    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        for _ in range(20):
            await asyncio.gather(*(come_and_go(server, id, number) for number in range(50)))
        async with asyncio.timeout(60):
            while len(server.tables.by_id[id].listeners) > 2:
                me.take(await me.receive())
        await me.until_present(2)

    run(tmp_path, attack)


def test_who_leaves_in_the_middle_of_a_command_leaves_no_mess(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        table = server.tables.by_id[id].table
        for number in range(30):
            async with server.visit(id, keys[0]) as hasty:
                for _ in range(3):
                    await hasty.send({"type": "chat", "id": 1, "text": f"bye {number}"})
                hasty.socket.transport.abort()
            assert (await friend.ask("chat", text="still here"))["type"] == "reply"
        async with server.tables.by_id[id].lock:  # what the last of them said may still be being written
            assert [applied.entry.seq for applied in table.applied] == list(range(1, table.seq + 1))
            kept = [entry.seq for entry in server.tables.store.entries(id)]
            assert kept == list(range(1, table.seq + 1))
        await server.catch_up(id, me, friend)

    run(tmp_path, attack)


def test_a_command_that_nobody_waits_for_holds_the_table_until_it_is_done(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        live = server.tables.by_id[id]
        before = live.table.seq
        for _ in range(10):
            given = asyncio.create_task(live.submit(0, Chat(type="chat", id=1, text="gone")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # it is with the store now
            given.cancel()
            await live.submit(1, Chat(type="chat", id=2, text="here"))
        assert live.table.seq == before + 20
        await server.catch_up(id, me, friend)

    run(tmp_path, attack)


def test_a_table_in_use_never_leaves_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There would be two of it, and each would refuse what the other has done."""
    monkeypatch.setattr(live_tables, "IDLE_TABLES", 0)

    async def attack(server: Service, *_: Any) -> None:
        id, (mine,) = await server.set_table(ME, {"kind": "anyone"})
        tables, append = server.tables, server.tables.store.append

        def tidied_up(table: str, *more: Any) -> Any:
            tables.rest()
            assert table in tables.by_id
            return append(table, *more)

        monkeypatch.setattr(tables.store, "append", tidied_up)
        taken = (await server.http.post(f"/api/tables/{id}/seats", json={})).json()
        async with server.visit(id, mine) as me, server.visit(id, taken["key"]) as other:
            await server.begin(id, me, other)
        async with asyncio.timeout(30):
            while not tables.by_id[id].is_idle():
                await asyncio.sleep(0.01)
        tables.rest()
        assert id not in tables.by_id

    run(tmp_path, attack)


def test_seats_for_anyone_are_given_away_once(tmp_path: Path) -> None:
    async def attack(server: Service, *rest: Any) -> None:
        anyone = {"kind": "anyone"}
        id, _ = await server.set_table(ME, anyone, anyone, anyone, game="deukalion")
        path = f"/api/tables/{id}/seats"
        answers = await asyncio.gather(*(server.http.post(path, json={"name": f"n{n}"}) for n in range(10)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 7
        taken = {answer.json()["seat"] for answer in answers if answer.status_code == 201}
        assert taken == {"perseus", "hercules", "achilles"}

    run(tmp_path, attack)


@pytest.mark.logs
def test_a_fault_of_ours_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        def fault(*_: object) -> None:
            raise RuntimeError("inside")

        with monkeypatch.context() as broken:
            broken.setattr(server.tables.by_id[id].table, "say", fault)
            async with server.visit(id, keys[0]) as unlucky:
                await unlucky.send({"type": "chat", "id": 1, "text": "x"})
                assert await unlucky.refusal() == "our-fault"
                assert unlucky.socket.close_code == 1011
                assert not any("inside" in text or "Traceback" in text for text in unlucky.received)

    run(tmp_path, attack)


@pytest.mark.logs
def test_a_broken_table_breaks_no_other(tmp_path: Path) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        anyone = {"kind": "anyone"}
        (broken, _), (whole, _) = [await server.set_table(ME, anyone) for _ in range(2)]
        server.tables.store.append(broken, 3, 0, b'{"kind":"nonsense"}').result()
        for live in (broken, whole):
            del server.tables.by_id[live]
        assert (await server.http.get(f"/api/tables/{whole}")).status_code == 200
        assert (await server.http.get(f"/api/tables/{broken}")).status_code == 503
        async with server.visit(broken) as watcher:
            assert await watcher.refusal() == "store-fails"
        server.tables.store.set_status(broken, "open", 1).result()
        assert server.tables.store.due(now()) == []  # it is not tried again and again
        async with server.visit(broken) as watcher:
            assert await watcher.refusal() == "quarantined"

    run(tmp_path, attack)


# --- requests ---------------------------------------------------------------------------------------------------------


async def exchanged(server: Service, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    async with asyncio.timeout(5):
        answer = await reader.read(1 << 16)
    writer.close()
    return answer


def test_every_answer_tells_the_browser_to_be_careful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack(server: Service, id: str, *_: Any) -> None:
        http = server.http
        answers = [
            await http.get("/"),
            await http.get("/t/<script>"),
            await http.post("/verify/plain", content=b"record=<script>"),
            await http.post("/verify/plain", content=b"record=" + b"x" * 400_000),
            await http.get("/api/games"),
            await http.get(f"/api/tables/{id}"),
            await http.get("/api/tables/none"),
            await http.get("/none"),
            await http.get(f"/api/tables/{id}/record"),
            await http.request("TRACE", "/api/games"),
            await http.delete(f"/api/tables/{id}"),
            await http.options("/api/tables"),
            await http.post("/api/tables", content=b"{"),
            await http.post("/api/tables", content=b"x" * 400_000),
            await http.post("/api/tables", json={"setting": {"game": "chess", "seats": [ME, FRIEND]}}),
        ]
        expected = [200, 200, 200, 413, 200, 200, 404, 404, 409, 405, 405, 405, 422, 413, 422]
        assert [answer.status_code for answer in answers] == expected
        for answer in answers:
            kept = {"Cache-Control": answer.headers["Cache-Control"]}  # of pages, see test_pages
            assert all(answer.headers[name] == value for name, value in (HEADERS | kept).items())
            assert kept["Cache-Control"] in ("no-store", "no-cache")
            assert "server" not in answer.headers
            assert re.findall(r"<script(?! type=\"module\" crossorigin src=\"/assets/)", answer.text) == []
        assert "unsafe" not in HEADERS["Content-Security-Policy"]
        assert "*" not in HEADERS["Content-Security-Policy"]

    run(tmp_path, attack)


@pytest.mark.logs
def test_also_when_it_is_our_fault(tmp_path: Path) -> None:
    async def attack(server: Service, *_: Any) -> None:
        server.tables.lobby = None
        answer = await server.http.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "our-fault")
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
        assert "NoneType" not in answer.text

    run(tmp_path, attack)


def test_no_path_leads_out(tmp_path: Path) -> None:
    async def attack(server: Service, *_: Any) -> None:
        for path in (
            "/../../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/api/tables/..%2f..%2f..%2fetc%2fpasswd",
            "/api/tables/../../../etc/passwd",
            "//etc/passwd",
            "/api/tables/%00",
            "/api/tables/'%20OR%201=1--",
            "/static/..%5c..%5ctables.db",
        ):
            answer = await exchanged(server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            assert answer.startswith(b"HTTP/1.1 404 "), path
            assert b"root:" not in answer

    run(tmp_path, attack)


def chunked(length: int) -> bytes:
    return b"%x\r\n" % length + b" " * length + b"\r\n0\r\n\r\n"


@pytest.mark.logs
def test_a_body_has_its_limits_however_it_is_sent(tmp_path: Path) -> None:
    async def attack(server: Service, *_: Any) -> None:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        long = head + b"Transfer-Encoding: chunked\r\n\r\n" + chunked(400_000)
        assert b" 413 " in (await exchanged(server, long))[:20]
        short = head + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n" + chunked(40)
        assert b" 422 " in (await exchanged(server, short))[:20]
        lying = head + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + chunked(400_000)
        assert (await exchanged(server, lying))[9:12] in (b"413", b"400")
        for double in (
            b"Content-Length: 4\r\nContent-Length: 40\r\n",
            b"Content-Length: -4\r\n",
            b"Content-Length: 4, 5\r\n",
        ):
            assert b" 400 " in (await exchanged(server, head + double + b"\r\n{}{}"))[:20]
        smuggled = (
            b"GET /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\nGET /none HTTP/1.1\r\n\r\n"
        )
        assert (await exchanged(server, smuggled)).count(b"HTTP/1.1 ") == 1

    run(tmp_path, attack)


NO_TABLES = [
    b"[" * 200_000,
    b'{"setting":' * 20_000,
    b"9" * 100_000,
    b'{"setting":NaN}',
    b"\xff\xff",
    b'"\\ud800"',
    b'{"setting":{"game":"\\ud800","seats":[{"kind":"me"},{"kind":"friend"}]}}',
    b'{"setting":{"game":"olympus","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"\\ud800":"\\udfff"}}}',
    b'{"setting":{"game":"olympus","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"custom_cards":"[["}}}',
    b'{"setting":{"game":"deukalion","seats":[{"kind":"me"},{"kind":"friend"}],"options":{"map":"\\u0000"}}}',
    b'{"setting":{"game":"olympus","seats":[{"kind":"me"},{"kind":"bot","bot":"search:iterations=99999999"}]}}',
    b'{"setting":{"game":"olympus","seats":[{"kind":"me"},{"kind":"bot","bot":"random\\n"}]}}',
    b"[" * 299_000,
    b"[" + b"[]," * 99_000 + b"1]",
    b'{"setting":' + b"9" * 299_000 + b"}",
    b'{"setting":{"game":"olympus","seats":[' + b'{"kind":"me","a":1},' * 10_000 + b"1]}}",
    b'{"' + b"x" * 290_000 + b'":1}',
]


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    async def attack(server: Service, *_: Any) -> None:
        for body in NO_TABLES:
            answer = await server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 422), body[:80]
            assert set(answer.json()) == {"code", "text", "clause"}
            assert len(answer.text) < 2000

    run(tmp_path, attack)


def test_a_record_that_takes_for_ever_takes_nobody_elses_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack(server: Service, id: str, keys: list[str], me: Visitor, friend: Visitor) -> None:
        server.tables.provers.seconds = 1.0
        other, other_keys = await server.set_table(ME, FRIEND)
        async with server.visit(other, other_keys[0]) as one, server.visit(other, other_keys[1]) as two:
            await server.begin(other, one, two)
            await server.choose(other, 20, one, two)
            await one.ask("resign")
        record = (await server.http.get(f"/api/tables/{other}/record")).text
        head, _, tail = record.partition("secret: ")
        again = [line for line in head.splitlines() if line.startswith(("hera ", "zeus "))][-1]
        endless = head + f"undo 1\n{again}\n" * 15_000 + "secret: " + tail
        proof = asyncio.create_task(server.http.post("/api/verify", json={"record": endless}))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(1):
            await me.ask("ping")
        answer = await proof
        assert (answer.status_code, answer.json()["code"]) in ((422, "too-hard"), (413, "too-big"))
        server.tables.provers.seconds = 20.0  # a new process has to read all the words first
        assert (await server.http.post("/api/verify", json={"record": record})).json()["end"] == "signed"

    run(tmp_path, attack)


# --- limits -----------------------------------------------------------------------------------------------------------


def test_limits_are_on_unless_somebody_lifts_them(tmp_path: Path) -> None:
    assert all(value > 0 for value in vars(BY_DEFAULT).values())

    async def attack() -> None:
        async with service(tmp_path, replace(BY_DEFAULT, requests=0.01, request_burst=50, table_burst=3)) as server:
            answers = [await server.http.post("/api/tables", json=NEW) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429]
            codes = [(await server.http.get("/api/games")).status_code for _ in range(100)]
            assert codes[:30] == [200] * 30
            assert codes.count(429) > 20
            url = server.url(answers[0].json()["table"])
            lines = [await connect(url) for _ in range(50)]
            with pytest.raises(InvalidStatus):
                await connect(url)
            assert all(line.close_code is None for line in lines)

    asyncio.run(attack())


NEW = {"setting": {"game": "olympus", "seats": [ME, FRIEND]}}


def test_a_whole_class_opens_the_page(tmp_path: Path) -> None:
    """Thirty browsers behind one address ask for thirty files each; that takes no request from who plays there."""

    async def attack() -> None:
        async with service(tmp_path, replace(BY_DEFAULT, requests=0.01)) as server:
            codes = [(await server.http.get(f"/assets/none-{n}.js")).status_code for n in range(900)]
            assert set(codes) == {404}
            assert (await server.http.get("/api/games")).status_code == 200
            codes = [(await server.http.get("/icons/none.svg")).status_code for _ in range(1_200)]
            assert codes.count(429) > 50  # but there is an end of it

    asyncio.run(attack())


def test_a_network_is_one_place() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    buckets = Buckets(0.001, 2)
    assert [buckets.take(network_of(f"2001:db8::{n}")) for n in range(4)] == [True, True, False, False]


# --- fuzzing ----------------------------------------------------------------------------------------------------------

FUZZED = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.just([]), st.just({})
)
TYPES = "hello nonce choose undo draw answer resign chat react rotate rematch ping".split()
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "type": st.one_of(st.sampled_from(TYPES), st.sampled_from(TYPES), ODD),
    "id": st.one_of(st.integers(0, 100), st.integers(0, 100), ODD),
    "at": st.one_of(st.integers(0, 60), ODD),
    "choice": st.one_of(
        st.from_regex(r"(LAY|USE|TAKE|DRAW|END_TURN|REMOVE|STRIKE)(\([0-9A-Z*a-z,. -]{0,9}\))?", fullmatch=True), ODD
    ),
    "yes": ODD,
    "text": ODD,
    "reaction": ODD,
    "nonce": st.one_of(st.just("00" * 16), ODD),
    "key": ODD,
}
MESSAGES = st.lists(
    st.one_of(st.fixed_dictionaries({name: FIELDS.pop(name) for name in ("type", "id")}, optional=FIELDS), ODD),
    max_size=12,
)


def test_any_messages_get_one_answer_each(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        setting = {"setting": {"game": "hera-zeus", "seats": [ME, FRIEND]}}

        @settings(FUZZED, max_examples=40)
        @given(MESSAGES, MESSAGES, st.booleans())
        def talk(first: list[Any], second: list[Any], begun: bool) -> None:
            made = server.http.post("/api/tables", json=setting).json()
            keys = [seat["key"] for seat in made["seats"]]
            with connect_at_once(server.url(made["table"])) as one, connect_at_once(server.url(made["table"])) as two:
                for line, key in zip((one, two), keys, strict=True):
                    line.send(json.dumps({"type": "hello", "version": 2, "key": key}))
                    assert json.loads(line.recv(5))["type"] == "welcome"
                start = [{"type": "nonce", "id": 0, "nonce": "11" * 16}] if begun else []
                for line, messages in ((one, start + first), (two, start + second)):
                    for message in messages:
                        line.send(json.dumps(message))
                    answers = 0
                    while answers < len(messages):
                        answer = json.loads(line.recv(5))
                        assert answer["type"] in ("update", "reply", "refused")
                        assert answer.get("code") != "our-fault", messages
                        answers += answer["type"] != "update"

        talk()


def test_any_requests_are_answered(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        url = f"http://127.0.0.1:{server.port}"
        schema = schemathesis.openapi.from_url(f"{url}/openapi.json")

        for result in schema.get_all_operations():
            assert isinstance(result, Ok)

            @FUZZED
            @given(case=result.ok().as_strategy())
            def ask(case: Any) -> None:
                response = case.call(base_url=url, timeout=60)
                assert response.status_code < 500
                assert all(response.headers[name.lower()] == [value] for name, value in HEADERS.items())

            ask()


def test_any_setting_is_a_table_or_a_sentence() -> None:
    """Also with options that were made up: cards, maps, numbers."""
    options = sorted({name for game in GAMES.values() for name in game.options().table})
    hostile = (*CANNOT_BE_READ.values(), SOLDIERS, FULL)

    @FUZZED
    @given(
        st.sampled_from(list(GAMES)),
        st.dictionaries(
            st.sampled_from(options),
            st.one_of(st.text(max_size=60), st.integers(), st.booleans(), st.sampled_from(hostile)),
        ),
    )
    def check(game: str, changes: dict[str, Any]) -> None:
        with suppress(BadInput, ValueError):
            Setting.model_validate({"game": game, "seats": [ME, FRIEND], "options": changes}).check()

    check()
