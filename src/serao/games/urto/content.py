"""How the rules' tables are made from the content files, and what they must agree on."""

# plain: it reads files through libraries
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from serao.games.urto.actions import (
    ALPHA_FIELD,
    ARTIFACTS,
    FIELDS,
    FIRST_DIVINE,
    HEROES,
    SIDES,
    START_FIELD,
    TOKENS,
    URTO_FIELD,
)
from serao.games.urto.cave import CAVE_FIELD, DICE, KINDS, NICHE, USES, Board, Cave
from serao.games.urto.shapes import (
    Artifact,
    ArtifactFile,
    BoardFile,
    DiceFile,
    Event,
    EventFile,
    Field,
    FlankFile,
    HealthOp,
    Hero,
    HeroFile,
    Monster,
    MonsterFile,
    Numbers,
    RulesFile,
    TokenFile,
)
from serao.games.urto.steps import tables
from serao.kernel.checks import Checker
from serao.kernel.content import Library, hyphens
from serao.kernel.state import NOTHING
from serao.pieces.paths import steps_from

FILES = (
    "board.toml",
    "board-2p.toml",
    "heroes.toml",
    "artifacts.toml",
    "monsters.toml",
    "events.toml",
    "tokens.toml",
    "dice.toml",
    "rules.toml",
)

TOKEN_IDS = (
    *TOKENS,
    *("attack", "defense", "blorp-trap", "minus2-health"),
    *("health", "mana", "draw-artifact", "alpha"),
)
DIE_IDS = ("d6", "d8", "loot", "pheme", "tellur", "ankou")
LOOT_RESULTS = ("alpha", "monster", "artifact", "mana", "health", "event")


# -- making the tables --------------------------------------------------------------------------


def cave_of(library: Library) -> Cave:
    """Return the content of a library, refusing files that do not fit together."""
    cave = Cave()
    tables.fill_flow(cave)
    fill_board(cave, Checker(library, "board.toml"), Checker(library, "board-2p.toml"))
    fill_heroes(cave, Checker(library, "heroes.toml"))
    fill_artifacts(cave, Checker(library, "artifacts.toml"))
    fill_monsters(cave, Checker(library, "monsters.toml"))
    fill_events(cave, Checker(library, "events.toml"))
    fill_tokens(cave, Checker(library, "tokens.toml"))
    numbers = library.load("rules.toml", RulesFile).rules
    fill_rules(cave, numbers)
    fill_dice(cave, Checker(library, "dice.toml"), numbers)
    return cave


def fill_board(cave: Cave, check: Checker, flanks: Checker) -> None:
    file = check.load(BoardFile)
    check.entries("field", file.field, FIELDS)
    counted = {"fields": len(file.field), "paths": len(file.paths)}
    check.totals("meta", file.meta, counted)
    special = {START_FIELD: "start", ALPHA_FIELD: "alpha", URTO_FIELD: "urto"}
    for i, field in enumerate(file.field):
        kind = field.kind if field.kind in special.values() else None
        problem = f'field "{field.id}" cannot be of kind {field.kind}'
        check.refuse_if(kind != special.get(i), problem)
    cave.kinds = [KINDS.index(field.kind) for field in file.field]
    cave.x = [field.x for field in file.field]
    cave.y = [field.y for field in file.field]
    cave.homes = [home_of(check, file.field, die) for die in DICE]
    check.same("meta drawable", file.meta.drawable, cave.kinds.count(CAVE_FIELD))
    paths = [path_of(check, path) for path in file.paths]
    whole = board_of(cave, check, paths, ())
    reach = {
        "shortest_start_to_urto": whole.steps_to_urto[START_FIELD],
        "shortest_avoiding_alpha": whole.steps_around[START_FIELD],
    }
    check.totals("meta", file.meta, reach)
    cave.boards = [*flank_boards(cave, flanks, paths), whole]


def home_of(check: Checker, fields: list[Field], die: str) -> int:
    homes = [i for i, field in enumerate(fields) if field.die == die]
    lost = len(homes) != 1 or fields[homes[0]].kind not in ("stele", "urto")
    check.refuse_if(lost, f"die {die} lies on exactly one stele or in Urto's chamber")
    return homes[0]


def path_of(check: Checker, path: tuple[str, str]) -> tuple[int, int]:
    for end in path:
        problem = f"paths leads to {end}, which is no field"
        check.refuse_if(hyphens(end) not in FIELDS, problem)
    return FIELDS.index(hyphens(path[0])), FIELDS.index(hyphens(path[1]))


