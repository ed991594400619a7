"""Positions that are refused, each with an error that names the key (RULES.md, 8.1 to 8.3)."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.wipe_em_out.at_the_table import GAME, places

HANDS = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"], ["scythe", "bolas"]]
ROUND = {"at": "round", "hands": HANDS[:2]}
PREPARE = {"at": "prepare", "slots": ["slime"], "hands": HANDS[:2]}
ARTIFACTS = {"at": "artifacts", "slots": ["slime"], "places": places("axe", "claw")}
SPELLS = {**ARTIFACTS, "at": "spells"}
COLLECT = {**ARTIFACTS, "at": "collect"}
REFILL = {"at": "refill", "hands": HANDS[:2]}
SCORE = {"at": "score", "trophies": [["slime", "mimic"], ["peuchen"]]}
SPELLS_OF_FOUR = {
    "at": "spells",
    "slots": ["slime", "peuchen"],
    "places": places("axe", "claw", "kunai@b", "whip@b"),
}
POINTS: dict[str, dict[str, Any]] = {
    "setup": {},
    "round": ROUND,
    "prepare": PREPARE,
    "artifacts": ARTIFACTS,
    "spells": SPELLS,
    "collect": COLLECT,
    "refill": REFILL,
    "score": SCORE,
}
NOT_A_SEAT = [-1, 2, "0", None, True, 0.5, [0]]


def refuse(document: dict[str, Any], key: str, seats: int = 2) -> None:
    """Check that the document is refused with an error that names ``key`` first."""
    with pytest.raises(serao.PositionError) as refusal:
        GAME.table_at(document, seats=seats)
    assert refusal.value.keys[0] == key
    assert str(refusal.value).startswith(f"{key}: ")
    assert "\n" not in str(refusal.value)


def with_place(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return the document with other values on the place of seat 1."""
    first, second, *rest = document["places"]
    return {**document, "places": [first, {**second, **changes}, *rest]}


# -- keys ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", POINTS.values(), ids=POINTS)
def test_every_entry_point_takes_its_own_document(document: dict[str, Any]) -> None:
    GAME.table_at(document)


@pytest.mark.parametrize("document", POINTS.values(), ids=POINTS)
def test_an_unknown_key_is_named(document: dict[str, Any]) -> None:
    refuse({**document, "weather": "rain"}, "weather")


@pytest.mark.parametrize("point", ["over", "Setup", "end", "", 3, None, ["setup"]])
def test_at_is_one_of_eight_names(point: object) -> None:
    refuse({"at": point}, "at")


@pytest.mark.parametrize("number", [0, -1, "1", True, 1.5, None, [1]])
def test_round_is_a_number_from_1(number: object) -> None:
    refuse({**ROUND, "round": number}, "round")


@pytest.mark.parametrize(("seats", "last"), [(2, 15), (3, 19), (4, 10), (5, 12)])
def test_round_is_at_most_the_last_and_the_extra_one_of_two_or_three(seats: int, last: int) -> None:
    hands = [*HANDS, ["whip", "fusion"]][:seats]
    document = {"at": "refill", "hands": hands, "trophies": [["slime"], *[[]] * (seats - 1)]}
    GAME.table_at({**document, "round": last}, seats=seats)
    refuse({**document, "round": last + 1}, "round", seats)


@pytest.mark.parametrize(
    ("seats", "first", "last"), [(2, 14, 15), (3, 18, 19), (4, 10, 10), (5, 12, 12)]
)
def test_round_at_score_is_the_last_or_the_extra_one(seats: int, first: int, last: int) -> None:
    document = {"at": "score", "trophies": [["slime"], *[[]] * (seats - 1)]}
    for number in range(1, first):
        refuse({**document, "round": number}, "round", seats)
    for number in range(first, last + 1):
        GAME.table_at({**document, "round": number}, seats=seats)
    refuse({**document, "round": last + 1}, "round", seats)


@pytest.mark.parametrize("seat", NOT_A_SEAT)
def test_revealer_is_a_seat(seat: object) -> None:
    refuse({**ROUND, "revealer": seat}, "revealer")


@pytest.mark.parametrize("seat", NOT_A_SEAT)
def test_lead_is_a_seat(seat: object) -> None:
    refuse({**SPELLS, "lead": seat}, "lead")
    refuse({**REFILL, "lead": seat}, "lead")


# -- written only at some points ----------------------------------------------------------------

