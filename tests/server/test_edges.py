"""Crowds, silence, floods and proxies: everybody has his share of the server, and a player always gets to his seat."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.bad_input import bad_input, sentence_of
from tests.server.service import FRIEND, GENEROUS, ME, Service, Visitor, service
from tests.server.sitting import BOT, Sitting
from tests.server.test_hostile import frame, raw_socket
from theomachy.kernel.errors import BadInput
from theomachy.server import connection_pool
from theomachy.server.command import connections_for, read_limits
from theomachy.server.limits import Bucket, network_of
from theomachy.server.proxies import Proxies
from theomachy.server.table import MOST_ASIDES, Denied

HOME, ELSEWHERE = "127.0.0.1", "127.0.0.9"
LONG = "/api/rules/olympus"  # some 70 kB
ASK = f"GET {LONG} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
HALF = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"  # answered when the rest is there


def run(attack: Any, folder: Path, limits: Any = GENEROUS, **more: Any) -> None:
    async def attacked() -> None:
        async with service(folder, limits, **more) as server:
            await attack(server)

    asyncio.run(attacked())


async def line_from(server: Service, home: str = HOME, sent: bytes = b"") -> socket.socket:
    """Somebody who reads nothing by himself."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((home, 0))
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    await loop.sock_sendall(line, sent)
    return line


def is_open(line: socket.socket) -> bool:
    """As far as one can tell without reading."""
    look = select.poll()
    look.register(line, select.POLLRDHUP)
    return not look.poll(0)


async def until_left(lines: list[socket.socket]) -> None:
    async with asyncio.timeout(30):
        while any(map(is_open, lines)):
            await asyncio.sleep(0.05)


async def ask(server: Service, home: str = ELSEWHERE, path: str = "/api/games") -> httpx.Response:
    transport = httpx.AsyncHTTPTransport(local_address=home)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{server.port}", timeout=30) as http:
        return await http.get(path)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


@contextmanager
def all_closed(lines: list[socket.socket]) -> Iterator[None]:
    try:
        yield
    finally:
        for line in lines:
            line.close()


# --- answers that nobody reads ----------------------------------------------------------------------------------------


def test_answers_that_nobody_reads_are_dropped(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        lines = [await line_from(server, sent=ASK * 20) for _ in range(5)]
        with all_closed(lines):
            await until_left(lines)

    run(attack, tmp_path, replace(GENEROUS, patience=0.5))


def test_also_those_of_whom_the_server_has_taken_leave(tmp_path: Path) -> None:
    """A connection that is closed waits until the last byte is read, if nobody looks after it."""

    async def attack(server: Service) -> None:
        last = ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        lines = [await line_from(server, sent=ASK * count + last) for count in range(1, 8)]
        with all_closed(lines):
            await until_left(lines)

    run(attack, tmp_path, replace(GENEROUS, patience=0.5))


def test_who_reads_slowly_gets_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.connections.KERNEL_BUFFER", 8_192)  # of which progress is seen by the third

    async def attack(server: Service) -> None:
        loop, count = asyncio.get_running_loop(), 6
        whole = len((await ask(server, path=LONG)).content)
        line = await line_from(server, sent=ASK * count)
        begun, received = loop.time(), b""
        with closing(line):
            async with asyncio.timeout(60):
                while received.count(b"HTTP/1.1 200") < count or not received.endswith(b"}"):
                    fresh = await loop.sock_recv(line, 4_096)
                    assert fresh, "hung up"
                    received += fresh
                    await asyncio.sleep(0.03)
        assert loop.time() - begun > 2.5
        assert len(received) > count * whole

    run(attack, tmp_path, replace(GENEROUS, patience=1.5))


def test_what_waits_to_be_read_is_bounded_by_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Service) -> None:
        lines: list[socket.socket] = []
        with all_closed(lines):
            for _ in range(20):
                lines.append(await line_from(server, sent=ASK * 20))
                await asyncio.sleep(0.05)
            async with asyncio.timeout(10):
                while is_open(lines[0]):
                    await asyncio.sleep(0.05)
            left = [number for number, line in enumerate(lines) if is_open(line)]
            assert 0 < len(left) < 10
            assert left == list(range(20 - len(left), 20))  # who has waited longest goes first
            for home in (HOME, ELSEWHERE):
                assert len((await ask(server, home, LONG)).content) > 60_000

    run(attack, tmp_path, replace(GENEROUS, unread=400_000))
    assert [line.partition(" (")[0] for line in logged(caplog)] == ["Too much waits to be read"]


