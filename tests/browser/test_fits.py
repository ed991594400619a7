"""Every table fits every window, at every number of seats and at each of my choices, to the end.

Everybody has a name of 32 letters. What is looked for, and what it means to fit, is in `fits.js`:
nothing scrolls, all that is lit and the whole hand are in view, uncovered and large enough for a
finger, no text is cut or lies over another, and nothing has moved since the choice before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page

import serao
from tests.browser import fits
from tests.browser.conftest import Guest
from tests.browser.house import house
from tests.running import House

LOCALES: Final = {"en": "en-GB", "pt": "pt-PT"}
EVERY: Final = {"caretos": 4, "urto": 3, "wipe-em-out": 2}  # in a long game not every choice
FEWEST, MIDDLE, MOST = range(3)
WINDOWS: Final = (  # the tightest ones with most people
    ("1280x720", MOST),
    ("1440x900", MIDDLE),
    ("1920x1080", FEWEST),
    ("820x1180", MIDDLE),
    ("390x844", MOST),
    ("390x844", FEWEST),
    (fits.SIDEWAYS, MOST),
)


class Case(NamedTuple):
    slug: str
    seats: int
    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return "-".join(map(str, self))


def cases() -> Iterator[Case]:
    """Every game in every window; languages and lights take turns."""
    for number, slug in enumerate(serao.games()):
        seats = serao.game(slug).seats
        counts = (seats[0], seats[len(seats) // 2], seats[-1])
        for turn, (size, count) in enumerate(WINDOWS, number):
            language = ("pt", "en")[turn % 2]
            theme = ("light", "dark")[turn // 2 % 2]
            yield Case(slug, counts[count], size, language, theme)


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where everybody's name is as long as a name may be."""
    database = tmp_path_factory.mktemp("crowd") / "tables.sqlite3"
    with house(database, module="tests.browser.crowd") as served:
        yield served


def at_table(guest: Guest, crowd: House, case: Case) -> Page:
    page = guest(
        fits.LONGEST_NAME,
        address=crowd.address,
        locale=LOCALES[case.language],
        color_scheme=case.theme,
        **fits.window(case.size),
    )
    fits.open_table(page, case.slug, case.seats, fits.LONGEST_NAME)
    return page


def told(found: list[fits.Complaint]) -> str:
    """Each complaint once: how often, when first, what."""
    times = Counter(complaint.words for complaint in found)
    first = {complaint.words: complaint for complaint in reversed(found)}
    return "\n".join(
        f"{times[words]}x, first at choice {one.choice} ({one.question}): {words}"
        for words, one in first.items()
    )


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_a_whole_game_fits(guest: Guest, crowd: House, case: Case) -> None:
    page = at_table(guest, crowd, case)
    choices, found = fits.game(page, every=EVERY.get(case.slug, 1))
    assert choices > 3
    assert not found, told(found)


# What may be amiss on a table, as a style that makes it so, and what is said about it.
AMISS: Final = {
    ".stage [data-hand] { translate: 0 3px }": '"hand " has moved',
    ".stage [data-hand] { translate: 0 400px }": "is not wholly in view",
    ".stage [data-action] { scale: 0.3 }": "too small for a finger",
    ".stage::after { content: ''; position: absolute; inset: 0; z-index: 99 }": "is covered by",
    ".stage [data-action] { visibility: hidden }": "is not shown",
    ".stage .slot h3 { margin-bottom: -1.2em }": "overlap",
    ".ask .short { display: block; width: 3px; overflow: hidden }": "is cut",
    ".room { min-height: 120dvh }": "more than its window",
}


@pytest.mark.parametrize(("style", "words"), list(AMISS.items()), ids=list(AMISS.values()))
def test_what_does_not_fit_is_complained_of(
    guest: Guest, crowd: House, style: str, words: str
) -> None:
    page = at_table(guest, crowd, Case("wipe-em-out", 3, "390x844", "en", "light"))
    page.evaluate(fits.NEXT)
    assert fits.complaints(page) == []
    page.evaluate(
        "(style) => document.adoptedStyleSheets.push(new CSSStyleSheet()) && document.adoptedStyleSheets.at(-1).replaceSync(style)",
        style,
    )
    assert any(words in said for said in fits.complaints(page))
