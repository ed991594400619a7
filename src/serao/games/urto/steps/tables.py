"""Which step each card, token, reward and die face pushes: the tables of one edition.

Steps are values, so each is made once for each seat and shared by all tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serao.games.urto.actions import FIRST_DIVINE
from serao.games.urto.cave import Cave
from serao.games.urto.kinds import SUPPLIES
from serao.games.urto.steps.artifacts import (
    BlowUp,
    BlowWhistle,
    CardEffect,
    CurseDoll,
    DrawArtifact,
    DrinkHealth,
    DrinkMana,
    ReadMap,
    SingBallad,
    TurnDie,
)
from serao.games.urto.steps.divine import (
    PHASE_D,
    Arrive,
    Fail,
    HurtOpponents,
    Landslide,
    StealHonour,
    SteleEffect,
)
from serao.games.urto.steps.ending import Collapse
from serao.games.urto.steps.event_cards.bars import (
    CURRENCIES,
    GAINS,
    BreatheSpores,
    ChooseLoss,
    DrainAll,
    GainHealth,
    GainHonour,
    GainMana,
    HealAll,
    HurtAll,
    LoseHealth,
    LoseHonour,
    LoseMana,
    MayPay,
    RefreshAll,
    TakeTokens,
)
from serao.games.urto.steps.event_cards.hands import DiscardArtifact, LookAtTwo, StealArtifact
from serao.games.urto.steps.event_cards.places import LayTrap, MoveMushroom, SlideBack, SwapPlaces
from serao.games.urto.steps.event_cards.rolls import Reflection, RollSafe, RollShortfall
from serao.games.urto.steps.event_cards.turns import Duel, FreeSprint, Mercy, SkipNext
from serao.games.urto.steps.fields import (
    AlphaRock,
    DrawEvent,
    EventThenSearch,
    Fountain,
    FreeStep,
    Nest,
    Niche,
    Nothing,
    Search,
    Shortcut,
)
from serao.games.urto.steps.monsters import MeetAlpha, MeetMonster, SmokeAway
from serao.games.urto.steps.turn import OpeningMenu
from serao.kernel.steps import Step

SEATS: Final = range(5)

Row = dict[str, Any]  # an op as the event file writes it, complete
Maker = Callable[[int, Row], Step[Any]]

NOTHING_HERE: Final = Nothing()


def health(seat: int, op: Row) -> Step[Any]:
    n = op["n"]
    if op["who"] == "all":
        return HealAll(seat, n) if n > 0 else HurtAll(seat, -n)
    if op["spores"]:
        return BreatheSpores(seat, -n)
    return GainHealth(seat, n) if n > 0 else LoseHealth(seat, -n)


def mana(seat: int, op: Row) -> Step[Any]:
    n = op["n"]
    if op["who"] == "all":
        return RefreshAll(seat, n) if n > 0 else DrainAll(seat, -n)
    return GainMana(seat, n) if n > 0 else LoseMana(seat, -n)


def honour(seat: int, op: Row) -> Step[Any]:
    n = op["n"]
    return GainHonour(seat, n) if n > 0 else LoseHonour(seat, -n)


def tokens(seat: int, op: Row) -> Step[Any]:
    return TakeTokens(seat, SUPPLIES.index(op["kind"]), op["n"])


def fight(seat: int, op: Row) -> Step[Any]:
    return MeetAlpha(seat) if op["foe"] == "alpha" else MeetMonster(seat)


def may_pay(seat: int, op: Row) -> Step[Any]:
    currency, gain = CURRENCIES.index(op["pay"]), GAINS.index(op["gain"])
    return MayPay(seat, currency, op["n"], gain, op["m"])


# URT-7.5 The ops of the event cards.
OPS: Final[dict[str, Maker]] = {
    "health": health,
    "mana": mana,
    "honour": honour,
    "tokens": tokens,
    "trap": lambda seat, _: LayTrap(seat),
    "roll_safe": lambda seat, op: RollSafe(seat, op["need"], -op["health"]),
    "roll_shortfall": lambda seat, op: RollShortfall(seat, op["base"]),
    "reflection": lambda seat, op: Reflection(seat, op["honour"]),
    "fight": fight,
    "artifact": lambda seat, _: DrawArtifact(seat),
    "artifact_pick2": lambda seat, _: LookAtTwo(seat),
    "discard_artifact": lambda seat, op: DiscardArtifact(seat, -op["else_mana"]),
    "choose_loss": lambda seat, op: ChooseLoss(seat, -op["health"], -op["mana"]),
    "may_pay": may_pay,
    "step": lambda seat, _: FreeStep(seat),
    "slide_back": lambda seat, _: SlideBack(seat),
    "swap": lambda seat, _: SwapPlaces(seat),
    "move_mushroom": lambda seat, _: MoveMushroom(seat),
    "landslide": lambda seat, op: Landslide(seat, op["n"]),
    "free_sprint": lambda seat, _: FreeSprint(seat),
    "duel": lambda seat, _: Duel(seat),
    "skip_next": lambda seat, _: SkipNext(seat),
    "steal_artifact": lambda seat, _: StealArtifact(seat),
    "mercy": lambda seat, op: Mercy(seat, op["honour"], op["health"]),
}

# URT-8.7 What single-use cards do when they are played.
CARD_EFFECTS: Final[dict[str, type[CardEffect]]] = {
    "": CardEffect,
    "heal": DrinkHealth,
    "restore": DrinkMana,
    "ballad": SingBallad,
    "keg": BlowUp,
    "hex": CurseDoll,
    "whistle": BlowWhistle,
    "loaded": TurnDie,
    "map": ReadMap,
    "smoke": SmokeAway,
}

# URT-5 What a token does once it lies on the field, by TOKENS; a mushroom never does.
TOKEN_EFFECTS: Final[tuple[type[Any] | None, ...]] = (
    Search,
    EventThenSearch,
    Fountain,
    Shortcut,
    None,
    Nest,
)

# URT-5 What the special fields do, by KINDS; START and the cave itself do nothing.
KIND_EFFECTS: Final[tuple[type[Any] | None, ...]] = (
    None,
    None,
    AlphaRock,
    Niche,
    SteleEffect,
    Arrive,
)

# URT-5.1 What the loot die brings; the number is of mana or health.
LOOT: Final[dict[str, Callable[[int, int], Step[Any]]]] = {
    "alpha": lambda seat, _n: MeetAlpha(seat),
    "monster": lambda seat, _n: MeetMonster(seat),
    "artifact": lambda seat, _n: DrawArtifact(seat),
    "mana": GainMana,
    "health": GainHealth,
    "event": lambda seat, _n: DrawEvent(seat),
}

# Rewards of monsters by kind (URT-6.7); an artifact is drawn as often as the reward says.
REWARDS: Final[dict[str, Callable[[int, int], list[Step[Any]]]]] = {
    "none": lambda _seat, _n: [],
    "mana": lambda seat, n: [GainMana(seat, n)],
    "health": lambda seat, n: [GainHealth(seat, n)],
    "artifact": lambda seat, n: [DrawArtifact(seat) for _ in range(n)],
    "attack": lambda seat, n: [TakeTokens(seat, 0, n)],
    "defense": lambda seat, n: [TakeTokens(seat, 1, n)],
}

# Faces of the divine dice (URT-10.4 to 10.6): the step for (seat, divine artifact, amount).
FACE_EFFECTS: Final[dict[str, Callable[[int, int, int], Step[Any]]]] = {
    "honour": lambda seat, _divine, n: GainHonour(seat, n),
    "steal_honour": lambda seat, _divine, n: StealHonour(seat, n),
    "mana": lambda seat, _divine, n: GainMana(seat, n),
    "artifact": lambda seat, _divine, _n: DrawArtifact(seat),
    "fail": Fail,
    "landslide": lambda seat, _divine, n: Landslide(seat, n),
    "landslide_global": lambda seat, _divine, n: HurtOpponents(seat, n),
    "curse": lambda seat, _divine, n: HurtOpponents(seat, n),
}


def fill_flow(cave: Cave) -> None:
    """Fill the tables that no content decides."""
    cave.openings = [OpeningMenu(seat, True) for seat in SEATS]
    cave.phase_d = PHASE_D
    cave.collapse = Collapse()
    cave.token_steps = [by_seat(effect) for effect in TOKEN_EFFECTS]
    cave.kind_steps = [by_seat(effect) for effect in KIND_EFFECTS]


def by_seat(effect: type[Any] | None) -> list[Step[Any]]:
    return [NOTHING_HERE if effect is None else effect(seat) for seat in SEATS]


def fill_cards(cave: Cave, effects: list[str]) -> None:
    cave.card_steps = [
        [CARD_EFFECTS[effect](seat, card) for seat in SEATS] for card, effect in enumerate(effects)
    ]


def fill_events(cave: Cave, events: list[list[Row]]) -> None:
    cave.event_steps = [
        [[OPS[op["op"]](seat, op) for op in ops] for seat in SEATS] for ops in events
    ]


def fill_loot(cave: Cave, results: list[str], numbers: dict[str, int]) -> None:
    """``numbers`` says how much mana and health the die gives."""
    cave.loot = list(range(1, len(results) + 1))
    rows: list[list[Step[Any]]] = [[]]  # the die has no 0
    for result in results:
        number = numbers.get(result, 1)
        rows.append([LOOT[result](seat, number) for seat in SEATS])
    cave.loot_steps = rows


def fill_rewards(cave: Cave, rewards: list[tuple[str, int]]) -> None:
    cave.reward_steps = [
        [REWARDS[kind](seat, number) for seat in SEATS] for kind, number in rewards
    ]


def fill_faces(cave: Cave, dice: list[list[str]], amounts: dict[str, tuple[str, int]]) -> None:
    """``amounts`` says for each face which effect it has and how much of it."""
    names = tuple(amounts)
    cave.face_names = tuple([name.replace("_", "-") for name in names])
    cave.divine_faces = [[names.index(face) for face in faces] for faces in dice]
    cave.face_steps = []
    for die in range(len(dice)):
        rows: list[list[Step[Any]]] = []
        for effect, number in amounts.values():
            make = FACE_EFFECTS[effect]
            rows.append([make(seat, die + FIRST_DIVINE, number) for seat in SEATS])
        cave.face_steps.append(rows)
