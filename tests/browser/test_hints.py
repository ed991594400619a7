"""Hints in the page: asked for by button and key, shown in words and on the board, counted for all."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tests.browser.play import beside, open_with_bots, press, table_of


def test_a_hint_is_shown_in_words_and_on_the_board_and_can_be_taken(guest: Guest) -> None:
    ana = guest("Ana")
    open_with_bots(ana, "caretos")
    ana.get_by_role("button", name="What would you do?").click()
    hint = ana.get_by_role("region", name="What a bot would do")
    options = hint.locator("[data-hint]")
    expect(options.first).to_contain_text("% to win")
    best = options.first.get_attribute("data-hint")
    expect(ana.locator(f".stage [data-hinted='{best}']")).to_be_visible()
    expect(hint.get_by_role("button", name="Rule CAR-")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    beside(ana, "seats")
    expect(ana.get_by_text("1 hint", exact=True)).to_be_visible()
    ana.keyboard.press("h")
    options.first.click()
    expect(hint).to_be_hidden()
    press(ana, answers=1)


def test_whoever_opens_a_table_says_whether_hints_are_given(guest: Guest) -> None:
    rui = guest("Rui", viewport={"width": 390, "height": 844}, locale="pt-PT", has_touch=True)
    rui.goto("/new/wipe-em-out")
    group = rui.get_by_role("group", name="Conselhos")
    expect(group.get_by_label("Nenhuns")).to_be_checked()  # there is an open chair
    for chair in ("Lugar 2", "Lugar 3"):
        rui.get_by_label(chair).select_option("random")
    expect(group.get_by_label("Todos podem pedir")).to_be_checked()
    rui.locator("button[type=submit]").click()
    table_of(rui)
    rui.get_by_role("button", name="Que farias tu?").click()
    expect(rui.locator(".hint [data-hint]").first).to_contain_text("% de ganhar")

    rui.goto("/new/wipe-em-out")
    for chair in ("Lugar 2", "Lugar 3"):
        rui.get_by_label(chair).select_option("random")
    group.get_by_label("Nenhuns").check()
    rui.locator("button[type=submit]").click()
    table_of(rui)
    expect(rui.locator("[data-option]").first).to_be_attached()
    expect(rui.get_by_role("button", name="Que farias tu?")).to_have_count(0)
