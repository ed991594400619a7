"""What the event cards do, a step for each op of URT-7.5; ``tables.OPS`` names them."""

from __future__ import annotations

from typing import Any, Final

from serao.games.urto.actions import (
    ACCEPT,
    ARTIFACT,
    ARTIFACTS,
    BUY_D8,
    DECLINE,
    FIELD,
    LOSE_HEALTH,
    LOSE_MANA,
    PLAYER,
    ROLL,
    START_FIELD,
    URTO_FIELD,
)
from serao.games.urto.events import (
    ArtifactDiscarded,
    ArtifactDrawn,
    ArtifactsSeen,
    ArtifactStolen,
    HeroSlid,
    MushroomMoved,
    OfferDeclined,
    PlacesSwapped,
    ReflectionRolled,
    SleepFell,
    SprintFreed,
    TokensTaken,
    TrapLaid,
)
from serao.games.urto.state import D6, DEAD, IN_CAVE, Table, without
from serao.games.urto.steps.artifacts import DrawArtifact, kinds, put_away, receive
from serao.games.urto.steps.combat import FACES, CombatRoll, buy_d8, can_buy_d8
from serao.games.urto.steps.duels import begin_pvp
from serao.games.urto.steps.ending import Casualties, revive
from serao.games.urto.steps.entering import move
from serao.games.urto.steps.fields import Effect
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice, Step

SUPPLIES: Final = ("attack", "defense")
ATTACK_TOKEN: Final = 0

CURRENCIES: Final = ("mana", "health")
MANA: Final = 0
GAINS: Final = ("artifact", "honour")
FOR_HONOUR: Final = 1


class Amount(Step[Table]):
    """An op with one number."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.amount)


# -- bars ---------------------------------------------------------------------------------------


class GainHealth(Amount):
    """`health` for the drawer, more than 0."""

    def resolve(self, state: Table) -> None:
        state.recover_health(self.seat, self.amount)


class LoseHealth(Amount):
    """`health` for the drawer, less than 0."""

    def resolve(self, state: Table) -> None:
        state.lose_health(self.seat, self.amount)
        state.push(Casualties(NOTHING))


class BreatheSpores(Amount):
    """`health` with `spores`: a Spore Mask protects."""

    def resolve(self, state: Table) -> None:
        if state.owned(self.seat, state.cave.spore_proof):
            state.show_all(self.seat, state.cave.spore_proof)
        else:
            state.push(LoseHealth(self.seat, self.amount))


class HealAll(Amount):
    """`health` for all in the cave, more than 0."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.recover_health(seat, self.amount)


class HurtAll(Amount):
    """`health` for all in the cave, less than 0: all at the same moment (URT-1.4)."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.lose_health(seat, self.amount)
        state.push(Casualties(self.seat))


class GainMana(Amount):
    """`mana` for the drawer, more than 0."""

    def resolve(self, state: Table) -> None:
        state.recover_mana(self.seat, self.amount)


class LoseMana(Amount):
    """`mana` for the drawer, less than 0."""

    def resolve(self, state: Table) -> None:
        state.lose_mana(self.seat, self.amount)


class RefreshAll(Amount):
    """`mana` for all in the cave, more than 0."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.recover_mana(seat, self.amount)


