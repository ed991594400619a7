"""The action table: 144 integers, for ever. New actions take new numbers at the end."""

from __future__ import annotations

from typing import Final, Literal, get_args

from serao.kernel.game import action_names

# A space is numbered by its id, the same on both sides of the board (CAR-R44).
SPACES: Final = tuple(
    "f1 p1 w1 c1 p2 d1 t1 p3 v1 p4 p5 p6 v2 p7 d2 p8 g1 c2 f2 p9 g2 "
    "t2 f3 p10 p11 d3 p12 w2 p13 v3 p14 c3 p15 v4 f4 w3 d4 p16 g3 p17 t3 p18".split()
)
ColourName = Literal["red", "blue", "white", "green", "yellow"]
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
MONSTERS: Final = (
    "werewolf",
    "moira",
    "shepherdess",
    "trevor",
    "lost-soul",
    "witch",
    "bogeyman",
    "maria-gancha",
)
SYMBOLS: Final = ("sun", "horn", "hand", "eye")
NIGHTS: Final = tuple(f"n{number:02}" for number in range(48))
BONUSES: Final = tuple(f"b{number:02}" for number in range(19))
FINALS: Final = tuple(f"f{number}" for number in range(9))

STOP: Final = 0
YES: Final = 1
PLAY: Final = 2  # PLAY + Night Card
SPACE: Final = 50  # SPACE + space
COLOUR: Final = 92  # COLOUR + colour
WHOLE_GROUP: Final = 97
MONSTER: Final = 98  # MONSTER + Monster
CARETO: Final = 106  # CARETO + Careto
BUY: Final = 108  # BUY + Bonus Card
SPEND_MOVE: Final = 127
SPEND_ACTIVATE: Final = 128
SPEND_RESCUE: Final = 129
RUNE_RESCUE: Final = 130
SYMBOL: Final = 131  # SYMBOL + symbol
KEEP: Final = 135  # KEEP + Final Bonus Card

ACTIONS: Final = action_names(
    [
        ("stop", [""]),
        ("yes", [""]),
        ("play", NIGHTS),
        ("space", SPACES),
        ("colour", COLOURS),
        ("whole-group", [""]),
        ("monster", MONSTERS),
        ("careto", "01"),
        ("buy", BONUSES),
        ("spend-move", [""]),
        ("spend-activate", [""]),
        ("spend-rescue", [""]),
        ("rune-rescue", [""]),
        ("symbol", SYMBOLS),
        ("keep", FINALS),
    ]
)
