"""Count lines of play: ``scripts/perft.py GAME SEATS SEED AFTER DEPTH`` prints a position.

Without arguments every count in tests/perft is made again and the files are rewritten.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.perft.counting import FOLDER, Position, perft, read


def count_again(path: Path) -> None:
    positions = read(path)
    for position in positions:
        table = position.table()
        position.counts = {depth: perft(table, depth) for depth in position.counts}
    path.write_text("\n\n".join("\n".join(p.lines()) for p in positions) + "\n", encoding="utf-8")
    print(path.name)


def main(arguments: list[str]) -> None:
    if not arguments:
        for path in sorted(FOLDER.glob("*.txt")):
            count_again(path)
        return
    slug = arguments[0]
    seats, seed, after, depth = map(int, arguments[1:])
    position = Position(slug, f"{slug}-{seats}-{seed}-{after}", seats, seed, after)
    table = position.table()
    position.counts = {n: perft(table, n) for n in range(1, depth + 1)}
    print("\n".join(position.lines()))


if __name__ == "__main__":
    main(sys.argv[1:])
