"""Pages for people: the client, and a form that needs no script."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from theomachy.kernel.errors import BadInput
from theomachy.server import pages
from theomachy.server.guard import PlainRoute, unless_gone
from theomachy.server.live_tables import LiveTables
from theomachy.server.render import refusal
from theomachy.server.routes import Language
from theomachy.server.table import Denied
from theomachy.words import language_of


def page_routes(tables: LiveTables) -> APIRouter:
    router = APIRouter(route_class=PlainRoute, include_in_schema=False)

    @router.get("/")
    @router.get("/rules/{game}")
    @router.get("/cards/{game}")
    @router.get("/learn/{game}")
    @router.get("/learn/{game}/{lesson}")
    @router.get("/puzzles/{game}")
    @router.get("/puzzles/{game}/{puzzle}")
    @router.get("/games")
    @router.get("/make/{game}")
    async def front(accept_language: Language = None) -> Response:
        return pages.client(pages.welcome(language_of(accept_language)))

    @router.get("/t/{table}")
    @router.get("/replay/{table}")
    async def come_to_table(accept_language: Language = None) -> Response:
        return pages.client(pages.at_table(language_of(accept_language)))

    @router.get("/worker.js")
    async def worker() -> Response:
        """What browsers keep of the client, for when there is no server."""
        return pages.worker()

    @router.get("/verify")
    async def verify_here(accept_language: Language = None) -> Response:
        return pages.client(pages.verify(language_of(accept_language), await tables.keys.infos()))

    @router.get("/verify/plain", response_class=HTMLResponse)
    async def ask_for_record(accept_language: Language = None) -> str:
        return pages.verify(language_of(accept_language), await tables.keys.infos())

    @router.post("/verify/plain", response_class=HTMLResponse)
    async def check_record(request: Request, accept_language: Language = None) -> str:
        language = language_of(accept_language)
        form = (await request.body()).decode(errors="replace")
        record = await asyncio.to_thread(pages.record_in, form)  # a hundred thousand signs of percent take their time
        try:
            sentence = (await unless_gone(request, tables.verify(record, language)))["text"]
        except (BadInput, Denied) as error:
            sentence = refusal(None, error, language)["text"]
        return pages.verify(language, await tables.keys.infos(), sentence)

    return router
