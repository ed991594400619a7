"""What the board draws of each event: out of which house it goes, into which, and with which card."""

# plain: it is read once, and names events, which are plain
from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour import events as e
from serao.games.monster_my_neighbour.catalogue_types import Telling
from serao.games.monster_my_neighbour.summary import Result
from serao.kernel.events import Event


def told(
    out: str = "",
    to: str = "",
    card: str = "",
    *,
    hand: str = "",
    laid: bool = False,
    calls: bool = False,
    passes: bool = False,
    deck: bool = False,
    deals: bool = False,
    fog: bool = False,
    result: Result | None = None,
) -> Telling:
    return {
        "out": out,
        "to": to,
        "card": card,
        "hand": hand,
        "laid": laid or calls,
        "calls": calls,
        "passes": passes,
        "deck": deck or deals,
        "deals": deals,
        "fog": fog,
        "result": result or "",
    }


CALL: Final = told("seat", "target", calls=True)
PASSING: Final = told("giver", "taker", "card", passes=True)

TELLING: Final[dict[type[Event], Telling]] = {
    e.RoundBegun: told(deals=True),
    e.HandDealt: told(),
    e.TurnSkipped: told("seat"),
    e.CardPlayed: told("seat", card="card"),
    e.NothingHappened: told("seat", card="card"),
    e.HunterSkipped: told("seat", laid=True),
    e.HunterMissed: CALL,
    e.HunterBuried: told("seat", "target", calls=True, deck=True),
    e.NoHunterFound: CALL,
    e.DogSent: CALL,
    e.CardDropped: told("seat", "owner", "card"),
    e.HandInspected: CALL,
    e.HandSeen: told("seat", "target", hand="cards", calls=True),
    e.GossipSpread: told("seat", laid=True),
    e.RumorSpread: told("seat", laid=True),
    e.DealOffered: CALL,
    e.CardGiven: PASSING,
    e.CardDrawn: PASSING,
    e.FogRolledIn: told("seat", laid=True, fog=True),
    e.MonsterEscaped: told(to="holder", card="monster", result="escape"),
    e.MonsterCaught: told("seat", "holder", "monster", result="catch"),
    e.FriendBetrayed: told("seat", "holder", "monster", result="betrayal"),
    e.PointsGained: told("seat"),
    e.ExtraRoundCalled: told(),
    e.GameWon: told(),
    e.GameShared: told(),
}
