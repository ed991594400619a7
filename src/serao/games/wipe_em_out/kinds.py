"""What the fields of this game's events and tables are."""

# plain: it is read once, by the annotations of events and tables
from __future__ import annotations

from typing import Annotated, Final

from serao.games.wipe_em_out.actions import ITEMS, MONSTERS, SLOTS
from serao.games.wipe_em_out.points import POINTS
from serao.kernel.fields import OrNothing, Per
from serao.kernel.kinds import Named, Worded
from serao.kernel.state import NOTHING

ITEM: Final = Named("item", ITEMS)
MONSTER: Final = Named("monster", MONSTERS)
SLOT: Final = Worded(lambda _game, slot, _locale: SLOTS[slot].upper(), SLOTS)

Item = Annotated[int, ITEM]
Monster = Annotated[int, MONSTER]
Monsters = tuple[Monster, ...]
Slot = Annotated[int, SLOT]
Point = Annotated[int, Named("picture-at", POINTS)]

MINUS_ONE: Final = OrNothing(NOTHING)
NONE: Final = OrNothing("none")
PER_SLOT: Final = Per(lambda game, seats: game.cards.per_round[seats])
PER_EYE: Final = Per(lambda _game, seats: seats * (seats + 1))
