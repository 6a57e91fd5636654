"""Turn alerts: who is told, when, what, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.push_service import Browser, PushService, push_service
from tests.server.service import FRIEND, GENEROUS, ME, Service, Visitor, service
from theomachy.cli import main
from theomachy.server import alerts
from theomachy.server.push_message import encrypted, from_base64, to_base64
from theomachy.server.push_post import NoPushService, PushPost
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.subscriptions import MOST_OF_A_SEAT

CONTACT = "mailto:host@example.org"
AT_ONCE = replace(GENEROUS, alert_after=1, alert_pause=1)


@pytest.fixture(scope="module")
def pushes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture(autouse=True)
def forgotten(pushes: PushService) -> None:
    pushes.received.clear()
    pushes.answers.clear()


async def subscribe(s: Service, table: str, key: str, endpoint: str, browser: Browser, language: str = "de") -> Any:
    headers = {"Authorization": f"Bearer {key}", "Accept-Language": language}
    return await s.http.post(
        f"/api/tables/{table}/alerts", json={"endpoint": endpoint, "keys": browser.keys()}, headers=headers
    )


async def turn_passes(s: Service, table: str, *players: Visitor) -> None:
    """To the other player."""
    asked = next(player for player in players if player.now["choices"])
    while asked.now["choices"]:
        await s.choose(table, 1, *players)


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """RFC 8291, 5 and appendix A."""
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        from_base64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64("BTBZMqHH6r4Tts7J_aSIgg"),
        from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_base64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_away_is_told_once_that_it_is_his_turn(tmp_path: Path, pushes: PushService) -> None:
    """And the message can be read by his browser only, is signed by the server, and has no key in it."""

    async def run() -> None:
        store = SQLiteStore(tmp_path)
        store.set_push_key(CONTACT).result()
        store.close()
        browser, endpoint = Browser(), pushes.endpoint("zeus")
        async with service(tmp_path, AT_ONCE, post=pushes.post()) as s:
            public = (await s.http.get("/api/push")).json()["key"]
            table, keys = await s.set_table(ME, FRIEND)
            async with s.visit(table, keys[0]) as hera:
                async with s.visit(table, keys[1]) as zeus:
                    await s.begin(table, hera, zeus)
                    assert (await subscribe(s, table, keys[1], endpoint, browser)).status_code == 204
                    if zeus.now["choices"]:
                        await turn_passes(s, table, hera, zeus)
                while hera.now["choices"]:  # while he is away
                    await s.choose(table, 1, hera)
                received = await asyncio.to_thread(pushes.wait_for, 1)
                assert received.path == "/push/zeus"
                assert json.loads(browser.read(received.body)) == {
                    "table": table,
                    "title": "Hera und Zeus",
                    "text": "Du bist am Zug.",
                }
                assert not any(key.encode() in browser.read(received.body) for key in keys)
                claims = received.claims(public)
                assert (claims["aud"], claims["sub"]) == (f"https://localhost:{pushes.port}", CONTACT)
                headers = received.headers
                assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
                assert len(headers["topic"]) <= 32
                await asyncio.sleep(2.5)
                assert len(pushes.received) == 1  # for one turn

                # Who sees it himself is not told; and who has another key now has to ask again.
                async with s.visit(table, keys[1]) as zeus:
                    await s.catch_up(table, hera, zeus)
                    await turn_passes(s, table, hera, zeus)
                    await turn_passes(s, table, hera, zeus)
                    await asyncio.sleep(2.5)
                    assert len(pushes.received) == 1
                    assert (await zeus.ask("rotate"))["type"] == "reply"
                    assert s.tables.store.subscribed(table) == set()

    asyncio.run(run())


def test_an_alert_outlives_the_server_and_ends_where_nobody_subscribes_any_more(
    tmp_path: Path, pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alerts, "MINUTES_BETWEEN_TRIES", 0)

    async def run() -> None:
        store = SQLiteStore(tmp_path)
        store.set_push_key(CONTACT).result()
        store.close()
        browser, later = Browser(), replace(AT_ONCE, alert_after=2)
        async with service(tmp_path, later, post=pushes.post()) as s:
            table, keys = await s.set_table(ME, FRIEND)
            async with s.visit(table, keys[0]) as hera, s.visit(table, keys[1]) as zeus:
                await s.begin(table, hera, zeus)
                players = {hera.seat: keys[0], zeus.seat: keys[1]}
                waits = next(player for player in (hera, zeus) if not player.now["choices"])
                for number in range(MOST_OF_A_SEAT + 2):
                    answer = await subscribe(
                        s, table, players[waits.seat], pushes.endpoint(f"{number}"), browser, language="it"
                    )
                    assert answer.status_code == 204
                await turn_passes(s, table, hera, zeus)
        assert pushes.received == []
        pushes.answers += [503, 410, 404, 302, 201]
        async with service(tmp_path, later, post=pushes.post()) as s:
            await asyncio.to_thread(pushes.wait_for, MOST_OF_A_SEAT + 2)  # two are tried again
            await asyncio.sleep(1.5)
            assert len(pushes.received) == MOST_OF_A_SEAT + 2
            assert {received.path for received in pushes.received} == {
                f"/push/{number}" for number in range(2, MOST_OF_A_SEAT + 2)
            }
            left = s.tables.store.rows("SELECT endpoint FROM subscriptions")
            assert len(left) == MOST_OF_A_SEAT - 2
            assert json.loads(browser.read(pushes.received[0].body))["text"] == "Tocca a te."
            async with s.visit(table, keys[0]) as hera:
                assert (await hera.ask("resign"))["type"] == "reply"
            await asyncio.wrap_future(s.tables.store.unsubscribe("another"))  # after which all before it is done
            assert s.tables.store.subscribed(table) == set()

    asyncio.run(run())


def test_nothing_is_sent_to_an_address_that_is_no_push_service(tmp_path: Path, pushes: PushService) -> None:
    everywhere = PushPost(("localhost", ".localtest", "10.0.0.1", "169.254.169.254", "fcm.googleapis.com"))
    for endpoint in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:0/x",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com/x\r\nHost: y",
        "https://fcm.googleapis.com/" + "x" * 1000,
        "https://a..localtest/x",
        "https://[::1]/x",
        "file:///etc/passwd",
        "https://example.org/x",
    ):
        assert not everywhere.knows(endpoint), endpoint
        with pytest.raises(NoPushService):
            asyncio.run(everywhere.send(endpoint, {}, b""))
    for known in ("https://localhost/x", "https://10.0.0.1/x", "https://169.254.169.254/x"):
        assert everywhere.knows(known)
        with pytest.raises(NoPushService):  # wherever the name leads
            asyncio.run(everywhere.send(known, {}, b""))
    with pytest.raises(ssl.SSLCertVerificationError):  # a certificate that nobody vouches for
        asyncio.run(PushPost(("localhost",), at_home=True).send(pushes.endpoint("x"), {}, b""))
    assert pushes.received == []

    async def run() -> None:
        async with service(tmp_path) as s:
            table, keys = await s.set_table(ME, FRIEND)
            good = "https://updates.push.services.mozilla.com/wpush/v2/x"
            assert (await s.http.get("/api/push")).json() == {"key": ""}
            assert (await subscribe(s, table, keys[0], good, Browser())).json()["code"] == "no-push"
            await asyncio.wrap_future(s.tables.store.set_push_key(CONTACT))
            assert (await subscribe(s, table, "x", good, Browser())).json()["code"] == "wrong-key"
            for endpoint in ("https://localhost/x", "https://127.0.0.1/x", "http://fcm.googleapis.com/x"):
                assert (await subscribe(s, table, keys[0], endpoint, Browser())).json()["code"] == "no-push-service"
            off_the_curve = Browser()
            off_the_curve.public = b"\4" + b"\1" * 64
            assert (await subscribe(s, table, keys[0], good, off_the_curve)).json()["code"] == "bad-push-keys"
            assert (await subscribe(s, table, keys[0], good, Browser())).status_code == 204
            assert s.tables.store.subscribed(table) == {0}
            gone = await s.http.request(
                "DELETE",
                f"/api/tables/{table}/alerts",
                json={"endpoint": good},
                headers={"Authorization": f"Bearer {keys[0]}"},
            )
            assert gone.status_code == 204
            assert s.tables.store.subscribed(table) == set()

    asyncio.run(run())


def test_the_host_switches_alerts_on_and_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    SQLiteStore(tmp_path).close()

    def said(*words: str) -> str:
        with suppress(SystemExit):
            main(["push", *words, "--data", str(tmp_path), "--language", "en"])
        printed = capsys.readouterr()
        return printed.out + printed.err

    assert "sends no turn alerts" in said()
    assert "--contact" in said("new-keys")
    assert "--contact" in said("new-keys", "--contact", "me")
    first = said("new-keys", "--contact", CONTACT)
    assert CONTACT in first
    assert said() == first != said("new-keys", "--contact", CONTACT)
    assert "sends no turn alerts" in said("off")
    assert "new-keys" in said("new-key", "--contact", CONTACT)
