"""The HTTP part: every endpoint with what it takes and gives; handlers parse, call, answer."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any, Final

import msgspec
from starlette.requests import Request

import serao
from serao import bots, rulebook
from serao.kernel.errors import UnknownGame
from serao.kernel.game import Game
from serao.kernel.messages import hyphened
from serao.kernel.state import NOBODY, State
from serao.lessons import Lesson
from serao.puzzles import Puzzle
from serao.records import SUFFIX, Record
from serao.server import (
    downloads,
    guides,
    lessons,
    moderation,
    moments,
    people,
    puzzles,
    reminders,
    seats,
    sessions,
    snapshots,
    telling,
)
from serao.server.codes import Refusal
from serao.server.hall import Hall
from serao.server.languages import ENGLISH, LANGUAGES, Language
from serao.server.limits import address_of
from serao.server.lookalikes import likeness
from serao.server.messages import (
    Aid,
    AskHint,
    Because,
    ChangePassword,
    ContentSource,
    CreateTable,
    Credentials,
    DayShown,
    DaysOfGame,
    GameDetail,
    GameInfo,
    Guide,
    Health,
    Hint,
    JoinTable,
    LessonAt,
    Lessons,
    LessonStep,
    LessonWhy,
    Me,
    MyTable,
    Placed,
    PlayDay,
    PlayLesson,
    PlayOn,
    PlayScenario,
    PuzzleAnswer,
    Puzzles,
    PuzzleShown,
    Rejoin,
    RemovePerson,
    Replay,
    Report,
    Retry,
    ReviewAnswer,
    Rules,
    SessionInfo,
    SolvePuzzle,
    TableInfo,
    TableOption,
)
from serao.server.pieces import long
from serao.server.seats import Person, Place
from serao.server.tables import Table
from serao.store import ENDED, Damaged, RowError, TableRow

PNG: Final = "image/png"
LISTED: Final = 50  # tables in one list
LOOKED_AT: Final = 4 * LISTED  # to find those that are listed


@dataclass(frozen=True)
class Reply:
    """An answer with more to it than its value."""

    value: Any
    cookie: tuple[str, str] | None = None  # name and value; an empty value ends it
    file: str | None = None  # the name under which it is kept
    tag: str | None = None  # of content that a browser may keep while the tag is the same
    media: str | None = None  # of bytes that are not JSON
    status: int = 200


Handler = Callable[[Hall, Request, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    answer: Handler
    gives: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    long: bool = False  # one address is given few of these at the same time
    media: str = "application/json"  # what it gives


# -- games ------------------------------------------------------------------------------------


def language_asked(request: Request) -> Language:
    """Return the language that the query names; English if it names none."""
    name = request.query_params.get("language", ENGLISH)
    for language in LANGUAGES:
        if language == name:
            return language
    raise Refusal("request/malformed", "language", name=name)


def game_info(game: Game[State], editions: Sequence[str], language: Language) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.title,
        about=game.words.say(language, "game-about"),
        seats=list(game.seats),
        options=[table_option(game, name, language) for name in game.options],
        levels=list(bots.LEVELS),
        editions=list(editions),
        lessons=len(lessons.taught(game.slug)),
        puzzles=len(puzzles.kept(game.slug)),
    )


def table_option(game: Game[State], name: str, language: Language) -> TableOption:
    """Return a table option with the words for it and for its values, or its bare name."""
    option = game.options[name]
    message = f"option-{hyphened(name)}"

    def words(message: str, bare: Any) -> str:
        return game.words.say(language, message) if game.words.texts.has(message) else str(bare)

    return TableOption(
        name=name,
        default=option.default,
        allowed=list(option.allowed),
        words=words(message, name),
        choices=[words(f"{message}-{hyphened(str(value))}", value) for value in option.allowed],
        first=option.first,
    )


async def list_games(hall: Hall, request: Request, _body: None) -> list[GameInfo]:
    language, shelf = language_asked(request), hall.shelf
    return [game_info(serao.game(slug), shelf.editions(slug), language) for slug in serao.games()]


async def show_game(hall: Hall, request: Request, _body: None) -> Reply:
    game = game_asked(hall, request)
    return game_detail(game, tuple(hall.shelf.editions(game.slug)), language_asked(request))


@cache
def game_detail(game: Game[State], editions: tuple[str, ...], language: Language) -> Reply:
    """Return all about a game; it stays the same as long as the server runs."""
    detail = GameDetail(
        game=game_info(game, editions, language),
        credits=game.words.say(language, "game-credits"),
        content=game.fingerprint,
        sources=dict(Counter(source.mark for source in game.library.sources())),
        catalogue=game.drawing.catalogue(language),
    )
    return kept(detail)


def kept(value: msgspec.Struct) -> Reply:
    """Return an answer that a browser keeps as long as it is the same."""
    text = msgspec.json.encode(value)
    return Reply(long(text), tag=hashlib.sha256(text).hexdigest())


def game_asked(hall: Hall, request: Request) -> Game[State]:
    edition = request.query_params.get("edition") or None
    return hall.shelf.game(request.path_params["game"], edition)


async def show_rules(hall: Hall, request: Request, _body: None) -> Reply:
    return rules_of(game_asked(hall, request), language_asked(request))


async def show_guide(hall: Hall, request: Request, _body: None) -> Reply:
    return guide_of(game_asked(hall, request), language_asked(request))


async def show_aid(hall: Hall, request: Request, _body: None) -> Reply:
    return aid_of(game_asked(hall, request), language_asked(request))


@cache
def rules_of(game: Game[State], language: Language) -> Reply:
    return kept(Rules(rulebook.for_players(game, language)))


@cache
def guide_of(game: Game[State], language: Language) -> Reply:
    return kept(guides.guide(game, language))


@cache
def aid_of(game: Game[State], language: Language) -> Reply:
    return kept(guides.aid(game, language))


async def show_sources(hall: Hall, request: Request, _body: None) -> list[ContentSource]:
    game = game_asked(hall, request)
    return [
        ContentSource(source.file, source.entry, source.field, source.mark, source.ruling)
        for source in game.library.sources()
    ]


# -- lessons ----------------------------------------------------------------------------------


async def list_lessons(hall: Hall, request: Request, _body: None) -> Lessons:
    game = hall.shelf.game(request.path_params["game"], None)
    found = lessons.titles(game.slug, language_asked(request))
    return Lessons(game.slug, game.title, found)


async def take_lesson(hall: Hall, request: Request, body: LessonAt) -> LessonStep:
    return lessons.step(lesson_asked(hall, request), body, language_asked(request))


async def ask_in_lesson(hall: Hall, request: Request, body: LessonWhy) -> Because:
    lesson = lesson_asked(hall, request)
    return lessons.because(lesson, body, body.action, language_asked(request))


def lesson_asked(hall: Hall, request: Request) -> Lesson:
    game = hall.shelf.game(request.path_params["game"], None)
    return lessons.lesson_called(game.slug, request.path_params["lesson"])


# -- puzzles ----------------------------------------------------------------------------------


async def list_puzzles(hall: Hall, request: Request, _body: None) -> Puzzles:
    game = hall.shelf.game(request.path_params["game"])
    return Puzzles(game.slug, game.title, [one.rating for one in puzzles.kept(game.slug)])


async def show_puzzle(hall: Hall, request: Request, _body: None) -> PuzzleShown:
    number, puzzle = puzzle_asked(hall, request)
    return puzzles.shown(number, puzzle, language_asked(request))


async def solve_puzzle(hall: Hall, request: Request, body: SolvePuzzle) -> PuzzleAnswer:
    _, puzzle = puzzle_asked(hall, request)
    return puzzles.answer(puzzle, body.action, language_asked(request))


def puzzle_asked(hall: Hall, request: Request) -> tuple[int, Puzzle]:
    game = hall.shelf.game(request.path_params["game"])
    return puzzles.numbered(game.slug, request.path_params["number"])


# -- playing on ---------------------------------------------------------------------------------


async def play_lesson(hall: Hall, request: Request, body: PlayLesson) -> Reply:
    lesson = lesson_asked(hall, request)
    state = await asyncio.to_thread(lessons.reached, lesson, body.at)
    return await play_from(hall, request, body, state, lesson.seat)


async def play_puzzle(hall: Hall, request: Request, body: PlayOn) -> Reply:
    _, puzzle = puzzle_asked(hall, request)
    state = await asyncio.to_thread(puzzles.solved, puzzle)
    return await play_from(hall, request, body, state, puzzle.seat)


async def play_scenario(hall: Hall, request: Request, body: PlayScenario) -> Reply:
    me = await person_asking(hall, request, body.name)
    await check_openings(hall, me.address, me.account)
    moments.check_level(body.level)
    state, seat = await hall.scenarios.end(body.text, body.seat)
    return placed(await moments.begin_at(hall.tables, state, seat, me, body.level))


async def play_from(hall: Hall, request: Request, body: PlayOn, state: State, seat: int) -> Reply:
    """Seat whoever asks at a table that begins at a position of the house."""
    me = await person_asking(hall, request, body.name)
    await check_openings(hall, me.address, me.account)
    return placed(await moments.begin_at(hall.tables, state, seat, me, body.level))


# -- the deal of the day ----------------------------------------------------------------------


async def list_days(hall: Hall, request: Request, _body: None) -> list[DayShown]:
    return await hall.days.of_all(await person_asking(hall, request, ""))


async def show_days(hall: Hall, request: Request, _body: None) -> DaysOfGame:
    me = await person_asking(hall, request, "")
    return await hall.days.of_game(request.path_params["game"], me)


async def show_day(hall: Hall, request: Request, _body: None) -> DayShown:
    me, where = await person_asking(hall, request, ""), request.path_params
    return await hall.days.of_day(where["game"], where["date"], me)


async def play_day(hall: Hall, request: Request, body: PlayDay) -> Reply:
    me, where = await person_asking(hall, request, body.name), request.path_params
    if not likeness(me.name):
        raise Refusal("seat/name-taken", "blank")
    may_begin = partial(check_openings, hall, me.address, me.account)
    place = await hall.days.play(where["game"], where["date"], me, may_begin)
    return placed(place) if place.token else placed_again(request, place)


def placed_again(request: Request, place: Place) -> Reply:
    """Answer somebody who sits there already, with the token that they came with, if it is the seat's."""
    row = place.table.row
    token = people.token_of(request, row.id)
    if token is not None and seats.seat_if_any(place.table, token) == place.seat:
        return replace(placed(Place(place.table, place.seat, token)), status=200)
    return Reply(Placed(place.table.info(), place.seat, None, None, row.code))


