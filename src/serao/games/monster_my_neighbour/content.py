"""The shape of the content files, and how the rules' cards are made from them."""

# plain: it reads files through libraries
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from serao.games.monster_my_neighbour.actions import CARDS, DEAL, GENERAL, MONSTERS, WANTED
from serao.games.monster_my_neighbour.cards import ABILITIES, TARGETS, Ability, Cards, Target
from serao.games.monster_my_neighbour.catalogue_types import Turn
from serao.kernel.checks import Checker, Count, Mark, Shape, Some
from serao.kernel.content import Library
from serao.pieces.cards import listed

FILES = ("cards.toml", "setup.toml")
CARD_FILE, SETUP_FILE = FILES
SEATS = range(3, 9)

Strip = list[Turn]

# Whom each kind is aimed at is a rule (MMN-6); the files repeat it for their readers.
AIMS = {
    "hunter": "other_any",
    "friend": "other_any",
    "dog": "other_nonempty",
    "investigate": "other_nonempty",
    "deal": "other_nonempty",
    "steal": "other_nonempty",
}


class Deck(Shape):
    total_cards: Count
    general_cards: Count
    monster_cards: Count


class General(Shape):
    id: str
    name: str
    copies: Some
    target: Target
    text: str
    clause: str
    turn_strip: Strip = field(default_factory=list)
    needs_card_left: bool = False
    portraits: list[str] = field(default_factory=list)
    id_source: Mark = "R"
    name_source: Mark = "R"
    copies_source: Mark = "R"
    target_source: Mark = "R"
    text_source: Mark = "R"
    turn_strip_source: Mark = "R"
    portraits_source: Mark = "R"
    needs_card_left_source: Mark = "R"


class Monster(Shape):
    id: str
    name: str
    ability: Ability
    amount: Some
    text: str
    clause: str
    disguise: str = ""
    turn_strip: Strip = field(default_factory=list)
    ability_source: Mark = "R"
    amount_source: Mark = "R"
    text_source: Mark = "R"
    turn_strip_source: Mark = "R"
    disguise_source: Mark = "R"


class CardFile(Shape):
    deck: Deck
    card: list[General]
    monster: list[Monster]


class GameRow(Shape):
    min_players: Literal[3]
    max_players: Literal[8]
    rounds: Some
    laps_per_round: Some
    hand_size: Some
    fixed_start_cards: list[str]
    monsters_per_round: Literal[1]
    extra_rounds_max: Count


class Players(Shape):
    id: int
    random_cards: Count
    starting_deck: Some
    general_left: Count


class Scoring(Shape):
    escape_monster: Count
    escape_friend: Count
    catch_catcher: Count
    catch_others: Count
    betrayal_others: Count


class Tokens(Shape):
    total: Count
    silver_value: Literal[1]
    silver_count: Count
    gold_value: Annotated[int, Meta(ge=2)]
    gold_count: Count


class SetupFile(Shape):
    game: GameRow
    players: list[Players]
    scoring: Scoring
    tokens: Tokens


def cards_of(library: Library) -> Cards:
    """Return the cards of a library, refusing files that do not fit together."""
    cards = Cards()
    fill_cards(cards, Checker(library, CARD_FILE))
    fill_setup(cards, Checker(library, SETUP_FILE))
    return cards


# -- cards.toml -----------------------------------------------------------------------------


def fill_cards(cards: Cards, check: Checker) -> None:
    file = check.load(CardFile)
    check.entries("card", file.card, GENERAL)
    check.entries("monster", file.monster, MONSTERS)
    check_deck(check, file)
    for card in file.card:
        check_general(check, card)
    for monster in file.monster:
        check_strip(check, f'monster "{monster.id}"', monster.turn_strip)
    none = [0] * len(MONSTERS)
    cards.copies = [card.copies for card in file.card] + [1] * len(MONSTERS)
    cards.target = [TARGETS.index(card.target) for card in file.card] + none
    cards.needs_card_left = [card.needs_card_left for card in file.card] + [False] * len(MONSTERS)
    cards.general = tuple(listed(cards.copies[: len(GENERAL)]))
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


