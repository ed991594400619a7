"""One server and one Chromium for the tests of a worker; a fresh context for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from scripts import browser as chromium
from tests.browser.house import house
from tests.running import House

GUEST = """
if (localStorage.getItem('serao-name') === null) {
  localStorage.setItem('serao-name', NAME);
  localStorage.setItem('serao-story', 'off');
}
"""

AWAY = "Unable to preload CSS"  # a part that could not be fetched: the page says so and tries again
PATIENCE = 60_000  # milliseconds; a machine under load thinks slowly
expect.set_options(timeout=PATIENCE)

Guest = Callable[..., Page]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "tables.sqlite3") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Playwright keeps an event loop running until it ends, beside which no other test may have one."""
    executable = chromium.found()
    assert executable is not None, chromium.MISSING
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=chromium.FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def guest(browser: Browser, served: House) -> Iterator[Guest]:
    """Return a maker of people, each with a browser of their own; none may meet an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def come(name: str, address: str = served.address, **how: Any) -> Page:
        usual = {
            "viewport": {"width": 1280, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        context = browser.new_context(base_url=address, **{**usual, **how})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(GUEST.replace("NAME", repr(name)))
        page = context.new_page()
        page.on(
            "pageerror",
            lambda error: errors.append(f"{name}: {error}") if AWAY not in str(error) else None,
        )
        page.on(
            "console",
            lambda said: errors.append(f"{name}: {said.text}") if is_fault(said.text) else None,
        )
        return page

    yield come
    for context in contexts:
        context.close()
    assert errors == []


def is_fault(text: str) -> bool:
    """Whether the console tells of something that the page did wrong."""
    return "Content Security Policy" in text or "Uncaught" in text
