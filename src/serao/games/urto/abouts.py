"""What the sentences about cards, heroes and the player aid may speak of beside their rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from serao.games.urto.content import LOOT_RESULTS
from serao.games.urto.shapes import AnyOp
from serao.kernel.content import hyphens, numbers_in

if TYPE_CHECKING:
    from serao.games.urto import Urto

# Every op, and every field that one of them has: what an event does not have counts nothing.
OP_FACTS: Final = sorted(
    {
        hyphens(name)
        for op in get_args(AnyOp)
        for name in (str(op.__struct_config__.tag), *op.__struct_fields__)
    }
)
LOOT_WIDTH: Final = 6  # columns of the player aid


def item_facts(game: Urto, card: int) -> dict[str, Any]:
    """Return the numbers of a card, how a weapon's differ by whom it is used against, and what it needs."""
    cave, row = game.cave, game.library.content["artifacts.toml"]["artifact"][card]
    pvm, pvp, mushroom = [bonus[card] for bonus in cave.bonus]
    alpha = cave.alpha_bonus[card]
    return {
        **dict(numbers_in(row)),
        "bonus": against(pvm, pvp, mushroom, alpha),
        "pvp-differs": yes_or_no(pvp != pvm),
        "alpha": alpha,
        "alpha-differs": yes_or_no(alpha != pvm),
        "mushroom-differs": yes_or_no(mushroom != pvm),
        "fight-need": cave.fight_cost[card] + 1,
    }


def against(pvm: int, pvp: int, mushroom: int, alpha: int) -> str:
    if pvm == pvp == mushroom == alpha == 0:
        return "none"
    return "monsters" if pvm == alpha and pvp == mushroom == 0 else "all"


def yes_or_no(is_so: bool) -> str:
    return "yes" if is_so else "no"


def event_facts(game: Urto, event: int) -> dict[str, int]:
    """Return the numbers of an event's ops by op and by field, and each as a ``-loss``.

    The ``n`` of an op is called by the op's name, ``health``; an op without one counts once.
    """
    facts = dict.fromkeys(OP_FACTS, 0)
    for op in game.library.content["events.toml"]["event"][event]["ops"]:
        facts[hyphens(op["op"])] += op.get("n", 1)
        for field, number in numbers_in(op):
            facts[field] += int(number)
    return {**facts, **{f"{name}-loss": -number for name, number in facts.items()}}


def hero_row(game: Urto, hero: int) -> dict[str, Any]:
    """Return a hero's row; what it does not say is as with everybody."""
    file = game.library.content["heroes.toml"]
    own = {field: value for field, value in file["hero"][hero].items() if value is not None}
    return {**file["simplified"], **own}


def aid_facts(game: Urto) -> dict[str, Any]:
    """Return which numbers of the loot die bring what, the curses, and whether two costs agree."""
    dice = {die["id"]: die["faces"] for die in game.library.content["dice.toml"]["die"]}
    amounts = {face["id"]: face["amount"] for face in game.library.content["dice.toml"]["face"]}
    curses = [amounts[face] for face in dice["ankou"]]
    cave = game.cave
    return {
        "least-curse": min(curses),
        "most-curse": max(curses),
        "one-cost": yes_or_no(cave.reroll_cost == cave.hide[cave.simplified]),
        **{f"loot-{result}": rolls(dice["loot"], result) for result in LOOT_RESULTS},
    }


def rolls(faces: list[str], result: str) -> str:
    """Return the numbers that bring ``result``, "4-6" where they follow each other."""
    found = [i + 1 for i, face in enumerate(faces) if face == result]
    if len(found) > 1 and found == list(range(found[0], found[-1] + 1)):
        return f"{found[0]}-{found[-1]}".ljust(LOOT_WIDTH)
    return ", ".join(map(str, found)).ljust(LOOT_WIDTH)
