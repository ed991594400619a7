"""How strong the levels are: ``scripts/strength.py play FOLDER [JOBS]``, then ``table FOLDER``.

``play`` plays every pairing below into a file of its own in FOLDER; a run that was interrupted goes
on where the files end. Pairings get a few games each before any gets many, so that a short run says
something about most. ``table`` prints what the files show, as docs/bots.md has it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import serao
from serao.sim.arena import Match, Played, played_in, run
from serao.sim.standings import Standing, standings


@dataclass(frozen=True)
class Pairing:
    """One player of a level among others of another, at one game."""

    game: str
    seats: int
    level: str
    others: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.level}-{self.others}"

    def match(self, games: int) -> Match:
        levels = [self.level] + [self.others] * (self.seats - 1)
        return Match(self.game, self.seats, levels, games, seed="strength")


def fewest(level: str, others: str) -> list[Pairing]:
    """Return the pairing of two levels at the fewest seats of every game, the quickest first."""
    quickest = ("monster-my-neighbour", "carrossel", "wipe-em-out", "urto", "caretos")
    return [Pairing(slug, serao.game(slug).seats[0], level, others) for slug in quickest]


CHANCE: Final = fewest("novice", "random")
NOVICES: Final = fewest("skilled", "novice")
CHEAPLY_LONGER: Final = fewest("skilled@40ms", "skilled@8ms")  # as expert is to skilled
LONGER: Final = fewest("expert", "skilled")
AMONG: Final = [
    Pairing("wipe-em-out", 4, "skilled", "novice"),
    Pairing("monster-my-neighbour", 5, "skilled", "novice"),
    Pairing("carrossel", 4, "skilled", "novice"),
    Pairing("urto", 4, "skilled", "novice"),
    Pairing("caretos", 4, "skilled", "novice"),
]
ALL: Final = (*CHANCE, *NOVICES, *CHEAPLY_LONGER, *LONGER, *AMONG)

# How many games of what are played in which order.
COURSES: Final = (
    (CHANCE, 200),
    (NOVICES, 40),
    (AMONG, 60),
    (LONGER, 20),
    (NOVICES, 200),
    (LONGER, 40),
    (CHEAPLY_LONGER, 100),
    (AMONG, 100),
    (LONGER, 100),
    (ALL, 200),
)


def play(folder: Path, jobs: int) -> None:
    """Play all that is still missing in ``folder``, course by course."""
    folder.mkdir(parents=True, exist_ok=True)
    for pairings, number in COURSES:
        for pairing in pairings:
            out = folder / f"{pairing.name}.jsonl"
            if len(played_in(out)) < number:
                games = list(run(pairing.match(number), jobs, out))
                print(row(pairing, games), flush=True)


def table(folder: Path) -> Iterator[str]:
    """Yield the lines of the table: one for each pairing that has been played."""
    yield "| game | seats | who | games | won | 95 % interval | by chance |"
    yield "|---|---|---|---|---|---|---|"
    for pairing in sorted(ALL, key=lambda pairing: pairing.game):
        games = played_in(folder / f"{pairing.name}.jsonl")
        if games:
            yield row(pairing, games)


def row(pairing: Pairing, games: list[Played]) -> str:
    found = next(row for row in standings(games) if row.level == pairing.level)
    title = serao.game(pairing.game).title
    who = f"`{pairing.level}` {among(pairing)}"
    return f"| {title} | {pairing.seats} | {who} | {len(games)} | {shares(found)} |"


def among(pairing: Pairing) -> str:
    if pairing.seats == 2:
        return f"against `{pairing.others}`"
    return f"among {pairing.seats - 1} `{pairing.others}`"


def shares(found: Standing) -> str:
    chance = found.expected / found.seatings
    return f"{found.share:.1%} | {found.low:.1%} to {found.high:.1%} | {chance:.1%}"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["play", folder]:
            play(Path(folder), 1)
        case ["play", folder, jobs]:
            play(Path(folder), int(jobs))
        case ["table", folder]:
            print("\n".join(table(Path(folder))))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