def flank_boards(cave: Cave, check: Checker, paths: list[tuple[int, int]]) -> list[Board]:
    file = check.load(FlankFile)
    boards: list[Board] = []
    for side, flank in zip(SIDES, (file.hammer, file.trumpets), strict=True):
        black = [path_of(check, (name, name))[0] for name in flank.blackened]
        board = board_of(cave, check, paths, black)
        check.same(f"{side} fields_in_play", flank.fields_in_play, board.in_play.count(True))
        check.same(f"{side} drawable", flank.drawable, len(board.caves))
        reach = board.steps_to_urto[START_FIELD]
        check.same(f"{side} shortest_start_to_urto", flank.shortest_start_to_urto, reach)
        home = cave.homes[DICE.index(flank.die)]
        check.same(f"{side} stele", hyphens(flank.stele), FIELDS[home])
        niches = [FIELDS[niche] for niche in board.niches]
        check.same(f"{side} artifact_field", [hyphens(flank.artifact_field)], niches)
        boards.append(board)
    return boards


def board_of(
    cave: Cave, check: Checker, paths: list[tuple[int, int]], blackened: Sequence[int]
) -> Board:
    board = Board()
    board.in_play = [field not in blackened for field in range(len(cave.kinds))]
    joined: list[set[int]] = [set() for _ in cave.kinds]
    for one, other in paths:
        idle = one == other or other in joined[one]
        check.refuse_if(idle, f"paths joins {FIELDS[one]} and {FIELDS[other]} for no use")
        if board.in_play[one] and board.in_play[other]:
            joined[one].add(other)
            joined[other].add(one)
    board.neighbours = [sorted(fields) for fields in joined]
    in_play = [field for field in range(len(cave.kinds)) if board.in_play[field]]
    board.caves = [field for field in in_play if cave.kinds[field] == CAVE_FIELD]
    board.niches = tuple(field for field in in_play if cave.kinds[field] == NICHE)
    board.steps_to_urto = distances(board, NOTHING)
    board.steps_around = distances(board, ALPHA_FIELD)
    for field in in_play:
        lost = board.steps_around[field] == FAR and field != ALPHA_FIELD
        check.refuse_if(lost, f"paths do not lead from {FIELDS[field]} to the chamber")
    return board


FAR = 99  # moves from a field that is not in play


def distances(board: Board, closed: int) -> list[int]:
    """Return the moves from each field to the chamber without crossing ``closed``."""

    def near(field: int) -> list[int]:
        return [other for other in board.neighbours[field] if other != closed]

    steps = steps_from(URTO_FIELD, near)
    return [steps.get(field, FAR) for field in range(len(board.in_play))]


def fill_heroes(cave: Cave, check: Checker) -> None:
    file = check.load(HeroFile)
    check.entries("hero", file.hero, HEROES)
    plain = file.simplified
    rows = [{**structs.asdict(plain), **said(hero)} for hero in file.hero]
    rows.append({**said(Hero(0, "", plain.health, plain.mana)), **structs.asdict(plain)})
    cave.simplified = len(file.hero)
    cave.health = [row["health"] for row in rows]
    cave.mana = [row["mana"] for row in rows]
    cave.sprint = [row["sprint"] for row in rows]
    cave.hide = [row["hide"] for row in rows]
    cave.d8 = [row["d8"] for row in rows]
    cave.fungus_need = [row["mushroom"] for row in rows]
    cave.limit = [row["limit"] for row in rows]
    cave.free_rerolls = [row["free_rerolls"] for row in rows]
    cave.victory_health = [row["victory_health"] for row in rows]
    cave.tie_damage = [row["tie_damage"] for row in rows]
    cave.rest_health = [row["rest_health"] for row in rows]
    cave.rest_mana = [row["rest_mana"] for row in rows]
    cave.recovers = [row["recovers"] for row in rows]
    cave.must_search = [row["must_search"] for row in rows]


def said(hero: Hero) -> dict[str, Any]:
    """Return what the hero's own entry says."""
    return {key: value for key, value in structs.asdict(hero).items() if value is not None}


