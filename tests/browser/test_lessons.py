"""Lessons in the browser: every one is walked to its end, at both sizes and in both languages.

What a lesson says is checked in Python; here is looked at whether it can be read, seen and pressed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import serao
from serao.lessons import Learning, Lesson, lessons
from tests.browser.conftest import Guest
from tests.browser.test_pages import DESK, FIRST_LOAD, PHONE, THEMES, faults

COURSES: Final = {slug: lessons(serao.game(slug)) for slug in serao.games()}
TAUGHT: Final = [slug for slug, course in COURSES.items() if course]
FIRST: Final = {slug: COURSES[slug][0] for slug in TAUGHT}
LONGEST: Final = 60.0  # seconds that a stop may take to come
TONGUES: Final = ("en-GB", "pt-PT")
# Which size and which language the first lesson of each game has: all four are met, no game meets all.
SPREAD: Final = [(slug, (DESK, PHONE)[i % 2], TONGUES[i // 2 % 2]) for i, slug in enumerate(TAUGHT)]
FOCUSED: Final = "() => document.activeElement.closest('.stage [data-action]')?.dataset.action"

# Walks a lesson: a wrong choice at each question first, where there is one, then the right one. It
# waits for what it looks for, and says what it has not seen.
WALK: Final = """
({ plan, longest }) => new Promise((done) => {
  const problems = [];
  let at = 0;
  let tried = false;
  let since = performance.now();
  const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const finish = (problem) => {
    clearInterval(timer);
    done(problem ? [...problems, problem] : problems);
  };
  const look = (said) => {
    if (said.scrollHeight > said.clientHeight + 1) problems.push(`${at}: the words do not fit`);
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) problems.push(`${at}: the page scrolls`);
  };
  const next = () => {
    at += 1;
    tried = false;
    since = performance.now();
  };
  const turn = () => {
    if (performance.now() - since > longest) return finish(`${at}: ${missing}`);
    const said = document.querySelector('.teacher .said');
    const stop = plan[at];
    missing = 'the stop does not come';
    if (stop === undefined) return document.querySelector('.learned') && finish();
    if (said?.dataset.stop !== String(at)) return;
    missing = 'nothing points';
    if (stop.points && !document.querySelector('[data-points]')) return;
    if (stop.right === null) {
      missing = 'one cannot go on';
      const on = document.querySelector('[data-goes-on]:enabled');
      if (!on) return;
      look(said);
      on.click();
      return next();
    }
    missing = 'what is right cannot be pressed';
    const lit = (action) => document.querySelector(`.stage [data-action="${action}"]`);
    const right = lit(stop.right);
    if (!said.hasAttribute('data-asks') || !right) return;
    if (stop.wrong !== null && !tried) {
      missing = 'what is wrong cannot be pressed';
      if (!lit(stop.wrong)) return;
      look(said);
      press(lit(stop.wrong));
      tried = true;
    } else if (tried && !document.querySelector('.teacher .reply')) missing = 'what is wrong is not answered';
    else {
      look(said);
      press(right);
      next();
    }
  };
  let missing = '';
  const timer = setInterval(turn, 15);
})
"""


def plan_of(lesson: Lesson) -> list[dict[str, Any]]:
    """Return what there is to press at each stop of a lesson, right and wrong."""
    learning, plan = Learning(lesson), []
    number = lesson.game.actions.index
    while learning.line is not None:
        wrong = [name for name in learning.option_names() if not learning.is_right(name)]
        plan.append(
            {
                "right": number(str(learning.line.action)) if learning.is_asked else None,
                "wrong": number(wrong[0]) if wrong else None,
                "points": bool(learning.light() or learning.line.point),
            }
        )
        learning.go_on()
    return plan


def walk(page: Page, lesson: Lesson) -> None:
    how = {"plan": plan_of(lesson), "longest": LONGEST * 1000}
    problems = page.evaluate(WALK, how)
    assert problems == [], (lesson.game.slug, lesson.name)


def stops(page: Page, lesson: Lesson) -> Iterator[Learning]:
    """Go through a lesson, stop by stop, each time when it has been said what is to be done."""
    learning, stop = Learning(lesson), 0
    while learning.line is not None:
        asks = "[data-asks]" if learning.is_asked else ""
        expect(page.locator(f".said[data-stop='{stop}']{asks} .sentence")).to_be_visible()
        yield learning
        learning.go_on()
        stop += 1


def right(learning: Learning) -> str:
    """Return the number of what is right, as the page has it."""
    assert learning.line is not None
    return str(learning.lesson.game.actions.index(str(learning.line.action)))


def watch_loads(page: Page) -> dict[str, int]:
    """Return a table that fills with what the page fetches, and how large it is packed."""
    loaded: dict[str, int] = {}
    page.on(
        "requestfinished",
        lambda request: loaded.update({request.url: request.sizes()["responseBodySize"]}),
    )
    return loaded


def fetched(loaded: dict[str, int]) -> int:
    """Return how much was fetched, fonts apart."""
    return sum(size for url, size in loaded.items() if not url.endswith((".woff2", ".woff")))


def walk_all(page: Page, slug: str) -> None:
    """Begin at the list and go from lesson to lesson, to the first game."""
    page.goto(f"/learn/{slug}")
    page.locator(".words .inviting").click()
    for number, lesson in enumerate(COURSES[slug]):
        page.wait_for_url(f"**/learn/{slug}/{lesson.name}")
        walk(page, lesson)
        if number < len(COURSES[slug]) - 1:
            page.locator(".learned .inviting").click()
    expect(page.locator(".learned")).to_contain_text(serao.game(slug).title)


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_lesson_is_walked_on_a_desk(guest: Guest, slug: str) -> None:
    page = guest("Ana", viewport=DESK)
    walk_all(page, slug)
    page.goto(f"/learn/{slug}")
    expect(page.locator("a.done")).to_have_count(len(COURSES[slug]))


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_lesson_is_walked_on_a_phone_in_portuguese(guest: Guest, slug: str) -> None:
    how: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"}
    page = guest("Rui", locale="pt-PT", **how)
    walk_all(page, slug)


def test_a_lesson_is_walked_with_numbers(guest: Guest) -> None:
    page = guest("Eva", viewport=DESK)
    first, second = COURSES["wipe-em-out"][:2]
    page.goto(f"/learn/wipe-em-out/{first.name}")
    for learning in stops(page, first):
        if learning.is_asked:
            assert learning.line is not None
            names = learning.option_names()
            page.keyboard.press(str(names.index(str(learning.line.action)) + 1))
        else:
            page.keyboard.press("Enter")
    expect(page.locator(".learned")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{second.name}")


@pytest.mark.parametrize(("slug", "size", "locale"), SPREAD, ids=TAUGHT)
def test_the_first_lesson_goes_by_tab_and_enter(
    guest: Guest, slug: str, size: ViewportSize, locale: str
) -> None:
    """What is said has the focus, Tab leads from there to what is right, and Enter presses it."""
    page = guest("Eva", viewport=size, locale=locale)
    page.goto(f"/learn/{slug}/{FIRST[slug].name}")
    for learning in stops(page, FIRST[slug]):
        expect(page.locator(".teacher")).to_be_focused()
        if learning.is_asked:
            expect(page.locator(f".stage [data-action='{right(learning)}']").first).to_be_visible()
            page.keyboard.press("Tab")
            assert page.evaluate(FOCUSED) == right(learning), learning.line
        page.keyboard.press("Enter")
    expect(page.locator(".learned")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{COURSES[slug][1].name}")


@pytest.mark.parametrize(("slug", "size", "locale"), SPREAD, ids=TAUGHT)
def test_the_first_lesson_goes_by_taps_on_a_phone(
    guest: Guest, slug: str, size: ViewportSize, locale: str
) -> None:
    other = next(tongue for tongue in TONGUES if tongue != locale)
    page = guest("Rui", viewport=PHONE, locale=other, has_touch=True, is_mobile=True)
    page.goto(f"/learn/{slug}/{FIRST[slug].name}")
    for learning in stops(page, FIRST[slug]):
        if learning.is_asked:
            page.locator(f".stage [data-action='{right(learning)}']").first.tap()
        else:
            page.locator("[data-goes-on]").tap()
    page.locator(".learned .inviting").tap()
    page.wait_for_url(f"**/{COURSES[slug][1].name}")


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_first_lesson_of_every_game_is_fetched_in_little(guest: Guest, slug: str) -> None:
    page = guest("Ana", viewport=PHONE)
    loaded = watch_loads(page)
    page.goto(f"/learn/{slug}/{FIRST[slug].name}", wait_until="networkidle")
    expect(page.locator("[data-points]").first).to_be_visible()
    assert 20_000 < fetched(loaded) < FIRST_LOAD, loaded


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_lessons_have_no_serious_fault(guest: Guest, size: ViewportSize) -> None:
    page = guest("Ana", viewport=size)
    page.goto("/learn/wipe-em-out/take-a-monster", wait_until="networkidle")
    expect(page.locator("[data-points]")).to_be_visible()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert "\n".join(faults(page)) == "", theme
    page.goto("/learn/wipe-em-out", wait_until="networkidle")
    assert "\n".join(faults(page)) == ""


def test_who_is_new_is_told_of_lessons_at_the_first_table_and_only_there(guest: Guest) -> None:
    page = guest("Ana", viewport=DESK)
    page.goto("/games/wipe-em-out")
    new = page.get_by_role("link", name="New here? Learn in ten minutes")
    expect(new).to_have_attribute("href", "/learn/wipe-em-out")
    for told in (1, 0):
        page.goto("/games/wipe-em-out")
        page.get_by_role("button", name="Play now with bots").click()
        expect(page.locator("button[data-option]").first).to_be_attached()
        expect(new).to_have_count(told)


def test_the_note_about_lessons_can_be_put_away(guest: Guest) -> None:
    page = guest("Ana", viewport=DESK)
    page.goto("/games/wipe-em-out")
    page.get_by_role("button", name="Play now with bots").click()
    new = page.get_by_role("link", name="New here? Learn in ten minutes")
    expect(new).to_be_visible()
    page.locator(".notes").get_by_role("button", name="Close").click()
    expect(new).to_have_count(0)
    page.reload()
    expect(page.locator("button[data-option]").first).to_be_attached()
    expect(new).to_have_count(0)
