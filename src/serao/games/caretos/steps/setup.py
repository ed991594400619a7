"""CAR-2 Set-up, and CAR-14 the choice of Final Bonus Cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import (
    BONUSES,
    FINALS,
    KEEP,
    MONSTERS,
    SPACE,
    STOP,
    SYMBOL,
    SYMBOLS,
)
from serao.games.caretos.crowds import COLOURS, ONE
from serao.games.caretos.kinds import MONSTER_KIND, SYMBOL_KIND
from serao.games.caretos.state import CARETO_PIECE, FINAL_CHOICE, Table
from serao.games.caretos.steps.choices import Ask, off_bar
from serao.games.caretos.steps.turn import BEGIN_TURN
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, Step, Together
from serao.pieces.cards import mixed

SEAT_NAMES: Final = ("0", "1", "2", "3")
ANSWERED: Final[list[int]] = []

MUST_BEGIN: Final = Bar("CAR-2.5", "must-choose")
SIGN_TAKEN: Final = Bar("CAR-2.5", "sign-taken")
NOT_YOUR_SIGN: Final = Bar("CAR-2.5", "not-your-sign")
MUST_KEEP: Final = Bar("CAR-14.1", "must-choose")
NOT_DEALT_TO_YOU: Final = Bar("CAR-14.1", "not-dealt-to-you")


def furnish(state: Table) -> None:
    """CAR-2.1 Take the right side of the board."""
    state.board = state.cards.boards[state.seats]


def set_up(state: Table) -> None:
    """CAR-2.2 to 2.5 The starter, the teams, the Caretos; then the symbols."""
    draw_starter(state)
    deal_teams(state)
    put_caretos(state, state.board.caretos)
    choose_symbols(state)


def draw_starter(state: Table) -> None:
    """CAR-2.2"""
    seats = list(range(state.seats))
    begin_with(state, seats[state.lot(seats, SEAT_NAMES)])


def begin_with(state: Table, seat: int) -> None:
    state.starter = seat
    state.active = seat
    if state.telling:
        state.emit(events.StarterDrawn(seat))


def deal_teams(state: Table) -> None:
    """CAR-2.3"""
    monsters = list(range(len(MONSTERS)))
    state.rng.shuffle(monsters)
    form_teams(state, [monsters[2 * seat : 2 * seat + 2] for seat in range(state.seats)])


def form_teams(state: Table, teams: Sequence[Sequence[int]]) -> None:
    owner = [NOTHING] * len(MONSTERS)
    pairs: list[tuple[int, int]] = []
    for seat, team in enumerate(teams):
        pair = (min(team), max(team))
        pairs.append(pair)
        owner[pair[0]] = seat
        owner[pair[1]] = seat
    state.teams = tuple(pairs)
    state.owner = tuple(owner)


def put_caretos(state: Table, spaces: tuple[int, int]) -> None:
    """CAR-2.4"""
    for careto in range(2):
        state.caretos[careto] = spaces[careto]
        state.piece[spaces[careto]] = CARETO_PIECE + careto


def choose_symbols(state: Table) -> None:
    """CAR-2.5 Each player in turn, from the starter on."""
    if state.telling:
        for seat, team in enumerate(state.teams):
            state.emit(events.TeamDealt(seat, team[0], team[1]))
    state.push(DEAL_OUT)
    for i in range(state.seats - 1, -1, -1):
        state.push(SetupSymbol((state.starter + i) % state.seats))


class SetupSymbol(Ask):
    """CAR-2.5 Choose a symbol that nobody has chosen."""

    def options(self, state: Table) -> list[int]:
        symbols = range(len(SYMBOLS))
        return [SYMBOL + symbol for symbol in symbols if symbol_bar(state, symbol) is None]

    def bar(self, state: Table, action: int) -> Bar | None:
        if SYMBOL <= action < KEEP:
            return symbol_bar(state, action - SYMBOL)
        return Ask.bar(self, state, action)

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_BEGIN

    def take(self, state: Table, action: int) -> None:
        symbol = action - SYMBOL
        if state.telling:
            state.emit(events.SymbolChosen(self.seat, symbol))
        state.push(SetupPlace(self.seat, symbol))


def symbol_bar(state: Table, symbol: int) -> Bar | None:
    is_free = state.piece[state.board.starts[symbol][0]] == NOTHING
    return None if is_free else SIGN_TAKEN


class SetupPlace(Ask):
    """CAR-2.5 Choose the space of the lower-numbered Monster; the other gets the other one."""

    def __init__(self, seat: int, symbol: int) -> None:
        self.seat = seat
        self.symbol = symbol

    def options(self, state: Table) -> list[int]:
        return sorted([SPACE + space for space in state.board.starts[self.symbol]])

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_BEGIN

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return None if space in state.board.starts[self.symbol] else NOT_YOUR_SIGN

    def about(self, state: Table) -> Facts:
        return {"symbol": Thing(SYMBOL_KIND, self.symbol)}

    def facts(self, state: Table, action: int) -> Facts:
        first, second = state.teams[self.seat]
        return {"monster": Thing(MONSTER_KIND, first), "partner": Thing(MONSTER_KIND, second)}

    def take(self, state: Table, action: int) -> None:
        pair = state.board.starts[self.symbol]
        first = action - SPACE
        spaces = (first, pair[0] + pair[1] - first)
        for monster, space in zip(state.teams[self.seat], spaces, strict=True):
            state.put(monster, space)
            if state.telling:
                state.emit(events.MonsterPlaced(self.seat, monster, space))


class DealOut(Step[Table]):
    """CAR-2.6 to 2.11 Villagers, Campfires and cards; then the starter begins."""

    def resolve(self, state: Table) -> None:
        place_villagers(state, [state.cards.villagers_per_colour[state.seats]] * COLOURS)
        state.supply = state.cards.campfires - len(state.board.villager_places)
        if state.telling:
            state.emit(events.VillagersOut(state.left, len(state.board.villager_places)))
        deal_nights(state)
        deal_bonuses(state)
        state.revealed()
        state.push(BEGIN_TURN)
        deal_finals(state)


DEAL_OUT: Final = DealOut()


def place_villagers(state: Table, counts: list[int]) -> None:
    """CAR-2.6 Shuffle the Villagers and stand an equal group on each place, while they last."""
    villagers = [colour for colour, count in enumerate(counts) for _ in range(count)]
    state.rng.shuffle(villagers)
    state.left = len(villagers)
    each = state.cards.villagers_per_place[state.seats]
    for i, colour in enumerate(villagers):
        state.crowd[state.board.villager_places[i // each]] += ONE[colour]


def deal_nights(state: Table) -> None:
    """CAR-2.8"""
    cards = state.cards.nights_for(state.seats)
    state.rng.shuffle(cards)
    size = state.cards.hand_size
    for seat in range(state.seats):
        state.hands[seat] = tuple(sorted(cards[seat * size : seat * size + size]))
    state.deck = tuple(cards[state.seats * size :])


def deal_bonuses(state: Table) -> None:
    """CAR-2.9"""
    cards = mixed(range(len(BONUSES)), state.rng)
    state.row = cards[: state.cards.row_size]
    state.bonus_deck = cards[state.cards.row_size :]


def deal_finals(state: Table) -> None:
    """CAR-2.10, 14.1 One secret Final Bonus Card each, or two to choose from."""
    cards = list(range(len(FINALS)))
    state.rng.shuffle(cards)
    if state.settings["expert_finals"]:
        for seat in range(state.seats):
            state.offers_of_finals[seat] = tuple(sorted(cards[2 * seat : 2 * seat + 2]))
        choose_finals(state)
        return
    for seat in range(state.seats):
        state.finals[seat] = cards[seat]
        if state.telling:
            state.emit(events.FinalDealt(seat, cards[seat]))


def choose_finals(state: Table) -> None:
    state.at = FINAL_CHOICE
    state.push(KeepFinal(tuple(range(state.seats))))


class KeepFinal(Together[Table]):
    """CAR-14.1, 14.2 Everyone secretly keeps one of two Final Bonus Cards."""

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        if answer:
            return ANSWERED
        return [KEEP + final for final in state.offers_of_finals[seat]]

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        if action == STOP:
            return MUST_KEEP
        if action >= KEEP:
            is_dealt = action - KEEP in state.offers_of_finals[seat]
            return None if is_dealt else NOT_DEALT_TO_YOU
        return off_bar(state, action)

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        for seat in range(state.seats):
            kept = answers[seat][0] - KEEP
            pair = state.offers_of_finals[seat]
            given_back = pair[0] + pair[1] - kept
            state.finals[seat] = kept
            state.returned[seat] = (given_back,)
            state.offers_of_finals[seat] = ()
            if state.telling:
                state.emit(events.FinalKept(seat, kept, given_back))