ONLY_AT = [
    ("lead", 0, ("spells", "collect", "refill", "score")),
    ("lead", 1, ("spells", "collect", "refill", "score")),
    ("silenced", [0], ("spells", "collect")),
    ("used", ["swift-hands"], ("spells", "collect")),
    ("copies", [["slime"], []], ("score",)),
    ("places", places("axe", "claw"), ("artifacts", "spells", "collect")),
    ("slots", ["slime"], ("prepare", "artifacts", "spells", "collect")),
]


@pytest.mark.parametrize(
    ("key", "value", "points"), ONLY_AT, ids=[f"{r[0]}={r[1]}" for r in ONLY_AT]
)
@pytest.mark.parametrize("point", POINTS)
def test_some_keys_are_written_only_at_some_points(
    key: str, value: object, points: tuple[str, ...], point: str
) -> None:
    document = {**POINTS[point], key: value}
    if point in points:
        GAME.table_at(document)
    else:
        refuse(document, key)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 1),
        ("revealer", 0),
        ("revealer", 1),
        ("lead", 0),
        ("hands", [["axe"], ["claw"]]),
        ("known", [{"hand": 0, "to": 1, "cards": []}]),
        ("discard", ["axe"]),
        ("trophies", [["slime"], []]),
        ("monster_discard", ["slime"]),
    ],
)
def test_at_setup_only_the_tops_of_the_piles_may_be_written(key: str, value: object) -> None:
    refuse({"at": "setup", key: value}, key)


@pytest.mark.parametrize("key", ["deck", "monster_deck", "side_pile"])
def test_at_setup_the_tops_of_the_piles_may_be_written(key: str) -> None:
    top = ["axe"] if key == "deck" else ["slime"]
    GAME.table_at({"at": "setup", key: top})


@pytest.mark.parametrize("document", POINTS.values(), ids=POINTS)
def test_winners_are_never_written(document: dict[str, Any]) -> None:
    refuse({**document, "winners": [0]}, "winners")


# -- must be written ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "key"),
    [
        (ROUND, "hands"),
        (PREPARE, "hands"),
        (PREPARE, "slots"),
        (ARTIFACTS, "places"),
        (ARTIFACTS, "slots"),
        (SPELLS, "places"),
        (SPELLS, "slots"),
        (COLLECT, "places"),
        (COLLECT, "slots"),
    ],
)
def test_what_an_entry_point_needs_must_be_written(document: dict[str, Any], key: str) -> None:
    refuse({name: value for name, value in document.items() if name != key}, key)


@pytest.mark.parametrize("document", [ARTIFACTS, SPELLS, COLLECT])
def test_places_may_not_be_empty_where_they_must_be_written(document: dict[str, Any]) -> None:
    refuse({**document, "places": []}, "places")


# -- slots --------------------------------------------------------------------------------------


@pytest.mark.parametrize("slots", [["dragon"], ["axe"], [1], [None], "slime", {"a": "slime"}])
@pytest.mark.parametrize("document", [PREPARE, ARTIFACTS, SPELLS, COLLECT])
def test_a_slot_holds_a_monster(document: dict[str, Any], slots: object) -> None:
    refuse({**document, "slots": slots}, "slots")


@pytest.mark.parametrize("slots", [5, "slime", [["slime"]], [{}], ["slime"], ["none", "none"]])
def test_a_slot_written_elsewhere_is_refused_whatever_it_is(slots: object) -> None:
    refuse({**REFILL, "slots": slots}, "slots")


def test_slots_are_one_or_two_by_the_number_of_players() -> None:
    refuse({**PREPARE, "slots": ["slime", "slime"]}, "slots")
    refuse({**PREPARE, "slots": []}, "slots")
    refuse({**PREPARE, "hands": HANDS, "slots": ["slime"]}, "slots", 4)


@pytest.mark.parametrize("document", [PREPARE, ARTIFACTS, SPELLS, COLLECT])
def test_no_slot_is_empty_with_two_or_three_players(document: dict[str, Any]) -> None:
    refuse({**document, "slots": ["none"]}, "slots")


def test_an_empty_slot_is_one_that_nobody_attacks() -> None:
    all_on_a = {**SPELLS_OF_FOUR, "places": places("axe", "claw", "kunai", "whip")}
    for point in ("spells", "collect"):
        GAME.table_at({**all_on_a, "at": point, "slots": ["slime", "none"]}, seats=4)
        refuse({**SPELLS_OF_FOUR, "at": point, "slots": ["slime", "none"]}, "slots", 4)
        refuse({**all_on_a, "at": point, "slots": ["none", "slime"]}, "slots", 4)
    refuse({**all_on_a, "at": "artifacts", "slots": ["slime", "none"]}, "slots", 4)
    refuse({"at": "prepare", "hands": HANDS, "slots": ["slime", "none"]}, "slots", 4)


