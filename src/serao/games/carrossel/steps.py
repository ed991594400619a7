"""The round, one step for each heading of the rules (CRS-3 to CRS-8)."""

from __future__ import annotations

from typing import Final

from serao.games.carrossel import events, kinds
from serao.games.carrossel.actions import (
    ABILITY,
    ANIMALS,
    BOOTH,
    CLIENT,
    DRAGON,
    LINE,
    NO_ABILITY,
    RIDE,
    SLOT,
    TILE,
    verb_of,
)
from serao.games.carrossel.cards import ALL_SLOTS, NEUTRAL
from serao.games.carrossel.plans import (
    COMPLETE,
    RECOVER,
    REMOVE_CLIENTS,
    SINGLE_TICKET,
    SLOTS_IN,
    ability_bar,
    has_play,
    landing,
    landing_spaces,
    next_part,
    part_bar,
    ready_card,
    ticket_animal,
    ticket_side,
)
from serao.games.carrossel.points import END, PLAY, ROTATE, SCORE, SCORE_AGAIN
from serao.games.carrossel.scoring import points, ranking
from serao.games.carrossel.sequences import line_bar, lines, ride_bars, rides, spaces_of
from serao.games.carrossel.state import Table
from serao.kernel.events import Event
from serao.kernel.kinds import NUMBER, Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, Step, Together
from serao.pieces.cards import added, without

EVERYONE: Final = [tuple(range(seats)) for seats in range(5)]
PLAN_PARTS: Final = ("ability", "slot", "tile", "ticket", "client")  # as they are asked for

PHASE_PLAY: Final = Bar("CRS-3.1", "phase-play")
PHASE_SCORE: Final = Bar("CRS-3.1", "phase-score")
ONE_SECTOR: Final = Bar("CRS-9.6", "one-sector")
TICKET_ONLY: Final = Bar("CRS-5.4", "ticket-only")
PLANNED: Final = Bar("CRS-4.2", "already")
PLANNED_LATER: Final = Bar("CRS-4.2", "later")
LINE_CHOSEN: Final = Bar("CRS-6.5", "already")
LINE_FIRST: Final = Bar("CRS-6.5", "later")

# -- set-up (CRS-2, CRS-9.1 to 9.3, CRS-10.1, 10.2) ---------------------------------------------


def furnish(state: Table) -> None:
    state.board = state.cards.board(state.seats)
    state.racks = state.cards.tiles * state.seats


def set_up(state: Table) -> None:
    """CRS-2 Lay everything out, deal, begin."""
    state.box = marked_clients(state)
    clients = other_clients(state)
    state.rng.shuffle(clients)
    middle = len(clients) // 2 - state.cards.jitter
    clients.insert(middle + state.rng.below(2 * state.cards.jitter + 1), state.cards.dragon)
    state.deck = tuple(clients)
    state.booths = [dealt(state, BOOTH) for _ in range(state.seats)]
    state.queues = [dealt(state, state.queue_size()) for _ in range(state.seats)]  # CRS-9.3
    state.objectives = drawn_objectives(state)
    place_neutral_tiles(state, state.board.neutral, neutral_tiles(state))
    state.push(PLAY_PHASE)


def dealt(state: Table, clients: int) -> tuple[int, ...]:
    """CRS-2.4 Return so many clients from the top of the deck."""
    return tuple([state.next_client() for _ in range(clients)])


def marked_clients(state: Table) -> tuple[int, ...]:
    """CRS-9.1 Return the clients that a game of two leaves in the box."""
    if state.seats > 2:
        return ()
    return tuple([c for c in range(len(state.cards.clients)) if state.cards.marked[c]])


def other_clients(state: Table) -> list[int]:
    """CRS-2.3 Return the clients of the game without the dragon."""
    everyone = range(len(state.cards.clients))
    return [c for c in everyone if c != state.cards.dragon and c not in state.box]


def drawn_objectives(state: Table) -> tuple[int, ...]:
    """CRS-2.5"""
    objectives = list(range(len(state.cards.objectives)))
    state.rng.shuffle(objectives)
    return tuple(sorted(objectives[: state.cards.in_play]))


def neutral_tiles(state: Table) -> list[int]:
    """CRS-10.2 Return the animals of the colour that nobody plays, without its dragons."""
    return [animal for animal in range(DRAGON) for _ in range(state.cards.tiles[animal])]


def place_neutral_tiles(state: Table, spaces: list[int], tiles: list[int]) -> None:
    """CRS-10.2 Shuffle ``tiles`` onto un-numbered slots."""
    state.rng.shuffle(tiles)
    for i, space in enumerate(spaces):
        state.lay(space, NEUTRAL, tiles[i])


# -- Phase 1: Play (CRS-4, CRS-5) ----------------------------------------------------------------


