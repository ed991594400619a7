"""What views have beside the fields (section 12.5), and how what positions share with them is written."""

from __future__ import annotations

from serao.games.urto.actions import ARTIFACT, ARTIFACTS, FIELDS, TOKENS
from serao.games.urto.cave import PVM, PVP
from serao.games.urto.points import D6, DICE
from serao.games.urto.scoring import trophy_honour
from serao.games.urto.state import Table
from serao.games.urto.steps.scenes import combat_kind, rival_of, scene
from serao.games.urto.view_types import (
    Costs,
    Fails,
    Fight,
    Fighter,
    FighterSeen,
    HonourSeen,
    Roll,
    Scene,
    Verdict,
)
from serao.kernel.messages import hyphened
from serao.kernel.state import NOTHING

# -- on the fields ------------------------------------------------------------------------------


def tokens(table: Table) -> dict[str, str]:
    return {FIELDS[f]: TOKENS[token] for f, token in enumerate(table.tokens) if token != NOTHING}


def mushrooms(table: Table) -> dict[str, int]:
    return {FIELDS[f]: number for f, number in enumerate(table.mushrooms) if number}


def traps(table: Table) -> dict[str, int]:
    return {FIELDS[f]: seat for f, seat in enumerate(table.traps) if seat != NOTHING}


def dangers(table: Table) -> list[int]:
    """Return the fields where whoever enters fights, clears the way or is hurt."""
    return [field for field in range(len(FIELDS)) if is_dangerous(table, field)]


def is_dangerous(table: Table, field: int) -> bool:
    """Whether a nest, the Alpha, a mushroom or a trap waits there."""
    if table.mushrooms[field] or table.traps[field] != NOTHING:
        return True
    return table.is_monster_field(field)


def nowhere(_table: Table) -> str:
    """Return where the rest of a deck is: whatever is in no zone is out of the game."""
    return "box"


# -- heroes -------------------------------------------------------------------------------------


def fails(table: Table) -> list[Fails]:
    counts = zip(table.tellur_fails, table.pheme_fails, strict=True)
    return [{"tellur": tellur, "pheme": pheme} for tellur, pheme in counts]


def max_health(table: Table) -> list[int]:
    return [table.max_health(seat) for seat in range(table.seats)]


def max_mana(table: Table) -> list[int]:
    return [table.max_mana(seat) for seat in range(table.seats)]


def gifted(table: Table) -> list[bool]:
    """URT-2.2 Return who has the bars and the gift of his own card."""
    return [nature != table.cave.simplified for nature in table.nature]


def sides(table: Table) -> list[int]:
    """URT-6.1 Return the top face of the combat die that each hero rolls."""
    return [table.top_face(seat) for seat in range(table.seats)]


def limits(table: Table) -> list[int]:
    """URT-8.3 Return how many artifacts each hero may hold."""
    return [table.cave.limit[nature] for nature in table.nature]


def costs(table: Table, viewer: int) -> list[Costs]:
    return [costs_seen(table, seat, viewer) for seat in range(table.seats)]


def costs_seen(table: Table, seat: int, viewer: int) -> Costs:
    cards = table.hands[seat] if seat == viewer else table.shown[seat]
    return {"hide": table.hide_cost(seat, cards), "d8": table.d8_cost(seat)}


def honours(table: Table, viewer: int) -> list[HonourSeen]:
    """URT-12.5 Return each hero's honour as far as the viewer knows it."""
    return [honour_seen(table, seat, viewer) for seat in range(table.seats)]


def honour_seen(table: Table, seat: int, viewer: int) -> HonourSeen:
    cards = table.hands[seat] if seat == viewer else table.shown[seat]
    artifacts = sum([table.cave.artifact_honour[card] for card in cards])
    bar, trophies = table.honour[seat], trophy_honour(table, seat)
    total = bar + trophies + artifacts
    return {"bar": bar, "trophies": trophies, "artifacts": artifacts, "total": total}


