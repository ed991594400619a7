"""The table is the screen: what lies round the board in play, at every size, and never in its way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser import fits
from tests.browser.conftest import Guest
from tests.browser.play import beside, open_with_bots, press

GAME = "monster-my-neighbour"  # the shortest
NARROW = ("820x1180", "390x844")


def guest_at(guest: Guest, size: str, **how: Any) -> Page:
    return guest("Ana", **fits.window(size), **how)


def at_a_table(page: Page, slug: str = GAME) -> Page:
    open_with_bots(page, slug)
    expect(page.locator(".stage [data-action]").first).to_be_visible()
    return page


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def whole_page(page: Page) -> tuple[int, int]:
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    return width, height


@pytest.mark.parametrize("size", fits.SIZES)
def test_in_play_and_after_it_the_page_is_its_window_and_the_stage_keeps_its_size(
    guest: Guest, size: str
) -> None:
    page = at_a_table(guest_at(guest, size))
    window = page.viewport_size
    assert window is not None
    stage = box(page.locator(".middle > .stage"))
    assert stage["width"] * stage["height"] > window["width"] * window["height"] / 2
    for _ in range(3):
        press(page, answers=1)
        assert whole_page(page) == (window["width"], window["height"])
        assert box(page.locator(".middle > .stage")) == stage
    press(page)
    expect(page.get_by_role("region", name="The end")).to_be_visible()
    assert whole_page(page) == (window["width"], window["height"])
    assert box(page.locator(".middle > .stage")) == stage


@pytest.mark.parametrize("size", NARROW)
def test_what_lies_beside_the_board_opens_over_its_lower_part_and_closes(
    guest: Guest, size: str
) -> None:
    page = at_a_table(guest_at(guest, size))
    stage = box(page.locator(".middle > .stage"))
    for part, role, name in (
        ("log", "log", "What happened"),
        ("chat", "log", "Talk"),
        ("seats", "list", "Seats"),
    ):
        beside(page, part)
        sheet = box(page.get_by_role(role, name=name))  # type: ignore[arg-type]
        assert sheet["height"] > 40
        assert sheet["y"] > stage["y"] + stage["height"] * 0.25
        assert box(page.locator(".middle > .stage")) == stage
    expect(page.get_by_role("button", name="Rules")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Seats")).to_be_hidden()


@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_options_in_words_are_folded_until_they_are_wanted_and_never_gone(
    guest: Guest, size: str
) -> None:
    page = at_a_table(guest_at(guest, size))
    first = page.locator("button[data-option]").first
    fold = page.get_by_role("button", name="In words")
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert not is_on_top(first)
    group = page.locator("#options")
    assert group.get_by_role("button").count() == page.locator("button[data-option]").count()
    fold.click()
    assert is_on_top(first)
    fold.click()
    assert not is_on_top(first)
    first.focus()
    assert is_on_top(first)


def is_on_top(thing: Locator) -> bool:
    """Whether a press in its middle would meet it."""
    found: bool = thing.evaluate(
        """(thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    return found


def test_a_desk_keeps_whether_the_options_lie_open(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1280x720"))
    page.get_by_role("button", name="In words").click()
    page.reload()
    fold = page.get_by_role("button", name="In words")
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(page.locator("button[data-option]").first).to_be_in_viewport(ratio=1)


def test_the_log_stays_at_its_end_through_every_change_of_its_size(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1280x720"), "caretos")
    last = page.get_by_role("log", name="What happened").get_by_role("listitem").last
    for width, height in ((1280, 640), (1280, 900), (1000, 700), (1440, 900), (1280, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(last).to_be_in_viewport()
        page.get_by_role("button", name="In words").click()
        expect(last).to_be_in_viewport()
    beside(page, "chat")
    press(page, answers=1)
    beside(page, "log")
    expect(last).to_be_in_viewport()


def test_the_whole_screen_is_the_boards_and_the_question_stays(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1440x900"))
    before = box(page.locator(".middle > .stage"))
    page.keyboard.press("f")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.locator("#asked")).to_be_in_viewport()
    after = box(page.locator(".middle > .stage"))
    assert after["width"] == page.evaluate("innerWidth")
    assert after["width"] * after["height"] > 1.2 * before["width"] * before["height"]
    page.get_by_role("button", name="Leave the whole screen").click()
    expect(page.get_by_role("banner")).to_be_visible()


def test_the_result_is_put_aside_to_look_at_the_board_and_called_back(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1280x720"))
    press(page)
    end = page.get_by_role("region", name="The end")
    expect(end).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    expect(end).to_be_hidden()
    page.get_by_role("button", name="Show the result").click()
    expect(end).to_be_visible()


# -- explanations -------------------------------------------------------------------------------


def explained(page: Page) -> Locator:
    """Return something of the board that explains itself and cannot be pressed."""
    return page.locator(".stage [role=img][tabindex='-1']:not(svg *)").first


def test_an_explanation_waits_for_a_pointer_that_moved_there_and_rests(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1440x900"), "wipe-em-out")
    at = box(explained(page))
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x, y)
    page.mouse.move(x + 2, y)
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.explanation') === null",
        [box(tip)["x"] + 5, box(tip)["y"] + 5],
    )
    assert under, "presses go through it"
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()


SLIDE = """(thing, [x, y]) => {
  document.body.append(thing);
  thing.style.cssText += `; position: fixed; z-index: 99; left: ${x - 20}px; top: ${y - 20}px; width: 40px; height: 40px`;
}"""


def test_what_slides_under_a_resting_pointer_explains_nothing(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1440x900"), "wipe-em-out")
    thing = explained(page)
    at = box(thing)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x + 300, y + 100)
    page.clock.install()
    thing.evaluate(SLIDE, [x + 300, y + 100])
    page.clock.run_for(2000)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    page.mouse.move(x + 302, y + 100)
    page.clock.run_for(2000)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_an_explanation_does_not_lie_over_what_is_lit(guest: Guest) -> None:
    page = at_a_table(guest_at(guest, "1440x900"), "wipe-em-out")
    for thing in page.locator(".stage .lit").all():
        at = box(thing)
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        page.mouse.move(at["x"] + at["width"] / 2 + 1, at["y"] + at["height"] / 2)
        tip = page.get_by_role("tooltip")
        expect(tip).to_be_visible()
        covered = tip.evaluate(
            """(tip) => {
              const a = tip.getBoundingClientRect();
              return [...document.querySelectorAll('.stage .lit')].filter((thing) => {
                const b = thing.getBoundingClientRect();
                return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              }).length;
            }"""
        )
        assert covered == 0
        page.mouse.move(1, 1)
        expect(tip).to_be_hidden()
