"""What the fields of this game's events and tables are, and what its questions speak of.

Events tell clients, animals, slots and lines by the names that views know them by; tables have
their numbers.
"""

# plain: it is read once, by the annotations of events and tables, and asked for words
from __future__ import annotations

from typing import Annotated, Any, Final

from serao.games.carrossel.actions import ANIMALS, BOOTH, KINDS, SLOT_NUMBERS
from serao.games.carrossel.actions import Animal as AnimalName
from serao.games.carrossel.cards import CLOCKWISE, COUNTER_CLOCKWISE, NEUTRAL, TURNINGS, Turning
from serao.games.carrossel.points import POINTS, Point
from serao.kernel.fields import IN_ORDER, OR_NOTHING, Most, Packed, Per
from serao.kernel.kinds import NUMBER, Count, Named, Number, Seat, Worded
from serao.kernel.state import NOTHING

CLIENT: Final = Worded(
    lambda game, name, locale: game.words.client(game.cards.clients.index(name), locale)
)
ANIMAL: Final = Worded(lambda game, name, locale: game.words.called("animal", name, locale))


def slot_said(game: Any, name: str, locale: str) -> str:
    """Return a slot by its number and sector; of one on a spoke, between which sectors it lies."""
    said: str
    if is_on_spoke(name):
        one, other = sectors_beside(game, name)
        said = game.words.say(locale, "spoke-name", one=one, other=other)
    else:
        said = game.words.say(locale, "slot-name", sector=name[0], number=int(name[1:]))
    return said


def sectors_beside(game: Any, name: str) -> tuple[str, str]:
    """Return between which sectors the spoke lies that a slot is on."""
    sectors = game.cards.board(3).sectors
    one, other = sorted((name[1], sectors[(sectors.index(name[1]) + 1) % len(sectors)]))
    return one, other


def line_said(game: Any, name: str, locale: str) -> str:
    """Return the slots of a line sector by sector, and how many of it are on spokes."""
    numbered = [slot for slot in name.split("-") if not is_on_spoke(slot)]
    parts = []
    for sector in dict.fromkeys(slot[0] for slot in numbered):
        numbers = sorted(int(slot[1:]) for slot in numbered if slot[0] == sector)
        listed = joined(game, list(map(str, numbers)), locale)
        parts.append(game.words.say(locale, "line-part", numbers=listed, sector=sector))
    said: str = game.words.say(
        locale, "line-name", slots=len(numbered), parts=joined(game, parts, locale)
    )
    return with_spokes(game, name, said, locale)


def line_coded(game: Any, name: str, locale: str) -> str:
    """Return a line by what is printed on its slots, ``A3-A4-A5``."""
    numbered = [slot for slot in name.split("-") if not is_on_spoke(slot)]
    return with_spokes(game, name, "-".join(numbered), locale)


def with_spokes(game: Any, name: str, said: str, locale: str) -> str:
    spokes = sum(map(is_on_spoke, name.split("-")))
    if spokes:
        said = game.words.say(locale, "line-with-spokes", slots=said, spokes=spokes)
    return said


def joined(game: Any, parts: list[str], locale: str) -> str:
    *some, last = parts
    if not some:
        return last
    said: str = game.words.say(locale, "and-last", some=", ".join(some), last=last)
    return said


def is_on_spoke(slot: str) -> bool:
    return slot.startswith(SPOKE)


SPOKE: Final = "N"  # that names of slots without a number begin with
SLOT: Final = Worded(slot_said)
LINE: Final = Worded(line_said)

Client = Annotated[str, CLIENT]
Animal = Annotated[str, ANIMAL]
Direction = Annotated[str, Worded(lambda game, name, locale: game.words.say(locale, name))]
SlotName = Annotated[str, SLOT]
LineName = Annotated[str, LINE]


# -- of tables --------------------------------------------------------------------------------


def facings(game: Any) -> tuple[str, ...]:
    """Return every row of sectors that a seat can face."""
    rows = [
        "".join(board.sectors[sector] for sector in faced)
        for board in game.cards.boards
        for faced in board.faced
    ]
    return tuple(sorted(set(rows)))


def way_of(direction: int) -> int:
    return TURNS.index(direction)


def turn_of(way: int) -> int:
    return TURNS[way]


def owning_seats(owner: int) -> list[int]:
    """Return whose a tile is; nobody plays the neutral colour."""
    return [] if owner in (NEUTRAL, NOTHING) else [owner]


def owner_of(seats: list[int]) -> int:
    return seats[0] if seats else NOTHING


TURNS: Final = (CLOCKWISE, COUNTER_CLOCKWISE)
WAY: Final = Named("way", TURNINGS, Turning)
FACING: Final = Named("facing", facings)
SHOWN_ANIMAL: Final = Named("animal", ANIMALS, AnimalName)

At = Annotated[int, Named("point", POINTS, Point)]
Turn = Annotated[int, Packed(Annotated[int, WAY], way_of, turn_of)]
Facing = Annotated[str, FACING]
Owner = Annotated[int, Packed(list[Seat], owning_seats, owner_of)]
ShownAnimal = Annotated[int, SHOWN_ANIMAL]
NamedAnimal = Annotated[AnimalName, SHOWN_ANIMAL]
ClientCard = Annotated[int, Named("client", lambda game: game.cards.clients)]
Objective = Annotated[int, Named("objective", lambda game: game.cards.objectives)]
SlotCard = Annotated[int, Count(SLOT_NUMBERS)]

PER_SPACE: Final = Per(lambda game, seats: len(game.cards.board(seats).spaces))
PER_SECTOR: Final = Per(lambda game, seats: len(game.cards.board(seats).sectors))
PER_RACK: Final = Per(lambda _game, seats: seats * KINDS)
A_BOOTH: Final = Most(lambda _game, _seats: BOOTH)
A_QUEUE: Final = Most(lambda game, seats: game.cards.queue_size if seats == 2 else 0)
AN_OBJECTIVE_EACH: Final = Most(lambda game, _seats: game.cards.in_play)

Booth = Annotated[tuple[ClientCard, ...], IN_ORDER, A_BOOTH]
Queue = Annotated[tuple[ClientCard, ...], IN_ORDER, A_QUEUE]
Sets = Annotated[list[Number], IN_ORDER, AN_OBJECTIVE_EACH]
Points = Annotated[int, NUMBER, OR_NOTHING]
