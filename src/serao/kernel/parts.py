"""The parts of a game's definition that are functions of its own modules.

A game holds them, and what it leaves out is as ``Game`` says.
"""

# plain: it holds functions, once for each game
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any

from serao.kernel.rng import Rng
from serao.kernel.sheets import Merit, Row


@dataclass(frozen=True, kw_only=True)
class Course:
    """What happens to a table: see the methods of ``Game`` that are called like these."""

    set_up: Callable[[Any], None]
    place: Callable[[Any, Mapping[str, Any]], None]
    redeal: Callable[[Any, int, Rng], None]
    scores: Callable[[Any], list[int]]
    ranking: Callable[[Any], list[list[int]]]
    restore: Callable[[Any, Mapping[str, Any]], None] | None = None
    known_scores: Callable[[Any, int], list[int | None]] | None = None
    returns: Callable[[Any], list[float]] | None = None


def course_in(*modules: ModuleType, **others: Callable[..., Any]) -> Course:
    """Return the course whose functions stand in ``modules`` under these names, or are called otherwise."""
    named = [each.name for each in fields(Course)]
    found = {
        name: getattr(module, name) for module in modules for name in named if hasattr(module, name)
    }
    return Course(**{**found, **others})


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """What a client draws with: see the methods of ``Game`` that are called like these."""

    picture: Callable[[Any, Mapping[str, Any], Sequence[str], str], str]
    pieces: Callable[[Any, str], dict[str, Any]] | None = None
    sheet: Callable[[Any, Any, str], list[Row]] | None = None
    merits: Callable[[Any, Any, str], list[Merit]] | None = None
