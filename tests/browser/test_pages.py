"""Every page: without serious faults for screen readers, on phone and desk, in both languages; small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Request, ViewportSize, expect

import serao
from tests.browser.conftest import Guest
from tests.browser.play import open_with_bots, press

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
RAW = "<img src=x onerror=alert(1)><script>alert(2)</script>"
FIRST_LOAD = 300_000  # bytes, packed, fonts apart


# On a board a thing is called by what pressing it does ("Play the Axe"), not by all that is printed
# on it; everywhere else what is seen must be part of what is heard.
RUN = """
async () => {
  const label = 'label-content-name-mismatch';
  const whole = await axe.run({ rules: { [label]: { enabled: false } } });
  const frame = await axe.run({ exclude: ['.stage'] }, { runOnly: [label] });
  return [...whole.violations, ...frame.violations];
}
"""


def faults(page: Page) -> list[str]:
    """Return what axe finds serious or worse on the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(RUN)
    return [
        f"{violation['id']}: {violation['help']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def is_wider_than_its_window(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


@pytest.mark.parametrize("language", ["pt-PT", "pt-BR"])
def test_pages_fit_a_phone_in_every_language(guest: Guest, language: str) -> None:
    page = guest("Ana", viewport=PHONE, locale=language)
    for path in ("/", "/games/caretos", "/new/urto", "/day", "/puzzles/urto/1", "/settings"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert not is_wider_than_its_window(page), path


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("theme", THEMES)
def test_pages_have_no_serious_fault_and_fit(guest: Guest, size: ViewportSize, theme: str) -> None:
    page = guest("Ana", viewport=size, color_scheme=theme)
    for path in (
        "/",
        "/games/urto",
        "/games/wipe-em-out",
        "/games/urto/rules",
        "/new/caretos",
        "/day",
        "/day/urto",
        "/settings",
        "/credits",
        "/cellar",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.locator("h1").count() == 1, path
        assert page.title() not in ("", "serao"), path
        assert "\n".join(faults(page)) == "", path
        assert not is_wider_than_its_window(page), path


def test_whoever_has_no_name_is_told_so_where_a_table_is_opened(guest: Guest) -> None:
    page = guest("")
    page.goto("/new/monster-my-neighbour")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_have_text("Say first what the others should call you.")
    name = page.get_by_label("Your name")
    expect(name).to_be_focused()
    name.fill("Ana")
    expect(page.get_by_role("alert")).not_to_be_attached()
    name.press("Enter")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_table_has_no_serious_fault_before_in_and_after_play(
    guest: Guest, size: ViewportSize
) -> None:
    page = guest("Ana", viewport=size)
    page.goto("/new/monster-my-neighbour")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Fair cards")).to_be_visible()
    assert "\n".join(faults(page)) == ""
    open_with_bots(page, "monster-my-neighbour")
    expect(page.locator("button[data-option]").first).to_be_attached()
    assert "\n".join(faults(page)) == ""
    assert not is_wider_than_its_window(page)
    press(page)
    assert "\n".join(faults(page)) == ""
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert "\n".join(faults(page)) == ""
    assert not is_wider_than_its_window(page)


@pytest.mark.parametrize("slug", serao.games())
def test_a_board_has_no_serious_fault_in_any_light_and_fits(guest: Guest, slug: str) -> None:
    page = guest("Ana")
    open_with_bots(page, slug)
    press(page, answers=5)
    expect(page.locator("button[data-option]:enabled").first).to_be_attached()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert "\n".join(faults(page)) == "", (size, theme)
        assert not is_wider_than_its_window(page)


def test_rules_open_at_a_clause_can_be_searched_and_run_nothing(guest: Guest) -> None:
    page = guest("Ana")

    def poisoned(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        told["rules"] += f"\n\n{RAW} ![a](/icon.svg) [press](javascript:alert(3))\n\n- [ ] task"
        route.fulfill(response=answer, json=told)

    page.route("**/api/games/urto/rules*", poisoned)
    page.goto("/games/urto#URT-4.2")
    expect(page).to_have_url(re.compile("/games/urto/rules#URT-4.2$"))
    expect(page.locator("[id='URT-4.2']")).to_be_in_viewport()
    expect(page.locator(".rules")).to_contain_text(RAW)
    expect(page.locator(".rules").get_by_text("task")).to_be_attached()
    forbidden = ("img", "script", "input", "[onerror]", "[href^=javascript]")
    assert [tag for tag in forbidden if page.locator(f".rules {tag}").count()] == []
    page.get_by_label("Search the rules").fill("mushroom")
    expect(page.get_by_role("status").first).to_contain_text("places")
    expect(page.locator("[id='URT-3.10']")).to_be_hidden()


def test_the_house_speaks_portuguese_and_remembers_it(guest: Guest) -> None:
    page = guest("Ana")
    page.goto("/")
    page.get_by_role("button", name="EN: Language").click()
    page.get_by_role("button", name="Português", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Serões longos, bons jogos")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Serões longos, bons jogos")
    open_pt = page.get_by_role("button", name="Jogar já").first
    open_pt.click()
    expect(page.get_by_text("É a tua vez").first).to_be_visible()


def test_a_browser_from_brazil_is_spoken_to_as_there_and_may_choose_by_keys(guest: Guest) -> None:
    page = guest("Ana", locale="pt-BR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Noites longas, bons jogos")
    menu = page.get_by_role("button", name="BR: Idioma")
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Português do Brasil")).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Português do Brasil")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Português", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Serões longos, bons jogos")
    expect(page.get_by_role("button", name="PT: Língua")).to_be_focused()


def test_my_tables_are_on_the_first_page_and_mine_first(guest: Guest) -> None:
    page = guest("Ana")
    open_with_bots(page, "carrossel")
    expect(page.locator("button[data-option]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Welcome back, Ana")).to_be_visible()
    page.get_by_role("link", name="your turn").first.click()
    expect(page.locator("button[data-option]").first).to_be_visible()


def test_an_account_keeps_my_tables_on_another_device(guest: Guest) -> None:
    ana, elsewhere = guest("Ana"), guest("Ana")
    ana.goto("/settings")
    ana.get_by_role("textbox", name="Account").fill("ana-of-the-lamp")
    ana.get_by_label("Password").fill("a long evening")
    ana.get_by_role("button", name="Make an account").click()
    expect(ana.get_by_text("You are signed in as ana-of-the-lamp.")).to_be_visible()
    open_with_bots(ana, "urto")
    elsewhere.goto("/settings")
    elsewhere.get_by_role("textbox", name="Account").fill("ana-of-the-lamp")
    elsewhere.get_by_label("Password").fill("wrong password")
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("not that password")
    elsewhere.get_by_label("Password").fill("a long evening")
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_text("You are signed in")).to_be_visible()
    elsewhere.goto("/")
    expect(elsewhere.get_by_role("region", name="Welcome back").get_by_text("Urto")).to_be_visible()


def loading(page: Page) -> dict[str, int]:
    """Return the bytes that came from each address, packed, fonts apart, as they come."""
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        if not request.url.endswith((".woff2", ".woff")):
            sizes[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", note)
    return sizes


def test_the_first_load_is_small(guest: Guest) -> None:
    page = guest("Ana")
    sizes = loading(page)
    page.goto("/", wait_until="networkidle")
    assert 20_000 < sum(sizes.values()) < FIRST_LOAD, sizes


@pytest.mark.parametrize("slug", serao.games())
def test_the_first_load_of_a_table_in_play_is_small(guest: Guest, slug: str) -> None:
    host = guest("Ana")
    open_with_bots(host, slug)
    expect(host.locator("button[data-option]").first).to_be_attached()
    page = guest("Ana", storage_state=host.context.storage_state())  # nothing of it is kept there
    sizes = loading(page)
    page.goto(host.url, wait_until="networkidle")
    expect(page.locator(".stage [data-action]").first).to_be_attached()
    assert 20_000 < sum(sizes.values()) < FIRST_LOAD, sizes


@pytest.mark.parametrize("slug", serao.games())
def test_the_first_load_of_the_first_lesson_is_small(guest: Guest, slug: str) -> None:
    page = guest("Ana")
    page.goto(f"/learn/{slug}")
    first = page.locator(f"a[href^='/learn/{slug}/']").first.get_attribute("href")
    assert first is not None
    page = guest("Ana")
    sizes = loading(page)
    page.goto(first, wait_until="networkidle")
    expect(page.locator(".stage")).to_be_visible()
    assert 20_000 < sum(sizes.values()) < FIRST_LOAD, sizes
