"""The pages: the web client, if it was built, and plain ones that need no script."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from pathlib import Path
from urllib.parse import parse_qs

from fastapi import Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from theomachy.server.key_command import key_line
from theomachy.signing import KeyInfo
from theomachy.words import house_words

WEB = Path(__file__).with_name("web")
FOREVER = "public, max-age=31536000, immutable"  # the name of a file changes with its content
FOR_A_DAY = "public, max-age=86400"
ASK_AGAIN = "no-cache"

NO_PAGES = ("/api", "/assets", "/icons", "/worker.js")
WORKER = "worker.js"
RECORD = "record"  # the field of the form


def built() -> bool:
    return (WEB / "index.html").is_file()


def client(otherwise: str, status: int = 200) -> Response:
    """The client, whatever page of it is asked for: it looks at the address itself."""
    if built():
        return FileResponse(WEB / "index.html", status, headers={"Cache-Control": ASK_AGAIN})
    return HTMLResponse(otherwise, status)


def worker() -> Response:
    """Of the whole house, so it lies at its root; the browser asks whether there is a new one."""
    if (WEB / WORKER).is_file():
        return FileResponse(WEB / WORKER, media_type="text/javascript", headers={"Cache-Control": ASK_AGAIN})
    raise HTTPException(HTTPStatus.NOT_FOUND)


def wanted(request: Request) -> bool:
    """Does a person ask for a page, not a script for an answer or a file?"""
    path = request.url.path
    return (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and not any(path == folder or path.startswith(folder + "/") for folder in NO_PAGES)
    )


class Files(StaticFiles):
    """Scripts, styles, pictures."""

    def __init__(self, folder: str, keep: str) -> None:
        super().__init__(directory=WEB / folder, check_dir=False)
        self.config_checked = True  # without the client there is no such folder, and nothing in it
        self.keep = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code < 400:
            response.headers["Cache-Control"] = self.keep
        return response


def files(folder: str, keep: str) -> ASGIApp:
    return GZipMiddleware(Files(folder, keep))  # these only: the length of anything else might tell something


def page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}</main>\n</body>\n</html>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def welcome(language: str) -> str:
    w = house_words(language)
    link = f'<p><a href="/verify/plain">{escape(w.say("page-verify"))}</a></p>\n'
    return page(language, "Theomachy", paragraph(w.say("page-welcome")) + link)


def at_table(language: str) -> str:
    """The key is behind the # of the link: it has not come here."""
    w = house_words(language)
    return page(language, "Theomachy", paragraph(w.say("page-table")) + "<pre>theomachy join LINK</pre>\n")


def record_in(form: str) -> str:
    """What was pasted."""
    try:
        return parse_qs(form, max_num_fields=2).get(RECORD, [""])[0].strip() + "\n"
    except ValueError:
        return ""


def verify(language: str, keys: list[KeyInfo], sentence: str = "") -> str:
    """A form to check a record, and what was said about the last one; and with which keys this server signs."""
    w = house_words(language)
    listed = "".join(f"<li><code>{escape(key_line(key, w))}</code></li>\n" for key in keys)
    status = f'<p role="status"><strong>{escape(sentence)}</strong></p>\n' if sentence else ""
    fields = (
        '<form method="post" action="/verify/plain">\n'
        f'<p><label for="{RECORD}">{escape(w.say("page-paste"))}</label></p>\n'
        f'<p><textarea id="{RECORD}" name="{RECORD}" rows="16" cols="72" required></textarea></p>\n'
        f"<p><button>{escape(w.say('page-check'))}</button></p>\n</form>\n"
    )
    about_keys = f"{paragraph(w.say('keys-title'))}<ul>\n{listed}</ul>\n"
    return page(language, w.say("page-verify"), status + fields + about_keys)
