"""All that a client draws the game with: names, texts and numbers of pieces, and both boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from serao.games.carrossel.actions import ANIMALS, BOOTH, DRAGON, SLOT_NUMBERS, Animal
from serao.games.carrossel.cards import OBJECTIVE_KINDS
from serao.games.carrossel.catalogue_types import (
    PHRASES,
    THINGS,
    AnimalKind,
    Client,
    Objective,
    SetUp,
    Side,
    Thing,
)
from serao.games.carrossel.content import CARDS, FOUR, THREE, BoardFile, CardFile
from serao.kernel.content import reconstructed

if TYPE_CHECKING:
    from serao.games.carrossel import Carrossel

ABILITY_CLAUSES: Final = ("CRS-5.2", "CRS-5.3", "CRS-5.4", "CRS-5.5", "CRS-5.6")  # by animal
OBJECTIVE_CLAUSES: Final = {"set": "CRS-8.3"}  # shapes: CRS-8.4


def pieces(game: Carrossel, locale: str) -> dict[str, Any]:
    sources = reconstructed(game.library.sources())
    return {
        "animals": [animal(game, kind, locale) for kind in range(len(ANIMALS))],
        "clients": clients(game, sources, locale),
        "objectives": objectives(game, sources, locale),
        "boards": {"four": board(game, FOUR, "CRS-R1"), "three": board(game, THREE, "CRS-R2")},
        "things": {
            name: thing(game, f"item-{name}", clause, locale) for name, clause in THINGS.items()
        },
        "setup": setup(game),
        "phrases": {name: game.words.say(locale, f"phrase-{name}") for name in PHRASES},
    }


def thing(game: Carrossel, message: str, clause: str, locale: str) -> Thing:
    """Return what a piece is called, a sentence about it, and the clause that it rests on."""
    return {
        "name": game.words.say(locale, message),
        "about": game.words.say(locale, f"{message}-about", **rack(game)),
        "clause": clause,
    }


def rack(game: Carrossel) -> dict[str, int]:
    """Return how many tiles a player has, and of each animal if all are the same, else 0."""
    tiles = game.cards.tiles
    same = len(set(tiles[:DRAGON])) == 1
    return {"total": sum(tiles), "same": tiles[0] if same else 0}


def animal(game: Carrossel, kind: int, locale: str) -> AnimalKind:
    name: Animal = ANIMALS[kind]
    return {
        "id": name,
        "name": game.words.animal(kind, locale),
        "tiles": game.cards.tiles[kind],
        "tile": thing(
            game, f"item-tile-{name}", "CRS-6.3" if kind == DRAGON else "CRS-6.2", locale
        ),
        "client": thing(game, f"item-{name}", ABILITY_CLAUSES[kind], locale),
        "ability": game.words.say(locale, f"ability-{name}"),
    }


# -- cards ----------------------------------------------------------------------------------------

Rulings = dict[str, dict[str, str]]  # entry -> field -> ruling


def clients(game: Carrossel, sources: Rulings, locale: str) -> list[Client]:
    return [
        {
            "id": client.id,
            "animal": client.animal,
            "vp": client.vp,
            "leaves_two": client.out_in_2p,
            "name": game.words.client(i, locale),
            "source": sources.get(f'client "{client.id}"', {}),
        }
        for i, client in enumerate(game.library.load(CARDS, CardFile).client)
    ]


def objectives(game: Carrossel, sources: Rulings, locale: str) -> dict[str, Objective]:
    return {
        name: {
            "kind": OBJECTIVE_KINDS[game.cards.counts[objective]],
            "animals": animals_of(game, objective),
            "vp": game.cards.prize[objective],
            "name": game.words.objective_name(objective, locale),
            "about": game.words.objective(objective, locale),
            "clause": OBJECTIVE_CLAUSES.get(
                OBJECTIVE_KINDS[game.cards.counts[objective]], "CRS-8.4"
            ),
            "source": sources.get(f'objective "{name}"', {}),
        }
        for objective, name in enumerate(game.cards.objectives)
    }


def animals_of(game: Carrossel, objective: int) -> list[Animal]:
    shown = game.cards.shown[objective]
    return [ANIMALS[kind] for kind, count in enumerate(shown) for _ in range(count)]


# -- boards and numbers ---------------------------------------------------------------------------


def board(game: Carrossel, name: str, ruling: str) -> Side:
    """Return one side of the round board; ``line:i`` is the i-th of ``triples``."""
    file = game.library.load(name, BoardFile)
    return {
        "sectors": file.board.sectors,
        "canvas": file.board.canvas,
        "radius": file.board.board_radius,
        "spaces": [
            {"id": s.id, "sector": s.sector, "number": s.number, "x": s.x, "y": s.y}
            for s in file.space
        ],
        "lines": file.lines.all,
        "paths": file.paths.edges,
        "triples": file.triples.all,
        "source": ruling,
    }


def setup(game: Carrossel) -> SetUp:
    first_round = [n for n in range(1, SLOT_NUMBERS + 1) if game.cards.first_round >> (n - 1) & 1]
    return {
        "booth": BOOTH,
        "queue": game.cards.queue_size,
        "objectives": game.cards.in_play,
        "slot_numbers": SLOT_NUMBERS,
        "first_round": first_round,
        "clients": len(game.cards.clients),
        "low_deck": 2 * BOOTH,
    }