# -- tables -----------------------------------------------------------------------------------


async def table_asked(hall: Hall, request: Request) -> Table:
    return await hall.tables.table(request.path_params["table"])


async def described(hall: Hall, found: TableRow | Damaged) -> TableInfo | None:
    """Return a table of a list; None for one that cannot be read, which is set aside.

    One in play is loaded, because the store knows no turns.
    """
    row = hall.tables.readable(found)
    if row is None:
        return None
    try:
        if row.state not in ENDED:
            return (await hall.tables.table(row.id)).info()
        return telling.info(row, await hall.store.seats(row.id))
    except Refusal:
        return None
    except (RowError, UnknownGame) as error:
        hall.tables.aside.put(row.id, error)
        return None


async def all_described(hall: Hall, found: Sequence[TableRow | Damaged]) -> list[TableInfo]:
    infos = [await described(hall, row) for row in found]
    return [info for info in infos if info is not None]


def placed(place: Place) -> Reply:
    """Answer somebody who has sat down, with the cookie of the seat."""
    row = place.table.row
    if place.seat == NOBODY:
        return Reply(Placed(place.table.info(), None, None, None, row.code), status=201)
    link = f"/seat/{row.id}/{place.token}"
    value = Placed(place.table.info(), place.seat, place.token, link, row.code)
    return Reply(value, (people.seat_cookie(row.id), place.token), status=201)


