"""Write down what whole games tell somebody among bots, and when a server does: the client's tests tell it again.

    scripts/told.py                                          # web/tests/told.json, one game of each kind
    scripts/told.py GAME --seats N --seed N --out FILE       # any other

Of each line only is kept what its telling depends on. The person answers at random as soon as
asked; what bots answer takes a server's usual pace, as ``serao.server.bots`` has it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

import serao
from serao.kernel.state import State
from serao.server import telling
from serao.server.bots import FEW, GOING_ON, goes_on, paces_since
from serao.server.hosted import Play
from serao.server.messages import Line
from serao.server.seats import UNTIMED, new_table
from serao.server.settings import Settings
from serao.store import SealRow

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "web" / "tests" / "told.json"
NAMES: Final = ("Ana", "Joaquim", "Beatriz", "Gil", "Henrique", "Lia", "Noa", "Teresa")
ME: Final = 0
PACE: Final = Settings().pace
BOTS: Final = 3  # at a usual table; others have as few as they can, or as many

Told = list[Any]  # when, whether something is asked then, and the lines


class Sitting:
    """A game between somebody and bots, with what is told at which moment since the last answer."""

    def __init__(self, slug: str, seats: int, seed: int) -> None:
        game = serao.game(slug)
        row = new_table(game, None, seats, {}, True, UNTIMED)
        row.secret = row.id = f"{seed:064x}"
        row.state, row.seal = "playing", SealRow(row.secret, row.secret, 0.0)
        self.play = Play(game, row, NAMES[:seats])
        self.rng = serao.Rng(seed)
        self.share = min(1.0, FEW / (seats - 1))
        self.since = self.play.hearing.versions[ME]
        self.now = 0.0
        self.told: list[Told] = []
        self.waits: list[list[Told]] = []

    @property
    def state(self) -> State:
        return self.play.state

    def to_the_end(self) -> list[list[Told]]:
        while not self.state.is_over:
            if self.state.options(ME):
                self.answer_mine()
            else:
                self.answer_others()
        self.waits.append(self.told)
        return self.waits

    def answer_mine(self) -> None:
        """Decide, which begins a new wait; what leaves no choice the page answers by itself."""
        if len(self.state.options(ME)) > 1:
            self.waits.append(self.told)
            self.told, self.now = [], 0.0
        self.enter(ME)

    def answer_others(self) -> None:
        """Let all answer who are asked now: the server sees to them at the same time."""
        asked = self.now
        for seat in self.state.waiting():
            choice = self.state.asked
            while self.state.asked == choice and self.state.options(seat):
                self.now = asked + PACE * self.share_of(seat)
                self.enter(seat)

    def share_of(self, seat: int) -> float:
        waited = paces_since(self.play, [ME], self.share, alone=True) >= FEW
        out = self.state.game.course.is_out(self.state, ME)
        return GOING_ON if waited or out or goes_on(self.play, seat) else self.share

    def enter(self, seat: int) -> None:
        options = self.state.options(seat)
        self.play.enter(seat, options[self.rng.below(len(options))], self.now)
        _, lines = telling.log_since(self.play, ME, self.since, "en")
        self.since = self.play.hearing.versions[ME]
        asked = len(self.state.options(ME)) > 1
        if lines or asked:
            self.told.append([round(1000 * self.now), int(asked), list(map(kept, lines))])


def kept(line: Line) -> list[Any]:
    """Return what the telling of a line depends on."""
    return [line.event, len(line.words), line.seats, line.weight, line.beat]


def told(slug: str, seats: int, seed: int) -> dict[str, Any]:
    return {"game": slug, "seats": seats, "waits": Sitting(slug, seats, seed).to_the_end()}


def usual() -> list[dict[str, Any]]:
    """Return a game of each kind, at the fewest seats, with three bots and at the most."""
    found = []
    for slug in serao.games():
        fewest, *_, most = serao.game(slug).seats
        found += [told(slug, seats, seed=1) for seats in sorted({fewest, BOTS + 1, most})]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=serao.games())
    parser.add_argument("--seats", type=int, default=BOTS + 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=KEPT)
    asked = parser.parse_args()
    games = [told(asked.game, asked.seats, asked.seed)] if asked.game else usual()
    asked.out.write_text("\n".join(["[", ",\n".join(map(packed, games)), "]", ""]))


def packed(game: dict[str, Any]) -> str:
    return json.dumps(game, separators=(",", ":")).replace("]],[[", "]],\n[[")


if __name__ == "__main__":
    main()
