"""No request and no message holds the loop of the server for more than 50 ms, with the worst inputs that we know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, get_args

import pytest
from fastapi.routing import APIRoute
from starlette.routing import Mount, WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.olympus.hostile_files import CANNOT_BE_READ, DRAWERS, FULL, SOLDIERS
from tests.server.service import routes_of
from tests.server.sitting import Sitting
from tests.server.watchdog import Watched, watched
from theomachy.build import compiled
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.kernel.rng import Rng
from theomachy.kernel.seats import NOBODY
from theomachy.puzzles.puzzle import puzzles
from theomachy.server import protocol
from theomachy.server.sqlite_store import SQLiteStore
from theomachy.server.steady import now
from theomachy.server.store import Entry as Kept
from theomachy.server.store import TableRow
from theomachy.server.table import MOST_ASIDES, Table, key_hash

MOST, TIMES = (0.05, 1.0) if compiled() else (0.5, 0.1)  # seconds; how long the long games are
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}
KEY = "the key of seat number {}"
KEYS = 50  # with which the server has signed, one after the other
NONCES = ["0" * 31 + str(seat) for seat in range(4)]


class Long(Sitting):
    """A table with a long past, which is in the store before the server is."""

    def __init__(self, id: str, *seats: dict[str, str], **more: Any) -> None:
        super().__init__(*seats, table=Table(id, bytes(range(32))), **more)
        for seat in self.table.people:
            self.write({"kind": "rotated", "seat": seat, "hash": key_hash(KEY.format(seat))})

    def play(self, moves: int, seed: int = 1) -> Long:
        rng = Rng(seed)
        for _ in range(int(TIMES * moves)):
            if self.table.to_move() == NOBODY:
                break
            self.choose(rng.below(1000))
        return self

    def change_minds(self, times: int) -> Long:
        """All that may be taken back is, and chosen again."""
        table = self.table
        for number in range(int(TIMES * times)):
            seat = self.choose(number)
            body = table.ask_undo(seat)
            if body["kind"] == "asked":
                self.write(body)
                other = next(other for other in table.people if other != seat)
                body = table.answer(other, table.update_count(other), True)
            self.write(body)
        return self

    def chatter(self, most: int) -> Long:
        for number in range(most):
            self.write(self.table.say(number % 2, f"{number} " + "\U0001f985" * 290))
        return self

    def keep_in(self, store: SQLiteStore) -> None:
        table = self.table
        row = TableRow(table.id, table.setting.game, table.secret, now())
        written = [Kept(applied.entry.seq, applied.entry.at, applied.entry.write()) for applied in table.applied]
        store.create(row, *written).result()


def sat_down(id: str, *seats: dict[str, str], **more: Any) -> Long:
    long = Long(id, *seats, **more)
    long.begin()
    return long


ENDLESS = {"round_limit": 0, "goal_override": 20}
GAMES_BEFORE: dict[str, Callable[[], Long]] = {
    "deukalion": lambda: sat_down("deukalion", ME, *[FRIEND] * 3, game="deukalion", options=ENDLESS).play(2100),
    "undone": lambda: sat_down("undone", ME, FRIEND, game="deukalion", options=ENDLESS).play(1500).change_minds(95),
    "against-bots": lambda: sat_down("against-bots", ME, BOT, BOT, game="deukalion", options=ENDLESS).play(600),
    "own-cards": lambda: sat_down("own-cards", ME, FRIEND, game="olympus", options={"custom_cards": FULL}).play(60),
    "bots-with-own-cards": lambda: sat_down(
        "bots-with-own-cards", ME, BOT, game="olympus", options={"custom_cards": FULL}
    ),
    "draws": lambda: sat_down("draws", ME, FRIEND, game="olympus", options={"custom_cards": DRAWERS}),
    "chats": lambda: sat_down("chats", ME, FRIEND, game="hera-zeus").chatter(MOST_ASIDES - 30),
    "hera-zeus": lambda: sat_down("hera-zeus", ME, FRIEND, game="hera-zeus").play(60),
}


def ended(id: str) -> Long:
    long = sat_down(id, ME, FRIEND, game="deukalion", options=ENDLESS).play(2000)
    long.write(long.table.resign(0))
    return long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("watched")
    store = SQLiteStore(folder)
    for long in (*(make() for make in GAMES_BEFORE.values()), ended("ended"), ended("again")):
        long.keep_in(store)
    for day in range(KEYS):
        store.next_key(day).result()
    store.close()
    with watched(folder) as running:
        yield running


# --- requests ---------------------------------------------------------------------------------------------------------

JSON = {"Content-Type": "application/json"}
IN_ITALIAN = {"Accept-Language": "it" + "-x" * 20_000}


def new_table(game: str, **options: Any) -> bytes:
    return json.dumps({"setting": {"game": game, "seats": [ME, FRIEND], "options": options}}).encode()


NO_JSON: list[bytes] = [
    b"[" * 299_000,
    b'{"a":' * 59_000,
    b'{"setting":' + b"9" * 299_000 + b"}",
    b"[" + b"[]," * 99_000 + b"1]",
    b"[" + b'"",' * 99_000 + b"1]",
    b'{"choices":[' + b"{}," * 99_000 + b"1]}",
    b'{"record":"' + b"\\u0000" * 49_000 + b'"}',
    b'{"x":"' + b'\\"' * 149_000 + b'"}',
    json.dumps({"x" * 290_000: 1}).encode(),
    json.dumps({f"k{number}": 0 for number in range(22_000)}).encode(),
    json.dumps({"setting": {"game": "olympus", "seats": [0] * 90_000}}).encode(),
]
SETTINGS: list[bytes] = [
    *NO_JSON,
    *(new_table("olympus", custom_cards=text) for text in CANNOT_BE_READ.values()),
    new_table("olympus", custom_cards=FULL),
    new_table("olympus", custom_cards=SOLDIERS, effect_limit=1000),
    new_table("olympus", on_play="\x00" * 190_000),
    new_table("olympus", **{"x" * 3_000 + str(number): "y" * 3_000 for number in range(40)}),
    new_table("deukalion", map=packaged_map() + "#" * 15_000),
    new_table("deukalion", map="\n" * 199_000),
    new_table("deukalion", map="x " * 9_900),
]
HEAD = "theomachy record 2\ngame: deukalion\nrules: 1\nedition: standard\n"
RECORDS = [
    HEAD + "seat: a = b\n" * 11_000 + f"nonce: a = {'00' * 16}\n" * 2_000,
    HEAD + "option: a = b\n" * 20_000,
    HEAD + "seat: " + "x" * 290_000,
    "theomachy record 1\n" + "a b\n" * 70_000,
    "\n" * 290_000,
    HEAD + 'option: custom_cards = "' + "\\" * 290_000,
]


def the_record(server: Watched) -> str:
    return server.http.get("/api/tables/ended/record").text


def get(path: str, **headers: str) -> Callable[[Watched], None]:
    def ask(server: Watched) -> None:
        for language in ("en", "de", "it"):
            answer = server.http.get(path, headers={"Accept-Language": language, **headers})
            assert answer.status_code in (200, 404, 409, 422), answer.text
        server.http.get(path, headers={**IN_ITALIAN, **headers})

    return ask


def post(path: str, *bodies: bytes) -> Callable[[Watched], None]:
    def ask(server: Watched) -> None:
        for body in bodies:
            answer = server.http.post(path, content=body, headers=JSON)
            assert answer.status_code in (200, 201, 400, 403, 409, 413, 422), answer.text
            assert len(answer.text) < 2_000 or answer.status_code < 300

    return ask


def with_record(path: str, **more: Any) -> Callable[[Watched], None]:
    def ask(server: Watched) -> None:
        for record in (the_record(server), *RECORDS):
            body = json.dumps({"record": record, **more}).encode()
            post(path, body)(server)
        post(path, *NO_JSON)(server)

    return ask


def plain_form(server: Watched) -> None:
    for body in (b"record=" + b"%41" * 99_000, b"record=" + b"+" * 290_000, b"&" * 290_000, b"record=%f0%9f" * 20_000):
        assert server.http.post("/verify/plain", content=body).status_code == 200
    assert server.http.post("/verify/plain", data={"record": the_record(server)}).status_code == 200


LONGEST_PUZZLE = max(puzzles("deukalion"), key=lambda puzzle: len(puzzle.record)).id
ALL_CHOICES = json.dumps({"choices": ["LAY(" + "9" * 190 + ")"] * 100}).encode()
WANTED = json.dumps({"endpoint": "https://" + "." * 900, "keys": {"p256dh": "=" * 100, "auth": "-" * 30}}).encode()
REQUESTS: dict[str, Callable[[Watched], None]] = {
    "GET /openapi.json": get("/openapi.json"),
    "GET /": get("/"),
    "GET /rules/{game}": get("/rules/" + "x" * 30_000),
    "GET /cards/{game}": get("/cards/" + "x" * 30_000),
    "GET /learn/{game}": get("/learn/olympus"),
    "GET /learn/{game}/{lesson}": get("/learn/olympus/1"),
    "GET /puzzles/{game}": get("/puzzles/" + "x" * 30_000),
    "GET /puzzles/{game}/{puzzle}": get("/puzzles/olympus/" + "x" * 30_000),
    "GET /games": get("/games"),
    "GET /make/{game}": get("/make/" + "x" * 30_000),
    "GET /t/{table}": get("/t/" + "x" * 30_000),
    "GET /replay/{table}": get("/replay/ended"),
    "GET /verify": get("/verify"),
    "GET /verify/plain": get("/verify/plain"),
    "POST /verify/plain": plain_form,
    "MOUNT /assets": get("/assets/" + "../" * 9_000),
    "MOUNT /icons": get("/icons/" + "x/" * 9_000),
    "GET /api/games": get("/api/games"),
    "POST /api/tables": post("/api/tables", *SETTINGS),
    "GET /api/tables": get("/api/tables"),
    "GET /api/tables/{table}": lambda server: look(server),
    "POST /api/tables/{table}/seats": post("/api/tables/chats/seats", *NO_JSON, b"{}", b'{"name":"x"}'),
    "GET /api/tables/{table}/record": get("/api/tables/ended/record", Authorization="Bearer " + "x" * 20_000),
    "POST /api/tables/{table}/hint": lambda server: hint(server),
    "GET /api/games/{game}/cards": get("/api/games/olympus/cards?table=own-cards"),
    "GET /api/games/{game}/map": get("/api/games/deukalion/map?table=deukalion"),
    "POST /api/games/{game}/check": lambda server: check_own(server),
    "GET /api/rules/{game}": get("/api/rules/deukalion"),
    "GET /api/rules/{game}/examples": get("/api/rules/deukalion/examples"),
    "GET /api/gallery/{game}": get("/api/gallery/olympus"),
    "POST /api/replay": with_record("/api/replay", **{"from": 2_000, "count": 50}),
    "POST /api/replay/box": with_record("/api/replay/box"),
    "GET /api/tables/{table}/replay": get("/api/tables/ended/replay?from=2000&count=50"),
    "POST /api/turning-points": with_record("/api/turning-points"),
    "GET /api/tables/{table}/turning-points": get("/api/tables/ended/turning-points"),
    "POST /api/review": with_record("/api/review", **{"from": 2_000}),
    "GET /api/tables/{table}/review": get("/api/tables/ended/review?from=2000"),
    "POST /api/proof": with_record("/api/proof"),
    "POST /api/verify": with_record("/api/verify"),
    "GET /api/keys": get("/api/keys"),
    "GET /api/build": get("/api/build"),
    "GET /worker.js": get("/worker.js"),
    "GET /api/push": get("/api/push"),
    "POST /api/tables/{table}/alerts": post("/api/tables/chats/alerts", *NO_JSON, WANTED),
    "DELETE /api/tables/{table}/alerts": lambda server: unsubscribe(server),
    "GET /api/lessons/{game}": get("/api/lessons/deukalion"),
    "POST /api/lessons/{game}/{number}": post("/api/lessons/olympus/8", ALL_CHOICES, b"{}", *NO_JSON),
    "GET /api/puzzles/{game}": get("/api/puzzles/deukalion"),
    "GET /api/puzzles/{game}/{puzzle}": get(f"/api/puzzles/deukalion/{LONGEST_PUZZLE}"),
    "POST /api/puzzles/{game}/{puzzle}": post(f"/api/puzzles/deukalion/{LONGEST_PUZZLE}", *NO_JSON, b"{}"),
}


def look(server: Watched) -> None:
    for id in GAMES_BEFORE:
        get(f"/api/tables/{id}")(server)


def check_own(server: Watched) -> None:
    post("/api/games/olympus/check", *NO_JSON)(server)
    for text in (*CANNOT_BE_READ.values(), FULL, DRAWERS):
        post("/api/games/olympus/check", json.dumps({"text": text}).encode())(server)
    for text in (packaged_map() + "#" * 15_000, "\n" * 199_000, "x " * 9_900):
        post("/api/games/deukalion/check", json.dumps({"text": text}).encode())(server)


def unsubscribe(server: Watched) -> None:
    for body in (*NO_JSON, b'{"endpoint":"' + b"x" * 900 + b'"}'):
        server.http.request("DELETE", "/api/tables/chats/alerts", content=body, headers=JSON)


def hint(server: Watched) -> None:
    key = {"Authorization": f"Bearer {KEY.format(0)}"}
    while server.http.post("/api/tables/against-bots/hint", headers=key).status_code == 409:
        pass  # the bots are still at it


def routes(app: Any) -> set[str]:
    found = set()
    for route in routes_of(app):
        if isinstance(route, Mount):
            found.add(f"MOUNT {route.path}")
        elif not isinstance(route, WebSocketRoute):
            methods = route.methods if isinstance(route, APIRoute) and route.methods else {"GET"}
            found |= {f"{method} {route.path}" for method in methods - {"HEAD"}}
    return found


def test_every_request_has_its_worst_input(server: Watched) -> None:
    assert routes(server.app) == set(REQUESTS)


@pytest.mark.parametrize("request_named", REQUESTS)
def test_no_request_holds_the_loop(server: Watched, request_named: str) -> None:
    with held(server, request_named):
        REQUESTS[request_named](server)


@contextmanager
def held(server: Watched, what: str) -> Iterator[None]:
    """Not for longer than may be."""
    server.dog.during = what
    yield
    assert server.http.get("/verify/plain").status_code == 200  # what was begun before is over, or in another process
    server.dog.during = f"after {what}"
    hold = server.dog.longest[what]
    assert hold.cpu < MOST, str(hold)


# --- messages ---------------------------------------------------------------------------------------------------------


class Talk:
    """A line to a table; nothing that comes is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.ids = 0
        self.seq = 0
        self.now: dict[str, Any] = {}

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(30))
        self.seq = message.get("seq", self.seq) if message["type"] in ("welcome", "update") else self.seq
        self.now = message.get("now") or self.now
        return message

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self.ids += 1
        self.line.send(json.dumps({"type": type, "id": self.ids, **fields}))
        while (answer := self.hear())["type"] not in ("reply", "refused"):
            pass
        return answer


