"""All that a client draws the game with: names, texts and numbers of pieces, and both boards."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from serao.games.carrossel.actions import ANIMALS, BOOTH, DRAGON, SLOT_NUMBERS
from serao.games.carrossel.cards import OBJECTIVE_KINDS
from serao.games.carrossel.catalogue_types import (
    AnimalKind,
    Client,
    Objective,
    SetUp,
    Side,
    Thing,
)
from serao.games.carrossel.content import CARDS, FOUR, THREE, BoardFile, CardFile
from serao.games.carrossel.view_types import Animal

if TYPE_CHECKING:
    from serao.games.carrossel import Carrossel

# What is explained on the table, each by message item-<thing> and -about, with its clause.
THINGS: Final = {
    "slot-card": "CRS-4.3",
    "discard": "CRS-4.7",
    "slot": "CRS-3.2",
    "spoke": "CRS-10.3",
    "standee": "CRS-1.5",
    "totem": "CRS-6.2",
    "booth": "CRS-6.7",
    "queue": "CRS-9.8",
    "deck": "CRS-8.1",
    "rack": "CRS-2.2",
    "ready": "CRS-4.5",
    "used": "CRS-5.1",
    "no-ability": "CRS-4.5",
    "plan": "CRS-4.2",
    "sequence": "CRS-6.2",
    "points": "CRS-8.2",
    "clockwise": "CRS-7.1",
    "counter-clockwise": "CRS-5.6",
    "half-turn": "CRS-9.2",
    "phase-play": "CRS-4.2",
    "phase-score": "CRS-6.4",
    "phase-rotate": "CRS-7.1",
    "phase-score-again": "CRS-6.4",
    "phase-end": "CRS-8.1",
}
ABILITY_CLAUSES: Final = ("CRS-5.2", "CRS-5.3", "CRS-5.4", "CRS-5.5", "CRS-5.6")  # by animal
OBJECTIVE_CLAUSES: Final = {"set": "CRS-8.3"}  # shapes: CRS-8.4
PHRASES: Final = ("round", "victory-points", "reconstructed")


def pieces(game: Carrossel, locale: str) -> dict[str, Any]:
    sources = reconstructed(game)
    return {
        "animals": [animal(game, kind, locale) for kind in range(len(ANIMALS))],
        "clients": clients(game, sources, locale),
        "objectives": objectives(game, sources, locale),
        "boards": {"four": board(game, FOUR, "CRS-R1"), "three": board(game, THREE, "CRS-R2")},
        "things": {
            name: thing(game, f"item-{name}", clause, locale) for name, clause in THINGS.items()
        },
        "setup": setup(game),
        "phrases": {name: game.texts.say(locale, f"phrase-{name}") for name in PHRASES},
    }


def thing(game: Carrossel, message: str, clause: str, locale: str) -> Thing:
    """Return what a piece is called, a sentence about it, and the clause that it rests on."""
    return {
        "name": game.texts.say(locale, message),
        "about": game.texts.say(locale, f"{message}-about", **rack(game)),
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
        "name": game.animal(kind, locale),
        "tiles": game.cards.tiles[kind],
        "tile": thing(
            game, f"item-tile-{name}", "CRS-6.3" if kind == DRAGON else "CRS-6.2", locale
        ),
        "client": thing(game, f"item-{name}", ABILITY_CLAUSES[kind], locale),
        "ability": game.texts.say(locale, f"ability-{name}"),
    }


# -- cards ----------------------------------------------------------------------------------------

Rulings = dict[str, dict[str, str]]  # entry -> field -> ruling


def reconstructed(game: Carrossel) -> Rulings:
    """Return the values of each entry that we had to reconstruct, with their rulings."""
    found: Rulings = defaultdict(dict)
    for source in game.library.sources():
        if source.mark == "I":
            found[source.entry][source.field] = source.ruling
    return found


def clients(game: Carrossel, sources: Rulings, locale: str) -> list[Client]:
    return [
        {
            "id": client.id,
            "animal": client.animal,
            "vp": client.vp,
            "leaves_two": client.out_in_2p,
            "name": game.client(i, locale),
            "source": sources[f'client "{client.id}"'],
        }
        for i, client in enumerate(game.library.load(CARDS, CardFile).client)
    ]


def objectives(game: Carrossel, sources: Rulings, locale: str) -> dict[str, Objective]:
    return {
        name: {
            "kind": OBJECTIVE_KINDS[game.cards.counts[objective]],
            "animals": animals_of(game, objective),
            "vp": game.cards.prize[objective],
            "name": game.objective_name(objective, locale),
            "about": game.objective(objective, locale),
            "clause": OBJECTIVE_CLAUSES.get(
                OBJECTIVE_KINDS[game.cards.counts[objective]], "CRS-8.4"
            ),
            "source": sources[f'objective "{name}"'],
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
    }
