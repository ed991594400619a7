"""Sueca: tricks for four in two pairs, with the trump suit turned up by the dealer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from serao.kernel.board_types import Face
from serao.kernel.documents import Document, by_seat, check_copies
from serao.kernel.fields import OR_NOTHING, PER_SEAT, DrawnAs, WorkedOut
from serao.kernel.game import Game, Option, action_names, events_in, steps_in
from serao.kernel.kinds import Number, Seat
from serao.kernel.parts import Drawing
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar
from serao.pieces.plain import PlainPicture
from serao_sueca import events, steps, worlds
from serao_sueca.beats import BEATS
from serao_sueca.cards import CARDS, RANKS
from serao_sueca.judge import TableJudge
from serao_sueca.table import PACK, SEATS, Table

HERE = Path(__file__).parent
PAIRS = [[0, 2], [1, 3]]
SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}


class Rank(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: int


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of pack.toml."""

    rank: list[Rank]


class Sueca(Game[Table]):
    """The definition that the house meets the game through."""

    def __init__(self, edition: Path | None) -> None:
        self.slug = "sueca"
        self.title = "Sueca"
        self.seats = range(SEATS, SEATS + 1)
        self.actions = action_names([("play", CARDS)])
        self.options = {"games": Option(4, (1, 4))}
        self.steps = steps_in(steps)
        self.events = events_in(events)
        self.beats = BEATS
        self.elsewhere = {"play": Bar("SUE-4.1", "not-now")}
        self.declare(
            Table,
            WorkedOut(
                "points", Annotated[list[Number], PER_SEAT, DrawnAs("points")], Table.pair_points
            ),
            WorkedOut("best", Annotated[Seat, OR_NOTHING, DrawnAs("best")], Table.best),
        )
        self.pairs = PAIRS
        self.judge = TableJudge()
        self.drawing = Drawing(picture=PlainPicture.of)
        self.open_folder(HERE, ("pack.toml",), edition)
        ranks = {rank.id: rank.points for rank in self.library.load("pack.toml", Pack).rank}
        self.values = tuple(ranks[rank] for rank in RANKS)

    def set_up(self, table: Table) -> None:
        table.dealer = table.rng.below(SEATS)
        table.push(steps.Deal())

    def place(self, table: Table, document: Mapping[str, Any]) -> None:
        """Set up a deal in the midst of its play; hands that are not written share the rest."""
        reader = Document(document)
        self.read(table, reader)
        reader.finish()
        reader.need("hands", "trump")
        zones = [*by_seat("hands", table.hands), *by_seat("won", table.won)]
        zones.append(("trick", [card for card in table.trick if card != NOTHING]))
        check_copies(zones, [1] * PACK, CARDS)
        table.led = max(table.led, 0)
        turns = [(table.led + distance) % SEATS for distance in range(SEATS)]
        turns = [seat for seat in turns if table.trick[seat] == NOTHING]
        table.push_in_order([*(steps.Play(seat) for seat in turns), steps.Take()])

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        worlds.redeal(world, seat, rng)

    def scores(self, table: Table) -> list[int]:
        return table.games.copy()

    def ranking(self, table: Table) -> list[list[int]]:
        return PAIRS if table.games[0] > table.games[1] else PAIRS[::-1]

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        return {"card": self.called("card", CARDS[action], locale)}

    def called(self, kind: str, name: str, locale: str) -> str:
        """Return "ace of hearts": a card is said by its rank and its suit."""
        if kind != "card":
            return super().called(kind, name, locale)
        rank, _, suit = name.partition("-of-")
        rank_words = self.texts.say(locale, f"rank-{rank}")
        suit_words = self.texts.say(locale, f"suit-{suit}")
        return self.texts.say(locale, "card", rank=rank_words, suit=suit_words)

    def face(self, kind: str, name: str, locale: str) -> Face:
        found = Face(name=self.called(kind, name, locale))
        rank, _, suit = name.rpartition("-of-")
        found["sign"] = SIGNS[suit]
        found["tone"] = "red" if suit in ("diamonds", "hearts") else "black"
        if rank:
            found["corner"] = self.texts.say(locale, f"corner-{rank}")
        return found


def define(edition: Path | None) -> Sueca:
    return Sueca(edition)
