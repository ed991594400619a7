"""Which browser the tests run in: the one that is named, or the first installed that opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import browser

STUB = "echo 'this command needs the chromium snap'; exit 1"  # what a fresh Ubuntu has


def program(path: Path, script: str) -> str:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def stub(tmp_path: Path) -> str:
    return program(tmp_path / "chromium-browser", STUB)


@pytest.fixture
def chrome(tmp_path: Path) -> str:
    """Return a browser that opens, under another name."""
    real = browser.found()
    assert real is not None, browser.MISSING
    return program(tmp_path / "google-chrome", f'exec "{real}" "$@"')


def install(monkeypatch: pytest.MonkeyPatch, *names: str, own: str | None = None) -> None:
    """Picture a machine with these browsers and no other."""
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "NAMES", names)
    monkeypatch.setattr(browser, "ON_A_MAC", "/nowhere/chrome")
    monkeypatch.setattr(browser, "playwrights_own", lambda: own)


def test_a_browser_that_does_not_open_is_passed_over(
    stub: str, chrome: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, stub, "/nowhere/chromium", chrome)
    assert browser.found() == chrome


def test_playwrights_own_will_do_where_none_is_installed(
    stub: str, chrome: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, stub, own=chrome)
    assert browser.found() == chrome
    install(monkeypatch, stub, own="/nowhere/chrome")
    assert browser.found() is None


def test_nothing_is_fetched_in_place_of_one_that_is_named(
    chrome: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, chrome)
    monkeypatch.setenv(browser.VARIABLE, "/nowhere/chrome")
    monkeypatch.setattr(browser, "from_debian", lambda: chrome)
    monkeypatch.setattr(browser, "from_playwright", lambda: chrome)
    assert browser.found_or_fetched() is None
    monkeypatch.setenv(browser.VARIABLE, chrome)
    assert browser.found_or_fetched() == chrome


def test_playwright_says_where_its_own_is() -> None:
    path = browser.playwrights_own()
    assert path is not None
    assert "chrom" in path.lower()
