"""After the game, in the page: the curve, the turning points on the board, and playing on from one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.blunder import Old, game_with_a_blunder
from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.browser.play import press, table_of
from tests.running import House


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Old]]:
    """A house with one finished game in it, whose turning point is known."""
    folder = tmp_path_factory.mktemp("looking-back")
    game = game_with_a_blunder(folder)
    with house(folder / "tables.sqlite3") as running:
        yield running, game


@pytest.fixture
def ana(old: tuple[House, Old], guest: Guest) -> Page:
    """Ana on her seat at the finished game."""
    running, game = old
    page = guest("Ana", running.address)
    page.goto(f"/seat/{game.table}/{game.token}")
    page.wait_for_url(f"**/table/{game.table}")
    return page


def test_a_game_is_looked_back_at_and_played_on_from_its_turning_point(
    ana: Page, old: tuple[House, Old]
) -> None:
    game = old[1]
    ana.locator(".over").get_by_role("link", name="Review").click()
    review = ana.get_by_role("region", name="Review")
    expect(review.get_by_role("progressbar").or_(review.locator("svg").first)).to_be_visible()
    expect(review.get_by_role("img", name="Who stood how")).to_be_visible()
    expect(review.get_by_role("img", name="Luck")).to_be_visible()
    review.get_by_text("The numbers").click()
    expect(review.get_by_role("columnheader", name="Ana")).to_be_visible()
    assert review.get_by_role("row").count() > 3

    ana.set_viewport_size({"width": 390, "height": 844})  # on a phone the board stays in sight
    expect(ana.locator(".replay .stage")).to_be_in_viewport(ratio=0.9)
    assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turn = review.locator(f"[data-turn='{game.action}']")
    turn.get_by_role("button", name="Look").click()
    expect(turn).to_have_attribute("aria-current", "step")
    turn.get_by_role("button", name="Play on from here").click()
    ana.wait_for_url(lambda url: game.table not in url)
    assert table_of(ana) != game.table
    press(ana, answers=2)


def test_from_any_other_moment_friends_are_invited(ana: Page, old: tuple[House, Old]) -> None:
    game = old[1]
    ana.goto(f"/table/{game.table}/replay#5")
    ana.get_by_role("button", name="Play on from here").click()
    ana.get_by_role("button", name="With friends").click()
    ana.wait_for_url(lambda url: "/replay" not in url)
    assert table_of(ana) != game.table
    expect(ana.get_by_text("Invite somebody").first).to_be_visible()


# -- links to a moment ------------------------------------------------------------------------


def test_a_link_to_a_moment_says_which_and_whose_eyes(ana: Page, old: tuple[House, Old]) -> None:
    game = old[1]
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.goto(f"/table/{game.table}/replay#5")  # as links were once written
    output = ana.locator(".scrubber output")
    expect(output).to_be_visible()
    there = output.inner_text()
    assert not there.startswith("0 ")
    eyes = ana.get_by_label("Seen by")
    mine = eyes.input_value()
    eyes.select_option("none")
    expect(eyes).to_have_value("none")
    link = copied(ana)
    assert f"/table/{game.table}/replay?at=5&seat=none" in link
    ana.goto(link)
    expect(ana.get_by_label("Seen by")).to_have_value("none")
    expect(ana.locator(".scrubber output")).to_be_visible()
    assert copied(ana) == link
    assert ana.title() != ""
    ana.get_by_label("Seen by").select_option(mine)
    expect(ana.get_by_label("Seen by")).to_have_value(mine)
    assert f"seat={mine}" in copied(ana)


def copied(page: Page) -> str:
    """Copy the link to the moment and return it."""
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def test_whoever_has_the_link_sees_a_moment_and_no_stranger_does(
    ana: Page, old: tuple[House, Old], guest: Guest
) -> None:
    running, game = old
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.goto(f"/table/{game.table}/replay?at=3&seat=0&code={game.code}")
    expect(ana.locator(".scrubber output")).to_be_visible()
    link = copied(ana)
    rui = guest("Rui", running.address)
    rui.goto(link)
    expect(rui.get_by_label("Seen by")).to_have_value("0")
    stranger = guest("Eva", running.address)
    stranger.goto(link.partition("&code=")[0])
    expect(stranger.locator(".replay")).to_have_count(0)
    expect(stranger.get_by_role("heading", level=1)).to_be_visible()
    wrong = guest("Gil", running.address)
    wrong.goto(link.replace("seat=0", "seat=9"))
    expect(wrong.get_by_text("there is no such seat in this game")).to_be_visible()


# -- playing on from positions ------------------------------------------------------------------


def test_a_scenario_file_is_played_on_from_in_the_page(guest: Guest) -> None:
    ana = guest("Ana")
    ana.goto("/new/urto")
    ana.get_by_text("From a scenario file").click()
    field = ana.locator("input[type=file]")
    field.set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": b"game ="})
    expect(ana.get_by_text("not TOML")).to_be_visible()
    field.set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": SCENARIO})
    ana.wait_for_url("**/table/*")
    expect(ana.locator(".stage [data-action]").first).to_be_visible()


SCENARIO = b"""
game = "urto"
title = "At the cave's mouth"
seats = 2

[options]
mode = "simplified"
"""
