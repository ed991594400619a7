"""Numbers live in the content: what a person reads changes with them, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import serao
from serao.testing.numbers import changed, numbers_of, opened
from serao.testing.test_numbers import *  # noqa: F403

DRAUGHT = "urto artifacts.toml artifact.healing_draught.amount", "artifacts/healing-draught/about"
SWORD = "urto artifacts.toml artifact.rusty_sword.pvp", "artifacts/rusty-sword/about"
WHETSTONE = "urto events.toml event.whetstone.ops.0.n", "events/whetstone/about"
PEUCHEN = "wipe-em-out monsters.toml monster.peuchen.points.0", "monsters/peuchen/about"
STORM = (
    "caretos monsters.toml monster.werewolf.storm.steps.0.n",
    "monsters/werewolf/abilities/storm/text",
)
RED = "caretos cards.toml final_bonus.f4.per", "finals/f4/about"
WEREWOLF = "monster-my-neighbour cards.toml monster.werewolf.amount", "cards/13/about"


@pytest.mark.parametrize(
    ("at", "value", "english", "portuguese"),
    [
        (DRAUGHT, 4, "Recover 4 health.", "Recupera 4 de saúde."),
        (DRAUGHT, 9, "Recover 9 health.", "Recupera 9 de saúde."),
        (SWORD, 1, "+1 to your combat rolls.", "+1 nos teus lançamentos de combate."),
        (SWORD, 2, "; +2 instead in PvP.", "; +2 contra outros heróis."),
        (WHETSTONE, 1, "Take 1 Attack token.", "Fica com 1 ficha de Ataque."),
        (WHETSTONE, 2, "Take 2 Attack tokens.", "Fica com 2 fichas de Ataque."),
        (WHETSTONE, 5, "Take 5 Attack tokens.", "Fica com 5 fichas de Ataque."),
        (PEUCHEN, 1, "1 point each.", "1 ponto cada."),
        (PEUCHEN, 2, "2 points each.", "2 pontos cada."),
        (PEUCHEN, 5, "5 points each.", "5 pontos cada."),
        (STORM, 1, "up to 1 move, jumping", "até 1 movimento, saltando"),
        (STORM, 5, "up to 5 moves, jumping", "até 5 movimentos, saltando"),
        (RED, 1, "for each red Villager", "por cada Aldeão vermelho"),
        (RED, 2, "for each 2 red Villagers", "por cada 2 Aldeões vermelhos"),
        (WEREWOLF, 1, "1 Hunter has been played.", "1 Caçador jogado."),
        (WEREWOLF, 5, "5 Hunters have been played.", "5 Caçadores jogados."),
    ],
)
def test_one_two_and_five_are_said_as_people_say_them(
    at: tuple[str, str], value: int, english: str, portuguese: str, tmp_path: Path
) -> None:
    slug, file, name = at[0].split()
    game = serao.game(slug)
    (keys,) = [
        n.keys for n in numbers_of(game.library.raw[file], file) if n.name == f"{file} {name}"
    ]
    other = opened(game, tmp_path, file, changed(game.library.raw[file], keys, value))
    assert other is not None
    for locale, words in (("en", english), ("pt", portuguese)):
        said: Any = other.drawing.catalogue(locale)
        for key in at[1].split("/"):
            said = said[int(key) if key.isdigit() else key]
        assert words in said
