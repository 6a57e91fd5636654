"""Browsers that want to be told whose turn it is when their page is closed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from theomachy.server.answers import PushInfo
from theomachy.server.guard import PlainRoute
from theomachy.server.live_tables import LiveTables
from theomachy.server.model import Model
from theomachy.server.push_message import AUTH_BYTES, from_base64, is_public, public_of, to_base64
from theomachy.server.push_post import LONGEST
from theomachy.server.routes import Authorization, Language
from theomachy.server.subscriptions import Subscription
from theomachy.server.table import Denied, key_in
from theomachy.words import language_of

Endpoint = Annotated[str, Field(max_length=LONGEST)]


class BrowserKeys(Model):
    """As a browser gives them: base64 for URLs."""

    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=30)

    def read(self) -> tuple[bytes, bytes]:
        try:
            public, auth = from_base64(self.p256dh), from_base64(self.auth)
        except ValueError:
            public, auth = b"", b""
        if len(auth) != AUTH_BYTES or not is_public(public):
            raise Denied("bad-push-keys")
        return public, auth


class Wanted(Model):
    """A subscription of a browser at its push service."""

    endpoint: Endpoint
    keys: BrowserKeys


class Unwanted(Model):
    endpoint: Endpoint


def alert_routes(tables: LiveTables) -> APIRouter:
    router = APIRouter(prefix="/api", route_class=PlainRoute)

    @router.get("/push")
    async def push() -> PushInfo:
        """The key for which browsers subscribe; empty, if this server sends nothing."""
        key = tables.store.push_key()
        return {"key": to_base64(public_of(key.private)) if key else ""}

    @router.post("/tables/{table}/alerts", status_code=204)
    async def subscribe(
        table: str, wanted: Wanted, authorization: Authorization = None, accept_language: Language = None
    ) -> None:
        """This browser is told when it is the turn of the seat whose key is given, and nobody is connected there."""
        live_table = await tables.get(table)
        seat = live_table.table.seat_of(key_in(authorization))
        if tables.store.push_key() is None:
            raise Denied("no-push")
        if not tables.alerts.post.knows(wanted.endpoint):
            raise Denied("no-push-service")
        keys, language = wanted.keys.read(), language_of(accept_language)
        await live_table.subscribe(Subscription(table, seat, wanted.endpoint, *keys, language))

    @router.delete("/tables/{table}/alerts", status_code=204)
    async def unsubscribe(table: str, unwanted: Unwanted, authorization: Authorization = None) -> None:
        live_table = await tables.get(table)
        seat = live_table.table.seat_of(key_in(authorization))
        await live_table.unsubscribe(seat, unwanted.endpoint)

    return router
