"""Write golden games: ``scripts/golden.py GAME SEATS SEED [OPTION=VALUE...]``, or all again.

Without arguments every file in tests/golden is played again from its seed and choices and
rewritten, which shows in the diff what a change of the rules or the words has moved.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.golden.game_text import FOLDER, Golden, random_game, read, written


def save(path: Path, golden: Golden) -> None:
    path.write_text("\n".join(written(golden)) + "\n", encoding="utf-8")
    print(path.name)


def main(arguments: list[str]) -> None:
    if not arguments:
        for path in sorted(FOLDER.glob("*.txt")):
            save(path, read(path.read_text(encoding="utf-8").splitlines()))
        return
    slug, seats, seed, *settings = arguments
    options = {name: json.loads(value) for name, value in (s.split("=", 1) for s in settings)}
    path = FOLDER / f"{slug}-{seats}-{seed}.txt"
    save(path, random_game(slug, int(seats), int(seed), options))


if __name__ == "__main__":
    main(sys.argv[1:])
