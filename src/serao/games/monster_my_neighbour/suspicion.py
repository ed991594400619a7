"""How suspect a seat is of having the Monster, by what it has played before everybody's eyes."""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.monster_my_neighbour.actions import DEAL, FOG, GOSSIP, HUNTER, RUMOR, STEAL
from serao.games.monster_my_neighbour.state import Table, card_in, is_down

# By kind played: how much more likely its player has the Monster, as a logarithm.
TELLS: Final = [0.0, 0.3, 0.8, 0.7, 0.2, 0.5, 0.5, 0.4, 0.1, 0.1, 0.0, 1.1]
BEFORE_A_SWAP: Final = 0.4  # what is left of a tell after some hands have exchanged cards


def suspicions(table: Table) -> list[float]:
    """Return for each seat the logarithm of how suspect it has made itself."""
    turns = len(table.piles[table.start])
    found = [0.0] * table.seats
    weight = 1.0
    for turn in range(turns - 1, -1, -1):
        for after in range(table.seats - 1, -1, -1):
            seat = (table.start + after) % table.seats
            if turn >= len(table.piles[seat]):
                continue
            entry = table.piles[seat][turn]
            if is_down(entry):
                continue
            card = card_in(entry)
            found[seat] += weight * TELLS[card]
            if card in (FOG, RUMOR):
                return found
            if card in (GOSSIP, DEAL, STEAL):
                weight *= BEFORE_A_SWAP
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
