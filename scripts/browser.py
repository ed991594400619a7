"""The browser for tests and pictures: found on this machine, or fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "SERAO_BROWSER"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_A_MAC: Final = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
MISSING: Final = f"there is no Chromium and none could be fetched: install it, or set {VARIABLE}"

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
    """Return the browser that ``SERAO_BROWSER`` names, or one that is installed."""
    named = os.environ.get(VARIABLE)
    if named:
        return shutil.which(named)
    for name in (*NAMES, ON_A_MAC):
        path = shutil.which(name)
        if path is not None:
            return path
    return None


def found_or_fetched() -> str | None:
    """Return a browser, installed for this where there is none; None if that fails."""
    return found() or from_debian() or from_playwright()


def from_debian() -> str | None:
    if not Path("/etc/debian_version").exists() or os.geteuid() != 0:
        return None
    print("installing Chromium with apt-get", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    subprocess.run(install, env=quiet, check=False)
    return shutil.which("chromium")


def from_playwright() -> str | None:
    print("fetching Chromium with playwright", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, check=False).returncode != 0:
        return None
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only there with the tools

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path
