"""Write ``clone`` into the tables of the games, from the fields that they declare.

A clone decides how strong the bots are: it is compiled, and stands in the class as if by hand.
What is kept in a list is copied, as deep as there are lists; all else is never edited, and shared.
``scripts/clones.py`` writes it, ``--check`` only says whether it is up to date.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin

import serao
from serao.games import own
from serao.kernel.fields import CONTENT
from serao.kernel.hints import hints_of
from serao.kernel.state import State

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "serao" / "games"


def copied(hint: Any, value: str, depth: int = 0) -> str:
    """Return an expression that copies ``value``, of which the type is declared."""
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        return value if CONTENT in marks else copied(base, value, depth)
    if get_origin(hint) is not list:
        return value
    entry = "each" + "_in" * depth
    inner = copied(get_args(hint)[0], entry, depth + 1)
    return f"{value}.copy()" if inner == entry else f"[{inner} for {entry} in {value}]"


def clone_of(kind: type[State]) -> list[str]:
    fields = hints_of(kind, State).items()
    return [
        f"    def clone(self) -> {kind.__name__}:",
        '        """Return a copy that shares nothing that changes; scripts/clones.py writes it."""',
        f"        other = {kind.__name__}()",
        "        self.copy_kernel_to(other)",
        *(f"        other.{name} = {copied(hint, f'self.{name}')}" for name, hint in fields),
        "        return other",
    ]


def written(kind: type[State], source: str) -> str:
    """Return the source of a table with its clone: after its fields, before its other methods."""
    body = next(
        node.body
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )
    lines = source.split("\n")
    old = [n for n in body if isinstance(n, ast.FunctionDef) and n.name == "clone"]
    if old:
        first, last = old[0].lineno - 1, old[0].end_lineno
        return "\n".join([*lines[:first], *clone_of(kind), *lines[last:]])
    last = [node.end_lineno for node in body if isinstance(node, ast.AnnAssign)][-1]
    return "\n".join([*lines[:last], "", *clone_of(kind), *lines[last:]])


def files() -> dict[Path, str]:
    """Return the file of each game's table with what it should hold."""
    found = {}
    for slug in own():
        kind = serao.game(slug).fields.kind
        path = GAMES / slug.replace("-", "_") / "state.py"
        found[path] = written(kind, path.read_text(encoding="utf-8"))
    return found


def main(arguments: list[str]) -> int:
    """Write what differs, or with ``--check`` name it and return 1."""
    stale = {
        path: text for path, text in files().items() if path.read_text(encoding="utf-8") != text
    }
    for path, text in stale.items():
        print(path.relative_to(ROOT))
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
