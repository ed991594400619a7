"""The shape of the content files: every table and field that they may have."""

# plain: it reads files through libraries
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serao.games.urto.actions import MOST_REINFORCEMENT
from serao.games.urto.catalogue_types import Colour
from serao.games.urto.catalogue_types import Flank as Side
from serao.games.urto.cave import DieName, FieldKind, Use
from serao.kernel.checks import Count, Mark, Shape, Some

Loss = Annotated[int, Meta(le=-1)]
Coordinate = Annotated[int, Meta(ge=0, le=1000)]


# -- the board ----------------------------------------------------------------------------------


class BoardMeta(Shape):
    canvas: int
    fields: int
    drawable: int
    paths: int
    shortest_start_to_urto: int
    shortest_avoiding_alpha: int


class Field(Shape):
    index: int
    id: str
    kind: FieldKind
    side: Side
    area: Literal["axis", "in", "mid", "wing"]
    x: Coordinate
    y: Coordinate
    die: DieName | None = None
    name: str = ""


class BoardFile(Shape):
    paths: list[tuple[str, str]]
    meta: BoardMeta
    field: list[Field]


class Flank(Shape):
    stele: str
    artifact_field: str
    die: DieName
    fields_in_play: int
    drawable: int
    shortest_start_to_urto: int
    blackened: list[str]


class FlankFile(Shape):
    hammer: Flank
    trumpets: Flank


# -- heroes -------------------------------------------------------------------------------------


class Plain(Shape):
    """The simplified hero, and what every hero has who says nothing else."""

    health: Some
    mana: Count
    sprint: Count
    hide: Count
    d8: Count
    mushroom: Count
    limit: Some
    rest_health: Count
    rest_mana: Count


class Hero(Shape):
    index: int
    id: str
    health: Some
    mana: Count
    sprint: Count | None = None
    hide: Count | None = None
    d8: Count | None = None
    mushroom: Count | None = None
    limit: Some | None = None
    rest_health: Count | None = None
    rest_mana: Count | None = None
    free_rerolls: Count = 0
    victory_health: Count = 0
    tie_damage: Count = 0
    recovers: bool = True
    must_search: bool = False
    land: str = ""
    colour: str = ""
    bonus_id: str = ""
    malus_id: str = ""
    name: str = ""
    aka: str = ""
    bonus: str = ""
    malus: str = ""


class HeroFile(Shape):
    simplified: Plain
    hero: list[Hero]


# -- cards --------------------------------------------------------------------------------------


class ArtifactMeta(Shape):
    total: int
    ordinary: int
    divine: int
    green: int
    pink: int
    yellow: int


class Artifact(Shape):
    index: int
    id: str
    colour: Colour
    copies: Some
    honour: Count
    use: Use
    effect: Literal[
        "", "heal", "restore", "ballad", "keg", "hex", "whistle", "loaded", "map", "smoke"
    ] = ""
    amount: Count = 0
    pvm: Count = 0
    pvp: Count = 0
    mushroom: Count = 0
    alpha: Count | None = None
    die: Literal[8] | None = None
    dice: Some = 1
    fight_cost: Count = 0
    per_mana: Some = 1
    victory_health: Count = 0
    victory_honour: Count = 0
    sprint: Count = 0
    hide: Count = 0
    max_health: Count = 0
    max_mana: Count = 0
    rest_health: Count = 0
    rest_mana: Count = 0
    spore_proof: bool = False
    armour: Count = 0
    divine_die: DieName | None = None
    name: str = ""
    name_source: Mark = ""
    text: str = ""


class ArtifactFile(Shape):
    meta: ArtifactMeta
    artifact: list[Artifact]


class MonsterMeta(Shape):
    total: int
    ordinary: int
    alpha: int


class Monster(Shape):
    id: str
    copies: Some
    attack: Some
    life: Some
    honour: Count
    reward: Annotated[
        str, Meta(pattern=r"^(none|(mana|health|artifact|attack|defense):[1-9]\d*)(?!\n)$")
    ]
    alpha: bool = False
    name: str = ""


class MonsterFile(Shape):
    meta: MonsterMeta
    monster: list[Monster]


class EventMeta(Shape):
    total: int


