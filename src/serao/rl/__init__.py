"""Doors for researchers: batches, PettingZoo, Gymnasium and OpenSpiel, all faces of the same games.

Each needs packages that serao itself does not: ``pip install 'serao[rl]'`` brings those of all but
OpenSpiel, which has an extra of its own. Where Gymnasium is installed, it knows our games from here on.
"""

from __future__ import annotations

from contextlib import suppress

from serao.needs import NotInstalled, needed

with needed("rl"):
    from serao.rl.batch import Arrays, Batch
    from serao.rl.opponents import Policy

with suppress(NotInstalled):
    from serao.rl.gym import register

    register()

__all__ = ["Arrays", "Batch", "Policy"]
