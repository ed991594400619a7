"""One whole game as text a person can read, and back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import serao
from serao.kernel.state import State

FOLDER = Path(__file__).parent


@dataclass
class Golden:
    """What a golden file fixes beforehand: which game, and what was chosen."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    choices: list[tuple[int, int]] = field(default_factory=list)  # seat, action
    rules: int | None = None  # the number of older rules, None for today's

    def new_table(self) -> State:
        game = serao.game(self.game)
        return game.new_table(self.seats, self.seed, self.options, rules=self.rules)


def random_game(slug: str, seats: int, seed: int, options: dict[str, Any]) -> Golden:
    """Return a game of uniformly random choices."""
    golden = Golden(slug, seats, seed, options)
    table = golden.new_table()
    rng = serao.Rng(f"golden {seed}")
    while not table.is_over:
        waiting = table.waiting()
        seat = waiting[rng.below(len(waiting))]
        offer = table.options(seat)
        action = offer[rng.below(len(offer))]
        golden.choices.append((seat, action))
        table.act(action, seat)
    return golden


def written(golden: Golden) -> Iterator[str]:
    """Play ``golden`` and yield its lines."""
    yield f"game {golden.game}"
    yield f"seats {golden.seats}"
    yield f"seed {golden.seed}"
    yield f"options {json.dumps(golden.options)}"
    if golden.rules is not None:
        yield f"rules {golden.rules}"
    table = golden.new_table()
    for seat, action in golden.choices:
        name = table.game.actions[action]
        yield f"{seat} {action:>3} {name:<28} {table.words(action, seat)}"
        table.act(action, seat)
    yield f"over {table.is_over}"
    yield f"scores {spaced(table.scores())}"
    yield f"ranking {' | '.join(spaced(group) for group in table.ranking())}"


def spaced(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def read(lines: list[str]) -> Golden:
    """Return what the file fixes beforehand."""
    head = dict(line.split(" ", 1) for line in lines[:4])
    golden = Golden(
        head["game"], int(head["seats"]), int(head["seed"]), json.loads(head["options"])
    )
    choices = lines[4:-3]
    if choices[0].startswith("rules "):
        golden.rules = int(choices.pop(0).partition(" ")[2])
    for line in choices:
        seat, action, *_ = line.split()
        golden.choices.append((int(seat), int(action)))
    return golden
