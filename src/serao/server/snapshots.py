"""One moment of a finished game: what a link to it says where it is shared, and its picture.

Both tell what one viewer knew at that moment: a seat, or a spectator.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from PIL import Image

from serao.kernel.game import Game
from serao.kernel.state import NOBODY, State
from serao.pictures import Scene, drawn, points_of
from serao.server import telling
from serao.server.chapters import chapters
from serao.server.codes import Refusal
from serao.server.downloads import standing
from serao.server.hosted import Play, names_of
from serao.server.languages import Language, sentence
from serao.server.messages import Chapter, Line, ReplayFrame, TableInfo
from serao.server.replays import readable, told
from serao.server.tables import Table

KEPT: Final = 24 * 2**20  # bytes of pictures; one has a quarter of a million
SCENES: Final = 64  # moments that may be drawn without playing up to them again
BEFORE: Final = 4  # sentences that led to a moment
BOOKS: Final = 16  # catalogues that are kept to draw with
AT: Final = re.compile(r"([0-9]{1,6})(?:\.([0-9]{1,4}))?")
SEAT: Final = re.compile(r"[0-9]{1,2}")
SPECTATOR: Final = "none"  # in the place of a seat, as scenarios say it
TITLE: Final = 90  # letters of a sentence in a title

T = TypeVar("T")


class At(NamedTuple):
    """A moment: after so many actions, at that one of the lines that were told of the last."""

    action: int
    part: int


Asked = tuple[str, int, Language, At]  # table, viewer


def at_asked(text: str) -> At:
    """Return the moment of an address: ``57``, or ``57.2`` for the third line."""
    found = AT.fullmatch(text)
    if found is None:
        raise Refusal("request/malformed", "at")
    return At(int(found[1]), int(found[2] or 0))


def seat_asked(text: str, table: Table) -> int:
    """Return whose eyes are asked for: those of a seat, or of a spectator."""
    if text == SPECTATOR:
        return NOBODY
    if SEAT.fullmatch(text) is None:
        raise Refusal("request/malformed", "seat")
    if int(text) >= table.row.seats:
        raise Refusal("moment/unknown", "seat")
    return int(text)


class Snapshots:
    """Tells and draws moments one at a time, off the event loop, and keeps the latest."""

    def __init__(self, client: Path) -> None:
        self.client = client
        self.lock = asyncio.Lock()
        self.scenes: OrderedDict[Asked, tuple[TableInfo, Scene]] = OrderedDict()
        self.pictures: OrderedDict[Asked, tuple[TableInfo, bytes]] = OrderedDict()

    def forget(self, table_id: str) -> None:
        """Keep nothing of a table that is no longer what it was."""
        for kept in (self.scenes, self.pictures):
            for asked in [asked for asked in kept if asked[0] == table_id]:
                del kept[asked]

    async def scene(self, table: Table, viewer: int, language: Language, at: At) -> Scene:
        """Return a moment of a game that is over, as a viewer saw it."""
        asked, info = (table.row.id, viewer, language, at), told(table)

        async def made() -> Scene:
            start = Play(table.game, table.row, names_of(table.seats))
            actions = standing(await table.store.actions(table.row.id))
            if at.action > len(actions):
                raise Refusal("moment/unknown", last=len(actions))
            return await asyncio.to_thread(seen, start, actions, viewer, language, at)

        found = await self.found(self.scenes, asked, info, lambda: readable(table, made))
        while len(self.scenes) > SCENES:
            self.scenes.popitem(last=False)
        return found

    async def picture(self, table: Table, viewer: int, language: Language, at: At) -> bytes:
        """Return the picture of a moment."""
        scene = await self.scene(table, viewer, language, at)
        asked, info = (table.row.id, viewer, language, at), told(table)

        async def made() -> bytes:
            return await asyncio.to_thread(painted, table.game, scene, language, self.client)

        found = await self.found(self.pictures, asked, info, made)
        self.make_room()
        return found

    async def found(
        self,
        kept: OrderedDict[Asked, tuple[TableInfo, T]],
        asked: Asked,
        info: TableInfo,
        made: Callable[[], Awaitable[T]],
    ) -> T:
        """Return what is kept for the table as it is, or make it."""
        async with self.lock:
            if asked not in kept or kept[asked][0] != info:
                kept[asked] = (info, await made())
            kept.move_to_end(asked)
            return kept[asked][1]

    def make_room(self) -> None:
        size = sum(len(picture) for _, picture in self.pictures.values())
        while size > KEPT and len(self.pictures) > 1:
            _, (_, picture) = self.pictures.popitem(last=False)
            size -= len(picture)


# -- what is seen -----------------------------------------------------------------------------


def seen(
    play: Play, actions: Sequence[tuple[int, int]], viewer: int, language: Language, at: At
) -> Scene:
    """Return the moment at ``at``, or the last one before it that the viewer was told of."""
    since, own = 0, ""
    for number, (seat, action) in enumerate(actions[: at.action], 1):
        since = play.hearing.versions[viewer]
        play.is_watched = number == at.action
        if play.is_watched and seat == viewer:
            own = play.state.words(action, seat, language)
        play.enter(seat, action, 0.0)
    log = lines_of(play, viewer, language)
    kept, new = len(log), 0
    if at.action and play.hearing.versions[viewer] != since:
        kept, events = telling.events_since(play, viewer, since)
        new = len(events)
    state, lines = play.state, log
    if at.part < new - 1:
        state = play.moments.get(events[at.part], state)
        lines = log[: kept + at.part + 1]
    return scene(play, state, viewer, language, lines, own if not new else "", at)


def lines_of(play: Play, viewer: int, language: Language) -> list[Line]:
    """Return what the viewer was told, in the words for anybody: who is sent a link is not the seat."""
    events = [telling.event_of(play, viewer, i) for i in range(len(play.hearing.visible[viewer]))]
    return [
        telling.told(play.game, event, 0, NOBODY, play.names, language, telling.UNWATCHED)
        for event in events
    ]


def scene(
    play: Play,
    state: State,
    viewer: int,
    language: Language,
    lines: Sequence[Line],
    own: str,
    at: At,
) -> Scene:
    """Return a moment with what was told until then; ``own`` are the words of a deed that was not."""
    said = [line.words for line in lines]
    if at.action == 0:
        said.append(sentence(language, "preview-begun", names=", ".join(play.names)))
    elif own:
        said.append(own)
    view = msgspec.json.decode(msgspec.json.encode(telling.seen_by(state, viewer)))
    found = Scene(
        game=play.game.slug,
        title=play.game.title,
        where=where(play, lines, language),
        sentence=said[-1] if said else sentence(language, "preview-start"),
        before=said[-2 : -2 - BEFORE : -1],
        seen=eyes(play.names, viewer, language),
        viewer=viewer,
        names=play.names,
        points=telling.scores_at(state, viewer),
        view=view,
        book={},
    )
    return found._replace(points=points_of(found))


def where(play: Play, lines: Sequence[Line], language: Language) -> str:
    """Return in which round it is, and whose turn."""
    found = chapters(play.game, [ReplayFrame(0, None, "", {}, list(lines))])
    last = last_of(found, "round")
    turn = last_of(found, "turn")
    said = [] if last is None else [sentence(language, "preview-round", number=last.number)]
    begun = -1 if last is None else last.line
    if turn is not None and turn.seat is not None and turn.line >= begun:
        said.append(sentence(language, "preview-turn", name=play.names[turn.seat]))
    return " · ".join(said) or sentence(language, "preview-start")


def last_of(found: Sequence[Chapter], part: str) -> Chapter | None:
    return next((one for one in reversed(found) if one.part == part), None)


def eyes(names: Sequence[str], viewer: int, language: Language) -> str:
    if viewer == NOBODY:
        return sentence(language, "preview-eyes")
    return sentence(language, "preview-eyes-of", name=names[viewer])


# -- what is said and drawn ---------------------------------------------------------------------


def title(scene: Scene, language: Language) -> str:
    """Return one line: where in which game, and what happens."""
    place = scene.where.partition(" · ")[0]
    said = shortened(scene.sentence)
    if said.startswith(place):
        return f"{scene.title}: {said}"
    return sentence(language, "preview-title", place=place, game=scene.title, said=said)


def about(scene: Scene) -> str:
    """Return the sentence if the title has only its beginning, who sits there, and whose eyes see it."""
    whole = [scene.sentence] if shortened(scene.sentence) != scene.sentence.rstrip(".") else []
    seats = [
        name if points is None else f"{name} {points}"
        for name, points in zip(scene.names, scene.points, strict=True)
    ]
    return " ".join([*whole, f"{' · '.join(seats)}.", f"{scene.seen}."])


def shortened(text: str) -> str:
    """Return as many whole words of a sentence as a title has room for."""
    text = text.rstrip(".")
    if len(text) <= TITLE:
        return text
    return text[:TITLE].rpartition(" ")[0].rstrip(" ,.;:") + "…"


def painted(game: Game[State], scene: Scene, language: Language, client: Path) -> bytes:
    cover = cover_of(client / "previews" / f"{scene.game}.jpg")
    return drawn(scene._replace(book=book_of(game, language)), cover)


@lru_cache(BOOKS)
def book_of(game: Game[State], language: Language) -> dict[str, Any]:
    return game.drawing.catalogue(language)


@lru_cache(BOOKS)
def cover_of(path: Path) -> Image.Image | None:
    """Return the picture of a game's cover, where the client is built and has one."""
    if not path.is_file():
        return None
    with Image.open(path) as cover:
        return cover.convert("RGB")
