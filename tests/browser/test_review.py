"""After the game, in the page: the curve, the turning points on the board, and playing on from one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guest
from tests.browser.play import open_with_bots, press, table_of


def test_a_game_is_looked_back_at_and_played_on_from_a_turning_point(guest: Guest) -> None:
    ana = guest("Ana")
    old = open_with_bots(ana, "monster-my-neighbour")
    press(ana)
    ana.locator(".over").get_by_role("link", name="Review").click()
    review = ana.get_by_role("region", name="Review")
    expect(review.get_by_role("progressbar").or_(review.locator("svg").first)).to_be_visible()
    expect(review.get_by_role("img", name="Who stood how")).to_be_visible()
    expect(review.get_by_role("img", name="Luck")).to_be_visible()
    review.get_by_text("The numbers").click()
    assert review.get_by_role("row").count() > 3
    expect(review.get_by_role("columnheader", name="Ana")).to_be_visible()

    ana.set_viewport_size({"width": 390, "height": 844})  # on a phone the board stays in sight
    expect(ana.locator(".replay .stage")).to_be_in_viewport(ratio=0.9)
    assert ana.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turns = review.locator("[data-turn]")
    if turns.count() == 0:  # a bot saw nothing to mend: from the start, then
        placed = ana.request.post(
            f"/api/tables/{old}/retry", data={"action": 0, "name": "Ana", "seat": 0}
        ).json()
        ana.goto(f"/table/{placed['table']['id']}")
    else:
        turns.first.get_by_role("button", name="Look").click()
        expect(turns.first).to_have_attribute("aria-current", "step")
        turns.first.get_by_role("button", name="Play on from here").click()
        ana.wait_for_url(lambda url: old not in url)
    assert table_of(ana) != old
    press(ana, answers=2)

    ana.goto(f"/table/{old}/replay#5")  # from any other moment, with friends
    ana.get_by_role("button", name="Play on from here").click()
    ana.get_by_role("button", name="With friends").click()
    ana.wait_for_url(lambda url: "/replay" not in url)
    assert table_of(ana) != old
    expect(ana.get_by_text("Invite somebody").first).to_be_visible()
