"""Playing through the page: what is offered is pressed, on the board and nowhere else."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

# Presses something lit on the board, over and over: so many answers, or to the end of the game.
# Gives up where an option that is listed stays away from the board for longer than it may.
PRESS = """
({ answers, most, away }) => new Promise((done) => {
  const began = performance.now();
  let given = 0;
  let whole = began; // when the board last showed all that is listed
  const over = () => document.querySelector('[data-state=over] .over') !== null;
  const turn = () => {
    const now = performance.now();
    const late = now - began > most;
    const listed = [...document.querySelectorAll('button[data-option]:enabled')];
    const lit = [...document.querySelectorAll('.stage [data-action]')];
    const shown = new Set(lit.map((thing) => thing.dataset.action));
    const missing = listed.filter((button) => !shown.has(button.dataset.option));
    if (missing.length === 0) whole = now;
    const amiss = now - whole > away;
    if (over() || given >= answers || late || amiss) {
      clearInterval(timer);
      const words = missing.map((button) => button.innerText);
      done({ given, over: over(), late: late && !over(), missing: amiss ? words : [] });
      return;
    }
    if (lit.length === 0 || missing.length > 0) return;
    const thing = lit[Math.floor(Math.random() * lit.length)];
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    given += 1;
  };
  const timer = setInterval(turn, 15);
})
"""
PLAY_NOW = re.compile("Play now with bots|Jogar já com robôs")


SECONDS = 180.0  # in which the answers must be given
AWAY = 60.0  # seconds that an option may be listed and not shown


def press(page: Page, answers: int = 100_000) -> int:
    """Give that many answers, or play to the end; return how many were given."""
    begin_to_press(page, answers)
    return pressed(page)


def press_together(*pages: Page) -> None:
    """Let everybody answer what they are asked, to the end of the game."""
    for page in pages:
        begin_to_press(page, 100_000)
    for page in pages:
        pressed(page)


def begin_to_press(page: Page, answers: int) -> None:
    how = {"answers": answers, "most": SECONDS * 1000, "away": AWAY * 1000}
    page.evaluate(f"(how) => {{ window.pressing = ({PRESS})(how); }}", how)


def pressed(page: Page) -> int:
    """Wait until all is pressed; return how many answers were given."""
    went: Any = page.evaluate("window.pressing")
    assert not went["missing"], f"the board does not show {went['missing']}"
    assert not went["late"], f"after {SECONDS} seconds only {went['given']} answers were given"
    return int(went["given"])


def table_of(page: Page) -> str:
    """Return the id of the table that the page shows."""
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1].partition("?")[0]


def open_with_bots(page: Page, slug: str) -> str:
    """Press the one button that opens a table with bots; return its id."""
    page.goto(f"/games/{slug}")
    page.get_by_role("button", name=PLAY_NOW).click()
    return table_of(page)


def beside(page: Page, part: str) -> None:
    """Let the log, the chat or the seats lie open beside the board, once play has begun."""
    button = page.locator(f"[data-part={part}]")
    button.wait_for()
    if button.get_attribute("aria-pressed") == "false":
        button.click()
