"""A table as the store keeps it, replayed for the checker."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import serao
from serao.kernel.errors import SeraoError
from serao.kernel.events import Event
from serao.kernel.state import NOBODY
from serao.server import telling
from serao.server.hosted import Play, names_of
from serao.server.languages import Language
from serao.store import ActionRow, ChatRow, SeatRow, Store, TableRow
from tests.server.hosting import kept
from tests.soak.checker import Entry, Kept, Shown, problems
from tests.soak.history import Guest, plain

EVERYTHING = 1_000_000  # lines of chat


class Replay:
    """Carries out entries one by one, and keeps what viewers are shown at the versions asked for."""

    def __init__(self, row: TableRow, seats: list[SeatRow], guests: Sequence[Guest]) -> None:
        self.play = Play(serao.game(row.game), row, names_of(seats))
        self.kept = Kept(row.id, people={seat.seat for seat in seats if seat.kind == "person"})
        self.wanted: dict[tuple[int, Language], set[int]] = {}
        for guest in guests:
            versions = self.wanted.setdefault((guest.viewer, guest.language), set())
            versions.update(told.version for told in guest.told)
        self.lines: dict[tuple[int, int, Language], tuple[Event, bytes]] = {}
        self.look()

    def look(self) -> None:
        play, kept = self.play, self.kept
        for viewer in range(NOBODY, play.state.seats):
            kept.ends[viewer, play.hearing.versions[viewer]] = play.entries
            kept.last[viewer] = play.hearing.versions[viewer]
        for (viewer, language), versions in self.wanted.items():
            place = (viewer, language, play.hearing.versions[viewer])
            if play.hearing.versions[viewer] in versions and place not in kept.shown:
                kept.shown[place] = self.shown(viewer, language)

    def shown(self, viewer: int, language: Language) -> Shown:
        visible = self.play.hearing.visible[viewer]
        seen = [self.line(number, i, viewer, language) for number, i in enumerate(visible)]
        return plain(telling.view(self.play, viewer)), tuple(seen)

    def line(self, number: int, i: int, viewer: int, language: Language) -> bytes:
        """Return the line with a number in the log of a viewer, which tells of the ``i``-th event."""
        event = (self.play.state.journal or [])[i]
        place = (id(event), viewer, language)
        if place not in self.lines:
            line = plain(
                kept(msgspec.to_builtins(telling.line(self.play, number, viewer, language)))
            )
            self.lines[place] = (event, line)  # the event stays, and so does its id
        return self.lines[place][1]

    def enter(self, row: ActionRow) -> None:
        offer = self.play.hearing.opened[row.seat] if row.action >= 0 else 0
        self.kept.entries.append(Entry(row.number, row.seat, row.action, offer))
        self.play.enter(row.seat, row.action, row.at)
        self.look()


def problems_at(
    row: TableRow,
    seats: list[SeatRow],
    actions: Sequence[ActionRow],
    chat: Sequence[ChatRow],
    guests: Sequence[Guest],
) -> list[str]:
    """Return what is wrong at one stored table."""
    if row.state == "open":
        told = [guest.viewer for guest in guests if guest.told or guest.moves]
        return [f"table {row.id} has not begun, and {told} played at it"] if told else []
    replay = Replay(row, seats, guests)
    replay.kept.said = [(said.author, said.text) for said in chat]
    broken = []
    for action in actions:
        try:
            replay.enter(action)
        except (SeraoError, AssertionError) as error:
            broken = [f"table {row.id}: entry {action.number} cannot be carried out: {error}"]
            break
    return [*broken, *problems(replay.kept, guests)]


async def problems_in(store: Store, tables: dict[str, list[Guest]]) -> list[str]:
    """Return what is wrong at the tables of a store, given by id with all who came there."""
    found = []
    for table_id, guests in tables.items():
        row = await store.table(table_id)
        if row is None:
            found.append(f"table {table_id} is lost")
            continue
        seats, actions = await store.seats(table_id), await store.actions(table_id)
        chat = await store.last_chat(table_id, EVERYTHING)
        found += problems_at(row, seats, actions, chat, guests)
    return found