def check_deck(check: Checker, file: CardFile) -> None:
    general, monsters = sum(card.copies for card in file.card), len(file.monster)
    counted = {
        "general_cards": general,
        "monster_cards": monsters,
        "total_cards": general + monsters,
    }
    check.totals("deck", file.deck, counted, " by copies")


def check_general(check: Checker, card: General) -> None:
    where = f'card "{card.id}"'
    check.same(f"{where} target", card.target, AIMS.get(card.id, "none"))
    if card.id == GENERAL[WANTED]:
        check.same(f"{where} copies", card.copies, 1)
    problem = f"{where} needs_card_left is true: a swap needs two sides"
    check.refuse_if(card.id == GENERAL[DEAL] and not card.needs_card_left, problem)
    check_strip(check, where, card.turn_strip)


def check_strip(check: Checker, where: str, strip: Strip) -> None:
    problem = f"{where} turn_strip has 4 entries or none, not {len(strip)}"
    check.refuse_if(len(strip) not in (0, 4), problem)


# -- setup.toml -----------------------------------------------------------------------------


def fill_setup(cards: Cards, check: Checker) -> None:
    file = check.load(SetupFile)
    check_game(check, file.game, cards)
    cards.fixed = [CARDS.index(name) for name in file.game.fixed_start_cards]
    cards.hand_size = file.game.hand_size
    cards.laps = file.game.laps_per_round
    cards.rounds = file.game.rounds
    cards.extra_rounds = file.game.extra_rounds_max
    check_players(check, file, len(cards.general))
    cards.random_cards = [0] * SEATS[0] + [row.random_cards for row in file.players]
    cards.escape_monster = file.scoring.escape_monster
    cards.escape_friend = file.scoring.escape_friend
    cards.catch_catcher = file.scoring.catch_catcher
    cards.catch_others = file.scoring.catch_others
    cards.betrayal_others = file.scoring.betrayal_others
    cards.gold_value = file.tokens.gold_value
    tokens = file.tokens.silver_count + file.tokens.gold_count
    check.same("tokens total", file.tokens.total, tokens)


def check_game(check: Checker, game: GameRow, cards: Cards) -> None:
    most, why = len(MONSTERS), ", one for each Monster"
    check.same("game rounds", game.rounds, most, why)
    extra = game.extra_rounds_max
    problem = f"game extra_rounds_max is at most {most}{why}, not {extra}"
    check.refuse_if(extra > most, problem)
    problem = f"game laps_per_round is the hand size {game.hand_size}, not {game.laps_per_round}"
    check.refuse_if(game.laps_per_round != game.hand_size, problem)
    check_fixed(check, game.fixed_start_cards, cards)


def check_fixed(check: Checker, fixed: list[str], cards: Cards) -> None:
    where = "game fixed_start_cards"
    check.known(where, "general card", fixed, GENERAL)
    for name in fixed:
        too_many = fixed.count(name) > cards.copies[GENERAL.index(name)]
        check.refuse_if(too_many, f"{where}: there are not so many of {name!r}")
    check.refuse_if(GENERAL[WANTED] not in fixed, f"{where} has wanted, which opens a round")


def check_players(check: Checker, file: SetupFile, general: int) -> None:
    counts = [row.id for row in file.players]
    check.refuse_if(counts != list(SEATS), f"players has entries for 3 to 8, not {counts}")
    fixed, hand_size = len(file.game.fixed_start_cards), file.game.hand_size
    for row in file.players:
        where = f'players "{row.id}"'
        dealt = fixed + row.random_cards + 1
        check.same(f"{where} starting_deck", row.starting_deck, dealt, " by the cards in it")
        problem = f"{where} random_cards does not make {hand_size} cards for each player"
        check.refuse_if(dealt != hand_size * row.id, problem)
        left = general - fixed - row.random_cards
        check.same(f"{where} general_left", row.general_left, left, " by the general cards")
