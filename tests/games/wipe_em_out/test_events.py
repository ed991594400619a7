"""Events: the story of a round, and what each seat may see of it."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.wipe_em_out import events
from serao.games.wipe_em_out.actions import ITEMS, MONSTERS
from serao.kernel.events import HIDDEN, Event
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import (
    GAME,
    at,
    keep_all,
    places,
    play,
)

ITEM = {name: kind for kind, name in enumerate(ITEMS)}
MONSTER = {name: kind for kind, name in enumerate(MONSTERS)}


def story(table: State) -> list[Event]:
    return list(table.journal or [])


def test_a_round_is_told_from_the_cave_to_the_next_monster() -> None:
    table = at(
        "round",
        hands=[["claw", "bolas", "power-boost"], ["kunai", "fusion", "whip", "scythe"]],
        monster_deck=["slime", "vampire"],
        deck=["axe", "gun-sword", "gun-sword", "whip", "scythe"],
    )
    play(table, 1, "play:kunai")
    play(table, 0, "play:claw", "cast:power-boost", "player:0")
    keep_all(table)
    assert story(table) == [
        events.MonsterAppeared(0, 0, MONSTER["slime"]),
        events.ArtifactRevealed(0, ITEM["claw"], 0),
        events.ArtifactRevealed(1, ITEM["kunai"], 0),
        events.LeadTaken(1, ITEM["kunai"]),
        events.TurnPassed(1),
        events.SpellAnnounced(0, ITEM["power-boost"]),
        events.SpellLanded(0, ITEM["power-boost"], 0, 6),
        events.TurnPassed(1),
        events.MonsterTaken(0, MONSTER["slime"], 6),
        events.HandKept(0),
        events.HandKept(1),
        events.CardsDrawn(1, 2),
        events.CardsDrawn(0, 4),
        events.MonsterAppeared(1, 0, MONSTER["vampire"]),
    ]


EFFECTS: list[tuple[dict[str, Any], list[tuple[int, str]], list[Event]]] = [
    (
        {"places": places("blessed-trident", "claw"), "slots": ["vampire"]},
        [],
        [events.PowerChanged(0, ITEM["blessed-trident"], 0, 3, 7)],
    ),
    (
        {"places": places("endless-purse", "claw"), "deck": ["axe"]},
        [],
        [events.CardDrawn(1, ITEM["endless-purse"], ITEM["axe"])],
    ),
    ({"places": places("bolas", "claw")}, [], [events.PlayerSilenced(0, ITEM["bolas"], 1)]),
    (
        {"places": places("legendary-glaive", "claw")},
        [],
        [events.PlayerSilenced(0, ITEM["legendary-glaive"], 0)],
    ),
    (
        {"places": places("gun-sword", "claw")},
        [],
        [events.PowerChanged(0, ITEM["gun-sword"], 1, -2, 2)],
    ),
    (
        {"places": places("magical-saw", "claw")},
        [],
        [events.PowerChanged(0, ITEM["magical-saw"], 1, -1, 3)],
    ),
    (
        {"places": places("hungry-battle-axe", "claw")},
        [(0, "take:whip")],
        [events.HandInspected(0, 1), events.CardTaken(0, 1, ITEM["whip"])],
    ),
    (
        {"places": places("lucky-chest", "claw"), "deck": ["axe"]},
        [],
        [events.ChestOpened(0, ITEM["lucky-chest"], ITEM["axe"], 7)],
    ),
    (
        {"places": places("scythe", "claw"), "discard": ["magic-shield"]},
        [],
        [events.SpellHarvested(0, ITEM["magic-shield"])],
    ),
    (
        {"places": places("magic-mirror", "claw")},
        [(0, "player:1")],
        [events.PowerCopied(0, ITEM["magic-mirror"], 1, 4)],
    ),
    (
        {"places": places("magic-mirror", "claw")},
        [(0, "decline")],
        [events.EffectDeclined(0, ITEM["magic-mirror"])],
    ),
    (
        {"places": places("fusion", "claw")},
        [(0, "feed:kunai")],
        [events.ArtifactFused(0, ITEM["fusion"], ITEM["kunai"], 6)],
    ),
    (
        {"places": places("shapeshifter-sword", "claw")},
        [(0, "feed:kunai")],
        [events.ArtifactReplaced(0, ITEM["shapeshifter-sword"], ITEM["kunai"])],
    ),
    (
        {"places": places("steam-crossbow", "claw"), "luck": ["kunai"]},
        [],
        [events.CardLost(0, ITEM["steam-crossbow"], ITEM["kunai"])],
    ),
]


@pytest.mark.parametrize(
    ("keys", "script", "wanted"), EFFECTS, ids=[type(e[2][-1]).__name__ for e in EFFECTS]
)
def test_every_effect_is_told(
    keys: dict[str, Any], script: list[tuple[int, str]], wanted: list[Event]
) -> None:
    hands = [["kunai", "power-boost"], ["whip", "power-boost"]]
    table = at("artifacts", **{"slots": ["slime"], "hands": hands, **keys})
    for seat, action in script:
        play(table, seat, action)
    found = story(table)
    at_wanted = found.index(wanted[0])
    assert found[at_wanted : at_wanted + len(wanted)] == wanted


def test_traded_artifacts_and_lost_monsters_are_told() -> None:
    table = at(
        "spells",
        slots=["slime"],
        lead=0,
        places=places("claw", "whip"),
        hands=[["swift-hands"], ["bolas"]],
    )
    play(table, 0, "cast:swift-hands")
    assert story(table) == [
        events.SpellAnnounced(0, ITEM["swift-hands"]),
        events.ArtifactsTraded(0, 0, 1),
        events.TurnPassed(1),
        events.MonsterLost(MONSTER["slime"], 4),
    ]


def test_an_unattacked_monster_is_told() -> None:
    table = at(
        "artifacts", 4, slots=["slime", "mimic"], places=places("axe", "claw", "kunai", "whip")
    )
    assert events.MonsterLeft(MONSTER["mimic"]) in story(table)


def test_redraws_reshuffles_and_hands_without_an_artifact_are_told() -> None:
    spells = ["power-boost"] * 4 + ["magic-shield"]
    table = at(
        "refill",
        lead=0,
        hands=[["axe", "claw"], ["whip", "bolas", "kunai", "scythe", "fusion"]],
        deck=spells,
        deck_rest="box",
    )
    play(table, 0, "redraw")
    play(table, 1, "keep")
    assert story(table)[:5] == [
        events.HandRedrawn(0),
        events.HandKept(1),
        events.CardsDrawn(0, 5),
        events.HandWithoutArtifact(0),
        events.ItemsReshuffled(7),
    ]


def test_mimics_and_the_winner_are_told() -> None:
    table = at("score", 4, trophies=[["peuchen", "slime"], [], ["slime", "mimic"], []])
    assert story(table) == [events.MimicBecame(2, MONSTER["slime"]), events.GameWon(0, 4)]


def test_ties_are_told() -> None:
    table = at(
        "score",
        4,
        trophies=[["peuchen"], ["vampire"], [], []],
        side_pile=["slime", "vampire"],
    )
    assert story(table) == [
        events.TieBreakerTurned(MONSTER["slime"], 2),
        events.TieBreakerTurned(MONSTER["vampire"], 1),
        events.GameWon(1, 3),
    ]
    shared = at("score", trophies=[["peuchen"], ["peuchen"]], side_pile_rest="box")
    assert story(shared) == [events.GameShared(2, 3)]
    extra = at("score", trophies=[["peuchen"], ["peuchen"]], hands=[["axe"], ["claw"]])
    assert story(extra) == [events.ExtraRoundCalled(3)]


def test_running_out_of_artifacts_is_told() -> None:
    table = at(
        "refill",
        lead=1,
        hands=[["axe"], ["power-boost"]],
        deck_rest="box",
        trophies=[["slime"], []],
    )
    keep_all(table)
    assert story(table)[-2:] == [events.ArtifactsRanOut(1), events.GameWon(0, 1)]


# -- who may see what ---------------------------------------------------------------------------


def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    event = events.CardDrawn(2, ITEM["endless-purse"], ITEM["axe"])
    assert event.as_seen_by(2) == event
    for seat in (-1, 0, 1, 3):
        assert event.as_seen_by(seat) == events.CardDrawn(2, ITEM["endless-purse"], HIDDEN)


def test_a_taken_card_is_seen_by_holder_and_former_owner_only() -> None:
    event = events.CardTaken(0, 3, ITEM["axe"])
    assert event.as_seen_by(0) == event.as_seen_by(3) == event
    for seat in (-1, 1, 2, 4):
        assert event.as_seen_by(seat) == events.CardTaken(0, 3, HIDDEN)


def test_every_other_event_is_seen_by_everybody() -> None:
    everything = [
        events.HandInspected(0, 1),
        events.ChestOpened(0, 10, 3, 5),
        events.CardLost(1, 3, 4),
    ]
    everything += [events.SpellHarvested(0, 20), events.ArtifactReplaced(0, 15, 3)]
    for event in everything:
        for seat in (-1, 0, 1, 2):
            assert event.as_seen_by(seat) == event


def test_no_event_of_the_hand_action_names_a_card() -> None:
    table = at("refill", hands=[["axe"], ["claw"]], deck=["whip"] * 3)
    play(table, 0, "redraw")
    play(table, 1, "keep")
    kinds = [type(event).__name__ for event in story(table)]
    assert kinds == ["HandRedrawn", "HandKept", "CardsDrawn", "CardsDrawn", "MonsterAppeared"]
    names = [name for kind in kinds[:4] for name in getattr(events, kind).__struct_fields__]
    assert set(names) == {"seat", "number"}


# -- in words -----------------------------------------------------------------------------------


def test_a_hidden_card_is_called_a_card() -> None:
    event = events.CardTaken(0, 1, ITEM["axe"])
    names = ["Ana", "Ben", "Cy"]
    told = [(event.as_seen_by(seat), seat) for seat in (0, 1, 2, -1)]
    seen = [GAME.words.tell(known, seat, names) for known, seat in told if known is not None]
    assert "Axe" in seen[0]
    assert "Ben" in seen[0]
    assert "Axe" in seen[1]
    assert "Ana" in seen[1]
    for sentence in seen[2:]:
        assert "Axe" not in sentence
        assert "a card" in sentence


def test_players_are_called_by_their_names_or_their_places() -> None:
    event = events.TurnPassed(1)
    assert GAME.words.tell(event, 0, ["Ana", "Ben"]) == "Ben passes."
    assert GAME.words.tell(event, 0) == "Player 2 passes."
    assert GAME.words.tell(event, 1, ["Ana", "Ben"]) == "You pass."
