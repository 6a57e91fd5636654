"""The web client as files: what is served, and for how long a browser may keep it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.service import service
from theomachy.server import pages
from theomachy.server.guard import HEADERS

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = ("/", "/t/abc", "/rules/olympus", "/learn/deukalion", "/replay/abc", "/verify")


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "icons").mkdir()
    (web / "index.html").write_text("<!doctype html><p>the client")
    (web / "assets" / "main-1.js").write_text("olympus " * 400)
    (web / "icons" / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "WEB", web)
    return web


def test_every_page_is_the_client_and_is_asked_for_again(tmp_path: Path, bundle: Path) -> None:
    async def look() -> None:
        async with service(tmp_path) as server:
            for page in PAGES:
                answer = await server.http.get(page)
                assert answer.text.endswith("the client")
                assert answer.headers["Cache-Control"] == "no-cache"
                assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
            again = {"If-None-Match": answer.headers["ETag"]}
            assert (await server.http.get("/", headers=again)).status_code in (200, 304)

    asyncio.run(look())


def test_scripts_are_kept_and_come_packed(tmp_path: Path, bundle: Path) -> None:
    async def look() -> None:
        async with service(tmp_path) as server:
            script = await server.http.get("/assets/main-1.js", headers={"Accept-Encoding": "gzip"})
            assert script.headers["Content-Type"].startswith("text/javascript")
            assert script.headers["Content-Encoding"] == "gzip"
            assert "immutable" in script.headers["Cache-Control"]
            assert script.headers["X-Content-Type-Options"] == "nosniff"
            icon = await server.http.get("/icons/icon.svg")
            assert icon.headers["Content-Type"] == "image/svg+xml"
            assert "immutable" not in icon.headers["Cache-Control"]
            games = await server.http.get("/api/games", headers={"Accept-Encoding": "gzip"})
            assert "Content-Encoding" not in games.headers  # how long it is packed might tell what is in it

    asyncio.run(look())


def test_nothing_else_is_served(tmp_path: Path, bundle: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    paths = ("/assets/none.js", "/assets/", "/assets/..%2f..%2fsecret", "/icons/%2e%2e/index.html", "/index.html")

    async def look() -> None:
        async with service(tmp_path) as server:
            for path in paths:
                answer = await server.http.get(path)
                assert answer.status_code == 404, path
                assert answer.headers["Cache-Control"] == "no-store"

    asyncio.run(look())


def test_where_no_page_is_a_person_finds_the_client_and_a_script_an_answer(tmp_path: Path, bundle: Path) -> None:
    async def look() -> None:
        async with service(tmp_path) as server:
            for path in ("/nowhere", "/t/", "/index.html", "/apis"):
                page = await server.http.get(path, headers=BROWSER)
                assert (page.status_code, page.text[-10:]) == (404, "the client"), path
                assert page.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
                assert (await server.http.get(path)).json()["code"] == "http-404"
            for path in ("/api", "/api/nothing", "/api/tables/none", "/assets/none.js", "/icons/none.png"):
                answer = await server.http.get(path, headers=BROWSER)
                assert answer.status_code == 404, path
                assert "the client" not in answer.text
            assert (await server.http.post("/nowhere", headers=BROWSER)).json()["code"] == "http-404"

    asyncio.run(look())


def test_without_the_client_there_are_plain_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path / "nothing")

    async def look() -> None:
        async with service(tmp_path) as server:
            for page in PAGES:
                assert "<h1>" in (await server.http.get(page)).text
            lost = await server.http.get("/nowhere", headers=BROWSER)
            assert lost.status_code == 404
            assert "<h1>" in lost.text
            assert (await server.http.get("/assets/main.js")).status_code == 404

    asyncio.run(look())
