"""URT-2.5, 6.7 Every monster card: its attack, its life, its honour and its reward."""

from __future__ import annotations

import pytest

from tests.games.urto.at_the_table import GAME, at, hero, look, monster_met, play

CARDS = {  # copies, attack, life, honour, reward
    "cave-rat": (2, 2, 1, 1, ""),
    "blind-bat": (1, 2, 2, 1, ""),
    "glow-slug": (1, 2, 2, 1, "1 mana"),
    "lost-goat": (1, 2, 3, 1, "2 health"),
    "bone-crawler": (2, 3, 1, 1, ""),
    "tunnel-wolf": (2, 3, 2, 2, ""),
    "mana-wisp": (1, 3, 2, 1, "2 mana"),
    "root-stalker": (1, 3, 3, 2, "1 health"),
    "goblin-packer": (1, 3, 3, 1, "artifact"),
    "shield-mole": (1, 3, 4, 2, "1 defense"),
    "cave-troll": (2, 4, 2, 3, ""),
    "marsh-hag": (1, 4, 1, 2, ""),
    "emerald-shade": (1, 4, 2, 2, "2 mana"),
    "bladed-mantis": (1, 4, 2, 2, "1 attack"),
    "mimic": (1, 4, 2, 1, "artifact"),
    "stone-ogre": (2, 4, 3, 3, ""),
    "opal-lurker": (2, 5, 2, 4, ""),
    "abyss-spider": (1, 5, 1, 3, ""),
    "petrified-knight": (1, 5, 2, 3, "artifact"),
    "lava-worm": (1, 5, 3, 5, ""),
    "blind-dragon": (1, 6, 2, 5, "artifact"),
    "morganite-horror": (1, 6, 1, 4, "2 health"),
}


def test_the_deck_has_28_cards_of_these_kinds() -> None:
    deck = at(seats=3).position()["monster_deck"]
    assert {name: deck.count(name) for name in CARDS} == {n: row[0] for n, row in CARDS.items()}
    assert len(deck) == 28


@pytest.mark.parametrize("name", CARDS)
def test_monster(name: str) -> None:
    _, attack, life, honour, reward = CARDS[name]
    strong = {"health": 8, "mana": 4, "d8": True, "attack": 1}
    rolls = [attack - 1, attack, attack + life - 2]  # with the token: a tie, a hit, the rest
    table = monster_met(name, strong, artifact_deck=["idol-of-mehorina"], luck=rolls)
    assert look(table, "fight") == {"foe": name, "life": life}
    play(table, "fight", "add-attack", "reinforce:0", "keep")
    assert look(table, "fight.life") == life
    play(table, "roll", "keep")
    if life > 1:
        assert look(table, "fight.life") == life - 1
        play(table, "roll", "keep")
    row = hero(table, 0)
    assert row["trophies"] == [name]
    assert table.scores()[0] == row["health"] + row["mana"] + honour + (
        4 if reward == "artifact" else 0
    )
    gained = {
        "health": row["health"] - 8,
        "mana": row["mana"] - 4,
        "attack": row["attack"],
        "defense": row["defense"],
        "artifact": len(row["artifacts"]),
    }
    number, _, kind = reward.rpartition(" ")
    wanted = dict.fromkeys(gained, 0)
    if kind:
        wanted[kind] = int(number or 1)
    assert gained == wanted


def test_the_alpha_needs_good_equipment() -> None:
    """URT-6.8: attack 7 cannot be hurt by a bare six-sided die."""
    table = at({"field": "h-in3", "health": 15, "mana": 1}, luck=[6])
    play(table, "field:alpha", "fight", "reinforce:0", "keep")
    assert look(table, "fight.life") == 3
    assert hero(table, 0)["health"] == 14


@pytest.mark.parametrize("left", [5, 4, 3, 2, 1])
def test_each_alpha_card_can_be_won(left: int) -> None:
    armed = {"field": "h-in3", "artifacts": ["azura-longsword"]}
    table = at(armed, alpha_cards=left, luck=[5])
    play(table, "field:alpha", "fight", "artifact:azura-longsword", "reinforce:3", "keep")
    assert look(table, "alpha_cards") == left - 1
    assert hero(table, 0)["trophies"] == ["alpha"]
    assert table.scores()[0] == 15 + 7 + 1 + 6


def test_the_names_of_all_monsters_are_in_the_texts() -> None:
    for name in ("alpha", *CARDS):
        assert GAME.words.texts.has(f"monster-{name}")
