"""The audit log: who did what to whom, and why."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from sqlalchemy import Column, Double, Table, Text, insert

from serao.store.schema import metadata

if TYPE_CHECKING:
    from serao.store.store import Store

audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
)
ADD_AUDIT = insert(audit)


async def note(store: Store, by: str, act: str, about: str, why: str) -> None:
    row = {"id": secrets.token_hex(8), "at": time.time()}
    await store.write((ADD_AUDIT, row | {"by": by, "act": act, "about": about, "why": why}))
