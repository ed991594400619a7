"""What a guide says, and what is said of one that is not right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import serao
from serao.guides import Guide, GuideError, guide_of, without_marks

GAME = "wipe-em-out"


@pytest.fixture
def guide(tmp_path: Path) -> Guide:
    """Return a guide whose files a test may spoil."""
    game = serao.game(GAME)
    shutil.copytree(game.folder / "guide", tmp_path / "guide")
    return Guide(game, tmp_path / "guide")


def spoil(guide: Guide, file: str, old: str, new: str) -> list[str]:
    """Change a file of the guide, and return what is wrong with it then."""
    path = guide.folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return Guide(guide.game, guide.folder).problems()


def add(guide: Guide, words: str, file: str = "en.md") -> list[str]:
    return spoil(guide, file, "## Points", f"{words}\n\n## Points")


def test_a_good_guide_has_no_problems(guide: Guide) -> None:
    assert guide.problems() == []


def test_numbers_names_and_sums_are_those_of_the_content(guide: Guide, tmp_path: Path) -> None:
    asked = "{ $hand-size } { $monster-slime-points } { item-claw } { $hand-size + $hand-size - $majority-first }"
    assert guide.filled(asked, "en.md", "en") == "5 1, 3, 6, 10, 15 Claw 4"
    assert guide.filled("{ item-claw }, { $seats-least }", "pt.md", "pt") == "Garra, 2"
    edition = tmp_path / "edition"
    edition.mkdir()
    setup = (guide.game.folder / "data" / "setup.toml").read_text(encoding="utf-8")
    (edition / "setup.toml").write_text(setup.replace("hand_size = 5", "hand_size = 6"))
    other = guide_of(serao.game(GAME, edition))
    assert other is not None
    assert "You hold 6 cards" in other.text("en")
    assert other.term("redraw", "en").about.endswith("draw 6 new cards.")


def test_a_list_of_cards_is_made_of_the_catalogue(guide: Guide) -> None:
    spells = guide.cards("items?kind=spell&corner=power", "en")
    assert [card.name for card in spells] == [
        guide.game.words.say("en", f"item-{name}")
        for name in (
            "broken-artifact",
            "enlarging-potion",
            "magic-shield",
            "power-boost",
            "shrinking-potion",
            "swift-hands",
        )
    ]
    claw = next(card for card in guide.cards("items?corner=power", "pt") if card.name == "Garra")
    assert (claw.corner, claw.copies, claw.picture) == (4, 2, "items/claw")
    for wanted in ("items?kind=dragon", "dragons", "hand_size", "items/name"):
        with pytest.raises(GuideError, match="has no entry"):
            guide.cards(wanted, "en")


def test_a_picture_is_a_table(guide: Guide) -> None:
    table = guide.scene("spells")
    assert table.view(0)["places"][0]["power"] == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("[a](dragon:claw)", "dragon:claw: a link is one of scene, cards, icon, term"),
        ("![a](scene:nowhere)", "guide/nowhere.toml: there is no such file"),
        ("[a](scene:points)", "scene:points: is written with an exclamation mark"),
        ("![](scene:points)", "scene:points: has no caption"),
        ("![a](cards:dragons)", "cards:dragons has no entry"),
        ("![](icon:dragon)", "icon:dragon: there are arrow, book"),
        ("![](icon:items/dragon)", "icon:items/dragon: there are axe"),
        ("[a](term:dragon)", "term:dragon: nobody defines the term"),
        ("![a](term:coven)", "term:coven: is not written with an exclamation mark"),
        ("[WEO-99.1]", "[WEO-99.1]: the rules have no such clause"),
        ("{ $dragons }", "{ $dragons }: the content has no such number"),
        ("{ $hand-size * 2 }", "write { $number }, a sum of such, or { message }"),
        ("{ $monster-slime-points + $hand-size }", "only single numbers can be added"),
        ("{ item-dragon }", "{ item-dragon }: there is no such message in 'en'"),
        ("{ item-claw-about }", "speaks of more than the content"),
        ("You have 5 cards.", "5 in 'You have 5 cards.': numbers come from the content"),
        ("# Title", "the page has its own title"),
    ],
)
def test_what_is_wrong_in_a_text_is_said(guide: Guide, words: str, said: str) -> None:
    found = add(guide, words)
    assert any(said in problem and problem.startswith("guide/") for problem in found), found


def test_every_language_shows_the_same(guide: Guide) -> None:
    assert add(guide, "[WEO-6.1]") == [
        "guide/pt.md: [WEO-6.1] is not as often in en.md",
        "guide/pt-BR.md: [WEO-6.1] is not as often in en.md",
    ]
    (guide.folder / "pt.ftl").unlink()
    assert Guide(guide.game, guide.folder).problems() == ["guide/pt.ftl: there is no such file"]


def test_every_message_is_in_every_language_and_every_term_explained(guide: Guide) -> None:
    assert spoil(guide, "pt.ftl", "term-ooze =", "term-goo =") == [
        "guide/pt.ftl: term-goo is not in every language",
        "guide/pt.ftl: term-ooze is not in every language",
        "guide/pt.ftl: term-goo has no term-goo-about",
    ]


def test_every_kind_of_choice_has_its_tip(guide: Guide) -> None:
    found = spoil(guide, "en.ftl", "tip-mimic =", "tip-dragon =")
    assert "guide/en.ftl: there is no tip-mimic" in found
    assert any("tip-dragon: there is no such choice" in problem for problem in found)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('at = "refill"', 'at = "nowhere"', "guide/points.toml: position.at"),
        ("seats = 3", "seats = 3\nseat = 3", "guide/points.toml: seat is 0 to 2, or -1"),
        ("seats = 3", "seats = 3\nchairs = 3", "unknown field chairs"),
        ("seats = 3", "seats = ", "guide/points.toml: not TOML"),
        ("round = 15", 'round = 15\nmood = "good"', "guide/points.toml: position.mood"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(guide: Guide, old: str, new: str, said: str) -> None:
    found = spoil(guide, "points.toml", old, new)
    assert any(said in problem for problem in found), found


def test_a_picture_that_nobody_shows_is_named(guide: Guide) -> None:
    shutil.copy(guide.folder / "points.toml", guide.folder / "more.toml")
    assert guide.problems() == ["guide/more.toml: no text shows it"]


def test_a_script_that_cannot_be_played_names_its_line(guide: Guide) -> None:
    found = spoil(guide, "spells.toml", 'action = "pass"', 'action = "keep"')
    assert any(problem.startswith("guide/spells.toml: do[2]: ") for problem in found)


def test_marks_are_taken_out_for_the_terminal() -> None:
    assert without_marks("A [coven](term:coven) counts. [WEO-8.6]") == "A coven counts."


def test_a_game_may_do_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = serao.game(GAME)  # one for all: it is put right again
    monkeypatch.setattr(game, "folder", tmp_path)
    assert guide_of(game) is None
