"""What a command becomes: an entry, if the table allows it now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from theomachy.server import protocol
from theomachy.server.table import Body, Denied, Table


@dataclass(frozen=True)
class Sit:
    """Sent by nobody: a seat is taken with the first hello, or by a request.  `hash` is of the key, if it is new."""

    name: str
    hash: str | None = None


Command = protocol.AnyCommand | Sit
ALWAYS: Final = (Sit, protocol.Chat, protocol.React)  # also for whoever has left the game to a bot


def judge(table: Table, seat: int, command: Command) -> Body:
    if not isinstance(command, ALWAYS):
        if seat in table.left:
            raise Denied("left")
        if table.away_too_often(seat):
            raise Denied("away-too-often")
    return ENTRIES[type(command)](table, seat, command)


ENTRIES: Final[dict[type[Any], Callable[[Table, int, Any], Body]]] = {
    Sit: lambda table, seat, command: table.sit(seat, command.name, command.hash),
    protocol.GiveNonce: lambda table, seat, command: table.give_nonce(seat, command.nonce),
    protocol.Choose: lambda table, seat, command: table.choose(seat, command.at, command.choice),
    protocol.Undo: lambda table, seat, command: table.ask_undo(seat, command.at),
    protocol.OfferDraw: lambda table, seat, command: table.offer_draw(seat),
    protocol.Answer: lambda table, seat, command: table.answer(seat, command.at, command.yes),
    protocol.Resign: lambda table, seat, command: table.resign(seat),
    protocol.Chat: lambda table, seat, command: table.say(seat, command.text, command.at),
    protocol.React: lambda table, seat, command: table.react(seat, command.reaction, command.at),
    protocol.Rotate: lambda table, seat, command: table.rotate(seat, command.key),
}
