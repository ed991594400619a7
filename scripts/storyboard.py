"""Print a random game as a client is told it: beat by beat, each line with what it changes in the view.

    scripts/storyboard.py GAME [--seats N] [--seed N] [--viewer SEAT] [--acts N]

A line should change what it speaks of, no more and no less. Lines of one beat are told together:
the first begins with a star, with two where the beat is a great moment.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import serao
from serao.kernel.beats import SCENE, Beats
from serao.kernel.events import Event
from serao.kernel.state import State
from serao.server.changes import changes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=serao.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--viewer", type=int, default=0)
    parser.add_argument("--acts", type=int, default=60)
    asked = parser.parse_args()
    game = serao.game(asked.game)
    table = game.new_table(asked.seats or game.seats[0], asked.seed, journal=True, discreet=True)
    rng = serao.Rng(asked.seed)
    for _ in range(asked.acts):
        if table.is_over:
            break
        seat = table.waiting()[rng.below(len(table.waiting()))]
        options = table.options(seat)
        tell(table, seat, options[rng.below(len(options))], asked.viewer)


def tell(table: State, seat: int, action: int, viewer: int) -> None:
    """Print one act as the viewer is told it."""
    print(f"\n# seat {seat}: {table.game.actions[action]}")
    view = table.view(viewer)
    told = len(table.journal or [])
    kinds = [type(event) for event in table.journal or [] if event.as_seen_by(viewer) is not None]
    table.moments = []
    table.act(action, seat)
    for event, moment in zip((table.journal or [])[told:], table.moments, strict=True):
        seen = event.as_seen_by(viewer)
        if seen is None:
            continue
        after = moment.view(viewer)
        kinds.append(type(seen))
        print(f"{mark(table.game.story.beats, kinds)} {table.game.words.tell(seen, viewer)}")
        show(view, after)
        view = after
    print("- (then)")
    show(view, table.view(viewer))


def mark(beats: Beats, kinds: list[type[Event]]) -> str:
    """Return how the last line stands in the story."""
    last = len(kinds) - 1
    if beats.first(kinds.__getitem__, last) < last:
        return "-"
    return "**" if beats.of(kinds[last]).weight == SCENE else "*"


def show(old: Any, new: Any) -> None:
    for path, value in changes(old, new):
        print(f"    {'.'.join(map(str, path))} = {json.dumps(value)[:150]}")


if __name__ == "__main__":
    main()
