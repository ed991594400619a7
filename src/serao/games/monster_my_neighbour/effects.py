"""What the cards do when they are played (MMN-6.2 to 6.11, MMN-7), one step or more for each."""

from __future__ import annotations

from bisect import insort
from typing import Final

from serao.games.monster_my_neighbour import events
from serao.games.monster_my_neighbour.actions import CARDS, DOG, GIVE, HUNTER, MONSTER, PLAYER, SWAP
from serao.games.monster_my_neighbour.cards import OTHER_NONEMPTY
from serao.games.monster_my_neighbour.choices import (
    GiftTo,
    OneChooses,
    SeveralChoose,
    Target,
    gifts,
    is_gift,
)
from serao.games.monster_my_neighbour.endings import catch
from serao.games.monster_my_neighbour.knowledge import (
    EVERYONE,
    certain_of,
    forget_all,
    gain,
    leave_openly,
    look_into,
    lose,
    move,
    remember,
)
from serao.games.monster_my_neighbour.memory import MISSED, NO_HUNTER
from serao.games.monster_my_neighbour.state import Table, face_down
from serao.kernel.events import Event
from serao.kernel.kinds import SEAT, Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, SeatStep, Step

SEATS: Final = 8  # steps that hold only a seat are made once for each
ANSWERED: Final[list[int]] = []
NUMBERS: Final = [SWAP + 1, SWAP + 2]
ONE_ONLY: Final = [SWAP + 1]

SEND_HUNTER: Final = Bar("MMN-6.2", "name-first")
SEND_FRIEND: Final = Bar("MMN-6.4", "name-first")
SEND_DOG: Final = Bar("MMN-6.5", "name-first")
NO_CARD_TO_DROP: Final = Bar("MMN-6.5", "nothing-there")
DROP_FIRST: Final = Bar("MMN-6.5", "drop-first")
NOT_TO_DROP: Final = Bar("MMN-6.5", "not-held")
INVESTIGATE_FIRST: Final = Bar("MMN-6.6", "name-first")
NO_CARD_TO_SEE: Final = Bar("MMN-6.6", "nothing-there")
PASS_FIRST: Final = Bar("MMN-6.7", "pass-first")
NOT_TO_PASS: Final = Bar("MMN-6.7", "not-held")
DEAL_FIRST: Final = Bar("MMN-6.9", "name-first")
NO_CARD_TO_SWAP: Final = Bar("MMN-6.9", "nothing-there")
NUMBER_FIRST: Final = Bar("MMN-6.9", "number-first")
SWAP_FIRST: Final = Bar("MMN-6.9", "give-first")
NOT_TO_SWAP: Final = Bar("MMN-6.9", "not-held")
SWAPPED: Final = Bar("MMN-6.9", "already-given")
STEAL_FIRST: Final = Bar("MMN-6.10", "name-first")
NO_CARD_TO_STEAL: Final = Bar("MMN-6.10", "nothing-there")
RETURN_FIRST: Final = Bar("MMN-6.10", "give-first")
NOT_TO_RETURN: Final = Bar("MMN-6.10", "not-held")


def has_effect(state: Table, seat: int, kind: int, cards_left: int) -> bool:
    """MMN-6 Whether a card that ``seat`` plays, with ``cards_left`` then, finds what it needs."""
    if state.cards.needs_card_left[kind] and cards_left == 0:
        return False
    if state.cards.target[kind] == OTHER_NONEMPTY:
        return others_have_cards(state, seat)
    return True


def others_have_cards(state: Table, seat: int) -> bool:
    for other in range(state.seats):
        if other != seat and state.hands[other]:
            return True
    return False


def given(state: Table, action: int) -> int:
    """Return the card that ``give:<kind>`` stands for (MMN-1.2)."""
    kind = action - GIVE
    return kind if kind < MONSTER else state.monster


# -- Hunter ---------------------------------------------------------------------------------


class HunterTarget(Target):
    """MMN-6.2, 7 Name another player: an unshielded Monster there is thrown out."""

    first = SEND_HUNTER

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.revealed()
        if state.cards.is_caught(state.hands[target], state.hunts):
            catch(state, target, self.seat)
            return
        remember(state, target, MISSED)
        if state.telling:
            state.emit(events.HunterMissed(self.seat, target))


# -- Friend ---------------------------------------------------------------------------------


class FriendTarget(Target):
    """MMN-6.4 Name another player, who loses one Hunter to the bottom of the general deck."""

    first = SEND_FRIEND

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.revealed()
        if HUNTER in state.hands[target]:
            bury_hunter(state, target)
            if state.telling:
                state.emit(events.HunterBuried(self.seat, target))
        else:
            remember(state, target, NO_HUNTER)
            if state.telling:
                state.emit(events.NoHunterFound(self.seat, target))


def bury_hunter(state: Table, target: int) -> None:
    """MMN-8.2 Discarded, not played: HUNTS stays as it is."""
    leave_openly(state, target, HUNTER)
    state.buried = (*state.buried, target)
    deck = list(state.general_deck)
    insort(deck, HUNTER)
    state.general_deck = tuple(deck)


# -- Dog ------------------------------------------------------------------------------------


