"""Sueca: tricks for four in two pairs, with the trump suit turned up by the dealer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from serao.kernel.board_types import Face
from serao.kernel.content import Library
from serao.kernel.documents import Document, by_seat, check_copies
from serao.kernel.fields import OR_NOTHING, PER_SEAT, DrawnAs, Fields, WorkedOut
from serao.kernel.game import Game, Option, action_names, events_in, steps_in
from serao.kernel.kinds import Number, Seat
from serao.kernel.parts import Course, Drawing, Story, read_fields
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar
from serao.kernel.words import Words
from serao.pieces.plain import PlainPicture
from serao_sueca import events, steps, worlds
from serao_sueca.beats import BEATS
from serao_sueca.cards import CARDS, RANKS
from serao_sueca.judge import TableJudge
from serao_sueca.table import PACK, SEATS, Table

HERE = Path(__file__).parent
PAIRS = [[0, 2], [1, 3]]
SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
WORKED_OUT = (
    WorkedOut("points", Annotated[list[Number], PER_SEAT, DrawnAs("points")], Table.pair_points),
    WorkedOut("best", Annotated[Seat, OR_NOTHING, DrawnAs("best")], Table.best),
)


class Rank(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: int


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of pack.toml."""

    rank: list[Rank]


class TableWords(Words["Sueca"]):
    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return {"card": self.called("card", CARDS[action], locale)}

    def called(self, kind: str, name: str, locale: str) -> str:
        """Return "ace of hearts": a card is said by its rank and its suit."""
        if kind != "card":
            return super().called(kind, name, locale)
        rank, _, suit = name.partition("-of-")
        words = {"rank": self.say(locale, f"rank-{rank}"), "suit": self.say(locale, f"suit-{suit}")}
        return self.say(locale, "card", **words)


class Sueca(Game[Table]):
    """The definition that the house meets the game through."""

    def __init__(self, edition: Path | None) -> None:
        self.slug = "sueca"
        self.title = "Sueca"
        self.seats = range(SEATS, SEATS + 1)
        self.actions = action_names([("play", CARDS)])
        self.options = {"games": Option(4, (1, 4))}
        self.folder = HERE
        self.library = Library(HERE / "data", ("pack.toml",), edition)
        ranks = {rank.id: rank.points for rank in self.library.load("pack.toml", Pack).rank}
        self.values = tuple(ranks[rank] for rank in RANKS)
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps=steps_in(steps),
            elsewhere={"play": Bar("SUE-4.1", "not-now")},
            set_up=steps.set_up,
            place=place,
            redeal=worlds.redeal,
            scores=lambda table: table.games.copy(),
            ranking=lambda table: PAIRS if table.games[0] > table.games[1] else PAIRS[::-1],
        )
        self.judge = TableJudge()
        self.story = Story(events=events_in(events), beats=BEATS)
        self.words = TableWords(self)
        self.drawing = Drawing(self, picture=PlainPicture.of, face=face, pairs=PAIRS)


def place(table: Table, document: Mapping[str, Any]) -> None:
    """Set up a deal in the midst of its play; hands that are not written share the rest."""
    read_fields(table, document)
    Document(document).need("hands", "trump")
    zones = [*by_seat("hands", table.hands), *by_seat("won", table.won)]
    zones.append(("trick", [card for card in table.trick if card != NOTHING]))
    check_copies(zones, [1] * PACK, CARDS)
    table.led = max(table.led, 0)
    turns = [(table.led + distance) % SEATS for distance in range(SEATS)]
    turns = [seat for seat in turns if table.trick[seat] == NOTHING]
    table.push_in_order([*(steps.Play(seat) for seat in turns), steps.Take()])


def face(game: Sueca, kind: str, name: str, locale: str) -> Face:
    found = Face(name=game.words.called(kind, name, locale))
    rank, _, suit = name.rpartition("-of-")
    found["sign"] = SIGNS[suit]
    found["tone"] = "red" if suit in ("diamonds", "hearts") else "black"
    if rank:
        found["corner"] = game.words.say(locale, f"corner-{rank}")
    return found


def define(edition: Path | None) -> Sueca:
    return Sueca(edition)