class DrainAll(Amount):
    """`mana` for all in the cave, less than 0."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.lose_mana(seat, self.amount)


class GainHonour(Amount):
    """`honour`, more than 0."""

    def resolve(self, state: Table) -> None:
        state.gain_honour(self.seat, self.amount)


class LoseHonour(Amount):
    """`honour`, less than 0."""

    def resolve(self, state: Table) -> None:
        state.lose_honour(self.seat, self.amount)


class TakeTokens(Step[Table]):
    """`tokens`: take Attack or Defense tokens, as many as are left (URT-1.8)."""

    def __init__(self, seat: int, supply: int, number: int) -> None:
        self.seat = seat
        self.supply = supply
        self.number = number

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.supply, self.number)

    def resolve(self, state: Table) -> None:
        is_attack = self.supply == ATTACK_TOKEN
        left = state.attack_left() if is_attack else state.defense_left()
        number = min(self.number, left)
        row = state.attack if is_attack else state.defense
        row[self.seat] += number
        if state.telling:
            state.emit(TokensTaken(self.seat, self.supply, number))


class ChooseLoss(Choice[Table]):
    """`choose_loss`: health, or mana if there is enough of it."""

    def __init__(self, seat: int, health: int, mana: int) -> None:
        self.seat = seat
        self.health = health
        self.mana = mana

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.health, self.mana)

    def options(self, state: Table) -> list[int]:
        enough = state.mana[self.seat] >= self.mana
        return [LOSE_HEALTH, LOSE_MANA] if enough else [LOSE_HEALTH]

    def take(self, state: Table, action: int) -> None:
        if action == LOSE_MANA:
            state.lose_mana(self.seat, self.mana)
        else:
            state.push(LoseHealth(self.seat, self.health))


class MayPay(Choice[Table]):
    """`may_pay`: pay in full (URT-1.3) for artifacts or honour, or decline."""

    def __init__(self, seat: int, currency: int, price: int, gain: int, number: int) -> None:
        self.seat = seat
        self.currency = currency
        self.price = price
        self.gain = gain
        self.number = number

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.currency, self.price, self.gain, self.number)

    def options(self, state: Table) -> list[int]:
        if self.currency == MANA:
            can_pay = state.mana[self.seat] >= self.price
        else:
            can_pay = state.health[self.seat] > self.price
        return [DECLINE, ACCEPT] if can_pay else [DECLINE]

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            if state.telling:
                state.emit(OfferDeclined(self.seat))
            return
        if self.currency == MANA:
            state.lose_mana(self.seat, self.price)
        else:
            state.lose_health(self.seat, self.price)
        if self.gain == FOR_HONOUR:
            state.gain_honour(self.seat, self.number)
        else:
            for _ in range(self.number):
                state.push(DrawArtifact(self.seat))


# -- rolls (URT-6.14) ---------------------------------------------------------------------------


class EventRoll(Choice[Table]):
    """URT-6.14 One combat die without weapon or reinforcement; the d8 may be bought first."""

    def options(self, state: Table) -> list[int]:
        return [ROLL, BUY_D8] if can_buy_d8(state, self.seat) else [ROLL]

    def take(self, state: Table, action: int) -> None:
        if action == ROLL:
            state.push(CombatRoll(self.seat))
        else:
            state.push(self)
            buy_d8(state, self.seat)


class RollSafe(Step[Table]):
    """`roll_safe`: below ``need`` the drawer is hurt."""

    def __init__(self, seat: int, need: int, loss: int) -> None:
        self.seat = seat
        self.need = need
        self.loss = loss

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.need, self.loss)

    def resolve(self, state: Table) -> None:
        state.push(RollSafeResult(self.seat, self.need, self.loss))
        state.push(EventRoll(self.seat))


class RollSafeResult(RollSafe):
    def resolve(self, state: Table) -> None:
        die = kept_die(state, self.seat)
        if die < self.need:
            state.push(LoseHealth(self.seat, self.loss))


class RollShortfall(Amount):
    """`roll_shortfall`: a health for each point short of the base."""

    def resolve(self, state: Table) -> None:
        state.push(ShortfallResult(self.seat, self.amount))
        state.push(EventRoll(self.seat))


class ShortfallResult(Amount):
    def resolve(self, state: Table) -> None:
        short = self.amount - kept_die(state, self.seat)
        if short > 0:
            state.push(LoseHealth(self.seat, short))


class Reflection(Amount):
    """`reflection`: a duel with oneself for honour."""

    def resolve(self, state: Table) -> None:
        state.push(ReflectionResult(self.seat, self.amount))
        state.push(EventRoll(self.seat))


class ReflectionResult(Amount):
    """The reflection rolls its d6 after the hero has kept his die."""

    def resolve(self, state: Table) -> None:
        faces = state.cave.d6
        theirs = faces[state.lot(faces, FACES)]
        state.note_roll(self.seat, D6, theirs)
        if state.telling:
            state.emit(ReflectionRolled(self.seat, theirs))
        mine = kept_die(state, self.seat)
        if mine > theirs:
            state.gain_honour(self.seat, self.amount)
        elif mine < theirs:
            state.push(LoseHealth(self.seat, theirs - mine))


def kept_die(state: Table, seat: int) -> int:
    die = state.die[seat]
    state.clear_combat()
    return die


# -- artifacts ----------------------------------------------------------------------------------


class LookAtTwo(Effect):
    """`artifact_pick2`: the top two artifacts are laid secretly before the drawer."""

    def resolve(self, state: Table) -> None:
        if len(state.artifact_deck) - state.artifacts_drawn < 2 and state.artifact_discard:
            state.reshuffle_artifacts()
        top = state.artifact_deck[state.artifacts_drawn : state.artifacts_drawn + 2]
        state.artifacts_drawn += len(top)
        state.revealed()
        if len(top) == 1:
            if state.telling:
                state.emit(ArtifactDrawn(self.seat, top[0]))
            receive(state, self.seat, top[0], False)
        elif top:
            state.laid[self.seat] = tuple(sorted(top))
            if state.telling:
                state.emit(ArtifactsSeen(self.seat))
            state.push(TakeOneOfTwo(self.seat))


class TakeOneOfTwo(Choice[Table]):
    """`artifact_pick2`: take one, discard the other face up."""

    def options(self, state: Table) -> list[int]:
        return kinds(state.laid[self.seat])

    def take(self, state: Table, action: int) -> None:
        card = action - ARTIFACT
        other = without(state.laid[self.seat], card)[0]
        state.laid[self.seat] = ()
        state.artifact_discard = (*state.artifact_discard, other)
        state.revealed()
        if state.telling:
            state.emit(ArtifactDrawn(self.seat, card))
            state.emit(ArtifactDiscarded(self.seat, other))
        receive(state, self.seat, card, False)


class DiscardArtifact(Amount):
    """`discard_artifact`: an ordinary artifact, or else mana."""

    def resolve(self, state: Table) -> None:
        if ordinary(state, self.seat):
            state.push(DiscardToThief(self.seat))
        else:
            state.lose_mana(self.seat, self.amount)


def ordinary(state: Table, seat: int) -> tuple[int, ...]:
    """Return the artifacts of ``seat`` that are not divine."""
    hand = state.hands[seat]
    return hand if state.divine_of(seat) == NOTHING else hand[:-1]


class DiscardToThief(Choice[Table]):
    """`discard_artifact`: which one goes."""

    def options(self, state: Table) -> list[int]:
        return kinds(ordinary(state, self.seat))

    def take(self, state: Table, action: int) -> None:
        put_away(state, self.seat, action - ARTIFACT)


class StealArtifact(Choice[Table]):
    """`steal_artifact`: a rival loses an ordinary artifact by chance, shown to all."""

    def options(self, state: Table) -> list[int]:
        rivals = state.opponents(self.seat)
        return [PLAYER + rival for rival in rivals if ordinary(state, rival)]

    def take(self, state: Table, action: int) -> None:
        owner = action - PLAYER
        cards = list(ordinary(state, owner))
        card = cards[state.lot(cards, ARTIFACTS)]
        state.lose_card(owner, card)
        if state.telling:
            state.emit(ArtifactStolen(self.seat, owner, card))
        receive(state, self.seat, card, True)


# -- places -------------------------------------------------------------------------------------


class LayTrap(Choice[Table]):
    """`trap`: a free field without trap, not START and not Urto's chamber."""

    def options(self, state: Table) -> list[int]:
        if state.traps_left() == 0:
            return []
        taken = state.occupied()
        return [FIELD + f for f in range(len(state.traps)) if can_hold_trap(state, f, taken)]

    def take(self, state: Table, action: int) -> None:
        state.traps[action - FIELD] = self.seat
        if state.telling:
            state.emit(TrapLaid(self.seat, action - FIELD))


