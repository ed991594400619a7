"""Playing through the page: whatever is offered is pressed, on the board or in the list."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Presses something that is offered, over and over: so many answers, or to the end of the game.
PRESS = """
({ answers, most }) => new Promise((done) => {
  const began = performance.now();
  let given = 0;
  const over = () => document.querySelector('[data-state=over] .over') !== null;
  const turn = () => {
    if (over() || given >= answers || performance.now() - began > most) {
      clearInterval(timer);
      done({ given, over: over(), late: performance.now() - began > most });
      return;
    }
    const listed = [...document.querySelectorAll('button[data-option]:enabled')];
    if (listed.length === 0) return;
    const lit = [...document.querySelectorAll('.stage .lit')];
    const from = lit.length > 0 && Math.random() < 0.4 ? lit : listed;
    const thing = from[Math.floor(Math.random() * from.length)];
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    given += 1;
  };
  const timer = setInterval(turn, 15);
})
"""


def press(page: Page, answers: int = 100_000, seconds: float = 60.0) -> int:
    """Give that many answers, or play to the end; return how many were given."""
    went: Any = page.evaluate(PRESS, {"answers": answers, "most": seconds * 1000})
    assert not went["late"], f"after {seconds} seconds only {went['given']} answers were given"
    return int(went["given"])


def table_of(page: Page) -> str:
    """Return the id of the table that the page shows."""
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1].partition("?")[0]


def open_with_bots(page: Page, slug: str) -> str:
    """Press the one button that opens a table with bots; return its id."""
    page.goto(f"/games/{slug}")
    page.get_by_role("button", name="Play now with bots").click()
    return table_of(page)
