"""What a link to this house looks like where it is passed on: Open Graph tags, read without code.

Who passes on an invitation may show what it invites to; a link without its code shows the house.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request

import serao
from serao.kernel.errors import UnknownGame
from serao.pictures import Scene
from serao.server import seats, snapshots
from serao.server.codes import Refusal
from serao.server.hall import Hall
from serao.server.languages import Language, preferred, sentence
from serao.server.limits import address_of
from serao.server.sitting import opener_of
from serao.server.snapshots import At
from serao.server.tables import Table
from serao.store import Unavailable

HOUSE: Final = "house"
PATIENCE: Final = 4.0  # seconds that a page waits for a moment
PLAIN: Final = b"<title>serao</title>"  # what the built page says, and tags take the place of
TAGS: Final = """<title>{title}</title>
    <meta property="og:site_name" content="serão" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:image" content="{house}{picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />"""


class Preview(NamedTuple):
    title: str
    about: str
    picture: str = f"/previews/{HOUSE}.jpg"  # its address in this house: a cover, or of a moment


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
            if "at" in request.query_params and is_told(table):
                return await of_moment(hall, request, table, language)
            return of_table(table, language)
        if "game" in where:
            return of_game(where["game"], language)
    except (Refusal, Unavailable, UnknownGame):
        pass  # the page itself says so
    return Preview(sentence(language, "preview-house"), sentence(language, "preview-house-about"))


def is_told(table: Table) -> bool:
    """Whether a replay of the table may be looked at."""
    return table.row.state == "over" and not table.is_kept_secret


async def of_moment(hall: Hall, request: Request, table: Table, language: Language) -> Preview:
    """Return what happens at a moment of a finished game, as the seat that is named saw it or a spectator.

    Where that cannot be had in time it is only the game: whoever reads the page waits for it.
    """
    asked = request.query_params
    try:
        at = snapshots.at_asked(asked["at"])
        viewer = snapshots.seat_asked(asked.get("seat") or snapshots.SPECTATOR, table)
        scene = await in_time(hall, request, table, viewer, language, at)
    except Refusal:
        return of_table(table, language)
    if scene is None:
        return of_table(table, language)
    facts = {
        "at": asked["at"],
        "seat": asked.get("seat") or snapshots.SPECTATOR,
        "language": language,
        "code": asked.get("code", ""),
    }
    query = urlencode({name: fact for name, fact in facts.items() if fact})
    picture = f"/api/tables/{table.row.id}/picture.png?{query}"
    return Preview(snapshots.title(scene, language), snapshots.about(scene), picture)


async def in_time(
    hall: Hall, request: Request, table: Table, viewer: int, language: Language, at: At
) -> Scene | None:
    """Return a moment; None if that takes too long, or its address has asked for much already."""
    address, answers = address_of(request), hall.limits.long_answers
    if not answers.add(address):
        return None
    telling = asyncio.create_task(hall.snapshots.scene(table, viewer, language, at))
    telling.add_done_callback(lambda _: answers.remove(address))
    done, _ = await asyncio.wait({telling}, timeout=PATIENCE)
    if not done:
        telling.add_done_callback(heard)
    return telling.result() if done else None


def heard(telling: asyncio.Task[Scene]) -> None:
    """Take in how a moment ended for which nobody waited."""
    if not telling.cancelled():
        telling.exception()


def of_game(slug: str, language: Language) -> Preview:
    game = serao.game(slug)
    return Preview(
        f"{game.title} · serão", game.words.say(language, "game-about"), f"/previews/{slug}.jpg"
    )


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