def fill_artifacts(cave: Cave, check: Checker) -> None:
    file = check.load(ArtifactFile)
    cards = file.artifact
    check.entries("artifact", cards, ARTIFACTS)
    for i, card in enumerate(cards):
        check_artifact(check, i, card)
    check_copies(check, file)
    cave.artifact_copies = [card.copies for card in cards]
    cave.artifact_honour = [card.honour for card in cards]
    cave.use = [USES.index(card.use) for card in cards]
    cave.amount = [card.amount for card in cards]
    weapon = [card.colour == "green" for card in cards]
    cave.bonus = [
        [card.pvm for card in cards],
        [card.pvp for card in cards],
        [card.mushroom if weapon[i] else 0 for i, card in enumerate(cards)],
    ]
    cave.alpha_bonus = [card.pvm if card.alpha is None else card.alpha for card in cards]
    cave.grants_d8 = [card.die is not None for card in cards]
    cave.dice = [card.dice for card in cards]
    cave.fight_cost = [card.fight_cost for card in cards]
    cave.per_mana = [card.per_mana for card in cards]
    cave.card_victory_health = [card.victory_health for card in cards]
    cave.card_victory_honour = [card.victory_honour for card in cards]
    cave.card_sprint = [card.sprint for card in cards]
    cave.card_hide = [card.hide for card in cards]
    cave.max_health = [card.max_health for card in cards]
    cave.max_mana = [card.max_mana for card in cards]
    cave.card_rest_health = [card.rest_health for card in cards]
    cave.card_rest_mana = [card.rest_mana for card in cards]
    cave.fungus_bonus = [0 if weapon[i] else card.mushroom for i, card in enumerate(cards)]
    cave.spore_proof = [int(card.spore_proof) for card in cards]
    cave.armour = [card.armour for card in cards]
    cave.open_when_gained = [
        card.colour == "divine" or card.max_health + card.max_mana > 0 for card in cards
    ]
    cave.hex_amount = sum(card.amount for card in cards if card.effect == "hex")
    tables.fill_cards(cave, [card.effect for card in cards])


USES_OF_EFFECTS = {
    "": ("weapon", "passive", "after_loot_roll", "death", "end_of_turn"),
    "heal": ("turn",),
    "restore": ("turn",),
    "ballad": ("turn",),
    "hex": ("turn",),
    "keg": ("prep_pvm",),
    "whistle": ("turn_before_move",),
    "loaded": ("reroll_own_turn",),
    "map": ("before_token_draw",),
    "smoke": ("hide",),
}


def check_artifact(check: Checker, i: int, card: Artifact) -> None:
    where = f'artifact "{card.id}"'
    is_divine = i >= FIRST_DIVINE
    problem = f"{where} colour cannot be {card.colour}"
    check.refuse_if((card.colour == "divine") != is_divine, problem)
    if is_divine:
        check.same(f"{where} divine_die", card.divine_die, DICE[i - FIRST_DIVINE])
        check.same(f"{where} copies", card.copies, 1)
    uses = USES_OF_EFFECTS[card.effect]
    problem = f"with effect {card.effect!r} is {' or '.join(uses)}, not {card.use}"
    check.refuse_if(card.use not in uses, f"{where} use {problem}")
    unlike = (card.colour == "green") != (card.use == "weapon")
    check.refuse_if(unlike, f"{where} use: green cards and only they are weapons")
    lacks_health = card.use == "death" and card.amount == 0
    check.refuse_if(lacks_health, f"{where} amount is the health to come back with, at least 1")


def check_copies(check: Checker, file: ArtifactFile) -> None:
    counted = dict.fromkeys(("green", "pink", "yellow", "divine"), 0)
    for card in file.artifact:
        counted[card.colour] += card.copies
    total = sum(counted.values())
    check.totals("meta", file.meta, {**counted, "total": total})
    check.same("meta ordinary", file.meta.ordinary, total - counted["divine"])


def fill_monsters(cave: Cave, check: Checker) -> None:
    file = check.load(MonsterFile)
    monsters = file.monster
    cave.monster_names = names_of(check, "monster", monsters)
    for i, monster in enumerate(monsters):
        problem = f'monster "{monster.id}" alpha is true for the first alone'
        check.refuse_if(monster.alpha != (i == 0), problem)
    total = sum(monster.copies for monster in monsters)
    alpha = monsters[0].copies
    check.totals("meta", file.meta, {"total": total, "alpha": alpha, "ordinary": total - alpha})
    cave.monster_copies = [monster.copies for monster in monsters]
    cave.attack = [monster.attack for monster in monsters]
    cave.life = [monster.life for monster in monsters]
    cave.monster_honour = [monster.honour for monster in monsters]
    cave.alpha_total = monsters[0].copies
    tables.fill_rewards(cave, [reward_of(monster.reward) for monster in monsters])


def names_of(check: Checker, table: str, rows: Sequence[Monster | Event]) -> tuple[str, ...]:
    """Return the names that documents use, refusing one that two entries share."""
    ids = [row.id for row in rows]
    check.unique(table, ids)
    return tuple(map(hyphens, ids))


