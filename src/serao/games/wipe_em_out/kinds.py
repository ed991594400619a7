"""What the fields of this game's events are."""

# plain: it is read once, by the annotations of events
from __future__ import annotations

from typing import Annotated, Final

from serao.games.wipe_em_out.actions import ITEMS, MONSTERS, SLOTS
from serao.kernel.kinds import Named, Worded

ITEM: Final = Named("item", ITEMS)

Item = Annotated[int, ITEM]
Monster = Annotated[int, Named("monster", MONSTERS)]
Slot = Annotated[int, Worded(lambda _game, slot, _locale: SLOTS[slot].upper(), SLOTS)]
