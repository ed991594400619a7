"""Play a whole game in a browser and say at every choice what does not fit the window.

    scripts/fits.py caretos --seats 4 --size 1280x720
    scripts/fits.py urto --seats 5 --size 390x844 --language pt --pictures FOLDER --choices 20

Without ``--size`` it plays at each of the sizes that every table must fit. The bots play at random
and at once. It needs the built client (``npx vite build`` in ``web/``).
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import serao

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import browser as chromium
from tests.browser import fits
from tests.browser.house import house

LOCALES: Final = {"en": "en-GB", "pt": "pt-PT", "pt-BR": "pt-BR"}
KEPT: Final = """
if (localStorage.getItem('serao-name') === null) {{
  localStorage.setItem('serao-name', {name!r});
  localStorage.setItem('serao-story', {story!r});
}}
"""


def come(browser: Browser, address: str, size: str, asked: argparse.Namespace) -> BrowserContext:
    context = browser.new_context(
        base_url=address,
        locale=LOCALES[asked.language],
        color_scheme="dark" if asked.dark else "light",
        reduced_motion="no-preference" if asked.story else "reduce",
        **fits.window(size),
    )
    story = "normal" if asked.story else "off"
    context.add_init_script(KEPT.format(name=asked.name, story=story))
    return context


def play(browser: Browser, address: str, size: str, asked: argparse.Namespace) -> int:
    """Play at one size; print each complaint once, and return how many choices had any."""
    page = come(browser, address, size, asked).new_page()
    fits.open_table(page, asked.game, asked.seats, asked.name)
    began = time.monotonic()
    counted: Counter[str] = Counter()
    first: dict[str, str] = {}
    bad = 0

    def look(choice: int, question: str) -> None:
        nonlocal bad
        said = fits.complaints(page)
        bad += bool(said)
        for words in said:
            counted[words] += 1
            first.setdefault(words, f"choice {choice} ({question})")
        if asked.pictures:
            page.screenshot(path=asked.pictures / picture(asked, size, f"{choice:03}"))

    choices = fits.played(page, random.Random(asked.seed), look, asked.choices)
    if asked.pictures:
        page.screenshot(path=asked.pictures / picture(asked, size, "end"))
    page.context.close()
    for words, times in counted.most_common():
        print(f"  {times}x, first at {first[words]}: {words}")
    took = time.monotonic() - began
    print(f"{asked.game} {asked.seats} seats {size}: {bad} of {choices} choices, {took:.0f} s")
    return bad


def picture(asked: argparse.Namespace, size: str, moment: str) -> str:
    theme = "dark" if asked.dark else "light"
    return f"{asked.game}-{asked.seats}-{size}-{theme}-{moment}.png"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=serao.games())
    parser.add_argument("--seats", type=int, help="the least that the game takes")
    parser.add_argument("--size", action="append", help="as 1280x720; more than once for several")
    parser.add_argument("--language", choices=LOCALES, default="en")
    parser.add_argument("--name", default=fits.LONGEST_NAME, help="mine; 32 letters at most")
    parser.add_argument("--story", action="store_true", help="with motion and the story told")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--choices", type=int, default=fits.MOST, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1, help="of what I press")
    parser.add_argument("--pictures", type=Path, help="a folder for one of every choice")
    asked = parser.parse_args()
    asked.seats = asked.seats or serao.game(asked.game).seats[0]
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    return asked


def main() -> int:
    asked = arguments()
    executable = chromium.found()
    assert executable is not None, chromium.MISSING
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder) / "tables.sqlite3") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable, args=list(chromium.FLAGS))
        bad = [play(browser, served.address, size, asked) for size in asked.size or fits.SIZES]
        browser.close()
    return int(any(bad))


if __name__ == "__main__":
    sys.exit(main())