async def list_tables(hall: Hall, request: Request, _body: None) -> list[TableInfo]:
    state = request.query_params.get("state", "open")
    if state not in ("open", "playing"):
        raise Refusal("request/malformed", "state", name=state)
    few = hall.settings.listed_per_opener
    rows = await hall.store.public_tables("open" if state == "open" else "playing", LOOKED_AT, few)
    rows.sort(key=lambda row: not is_attended(hall, row.id))
    return await all_described(hall, rows[:LISTED])


def is_attended(hall: Hall, table_id: str) -> bool:
    """Whether somebody is known to be connected on a seat."""
    table = hall.tables.loaded.get(table_id)
    return table is not None and any(seat != NOBODY for seat in table.present())


async def person_asking(hall: Hall, request: Request, name: str) -> Person:
    """Return who wants to sit down, with all by which they are known."""
    tokens = tuple(seats.digest(token) for token in people.tokens_of(request))
    account = await people.account_asking(request, hall)
    address = address_of(request)
    return Person(name, account, tokens, address, hall.store.openings.origin(address))


async def create_table(hall: Hall, request: Request, body: CreateTable) -> Reply:
    me = await person_asking(hall, request, body.name)
    if not likeness(me.name):
        raise Refusal("seat/name-taken", "blank")
    await check_openings(hall, me.address, me.account)
    place = await seats.create(
        hall.tables,
        body.game,
        body.seats,
        dict(body.options),
        body.public,
        me,
        body.time,
        body.edition,
        body.hints,
    )
    return placed(place)


