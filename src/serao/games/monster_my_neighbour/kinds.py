"""What the fields of this game's events are."""

# plain: it is read once, by the annotations of events
from __future__ import annotations

from typing import Annotated

from serao.games.monster_my_neighbour.actions import CARDS
from serao.kernel.kinds import Named

Card = Annotated[int, Named("item", CARDS)]
