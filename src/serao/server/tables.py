"""Hosted tables: loaded from the store on demand, one lock each, gone from memory when idle."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from serao.days import end_of
from serao.kernel.game import Game
from serao.kernel.state import NOBODY, State
from serao.server import telling
from serao.server.aside import Aside
from serao.server.codes import Refusal
from serao.server.hosted import HINT, TAKE_BACK, Play, names_of
from serao.server.languages import ENGLISH, LANGUAGES, Language
from serao.server.messages import (
    Hinted,
    Motion,
    Offer,
    Refused,
    Said,
    Seated,
    TableInfo,
    Ticked,
)
from serao.server.second_thoughts import MOST_ENTRIES
from serao.server.shelf import Shelf
from serao.server.watcher import Watcher
from serao.store import (
    ENDED,
    ActionRow,
    ChatRow,
    Damaged,
    NumberTaken,
    RowError,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    Unavailable,
)

TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)
CHAT_KEPT: Final = 50  # lines that a newcomer is shown

log = logging.getLogger("serao.tables")
encode: Final = msgspec.json.Encoder().encode

Acknowledge = Callable[[], None]


class LostRace(Refusal):
    """Another process stored an entry first; the table has caught up with it."""

    def __init__(self) -> None:
        super().__init__("table/stale-version", "moved-on")


def is_read_later(_listener: Listener) -> None:
    """When there is something to do for a listener whose outbox somebody looks into."""


class Listener:
    """One open connection to a table. ``tell`` never waits; a client too slow is let go."""

    def __init__(
        self,
        viewer: int,
        language: Language = ENGLISH,
        room: int = 64,
        *,
        address: str = "",
        token: str | None = None,
        wake: Callable[[Listener], None] = is_read_later,
    ) -> None:
        self.viewer = viewer
        self.language = language
        self.room = room
        self.address = address  # where it comes from
        self.token = token  # of the seat, as it was kept when this one came
        self.wake = wake  # called when there is something to do
        self.outbox: list[bytes] = []
        self.lost = False

    def tell(self, message: bytes) -> None:
        if self.lost:
            return
        if len(self.outbox) >= self.room:
            self.lose()
            return
        self.outbox.append(message)
        self.wake(self)

    def answer(self, message: bytes) -> None:
        """Tell something to whoever asked, even where the table has just let everybody go."""
        if len(self.outbox) < self.room:
            self.outbox.append(message)
            self.wake(self)

    def lose(self) -> None:
        """Send nothing more; the connection is closed and the client may connect again."""
        self.outbox.clear()
        self.dismiss()

    def dismiss(self) -> None:
        """Send what is on its way and nothing more; then as if it were lost."""
        self.lost = True
        self.wake(self)

    def taken(self) -> list[bytes]:
        """Return, and take, what is to be sent."""
        told, self.outbox = self.outbox, []
        return told


def by_language(listeners: set[Listener]) -> Iterator[tuple[Language, list[Listener]]]:
    """Yield the listeners of one viewer by language: each group is sent the same message."""
    for language in LANGUAGES:
        group = [listener for listener in listeners if listener.language == language]
        if group:
            yield language, group


class Table:
    """One hosted table. Everything that changes it happens under its lock."""

    def __init__(
        self,
        store: Store,
        game: Game[State],
        row: TableRow,
        seats: list[SeatRow],
        chat: list[ChatRow],
        watcher: Watcher,
    ) -> None:
        self.store = store
        self.game = game
        self.row = row
        self.seats = seats
        self.chat = chat
        self.watcher = watcher
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.listeners: dict[int, set[Listener]] = {}
        self.shown: dict[int, tuple[int, telling.View]] = {}  # what connected viewers last saw
        self.motion: Motion | None = None  # as everybody was told
        self.touched = time.monotonic()
        self.elsewhere: set[int] = set()  # seats that are connected to other processes
        self.left = dict.fromkeys(range(row.seats), self.touched)  # when a seat's last client did
        self.gone = False  # no longer the one in memory
        self.addresses: dict[int, str] = {}  # from where a seat was taken, as far as known here
        self.barred: set[str] = set()  # from where nobody else may sit down

    def begin(self) -> None:
        self.play = Play(self.game, self.row, names_of(self.seats))

    def playing(self) -> Play:
        if self.play is None:
            raise Refusal("table/not-begun")
        return self.play

    def has_changed(self) -> None:
        """Let the house see to what follows from what the table has come to."""
        self.watcher.see_to(self)

    @property
    def is_kept_secret(self) -> bool:
        """Whether others may still be dealt what is dealt here: the deal of a day that runs."""
        day = self.row.day
        return day is not None and self.watcher.now() < end_of(day.date)

    def check_told(self, case: str = "") -> None:
        """Refuse what would tell of a deal that others may still play."""
        if self.is_kept_secret:
            raise Refusal("day/still-on", case)

    def check_not_closed(self) -> None:
        if self.row.state == "closed":
            raise Refusal("table/closed")

    def check_is_of(self, seat: int, token: str | None) -> None:
        """Refuse a seat to whoever had it once: it may be somebody else's now."""
        if seat != NOBODY and self.seats[seat].token != token:
            raise Refusal("seat/wrong-token")

    # -- acting ------------------------------------------------------------------------------

    async def act(
        self, seat: int, version: int, action: int, accepted: Acknowledge | None = None
    ) -> None:
        """Answer the seat's offer of ``version``. Durable before ``accepted`` is called.

        An answer that lost a race counts all the same if the seat's offer is still open.
        """
        async with self.lock:
            while True:
                play = self.playing()
                self.check(play, seat, version, action)
                with suppress(LostRace):
                    return await self.enter(play, seat, action, accepted)

    def check(self, play: Play, seat: int, version: int, action: int) -> None:
        self.check_asked(play, seat, version)
        if action not in play.state.options(seat):
            raise Refusal("table/illegal-action")

    def check_asked(self, play: Play, seat: int, version: int) -> None:
        """Refuse a seat that has no offer of ``version``, or at whose table nothing more is kept."""
        self.check_not_closed()
        if play.state.is_over:
            raise Refusal("table/over")
        if not play.state.options(seat):
            raise Refusal("table/not-your-turn")
        if play.hearing.opened[seat] != version:
            raise Refusal("table/stale-version")
        if play.entries >= MOST_ENTRIES:
            raise Refusal("table/too-long")

    async def take_back(self, seat: int, accepted: Acknowledge | None = None) -> None:
        """Undo the seat's last choice, or say why that cannot be."""
        async with self.lock:
            while True:
                play = self.playing()
                reason = play.takebacks.bars[seat]
                if reason:
                    raise Refusal("table/cannot-take-back", reason)
                with suppress(LostRace):
                    return await self.enter(play, seat, TAKE_BACK, accepted)

    async def give_hint(self, seat: int, version: int) -> None:
        """Write down that a seat is given a hint about its offer of ``version``, once for each choice."""
        async with self.lock:
            while True:
                play = self.playing()
                self.check_asked(play, seat, version)
                if play.hinted[seat] == play.state.asked:
                    break
                with suppress(LostRace):
                    await self.enter(play, seat, HINT, None)

    async def enter(self, play: Play, seat: int, action: int, accepted: Acknowledge | None) -> None:
        """Store an entry, acknowledge it, carry it out, and tell everybody what it changed."""
        row = ActionRow(self.row.id, play.entries, seat, action, time.time())
        await self.append(row)
        if accepted is not None:
            accepted()
        await self.carry_out(play, row)
        self.publish()
        self.has_changed()

    async def carry_out(self, play: Play, row: ActionRow) -> None:
        """Carry out a stored entry."""
        play.is_watched = any(self.listeners.values())
        try:
            play.enter(row.seat, row.action, row.at)
        except Exception as error:
            raise self.given_up() from error
        self.touched = time.monotonic()
        if row.action == HINT:
            self.publish_hint(row.seat)
        if play.state.is_over and self.row.state not in ENDED:
            self.row.state = "over"
            await end(self.store, self.row.id)

    def given_up(self) -> Refusal:
        """Leave memory, because a stored entry cannot be carried out; return what is answered."""
        log.exception("a stored entry cannot be carried out", extra={"table": self.row.id})
        self.leave_memory()
        return Refusal("table/unreadable")

    async def catch_up(self) -> None:
        """Carry out what other processes have stored, and tell everybody; under the lock."""
        play = self.playing()
        rows = await self.store.actions(self.row.id, play.entries)
        for row in rows:
            try:
                check_number(row, play.entries)
            except RowError as error:
                raise self.given_up() from error
            await self.carry_out(play, row)
        if rows:
            self.publish()
            self.has_changed()

    async def append(self, row: ActionRow) -> None:
        """Make a row durable. Where the store alone knows whether it is, the table is loaded again."""
        if self.gone:
            raise Refusal("table/stale-version", "moved-on")
        try:
            await self.store.append(row)
        except NumberTaken:
            await self.catch_up()
            raise LostRace from None
        except Unavailable:
            raise
        except StoreError as error:
            self.leave_memory()
            log.error(
                "an action could not be stored", extra={"table": row.table_id, "why": repr(error)}
            )
            raise Refusal("store/unavailable") from None

    def leave_memory(self) -> None:
        """Give way to what the store holds; whoever is connected connects again and finds it."""
        self.gone = True
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.dismiss()

    # -- telling -----------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return telling.info(self.row, self.seats, self.play, self.present())

    def welcome(self, viewer: int, seen: int | None, language: Language = ENGLISH) -> bytes:
        message = telling.welcome(
            self.row,
            self.info(),
            self.chat,
            self.play,
            viewer,
            seen,
            language,
            time.time(),
            self.motion,
            self.is_kept_secret,
        )
        return encode(message)

    def listen(self, listener: Listener, seen: int | None) -> None:
        """Add a connection and send it all it may see."""
        viewer = listener.viewer
        if viewer not in self.listeners:
            self.listeners[viewer] = set()
            self.publish_presence(viewer)
        self.listeners[viewer].add(listener)
        listener.tell(self.welcome(viewer, seen, listener.language))
        if self.play is not None and viewer not in self.shown:
            self.shown[viewer] = (
                self.play.hearing.versions[viewer],
                telling.view(self.play, viewer),
            )

    def let_go(self, seat: int, why: Refusal | None = None) -> None:
        """Have nothing more to do with whoever is connected on a seat that is theirs no longer."""
        for listener in list(self.listeners.get(seat, ())):
            if why is None:
                listener.lose()
            else:
                listener.answer(encode(Refused(why.code, why.reason(listener.language))))
                listener.dismiss()
            self.forget(listener)

    def forget(self, listener: Listener) -> None:
        others = self.listeners.get(listener.viewer, set())
        if listener not in others:
            return  # it was let go
        others.discard(listener)
        if not others:
            self.listeners.pop(listener.viewer, None)
            self.shown.pop(listener.viewer, None)
            self.left[listener.viewer] = time.monotonic()
            self.publish_presence(listener.viewer)
        self.touched = time.monotonic()

    def away_for(self, seat: int) -> float:
        """Return for how many seconds nobody has been connected on a seat."""
        return 0.0 if seat in self.present() else time.monotonic() - self.left[seat]

    def is_left(self) -> bool:
        """Whether people have played here, and a bot stands in for each of them."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return bool(people) and all(seat.level is not None for seat in people)

    def present(self) -> set[int]:
        """Return the seats on which somebody is connected, here or at another process."""
        return self.elsewhere | self.listeners.keys()

    def meet(self, elsewhere: set[int]) -> None:
        """Take in who is connected at other processes."""
        if elsewhere == self.elsewhere:
            return
        for seat in self.elsewhere - elsewhere:
            self.left[seat] = time.monotonic()
        self.elsewhere = elsewhere
        self.publish_seats()
        self.has_changed()

    def publish(self) -> None:
        """Send every connected viewer what changed for it since it was last told."""
        play = self.playing()
        for viewer, listeners in self.listeners.items():
            since, old = self.shown[viewer]
            if since == play.hearing.versions[viewer]:
                continue
            new = telling.view(play, viewer)
            self.shown[viewer] = (play.hearing.versions[viewer], new)
            news = telling.news(play, viewer, since, old, new)
            for language, group in by_language(listeners):
                message = telling.update(
                    self.row, play, viewer, since, news, language, time.time(), self.is_kept_secret
                )
                self.send(group, message)
        play.moments.clear()

    def publish_seats(self) -> None:
        message = Seated(self.info())
        for listeners in self.listeners.values():
            self.send(listeners, message)

    def publish_presence(self, viewer: int) -> None:
        """Tell everybody that somebody is now, or is no longer, connected on a seat."""
        if viewer != NOBODY:
            self.publish_seats()
            self.watcher.presence_changed()

    def publish_clocks(self) -> None:
        message = Ticked(telling.clocks(self.playing(), time.time()))
        for listeners in self.listeners.values():
            self.send(listeners, message)

    def publish_hint(self, seat: int) -> None:
        """Tell everybody that a seat was given a hint: at a silent choice, the seat alone."""
        play = self.playing()
        for viewer, listeners in self.listeners.items():
            if viewer == seat or not play.hints[-1].silent:
                self.send(listeners, Hinted(telling.hints(play, self.row, viewer)))

    def publish_beginning(self) -> None:
        """Send everybody the whole table: play has begun."""
        play = self.playing()
        for viewer, listeners in self.listeners.items():
            self.shown[viewer] = (play.hearing.versions[viewer], telling.view(play, viewer))
            for language, group in by_language(listeners):
                encoded = self.welcome(viewer, None, language)
                for listener in group:
                    listener.tell(encoded)

    def send(self, listeners: Iterable[Listener], message: Any) -> None:
        encoded = encode(message)
        for listener in listeners:
            listener.tell(encoded)

    def offer(self, viewer: int, language: Language) -> Offer | None:
        if self.play is None or self.row.state == "closed":
            return None
        return telling.offer(self.play, viewer, language)

    # -- chat --------------------------------------------------------------------------------

    async def say(self, said: ChatRow) -> None:
        await self.store.add_chat(said)
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        self.publish_saying(said)

    def publish_saying(self, said: ChatRow) -> None:
        for viewer, listeners in self.listeners.items():
            for saying in telling.sayings([said], viewer):
                self.send(listeners, Said(saying))


class Loading:
    """Lets one at a time load a table. It stays as long as somebody wants the table.

    If one who comes while another still loads did not have to wait, there would be two of them.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.wanted = 0  # by so many


