"""What a link to this house looks like where it is passed on: Open Graph tags, read without code.

Who passes on an invitation may show what it invites to; a link without its code shows the house.
"""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

import serao
from serao.kernel.errors import UnknownGame
from serao.server import seats
from serao.server.codes import Refusal
from serao.server.hall import Hall
from serao.server.languages import Language, preferred, sentence
from serao.server.sitting import opener_of
from serao.server.tables import Table
from serao.store import Unavailable

HOUSE: Final = "house"
PLAIN: Final = b"<title>serao</title>"  # what the built page says, and tags take the place of
TAGS: Final = """<title>{title}</title>
    <meta property="og:site_name" content="serão" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:image" content="{house}/previews/{picture}.jpg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />"""


class Preview(NamedTuple):
    title: str
    about: str
    picture: str = HOUSE  # the name of the picture: a game's slug, or the house's own


async def previewed(page: bytes, request: Request) -> bytes:
    """Return the page with the tags of what its address leads to."""
    language = preferred(request.headers.get("accept-language", ""))
    found = await preview(request.app.state.hall, request, language)
    house = f"{request.url.scheme}://{request.url.netloc}"
    facts = {**found._asdict(), "house": house}
    tags = TAGS.format(**{name: escape(fact) for name, fact in facts.items()})
    return page.replace(PLAIN, tags.encode(), 1)


async def preview(hall: Hall, request: Request, language: Language) -> Preview:
    where = request.path_params
    try:
        if "table" in where:
            table = await hall.tables.table(where["table"])
            seats.check_code(table, request.query_params.get("code", ""))
            return of_table(table, language)
        if "game" in where:
            return of_game(where["game"], language)
    except (Refusal, Unavailable, UnknownGame):
        pass  # the page itself says so
    return Preview(sentence(language, "preview-house"), sentence(language, "preview-house-about"))


def of_game(slug: str, language: Language) -> Preview:
    game = serao.game(slug)
    return Preview(f"{game.title} · serão", game.words.say(language, "game-about"), slug)


def of_table(table: Table, language: Language) -> Preview:
    """Return who invites, and to what; where nobody can sit down any more, only what is played."""
    shown = of_game(table.row.game, language)
    title = table.game.title
    opener = opener_of(table.row, table.seats)
    if table.row.state != "open" or all(seat.kind != "open" for seat in table.seats):
        return shown
    if opener is None:
        return shown._replace(title=sentence(language, "preview-invited", game=title))
    name = table.seats[opener].name
    return shown._replace(title=sentence(language, "preview-invited-by", game=title, name=name))
