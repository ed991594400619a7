"""What the fields of this game's events are."""

from __future__ import annotations

from typing import Annotated

from serao.games.wipe_em_out.actions import ITEMS, MONSTERS, SLOTS
from serao.kernel.kinds import Named, Worded

Item = Annotated[int, Named("item", ITEMS)]
Monster = Annotated[int, Named("monster", MONSTERS)]
Slot = Annotated[int, Worded(lambda _game, slot, _locale: SLOTS[slot].upper(), SLOTS)]
