"""The content files: checked on load, with errors that name file, entry and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serao
from tests.games.monster_my_neighbour.at_the_table import GAME

DATA = GAME.folder / "data"


def edition(folder: Path, file: str, old: str, new: str, count: int = 1) -> Path:
    """Write an edition with one change in one file."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, count), encoding="utf-8")
    return folder


def refusal(folder: Path, file: str, old: str, new: str) -> str:
    with pytest.raises(serao.ContentError) as refused:
        serao.game(GAME.slug, edition=edition(folder, file, old, new))
    return str(refused.value).replace(str(folder), "").lstrip("/")


CARDS, SETUP = "cards.toml", "setup.toml"
DEAL_NEEDS = (
    'target = "other_nonempty"\ntarget_source = "I"\nneeds_card_left = true',
    'target = "other_nonempty"\ntarget_source = "I"\nneeds_card_left = false',
)


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (CARDS, "copies = 4", "copies = -4", 'card "hunter" copies'),
        (CARDS, "copies = 4\n", "", 'card "hunter" has no copies'),
        (CARDS, "copies = 4", "copies = 5", "deck general_cards is 34 by copies, not 33"),
        (CARDS, 'id = "hide"', 'id = "hid"', "card entry 3 is hide, not hid"),
        (CARDS, 'id = "goomiho"', 'id = "gumiho"', "monster entry 3 is goomiho, not gumiho"),
        (CARDS, "amount = 2", "amount = 0", 'monster "werewolf" amount'),
        (CARDS, '"escape_bonus"', '"flight"', 'monster "vampire" ability'),
        (CARDS, 'target = "other_any"', 'target = "none"', 'card "hunter" target is other_any'),
        (CARDS, '["no", "yes", "yes", "yes"]', '["no", "yes"]', 'card "hunter" turn_strip has 4'),
        (CARDS, *DEAL_NEEDS, 'card "deal" needs_card_left is true'),
        (CARDS, "total_cards = 38", "total_cards = 39", "deck total_cards is 38 by copies, not 39"),
        (CARDS, "monster_cards = 5", "monster_cards = 6", "deck monster_cards is 5"),
        (CARDS, "copies = 1\n", "copies = 2\n", "deck general_cards"),
        (
            CARDS,
            'name = "Hide"',
            'name = "Hide"\ncolour = "red"',
            'card "hide" has an unknown field',
        ),
        (SETUP, "rounds = 5", "rounds = 6", "game rounds is 5"),
        (
            SETUP,
            "extra_rounds_max = 5",
            "extra_rounds_max = 6",
            "game extra_rounds_max is at most 5",
        ),
        (SETUP, "laps_per_round = 4", "laps_per_round = 3", "game laps_per_round is the hand size"),
        (
            SETUP,
            '["hunter", "hide", "wanted"]',
            '["hunter", "hide"]',
            "game fixed_start_cards has wanted",
        ),
        (
            SETUP,
            '["hunter", "hide", "wanted"]',
            '["cow", "hide", "wanted"]',
            "no general card 'cow'",
        ),
        (
            SETUP,
            '["hunter", "hide", "wanted"]',
            '["wanted", "hide", "wanted"]',
            "not so many of 'wanted'",
        ),
        (SETUP, "id = 3", "id = 2", "players has entries for 3 to 8"),
        (SETUP, "random_cards = 8", "random_cards = 9", 'players "3" starting_deck is 13'),
        (SETUP, "starting_deck = 12", "starting_deck = 13", 'players "3" starting_deck is 12'),
        (SETUP, "general_left = 22", "general_left = 21", 'players "3" general_left is 22'),
        (SETUP, "hand_size = 4", "hand_size = 3", "laps_per_round"),
        (SETUP, "gold_count = 12", "gold_count = 13", "tokens total is 41, not 40"),
        (SETUP, "escape_monster = 2\n", "", "scoring has no escape_monster"),
        (SETUP, "min_players = 3", "min_players = 2", "game min_players"),
    ],
)
def test_a_mistake_in_the_content_is_named(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    said = refusal(tmp_path, file, old, new)
    assert said.startswith(f"{file}: ")
    assert sentence in said


def test_an_edition_changes_amounts_without_code(tmp_path: Path) -> None:
    edition(
        tmp_path,
        CARDS,
        'ability = "escape_bonus"\namount = 1',
        'ability = "escape_bonus"\namount = 4',
    )
    edition(tmp_path, SETUP, "escape_monster = 2", "escape_monster = 3")
    game = serao.game(GAME.slug, edition=tmp_path)
    hands = [["hide"], ["vampire"], ["rumor"]]
    table = game.table_at({"lap": 4, "round": 5, "hands": hands}, seats=3)
    assert table.scores() == [0, 7, 0]
    assert game.fingerprint != GAME.fingerprint


def test_an_edition_changes_copies(tmp_path: Path) -> None:
    text = (DATA / CARDS).read_text(encoding="utf-8")
    text = text.replace("copies = 5", "copies = 4", 1).replace("copies = 3", "copies = 4", 1)
    (tmp_path / CARDS).write_text(text, encoding="utf-8")
    game = serao.game(GAME.slug, edition=tmp_path)
    hides = game.table_at({"at": "scored", "round": 5}, seats=3).position()["general_deck"]
    assert hides.count("hide") == 4
    assert hides.count("investigate") == 4
    assert len(hides) == 33


def test_reconstructed_values_are_marked_with_their_ruling() -> None:
    sources = list(GAME.library.sources())
    copies = {s.entry: (s.mark, s.ruling) for s in sources if s.field == "copies"}
    assert copies.pop('card "wanted"') == ("R", "")
    assert set(copies.values()) == {("I", "MMN-R1")}
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for source in sources:
        assert not source.ruling or re.search(rf"\| {source.ruling} \|", rules)
