"""Words and pictures."""

from __future__ import annotations

from inspect import signature

import pytest
from rich.text import Text

import serao
from serao.games.caretos import events
from serao.games.caretos.actions import MONSTERS
from serao.games.caretos.state import Table
from serao.games.caretos.steps.choices import Ask
from serao.kernel.events import Event
from serao.kernel.playout import play_at_random
from serao.kernel.steps import Choice
from tests.games.caretos.at_the_table import GAME, go, look, night, offered, play, table_at, use


def words(table: Table, name: str) -> str:
    return table.words(GAME.actions.index(name), table.waiting()[0])


def test_a_step_says_what_will_happen() -> None:
    villagers = {"p3": ["red"], "p1": ["blue", "green"]}
    table = use("werewolf", "n12", villagers=villagers)
    assert words(table, "space:p3") == (
        "Werewolf to Cruz de Pau (P3): captures the red Villager (moves left: 6)"
    )
    assert "scares 1 blue, 1 green" in words(table, "space:p1")
    assert words(table, "stop") == "Werewolf stays where it is"


def test_an_unlit_group_promises_no_campfire() -> None:
    villagers = {"p1": ["blue", "green"], "p3": ["red", "white"]}
    table = use("werewolf", "n12", villagers=villagers, unlit=["p1"], campfires=[0, 14])
    assert words(table, "space:p1") == (
        "Werewolf to Quatro Ventos (P1): scares 1 blue, 1 green, who have no Campfire (moves left: 6)"
    )
    assert "1 white and takes their Campfire" in words(table, "space:p3")


def test_a_flight_names_who_waits_there() -> None:
    monsters = {"werewolf": "p3", "trevor": "p4"}
    table = use("werewolf", "n12", monsters=monsters, villagers={"v1": ["red", "blue"]})
    go(table, "v1")
    assert "into the arms of Trevor of Player 4" in words(table, "space:p4")
    go(table, "p4")
    assert words(table, "colour:red") == "A red Villager runs to Alminhas (P4)"


def test_a_card_tells_whether_its_rune_matches() -> None:
    table = night("n04 n05", piles=[["n12"]])
    assert words(table, "play:n04") == "Play N04: Moon, star Rune - its Rune matches your pile"
    assert words(table, "play:n05") == "Play N05: Moon, wave Rune"


def test_a_purchase_names_price_and_goal() -> None:
    table = night(
        "n04 n05", campfires=[3], row=["b05", "b00", "b16"], monsters={"werewolf": "cauldron"}
    )
    assert words(table, "buy:b05") == "Pay 1 for B05 (2 VP: scare a group next to a Village)"
    assert words(table, "spend-rescue") == "Pay 3 to free Werewolf from the Cauldron"


def test_the_end_of_a_turn_and_the_end_of_a_move_have_different_words() -> None:
    table = night("n12")
    assert words(table, "stop") == "End your turn"


def test_every_piece_has_a_name_and_an_explanation() -> None:
    book = GAME.drawing.catalogue("en")
    groups = "kinds colours symbols skies things monsters nights bonuses finals".split()
    for name, piece in [pair for group in groups for pair in book[group].items()]:
        assert piece["name"], name
        assert piece["about"], name
    for monster in MONSTERS:
        abilities = book["monsters"][monster]["abilities"]
        assert all(abilities[kind]["text"] for kind in ("comet", "storm", "moon"))


def test_every_verb_has_words() -> None:
    for name in GAME.actions:
        assert GAME.words.texts.has(f"action-{name.partition(':')[0]}"), name


def kinds_of_events() -> list[type[Event]]:
    found = [value for value in vars(events).values() if isinstance(value, type)]
    return [kind for kind in found if issubclass(kind, Event) and kind is not Event]


@pytest.mark.parametrize("kind", kinds_of_events(), ids=lambda kind: str(kind.__name__))
def test_every_event_has_a_sentence(kind: type[Event]) -> None:
    event = kind(*[1 for _ in kind.__struct_fields__])
    for seat in (-1, 0, 1):
        seen = event.as_seen_by(seat)
        assert seen is not None
        sentence = GAME.words.tell(seen, seat)
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence


def test_the_own_seat_reads_naturally() -> None:
    event = events.VillagerCaptured(1, 5, 0, 8)
    assert GAME.words.tell(event, 1) == "Your Witch captures a red Villager at Vila Chã."
    assert GAME.words.tell(event, 0) == "Witch captures a red Villager at Vila Chã for Player 2."


def test_what_happened_calls_cards_by_what_they_are_and_by_no_code() -> None:
    assert GAME.words.tell(events.CardPlayed(0, 4), 0) == "You play Moon, star Rune."
    assert GAME.words.tell(events.BonusBought(0, 5, 1), 1) == (
        "Player 1 pays 1 for the Bonus Card “scare a group next to a Village” (2 VP)."
    )


def test_every_choice_can_be_told_to_clients() -> None:
    kinds = [kind for kind in GAME.course.steps.values() if issubclass(kind, Choice)]
    asked = [kind for kind in kinds if kind.take is not Choice.take]
    assert len(asked) == 26
    for kind in asked:
        assert issubclass(kind, Ask)
        is_of_seat_alone = list(signature(kind).parameters) == ["seat"]
        assert is_of_seat_alone == (kind.about is Ask.about), kind.__name__


