"""Kinds: what the numbers of an event are. A field declares its kind, the kernel does the rest.

On the wire a value has the name by which views know it; in a sentence it has its words::

    Item = Annotated[int, Named("item", ITEMS)]


    class CardLost(Event):
        seat: Seat
        item: Item
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, cast, get_args, get_type_hints

from serao.kernel.events import HIDDEN, Event
from serao.kernel.messages import hyphened

if TYPE_CHECKING:
    from serao.kernel.game import Game


Names = tuple[str, ...] | Callable[[Any], tuple[str, ...]]  # of all values, perhaps of a game
Said = Callable[[Any, Any, str], str | int]  # game, value, language


class Kind:
    """A number, or a name, that is no more than that."""

    is_named: bool = False  # whether the wire has a name for each value
    form: Any = str  # the type of these names

    def values(self, game: Game[Any], seats: int) -> int | None:
        """Return how many values there are, from 0 up; ``None`` where nobody has said it."""
        names = self.names(game)
        return None if names is None else len(names)

    def names(self, game: Game[Any]) -> tuple[str, ...] | None:
        """Return what the wire calls each value; ``None`` where it is sent as the number."""
        return None

    def said(self, game: Game[Any], value: Any, locale: str) -> str | int:
        """Return the value as a sentence says it."""
        words: str | int = value
        return words

    def forms(self, game: Game[Any], value: Any, locale: str) -> dict[str, str]:
        """Return its name with article and preposition, in a language that needs it so."""
        return {}


class SeatKind(Kind):
    """A seat: in sentences the player's name, and ``<field>-is-you``."""

    def values(self, game: Game[Any], seats: int) -> int | None:
        return seats


class Flag(Kind):
    """Yes or no."""

    def values(self, game: Game[Any], seats: int) -> int | None:
        return 2


class Count(Kind):
    """A number from 0 to ``most``, which may hang on the game and the number of seats."""

    def __init__(self, most: int | Callable[[Any, int], int]) -> None:
        self.most = most

    def values(self, game: Game[Any], seats: int) -> int | None:
        return (self.most if isinstance(self.most, int) else self.most(game, seats)) + 1


class Named(Kind):
    """One of the things that have a name: a card, a figure, a place.

    ``called`` is the beginning of the messages with their words, ``<called>-<name>``. Where an
    edition decides which things there are, ``known`` asks the game. ``form`` is the type of the
    names, where it says more than that they are texts. ``shapes.spelled(names)`` is the type of just these.
    """

    is_named = True

    def __init__(self, called: str, known: Names, form: Any = str) -> None:
        self.called = called
        self.known = known
        self.form = form

    def names(self, game: Game[Any]) -> tuple[str, ...]:
        return self.known if isinstance(self.known, tuple) else self.known(game)

    def said(self, game: Game[Any], value: Any, locale: str) -> str | int:
        return game.words.called(self.called, self.names(game)[value], locale)

    def forms(self, game: Game[Any], value: Any, locale: str) -> dict[str, str]:
        return game.words.forms(self.called, self.names(game)[value], locale)


class Worded(Kind):
    """Something that the game puts into words by itself. On the wire it is named as ``known`` says."""

    def __init__(self, words: Said, known: Names | None = None, form: Any = str) -> None:
        self.words = words
        self.known = known
        self.form = form
        self.is_named = known is not None

    def names(self, game: Game[Any]) -> tuple[str, ...] | None:
        return self.known(game) if callable(self.known) else self.known

    def said(self, game: Game[Any], value: Any, locale: str) -> str | int:
        return self.words(game, value, locale)


class Thing(NamedTuple):
    """A value with what it is, to be put into words."""

    kind: Kind
    value: Any


NUMBER: Final = Kind()
SEAT: Final = SeatKind()
FLAG: Final = Flag()

ACTION: Final = Worded(
    lambda game, action, _locale: game.actions[action], lambda game: game.actions
)

Number = Annotated[int, NUMBER]
Seat = Annotated[int, SEAT]
Action = Annotated[int, ACTION]


class Field(NamedTuple):
    """One field of a kind of event."""

    name: str  # in Python and on the wire
    fact: str  # in messages
    kind: Kind
    is_many: bool  # whether it holds a tuple of values
    is_text: bool  # whether it holds names already


FIELDS: dict[type[Event], list[Field]] = {}  # of every kind of event that was told


def fields_of(event: type[Event]) -> list[Field]:
    """Return what a kind of event has declared."""
    if event not in FIELDS:
        hints = get_type_hints(event, include_extras=True)
        FIELDS[event] = [declared(event, name, hint) for name, hint in hints.items()]
    return FIELDS[event]


def declared(event: type[Event], name: str, hint: Any) -> Field:
    one = get_args(hint)[0] if getattr(hint, "__origin__", None) is tuple else hint
    for mark in getattr(one, "__metadata__", ()):
        if isinstance(mark, Kind):
            is_text = get_args(one)[0] is str
            return Field(name, name.replace("_", "-"), mark, one is not hint, is_text)
    raise TypeError(f"{event.__name__}.{name} does not say what kind of value it is")


# -- the wire -----------------------------------------------------------------------------------


def as_data(game: Game[Any], event: Event) -> tuple[str, dict[str, Any]]:
    """Return the name of an event and its facts, the same in every language."""
    return hyphened(type(event).__name__), on_the_wire(game, event)


def on_the_wire(game: Game[Any], event: Event) -> dict[str, Any]:
    """Return the facts of an event, the same in every language; ``None`` for what is hidden."""
    return {
        field.name: wired(field, field.kind.names(game), getattr(event, field.name))
        for field in fields_of(type(event))
    }


def seats_in(event: Event) -> list[int]:
    """Return the seats that an event speaks of."""
    named = [getattr(event, field.name) for field in fields_of(type(event)) if field.kind is SEAT]
    return list(dict.fromkeys(seat for seat in named if seat >= 0))


def wired(field: Field, names: tuple[str, ...] | None, value: Any) -> Any:
    if field.is_many and value != HIDDEN:
        return [named(names, one) for one in value]
    return named(names, value)


def named(names: tuple[str, ...] | None, value: Any) -> str | int | None:
    if value == HIDDEN:
        return None
    if names is None:
        return cast(str | int, value)
    return names[value] if value >= 0 else None
