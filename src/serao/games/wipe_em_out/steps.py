"""The round, one step for each heading of the rules (WEO-2 to WEO-8)."""

from __future__ import annotations

from typing import Any, Final

from serao.games.wipe_em_out import events
from serao.games.wipe_em_out.actions import (
    ATTACK,
    CAST,
    FIRST_SPELL,
    KEEP,
    MIMIC,
    MIMIC_AS,
    PASS,
    PLAY,
    REDRAW,
)
from serao.games.wipe_em_out.effects import NO_EFFECT, STEPS
from serao.games.wipe_em_out.kinds import ITEM
from serao.games.wipe_em_out.points import (
    ARTIFACT_STAGE,
    COLLECT,
    OVER,
    PREPARE,
    REFILL,
    SCORE,
    SPELL_STAGE,
)
from serao.games.wipe_em_out.scoring import most_of, points
from serao.games.wipe_em_out.spells import SpellTurn
from serao.games.wipe_em_out.state import Table
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Facts, Step, Together
from serao.pieces.cards import listed, mixed
from serao.pieces.outcomes import ended

SLOTS_OFFERED: Final = [ATTACK, ATTACK + 1]
KEEP_ONLY: Final = [KEEP]
KEEP_OR_REDRAW: Final = [KEEP, REDRAW]
ANSWERED: Final[list[int]] = []

CHOSEN: Final = Bar("WEO-1.11", "play-chosen")
NOT_IN_HAND: Final = Bar("WEO-4.2", "not-in-hand")
NOBODY_SITS_OUT: Final = Bar("WEO-4.2", "nobody-sits-out")
ONE_MONSTER: Final = Bar("WEO-4.3", "one-monster")
ARTIFACT_FIRST: Final = Bar("WEO-4.3", "artifact-first")
NOT_HELD: Final = Bar("WEO-8.2", "not-held")


def set_up(state: Table) -> None:
    """WEO-2.2 to 2.5 Shuffle, deal, begin."""
    seats, cards = state.seats, state.cards
    monsters = mixed(listed(cards.monster_counts), state.rng)
    in_game = cards.monsters_in_game[seats]
    state.monster_deck = monsters[:in_game]
    state.side_pile = monsters[in_game:]
    state.deck = mixed(listed(cards.item_counts), state.rng)
    deal_hands(state)


def deal_hands(state: Table) -> None:
    """WEO-2.3, 2.4 Five items to each seat; a hand without an artifact is dealt again."""
    for seat in range(state.seats):
        for _ in range(state.cards.hand_size):
            state.draw(seat)
    for seat in range(state.seats):
        if not ensure_artifact(state, seat):
            state.push(Score(False))  # WEO-7.12
            return
    state.push(NEXT_ROUND)


class Round(Step[Table]):
    """WEO-4.1 The revealer turns up the monsters of the round."""

    def resolve(self, state: Table) -> None:
        state.lead = NOTHING
        for slot in range(len(state.slots)):
            state.slots[slot] = next_monster(state)
            if state.telling:
                state.emit(events.MonsterAppeared(state.revealer, slot, state.slots[slot]))
        state.revealed()
        state.at = PREPARE
        state.push(PREPARES[state.seats])


def next_monster(state: Table) -> int:
    """Return the top monster; in the extra round it comes from the side pile (WEO-8.10)."""
    if state.round > state.cards.rounds[state.seats]:
        return next_of_side_pile(state)
    state.monsters_drawn += 1
    return state.monster_deck[state.monsters_drawn - 1]


def next_of_side_pile(state: Table) -> int:
    state.side_drawn += 1
    return state.side_pile[state.side_drawn - 1]


class Prepare(Together[Table]):
    """WEO-4.2, 4.3 Everyone secretly chooses an artifact and, with two slots, a slot."""

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        if not answer:
            return [PLAY + artifact for artifact in state.artifacts_of(seat)]
        if len(answer) == 1 and len(state.slots) == 2:
            return SLOTS_OFFERED
        return ANSWERED

    def is_private(self, state: Table, seat: int) -> bool:
        return len(state.hands[seat]) > 1

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        chosen = bool(state.answer_of(seat))
        if PLAY <= action < ATTACK:
            if chosen:
                return CHOSEN
            return None if action - PLAY in state.hands[seat] else NOT_IN_HAND
        if ATTACK <= action < CAST:
            if len(state.slots) == 1:
                return ONE_MONSTER
            return None if chosen else ARTIFACT_FIRST
        return NOBODY_SITS_OUT if action == PASS else None

    def facts(self, state: Table, seat: int, action: int) -> Facts:
        answer = state.answer_of(seat)
        return {"artifact": Thing(ITEM, answer[0] - PLAY)} if answer else {}

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        """WEO-4.4 All artifacts and slots are revealed together."""
        for seat in range(state.seats):
            answer = answers[seat]
            artifact = answer[0] - PLAY
            state.play_from_hand(seat, artifact)
            state.put_down(seat, artifact)
            state.attacks[seat] = answer[1] - ATTACK if len(answer) == 2 else 0
            if state.telling:
                state.emit(events.ArtifactRevealed(seat, artifact, state.attacks[seat]))
        state.push(ARTIFACTS)


