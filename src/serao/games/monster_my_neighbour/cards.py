"""The cards as the rules use them: one number or table per card."""

from __future__ import annotations

from typing import Final, Literal, get_args

from serao.games.monster_my_neighbour.actions import HIDE, MONSTER

# Whom a card is aimed at (MMN-6), by the names the content files use.
Target = Literal["none", "other_any", "other_nonempty"]
TARGETS: Final[tuple[Target, ...]] = get_args(Target)
OTHER_NONEMPTY: Final = 2

# What the Monsters can do (MMN-6.14 to 6.18).
Ability = Literal[
    "escape_bonus",
    "early_after_hunters",
    "shield_of_small_hand",
    "shield_from_first_hunters",
    "early_after_villagers",
]
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)


class Cards:
    """The content of one edition. Made once, shared by all its tables, never edited."""

    # by card: 12 general kinds, then 5 Monsters
    copies: list[int]
    target: list[int]  # index in TARGETS; Monsters have none
    needs_card_left: list[bool]  # whether the card does nothing as the last of a hand
    escape_bonus: list[int]  # MMN-6.14
    early_hunts: list[int]  # MMN-6.15 Hunters played that let it escape early; 0 = never
    small_hand: list[int]  # MMN-6.16 the largest hand in which Hunters fail; 0 = none
    first_hunts: list[int]  # MMN-6.17 how many Hunters of the round fail
    early_vills: list[int]  # MMN-6.18 Villagers played that let it escape early; 0 = never

    amount: list[int]  # of the ability, whichever it is; 0 for general cards

    general: tuple[int, ...]  # the general deck, kind by kind
    fixed: list[int]  # MMN-3.1 what every starting deck has
    random_cards: list[int]  # MMN-3.2 by number of seats

    hand_size: int
    laps: int
    rounds: int
    extra_rounds: int  # MMN-10.4 at most
    escape_monster: int
    escape_friend: int
    catch_catcher: int
    catch_others: int
    betrayal_others: int
    gold_value: int

    def escape_worth(self, monster: int) -> int:
        """MMN-6.14 Return what the escape of ``monster`` is worth to whoever holds it."""
        return self.escape_monster + self.escape_bonus[monster]

    def may_escape_early(self, monster: int, hunts: int, vills: int) -> bool:
        """MMN-6.15, 6.18 Whether ``monster`` may be played beside other cards."""
        enough_hunts = self.early_hunts[monster]
        enough_vills = self.early_vills[monster]
        return 0 < enough_hunts <= hunts or 0 < enough_vills <= vills

    def is_caught(self, hand: list[int], hunts: int) -> bool:
        """MMN-7 Whether a Hunter, the ``hunts``-th of the round, throws a Monster out of ``hand``.

        ``hand`` is ascending, so that a Monster is its last card.
        """
        if not hand or hand[-1] < MONSTER:
            return False  # MMN-7.1
        if HIDE in hand:
            return False  # MMN-7.2
        monster = hand[-1]
        return len(hand) > self.small_hand[monster] and hunts > self.first_hunts[monster]
