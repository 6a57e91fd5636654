"""Keys, secrets and luck stay where they belong; and a test for each way in which others have leaked."""

from __future__ import annotations

import asyncio
import base64
import hmac
import itertools
import logging
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import FRIEND, ME, routes_of, service
from tests.server.sitting import BOT, Sitting
from tests.server.worlds import pair_of_worlds, sitting_in
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import CHANCE
from theomachy.server.app import make_app
from theomachy.server.render import position, story
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.store import StoreError
from theomachy.server.table import key_hash
from theomachy.server.thinking import chosen
from theomachy.server.workers import Workers
from theomachy.table.wire import pack_options

LAW = "test_secrecy.test_one_hidden_thing_changes_nothing_that_is_sent"
SOCKETS = "test_secrecy.test_nor_does_it_through_a_socket"
CLIENT = ""  # of pages and screens, tested with them

# What leaked elsewhere, and what keeps it from leaking here.
LEAKS = {
    "1 initial state when a client joins": SOCKETS,
    "2 stacks of undo and redo": "test_leaks.test_what_was_taken_back_leaves_nothing_behind",
    "3 seed or state of the generator": "test_leaks.test_no_secret_and_no_key_is_sent_before_the_end",
    "4 predictable seed": "test_leaks.test_every_table_has_a_secret_of_its_own",
    "5 whole objects, hidden only on the screen": LAW,
    "6 text on the page": CLIENT,
    "7 what watchers see": LAW,
    "8 seats are closed, watching is not": "test_leaks.test_a_closed_table_is_closed",
    "9 order in which something is set up": LAW,
    "10 permanent ids of cards": LAW,
    "11 tooltip of a card face down": CLIENT,
    "12 a line of the log": LAW,
    "13 effect sent to the wrong client": SOCKETS,
    "14 saved game or export": "test_leaks.test_the_record_waits_for_the_end",
    "15 one zone was forgotten": LAW,
    "16 panel that keeps an earlier identity": CLIENT,
    "17 undo as a peek": "test_leaks.test_what_is_taken_back_is_drawn_anew",
    "18 another throw by reloading": "test_leaks.test_a_choice_that_could_not_be_kept_is_no_second_throw",
    "19 client without a server reveals": "test_leaks.test_only_the_server_chooses_for_chance",
    "20 what a client sends is believed": "test_leaks.test_nothing_that_a_client_says_is_believed",
    "21 bots see everything": "test_leaks.test_a_bot_knows_its_view_and_nothing_else",
    "22 the next player at the same screen": CLIENT,
    "23 list of moves with hidden ones": "test_leaks.test_there_are_no_other_ways_in",
    "24 revealed too early or never": "test_leaks.test_the_record_waits_for_the_end",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_each_leak_has_its_test(leak: str) -> None:
    module, _, name = LEAKS[leak].partition(".")
    assert LEAKS[leak] == CLIENT or callable(getattr(import_module(f"tests.server.{module}"), name))


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_no_secret_and_no_key_is_sent_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            async with (
                server.visit(id, keys[0]) as me,
                server.visit(id, keys[1]) as friend,
                server.visit(id) as watcher,
            ):
                await server.begin(id, me, friend)
                await server.choose(id, 20, me, friend)  # no game ends so soon
                await server.catch_up(id, watcher)
                seen = [text for visitor in (me, friend, watcher) for text in visitor.received]
                for path in ("/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/record", "/openapi.json"):
                    seen.append((await server.http.get(path)).text)
                table = server.tables.by_id[id].table
                assert table.status == "playing"
                for secret in secrets_of(table, keys):
                    assert not any(secret in text for text in seen)
                await me.ask("resign")
            record = (await server.http.get(f"/api/tables/{id}/record")).text
            assert f"secret: {table.secret.hex()}" in record
            assert not any(key in record or key_hash(key) in record for key in keys)

    asyncio.run(play())


def secrets_of(table: Any, keys: list[str]) -> list[str]:
    found = [*keys, *map(key_hash, keys)]
    for secret in (table.secret, table.match.dealer.key):
        found += [secret.hex(), base64.b64encode(secret).decode().rstrip("="), str(int.from_bytes(secret, "big"))]
    return found


def test_every_table_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            made = [await server.set_table(ME, FRIEND) for _ in range(20)]
            tables = [server.tables.by_id[id].table for id, _ in made]
            assert len({table.secret for table in tables}) == len({table.id for table in tables}) == 20
            assert {len(table.secret) for table in tables} == {32}
            keys = [key for _, keys in made for key in keys]
            assert len(set(keys)) == 40
            assert min(len(base64.urlsafe_b64decode(key)) for key in keys) * 8 >= 128

    asyncio.run(play())


def test_keys_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            async with server.visit(id, keys[0]) as me:
                keys.append((await me.ask("rotate"))["key"])
            return keys

    keys = asyncio.run(play())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for key in keys:
        assert key.encode() not in kept
        assert base64.urlsafe_b64decode(key) not in kept
        assert key_hash(key).encode() in kept


def test_the_log_knows_no_key_and_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def play() -> list[str]:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            async with server.visit(id, keys[0]) as me:
                keys.append((await me.ask("rotate"))["key"])
                await me.ask("nonsense", key=keys[1])
            async with server.visit(id, keys[1], name=keys[1], nonsense=1) as broken:
                assert broken.seat == "watcher"
            async with server.visit(id, "x" * 30):
                pass
            await server.http.get(f"/api/tables/{id}/record", headers={"Authorization": f"Bearer {keys[1]}"})
            server.tables.lobby = None  # a fault
            assert (await server.http.get("/api/tables")).status_code == 500
            return [*keys, *map(key_hash, keys), server.tables.by_id[id].table.secret.hex()]

    with caplog.at_level(logging.DEBUG):
        secrets = asyncio.run(play())
    ours = [
        record for record in caplog.records if not record.name.startswith(("websockets.client", "httpcore", "httpx"))
    ]
    logged = "".join([caplog.handler.format(record) for record in ours] + [*capfd.readouterr()])
    assert "TypeError" in logged
    assert not any(secret in logged for secret in secrets)


# --- keys -------------------------------------------------------------------------------------------------------------


def test_wrong_keys_open_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            _, foreign = await server.set_table(ME, FRIEND)
            for key in (foreign[0], key_hash(keys[0]), keys[0][:-1], keys[0] + "x", keys[0].swapcase(), "\u00e9" * 32):
                async with server.visit(id, key) as stranger:
                    assert await stranger.refusal() == "wrong-key"
            async with server.visit(f"{id}/socket?key={keys[0]}&x=") as stranger:
                assert stranger.seat == "watcher"  # what stands in the address is not read: he watches
                assert (await stranger.ask("resign"))["code"] == "only-watching"

    asyncio.run(play())


def test_a_new_key_ends_all_that_came_with_the_old_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[0]) as thief, server.visit(id) as watcher:
                new = (await me.ask("rotate"))["key"]
                assert await thief.refusal() == "key-rotated"
                assert (await me.ask("chat", text="mine"))["type"] == "reply"
                assert (await watcher.ask("ping"))["type"] == "reply"
                async with server.visit(id, keys[0]) as again:
                    assert await again.refusal() == "wrong-key"
                async with server.visit(id, new) as other:
                    assert other.seat == "hera"

    asyncio.run(play())


