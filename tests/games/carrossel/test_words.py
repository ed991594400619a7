"""Actions and events in words, the player aid, and the table as text."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from serao.games.carrossel.actions import ANIMALS
from serao.games.carrossel.events import (
    BoardTurned,
    ClientArrived,
    ClientBoarded,
    ClientBoxed,
    SequenceScored,
)
from serao.kernel.events import Event
from serao.kernel.messages import LANGUAGES
from tests.games.carrossel.at_the_table import GAME, QUIET_TWO, at, everyone, play

NAMES = ["Ana", "Bento", "Carla", "Duarte"]


def said(seats: int = 4, given: tuple[str, ...] = (), seat: int = 0, **keys: Any) -> list[str]:
    point = str(keys.pop("point", "play"))
    board = str(keys.pop("board", ""))
    table = at(point, seats, board, **keys)
    table.names = tuple(NAMES)
    play(table, seat, *given)
    return [table.words(option, seat) for option in table.options(seat)]


def test_abilities_say_what_they_will_do() -> None:
    words = said(
        board="A5=0tiger** A6=1fish",
        ready=[["T6", "S1", "H1", "F1"], [], [], []],
        discards=[[1, 2], [], [], []],
    )
    assert words == [
        "Use no ability",
        "Jump, with your 2-VP tiger: play a taken number, land on the next lower free slot",
        "Recover, with your 1-VP swan: 2 slot cards and 0 client cards come back",
        "Single ticket, with your 1-VP horse: a client of your booth boards at once",
        "Remove clients, with your 1-VP fish: 2 clients leave your animals",
    ]


def test_slots_and_tiles_name_the_place() -> None:
    assert said()[4] == "Slot card 5, to A5"
    assert said(given=("slot:5",))[0] == "A tiger on A5 (2 more left)"
    jump: dict[str, Any] = {"board": "A5=1fish", "ready": [["T1"], [], [], []]}
    assert said(given=("ability:tiger",), **jump)[0] == "A tiger on A4 (2 more left)"


def test_a_jump_says_where_it_lands() -> None:
    words = said(board="A5=1fish A9=1swan", given=("ability:tiger",), ready=[["T1"], [], [], []])
    assert words[0] == "Slot card 5, jumping to A4"


def test_two_players_hear_of_both_sectors() -> None:
    assert said(2)[4] == "Slot card 5, to B5 and A5"
    assert said(2, ("slot:5",))[0] == "A tiger on B5, your left sector (2 more left)"
    assert said(2, ("slot:5", "tile:tiger"))[0] == "A tiger on A5, your right sector (1 more left)"
    booths = [["T1", "F1", "DR"], QUIET_TWO[1]]
    horse = ("ability:horse", "slot:5", "tile:dragon", "tile:fish")
    ready = [["H1"], []]
    assert said(2, horse, booths=booths, ready=ready) == [
        "The client boards the dragon in your left sector, on B5",
        "The client boards the fish in your right sector, on A5",
    ]
    assert said(2, (*horse, "ticket:left"), booths=booths, ready=ready) == [
        "The 1-VP tiger boards your dragon",
        "The 1-VP fish boards your dragon",
        "The 3-VP dragon boards your dragon",
    ]


def test_the_last_tile_of_a_kind_is_called_so() -> None:
    racks = [["tiger", "swan", "swan"], *[["fish"]] * 3]
    assert said(given=("slot:5",), racks=racks)[0] == "A tiger on A5 (your last)"


def test_lines_and_rides_name_owners() -> None:
    booths = [["T1", "S1", "F6"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]
    board = "A3=0tiger A4=1swan A5=2fish A6=3dragon"
    assert said(point="score", booths=booths, board=board) == [
        "Score A3-A4-A5: your tiger, Bento's swan, Carla's fish",
        "Score A4-A5-A6: Bento's swan, Carla's fish, Duarte's dragon",
    ]
    rides = said(point="score", booths=booths, board="A3=0dragon A4=1dragon A5=2fish")
    assert rides == [
        "The 1-VP tiger rides the dragon on A3: the card is yours",
        "The 1-VP tiger rides the dragon on A4: the card goes to Bento",
    ]


def test_a_neutral_animal_is_nobodys() -> None:
    booths = [["S1", "S6", "H1"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]
    words = said(3, point="score", board="A1=0swan A4=1horse", booths=booths)
    assert words[0] == "The 1-VP swan rides the swan on NA0: the card leaves the game"


def test_the_story_names_no_slot_without_a_number() -> None:
    def heard(event: Event) -> tuple[str, str]:
        return GAME.words.tell(event, 1, NAMES), GAME.words.tell(event, 1, NAMES, "pt")

    assert heard(SequenceScored(0, "NC0-NB0-B1")) == (
        "Ana's booth scores slot 1 of sector B and two neutral animals.",
        "A bilheteira de Ana pontua o lugar 1 do setor B e dois animais neutros.",
    )
    assert heard(SequenceScored(0, "A1-NB0-B1"))[0] == (
        "Ana's booth scores slots 1 of sector A and 1 of sector B and a neutral animal."
    )
    assert heard(SequenceScored(0, "A5-A4-A3"))[1] == (
        "A bilheteira de Ana pontua os lugares 3, 4 e 5 do setor A."
    )
    assert heard(ClientBoxed(0, "S1", "NC0")) == (
        "The 1-VP swan rides the neutral animal between sectors A and C: the card leaves the game.",
        (
            "O cliente do cisne de 1 PV embarca no animal neutro entre os setores A e C:"
            " a carta sai do jogo."
        ),
    )


def test_a_line_each_of_its_riders_and_the_refill_are_told_one_after_another() -> None:
    kinds = (SequenceScored, ClientBoarded, ClientBoxed, ClientArrived, ClientArrived, BoardTurned)
    assert [GAME.story.beats.first(kinds.__getitem__, i) for i in range(len(kinds))] == [
        0,
        1,
        2,
        3,
        3,
        5,
    ]


def test_events_speak_to_their_reader() -> None:
    table = at("play")
    everyone(table, "slot:5", "tile:tiger")
    event = next(e for e in table.journal or [] if type(e).__name__ == "TilePlaced")
    assert GAME.words.tell(event, 0, NAMES) == "You put a tiger on slot 5 of sector A."
    assert GAME.words.tell(event, 1, NAMES) == "Ana puts a tiger on slot 5 of sector A."


def test_portuguese_speaks_to_its_reader() -> None:
    table = at("play", board="A5=0tiger**", ready=[["T6", "F1"], [], [], []])
    words = [table.words(option, 0, "pt") for option in table.options(0)]
    assert words == [
        "Não usar nenhuma habilidade",
        (
            "Salto, com o teu cliente do tigre de 2 PV: joga um número ocupado e cai no lugar livre"
            " logo abaixo"
        ),
        "Retirar clientes, com o teu cliente do peixe de 1 PV: 2 clientes saem dos teus animais",
    ]
    reason = table.why_not(GAME.actions.index("slot:5"), 0, "pt")
    assert reason is not None
    assert reason.words == "Escolhe primeiro uma habilidade, ou nenhuma."


def test_portuguese_events_say_who() -> None:
    table = at("play")
    everyone(table, "slot:5", "tile:tiger")
    event = next(e for e in table.journal or [] if type(e).__name__ == "TilePlaced")
    assert GAME.words.tell(event, 0, NAMES, "pt") == "Colocas um tigre no lugar 5 do setor A."
    assert GAME.words.tell(event, 1, NAMES, "pt") == "Ana coloca um tigre no lugar 5 do setor A."


def test_every_animal_and_piece_is_explained() -> None:
    for animal in ANIMALS:
        for message in (f"item-{animal}", f"item-tile-{animal}"):
            assert GAME.words.texts.has(message)
            assert GAME.words.texts.has(f"{message}-about")
    for objective in range(14):
        assert "VP for each" in GAME.words.objective(objective, "en")
    assert GAME.words.objective(5, "en") == "1 VP for each set of these clients: tiger + swan"


def plain(view: dict[str, object], locale: str = "en") -> list[str]:
    return Text.from_markup(GAME.drawing.picture(view, NAMES, locale)).plain.splitlines()


def test_the_picture_has_the_own_sector_at_the_bottom() -> None:
    table = at("play", board="A9=0tiger* C9=1fish")
    for seat, row in (
        (0, "A7  ·         A8  ·         A9  1:tiger*"),
        (2, "C7  ·         C8  ·         C9  2:fish"),
    ):
        lines = [line for line in plain(table.view(seat)) if line.startswith("│")]
        assert row in lines[-1]


def test_the_picture_names_every_slot_and_every_player() -> None:
    for seats in (2, 3, 4):
        table = at("play", seats)
        for seat in (*range(seats), None):
            text = "\n".join(plain(table.view(seat)))
            assert all(f"{space} " in text for space in table.board.spaces)
            assert all(name in text for name in NAMES[:seats])


def test_the_picture_shows_no_more_than_the_view() -> None:
    hidden = at("play", aid=False, ready=[["T6"], ["F6"], [], []])
    text = "\n".join(plain(hidden.view(0)))
    assert "won 1 (2 VP), ready 1 tiger" in text
    assert "won 1, 0 spent" in text


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_longest_booths_and_queues_fit_into_a_hundred_columns(locale: str) -> None:
    booths, queues = [["DR", "H6", "H7"], ["T6", "T7", "T8"]], [["T1", "T2", "H8"], ["H1", "H2"]]
    table = at("play", 2, booths=booths, queues=queues)
    assert max(len(line) for line in plain(table.view(0), locale)) <= 100


def test_the_longest_objective_is_shown_whole() -> None:
    text = "\n".join(plain(at("play", objectives=["O1", "O2", "O3", "O12"]).view(0)))
    assert "4 VP: tiger + swan + horse + fish (you have 0) " in text
    assert "3 VP: three in a row or column (you have 0)" in text


def test_the_news_of_the_end_says_what_is_left() -> None:
    rest: dict[str, Any] = {"booths": [["T1", "S1", "F1"], ["H6", "H7", "H8"]]}
    rest |= {"queues": [[], []], "deck_rest": "box"}
    for deck, left in (([], "none"), (["H1"], "only 1")):
        table = at("score", 2, "A4=0tiger A5=0swan A6=0fish", deck=deck, **rest)
        told = [GAME.words.tell(event, 0, NAMES) for event in table.journal or []]
        assert f"The booths lack 3 clients and the deck has {left}: the game ends." in told
