"""From what a seat has to its chance of winning: weights that change as the game goes on."""

from __future__ import annotations

from math import exp


def chances_of(
    traits: list[list[float]], weights: list[list[float]], lateness: float
) -> list[float]:
    """Return each seat's share of the chances, by its ``traits``.

    A trait has two weights: one that stays, and one that counts by ``lateness``, which grows to 1
    towards the end. ``scripts/chances.py`` fits them to games.
    """
    likely: list[float] = []
    for mine in traits:
        hope = 0.0
        for i, trait in enumerate(mine):
            if trait != 0.0:
                weight = weights[i]
                hope += (weight[0] + weight[1] * lateness) * trait
        likely.append(exp(hope))
    whole = sum(likely)
    return [each / whole for each in likely]