class Tables:
    """The tables in memory."""

    def __init__(
        self,
        store: Store,
        idle_seconds: float = 600.0,
        shelf: Shelf | None = None,
        watcher: Watcher | None = None,
    ) -> None:
        self.store = store
        self.shelf = shelf or Shelf()
        self.watcher = watcher or Watcher()
        self.idle_seconds = idle_seconds
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, Loading] = {}
        self.aside = Aside()
        store.when_in_doubt(self.give_up)

    def give_up(self, table_id: str) -> None:
        """Let a table leave memory of which only the store knows how it stands."""
        if table_id in self.loaded:
            self.loaded[table_id].leave_memory()
        self.watcher.find_out(table_id)

    async def table(self, table_id: str) -> Table:
        """Return the table, replayed from the store if it is not in memory."""
        found = self.loaded.get(table_id)
        if found is not None and not found.gone:
            found.touched = time.monotonic()
            await self.watcher.before_use(found)
            if not found.gone:
                return found
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal("table/unknown")
        loading = self.loading.setdefault(table_id, Loading())
        loading.wanted += 1
        try:
            async with loading.lock:
                found = self.loaded.get(table_id)
                if found is None or found.gone:
                    found = await self.load(table_id)
                    self.loaded[table_id] = found
                    found.has_changed()
                return found
        finally:
            loading.wanted -= 1
            if not loading.wanted:
                del self.loading[table_id]

    async def load(self, table_id: str) -> Table:
        """Return the table as it is stored; one that cannot be read is set aside."""
        self.aside.check(table_id)
        await self.store.settle(table_id)
        try:
            table = await self.read(table_id)
        except Unavailable:
            raise
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "table/unknown":
                raise
            raise self.aside.put(table_id, error) from None
        self.aside.take_back(table_id)
        if table.play is not None and table.play.state.is_over and table.row.state not in ENDED:
            table.row.state = "over"
            await end(self.store, table_id)
        return table

    async def read(self, table_id: str) -> Table:
        row = await self.store.table(table_id)
        if row is None:
            raise Refusal("table/unknown")
        seats = await self.store.seats(table_id)
        if [seat.seat for seat in seats] != list(range(row.seats)):
            raise RowError(f"the table has {row.seats} seats, and {len(seats)} are stored")
        game = self.shelf.game(row.game, row.edition)
        check_playable(game, row)
        chat = await self.store.last_chat(table_id, CHAT_KEPT)
        table = self.made(game, row, seats, chat)
        if row.state in ("playing", "over") or row.begun is not None:
            actions = await self.store.actions(table_id)
            table.play = await asyncio.to_thread(replayed, game, row, seats, actions)
        return table

    def readable(self, found: TableRow | Damaged) -> TableRow | None:
        """Return a row of a list, unless it could not be read."""
        if isinstance(found, TableRow):
            return found
        self.aside.put(found.id, RowError(found.why))
        return None

    async def add(self, game: Game[State], row: TableRow, seats: list[SeatRow]) -> Table:
        """Store a new table, and have it in memory."""
        await self.store.add_table(row, seats)
        table = self.loaded[row.id] = self.made(game, row, seats, [])
        table.has_changed()
        return table

    def made(
        self, game: Game[State], row: TableRow, seats: list[SeatRow], chat: list[ChatRow]
    ) -> Table:
        return Table(self.store, game, row, seats, chat, self.watcher)

    def sweep(self, busy: Callable[[Table], bool]) -> list[str]:
        """Let tables that nobody looks at leave memory; return which."""
        now = time.monotonic()
        left = [
            table_id
            for table_id, table in self.loaded.items()
            if not table.listeners
            and not table.lock.locked()
            and (table.row.state in ENDED or now - table.touched >= self.idle_seconds)
            and not busy(table)
        ]
        for table_id in left:
            self.loaded.pop(table_id).leave_memory()
        return left


def replayed(
    game: Game[State], row: TableRow, seats: list[SeatRow], actions: list[ActionRow]
) -> Play:
    """Return the table's play after all stored entries."""
    play = Play(game, row, names_of(seats))
    for i, entry in enumerate(actions):
        check_number(entry, i)
        play.enter(entry.seat, entry.action, entry.at)
    return play


def check_playable(game: Game[State], row: TableRow) -> None:
    """Refuse a table that is not played here as it was opened."""
    if game.fingerprint != row.content:
        raise Refusal("table/other-content")
    game.known_rules(row.rules)
    game.settings(row.options)


def check_number(entry: ActionRow, number: int) -> None:
    if entry.number != number:
        raise RowError(f"entry {number} is missing: the next one stored is {entry.number}")


async def end(store: Store, table_id: str) -> None:
    """Note that a game is over. Where that cannot be, whoever loads the table does it."""
    try:
        await store.end(table_id)
    except Unavailable as trouble:
        log.warning("an end could not be noted", extra={"table": table_id, "why": str(trouble)})
