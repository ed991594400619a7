"""A game's RULES.md: all of it, what players read, and single clauses."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.hints import source_of
from serao.kernel.messages import FALLBACK, speakers

HIDDEN: Final = "<!-- not for players -->"  # behind the heading of a chapter
MARK: Final = r"\*{0,2}\[(?:[RWDI])(?:[;:,]? [^\]|]*)?\]\*{0,2}"  # where a statement comes from
ORIGIN: Final = re.compile(  # marks, with what is said between two of them and the ruling they name
    rf"{MARK}(?:(?:[/+]|, (?!and)[^.,;:|\[\]]{{1,48}} | and [^.|\[\]]{{1,60}} )?{MARK})*"
    r"(?: \([A-Z]{3}-R\d+(?:[ ,a-z]+(?:[A-Z]{3}-)?R\d+)*\))?"
)
# The same after the last sentence of a clause, to its end.
LAST_WORDS: Final = re.compile(rf"(?<=[.:)]) {MARK}(?:[^.|]|\.(?=\d))*$")
CITED: Final = re.compile(r"\b[A-Z]{3}-R?\d+(?:\.\d+)*")


class UnknownClause(SeraoError):
    """The rules have no clause of that number."""


def rules(game: Game[Any], language: str = FALLBACK) -> str:
    """Return a game's rules. Another language has the part that players read, with every clause."""
    return file_of(game, language).read_text(encoding="utf-8").replace(f" {HIDDEN}", "")


def file_of(game: Game[Any], language: str) -> Path:
    """Return the file of a game's rules in a language, or in the one nearest to it."""
    own = (game.folder / f"RULES.{spoken}.md" for spoken in speakers(language))
    return next((path for path in own if path.exists()), game.folder / "RULES.md")


def for_players(game: Game[Any], language: str = FALLBACK) -> str:
    """Return the rules without what is said for builders: hidden chapters, and where it comes from.

    Nothing before the first chapter is for players either; it says how the marks are read.
    """
    kept: list[str] = []
    hidden = 1  # the level of the heading that hides what follows; 0: nothing does
    for line in file_of(game, language).read_text(encoding="utf-8").splitlines():
        level = len(line) - len(line.lstrip("#")) if re.match(r"#+ ", line) else 0
        if level > 1 and (hidden == 1 or 0 < level <= hidden):
            hidden = 0
        if level > 1 and hidden == 0 and line.endswith(HIDDEN):
            hidden = level
        if hidden == 0:
            kept.append(unmarked(line))
    return "\n".join(kept).strip() + "\n"


def unmarked(line: str) -> str:
    """Return a line of the rules without the marks of where it comes from."""
    if not re.search(MARK, line):
        return line
    line = ORIGIN.sub("", LAST_WORDS.sub("", line))
    line = re.sub(r" +([.,;:)])", r"\1", re.sub(r"(?<=\S)  +", " ", line))
    return re.sub(r"\( *\)|(?<=[.:]) *[;,.](?=\s|$)", "", line).rstrip()


def clause(game: Game[Any], number: str, language: str = FALLBACK) -> str:
    """Return the clause ``number`` (WEO-6.5), a whole chapter (WEO-6) or a ruling (WEO-R5)."""
    text = clause_in(rules(game, language), number.upper())
    if text is None:
        raise UnknownClause(
            f"{game.slug} has no clause {number}; `serao rules {game.slug}` has all"
        )
    return text


def clause_in(text: str, wanted: str) -> str | None:
    """Return a clause, a ruling or a chapter of some rules."""
    return item(text, wanted) or row(text, wanted) or chapter(text, wanted)


def clause_behind(kind: type) -> str:
    """Return the first clause that a kind of step cites; "" where it cites none."""
    found = CITED.search(kind.__doc__ or documented(kind.__module__, kind.__name__))
    return found[0] if found else ""


@cache
def documented(module: str, name: str) -> str:
    """Return the docstring of a class; a compiled one has it in its source only."""
    kind: type = getattr(sys.modules[module], name)
    if not hasattr(kind, "__mypyc_attrs__"):
        return ""
    for node in ast.parse(source_of(kind).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return ast.get_docstring(node) or ""
    return ""


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
        if re.match(rf"^#+ .*\b{re.escape(wanted)}(?![\w.])", line):
            level = len(line) - len(line.lstrip("#"))
            end = i + 1
            while end < len(lines) and not re.match(rf"^#{{1,{level}}} ", lines[end]):
                end += 1
            return "\n".join(lines[i:end]).rstrip()
    return None