# -- places -------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", [ARTIFACTS, SPELLS, COLLECT])
def test_there_is_one_place_for_each_seat(document: dict[str, Any]) -> None:
    refuse({**document, "places": places("axe")}, "places")
    refuse({**document, "places": places("axe", "claw", "kunai")}, "places")
    refuse({**document, "places": {"0": "axe"}}, "places")


def test_a_place_is_a_table_with_an_artifact() -> None:
    refuse({**SPELLS, "places": [{"artifact": "axe"}, "claw"]}, "places.1")
    refuse({**SPELLS, "places": [{"artifact": "axe"}, {}]}, "places.1.artifact")
    refuse(with_place(SPELLS, artifact="sword"), "places.1.artifact")
    refuse(with_place(SPELLS, artifact="power-boost"), "places.1.artifact")
    refuse(with_place(SPELLS, artifact=["claw"]), "places.1.artifact")


def test_an_unknown_key_of_a_place_is_named() -> None:
    refuse(with_place(SPELLS, colour="red"), "places.1.colour")


@pytest.mark.parametrize("slot", ["b", "c", "A", 0, None])
def test_the_slot_of_a_place_is_a_with_two_or_three_players(slot: object) -> None:
    refuse(with_place(SPELLS, slot=slot), "places.1.slot")


def test_the_slot_of_a_place_may_be_b_with_four() -> None:
    GAME.table_at(SPELLS_OF_FOUR, seats=4)
    refuse(with_place(SPELLS_OF_FOUR, slot="c"), "places.1.slot", 4)


@pytest.mark.parametrize("base", [3, 5, 0, -4, "4", True])
def test_base_is_the_printed_power(base: object) -> None:
    refuse(with_place(SPELLS, base=base), "places.1.base")
    GAME.table_at(with_place(SPELLS, base=4))


def test_base_of_a_mirror_may_differ_after_its_effect() -> None:
    for document in (SPELLS, COLLECT):
        GAME.table_at(with_place(document, artifact="magic-mirror", base=7))
    refuse(with_place(ARTIFACTS, artifact="magic-mirror", base=7), "places.1.base")
    refuse(with_place(SPELLS, artifact="magic-mirror", base=-1), "places.1.base")


@pytest.mark.parametrize("bonus", [1, -2])
def test_bonus_is_0_before_the_effects(bonus: int) -> None:
    for document in (SPELLS, COLLECT):
        GAME.table_at(with_place(document, bonus=bonus))
    refuse(with_place(ARTIFACTS, bonus=bonus), "places.1.bonus")


def test_bonus_is_a_number() -> None:
    refuse(with_place(SPELLS, bonus="two"), "places.1.bonus")


def test_spells_are_attached_after_the_effects_only() -> None:
    for document in (SPELLS, COLLECT):
        GAME.table_at(with_place(document, spells=["power-boost"]))
    refuse(with_place(ARTIFACTS, spells=["power-boost"]), "places.1.spells")


@pytest.mark.parametrize(
    "spells",
    [
        ["swift-hands"],
        ["axe"],
        ["thunder"],
        ["broken-artifact", "broken-artifact"],
        ["magic-shield", "power-boost", "magic-shield"],
        "power-boost",
        [1],
    ],
)
def test_attached_are_spells_on_one_artifact(spells: object) -> None:
    refuse(with_place(SPELLS, spells=spells), "places.1.spells")


@pytest.mark.parametrize("power", [3, 5, 0, "4"])
def test_a_written_power_must_be_right(power: object) -> None:
    refuse(with_place(SPELLS, power=power), "places.1.power")


# -- silence, used spells, hands ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [[2], [-1], ["0"], [0, 0], [True], 0, "0"])
def test_silenced_are_different_seats(seats: object) -> None:
    refuse({**SPELLS, "silenced": seats}, "silenced")


@pytest.mark.parametrize("used", [["power-boost"], ["axe"], ["thunder"], "swift-hands", [0]])
def test_used_are_swift_hands_only(used: object) -> None:
    refuse({**SPELLS, "used": used}, "used")


@pytest.mark.parametrize("document", [ROUND, PREPARE])
def test_every_hand_has_an_artifact_before_the_reveal(document: dict[str, Any]) -> None:
    refuse({**document, "hands": [["axe"], ["power-boost"]]}, "hands.1")
    refuse({**document, "hands": [[], ["axe"]]}, "hands.0")


