"""What a push service is handed: a message that only one browser can read (RFC 8291), and who sends it (RFC 8292).

Both are a page of arithmetic on the package that signs records.  The usual library for it brings two more clients for
HTTP, and sends wherever an address leads: ours goes out by `push_post`."""

from __future__ import annotations

import base64
import json
import os
from typing import NamedTuple
from urllib.parse import urlsplit

# The package is loaded where it is needed: most servers send nothing.

PUBLIC_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD_BYTES = 4096
PADDED = 512  # bytes; all messages are of one length
SECONDS_VALID = 12 * 3600


class PushKey(NamedTuple):
    """With which a server names itself to push services, and whom they may ask if something is wrong."""

    private: bytes
    contact: str

    def __repr__(self) -> str:
        return f"PushKey({self.contact!r})"


def new_push_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def public_of(private: bytes) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_public(key: bytes) -> bool:
    """Is it a point of the curve?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == PUBLIC_BYTES


def encrypted(
    text: bytes, reader: bytes, auth: bytes, private: bytes | None = None, salt: bytes | None = None
) -> bytes:
    """For the browser whose public key this is; key and salt are new each time, but for tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    private, salt = private or new_push_key(), salt or os.urandom(SALT_BYTES)
    ours, key = public_of(private), ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader))
    secret = derived(shared, auth, b"WebPush: info\0" + reader + ours, 32)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, text + b"\2", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def padded(message: dict[str, str]) -> bytes:
    """With spaces, which mean nothing in JSON."""
    return json.dumps(message, ensure_ascii=False).encode().ljust(PADDED)


def vouched(key: PushKey, endpoint: str, seconds: int) -> str:
    """The header by which a push service knows who sends."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": seconds + SECONDS_VALID, "sub": key.contact}
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    said = ".".join(map(to_base64, parts))
    signer = ec.derive_private_key(int.from_bytes(key.private, "big"), ec.SECP256R1())
    signature = decode_dss_signature(signer.sign(said.encode(), ec.ECDSA(SHA256())))
    token = f"{said}.{to_base64(b''.join(number.to_bytes(32, 'big') for number in signature))}"
    return f"vapid t={token}, k={to_base64(public_of(key.private))}"


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """As browsers write it, without the padding; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
