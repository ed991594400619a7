"""Take icons for pictures out of the packages that the web client is built with.

    scripts/picture_icons.py [NAME...]

What is kept already is taken anew; names of game-icons.net that are given are added.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
THERE: Final = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
KEPT: Final = ROOT / "src" / "serao" / "pictures" / "icons.json"
PATH: Final = re.compile(r' d="([^"]+)"')


def main(added: list[str]) -> None:
    there = msgspec.json.decode(THERE.read_bytes())["icons"]
    names = sorted({*msgspec.json.decode(KEPT.read_bytes()), *added})
    paths = {name: " ".join(PATH.findall(there[name]["body"])) for name in names}
    lines = [f'"{name}": {msgspec.json.encode(path).decode()}' for name, path in paths.items()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
