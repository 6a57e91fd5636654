"""The server as an ASGI application: tables over HTTP, play through sockets."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Header, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from pydantic import Field

from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput
from theomachy.kernel.options import Text
from theomachy.kernel.records import read_record
from theomachy.proof import proof
from theomachy.server import pages
from theomachy.server.clock import Model
from theomachy.server.hall import Hall
from theomachy.server.limits import BY_DEFAULT, Buckets, Limits
from theomachy.server.render import refusal, told_of
from theomachy.server.setting import Name, Setting
from theomachy.server.socket import POLICY, Connection
from theomachy.server.store import Store, StoreError
from theomachy.server.table import OVER, Denied
from theomachy.server.workers import Workers
from theomachy.table.said import Offer
from theomachy.words import house_words, language_of, words

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


class NewTable(Model):
    setting: Setting
    name: Name = "guest"


class Seat(Model):
    seat: int
    key: str


class Made(Model):
    """The table, and the keys of the seats that its maker may give away; his own is the first of kind `me`."""

    table: str
    seats: list[Seat]


class Sitting(Model):
    name: Name | None = None


class Written(Model):
    record: str = Field(max_length=2_000_000)


def make_app(store: Store, workers: Workers, limits: Limits = BY_DEFAULT, origins: tuple[str, ...] = ()) -> FastAPI:
    hall = Hall(store, workers)
    tables = Buckets(limits.tables, limits.table_burst)
    connected: Counter[str] = Counter()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = FastAPI(title="Theomachy", version="1", lifespan=running, docs_url=None, redoc_url=None)
    app.state.hall = hall

    # --- what holds for every request ---------------------------------------------------------------------------------

    @app.middleware("http")
    async def guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        length = request.headers.get("content-length", "0")
        if request.method == "POST" and (not length.isdecimal() or int(length) > limits.body):
            response: Response = denied(request, Denied("too-big", most=limits.body), 413)
        elif request.method == "POST" and "content-length" not in request.headers:
            response = denied(request, Denied("no-length"), 411)
        else:
            response = await answer(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    def denied(request: Request, error: Exception, status: int) -> JSONResponse:
        language = language_of(request.headers.get("accept-language"))
        return JSONResponse(refusal(None, error, language), status)

    @app.exception_handler(Denied)
    async def on_denied(request: Request, error: Denied) -> JSONResponse:
        return denied(request, error, STATUS.get(error.code, 409))

    @app.exception_handler(BadInput)
    async def on_bad_input(request: Request, error: BadInput) -> JSONResponse:
        return denied(request, error, 503 if isinstance(error, StoreError) else 422)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        mistake = error.errors()[0]
        where = ".".join(str(part) for part in mistake["loc"])
        return denied(request, Denied("bad-message", why=f"{where}: {mistake['msg']}"), 422)

    @app.exception_handler(Exception)
    async def on_fault(request: Request, error: Exception) -> JSONResponse:
        return denied(request, error, 500)

    # --- pages --------------------------------------------------------------------------------------------------------

    @app.get("/", response_class=HTMLResponse, include_in_schema=False)
    async def front(accept_language: Annotated[str | None, Header()] = None) -> str:
        return pages.welcome(language_of(accept_language))

    @app.get("/t/{table}", response_class=HTMLResponse, include_in_schema=False)
    async def come_to_table(table: str, accept_language: Annotated[str | None, Header()] = None) -> str:
        return pages.at_table(language_of(accept_language))

    @app.get("/verify", response_class=HTMLResponse, include_in_schema=False)
    async def ask_for_record(accept_language: Annotated[str | None, Header()] = None) -> str:
        return pages.verify(language_of(accept_language))

    @app.post("/verify", response_class=HTMLResponse, include_in_schema=False)
    async def check_record(request: Request, accept_language: Annotated[str | None, Header()] = None) -> str:
        form = (await request.body()).decode(errors="replace")
        return await asyncio.to_thread(pages.verify, language_of(accept_language), form)

    # --- requests -----------------------------------------------------------------------------------------------------

    @app.get("/api/games")
    async def games(accept_language: Annotated[str | None, Header()] = None) -> list[dict[str, Any]]:
        """What can be played, and how."""
        language = language_of(accept_language)
        return [game_told(key, language) for key in GAMES]

    @app.post("/api/tables", status_code=201)
    async def set_table(new: NewTable, request: Request) -> Made:
        if not tables.take(address(request)):
            raise Denied("too-many-tables")
        desk, keys = await hall.create(new.setting, new.name)
        return Made(table=desk.table.id, seats=[Seat(seat=seat, key=key) for seat, key in keys.items()])

    @app.get("/api/tables")
    async def lobby() -> list[Offer]:
        """Tables that want company."""
        return await hall.lobby()

    @app.get("/api/tables/{table}")
    async def look(table: str) -> Offer:
        """What everybody may know without sitting down or watching."""
        return told_of((await hall.desk(table)).table)

    @app.post("/api/tables/{table}/seats", status_code=201)
    async def sit(table: str, sitting: Sitting) -> Seat:
        seat, key = await hall.sit_down(await hall.desk(table), sitting.name)
        return Seat(seat=seat, key=key)

    @app.get("/api/tables/{table}/record", response_class=PlainTextResponse)
    async def record(table: str) -> str:
        """The whole game, once it is over."""
        desk = await hall.desk(table)
        if desk.table.status != OVER:
            raise Denied("not-over")
        return desk.table.record().write()

    @app.post("/api/verify")
    async def check(written: Written, accept_language: Annotated[str | None, Header()] = None) -> dict[str, Any]:
        """Do all outcomes of a record follow from the dealer's secret and the nonces?"""
        language = language_of(accept_language)
        name = house_words(language).say("page-record")
        proved, sentence = await asyncio.to_thread(proof, read_record(written.record), name, language)
        return {"proved": proved, "text": sentence}

    @app.websocket("/api/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        origin, host = socket.headers.get("origin"), socket.headers.get("host")
        if origin is not None and urlsplit(origin).netloc != host and origin not in origins:
            await socket.close(POLICY)
            return
        who = address(socket)
        if connected[who] >= limits.connections:
            await socket.close(POLICY)
            return
        connected[who] += 1
        try:
            await Connection(socket, hall, limits).serve(table)
        finally:
            connected[who] -= 1
            if connected[who] <= 0:
                del connected[who]

    return app


STATUS = {"no-such-table": 404, "too-many-tables": 429, "wrong-key": 403}


def address(request: Request | WebSocket) -> str:
    return request.client.host if request.client else ""


def game_told(key: str, language: str) -> dict[str, Any]:
    game, w = GAMES[key], words(language, key)
    plain = game.options()
    options = {
        name: {"values": None if isinstance(values, Text) else values, "default": plain.values[name], "clause": clause}
        for name, (values, clause) in plain.table.items()
    }
    sides = [{"side": name, "name": w.side(seat)} for seat, name in enumerate(game.seat_names)]
    return {
        "game": key,
        "editions": list(game.editions),
        "players": list(game.players),
        "sides": sides,
        "options": options,
    }
