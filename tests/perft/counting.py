"""Perft: how many lines of play there are from a position to a depth, with chance fixed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import serao
from serao.kernel.playout import act_at_random
from serao.kernel.state import State

FOLDER = Path(__file__).parent


@dataclass
class Position:
    """A position of a perft file: a seed, some random decisions, and the counts by depth."""

    game: str
    id: str = ""
    seats: int = 2
    seed: int = 0
    after: int = 0  # random decisions from the start
    rules: int | None = None  # the number of older rules, None for today's
    counts: dict[int, int] = field(default_factory=dict)

    def table(self) -> State:
        table = serao.game(self.game).new_table(self.seats, self.seed, rules=self.rules)
        rng = serao.Rng(f"perft {self.seed}")
        for _ in range(self.after):
            act_at_random(table, rng)
        return table

    def lines(self) -> list[str]:
        facts = [f"id {self.id}", f"seats {self.seats}", f"seed {self.seed}", f"after {self.after}"]
        if self.rules is not None:
            facts.append(f"rules {self.rules}")
        return [*facts, *[f"perft {depth} {count}" for depth, count in self.counts.items()]]


def perft(table: State, depth: int) -> int:
    """Return the number of lines of play of ``depth`` decisions, shorter ones at the end."""
    if depth == 0 or table.is_over:
        return 1
    seat = table.waiting()[0]
    options = table.options(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        after = table.clone()
        after.act(option, seat)
        total += perft(after, depth - 1)
    return total


def divided(table: State, depth: int) -> dict[str, int]:
    """Return the count under each first action, to find a wrong branch."""
    seat = table.waiting()[0]
    counts = {}
    for option in table.options(seat):
        after = table.clone()
        after.act(option, seat)
        counts[table.game.actions[option]] = perft(after, depth - 1)
    return counts


def read(path: Path) -> list[Position]:
    """Return the positions of a file; its name is the game's slug."""
    positions: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            positions.append(Position(path.stem, rest))
        elif word == "perft":
            depth, count = map(int, rest.split())
            positions[-1].counts[depth] = count
        elif word in ("seats", "seed", "after", "rules"):
            setattr(positions[-1], word, int(rest))
        else:
            assert not line, (
                f"{path.name}: {line!r} is none of id, seats, seed, after, rules, perft"
            )
    return positions