def laying(table: Table) -> int:
    """WEO-4.2 Return how many cards of its hand lie face down before a seat that has answered."""
    return 1 if isinstance(table.open_step(), Prepare) else 0


PREPARES: Final = [Prepare(tuple(range(seats))) for seats in range(6)]


class ArtifactStage(Step[Table]):
    """WEO-4.5, 5.1 to 5.4 Unattacked monsters leave, the lead is found, effects follow."""

    def resolve(self, state: Table) -> None:
        state.at = ARTIFACT_STAGE
        if len(state.slots) == 2:
            discard_unattacked(state)
        state.lead = lead_player(state)
        if state.telling:
            state.emit(events.LeadTaken(state.lead, state.played[state.lead]))
        state.push(SPELLS)
        for i in range(state.seats - 1, -1, -1):  # last pushed, first resolved
            seat = (state.lead + i) % state.seats
            effect = state.cards.effect[state.played[seat]]
            if effect != NO_EFFECT:
                state.push(STEPS[effect][seat])


ARTIFACTS: Final = ArtifactStage()


def discard_unattacked(state: Table) -> None:
    """WEO-4.5 A monster that nobody attacks goes to the monster discard right now."""
    for slot in range(2):
        if slot not in state.attacks:
            monster = state.slots[slot]
            state.slots[slot] = NOTHING
            state.monster_discard = (*state.monster_discard, monster)
            if state.telling:
                state.emit(events.MonsterLeft(monster))


def lead_player(state: Table) -> int:
    """WEO-5.1, 5.2 Return the player with the highest printed power, ties broken in steps."""
    powers = [state.cards.power[artifact] for artifact in state.played]
    highest = max(powers)
    tied = [seat for seat in range(state.seats) if powers[seat] == highest]
    if len(tied) > 1:
        able = [s for s in tied if state.cards.effect[state.played[s]] != NO_EFFECT]
        tied = able or tied
    for distance in range(1, state.seats):
        if len(tied) == 1:
            break
        lowest = min([powers[(seat + distance) % state.seats] for seat in tied])
        tied = [s for s in tied if powers[(s + distance) % state.seats] == lowest]
    for distance in range(state.seats):
        seat = (state.revealer + distance) % state.seats
        if seat in tied:
            return seat
    raise AssertionError("somebody played the highest power")


class SpellStage(Step[Table]):
    """WEO-6.1 The lead player has the first turn."""

    def resolve(self, state: Table) -> None:
        state.at = SPELL_STAGE
        state.push(COLLECTION)
        state.push(SpellTurn(state.lead, 0, NOTHING))


SPELLS: Final = SpellStage()


class Collect(Step[Table]):
    """WEO-7.1 to 7.4 The strongest artifact takes the monster, then the table is cleared."""

    def resolve(self, state: Table) -> None:
        state.at = COLLECT
        for slot in range(len(state.slots)):
            if state.slots[slot] != NOTHING:
                collect(state, slot)
        clear(state)
        state.push(REFILLING)


COLLECTION: Final = Collect()


def collect(state: Table, slot: int) -> None:
    """WEO-7.1, 7.2 Give the monster to the uniquely strongest attacker, else discard it."""
    winner, best = state.strongest(slot)
    monster = state.slots[slot]
    state.slots[slot] = NOTHING
    if winner == NOTHING:
        state.monster_discard = (*state.monster_discard, monster)
        if state.telling:
            alone = best == NOTHING  # only in a position written by hand (WEO-4.5)
            state.emit(events.MonsterLeft(monster) if alone else events.MonsterLost(monster, best))
    else:
        state.trophies[winner] = (*state.trophies[winner], monster)
        if state.telling:
            state.emit(events.MonsterTaken(winner, monster, best))


def clear(state: Table) -> None:
    """WEO-7.4 Artifacts and spells go to the item discard; silence ends."""
    for seat in range(state.seats):
        state.discard.append(state.played[seat])
        state.played[seat] = NOTHING
        state.attacks[seat] = 0
        state.base[seat] = 0
        state.mods[seat] = 0
        if state.spells[seat]:
            state.discard.extend(state.spells[seat])
            state.spells[seat] = ()
            state.broken[seat] = False
            state.shielded[seat] = False
        state.silenced[seat] = False
    state.discard.extend(state.used)
    state.used = ()


class Refill(Step[Table]):
    """WEO-7.5 The last round ends the game; after any other there is a hand action."""

    def resolve(self, state: Table) -> None:
        state.at = REFILL
        if state.monsters_drawn == len(state.monster_deck):
            state.push(Score(True))
        else:
            state.push(HAND_ACTIONS[state.seats])


REFILLING: Final = Refill()