@contextmanager
def at(server: Watched, table: str, seat: int | None = 0, **hello: Any) -> Iterator[Talk]:
    with connect(server.url(table), max_size=None) as line:
        key = {} if seat is None else {"key": KEY.format(seat)}
        line.send(json.dumps({"type": "hello", "version": 2, **key, **hello}))
        talk = Talk(line)
        assert talk.hear()["type"] == "welcome"
        yield talk


def say_hello(server: Watched) -> None:
    """The whole story in each language, 500 updates at once, and what is no hello."""
    for table in (*GAMES_BEFORE, "ended"):
        for language in ("en", "de", "it"):
            with at(server, table, language=language):
                pass
        with at(server, table, None) as watcher:
            seq = watcher.seq
        with at(server, table, None, since=max(0, seq - 500)) as watcher:
            while watcher.seq < seq:
                watcher.hear()
    unlikely = json.dumps({"type": "hello", "version": 2, "key": "x" * 3_800})
    for text in ("[" * 4_000, '{"a":' * 700, "9" * 4_000, unlikely):
        with connect(server.url("chats")) as line:
            line.send(text)
            with suppress(ConnectionClosed):
                line.recv(30)


def choose(server: Watched) -> None:
    """The longest games, and the longest effects."""
    for table in ("deukalion", "own-cards", "draws", "hera-zeus"):
        seats = 4 if table == "deukalion" else 2
        with at(server, table, 0) as one, at(server, table, 1) as two:
            for number in range(30):
                for talk in (one, two):
                    talk.ask("choose", at=talk.seq, choice="x" * 200)
                    talk.ask("choose", at=talk.seq, choice="LAY(" + "9" * 190 + ")")
                    talk.ask("ping")
                    choices = talk.now["choices"]
                    if choices:
                        plays = [choice for choice in choices if choice["choice"].startswith("PLAY(d")]
                        choice = (plays or choices)[number % len(plays or choices)]["choice"]
                        answer = talk.ask("choose", at=talk.seq, choice=choice)
                        assert seats == 4 or answer["type"] == "reply", answer


