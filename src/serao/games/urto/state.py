"""The table: every hero and every zone of URT-1, and what is open of the hands (URT-8.4)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from serao.games.urto import events
from serao.games.urto.actions import ALPHA_FIELD, FIRST_DIVINE, MONSTER
from serao.games.urto.cave import ALPHA, CAVE_FIELD, FUNGUS, PVM, Board, Cave
from serao.games.urto.kinds import (
    HERO,
    PER_FIELD,
    TURN,
    UNNAMED,
    Achievement,
    Artifact,
    Artifacts,
    Card,
    Die,
    Field,
    Fields,
    Hero,
    HeroState,
    Monster,
    Nature,
    Point,
    Side,
    Token,
)
from serao.games.urto.points import DEAD, IN_CAVE
from serao.games.urto.view_types import HAND, OFFERED, PILE
from serao.kernel.events import Event
from serao.kernel.fields import (
    ALONE,
    CONTENT,
    IN_ORDER,
    OR_NOTHING,
    PER_SEAT,
    Fresh,
    GoneBy,
    KeyOf,
    Most,
    PartOf,
)
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOTHING, State
from serao.kernel.steps import Bar, Step
from serao.pieces.cards import added, without
from serao.pieces.decks import refilled

WHOLE_CAVE: Final = 2  # index in Cave.boards, after the two sides
ROLLS_KEPT: Final = 12  # dice that stay in sight
LATEST: Final = Most(lambda _game, _seats: ROLLS_KEPT)

ANYWHERE: Final = "anywhere"  # the value of option mushrooms that is as printed

YOURSELF: Final = Bar("URT-1.2", "yourself")
OUT_OF_REACH: Final = Bar("URT-1.2", "out-of-reach")

ARTIFACT_DECK: Final = 0  # which deck was reshuffled, for people
EVENT_DECK: Final = 1


class Table(State):
    cave: Annotated[Cave, CONTENT]
    board: Annotated[Board, CONTENT]  # the fields in play: it follows from ``side``
    at: Point  # the entry point passed last
    start: Seat  # the starting player
    active: Seat
    round: Annotated[Number, Fresh(1)]
    side: Annotated[Side, UNNAMED]  # with two players, once it is chosen

    # the board
    tokens: Annotated[list[Annotated[Token, OR_NOTHING]], PER_FIELD, PartOf("tokens")]  # that stay
    mushrooms: Annotated[list[Number], PER_FIELD, PartOf("mushrooms")]
    traps: Annotated[list[Annotated[Seat, OR_NOTHING]], PER_FIELD, PartOf("traps")]  # whose it is
    niches: Fields  # that still hold a draw-an-artifact token
    gone: Artifacts  # divine artifacts out of the game
    alpha_cards: Number
    bag: list[Token]

    # the decks, first is drawn first; and how many are gone from each
    monster_deck: Annotated[tuple[Monster, ...], IN_ORDER, GoneBy("monsters_drawn"), PILE]
    monsters_drawn: Annotated[Number, PartOf("monster_deck")]
    event_deck: Annotated[tuple[Card, ...], IN_ORDER, GoneBy("events_drawn"), PILE]
    events_drawn: Annotated[Number, PartOf("event_deck")]
    artifact_deck: Annotated[Artifacts, IN_ORDER, GoneBy("artifacts_drawn"), PILE]
    artifacts_drawn: Annotated[Number, PartOf("artifact_deck")]
    monster_discard: tuple[Monster, ...]
    event_discard: tuple[Card, ...]
    artifact_discard: Artifacts

    # the heroes
    heroes: Annotated[list[Annotated[Hero, UNNAMED]], PER_SEAT, HERO, KeyOf("hero")]
    nature: Annotated[list[Nature], PER_SEAT, PartOf("heroes.hero")]
    status: Annotated[list[HeroState], PER_SEAT, HERO, KeyOf("state")]
    fields: Annotated[list[Field], PER_SEAT, HERO, KeyOf("field")]  # of a dead hero: where he died
    health: Annotated[list[Number], PER_SEAT, HERO]
    mana: Annotated[list[Number], PER_SEAT, HERO]
    honour: Annotated[list[Number], PER_SEAT, HERO]
    trophies: Annotated[list[tuple[Monster, ...]], PER_SEAT, HERO]
    hands: Annotated[list[Artifacts], PER_SEAT, HERO, KeyOf("artifacts"), HAND]
    shown: Annotated[list[Artifacts], PER_SEAT, HERO, KeyOf("revealed")]  # seen by everybody
    laid: Annotated[list[Artifacts], PER_SEAT, KeyOf("offers"), OFFERED]  # to choose from
    attack: Annotated[list[Number], PER_SEAT, HERO]  # tokens
    defense: Annotated[list[Number], PER_SEAT, HERO]
    has_d8: Annotated[list[bool], PER_SEAT, HERO, KeyOf("d8")]
    rested: Annotated[list[bool], PER_SEAT, HERO]
    skips: Annotated[list[bool], PER_SEAT, HERO, KeyOf("skip")]
    hexed: Annotated[list[bool], PER_SEAT, HERO]
    kills: Annotated[list[Number], PER_SEAT, HERO]
    tellur_fails: Annotated[list[Number], PER_SEAT, PartOf("heroes.fails")]
    pheme_fails: Annotated[list[Number], PER_SEAT, PartOf("heroes.fails")]
    first_artifacts: Annotated[list[Artifacts], PER_SEAT, HERO, ALONE]
    last_token: Annotated[list[Annotated[Token, UNNAMED]], PER_SEAT, HERO]
    achievements: Annotated[list[tuple[Achievement, ...]], PER_SEAT, HERO]

    # marks of the running turn (URT-3.2)
    pvp_used: Annotated[bool, TURN]
    sprinted: Annotated[bool, TURN]
    monster_met: Annotated[bool, TURN]
    free_sprint: Annotated[bool, TURN]
    shortcuts: Annotated[Fields, TURN]  # shortcut fields used up
    came_from: Annotated[Field, UNNAMED, TURN]  # the field the latest step started from
    event: Annotated[Card, UNNAMED]  # the latest event card of the turn

    # the running fight, mushroom attempt or event roll; there is never more than one
    foe: Annotated[Monster, OR_NOTHING, PartOf("fight")]
    foe_life: Annotated[Number, PartOf("fight")]
    weapon: Annotated[list[Annotated[Artifact, OR_NOTHING]], PER_SEAT, PartOf("combat")]
    combat: Annotated[list[Number], PER_SEAT, PartOf("combat")]  # reinforcement, Attack tokens
    die: Annotated[list[Number], PER_SEAT, PartOf("combat")]  # the kept one, 0 before a roll
    free_rerolls: Annotated[list[Number], PER_SEAT, PartOf("combat")]

    # the latest dice, oldest first: who rolled which, and what it shows, of a divine one its face
    rollers: Annotated[tuple[Seat, ...], IN_ORDER, LATEST, PartOf("rolls")]
    dice: Annotated[tuple[Die, ...], IN_ORDER, LATEST, PartOf("rolls")]
    results: Annotated[tuple[Number, ...], IN_ORDER, LATEST, PartOf("rolls")]

    def clone(self) -> Table:
        """Return a copy that shares nothing that changes; scripts/clones.py writes it."""
        other = Table()
        self.copy_kernel_to(other)
        other.cave = self.cave
        other.board = self.board
        other.at = self.at
        other.start = self.start
        other.active = self.active
        other.round = self.round
        other.side = self.side
        other.tokens = self.tokens.copy()
        other.mushrooms = self.mushrooms.copy()
        other.traps = self.traps.copy()
        other.niches = self.niches
        other.gone = self.gone
        other.alpha_cards = self.alpha_cards
        other.bag = self.bag.copy()
        other.monster_deck = self.monster_deck
        other.monsters_drawn = self.monsters_drawn
        other.event_deck = self.event_deck
        other.events_drawn = self.events_drawn
        other.artifact_deck = self.artifact_deck
        other.artifacts_drawn = self.artifacts_drawn
        other.monster_discard = self.monster_discard
        other.event_discard = self.event_discard
        other.artifact_discard = self.artifact_discard
        other.heroes = self.heroes.copy()
        other.nature = self.nature.copy()
        other.status = self.status.copy()
        other.fields = self.fields.copy()
        other.health = self.health.copy()
        other.mana = self.mana.copy()
        other.honour = self.honour.copy()
        other.trophies = self.trophies.copy()
        other.hands = self.hands.copy()
        other.shown = self.shown.copy()
        other.laid = self.laid.copy()
        other.attack = self.attack.copy()
        other.defense = self.defense.copy()
        other.has_d8 = self.has_d8.copy()
        other.rested = self.rested.copy()
        other.skips = self.skips.copy()
        other.hexed = self.hexed.copy()
        other.kills = self.kills.copy()
        other.tellur_fails = self.tellur_fails.copy()
        other.pheme_fails = self.pheme_fails.copy()
        other.first_artifacts = self.first_artifacts.copy()
        other.last_token = self.last_token.copy()
        other.achievements = self.achievements.copy()
        other.pvp_used = self.pvp_used
        other.sprinted = self.sprinted
        other.monster_met = self.monster_met
        other.free_sprint = self.free_sprint
        other.shortcuts = self.shortcuts
        other.came_from = self.came_from
        other.event = self.event
        other.foe = self.foe
        other.foe_life = self.foe_life
        other.weapon = self.weapon.copy()
        other.combat = self.combat.copy()
        other.die = self.die.copy()
        other.free_rerolls = self.free_rerolls.copy()
        other.rollers = self.rollers
        other.dice = self.dice
        other.results = self.results
        return other

    def emit_at(self, step: Step[Any], event: Event) -> None:
        """Tell ``event`` while ``step``, which is being resolved, still lies on the table."""
        self.push(step)
        self.emit(event)
        self.stack.pop()

    # -- where heroes are (URT-1.2, 1.5, 1.7) -------------------------------------------------

    def opponent_bar(self, seat: int, who: int) -> Bar | None:
        """URT-1.2 Return what keeps ``who`` from being an opponent of ``seat``."""
        if who == seat:
            return YOURSELF
        return None if self.status[who] == IN_CAVE else OUT_OF_REACH

    def opponents(self, seat: int) -> list[int]:
        """URT-1.2 Return the other heroes in the cave."""
        return [s for s in range(self.seats) if self.opponent_bar(seat, s) is None]

    def nobody_in_cave(self) -> bool:
        return IN_CAVE not in self.status

    def monsters_left(self) -> int:
        return len(self.monster_deck) - self.monsters_drawn

    def is_monster_field(self, field: int) -> bool:
        """URT-1.5"""
        if field == ALPHA_FIELD:
            return self.alpha_cards > 0 or self.monsters_left() > 0
        return self.tokens[field] == MONSTER and self.monsters_left() > 0

    def is_undiscovered(self, field: int) -> bool:
        """URT-1.6"""
        return self.tokens[field] == NOTHING and self.cave.kinds[field] == CAVE_FIELD

    def occupied(self) -> list[int]:
        """URT-1.7 Return the fields where living heroes stand."""
        return [self.fields[s] for s in range(self.seats) if self.status[s] != DEAD]

    def grounds(self) -> list[int]:
        """URT-4.5 Return the fields where mushrooms may grow at this table, ascending."""
        if self.settings["mushrooms"] == ANYWHERE:
            return [field for field, is_open in enumerate(self.board.in_play) if is_open]
        return self.board.caves

    def last_round(self) -> int:
        """URT-12.7 Return the round after which the cave collapses, 0 if it never does."""
        return self.cave.rounds if self.settings["collapse"] else 0

    def put(self, seat: int, field: int) -> None:
        """URT-4.6 Stand ``seat`` on ``field`` without entering it."""
        self.fields[seat] = field

    # -- bars (URT-1.3) -----------------------------------------------------------------------

    def max_health(self, seat: int) -> int:
        most = self.cave.health[self.nature[seat]] + self.owned(seat, self.cave.max_health)
        if self.hexed[seat]:
            most -= self.cave.hex_amount
        return most if most > 1 else 1

    def max_mana(self, seat: int) -> int:
        return self.cave.mana[self.nature[seat]] + self.owned(seat, self.cave.max_mana)

    def clamp(self, seat: int) -> None:
        """Let a bar drop to a maximum that has dropped below it."""
        self.health[seat] = min(self.health[seat], self.max_health(seat))
        self.mana[seat] = min(self.mana[seat], self.max_mana(seat))

    def can_recover(self, seat: int) -> bool:
        """Return whether more health would do anything for ``seat``."""
        recovers = self.cave.recovers[self.nature[seat]]
        return recovers and self.health[seat] < self.max_health(seat)

    def recover_health(self, seat: int, amount: int) -> None:
        if not self.cave.recovers[self.nature[seat]]:
            return
        gain = min(amount, self.max_health(seat) - self.health[seat])
        if gain > 0:
            self.health[seat] += gain
            if self.telling:
                self.emit(events.HealthGained(seat, gain, self.health[seat]))

    def recover_mana(self, seat: int, amount: int) -> None:
        gain = min(amount, self.max_mana(seat) - self.mana[seat])
        if gain > 0:
            self.mana[seat] += gain
            if self.telling:
                self.emit(events.ManaGained(seat, gain, self.mana[seat]))

    def lose_health(self, seat: int, amount: int) -> None:
        """Lower the bar; whoever calls this pushes ``Casualties``."""
        loss = min(amount, self.health[seat])
        if loss > 0:
            self.health[seat] -= loss
            if self.telling:
                self.emit(events.HealthLost(seat, loss, self.health[seat]))

    def lose_mana(self, seat: int, amount: int) -> None:
        loss = min(amount, self.mana[seat])
        if loss > 0:
            self.mana[seat] -= loss
            if self.telling:
                self.emit(events.ManaLost(seat, loss, self.mana[seat]))

    def gain_honour(self, seat: int, amount: int) -> None:
        self.honour[seat] += amount
        if self.telling and amount:
            self.emit(events.HonourGained(seat, amount, self.honour[seat]))

    def lose_honour(self, seat: int, amount: int) -> None:
        loss = min(amount, self.honour[seat])
        if loss > 0:
            self.honour[seat] -= loss
            if self.telling:
                self.emit(events.HonourLost(seat, loss, self.honour[seat]))

    # -- artifacts (URT-8) --------------------------------------------------------------------

    def owned(self, seat: int, amounts: list[int]) -> int:
        """Return the sum of a column of the artifacts over the hand of ``seat``."""
        total = 0
        for card in self.hands[seat]:
            total += amounts[card]
        return total

    def card_for(self, seat: int, use: int) -> int:
        """Return a card of the hand with that use, or NOTHING."""
        for card in self.hands[seat]:
            if self.cave.use[card] == use:
                return card
        return NOTHING

    def may_hold(self, seat: int, use: int) -> bool:
        """Whether to ask for a card with that use: at a discreet table by what all can see."""
        if self.discreet and self.is_secretive(seat):
            return True
        return self.card_for(seat, use) != NOTHING

    def divine_of(self, seat: int) -> int:
        """Return the divine artifact of ``seat``, or NOTHING."""
        hand = self.hands[seat]
        if hand and hand[-1] >= FIRST_DIVINE:
            return hand[-1]
        return NOTHING

    def lies_at_home(self, divine: int) -> bool:
        """Return whether a divine artifact lies on its own field with its die."""
        if divine in self.gone:
            return False
        for seat in range(self.seats):
            if divine in self.hands[seat]:
                return False
        return True

    def is_secretive(self, seat: int) -> bool:
        return len(self.shown[seat]) < len(self.hands[seat])

    def may_show(self, seat: int) -> None:
        """Stop undo where cards that nobody has seen may make the difference."""
        if self.is_secretive(seat):
            self.reveals += 1

    def show(self, seat: int, card: int) -> None:
        """URT-8.4 Let everybody see that ``card`` is in the hand of ``seat``."""
        if card not in self.shown[seat]:
            self.uncover(seat, card)
            if self.telling:
                self.emit(events.ArtifactRevealed(seat, card))

    def uncover(self, seat: int, card: int) -> None:
        """Show ``card`` where another event tells of it."""
        if card not in self.shown[seat]:
            self.shown[seat] = added(self.shown[seat], card)
            self.reveals += 1

    def show_all(self, seat: int, amounts: list[int]) -> None:
        """URT-8.9 Show the cards whose passive effect is being applied."""
        for card in self.hands[seat]:
            if amounts[card]:
                self.show(seat, card)

    def gain_card(self, seat: int, card: int, openly: bool) -> None:
        """Add ``card`` to the hand; after a secret gain whoever calls this calls ``unveil``."""
        self.hands[seat] = added(self.hands[seat], card)
        if openly:
            self.shown[seat] = added(self.shown[seat], card)
            self.reveals += 1

    def unveil(self, seat: int, card: int) -> None:
        """URT-8.4 Show a card just gained if everybody sees what it does."""
        if self.cave.open_when_gained[card]:
            self.shown[seat] = added(self.shown[seat], card)
            self.reveals += 1
            if self.telling:
                self.emit(events.ArtifactRevealed(seat, card))

    def lose_card(self, seat: int, card: int) -> None:
        """URT-8.9 Take ``card`` out of the hand; of two the one that was seen leaves first."""
        self.hands[seat] = without(self.hands[seat], card)
        if card in self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], card)
        self.reveals += 1
        self.clamp(seat)  # URT-8.8

    def discard_card(self, seat: int, card: int) -> None:
        self.lose_card(seat, card)
        self.artifact_discard = (*self.artifact_discard, card)

    def remember_first(self, seat: int, card: int) -> None:
        """URT-13 Note the first two artifacts a hero keeps."""
        if len(self.first_artifacts[seat]) < 2:
            self.first_artifacts[seat] = added(self.first_artifacts[seat], card)

    def next_artifact(self) -> int:
        """URT-8.2 Return the top artifact, reshuffling if need be; NOTHING if there is none."""
        if self.artifacts_drawn == len(self.artifact_deck):
            if not self.artifact_discard:
                return NOTHING
            self.reshuffle_artifacts()
        self.artifacts_drawn += 1
        self.reveals += 1
        return self.artifact_deck[self.artifacts_drawn - 1]

    def reshuffle_artifacts(self) -> None:
        """Put the discards, shuffled, under what is left of the deck."""
        discard = self.artifact_discard
        self.artifact_deck = refilled(self.artifact_deck, self.artifacts_drawn, discard, self.rng)
        self.artifacts_drawn = 0
        self.artifact_discard = ()
        if self.telling:
            self.emit(events.DeckReshuffled(ARTIFACT_DECK, len(discard)))

    def next_event(self) -> int:
        """URT-7.1 Return the top event, laid on the discards; NOTHING if there is none."""
        if self.events_drawn == len(self.event_deck):
            if not self.event_discard:
                return NOTHING
            self.reshuffle_events()
        event = self.event_deck[self.events_drawn]
        self.events_drawn += 1
        self.event = event
        self.event_discard = (*self.event_discard, event)
        self.reveals += 1
        return event

    def reshuffle_events(self) -> None:
        discard = self.event_discard
        self.event_deck = refilled(self.event_deck, self.events_drawn, discard, self.rng)
        self.events_drawn = 0
        self.event_discard = ()
        if self.telling:
            self.emit(events.DeckReshuffled(EVENT_DECK, len(discard)))

    # -- combat (URT-6.1) ---------------------------------------------------------------------

    def clear_combat(self) -> None:
        """Forget weapons, reinforcements and dice: nobody is fighting."""
        for seat in range(self.seats):
            self.weapon[seat] = NOTHING
            self.combat[seat] = 0
            self.die[seat] = 0
            self.free_rerolls[seat] = 0

    def rolls_d8(self, seat: int) -> bool:
        weapon = self.weapon[seat]
        return self.has_d8[seat] or (weapon != NOTHING and self.cave.grants_d8[weapon])

    def top_face(self, seat: int) -> int:
        return self.cave.d8_top if self.rolls_d8(seat) else self.cave.d6_top

    def total(self, seat: int, kind: int) -> int:
        """URT-6.1 Return the combat roll of ``seat`` in a PVM, PVP or FUNGUS fight."""
        total = self.die[seat] + self.combat[seat] + self.weapon_bonus(seat, kind)
        if kind == FUNGUS:
            total += self.owned(seat, self.cave.fungus_bonus)
        return total

    def weapon_bonus(self, seat: int, kind: int) -> int:
        """URT-6.1 Return what the chosen weapon adds; nothing where weapons do not count."""
        weapon = self.weapon[seat]
        if weapon == NOTHING or kind == NOTHING:
            return 0
        if kind == PVM and self.foe == ALPHA:
            return self.cave.alpha_bonus[weapon]
        return self.cave.bonus[kind][weapon]

    def open_gear(self, seat: int, kind: int) -> int:
        """URT-8.9 Return what cards that everybody has seen add against mushrooms."""
        gear = 0
        if kind == FUNGUS:
            for card in self.shown[seat]:
                gear += self.cave.fungus_bonus[card]
        return gear

    def hide_cost(self, seat: int, cards: tuple[int, ...] | None = None) -> int:
        """Return what hiding costs ``seat`` with all his cards, or with ``cards`` of them."""
        cost = self.cave.hide[self.nature[seat]]
        for card in self.hands[seat] if cards is None else cards:
            cost -= self.cave.card_hide[card]
        return cost if cost > 0 else 0

    def d8_cost(self, seat: int) -> int:
        return self.cave.d8[self.nature[seat]]

    def sprint_cost(self, seat: int) -> int:
        if self.free_sprint:
            return 0
        cost = self.cave.sprint[self.nature[seat]] - self.owned(seat, self.cave.card_sprint)
        return cost if cost > 0 else 0

    def note_roll(self, seat: int, die: int, result: int) -> None:
        """Leave a die lying where everybody sees it."""
        self.rollers = (*self.rollers[1 - ROLLS_KEPT :], seat)
        self.dice = (*self.dice[1 - ROLLS_KEPT :], die)
        self.results = (*self.results[1 - ROLLS_KEPT :], result)

    # -- supplies (URT-1.8) -------------------------------------------------------------------

    def attack_left(self) -> int:
        return self.cave.attack_supply - sum(self.attack)

    def defense_left(self) -> int:
        return self.cave.defense_supply - sum(self.defense)

    def traps_left(self) -> int:
        return self.cave.trap_supply - len(self.traps) + self.traps.count(NOTHING)

    def hexes_left(self) -> int:
        return self.cave.hex_supply - self.hexed.count(True)