class PlayPhase(Step[Table]):
    """CRS-4.1 The game ends if a seat has no legal play; otherwise everyone plans."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if not has_play(state, seat):
                end(state, events.PlayBlocked(seat))
                return
        state.at = PLAY
        if state.telling:
            state.emit(events.RoundBegan(state.round))
        state.push(Plan(EVERYONE[state.seats]))


PLAY_PHASE: Final = PlayPhase()


class Plan(Together[Table]):
    """CRS-4.2 Everyone secretly chooses ability, slot card, tile and, with Horse, the client."""

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        return next_part(state, seat, answer)

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        if action >= LINE:
            return PHASE_SCORE
        answer = state.answer_of(seat)
        verb, asked = verb_of(action), verb_of(state.offer_to(seat)[0])
        if verb == "ticket" and state.seats > 2:
            return ONE_SECTOR
        if verb in ("ticket", "client") and answer[:1] != (SINGLE_TICKET,):
            return TICKET_ONLY
        if verb == asked:
            return part_bar(state, seat, answer, action)
        if verb == "ability":  # whoever has no use for one was never asked
            forced = ability_bar(state, seat, action) or ability_bar(state, seat, NO_ABILITY)
            return forced or PLANNED
        return PLANNED if PLAN_PARTS.index(verb) < PLAN_PARTS.index(asked) else PLANNED_LATER

    def facts(self, state: Table, seat: int, action: int) -> Facts:
        answer = state.answer_of(seat)
        facts = order_of(state, seat, action)
        first = SLOTS_IN[state.cards.first_round]
        facts["numbers"] = Thing(NUMBER, tuple([slot - SLOT for slot in first]))
        if facts["asked"] == "tile":
            space = landing_spaces(state, seat, answer[1] - SLOT)[len(answer) - 2]
            facts["slot"] = Thing(kinds.SLOT, state.board.spaces[space])
        if facts["asked"] == "client":
            facts["animal"] = Thing(kinds.ANIMAL, ANIMALS[ticket_animal(answer)])
        return facts

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        """CRS-4.6 Reveal, then each step for all seats together."""
        spent = [reveal(state, seat, answers[seat]) for seat in self.seats]
        remove_clients(state, answers)
        spaces = [place_tiles(state, seat, answers[seat]) for seat in self.seats]
        board_tickets(state, answers, spaces)
        recover(state, answers, spent)
        state.push_in_order([REFILL, FIRST_SCORING])


def order_of(state: Table, seat: int, action: int) -> Facts:
    """Return which part of its answer ``seat`` is asked for, and which it would give."""
    given = "" if action == NOTHING else verb_of(action)
    return {"asked": verb_of(state.offer_to(seat)[0]), "given": given}


def reveal(state: Table, seat: int, answer: tuple[int, ...]) -> int:
    """CRS-4.5, CRS-4.6 Lay the slot card open, and the card whose ability is used; return that one.

    From now on they are discarded: what still happens in this phase does not ask for them. The
    ability card is fixed here, before Horse can win a lower one.
    """
    number = answer[1] - SLOT
    state.hands[seat] &= ~(1 << (number - 1))
    if answer[0] == NO_ABILITY:
        if state.telling:
            state.emit(events.SlotRevealed(seat, number))
        return NOTHING
    client = ready_card(state, seat, answer[0] - ABILITY)
    state.spend(seat, client)
    if state.telling:
        state.emit(events.AbilityRevealed(seat, number, state.cards.clients[client]))
    return client


def remove_clients(state: Table, answers: list[tuple[int, ...]]) -> None:
    """CRS-5.5 (a) Fish: all standees leave the own tiles."""
    for seat, answer in enumerate(answers):
        if answer[0] == REMOVE_CLIENTS:
            standees = 0
            for space, owner in enumerate(state.owners):
                if owner == seat:
                    standees += state.standees[space]
                    state.seat_riders(space, 0)
            if state.telling:
                state.emit(events.StandeesRemoved(seat, standees))


def place_tiles(state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
    """CRS-4.6 (b), CRS-9.4 Put the tiles on their slots, left first; return the spaces."""
    number = answer[1] - SLOT
    spaces: list[int] = []
    for i, sector in enumerate(state.faced(seat)):
        animal = answer[2 + i] - TILE
        landed = landing(state, sector, number)
        space = state.place_from_rack(seat, sector, landed, animal)
        spaces.append(space)
        if state.telling:
            slot = state.board.spaces[space]
            if landed == number:
                state.emit(events.TilePlaced(seat, ANIMALS[animal], slot))
            else:
                taken = state.board.spaces[state.board.space_at[sector][number]]
                state.emit(events.TileJumped(seat, ANIMALS[animal], taken, slot))
    return spaces


def board_tickets(state: Table, answers: list[tuple[int, ...]], spaces: list[list[int]]) -> None:
    """CRS-5.4 (c), CRS-9.6 Horse: one client of the own booth rides the tile just placed."""
    for seat, answer in enumerate(answers):
        if answer[0] == SINGLE_TICKET:
            space = spaces[seat][ticket_side(answer)]
            client = state.booths[seat][answer[-1] - CLIENT]
            if state.telling:
                name = state.cards.clients[client]
                state.emit(events.TicketSold(seat, name, state.board.spaces[space]))
            state.board_client(seat, client, space)


def recover(state: Table, answers: list[tuple[int, ...]], spent: list[int]) -> None:
    """CRS-5.3 (d) Swan: what was discarded before this round comes back."""
    for seat, answer in enumerate(answers):
        if answer[0] == RECOVER:
            in_hand = state.hands[seat]
            state.hands[seat] = ALL_SLOTS & ~(1 << (answer[1] - SLOT - 1))
            clients = without(state.used[seat], spent[seat])
            state.used[seat] = (spent[seat],)
            for client in clients:
                state.ready[seat] = added(state.ready[seat], client)
            if state.telling:
                slots = (state.hands[seat] & ~in_hand).bit_count()
                state.emit(events.CardsRecovered(seat, slots, len(clients)))


# -- Phases 2 and 4: Score (CRS-6) ---------------------------------------------------------------


class ScorePhase(Step[Table]):
    """CRS-3.1 Phase 2 and, ``again``, Phase 4: score, refill, go on."""

    def __init__(self, again: bool) -> None:
        self.again = again

    def resolve(self, state: Table) -> None:
        state.at = SCORE_AGAIN if self.again else SCORE
        after = NEXT_ROUND if self.again else ROTATE_PHASE
        state.push_in_order([Score(EVERYONE[state.seats]), REFILL, after])


FIRST_SCORING: Final = ScorePhase(False)
SECOND_SCORING: Final = ScorePhase(True)


class Score(Together[Table]):
    """CRS-6.1, 6.4 to 6.6 Who has a valid sequence scores one: its line, then who rides where.

    The table is the snapshot: it does not change before every answer is in. A seat without
    a valid sequence has nothing to answer.
    """

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        if not answer:
            return lines(state, seat)
        if len(answer) <= BOOTH:
            return rides(state, seat, answer[0] - LINE, places_in(answer))
        return COMPLETE

    def bar(self, state: Table, seat: int, action: int) -> Bar | None:
        if action < LINE:
            return PHASE_PLAY
        answer = state.answer_of(seat)
        if action < RIDE:
            return LINE_CHOSEN if answer else line_bar(state, seat, action - LINE)
        if not answer:
            return LINE_FIRST
        return ride_bars(state, seat, answer[0] - LINE, places_in(answer))[action - RIDE]

    def facts(self, state: Table, seat: int, action: int) -> Facts:
        facts = order_of(state, seat, action)
        if facts["asked"] == "ride":
            client = state.booths[seat][len(state.answer_of(seat)) - 1]
            facts["client"] = Thing(kinds.CLIENT, state.cards.clients[client])
        return facts

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        """CRS-6.7 All boardings happen together."""
        scored = False
        for seat, answer in enumerate(answers):
            if answer:
                scored = True
                board_line(state, seat, answer)
        if state.telling and not scored:
            state.emit(events.NothingScored())


def places_in(answer: tuple[int, ...]) -> tuple[int, ...]:
    """Return where the clients ride that were given a place so far."""
    return tuple([ride - RIDE for ride in answer[1:]])


def board_line(state: Table, seat: int, answer: tuple[int, ...]) -> None:
    """CRS-6.7 Let the three clients of a booth ride."""
    line = answer[0] - LINE
    spaces = spaces_of(state, line)
    if state.telling:
        state.emit(events.SequenceScored(seat, "-".join(state.board.ids(line))))
    for card, client in enumerate(state.booths[seat]):
        state.board_client(seat, client, spaces[answer[1 + card] - RIDE])


class Refill(Step[Table]):
    """CRS-6.9, CRS-9.8 Booths, then queues are filled (CRS-R38); the game ends if the deck cannot."""

    def resolve(self, state: Table) -> None:
        if state.missing() > state.deck_size():
            end(state, events.ClientsRanOut(state.missing(), state.deck_size()))
            return
        for i in range(state.seats):
            state.fill_booth((state.lead() + i) % state.seats)
        for i in range(state.seats):
            state.fill_queue((state.lead() + i) % state.seats)


REFILL: Final = Refill()


# -- Phase 3: Rotate (CRS-7) and the next round --------------------------------------------------


class RotatePhase(Step[Table]):
    """CRS-7.1 The board turns with all that is on it; booths stay."""

    def resolve(self, state: Table) -> None:
        state.at = ROTATE
        state.turn()
        if state.telling:
            state.emit(events.BoardTurned(state.turning()))
        state.push(SECOND_SCORING)


ROTATE_PHASE: Final = RotatePhase()


class NextRound(Step[Table]):
    """CRS-3.1, CRS-8.1 The round number goes up before the check of Phase 1."""

    def resolve(self, state: Table) -> None:
        state.round += 1
        state.push(PLAY_PHASE)


NEXT_ROUND: Final = NextRound()


# -- the end (CRS-8) -----------------------------------------------------------------------------


def end(state: Table, reason: Event) -> None:
    """CRS-8.1 The game ends at once: whatever was still to do is dropped."""
    state.at = END
    state.stack.clear()
    if state.telling:
        state.emit(reason)
        totals = points(state)
        winners = ranking(state)[0]
        for seat in winners:
            if len(winners) == 1:
                state.emit(events.GameWon(seat, totals[seat]))
            else:
                state.emit(events.VictoryShared(seat, totals[seat]))
