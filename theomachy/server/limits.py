"""How much one may ask of the server: by message, by connection, by address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

ADDRESSES = 10_000  # remembered; who has been quiet longest is forgotten first


@dataclass(frozen=True)
class Limits:
    body: int = 300_000  # bytes of a request; a file of cards fits
    message: int = 4_096  # bytes of a message through the socket
    messages: float = 10.0  # a second, of one connection
    message_burst: int = 40
    address_messages: float = 200.0  # messages a second from one address; if it says more, its talkative connections go
    address_burst: int = 1_000
    requests: float = 20.0  # a second, from one address; a connection begins with one
    request_burst: int = 200
    tables: float = 0.2  # set a second, from one address
    table_burst: int = 30
    own_tables: int = 40  # with cards or a map of their own, at which one address sits or watches
    connections: int = 240  # at the same time, from one address, whatever they are for
    all_connections: int = 4_000  # connections of the whole server; fewer, if the system lets us open fewer files
    at_table: int = 200  # who watch at one table; its seats do not count
    at_seat: int = 8  # connections of one seat
    unread: int = 8_000_000  # bytes that wait to be read by one address
    pace: int = 400  # milliseconds at least for each step of a bot that others see
    alert_after: int = 60  # seconds that it has been a seat's turn before its browsers are told
    alert_pause: int = 600  # seconds at least between two such messages to one browser
    patience: float = 20.0  # seconds for who is slow to read a message, or to say what he wants


BY_DEFAULT = Limits()


class Bucket:
    """Fills steadily; who finds it empty has to wait."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.left = float(size)
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(float(self.size), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """One for each address."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> bool:
        bucket = self.of.setdefault(address, Bucket(self.rate, self.size))
        self.of.move_to_end(address)
        if len(self.of) > ADDRESSES:
            self.of.popitem(last=False)
        return bucket.take(count)


def network_of(address: str) -> str:
    """Where somebody comes from: of IPv6, everybody has a whole network of addresses."""
    parsed = address_in(address)
    if parsed is None or parsed.version == 4:
        return str(parsed or address)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Of IPv4 also if it is written as one of IPv6."""
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed
