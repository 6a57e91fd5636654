"""What holds for every request, whatever it asks for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, WebSocket
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from theomachy.kernel.errors import BadInput
from theomachy.server.limits import Buckets, Limits, place
from theomachy.server.render import refusal
from theomachy.server.store import StoreError
from theomachy.server.table import Denied
from theomachy.words import language_of

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
STATUS = {
    "wrong-key": 403,
    "foreign-page": 403,
    "no-such-table": 404,
    "no-map": 404,
    "slow-greeting": 408,
    "too-big": 413,
    "bad-message": 422,
    "too-hard": 422,
    "too-many-parts": 422,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-hints": 429,
}


STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
MOST_PARTS = 2_000  # of a body in JSON: a setting, or all choices of a lesson, has a few hundred


class PlainRequest(Request):
    """Of many small parts nothing is made before they are counted: that alone could take longer than all the rest."""

    async def json(self) -> Any:
        signs, strings = STRING.subn(b"", await self.body(), MOST_PARTS)
        if strings + sum(signs.count(sign) for sign in (b"[", b"{", b",", b":")) > MOST_PARTS:
            raise Denied("too-many-parts", most=MOST_PARTS)
        return await super().json()


class PlainRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_plain(request: Request) -> Response:
            return await handle(PlainRequest(request.scope, request.receive))

        return handle_plain


class Guard:
    """So many requests, and none too long; and the browser is told to be careful."""

    def __init__(self, app: ASGIApp, limits: Limits, requests: Buckets) -> None:
        self.app = app
        self.limits = limits
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length, ends = 0, asyncio.get_running_loop().time() + self.limits.patience

        async def measured() -> Message:
            nonlocal length
            try:
                async with asyncio.timeout_at(ends):
                    message = await receive()
            except TimeoutError:
                raise Denied("slow-greeting") from None
            length += len(message.get("body", b""))
            if length > self.limits.body:
                raise Denied("too-big", most=self.limits.body)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if self.requests.take(place(address(scope))):
            await self.app(scope, measured, guarded)
        else:
            await denied(Request(scope), Denied("too-many-requests"))(scope, receive, send)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def denied(request: Request | WebSocket, error: Exception) -> JSONResponse:
    language = language_of(request.headers.get("accept-language"))
    if isinstance(error, Denied):
        status = STATUS.get(error.code, 409)
    else:
        status = 503 if isinstance(error, StoreError) else 422 if isinstance(error, BadInput) else 500
    return JSONResponse(refusal(None, error, language), status, HEADERS)