def can_hold_trap(state: Table, field: int, taken: list[int]) -> bool:
    if not state.board.in_play[field] or field in (START_FIELD, URTO_FIELD):
        return False
    return state.traps[field] == NOTHING and field not in taken


class SlideBack(Effect):
    """`slide_back`: to the field the latest step started from (URT-4.6)."""

    def resolve(self, state: Table) -> None:
        if state.came_from != NOTHING:
            move(state, self.seat, state.came_from)
            if state.telling:
                state.emit(HeroSlid(self.seat, state.came_from))


class SwapPlaces(Choice[Table]):
    """`swap`: with an opponent on another field, or not (URT-4.6)."""

    def options(self, state: Table) -> list[int]:
        return [*[PLAYER + rival for rival in state.rivals_elsewhere(self.seat)], DECLINE]

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            if state.telling:
                state.emit(OfferDeclined(self.seat))
            return
        rival = action - PLAYER
        here, there = state.fields[self.seat], state.fields[rival]
        state.put(rival, here)
        move(state, self.seat, there)
        if state.telling:
            state.emit(PlacesSwapped(self.seat, rival))


class MoveMushroom(Choice[Table]):
    """`move_mushroom`: a field with a mushroom, or leave them all."""

    def options(self, state: Table) -> list[int]:
        sources = [FIELD + f for f, number in enumerate(state.mushrooms) if number]
        return [*sources, DECLINE]

    def take(self, state: Table, action: int) -> None:
        if action != DECLINE:
            state.push(MushroomTarget(self.seat, action - FIELD))
        elif state.telling:
            state.emit(OfferDeclined(self.seat))