async def check_openings(hall: Hall, address: str, account: str | None) -> None:
    """Refuse a table to whoever opens them too fast, or has opened too many that are not over."""
    settings, openings = hall.settings, hall.store.openings
    if not hall.limits.tables.take(address):
        raise Refusal("table/too-many", "fast")
    if await openings.from_origin(openings.origin(address)) >= settings.tables_per_address:
        raise Refusal("table/too-many")
    if account and await openings.by_account(account) >= settings.tables_per_account:
        raise Refusal("table/too-many", "account")


async def show_table(hall: Hall, request: Request, _body: None) -> TableInfo:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    return table.info()


async def join_table(hall: Hall, request: Request, body: JoinTable) -> Reply:
    me = await person_asking(hall, request, body.name)
    return placed(await seats.join(await table_asked(hall, request), body.code, body.seat, me))


async def rejoin_table(hall: Hall, request: Request, body: Rejoin) -> Reply:
    table = await table_asked(hall, request)
    return placed(Place(table, seats.seat_of(table, body.token), body.token))


async def leave_table(hall: Hall, request: Request, _body: None) -> TableInfo:
    table = await table_asked(hall, request)
    table.check_told("leave")
    await seats.leave(table, await people.seat_asking(request, table))
    await hall.motions.recount(table)
    return table.info()


async def return_to_table(hall: Hall, request: Request, _body: None) -> TableInfo:
    table = await table_asked(hall, request)
    await seats.come_back(table, await people.seat_asking(request, table))
    await hall.motions.recount(table)
    return table.info()


async def ask_for_hint(hall: Hall, request: Request, body: AskHint) -> Hint:
    table = await table_asked(hall, request)
    seat = await people.seat_asking(request, table)
    return await hall.advisers.hint(table, seat, body.version, body.language, address_of(request))


async def review_table(hall: Hall, request: Request, _body: None) -> ReviewAnswer:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    table.check_told()
    return await hall.reviews.of(table, hall.shelf.place_of(table.row.game, table.row.edition))


async def retry(hall: Hall, request: Request, body: Retry) -> Reply:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    table.check_told()
    me = await person_asking(hall, request, body.name)
    await check_openings(hall, me.address, me.account)
    place = await moments.retry(
        hall.tables, table, body.action, body.seat, me, body.level, body.friends
    )
    return placed(place)


