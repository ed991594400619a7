"""Shares are exchanged by themselves; at the end the page proves what it has kept, or says what is wrong."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Guest
from tests.browser.play import press, table_of
from tests.browser.test_company import opened, sat_down

GAME = "carrossel"
CHANGE = """
([table, change]) => {
  const key = `serao-table-${table}`;
  const kept = JSON.parse(localStorage.getItem(key));
  Object.assign(kept.witness, change);
  localStorage.setItem(key, JSON.stringify(kept));
}
"""


def verdict_of(page: Page) -> str | None:
    page.get_by_role("button", name="Were the cards fair?").click()
    return page.locator("[data-verdict]").get_attribute("data-verdict")


def test_people_who_play_together_each_prove_it_and_a_spectator_cannot(guest: Guest) -> None:
    ana, rui, eva = guest("Ana"), guest("Rui"), guest("Eva")
    sat_down(rui, opened(ana, GAME, 2))
    expect(ana.locator("[data-state=playing]")).to_be_visible()
    eva.goto(f"/table/{table_of(ana)}?code={code_of(ana)}")
    while ana.locator("[data-state=over] .over").count() == 0:
        for page in (ana, rui):
            press_some(page)
    assert verdict_of(ana) == "proven"
    assert verdict_of(rui) == "proven"
    assert verdict_of(eva) == "partly"
    expect(eva.get_by_text("This device gave no share")).to_be_visible()

    rui.reload()  # what it saw is kept
    assert verdict_of(rui) == "proven"
    rui.route("**/record*", without_the_last_action)
    rui.reload()
    assert verdict_of(rui) == "broken"
    expect(rui.get_by_text("The record is of another game")).to_be_visible()
    rui.unroute("**/record*")
    rui.route("**/record*", lambda route: route.fulfill(status=410, json={}))
    rui.reload()
    assert verdict_of(rui) == "partly"

    ana.evaluate(CHANGE, [table_of(ana), {"commitment": "00" * 32}])
    ana.reload()
    expect(ana.get_by_role("alert")).to_contain_text("changed what it was bound to")
    assert verdict_of(ana) == "broken"
    expect(ana.get_by_text("The secret is not the one")).to_be_visible()


def without_the_last_action(route: Route) -> None:
    response = route.fetch()
    record = response.json()
    record["actions"].pop()
    route.fulfill(response=response, json=record)


def code_of(page: Page) -> str:
    key = f"serao-table-{table_of(page)}"
    kept: str = page.evaluate("key => JSON.parse(localStorage.getItem(key)).code", key)
    return kept


def press_some(page: Page) -> None:
    if page.locator("button[data-option]:enabled").count():
        press(page, 1)


def test_who_closed_the_page_is_waited_for_and_the_table_begins_when_they_are_back(
    guest: Guest,
) -> None:
    ana, rui = guest("Ana"), guest("Rui")
    invitation = opened(ana, GAME, 2)
    mine = ana.url
    expect(ana.get_by_text("ready")).to_be_visible()
    ana.goto("/")
    rui.goto(invitation)
    rui.get_by_role("button", name="Sit here").first.click()
    expect(rui.get_by_text("Waiting for Ana")).to_be_visible()
    ana.goto(mine)
    expect(rui.locator("[data-state=playing]")).to_be_visible()
    expect(ana.locator("[data-state=playing]")).to_be_visible()
    expect(ana.get_by_text("Drawn anew")).to_have_count(0)