def test_later_a_hand_may_have_none() -> None:
    for document in (ARTIFACTS, SPELLS, COLLECT, REFILL):
        GAME.table_at({**document, "hands": [["power-boost"], []]})


def test_there_is_one_hand_for_each_seat() -> None:
    refuse({**REFILL, "hands": [["axe"]]}, "hands")
    refuse({**REFILL, "hands": [["axe"], [], []]}, "hands")
    refuse({**REFILL, "hands": "axe"}, "hands")
    refuse({**REFILL, "hands": [["axe"], "claw"]}, "hands.1")
    refuse({**REFILL, "hands": [["axe"], ["sword"]]}, "hands.1")
    refuse({**REFILL, "hands": [["axe"], ["slime"]]}, "hands.1")


# -- knowledge ----------------------------------------------------------------------------------


def know(**entry: object) -> dict[str, Any]:
    whole: dict[str, object] = {"hand": 0, "to": 1, "cards": ["axe"], **entry}
    return {**REFILL, "known": [{k: v for k, v in whole.items() if v != "left out"}]}


def test_known_cards_are_in_that_hand() -> None:
    GAME.table_at(know())
    refuse(know(cards=["whip"]), "known.0.cards")
    refuse(know(cards=["axe", "axe"]), "known.0.cards")
    refuse(know(cards=["sword"]), "known.0.cards")
    refuse(know(cards="axe"), "known.0.cards")


@pytest.mark.parametrize("seat", NOT_A_SEAT)
def test_known_is_about_the_hand_of_a_seat(seat: object) -> None:
    refuse(know(hand=seat), "known.0.hand")


@pytest.mark.parametrize("viewer", [-1, 2, "nobody", "1", None, True])
def test_known_is_to_a_seat_or_to_all(viewer: object) -> None:
    GAME.table_at(know(to="all"))
    refuse(know(to=viewer), "known.0.to")


def test_nobody_has_an_entry_for_the_own_hand() -> None:
    refuse(know(to=0), "known.0.to")


def test_nobody_knows_less_than_all() -> None:
    entries = [{"hand": 0, "to": "all", "cards": ["axe"]}, {"hand": 0, "to": 1, "cards": ["claw"]}]
    refuse({**REFILL, "known": entries}, "known")


def test_there_is_one_entry_for_a_hand_and_a_viewer() -> None:
    entries = [{"hand": 0, "to": 1, "cards": ["axe"]}, {"hand": 0, "to": 1, "cards": ["claw"]}]
    refuse({**REFILL, "known": entries}, "known.1.to")
    public = [{"hand": 0, "to": "all", "cards": ["axe"]}] * 2
    refuse({**REFILL, "known": public}, "known.1.to")


@pytest.mark.parametrize("key", ["hand", "to", "cards"])
def test_the_three_keys_of_an_entry_must_be_written(key: str) -> None:
    refuse(know(**{key: "left out"}), f"known.0.{key}")


def test_an_unknown_key_of_an_entry_is_named() -> None:
    refuse(know(since=3), "known.0.since")
    refuse({**REFILL, "known": {"hand": 0}}, "known")
    refuse({**REFILL, "known": ["axe"]}, "known.0")


# -- piles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["deck", "discard"])
def test_a_pile_of_items_holds_items(key: str) -> None:
    refuse({**REFILL, key: ["slime"]}, key)
    refuse({**REFILL, key: "axe"}, key)


@pytest.mark.parametrize("key", ["monster_deck", "side_pile", "monster_discard"])
def test_a_pile_of_monsters_holds_monsters(key: str) -> None:
    refuse({**REFILL, key: ["axe"]}, key)
    refuse({**REFILL, key: ["none"]}, key)
    refuse({**REFILL, key: "slime"}, key)


@pytest.mark.parametrize("key", ["deck_rest", "side_pile_rest"])
def test_a_rest_is_shuffled_or_in_the_box(key: str) -> None:
    for value in ("shuffled", "box"):
        GAME.table_at({**REFILL, key: value})
    refuse({**REFILL, key: "burnt"}, key)
    refuse({**REFILL, key: True}, key)