async def rematch(hall: Hall, request: Request, _body: None) -> Reply:
    table = await table_asked(hall, request)
    seat = await people.seat_asking(request, table)
    table.check_told()
    address = address_of(request)
    if table.row.state == "over" and table.row.rematch is None:
        await check_openings(hall, address, table.seats[seat].account)
    origin = hall.store.openings.origin(address)
    fresh = await seats.rematch_of(hall.tables, table, origin)
    kept = request.cookies.get(people.seat_cookie(fresh.row.id))
    if kept is not None and seats.seat_if_any(fresh, kept) == seat:
        return placed(Place(fresh, seat, kept))  # asked twice
    return placed(await seats.rematch(hall.tables, table, seat, address))


async def remove_person(hall: Hall, request: Request, body: RemovePerson) -> TableInfo:
    table = await table_asked(hall, request)
    by = await people.viewer_asking(request, table)
    account = await people.account_asking(request, hall)
    await moderation.remove(table, by, account, body.seat)
    hall.metrics.count("removals")
    return table.info()


async def report(hall: Hall, request: Request, body: Report) -> None:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    by = await people.viewer_asking(request, table)
    await hall.reports.take(table, by, address_of(request), body)
    hall.metrics.count("reports")


async def download_record(hall: Hall, request: Request, _body: None) -> Reply:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    table.check_told()
    if table.row.redacted:
        raise Refusal("table/redacted")
    file = f"{table.row.game}-{table.row.id}{SUFFIX}"
    edition = hall.shelf.place_of(table.row.game, table.row.edition)
    if table.row.state == "over":
        return Reply(await hall.replays.record(table, edition), file=file)
    return Reply(msgspec.Raw(downloads.record(table.row, table.seats, [], edition)), file=file)


async def show_replay(hall: Hall, request: Request, _body: None) -> Reply:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    if table.row.state != "over":
        raise Refusal("table/not-over", "replay")
    table.check_told()
    viewer, language = await eyes_asked(request, table), language_asked(request)
    return Reply(await hall.replays.replay(table, viewer, language))


async def eyes_asked(request: Request, table: Table) -> int:
    """Return whose eyes the query names, or else those of whoever asks: after the end nothing is secret."""
    named = request.query_params.get("seat", "")
    if named:
        return snapshots.seat_asked(named, table)
    return await people.viewer_asking(request, table)


async def draw_moment(hall: Hall, request: Request, _body: None) -> Reply:
    table = await table_asked(hall, request)
    await people.check_may_look(request, table)
    if table.row.state != "over":
        raise Refusal("table/not-over", "replay")
    table.check_told()
    at = snapshots.at_asked(request.query_params.get("at", ""))
    viewer, language = await eyes_asked(request, table), language_asked(request)
    return Reply(await hall.snapshots.picture(table, viewer, language, at), media=PNG)


# -- accounts ---------------------------------------------------------------------------------


async def me_with_tables(hall: Hall, account: str) -> Me:
    rows = await hall.store.tables_of(account, LISTED)
    return Me(account, await all_described(hall, rows))


async def sign_up(hall: Hall, request: Request, body: Credentials) -> Reply:
    token = await people.sign_up(hall, request, body.name, body.password)
    return Reply(await me_with_tables(hall, body.name), (people.ACCOUNT_COOKIE, token), status=201)


async def sign_in(hall: Hall, request: Request, body: Credentials) -> Reply:
    token = await people.sign_in(hall, request, body.name, body.password)
    return Reply(await me_with_tables(hall, body.name), (people.ACCOUNT_COOKIE, token))


async def sign_out(hall: Hall, request: Request, _body: None) -> Reply:
    token = request.cookies.get(people.ACCOUNT_COOKIE)
    if token is not None:
        await hall.store.end_session(seats.digest(token))
        await hall.signed_in.look()
    return Reply(None, (people.ACCOUNT_COOKIE, ""))


