"""Every game is played on its board, from opening a table to the final score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

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


def columns(end: Locator) -> list[list[str]]:
    """Return what stands under each seat, from the first place to the last, without the total."""
    rows = [row.get_by_role("cell").all_inner_texts() for row in end.locator("tbody tr").all()]
    return [list(column) for column in zip(*rows, strict=True)]


def columns_of(record: records.Record, places: list[int]) -> list[list[str]]:
    """Return the columns that the rules of the game give to the recorded game."""
    table = record.played()
    rows = table.game.drawing.sheet(table, "en")
    return [[str(row.cells[seat].points) for row in rows] for seat in places]


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
    assert columns(end) == columns_of(record, places)

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
    texts = serao.game("urto").words.texts
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
    page.get_by_role("link", name="Ver outra vez").click()
    look_again_by_keys(page)


def look_again_by_keys(page: Page) -> None:
    """Go through a replay from its start to its end by rounds and steps; the page never scrolls."""
    last = page.locator("[data-moments]").get_attribute("data-moments")
    where, present = page.locator("output"), page.locator(".telling button[aria-current]")
    expect(where).to_have_text(f"0 / {last}")
    moments = [0]
    while moments[-1] < int(last or 0):
        page.keyboard.press("]")
        expect(where).not_to_have_text(f"{moments[-1]} / {last}")
        moments.append(int(where.inner_text().split()[0]))
        expect(present).to_be_in_viewport()
    assert len(moments) > 2, "there are rounds"
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(f"{int(last or 0) - 1} / {last}")
    page.keyboard.press("Home")
    expect(where).to_have_text(f"0 / {last}")
    page.keyboard.press("End")
    expect(where).to_have_text(f"{last} / {last}")
    left = "document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(left) <= 0
