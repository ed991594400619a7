"""The content as the rules use it: the board, the cards and the numbers of one edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from serao.kernel.steps import Step

if TYPE_CHECKING:
    from serao.games.urto.steps.artifacts import CardEffect

# Kinds of fields (URT-1.6), by the names the content files use.
FieldKind = Literal["start", "cave", "alpha", "artifact", "stele", "urto"]
KINDS: Final[tuple[FieldKind, ...]] = get_args(FieldKind)
CAVE_FIELD: Final = 1
NICHE: Final = 3
STELE: Final = 4

# When a card may be played (URT-8.6).
Use = Literal[
    "weapon",
    "turn",
    "turn_before_move",
    "prep_pvm",
    "hide",
    "reroll_own_turn",
    "before_token_draw",
    "after_loot_roll",
    "death",
    "end_of_turn",
    "passive",
]
USES: Final[tuple[Use, ...]] = get_args(Use)
WEAPON: Final = 0
TURN: Final = 1
BEFORE_MOVE: Final = 2
PREP_PVM: Final = 3
HIDING: Final = 4
REROLL_OWN_TURN: Final = 5
BEFORE_DRAW: Final = 6
AFTER_LOOT: Final = 7
DEATH: Final = 8

# What a combat roll is for: the columns of the weapons (URT-6.1).
PVM: Final = 0
PVP: Final = 1
FUNGUS: Final = 2

ALPHA: Final = 0  # of the monsters, the Alpha is the first

# In the order of their artifacts, hammer first.
DieName = Literal["tellur", "pheme", "ankou"]
DICE: Final[tuple[DieName, ...]] = get_args(DieName)


class Board:
    """The fields in play and their paths: the whole cave, or one with a blackened flank."""

    in_play: list[bool]
    neighbours: list[list[int]]  # field -> fields joined to it, ascending
    caves: list[int]  # fields that take tokens from the bag, ascending
    niches: tuple[int, ...]
    steps_to_urto: list[int]  # field -> moves to the chamber, over the Alpha if that is nearer
    steps_around: list[int]  # the same without crossing the Alpha's field


class Cave:
    """The content of one edition. Made once, shared by all its tables, never edited."""

    # board
    kinds: list[int]  # field -> index in KINDS
    x: list[int]
    y: list[int]
    boards: list[Board]  # hammer flank, trumpets flank (two players), whole cave
    homes: list[int]  # divine artifact - FIRST_DIVINE -> the field where it lies

    # heroes; the last row is the simplified hero of URT-2.2
    health: list[int]
    mana: list[int]
    sprint: list[int]  # health that a sprint costs
    hide: list[int]  # mana that hiding and fleeing cost
    d8: list[int]  # mana that the permanent die costs
    fungus_need: list[int]  # total that destroys a mushroom
    limit: list[int]  # artifacts carried
    free_rerolls: list[int]  # in each PvM or PvP fight
    victory_health: list[int]
    tie_damage: list[int]  # what a tie costs the opponent
    rest_health: list[int]
    rest_mana: list[int]
    recovers: list[bool]  # whether health can be recovered at all
    must_search: list[bool]

    # artifacts
    artifact_copies: list[int]
    artifact_honour: list[int]
    use: list[int]  # card -> index in USES
    amount: list[int]
    bonus: list[list[int]]  # PVM, PVP or FUNGUS -> card -> weapon bonus
    alpha_bonus: list[int]  # card -> weapon bonus against the Alpha
    grants_d8: list[bool]
    dice: list[int]  # card -> how many are rolled
    fight_cost: list[int]  # card -> health to choose it for a fight
    per_mana: list[int]  # card -> what one mana of reinforcement gives
    card_victory_health: list[int]
    card_victory_honour: list[int]
    card_sprint: list[int]  # card -> how much cheaper
    card_hide: list[int]
    max_health: list[int]  # card -> how much higher
    max_mana: list[int]
    card_rest_health: list[int]
    card_rest_mana: list[int]
    fungus_bonus: list[int]
    spore_proof: list[int]  # card -> 1 if traps and spores do not hurt its owner
    armour: list[int]  # card -> fight damage prevented
    open_when_gained: list[bool]  # card -> everybody sees it at once (URT-8.4)

    # monsters, the Alpha first
    monster_names: tuple[str, ...]
    monster_copies: list[int]
    attack: list[int]
    life: list[int]
    monster_honour: list[int]
    alpha_total: int

    event_names: tuple[str, ...]
    event_copies: list[int]

    # tokens
    bag: list[int]  # kind -> number at the beginning
    token_honour: list[int]  # kind -> honour at once
    attack_supply: int
    defense_supply: int
    trap_supply: int
    hex_supply: int
    hex_amount: int  # health that a hex takes off the maximum

    # dice
    d6: list[int]
    d8_faces: list[int]
    d6_top: int
    d8_top: int
    loot: list[int]  # numbers on the die
    divine_faces: list[list[int]]  # die -> indices into face_names
    face_names: tuple[str, ...]

    # numbers of the rules
    simplified: int  # the row of the simplified hero
    starting_artifacts: int
    trap_damage: int
    reroll_cost: int
    most_reinforcement: int
    armour_from: int  # fight damage from which armour works
    pvp_honour: int
    revival_health: int  # of Mercy of Urto
    rounds: int

    # which step each thing pushes, by seat (steps/tables.py)
    openings: list[Step[Any]]  # seat -> the first menu of its turn
    phase_d: Step[Any]
    collapse: Step[Any]
    token_steps: list[list[Step[Any]]]  # TOKENS -> seat
    kind_steps: list[list[Step[Any]]]  # KINDS -> seat
    loot_steps: list[list[Step[Any]]]  # number on the die -> seat
    reward_steps: list[list[list[Step[Any]]]]  # monster -> seat -> steps
    event_steps: list[list[list[Step[Any]]]]  # event -> seat -> steps in order
    face_steps: list[list[list[Step[Any]]]]  # die -> index in face_names -> seat
    card_steps: list[list[CardEffect]]  # card -> seat; cards that are not played have none
