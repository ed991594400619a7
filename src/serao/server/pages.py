"""The house's small pages, for a person whom the client cannot be shown: without code or files.

One asks before a link gives a browser another seat; the other says why a door does not open.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from starlette.responses import HTMLResponse

from serao.server.codes import Refusal
from serao.server.languages import Language, sentence

PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>{title} · serão</title>
  </head>
  <body style="margin: 0; background: light-dark(#f3e7d3, #1a1424); color: light-dark(#2a2030, #f1e6d3);
    font: 1.125rem/1.5 Georgia, serif">
    <main style="max-width: 28rem; margin: 16vh auto 0; padding: 2rem 1.75rem; border-radius: 1rem;
      background: light-dark(#fffaf0, #2a2236)">
      <a href="/" style="color: inherit; text-decoration: none"><svg width="34" height="38" viewBox="0 0 34 38"
        role="img" aria-label="serão"><path d="M6 19L0 38H34L28 19Z" fill="#ffdf9a" opacity="0.6" /><path
        d="M17 0V8" stroke="#c9a06a" stroke-width="1.6" /><path d="M13.5 8H20.5L29 19.5H5Z" fill="#e0902f" /><ellipse
        cx="17" cy="20" rx="5" ry="2.6" fill="#fff3cf" /></svg></a>
      <h1 style="font-size: 1.5rem; margin: 0.5rem 0">{title}</h1>
      <p>{said}</p>
      {way}
    </main>
  </body>
</html>
"""
BUTTON: Final = (
    "display: inline-block; box-sizing: border-box; padding: 0.5rem 1.125rem; min-height: 2.75rem; "
    "border: 0; border-radius: 99px; background: #a35c14; color: #fffaf0; font: inherit; "
    "text-decoration: none"
)
CHOICE: Final = """<form method="post" style="display: flex; flex-wrap: wrap; gap: 1rem; align-items: center">
        <button style="{button}">{take}</button>
        <a href="/table/{table}" style="color: inherit">{stay}</a>
      </form>"""
HOME: Final = '<p><a href="/" style="{button}">{home}</a></p>'
# With no-referrer a browser would not say that it is this page that answers.
HEADERS: Final = {"referrer-policy": "same-origin", "vary": "accept-language"}


def another_seat(language: Language, table_id: str, mine: str, other: str) -> HTMLResponse:
    """Ask whether somebody who sits at a table as ``mine`` wants to sit there as ``other``."""
    way = CHOICE.format(
        button=BUTTON,
        table=escape(table_id),
        take=escape(sentence(language, "another-seat-take", other=other)),
        stay=escape(sentence(language, "another-seat-stay", mine=mine)),
    )
    question = sentence(language, "another-seat-question", mine=mine, other=other)
    title = sentence(language, "another-seat")
    return HTMLResponse(page(language, title, question, way), headers=HEADERS)


def refused(language: Language, refusal: Refusal, headers: Mapping[str, str]) -> HTMLResponse:
    """Say to a person, whose browser wants a page, why a door does not open; and the way on."""
    told = {"vary": "accept, accept-language", **headers}
    return HTMLResponse(refused_page(language, refusal), refusal.status, told)


def refused_page(language: Language, refusal: Refusal) -> str:
    way = HOME.format(button=BUTTON, home=escape(sentence(language, "page-home")))
    reason = refusal.reason(language)
    said = f"{reason[:1].upper()}{reason[1:].removesuffix('.')}."
    return page(language, sentence(language, f"page-{door(refusal.status)}"), said, way)


def door(status: int) -> str:
    """Return what became of the door to which an answer of this status belongs."""
    if status >= 500:
        return "broken"
    return "lost" if status in (404, 405, 410) else "shut"


def page(language: Language, title: str, said: str, way: str) -> str:
    return PAGE.format(language=language, title=escape(title), said=escape(said), way=way)
