"""Among strangers: muting, telling the host, taking somebody off a seat; my password, my devices."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.browser.play import open_with_bots, press, table_of
from tests.browser.test_company import (
    TOGETHER,
    chair_of,
    opened,
    options_of,
    said,
    sat_down,
    say,
    seat_of,
    talk,
)
from tests.browser.test_pages import DESK, PHONE, faults, is_wider_than_its_window
from tests.running import House

PASSWORD = "a long evening"
READ_AGAIN = re.compile("Read again.*Rui")
MORE = re.compile("(More about|Mais sobre) Rui")


def menu_of(page: Page, name: str, place: str = "seat") -> None:
    """Open the menu of somebody, at their seat or at what they said last."""
    where = talk(page).get_by_role("listitem") if place == "talk" else seat_of(page, name)
    where.get_by_role("button", name=f"More about {name}").last.click()


def chosen(page: Page, words: str) -> None:
    page.get_by_role("button", name=words, exact=True).click()


def with_account(page: Page, name: str, how: str) -> None:
    page.goto("/settings")
    page.get_by_role("textbox", name="Account").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name=how).click()
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()


# -- at the table ------------------------------------------------------------------------------


def test_somebody_who_is_muted_is_not_read_until_i_want_to(guest: Guest) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    sat_down(rui, opened(ana, TOGETHER, 2))
    expect(options_of(rui).first).to_be_visible()
    said(rui, "Hurry up!")
    expect(talk(ana)).to_contain_text("Hurry up!")
    menu_of(ana, "Rui", "talk")
    chosen(ana, "Mute Rui at this table")
    expect(talk(ana)).not_to_contain_text("Hurry up!")
    expect(seat_of(ana, "Rui")).to_contain_text("muted")
    said(rui, "Are you asleep?")
    said(ana, "I am thinking")
    expect(talk(ana)).not_to_contain_text("Are you asleep?")
    ana.reload()
    expect(talk(ana)).to_contain_text("I am thinking")
    expect(talk(ana)).not_to_contain_text("Are you asleep?")
    ana.get_by_role("button", name=READ_AGAIN).click()
    expect(talk(ana)).to_contain_text("Are you asleep?")
    expect(talk(rui).get_by_role("button", name="More about Rui")).to_have_count(0)


def test_whoever_is_muted_always_is_muted_at_the_next_table_and_in_the_settings(
    guest: Guest,
) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    sat_down(rui, opened(ana, TOGETHER, 2))
    expect(options_of(ana).first).to_be_visible()
    menu_of(ana, "Rui")
    chosen(ana, "Mute everybody called Rui, always")
    sat_down(rui, opened(ana, TOGETHER, 2))
    expect(options_of(rui).first).to_be_visible()
    said(rui, "Me again")
    expect(talk(ana)).to_contain_text("Rui is muted.")
    expect(talk(ana)).not_to_contain_text("Me again")
    ana.goto("/settings")
    ana.get_by_role("button", name=READ_AGAIN).click()
    expect(ana.get_by_role("heading", name="Muted everywhere")).to_be_hidden()


def test_what_was_said_is_reported_to_the_host(guest: Guest, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as mine:
        ana, rui = guest("Ana", mine.address), guest("Rui", mine.address)
        sat_down(rui, opened(ana, TOGETHER, 2))
        expect(options_of(rui).first).to_be_visible()
        said(rui, "You fool!")
        menu_of(ana, "Rui", "talk")
        chosen(ana, "Report Rui")
        sheet = ana.get_by_role("dialog")
        expect(sheet).to_contain_text("You fool!")
        sheet.get_by_label("insults or threats").check()
        sheet.get_by_label("In your words").fill("All evening.")
        sheet.get_by_role("button", name="Send to the host").click()
        expect(sheet).to_contain_text("Thank you. The host will read it.")
        expect(rui.get_by_role("alert")).to_have_count(0)
    with sqlite3.connect(database) as tables:
        found = tables.execute("SELECT reporter, about, why, words, saying FROM reports").fetchall()
    tables.close()
    assert found == [("Ana", "Rui", "insults", "All evening.", "You fool!")]


def test_the_opener_takes_somebody_off_the_seat_before_play(guest: Guest) -> None:
    ana, rui, eva = guest("Ana"), guest("Rui"), guest("Eva")
    invitation = opened(ana, TOGETHER, 4)
    for page in (rui, eva):
        sat_down(page, invitation)
    chair_of(eva, "Rui").get_by_role("button", name="More about Rui").click()
    expect(eva.get_by_role("button", name="Report Rui")).to_be_visible()
    expect(eva.get_by_role("button", name="Take Rui off the seat")).to_have_count(0)
    eva.keyboard.press("Escape")

    chair_of(ana, "Rui").get_by_role("button", name="More about Rui").click()
    chosen(ana, "Take Rui off the seat")
    ana.get_by_role("dialog").get_by_role("button", name="Take off the seat").click()
    expect(ana.get_by_role("list", name="Seats")).not_to_contain_text("Rui")
    expect(ana.get_by_role("list", name="Seats")).to_contain_text("Eva")
    told = "whoever opened this table has taken you off your seat"
    expect(rui.get_by_text(told)).to_be_visible()
    rui.goto(invitation)
    expect(rui.get_by_text(told)).to_be_visible()


def test_a_name_that_looks_like_anothers_is_refused_and_another_one_sits_down(guest: Guest) -> None:
    ana, other = guest("Ana"), guest("\u0410na")
    invitation = opened(ana, TOGETHER, 2)
    other.goto(invitation)
    other.get_by_role("button", name="Sit here").click()
    expect(other.get_by_role("alert")).to_contain_text("the names look alike")
    other.get_by_label("Your name").fill("Rui")
    other.get_by_role("button", name="Sit here").click()
    expect(chair_of(ana, "Rui")).to_be_visible()


# -- accounts ----------------------------------------------------------------------------------


def test_a_new_password_signs_the_other_devices_out(guest: Guest) -> None:
    ana, phone = guest("Ana"), guest("Ana")
    with_account(ana, "ana-with-a-key", "Make an account")
    with_account(phone, "ana-with-a-key", "Sign in")
    ana.get_by_role("button", name="Change the password").click()
    ana.get_by_label("Current password").fill("not this one")
    ana.get_by_label("New password").fill("a longer evening")
    ana.get_by_role("button", name="Change the password").click()
    expect(ana.get_by_role("alert")).to_have_text("that is not your present password")
    ana.get_by_label("Current password").fill(PASSWORD)
    ana.get_by_role("button", name="Change the password").click()
    expect(ana.get_by_text("The password is changed.")).to_be_visible()
    expect(devices(ana)).to_have_count(1)
    phone.reload()
    phone.get_by_role("textbox", name="Account").fill("ana-with-a-key")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("alert")).to_contain_text("not that password")
    phone.get_by_label("Password").fill("a longer evening")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("You are signed in")).to_be_visible()


def devices(page: Page) -> Any:
    return page.get_by_role("region", name="Your devices").get_by_role("listitem")


def test_devices_are_listed_and_signed_out_one_by_one_and_all_at_once(guest: Guest) -> None:
    ana = guest("Ana")
    others = [guest("Ana"), guest("Ana"), guest("Ana")]
    with_account(ana, "ana-of-many", "Make an account")
    for page in others:
        with_account(page, "ana-of-many", "Sign in")
    ana.reload()
    expect(devices(ana)).to_have_count(4)
    expect(devices(ana).filter(has_text="this device")).to_have_count(1)
    expect(devices(ana).first).to_contain_text("Chrome · Linux")
    ana.get_by_role("button", name="Sign out: Chrome").first.click()
    expect(devices(ana)).to_have_count(3)
    ana.get_by_role("button", name="Sign out everywhere else").click()
    expect(devices(ana)).to_have_count(1)
    for page in others:
        page.reload()
        expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_a_table_of_my_account_is_played_on_on_another_device(guest: Guest) -> None:
    ana, phone = guest("Ana"), guest("Ana", viewport=PHONE)
    with_account(ana, "ana-on-the-way", "Make an account")
    table = open_with_bots(ana, "carrossel")
    expect(ana.locator("button[data-option]").first).to_be_visible()
    with_account(phone, "ana-on-the-way", "Sign in")
    phone.goto("/")
    phone.locator(f"a[href='/table/{table}']").click()
    assert table_of(phone) == table
    expect(phone.locator("button[data-option]").first).to_be_attached()
    assert press(phone, answers=1) == 1


# -- looks -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "pt-PT"])
def test_menus_sheets_and_lists_have_no_serious_fault_and_fit(
    guest: Guest, served: House, size: ViewportSize, theme: str, locale: str
) -> None:
    look = {"viewport": size, "color_scheme": theme, "locale": locale}
    ana, rui = guest("Ana", **look), guest("Rui")
    body = {"game": TOGETHER, "seats": ["me", "open", "open"], "name": "Ana"}
    ana.goto("/")
    mine = ana.request.post(f"{served.address}/api/tables", data=body).json()
    ana.goto(f"/table/{mine['table']['id']}?code={mine['code']}")
    sat_down(rui, f"/table/{mine['table']['id']}?code={mine['code']}")
    expect(chair_of(rui, "Rui")).to_contain_text("you")
    say(rui, "Good evening, and a long saying that has to be broken into lines")
    dots = ana.get_by_role("button", name=MORE)
    for place in range(2):  # at the seat, at the saying
        dots.nth(place).click()
        items = ana.locator("[popover]:popover-open button")
        expect(items.first).to_be_visible()
        box = ana.locator("[popover]:popover-open").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert "\n".join(faults(ana)) == ""
        items.nth(2).click()
        expect(ana.get_by_role("dialog")).to_be_visible()
        assert "\n".join(faults(ana)) == ""
        assert not is_wider_than_its_window(ana)
        ana.keyboard.press("Escape")
    name = f"ana-{theme}-{locale}-{size['width']}"
    ana.request.post(f"{served.address}/api/accounts", data={"name": name, "password": PASSWORD})
    for _ in range(2):
        ana.request.post(
            f"{served.address}/api/sessions", data={"name": name, "password": PASSWORD}
        )
    ana.evaluate("localStorage.setItem('serao-account', 'x')")
    ana.evaluate("localStorage.setItem('serao-muted', '[\"Rui\"]')")
    ana.goto("/settings")
    expect(ana.locator("#sessions")).to_be_visible()
    ana.locator("#sessions").scroll_into_view_if_needed()
    assert "\n".join(faults(ana)) == ""
    assert not is_wider_than_its_window(ana)
