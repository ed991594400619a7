"""Boards hold no numbers of the content: costs, limits, points and dice come from the server.

A number in what a board computes with is a length, an angle, a share, a time, or so many things
side by side. The files where any number is one of these are ``DRAWN``; every other number has its
place in ``MEASURED``. A number that an edition could print belongs into the catalogue or the view.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
FILES = {
    path.relative_to(BOARDS).as_posix(): path
    for path in sorted(BOARDS.rglob("*"))
    if path.suffix in (".ts", ".svelte")
}

# They draw, or lay out, and ask for no rule.
DRAWN = {
    *("caretos/Map.svelte", "caretos/MonsterCard.svelte", "caretos/Sky.svelte"),
    *("caretos/Flight.svelte", "caretos/scenery.ts"),
    *("carrossel/Ground.svelte", "carrossel/Lines.svelte", "carrossel/Platform.svelte"),
    "carrossel/geometry.ts",
    *("monster-my-neighbour/Sky.svelte", "monster-my-neighbour/Walk.svelte"),
    "monster-my-neighbour/seating.ts",
    *("plain/Hand.svelte", "plain/Table.svelte", "plain/layout.ts"),
    *("urto/Cave.svelte", "urto/Pawn.svelte", "urto/Place.svelte", "urto/Rock.svelte"),
    *("urto/Tunnels.svelte", "urto/geometry.ts"),
    *("wipe-em-out/Cave.svelte", "wipe-em-out/fitting.ts"),
}
MEASURED = {
    "caretos/Crowd.svelte": {7},  # figures that have a place each
    "caretos/Figure.svelte": {22},  # pixels
    "caretos/Flame.svelte": {20},
    "caretos/Rune.svelte": {22},
    "caretos/NightCard.svelte": {40},  # letters
    "carrossel/Finale.svelte": {16},  # bulbs
    "carrossel/Gain.svelte": {1800},  # milliseconds
    "carrossel/ObjectiveCard.svelte": {3, 4, 5, 6, 7, 8},  # cells of its picture
    "carrossel/Told.svelte": {95},  # letters
    "monster-my-neighbour/Coins.svelte": {3},  # coins side by side
    "monster-my-neighbour/Fog.svelte": {320},  # milliseconds
    "monster-my-neighbour/Mine.svelte": {420},  # milliseconds
    "monster-my-neighbour/Scene.svelte": {800, 6000},
    "monster-my-neighbour/Stage.svelte": {280},
    "monster-my-neighbour/words.ts": {2},  # the first and the last of a list
    "plain/Place.svelte": {13},  # things in a row
    "urto/Board.svelte": {2, 3, 4, 420},  # deeds side by side; pixels
    "urto/Chances.svelte": {100},  # per cent
    "urto/Deeds.svelte": {100},
    "urto/Hand.svelte": {2},  # rows
    "urto/Mine.svelte": {30},  # where a bar without an end is full
    "urto/Sheet.svelte": {30},
    "urto/Scene.svelte": {14, 360},  # rays, degrees
    "urto/Stage.svelte": {220},  # milliseconds
    "urto/deeds.ts": {4},  # deeds side by side
    "urto/signed.ts": {2},  # digits of a day
    "wipe-em-out/Attacker.svelte": {2},  # spells with room for their names
    "wipe-em-out/Dock.svelte": {2, 3, 4, 5, 6, 7, 9},  # cards in a row
    "wipe-em-out/Herald.svelte": {74},  # letters
    "wipe-em-out/Lane.svelte": {4},  # artifacts one below the other
    "wipe-em-out/Tray.svelte": {2, 4, 6},  # things in a row
}

SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
LOGIC = re.compile(r"\{(?:#if|:else if|@const) ([^{}]*)\}")  # what markup computes with
REMARK = re.compile(r"/\*.*?\*/|(?<![:'`])//[^\n]*", re.DOTALL)
TEMPLATE = re.compile(r"`[^`]*`")
FILLED = re.compile(r"\$\{([^{}]*)\}")
STRING = re.compile(r"'(?:[^'\\\n]|\\.)*'")
NUMBER = re.compile(r"(?<![\w.#])\d+(?:\.\d+)?(?!\w)")
GUESS = re.compile(r"\?\? [1-9]")  # in place of a number that is not there
QUOTED = re.compile(r"'[1-9]\d*'")


def computed(name: str, text: str) -> str:
    """Return what a file computes with: no markup and no remarks."""
    if name.endswith(".svelte"):
        text = "\n".join([*SCRIPT.findall(text), *LOGIC.findall(text)])
    return TEMPLATE.sub(lambda found: " ".join(FILLED.findall(found[0])), REMARK.sub("", text))


def numbers(name: str, text: str) -> set[float]:
    """Return the numbers in a file, but for those by which things are counted on."""
    code = STRING.sub(" ", computed(name, text))
    return {float(number) for number in NUMBER.findall(code)} - {0, 1}


def is_told(name: str, text: str) -> bool:
    """Whether a file says a number itself, in quotes or in place of one that is not there."""
    code = computed(name, text)
    return bool(QUOTED.search(code) or GUESS.search(code))


@pytest.mark.parametrize("name", [name for name in FILES if name not in DRAWN])
def test_a_board_computes_with_no_number_that_an_edition_could_print(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    assert numbers(name, text) <= MEASURED.get(name, set())
    assert not is_told(name, text)


def test_every_place_for_a_number_is_needed() -> None:
    assert set(FILES) >= DRAWN
    for name, allowed in MEASURED.items():
        assert numbers(name, FILES[name].read_text(encoding="utf-8")) == allowed, name


@pytest.mark.parametrize(
    "script",
    [
        "const PLACES = 4; // a full hand, and the card that is too much",
        "{ cost: '1', words: phrase(book, 'magic-hide') },",
        "{ cost: String(book.numbers['reroll_cost'] ?? 1), words: '' },",
        "const sides = $derived(fighter?.sides ?? (hero.d8 ? 8 : 6));",
        "const words = `1–${book.numbers['most_reinforcement'] ?? 3}`;",
        "if (hero.mana >= 2) return say('enough');",
    ],
)
def test_a_number_of_the_content_is_found(script: str) -> None:
    for name, text in (("x.ts", script), ("x.svelte", f"<script lang='ts'>\n{script}\n</script>")):
        assert numbers(name, text) or is_told(name, text)


def test_what_is_no_number_is_not_found() -> None:
    script = "/** 5 of 6 */ say('URT-6.12', { d8, x1: view.hands[0] ?? 0 }); // 40 rounds"
    assert numbers("x.ts", script) == set()
    assert not is_told("x.ts", script)
    assert numbers("x.svelte", "<p>2 of 3</p>") == set()
    assert numbers("x.svelte", "<p class='at-7'>{#if count === 9}9{/if}</p>") == {9}
