"""What holds at every moment of every game: nothing is lost or made, bars stay within bounds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serao
from serao.games.urto.points import ARRIVED, DEAD
from serao.games.urto.state import Table
from serao.games.urto.steps.entering import PickToken, Plant
from serao.kernel.playout import act_at_random
from serao.kernel.state import NOTHING
from tests.games.urto.at_the_table import GAME

FIRST_DIVINE = 30
URTO = 5
MUSHROOM = 4
HONOUR = 6


def check(table: Table) -> None:
    check_tokens(table)
    check_cards(table)
    check_supplies(table)
    for seat in range(table.seats):
        if table.heroes[seat] != NOTHING:
            check_hero(table, seat)


def check_tokens(table: Table) -> None:
    """Every token is in the bag, on the board, or in a hand that is about to lay it down."""
    found = Counter(table.bag)
    found += Counter(token for token in table.tokens if token != NOTHING)
    found[MUSHROOM] += sum(table.mushrooms)
    for step in table.stack:
        if isinstance(step, PickToken):
            found += Counter(step.drawn)
        elif isinstance(step, Plant):
            found[MUSHROOM] += 1
    for kind, printed in enumerate(table.cave.bag):
        if kind < HONOUR:
            assert found[kind] == printed
        else:
            assert found[kind] <= printed
    for field in range(len(table.tokens)):
        if table.mushrooms[field] or table.tokens[field] != NOTHING:
            assert field in table.board.caves


def check_cards(table: Table) -> None:
    cave = table.cave
    artifacts = Counter(table.artifact_deck[table.artifacts_drawn :])
    artifacts += Counter(table.artifact_discard)
    for cards in (*table.hands, *table.laid):
        artifacts += Counter(cards)
    assert [artifacts[c] for c in range(FIRST_DIVINE)] == cave.artifact_copies[:FIRST_DIVINE]
    for divine in range(FIRST_DIVINE, FIRST_DIVINE + 3):
        assert artifacts[divine] + table.gone.count(divine) <= 1
    monsters = Counter(table.monster_deck[table.monsters_drawn :]) + Counter(table.monster_discard)
    for trophies in table.trophies:
        monsters += Counter(trophies)
    monsters[0] += table.alpha_cards
    if table.foe > 0:
        monsters[table.foe] += 1
    assert [monsters[m] for m in range(len(cave.monster_copies))] == cave.monster_copies
    events = Counter(table.event_deck[table.events_drawn :]) + Counter(table.event_discard)
    assert [events[e] for e in range(len(cave.event_copies))] == cave.event_copies


def check_supplies(table: Table) -> None:
    assert table.attack_left() >= 0
    assert table.defense_left() >= 0
    assert table.traps_left() >= 0
    assert table.hexes_left() >= 0
    assert all(number >= 0 for number in (*table.attack, *table.defense, *table.mushrooms))


def check_hero(table: Table, seat: int) -> None:
    hand = table.hands[seat]
    assert 0 <= table.health[seat] <= table.max_health(seat)
    assert 0 <= table.mana[seat] <= table.max_mana(seat)
    assert table.honour[seat] >= 0
    assert (table.health[seat] == 0) == (table.status[seat] == DEAD)
    assert (table.fields[seat] == URTO) == (table.status[seat] == ARRIVED)
    assert table.board.in_play[table.fields[seat]]
    assert len(hand) <= table.cave.limit[table.nature[seat]] + 1
    assert sum(card >= FIRST_DIVINE for card in hand) <= 1
    for card in hand:
        if table.cave.open_when_gained[card]:
            assert card in table.shown[seat]
    assert not Counter(table.shown[seat]) - Counter(hand)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["heroes", "simplified"])
@settings(max_examples=6)
@given(seed=st.integers(0, 9999))
def test_nothing_is_lost_or_made_and_bars_stay_within_bounds(
    seats: int, mode: str, seed: int
) -> None:
    table = GAME.new_table(seats, seed, options={"mode": mode})
    assert isinstance(table, Table)
    rng = serao.Rng(seed)
    while not table.is_over:
        check(table)
        act_at_random(table, rng)
    check(table)
    assert all(status != 0 for status in table.status)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_order_of_the_first_answers_does_not_matter(seats: int) -> None:
    """URT-2.7, from the set-up of whole games."""
    for seed in range(5):
        results = []
        for order in (range(seats), reversed(range(seats))):
            table = GAME.new_table(seats, seed)
            while len(table.waiting()) == 1:
                table.act(table.options(table.waiting()[0])[-1])
            for seat in order:
                if seat in table.waiting():
                    table.act(table.options(seat)[-1], seat)
            results.append(table.position())
        assert results[0] == results[1]
