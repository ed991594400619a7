"""Every kind of choice in words that say what a person must know to choose."""

from __future__ import annotations

import pytest
from rich.text import Text

import serao
from serao.games.wipe_em_out import define, events
from serao.games.wipe_em_out.actions import ITEMS, MONSTERS
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, play
from tests.games.wipe_em_out.test_position import MIDDLES

# the choice, the seat, the action, and what its words must name
CHOICES = [
    ("prepare", 1, "play:whip", ["Whip", "4"]),
    ("prepare", 0, "attack:a", ["Slime", "A"]),
    ("prepare", 0, "attack:b", ["Peuchen", "B"]),
    ("silence", 2, "player:1", ["Ben"]),
    ("weaken", 2, "player:0", ["Ana", "Legendary glaive", "8"]),
    ("mirror", 2, "player:1", ["Ben", "Claw", "4"]),
    ("mirror", 2, "decline", ["mirror"]),
    ("inspect", 2, "player:0", ["Ana", "1 card)"]),
    ("inspect", 2, "player:1", ["Ben", "2 cards"]),
    ("take", 2, "take:whip", ["Whip"]),
    ("take", 2, "take:power-boost", ["Power boost"]),
    ("fuse", 2, "feed:kunai", ["Kunai", "+5"]),
    ("fuse", 2, "decline", ["nothing"]),
    ("replace", 2, "feed:kunai", ["Kunai", "5"]),
    ("replace", 2, "decline", ["sword"]),
    ("harvest", 2, "harvest:swift-hands", ["Swift hands"]),
    ("spell turn", 1, "pass", ["Pass"]),
    ("spell turn", 1, "cast:magic-shield", ["Magic shield"]),
    ("spell target", 1, "player:0", ["Ana", "Axe", "6"]),
    ("spell target", 1, "player:1", ["your own", "Claw", "4"]),
    ("swift first", 1, "player:0", ["Ana", "Axe", "6"]),
    ("swift second", 1, "player:1", ["your", "Claw", "4"]),
    ("swift second", 1, "player:2", ["Cy", "Kunai", "5"]),
    ("hand action", 0, "keep", ["Keep"]),
    ("hand action", 0, "redraw", ["Discard"]),
    ("mimic", 0, "mimic-as:slime", ["mimic", "Slime"]),
]


def called_by_name(name: str) -> State:
    table = MIDDLES[name].clone()
    table.names = ("Ana", "Ben", "Cy", "Dora")
    return table


@pytest.mark.parametrize(("name", "seat", "action", "facts"), CHOICES)
def test_a_choice_names_what_it_is_about(
    name: str, seat: int, action: str, facts: list[str]
) -> None:
    table = called_by_name(name)
    number = GAME.actions.index(action)
    assert number in table.options(seat)
    words = table.words(number, seat)
    for fact in facts:
        assert fact in words


def test_every_kind_of_choice_is_among_these() -> None:
    verbs = {action.partition(":")[0] for _, _, action, _ in CHOICES}
    assert verbs == {action.partition(":")[0] for action in GAME.actions}


@pytest.mark.parametrize("name", MIDDLES)
def test_the_options_of_a_choice_differ_in_words(name: str) -> None:
    table = called_by_name(name)
    for seat in table.waiting():
        words = [table.words(action, seat) for action in table.options(seat)]
        assert len(set(words)) == len(words)


def test_current_power_is_said_not_printed() -> None:
    mirror = GAME.table_at(
        {
            "at": "artifacts",
            "slots": ["vampire"],
            "places": [{"artifact": "blessed-trident"}, {"artifact": "magic-mirror"}],
        }
    )
    assert "7" in mirror.words(GAME.actions.index("player:0"), 1)


def test_without_names_players_are_numbered() -> None:
    table = MIDDLES["silence"].clone()
    assert "Player 2" in table.words(GAME.actions.index("player:1"), 2)


def test_an_unknown_language_is_refused() -> None:
    table = MIDDLES["silence"].clone()
    with pytest.raises(serao.SeraoError, match="'tlh'"):
        table.words(table.options(2)[0], 2, locale="tlh")


def test_every_item_has_a_name_and_an_explanation() -> None:
    game = define(None)
    for kind, name in enumerate(ITEMS):
        assert game.words.item(kind, "en").lower().replace(" ", "-") == name
        assert game.words.item_about(kind, "en").endswith(".")


def test_every_monster_has_a_name_and_an_explanation() -> None:
    game = define(None)
    for kind, name in enumerate(MONSTERS):
        assert game.words.monster(kind, "en").lower().replace(" ", "-") == name
        assert game.words.monster_about(kind, "en").endswith(".")


@pytest.mark.parametrize(
    ("item", "facts"),
    [
        ("claw", ["4", "no effect"]),
        ("legendary-glaive", ["8"]),
        ("endless-purse", ["7"]),
        ("fusion", ["1"]),
        ("blessed-trident", ["4", "+3", "Vampire", "Zombie"]),
        ("whip", ["4", "+3", "Werewolf", "Werehyena", "Giant rat"]),
        ("gun-sword", ["4", "2"]),
        ("power-boost", ["+2"]),
        ("enlarging-potion", ["+4", "4 or less"]),
        ("shrinking-potion", ["4", "5 or more"]),
    ],
)
def test_the_explanation_of_an_item_has_its_numbers(item: str, facts: list[str]) -> None:
    about = define(None).words.item_about(ITEMS.index(item), "en")
    for fact in facts:
        assert fact in about


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_slot_is_named_only_where_there_are_two(seats: int) -> None:
    names = ["Ana", "Ben", "Caio", "Dora", "Eva"][:seats]
    appeared = events.MonsterAppeared(seat=0, slot=0, monster=0)
    revealed = events.ArtifactRevealed(seat=1, artifact=0, slot=0)
    for locale, word in (("en", "slot"), ("pt", "lugar")):
        for event in (appeared, revealed):
            words = GAME.words.tell(event, 0, names, locale)
            assert (f"{word} A" in words) == (seats > 3), words


@pytest.mark.parametrize(
    ("name", "actions", "said"),
    [
        ("prepare", ["attack:b"], ", B"),
        ("hand action", ["keep"], "escolhido: Manter a mão e tirar até 5"),
        ("hand action", ["redraw"], "escolhido: Descartar a mão e tirar 5"),
    ],
)
def test_the_picture_says_in_words_what_was_chosen(
    name: str, actions: list[str], said: str
) -> None:
    table = called_by_name(name)
    play(table, 0, *actions)
    text = Text.from_markup(GAME.drawing.picture(table.view(0), table.names, "pt")).plain
    chosen = next(line for line in text.splitlines() if "escolhido: " in line)
    assert said in chosen
    assert not any(action in chosen for action in GAME.actions)
