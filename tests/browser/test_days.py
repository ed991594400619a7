"""The deal of the day in the page: seen ahead, played once to its end, shared, told and proven when its day is over."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.browser.play import press, table_of
from tests.browser.test_pages import DESK, PHONE, faults, is_wider_than_its_window
from tests.running import House

GAME = "carrossel"
DAY = 86_400.0


def days_of(database: Path) -> Generator[House]:
    """Yield the same house on one day after the other."""
    port = 0
    for day in range(3):
        with house(database, port=port, days_ahead_seconds=day * DAY) as served:
            port = served.port
            yield served


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_deal_is_played_once_and_proven_when_its_day_is_over(
    guest: Guest, tmp_path: Path, size: ViewportSize
) -> None:
    days = days_of(tmp_path / "tables.sqlite3")
    served = next(days)
    ana = guest("Ana", served.address, viewport=size)
    ana.goto(f"/games/{GAME}")
    ana.get_by_role("link", name="Deal of the day").click()
    ana.wait_for_url(f"**/day/{GAME}")
    expect(ana.get_by_role("heading", name="Fixed beforehand")).to_be_visible()  # and it is kept
    assert faults(ana) == []

    next(days)
    ana.goto("/")
    ana.get_by_role("link", name="The deal of the day").click()
    expect(ana.get_by_role("heading", name="The deal of the day", level=1)).to_be_visible()
    assert faults(ana) == []
    assert not is_wider_than_its_window(ana)
    ana.get_by_role("button", name=re.compile("Play today’s deal.*Carrossel")).click()
    table = table_of(ana)
    expect(ana.locator(".stage")).to_be_visible()
    expect(ana.locator("[data-part=log]")).to_be_visible()
    expect(ana.locator("[data-part=chat]")).to_have_count(0)
    expect(ana.get_by_role("button", name="Take back")).to_have_count(0)
    ana.goto(f"/day/{GAME}")
    ana.get_by_role("button", name="Go on").click()
    assert table_of(ana) == table

    press(ana)
    share = ana.locator("[data-share]")
    result = r"serao · Carrossel · \d+ \w+ · (1st|2nd|3rd) of 3 · \d+ points? · █ · http://"
    expect(share).to_have_text(re.compile(f"^{result}\\S+/day/{GAME}$"))
    expect(ana.get_by_text("told when its day is over")).to_be_visible()
    for name in ("Record", "Review", "Rematch", "Watch again"):
        expect(ana.locator(".over footer").get_by_text(name)).to_have_count(0)

    ana.locator(".over footer").get_by_role("link", name="Deal of the day").click()
    expect(ana.get_by_role("heading", name="Your result")).to_be_visible()
    expect(ana.get_by_text("One has finished it.")).to_be_visible()
    expect(ana.get_by_text("1 day in a row")).to_be_visible()
    expect(ana.locator("figure li[aria-label$='you among them']")).to_have_count(1)
    assert "\n".join(faults(ana)) == ""
    assert not is_wider_than_its_window(ana)
    ana.get_by_role("button", name="Copy").click()
    expect(ana.get_by_role("button", name="Copied")).to_be_visible()
    rui = guest("Rui", served.address, viewport=size)
    rui.goto(f"/day/{GAME}")
    expect(rui.get_by_text("One has finished it.")).to_be_visible()
    expect(rui.locator("figure")).to_have_count(0)
    rui.goto(f"/table/{table}")
    expect(rui.get_by_text("somebody's own game")).to_be_visible()

    next(days)
    ana.goto(f"/table/{table}")
    expect(ana.locator(".over footer").get_by_role("link", name="Record")).to_be_visible()
    ana.get_by_role("button", name="Were the cards fair?").click()
    expect(ana.locator("[data-verdict]")).to_have_attribute("data-verdict", "proven")
    ana.goto(f"/day/{GAME}")
    ana.get_by_text("Days that are over").click()
    expect(ana.get_by_text("Secret").first).to_be_visible()
    ana.locator(f"a[href^='/day/{GAME}/']").first.click()  # yesterday's
    expect(ana.get_by_role("heading", name="Your result")).to_be_visible()
    expect(ana.locator("figure li[aria-label$='you among them']")).to_have_count(1)
    assert faults(ana) == []
    rui.goto(f"/day/{GAME}/2001-01-01")
    expect(rui.get_by_text("there was no deal on 2001-01-01")).to_be_visible()
    days.close()