class Op(Struct, forbid_unknown_fields=True, tag_field="op"):
    """One op of an event card (URT-7.5), named by its ``op``."""


class HealthOp(Op, tag="health"):
    who: Literal["self", "all"]
    n: int
    spores: bool = False


class ManaOp(Op, tag="mana"):
    who: Literal["self", "all"]
    n: int


class HonourOp(Op, tag="honour"):
    who: Literal["self"]
    n: int


class TokensOp(Op, tag="tokens"):
    kind: Literal["attack", "defense"]
    n: Some


class TrapOp(Op, tag="trap"):
    pass


class RollSafeOp(Op, tag="roll_safe"):
    need: Some
    health: Loss


class RollShortfallOp(Op, tag="roll_shortfall"):
    base: Some


class ReflectionOp(Op, tag="reflection"):
    honour: Count


class FightOp(Op, tag="fight"):
    foe: Literal["monster", "alpha"]


class ArtifactOp(Op, tag="artifact"):
    pass


class PickOp(Op, tag="artifact_pick2"):
    pass


class DiscardOp(Op, tag="discard_artifact"):
    else_mana: Loss


class ChooseLossOp(Op, tag="choose_loss"):
    health: Loss
    mana: Loss


class MayPayOp(Op, tag="may_pay"):
    pay: Literal["mana", "health"]
    n: Some
    gain: Literal["artifact", "honour"]
    m: Some


class StepOp(Op, tag="step"):
    pass


class SlideOp(Op, tag="slide_back"):
    pass


class SwapOp(Op, tag="swap"):
    pass


class MoveMushroomOp(Op, tag="move_mushroom"):
    pass


class LandslideOp(Op, tag="landslide"):
    n: Some


class FreeSprintOp(Op, tag="free_sprint"):
    pass


class DuelOp(Op, tag="duel"):
    pass


class SkipOp(Op, tag="skip_next"):
    pass


class StealOp(Op, tag="steal_artifact"):
    pass


class MercyOp(Op, tag="mercy"):
    honour: Count
    health: Count


AnyOp = (
    HealthOp
    | ManaOp
    | HonourOp
    | TokensOp
    | TrapOp
    | RollSafeOp
    | RollShortfallOp
    | ReflectionOp
    | FightOp
    | ArtifactOp
    | PickOp
    | DiscardOp
    | ChooseLossOp
    | MayPayOp
    | StepOp
    | SlideOp
    | SwapOp
    | MoveMushroomOp
    | LandslideOp
    | FreeSprintOp
    | DuelOp
    | SkipOp
    | StealOp
    | MercyOp
)


class Event(Shape):
    id: str
    copies: Some
    ops: Annotated[list[AnyOp], Meta(min_length=1)]
    name: str = ""
    text: str = ""


class EventFile(Shape):
    meta: EventMeta
    event: list[Event]


# -- tokens, dice, numbers ----------------------------------------------------------------------


class TokenMeta(Shape):
    total_in_box: int
    total_in_bag: int
    stays_on_board: int


class Token(Shape):
    id: str
    box: Count
    bag: Count
    stays: bool
    honour: Count = 0
    name: str = ""
    effect: str = ""
    effect_source: Mark = ""


class TokenFile(Shape):
    meta: TokenMeta
    token: list[Token]


class Die(Shape):
    id: str
    box: Some
    faces: Annotated[list[int | str], Meta(min_length=1)]
    faces_source: Mark = ""
    name: str = ""


class Face(Shape):
    id: str
    effect: Literal[
        "honour",
        "steal_honour",
        "mana",
        "artifact",
        "fail",
        "landslide",
        "landslide_global",
        "curse",
    ]
    amount: Some


class DiceFile(Shape):
    die: list[Die]
    face: list[Face]


class Numbers(Shape):
    starting_artifacts: Some
    loot_mana: Some
    loot_health: Some
    reroll_cost: Count
    most_reinforcement: Annotated[int, Meta(ge=0, le=MOST_REINFORCEMENT)]
    pvp_honour: Count
    trap_damage: Count
    armour_from: Some
    revival_health: Some
    rounds: Some


class RulesFile(Shape):
    rules: Numbers
