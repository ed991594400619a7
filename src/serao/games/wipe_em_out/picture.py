"""The table as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serao.games.wipe_em_out import WipeEmOut


def picture(game: WipeEmOut, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
    return ""
