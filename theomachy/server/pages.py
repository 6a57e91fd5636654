"""Plain pages for a browser, without script: what this is, how to come to a table, whether a record is fair."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from theomachy.words import house_words

RECORD = "record"  # the field of the form


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
    link = f'<p><a href="/verify">{escape(w.say("page-verify"))}</a></p>\n'
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


def verify(language: str, sentence: str = "") -> str:
    """A form to check a record, and the sentence about the last one."""
    w = house_words(language)
    said = f'<p role="status"><strong>{escape(sentence)}</strong></p>\n' if sentence else ""
    fields = (
        f'<form method="post" action="/verify">\n<p><label for="{RECORD}">{escape(w.say("page-paste"))}</label></p>\n'
        f'<p><textarea id="{RECORD}" name="{RECORD}" rows="16" cols="72" required></textarea></p>\n'
        f"<p><button>{escape(w.say('page-check'))}</button></p>\n</form>\n"
    )
    return page(language, w.say("page-verify"), said + fields)