class MushroomTarget(Choice[Table]):
    """`move_mushroom`: where it goes (URT-4.5)."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.source)

    def options(self, state: Table) -> list[int]:
        return [FIELD + field for field in state.plantable(self.source)]

    def take(self, state: Table, action: int) -> None:
        state.mushrooms[self.source] -= 1
        state.mushrooms[action - FIELD] += 1
        if state.telling:
            state.emit(MushroomMoved(self.seat, self.source, action - FIELD))


# -- the rest -----------------------------------------------------------------------------------


class FreeSprint(Effect):
    """`free_sprint`: a sprint this turn costs nothing."""

    def resolve(self, state: Table) -> None:
        state.free_sprint = True
        if state.telling:
            state.emit(SprintFreed(self.seat))


class SkipNext(Effect):
    """`skip_next`: phases A, B and C of the next turn are skipped."""

    def resolve(self, state: Table) -> None:
        state.skips[self.seat] = True
        if state.telling:
            state.emit(SleepFell(self.seat))


class Duel(Choice[Table]):
    """`duel`: PvP against any opponent, without the honour and beside the turn's own."""

    def options(self, state: Table) -> list[int]:
        return [PLAYER + rival for rival in state.opponents(self.seat)]

    def take(self, state: Table, action: int) -> None:
        begin_pvp(state, self.seat, action - PLAYER)


class Mercy(Step[Table]):
    """`mercy`: every dead hero returns and the drawer is honoured; else he recovers."""

    def __init__(self, seat: int, honour: int, health: int) -> None:
        self.seat = seat
        self.honour = honour
        self.health = health

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.honour, self.health)

    def resolve(self, state: Table) -> None:
        dead = [seat for seat in range(state.seats) if state.status[seat] == DEAD]
        for seat in dead:
            revive(state, seat)
        if dead:
            state.gain_honour(self.seat, self.honour)
        else:
            state.recover_health(self.seat, self.health)
