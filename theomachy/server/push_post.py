"""How a message gets to a push service, and to nobody else: a browser names the address, so it is not to be trusted."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from dataclasses import dataclass, field
from functools import cached_property
from urllib.parse import urlsplit

from theomachy.server.limits import address_in

# Of Chrome and Edge and all who are made of it, of Firefox, Safari, and of Edge in the past.
HOSTS = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
ENDPOINT = re.compile(r"https://[a-z0-9.-]{1,253}(:[0-9]{1,5})?/[!-~]*")
LONGEST = 1_000  # characters
STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[ \r]")
STATUS_BYTES = 64
SECONDS = 10.0
PORTS = range(1, 1 << 16)
DAY = 24 * 3600


class NoPushService(Exception):
    """Nothing goes there, now or ever."""


@dataclass
class PushPost:
    """Only to services that are known, over TLS, and to no address of a network at home, whatever the name leads to:
    the address that was looked at is the one that is called.  Nothing is followed, and of the answer one line is read.
    A host may name further services; tests also trust an authority of their own and call their own machine."""

    hosts: tuple[str, ...] = HOSTS
    authority: str | None = None
    at_home: bool = False
    seconds: float = field(default=SECONDS, kw_only=True)

    def knows(self, endpoint: str) -> bool:
        """Is this the address of a push service?"""
        if len(endpoint) > LONGEST or not ENDPOINT.fullmatch(endpoint):
            return False
        host = urlsplit(endpoint).hostname or ""
        if ".." in host or port_of(endpoint) not in PORTS:
            return False
        return any(host.endswith(known) if known.startswith(".") else host == known for known in self.hosts)

    async def send(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Says with which status the service answers; OSError if it does not."""
        if not self.knows(endpoint):
            raise NoPushService(endpoint)
        async with asyncio.timeout(self.seconds):
            return await self.posted(endpoint, headers, body)

    async def posted(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        where = urlsplit(endpoint)
        host, port = where.hostname or "", port_of(endpoint)
        reader, writer = await asyncio.open_connection(
            await self.address_of(host, port), port, ssl=self.tls, server_hostname=host, limit=STATUS_BYTES
        )
        try:
            path = endpoint.split("/", 3)[3]
            head = {"Host": where.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
            lines = [f"POST /{path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
            writer.write("\r\n".join(lines).encode() + body)
            await writer.drain()
            answer = STATUS.match(await reader.read(STATUS_BYTES))
            if answer is None:
                raise ConnectionError("no answer in HTTP")
            return int(answer[1])
        finally:
            writer.transport.abort()

    async def address_of(self, host: str, port: int) -> str:
        """Where a name leads; if any of its addresses is not for everybody, nowhere."""
        loop = asyncio.get_running_loop()
        found = [str(one[4][0]) for one in await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        parsed = [address_in(address) for address in found]
        if not self.at_home and not all(one is not None and one.is_global and not one.is_multicast for one in parsed):
            raise NoPushService(host)
        return found[0]

    @cached_property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.authority)


def port_of(endpoint: str) -> int:
    """0 if there is none of this number."""
    try:
        port = urlsplit(endpoint).port
    except ValueError:
        return 0
    return 443 if port is None else port
