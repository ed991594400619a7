"""Worlds that a seat cannot tell from the truth (RULES, hidden information)."""

from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour.actions import HUNTER, MONSTER
from serao.games.monster_my_neighbour.choices import asked, is_from_hand
from serao.games.monster_my_neighbour.knowledge import shown_to
from serao.games.monster_my_neighbour.memory import (
    HUNTERS_OR_MONSTER,
    MISSED,
    NO_HUNTER,
    Record,
    noted_card,
)
from serao.games.monster_my_neighbour.state import (
    Table,
    card_in,
    face_down,
    is_down,
    laid_by,
    seen_by,
)
from serao.games.monster_my_neighbour.steps import playable
from serao.games.monster_my_neighbour.views import knows_entry, knows_monster
from serao.kernel.rng import Rng
from serao.kernel.state import NOBODY, NOTHING

TRIES: Final = 150  # deals tried before one is repaired
REPAIRS: Final = 3000  # swaps tried in it

# What may lie in the open places of a hand.
ANYTHING: Final = 0
NO_HUNTERS: Final = 1  # because of a record no-hunter
ONLY_HUNTERS: Final = 2  # or the Monster, because of a record hunters-or-monster
ONLY_MONSTER: Final = 3  # because of both


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Draw anew all that ``seat`` cannot know."""
    if not world.is_over:
        unseen = Unseen(world, seat, rng)
        unseen.deal()
        unseen.write()
        forget_others_memory(world, seat)


class Unseen:
    """The places that a seat cannot see into, and the cards that may lie there.

    ``places`` are the open ones: first those of the other hands, hand by hand, then the cards
    dropped face down for the Dog, then the rest of the general deck. ``laid[i]`` is the card
    proposed for place ``i``. All of it follows from what the seat sees, and from ``rng``.
    """

    world: Table
    seat: int
    rng: Rng
    certain: list[list[int]]  # seat -> cards that are surely in that hand
    first: list[int]  # seat -> its first open place
    open: list[int]  # seat -> how many open places its hand has
    hand_places: int
    drop_owners: list[int]  # for each unknown drop, the pile it lies on
    drop_indices: list[int]  # and where in that pile
    places: int
    pool: list[int]  # general cards that can lie anywhere, ascending
    candidates: list[int]  # Monsters that may be in play
    monster_is_placed: bool  # whether it is in the own hand, or surely in another
    monster: int
    kept: tuple[Record, ...]
    limits: list[int]  # seat -> what may lie in its open places
    asked: list[int]  # other seats that the table waits for because their cards leave a choice
    asked_to_play: bool
    is_complete: bool  # whether every dealt card is on the table (a hand-written one may lack some)
    laid: list[int]

    def __init__(self, world: Table, seat: int, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        seats = world.seats
        self.kept = () if seat == NOBODY else world.records[seat]
        self.certain = []
        for other in range(seats):
            mine = () if seat in (NOBODY, other) else world.known[seat * seats + other]
            self.certain.append([noted_card(note) for note in mine])
        self.count_places()
        self.find_pool()
        self.find_monster()
        self.limits = [self.limit(other) for other in range(seats)]
        self.find_asked()
        self.laid = []

    # -- what there is ----------------------------------------------------------------------

    def count_places(self) -> None:
        world = self.world
        self.first = []
        self.open = []
        self.hand_places = 0
        for other in range(world.seats):
            size = len(world.hands[other]) - len(self.certain[other])
            self.first.append(self.hand_places)
            self.open.append(0 if other == self.seat else size)
            self.hand_places += self.open[other]
        self.drop_owners = []
        self.drop_indices = []
        dealt = len(world.buried)
        for owner in range(world.seats):
            pile = world.piles[owner]
            dealt += len(pile) + len(world.hands[owner])
            for i in range(len(pile)):
                if is_down(pile[i]) and not knows_entry(pile[i], owner, self.seat):
                    self.drop_owners.append(owner)
                    self.drop_indices.append(i)
        deck = len(world.general_deck) - len(world.buried)
        self.places = self.hand_places + len(self.drop_owners) + deck
        self.is_complete = dealt >= world.cards.hand_size * world.seats

    def find_pool(self) -> None:
        """Take from all general cards what the seat sees or is certain of."""
        world = self.world
        left = world.cards.copies[:MONSTER]
        left[HUNTER] -= len(world.buried)
        for other in range(world.seats):
            seen = world.hands[other] if other == self.seat else self.certain[other]
            for card in seen:
                if card < MONSTER:
                    left[card] -= 1
            for entry in world.piles[other]:
                if not is_down(entry) or knows_entry(entry, other, self.seat):
                    left[card_in(entry)] -= 1
        self.pool = []
        for card in range(MONSTER):
            for _ in range(left[card]):
                self.pool.append(card)

    def find_monster(self) -> None:
        world = self.world
        if knows_monster(world, self.seat):
            self.candidates = [world.monster]
        else:
            self.candidates = sorted((world.monster, *world.monster_deck))
        self.monster = self.candidates[0]
        self.monster_is_placed = self.seat != NOBODY and world.monster in world.hands[self.seat]
        for cards in self.certain:
            if cards and cards[-1] >= MONSTER:
                self.monster_is_placed = True

    def limit(self, other: int) -> int:
        limit = ANYTHING
        for record in self.kept:
            if record.seat != other:
                continue
            # A card gained since then is surely there, or has left again.
            if contains(self.certain[other] + list(record.lost), record.gained):
                if record.fact == NO_HUNTER:
                    limit |= NO_HUNTERS
                elif record.fact == HUNTERS_OR_MONSTER:
                    limit |= ONLY_HUNTERS
        return limit

    def find_asked(self) -> None:
        """Find whose cards must leave a choice, because the table waits for it (MMN-4.9).

        At a discreet table it waits for everybody, whatever their cards.
        """
        self.asked_to_play = asked(self.world)["kind"] == "play"
        self.asked = []
        if not self.world.discreet and is_from_hand(self.world):
            self.asked = [other for other in self.world.waiting() if other != self.seat]

    # -- dealing ----------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal uniformly until a deal agrees with all that the seat has learned."""
        for _ in range(TRIES):
            self.propose()
            if self.wrong_seat() == NOTHING:
                return
        self.repair()

    def propose(self) -> None:
        self.monster = self.candidates[self.rng.below(len(self.candidates))]
        for limit in self.limits:
            if limit != ANYTHING:
                if self.propose_within_limits():
                    return
                break
        self.laid = self.pool.copy()
        self.rng.shuffle(self.laid)
        if not self.monster_is_placed:
            self.laid.insert(self.rng.below(self.hand_places), self.monster)

    def propose_within_limits(self) -> bool:
        """Deal uniformly among the deals that keep Hunters where they can be; false if none is.

        First the place of the Monster is drawn, each weighed by the number of deals that have
        it there; then the Hunters are laid, then the rest.
        """
        open_to_all = self.places_within(ANYTHING)
        open_to_all += list(range(self.hand_places, self.places))
        no_hunters = self.places_within(NO_HUNTERS)
        only_hunters = self.places_within(ONLY_HUNTERS)
        only_monster = self.places_within(ONLY_MONSTER)
        hunters = self.pool.count(HUNTER)
        laid = [NOTHING] * self.places
        if len(only_monster) > (0 if self.monster_is_placed else 1):
            return False
        if only_monster:
            laid[only_monster[0]] = self.monster
        elif not self.monster_is_placed:
            place = self.place_of_monster(open_to_all, no_hunters, only_hunters, hunters)
            if place == NOTHING:
                return False
            laid[place] = self.monster
        only_hunters = [place for place in only_hunters if laid[place] == NOTHING]
        open_to_all = [place for place in open_to_all if laid[place] == NOTHING]
        others = hunters - len(only_hunters)
        if not 0 <= others <= len(open_to_all):
            return False
        self.rng.shuffle(open_to_all)
        for place in only_hunters + open_to_all[:others]:
            laid[place] = HUNTER
        rest = [card for card in self.pool if card != HUNTER]
        self.rng.shuffle(rest)
        for place in range(self.places):
            if laid[place] == NOTHING:
                laid[place] = rest.pop()
        self.laid = laid
        return True

    def places_within(self, limit: int) -> list[int]:
        """Return the open places of the hands with that limit."""
        found: list[int] = []
        for other in range(self.world.seats):
            if self.limits[other] == limit:
                found.extend(range(self.first[other], self.first[other] + self.open[other]))
        return found

    def place_of_monster(
        self, open_to_all: list[int], no_hunters: list[int], only_hunters: list[int], hunters: int
    ) -> int:
        """Return where the Monster lies, NOTHING where no deal is possible.

        With q places open to all, k for Hunters only and m = hunters - k of them left over, the
        Hunters can be laid in P(h, k) P(q - 1, m) ways if the Monster takes an open place,
        P(h, k) P(q, m) in a place without Hunters, P(h, k - 1) P(q, m + 1) in one of theirs;
        P are falling factorials. The weights below are these, divided by what they share.
        """
        q, k = len(open_to_all), len(only_hunters)
        m = hunters - k
        in_hands = [place for place in open_to_all if place < self.hand_places]
        weights = [(m + 1) * (q - m), (m + 1) * q, (q - m) * q]
        if m == -1:
            weights = [0, 0, 1]
        elif q == 0:
            weights = [0, 1, 0]
        if m < -1 or m > q:
            return NOTHING
        zones = [in_hands, no_hunters, only_hunters]
        total = 0
        for i in range(3):
            total += weights[i] * len(zones[i])
        if total == 0:
            return NOTHING
        drawn = self.rng.below(total)
        for i in range(3):
            whole = weights[i] * len(zones[i])
            if drawn < whole:
                return zones[i][drawn // weights[i]]
            drawn -= whole
        raise AssertionError("the weights add up")

    # -- checking ---------------------------------------------------------------------------

    def hand(self, other: int) -> list[int]:
        """Return the proposed hand of another seat."""
        start = self.first[other]
        return sorted(self.certain[other] + self.laid[start : start + self.open[other]])

    def wrong_seat(self) -> int:
        """Return a seat whose hand contradicts what is known, ``seats`` for the deck, or NOTHING."""
        world = self.world
        for other in self.asked:
            if not self.has_choice(self.hand(other)):
                return other
        for record in self.kept:
            if not agrees(world, record, self.hand(record.seat)):
                return record.seat
        if self.is_complete:
            deck = self.laid[self.hand_places + len(self.drop_owners) :]
            for card in world.cards.fixed:
                if deck.count(card) == world.cards.copies[card]:
                    return world.seats  # MMN-3.1 one of them was dealt
        return NOTHING

    def has_choice(self, hand: list[int]) -> bool:
        if not self.asked_to_play:
            return hand[0] != hand[-1]
        world = self.world
        return len(playable(world.cards, hand, world.lap, world.hunts, world.vills)) > 1

    # -- repairing --------------------------------------------------------------------------

    def repair(self) -> None:
        """Swap cards into the hands that are wrong, where chance alone hardly ever deals right."""
        for _ in range(REPAIRS):
            wrong = self.wrong_seat()
            if wrong == NOTHING:
                return
            if self.rng.below(4) == 0:
                self.rename_monster()
            elif wrong == self.world.seats:
                self.swap(self.rng.below(self.places), self.rng.below(self.places))
            elif self.open[wrong]:
                place = self.first[wrong] + self.rng.below(self.open[wrong])
                self.swap(place, self.rng.below(self.places))

    def rename_monster(self) -> None:
        name = self.candidates[self.rng.below(len(self.candidates))]
        if not self.monster_is_placed:
            self.laid[self.laid.index(self.monster)] = name
        self.monster = name

    def swap(self, one: int, two: int) -> None:
        """Exchange the cards of two places; the Monster stays in hands."""
        moving = self.laid[one]
        if max(moving, self.laid[two]) >= MONSTER and max(one, two) >= self.hand_places:
            return
        self.laid[one] = self.laid[two]
        self.laid[two] = moving

    # -- writing ----------------------------------------------------------------------------

    def write(self) -> None:
        """Lay the dealt cards down in the world."""
        world = self.world
        for other in range(world.seats):
            if other != self.seat:
                world.hands[other] = self.hand(other)
        at = self.hand_places
        for i in range(len(self.drop_owners)):
            self.write_drop(self.drop_owners[i], self.drop_indices[i], self.laid[at + i])
        at += len(self.drop_owners)
        deck = self.laid[at:] + [HUNTER] * len(world.buried)
        deck.sort()
        world.general_deck = tuple(deck)
        world.monster = self.monster
        rest = [card for card in self.candidates if card != self.monster]
        if len(self.candidates) == 1:
            rest = sorted(world.monster_deck)
        self.rng.shuffle(rest)
        world.monster_deck = tuple(rest)

    def write_drop(self, owner: int, index: int, card: int) -> None:
        pile = list(self.world.piles[owner])
        pile[index] = face_down(card, laid_by(pile[index]), 0)
        self.world.piles[owner] = tuple(pile)


def contains(whole: list[int], part: tuple[int, ...]) -> bool:
    for card in part:
        if whole.count(card) < part.count(card):
            return False
    return True


def agrees(world: Table, record: Record, hand: list[int]) -> bool:
    """Return whether a seat with this ``hand`` now could have had the recorded one then."""
    then = hand + list(record.lost)
    if not contains(then, record.gained):
        return False
    for card in record.gained:
        then.remove(card)
    then.sort()
    if record.fact == NO_HUNTER:
        return HUNTER not in then
    if record.fact == MISSED:
        return not world.cards.is_caught(then, record.hunts)
    for card in then:
        if card != HUNTER and card < MONSTER:
            return False
    if not then or then[-1] < MONSTER:
        return True
    return not world.cards.may_escape_early(then[-1], record.hunts, record.vills)


def forget_others_memory(world: Table, seat: int) -> None:
    """What the others have learned is as hidden as the cards; what they saw of this hand is recalled."""
    seats = world.seats
    for observer in range(seats):
        for other in range(seats):
            at = observer * seats + other
            world.recalled[at] = shown_to(world, observer, seat) if other == seat else ()
            if observer != seat:
                world.known[at] = ()
        if observer != seat:
            world.records[observer] = ()
        if world.piles[observer]:
            world.piles[observer] = known_only_to(world.piles[observer], seat)
    knowing = 1 << world.holder()
    if seat != NOBODY:
        knowing |= world.knows_monster & 1 << seat
    world.knows_monster = knowing


def known_only_to(pile: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return ``pile`` with face-down cards known to ``seat`` at most, beside who laid them down."""
    kept: list[int] = []
    for entry in pile:
        if is_down(entry) and seen_by(entry):
            mine = 0 if seat == NOBODY else seen_by(entry) & 1 << seat
            kept.append(face_down(card_in(entry), laid_by(entry), mine))
        else:
            kept.append(entry)
    return tuple(kept)