class HandAction(Together[Table]):
    """WEO-7.5 Everyone keeps the hand or redraws it; then WEO-7.6."""

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        if answer:
            return ANSWERED
        return KEEP_OR_REDRAW if state.hands[seat] else KEEP_ONLY

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        for seat in range(state.seats):
            redraws = answers[seat][0] == REDRAW
            if redraws:
                state.put_hand_away(seat)
            if state.telling:
                state.emit(events.HandRedrawn(seat) if redraws else events.HandKept(seat))
        for distance in range(state.seats):
            if not refill(state, (state.lead + distance) % state.seats):
                state.push(Score(False))  # WEO-7.12
                return
        state.revealer = (state.revealer + 1) % state.seats  # WEO-7.11
        state.round += 1
        state.push(NEXT_ROUND)


HAND_ACTIONS: Final = [HandAction(tuple(range(seats))) for seats in range(6)]
NEXT_ROUND: Final = Round()


def refill(state: Table, seat: int) -> bool:
    """WEO-7.6 Draw up to the hand size; false if no artifact can be had (WEO-7.12)."""
    drawn = 0
    while len(state.hands[seat]) < state.cards.hand_size and state.draw(seat):
        drawn += 1
    if state.telling and drawn:
        state.emit(events.CardsDrawn(seat, drawn))
    return ensure_artifact(state, seat)


def ensure_artifact(state: Table, seat: int) -> bool:
    """WEO-7.7 Put hands without an artifact away until one has; false by WEO-7.12."""
    while not state.has_artifact(seat):
        if not artifact_left(state):
            if state.telling:
                state.emit(events.ArtifactsRanOut(seat))
            return False
        state.put_hand_away(seat)
        if state.telling:
            state.emit(events.HandWithoutArtifact(seat))
        for _ in range(state.cards.hand_size):
            state.draw(seat)
    return True


def artifact_left(state: Table) -> bool:
    """WEO-7.12 Whether an artifact lies in the item deck or the item discard."""
    for i in range(state.drawn, len(state.deck)):
        if state.deck[i] < FIRST_SPELL:
            return True
    for item in state.discard:
        if item < FIRST_SPELL:
            return True
    return False


class Score(Step[Table]):
    """WEO-8.2 Mimics first, in order from the revealer; then the verdict."""

    def __init__(self, may_go_on: bool) -> None:
        self.may_go_on = may_go_on  # whether a tie may still bring the extra round

    def resolve(self, state: Table) -> None:
        state.at = SCORE
        steps: list[Step[Any]] = []
        for distance in range(state.seats):
            seat = (state.revealer + distance) % state.seats
            mimics = state.trophies[seat].count(MIMIC)
            steps.extend([Mimic(seat) for _ in range(mimics - len(state.copies[seat]))])
        steps.append(Verdict(self.may_go_on))
        state.push_in_order(steps)


class Mimic(Choice[Table]):
    """WEO-8.2 The player's next mimic becomes a copy of a kind really held."""

    def options(self, state: Table) -> list[int]:
        held = sorted({monster for monster in state.trophies[self.seat] if monster != MIMIC})
        return [MIMIC_AS + monster for monster in held]

    def bar(self, state: Table, action: int) -> Bar | None:
        is_held = action - MIMIC_AS in state.trophies[self.seat]
        return NOT_HELD if action >= MIMIC_AS and not is_held else None

    def take(self, state: Table, action: int) -> None:
        monster = action - MIMIC_AS
        state.copies[self.seat] = (*state.copies[self.seat], monster)
        if state.telling:
            state.emit(events.MimicBecame(self.seat, monster))


class Verdict(Step[Table]):
    """WEO-8.9 to 8.12 Most points win; ties lead to an extra round or to the side pile."""

    def __init__(self, may_go_on: bool) -> None:
        self.may_go_on = may_go_on

    def resolve(self, state: Table) -> None:
        totals = points(state)
        best = max(totals)
        tied = [seat for seat in range(state.seats) if totals[seat] == best]
        if len(tied) > 1 and self.may_go_on and extra_round_is_due(state):
            self.play_on(state, best)
            return
        while len(tied) > 1 and state.side_drawn < len(state.side_pile):
            tied = break_tie(state, tied)
        state.winners = tuple(tied)
        state.at = OVER
        if state.telling:
            state.emit(ended(tied, best))

    def play_on(self, state: Table, best: int) -> None:
        """WEO-8.10 One extra round; the copies are undone (WEO-8.14)."""
        if state.telling:
            state.emit(events.ExtraRoundCalled(best))
        for seat in range(state.seats):
            state.copies[seat] = ()
        state.push(HAND_ACTIONS[state.seats])


def extra_round_is_due(state: Table) -> bool:
    """WEO-8.10 Once, with 2 or 3 players, while the side pile has a card."""
    first = state.round <= state.cards.rounds[state.seats]
    return (
        first and state.cards.extra_round[state.seats] and state.side_drawn < len(state.side_pile)
    )


def break_tie(state: Table, tied: list[int]) -> list[int]:
    """WEO-8.11 Turn up the top of the side pile: those with the most of it stay."""
    monster = next_of_side_pile(state)
    state.revealed()
    state.monster_discard = (*state.monster_discard, monster)
    left = most_of(state, tied, monster)
    if state.telling:
        state.emit(events.TieBreakerTurned(monster, len(left)))
    return left
