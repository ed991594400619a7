"""What a person would call the device that asks."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

# What a browser calls itself, and what people call it; the first that is found.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(connection: HTTPConnection) -> str:
    """Return the browser and the system in two words that we know; "" for other programs."""
    agent = connection.headers.get("user-agent", "")
    found = (
        next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, found))
