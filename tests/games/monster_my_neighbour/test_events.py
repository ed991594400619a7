"""Events, and who may see what of them."""

from __future__ import annotations

import pytest

from serao.kernel.events import HIDDEN
from tests.games.monster_my_neighbour.at_the_table import GAME, LAST, at, play, told


def seen_cards(table: object, kind: str, seat: int) -> list[object]:
    events = [event.as_seen_by(seat) for event in told(table, kind)]  # type: ignore[arg-type]
    return [event.card for event in events if event is not None]


def test_a_dealt_hand_is_shown_to_its_owner_alone() -> None:
    table = GAME.new_table(4, 3, journal=True)
    for event in told(table, "HandDealt"):
        for seat in (-1, 0, 1, 2, 3):
            assert event.as_seen_by(seat) == (event if seat == event.seat else None)


def test_cards_given_and_drawn_are_shown_to_the_two_players() -> None:
    table = at(["steal fog deal", "hide rumor", "vampire villager hunter"], lap=2, luck=["hide"])
    play(table, 0, "play:steal", "player:1")
    play(table, 0, "give:fog")
    for seat in (0, 1):
        assert seen_cards(table, "CardDrawn", seat) == [2]
        assert seen_cards(table, "CardGiven", seat) == [10]
    for seat in (2, -1):
        assert seen_cards(table, "CardDrawn", seat) == [HIDDEN]
        assert seen_cards(table, "CardGiven", seat) == [HIDDEN]


def test_a_dropped_card_is_shown_to_the_dropper_alone() -> None:
    table = at(["dog fog deal", "hide rumor", "vampire villager hunter"], lap=2)
    play(table, 0, "play:dog", "player:1")
    play(table, 1, "give:rumor")
    assert seen_cards(table, "CardDropped", 1) == [7]
    for seat in (0, 2, -1):
        assert seen_cards(table, "CardDropped", seat) == [HIDDEN]


def test_a_look_is_public_and_what_was_seen_is_not() -> None:
    table = at(["investigate fog deal", "hide rumor", "vampire villager hunter"], lap=2)
    play(table, 0, "play:investigate", "player:1")
    (look,) = told(table, "HandInspected")
    assert look.as_seen_by(2) == look
    (seen,) = told(table, "HandSeen")
    assert seen.cards == (2, 7)
    assert seen.as_seen_by(0) == seen
    assert seen.as_seen_by(1) is None
    assert seen.as_seen_by(-1) is None


def test_nothing_is_told_of_a_gossip_before_the_last_answer() -> None:
    table = at(["gossip hide fog", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:deal")
    assert told(table, "CardGiven") == []
    play(table, 2, "give:steal")
    assert len(told(table, "CardGiven")) == 3


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "You draw Hide from Bento."),
        (1, "Ana draws Hide from you."),
        (2, "Ana draws a card from Bento."),
        (-1, "Ana draws a card from Bento."),
    ],
)
def test_an_event_reads_naturally_to_everybody(seat: int, sentence: str) -> None:
    table = at(["steal fog deal", "hide rumor", "vampire villager hunter"], lap=2, luck=["hide"])
    play(table, 0, "play:steal", "player:1")
    (event,) = told(table, "CardDrawn")
    assert GAME.words.tell(event.as_seen_by(seat), seat, ["Ana", "Bento", "Clara"]) == sentence


def test_the_end_of_the_game_is_told() -> None:
    table = at(["hide", "vampire", "rumor"], lap=4, round=LAST)
    sentences = [
        GAME.words.tell(event, 1, ["Ana", "Bento", "Clara"]) for event in table.journal or []
    ]
    assert sentences[-4:] == [
        "You play Vampire.",
        "You were the Vampire and escape!",
        "You gain 3 points.",
        "You win with 3 points.",
    ]