# -- fights and dice ----------------------------------------------------------------------------


def rolls(table: Table) -> list[Roll]:
    """Return the latest dice, oldest first."""
    faces = table.cave.face_names
    return [
        {"seat": seat, "die": DICE[die], "result": faces[result] if die < D6 else str(result)}
        for seat, die, result in zip(table.rollers, table.dice, table.results, strict=True)
    ]


def fight(table: Table) -> Fight | None:
    if table.foe == NOTHING:
        return None
    return {"foe": table.cave.monster_names[table.foe], "life": table.foe_life}


def prepared(table: Table) -> list[Fighter] | None:
    """Return what the fighters have prepared and rolled; ``None`` where nobody has."""
    seats = fighters(table)
    return [fighter(table, seat) for seat in seats] if seats else None


def fighters(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if is_fighting(table, seat)]


def is_fighting(table: Table, seat: int) -> bool:
    prepared = table.weapon[seat] != NOTHING or table.combat[seat] > 0
    return prepared or table.die[seat] > 0 or table.free_rerolls[seat] > 0


def fighter(table: Table, seat: int) -> Fighter:
    return {
        "seat": seat,
        "weapon": "" if table.weapon[seat] == NOTHING else ARTIFACTS[table.weapon[seat]],
        "bonus": table.combat[seat],
        "die": table.die[seat],
        "free_rerolls": table.free_rerolls[seat],
    }


def combat(table: Table) -> list[FighterSeen]:
    return [fighter_seen(table, seat) for seat in fighters(table)]


def fighter_seen(table: Table, seat: int) -> FighterSeen:
    """Return a fighter with the sum so far, as far as its parts are open (URT-8.9)."""
    kind = combat_kind(table)
    played = scene(table)
    is_compared = played is not None and can_compare(table, seat, played)
    margin = margin_of(table, seat, played) if played is not None and is_compared else 0
    return {
        **fighter(table, seat),
        "weapon_bonus": table.weapon_bonus(seat, kind),
        "gear_bonus": table.open_gear(seat, kind),
        "sides": table.top_face(seat),
        "total": open_total(table, seat),
        "margin": margin,
        "verdict": verdict(table, seat, kind, margin) if is_compared else "",
    }


def open_total(table: Table, seat: int) -> int:
    """Return a fighter's sum so far, 0 before his die is rolled."""
    die = table.die[seat]
    if not die:
        return 0
    kind = combat_kind(table)
    bonus = table.combat[seat] + table.weapon_bonus(seat, kind)
    return die + bonus + table.open_gear(seat, kind)


def can_compare(table: Table, seat: int, played: Scene) -> bool:
    """Whether the die of ``seat`` lies, and what it is to beat is there."""
    if not table.die[seat]:
        return False
    if played["kind"] == "rival":
        return table.die[rival_of(played, seat)] > 0
    return played["kind"] != "event" or played["need"] > 0


def margin_of(table: Table, seat: int, played: Scene) -> int:
    """Return by how much ``seat`` is above what he is to beat."""
    is_duel = played["kind"] == "rival"
    other = open_total(table, rival_of(played, seat)) if is_duel else played["need"]
    return open_total(table, seat) - other


def verdict(table: Table, seat: int, kind: int, margin: int) -> Verdict:
    """Return what a margin means: a mushroom and an event want no more than what they name."""
    if margin < 0:
        return "short"
    if kind in (PVM, PVP) and margin > 0:
        return "ahead"
    if kind in (PVM, PVP) and not table.cave.tie_damage[table.nature[seat]]:
        return "even"
    return "enough"


# -- the open choice ----------------------------------------------------------------------------


def choice(table: Table) -> str:
    step = table.open_step()
    return "" if step is None else hyphened(type(step).__name__)


def chosen(table: Table, viewer: int) -> list[int]:
    """Return the cards that the viewer has secretly chosen so far."""
    return [action - ARTIFACT for action in table.answer_of(viewer)]