@pytest.mark.parametrize(
    ("point", "number", "size"),
    [("setup", 1, 14), ("round", 1, 14), ("round", 9, 6), ("refill", 1, 13), ("refill", 14, 0)],
)
def test_a_monster_deck_longer_than_the_round_leaves_is_refused(
    point: str, number: int, size: int
) -> None:
    document = {**POINTS[point], "trophies": [["peuchen"], []]}
    if point == "setup":
        document = {"at": "setup"}
    else:
        document["round"] = number
    monsters = (["slime"] * 10 + ["vampire"] * 10)[: size + 1]
    GAME.table_at({**document, "monster_deck": monsters[:size]})
    refuse({**document, "monster_deck": monsters}, "monster_deck")


def test_a_monster_deck_that_cannot_be_filled_is_refused() -> None:
    side = ["slime"] * 10 + ["vampire"] * 10 + ["werewolf"] * 10 + ["werehyena"] * 10
    side += ["zombie-2"] * 8 + ["zombie-3"] * 6 + ["peuchen"] * 5
    refuse({**REFILL, "side_pile": [*side, "mimic"]}, "monster_deck")  # 60 of 72 lie there
    GAME.table_at({**REFILL, "side_pile": side})  # 59: the 13 others are the monster deck


def test_the_extra_round_needs_a_card_in_the_side_pile() -> None:
    refuse({**ROUND, "round": 15, "side_pile_rest": "box"}, "side_pile")
    GAME.table_at({**ROUND, "round": 15, "side_pile_rest": "box", "side_pile": ["slime"]})


# -- trophies and copies ------------------------------------------------------------------------


def test_trophies_are_monsters_of_each_seat() -> None:
    refuse({**REFILL, "trophies": [["slime"]]}, "trophies")
    refuse({**REFILL, "trophies": [["slime"], ["axe"]]}, "trophies.1")
    refuse({**REFILL, "trophies": [["slime"], ["none"]]}, "trophies.1")


def test_a_copy_needs_a_mimic_and_a_real_card_of_its_kind() -> None:
    GAME.table_at({**SCORE, "copies": [["slime"], []]})
    refuse({**SCORE, "copies": [[], ["peuchen"]]}, "copies.1")  # no mimic
    refuse({**SCORE, "copies": [["slime", "slime"], []]}, "copies.0")  # one mimic
    refuse({**SCORE, "copies": [["peuchen"], []]}, "copies.0")  # not held by that seat
    refuse({**SCORE, "copies": [["mimic"], []]}, "copies.0")
    refuse({**SCORE, "copies": [["axe"], []]}, "copies.0")
    refuse({**SCORE, "copies": [["slime"]]}, "copies")


# -- more often than printed --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "key"),
    [
        ({**REFILL, "discard": ["axe"]}, "discard"),
        ({**REFILL, "deck": ["axe"]}, "deck"),
        ({"at": "refill", "hands": [["axe"], ["axe"]]}, "hands.1"),
        ({**ARTIFACTS, "hands": [["axe"], []]}, "places.0"),
        ({**SPELLS, "used": ["swift-hands"] * 5}, "used"),
        (
            with_place({**SPELLS, "discard": ["magic-shield"] * 4}, spells=["magic-shield"]),
            "discard",
        ),
        ({**PREPARE, "monster_discard": ["slime"] * 10}, "monster_discard"),
        ({**REFILL, "trophies": [["mimic"] * 2, ["mimic"] * 3]}, "trophies.1"),
        (
            {**REFILL, "trophies": [["mimic"] * 2, []], "monster_deck": ["mimic"] * 3},
            "monster_deck",
        ),
        ({**REFILL, "trophies": [["mimic"] * 2, []], "side_pile": ["mimic"] * 3}, "side_pile"),
    ],
)
def test_no_card_occurs_more_often_than_printed_over_all_zones(
    document: dict[str, Any], key: str
) -> None:
    refuse(document, key)


def test_the_error_names_every_key_where_the_card_lies() -> None:
    with pytest.raises(serao.PositionError, match=r"axe for the 2\. time, 1 printed") as refusal:
        GAME.table_at({**REFILL, "discard": ["axe"]})
    assert refusal.value.keys == ("discard", "hands.0")


def test_copies_are_no_cards() -> None:
    five = ["giant-rat"] * 5
    table = GAME.table_at(
        {"at": "score", "trophies": [[*five, "mimic"], []], "copies": [["giant-rat"], []]}
    )
    assert table.scores() == [6, 0]


def test_a_document_that_is_no_table_is_refused() -> None:
    with pytest.raises(serao.PositionError, match="position: a table, not"):
        GAME.table_at(["axe"])  # type: ignore[arg-type]  # what a damaged file may hold