def test_all_keys_are_compared_whichever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sitting(ME, FRIEND, FRIEND, FRIEND, game="deukalion").table
    compared: list[str] = []
    honest = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", lambda a, b: compared.append(a) or honest(a, b))  # type: ignore[func-returns-value]
    for seat in table.seats:
        compared.clear()
        assert table.seat_of(f"key {seat}") == seat
        assert len(compared) == 4


# --- closed, and open too early ---------------------------------------------------------------------------------------


def test_a_closed_table_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND, watchers=False)
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                for over in (False, True):
                    async with server.visit(id) as watcher:
                        assert await watcher.refusal() == "no-watchers"
                    assert (await server.http.get(f"/api/tables/{id}/record")).status_code == 403
                    known = await server.http.get(f"/api/tables/{id}/record", headers=bearer(keys[1]))
                    assert known.status_code == (200 if over else 409)
                    assert "view" not in (await server.http.get(f"/api/tables/{id}")).text
                    if not over:
                        await me.ask("resign")

    asyncio.run(play())


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def test_the_record_waits_for_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            for expected in (409, 409):
                answer = await server.http.get(f"/api/tables/{id}/record", headers=bearer(keys[0]))
                assert answer.status_code == expected
                assert answer.json()["code"] == "not-over"
                async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                    if not me.now.get("view"):
                        await server.begin(id, me, friend)
            async with server.visit(id, keys[1]) as friend, server.visit(id) as watcher:
                await friend.ask("resign")
                await watcher.until("over")
            answer = await server.http.get(f"/api/tables/{id}/record")
            assert answer.status_code == 200
            assert (await server.http.post("/api/verify", json={"record": answer.text})).json()["end"] == "signed"

    asyncio.run(play())