class DogTarget(Target):
    """MMN-6.5 Name another player with cards."""

    first = SEND_DOG
    empty: Bar | None = NO_CARD_TO_DROP

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        if state.telling:
            state.emit(events.DogSent(self.seat, target))
        state.revealed()  # whether the target has a choice depends on its cards
        state.push(DogDrop(target, self.seat))


class DogDrop(GiftTo):
    """MMN-6.5 Who was named drops one card on the pile of ``target`` and takes the Dog in hand."""

    chosen = "give-dog"
    first = DROP_FIRST
    not_held = NOT_TO_DROP

    def named(self, state: Table) -> int:
        return self.seat

    def take(self, state: Table, action: int) -> None:
        card = given(state, action)
        if card >= MONSTER:
            catch(state, self.seat, self.target)
            return
        self.drop(state, card)
        pile = state.piles[self.target]
        state.piles[self.target] = pile[:-2] + pile[-1:]  # the Dog lay under the dropped card
        everyone = EVERYONE[state.seats]
        gain(state, self.seat, DOG, NOTHING, everyone, everyone)
        if state.telling:
            state.emit(events.CardDropped(self.seat, self.target, card))

    def drop(self, state: Table, card: int) -> None:
        """MMN-8.3 Face down; besides the dropper only who was certain of it knows it."""
        everyone = EVERYONE[state.seats]
        seen = certain_of(state, self.seat, everyone)
        lose(state, self.seat, card, seen, everyone)
        state.lay_on_pile(self.target, face_down(card, self.seat, seen))


# -- Investigate ----------------------------------------------------------------------------


class InvestigateTarget(Target):
    """MMN-6.6 Look at the whole hand of another player."""

    first = INVESTIGATE_FIRST
    empty: Bar | None = NO_CARD_TO_SEE

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        look_into(state, self.seat, target)
        state.revealed()
        if state.telling:
            state.emit(events.HandInspected(self.seat, target))
            state.emit(events.HandSeen(self.seat, target, tuple(state.hands[target])))


# -- Gossip ---------------------------------------------------------------------------------


class Gossip(SeatStep[Table]):
    """MMN-6.7 Everybody with cards takes part."""

    def resolve(self, state: Table) -> None:
        if state.telling:
            state.emit(events.GossipSpread(self.seat))
        state.revealed()  # whether a seat has a choice depends on its cards
        holding = [seat for seat in range(state.seats) if state.hands[seat]]
        state.push(GossipGive(tuple(holding)))


class GossipGive(SeveralChoose):
    """MMN-6.7, 4.8 Each secretly chooses one card; all move at once to the left."""

    chosen = "give-gossip"
    first = PASS_FIRST

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        return ANSWERED if answer else gifts(state.hands[seat])

    def is_private(self, state: Table, seat: int) -> bool:
        return len(state.hands[seat]) > 1

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        if not is_gift(action):
            return self.first
        return None if action in self.options(state, seat, ()) else NOT_TO_PASS

    def facts(self, state: Table, seat: int, action: int) -> Facts:
        return {"player": Thing(SEAT, (seat + 1) % state.seats)}

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        givers = list(self.seats)
        takers = [(seat + 1) % state.seats for seat in givers]
        cards = [given(state, answer[0]) for answer in answers]
        move(state, givers, takers, cards, EVERYONE[state.seats], card_given)


def card_given(giver: int, taker: int, card: int) -> Event:
    return events.CardGiven(giver, taker, card)


def card_drawn(giver: int, taker: int, card: int) -> Event:
    return events.CardDrawn(taker, giver, card)


# -- Rumor ----------------------------------------------------------------------------------


class Rumor(SeatStep[Table]):
    """MMN-6.8 Everybody draws one card from the right, all from the hands as they were."""

    def resolve(self, state: Table) -> None:
        givers = [seat for seat in range(state.seats) if state.hands[seat]]
        takers = [(seat + 1) % state.seats for seat in givers]
        cards = [state.hands[seat][state.lot(state.hands[seat], CARDS)] for seat in givers]
        if state.telling:
            state.emit(events.RumorSpread(self.seat))
        move(state, givers, takers, cards, EVERYONE[state.seats], card_drawn)


# -- Deal -----------------------------------------------------------------------------------


class DealTarget(Target):
    """MMN-6.9 Name another player with cards."""

    first = DEAL_FIRST
    empty: Bar | None = NO_CARD_TO_SWAP

    def take(self, state: Table, action: int) -> None:
        state.push(DealNumber(self.seat, action - PLAYER))


class DealNumber(OneChooses):
    """MMN-6.9 Say 1 or 2, at most the smaller of the two hands."""

    chosen = "deal-number"
    first = NUMBER_FIRST

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: Table) -> list[int]:
        smaller = min(len(state.hands[self.seat]), len(state.hands[self.target]))
        return NUMBERS if smaller > 1 else ONE_ONLY

    def bar(self, state: Table, action: int) -> Bar | None:
        return None if action in self.options(state) else self.first

    def named(self, state: Table) -> int:
        return self.target

    def facts(self, state: Table, action: int) -> Facts:
        return {"player": Thing(SEAT, self.target)}

    def take(self, state: Table, action: int) -> None:
        number = action - SWAP
        if state.telling:
            state.emit(events.DealOffered(self.seat, self.target, number))
        state.revealed()  # whether a side has a choice depends on its cards
        low, high = sorted((self.seat, self.target))
        state.push(DealGive((low, high), number))


