"""Setting up (URT-2)."""

from __future__ import annotations

from typing import Any, Final

from serao.games.urto import events
from serao.games.urto.actions import ARTIFACT, BARE, FIRST_DIVINE, HERO, HEROES, PLAYERS, SIDE
from serao.games.urto.points import AT_ARTIFACTS, AT_SIDE
from serao.games.urto.state import WHOLE_CAVE, Table
from serao.games.urto.steps.artifacts import DiscardOverLimit, is_overloaded, kinds
from serao.games.urto.steps.decisions import Decision, lacking
from serao.games.urto.steps.rounds import BeginTurn
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, SeatStep, Step, Together
from serao.pieces.cards import listed, mixed, without

ANSWERED: Final[list[int]] = []
BOTH_SIDES: Final = [SIDE, SIDE + 1]

HERO_TAKEN: Final = Bar("URT-2.2", "hero-taken")
NOT_BEFORE_YOU: Final = Bar("URT-2.7", "not-before-you")


def furnish(state: Table) -> None:
    """URT-2.3 Lay out what the content says."""
    state.board = state.cave.boards[WHOLE_CAVE]
    state.niches = state.board.niches
    state.alpha_cards = state.cave.alpha_total
    state.bag = listed(state.cave.bag)
    state.nature = [state.cave.simplified] * state.seats


def set_up(state: Table) -> None:
    """URT-2.3, 2.8 Shuffle the three decks, then the rest in its order."""
    state.monster_deck = mixed(listed(ordinary_monsters(state)), state.rng)
    state.event_deck = mixed(listed(state.cave.event_copies), state.rng)
    state.artifact_deck = mixed(listed(state.cave.artifact_copies[:FIRST_DIVINE]), state.rng)
    state.push(DrawStarter())


def ordinary_monsters(state: Table) -> list[int]:
    """URT-2.3 Return the copies of each monster in the deck: the Alpha lies aside."""
    return [0, *state.cave.monster_copies[1:]]


class DrawStarter(Step[Table]):
    """URT-2.1, 2.8 The starting player first, then heroes, side and artifacts."""

    def resolve(self, state: Table) -> None:
        state.start = state.lot(list(range(state.seats)), PLAYERS)
        state.active = state.start
        if state.telling:
            state.emit(events.StarterDrawn(state.start))
        steps: list[Step[Any]] = []
        for distance in range(state.seats):
            seat = (state.start + distance) % state.seats
            if state.settings["mode"] == "simplified":
                steps.append(GiveHero(seat, seat))
            elif state.settings["allotment"] == "random":
                steps.append(AllotHero(seat))
            else:
                steps.append(PickHero(seat))
        steps.append(Sides())
        state.push_in_order(steps)


def heroes_left(state: Table) -> list[int]:
    return [hero for hero in range(len(HEROES)) if hero not in state.heroes]


def take_hero(state: Table, seat: int, hero: int) -> None:
    """URT-2.6 The hero stands on START with full bars."""
    simple = state.settings["mode"] == "simplified"
    state.heroes[seat] = hero
    state.nature[seat] = state.cave.simplified if simple else hero
    state.health[seat] = state.max_health(seat)
    state.mana[seat] = state.max_mana(seat)
    if state.telling:
        state.emit(events.HeroTaken(seat, hero))


class GiveHero(Step[Table]):
    """URT-2.2 Simplified mode: colour and name of the seat."""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def resolve(self, state: Table) -> None:
        take_hero(state, self.seat, self.hero)


class AllotHero(SeatStep[Table]):
    """URT-2.2 One of the remaining heroes at random."""

    def resolve(self, state: Table) -> None:
        left = heroes_left(state)
        take_hero(state, self.seat, left[state.lot(left, HEROES)])


class PickHero(Decision):
    """URT-2.2 In turn order each takes one of the remaining heroes."""

    def options(self, state: Table) -> list[int]:
        return [HERO + hero for hero in heroes_left(state)]

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        is_hero = HERO <= action < SIDE
        return HERO_TAKEN if is_hero and action - HERO not in heroes_left(state) else None

    def take(self, state: Table, action: int) -> None:
        take_hero(state, self.seat, action - HERO)


class Sides(Step[Table]):
    """URT-2.4 Two players use one flank of the cave only."""

    def resolve(self, state: Table) -> None:
        state.push(DealStart())
        if state.seats == 2:
            state.at = AT_SIDE
            state.push(ChooseSide(state.start))


class ChooseSide(Decision):
    """URT-2.4 The starting player chooses hammer or trumpets."""

    def options(self, state: Table) -> list[int]:
        return BOTH_SIDES

    def take(self, state: Table, action: int) -> None:
        side = action - SIDE
        blacken(state, side)
        state.gone = tuple(sorted({*state.gone, unchosen(side)}))
        state.niches = tuple([niche for niche in state.niches if state.board.in_play[niche]])
        if state.telling:
            state.emit(events.SideChosen(self.seat, side))


def blacken(state: Table, side: int) -> None:
    """URT-2.4 Leave only ``side`` and the middle of the cave."""
    state.side = side
    state.board = state.cave.boards[side]


def unchosen(side: int) -> int:
    """Return the divine artifact that the choice of ``side`` takes out of the game."""
    return FIRST_DIVINE + 1 - side


class DealStart(Step[Table]):
    """URT-2.7 Two artifacts to everybody, from the starting player on."""

    def resolve(self, state: Table) -> None:
        state.at = AT_ARTIFACTS
        for distance in range(state.seats):
            seat = (state.start + distance) % state.seats
            dealt = [state.next_artifact() for _ in range(state.cave.starting_artifacts)]
            state.laid[seat] = tuple(sorted([card for card in dealt if card != NOTHING]))
        state.push(KeepOne(tuple(range(state.seats))))


class KeepOne(Together[Table]):
    """URT-2.7 All choose at the same time which card to keep; the others are shuffled in."""

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        return ANSWERED if answer else kinds(state.laid[seat])

    def is_private(self, state: Table, seat: int) -> bool:
        return True

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        if ARTIFACT <= action < BARE:
            return None if action - ARTIFACT in state.laid[seat] else NOT_BEFORE_YOU
        return lacking(state, seat, action)

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        state.push(BeginTurn(state.start))
        for seat, answer in zip(self.seats, answers, strict=True):
            for action in answer:  # none where the deck was too short to deal
                self.keep(state, seat, action - ARTIFACT)
        state.artifact_deck = mixed(state.artifact_deck[state.artifacts_drawn :], state.rng)
        state.artifacts_drawn = 0

    def keep(self, state: Table, seat: int, card: int) -> None:
        state.artifact_deck = (*state.artifact_deck, *without(state.laid[seat], card))
        state.laid[seat] = ()
        state.gain_card(seat, card, False)
        state.remember_first(seat, card)
        if state.telling:
            state.emit(events.StartingArtifactKept(seat, card))
        state.unveil(seat, card)
        if is_overloaded(state, seat):
            state.push(DiscardOverLimit(seat))
