"""What is never made and never lost: Villagers, Campfires, cards; one piece on a space."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

import serao
from serao.games.caretos.board import CAULDRON
from serao.games.caretos.crowds import GROUP, SIZE, count_of
from serao.games.caretos.state import ACTING, CARETO_PIECE, SETUP, Table
from serao.games.caretos.steps.flight import FleeColour, FleeStart
from serao.games.caretos.steps.movement import CauldronAsk, MoveStep
from serao.kernel.playout import act_at_random
from serao.kernel.state import NOTHING
from tests.games.caretos.at_the_table import GAME
from tests.tables import Moment, Setting, moments
from tests.tables import table_at as table_at_moment

every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


def moment_of(seats: int, moment: Moment) -> Table:
    table = table_at_moment(Setting("caretos", seats), moment)
    assert isinstance(table, Table)
    return table


def in_flight(table: Table) -> int:
    step = table.open_step()
    return step.crowd if isinstance(step, FleeStart | FleeColour) else 0


def check_villagers(table: Table) -> None:
    each = table.cards.villagers_per_colour[table.seats]
    zones = [*table.crowd, *table.captured, table.box, in_flight(table)]
    for colour in range(5):
        assert sum(count_of(crowd, colour) for crowd in zones) == each
    assert table.left == (sum(table.crowd) + in_flight(table)) >> SIZE


def check_campfires(table: Table) -> None:
    groups = [space for space in table.board.spaces if table.crowd[space] >= GROUP]
    unlit = [space for space in range(42) if table.unlit >> space & 1]
    assert set(unlit) <= set(groups)
    assert table.supply + len(groups) - len(unlit) + sum(table.campfires) == 16
    assert not unlit or table.supply == 0
    assert table.supply >= 0
    assert min(table.campfires) >= 0


def check_cards(table: Table) -> None:
    nights = Counter(card for zone in [*table.hands, *table.piles] for card in zone)
    nights += Counter([*table.deck[table.drawn :], *table.box_nights])
    assert nights == Counter(table.cards.nights_for(table.seats))
    bonuses = Counter(card for zone in [*table.open_cards, *table.fulfilled] for card in zone)
    bonuses += Counter([*table.bonus_deck[table.bonus_drawn :], *table.row])
    assert bonuses == Counter(range(19))
    assert max(len(cards) for cards in table.open_cards) <= 3


def check_pieces(table: Table) -> None:
    passing = isinstance(table.open_step(), MoveStep | CauldronAsk)
    standing = [space for space in table.where if space >= 0]
    if not passing:
        assert len({*standing, *table.caretos}) == len(standing) + 2
    for monster, space in enumerate(table.where):
        if space >= 0 and not passing:
            assert table.piece[space] == monster
    for careto, space in enumerate(table.caretos):
        assert table.piece[space] == CARETO_PIECE + careto
    for space in table.board.spaces:
        if table.piece[space] not in (NOTHING, ACTING):
            assert table.crowd[space] == 0
    inside = [monster for monster, space in enumerate(table.where) if space == CAULDRON]
    returning = type(table.open_step()).__name__ == "ReturnPlace"
    assert len(inside) <= 1 + returning


@every_seat_count
@given(moment=moments)
def test_no_villager_is_lost_or_made(seats: int, moment: Moment) -> None:
    table = moment_of(seats, moment)
    if table.at != SETUP:
        check_villagers(table)


@every_seat_count
@given(moment=moments)
def test_sixteen_campfires_always(seats: int, moment: Moment) -> None:
    table = moment_of(seats, moment)
    if table.at != SETUP:
        check_campfires(table)


@every_seat_count
@given(moment=moments)
def test_no_card_is_lost_or_made(seats: int, moment: Moment) -> None:
    table = moment_of(seats, moment)
    if table.at != SETUP:
        check_cards(table)


@every_seat_count
@given(moment=moments)
def test_one_piece_on_a_space(seats: int, moment: Moment) -> None:
    check_pieces(moment_of(seats, moment))


@every_seat_count
def test_all_laws_hold_at_every_decision_of_a_game(seats: int) -> None:
    for seed in (1, 2):
        table = GAME.new_table(seats, seed)
        assert isinstance(table, Table)
        rng = serao.Rng(seed)
        while not table.is_over:
            act_at_random(table, rng)
            check_pieces(table)
            if table.at != SETUP:
                check_villagers(table)
                check_campfires(table)
                check_cards(table)
