"""How suspect a seat is of having the Monster, by what it has played before everybody's eyes."""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.monster_my_neighbour.actions import DEAL, FOG, GOSSIP, RUMOR, STEAL
from serao.games.monster_my_neighbour.state import Table, is_down

# By kind played: how much more likely its player has the Monster, as a logarithm. Fitted to where
# it was in 308 games of searches and novices (docs/bots.md, "What was tried").
TELLS: Final = (0.0, 0.35, 0.7, 0.45, 0.4, 0.7, 0.4, 0.45, 0.3, 0.3, 0.0, 0.9)
# What is left of a tell when cards have changed hands since then, by the card that moved them.
AFTER_A_SWAP: Final = 0.6
AFTER_A_RUMOR: Final = 0.4


def suspicions(table: Table) -> list[float]:
    """Return for each seat the logarithm of how suspect its plays have made it, latest first."""
    found = [0.0] * table.seats
    weight = 1.0
    for turn in range(len(table.piles[table.start]) - 1, -1, -1):
        for later in range(table.seats - 1, -1, -1):
            seat = (table.start + later) % table.seats
            pile = table.piles[seat]
            if turn >= len(pile) or is_down(pile[turn]):
                continue
            card = pile[turn]
            found[seat] += weight * TELLS[card]
            if card == FOG:
                return found
            if card == RUMOR:
                weight *= AFTER_A_RUMOR
            elif card in (GOSSIP, DEAL, STEAL):
                weight *= AFTER_A_SWAP
    return found


def plausibility(world: Table, seat: int) -> float:
    """Return how well the plays of the others fit where the Monster is in ``world``."""
    holder = world.holder()
    if holder == seat:
        return 1.0
    found = suspicions(world)
    most = found[holder]
    for other in range(world.seats):
        if other != seat and found[other] > most:
            most = found[other]
    return exp(found[holder] - most)
