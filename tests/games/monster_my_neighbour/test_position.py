"""The position document: defaults, checks, and the way back (RULES.md, section 10)."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.monster_my_neighbour.at_the_table import GAME, LAST, at, look, placed, play

HANDS = ["hide fog deal", "vampire rumor villager", "hunter steal gossip"]
EXTRA = {"tie_break": "extra_rounds"}
SUMMARY: dict[str, Any] = {
    "round": 1,
    "result": "catch",
    "monster": "mermaid",
    "holder": 1,
    "catcher": 0,
    "gains": [2, 0, 1],
    "hands": [[], ["hide"], []],
    "piles": [["wanted", "hunter"], ["deal", "fog"], []],
}


def refusal(document: dict[str, Any], options: dict[str, Any] | None = None) -> tuple[str, ...]:
    """Return the keys that the refusal of a document for three seats names."""
    with pytest.raises(serao.PositionError) as refused:
        placed(document, 3, options=options)
    keys: tuple[str, ...] = refused.value.keys
    return keys


def refused(**keys: Any) -> str:
    """Return the key at fault in a document that is right but for ``keys``."""
    hands = [hand.split() for hand in HANDS]
    return refusal({"lap": 2, "hands": hands, **keys})[0]


# -- defaults -------------------------------------------------------------------------------


def test_what_is_left_out_has_its_default() -> None:
    table = at(HANDS, lap=2)
    position = table.position()
    expected = {
        "at": "turn",
        "round": 1,
        "vp": [0, 0, 0],
        "used_monsters": [],
        "start": 0,
        "active": 0,
        "piles": [["wanted"], [], []],
        "friends": [],
        "hunts": 0,
        "vills": 0,
        "buried": [],
        "known": [[[], [], []], [[], [], []], [[], [], []]],
        "records": [[], [], []],
        "knows_monster": [1],
        "last_round": {},
    }
    assert {key: position[key] for key in expected} == expected
    assert sorted(position["monster_deck"]) == ["goomiho", "mandrake", "mermaid", "werewolf"]
    assert len(position["general_deck"]) == 33 - 8 - 1


def test_used_monsters_are_the_first_that_no_other_key_mentions() -> None:
    table = at(HANDS, lap=2, round=4, monster_deck=["werewolf"])
    assert look(table, "used_monsters") == ["goomiho", "mermaid", "mandrake"]
    table = at(HANDS, lap=2, round=3)
    assert look(table, "used_monsters") == ["werewolf", "goomiho"]
    assert set(look(table, "monster_deck")) == {"mermaid", "mandrake"}


def test_a_short_monster_deck_is_the_top_of_it() -> None:
    rests = set()
    for seed in range(20):
        table = at(HANDS, lap=2, monster_deck=["mandrake", "goomiho"], seed=seed)
        assert look(table, "monster_deck")[:2] == ["mandrake", "goomiho"]
        rests.add(tuple(look(table, "monster_deck")[2:]))
    assert rests == {("werewolf", "mermaid"), ("mermaid", "werewolf")}


def test_counters_and_friends_come_from_the_piles() -> None:
    piles = [["wanted", "friend", "hunter"], ["villager"], ["hunter"]]
    table = at(HANDS, lap=2, piles=piles)
    assert (look(table, "hunts"), look(table, "vills")) == (2, 1)
    assert look(table, "friends") == [0]


def test_wanted_is_laid_on_the_starting_pile_whether_written_or_not() -> None:
    written = at(HANDS, lap=2, piles=[["wanted", "deal"], [], []])
    silent = at(HANDS, lap=2, piles=[["deal"], [], []])
    assert look(written, "piles") == look(silent, "piles") == [["wanted", "deal"], [], []]


def test_whoever_is_certain_of_the_monster_knows_it() -> None:
    known = [[[], ["vampire"], []], [[], [], []], [[], [], []]]
    assert look(at(HANDS, lap=2, known=known), "knows_monster") == [0, 1]


def test_a_record_left_short_takes_the_counters_of_the_table() -> None:
    """MMN-R36"""
    records = [[{"seat": 1, "fact": "missed"}], [], []]
    table = at(HANDS, lap=2, hunts=2, vills=1, records=records)
    full = {"seat": 1, "fact": "missed", "hunts": 2, "vills": 1, "lost": [], "gained": []}
    assert look(table, "records.0") == [full]


# -- entry points ---------------------------------------------------------------------------


def test_round_sets_a_round_up() -> None:
    table = placed({"at": "round", "round": 3, "monster_deck": ["mermaid"], "vp": [1, 2, 3]}, 3)
    assert look(table, "round") == 3
    assert look(table, "used_monsters") == ["vampire", "werewolf"]
    assert table.scores() == [1, 2, 3]
    assert look(table, "at") == "turn"


def test_scored_makes_the_end_test_first() -> None:
    assert placed({"at": "scored", "round": LAST}, 3).is_over
    table = placed({"at": "scored", "round": 2}, 3)
    assert look(table, "round") == 3
    assert look(table, "used_monsters") == ["vampire", "werewolf"]


def test_keys_of_a_round_may_have_their_defaults_where_none_is_running() -> None:
    empty: dict[str, Any] = {
        "at": "scored",
        "round": LAST,
        "start": 0,
        "lap": 1,
        "active": 0,
        "hands": [[], [], []],
        "piles": [[], [], []],
        "friends": [],
        "hunts": 0,
        "vills": 0,
        "buried": [],
        "general_deck": look(placed({"at": "scored", "round": LAST}, 3), "general_deck"),
        "known": [[[], [], []]] * 3,
        "records": [[], [], []],
        "knows_monster": [],
    }
    assert placed(empty, 3).is_over


@pytest.mark.parametrize("point", ["round", "scored"])
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("start", 1),
        ("lap", 2),
        ("active", 1),
        ("hands", [["hide"], [], []]),
        ("piles", [["hide"], [], []]),
        ("friends", [1]),
        ("hunts", 1),
        ("vills", 1),
        ("buried", [1]),
        ("general_deck", ["hide"]),
        ("records", [[{"seat": 1, "fact": "missed"}], [], []]),
        ("knows_monster", [0]),
    ],
)
def test_a_key_of_a_round_is_refused_where_none_is_running(
    point: str, key: str, value: object
) -> None:
    assert refusal({"at": point, key: value})[0] == key


# -- refusals -------------------------------------------------------------------------------


def test_the_right_document_is_taken() -> None:
    assert not at(HANDS, lap=2).is_over


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("at", "lunch"),
        ("round", 0),
        ("round", 6),
        ("round", 11),
        ("vp", [0, -1, 0]),
        ("vp", [0, 1]),
        ("vp", [0, True, 0]),
        ("used_monsters", ["werewolf"]),
        ("used_monsters", ["wolf"]),
        ("monster_deck", ["werewolf", "goomiho", "mermaid", "mandrake", "werewolf"]),
        ("monster_deck", ["werewolf", "werewolf"]),
        ("monster_deck", ["vampire"]),
        ("monster_deck", ["hide"]),
        ("start", 3),
        ("start", "first"),
        ("lap", 0),
        ("lap", 5),
        ("active", 3),
        ("friends", [3]),
        ("friends", [1, 1]),
        ("friends", [0, 1, 2]),
        ("hunts", -1),
        ("hunts", 4),
        ("vills", 3),
        ("buried", [3]),
        ("buried", [0, 1, 2, 0]),
        ("general_deck", ["hide"]),
        ("general_deck", ["vampire"]),
        ("known", [[], [], []]),
        ("known", [[["hide"], [], []], [[], [], []], [[], [], []]]),
        ("known", [[[], ["hide"], []], [[], [], []], [[], [], []]]),
        ("known", [[[], ["rumor", "rumor"], []], [[], [], []], [[], [], []]]),
        ("known", [[[], [], []]]),
        ("records", [[{"fact": "missed"}], [], []]),
        ("records", [[{"seat": 1}], [], []]),
        ("records", [[{"seat": 0, "fact": "missed"}], [], []]),
        ("records", [[{"seat": 1, "fact": "lied"}], [], []]),
        ("records", [[{"seat": 1, "fact": "missed", "lost": ["cow"]}], [], []]),
        ("records", [[{"seat": 1, "fact": "missed", "why": 1}], [], []]),
        ("knows_monster", [0]),
        ("knows_monster", [4]),
        ("last_round", {"round": 1}),
        ("last_round", {**SUMMARY, "result": "draw"}),
        ("last_round", {**SUMMARY, "catcher": -1}),
        ("last_round", {**SUMMARY, "result": "escape"}),
        ("last_round", {**SUMMARY, "monster": "hide"}),
        ("last_round", {**SUMMARY, "hands": [["mermaid"], [], []]}),
        ("last_round", {**SUMMARY, "piles": [["wanted", "wanted"], [], []]}),
        ("last_round", {**SUMMARY, "gains": [1, 1]}),
        ("last_round", {**SUMMARY, "weather": "fog"}),
        ("last_round", 3),
        ("deck_rest", "box"),
        ("weather", "fog"),
    ],
)
def test_a_wrong_value_is_refused_by_its_key(key: str, value: object) -> None:
    assert refused(**{key: value}).split(".")[0] == key


@pytest.mark.parametrize(
    "hands",
    [
        ["hide fog deal", "rumor villager", "hunter steal"],  # no Monster
        ["hide fog deal", "rumor vampire", "hunter mermaid"],  # two
        ["hide fog deal", "vampire monster", "hunter"],  # an action's word
        ["hide fog deal", "vampire rumor wanted", "hunter"],  # Wanted is played by now
        ["hide fog deal rumor", "vampire", "hunter"],  # four cards in lap 2
        ["hide fog deal", "vampire dog", "hunter dog"],  # two Dogs
        ["hide fog deal", "vampire"],  # two hands for three seats
        ["hide fog deal", "vampire cow", "hunter"],
    ],
)
def test_wrong_hands_are_refused(hands: list[str]) -> None:
    rows = [hand.split() for hand in hands]
    assert refused(hands=rows).split(".")[0] == "hands"


def test_hands_must_be_written_at_a_turn() -> None:
    assert refusal({"lap": 2}) == ("hands",)


def test_the_starting_seat_holds_wanted_on_the_first_turn() -> None:
    rows = [hand.split() for hand in HANDS]
    assert refusal({"hands": rows}) == ("hands",)
    rows[1] = ["wanted", "vampire", "rumor", "villager"]
    assert refusal({"hands": rows}) == ("hands",)
    assert placed({"hands": rows, "start": 1}, 3).waiting() == (2,)


def test_a_seat_that_had_its_turn_may_hold_one_card_less() -> None:
    rows = [hand.split() for hand in HANDS]
    assert refusal({"hands": rows, "lap": 2, "active": 1}) == ("hands.0",)
    assert refusal({"hands": rows, "lap": 2, "start": 2, "active": 0}) == ("hands.2",)


@pytest.mark.parametrize(
    "pile",
    [
        ["vampire"],
        ["cow"],
        ["hide", "wanted"],
        [{"down": "hide", "by": 0}],  # only a Hunter is laid on the own pile face down
        [{"down": "hunter", "by": 0, "seen": [1]}],
        [{"down": "vampire", "by": 1}],
        [{"down": "rumor"}],
        [{"by": 1}],
        [{"down": "rumor", "by": 3}],
        [{"down": "rumor", "by": 1, "seen": [1]}],
        [{"down": "rumor", "by": 1, "seen": [7]}],
        [{"down": "rumor", "by": 1, "why": 2}],
        [3],
        "hide",
    ],
)
def test_wrong_piles_are_refused(pile: object) -> None:
    assert refused(piles=[pile, [], []]).split(".")[0] == "piles"


def test_wanted_lies_on_no_other_pile() -> None:
    assert refused(piles=[[], ["wanted"], []]).split(".")[0] == "piles"


@pytest.mark.parametrize(("key", "value"), [("hunts", 1), ("vills", 0), ("friends", [1])])
def test_counters_are_not_smaller_than_what_lies_face_up(key: str, value: object) -> None:
    piles = [["wanted", "hunter", "hunter"], ["villager"], ["friend"]]
    assert refused(piles=piles, **{key: value}) == key


def test_cards_that_only_counters_speak_of_count_as_copies() -> None:
    with pytest.raises(serao.PositionError) as found:
        at(HANDS, lap=2, hunts=4)
    assert set(found.value.keys) == {"hunts", "hands.2"}
    hands = ["friend friend deal", "vampire rumor villager", "hunter"]
    with pytest.raises(serao.PositionError) as found:
        at(hands, lap=2, friends=[1])
    assert set(found.value.keys) == {"friends", "hands.0"}
    assert not at(HANDS, lap=2, hunts=3, buried=[], vills=2).is_over


def test_a_written_general_deck_is_exactly_the_rest() -> None:
    rest = look(at(HANDS, lap=2), "general_deck")
    assert look(at(HANDS, lap=2, general_deck=rest[::-1]), "general_deck") == rest
    assert refused(general_deck=rest[1:]) == "general_deck"
    assert refused(general_deck=[*rest, "hide"]) == "general_deck"


def test_rounds_above_five_need_extra_rounds() -> None:
    rows = [hand.split() for hand in HANDS]
    document = {"hands": rows, "lap": 2, "round": 7}
    assert refusal(document) == ("round",)
    table = placed(document, 3, options=EXTRA)
    assert len(look(table, "used_monsters")) == 1
    assert refusal({**document, "round": 11}, EXTRA) == ("round",)


def test_a_summary_is_written_whole() -> None:
    """MMN-R38"""
    table = at(HANDS, lap=2, round=2, last_round=SUMMARY, used_monsters=["mermaid"])
    assert look(table, "last_round") == SUMMARY


# -- the way back ---------------------------------------------------------------------------


def test_a_table_in_mid_turn_comes_back_as_it_was() -> None:
    table = at(["steal fog deal", "hide rumor", "vampire villager hunter"], lap=2, luck=["hide"])
    play(table, 0, "play:steal", "player:1")
    again = GAME.table_from(table.position())
    assert again.position() == table.position()
    play(again, 0, "give:fog")
    play(table, 0, "give:fog")
    assert again.position() == table.position()


def test_secret_answers_come_back() -> None:
    table = at(["gossip hide fog", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip", "give:fog")
    again = GAME.table_from(table.position())
    assert again.waiting() == (1, 2)
    assert again.view(0)["chosen"] == ["give:fog"]


def test_a_table_with_all_kinds_of_memory_comes_back() -> None:
    piles: list[list[Any]] = [["wanted", {"down": "rumor", "by": 1, "seen": [2]}], [], []]
    records = [
        [
            {
                "seat": 1,
                "fact": "missed",
                "hunts": 1,
                "vills": 0,
                "lost": ["hide"],
                "gained": ["rumor"],
            }
        ],
        [],
        [],
    ]
    known = [[[], ["rumor"], []], [[], [], []], [["fog"], [], []]]
    table = at(HANDS, lap=2, piles=piles, hunts=1, records=records, known=known)
    assert look(table, "records") == records
    assert look(table, "known") == known
    assert look(table, "piles") == piles
    assert GAME.table_from(table.position()).position() == table.position()