async def signed_in(hall: Hall, request: Request) -> tuple[str, str]:
    """Return the account that asks, and the session by which it does."""
    account, session = await people.account_asking(request, hall), people.session_of(request)
    if account is None or session is None:
        raise Refusal("account/not-signed-in")
    return account, session


async def show_me(hall: Hall, request: Request, _body: None) -> Me:
    account, _ = await signed_in(hall, request)
    return await me_with_tables(hall, account)


async def change_password(hall: Hall, request: Request, body: ChangePassword) -> None:
    account, session = await signed_in(hall, request)
    address = address_of(request)
    await sessions.change_password(hall, account, body.old, body.new, session, address)
    await hall.signed_in.look()


async def list_sessions(hall: Hall, request: Request, _body: None) -> list[SessionInfo]:
    account, session = await signed_in(hall, request)
    return [sessions.info(row, session) for row in await hall.store.sessions.of(account)]


async def end_session(hall: Hall, request: Request, _body: None) -> None:
    account, _ = await signed_in(hall, request)
    if not await hall.store.sessions.end(account, request.path_params["session"]):
        raise Refusal("account/no-session")
    await hall.signed_in.look()


async def end_other_sessions(hall: Hall, request: Request, _body: None) -> None:
    account, session = await signed_in(hall, request)
    await hall.store.sessions.end_others(account, session)
    await hall.signed_in.look()


async def list_my_tables(hall: Hall, request: Request, _body: None) -> list[MyTable]:
    account = await people.account_asking(request, hall)
    hashed = [seats.digest(token) for token in people.tokens_of(request)]
    found = await hall.store.seats_of(hashed, account, LISTED)
    mine = [await my_table(hall, row, seat) for row, seat in found]
    return [table for table in mine if table is not None]


async def my_table(hall: Hall, row: TableRow | Damaged, seat: int) -> MyTable | None:
    info = await described(hall, row)
    if info is None:
        return None
    table = hall.tables.loaded.get(row.id)
    if table is None or table.play is None or info.state in ENDED:
        return MyTable(info, seat, your_turn=False, reminded=False)
    your_turn = seat in table.play.state.waiting()
    return MyTable(info, seat, your_turn, reminders.is_reminded(table, seat))


async def health(_hall: Hall, _request: Request, _body: None) -> Health:
    return Health("ok", serao.__version__)


