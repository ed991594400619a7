"""Looking clauses up in a game's RULES.md."""

from __future__ import annotations

import re
from typing import Any

from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.messages import FALLBACK


class UnknownClause(SeraoError):
    """The rules have no clause of that number."""


def rules(game: Game[Any], language: str = FALLBACK) -> str:
    """Return a game's rules. Another language has the part that players read, with every clause."""
    own = game.folder / f"RULES.{language}.md"
    path = own if own.exists() else game.folder / "RULES.md"
    return path.read_text(encoding="utf-8")


def clause(game: Game[Any], number: str, language: str = FALLBACK) -> str:
    """Return the clause ``number`` (WEO-6.5), a whole chapter (WEO-6) or a ruling (WEO-R5)."""
    wanted = number.upper()
    for find in (item, row, chapter):
        found = find(rules(game, language), wanted)
        if found:
            return found
    raise UnknownClause(f"{game.slug} has no clause {number}; `serao rules {game.slug}` has all")


def item(text: str, wanted: str) -> str | None:
    """Return a list item that begins with the number in bold, with all that belongs to it."""
    lines = text.splitlines()
    start = re.compile(rf"^\s*[-*]?\s*\*\*{re.escape(wanted)}(?![\d.]*\d)\b")
    ends = re.compile(r"^\s*[-*]?\s*\*\*[A-Z]{3}-|^#|^\s*$")
    for i, line in enumerate(lines):
        if start.match(line):
            end = i + 1
            while end < len(lines) and not ends.match(lines[end]):
                end += 1
            table = following_table(lines, end)
            return "\n".join(lines[i:end] + table)
    return None


def following_table(lines: list[str], at: int) -> list[str]:
    """Return the table right below a clause, which belongs to it."""
    if at + 1 >= len(lines) or lines[at].strip() or not lines[at + 1].startswith("|"):
        return []
    end = at + 1
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    return lines[at:end]


def row(text: str, wanted: str) -> str | None:
    """Return a row of a table whose first cell is the number, under the table's head."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        cells = [cell.strip().strip("*") for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and cells[0] == wanted:
            head = i
            while head > 0 and lines[head - 1].startswith("|"):
                head -= 1
            return "\n".join([*lines[head : head + 2], line])
    return None


def chapter(text: str, wanted: str) -> str | None:
    """Return the chapter whose heading holds the number."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        if re.match(rf"^#+ .*\b{re.escape(wanted)}\b(?!\.)", line):
            level = len(line) - len(line.lstrip("#"))
            end = i + 1
            while end < len(lines) and not re.match(rf"^#{{1,{level}}} ", lines[end]):
                end += 1
            return "\n".join(lines[i:end]).rstrip()
    return None