def undo(server: Watched) -> None:
    with at(server, "undone", 0) as one, at(server, "undone", 1) as two:
        for number in range(8):
            for talk, other in ((one, two), (two, one)):
                talk.ask("ping")
                if talk.now["choices"]:
                    choices = talk.now["choices"]
                    talk.ask("choose", at=talk.seq, choice=choices[number % len(choices)]["choice"])
                    talk.ask("undo", at=talk.seq)
                    other.ask("ping")
                    if other.now["request"]:
                        other.ask("answer", at=other.now["request"]["seq"], yes=True)


def flood(table: str, type: str, times: int = 40, **fields: Any) -> Callable[[Watched], None]:
    def ask(server: Watched) -> None:
        with at(server, table) as talk:
            for _ in range(times):
                assert talk.ask(type, **fields)["type"] in ("reply", "refused")

    return ask


def give_nonces(server: Watched) -> None:
    """With the longest cards there are: the game begins."""
    made = server.http.post("/api/tables", content=new_table("olympus", custom_cards=FULL), headers=JSON).json()
    keys = [seat["key"] for seat in made["seats"]]
    with at(server, made["table"], None) as _:
        for key, nonce in zip(keys, NONCES, strict=False):
            with at(server, made["table"], None, key=key) as talk:
                talk.ask("nonce", nonce="zz")
                talk.ask("nonce", nonce=nonce)
        for key in keys:
            with at(server, made["table"], None, key=key) as talk:
                talk.ask("nonce", nonce=NONCES[0] * 4)


