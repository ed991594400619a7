"""Draw the README's picture of terminal play: ``scripts/picture.py`` writes docs/images/terminal.svg."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import serao
from serao import bots
from serao.records import Player, new_record
from serao.terminal import Evening, Leave

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
EVENING = TerminalTheme(
    (27, 22, 34),
    (236, 226, 208),
    [(27, 22, 34), (224, 108, 90), (150, 190, 110), (232, 180, 90),
     (110, 150, 210), (216, 130, 180), (110, 196, 200), (236, 226, 208)],
)  # fmt: skip
CHOICES = 25  # of the person, until the picture is taken


def main() -> None:
    players = [Player("You"), Player("Ana", "novice"), Player("Bento", "novice")]
    players.append(Player("Eva", "novice"))
    record = new_record(serao.game("wipe-em-out"), players, {}, seed="a warm evening")
    screen = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    answers = iter(range(CHOICES))
    evening = Evening(record, TARGET.with_suffix(".serao.json"), screen, lambda _: "q")

    def advised(prompt: str) -> str:
        """Answer as a novice would, and leave when the picture is on the screen."""
        if next(answers, None) is None:
            screen.print(prompt, end="", highlight=False, markup=False)
            raise Leave
        screen.export_text(clear=True)
        choice = bots.bot("novice", 3).choose(bots.sight_of(evening.table, 0))
        return str(evening.table.options(0).index(choice) + 1)

    evening.ask = advised
    with contextlib.suppress(Leave):
        evening.play()
    evening.path.unlink()
    svg = screen.export_svg(title="serao play wipe-em-out", theme=EVENING)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    TARGET.write_text(svg.replace("Fira Code, monospace", "monospace"), encoding="utf-8")


if __name__ == "__main__":
    main()
