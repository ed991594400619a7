"""Playing through the page: what is offered is pressed, on the board and nowhere else."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

# Presses something lit on the board, over and over: so many answers, or to the end of the game.
# Gives up where an option that is listed stays away from the board.
PRESS = """
({ answers, most }) => new Promise((done) => {
  const began = performance.now();
  const patience = 100;
  let given = 0;
  let amiss = 0;
  const over = () => document.querySelector('[data-state=over] .over') !== null;
  const turn = () => {
    const late = performance.now() - began > most;
    const listed = [...document.querySelectorAll('button[data-option]:enabled')];
    const lit = [...document.querySelectorAll('.stage [data-action]')];
    const shown = new Set(lit.map((thing) => thing.dataset.action));
    const missing = listed.filter((button) => !shown.has(button.dataset.option));
    if (over() || given >= answers || late || amiss > patience) {
      clearInterval(timer);
      const words = missing.map((button) => button.innerText);
      done({ given, over: over(), late: late && !over(), missing: amiss > patience ? words : [] });
      return;
    }
    amiss = missing.length > 0 ? amiss + 1 : 0;
    if (lit.length === 0 || missing.length > 0) return;
    const thing = lit[Math.floor(Math.random() * lit.length)];
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    given += 1;
  };
  const timer = setInterval(turn, 15);
})
"""
PLAY_NOW = re.compile("Play now with bots|Jogar já com robôs")


def press(page: Page, answers: int = 100_000, seconds: float = 180.0) -> int:
    """Give that many answers, or play to the end; return how many were given."""
    went = pressed(page, answers, seconds)
    assert not went["missing"], f"the board does not show {went['missing']}"
    assert not went["late"], f"after {seconds} seconds only {went['given']} answers were given"
    return int(went["given"])


def press_if_asked(page: Page, seconds: float = 0.5) -> None:
    """Give an answer if one is asked for within that time."""
    pressed(page, 1, seconds)


def pressed(page: Page, answers: int, seconds: float) -> Any:
    return page.evaluate(PRESS, {"answers": answers, "most": seconds * 1000})


def table_of(page: Page) -> str:
    """Return the id of the table that the page shows."""
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1].partition("?")[0]


def open_with_bots(page: Page, slug: str) -> str:
    """Press the one button that opens a table with bots; return its id."""
    page.goto(f"/games/{slug}")
    page.get_by_role("button", name=PLAY_NOW).click()
    return table_of(page)