def test_there_are_no_other_ways_in(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path)
    app = make_app(store, Workers(1))
    assert {route.path for route in routes_of(app)} == {
        "/",
        "/t/{table}",
        "/games",
        "/cards/{game}",
        "/make/{game}",
        "/rules/{game}",
        "/learn/{game}",
        "/learn/{game}/{lesson}",
        "/puzzles/{game}",
        "/puzzles/{game}/{puzzle}",
        "/replay/{table}",
        "/verify",
        "/verify/plain",
        "/assets",
        "/icons",
        "/worker.js",
        "/openapi.json",
        "/api/games",
        "/api/games/{game}/cards",
        "/api/games/{game}/map",
        "/api/games/{game}/check",
        "/api/rules/{game}",
        "/api/rules/{game}/examples",
        "/api/gallery/{game}",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/record",
        "/api/tables/{table}/socket",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/turning-points",
        "/api/tables/{table}/review",
        "/api/tables/{table}/hint",
        "/api/tables/{table}/alerts",
        "/api/replay",
        "/api/replay/box",
        "/api/turning-points",
        "/api/review",
        "/api/push",
        "/api/lessons/{game}",
        "/api/lessons/{game}/{number}",
        "/api/puzzles/{game}",
        "/api/puzzles/{game}/{puzzle}",
        "/api/proof",
        "/api/verify",
        "/api/keys",
        "/api/build",
    }
    store.close()


# --- luck -------------------------------------------------------------------------------------------------------------


def drawn_at(sitting: Sitting) -> int:
    """Plays until chance has answered a choice; says whose."""
    table, rng = sitting.table, Rng(5)
    while True:
        seat = sitting.choose(rng.below(1000))
        assert table.match is not None
        if table.match.choices[-1][0] == CHANCE:
            return seat


def test_what_is_taken_back_is_drawn_anew() -> None:
    sitting = Sitting(game="olympus").begin()
    table, seat = sitting.table, drawn_at(sitting)
    assert table.match is not None
    dealer = table.match.dealer
    assert not table.can_undo(seat)
    assert table.ask_undo(seat)["kind"] == "asked"
    drawn = dealer.drawn  # type: ignore[union-attr]
    sitting.write(table.ask_undo(seat))
    sitting.write(table.answer(1 - seat, table.update_count(1 - seat), True))
    sitting.choose()
    assert dealer.drawn >= drawn  # type: ignore[union-attr]
    assert [line for line in table.match.record().choices if line[0] == "undo"]


def test_who_is_away_does_not_agree() -> None:
    sitting = Sitting(ME, FRIEND, game="olympus", absence={"after": 60, "bot": "random"}).begin()
    table, seat = sitting.table, drawn_at(sitting)
    sitting.write(table.leave_to_bot(1 - seat))
    assert table.ask_undo(seat)["kind"] == "asked"


def test_what_was_taken_back_leaves_nothing_behind() -> None:
    sitting = Sitting(ME, BOT, game="hera-zeus").begin()
    table, rng = sitting.table, Rng(3)
    undone = 0
    while undone < 5 and table.to_move() >= 0:
        before = [(position(table, seat, "en"), story(table, seat, "en")) for seat in table.audience]
        seat = sitting.choose(rng.below(1000))
        if table.can_undo(seat):
            sitting.write(table.ask_undo(seat))
            assert [(position(table, seat, "en"), story(table, seat, "en")) for seat in table.audience] == before
            undone += 1
            sitting.choose(rng.below(1000))
    assert undone == 5


def test_a_choice_that_could_not_be_kept_is_no_second_throw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND, game="deukalion")
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                table = server.tables.by_id[id].table
                for number in range(60):
                    asked = (me, friend)[table.to_move()]
                    drawn, count = table.match.dealer.drawn, len(asked.updates)
                    with monkeypatch.context() as broken:
                        broken.setattr(server.tables.store, "append", full)
                        refused = await asked.choose(number)
                    assert refused["code"] == "store-fails"
                    assert str(tmp_path) not in refused["text"]
                    assert (len(asked.updates), table.match.dealer.drawn) == (count, drawn)
                    assert (await asked.choose(number))["type"] == "reply"
                    await server.catch_up(id, me, friend)

    asyncio.run(play())
    assert "there is no space left" in caplog.text


