"""Sueca has no board of its own: it is played on the general one, to the end, on desk and phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.browser.play import open_with_bots, press
from tests.plugins.environment import with_sueca
from tests.running import House

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

# What of the board lies outside of it, and what is lit and too small for a finger, once it has drawn itself.
AMISS = """
async (finger) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  const board = document.querySelector('.stage .general');
  const room = board.getBoundingClientRect();
  const found = board.scrollHeight > board.clientHeight || board.scrollWidth > board.clientWidth ? ['scrolls'] : [];
  for (const element of board.querySelectorAll('*')) {
    const at = element.getBoundingClientRect();
    const beyond = Math.max(room.left - at.left, at.right - room.right, room.top - at.top, at.bottom - room.bottom);
    if (at.width > 1 && beyond > 1 && element.getAnimations().length === 0) found.push(`outside: ${element.outerHTML}`);
    if (element.dataset.action && Math.min(at.width, at.height) < finger) found.push(`small: ${element.outerHTML}`);
  }
  return found;
}
"""
FINGER = 44  # pixels

# Stages of the sizes that a page may give a board; the page's own rules would say otherwise.
SIZED = """
([width, height]) => {
  const stage = document.querySelector('.stage');
  for (const [name, value] of [['width', width], ['height', height], ['max-width', width], ['min-height', 0]]) {
    stage.style.setProperty(name, `${value}px`, 'important');
  }
}
"""


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in whose environment Sueca is installed."""
    folder = tmp_path_factory.mktemp("parlour")
    with house(folder / "tables.sqlite3", python=with_sueca(folder)) as served:
        yield served


def begun(page: Page) -> None:
    open_with_bots(page, "sueca")
    expect(page.locator(".stage [data-action]").first).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "pt-PT"])
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_sueca_is_played_to_its_end(
    guest: Guest, parlour: House, device: dict[str, Any], locale: str
) -> None:
    page = guest("Ana", address=parlour.address, locale=locale, **device)
    begun(page)
    for _ in range(10):
        assert page.evaluate(AMISS, FINGER) == []
        press(page, 1)
        page.locator(".stage [data-action]").first.wait_for()
    press(page)
    expect(
        page.get_by_role("region", name="The end" if locale == "en-GB" else "Fim")
    ).to_be_visible()


@pytest.mark.parametrize("size", [(360, 520), (390, 600), (700, 700), (1000, 600), (1500, 950)])
def test_the_board_fits_a_stage_of_any_size(
    guest: Guest, parlour: House, size: tuple[int, int]
) -> None:
    page = guest("Rui", address=parlour.address, viewport={"width": 1900, "height": 1200})
    begun(page)
    for _ in range(4):
        page.evaluate(SIZED, size)
        page.wait_for_function(
            "([width, height]) => { const at = document.querySelector('.stage').getBoundingClientRect();"
            " return at.width === width && at.height === height; }",
            arg=size,
        )
        assert page.evaluate(AMISS, FINGER) == []
        press(page, 2)
        page.locator(".stage [data-action]").first.wait_for()


def test_the_trick_lies_before_those_who_played_and_the_last_one_is_a_press_away(
    guest: Guest, parlour: House
) -> None:
    page = guest("Bea", address=parlour.address, **DESK)
    begun(page)
    laid = page.locator(".laid").count()
    led = page.locator(".place", has_text="Takes it so far").count()
    assert led == (1 if laid else 0)
    press(page, 1)
    page.locator(".stage [data-action]").first.wait_for()
    page.locator("summary", has_text="Last trick").click()
    expect(page.locator("details li")).to_have_count(4)