class DealGive(SeveralChoose):
    """MMN-6.9, 4.8 Both sides secretly choose ``number`` cards, which change hands at once."""

    chosen = "give-deal"
    first = SWAP_FIRST

    def __init__(self, seats: tuple[int, ...], number: int) -> None:
        self.seats = seats
        self.number = number

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        if len(answer) == self.number:
            return ANSWERED
        left = state.hands[seat].copy()
        for action in answer:
            left.remove(given(state, action))
        offer = gifts(left)
        whole_hand = len(state.hands[seat]) == self.number
        return offer[:1] if whole_hand else offer  # MMN-R34

    def is_private(self, state: Table, seat: int) -> bool:
        return len(state.hands[seat]) > self.number

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        if not is_gift(action):
            return self.first
        answer = state.answer_of(seat)
        if action in self.options(state, seat, answer):
            return None
        return SWAPPED if action in answer else NOT_TO_SWAP

    def other_side(self, seat: int) -> int:
        low, high = self.seats
        return high if seat == low else low

    def named(self, state: Table) -> int:
        return self.other_side(state.active)

    def facts(self, state: Table, seat: int, action: int) -> Facts:
        left = self.number - len(state.answer_of(seat))
        return {"player": Thing(SEAT, self.other_side(seat)), "left": left}

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        low, high = self.seats
        givers = [low] * self.number + [high] * self.number
        takers = [high] * self.number + [low] * self.number
        cards = [given(state, action) for answer in answers for action in answer]
        move(state, givers, takers, cards, EVERYONE[state.seats], card_given)


# -- Steal ----------------------------------------------------------------------------------


class StealTarget(Target):
    """MMN-6.10 Draw one card at random from another player."""

    first = STEAL_FIRST
    empty: Bar | None = NO_CARD_TO_STEAL

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        hand = state.hands[target]
        card = hand[state.lot(hand, CARDS)]
        goes_back = not state.hands[self.seat]
        observers = audience(state, self.seat, target, goes_back)
        move(state, [target], [self.seat], [card], observers, card_drawn)
        state.push(StealReturn(self.seat, target))


class StealReturn(GiftTo):
    """MMN-6.10 Give any one card to ``target``, the drawn one included."""

    chosen = "give-steal"
    first = RETURN_FIRST
    not_held = NOT_TO_RETURN

    def named(self, state: Table) -> int:
        return self.target

    def take(self, state: Table, action: int) -> None:
        card = given(state, action)
        goes_back = len(state.hands[self.seat]) == 1
        observers = audience(state, self.seat, self.target, goes_back)
        move(state, [self.seat], [self.target], [card], observers, card_given)


def audience(state: Table, seat: int, target: int, goes_back: bool) -> int:
    """Return whose memory a Steal touches: nobody else's when the drawn card must go back."""
    return 1 << seat | 1 << target if goes_back else EVERYONE[state.seats]


# -- Fog ------------------------------------------------------------------------------------


class Fog(SeatStep[Table]):
    """MMN-6.11 All hands are dealt out again at random, each as large as before."""

    def resolve(self, state: Table) -> None:
        dealt = self.shuffled(state)
        forget_all(state)
        if state.telling:
            state.emit(events.FogRolledIn(self.seat))
        for seat in range(state.seats):
            if dealt[seat]:
                self.deal(state, seat, dealt[seat])

    def shuffled(self, state: Table) -> list[list[int]]:
        """Return the new hands."""
        gathered = sorted([card for hand in state.hands for card in hand])
        dealt: list[list[int]] = []
        for seat in range(state.seats):
            fresh: list[int] = []
            for _ in range(len(state.hands[seat])):
                fresh.append(gathered.pop(state.lot(gathered, CARDS)))
            dealt.append(sorted(fresh))
        return dealt

    def deal(self, state: Table, seat: int, cards: list[int]) -> None:
        state.hands[seat] = cards
        if cards[-1] >= MONSTER:
            state.knows_monster |= 1 << seat
        if state.telling:
            state.emit(events.HandDealt(seat, tuple(cards)))


# Kind -> seat -> the step that carries the card out; some kinds have no effect.
EFFECTS: Final[list[list[Step[Table]]]] = [
    [],  # Wanted
    [HunterTarget(seat) for seat in range(SEATS)],
    [],  # Hide
    [FriendTarget(seat) for seat in range(SEATS)],
    [DogTarget(seat) for seat in range(SEATS)],
    [InvestigateTarget(seat) for seat in range(SEATS)],
    [Gossip(seat) for seat in range(SEATS)],
    [Rumor(seat) for seat in range(SEATS)],
    [DealTarget(seat) for seat in range(SEATS)],
    [StealTarget(seat) for seat in range(SEATS)],
    [Fog(seat) for seat in range(SEATS)],
    [],  # Villager
]
