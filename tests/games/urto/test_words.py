"""Choices in words: they say what will happen."""

from __future__ import annotations

import serao
from serao.games.urto.events import ArtifactRevealed, DeckReshuffled, EventDrawn
from tests.games.urto.at_the_table import GAME, at, event_drawn, monster_met, play, told


def said(table: serao.State, name: str) -> str:
    (seat,) = table.waiting()
    return table.words(GAME.actions.index(name), seat)


def test_a_way_says_where_it_leads_and_what_waits_there() -> None:
    table = at(
        {"field": "c1"},
        tokens={"c1": "torch", "c2": "monster"},
        mushrooms={"c2": 2},
        traps={"c2": 1},
    )
    assert said(table, "field:start") == "Go to Cave Mouth: the way back"
    assert said(table, "field:c2") == (
        "Go to Forked Stone: 2 mushrooms in front of a trap and a monster"
    )


def test_the_rest_of_the_opening_menu() -> None:
    table = at({"artifacts": ["minstrels-ballad"]}, {"health": 7})
    assert said(table, "rest") == "Rest: +1 health, +1 mana, and end your move"
    assert said(table, "player:1") == "Attack Player 2 (7 health, 10 mana): +1 honour"
    assert said(table, "artifact:minstrels-ballad") == "Play the Minstrel's Ballad: Gain 2 honour."


def test_a_fight_names_the_foe_the_costs_and_the_totals() -> None:
    table = monster_met("lava-worm", {"artifacts": ["emerald-staff"]}, luck=[4])
    assert said(table, "fight") == "Fight the Lava Worm (attack 5, life 3)"
    assert said(table, "hide") == "Hide from the Lava Worm for 1 mana"
    play(table, "fight", "artifact:emerald-staff")
    assert said(table, "reinforce:0") == "No reinforcement: roll"
    assert said(table, "reinforce:2") == "Reinforce with 2 mana: +4 to every roll"
    play(table, "reinforce:2")
    assert said(table, "keep") == "Keep the 4: 8 against 5"
    assert said(table, "reroll") == "Re-roll the 4 for 1 mana"


def test_offers_say_their_price() -> None:
    assert said(event_drawn("blood-pact"), "accept") == "Pay 2 health for 3 honour"
    assert said(event_drawn("bargain-of-shades"), "accept") == "Pay 2 mana for an artifact"
    assert said(event_drawn("cursed-idol"), "lose-mana") == "Lose 2 mana"
    table = at({"field": "t-wing3", "artifacts": ["tellurs-hammer"]}, seats=3)
    play(table, "field:t-stele")
    assert said(table, "accept") == "Take Pheme's Trumpets and its die, giving up Tellur's Hammer"


def test_the_news_say_what_an_event_does() -> None:
    (event,) = told(event_drawn("whetstone"), EventDrawn)
    assert GAME.words.tell(event, 0) == "You draw the event Whetstone: Take 2 Attack tokens."


def test_the_news_say_that_an_amulet_is_shown_when_gained() -> None:
    table = event_drawn("forgotten-chest", artifact_deck=["life-amulet"])
    (event,) = told(table, ArtifactRevealed)
    assert GAME.words.tell(event, 1) == "Player 1 shows the Life Amulet."


def test_the_news_of_one_card_are_singular() -> None:
    words = "1 card goes from the discards back into the event deck."
    assert GAME.words.tell(DeckReshuffled(1, 1), 0) == words


def test_every_name_and_explanation_is_written() -> None:
    book = GAME.drawing.catalogue("en")
    for action in GAME.actions:
        verb, _, argument = action.partition(":")
        if verb in ("artifact", "hero", "token"):
            group = book["heroes" if verb == "hero" else f"{verb}s"]
            assert group[argument]["name"]
            assert group[argument]["about"]
        if verb == "field":
            assert GAME.words.say("en", f"field-{argument}")
