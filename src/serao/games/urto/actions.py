"""The action table: 129 integers, for ever. New actions take new numbers at the end."""

from __future__ import annotations

from typing import Final, Literal

from serao.kernel.game import action_names

FIELDS: Final = (
    *("start", "c1", "c2", "alpha", "c3", "urto"),
    *("h-in1", "h-in2", "h-in3", "h-in4", "h-in5"),
    *("h-mid1", "h-mid2", "h-mid3", "h-mid4", "h-mid5"),
    *("h-mid6", "h-mid7", "h-mid8", "h-mid9", "h-mid10"),
    *("h-wing1", "h-wing2", "h-wing3", "h-wing4", "h-wing5", "h-art", "h-stele"),
    *("t-in1", "t-in2", "t-in3", "t-in4", "t-in5"),
    *("t-mid1", "t-mid2", "t-mid3", "t-mid4", "t-mid5"),
    *("t-mid6", "t-mid7", "t-mid8", "t-mid9", "t-mid10"),
    *("t-wing1", "t-wing2", "t-wing3", "t-wing4", "t-wing5", "t-art", "t-stele"),
)
ARTIFACTS: Final = (
    *("rusty-sword", "azura-longsword", "moonstone-axe", "opal-spear"),
    *("hunters-halberd", "twin-daggers", "gobbler-tooth", "emerald-staff"),
    *("alpha-fang", "spore-sickle", "cursed-blade", "healing-draught"),
    *("mana-flask", "phoenix-feather", "smoke-bomb", "shadow-whistle"),
    *("powder-keg", "hex-doll", "loaded-die", "spelunkers-map"),
    *("minstrels-ballad", "boots-of-haste", "miners-lamp", "pakaa-chainmail"),
    *("mana-crystal", "life-amulet", "spore-mask", "shadow-cloak"),
    *("trophy-belt", "idol-of-mehorina", "tellurs-hammer", "phemes-trumpets"),
    "ankous-scythe",
)
HEROES: Final = ("sankaa", "armenius", "oriandra", "molesor", "beardwhy")
SIDES: Final[tuple[Literal["hammer", "trumpets"], ...]] = ("hammer", "trumpets")
TOKENS: Final = (
    "torch",
    "torch-event",
    "torch-fountain",
    "shortcut",
    "mushroom",
    "monster",
    "honour1",
    "honour2",
)
PLAYERS: Final = ("0", "1", "2", "3", "4")  # seats, as scripted luck calls them

# Fields and cards that the rules know by name.
START_FIELD: Final = 0
ALPHA_FIELD: Final = 3
URTO_FIELD: Final = 5
FIRST_DIVINE: Final = 30  # artifacts from here on are divine (URT-10)
HAMMER: Final = 30
TRUMPETS: Final = 31
SCYTHE: Final = 32
MUSHROOM: Final = 4  # of TOKENS
MONSTER: Final = 5
FIRST_HONOUR: Final = 6
TORCH: Final = 0
SHORTCUT: Final = 3

FIELD: Final = 0  # FIELD + field
PLAYER: Final = 50  # PLAYER + seat
ARTIFACT: Final = 55  # ARTIFACT + card
BARE: Final = 88
REST: Final = 89
END: Final = 90
SPRINT: Final = 91
SEARCH: Final = 92
DECLINE: Final = 93
ACCEPT: Final = 94
FIGHT: Final = 95
HIDE: Final = 96
ROLL: Final = 97
KEEP: Final = 98
REROLL: Final = 99
BUY_D8: Final = 100
REINFORCE: Final = 101  # REINFORCE + mana
ADD_ATTACK: Final = 105
USE_DEFENSE: Final = 106
TAKE_DAMAGE: Final = 107
MANA_TO_HEALTH: Final = 108
HEALTH_TO_MANA: Final = 109
LOSE_HEALTH: Final = 110
LOSE_MANA: Final = 111
HERO: Final = 112  # HERO + hero
SIDE: Final = 117  # SIDE + side
ROLL_DIVINE: Final = 119
TOKEN: Final = 120  # TOKEN + kind
EMPTY_FIELD: Final = 128

MOST_REINFORCEMENT: Final = 3  # the table of actions has no more (URT-6.2)

ACTIONS: Final = action_names(
    [
        ("field", FIELDS),
        ("player", PLAYERS),
        ("artifact", ARTIFACTS),
        ("bare", [""]),
        ("rest", [""]),
        ("end", [""]),
        ("sprint", [""]),
        ("search", [""]),
        ("decline", [""]),
        ("accept", [""]),
        ("fight", [""]),
        ("hide", [""]),
        ("roll", [""]),
        ("keep", [""]),
        ("reroll", [""]),
        ("buy-d8", [""]),
        ("reinforce", "0123"),
        ("add-attack", [""]),
        ("use-defense", [""]),
        ("take-damage", [""]),
        ("mana-to-health", [""]),
        ("health-to-mana", [""]),
        ("lose-health", [""]),
        ("lose-mana", [""]),
        ("hero", HEROES),
        ("side", SIDES),
        ("roll-divine", [""]),
        ("token", TOKENS),
        ("empty-field", [""]),
    ]
)
