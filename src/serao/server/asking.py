"""A small page that asks before a link gives a browser another seat at a table where it has one."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.responses import HTMLResponse

from serao.server.languages import Language, sentence

PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>serao</title>
  </head>
  <body style="margin: 0; background: light-dark(#fffaf0, #2a2236); color: light-dark(#2a2030, #f1e6d3);
    font: 1.125rem/1.5 system-ui, sans-serif">
    <main style="max-width: 26rem; margin: 18vh auto 0; padding: 0 1.25rem">
      <h1 style="font-size: 1.375rem">{title}</h1>
      <p>{question}</p>
      <form method="post" style="display: flex; flex-wrap: wrap; gap: 1rem; align-items: center">
        <button style="font: inherit; padding: 0.625rem 1.125rem; min-height: 2.75rem">{take}</button>
        <a href="/table/{table}" style="color: inherit">{stay}</a>
      </form>
    </main>
  </body>
</html>
"""
# With no-referrer a browser would not say that it is this page that answers.
HEADERS: Final = {"referrer-policy": "same-origin", "vary": "accept-language"}


def page(language: Language, table_id: str, mine: str, other: str) -> HTMLResponse:
    """Ask whether somebody who sits at a table as ``mine`` wants to sit there as ``other``."""
    said = {
        "title": sentence(language, "another-seat"),
        "question": sentence(language, "another-seat-question", mine=mine, other=other),
        "take": sentence(language, "another-seat-take", other=other),
        "stay": sentence(language, "another-seat-stay", mine=mine),
    }
    written = {name: escape(text) for name, text in said.items()}
    return HTMLResponse(
        PAGE.format(language=language, table=escape(table_id), **written), headers=HEADERS
    )
