"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, TypedDict

from serao.games.monster_my_neighbour.cards import Target
from serao.games.monster_my_neighbour.summary import Result

Turn = Literal["yes", "no", "cond", "noeffect"]  # what the strip of a card says of one turn


class Source(TypedDict):
    """Where a value comes from that the rulebook does not print."""

    mark: str  # "W" or "I"
    ruling: str


class Described(TypedDict):
    """What a general card and a Monster have in common."""

    id: str
    name: str
    about: str
    clause: str
    strip: list[Turn]  # one for each lap, or none
    source: dict[str, Source]  # by field: copies, text, turn_strip, target


class CardEntry(Described):
    """A general card or a Monster; only a Monster has an ability and a disguise."""

    kind: str  # as actions call it: every Monster is "monster"
    copies: int
    target: Target
    needs_card_left: bool
    ability: str  # "" of a general card
    amount: int  # of the ability, whichever it is
    disguise: str


class Dealt(TypedDict):
    """How many cards are dealt, and how many are left in the general deck."""

    dealt: int
    left: int


class Scoring(TypedDict):
    escape_monster: int
    escape_vampire: int
    escape_friend: int
    catch_catcher: int
    catch_others: int
    betrayal_others: int


class Numbers(TypedDict):
    """The numbers of the set-up and of the scoring."""

    rounds: int
    laps: int
    hand_size: int
    dealt: dict[str, Dealt]  # by number of seats
    scoring: Scoring
    gold: int  # what a gold token is worth


class Telling(TypedDict):
    """What the board draws of an event; of facts their names, "" where it has none."""

    out: str  # at whose house it begins
    to: str  # and at whose it happens
    card: str  # which one it is about
    hand: str  # cards that are seen
    laid: bool  # it is done with the card that `out` has laid down last
    calls: bool  # and that card comes to the door of `to`
    passes: bool  # a card comes out of the house of `out` into that of `to`
    deck: bool  # cards come out of the general deck, or go under it
    deals: bool  # and all hands come out of it
    fog: bool
    result: Result | Literal[""]  # a round that ends so


class Pieces(Numbers):
    cards: list[CardEntry]
    phrases: dict[str, str]
    telling: dict[str, Telling]  # by event


class Book(Pieces):
    """All that the board knows of the game."""

    actions: list[str]
