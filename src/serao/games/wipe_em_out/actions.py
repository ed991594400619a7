"""The action table: 92 integers, for ever. New actions take new numbers at the end."""

from __future__ import annotations

from typing import Final

from serao.kernel.game import action_names

ARTIFACTS: Final = (
    "axe",
    "blessed-trident",
    "bolas",
    "claw",
    "endless-purse",
    "fusion",
    "gun-sword",
    "hungry-battle-axe",
    "kunai",
    "legendary-glaive",
    "lucky-chest",
    "magic-mirror",
    "magical-saw",
    "ornated-bow",
    "scythe",
    "shapeshifter-sword",
    "steam-crossbow",
    "whip",
)
SPELLS: Final = (
    "broken-artifact",
    "enlarging-potion",
    "magic-shield",
    "power-boost",
    "shrinking-potion",
    "swift-hands",
)
ITEMS: Final = ARTIFACTS + SPELLS
MONSTERS: Final = (
    "giant-rat",
    "peuchen",
    "slime",
    "vampire",
    "werehyena",
    "werewolf",
    "zombie-1",
    "zombie-2",
    "zombie-3",
    "mimic",
)
SLOTS: Final = ("a", "b")

FIRST_SPELL: Final = 18  # items below are artifacts (WEO-1.2)
SWIFT_HANDS: Final = 23
MIMIC: Final = 9

PASS: Final = 0
DECLINE: Final = 1
PLAY: Final = 2  # PLAY + artifact
ATTACK: Final = 20  # ATTACK + slot
CAST: Final = 22  # CAST + spell - FIRST_SPELL
PLAYER: Final = 28  # PLAYER + seat
TAKE: Final = 33  # TAKE + item
FEED: Final = 57  # FEED + artifact
HARVEST: Final = 75  # HARVEST + spell - FIRST_SPELL
KEEP: Final = 81
REDRAW: Final = 82
MIMIC_AS: Final = 83  # MIMIC_AS + monster

ACTIONS: Final = action_names(
    [
        ("pass", [""]),
        ("decline", [""]),
        ("play", ARTIFACTS),
        ("attack", SLOTS),
        ("cast", SPELLS),
        ("player", "01234"),
        ("take", ITEMS),
        ("feed", ARTIFACTS),
        ("harvest", SPELLS),
        ("keep", [""]),
        ("redraw", [""]),
        ("mimic-as", MONSTERS[:MIMIC]),
    ]
)