async def ready(hall: Hall, _request: Request, _body: None) -> Health:
    await hall.readiness.check()
    return Health("ok", serao.__version__)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", "The games", list_games, list[GameInfo], query=("language",)),
    Endpoint(
        "GET",
        "/api/games/{game}",
        "A game",
        show_game,
        GameDetail,
        query=("language", "edition"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "Its numbered rules",
        show_rules,
        Rules,
        query=("language", "edition"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/guide",
        "Its rulebook for people, with pictures",
        show_guide,
        Guide,
        query=("language", "edition"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/aid",
        "Its aid sheet, its glossary, and what to think of when asked",
        show_aid,
        Aid,
        query=("language", "edition"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/sources",
        "Where every value of its content comes from",
        show_sources,
        list[ContentSource],
        query=("edition",),
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        "The lessons of a game",
        list_lessons,
        Lessons,
        query=("language",),
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}",
        "A lesson at one of its stops",
        take_lesson,
        LessonStep,
        LessonAt,
        query=("language",),
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}/why",
        "Why something cannot be done at a stop of a lesson",
        ask_in_lesson,
        Because,
        LessonWhy,
        query=("language",),
    ),
    Endpoint(
        "POST",
        "/api/lessons/{game}/{lesson}/play",
        "Play on with bots from where a lesson is",
        play_lesson,
        Placed,
        PlayLesson,
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{game}",
        "The puzzles of a game",
        list_puzzles,
        Puzzles,
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{game}/{number}",
        "A puzzle",
        show_puzzle,
        PuzzleShown,
        query=("language",),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/{game}/{number}",
        "Whether an option is the best one, and why",
        solve_puzzle,
        PuzzleAnswer,
        SolvePuzzle,
        query=("language",),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/{game}/{number}/play",
        "Play on with bots from after a puzzle's best option",
        play_puzzle,
        Placed,
        PlayOn,
    ),
    Endpoint(
        "POST",
        "/api/scenarios",
        "Play on with bots from where a scenario file ends",
        play_scenario,
        Placed,
        PlayScenario,
    ),
    Endpoint("GET", "/api/days", "Today's deal of every game", list_days, list[DayShown]),
    Endpoint(
        "GET",
        "/api/days/{game}",
        "The deals of a game: today's, what is committed to for days to come, and those that are over",
        show_days,
        DaysOfGame,
    ),
    Endpoint("GET", "/api/days/{game}/{date}", "The deal of a day", show_day, DayShown),
    Endpoint(
        "POST",
        "/api/days/{game}/{date}",
        "Play today's deal, once: asked again, I am led back to my table",
        play_day,
        Placed,
        PlayDay,
    ),
    Endpoint("GET", "/api/tables", "Public tables", list_tables, list[TableInfo], query=("state",)),
    Endpoint("POST", "/api/tables", "Open a table", create_table, Placed, CreateTable),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table and its seats",
        show_table,
        TableInfo,
        query=("code",),
    ),
    Endpoint("POST", "/api/tables/{table}/join", "Sit down", join_table, Placed, JoinTable),
    Endpoint(
        "POST",
        "/api/tables/{table}/rejoin",
        "Take my seat with its token",
        rejoin_table,
        Placed,
        Rejoin,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/leave",
        "Stand up; in play a bot stands in",
        leave_table,
        TableInfo,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/return",
        "Take my seat from the bot",
        return_to_table,
        TableInfo,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        "What would a bot do in my place? The table must allow it",
        ask_for_hint,
        Hint,
        AskHint,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        "Look back at a finished game: how far that is, and the review when it is there",
        review_table,
        ReviewAnswer,
        query=("code",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/retry",
        "Play on from a moment of a finished game, with bots or friends",
        retry,
        Placed,
        Retry,
        query=("code",),
    ),
    Endpoint("POST", "/api/tables/{table}/rematch", "Meet again after the end", rematch, Placed),
    Endpoint(
        "POST",
        "/api/tables/{table}/remove",
        "Take somebody off a seat before play; the opener may",
        remove_person,
        TableInfo,
        RemovePerson,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        "Tell the host about somebody at the table, or about what was said there",
        report,
        None,
        Report,
        query=("code",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record",
        download_record,
        Record,
        query=("code",),
        long=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game, frame by frame, as I saw it, or a seat, or a spectator",
        show_replay,
        Replay,
        query=("code", "language", "seat"),
        long=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/picture.png",
        "A picture of a moment of a finished game, as I saw it, or a seat, or a spectator",
        draw_moment,
        bytes,
        query=("at", "seat", "code", "language"),
        long=True,
        media=PNG,
    ),
    Endpoint("POST", "/api/accounts", "Make an account", sign_up, Me, Credentials),
    Endpoint("POST", "/api/sessions", "Sign in", sign_in, Me, Credentials),
    Endpoint("DELETE", "/api/sessions", "Sign out", sign_out, None),
    Endpoint("GET", "/api/me", "My account and its tables", show_me, Me),
    Endpoint(
        "POST",
        "/api/me/password",
        "Change my password; all my other sessions end",
        change_password,
        None,
        ChangePassword,
    ),
    Endpoint("GET", "/api/me/sessions", "Where I am signed in", list_sessions, list[SessionInfo]),
    Endpoint("DELETE", "/api/me/sessions", "End all sessions but this", end_other_sessions, None),
    Endpoint("DELETE", "/api/me/sessions/{session}", "End one of my sessions", end_session, None),
    Endpoint(
        "GET",
        "/api/me/tables",
        "The tables at which I sit, by my seats' tokens and my account",
        list_my_tables,
        list[MyTable],
    ),
    Endpoint("GET", "/health", "Whether the server is alive", health, Health),
    Endpoint("GET", "/ready", "Whether its store can be written and read", ready, Health),
)
