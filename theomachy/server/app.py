"""The server as an ASGI application: tables over HTTP, play through sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from theomachy.games import GAMES
from theomachy.kernel.errors import BadInput, Wording
from theomachy.server import pages
from theomachy.server.game_info import game_info
from theomachy.server.guard import Guard, denied
from theomachy.server.lessons import titles
from theomachy.server.limits import BY_DEFAULT, Buckets, Limits
from theomachy.server.live_tables import LiveTables
from theomachy.server.mistakes import first_mistake
from theomachy.server.protocol import VERSION
from theomachy.server.push_post import PushPost
from theomachy.server.routes.alerts import alert_routes
from theomachy.server.routes.library import library_routes
from theomachy.server.routes.pages import page_routes
from theomachy.server.routes.tables import socket_route, table_routes
from theomachy.server.rules_page import rules_info
from theomachy.server.store import Store
from theomachy.server.table import Denied
from theomachy.server.workers import Workers
from theomachy.words import LANGUAGES, house_words, language_of


def make_app(
    store: Store,
    workers: Workers,
    limits: Limits = BY_DEFAULT,
    origins: tuple[str, ...] = (),
    post: PushPost | None = None,
) -> FastAPI:
    tables = LiveTables(store, workers, limits, post)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(read_words)
        described = asyncio.create_task(asyncio.to_thread(app.openapi))  # is kept; nobody waits for it
        await tables.open()
        yield
        await tables.close()
        await described

    app = FastAPI(title="Theomachy", version=str(VERSION), lifespan=running, docs_url=None, redoc_url=None)
    app.state.tables = tables
    app.add_middleware(Guard, limits=limits, requests=Buckets(limits.requests, limits.request_burst))
    add_refusals(app)
    app.include_router(page_routes(tables))
    app.mount("/assets", pages.files("assets", pages.FOREVER))
    app.mount("/icons", pages.files("icons", pages.FOR_A_DAY))
    app.include_router(table_routes(tables))
    app.include_router(alert_routes(tables))
    app.include_router(library_routes(tables))
    app.include_router(socket_route(tables, origins))
    return app


def add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is answered with a code and a sentence."""

    @app.exception_handler(Denied)
    @app.exception_handler(BadInput)
    @app.exception_handler(Exception)
    async def on_error(request: Request, error: Exception) -> JSONResponse:
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


def read_words() -> None:
    """All languages, before anybody asks: that takes a moment, and no table shall wait for it."""
    for language in LANGUAGES:
        for key in GAMES:
            game_info(key, language)


def read_pages() -> None:
    """As much again, of what only those who read wait for."""
    for language in LANGUAGES:
        for key in GAMES:
            rules_info(key, language)
            titles(key, language)