def full(*_: object) -> None:
    raise StoreError("store-full", file="/somewhere/tables.db")


def test_only_the_server_chooses_for_chance(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                for outcome in ("{5}", "{C}", "{hera}"):
                    for visitor in (me, friend):
                        assert (await visitor.ask("choose", at=visitor.seq, choice=outcome))["type"] == "refused"

    asyncio.run(play())


def test_nothing_that_a_client_says_is_believed(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND)
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                asked, other = (me, friend) if me.now["choices"] else (friend, me)
                choice, seq = asked.now["choices"][0]["choice"], asked.seq
                for fields in ({"seat": asked.seat}, {"card": "god"}, {"view": asked.now["view"]}, {"key": keys[0]}):
                    assert (await asked.ask("choose", at=seq, choice=choice, **fields))["code"] == "bad-message"
                assert (await other.ask("choose", at=other.seq, choice=choice))["code"] == "not-your-turn"
                held = {offered["choice"] for offered in asked.now["choices"]}
                for card in "5 7 god X P".split():
                    if f"LAY({card})" not in held:
                        refused = await asked.ask("choose", at=seq, choice=f"LAY({card})")
                        assert refused["type"] == "refused"
                assert server.tables.by_id[id].table.match.choices[-1][0] == CHANCE  # nothing was chosen by anybody

    asyncio.run(play())


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hera-zeus", "olympus", "deukalion"])
@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=8"])
def test_a_bot_knows_its_view_and_nothing_else(game: str, bot: str) -> None:
    """In two worlds that look the same to it, with the same seed, it chooses the same."""
    asked = 0
    for seed in range(20, 40):
        pair = pair_of_worlds(game, 2, 0, seed)
        sittings = [sitting_in(pair, number) for number in (0, 1)]
        ends = [(one, other) for one, other in pair.meetings if pair.moves[0][:one] != pair.moves[1][:other]][:3]
        for end in ends:
            requests: list[Any] = []
            for sitting, moves, upto in zip(sittings, pair.moves, end, strict=True):
                table = sitting.table
                assert table.match is not None
                for seat, action in moves[len(table.match.choices) : upto]:
                    if seat != CHANCE:
                        choice = table.match.notation.write_action(action)
                        sitting.write(table.choose(seat, table.update_count(seat), choice))
                requests.append((game, pack_options(table.options), bot, seed, *table.sight(0)))
            if requests[0][4]["legal"]:
                assert chosen(*requests[0]) == chosen(*requests[1])
                asked += 1
        if asked >= 3:
            return
    assert asked


def test_a_bot_is_asked_with_its_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            id, (mine,) = await server.set_table(ME, {"kind": "bot", "bot": "greedy"})
            asked: list[tuple[Any, ...]] = []
            table = server.tables.by_id[id].table

            async def choose(*request: Any) -> int:
                asked.append(request)
                view = table.view(1)
                assert request[4:6] == table.sight(1)
                return int(view.legal[0])

            monkeypatch.setattr(server.tables.quick, "choose", choose)
            async with server.visit(id, mine) as me:
                await me.give_nonce()
                await me.play(itertools.count(), 30)
            assert len(asked) > 3
            assert {(game, spec) for game, _, spec, *_ in asked} == {("hera-zeus", "greedy")}

    asyncio.run(play())


def test_a_thinking_bot_delays_no_other_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            slow, (mine,) = await server.set_table(ME, {"kind": "bot", "bot": "search:seconds=9.9"}, game="olympus")
            id, keys = await server.set_table(ME, FRIEND)
            async with server.visit(slow, mine) as me:
                await me.give_nonce()
                await me.until("playing")
                while me.now["choices"]:
                    await me.choose(0)
                    await server.catch_up(slow, me)
                thinking = server.tables.by_id[slow].thinking
                async with server.visit(id, keys[0]) as one, server.visit(id, keys[1]) as other, asyncio.timeout(5):
                    await server.begin(id, one, other)
                    await server.choose(id, 20, one, other)
                assert not thinking.done()

    asyncio.run(play())


def test_nothing_is_said_about_where_the_server_keeps_things(tmp_path: Path) -> None:
    async def play() -> None:
        async with service(tmp_path) as server:
            server.tables.store.close()
            answer = await server.http.post("/api/tables", json={"setting": {"game": "olympus", "seats": [ME, FRIEND]}})
            assert (answer.status_code, answer.json()["code"]) == (503, "store-fails")
            assert not re.search(r"tables\.db|/", answer.json()["text"])

    asyncio.run(play())
