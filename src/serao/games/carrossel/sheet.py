"""The score sheet in words (CRS-8.2 to 8.5): the clients of each animal, then the objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.carrossel.actions import KINDS
from serao.games.carrossel.scoring import sets
from serao.games.carrossel.state import Table
from serao.kernel.sheets import Cell, Merit, Row

if TYPE_CHECKING:
    from serao.games.carrossel import Carrossel


def sheet(game: Carrossel, table: Table, locale: str) -> list[Row]:
    """Return a row for each animal of which a client was won, and for each objective."""
    won = [kind for kind in range(KINDS) if any(map(len, clients_of(table, kind)))]
    return [clients_row(game, table, kind, locale) for kind in won] + [
        objective_row(game, table, objective, locale) for objective in table.objectives
    ]


def clients_of(table: Table, kind: int) -> list[list[int]]:
    """Return by seat the clients won of a kind, spent or not."""
    return [
        [client for client in ready + used if table.cards.animal[client] == kind]
        for ready, used in zip(table.ready, table.used, strict=True)
    ]


def clients_row(game: Carrossel, table: Table, kind: int, locale: str) -> Row:
    animal = game.words.animal(kind, locale)
    cells: list[Cell] = []
    for cards in clients_of(table, kind):
        message = "reckoning-clients" if cards else "reckoning-no-clients"
        why = game.words.say(locale, message, animal=animal, clients=len(cards))
        worth = sum([table.cards.worth[client] for client in cards])
        cells.append(Cell(worth, why, bool(cards)))
    return Row(game.words.say(locale, "sheet-clients", animal=animal), cells)


def objective_row(game: Carrossel, table: Table, objective: int, locale: str) -> Row:
    """Return what an objective brought; each seat is told of it, also if that is nothing."""
    name, prize = game.words.objective_name(objective, locale), table.cards.prize[objective]
    cells: list[Cell] = []
    for seat in range(table.seats):
        times = sets(table, seat, objective)
        why = game.words.say(locale, "reckoning-objective", objective=name, sets=times, vp=prize)
        cells.append(Cell(times * prize, why))
    return Row(game.words.say(locale, "sheet-objective", objective=name), cells)


def merits(game: Carrossel, table: Table, locale: str) -> list[Merit]:
    """CRS-8.5 Client cards, then standees."""
    seats = range(table.seats)
    cards = [len(table.ready[seat]) + len(table.used[seat]) for seat in seats]
    return [
        Merit(game.words.say(locale, "merit-clients"), cards),
        Merit(game.words.say(locale, "merit-standees"), [table.riders(seat) for seat in seats]),
    ]
