"""What holds at any moment of any game: no card is lost, and what a seat knows is true."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serao
from serao.games.monster_my_neighbour.actions import HUNTER, MONSTER
from serao.games.monster_my_neighbour.memory import MISSED, NO_HUNTER, Record, noted_card
from serao.games.monster_my_neighbour.state import Table, card_in, is_down, laid_by, seen_by
from serao.kernel.playout import act_at_random
from serao.kernel.words import bar_at
from tests.games.monster_my_neighbour.at_the_table import GAME

SEATS = range(3, 9)
OPTIONS: tuple[dict[str, str | int], ...] = (
    {},
    {"tie_break": "extra_rounds"},
    {"tie_break": "extra_rounds", "last_round": 0},
)

every_number_of_seats = pytest.mark.parametrize("seats", SEATS)
seeds = st.integers(0, 10_000)
lengths = st.integers(0, 200)


def table_after(seats: int, seed: int, decisions: int) -> Table:
    """Return a table so many decisions into a random game, or before its end."""
    table = GAME.new_table(seats, seed, OPTIONS[seed % 3])
    rng = serao.Rng(seed)
    for _ in range(decisions):
        before = table.clone()
        act_at_random(table, rng)
        if table.is_over:
            table = before
            break
    assert isinstance(table, Table)
    return table


def all_cards(table: Table) -> Counter[int]:
    cards = Counter(table.general_deck)
    cards.update(table.monster_deck)
    cards.update(table.used_monsters)
    for hand in table.hands:
        cards.update(hand)
    for pile in table.piles:
        cards.update(card_in(entry) for entry in pile)
    return cards


def turns_gone(table: Table, seat: int) -> int:
    before = (seat - table.start) % table.seats < (table.active - table.start) % table.seats
    return table.lap - 1 + before


# -- MMN-4.7 --------------------------------------------------------------------------------


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_mmn_4_7_no_card_is_ever_lost_or_made(seats: int, seed: int, decisions: int) -> None:
    table = table_after(seats, seed, decisions)
    printed = dict(enumerate(table.cards.copies))
    assert all_cards(table) == printed
    assert sum(all_cards(table).values()) == 38


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_mmn_4_7_a_hand_is_never_larger_than_its_turns_to_come(
    seats: int, seed: int, decisions: int
) -> None:
    table = table_after(seats, seed, decisions)
    stealing = type(table.open_step()).__name__ == "StealReturn"
    for seat in range(seats):
        size = len(table.hands[seat])
        if seat == table.active:  # its card of this turn may lie on the table already
            size -= stealing
        assert size <= 4 - turns_gone(table, seat)


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_mmn_4_7_the_monster_is_in_exactly_one_hand(seats: int, seed: int, decisions: int) -> None:
    table = table_after(seats, seed, decisions)
    held = [card for hand in table.hands for card in hand if card >= MONSTER]
    assert held == [table.monster]


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_counters_and_piles_agree(seats: int, seed: int, decisions: int) -> None:
    table = table_after(seats, seed, decisions)
    position = table.position()
    shown = [entry for pile in position["piles"] for entry in pile if isinstance(entry, str)]
    assert position["hunts"] == shown.count("hunter")
    assert position["vills"] == shown.count("villager")
    friends = [seat for seat, pile in enumerate(position["piles"]) if "friend" in pile]
    assert position["friends"] == friends
    dealt = sum(map(len, position["hands"])) + sum(map(len, position["piles"]))
    assert dealt + len(position["buried"]) == 4 * seats


# -- knowledge ------------------------------------------------------------------------------


def holds(table: Table, record: Record) -> bool:
    """Return whether a record is true at this table, written straight from the rules."""
    then = Counter(table.hands[record.seat])
    then.update(record.lost)
    then.subtract(record.gained)
    if min(then.values(), default=0) < 0:
        return False
    cards = sorted(then.elements())
    if record.fact == NO_HUNTER:
        return HUNTER not in cards
    if record.fact == MISSED:
        return not table.cards.is_caught(cards, record.hunts)
    return all(card == HUNTER or card >= MONSTER for card in cards)


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_what_a_seat_knows_is_true(seats: int, seed: int, decisions: int) -> None:
    table = table_after(seats, seed, decisions)
    for observer in range(seats):
        for seat in range(seats):
            known = Counter(map(noted_card, table.known[observer * seats + seat]))
            assert known <= Counter(table.hands[seat])
            assert not (known and seat == observer)
        for record in table.records[observer]:
            assert record.seat != observer
            assert holds(table, record)


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_whoever_knows_where_the_monster_is_knows_its_name(
    seats: int, seed: int, decisions: int
) -> None:
    table = table_after(seats, seed, decisions)
    assert table.knows_monster >> table.holder() & 1
    for observer in range(seats):
        row = table.known[observer * seats : (observer + 1) * seats]
        if any(noted_card(note) == table.monster for notes in row for note in notes):
            assert table.knows_monster >> observer & 1


@every_number_of_seats
@given(seed=seeds, decisions=lengths, luck=seeds)
@settings(max_examples=15)
def test_every_sampled_world_agrees_with_what_the_seat_knows(
    seats: int, seed: int, decisions: int, luck: int
) -> None:
    table = table_after(seats, seed, decisions)
    rng = serao.Rng(luck)
    for observer in range(seats):
        world = table.determinize(observer, rng)
        assert isinstance(world, Table)
        assert all_cards(world) == all_cards(table)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in table.hands]
        for seat in range(seats):
            known = Counter(map(noted_card, table.known[observer * seats + seat]))
            assert known <= Counter(world.hands[seat])
        for record in table.records[observer]:
            assert holds(world, record)
        for owner in range(seats):
            for mine, theirs in zip(table.piles[owner], world.piles[owner], strict=True):
                if is_down(mine) and (laid_by(mine) == observer or seen_by(mine) >> observer & 1):
                    assert card_in(mine) == card_in(theirs)


@every_number_of_seats
@given(seed=seeds, decisions=lengths, luck=seeds)
@settings(max_examples=15)
def test_a_seat_knows_nothing_that_it_could_not_have_inferred(
    seats: int, seed: int, decisions: int, luck: int
) -> None:
    """Two tables that look and act alike to a seat leave it with the same knowledge.

    The seat's own memory is left out of the comparison of what happened: it must follow from
    the rest, step by step, whatever the hidden cards are.
    """
    truth = table_after(seats, seed, decisions)
    observer = luck % seats
    world = truth.determinize(observer, serao.Rng(luck))
    rng = serao.Rng(luck)
    for _ in range(6):
        if truth.is_over:
            return
        seat = truth.waiting()[0]
        options = truth.options(seat)
        action = options[rng.below(len(options))]
        if world.waiting() != truth.waiting() or action not in world.options(seat):
            return
        told = []
        for table in (truth, world):
            again = GAME.table_from(table.position(), journal=True)
            again.act(action, seat)
            told.append(again)
        seen = [[e.as_seen_by(observer) for e in table.journal or []] for table in told]
        public = [without_memory(table.view(observer)) for table in told]
        if seen[0] != seen[1] or public[0] != public[1]:
            return
        assert told[0].view(observer)["hands"] == told[1].view(observer)["hands"]
        assert told[0].view(observer)["records"] == told[1].view(observer)["records"]
        assert told[0].view(observer)["piles"] == told[1].view(observer)["piles"]
        first, world = told
        assert isinstance(first, Table)
        truth = first


def without_memory(view: dict[str, object]) -> dict[str, object]:
    """Return what is open or one's own in a view."""
    hands = view["hands"]
    assert isinstance(hands, list)
    kept = {key: value for key, value in view.items() if key not in ("records", "piles", "monster")}
    kept["hands"] = [hand if isinstance(hand, list) else hand["size"] for hand in hands]
    return kept


@every_number_of_seats
@given(seed=seeds)
@settings(max_examples=10)
def test_points_of_all_rounds_add_up(seats: int, seed: int) -> None:
    table = GAME.new_table(seats, seed, OPTIONS[seed % 3])
    rng = serao.Rng(seed)
    total = [0] * seats
    finished = 0
    while not table.is_over:
        act_at_random(table, rng)
        last = table.view(None)["last_round"]
        if last and last["round"] > finished:
            total = [sum(pair) for pair in zip(total, last["gains"], strict=True)]
            finished = last["round"]
    assert finished >= 5
    assert table.scores() == total


# -- what may be done -----------------------------------------------------------------------


@every_number_of_seats
@given(seed=seeds, decisions=lengths)
def test_what_is_not_barred_is_offered(seats: int, seed: int, decisions: int) -> None:
    table = table_after(seats, seed, decisions)
    for seat in table.waiting():
        every = range(len(GAME.actions))
        allowed = [action for action in every if bar_at(table, action, seat) is None]
        assert allowed == table.options(seat)
