"""What the fields of this game's events are.

Clients, animals, slots and lines are told by the names that views know them by.
"""

# plain: it is read once, by the annotations of events
from __future__ import annotations

from typing import Annotated

from serao.kernel.kinds import NUMBER, Worded

Client = Annotated[
    str, Worded(lambda game, name, locale: game.client(game.cards.clients.index(name), locale))
]
Animal = Annotated[str, Worded(lambda game, name, locale: game.called("animal", name, locale))]
Direction = Annotated[str, Worded(lambda game, name, locale: game.texts.say(locale, name))]
SlotName = Annotated[str, NUMBER]
LineName = Annotated[str, NUMBER]