def test_who_sends_on_after_the_answer_is_not_heard_for_ever(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        line = await line_from(server, sent=b"POST /none HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n")
        with closing(line):
            async with asyncio.timeout(60):
                while is_open(line):
                    with suppress(OSError):
                        line.send(b"x")
                    await asyncio.sleep(0.05)

    run(attack, tmp_path, replace(GENEROUS, patience=0.5))


def test_a_body_in_crumbs_or_an_endless_head_is_refused(tmp_path: Path) -> None:
    """To read a quarter of a megabyte of them at once took a third of a second."""

    async def answered(server: Service, sent: bytes) -> bytes:
        line = await line_from(server, sent=sent)
        with closing(line):
            async with asyncio.timeout(10):
                return await asyncio.get_running_loop().sock_recv(line, 1000)

    async def attack(server: Service) -> None:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
        crumbs = head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 20_000 + b"0\r\n\r\n"
        assert b" 400 " in await answered(server, crumbs)
        assert b" 400 " in await answered(server, head + b"a:1\r\n" * 20_000 + b"\r\n")
        short = head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 900 + b"0\r\n\r\n"
        assert b" 422 " in await answered(server, short)

    run(attack, tmp_path)


def test_nonsense_after_an_answer_is_worth_no_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Service) -> None:
        loop = asyncio.get_running_loop()
        line = await line_from(server, sent=b"POST /none HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        with closing(line):
            assert b" 404 " in await loop.sock_recv(line, 1000)
            await loop.sock_sendall(line, b"nonsense\r\n" * 10)
            await until_left([line])

    run(attack, tmp_path)
    assert logged(caplog) == []


# --- crowds -----------------------------------------------------------------------------------------------------------


def test_silent_connections_keep_nobody_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Service) -> None:
        id, keys = await server.set_table(ME, FRIEND)
        lines = [await line_from(server) for _ in range(100)]
        with all_closed(lines):
            assert (await ask(server, HOME)).status_code == 200
            assert (await ask(server, ELSEWHERE)).status_code == 200
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                await server.choose(id, 2, me, friend)
                assert sum(map(is_open, lines)) <= 24

    run(attack, tmp_path, replace(GENEROUS, connections=20))
    assert [line.partition(" (")[0] for line in logged(caplog)] == ["One address has too many connections"]


def test_a_full_server_says_so_and_recovers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pool, "SECONDS_OF_CALM", 2.0)

    async def attack(server: Service) -> None:
        id, keys = await server.set_table(ME, FRIEND)
        async with server.visit(id, keys[0]) as me:
            lines = [await line_from(server, f"127.0.1.{number}", HALF) for number in range(40)]
            with all_closed(lines):
                await asyncio.sleep(0.2)
                answer = await ask(server)
                assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
                assert int(answer.headers["Retry-After"]) > 0
                assert answer.headers["Connection"] == "close"
                assert (await me.ask("ping"))["type"] == "reply"
            async with asyncio.timeout(10):
                while (await ask(server)).status_code != 200:
                    await asyncio.sleep(0.05)
            async with server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
        async with asyncio.timeout(10):
            while len(logged(caplog)) < 2:
                await asyncio.sleep(0.05)

    run(attack, tmp_path, replace(GENEROUS, all_connections=20))
    begun, over = logged(caplog)
    assert begun.startswith("There is no room for more connections (limit `all_connections`)")
    assert re.search(r"over, after \d+ times", over)


