"""The web client as it was built into the package: files that never change, and one page."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from serao.server.pieces import InPieces

BUILT: Final = Path(__file__).parent / "client"
FOREVER: Final = "public, max-age=31536000, immutable"  # a changed file has another name
PACKED: Final = frozenset({".css", ".html", ".js", ".svg"})
NOT_BUILT: Final = (
    "The web client is not built: run python3 start.py, or npm ci and npm run build in web/."
)

# The addresses that the one page answers to; its own router knows what to show.
PAGES: Final = (
    "/",
    "/games/{game}",
    "/games/{game}/rules",
    "/games/{game}/sources",
    "/new/{game}",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
    "/puzzles/{game}",
    "/puzzles/{game}/{number}",
    "/day",
    "/day/{game}",
    "/day/{game}/{date}",
    "/table/{table}",
    "/table/{table}/replay",
    "/settings",
    "/credits",
    "/still",
)


Previewed = Callable[[bytes, Request], Awaitable[bytes]]  # the page for an address


class File:
    """A file in memory, as it is and packed."""

    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.packed = gzip.compress(self.plain, mtime=0) if path.suffix in PACKED else None
        self.media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"

    def response(self, request: Request, caching: str, status: int = 200) -> Response:
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        content = self.plain
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            content = self.packed
        return InPieces(content, status, headers, media_type=self.media_type)


async def plain(page: bytes, _request: Request) -> bytes:
    return page


class Client:
    """The built client in ``folder``; without one the page says how to build it."""

    def __init__(self, folder: Path, previewed: Previewed = plain) -> None:
        self.previewed = previewed
        found = [path for path in folder.rglob("[!.]*") if path.is_file()]
        self.files = {path.relative_to(folder).as_posix(): File(path) for path in found}
        self.index = self.files.pop("index.html", None)

    def routes(self) -> list[Route]:
        files = [
            file_route(f"/{name}", file, FOREVER if name.startswith("assets/") else "no-cache")
            for name, file in self.files.items()
        ]
        return [*files, *(Route(path, self.page) for path in PAGES)]

    async def page(self, request: Request) -> Response:
        if self.index is None:
            return PlainTextResponse(NOT_BUILT, 503)
        content = await self.previewed(self.index.plain, request)
        headers = {"cache-control": "no-store", "vary": "accept-language"}
        return InPieces(content, headers=headers, media_type=self.index.media_type)

    def lost(self, request: Request) -> Response | None:
        """Return the page for a person at an address that does not exist; None for a program."""
        wanted = "text/html" in request.headers.get("accept", "")
        if self.index is None or not wanted or request.url.path.startswith("/api/"):
            return None
        return self.index.response(request, "no-store", 404)


def file_route(path: str, file: File, caching: str) -> Route:
    async def answered(request: Request) -> Response:
        return file.response(request, caching)

    return Route(path, answered)
