"""A push service of our own, with a browser that subscribes there: reads what comes as that browser would."""

from __future__ import annotations

import json
import os
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from theomachy.server.push_message import from_base64, to_base64
from theomachy.server.push_post import PushPost

HOST = "localhost"


class Browser:
    """What it keeps of its subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        return {"p256dh": to_base64(self.public), "auth": to_base64(self.auth)}

    def read(self, body: bytes) -> bytes:
        """RFC 8188 and 8291, from the reader's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), point)
        secret = hkdf(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key, nonce = (hkdf(secret, salt, b"Content-Encoding: " + what, n) for what, n in KEYS)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")


KEYS = ((b"aes128gcm\0", 16), (b"nonce\0", 12))


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, public: str) -> dict[str, Any]:
        """What the sender says of itself, if it is signed with the key that browsers subscribed for."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        said = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert said["k"] == public
        message, _, signature = said["t"].rpartition(".")
        raw = from_base64(signature)
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(public))
        key.verify(pair, message.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(from_base64(part)) for part in message.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert isinstance(claims, dict)
        return claims


class PushService:
    def __init__(self, folder: Path) -> None:
        self.received: list[Received] = []
        self.answers: list[int] = []  # to the next messages; 201 to all others
        self.certificate = folder / "push.pem"
        self.certificate.write_bytes(certificate())
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append(Received(self.path, headers, body))
                status = service.answers.pop(0) if service.answers else 201
                self.send_response(status)
                self.send_header("Location", f"https://{HOST}:{service.port}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = int(self.server.server_address[1])

    def endpoint(self, name: str) -> str:
        return f"https://{HOST}:{self.port}/push/{name}"

    def post(self) -> PushPost:
        """How a server that knows this service sends."""
        return PushPost((HOST,), str(self.certificate), at_home=True)

    def wait_for(self, count: int, seconds: float = 30) -> Received:
        latest = time.monotonic() + seconds
        while len(self.received) < count:
            assert time.monotonic() < latest, f"{len(self.received)} of {count} messages have come"
            time.sleep(0.02)
        return self.received[count - 1]


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    service = PushService(folder)
    thread = threading.Thread(target=service.server.serve_forever, args=[0.05])
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()


def certificate() -> bytes:
    """Its own authority."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + made.public_bytes(Encoding.PEM)
