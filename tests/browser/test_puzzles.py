"""Puzzles in the page: chosen wrongly, taken back, solved, explained; the streak is kept."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from serao.puzzles import Puzzle, puzzles
from tests.browser.conftest import Guest

SLUG = "wipe-em-out"


def choose(page: Page, puzzle: Puzzle, option: str) -> None:
    """Choose an option by its words."""
    expect(page.locator(".said[data-asks]")).to_be_visible()
    page.get_by_role("button", name="In words").click()
    action = puzzle.table().game.actions.index(option)
    page.locator(f"#options [data-option='{action}']").click()


def test_a_puzzle_is_missed_and_tried_again_and_the_next_one_solved(guest: Guest) -> None:
    first, second = puzzles(SLUG)[:2]
    ana = guest("Ana")
    ana.goto(f"/games/{SLUG}")
    ana.get_by_role("link", name="Puzzles").click()
    ana.wait_for_url(f"**/puzzles/{SLUG}/1")
    choose(ana, first, next(option for option in first.wins if option != first.best))
    expect(ana.get_by_text("There is better")).to_be_visible()
    ana.get_by_role("button", name="Try again").click()
    choose(ana, first, first.best)
    expect(ana.get_by_text("Right!")).to_be_visible()
    expect(ana.get_by_text("in a row")).to_be_hidden()

    ana.goto(f"/puzzles/{SLUG}/2")
    choose(ana, second, second.best)
    expect(ana.get_by_text("1 in a row")).to_be_visible()
    expect(ana.get_by_role("region", name="What each option is worth")).to_be_visible()
    ana.goto(f"/puzzles/{SLUG}")
    ana.wait_for_url(f"**/puzzles/{SLUG}/1")  # it was not solved at the first try