def reward_of(written: str) -> tuple[str, int]:
    kind, _, number = written.partition(":")
    return kind, int(number or 0)


def fill_events(cave: Cave, check: Checker) -> None:
    file = check.load(EventFile)
    cave.event_names = names_of(check, "event", file.event)
    check.same("meta total", file.meta.total, sum(event.copies for event in file.event))
    cave.event_copies = [event.copies for event in file.event]
    rows: list[list[tables.Row]] = []
    for event in file.event:
        for op in event.ops:
            if isinstance(op, HealthOp) and op.spores:
                unlike = op.who == "all" or op.n >= 0
                check.refuse_if(unlike, f'event "{event.id}" ops: spores hurt the drawer alone')
        rows.append([{"op": op.__struct_config__.tag, **structs.asdict(op)} for op in event.ops])
    tables.fill_events(cave, rows)


def fill_tokens(cave: Cave, check: Checker) -> None:
    file = check.load(TokenFile)
    tokens = file.token
    check.entries("token", tokens, TOKEN_IDS)
    counted = {
        "total_in_box": sum(token.box for token in tokens),
        "total_in_bag": sum(token.bag for token in tokens),
        "stays_on_board": sum(token.bag for token in tokens if token.stays),
    }
    check.totals("meta", file.meta, counted)
    for i, token in enumerate(tokens):
        most = token.box if i < len(TOKENS) else 0
        problem = f'token "{token.id}" bag holds tokens that cannot be drawn'
        check.refuse_if(token.bag > most, problem)
    supply = {hyphens(token.id): token.box for token in tokens}
    cave.bag = [token.bag for token in tokens[: len(TOKENS)]]
    cave.token_honour = [token.honour for token in tokens[: len(TOKENS)]]
    cave.attack_supply = supply["attack"]
    cave.defense_supply = supply["defense"]
    cave.trap_supply = supply["blorp-trap"]
    cave.hex_supply = supply["minus2-health"]


def fill_dice(cave: Cave, check: Checker, numbers: Numbers) -> None:
    file = check.load(DiceFile)
    check.entries("die", file.die, DIE_IDS)
    faces = {die.id: die.faces for die in file.die}
    cave.d6 = numbers_on(check, "d6", faces["d6"])
    cave.d8_faces = numbers_on(check, "d8", faces["d8"])
    cave.d6_top = max(cave.d6)
    cave.d8_top = max(cave.d8_faces)
    loot = words_on(check, "loot", faces["loot"], LOOT_RESULTS)
    tables.fill_loot(cave, loot, {"mana": numbers.loot_mana, "health": numbers.loot_health})
    effects: dict[str, tuple[str, int]] = {
        face.id: (face.effect, face.amount) for face in file.face
    }
    divine = [words_on(check, die, faces[die], tuple(effects)) for die in DICE]
    tables.fill_faces(cave, divine, effects)


def numbers_on(check: Checker, die: str, faces: list[int | str]) -> list[int]:
    found = [face for face in faces if isinstance(face, int) and 1 <= face <= 20]
    check.refuse_if(len(found) < len(faces), f'die "{die}" faces are numbers from 1 to 20')
    return found


def words_on(
    check: Checker, die: str, faces: list[int | str], allowed: tuple[str, ...]
) -> list[str]:
    found = [face for face in faces if isinstance(face, str) and face in allowed]
    problem = f'die "{die}" faces are of {", ".join(allowed)}'
    check.refuse_if(len(found) < len(faces), problem)
    return found


def fill_rules(cave: Cave, numbers: Numbers) -> None:
    cave.starting_artifacts = numbers.starting_artifacts
    cave.reroll_cost = numbers.reroll_cost
    cave.most_reinforcement = numbers.most_reinforcement
    cave.pvp_honour = numbers.pvp_honour
    cave.trap_damage = numbers.trap_damage
    cave.armour_from = numbers.armour_from
    cave.revival_health = numbers.revival_health
    cave.rounds = numbers.rounds


# -- names that an edition prints on its own cards ----------------------------------------------

PRINTED = (
    ("artifacts.toml", "artifact", "item"),
    ("monsters.toml", "monster", "monster"),
    ("events.toml", "event", "card"),
    ("heroes.toml", "hero", "hero"),
    ("tokens.toml", "token", "token"),
    ("board.toml", "field", "field"),
)


def loot_of(library: Library) -> list[str]:
    """Return the results of the loot die, number by number."""
    dice = library.load("dice.toml", DiceFile).die
    return [str(face) for die in dice if die.id == "loot" for face in die.faces]
