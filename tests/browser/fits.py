"""Whether a table fits the eye: what is looked at in every choice of a whole game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

LOOK: Final = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
MOUSE: Final = ("1280x720", "1440x900", "1920x1080")
TOUCH: Final = ("820x1180", "390x844")
SIDEWAYS: Final = "844x390"  # a phone that is turned
SIZES: Final = (*MOUSE, *TOUCH)
LONGEST_NAME: Final = "Maria Constança de Vasconcelos e"  # 32 letters
MOST: Final = 2000  # choices: no game of ours asks one person so often

# The next moment worth looking at: every option is on the board (or has had time to be), or the end.
NEXT = """
() => new Promise((done) => {
  let asked = 0;
  const look = () => {
    document.querySelector('.middle > .above:not(.ending) button')?.click(); // what was missed is read and put aside
    if (document.querySelector('[data-state=over] .over')) return done('over');
    const listed = [...document.querySelectorAll('button[data-option]:enabled')];
    const shown = new Set([...document.querySelectorAll('.stage [data-action]')].map((thing) => thing.dataset.action));
    const missing = listed.filter((button) => !shown.has(button.dataset.option));
    asked = listed.length > 0 ? asked + 1 : 0;
    if (asked > 0 && (missing.length === 0 ? asked > 1 : asked > 60)) return done(document.querySelector('#asked').textContent);
    requestAnimationFrame(look);
  };
  look();
})
"""
# Presses something lit, else an option in words: the game goes on whatever is amiss.
PRESS = """
(chance) => {
  const lit = [...document.querySelectorAll('.stage [data-action]')];
  const listed = [...document.querySelectorAll('button[data-option]:enabled')];
  const among = lit.length > 0 ? lit : listed;
  if (among.length === 0) return; // what was the only way has been taken by itself
  const thing = among[Math.floor(chance * among.length)];
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
"""
OPEN = """
async (table) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table),
  });
  const placed = await answer.json();
  return `/table/${placed.table.id}?code=${encodeURIComponent(placed.code)}`;
}
"""


@dataclass(frozen=True)
class Complaint:
    """What did not fit, and when: before which of my choices, or OVER at the end."""

    choice: int
    question: str
    words: str


OVER: Final = "over"


def window(size: str) -> dict[str, Any]:
    """Return how a browser's context is opened for a window of this size."""
    width, height = (int(side) for side in size.split("x"))
    touch = size in (*TOUCH, SIDEWAYS)
    return {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch}


def open_table(page: Page, slug: str, seats: int, name: str = "Ana") -> None:
    """Open a table against random bots and look at it."""
    page.goto("/settings")
    others = ["random"] * (seats - 1)
    page.goto(page.evaluate(OPEN, {"game": slug, "seats": ["me", *others], "name": name}))


def complaints(page: Page) -> list[str]:
    """Say what does not fit on the page of a table right now."""
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    said: list[str] = page.evaluate(f"({LOOK})({{ touch: {str(touch).lower()} }})")
    return said


def played(
    page: Page,
    chance: random.Random,
    look: Callable[[int, str], None],
    choices: int = MOST,
    every: int = 1,
) -> int:
    """Play by pressing what is lit, to the end or so many choices.

    Looks before every choice, or every so many, and at the end.
    """
    for choice in range(choices):
        question = page.evaluate(NEXT)
        if question == OVER or choice % every == 0:
            look(choice, question)
        if question == OVER:
            return choice
        page.evaluate(PRESS, chance.random())
    return choices


def game(
    page: Page, seed: int = 1, choices: int = MOST, every: int = 1
) -> tuple[int, list[Complaint]]:
    """Play a game; return how many choices it was, and what did not fit."""
    found: list[Complaint] = []

    def look(choice: int, question: str) -> None:
        found.extend(Complaint(choice, question, words) for words in complaints(page))

    return played(page, random.Random(seed), look, choices, every), found
