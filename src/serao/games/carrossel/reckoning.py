"""The score line by line, in words (CRS-8.2 to 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.carrossel.actions import KINDS
from serao.games.carrossel.scoring import sets
from serao.games.carrossel.state import Table

if TYPE_CHECKING:
    from serao.games.carrossel import Carrossel


def reckoning(game: Carrossel, table: Table, seat: int, locale: str) -> list[tuple[str, int]]:
    """Return the clients of each animal won, then the objectives: what for, and how many VP."""
    return clients_won(game, table, seat, locale) + objectives_met(game, table, seat, locale)


def clients_won(game: Carrossel, table: Table, seat: int, locale: str) -> list[tuple[str, int]]:
    won = table.ready[seat] + table.used[seat]
    lines: list[tuple[str, int]] = []
    for kind in range(KINDS):
        cards = [client for client in won if table.cards.animal[client] == kind]
        if cards:
            animal = game.animal(kind, locale)
            words = game.texts.say(locale, "reckoning-clients", animal=animal, clients=len(cards))
            lines.append((words, sum([table.cards.worth[client] for client in cards])))
    return lines


def objectives_met(game: Carrossel, table: Table, seat: int, locale: str) -> list[tuple[str, int]]:
    """Return a line for each objective, also for those that brought nothing."""
    lines: list[tuple[str, int]] = []
    for objective in table.objectives:
        times = sets(table, seat, objective)
        words = game.texts.say(
            locale,
            "reckoning-objective",
            objective=game.objective_name(objective, locale),
            sets=times,
            vp=table.cards.prize[objective],
        )
        lines.append((words, times * table.cards.prize[objective]))
    return lines
