"""Whom the host trusts to say for whom they ask: `theomachy serve --trust`."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Any

from theomachy.kernel.errors import BadInput
from theomachy.server.limits import address_in

SCHEMES = {"http": "ws", "https": "wss"}  # of a page, and of the sockets that it opens


class Proxies:
    """Trusted by address or network; default: nobody."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.networks = [network(text) for text in trusted]

    def __contains__(self, address: str) -> bool:
        found = address_in(address)
        return found is not None and any(found in network for network in self.networks)

    def look_behind(self, scope: Any) -> None:
        """A request of a trusted proxy is that of whoever asked it; what anybody else forwards is not believed."""
        peer = scope["client"][0] if scope["client"] else ""
        if peer not in self:
            return
        asked_by, proto, host = (last_values(scope["headers"], b"x-forwarded-" + name) for name in NAMES)
        for hop in asked_by:
            found = address_in(without_port(hop))
            if found is None:
                break  # whoever wrote this is the last that is known
            peer = str(found)
            if peer not in self:
                break
        scope["client"] = (peer, 0)
        if proto and proto[0] in SCHEMES:
            scope["scheme"] = SCHEMES[proto[0]] if scope["type"] == "websocket" else proto[0]
        if host:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", host[0].encode("latin-1")), *others]


NAMES = (b"for", b"proto", b"host")


def network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise BadInput("serve-no-network", text=text[:60]) from None


def last_values(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """What stands in a list that each hop has added to, the nearest first."""
    line = ",".join(value.decode("latin-1") for key, value in headers if key.lower() == name)
    return [value.strip() for value in reversed(line.split(","))] if line.strip() else []


def without_port(hop: str) -> str:
    """Some say 192.0.2.1:50000 or [2001:db8::1]:50000."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