def test_an_address_has_so_many_requests_at_once(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        lines = [await line_from(server, sent=HALF) for _ in range(11)]
        with all_closed(lines):
            await asyncio.sleep(0.2)
            answer = await ask(server, HOME)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-connections")
            assert (await ask(server, ELSEWHERE)).status_code == 200

    run(attack, tmp_path, replace(GENEROUS, connections=10))


def test_few_files_are_enough(tmp_path: Path) -> None:
    """At the limit of the system nothing can be accepted, and asyncio says so with a traceback for each try."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "theomachy", "serve", "--language", "en", "--port", str(port), "--workers", "1"]

    def with_few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 250))

    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)], stderr=subprocess.PIPE, text=True, preexec_fn=with_few_files
    )
    url = f"http://127.0.0.1:{port}/api/games"

    async def attack() -> None:
        async with asyncio.timeout(120):
            async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE)) as http:
                while True:
                    with suppress(httpx.TransportError):
                        assert (await http.get(url)).status_code == 200
                        break
                    await asyncio.sleep(0.1)
            loop, refused = asyncio.get_running_loop(), 0
            lines: list[socket.socket] = []
            with all_closed(lines):
                for number in range(400):
                    line = socket.socket()
                    line.bind((f"127.0.2.{number // 4 + 1}", 0))
                    line.setblocking(False)
                    lines.append(line)
                    with suppress(OSError):
                        await loop.sock_connect(line, ("127.0.0.1", port))
                        await loop.sock_sendall(line, HALF if number % 4 else b"")
                    await asyncio.sleep(0.005)
                await asyncio.sleep(1)
                for line in lines:
                    with suppress(OSError):
                        refused += b" 503 " in line.recv(100)
            assert refused > 0
            async with httpx.AsyncClient() as http:
                while True:
                    with suppress(httpx.TransportError):
                        if (await http.get(url)).status_code == 200:
                            break
                    await asyncio.sleep(0.1)

    try:
        asyncio.run(attack())
    finally:
        server.send_signal(signal.SIGINT)
        printed = server.communicate(timeout=30)[1]
    assert "Traceback" not in printed.partition("KeyboardInterrupt")[0]
    assert [line.partition(" (")[0] for line in printed.splitlines() if "limit" in line] == [
        "There is no room for more connections"
    ]


@pytest.mark.parametrize("files", [128, 256, 1024, 20_000])
def test_there_is_room_for_all_that_come_in_at_once(files: int) -> None:
    most = connections_for(files, 8)
    assert most + 2 * max(4, most // 16) + 3 * max(4, min(128, most // 8)) + 40 < files


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("tables=0.5", 0.5),
        ("tables=3", 3.0),
        ("tables=0", "--limit tables takes a number above 0, such as 10 or 0.5, not “0”."),
        ("tables=-1", "--limit tables takes a number above 0, such as 10 or 0.5, not “-1”."),
        ("tables=inf", "--limit tables takes a number above 0, such as 10 or 0.5, not “inf”."),
        ("all_connections=7", 7),
        ("all_connections=7.5", "--limit all_connections takes a whole number from 1 to 536870912, not “7.5”."),
    ],
)
def test_limits_are_numbers(given: str, found: float | str) -> None:
    if isinstance(found, str):
        with pytest.raises(BadInput) as refusal:
            read_limits([given])
        assert sentence_of(refusal.value) == found
    else:
        assert getattr(read_limits([given]), given.partition("=")[0]) == found


# --- seats and watchers -----------------------------------------------------------------------------------------------


def test_watchers_take_no_place_from_a_seat(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        id, keys = await server.set_table(ME, FRIEND)
        async with server.visit(id), server.visit(id), server.visit(id) as late:
            assert await late.refusal() == "table-full"
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)

    run(attack, tmp_path, replace(GENEROUS, at_table=2))


def test_a_player_gets_in_where_watchers_fill_the_house(tmp_path: Path) -> None:
    async def attack(server: Service, code: str) -> None:
        id, keys = await server.set_table(ME, FRIEND)
        async with AsyncExitStack() as here:
            watchers = [await here.enter_async_context(server.visit(id)) for _ in range(4)]
            late = await here.enter_async_context(server.visit(id))
            assert await late.refusal() == code
            me = await here.enter_async_context(server.visit(id, keys[0]))
            friend = await here.enter_async_context(server.visit(id, keys[1]))
            assert (me.seat, friend.seat) == ("hera", "zeus")
            for watcher in watchers[:2]:  # who came first goes first
                assert await watcher.refusal() == "gave-way"
                assert watcher.socket.close_code == 1008
            await server.begin(id, me, friend)
            assert [watcher.socket.close_code for watcher in watchers[2:]] == [None] * 2

    run(partial(attack, code="too-many-connections"), tmp_path, replace(GENEROUS, connections=4))
    run(partial(attack, code="server-full"), tmp_path / "all", replace(GENEROUS, all_connections=4))


def test_of_too_many_connections_of_a_seat_the_oldest_goes(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        id, keys = await server.set_table(ME, FRIEND)
        async with AsyncExitStack() as here:
            friend = await here.enter_async_context(server.visit(id, keys[1]))
            mine = [await here.enter_async_context(server.visit(id, keys[0])) for _ in range(4)]
            assert await mine[0].refusal() == "at-seat-elsewhere"
            assert [one.socket.close_code for one in mine[1:]] == [None] * 3
            await server.begin(id, mine[-1], friend)

    run(attack, tmp_path, replace(GENEROUS, at_seat=3))


def test_who_asks_too_much_still_gets_to_his_seat(tmp_path: Path) -> None:
    """Behind one address there may be a whole school."""

    async def attack(server: Service) -> None:
        id, keys = await server.set_table(ME, FRIEND)
        while (await server.http.get("/api/games")).status_code == 200:
            pass
        async with server.visit(id, keys[0]) as me:
            assert me.seat == "hera"

    run(attack, tmp_path, replace(GENEROUS, requests=0.01, request_burst=10))


# --- sockets ----------------------------------------------------------------------------------------------------------

EMPTY = {
    "pings": frame(b"", 9),
    "pongs": frame(b"x", 10),
    "empty messages": frame(b""),
    "pieces": b"\x00\x80\x00\x00\x00\x00",
}


@pytest.mark.parametrize("flood", EMPTY)
def test_frames_that_say_nothing_count(tmp_path: Path, flood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handled = 0

    def counted(name: str) -> None:
        handle = getattr(WebSocketsSansIOProtocol, name)

        def count(self: Any, *args: Any) -> None:
            nonlocal handled
            handled += 1
            handle(self, *args)

        monkeypatch.setattr(WebSocketsSansIOProtocol, name, count)

    async def attack(server: Service) -> None:
        id, _ = await server.set_table(ME, FRIEND)
        async with connect(server.url(id)) as line:
            await line.send('{"type":"hello","version":2}')
            assert json.loads(await line.recv())["type"] == "welcome"
            for name in ("handle_ping", "handle_pong", "handle_text", "handle_cont"):
                counted(name)
            begin = b"\x01\x80\x00\x00\x00\x00" if flood == "pieces" else b""
            line.transport.write(begin + EMPTY[flood] * 100_000)
            received = {}
            with suppress(ConnectionClosed):
                async with asyncio.timeout(60):
                    while True:
                        received = json.loads(await line.recv())
            assert received["code"] == "too-many-messages"
            assert line.close_code == 1008
            assert handled <= 50

    run(attack, tmp_path, replace(GENEROUS, messages=10, message_burst=40))


def test_who_asks_for_more_than_a_bucket_holds_gets_nothing() -> None:
    bucket = Bucket(1.0, 50)
    assert not bucket.take(51)
    assert bucket.take(50)


def test_of_an_address_that_says_too_much_only_the_talkative_are_shown_out(tmp_path: Path) -> None:
    """Each of them says no more than one connection may."""

    async def attack(server: Service) -> None:
        table, keys = await server.set_table(ME, FRIEND)
        async with AsyncExitStack() as lines:
            calm = await lines.enter_async_context(server.visit(table, keys[0]))
            far = await lines.enter_async_context(server.visit(table, keys[1], local="127.0.0.9"))
            crowd = [await lines.enter_async_context(server.visit(table)) for _ in range(6)]
            talking = [asyncio.create_task(talk(watcher)) for watcher in (far, *crowd)]
            for _ in range(10):
                assert (await calm.ask("ping"))["type"] == "reply"
                await asyncio.sleep(0.1)
            answers = await asyncio.gather(*talking)
            assert answers[0] == "", "another address says no more than it may"
            assert "too-many-messages" in answers[1:]
            assert (await calm.ask("ping"))["type"] == "reply"

    async def talk(watcher: Visitor) -> str:
        try:
            for _ in range(100):
                answer = await watcher.ask("ping")
                if answer["type"] == "refused":
                    return str(answer["code"])
                await asyncio.sleep(0.002)  # slower than one connection may
        except ConnectionClosed:
            return str(json.loads(watcher.received[-1]).get("code"))
        return ""

    run(attack, tmp_path, replace(GENEROUS, messages=1000, message_burst=40, address_messages=10, address_burst=150))


def test_who_does_not_answer_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.connections.SECONDS_OF_SILENCE", 0.5)

    async def attack(server: Service) -> None:
        id, _ = await server.set_table(ME, FRIEND)
        async with server.visit(id) as watcher:
            dead = await raw_socket(server, id)
            with closing(dead):
                await asyncio.get_running_loop().sock_sendall(dead, frame(b'{"type":"hello","version":2}'))
                await watcher.until_present(2)
                await watcher.until_present(1)
            await asyncio.sleep(1.5)  # silence is no crime: his pings were answered
            assert (await watcher.ask("ping"))["type"] == "reply"

    run(attack, tmp_path)


# --- what is said beside the game -------------------------------------------------------------------------------------


def test_what_one_player_says_takes_nothing_from_the_other() -> None:
    sitting = Sitting().begin()
    table = sitting.table
    for _ in range(MOST_ASIDES // 2):
        sitting.write(table.say(0, "x"))
    for command in (partial(table.say, 0, "x"), partial(table.react, 0, "hmm"), partial(table.offer_draw, 0)):
        with pytest.raises(Denied, match="enough"):
            command()
    with pytest.raises(Denied, match="enough"):
        table.rotate(0, "k" * 32)
    sitting.write(table.say(1, "y"))
    sitting.write(table.offer_draw(1))
    assert sitting.folded_again().asides == table.asides


def test_what_one_player_takes_back_takes_nothing_from_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.table.MOST_UNDONE", 6)
    sitting = Sitting(game="olympus").begin()
    table = sitting.table
    seat = sitting.choose()
    sitting.write(table.ask_undo(seat))
    for _ in range(2):
        assert sitting.choose() == seat
        sitting.write(table.ask_undo(seat))
    sitting.choose()
    with pytest.raises(Denied, match="enough"):
        table.ask_undo(seat)
    while sitting.choose() == seat:
        pass
    table.ask_undo(1 - seat)


def test_who_comes_and_goes_all_the_time_is_away_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.table.MOST_ABSENCES", 3)
    sitting = Sitting(absence={"after": 1, "bot": "random"}).begin()
    table = sitting.table
    for _ in range(2):
        sitting.write(table.leave_to_bot(0))
        back = table.come_back(0)
        assert back is not None
        sitting.write(back)
    sitting.write(table.leave_to_bot(0))
    assert table.come_back(0) is None
    assert table.away_too_often(0)
    assert not table.away_too_often(1)
    assert table.thinks_for(0) == "random"


def test_an_only_player_has_all_there_is() -> None:
    table = Sitting({"kind": "me"}, BOT).table
    assert table._share(200) == 200


# --- proxies ----------------------------------------------------------------------------------------------------------

PROXY = "127.0.0.8"


def seen(peer: str, trusted: tuple[str, ...], *forwarded: str, **more: str) -> tuple[str, str, str]:
    """Who asks, by which scheme, for which host."""
    headers = [(b"host", b"inside"), *((b"x-forwarded-for", value.encode()) for value in forwarded)]
    headers += [(f"x-forwarded-{name}".encode(), value.encode()) for name, value in more.items()]
    scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
    Proxies(trusted).look_behind(scope)
    assert isinstance(scope["headers"], list)
    return scope["client"][0], str(scope["scheme"]), dict(scope["headers"])[b"host"].decode()  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("peer", "trusted", "forwarded", "found"),
    [
        (HOME, (), ["192.0.2.1"], HOME),  # nobody is trusted, not even this machine
        ("192.0.2.9", (HOME,), ["192.0.2.1"], "192.0.2.9"),
        (HOME, (HOME,), [], HOME),
        (HOME, (HOME,), ["192.0.2.1"], "192.0.2.1"),
        (HOME, (HOME,), ["10.9.9.9, 192.0.2.1"], "192.0.2.1"),  # the first was made up by who asks
        (HOME, (HOME,), ["10.9.9.9", "192.0.2.1"], "192.0.2.1"),
        (HOME, (HOME, "10.0.0.0/8"), ["8.8.8.8, 192.0.2.1, 10.1.2.3"], "192.0.2.1"),  # two hops
        (HOME, (HOME, "10.0.0.0/8"), ["10.1.1.1, 10.1.2.3"], "10.1.1.1"),
        (HOME, (HOME,), ["192.0.2.1:4711"], "192.0.2.1"),
        (HOME, (HOME,), ["[2001:db8::7]:443"], "2001:db8::7"),
        (HOME, (HOME,), ["2001:DB8:0::7"], "2001:db8::7"),
        ("::1", ("::1",), ["2001:db8::7"], "2001:db8::7"),
        ("2001:db8::1", ("2001:db8::/64",), ["192.0.2.1"], "192.0.2.1"),
        ("::ffff:127.0.0.1", (HOME,), ["::ffff:192.0.2.1"], "192.0.2.1"),
        (HOME, (HOME,), ["unknown"], HOME),
        (HOME, (HOME,), ["192.0.2.1, junk\x00"], HOME),
        (HOME, (HOME,), [" , ,"], HOME),
        (HOME, (HOME,), ["9" * 5000], HOME),
        ("", (HOME,), ["192.0.2.1"], ""),
    ],
)
def test_only_named_proxies_are_believed(peer: str, trusted: tuple[str, ...], forwarded: list[str], found: str) -> None:
    assert seen(peer, trusted, *forwarded)[0] == found


def test_scheme_and_host_are_those_of_the_page() -> None:
    forwarded = {"proto": "https", "host": "play.example"}
    assert seen(HOME, (HOME,), "192.0.2.1", **forwarded) == ("192.0.2.1", "https", "play.example")
    assert seen(HOME, (), "192.0.2.1", **forwarded) == (HOME, "http", "inside")
    assert seen(HOME, (HOME,), proto="gopher") == (HOME, "http", "inside")


def test_what_is_no_address_is_not_trusted() -> None:
    for text in ("localhost", "*", "", "127.0.0.1/8", "300.1.1.1"):
        with bad_input("--trust takes an address or a network"):
            Proxies([text])


def test_a_mapped_address_is_the_address() -> None:
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("::ffff:192.0.2.2")


def test_nobody_gets_a_new_share_by_a_header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")

    async def answered(server: Service, home: str, forwarded: list[str]) -> list[int]:
        transport, url = httpx.AsyncHTTPTransport(local_address=home), f"http://127.0.0.1:{server.port}/api/games"
        async with httpx.AsyncClient(transport=transport) as http:
            return [(await http.get(url, headers={"X-Forwarded-For": text})).status_code for text in forwarded]

    async def attack(server: Service) -> None:
        many = [f"192.0.2.{number}" for number in range(8)]
        assert await answered(server, HOME, many) == [200] * 5 + [429] * 3
        assert await answered(server, PROXY, many) == [200] * 8
        behind = [f"10.0.0.{number}, 198.51.100.7" for number in range(8)]
        assert await answered(server, PROXY, behind) == [200] * 5 + [429] * 3
        assert await answered(server, PROXY, ["198.51.100.8"]) == [200]

    run(attack, tmp_path, replace(GENEROUS, requests=0.001, request_burst=5), trust=(PROXY,))


def test_who_is_behind_a_proxy_is_counted_alone(tmp_path: Path) -> None:
    """All connections come from the proxy; what one of its guests does takes nothing from the others."""

    async def attack(server: Service) -> None:
        id, keys = await server.set_table(ME, FRIEND)

        def half_from(guest: int) -> bytes:
            return HALF.replace(b"\r\n\r\n{", b"\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n{" % guest)

        lines = [await line_from(server, PROXY, half_from(1)) for _ in range(12)]
        with all_closed(lines):
            await asyncio.sleep(0.2)
            url = f"http://127.0.0.1:{server.port}/api/games"
            async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=PROXY)) as http:
                codes = [
                    (await http.get(url, headers={"X-Forwarded-For": f"192.0.2.{guest}"})).status_code
                    for guest in (1, 2)
                ]
                assert codes == [429, 200]
            headers = {"X-Forwarded-For": "192.0.2.3"}
            async with connect(server.url(id), additional_headers=headers, local_addr=(PROXY, 0)) as line:
                await line.send(json.dumps({"type": "hello", "version": 2, "key": keys[0]}))
                assert json.loads(await line.recv())["type"] == "welcome"

    run(attack, tmp_path, replace(GENEROUS, connections=10), trust=(PROXY,))


def test_a_page_behind_a_proxy_may_connect(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        id, _ = await server.set_table(ME, FRIEND)
        headers = {"Origin": "https://play.example", "X-Forwarded-Host": "play.example", "X-Forwarded-Proto": "https"}
        async with connect(server.url(id), additional_headers=headers, local_addr=(PROXY, 0)):
            pass
        with pytest.raises(InvalidStatus, match="403"):
            await connect(server.url(id), additional_headers=headers, local_addr=(HOME, 0))
        headers["Origin"] = "https://evil.example"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(server.url(id), additional_headers=headers, local_addr=(PROXY, 0))

    run(attack, tmp_path, trust=(PROXY,))


def test_links_are_those_of_the_page(tmp_path: Path) -> None:
    async def attack(server: Service) -> None:
        headers = {"X-Forwarded-Host": "play.example", "X-Forwarded-Proto": "https"}
        path = f"http://127.0.0.1:{server.port}/api/games/"
        for home, link in ((PROXY, "https://play.example/api/games"), (HOME, path.rstrip("/"))):
            async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=home)) as http:
                assert (await http.get(path, headers=headers)).headers["Location"] == link

    run(attack, tmp_path, trust=(PROXY,))
