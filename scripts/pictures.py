"""Make the README's pictures from games played through the page: each table, and one that moves.

    python scripts/pictures.py [GAME...|evening|lesson|guide|hint|review|day]     writes docs/images/<name>.webp

It starts a server of its own, opens a table with bots for each game, plays a while on the board,
and takes the picture as a guest sees it who has been there before.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import serao

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import browser  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
DESK: Final = ViewportSize(width=1360, height=860)
ANSWERS: Final = {  # of mine, before the picture is taken
    "caretos": 9,
    "carrossel": 16,
    "monster-my-neighbour": 7,
    "urto": 30,
    "wipe-em-out": 12,
}
MOVING: Final = "carrossel"  # the game of the picture that moves
SMALL: Final = 430  # pixels that the small pictures are high, and the lesson with them
FRAMES: Final = 64
BETWEEN: Final = 110  # milliseconds from frame to frame

PRESS: Final = """
() => {
  const lit = [...document.querySelectorAll('.stage [data-action]')];
  if (lit.length === 0) return false;
  const thing = lit[Math.floor(Math.random() * lit.length)];
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}
"""


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "serao", "serve", "--port", "0", "--no-browser"]
        command += ["--database", str(Path(folder) / "tables.sqlite3")]
        quiet: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, text=True, env={**os.environ}, **quiet) as process:
            try:
                assert process.stdout is not None
                yield process.stdout.readline().split()[-1].rstrip("/")
            finally:
                process.kill()


def guest(chromium: Browser, address: str, theme: Literal["light", "dark"], story: str) -> Page:
    context = chromium.new_context(
        base_url=address, viewport=DESK, color_scheme=theme, locale="en-GB"
    )
    before = json.dumps(dict.fromkeys(serao.games(), ""))  # nobody offers to teach
    context.add_init_script(
        f"localStorage.setItem('serao-name', 'Ana'); localStorage.setItem('serao-story', '{story}');"
        f"localStorage.setItem('serao-first-tables', '{before}')"
    )
    return context.new_page()


def play(page: Page, slug: str, answers: int) -> None:
    page.goto(f"/games/{slug}")
    page.get_by_role("button", name="Play now with bots").click()
    page.wait_for_url("**/table/*")
    given = 0
    while given < answers:
        given += bool(page.evaluate(PRESS))
        page.wait_for_timeout(120)
    page.wait_for_selector(".stage [data-action]", timeout=60_000)
    page.mouse.move(4, 4)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(900)


def shoot(chromium: Browser, address: str, slug: str) -> None:
    page = guest(chromium, address, "dark" if slug in ("urto", "caretos") else "light", "off")
    play(page, slug, ANSWERS[slug])
    taken = Image.open(io.BytesIO(page.screenshot()))
    taken.save(IMAGES / f"{slug}.webp", quality=80, method=6)
    page.context.close()


def teach(chromium: Browser, address: str) -> None:
    """Take a picture of a lesson whose last choice was not what it asked for."""
    page = guest(chromium, address, "light", "off")
    page.goto("/learn/wipe-em-out/spells")
    for key in ("Enter", "Enter", "2"):
        page.wait_for_selector(".sentence")
        stop = page.locator(".said").get_attribute("data-stop")
        page.keyboard.press(key)
        if key == "Enter":
            page.wait_for_selector(f".said:not([data-stop='{stop}'])")
    page.wait_for_selector(".reply")
    keep(page, "lesson")


def keep(page: Page, name: str) -> None:
    """Keep what the page shows, small."""
    page.mouse.move(4, 4)
    page.wait_for_timeout(900)
    taken = Image.open(io.BytesIO(page.screenshot()))
    size = (round(taken.width * SMALL / taken.height), SMALL)
    small = taken.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    small.save(IMAGES / f"{name}.webp", quality=80, method=6)
    page.context.close()


def guide(chromium: Browser, address: str) -> None:
    """Take a picture of a guide where the points are explained on the board."""
    page = guest(chromium, address, "light", "off")
    page.goto("/games/wipe-em-out")
    figures = page.locator("figure > .frame")
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        page.wait_for_selector("figure > .frame[data-drawn]")
    figures.last.evaluate("figure => figure.scrollIntoView({ block: 'center' })")
    keep(page, "guide")


def hint(chromium: Browser, address: str) -> None:
    page = guest(chromium, address, "dark", "off")
    play(page, "caretos", 3)
    page.keyboard.press("h")
    page.wait_for_selector(".hint [data-hint]")
    keep(page, "hint")


def review(chromium: Browser, address: str) -> None:
    """Play a game to its end and look back at it."""
    page = guest(chromium, address, "light", "off")
    page.goto("/games/wipe-em-out")
    page.get_by_role("button", name="Play now with bots").click()
    page.wait_for_url("**/table/*")
    while not page.locator("[data-state=over] .over").count():
        page.evaluate(PRESS)
        page.wait_for_timeout(120)
    page.locator(".over").get_by_role("link", name="Review").click()
    page.get_by_role("img", name="Luck").wait_for(timeout=180_000)
    keep(page, "review")


def day(chromium: Browser, address: str) -> None:
    page = guest(chromium, address, "light", "off")
    page.goto("/day", wait_until="networkidle")
    keep(page, "day")


def film(chromium: Browser, address: str) -> None:
    """Take pictures of a table while others move on it, and put them one after another."""
    page = guest(chromium, address, "light", "normal")
    play(page, MOVING, 6)
    frames: list[Image.Image] = []
    for _ in range(FRAMES):
        page.evaluate(PRESS)
        taken = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=80)))
        frames.append(taken.convert("RGB").resize((680, 430), Image.Resampling.LANCZOS))
        page.wait_for_timeout(BETWEEN)
    first, *rest = frames
    first.save(
        IMAGES / "evening.webp",
        save_all=True,
        append_images=rest,
        duration=BETWEEN + 60,
        loop=0,
        quality=55,
        method=4,
    )
    page.context.close()


def main(slugs: list[str]) -> None:
    executable = browser.found_or_fetched()
    if executable is None:
        raise SystemExit(browser.MISSING)
    IMAGES.mkdir(exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=browser.FLAGS)
        others = {
            "evening": film,
            "lesson": teach,
            "guide": guide,
            "hint": hint,
            "review": review,
            "day": day,
        }
        for slug in slugs or [*serao.games(), *others]:
            if slug in others:
                others[slug](chromium, address)
            else:
                shoot(chromium, address, slug)
            print(slug, flush=True)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
