"""Worlds that a seat cannot tell from the truth (RULES.md, section 6, resampling)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import serao
from serao.games.monster_my_neighbour.actions import HUNTER, MONSTER
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.worlds import Unseen
from serao.kernel.state import NOTHING
from tests.games.monster_my_neighbour.at_the_table import LAST, at, hand, look, offered, play
from tests.games.monster_my_neighbour.test_knowledge import knowing, record

MONSTERS = ("vampire", "werewolf", "goomiho", "mermaid", "mandrake")


def worlds(table: Table, seat: int | None, number: int = 60) -> list[serao.State]:
    rng = serao.Rng(number)
    return [table.determinize(seat, rng) for _ in range(number)]


def holder(world: serao.State) -> int:
    assert isinstance(world, Table)
    return world.holder()


def test_what_is_known_stays_and_the_rest_is_drawn_anew() -> None:
    cards = ["hide fog deal", "vampire rumor villager", "hunter steal gossip"]
    table = at(cards, lap=2, known=knowing(3, (0, 1, "rumor")))
    seen = set()
    for world in worlds(table, 0):
        assert hand(world, 0) == hand(table, 0)
        assert "rumor" in hand(world, 1)
        assert [len(cards) for cards in look(world, "hands")] == [3, 3, 3]
        seen.add(tuple(hand(world, 2)))
    assert len(seen) > 20


def test_the_monsters_name_is_drawn_from_those_not_used_unless_it_is_known() -> None:
    cards = ["hide fog deal", "vampire rumor villager", "hunter steal gossip"]
    table = at(cards, lap=2, round=3, used_monsters=["mermaid", "mandrake"])
    names = Counter(
        card
        for w in worlds(table, 0, 120)
        for row in look(w, "hands")
        for card in row
        if card in MONSTERS
    )
    assert set(names) == {"vampire", "werewolf", "goomiho"}
    assert min(names.values()) > 20
    for world in worlds(table, 1, 10):
        assert "vampire" in hand(world, 1)
    for world in worlds(at(cards, lap=2, round=LAST), 0, 10):
        assert world.view(0)["monster"] == "vampire"


def test_the_monster_is_equally_likely_in_every_unknown_place() -> None:
    cards = ["hide fog deal", "vampire rumor", "hunter steal gossip", "villager"]
    table = at(cards, lap=2, active=0)
    where = Counter(holder(world) for world in worlds(table, 0, 600))
    assert where[0] == 0
    assert 150 <= where[1] <= 250  # two of six places
    assert 250 <= where[2] <= 350
    assert 60 <= where[3] <= 140


def test_a_holder_who_can_be_certain_is_kept() -> None:
    cards = ["hide fog deal", "vampire rumor villager", "hunter steal gossip"]
    table = at(cards, lap=2, known=knowing(3, (0, 1, "vampire")))
    assert {holder(world) for world in worlds(table, 0)} == {1}
    assert {holder(world) for world in worlds(table, 2)} == {0, 1}


def test_a_seat_without_a_hunter_then_has_none_in_its_worlds() -> None:
    cards = ["hide fog deal", "vampire rumor villager", "hunter steal hunter"]
    table = at(cards, lap=2, records=[[record(1, "no-hunter")], [], []])
    for world in worlds(table, 0):
        assert "hunter" not in hand(world, 1)


def test_hunters_gained_since_then_do_not_contradict_the_record() -> None:
    cards = ["hide fog deal", "vampire hunter villager", "rumor steal hunter"]
    notes = [[record(1, "no-hunter", gained=["hunter"])], [], []]
    table = at(cards, lap=2, records=notes, known=knowing(3, (0, 1, "hunter")))
    for world in worlds(table, 0):
        assert hand(world, 1).count("hunter") == 1


def test_a_card_that_came_and_left_again_changes_nothing() -> None:
    cards = ["hide fog deal", "vampire rumor", "steal hunter hunter"]
    notes = [[record(1, "no-hunter", gained=["dog"], lost=["dog"])], [], []]
    table = at(cards, lap=2, records=notes)
    for world in worlds(table, 0):
        assert "hunter" not in hand(world, 1)


def test_a_seat_that_a_hunter_missed_is_no_unshielded_monster() -> None:
    cards = ["hide fog deal", "vampire hide villager", "rumor steal gossip"]
    piles = [["wanted", "hunter", "hunter"], [], []]
    table = at(cards, lap=2, piles=piles, records=[[record(1, "missed", hunts=2)], [], []])
    there = 0
    for world in worlds(table, 0, 150):
        cards_there = hand(world, 1)
        if holder(world) == 1:
            there += 1
            assert "hide" in cards_there
    assert 5 <= there <= 75


def test_what_has_left_the_hand_since_then_counts_as_its_shelter() -> None:
    cards = ["fog deal villager", "vampire", "rumor gossip"]
    notes = [[record(1, "missed", hunts=2, lost=["hide"])], [], []]
    table = at(cards, lap=2, hunts=2, records=notes)
    assert holder_share(table) > 0.2


def holder_share(table: Table) -> float:
    return sum(holder(world) == 1 for world in worlds(table, 0, 100)) / 100


def test_only_the_goomiho_explains_a_miss_at_a_single_card() -> None:
    cards = ["fog deal villager", "goomiho", "", "rumor gossip"]
    notes = [[record(1, "missed", hunts=3), record(3, "missed", hunts=3)], [], [], []]
    table = at(cards, lap=2, hunts=3, records=notes)
    for world in worlds(table, 0, 60):
        if holder(world) == 1:
            assert hand(world, 1) == ["goomiho"]
        else:
            assert "hide" in hand(world, 3)


def test_a_seat_that_skipped_a_hunter_has_hunters_or_the_monster() -> None:
    start = ["wanted fog deal rumor", "hunter hunter hunter vampire", "gossip steal hide hide"]
    table = at(start)
    monsters = 0
    for world in worlds(table, 2, 120):
        others = [card for card in hand(world, 1) if card != "hunter"]
        assert all(card in MONSTERS for card in others)
        monsters += len(others)
    # Three hunters are one deal of many; with the Monster there are three times as many, and the
    # fourth Hunter may then lie anywhere.
    assert 100 <= monsters <= 120


def test_a_mandrake_that_could_have_been_played_was_not_skipped() -> None:
    start = ["fog deal rumor", "hunter hunter vampire", "gossip steal hide hide"]
    notes = [[record(1, "hunters-or-monster", vills=2)], [], []]
    table = at(start, lap=1, active=2, vills=2, records=notes)
    names = {card for w in worlds(table, 0, 80) for card in hand(w, 1) if card in MONSTERS}
    assert "mandrake" not in names
    assert "vampire" in names


def test_the_fixed_cards_of_the_starting_deck_were_dealt() -> None:
    """Resampling, MMN-3.1: at least one Hunter and one Hide lie on the table."""
    table = at(
        ["fog deal rumor", "hunter villager vampire", "gossip steal hide hide"],
        active=2,
        piles=[["wanted"], ["rumor"], []],
    )
    for world in worlds(table, 0, 150):
        dealt = [card for row in look(world, "hands") for card in row]
        assert "hunter" in dealt
        assert "hide" in dealt


def test_a_position_with_incomplete_piles_may_lack_them() -> None:
    table = at(["fog deal", "vampire", "gossip"], lap=3)
    dealt = [card for w in worlds(table, 0, 60) for row in look(w, "hands") for card in row]
    assert any(
        "hunter" not in [card for row in look(w, "hands") for card in row]
        for w in worlds(table, 0, 60)
    )
    assert "wanted" not in dealt


def test_dropped_cards_are_kept_for_who_knows_them_and_drawn_for_the_others() -> None:
    piles: list[list[Any]] = [["wanted", {"down": "rumor", "by": 1, "seen": [2]}], [], []]
    table = at(["fog deal hide", "vampire dog", "gossip steal hide"], lap=2, piles=piles)
    for seat in (1, 2):
        for world in worlds(table, seat, 20):
            assert look(world, "piles.0.1.down") == "rumor"
    drawn = {look(world, "piles.0.1.down") for world in worlds(table, 0, 80)}
    assert len(drawn) > 4
    assert not drawn & {"wanted", *MONSTERS}


def test_hunters_under_the_deck_stay_there() -> None:
    table = at(["fog deal hide", "vampire rumor", "gossip steal"], lap=2, buried=[1, 2])
    for world in worlds(table, 0, 30):
        assert look(world, "general_deck").count("hunter") >= 2
        assert look(world, "buried") == [1, 2]


def test_the_memory_of_others_is_not_part_of_a_world() -> None:
    cards = ["hide fog deal", "vampire rumor villager", "hunter steal gossip"]
    piles: list[list[Any]] = [["wanted", {"down": "rumor", "by": 1, "seen": [0, 2]}], [], []]
    table = at(
        cards,
        lap=2,
        piles=piles,
        known=knowing(3, (0, 1, "rumor"), (2, 1, "vampire")),
        records=[[record(2, "missed", hunts=1)], [record(2, "missed", hunts=1)], []],
    )
    for world in worlds(table, 0, 20):
        assert look(world, "known") == knowing(3, (0, 1, "rumor"))
        assert [len(row) for row in look(world, "records")] == [1, 0, 0]
        assert look(world, "piles.0.1") == {"down": "rumor", "by": 1, "seen": [0]}
        assert look(world, "knows_monster") == [holder(world)]
    for world in worlds(table, None, 20):
        assert look(world, "known") == knowing(3)
        assert "seen" not in look(world, "piles.0.1")


def test_a_world_recalls_what_others_were_seen_to_learn_of_the_own_hand() -> None:
    cards = ["vampire fog deal", "hide rumor villager", "hunter steal gossip"]
    known = knowing(3, (1, 0, "vampire"), (2, 0, "fog"), (2, 1, "hide"))
    whence = knowing(3, (1, 0, "from-you"), (2, 0, "followed"), (2, 1, "looked"))
    table = at(cards, lap=2, known=known, whence=whence)
    for world in worlds(table, 0, 20):
        assert look(world, "known") == knowing(3)
        assert look(world, "recalled") == knowing(3, (1, 0, "vampire"))
        assert world.view(0) == table.view(0)
        again = world.determinize(0, serao.Rng(1))
        assert look(again, "recalled") == knowing(3, (1, 0, "vampire"))
    for world in worlds(table, 2, 20):
        assert "recalled" not in world.position()


def test_what_leaves_the_hand_is_recalled_no_longer() -> None:
    cards = ["vampire villager deal", "hide rumor fog", "hunter steal gossip"]
    table = at(cards, lap=2, known=knowing(3, (1, 0, "vampire villager deal")))
    world = table.determinize(0, serao.Rng(1))
    assert world.view(0)["shown"] == [[], ["deal", "villager", "vampire"], []]
    for here in (table, world):
        play(here, 0, "play:villager")
        assert here.view(0)["shown"] == [[], ["deal", "vampire"], []]
    assert world.clone().position() == world.position()
    assert world.game.table_from(world.position()).position() == world.position()


def test_the_rest_of_the_monster_deck_is_shuffled() -> None:
    cards = ["hide fog vampire", "deal rumor villager", "hunter steal gossip"]
    table = at(cards, lap=2, monster_deck=["werewolf", "goomiho", "mermaid", "mandrake"])
    tops = {look(world, "monster_deck")[0] for world in worlds(table, 0)}
    assert tops == {"werewolf", "goomiho", "mermaid", "mandrake"}


def test_whoever_is_asked_has_a_choice_in_every_world() -> None:
    """MMN-R40"""
    table = at(["gossip hide hide", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip")
    assert table.waiting() == (1, 2)
    for world in worlds(table, 0):
        assert world.waiting() == (1, 2)
        assert len(world.options(1)) == 2
    for world in worlds(table, 1):
        assert world.waiting() == (1, 2)
        assert world.options(1) == table.options(1)


def test_an_answer_already_given_is_guessed_from_the_sampled_hand() -> None:
    table = at(["gossip hide fog", "rumor deal", "vampire steal villager"], lap=2)
    play(table, 0, "play:gossip", "give:fog")
    play(table, 2, "give:steal")
    for world in worlds(table, 1, 30):
        assert world.waiting() == (1,)
        play(world, 1, "give:rumor")
    for world in worlds(table, 0, 5):
        assert world.view(0)["chosen"] == ["give:fog"]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_worlds_in_the_middle_of_every_kind_of_choice(seat: int | None) -> None:
    steal = at(["steal fog deal", "hide rumor", "vampire villager hunter"], lap=2, luck=["hide"])
    play(steal, 0, "play:steal", "player:1")
    dog = at(["dog fog deal", "hide rumor", "vampire villager hunter"], lap=2)
    play(dog, 0, "play:dog", "player:1")
    deal = at(["deal fog hide", "hide rumor villager", "vampire steal hunter"], lap=2)
    play(deal, 0, "play:deal", "player:1", "deal:2")
    play(deal, 1, "give:rumor")
    target = at(["hunter fog hide", "hide rumor villager", "vampire steal hunter"], lap=2)
    play(target, 0, "play:hunter")
    for table in (steal, dog, deal, target):
        for world in worlds(table, seat, 10):
            assert world.view(seat) == table.view(seat)
            assert world.waiting() == table.waiting()
            if seat is not None:
                assert offered(world, seat) == offered(table, seat)


def test_a_world_hard_to_find_is_found() -> None:
    """Both others were missed late, and nearly all Hides are gone: a Hide is beside the Monster."""
    table = hard_table()
    for world in worlds(table, 0, 40):
        assert "hide" in hand(world, holder(world))


def test_a_wrong_deal_is_repaired() -> None:
    for seed in range(20):
        world = hard_table().clone()
        unseen = Unseen(world, 0, serao.Rng(seed))
        unseen.propose()
        unseen.repair()
        unseen.write()
        assert unseen.wrong_seat() == NOTHING
        assert "hide" in hand(world, holder(world))


def hard_table() -> Table:
    cards = ["deal fog", "vampire hide", "villager rumor"]
    piles = [["wanted", "hide"], ["hide", "hide"], ["hide", "gossip"]]
    notes = [[record(1, "missed", hunts=3), record(2, "missed", hunts=3)], [], []]
    return at(cards, lap=3, piles=piles, hunts=3, records=notes)


def test_contradicting_records_do_not_stop_the_table() -> None:
    """MMN-R42"""
    cards = ["hide fog deal", "vampire rumor villager", "hunter steal gossip"]
    notes = [[record(1, "hunters-or-monster", gained=["dog", "dog"])], [], []]
    table = at(cards, lap=2, records=notes)
    (world,) = worlds(table, 0, 1)
    assert [len(cards) for cards in look(world, "hands")] == [3, 3, 3]


def test_dealing_within_limits_agrees_with_rejecting_plain_deals() -> None:
    """The clever deal and the obvious one, compared: where the Monster is, where Hunters are."""
    cards = ["hide fog deal", "vampire rumor villager", "hunter", "steal hunter gossip"]
    notes = [[record(1, "no-hunter"), record(2, "hunters-or-monster")], [], [], []]
    table = at(cards, lap=2, records=notes)
    quick = counted_deals(table, limits=True)
    plain = counted_deals(table, limits=False)
    for key in sorted(set(quick) | set(plain)):
        assert abs(quick[key] - plain[key]) < 5 * max(plain[key], 10) ** 0.5, key


def counted_deals(table: Table, limits: bool) -> Counter[tuple[str, int]]:
    unseen = Unseen(table.clone(), 0, serao.Rng("deals"))
    if not limits:
        unseen.limits = [0] * table.seats
    counts: Counter[tuple[str, int]] = Counter()
    accepted = 0
    while accepted < 1500:
        unseen.propose()
        if unseen.wrong_seat() != NOTHING:
            continue
        accepted += 1
        for seat in (1, 2, 3):
            hunters = unseen.hand(seat).count(HUNTER)
            counts[f"{hunters} hunters", seat] += 1
            counts["monster", seat] += unseen.hand(seat)[-1] >= MONSTER
    return counts
