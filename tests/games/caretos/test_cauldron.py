"""CAR-9 The Cauldron."""

from __future__ import annotations

from tests.games.caretos.at_the_table import (
    GAME,
    decision,
    go,
    look,
    night,
    offered,
    play,
    spaces,
    table_at,
    told,
    use,
)

# Every Village and every start place is taken by a Villager or a piece.
VILLAGES = {"v1": ["red"], "v2": ["red"], "v3": ["red"], "v4": ["red"]}


def test_car_9_1_it_holds_one_monster() -> None:
    table = night("n02", monsters={"werewolf": "cauldron"})
    play(table, "careto:0")
    go(table, "d1", "v1")
    assert list(look(table, "monsters").values()).count("cauldron") == 1


def test_car_9_2_the_captured_villagers_stay_with_the_owner() -> None:
    table = night("n02", captured=[[], [], ["red", "blue"]])
    play(table, "careto:0")
    go(table, "d1")
    assert look(table, "monsters.lost-soul") == "cauldron"
    assert look(table, "captured.2") == ["red", "blue"]


def test_car_9_3_another_monster_sets_the_first_free_at_once_and_for_nothing() -> None:
    table = night("n02", monsters={"witch": "cauldron"}, campfires=[0, 2])
    play(table, "careto:0")
    go(table, "d1")
    assert decision(table) == "return-place"
    go(table, "g1")
    assert look(table, "monsters.witch") == "g1"
    assert look(table, "monsters.lost-soul") == "cauldron"
    assert look(table, "campfires.1") == 2
    assert table.waiting() == (0,)


def test_car_9_4_the_owner_chooses_also_in_anothers_turn() -> None:
    table = night("n02", monsters={"witch": "cauldron"})
    play(table, "careto:0")
    go(table, "d1")
    assert table.waiting() == (1,)
    # Empty Forests, Granaries, Villages, Waterfalls; G2, F1, T1 and T2 are taken.
    wanted = {"v1", "v2", "v3", "v4", "g1", "g3", "f2", "f3", "f4", "t3"}
    assert spaces(table) == wanted


def test_car_9_4_then_the_start_places_then_any_empty_space() -> None:
    table = night("n02", monsters={"werewolf": "cauldron"}, villagers=VILLAGES)
    play(table, "careto:0")
    go(table, "d1")
    # The start places: F1, P12, F4, P17 and D2 are empty; W1, D1, T2 are not.
    assert spaces(table) == {"f1", "p12", "f4", "p17", "d2"}
    full = {space: ["blue"] for space in ("f1", "p12", "f4", "p17", "d2")}
    table = night("n02", monsters={"werewolf": "cauldron"}, villagers={**VILLAGES, **full})
    play(table, "careto:0")
    go(table, "d1")
    every_space = {name[6:] for name in GAME.actions if name.startswith("space:")}
    taken = {"t1", "t2", "t3", "p18", "g2", "d1", "d4", "w1", "w3", *VILLAGES, *full}
    assert spaces(table) == every_space - taken


def test_car_9_4_on_a_full_board_a_lone_villager_is_captured() -> None:
    # Side 2p: 30 spaces, 25 Villagers, 3 Monsters, 2 Caretos; the fourth Monster comes back.
    pieces = {"werewolf": "cauldron", "moira": "f1", "shepherdess": "t1", "trevor": "d1"}
    names = (
        "p1 w1 p2 p3 v1 g1 p4 v2 p5 d2 p6 p7 c1 f2 p8 t2 v3 p9 p10 c2 g2 w2 d3 f3 p11 p12 p13"
    ).split()
    free = [name for name in names if name not in ("p12", "p13")]
    colours = [c for c in "red blue white green yellow".split() for _ in range(5)]
    document = {
        "teams": [["werewolf", "moira"], ["shepherdess", "trevor"]],
        "monsters": pieces,
        "caretos": ["p12", "p13"],
        "villagers": {space: [colour] for space, colour in zip(free, colours, strict=True)},
        "campfires": [3],
        "hands": [["n04", "n05"]],
    }
    table = table_at(document)
    play(table, "spend-rescue")
    assert spaces(table) == set(free)
    go(table, "p1")
    assert look(table, "captured.0") == ["red"]
    assert look(table, "monsters.werewolf") == "p1"


def test_car_9_5_three_campfires_bring_the_own_monster_back() -> None:
    for at_start in (True, False):
        table = night("n12 n05", campfires=[3], monsters={"werewolf": "cauldron"})
        if not at_start:
            play(table, "play:n12")
        play(table, "spend-rescue")
        assert table.waiting() == (0,)
        go(table, "v3")
        assert look(table, "campfires.0") == 0
        assert look(table, "monsters.werewolf") == "v3"
    poor = night("n12 n05", campfires=[2], monsters={"werewolf": "cauldron"})
    assert "spend-rescue" not in offered(poor)
    foreign = night("n12 n05", campfires=[3], monsters={"witch": "cauldron"})
    assert "spend-rescue" not in offered(foreign)


def test_car_9_6_a_match_brings_the_own_monster_back_in_action_only() -> None:
    table = night("n12 n05", piles=[["n04"]], monsters={"werewolf": "cauldron"})
    assert "rune-rescue" not in offered(table)
    play(table, "play:n12", "rune-rescue")
    go(table, "v3")
    assert look(table, "turn.rune_used") is True
    assert "rune-rescue" not in offered(table)


def test_car_9_7_a_returned_monster_can_act_unless_it_has_acted() -> None:
    table = night("n12", piles=[["n04"]], monsters={"werewolf": "cauldron"})
    play(table, "rune-rescue")
    go(table, "v3")
    assert "monster:werewolf" in offered(table)


def test_car_9_7_one_that_acted_before_it_was_caught_stays_activated() -> None:
    # The Werewolf moves next to Careto 0, is caught by it, comes back, and has acted (CAR-R41).
    table = use(
        "werewolf", "n20", piles=[["n14"]], monsters={"werewolf": "c1", "maria-gancha": "w3"}
    )
    play(table, "stop", "careto:0")
    go(table, "c1")
    play(table, "rune-rescue")
    go(table, "v3")
    assert "monster:werewolf" not in offered(table)


def test_car_9_8_coming_back_captures_and_scares_nobody() -> None:
    table = night("n12", campfires=[3], monsters={"werewolf": "cauldron"}, villagers=VILLAGES)
    play(table, "spend-rescue")
    go(table, "f1")
    assert look(table, "captured.0") == []
    assert told(table, "GroupScared") == []
