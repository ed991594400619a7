"""The browser for tests and pictures: found on this machine, or fetched.

Run as a program it opens the browser at a path and closes it again, or, without a path, says
where Playwright keeps its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

VARIABLE: Final = "SERAO_BROWSER"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_A_MAC: Final = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
MISSING: Final = (
    "no Chromium or Chrome opens here and none could be fetched:"
    f" install one, or name one that opens in {VARIABLE}"
)
PATIENCE: Final = 120.0  # seconds in which a browser must have opened

# Quiet, and able to run as root, which a container often is.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found() -> str | None:
    """Return the browser that ``SERAO_BROWSER`` names, or one that is installed and opens."""
    named = os.environ.get(VARIABLE)
    if named:
        return shutil.which(named)
    return next(filter(opens, installed()), None)


def installed() -> Iterator[str]:
    for name in (*NAMES, ON_A_MAC):
        path = shutil.which(name)
        if path is not None:
            yield path
    own = playwrights_own()
    if own is not None and Path(own).exists():
        yield own


def opens(path: str) -> bool:
    """Whether Playwright can drive it: some lack a library, or only say how to install one."""
    command = [sys.executable, __file__, path]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def playwrights_own() -> str | None:
    """Return where Playwright keeps a Chromium, there or not."""
    command = [sys.executable, __file__]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    return told.stdout.strip() or None


def found_or_fetched() -> str | None:
    """Return a browser, fetched where none is named or installed; None if that fails."""
    if os.environ.get(VARIABLE):
        return found()
    return found() or from_debian() or from_playwright()


def is_debian_of_ours() -> bool:
    return Path("/etc/debian_version").exists() and os.geteuid() == 0


def from_debian() -> str | None:
    if not is_debian_of_ours():
        return None
    print("installing Chromium with apt-get", flush=True)
    apt_get("update")
    apt_get("install", "-y", "--no-install-recommends", "chromium")
    return found()


def apt_get(*words: str) -> None:
    """Run apt-get; a machine that has just started may hold its lock for a while."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *words]
    subprocess.run(command, env=quiet, check=False)


def from_playwright() -> str | None:
    print("fetching Chromium with playwright", flush=True)
    playwright = [sys.executable, "-m", "playwright"]
    if is_debian_of_ours():
        subprocess.run([*playwright, "install-deps", "chromium"], check=False)
    subprocess.run([*playwright, "install", "chromium"], check=False)
    return found()


def main(paths: list[str]) -> None:
    """Open and close the browser at the path given; without one say where Playwright's is."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only there with the tools

    with sync_playwright() as playwright:
        if not paths:
            print(playwright.chromium.executable_path)
        for path in paths:
            opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
            opened.new_page().goto("about:blank")
            opened.close()


if __name__ == "__main__":
    main(sys.argv[1:])
