"""The shape of the content files, and how the rules' cards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serao.games.monster_my_neighbour.actions import CARDS, DEAL, GENERAL, MONSTERS, WANTED
from serao.games.monster_my_neighbour.cards import ABILITIES, TARGETS, Cards
from serao.kernel.content import Library
from serao.kernel.errors import ContentError

FILES = ("cards.toml", "setup.toml")
CARD_FILE, SETUP_FILE = FILES
SEATS = range(3, 9)

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Mark = Annotated[str, Meta(pattern=r"^[RWDI]( MMN-R\d+)?(?!\n)$")]
Strip = list[Literal["yes", "no", "cond", "noeffect"]]
Target = Literal["none", "other_any", "other_nonempty"]
Ability = Literal[
    "escape_bonus",
    "early_after_hunters",
    "shield_of_small_hand",
    "shield_from_first_hunters",
    "early_after_villagers",
]

# Whom each kind is aimed at is a rule (MMN-6); the files repeat it for their readers.
AIMS = {
    "hunter": "other_any",
    "friend": "other_any",
    "dog": "other_nonempty",
    "investigate": "other_nonempty",
    "deal": "other_nonempty",
    "steal": "other_nonempty",
}


class Deck(Struct, forbid_unknown_fields=True):
    total_cards: Count
    general_cards: Count
    monster_cards: Count


class General(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Positive
    target: Target
    text: str
    clause: str
    turn_strip: Strip = []
    needs_card_left: bool = False
    portraits: list[str] = []
    id_source: Mark = "R"
    name_source: Mark = "R"
    copies_source: Mark = "R"
    target_source: Mark = "R"
    text_source: Mark = "R"
    turn_strip_source: Mark = "R"
    portraits_source: Mark = "R"
    needs_card_left_source: Mark = "R"


class Monster(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    ability: Ability
    amount: Positive
    text: str
    clause: str
    disguise: str = ""
    turn_strip: Strip = []
    ability_source: Mark = "R"
    amount_source: Mark = "R"
    text_source: Mark = "R"
    turn_strip_source: Mark = "R"
    disguise_source: Mark = "R"


class CardFile(Struct, forbid_unknown_fields=True):
    deck: Deck
    card: list[General]
    monster: list[Monster]


class GameRow(Struct, forbid_unknown_fields=True):
    min_players: Literal[3]
    max_players: Literal[8]
    rounds: Positive
    laps_per_round: Positive
    hand_size: Positive
    fixed_start_cards: list[str]
    monsters_per_round: Literal[1]
    extra_rounds_max: Count


class Players(Struct, forbid_unknown_fields=True):
    id: int
    random_cards: Count
    starting_deck: Positive
    general_left: Count


class Scoring(Struct, forbid_unknown_fields=True):
    escape_monster: Count
    escape_friend: Count
    catch_catcher: Count
    catch_others: Count
    betrayal_others: Count


class Tokens(Struct, forbid_unknown_fields=True):
    total: Count
    silver_value: Literal[1]
    silver_count: Count
    gold_value: Annotated[int, Meta(ge=2)]
    gold_count: Count


class SetupFile(Struct, forbid_unknown_fields=True):
    game: GameRow
    players: list[Players]
    scoring: Scoring
    tokens: Tokens


def cards_of(library: Library) -> Cards:
    """Return the cards of a library, refusing files that do not fit together."""
    cards = Cards()
    fill_cards(cards, library)
    fill_setup(cards, library)
    return cards


# -- cards.toml -----------------------------------------------------------------------------


def fill_cards(cards: Cards, library: Library) -> None:
    file = library.load(CARD_FILE, CardFile)
    same_ids(library, "card", [card.id for card in file.card], GENERAL)
    same_ids(library, "monster", [monster.id for monster in file.monster], MONSTERS)
    check_deck(library, file)
    for card in file.card:
        check_general(library, card)
    for monster in file.monster:
        check_strip(library, "monster", monster.id, monster.turn_strip)
    none = [0] * len(MONSTERS)
    cards.copies = [card.copies for card in file.card] + [1] * len(MONSTERS)
    cards.target = [TARGETS.index(card.target) for card in file.card] + none
    cards.needs_card_left = [card.needs_card_left for card in file.card] + [False] * len(MONSTERS)
    cards.general = tuple(
        kind for kind in range(len(GENERAL)) for _ in range(file.card[kind].copies)
    )
    cards.amount = [0] * len(GENERAL) + [monster.amount for monster in file.monster]
    by_ability = [amounts(file.monster, ability) for ability in ABILITIES]
    cards.escape_bonus = by_ability[0]
    cards.early_hunts = by_ability[1]
    cards.small_hand = by_ability[2]
    cards.first_hunts = by_ability[3]
    cards.early_vills = by_ability[4]


def amounts(monsters: list[Monster], ability: str) -> list[int]:
    """Return by card the amount of ``ability``, 0 for cards without it."""
    having = [monster.amount if monster.ability == ability else 0 for monster in monsters]
    return [0] * len(GENERAL) + having


def same_ids(library: Library, table: str, found: list[str], wanted: tuple[str, ...]) -> None:
    for i, name in enumerate(wanted):
        here = found[i] if i < len(found) else "nothing"
        if here != name:
            raise wrong(library, CARD_FILE, f"{table} entry {i + 1}", f"is {name}, not {here}")
    if len(found) > len(wanted):
        raise wrong(library, CARD_FILE, table, f"has {len(wanted)} entries, not {len(found)}")


def check_deck(library: Library, file: CardFile) -> None:
    general = sum(card.copies for card in file.card)
    sums = {
        "general_cards": (file.deck.general_cards, general),
        "monster_cards": (file.deck.monster_cards, len(file.monster)),
        "total_cards": (file.deck.total_cards, general + len(file.monster)),
    }
    for field, (said, found) in sums.items():
        if said != found:
            raise wrong(library, CARD_FILE, f"deck {field}", f"is {found} by copies, not {said}")


def check_general(library: Library, card: General) -> None:
    where = f'card "{card.id}"'
    aim = AIMS.get(card.id, "none")
    if card.target != aim:
        raise wrong(library, CARD_FILE, f"{where} target", f"is {aim}, not {card.target}")
    if card.id == GENERAL[WANTED] and card.copies != 1:
        raise wrong(library, CARD_FILE, f"{where} copies", f"is 1, not {card.copies}")
    if card.id == GENERAL[DEAL] and not card.needs_card_left:
        raise wrong(
            library, CARD_FILE, f"{where} needs_card_left", "is true: a swap needs two sides"
        )
    check_strip(library, "card", card.id, card.turn_strip)


def check_strip(library: Library, table: str, name: str, strip: Strip) -> None:
    if len(strip) not in (0, 4):
        where = f'{table} "{name}" turn_strip'
        raise wrong(library, CARD_FILE, where, f"has 4 entries or none, not {len(strip)}")


# -- setup.toml -----------------------------------------------------------------------------


def fill_setup(cards: Cards, library: Library) -> None:
    file = library.load(SETUP_FILE, SetupFile)
    check_game(library, file.game, cards)
    cards.fixed = [CARDS.index(name) for name in file.game.fixed_start_cards]
    cards.hand_size = file.game.hand_size
    cards.laps = file.game.laps_per_round
    cards.rounds = file.game.rounds
    cards.extra_rounds = file.game.extra_rounds_max
    check_players(library, file, len(cards.general))
    cards.random_cards = [0] * SEATS[0] + [row.random_cards for row in file.players]
    cards.escape_monster = file.scoring.escape_monster
    cards.escape_friend = file.scoring.escape_friend
    cards.catch_catcher = file.scoring.catch_catcher
    cards.catch_others = file.scoring.catch_others
    cards.betrayal_others = file.scoring.betrayal_others
    cards.gold_value = file.tokens.gold_value
    tokens = file.tokens.silver_count + file.tokens.gold_count
    if tokens != file.tokens.total:
        raise wrong(library, SETUP_FILE, "tokens total", f"is {tokens}, not {file.tokens.total}")


def check_game(library: Library, game: GameRow, cards: Cards) -> None:
    if game.rounds != len(MONSTERS):
        sentence = f"is {len(MONSTERS)}, one for each Monster, not {game.rounds}"
        raise wrong(library, SETUP_FILE, "game rounds", sentence)
    if game.extra_rounds_max > len(MONSTERS):
        sentence = f"is at most {len(MONSTERS)}, one for each Monster, not {game.extra_rounds_max}"
        raise wrong(library, SETUP_FILE, "game extra_rounds_max", sentence)
    if game.laps_per_round != game.hand_size:
        sentence = f"is the hand size {game.hand_size}, not {game.laps_per_round}"
        raise wrong(library, SETUP_FILE, "game laps_per_round", sentence)
    fixed = game.fixed_start_cards
    for name in fixed:
        if name not in GENERAL:
            where = "game fixed_start_cards"
            raise wrong(library, SETUP_FILE, where, f"there is no general card {name!r}")
        if fixed.count(name) > cards.copies[GENERAL.index(name)]:
            where = "game fixed_start_cards"
            raise wrong(library, SETUP_FILE, where, f"there are not so many of {name!r}")
    if GENERAL[WANTED] not in fixed:
        raise wrong(
            library, SETUP_FILE, "game fixed_start_cards", "has wanted, which opens a round"
        )


def check_players(library: Library, file: SetupFile, general: int) -> None:
    counts = [row.id for row in file.players]
    if counts != list(SEATS):
        raise wrong(library, SETUP_FILE, "players", f"has entries for 3 to 8, not {counts}")
    fixed = len(file.game.fixed_start_cards)
    for row in file.players:
        where = f'players "{row.id}"'
        dealt = fixed + row.random_cards + 1
        if row.starting_deck != dealt:
            sentence = f"is {dealt} by the cards in it, not {row.starting_deck}"
            raise wrong(library, SETUP_FILE, f"{where} starting_deck", sentence)
        if dealt != file.game.hand_size * row.id:
            sentence = f"does not make {file.game.hand_size} cards for each player"
            raise wrong(library, SETUP_FILE, f"{where} random_cards", sentence)
        left = general - fixed - row.random_cards
        if row.general_left != left:
            sentence = f"is {left} by the general cards, not {row.general_left}"
            raise wrong(library, SETUP_FILE, f"{where} general_left", sentence)


def wrong(library: Library, file: str, where: str, sentence: str) -> ContentError:
    return ContentError(f"{library.place_of(file)}: {where} {sentence}")
