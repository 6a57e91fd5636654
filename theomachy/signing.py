"""Signatures of finished records, and the keys behind them.  Each key says which one it follows, and both sign that: so
whoever knows one key of a server can follow the others, forwards and backwards.  docs/records.md tells all of it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, NamedTuple

from typing_extensions import TypedDict

from theomachy.kernel.records import SIGNED, in_lines

# The package is loaded where it is needed: most commands do without.

PUBLIC = re.compile(r"[0-9a-f]{64}")
SIGNATURE = re.compile(r"[0-9a-f]{128}")
FINGERPRINT_BYTES = 16
LATEST = 253_402_300_800_000  # milliseconds from 1970 to the year 10000


class KeyInfo(TypedDict):
    """A key of a server; all but numbers are hexadecimal digits."""

    fingerprint: str
    public: str
    since: int  # milliseconds since 1970
    until: int | None  # when the next one took over
    by_before: str  # who comes after another is signed by that one, and has signed it; "" for the first
    by_itself: str


class Signature(NamedTuple):
    public: str
    over: str  # what it is to have signed
    signature: str

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.public)

    @property
    def genuine(self) -> bool:
        return verifies(self.public, self.over, self.signature)


def signature_in(record: str) -> Signature | None:
    """The last line of a signed record; it is made over all that stands before it."""
    lines = record.replace("\r\n", "\n").rstrip().split("\n")
    found = SIGNED.fullmatch(lines.pop())
    if found is None:
        return None
    public, signature = found[1].split()
    return Signature(public, in_lines(lines), signature)


def signed(record: str, private: bytes) -> str:
    return f"{record}signed: {public_of(private)} {sign(private, record)}\n"


def fingerprint(public: str) -> str:
    """What people compare: groups of four digits."""
    return grouped(hashlib.sha256(bytes.fromhex(public)).digest()[:FINGERPRINT_BYTES].hex())


def read_fingerprint(text: str) -> str:
    """As somebody has written it down; "" if it is none."""
    digits = re.sub(r"[\s:-]", "", text).lower()
    return grouped(digits) if re.fullmatch(rf"[0-9a-f]{{{2 * FINGERPRINT_BYTES}}}", digits) else ""


def grouped(digits: str) -> str:
    return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4))


def day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


# --- keys that follow each other --------------------------------------------------------------------------------------


def succession(before: str, public: str, since: int) -> str:
    """What both sign when one key follows another."""
    return f"theomachy key 1\nbefore: {before}\nkey: {public}\nsince: {since}\n"


def follows(before: KeyInfo, key: KeyInfo) -> bool:
    statement = succession(before["public"], key["public"], key["since"])
    return (
        before["until"] == key["since"]
        and verifies(before["public"], statement, key["by_before"])
        and verifies(key["public"], statement, key["by_itself"])
    )


def is_chain(keys: Sequence[KeyInfo]) -> bool:
    """Is each the successor of the one before, and the last one in use?"""
    return (
        bool(keys)
        and keys[-1]["until"] is None
        and all(key["fingerprint"] == fingerprint(key["public"]) for key in keys)
        and all(follows(before, key) for before, key in pairwise(keys))
    )


def in_use(keys: Sequence[KeyInfo]) -> dict[str, int | None]:
    """By fingerprint: until when, if they are not any more."""
    return {key["fingerprint"]: key["until"] for key in keys}


def read_keys(text: str) -> list[KeyInfo]:
    """What a server tells of its keys (`GET /api/keys`, `theomachy keys --json`); empty if that is something else."""
    try:
        return [read_key(key) for key in json.loads(text)]
    except (ValueError, TypeError, KeyError, RecursionError):
        return []


def read_key(given: Any) -> KeyInfo:
    since, until = given["since"], given["until"]
    times = (since,) if until is None else (since, until)
    if not PUBLIC.fullmatch(given["public"]) or any(type(time) is not int or not 0 <= time < LATEST for time in times):
        raise ValueError
    return {
        "fingerprint": str(given["fingerprint"]),
        "public": str(given["public"]),
        "since": since,
        "until": until,
        "by_before": str(given["by_before"]),
        "by_itself": str(given["by_itself"]),
    }


# --- Ed25519 ----------------------------------------------------------------------------------------------------------


def load() -> None:
    """For who has no time later: the package takes a tenth of a second."""
    import cryptography.hazmat.primitives.asymmetric.ed25519  # noqa: F401


def utf8(text: str) -> bytes:
    return text.encode(errors="surrogatepass")  # what is no text has no signature, and is no reason to stumble


def new_private() -> bytes:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_of(private: bytes) -> str:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw().hex()


def sign(private: bytes, text: str) -> str:
    """The same for the same text each time."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(private).sign(utf8(text)).hex()


def verifies(public: str, text: str, signature: str) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    if not SIGNATURE.fullmatch(signature):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), utf8(text))
    except InvalidSignature:
        return False
    return True
