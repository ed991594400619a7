"""The rulebook for people: its pictures are boards, its words explain themselves, it is short."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import serao
from serao.guides import guide_of
from tests.browser.conftest import Guest
from tests.browser.play import beside, open_with_bots, press

TALLEST = {1440: 9000, 390: 5500}  # pixels of a guide's page, by the width of its window
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
GUIDES = [slug for slug in serao.games() if guide_of(serao.game(slug)) is not None]


def look_at_all(page: Page) -> None:
    """Scroll to every picture, and wait until its board is there."""
    for picture in page.locator("figure > .frame").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_attribute("data-drawn", "true")


@pytest.mark.parametrize("locale", ["en-GB", "pt-PT", "pt-BR"])
def test_guides_are_short_and_their_pictures_are_boards(guest: Guest, locale: str) -> None:
    page = guest("Ana", locale=locale)
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for slug in GUIDES:
            page.goto(f"/games/{slug}")
            expect(page.locator("figure").first).to_be_attached()
            look_at_all(page)
            height, width = page.evaluate(
                "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert height <= TALLEST[size["width"]], (slug, size, height)
            assert width <= size["width"], (slug, size, width)


def test_words_and_clauses_explain_themselves_and_hits_are_marked(guest: Guest) -> None:
    page = guest("Ana")
    page.goto("/games/wipe-em-out")
    page.locator("[data-term=coven]").first.click()
    expect(page.locator(".explained")).to_contain_text("Up to three vampires")
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    page.locator("[data-clause='WEO-6.5']").click()
    expect(page.locator(".explained")).to_contain_text("WEO-6.5 End of the stage")
    page.locator(".explained a").click()
    expect(page.locator("[id='WEO-6.5']")).to_be_in_viewport()
    expect(page.locator(".rules")).not_to_contain_text("Position document")
    page.go_back()
    page.get_by_label("Search the rules").fill("tie")
    expect(page.get_by_role("status").first).to_contain_text("4 places")
    assert page.evaluate("CSS.highlights.get('found').size") == 4
    expect(page.get_by_role("heading", name="The cards")).to_be_hidden()
    expect(page.get_by_role("heading", name="Points").first).to_be_visible()


def test_words_of_the_exact_wording_explain_themselves_on_its_page_and_in_its_card(
    guest: Guest,
) -> None:
    page = guest("Ana")
    page.goto("/games/wipe-em-out/rules")
    page.locator(".rules [data-term=spell]").first.click()
    card = page.locator(".explained")
    expect(card).to_contain_text("A card without a power")
    page.goto("/games/wipe-em-out")
    clause = page.locator("[data-clause='WEO-6.5']")
    clause.click()
    card.locator(".wording [data-term]").first.click()
    expect(card.locator(".wording")).to_have_count(0)
    expect(card.locator("b")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(clause).to_be_focused()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_book_opens_at_the_table(guest: Guest, size: ViewportSize) -> None:
    page = guest("Ana", viewport=size)
    open_with_bots(page, "wipe-em-out")
    if size == PHONE:
        page.locator("[data-part=seats]").click()
    page.get_by_role("button", name="Rules").click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("heading", name="A round").first).to_be_visible()
    book.locator("[data-term=spell]").first.click()
    expect(book.locator(".explained")).to_contain_text("A card without a power")
    page.keyboard.press("Escape")
    book.get_by_role("button", name="Player aid").click()
    expect(book.locator(".sheet")).to_contain_text("Shrinking potion")
    assert book.locator(".inner").evaluate("box => box.scrollWidth <= box.clientWidth")
    book.get_by_role("button", name="The exact wording").click()
    expect(book.locator("[id='WEO-6.5']")).to_be_attached()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_guided_game_explains_each_new_kind_of_question_once(
    guest: Guest, size: ViewportSize
) -> None:
    page = guest("Ana", viewport=size)
    page.goto("/games/wipe-em-out")
    page.get_by_role("button", name="A guided first game").press("Enter")
    tip = page.locator("[data-tip]")
    tip.wait_for()
    first = tip.get_attribute("data-tip")
    page.keyboard.press("Enter")  # as the button that says so
    expect(tip).to_have_count(0)
    page.reload()
    page.locator("button[data-option]:enabled").first.wait_for(state="attached")
    expect(tip).to_have_count(0)
    while not tip.count():
        press(page, 1)
        page.wait_for_timeout(150)
    assert tip.get_attribute("data-tip") != first
    page.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    beside(page, "log")
    page.locator(".log .term").last.click()
    expect(page.locator(".explained")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
