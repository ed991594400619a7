"""Every game is played on its board, from opening a table to the final score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import serao
from serao import proof, records, witness
from tests.browser.conftest import Guest
from tests.browser.play import open_with_bots, press

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def record_of(page: Page) -> records.Record:
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    return records.load(downloading.value.path())


def witness_of(page: Page) -> witness.Witness:
    with page.expect_download() as downloading:
        page.get_by_role("link", name="What I saw").click()
    return witness.load(downloading.value.path())


@pytest.mark.parametrize("slug", serao.games())
def test_a_game_with_bots_is_played_to_its_final_score_and_proven_fair(
    guest: Guest, slug: str
) -> None:
    page = guest("Ana", accept_downloads=True)
    open_with_bots(page, slug)
    assert press(page) > 0

    end = page.get_by_role("region", name="The end")
    expect(end).to_be_visible()
    record = record_of(page)
    assert record.result is not None
    shown = [int(score.inner_text().split()[0]) for score in end.locator(".score").all()]
    places = [seat for group in record.result.ranking for seat in group]
    assert shown == [record.result.scores[seat] for seat in places]

    page.get_by_role("button", name="Were the cards fair?").click()
    expect(end.get_by_text("Nobody could choose the shuffles and dice")).to_be_visible()
    end.get_by_text("How this was checked").click()
    assert page.locator("[data-seed]").inner_text() == record.seed().hex()
    words = end.get_by_label("To check everything again").input_value().split()
    assert words[:2] == ["serao", "verify"]
    assert words[2:4] == [f"{slug}-{record.table}.serao.json", "--witness"]
    seen = witness_of(page)
    assert seen.seat == 0
    assert seen.actions
    assert all(proven for proven, _ in proof.verify(record, seen))


def test_urt_13_the_end_of_urto_shows_what_the_golden_book_says(guest: Guest) -> None:
    page = guest("Ana", accept_downloads=True)
    open_with_bots(page, "urto")
    assert press(page) > 0
    book = page.get_by_role("region", name="The end").get_by_role("region", name="The golden book")
    expect(book).to_be_visible()
    texts = serao.game("urto").texts
    heroes = record_of(page).played().view(None)["heroes"]
    earned = {page for hero in heroes for page in hero["achievements"]}
    for achievement in earned:
        expect(
            book.get_by_text(texts.say("en", f"achievement-{achievement}-about"))
        ).to_be_visible()
    expect(book.get_by_role("listitem")).to_have_count(len(earned))


@pytest.mark.parametrize("slug", serao.games())
def test_a_game_is_played_to_its_end_on_a_phone_in_portuguese(guest: Guest, slug: str) -> None:
    page = guest("Rui", locale="pt-PT", **PHONE)
    open_with_bots(page, slug)
    assert press(page) > 0
    expect(page.get_by_role("region", name="Fim")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