def picture(table: Table, seat: int | None) -> str:
    return Text.from_markup(GAME.drawing.picture(table.view(seat), ["Ana", "[Rui]"], "en")).plain


def test_the_picture_shows_the_map_and_everybodys_things() -> None:
    table = night("n04 n05 n06", villagers={"v1": ["red", "blue"]}, captured=[["green"]])
    drawn = picture(table, 0)
    for text in ("1:Wolf", "2:Witch", "CARETO1", "*rb", "*ww", "V1", "P18", "Moon, star Rune"):
        assert text in drawn, text
    assert "[Rui]" in drawn
    assert "Moon, star Rune" not in picture(table, 1)
    assert "captured g" in drawn


def test_the_picture_shows_who_flees_and_who_is_in_the_cauldron() -> None:
    monsters = {"werewolf": "p3", "witch": "cauldron"}
    table = use("werewolf", "n12", monsters=monsters, villagers={"v1": ["red", "blue"]})
    go(table, "v1")
    drawn = picture(table, 3)
    assert "Fleeing from Vila Chã (V1): rb" in drawn
    assert "In the Cauldron: 2:Witch" in drawn


def test_the_picture_of_set_up_of_the_variant_and_of_the_end() -> None:
    assert "Set-up" in picture(table_at({"at": "setup", "starter": 0}), 0)
    choosing = table_at({"at": "finals", "final_offers": [["f0", "f4"]]}, expert=True)
    assert "Keep one of: “5 VP for each set of 5 different colours”" in picture(choosing, 0)
    over = table_at({"at": "end", "finals": ["f4", "f5"]})
    assert "Final Bonus Card: “2 VP for each blue Villager”" in picture(over, None)


def test_many_villagers_are_counted() -> None:
    crowd = ["red"] * 4 + ["blue"] * 4
    table = night("n04 n05", villagers={"v1": crowd})
    assert "*4r4b" in picture(table, 0)


def test_an_unlit_and_an_acting_group_can_be_told_apart() -> None:
    villagers = {"v1": ["red", "blue"], "c2": ["green", "green"]}
    table = use("bogeyman", "n20", villagers=villagers, unlit=["v1"], campfires=[14])
    go(table, "c2")
    drawn = picture(table, 0)
    assert "!rb" in drawn
    assert "&gg" in drawn
    assert look(table, "turn.acting") == "c2"
    assert offered(table)
    play(table, "space:g1")


# -- em português -----------------------------------------------------------------------------------


def in_portuguese(table: Table, name: str) -> str:
    return table.game.words.action(table, GAME.actions.index(name), table.waiting()[0], "pt")


def test_a_step_is_told_in_portuguese() -> None:
    villagers = {"p3": ["red"], "p1": ["blue", "blue", "green"]}
    table = use("werewolf", "n12", villagers=villagers)
    assert in_portuguese(table, "space:p3") == (
        "O Lobisomem vai para a Cruz de Pau (P3): captura o Aldeão vermelho (movimentos que faltam: 6)"
    )
    assert "assusta 2 azuis e 1 verde e fica com a Fogueira" in in_portuguese(table, "space:p1")


def test_the_own_monster_is_called_so_in_portuguese() -> None:
    event = events.VillagerCaptured(1, 5, 0, 8)
    assert (
        GAME.words.tell(event, 1, (), "pt") == "A tua Bruxa captura um Aldeão vermelho em Vila Chã."
    )
    assert GAME.words.tell(event, 0, ("Ana", "Rui"), "pt") == (
        "A Bruxa de Rui captura um Aldeão vermelho em Vila Chã."
    )


def test_of_two_equal_cards_the_codes_are_told_too() -> None:
    table = night("n05 n07 n04")
    assert in_portuguese(table, "play:n05") == "Jogar a carta Lua, Runa onda (N05)"
    assert in_portuguese(table, "play:n04") == "Jogar a carta Lua, Runa estrela"


def test_cards_speak_portuguese() -> None:
    book = GAME.drawing.catalogue("pt")
    assert book["bonuses"]["b07"]["about"] == "Assusta um grupo ao lado de um Espigueiro: 2 PV."
    assert book["bonuses"]["b12"]["about"] == "Assusta um grupo numa Aldeia: 1 PV."
    assert book["finals"]["f4"]["about"] == "2 PV por cada Aldeão vermelho"
    assert book["colours"]["blue"]["many"] == "azuis"
    assert book["nights"]["n10"]["about"].startswith("Noite de Tempestade com a Runa estrela.")


def test_whole_games_are_told_and_drawn_in_portuguese() -> None:
    for seats in (2, 4):
        table = GAME.new_table(seats, seats, journal=True)
        play_at_random(table, serao.Rng(seats))
        for event in table.journal or []:
            seen = event.as_seen_by(0)
            assert seen is None or "{" not in GAME.words.tell(seen, 0, ["Ana", "Rui"], "pt")
        drawn = Text.from_markup(GAME.drawing.picture(table.view(0), ["Ana", "Rui"], "pt"))
        assert max(line.cell_len for line in drawn.split("\n")) <= 100


def test_the_player_aid_fits_the_terminal_in_portuguese() -> None:
    aid = GAME.words.aid("pt")
    assert max(len(line) for line in aid.splitlines()) <= 100
