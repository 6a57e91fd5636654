"""The server as an ASGI application: tables over HTTP, play through sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, cast
from urllib.parse import urlsplit

from fastapi import FastAPI, Header, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput, Wording
from theomachy.kernel.options import Range, Text, Values
from theomachy.server import pages
from theomachy.server.answers import GameInfo, Hint, Level, Lobby, OptionInfo
from theomachy.server.clock import Model
from theomachy.server.guard import Guard, PlainRoute, address, denied, unless_gone
from theomachy.server.lessons import titles
from theomachy.server.library import add_library
from theomachy.server.limits import BY_DEFAULT, Buckets, Limits, network_of
from theomachy.server.live_tables import LiveTables
from theomachy.server.mistakes import first_mistake
from theomachy.server.render import hint_of, offer, refusal
from theomachy.server.rules_page import rules_info
from theomachy.server.setting import LEVELS, Name, Setting
from theomachy.server.socket import TableSocket
from theomachy.server.store import Place, Store
from theomachy.server.table import Denied, key_in
from theomachy.server.workers import Workers
from theomachy.table.messages import Offer
from theomachy.words import LANGUAGES, house_words, language_of, rules_page, words

PLACE = r"^[0-9]{1,16}\.[A-Za-z0-9_-]{1,40}$"  # in the lobby, as `more` tells it


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


def make_app(store: Store, workers: Workers, limits: Limits = BY_DEFAULT, origins: tuple[str, ...] = ()) -> FastAPI:
    tables = LiveTables(store, workers, limits.pace / 1000)
    new_tables = Buckets(limits.tables, limits.table_burst)
    requests = Buckets(limits.requests, limits.request_burst)
    sockets = Buckets(limits.requests, limits.request_burst)  # who asks too much still gets to his seat

    def may_set(home: str, weight: int) -> bool:
        """One more table, from there; what weighs most takes all."""
        return new_tables.take(home, min(weight, limits.table_burst))

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(read_words)
        await asyncio.to_thread(app.openapi)  # is kept
        await tables.open()
        yield
        await tables.close()

    app = FastAPI(title="Theomachy", version="1", lifespan=running, docs_url=None, redoc_url=None)
    app.router.route_class = PlainRoute
    app.state.tables = tables
    app.add_middleware(Guard, limits=limits, requests=requests)

    @app.exception_handler(Denied)
    async def on_denied(request: Request, error: Denied) -> JSONResponse:
        return denied(request, error)

    @app.exception_handler(BadInput)
    async def on_bad_input(request: Request, error: BadInput) -> JSONResponse:
        return denied(request, error)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return denied(request, Denied("bad-message", why=first_mistake(error)))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Denied):  # while the body was read
            return denied(request, error.__cause__)
        language = language_of(request.headers.get("accept-language"))
        if error.status_code == HTTPStatus.NOT_FOUND and pages.wanted(request):
            return pages.client(pages.welcome(language), HTTPStatus.NOT_FOUND)
        text = house_words(language).say_error(Wording("http", status=error.status_code))
        code = {"code": f"http-{error.status_code}", "text": text, "clause": ""}
        return JSONResponse(code, error.status_code, dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def on_fault(request: Request, error: Exception) -> JSONResponse:
        return denied(request, error)

    # --- pages --------------------------------------------------------------------------------------------------------

    @app.get("/", include_in_schema=False)
    @app.get("/rules/{game}", include_in_schema=False)
    @app.get("/learn/{game}", include_in_schema=False)
    @app.get("/learn/{game}/{lesson}", include_in_schema=False)
    async def front(accept_language: Annotated[str | None, Header()] = None) -> Response:
        return pages.client(pages.welcome(language_of(accept_language)))

    @app.get("/t/{table}", include_in_schema=False)
    @app.get("/replay/{table}", include_in_schema=False)
    async def come_to_table(accept_language: Annotated[str | None, Header()] = None) -> Response:
        return pages.client(pages.at_table(language_of(accept_language)))

    @app.get("/verify", include_in_schema=False)
    async def verify_here(accept_language: Annotated[str | None, Header()] = None) -> Response:
        return pages.client(pages.verify(language_of(accept_language), await tables.keys.infos()))

    @app.get("/verify/plain", response_class=HTMLResponse, include_in_schema=False)
    async def ask_for_record(accept_language: Annotated[str | None, Header()] = None) -> str:
        return pages.verify(language_of(accept_language), await tables.keys.infos())

    @app.post("/verify/plain", response_class=HTMLResponse, include_in_schema=False)
    async def check_record(request: Request, accept_language: Annotated[str | None, Header()] = None) -> str:
        language = language_of(accept_language)
        form = (await request.body()).decode(errors="replace")
        record = await asyncio.to_thread(pages.record_in, form)  # a hundred thousand signs of percent take their time
        try:
            sentence = (await unless_gone(request, tables.verify(record, language)))["text"]
        except (BadInput, Denied) as error:
            sentence = refusal(None, error, language)["text"]
        return pages.verify(language, await tables.keys.infos(), sentence)

    app.mount("/assets", pages.files("assets", pages.FOREVER))
    app.mount("/icons", pages.files("icons", pages.FOR_A_DAY))

    # --- requests -----------------------------------------------------------------------------------------------------

    @app.get("/api/games")
    async def games(accept_language: Annotated[str | None, Header()] = None) -> list[GameInfo]:
        """What can be played, and how."""
        language = language_of(accept_language)
        return [game_info(key, language) for key in GAMES]

    @app.post("/api/tables", status_code=201)
    async def set_table(
        new: NewTable, request: Request, accept_language: Annotated[str | None, Header()] = None
    ) -> Made:
        if not may_set(network_of(address(request.scope)), new.setting.weight()):
            raise Denied("too-many-tables")
        made = tables.create(new.setting, new.name, language_of(accept_language))
        live_table, keys = await unless_gone(request, made)
        return Made(table=live_table.table.id, seats=[Seat(seat=seat, key=key) for seat, key in keys.items()])

    @app.get("/api/tables", response_model=Lobby)
    async def lobby(before: Annotated[str | None, Query(pattern=PLACE)] = None) -> Response:
        """Tables that want company, the newest first."""
        created, _, id = (before or "").partition(".")
        page, last = tables.lobby(Place(int(created), id) if before else None)
        more = f"{last.created}.{last.id}" if last else ""
        return Response(f'{{"tables":[{",".join(page)}],"more":"{more}"}}', media_type="application/json")

    @app.get("/api/tables/{table}")
    async def look(table: str) -> Offer:
        """What everybody may know without sitting down or watching."""
        return offer((await tables.get(table)).table)

    @app.post("/api/tables/{table}/seats", status_code=201)
    async def sit(table: str, sitting: Sitting) -> Seat:
        seat, key = await tables.sit_down(await tables.get(table), sitting.name)
        return Seat(seat=seat, key=key)

    @app.get("/api/tables/{table}/record", response_class=PlainTextResponse)
    async def record(table: str, authorization: Annotated[str | None, Header()] = None) -> str:
        """The whole game, signed, once it is over; of a table that is closed to watchers, for those who sat there."""
        return await tables.keys.signed((await tables.get(table)).table.record_for(authorization).write())

    @app.post("/api/tables/{table}/hint")
    async def hint(
        table: str,
        request: Request,
        authorization: Annotated[str | None, Header()] = None,
        accept_language: Annotated[str | None, Header()] = None,
    ) -> Hint:
        """What a strong bot would choose; for who plays against bots alone."""
        live_table = await tables.get(table)
        seat = live_table.table.seat_of(key_in(authorization))
        action = await unless_gone(request, live_table.hint(seat))
        return hint_of(live_table.table, seat, action, language_of(accept_language))

    add_library(app, tables)

    @app.websocket("/api/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        if not may_connect(socket.headers.get("origin"), socket.headers.get("host"), origins):
            await socket.send_denial_response(denied(socket, Denied("foreign-page")))
            return
        if not sockets.take(network_of(address(socket.scope))):
            await socket.send_denial_response(denied(socket, Denied("too-many-requests")))
            return
        await TableSocket(socket, tables, limits, partial(may_set, network_of(address(socket.scope)))).serve(table)

    return app


def read_words() -> None:
    """All languages, before anybody asks: that takes a moment, and no table shall wait for it."""
    for language in LANGUAGES:
        for key in GAMES:
            game_info(key, language)


def read_pages() -> None:
    """As much again, of what only who reads waits for."""
    for language in LANGUAGES:
        for key in GAMES:
            rules_info(key, language)
            titles(key, language)


def may_connect(origin: str | None, host: str | None, origins: tuple[str, ...]) -> bool:
    """Pages of other sites may not; who is no browser says no origin."""
    try:
        return origin is None or origin in origins or urlsplit(origin).netloc == host
    except ValueError:
        return False


def game_info(key: str, language: str) -> GameInfo:
    game, w = GAMES[key], words(language, key)
    plain = game.options()
    levels: list[Level] = [{"level": level, "bot": bot} for level, bot in LEVELS.items()]
    return {
        "game": key,
        "name": rules_page(key, language).title,
        "editions": list(game.editions),
        "players": list(game.players),
        "sides": [{"side": name, "name": w.side(seat)} for seat, name in enumerate(game.seat_names)],
        "levels": levels,
        "options": {
            name: cast(OptionInfo, {**allowed(values), "default": plain.values[name], "clause": clause})
            for name, (values, clause) in plain.table.items()
        },
    }


def allowed(values: Values) -> dict[str, Any]:
    """One of some values, a whole number, or a text."""
    if isinstance(values, Range):
        return {"least": values.low, "most": values.high}
    return {} if isinstance(values, Text) else {"values": values}
