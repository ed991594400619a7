"""What each event changes: the table as it is told, in the midst of the rules."""

from __future__ import annotations

from typing import Any

from serao.games.monster_my_neighbour.state import Table
from serao.kernel.state import State
from tests.games.monster_my_neighbour.at_the_table import LAST, at, play


def story(table: State, seat: int, name: str, viewer: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """Act, and return each event that the viewer is told with the view at that moment."""
    told = len(table.journal or [])
    table.moments = []
    play(table, seat, name)
    events, moments = (table.journal or [])[told:], table.moments
    table.moments = None
    return [
        (type(event).__name__, moment.view(viewer))
        for event, moment in zip(events, moments, strict=True)
        if event.as_seen_by(viewer) is not None
    ]


def sizes(view: dict[str, Any]) -> list[int]:
    return [len(hand) if isinstance(hand, list) else hand["size"] for hand in view["hands"]]


def at_gossip() -> Table:
    table = at(["gossip hide fog", "hide rumor", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:hide")
    return table


def test_mmn_6_7_cards_pass_one_by_one() -> None:
    moments = story(at_gossip(), 2, "give:monster")
    assert [sizes(view) for name, view in moments if name == "CardGiven"] == [
        [1, 3, 3],
        [1, 2, 4],
        [2, 2, 3],
    ]


def test_mmn_6_7_a_card_that_came_is_not_taken_for_the_one_that_goes() -> None:
    """Seat 1 passes a Hide on that it had before; the one of seat 0 stays with it."""
    moments = story(at_gossip(), 2, "give:monster")
    assert [view["hands"][1]["known"] for _, view in moments[:3]] == [["hide"]] * 3
    assert [view["hands"][0] for _, view in moments[:3]] == [["fog"], ["fog"], ["fog", "vampire"]]


def test_nobody_learns_the_monster_before_the_card_is_theirs() -> None:
    moments = story(at_gossip(), 2, "give:monster")
    assert [view["monster"] for _, view in moments[:3]] == ["unknown", "unknown", "vampire"]


def test_telling_cards_one_by_one_leaves_the_same_knowledge() -> None:
    table = at_gossip()
    silent = table.clone()
    assert not silent.telling
    play(silent, 2, "give:monster")
    play(table, 2, "give:monster")
    assert silent.position() == table.position()


def test_mmn_6_8_a_rumor_is_told_before_its_cards_move() -> None:
    table = at(
        ["rumor hide fog", "deal rumor", "vampire steal"], lap=2, luck=["fog", "deal", "vampire"]
    )
    moments = story(table, 0, "play:rumor")
    names = [name for name, _ in moments[:5]]
    assert names == ["CardPlayed", "RumorSpread", "CardDrawn", "CardDrawn", "CardDrawn"]
    assert [sizes(view) for _, view in moments[1:5]] == [
        [2, 2, 2],
        [1, 3, 2],
        [1, 2, 3],
        [2, 2, 2],
    ]


def test_a_played_card_is_counted_when_it_is_told() -> None:
    for card, field, count in (("hunter", "hunts", 1), ("villager", "vills", 1)):
        table = at([f"{card} hide", "rumor deal", "vampire steal villager"], lap=2)
        (name, view), *_ = story(table, 0, f"play:{card}")
        assert (name, view[field]) == ("CardPlayed", count)
    table = at(["friend hide", "rumor deal", "vampire steal villager"], lap=2)
    assert story(table, 0, "play:friend")[0][1]["friends"] == [0]


def test_mmn_7_5_a_miss_is_noted_when_it_is_told() -> None:
    table = at(["hunter hide", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:hunter")
    (name, view), *_ = story(table, 0, "player:1")
    assert name == "HunterMissed"
    assert [record["fact"] for record in view["records"]] == ["missed"]


def test_mmn_6_5_the_dog_is_in_hand_when_the_dropped_card_is_told() -> None:
    table = at(["dog fog deal", "hide rumor", "vampire villager hunter"], lap=2)
    play(table, 0, "play:dog", "player:1")
    (name, view), *_ = story(table, 1, "give:rumor")
    assert name == "CardDropped"
    assert view["piles"][0] == ["wanted", {"down": "unknown", "by": 1}]
    assert view["hands"][1] == {"size": 2, "known": ["dog"]}


def test_mmn_6_11_the_fog_rolls_in_before_the_new_hand_is_seen() -> None:
    luck = ["vampire", "deal", "hide", "rumor", "steal"]
    table = at(["fog hide rumor", "deal", "vampire steal"], lap=2, luck=luck)
    (_, played), (fog, before), (dealt, after), *_ = story(table, 0, "play:fog")
    assert (fog, dealt) == ("FogRolledIn", "HandDealt")
    assert played["hands"][0] == before["hands"][0] == ["hide", "rumor"]
    assert after["hands"][0] == ["deal", "vampire"]
    assert (before["monster"], after["monster"]) == ("unknown", "vampire")


def test_mmn_9_a_round_ends_step_by_step() -> None:
    table = at(["hunter hide", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:hunter")
    before = table.view(1)
    moments = story(table, 0, "player:2", viewer=1)
    names = [name for name, _ in moments[:4]]
    assert names == ["MonsterCaught", "PointsGained", "PointsGained", "RoundBegun"]
    assert [view["vp"] for _, view in moments[:3]] == [[0, 0, 0], [2, 0, 0], [2, 1, 0]]
    caught = moments[0][1]
    assert (caught["used_monsters"], caught["monster"]) == (["vampire"], "none")
    assert sizes(caught) == [1, 2, 2]
    assert len(before["chronicle"]) == 0
    assert [len(view["chronicle"]) for _, view in moments[:4]] == [1, 1, 1, 1]  # all hands are up
    assert caught["last_round"]["hands"][1:] == [["rumor", "deal"], ["steal", "villager"]]


def test_mmn_6_13_everybody_sees_the_monster_that_is_played() -> None:
    table = at(["vampire", "rumor deal", "hide steal"], lap=2, active=2)
    moments = story(table, 2, "play:hide", viewer=1)
    view = next(view for name, view in moments if name == "CardPlayed" and view["active"] == 0)
    assert (view["monster"], sizes(view)) == ("vampire", [0, 2, 1])


def test_between_rounds_there_is_no_monster_even_when_none_is_left() -> None:
    table = at(["hunter hide", "rumor deal", "vampire steal villager"], lap=2, round=LAST)
    play(table, 0, "play:hunter")
    moments = story(table, 0, "player:2")
    assert moments[-1][0] == "GameWon"
    assert {view["monster"] for _, view in moments} == {"none"}
