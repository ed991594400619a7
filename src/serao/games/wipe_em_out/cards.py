"""The cards as the rules use them: one number or table per kind."""

from __future__ import annotations

from typing import Final, Literal, get_args

# Effects of spells (WEO-6.11 to 6.16).
SpellEffect = Literal["break", "modify", "shield", "swap"]
SPELL_EFFECTS: Final[tuple[SpellEffect, ...]] = get_args(SpellEffect)
BREAK: Final = 0
MODIFY: Final = 1
SHIELD: Final = 2
SWAP: Final = 3
UNBOUNDED: Final = 1_000_000

# How monsters score (WEO-8.4 to 8.8).
Scoring = Literal["each", "single_set_capped", "repeated_sets", "majority", "copy"]
SCORINGS: Final[tuple[Scoring, ...]] = get_args(Scoring)
EACH: Final = 0
CAPPED: Final = 1
SETS: Final = 2
MAJORITY: Final = 3
COPY: Final = 4


class Cards:
    """The content of one edition. Made once, shared by all its tables, never edited."""

    # items: 18 artifacts, then 6 spells
    item_counts: list[int]
    power: list[int]  # printed power; 0 for spells
    effect: list[int]  # index in EFFECTS of effects.py; spells have none
    amount: list[int]  # of the effect, where it has one
    prey: list[list[bool]]  # artifact -> monster -> whether bonus_vs_kinds counts
    spell_effect: list[int]  # item -> index in SPELL_EFFECTS, -1 for artifacts
    lowest: list[int]  # spell -> least current power of a target
    highest: list[int]  # spell -> greatest current power of a target

    # monsters
    monster_counts: list[int]
    scoring: list[int]  # index in SCORINGS
    points: list[list[int]]  # by the size of a set
    zombies: list[int]
    first_horde: int
    second_horde: int

    # set-up, by number of seats
    monsters_in_game: list[int]
    per_round: list[int]
    rounds: list[int]
    extra_round: list[bool]
    hand_size: int

    def set_points(self, monster: int, count: int) -> int:
        """Return the points for ``count`` of one kind (WEO-8.4 to 8.7)."""
        row = self.points[monster]
        if not row:
            return 0
        if self.scoring[monster] == CAPPED:
            return row[min(count, len(row)) - 1] if count else 0
        full = count // len(row)
        rest = count % len(row)
        return full * row[-1] + (row[rest - 1] if rest else 0)
