"""What the fields of this game's events are, and what its questions speak of.

Clients, animals, slots and lines are told by the names that views know them by.
"""

# plain: it is read once, by the annotations of events, and asked for words
from __future__ import annotations

from typing import Annotated, Final

from serao.kernel.kinds import NUMBER, Worded

CLIENT: Final = Worded(
    lambda game, name, locale: game.client(game.cards.clients.index(name), locale)
)
ANIMAL: Final = Worded(lambda game, name, locale: game.called("animal", name, locale))

Client = Annotated[str, CLIENT]
Animal = Annotated[str, ANIMAL]
Direction = Annotated[str, Worded(lambda game, name, locale: game.texts.say(locale, name))]
SlotName = Annotated[str, NUMBER]
LineName = Annotated[str, NUMBER]
