"""What a client draws the game with: boards, cards, Monsters, their names and their sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serao.games.caretos.actions import BONUSES, COLOURS, FINALS, MONSTERS, NIGHTS, SPACES, SYMBOLS
from serao.games.caretos.board import KINDS, Board
from serao.games.caretos.cards import (
    AT_KIND,
    COLOUR_PAIR,
    FINAL_GOALS,
    GATHER,
    GOALS,
    NEXT_TO_KIND,
    NIGHT_KINDS,
)
from serao.games.caretos.catalogue_types import THINGS
from serao.games.caretos.words import Wording
from serao.kernel.content import reconstructed
from serao.kernel.state import NOTHING

if TYPE_CHECKING:
    from serao.games.caretos import Caretos

# Words of the table that are no piece: phases and zones.
PHRASES = (
    "phase-setup",
    "phase-finals",
    "phase-card",
    "phase-gather",
    "phase-careto",
    "phase-monster",
    "phase-flight",
    "phase-return",
    "phase-end",
    "zone-hand",
    "zone-pile",
    "zone-captured",
    "zone-open",
    "zone-fulfilled",
    "zone-row",
    "zone-deck",
    "zone-supply",
    "zone-box",
    "zone-final",
)
SEATS = (2, 3, 4)
ABILITY_CLAUSE = 12  # CAR-12.1 is the first Monster's first night, CAR-12.24 the last one's last


def pieces(game: Caretos, locale: str) -> dict[str, Any]:
    """Return the catalogue in one language."""
    book = Book(game, locale)
    return {
        "sides": book.sides(),
        "kinds": {kind: book.piece(kind) for kind in KINDS},
        "colours": {colour: book.colour(colour) for colour in COLOURS},
        "symbols": {symbol: book.piece(symbol) for symbol in SYMBOLS},
        "skies": {sky: book.piece(sky) for sky in NIGHT_KINDS},
        "runes": {rune: book.words.item(f"rune-{rune}") for rune in game.cards.runes},
        "things": {thing: book.piece(thing) for thing in THINGS},
        "monsters": {name: book.monster(number) for number, name in enumerate(MONSTERS)},
        "nights": {name: book.night(number) for number, name in enumerate(NIGHTS)},
        "bonuses": {name: book.bonus(number) for number, name in enumerate(BONUSES)},
        "finals": {name: book.final(number) for number, name in enumerate(FINALS)},
        "numbers": book.numbers(),
        "phrases": {phrase: book.words.say(phrase) for phrase in PHRASES},
    }


class Book:
    """The catalogue being written."""

    def __init__(self, game: Caretos, locale: str) -> None:
        self.game = game
        self.words = Wording(game, locale)
        self.sources = reconstructed(game.library.sources())

    def piece(self, name: str) -> dict[str, Any]:
        return {"name": self.words.item(name), "about": self.words.item(f"{name}-about")}

    def colour(self, name: str) -> dict[str, Any]:
        return {**self.piece(name), "many": self.words.item(f"{name}-many")}

    def source(self, entry: str) -> dict[str, str]:
        """Return the reconstructed fields of an entry, each with its ruling or ""."""
        return self.sources.get(entry, {})

    # -- the board ------------------------------------------------------------------------------

    def sides(self) -> list[dict[str, Any]]:
        """Return each side once, with the numbers of players that use it."""
        boards = self.game.cards.boards
        found: dict[int, dict[str, Any]] = {}
        for seats in SEATS:
            side = found.setdefault(id(boards[seats]), {**self.side(boards[seats]), "players": []})
            side["players"].append(seats)
        return list(found.values())

    def side(self, board: Board) -> dict[str, Any]:
        return {
            "spaces": {SPACES[space]: self.space(board, space) for space in board.by_index},
            "paths": [
                [SPACES[space], SPACES[near]]
                for space in board.by_index
                for near in board.near[space]
                if space < near
            ],
            "reconstructed": self.board_source(),
        }

    def board_source(self) -> dict[str, str]:
        """Return the reconstructed fields of all spaces: they are the board together."""
        spaces = [found for entry, found in self.sources.items() if entry.startswith("space ")]
        return {field: ruling for found in spaces for field, ruling in found.items()}

    def space(self, board: Board, space: int) -> dict[str, Any]:
        symbols = [SYMBOLS[i] for i, pair in enumerate(board.starts) if space in pair]
        return {
            "name": self.words.space(space),
            "kind": KINDS[board.kind[space]],
            "x": board.x[space],
            "y": board.y[space],
            "ring": [SPACES[near] for near in board.ring[space]],
            "start": symbols[0] if symbols else "",
            "villagers": space in board.villager_places,
            "careto": space in board.caretos,
        }

    # -- cards and Monsters ---------------------------------------------------------------------

    def monster(self, monster: int) -> dict[str, Any]:
        name = MONSTERS[monster]
        return {
            **self.piece(name),
            "short": self.words.say(f"short-{name}"),
            "abilities": {
                sky: {
                    "text": self.words.ability(monster, sky),
                    "clause": f"CAR-{ABILITY_CLAUSE}.{monster * len(NIGHT_KINDS) + i + 1}",
                }
                for i, sky in enumerate(NIGHT_KINDS)
            },
            "reconstructed": self.source(f'monster "{name.replace("-", "_")}"'),
        }

    def night(self, card: int) -> dict[str, Any]:
        cards = self.game.cards
        rune = cards.rune[card]
        symbols = cards.symbols[card]
        return {
            "name": self.words.say("night-name"),
            "about": self.words.night_about(card),
            "sky": NIGHT_KINDS[cards.night[card]],
            "rune": "" if rune == NOTHING else cards.runes[rune],
            "gather": GATHER in symbols,
            "careto": max([symbol for symbol in symbols if symbol != GATHER], default=0),
            "players": cards.mark[card],
            "reconstructed": self.source(f'night "{NIGHTS[card]}"'),
        }

    def bonus(self, bonus: int) -> dict[str, Any]:
        cards = self.game.cards
        goal, of = cards.goal[bonus], cards.goal_of[bonus]
        return {
            "name": self.words.say("bonus-name"),
            "about": self.words.bonus_about(bonus),
            "goal": GOALS[goal].replace("_", "-"),
            "colour": COLOURS[of] if goal == COLOUR_PAIR else None,
            "kind": KINDS[of] if goal in (AT_KIND, NEXT_TO_KIND) else None,
            "points": cards.bonus_points[bonus],
            "reconstructed": self.source(f'bonus "{BONUSES[bonus]}"'),
        }

    def final(self, final: int) -> dict[str, Any]:
        cards = self.game.cards
        colour = cards.final_colour[final]
        return {
            "name": self.words.say("final-name"),
            "about": self.words.final_goal(final),
            "goal": FINAL_GOALS[cards.final_goal[final]].replace("_", "-"),
            "colour": None if colour == NOTHING else COLOURS[colour],
            "per": cards.final_per[final],
            "points": cards.final_points[final],
            "reconstructed": self.source(f'final_bonus "{FINALS[final]}"'),
        }

    def numbers(self) -> dict[str, int]:
        cards = self.game.cards
        return {
            "campfires": cards.campfires,
            "hand": cards.hand_size,
            "row": cards.row_size,
            "most_open": cards.most_open,
            "cost_bonus": cards.cost_bonus,
            "cost_move": cards.cost_move,
            "cost_activation": cards.cost_activation,
            "cost_rescue": cards.cost_rescue,
        }
