"""Whatever a request or a connection is answered with is in its language."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.bad_input import ENGLISH
from tests.server.service import GENEROUS, ME, Service, bot, service

SEATS = [ME, bot("random")]
# What is sent to make a table, and a word of each answer: English, German, Italian.
SETTINGS: list[tuple[dict[str, Any], tuple[str, str, str]]] = [
    ({}, ("game: it is missing", "game: es fehlt", "game: manca")),
    ({"game": "hera-zeus", "seats": SEATS, "gold": 1}, ("no such field", "dieses Feld gibt es nicht", "questo campo")),
    ({"game": "x" * 50, "seats": SEATS}, ("too long; the limit is 40", "zu lang; höchstens 40", "al massimo 40")),
    ({"game": 1, "seats": SEATS}, ("should be text", "muss ein Text sein", "deve essere un testo")),
    ({"game": "hera-zeus", "seats": [ME]}, ("too short; at least 2", "zu kurz; mindestens 2", "corto; almeno 2")),
    ({"game": "hera-zeus", "seats": {}}, ("should be a list", "muss eine Liste sein", "deve essere una lista")),
    ({"game": "hera-zeus", "seats": SEATS, "chat": "?"}, ("true or false", "true oder false", "true o false")),
    (
        {"game": "go", "seats": SEATS},
        ("There is no game “go”", "Das Spiel „go“ gibt es", "Il gioco «go» non esiste"),
    ),
    (
        {"game": "hera-zeus", "seats": [bot("random")] * 2},
        ("A table needs a person", "braucht einen Menschen", "serve una persona"),
    ),
    (
        {"game": "hera-zeus", "seats": [ME, bot("clever")]},
        ("a character that is not allowed", "ein Zeichen darin ist nicht erlaubt", "un carattere non ammesso"),
    ),
    (
        {"game": "olympus", "seats": SEATS, "options": {"custom_cards": "x"}},
        ("custom_cards, line 1: This is not TOML", "custom_cards, Zeile 1: Das ist kein TOML", "riga 1: Questo non è"),
    ),
    (
        {"game": "deukalion", "seats": SEATS, "options": {"map": "x"}},
        ("map, line 1, column 1: say what", "map, Zeile 1, Spalte 1: Sag", "map, riga 1, colonna 1: di'"),
    ),
]
JSON = {"Content-Type": "application/json"}
in_every_language = pytest.mark.parametrize(("number", "language"), list(enumerate(("en", "de", "it"))))


def served(folder: Path, visit: Callable[[Service], Any]) -> None:
    async def run() -> None:
        async with service(folder, GENEROUS) as server:
            await visit(server)

    asyncio.run(run())


@in_every_language
def test_a_request_is_refused_in_its_language(number: int, language: str, tmp_path: Path) -> None:
    headers = {"Accept-Language": language}

    async def visit(server: Service) -> None:
        for setting, words in SETTINGS:
            answer = await server.http.post("/api/tables", json={"setting": setting}, headers=headers)
            assert answer.status_code == 422
            text = answer.json()["text"]
            assert words[number] in text
            assert language == "en" or not ENGLISH.search(text), text
        lost = await server.http.get("/api/nowhere", headers=headers)
        assert lost.status_code == 404
        assert lost.json()["text"].startswith(("There is nothing", "Hier gibt es nichts", "Qui non c'è nulla")[number])
        no_json = await server.http.post("/api/tables", content=b"{", headers=headers | JSON)
        assert ("not JSON", "kein JSON", "non è JSON")[number] in no_json.json()["text"]
        lesson = await server.http.post("/api/lessons/olympus/1", json={"choices": ["FLY"]}, headers=headers)
        assert ("“FLY” is not", "„FLY“ ist", "«FLY» non è")[number] in lesson.json()["text"]
        record = await server.http.post("/api/verify", json={"record": "x"}, headers=headers)
        assert ("not a record", "keine Aufzeichnung", "non è una registrazione")[number] in record.json()["text"]

    served(tmp_path, visit)


@in_every_language
def test_a_connection_is_refused_in_its_language(number: int, language: str, tmp_path: Path) -> None:
    async def visit(server: Service) -> None:
        table, keys = await server.set_table(*SEATS)
        async with server.visit(table, keys[0], language=language) as visitor:
            refused = await visitor.ask("choose", at=0)
            assert ("choice: it is missing", "choice: es fehlt", "choice: manca")[number] in refused["text"]
            refused = await visitor.ask("dance")
            assert language == "en" or not ENGLISH.search(refused["text"]), refused["text"]
        async with connect(server.url(table), additional_headers={"Accept-Language": language}) as socket:
            await socket.send(json.dumps({"type": "hello", "version": "old"}))
            refused = json.loads(await socket.recv())
            assert ("a whole number", "eine ganze Zahl", "un numero intero")[number] in refused["text"]

    served(tmp_path, visit)
