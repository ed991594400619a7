"""Moments of tables as files for the client's still page, and pictures of them.

    scripts/stills.py write urto --seed 7 --after 60 --out FOLDER [--seat 0] [--seats 3]
    scripts/stills.py write urto --scenario tests/games/urto/scenarios/x.toml --out FOLDER
    scripts/stills.py shoot FOLDER --client BUILT [--sizes 390x844,1440x900] [--themes light,dark]

``shoot`` serves the built client and the files, and lets a headless Chromium take the pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

import serao
from serao import scenario
from serao.bots import bot, sight_of
from serao.kernel.state import State
from serao.server import telling
from serao.server.hosted import Play
from serao.server.languages import ENGLISH, language_called
from serao.server.seats import UNTIMED, new_table
from serao.store import SealRow, SeatRow

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import browser

NAMES: Final = ("Ana", "Rui", "Eva", "Gil", "Ivo", "Lia", "Noa", "Zé")

# -- writing ------------------------------------------------------------------------------------


def still(state: State, seat: int | None, language: str) -> dict[str, Any]:
    """Return what a client is told at this moment, and about the game."""
    game = state.game
    row = new_table(game, None, state.seats, dict(state.settings), True, UNTIMED)
    row.state = "playing"
    row.seal = SealRow("00" * 32, "00" * 32, 0.0)
    seats = [SeatRow(row.id, i, "person", NAMES[i]) for i in range(state.seats)]
    play = Play(game, row, tuple(NAMES[: state.seats]))
    state.names = play.state.names
    play.state = state
    viewer = -1 if seat is None else seat
    for other in range(-1, state.seats):
        play.tell(other)
    table = telling.info(row, seats, play)
    tongue = language_called(language) or ENGLISH
    welcome = telling.welcome(row, table, [], play, viewer, None, tongue, 0.0)
    detail = {"game": {"slug": game.slug, "title": game.title}}
    detail["catalogue"] = game.drawing.catalogue(language)
    return {"detail": detail, "welcome": welcome}


def played(slug: str, seats: int, seed: str, after: int, level: str) -> State:
    """Return a table after so many choices of bots."""
    table = serao.game(slug).new_table(seats, seed, journal=True)
    players = [bot(level, f"{seed}:{seat}") for seat in range(seats)]
    for _ in range(after):
        if table.is_over:
            break
        seat = table.waiting()[0]
        table.act(players[seat].choose(sight_of(table, seat)), seat)
    return table


def write(arguments: argparse.Namespace) -> None:
    if arguments.scenario:
        loaded = scenario.load(arguments.scenario)
        state = loaded.sheet.table(loaded.sheet.its_game())
        name = Path(arguments.scenario).stem
    else:
        seats = arguments.seats or serao.game(arguments.game).seats[1]
        state = played(arguments.game, seats, arguments.seed, arguments.after, arguments.level)
        name = f"{arguments.game}-{seats}-{arguments.seed}-{arguments.after}"
    seat = arguments.seat
    if seat is None and state.waiting():
        seat = state.waiting()[0]
    folder = Path(arguments.out)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{arguments.name or name}.json"
    path.write_bytes(msgspec.json.encode(still(state, seat, arguments.language)))
    print(path)


# -- shooting -----------------------------------------------------------------------------------


class Files(SimpleHTTPRequestHandler):
    """The built client, the stills under /stills/, and the page itself for every other address."""

    stills: Path

    def translate_path(self, path: str) -> str:
        name = urlsplit(path).path
        if name.startswith("/stills/"):
            return str(self.stills / name.removeprefix("/stills/"))
        found = super().translate_path(name)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def served(client: Path, stills: Path) -> Iterator[str]:
    handler = type("Handler", (Files,), {"stills": stills.resolve()})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(client)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


async def shoot(arguments: argparse.Namespace) -> None:
    from playwright.async_api import async_playwright  # noqa: PLC0415  # only for pictures

    executable = browser.found()
    if executable is None:
        raise SystemExit(browser.MISSING)
    folder = Path(arguments.folder)
    with served(Path(arguments.client), folder) as address:
        async with async_playwright() as playwright:
            chromium = await playwright.chromium.launch(
                executable_path=executable, args=browser.FLAGS
            )
            for path in sorted(folder.glob("*.json")):
                for size in arguments.sizes.split(","):
                    for theme in arguments.themes.split(","):
                        await picture(chromium, address, path, size, theme, arguments.language)
            await chromium.close()


async def picture(
    chromium: Any, address: str, path: Path, size: str, theme: str, language: str
) -> None:
    width, height = map(int, size.split("x"))
    page = await chromium.new_page(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        locale={"pt": "pt-PT", "pt-BR": "pt-BR"}.get(language, "en-GB"),
        reduced_motion="reduce",
    )
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    await page.goto(f"{address}/still?from=/stills/{path.name}")
    await page.wait_for_selector("[data-ready]", timeout=10_000)
    await page.wait_for_timeout(300)
    target = path.with_name(f"{path.stem}-{width}-{theme}.png")
    await page.screenshot(path=str(target), full_page=True)
    await page.close()
    print(target, *errors)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    verbs = parser.add_subparsers(required=True)
    writing = verbs.add_parser("write")
    writing.add_argument("game", choices=serao.games())
    writing.add_argument("--scenario")
    writing.add_argument("--seed", default="7")
    writing.add_argument("--after", type=int, default=40)
    writing.add_argument("--level", default="novice")
    writing.add_argument("--seats", type=int)
    writing.add_argument("--seat", type=int)
    writing.add_argument("--language", default="en")
    writing.add_argument("--name")
    writing.add_argument("--out", required=True)
    writing.set_defaults(run=write)
    shooting = verbs.add_parser("shoot")
    shooting.add_argument("folder")
    shooting.add_argument("--client", default="src/serao/server/client")
    shooting.add_argument("--sizes", default="390x844,1440x900")
    shooting.add_argument("--themes", default="light,dark")
    shooting.add_argument("--language", default="en")
    shooting.set_defaults(run=lambda arguments: asyncio.run(shoot(arguments)))
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