def rotate(server: Watched) -> None:
    with at(server, "ended", 1) as talk:
        for _ in range(20):
            talk.ask("rotate", key=KEY.format(1).replace(" ", "_") + "_" * 20)


MESSAGES: dict[str, Callable[[Watched], None]] = {
    "hello": say_hello,
    "nonce": give_nonces,
    "choose": choose,
    "undo": undo,
    "draw": flood("deukalion", "draw"),
    "answer": flood("deukalion", "answer", at=1 << 52, yes=True),
    "resign": flood("undone", "resign", 2),
    "chat": flood("deukalion", "chat", text="\U0001f985" * 300),
    "react": flood("deukalion", "react", reaction="bravo"),
    "rotate": rotate,
    "rematch": flood("again", "rematch", 3),
    "ping": flood("deukalion", "ping", 1_000),
}


def test_every_message_has_its_worst_input() -> None:
    commands = get_args(protocol.AnyCommand)
    types = {get_args(model.model_fields["type"].annotation)[0] for model in (protocol.Hello, *commands)}
    assert types == set(MESSAGES)


@pytest.mark.parametrize("type", MESSAGES)
def test_no_message_holds_the_loop(server: Watched, type: str) -> None:
    with held(server, f"message {type}"):
        MESSAGES[type](server)


def test_bots_hold_the_loop_no_longer(server: Watched) -> None:
    for table in ("against-bots", "bots-with-own-cards"):
        with held(server, f"bots of {table}"), at(server, table) as talk:
            for _ in range(5):
                while not talk.now["choices"]:
                    talk.hear()
                answer = talk.ask("choose", at=talk.seq, choice=talk.now["choices"][0]["choice"])
                while talk.seq < answer["seq"]:
                    talk.hear()


def test_what_took_longest(server: Watched, record_testsuite_property: Callable[[str, object], None]) -> None:
    """For who reads: how long each of them held the loop."""
    holds = [hold for hold in server.dog.worst() if not hold.during.startswith(("after", "the start"))]
    assert all(hold.cpu < MOST for hold in holds)
    print()
    for hold in holds:
        print(hold)
        record_testsuite_property(hold.during, f"{1000 * hold.cpu:.1f} ms")
