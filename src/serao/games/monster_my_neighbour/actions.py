"""The action table: 36 integers, for ever. New actions take new numbers at the end."""

from __future__ import annotations

from typing import Final

from serao.kernel.game import action_names

GENERAL: Final = (
    "wanted",
    "hunter",
    "hide",
    "friend",
    "dog",
    "investigate",
    "gossip",
    "rumor",
    "deal",
    "steal",
    "fog",
    "villager",
)
MONSTERS: Final = ("vampire", "werewolf", "goomiho", "mermaid", "mandrake")
CARDS: Final = GENERAL + MONSTERS  # index = card; cards of one kind are the same number (MMN-1.2)
KINDS: Final = (*GENERAL, "monster")  # as actions name them: every Monster is "monster"

WANTED: Final = 0
HUNTER: Final = 1
HIDE: Final = 2
FRIEND: Final = 3
DOG: Final = 4
INVESTIGATE: Final = 5
GOSSIP: Final = 6
RUMOR: Final = 7
DEAL: Final = 8
STEAL: Final = 9
FOG: Final = 10
VILLAGER: Final = 11
MONSTER: Final = 12  # the first Monster among the cards, and the kind of all of them

PLAY: Final = 0  # PLAY + kind
SKIP_HUNTER: Final = 13
GIVE: Final = 13  # GIVE + kind; nobody gives Wanted away, so GIVE + HUNTER is the first
PLAYER: Final = 26  # PLAYER + seat
SWAP: Final = 33  # SWAP + number of cards in a Deal, 1 or 2

ACTIONS: Final = action_names(
    [
        ("play", KINDS),
        ("skip", ["hunter"]),
        ("give", KINDS[1:]),
        ("player", "01234567"),
        ("deal", "12"),
    ]
)


def kind_of(card: int) -> int:
    """MMN-1.2 Return what actions call ``card``."""
    return card if card < MONSTER else MONSTER
