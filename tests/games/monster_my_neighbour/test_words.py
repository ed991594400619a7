"""Actions in words, the picture of the table, the names of cards."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from serao.games.monster_my_neighbour.actions import CARDS
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.events import Event
from tests.games.monster_my_neighbour.at_the_table import GAME, LAST, at, play

NAMES = ["Ana", "Bento", "Clara"]


PAGE = Path(__file__).parents[3] / "docs" / "games" / "monster-my-neighbour.md"


def words(table: Table, seat: int) -> list[str]:
    table.names = tuple(NAMES)
    return [table.words(action, seat) for action in table.options(seat)]


def picture(table: Table, seat: int | None) -> str:
    return Text.from_markup(GAME.drawing.picture(table.view(seat), NAMES, "en")).plain


def test_every_card_has_a_name_and_a_line() -> None:
    for name in CARDS:
        assert GAME.words.say("en", f"item-{name}")
        about = GAME.words.say("en", f"item-{name}-about", amount=2)
        assert about.endswith(".")
        assert len(about) <= 77


def test_a_play_says_what_will_happen() -> None:
    table = at(["werewolf gossip hide", "rumor deal", "villager steal"], lap=2, hunts=2)
    assert words(table, 0) == [
        "Play Hide: nothing happens, and its shelter is gone",
        "Play Gossip: everybody passes a card to the left",
        "Play the Werewolf and escape with it",
    ]


def test_a_target_is_named_with_its_cards() -> None:
    table = at(["hunter gossip hide", "rumor", "vampire steal"], lap=2)
    play(table, 0, "play:hunter")
    assert words(table, 0) == [
        "Send the Hunter to Bento (1 card)",
        "Send the Hunter to Clara (2 cards)",
    ]


def test_a_gift_says_to_whom() -> None:
    table = at(["gossip hide fog", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip")
    assert words(table, 2) == [
        "Pass the Steal to Ana",
        "Pass the Villager to Ana",
        "Pass the Vampire to Ana",
    ]
    deal = at(["deal hide fog", "rumor deal", "vampire steal villager"], lap=2)
    play(deal, 0, "play:deal", "player:2")
    assert words(deal, 0) == ["Swap one card with Clara", "Swap two cards with Clara"]
    play(deal, 0, "deal:1")
    assert words(deal, 2)[0] == "Give the Steal to Ana"
    assert words(deal, 0)[0] == "Give the Hide to Clara"


def test_a_drop_for_the_dog_warns_of_the_monster() -> None:
    table = at(["dog hide fog", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:dog", "player:2")
    assert words(table, 2) == [
        "Drop the Steal face down on the pile of Ana and take the Dog",
        "Drop the Villager face down on the pile of Ana and take the Dog",
        "Drop the Vampire: Ana has caught you",
    ]


def test_the_picture_shows_a_seat_what_it_knows_and_no_more() -> None:
    table = at(["investigate hide fog", "vampire deal fog", "rumor steal villager"], lap=2)
    play(table, 0, "play:investigate", "player:1")
    mine = picture(table, 0)
    assert "the Vampire is in Bento's hand" in mine
    assert "Bento surely holds Deal, Fog, Vampire" in mine
    assert "What you know" in mine
    theirs = picture(table, 2)
    assert "Vampire" not in theirs
    assert "nothing certain about the other hands" in theirs
    nobody = picture(table, None)
    assert "Vampire" not in nobody
    assert "What you know" not in nobody


def test_the_picture_shows_piles_records_and_badges() -> None:
    piles: list[list[object]] = [["wanted", "friend", {"down": "rumor", "by": 1}], ["hide"], []]
    table = at(["hunter hide fog", "deal vampire", "rumor steal"], lap=2, piles=piles, buried=[2])
    play(table, 0, "play:hunter", "player:2")
    text = picture(table, 0)
    assert "Wanted · Friend · (face down, from Bento) · Hunter" in text
    assert "a Hunter failed at Clara: no Monster there then, or shielded" in text
    assert "Friend · started · you" in text
    assert "(1 Hunter under it)" in text
    assert "Hunters played 1" in text


def test_the_picture_tells_how_the_last_round_ended() -> None:
    table = at(["hide", "vampire", "rumor"], lap=4, round=LAST, vp=[4, 0, 0])
    text = picture(table, 0)
    assert "Last round: Bento escaped with the Vampire\n" in text
    assert "Points: Bento +3\n" in text
    assert "the game is over" in text
    assert "●○" in text  # four points: a gold token and a silver one


def test_the_picture_tells_of_a_betrayal_that_pays_nobody() -> None:
    """MMN-9.4"""
    table = at(["hunter", "vampire", "hide"], lap=4, round=LAST, friends=[0, 2])
    play(table, 0, "player:1")
    text = picture(table, 0)
    assert "Last round: Ana, a Friend, caught the Vampire held by Bento\n" in text
    assert "No points for anybody\n" in text


def test_the_picture_says_when_the_own_monster_may_be_played_early() -> None:
    """MMN-6.15"""
    hands = ["werewolf hide fog", "deal rumor", "rumor steal"]
    assert "you hold the Werewolf: play it as your last card" in picture(at(hands, lap=2), 0)
    early = "you hold the Werewolf: it may be played on any turn now"
    assert early in picture(at(hands, lap=2, hunts=2), 0)


def test_portuguese_speaks_to_the_person_as_tu() -> None:
    table = at(
        ["steal hide vampire", "rumor deal hide", "villager fog steal"], lap=2, luck=["deal"]
    )
    play(table, 0, "play:steal", "player:1", "give:hide")
    told = [GAME.words.tell(seen, 1, NAMES, "pt") for seen in seen_by(table, 1)]
    assert told[:3] == [
        "Ana joga o Roubo.",
        "Ana tira-te a Troca.",
        "Ana dá-te o Esconderijo.",
    ]
    thief = [GAME.words.tell(seen, 0, NAMES, "pt") for seen in seen_by(table, 0)]
    assert thief[:3] == ["Jogas o Roubo.", "Tiras a Troca a Bento.", "Dás o Esconderijo a Bento."]


def test_portuguese_counts_no_card_one_card_and_several() -> None:
    table = at(["hunter gossip hide", "rumor", "vampire steal", ""], lap=2)
    table.names = ("Ana", "Bento", "Clara", "Duarte")
    play(table, 0, "play:hunter")
    assert [table.words(action, 0, "pt") for action in table.options(0)] == [
        "Mandar o Caçador a casa de Bento (1 carta)",
        "Mandar o Caçador a casa de Clara (2 cartas)",
        "Mandar o Caçador a casa de Duarte (sem cartas)",
    ]


def test_the_picture_speaks_portuguese() -> None:
    table = at(["investigate hide fog", "vampire deal fog", "rumor steal villager"], lap=2)
    play(table, 0, "play:investigate", "player:1")
    text = Text.from_markup(GAME.drawing.picture(table.view(0), NAMES, "pt")).plain
    assert "Bento tem de certeza: Troca, Nevoeiro, Vampiro" in text
    assert "o Vampiro está na mão de Bento" in text
    assert max(len(line) for line in text.splitlines()) <= 100


def seen_by(table: Table, seat: int) -> list[Event]:
    """Return the events as a seat may see them."""
    shown = [event.as_seen_by(seat) for event in table.journal or []]
    return [event for event in shown if event is not None]


def test_the_page_of_the_game_shows_the_player_aid() -> None:
    assert GAME.words.aid() in PAGE.read_text(encoding="utf-8")
