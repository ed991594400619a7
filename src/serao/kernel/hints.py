"""What a class body declares, for plain and for compiled classes alike.

A compiled class keeps no annotations, but its module is installed beside its source: there they
are read, once, and evaluated among the module's names.
"""

# plain: it reads sources
from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any, get_type_hints


def hints_of(kind: type, base: type) -> dict[str, Any]:
    """Return what ``kind`` and its bases below ``base`` declare, by name, the first declared first."""
    found: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, base) and each is not base:
            found |= evaluated(each, texts_of(each))
    return found


def texts_of(kind: type) -> dict[str, Any]:
    """Return the annotations in the body of one class, not yet evaluated."""
    if hasattr(kind, "__mypyc_attrs__"):
        return texts_in_source(kind)
    return dict(vars(kind).get("__annotations__", {}))


def texts_in_source(kind: type) -> dict[str, str]:
    source = source_of(kind)
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return {
                line.target.id: ast.unparse(line.annotation)
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
            }
    raise TypeError(f"{source} has no class {kind.__name__}: it is not what was compiled")


def source_of(kind: type) -> Path:
    """Return the source that lies beside a compiled module."""
    module = sys.modules[kind.__module__]
    file = Path(str(module.__file__))
    source = file.with_name(file.name.partition(".")[0] + ".py")
    if not source.is_file():
        raise TypeError(f"{kind.__module__} is compiled, and its source is not beside it: {source}")
    return source


def evaluated(kind: type, texts: dict[str, Any]) -> dict[str, Any]:
    names = {"__annotations__": texts, "__module__": kind.__module__}
    try:
        return get_type_hints(type(kind.__name__, (), names), include_extras=True)
    except NameError as error:
        raise TypeError(f"{kind.__module__}.{kind.__name__}: {error}") from None
