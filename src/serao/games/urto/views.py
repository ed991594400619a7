"""What one seat may know (section 12.5), and what lies before everybody's eyes."""

from __future__ import annotations

from serao.games.urto.actions import ARTIFACT, ARTIFACTS, FIELDS, HEROES, SIDES, TOKENS
from serao.games.urto.kinds import ACHIEVEMENTS
from serao.games.urto.state import (
    D6,
    DICE,
    POINTS,
    STATES,
    Table,
)
from serao.games.urto.steps.entering import drawn_tokens, heading
from serao.games.urto.steps.scenes import combat_kind, scene
from serao.games.urto.view_types import (
    FaceDown,
    Fighter,
    FighterSeen,
    Hero,
    HeroSeen,
    OpenTable,
    Roll,
    Side,
    Turn,
    View,
)
from serao.kernel.messages import hyphened
from serao.kernel.state import NOTHING


def artifacts(cards: tuple[int, ...]) -> list[str]:
    return [ARTIFACTS[card] for card in sorted(cards)]


def monsters(table: Table, kinds: tuple[int, ...]) -> list[str]:
    return [table.cave.monster_names[kind] for kind in sorted(kinds)]


def fields(places: tuple[int, ...]) -> list[str]:
    return [FIELDS[field] for field in sorted(places)]


def side(table: Table) -> Side:
    return "" if table.side == NOTHING else SIDES[table.side]


def open_table(table: Table) -> OpenTable:
    """Return what everybody sees, the same in views and positions."""
    event_names = table.cave.event_names
    shown: OpenTable = {
        "at": POINTS[table.at],
        "start": table.start,
        "active": table.active,
        "round": table.round,
        "side": side(table),
        "tokens": {FIELDS[f]: TOKENS[t] for f, t in enumerate(table.tokens) if t != NOTHING},
        "mushrooms": {FIELDS[f]: n for f, n in enumerate(table.mushrooms) if n},
        "traps": {FIELDS[f]: seat for f, seat in enumerate(table.traps) if seat != NOTHING},
        "niches": fields(table.niches),
        "gone": artifacts(table.gone),
        "alpha_cards": table.alpha_cards,
        "bag": [TOKENS[token] for token in table.bag],
        "monster_discard": monsters(table, table.monster_discard),
        "event_discard": [event_names[event] for event in sorted(table.event_discard)],
        "artifact_discard": artifacts(table.artifact_discard),
        "deck_rest": "box",  # whatever is in no zone is out of the game
        "turn": turn(table),
        "event": "" if table.event == NOTHING else event_names[table.event],
        "rolls": rolls(table),
    }
    if table.foe != NOTHING:
        shown["fight"] = {"foe": table.cave.monster_names[table.foe], "life": table.foe_life}
    return shown


def rolls(table: Table) -> list[Roll]:
    """Return the latest dice, oldest first."""
    found: list[Roll] = []
    for i in range(0, len(table.rolls), 3):
        seat, die, result = table.rolls[i : i + 3]
        face = table.cave.face_names[result] if die < D6 else str(result)
        found.append({"seat": seat, "die": DICE[die], "result": face})
    return found


def turn(table: Table) -> Turn:
    return {
        "pvp_used": table.pvp_used,
        "sprinted": table.sprinted,
        "monster_met": table.monster_met,
        "free_sprint": table.free_sprint,
        "shortcuts": fields(table.shortcuts),
        "came_from": "" if table.came_from == NOTHING else FIELDS[table.came_from],
    }


def combat(table: Table) -> list[Fighter]:
    """Return what the fighters have prepared and rolled."""
    return [fighter(table, seat) for seat in range(table.seats) if is_fighting(table, seat)]


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


def fighter_seen(table: Table, seat: int) -> FighterSeen:
    """Return a fighter with the sum so far, as far as its parts are open (URT-8.9)."""
    kind = combat_kind(table)
    weapon = table.weapon_bonus(seat, kind)
    gear = table.open_gear(seat, kind)
    die = table.die[seat]
    return {
        **fighter(table, seat),
        "weapon_bonus": weapon,
        "gear_bonus": gear,
        "sides": table.top_face(seat),
        "total": die + table.combat[seat] + weapon + gear if die else 0,
    }


def hero(table: Table, seat: int) -> Hero:
    """Return what everybody sees of the hero of ``seat``."""
    return {
        "hero": "" if table.heroes[seat] == NOTHING else HEROES[table.heroes[seat]],
        "state": STATES[table.status[seat]],
        "field": FIELDS[table.fields[seat]],
        "health": table.health[seat],
        "mana": table.mana[seat],
        "honour": table.honour[seat],
        "trophies": monsters(table, table.trophies[seat]),
        "revealed": artifacts(table.shown[seat]),
        "attack": table.attack[seat],
        "defense": table.defense[seat],
        "d8": table.has_d8[seat],
        "rested": table.rested[seat],
        "skip": table.skips[seat],
        "hexed": table.hexed[seat],
        "kills": table.kills[seat],
        "fails": {"tellur": table.tellur_fails[seat], "pheme": table.pheme_fails[seat]},
        "last_token": "" if table.last_token[seat] == NOTHING else TOKENS[table.last_token[seat]],
        "achievements": achievements(table, seat),
    }


def achievements(table: Table, seat: int) -> list[str]:
    earned = table.achievements[seat]
    return [name for i, name in enumerate(ACHIEVEMENTS) if earned >> i & 1]


def view(table: Table, seat: int) -> View:
    """Build the view from nothing: a field not named here is not shown."""
    step = table.open_step()
    ahead = heading(table)
    return {
        **open_table(table),
        "heroes": [hero_seen(table, other, seat) for other in range(table.seats)],
        "monster_deck": face_down(table.monsters_left()),
        "event_deck": face_down(len(table.event_deck) - table.events_drawn),
        "artifact_deck": face_down(len(table.artifact_deck) - table.artifacts_drawn),
        "offers": [
            cards_seen(table.laid[other], (), other == seat) for other in range(table.seats)
        ],
        "chosen": [ARTIFACTS[action - ARTIFACT] for action in table.answer_of(seat)],
        "collapse": table.last_round(),
        "choice": "" if step is None else hyphened(type(step).__name__),
        "heading": "" if ahead == NOTHING else FIELDS[ahead],
        "drawn": [TOKENS[token] for token in drawn_tokens(table)],
        "combat": [fighter_seen(table, s) for s in range(table.seats) if is_fighting(table, s)],
        "scene": scene(table),
    }


def hero_seen(table: Table, owner: int, seat: int) -> HeroSeen:
    row: HeroSeen = {
        **hero(table, owner),
        "max_health": table.max_health(owner),
        "max_mana": table.max_mana(owner),
        "artifacts": cards_seen(table.hands[owner], table.shown[owner], owner == seat),
    }
    if owner == seat:
        row["first_artifacts"] = artifacts(table.first_artifacts[owner])
    return row


def cards_seen(
    cards: tuple[int, ...], known: tuple[int, ...], is_own: bool
) -> list[str] | FaceDown:
    if is_own:
        return artifacts(cards)
    return {"size": len(cards), "known": artifacts(known)}


def face_down(size: int) -> FaceDown:
    return {"size": size, "known": []}
