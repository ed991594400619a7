"""What a line tells has happened in the view that comes with it, and its neighbours' has not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import serao
from serao.games.urto.events import (
    AchievementEarned,
    ArtifactDiscarded,
    ArtifactDrawn,
    ArtifactPlayed,
    ArtifactRevealed,
    ArtifactStolen,
    CombatRolled,
    DeckReshuffled,
    DieBought,
    DieRerolled,
    DieTurned,
    DivineReturned,
    DivineRolled,
    DivineTaken,
    EventDrawn,
    FeatherBurnt,
    FieldAnnounced,
    FieldEntered,
    HealthGained,
    HealthLost,
    HeroArrived,
    HeroDied,
    HeroFled,
    HeroHexed,
    HeroHid,
    HeroRevived,
    HeroSlid,
    HeroTaken,
    HeroWhistled,
    HonourGained,
    HonourLost,
    LootRolled,
    ManaGained,
    ManaLost,
    MonsterDefeated,
    MonsterHurt,
    MonsterMet,
    MonsterMissed,
    MonsterStruck,
    MushroomDestroyed,
    MushroomHeld,
    MushroomMoved,
    MushroomPlanted,
    PvpBegan,
    PvpCompared,
    ReflectionRolled,
    SideChosen,
    SleepFell,
    StartingArtifactKept,
    TokenDrawn,
    TrapLaid,
    TrapSprung,
    TurnBegan,
    WeaponChosen,
)
from serao.kernel.events import Event
from serao.kernel.kinds import on_the_wire, seats_in
from serao.kernel.state import NOBODY, State
from tests.games.urto.at_the_table import GAME, at, event_drawn, monster_met, play

View = dict[str, Any]
Facts = dict[str, Any]
Shows = Callable[[View, Facts], bool]


def mine(view: View, facts: Facts) -> Any:
    """Return the hero of whom the event tells."""
    return view["heroes"][facts["seat"]]


def holds(hand: Any, card: str | None) -> bool:
    """Whether a card is in a hand, as far as the viewer may know."""
    if card is None:
        return bool(hand["size"])
    return card in (hand if isinstance(hand, list) else hand["known"])


def fighter(view: View, seat: int) -> Any:
    (row,) = [row for row in view["combat"] if row["seat"] == seat]
    return row


def total(view: View, facts: Facts) -> int:
    found: int = fighter(view, facts["seat"])["total"]
    return found


def scene(view: View) -> str:
    return view["scene"]["kind"] if view["scene"] else ""


def stands(view: View, facts: Facts) -> bool:
    return bool(mine(view, facts)["field"] == facts["field"])


def is_drawn(view: View, facts: Facts) -> bool:
    token, field = facts["token"], facts["field"]
    if mine(view, facts)["last_token"] != token:
        return False
    if token == "mushroom":
        return field in view["mushrooms"]
    return bool(token.startswith("honour") or view["tokens"].get(field) == token)


# What each event shows of itself, to a viewer who may know all that it tells.
SHOWN: dict[type[Event], Shows] = {
    HeroTaken: lambda view, facts: mine(view, facts)["hero"] == facts["hero"],
    SideChosen: lambda view, facts: (view["side"], len(view["gone"])) == (facts["side"], 1),
    StartingArtifactKept: lambda view, facts: (
        holds(mine(view, facts)["artifacts"], facts["artifact"])
        and not view["offers"][facts["seat"]]
        and mine(view, facts)["first_artifacts"] == [facts["artifact"]]
    ),
    TurnBegan: lambda view, facts: (
        (view["active"], view["round"], view["scene"], view["heading"])
        == (facts["seat"], facts["round"], None, "")
    ),
    FieldAnnounced: lambda view, facts: view["heading"] == facts["field"],
    FieldEntered: lambda view, facts: stands(view, facts) and view["heading"] == "",
    HeroSlid: stands,
    HeroWhistled: stands,
    TokenDrawn: is_drawn,
    MushroomPlanted: lambda view, facts: facts["field"] in view["mushrooms"],
    MushroomMoved: lambda view, facts: facts["field"] in view["mushrooms"],
    MushroomDestroyed: lambda view, facts: (
        (scene(view), total(view, facts)) == ("mushroom", facts["total"])
    ),
    MushroomHeld: lambda view, facts: (
        (scene(view), total(view, facts)) == ("mushroom", facts["total"])
    ),
    TrapLaid: lambda view, facts: view["traps"][facts["field"]] == facts["seat"],
    TrapSprung: lambda view, facts: facts["field"] not in view["traps"],
    LootRolled: lambda view, facts: view["rolls"][-1]["result"] == str(facts["number"]),
    DivineRolled: lambda view, facts: view["rolls"][-1]["result"] == facts["face"],
    EventDrawn: lambda view, facts: view["event"] == facts["event"],
    MonsterMet: lambda view, facts: (
        view["fight"] == {"foe": facts["monster"], "life": facts["life"]}
    ),
    MonsterStruck: lambda view, facts: total(view, facts) == facts["total"],
    MonsterMissed: lambda view, facts: total(view, facts) == facts["total"],
    MonsterHurt: lambda view, facts: (
        (total(view, facts), view["fight"]["life"]) == (facts["total"], facts["life"])
    ),
    MonsterDefeated: lambda view, facts: (
        facts["monster"] in mine(view, facts)["trophies"] and "fight" not in view
    ),
    HeroHid: lambda view, _: "fight" not in view and view["combat"] == [],
    WeaponChosen: lambda view, facts: (
        fighter(view, facts["seat"])["weapon"] == facts["artifact"]
        and facts["artifact"] in mine(view, facts)["revealed"]
    ),
    DieBought: lambda view, facts: mine(view, facts)["d8"],
    DieRerolled: lambda view, _: scene(view) != "",
    CombatRolled: lambda view, facts: (
        scene(view) != "" and fighter(view, facts["seat"])["die"] == facts["die"]
    ),
    DieTurned: lambda view, facts: fighter(view, facts["seat"])["die"] == facts["die"],
    ReflectionRolled: lambda view, facts: (
        scene(view) == "event" and view["rolls"][-1]["result"] == str(facts["die"])
    ),
    PvpBegan: lambda view, facts: (
        (view["scene"]["seat"], view["scene"]["rival"]) == (facts["attacker"], facts["defender"])
    ),
    PvpCompared: lambda view, facts: (
        fighter(view, facts["attacker"])["total"] == facts["total"]
        and fighter(view, facts["defender"])["total"] == facts["other_total"]
    ),
    HeroFled: lambda view, _: view["scene"] is None,
    ArtifactDrawn: lambda view, facts: holds(mine(view, facts)["artifacts"], facts["artifact"]),
    ArtifactRevealed: lambda view, facts: facts["artifact"] in mine(view, facts)["revealed"],
    ArtifactStolen: lambda view, facts: (
        facts["artifact"] in view["heroes"][facts["taker"]]["revealed"]
    ),
    ArtifactPlayed: lambda view, facts: facts["artifact"] in view["artifact_discard"],
    ArtifactDiscarded: lambda view, facts: facts["artifact"] in view["artifact_discard"],
    DivineTaken: lambda view, facts: facts["artifact"] in mine(view, facts)["revealed"],
    DivineReturned: lambda view, facts: facts["artifact"] not in mine(view, facts)["revealed"],
    HeroHexed: lambda view, facts: view["heroes"][facts["target"]]["hexed"],
    SleepFell: lambda view, facts: mine(view, facts)["skip"],
    FeatherBurnt: lambda view, facts: mine(view, facts)["health"] == facts["health"],
    HeroDied: lambda view, facts: (mine(view, facts)["state"], "fight" in view) == ("dead", False),
    HeroRevived: lambda view, facts: mine(view, facts)["health"] == facts["health"],
    HeroArrived: lambda view, facts: mine(view, facts)["state"] == "arrived",
    HealthGained: lambda view, facts: mine(view, facts)["health"] == facts["health"],
    HealthLost: lambda view, facts: mine(view, facts)["health"] == facts["health"],
    ManaGained: lambda view, facts: mine(view, facts)["mana"] == facts["mana"],
    ManaLost: lambda view, facts: mine(view, facts)["mana"] == facts["mana"],
    HonourGained: lambda view, facts: mine(view, facts)["honour"] == facts["honour"],
    HonourLost: lambda view, facts: mine(view, facts)["honour"] == facts["honour"],
    DeckReshuffled: lambda view, facts: (
        (view[f"{facts['deck']}_discard"], view[f"{facts['deck']}_deck"]["size"] > 0) == ([], True)
    ),
    AchievementEarned: lambda view, facts: (
        facts["achievement"] in mine(view, facts)["achievements"]
    ),
}


def acted(table: State, action: int, seat: int) -> list[tuple[Event, State]]:
    """Act, and return each event with the table as it was then."""
    before = len(table.journal or [])
    table.moments = []
    table.act(action, seat)
    return list(zip((table.journal or [])[before:], table.moments, strict=True))


def check(event: Event, moment: State) -> None:
    shows = SHOWN.get(type(event))
    if shows is None:
        return
    owner = seats_in(event)[0] if seats_in(event) else NOBODY
    facts = on_the_wire(GAME, event)
    view = moment.view(None if owner == NOBODY else owner)
    assert shows(view, facts), (event, facts)


@pytest.mark.parametrize("mode", ["heroes", "simplified"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_line_of_a_game_shows_what_it_tells(seats: int, mode: str) -> None:
    for seed in range(3):
        table = GAME.new_table(seats, seed, {"mode": mode}, journal=True, discreet=True)
        rng = serao.Rng(seed)
        while not table.is_over:
            seat = table.waiting()[rng.below(len(table.waiting()))]
            options = table.options(seat)
            for event, moment in acted(table, options[rng.below(len(options))], seat):
                check(event, moment)


# -- what random games seldom meet --------------------------------------------------------------


def lines(table: State, name: str) -> list[tuple[str, View]]:
    """Return the names of the events of an act, each with the view of seat 0 at it."""
    (seat,) = table.waiting()
    caught = acted(table, GAME.actions.index(name), seat)
    for event, moment in caught:
        check(event, moment)
    return [(type(event).__name__, moment.view(0)) for event, moment in caught]


def test_urt_8_4_a_card_that_everybody_sees_is_in_the_hand_before_it_is_shown() -> None:
    table = at(tokens={"c1": "torch"}, artifact_deck=["mana-crystal"], luck=[4])
    play(table, "field:c1")
    drawn, shown = lines(table, "search")[1:]
    assert (drawn[0], shown[0]) == ("ArtifactDrawn", "ArtifactRevealed")
    assert drawn[1]["heroes"][0]["artifacts"] == ["mana-crystal"]
    assert drawn[1]["heroes"][0]["revealed"] == []
    assert shown[1]["heroes"][0]["revealed"] == ["mana-crystal"]


def test_urt_7_5_of_two_artifacts_one_is_drawn_and_then_the_other_discarded() -> None:
    table = event_drawn("oracle-pool", artifact_deck=["hex-doll", "smoke-bomb"])
    drawn, discarded = lines(table, "artifact:hex-doll")[:2]
    assert (drawn[0], discarded[0]) == ("ArtifactDrawn", "ArtifactDiscarded")
    assert (drawn[1]["offers"][0], drawn[1]["artifact_discard"]) == (["smoke-bomb"], [])
    assert (discarded[1]["offers"][0], discarded[1]["artifact_discard"]) == ([], ["smoke-bomb"])


def test_urt_6_12_the_dice_lie_there_while_two_totals_are_compared() -> None:
    table = at({"artifacts": ["rusty-sword"], "mana": 0}, {"mana": 0}, luck=[5, 2])
    play(table, "player:1")
    told = dict(lines(table, "artifact:rusty-sword"))
    compared, hurt = told["PvpCompared"], told["HealthLost"]
    assert [row["die"] for row in compared["combat"]] == [5, 2]
    assert compared["scene"]["kind"] == "rival"
    assert (hurt["combat"], hurt["scene"]) == ([], None)


def test_urt_11_3_the_monster_is_left_with_the_death_of_the_hero() -> None:
    table = monster_met("lava-worm", {"health": 1, "mana": 1}, luck=[1])
    play(table, "fight", "reinforce:0")
    told = dict(lines(table, "keep"))
    assert "fight" in told["HealthLost"]
    assert "fight" not in told["HeroDied"]
    assert told["HeroDied"]["monster_discard"] == ["lava-worm"]
