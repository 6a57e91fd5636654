"""The documentation as a site: every link leads somewhere, nothing is asked of another host, and it can be searched."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import BrowserContext, Request, expect

DOCS = Path(__file__).parents[2] / "docs"
RESOURCE = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "use": "href"}
IN_STYLE = re.compile(r"(?:url\(\s*|@import\s+)[\"']?((?:https?:)?//[^\"')\s]+)")


class Page(HTMLParser):
    """The places, links and resources of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = {""}
        self.links: list[str] = []
        self.resources: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in RESOURCE and RESOURCE[tag] in given:
            self.resources.append(given[RESOURCE[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built strictly: a page that leads nowhere is not built."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(DOCS / "site" / "build_site.py"), str(folder)]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}


def elsewhere(address: str) -> bool:
    return bool(urlsplit(address).netloc)


def test_every_page_is_there(pages: dict[Path, Page], site: Path) -> None:
    written = {path.relative_to(DOCS).with_suffix(".html").as_posix() for path in DOCS.rglob("*.md")}
    built = {file.relative_to(site).as_posix() for file in pages}
    assert {*written, "benchmarks.html", "changelog.html", "contributing.html", "security.html"} <= built


def test_every_page_can_be_reached_from_the_menu() -> None:
    config = tomllib.loads((DOCS / "site" / "zensical.toml").read_text(encoding="utf-8"))
    menu = str(config["project"]["nav"])
    missing = [path.name for path in DOCS.rglob("*.md") if f"'{path.relative_to(DOCS).as_posix()}'" not in menu]
    assert missing == []


def test_every_link_leads_to_a_place(pages: dict[Path, Page], site: Path) -> None:
    broken = []
    for file, page in pages.items():
        root = site if file.name == "404.html" else file.parent
        for link in filter(lambda link: not elsewhere(link) and not link.startswith("mailto:"), page.links):
            path, _, place = unquote(link).partition("#")
            target = (site / path.lstrip("/") if path.startswith("/") else root / path).resolve() if path else file
            target = target / "index.html" if target.is_dir() else target
            known = pages[target].places if target in pages else {""} if target.exists() else set()
            if place not in known:
                broken.append(f"{file.relative_to(site)}: {link}")
    assert broken == []


def test_nothing_is_asked_of_another_host(pages: dict[Path, Page], site: Path) -> None:
    asked = [address for page in pages.values() for address in page.resources if elsewhere(address)]
    for style in site.rglob("*.css"):
        asked += IN_STYLE.findall(style.read_text(encoding="utf-8"))
    assert asked == []


def test_it_is_read_and_searched_without_a_server(site: Path, new_context: Callable[..., BrowserContext]) -> None:
    page = new_context().new_page()
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    page.goto((site / "index.html").as_uri())
    page.get_by_role("button", name="Search").click()
    page.keyboard.type("Persephone")
    found = page.get_by_role("option", name="Persephone").first
    expect(found).to_be_visible()
    found.click()
    expect(page).to_have_url(re.compile(r"/rules/hera-zeus\.\w\w\.html"))
    assert [request.url for request in requests if not request.url.startswith(("file:", "data:", "blob:"))] == []
