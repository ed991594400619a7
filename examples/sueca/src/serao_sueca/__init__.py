"""Sueca: tricks for four in two pairs, with the trump suit turned up by the dealer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from serao.kernel.board_types import Face
from serao.kernel.documents import Document, check_copies
from serao.kernel.game import Game, Option, action_names, events_in, steps_in
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar
from serao_sueca import events, steps, worlds
from serao_sueca.cards import CARDS, RANKS, suit_of
from serao_sueca.table import FIELDS, PACK, SEATS, Table

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
        self.elsewhere = {"play": Bar("SUE-4.1", "not-now")}
        self.fields = FIELDS
        self.ordered = FIELDS.ordered()
        self.view_type = FIELDS.view_type()
        self.pairs = PAIRS
        self.open_folder(HERE, ("pack.toml",), edition)
        ranks = {rank.id: rank.points for rank in self.library.load("pack.toml", Pack).rank}
        self.values = tuple(ranks[rank] for rank in RANKS)

    def blank(self) -> Table:
        table = Table()
        table.values = self.values
        return table

    def set_up(self, table: Table) -> None:
        FIELDS.clear(table)
        table.dealer = table.rng.below(SEATS)
        table.push(steps.Deal())

    def place(self, table: Table, document: Mapping[str, Any]) -> None:
        """Set up a deal in the midst of its play; hands that are not written share the rest."""
        reader = Document(document)
        FIELDS.read(table, reader)
        reader.finish()
        if not reader.has("hands"):
            raise reader.error("hands", "must be written")
        if table.trump == NOTHING:
            raise reader.error("trump", "must be written")
        zones = [
            (f"{key}.{i}", row)
            for key in ("hands", "won")
            for i, row in enumerate(getattr(table, key))
        ]
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

    def evaluate(self, table: Table, seat: int) -> float:
        """Return games and points ahead, and what the hand promises in trumps and high cards."""
        pair = seat % 2
        ahead = table.games[pair] - table.games[1 - pair]
        taken = table.points_of(pair) - table.points_of(1 - pair)
        mine, theirs = (self.promise(table, side) for side in (pair, 1 - pair))
        return 3.0 * ahead + (taken + 0.6 * (mine - theirs)) / 30

    def promise(self, table: Table, pair: int) -> float:
        cards = [*table.hands[pair], *table.hands[pair + 2]]
        trumps = sum(suit_of(card) == table.trump for card in cards)
        return 2.0 * trumps + table.worth(cards) * 0.3

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
        say = self.texts.say
        lines = [
            say(
                locale,
                "picture-trump",
                suit=self.called("suit", view["trump"], locale),
                stake=view["stake"],
            )
        ]
        for seat in range(SEATS):
            hand = view["hands"][seat]
            card = view["trick"][seat]
            lines.append(
                say(
                    locale,
                    "picture-seat",
                    player=names[seat] if seat < len(names) else str(seat + 1),
                    games=view["games"][seat],
                    points=view["points"][seat],
                    card="" if card is None else self.called("card", card, locale),
                    cards=len(hand) if isinstance(hand, list) else hand["size"],
                )
            )
            if isinstance(hand, list):
                faces = [self.face("card", name, locale) for name in hand]
                lines.append("    " + "  ".join(face["corner"] + face["sign"] for face in faces))
        return "\n".join(lines)

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
