// A view one event later, for the eye: cards move when their move is told. The true view follows.
import type { Advance } from '../board';
import type { Line } from '../../wire/messages';
import { CARDS, MONSTERS } from './cards';
import { cardsTold, cardTold, numberIn } from './facts';
import type { FaceDown, View } from './view';

type Change = (view: View, line: Line) => void;

const HAND_SIZE = 4;

/** Takes a card, null for one that I do not know, out of a hand. */
function lose(view: View, seat: number, card: string | null): void {
  const hand = view.hands[seat];
  if (hand === undefined) return;
  const cards = Array.isArray(hand) ? hand : hand.known;
  const at = card === null ? -1 : cards.indexOf(card);
  if (at >= 0) {
    cards.splice(at, 1);
    if (!Array.isArray(hand)) view.whence[seat]?.splice(at, 1);
  }
  if (!Array.isArray(hand)) hand.size = Math.max(0, hand.size - 1);
}

/** Puts a card into a hand, sorted as views have them. */
function gain(view: View, seat: number, card: string | null, whence: View['whence'][number][number]): void {
  const hand = view.hands[seat];
  if (hand === undefined) return;
  if (!Array.isArray(hand)) hand.size += 1;
  if (card === null) return;
  const cards = Array.isArray(hand) ? hand : hand.known;
  const later = cards.findIndex((other) => CARDS.indexOf(other) > CARDS.indexOf(card));
  const at = later < 0 ? cards.length : later;
  cards.splice(at, 0, card);
  if (!Array.isArray(hand)) view.whence[seat]?.splice(at, 0, whence);
}

function lay(view: View, seat: number, entry: string | FaceDown): void {
  view.piles[seat]?.push(entry);
}

/** The turn is at a seat; where the round was opened a new lap begins. */
function turnOf(view: View, seat: number): void {
  if (seat === view.start && view.active !== seat) view.lap += 1;
  view.active = seat;
}

const counts: Readonly<Record<string, Change>> = {
  hunter: (view) => void (view.hunts += 1),
  villager: (view) => void (view.vills += 1),
  friend: (view, line) => {
    const seat = numberIn(line, 'seat');
    if (!view.friends.includes(seat)) view.friends.push(seat);
  },
};

function played(view: View, line: Line): void {
  const seat = numberIn(line, 'seat');
  const card = cardTold(line);
  if (card === null) return;
  turnOf(view, seat);
  lose(view, seat, card);
  if (!MONSTERS.includes(card)) lay(view, seat, card);
  counts[card]?.(view, line);
}

function skipped(view: View, line: Line): void {
  const seat = numberIn(line, 'seat');
  turnOf(view, seat);
  lose(view, seat, 'hunter');
  lay(view, seat, { down: 'hunter', by: seat });
}

function buried(view: View, line: Line): void {
  const target = numberIn(line, 'target');
  lose(view, target, 'hunter');
  view.buried.push(target);
  view.general_deck.size += 1;
  view.general_deck.known.push('hunter');
}

function dropped(view: View, line: Line): void {
  const seat = numberIn(line, 'seat');
  const owner = numberIn(line, 'owner');
  const card = cardTold(line);
  lose(view, seat, card);
  const pile = view.piles[owner] ?? [];
  const dog = pile.lastIndexOf('dog');
  if (dog >= 0) pile.splice(dog, 1);
  lay(view, owner, { down: card ?? 'unknown', by: seat });
  gain(view, seat, 'dog', 'handed');
}

function moved(view: View, line: Line): void {
  const card = cardTold(line);
  lose(view, numberIn(line, 'giver'), card);
  gain(view, numberIn(line, 'taker'), card, 'from-you');
}

function dealt(view: View, line: Line): void {
  view.hands[numberIn(line, 'seat')] = cardsTold(line);
}

function fogged(view: View): void {
  for (const hand of view.hands) if (!Array.isArray(hand)) hand.known = [];
  view.whence = view.whence.map(() => []);
  view.records = [];
}

function ended(view: View, line: Line): void {
  const monster = cardTold(line, 'monster');
  if (monster === null) return;
  lose(view, numberIn(line, 'holder'), monster);
  view.used_monsters.push(monster);
  view.monster = 'none';
}

function begun(view: View, line: Line): void {
  const seats = view.hands.length;
  const cards = view.piles.flat().length + view.hands.reduce((sum, hand) => sum + sizeOf(hand), 0);
  view.round = numberIn(line, 'number');
  view.start = view.active = numberIn(line, 'seat');
  view.lap = 1;
  view.hunts = view.vills = 0;
  view.friends = [];
  view.buried = [];
  view.records = [];
  view.general_deck = { size: Math.max(0, view.general_deck.size + cards - HAND_SIZE * seats + 1), known: [] };
  view.monster_deck.size -= 1;
  view.monster = 'unknown';
  view.piles = view.piles.map(() => []);
  view.whence = view.whence.map(() => []);
  view.hands = view.hands.map((hand) => (Array.isArray(hand) ? [] : { size: HAND_SIZE, known: [] }));
}

function sizeOf(hand: View['hands'][number]): number {
  return Array.isArray(hand) ? hand.length : hand.size;
}

const CHANGES: Readonly<Record<string, Change>> = {
  'round-begun': begun,
  'hand-dealt': dealt,
  'turn-skipped': (view, line) => turnOf(view, numberIn(line, 'seat')),
  'card-played': played,
  'hunter-skipped': skipped,
  'hunter-buried': buried,
  'card-dropped': dropped,
  'card-given': moved,
  'card-drawn': moved,
  'fog-rolled-in': fogged,
  'monster-escaped': ended,
  'monster-caught': ended,
  'friend-betrayed': ended,
  'points-gained': (view, line) => {
    const seat = numberIn(line, 'seat');
    view.vp[seat] = (view.vp[seat] ?? 0) + numberIn(line, 'points');
  },
};

/** A copy in which nobody is asked: so it is while the story is told. */
function quiet(view: View): View {
  const copy = JSON.parse(JSON.stringify(view)) as View; // also of a reactive view, which cannot be cloned
  return { ...copy, choice: { ...copy.choice, seats: [] }, chosen: [] };
}

export const advance: Advance<View> = (view, line) => {
  const next = quiet(view);
  CHANGES[line.event]?.(next, line);
  return next;
};
