"""The parts of a game's definition that are functions of its own modules, or say what is in these."""

# plain: it holds functions, once for each game
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from serao.kernel.beats import EACH_ALONE, Beats
from serao.kernel.board_types import Face
from serao.kernel.documents import Document
from serao.kernel.events import Event
from serao.kernel.rng import Rng
from serao.kernel.sheets import Cell, Merit, Row, told
from serao.kernel.state import State
from serao.kernel.steps import Bar, Step

if TYPE_CHECKING:
    from serao.kernel.game import Game

View = Mapping[str, Any]


# -- the course of a table ----------------------------------------------------------------------


def nothing_more(_table: Any) -> None:
    """Leave a fresh table as its fields are declared."""


def read_fields(table: Any, document: Mapping[str, Any]) -> None:
    """Set every field of ``table`` that the document has."""
    reader = Document(document)
    table.game.fields.read(table, reader)
    reader.finish()


def nobody_knows(table: Any, _seat: int) -> list[int | None]:
    """Return that nobody may know a score before the end."""
    return [None] * table.seats


def victory(table: Any) -> list[float]:
    """Return 1 for the victory, split if it is shared."""
    first = table.game.course.ranking(table)[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(table.seats)]


def nobody_is_out(_table: Any, _seat: int) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Course:
    """What happens to the tables of a game.

    ``redeal`` keeps all that the seat has learned, and its result depends on what that seat can see
    and on the generator, on nothing else. The kernel does the rest of ``determinize``.
    """

    steps: dict[str, type[Step[Any]]]  # by class name, to rebuild stored tables
    set_up: Callable[[Any], None]  # carries out the set-up chapter and pushes the first step
    place: Callable[[Any, Mapping[str, Any]], None]  # as a (partial) document says, and pushes
    redeal: Callable[
        [Any, int, Rng], None
    ]  # draws anew all that a seat (-1: a spectator) cannot know
    scores: Callable[[Any], list[int]]
    ranking: Callable[[Any], list[list[int]]]
    furnish: Callable[[Any], None] = nothing_more  # sets what no mark of a field can say
    restore: Callable[[Any, Mapping[str, Any]], None] = read_fields  # by a complete document
    known_scores: Callable[[Any, int], list[int | None]] = nobody_knows  # to a seat, before the end
    returns: Callable[[Any], list[float]] = victory  # what a finished game gives each seat
    is_out: Callable[[Any, int], bool] = nobody_is_out  # whether it has nothing more to decide
    elsewhere: Mapping[str, Bar] = field(default_factory=dict)  # verb -> why not at another choice
    unexplained: tuple[str, ...] = ()  # verbs that may be barred without a short reason


# -- the story ----------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Story:
    """What is told of the tables of a game."""

    events: tuple[type[Event], ...]  # that the game can tell
    beats: Beats = EACH_ALONE  # which of them are told as one thing
    rounds: tuple[type[Event], ...] = ()  # that a round begins with; several in a row are one
    turns: tuple[type[Event], ...] = ()  # the same of a turn, each with its ``seat``


# -- what a client draws ------------------------------------------------------------------------


def no_pieces(_game: Any, _locale: str) -> dict[str, Any]:
    return {}


def points_alone(game: Game[Any], table: State, locale: str) -> list[Row]:
    """Return a sheet that says no more than the points."""
    points = game.words.say(locale, "points")
    return [Row(points, [Cell(score, points) for score in table.scores()])]


def no_merits(_game: Any, _table: Any, _locale: str) -> list[Merit]:
    return []


def name_alone(game: Game[Any], kind: str, name: str, locale: str) -> Face:
    return Face(name=game.words.called(kind, name, locale))


class Drawing:
    """What a client draws a game with.

    A game gives functions, of itself and the same as here:

    - ``picture(view, names, locale)`` is a view as text for a terminal of 100 columns;
    - ``pieces(locale)`` names and texts of cards and pieces, boards, numbers;
    - ``sheet(table, locale)`` the rows that the points of all seats are made of;
    - ``merits(table, locale)`` what ``ranking`` looks at between equal points, most important first;
    - ``face(kind, name, locale)`` how the general board shows a thing of a kind.
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        picture: Callable[[Any, View, Sequence[str], str], str],
        pieces: Callable[[Any, str], dict[str, Any]] = no_pieces,
        sheet: Callable[[Any, Any, str], list[Row]] = points_alone,
        merits: Callable[[Any, Any, str], list[Merit]] = no_merits,
        face: Callable[[Any, str, str, str], Face] = name_alone,
        pairs: list[list[int]] | None = None,
        catalogue_type: Any = dict[str, Any],
    ) -> None:
        self.game = game
        self.picture = partial(picture, game)
        self.pieces = partial(pieces, game)
        self.sheet = partial(sheet, game)
        self.merits = partial(merits, game)
        self.face = partial(face, game)
        self.pairs = pairs or []  # seats that play together
        self.catalogue_type = catalogue_type  # the TypedDict that the catalogue is

    def catalogue(self, locale: str) -> dict[str, Any]:
        """Return all that a client needs to draw this game: its actions by number, its pieces."""
        found = {"actions": list(self.game.actions), **self.pieces(locale)}
        if self.game.fields.is_drawn:
            found["board"] = self.game.fields.board(locale)
        return found

    def reckoning(self, table: State, locale: str) -> list[list[tuple[str, int]]]:
        """Return each seat's score line by line: what for, and how many points."""
        rows, nothing = self.sheet(table, locale), self.game.words.say(locale, "no-points")
        return [told(rows, seat, nothing) for seat in range(table.seats)]
