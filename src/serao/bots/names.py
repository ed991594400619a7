"""What bots are called: short given names of many places, which stay theirs for a whole game."""

from __future__ import annotations

import hashlib
from typing import Final

# Told apart at a glance: no two begin with the same three letters.
NAMES: Final = (
    *("Amália", "Baltazar", "Benedita", "Celeste", "Custódia", "Duarte", "Fausto", "Gaspar"),
    *("Graça", "Horácio", "Inês", "Jacinto", "Leonor", "Matilde", "Olívia", "Quitéria"),
    *("Sebastião", "Simão", "Tomé", "Vicente", "Violeta", "Xavier", "Zeferino", "Aurora"),
    *("Anouk", "Bruno", "Emeka", "Freya", "Hanna", "Ingrid", "Kenji", "Kofi"),
    *("Luca", "Maeve", "Noor", "Otto", "Piotr", "Ravi", "Saskia", "Tarek"),
    *("Wanda", "Yuki", "Zainab", "Ewa"),
)


def shuffled(key: str) -> list[str]:
    """Return all names in an order that depends on ``key`` alone: of a table, say."""
    return sorted(NAMES, key=lambda name: hashlib.sha256(f"{key}:{name}".encode()).digest())
