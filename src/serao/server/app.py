"""The ASGI application: endpoints, the socket, the web client, and what guards them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from functools import cache, partial
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import Message, Receive, Scope, Send

from serao.server import pages, people, seats, tracing
from serao.server.api import ENDPOINTS, Endpoint, Reply
from serao.server.client import Client
from serao.server.codes import CODES, Refusal, malformed
from serao.server.doors import Network, is_among, networks
from serao.server.hall import Hall, open_hall
from serao.server.languages import Language, preferred
from serao.server.limits import address_of, household
from serao.server.messages import Problem
from serao.server.metrics import Metrics
from serao.server.openapi import description
from serao.server.pieces import InPieces, Long, packed
from serao.server.previews import previewed
from serao.server.settings import LOOPBACK, Settings
from serao.server.sockets import Connection, is_called, is_own_origin
from serao.server.tables import Table
from serao.store import Unavailable

LARGEST: Final = 16_384  # bytes of a request
KEPT: Final = 180 * 24 * 3600  # seconds that a cookie lives
WORTH_PACKING: Final = 16_384  # bytes of JSON: catalogues, replays, records
JSON: Final = "application/json"
PAGE: Final = "text/html"  # what a browser wants that goes somewhere
TOO_MANY: Final = "request/too-many"
LATER: Final = {"retry-after": "2"}  # seconds, with what is refused only just now
SOCKET: Final = re.compile("/api/tables/(?P<table>[^/]+)/socket")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}

log = logging.getLogger("serao.app")


class Guard:
    """Counts requests, puts an id and the security headers on every answer, leads sockets to tables.

    Whoever asks too often is answered without a look at what it was, and their connection closed:
    what else they have sent on it is not read. A socket stays open for hours, and would keep every layer of Starlette that it came through.
    """

    def __init__(self, app: Starlette, hosts: Sequence[str] = ()) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        elif scope["type"] == "http":
            request_id = tracing.begin(scope)
            if self.app.state.hall.limits.may_ask(scope["path"], address_in(scope)):
                await self.answer(scope, receive, partial(send_guarded, send, request_id))
            else:
                self.app.state.hall.metrics.refuse(TOO_MANY)
                await turn_away(scope, send, request_id)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.hosts or is_called(Request(scope), self.hosts):
            await self.app(scope, receive, send)
        else:
            refusal = problem(Request(scope), self.app.state.hall, Refusal("request/wrong-host"))
            await refusal(scope, receive, send)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        tracing.begin(scope)
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            await receive()
            await send({"type": "websocket.close"})
        else:
            await Connection(self.app.state.hall, scope, receive, send).run(found["table"])


def address_in(scope: Scope) -> str:
    """Return the address that a request counts for."""
    return household(scope["client"][0]) if scope["client"] else "nowhere"


async def turn_away(scope: Scope, send: Send, request_id: str) -> None:
    """Answer somebody who asks too often, at as little cost as can be, and hang up."""
    asked = dict(scope["headers"])
    language = preferred(asked.get(b"accept-language", b"").decode("latin-1"))
    body, headers = too_many(language, PAGE.encode() in asked.get(b"accept", b""))
    named = (tracing.HEADER.encode(), request_id.encode())
    status = CODES[TOO_MANY]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, named]})
    await send({"type": "http.response.body", "body": body})


@cache
def too_many(language: Language, as_page: bool) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """Return the answer to whoever asks too often, with its headers."""
    refusal = Refusal(TOO_MANY)
    if as_page:
        body = pages.refused_page(language, refusal).encode()
    else:
        body = msgspec.json.encode(Problem(TOO_MANY, refusal.reason(language)))
    kind = f"{PAGE}; charset=utf-8" if as_page else JSON
    told = {"content-type": kind, "content-length": str(len(body)), "connection": "close"}
    every = told | LATER | HEADERS
    return body, [(name.encode(), value.encode()) for name, value in every.items()]


async def send_guarded(send: Send, request_id: str, message: Message) -> None:
    if message["type"] == "http.response.start":
        headers = MutableHeaders(scope=message)
        headers[tracing.HEADER] = request_id
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
    await send(message)


# -- answering --------------------------------------------------------------------------------


def problem(request: Request, hall: Hall, refusal: Refusal) -> Response:
    """Answer a refusal, in the language that the browser asks for: a person gets a page."""
    hall.metrics.refuse(refusal.code)
    language = preferred(request.headers.get("accept-language", ""))
    later = LATER if refusal.status in (429, 503) else {}
    if PAGE in request.headers.get("accept", ""):
        return pages.refused(language, refusal, later)
    said = Problem(refusal.code, refusal.reason(language))
    return Response(msgspec.json.encode(said), refusal.status, later, media_type=JSON)


def check_door(hall: Hall, request: Request) -> None:
    """Refuse whoever is barred, and what would change something from another page."""
    if request.method != "GET" and not is_own_origin(request):
        raise Refusal("request/wrong-origin")
    if hall.bans.has_address(address_of(request)):
        raise Refusal("request/banned")


async def body_within(request: Request, kind: Any, seconds: float) -> Any:
    try:
        async with asyncio.timeout(seconds):
            return await body_of(request, kind)
    except TimeoutError:
        raise Refusal("request/too-slow", seconds=round(seconds)) from None


async def body_of(request: Request, kind: Any) -> Any:
    """Return the body as ``kind``; JSON only, which no form of another page can send."""
    if kind is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Refusal("request/malformed", "content-type")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise Refusal("request/too-large", most=LARGEST)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed(error) from None


def responded(request: Request, reply: Reply) -> Response:
    if reply.tag is not None:
        return tagged(request, reply)
    response = (
        as_json(request, reply)
        if reply.media is None
        else InPieces(reply.value, reply.status, media_type=reply.media)
    )
    if reply.file is not None:
        response.headers["content-disposition"] = f'attachment; filename="{reply.file}"'
    if reply.cookie is not None:
        set_cookie(request, response, *reply.cookie)
    return response


def tagged(request: Request, reply: Reply) -> Response:
    """Answer with content that a browser keeps and asks about again; short if it has it."""
    tag = f'"{reply.tag}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    held = request.headers.get("if-none-match", "")
    if tag in held:
        return Response(status_code=304, headers=headers)
    response = as_json(request, reply)
    response.headers.update(headers)
    return response


def as_json(request: Request, reply: Reply) -> Response:
    """Return the value as JSON, packed where it is long: long answers hold nobody's token."""
    made = reply.value if isinstance(reply.value, Long) else None
    content = msgspec.json.encode(reply.value) if made is None else made.plain
    if len(content) < WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
        return InPieces(content, reply.status, media_type=JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    content = packed(content) if made is None else made.packed
    return InPieces(content, reply.status, headers, media_type=JSON)


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=KEPT if value else 0,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def route(endpoint: Endpoint) -> Route:
    async def timed(request: Request) -> Response:
        began = time.perf_counter()
        try:
            return await answered(request)
        finally:
            metrics: Metrics = request.app.state.hall.metrics
            metrics.took(endpoint.answer.__name__, time.perf_counter() - began)

    async def answered(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        try:
            check_door(hall, request)
            body = await body_within(request, endpoint.takes, hall.settings.request_seconds)
            value = await endpoint.answer(hall, request, body)
        except (Refusal, Unavailable) as error:
            return problem(request, hall, hall.troubles.refusal(error))
        return responded(request, value if isinstance(value, Reply) else Reply(value))

    async def one_of_few(request: Request) -> Response:
        """Answer at length, which counts for its address until all is sent."""
        hall: Hall = request.app.state.hall
        address, answers = address_of(request), hall.limits.long_answers
        if not answers.add(address):
            return problem(request, hall, Refusal(TOO_MANY, "long"))
        release = partial(answers.remove, address)
        with ExitStack() as counted:
            counted.callback(release)
            response = await timed(request)
            if isinstance(response, InPieces):
                counted.pop_all()
                response.after = release
        return response

    asked = one_of_few if endpoint.long else timed
    return Route(endpoint.path, asked, methods=[endpoint.method], name=endpoint.answer.__name__)


async def refused_by_router(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    client: Client = request.app.state.client
    page = client.lost(request) if error.status_code == 404 else None
    if page is not None:
        return page
    wrong = "request/wrong-method" if error.status_code == 405 else "request/not-found"
    return problem(request, request.app.state.hall, Refusal(wrong))


async def gone(_request: Request, _error: Exception) -> Response:
    return Response(status_code=400)


async def failed(request: Request, error: Exception) -> Response:
    hall: Hall = request.app.state.hall
    hall.metrics.count("failures")
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return problem(request, hall, Refusal("server/failed"))


# -- the other routes -------------------------------------------------------------------------


async def personal_link(request: Request) -> Response:
    """Give the browser the cookie of a seat, then show it that table.

    One that has another seat there is asked first: a link may come from anybody.
    """
    hall: Hall = request.app.state.hall
    table_id, token = request.path_params["table"], request.path_params["token"]
    try:
        check_door(hall, request)
        table = await hall.tables.table(table_id)
        other = seats.seat_of(table, token)
        mine = kept_seat(request, table)
    except (Refusal, Unavailable) as error:
        return problem(request, hall, hall.troubles.refusal(error))
    if request.method != "POST" and mine is not None and mine != other:
        language = preferred(request.headers.get("accept-language", ""))
        return pages.another_seat(
            language, table_id, table.seats[mine].name, table.seats[other].name
        )
    response = RedirectResponse(f"/table/{table_id}", 303)
    set_cookie(request, response, people.seat_cookie(table_id), token)
    return response


def kept_seat(request: Request, table: Table) -> int | None:
    """Return the seat at a table of which the browser has the cookie."""
    kept = request.cookies.get(people.seat_cookie(table.row.id))
    return None if kept is None else seats.seat_if_any(table, kept)


def metrics_route(readers: Sequence[Network]) -> Route:
    """Tell how the house is to its host: strangers would count what is answered in secret."""

    async def metrics(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        try:
            check_door(hall, request)
            if request.client is None or not is_among(request.client.host, readers):
                raise Refusal("request/not-found", "metrics")
        except Refusal as refusal:
            return problem(request, hall, refusal)
        return Response(hall.metrics.text(hall.gauges()), media_type="text/plain; version=0.0.4")

    return Route("/metrics", metrics)


def fixed(path: str, content: bytes, media_type: str) -> Route:
    async def answered(_request: Request) -> Response:
        return Response(content, media_type=media_type)

    return Route(path, answered)


def routes(client: Client, readers: Sequence[Network]) -> list[BaseRoute]:
    return [
        *[route(endpoint) for endpoint in ENDPOINTS],
        *client.routes(),
        fixed("/api/openapi.json", msgspec.json.encode(description(ENDPOINTS)), JSON),
        metrics_route(readers),
        Route("/seat/{table}/{token}", personal_link, methods=["GET", "POST"]),
    ]


def application(settings: Settings, metrics: Metrics | None = None) -> Guard:
    """Return the server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_hall(settings, metrics) as hall:
            app.state.hall = hall
            yield

    client = Client(settings.client, previewed)
    readers = networks((*LOOPBACK, *settings.metrics_for), "--metrics-for")
    app = Starlette(
        routes=routes(client, readers),
        lifespan=lifespan,
        exception_handlers={
            HTTPException: refused_by_router,
            ClientDisconnect: gone,
            Exception: failed,
        },
    )
    app.state.client = client
    return Guard(app, settings.allowed_hosts)
