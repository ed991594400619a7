"""Whole games with the story on: every line that came was shown, in order, and play did not wait for it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import serao
from tests.browser.conftest import Guest
from tests.browser.play import open_with_bots, press

# The page's clock runs up to forty times as fast, and each beat that is told leaves its lines' numbers.
TELLING = """
localStorage.setItem('serao-name', 'Ana');
localStorage.setItem('serao-story', 'normal');
const later = window.setTimeout;
window.setTimeout = (what, wait = 0, ...rest) => later(what, wait > 0 ? Math.max(20, wait / 40) : 0, ...rest);
window.beats = [];
const note = () => {
  const shown = [...document.querySelectorAll('.stage [data-told]')];  // one may still be fading out
  const [beat] = shown.sort((a, b) => b.dataset.told - a.dataset.told);
  if (beat === undefined) return;
  const [from, told] = [Number(beat.dataset.from), Number(beat.dataset.told)];
  const last = window.beats.at(-1);
  if (last?.told !== told) window.beats.push({ from, told });
};
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
"""


WON = {"game-won", "game-shared", "nobody-won"}


def heard(page: Page) -> list[dict[str, Any]]:
    """Return what the server tells this page from now on."""
    messages: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    page.on("websocket", listen)
    return messages


def told_to(message: dict[str, Any]) -> int:
    """Return how many lines of the log the page has after this message, which may bring only the last ones."""
    return int(message["log_from"]) + len(message["log"])


@pytest.mark.parametrize("slug", serao.games())
def test_every_line_of_a_whole_game_is_shown_in_its_order(guest: Guest, slug: str) -> None:
    page = guest("Ana")  # without motion: what fades out would still be there at this speed
    page.add_init_script(TELLING)
    messages = heard(page)
    open_with_bots(page, slug)
    assert press(page) > 0
    expect(page.get_by_role("region", name="The end")).to_be_visible()

    kinds = [message["t"] for message in messages]
    begun = [told_to(m) for m in messages[: kinds.index("update")] if m["t"] == "welcome"]
    shown = begun[-1]  # what was said before play is read, not told
    read = {told_to(message) for message in messages if message["t"] == "welcome"}
    last = [message for message in messages if message["t"] == "update"][-1]
    beats = page.evaluate("window.beats")
    for beat in beats:
        if shown < beat["from"] in read:
            shown = beat["from"]  # the page had lost the server, and came back
        assert beat["from"] <= shown < beat["told"], f"{beat} after {shown}"
        shown = beat["told"]
    # Who has won is told where the points have been counted.
    expect(page.locator(".over[data-counted=true]")).to_be_visible()
    untold = last["log"][shown - last["log_from"] :]
    assert all(line["event"] in WON for line in untold), untold
    expect(page.locator(".log li").last).to_have_text(last["log"][-1]["words"])
    assert len(beats) > 10
