"""Every board at a fixed position looks as it did: in light and dark, in every window.

The kept pictures are small; what is compared is where things are and how bright, not single
pixels. ``SERAO_KEEP_PICTURES=1`` writes them anew: look at them before they are committed.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, Route

import serao
from scripts.stills import still
from serao import scenario
from tests.browser.fits import SIZES, window
from tests.running import House

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).parent / "pictures"
POSITIONS = {
    "caretos": "caretos/scenarios/views-in-mid-turn.toml",
    "carrossel": "carrossel/scenarios/39-lines-bend.toml",
    "monster-my-neighbour": "monster_my_neighbour/scenarios/12-betrayal.toml",
    "urto": "urto/scenarios/rain-and-undead.toml",
    "wipe-em-out": "wipe_em_out/scenarios/04-spell-loop.toml",
}
SMALLER = 3.2  # times smaller than the window are the pictures that are kept
MOST = 50  # pictures until a board is at rest
LARGEST = 6.0  # mean difference of brightness, of 255, that a font or a browser may cause


def moment_of(slug: str) -> bytes:
    loaded = scenario.load(ROOT / "tests/games" / POSITIONS[slug])
    table = loaded.sheet.table(serao.game(slug))
    return msgspec.json.encode(still(table, table.waiting()[0], "en"))


def picture(browser: Browser, served: House, slug: str, size: str, theme: str) -> Image.Image:
    context = browser.new_context(
        base_url=served.address,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        **window(size),
    )
    page = context.new_page()
    content = moment_of(slug)

    def answer(route: Route) -> None:
        route.fulfill(body=content, content_type="application/json")

    page.route(lambda url: urlsplit(url).path.startswith("/stills/"), answer)
    page.goto(f"/still?from=/stills/{slug}.json")
    page.wait_for_selector("[data-ready]")
    page.evaluate("document.fonts.ready")
    taken = Image.open(io.BytesIO(at_rest(page))).convert("RGB")
    context.close()
    kept = (round(taken.width / SMALLER), round(taken.height / SMALLER))
    return taken.resize(kept, Image.Resampling.BOX)


def at_rest(page: Page) -> bytes:
    """Return a picture of the page once nothing on it moves any more."""
    before = page.screenshot(full_page=True)
    for _ in range(MOST):
        taken = page.screenshot(full_page=True)
        if taken == before:
            return taken
        before = taken
    raise AssertionError(f"the board still moves after {MOST} pictures")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", serao.games())
def test_a_board_looks_as_it_did(
    browser: Browser, served: House, slug: str, size: str, theme: str
) -> None:
    taken = picture(browser, served, slug, size, theme)
    path = KEPT / f"{slug}-{size}-{theme}.jpg"
    if os.environ.get("SERAO_KEEP_PICTURES"):
        path.parent.mkdir(exist_ok=True)
        taken.save(path, quality=72, optimize=True)
    kept = Image.open(path).convert("RGB")
    assert abs(kept.height - taken.height) <= kept.height // 25, "the board's height has changed"
    taken = taken.crop((0, 0, kept.width, kept.height))
    difference = ImageStat.Stat(ImageChops.difference(kept.convert("L"), taken.convert("L")))
    assert difference.mean[0] <= LARGEST, f"looks different by {difference.mean[0]:.1f}"
