"""Setting tables, finding them, sitting down, and the socket through which is played."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import PlainTextResponse, Response

from theomachy.server.answers import Hint, Lobby
from theomachy.server.guard import PlainRoute, address, denied, unless_gone
from theomachy.server.limits import Buckets, network_of
from theomachy.server.live_tables import LiveTables
from theomachy.server.model import Model
from theomachy.server.render import hint_of, offer
from theomachy.server.routes import Authorization, Language
from theomachy.server.setting import Name, Setting
from theomachy.server.socket import TableSocket
from theomachy.server.store import Place
from theomachy.server.table import Denied, key_in
from theomachy.table.messages import Offer, Seat
from theomachy.words import language_of

PLACE = r"^[0-9]{1,16}\.[A-Za-z0-9_-]{1,40}$"  # in the lobby, as `more` tells it


class NewTable(Model):
    setting: Setting
    name: Name = "guest"


class SeatKey(Model):
    seat: Seat
    key: str


class Made(Model):
    """The table, and the keys of the seats that its maker may give away; his own is the first of kind `me`."""

    table: str
    seats: list[SeatKey]


class Sitting(Model):
    name: Name | None = None


def table_routes(tables: LiveTables) -> APIRouter:
    router = APIRouter(prefix="/api/tables", route_class=PlainRoute)

    @router.post("", status_code=201)
    async def set_table(new: NewTable, request: Request, accept_language: Language = None) -> Made:
        if not tables.may_set(network_of(address(request.scope)), new.setting):
            raise Denied("too-many-tables")
        made = tables.create(new.setting, new.name, language_of(accept_language))
        live_table, keys = await unless_gone(request, made)
        names = live_table.table.wire.names
        return Made(table=live_table.table.id, seats=[SeatKey(seat=names[seat], key=key) for seat, key in keys.items()])

    @router.get("", response_model=Lobby)
    async def lobby(before: Annotated[str | None, Query(pattern=PLACE)] = None) -> Response:
        """Tables that want company, the newest first."""
        created, _, id = (before or "").partition(".")
        page, last = tables.lobby(Place(int(created), id) if before else None)
        more = f"{last.created}.{last.id}" if last else ""
        return Response(f'{{"tables":[{",".join(page)}],"more":"{more}"}}', media_type="application/json")

    @router.get("/{table}")
    async def look(table: str) -> Offer:
        """What everybody may know without sitting down or watching."""
        return offer((await tables.get(table)).table)

    @router.post("/{table}/seats", status_code=201)
    async def sit(table: str, sitting: Sitting) -> SeatKey:
        live_table = await tables.get(table)
        seat, key = await live_table.sit_down(sitting.name)
        return SeatKey(seat=live_table.table.wire.names[seat], key=key)

    @router.get("/{table}/record", response_class=PlainTextResponse)
    async def record(table: str, authorization: Authorization = None) -> str:
        """The whole game, signed, once it is over; of a table that is closed to watchers, for those who sat there."""
        return await tables.keys.signed((await tables.get(table)).table.record_for(authorization).write())

    @router.post("/{table}/hint")
    async def hint(
        table: str, request: Request, authorization: Authorization = None, accept_language: Language = None
    ) -> Hint:
        """What a strong bot would choose, and why; for whoever plays against bots alone."""
        live_table = await tables.get(table)
        seat = live_table.table.seat_of(key_in(authorization))
        language = language_of(accept_language)
        action, why = await unless_gone(request, live_table.hint(seat, language))
        return hint_of(live_table.table, seat, action, why, language)

    return router


def socket_route(tables: LiveTables, origins: tuple[str, ...]) -> APIRouter:
    router = APIRouter()
    limits = tables.limits
    sockets = Buckets(limits.requests, limits.request_burst)  # whoever asks too much still gets to his seat

    @router.websocket("/api/tables/{table}/socket")
    async def play(socket: WebSocket, table: str) -> None:
        if not may_connect(socket.headers.get("origin"), socket.headers.get("host"), origins):
            await socket.send_denial_response(denied(socket, Denied("foreign-page")))
        elif not sockets.take(network_of(address(socket.scope))):
            await socket.send_denial_response(denied(socket, Denied("too-many-requests")))
        else:
            await TableSocket(socket, tables).serve(table)

    return router


def may_connect(origin: str | None, host: str | None, origins: tuple[str, ...]) -> bool:
    """Pages of other sites may not; what is no browser says no origin."""
    try:
        return origin is None or origin in origins or urlsplit(origin).netloc == host
    except ValueError:
        return False
