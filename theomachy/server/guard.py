"""What holds for every request, whatever it asks for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from fastapi import Request, WebSocket
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from theomachy.kernel.errors import BadInput
from theomachy.server.limits import Buckets, Limits, network_of
from theomachy.server.render import refusal
from theomachy.server.shares import ASKER, Busy
from theomachy.server.store import StoreError
from theomachy.server.table import Denied
from theomachy.words import language_of

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "script-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
HUNG_UP = 499  # nobody reads it
FILES_OF_PAGES = ("/assets/", "/icons/")  # a browser keeps them, and asks for all at once when it has none yet
FILES = 10  # times as many at once as other requests: a whole class may open the page
STATUS = {
    "wrong-key": 403,
    "foreign-page": 403,
    "no-such-table": 404,
    "no-map": 404,
    "nothing-to-check": 404,
    "slow-greeting": 408,
    "too-big": 413,
    "bad-message": 422,
    "bad-push-keys": 422,
    "no-push-service": 422,
    "too-hard": 422,
    "too-many-parts": 422,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "too-many-hints": 429,
    "server-full": 503,
    "busy": 503,
}
TRY_AGAIN = {429: 5, 503: 30}  # after so many seconds
T = TypeVar("T")


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
        self.files = Buckets(limits.requests, FILES * limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        ASKER.set(network_of(address(scope)))
        length, ends = 0, asyncio.get_running_loop().time() + self.limits.patience
        complete = False

        async def measured() -> Message:
            nonlocal length, complete
            try:
                async with asyncio.timeout_at(None if complete else ends):
                    message = await receive()
            except TimeoutError:
                raise Denied("slow-greeting") from None
            length += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            if length > self.limits.body:
                raise Denied("too-big", most=self.limits.body)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if (self.files if scope["path"].startswith(FILES_OF_PAGES) else self.requests).take(ASKER.get()):
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
    seconds = error.seconds if isinstance(error, Busy) else TRY_AGAIN.get(status)
    later = {} if seconds is None else {"Retry-After": str(seconds)}
    return JSONResponse(refusal(None, error, language), status, HEADERS | later)


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The answer to a request, as long as somebody waits for it: who hangs up is worked for no longer."""
    answer, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise HTTPException(HUNG_UP)
        return answer.result()
    finally:
        answer.cancel()
        gone.cancel()
        await asyncio.wait((answer, gone))


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
